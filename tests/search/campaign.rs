//! The size of campaigns, tests that play many games: short in `npm test`, full in
//! `npm run test:long`.

/// Returns whether this is a long run: `KEDDAH_LONG` is set.
pub fn is_long() -> bool {
    std::env::var_os("KEDDAH_LONG").is_some()
}

/// Returns the number of games of a campaign: `short`, or `long` in a long run.
pub fn games(short: u64, long: u64) -> u64 {
    if is_long() { long } else { short }
}
