//! The clock of a whole game.

use super::{ClockSettings, GameLimit, PlayerClock};

/// The clock of a game: the player whose time runs, and the time left of each player. Players move
/// in turn.
///
/// Pure: the caller passes the time `now_ms`, in milliseconds since any fixed moment. Time that
/// goes backward counts as no time.
///
/// ```
/// use keddah::clock::{Expiry, FirstTurn, GameClock};
/// let mut clock = GameClock::new("1m+2s".parse()?, 2, FirstTurn::default());
/// clock.start(0.0);
/// assert!(clock.press(10_000.0));
/// assert_eq!((clock.to_move(), clock.left_ms(0, 10_000.0)), (1, 52_000.0));
/// assert_eq!(clock.left_ms(1, 15_000.0), 55_000.0);
/// assert_eq!(clock.expiry(70_000.0), Some(Expiry::Flag { player: 1 }));
/// # Ok::<(), keddah::clock::SettingsError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct GameClock {
    settings: ClockSettings,
    first: FirstTurn,
    /// The clock of each player as it was at the start of the current turn.
    players: Vec<PlayerClock>,
    /// The time used for each completed turn, in milliseconds.
    turns_ms: Vec<f64>,
    /// The time used for the current turn before the clock was last started, in milliseconds.
    used_ms: f64,
    /// The time at which the clock was last started, in milliseconds; `None` while it is stopped.
    since_ms: Option<f64>,
}

/// The turn with which a clock begins. By default the first turn of the game, by the first player.
///
/// ```
/// use keddah::clock::{FirstTurn, GameClock};
/// // The clock of a game that begins after both setups: three turns of each are two of the clock.
/// let first = FirstTurn { player: 0, ply: 2 };
/// let mut clock = GameClock::new("1m/5m/100/0/3t".parse()?, 2, first);
/// clock.start(0.0);
/// for _ in 0..4 {
///     assert_eq!(clock.expiry(0.0), None);
///     clock.press(0.0);
/// }
/// assert!(clock.expiry(0.0).is_some());
/// # Ok::<(), keddah::clock::SettingsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FirstTurn {
    /// The index of the player to move, from 0.
    pub player: usize,
    /// The number of turns of the game before the clock began.
    pub ply: usize,
}

/// The reason why a clock has ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expiry {
    /// A player has run out of time.
    Flag {
        /// The index of the player who has run out of time, from 0.
        player: usize,
    },
    /// The limit on the time or turns of the whole game is reached.
    Limit,
}

impl GameClock {
    /// Creates a stopped clock before the first turn. `players` is at least 1.
    pub fn new(settings: ClockSettings, players: usize, first: FirstTurn) -> Self {
        let players = players.max(1);
        let first = FirstTurn { player: first.player % players, ..first };
        let clocks = vec![settings.player_clock(); players];
        Self { settings, first, players: clocks, turns_ms: Vec::new(), used_ms: 0.0, since_ms: None }
    }

    /// Creates a stopped clock after completed turns that took `turns_ms`, with `used_ms` used for
    /// the next turn. With [`turns_ms`](Self::turns_ms) and [`used_ms`](Self::used_ms), a clock can
    /// be stored and restored.
    ///
    /// ```
    /// use keddah::clock::{FirstTurn, GameClock};
    /// let mut clock = GameClock::new("3m".parse()?, 2, FirstTurn::default());
    /// clock.start(0.0);
    /// clock.press(20_000.0);
    /// clock.pause(25_000.0);
    /// let turns_ms = clock.turns_ms().to_vec();
    /// let again = GameClock::after(clock.settings(), 2, clock.first(), turns_ms, clock.used_ms(0.0));
    /// assert_eq!(again, clock);
    /// # Ok::<(), keddah::clock::SettingsError>(())
    /// ```
    pub fn after(
        settings: ClockSettings,
        players: usize,
        first: FirstTurn,
        turns_ms: Vec<f64>,
        used_ms: f64,
    ) -> Self {
        let mut clock = Self::new(settings, players, first);
        for ms in turns_ms {
            clock.complete(ms.max(0.0));
        }
        clock.used_ms = used_ms.max(0.0);
        clock
    }

