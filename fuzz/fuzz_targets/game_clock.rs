#![no_main]
//! See `fuzz/README.md`.

use keddah_fuzz::clocks;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: clocks::ClockCalls| clocks::game_clock(input));
