#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::protocols;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: protocols::Conversation| protocols::qtp(input));