    /// The settings of the clock: time control, main time and limit of the game.
    pub const fn settings(&self) -> ClockSettings {
        self.settings
    }

    /// The turn of the game with which the clock began.
    pub const fn first(&self) -> FirstTurn {
        self.first
    }

    /// The number of players who share the clock.
    pub fn player_count(&self) -> usize {
        self.players.len()
    }

    /// The index of the player whose clock is to run, from 0.
    pub fn to_move(&self) -> usize {
        (self.first.player + self.turns_ms.len()) % self.players.len()
    }

    /// The time used for each completed turn, in milliseconds.
    pub fn turns_ms(&self) -> &[f64] {
        &self.turns_ms
    }

    /// The time used for the current turn so far, in milliseconds.
    pub fn used_ms(&self, now_ms: f64) -> f64 {
        self.used_ms + self.since_ms.map_or(0.0, |since_ms| (now_ms - since_ms).max(0.0))
    }

    /// Whether the clock of the player to move is running.
    pub const fn is_running(&self) -> bool {
        self.since_ms.is_some()
    }

    /// Starts the clock of the player to move, or lets it run on after a pause. Does nothing if it
    /// runs, or once the clock has ended the game.
    pub fn start(&mut self, now_ms: f64) {
        if self.since_ms.is_none() && self.expiry(now_ms).is_none() {
            self.since_ms = Some(now_ms);
        }
    }

    /// Stops the clock without ending the turn; the time used for the turn is kept.
    pub fn pause(&mut self, now_ms: f64) {
        self.used_ms = self.used_ms(now_ms);
        self.since_ms = None;
    }

    /// Completes the turn of the player to move. The time of the next player runs, if that of this
    /// player did. Returns false if the turn comes too late: the clock has ended the game, and
    /// stops.
    pub fn press(&mut self, now_ms: f64) -> bool {
        if self.expiry(now_ms).is_some() {
            self.pause(now_ms);
            return false;
        }
        let used_ms = self.used_ms(now_ms);
        self.complete(used_ms);
        self.used_ms = 0.0;
        self.since_ms = self.since_ms.map(|_| now_ms);
        if self.expiry(now_ms).is_some() {
            self.pause(now_ms);
        }
        true
    }

    /// Takes back completed turns, at most all. The clock is as it was at the start of the turn
    /// before them; if it ran, it runs.
    ///
    /// ```
    /// use keddah::clock::{FirstTurn, GameClock};
    /// let mut clock = GameClock::new("3m+2s".parse()?, 2, FirstTurn::default());
    /// clock.start(0.0);
    /// clock.press(30_000.0);
    /// clock.take_back(1, 35_000.0);
    /// assert_eq!((clock.to_move(), clock.left_ms(0, 36_000.0)), (0, 179_000.0));
    /// # Ok::<(), keddah::clock::SettingsError>(())
    /// ```
    pub fn take_back(&mut self, turns: usize, now_ms: f64) {
        let mut turns_ms = std::mem::take(&mut self.turns_ms);
        turns_ms.truncate(turns_ms.len().saturating_sub(turns));
        let since_ms = self.since_ms.map(|_| now_ms);
        let before = Self::after(self.settings, self.players.len(), self.first, turns_ms, 0.0);
        *self = Self { since_ms, ..before };
    }

    /// The time left until a player loses on time, in milliseconds: for the player to move in this
    /// turn, for others in their next turn. 0 if there is no such player.
    pub fn left_ms(&self, player: usize, now_ms: f64) -> f64 {
        let Some(clock) = self.players.get(player) else { return 0.0 };
        let used_ms = if player == self.to_move() { self.used_ms(now_ms) } else { 0.0 };
        (clock.available_ms() - used_ms).max(0.0)
    }

