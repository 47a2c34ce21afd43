#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::arimaa;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: arimaa::Steps| arimaa::rules(input));
