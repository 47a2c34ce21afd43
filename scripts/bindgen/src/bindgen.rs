//! Writes the JavaScript that belongs to a compiled wasm module:
//! `keddah-bindgen INPUT.wasm FOLDER NAME` makes `NAME.js` and `NAME_bg.wasm`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, mem};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [input, folder, name] = arguments.as_slice() else {
        eprintln!("Usage: keddah-bindgen INPUT.wasm FOLDER NAME");
        return ExitCode::from(2);
    };
    match generate(input, Path::new(folder), name) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("keddah-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the wasm module and its script, with shorter names for the imports of the module.
fn generate(input: &str, folder: &Path, name: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    // No default path of the wasm: the package passes one, and bundlers would follow both.
    bindgen.input_path(input).out_name(name).web(true)?.typescript(false).omit_default_module_path(true);
    let mut output = bindgen.generate_output()?;
    let mut renamed = BTreeMap::new();
    for import in output.wasm_mut().imports.iter_mut() {
        let short = shortened(&import.name);
        let long = mem::replace(&mut import.name, short);
        if let Some(other) = renamed.insert(import.name.clone(), long) {
            return Err(format!("two imports would have the same short name, one is {other}").into());
        }
    }
    output.emit(folder)?;
    let file = folder.join(format!("{name}.js"));
    let script = fs::read_to_string(&file)?;
    fs::write(file, renamed.iter().fold(script, |script, (short, long)| script.replace(long, short)))?;
    Ok(())
}

/// The name of an import with only the last four digits of the hash at its end. Every import's name
/// is in the module and in its script, and hashes hardly compress.
fn shortened(name: &str) -> String {
    match name.rsplit_once('_') {
        Some((words, hash)) if hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
            format!("{words}_{}", &hash[12..])
        }
        _ => name.into(),
    }
}
