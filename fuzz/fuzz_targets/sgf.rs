#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::protocols;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| protocols::sgf(input));