    /// Whether the clock has ended the game, and why. If both a player's time and the limit of the
    /// game have run out, the earlier event counts.
    pub fn expiry(&self, now_ms: f64) -> Option<Expiry> {
        let player = self.to_move();
        let available_ms = self.players.get(player).map_or(0.0, PlayerClock::available_ms);
        let used_ms = self.used_ms(now_ms);
        let is_limit_reached = match self.settings.limit() {
            None => false,
            Some(GameLimit::Turns(turns)) => {
                self.first.ply + self.turns_ms.len() >= (turns as usize).saturating_mul(self.players.len())
            }
            Some(GameLimit::Time(ms)) => self.turns_ms.iter().sum::<f64>() + used_ms.min(available_ms) >= ms,
        };
        if is_limit_reached {
            Some(Expiry::Limit)
        } else if used_ms >= available_ms {
            Some(Expiry::Flag { player })
        } else {
            None
        }
    }

    /// The time within which the computer, if it is to move, should have moved, in milliseconds:
    /// like the budget of a timed search, with a margin for delays. Infinite without a time limit.
    pub fn budget_ms(&self, now_ms: f64) -> f64 {
        let Some(clock) = self.players.get(self.to_move()) else { return 0.0 };
        let hard_ms = clock.time_budget().map_or(f64::INFINITY, |budget| budget.hard_ms);
        (hard_ms - self.used_ms(now_ms)).max(0.0)
    }

