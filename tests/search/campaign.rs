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

/// Returns the nodes a move and the games of a match: the numbers in the environment variable, or
/// these.
pub fn setting(variable: &str, nodes: u64, games: u64) -> (u64, u64) {
    let setting = std::env::var(variable).unwrap_or_default();
    let mut numbers = setting.split(' ').map_while(|word| word.parse().ok());
    (numbers.next().unwrap_or(nodes), numbers.next().unwrap_or(games))
}
