#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::courses;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| courses::course(input));
