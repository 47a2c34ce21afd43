#![no_main]
//! See `fuzz/README.md`.

use keddah::quoridor::Quoridor;
use keddah_fuzz::records;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| records::file::<Quoridor>(input));
