#![no_main]
//! See `fuzz/README.md`.

use keddah::arimaa::Arimaa;
use keddah_fuzz::calls;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: calls::Calls<Arimaa>| calls::play(input));
