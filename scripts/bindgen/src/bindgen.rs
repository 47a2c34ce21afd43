//! Writes the JavaScript that belongs to a compiled wasm module:
//! `keddah-bindgen INPUT.wasm FOLDER NAME` makes `NAME.js` and `NAME_bg.wasm`.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [input, folder, name] = arguments.as_slice() else {
        eprintln!("Usage: keddah-bindgen INPUT.wasm FOLDER NAME");
        return ExitCode::from(2);
    };
    let generated = Bindgen::new().input_path(input).out_name(name).web(true).and_then(|bindgen| {
        // No default path of the wasm: the package passes one, and bundlers would follow both.
        bindgen.typescript(false).omit_default_module_path(true).generate(folder)
    });
    match generated {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("keddah-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