    /// Adds a completed turn that took `used_ms` milliseconds.
    fn complete(&mut self, used_ms: f64) {
        let player = self.to_move();
        if let Some(clock) = self.players.get_mut(player) {
            clock.spend(used_ms);
        }
        self.turns_ms.push(used_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(settings: &str, players: usize) -> GameClock {
        let settings = settings.parse().unwrap_or_else(|error| panic!("{settings}: {error}"));
        let mut clock = GameClock::new(settings, players, FirstTurn::default());
        clock.start(1000.0);
        clock
    }

    #[test]
    fn clock_stands_still_until_it_is_started() {
        let mut clock = GameClock::new("1m".parse().unwrap(), 2, FirstTurn { player: 1, ply: 0 });
        assert!(!clock.is_running());
        assert_eq!((clock.to_move(), clock.left_ms(1, 1e9), clock.expiry(1e9)), (1, 60_000.0, None));
        clock.start(1e9);
        clock.start(2e9);
        assert_eq!(clock.expiry(1e9 + 59_999.0), None);
        assert_eq!(clock.expiry(1e9 + 60_000.0), Some(Expiry::Flag { player: 1 }));
    }

    #[test]
    fn reserve_covers_what_exceeds_the_time_per_turn() {
        let mut clock = clock("10s/20s", 2);
        assert_eq!(clock.left_ms(0, 1000.0), 30_000.0);
        assert!(clock.press(5_000.0));
        assert_eq!((clock.left_ms(0, 5_000.0), clock.left_ms(1, 5_000.0)), (36_000.0, 30_000.0));
        assert!(clock.press(30_000.0));
        assert_eq!(clock.left_ms(1, 30_000.0), 15_000.0);
        assert_eq!(clock.turns_ms(), [4000.0, 25_000.0]);
    }

    #[test]
    fn four_players_move_in_turn() {
        let mut clock = clock("1m", 4);
        for (turn, now_ms) in [2000.0, 3000.0, 4000.0, 5000.0].into_iter().enumerate() {
            assert_eq!(clock.to_move(), turn);
            assert!(clock.press(now_ms));
        }
        assert_eq!(clock.to_move(), 0);
        assert!((0..4).all(|player| clock.left_ms(player, 5000.0) == 59_000.0));
        assert_eq!(clock.left_ms(4, 5000.0), 0.0);
    }

    #[test]
    fn late_turn_is_not_completed() {
        let mut clock = clock("5s", 2);
        assert!(!clock.press(6000.0));
        assert_eq!((clock.is_running(), clock.to_move(), clock.left_ms(0, 0.0)), (false, 0, 0.0));
        assert_eq!(clock.expiry(0.0), Some(Expiry::Flag { player: 0 }));
        clock.start(7000.0);
        assert!(!clock.is_running() && !clock.press(7000.0));
        clock.take_back(1, 8000.0);
        assert_eq!((clock.expiry(8000.0), clock.left_ms(0, 8000.0)), (None, 5000.0));
    }

    #[test]
    fn pauses_do_not_count() {
        let mut clock = clock("1m", 2);
        clock.pause(11_000.0);
        assert_eq!((clock.left_ms(0, 99_000.0), clock.is_running()), (50_000.0, false));
        clock.start(100_000.0);
        assert_eq!(clock.left_ms(0, 101_000.0), 49_000.0);
        clock.pause(101_000.0);
        assert!(clock.press(200_000.0));
        assert!(!clock.is_running());
        assert_eq!((clock.turns_ms(), clock.left_ms(1, 300_000.0)), (&[11_000.0][..], 60_000.0));
    }

    #[test]
    fn time_that_goes_backward_counts_as_none() {
        let mut clock = clock("1m", 2);
        assert_eq!(clock.left_ms(0, 0.0), 60_000.0);
        assert!(clock.press(0.0));
        assert_eq!(clock.turns_ms(), [0.0]);
    }

    #[test]
    fn turn_time_limits_a_turn_with_time_in_reserve() {
        let clock = clock("30s/5m/100/0/0/1m", 2);
        assert_eq!(clock.left_ms(0, 1000.0), 60_000.0);
        assert_eq!(clock.expiry(61_000.0), Some(Expiry::Flag { player: 0 }));
    }

    #[test]
    fn what_runs_out_first_ends_the_game() {
        let mut long = clock("10s/0/100/0/1m", 2);
        for turn in 1..=6 {
            assert!(long.press(1000.0 + f64::from(turn) * 9000.0));
        }
        assert_eq!(long.expiry(60_999.0), None);
        assert_eq!(long.expiry(61_000.0), Some(Expiry::Limit));
        assert_eq!(long.expiry(99_000.0), Some(Expiry::Limit));
        assert!(!long.press(61_000.0));
        let mut short = clock("10s/0/100/0/1m", 2);
        assert_eq!(short.expiry(99_000.0), Some(Expiry::Flag { player: 0 }));
        short.pause(99_000.0);
        assert_eq!(short.expiry(99_000.0), Some(Expiry::Flag { player: 0 }));
    }

    #[test]
    fn turns_run_out_after_those_of_all_players() {
        let mut clock = clock("10s/0/100/0/2t", 2);
        for _ in 0..4 {
            assert_eq!(clock.expiry(1000.0), None);
            assert!(clock.press(1000.0));
        }
        assert_eq!((clock.expiry(1000.0), clock.is_running()), (Some(Expiry::Limit), false));
        assert!(!clock.press(1000.0));
    }

    #[test]
    fn turns_are_taken_back_with_their_times() {
        let mut clock = clock("10s/20s/50", 2);
        let mut states = vec![clock.clone()];
        let mut now_ms = 1000.0;
        for ms in [4000.0, 15_000.0, 0.0, 9999.0, 12_000.0] {
            now_ms += ms;
            assert!(clock.press(now_ms));
            states.push(clock.clone());
        }
        for count in 0..=5 {
            let mut back = clock.clone();
            back.take_back(count, now_ms + 5000.0);
            let state = &states[5 - count];
            assert_eq!((back.turns_ms(), back.to_move()), (state.turns_ms(), state.to_move()));
            for player in 0..2 {
                assert_eq!(back.left_ms(player, 0.0), state.left_ms(player, 0.0), "{count}");
            }
        }
        clock.take_back(99, now_ms);
        assert!(clock.turns_ms().is_empty() && clock.is_running());
    }

    #[test]
    fn budget_leaves_time_on_the_clock() {
        for settings in ["15s/1m30s", "30s/5m/100/0/8h", "1m/5m/100/10m", "1m", "3m+2s", "5m+3s", "10m"] {
            let mut clock = clock(settings, 2);
            let mut now_ms = 1000.0;
            for _ in 0..200 {
                let (budget_ms, left_ms) = (clock.budget_ms(now_ms), clock.left_ms(clock.to_move(), now_ms));
                assert!(budget_ms > 0.0 && budget_ms < left_ms, "{settings}: {budget_ms} of {left_ms}");
                now_ms += budget_ms * 0.9;
                assert!(clock.budget_ms(now_ms) < budget_ms);
                assert!(clock.press(now_ms), "{settings}");
            }
        }
    }
}
