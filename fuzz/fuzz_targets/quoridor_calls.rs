#![no_main]
//! See `fuzz/README.md`.

use keddah::quoridor::Quoridor;
use keddah_fuzz::calls;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: calls::Calls<Quoridor>| calls::play(input));
