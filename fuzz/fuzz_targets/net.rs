#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::networks;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|damage: networks::Damage| networks::net(&damage));
