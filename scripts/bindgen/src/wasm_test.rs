//! wasm-bindgen's test runner: `keddah-wasm-test TEST.wasm [FILTER]`, started by `cargo test`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("keddah-wasm-test: {error}");
            ExitCode::FAILURE
        }
    }
}
