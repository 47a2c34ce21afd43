//! Everything that a user interface needs from a game, as one trait. The command line, the
//! protocols, matches, JSON and the JavaScript classes are generic over it.
//!
//! A game implements [`Rules`] and, with its computer player, [`Playable`]. A user interface is
//! then generic over `G: Playable` and works with a `GameRecord<G>`:
//!
//! ```
//! use keddah::playable::Playable;
//! use keddah::record::{ErrorOf, GameRecord};
//! use keddah::{arimaa::Arimaa, quoridor::Quoridor};
//!
//! fn last_turn<G: Playable>(text: &str) -> Result<Option<String>, ErrorOf<G>> {
//!     let game: GameRecord<G> = G::parse(text, &G::Options::default())?;
//!     Ok(game.history().next_back())
//! }
//! assert_eq!(last_turn::<Quoridor>("1. e2 e8").unwrap().as_deref(), Some("e8"));
//! assert_eq!(last_turn::<Arimaa>("1g").unwrap(), None);
//! ```

use crate::game::Rng;
use crate::net::{Net, NetError};
use crate::record::{Checked, ErrorOf, GameRecord, Player, Reason, RecordRefusal, Rules, Status};
use crate::search::{Control, Limits, SearchResult};
use crate::threat::Threat;

/// A text protocol between an engine and a program that runs games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// The Arimaa Engine Interface (AEI).
    Aei,
    /// The Quoridor Text Protocol (QTP), a variant of the Go Text Protocol.
    Qtp,
}

/// A game that a user interface can offer: its [rules](Rules), a computer player, a text protocol
/// and random openings.
///
/// ```
/// use keddah::playable::{Playable, Protocol};
/// use keddah::quoridor::Quoridor;
/// assert_eq!((Quoridor::NAME, Quoridor::PROTOCOL), ("quoridor", Some(Protocol::Qtp)));
/// assert_eq!(Quoridor::split_turns("1. e2 e8"), ["e2", "e8"]);
/// ```
pub trait Playable: Rules<Turn: Send + Sync, Position: Send + Sync> + Send + Sync + 'static {
    /// The name of the game in commands, in lower case.
    const NAME: &'static str;
    /// The text protocol of the game's engines, if there is one.
    const PROTOCOL: Option<Protocol> = None;
    /// The names of the record tags for the names of the first two players.
    const PLAYER_TAGS: [&'static str; 2] = ["Player1", "Player2"];
    /// The default number of random turns in the opening of a match game.
    const RANDOM_TURNS: usize = 2;

    /// Starts a new game with the given options.
    fn start(options: &Self::Options) -> Result<GameRecord<Self>, ErrorOf<Self>>;

    /// Parses a text that is either a position or a record.
    fn parse(text: &str, options: &Self::Options) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        Self::parse_position(text, options).or_else(|_| Self::parse_record(text, options))
    }

    /// Parses a position and starts a game from it.
    fn parse_position(text: &str, options: &Self::Options) -> Result<GameRecord<Self>, ErrorOf<Self>>;

    /// Splits a text of several turns into single turns, by default at white space.
    fn split_turns(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    /// The number of players in a game, by default two.
    fn seats(_game: &GameRecord<Self>) -> usize {
        2
    }

    /// Searches for the best turn, among `turns` unless there are none. Calls `report` after each
    /// completed depth. The turns must be legal in this game. Fails if the game is over.
    fn search(
        game: &GameRecord<Self>,
        turns: &[Checked<Self>],
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<Self::Turn>),
    ) -> Result<SearchResult<Self::Turn>, Self::Refusal>;

    /// Reads a network of this game from the bytes of its file. By default fails: no network fits.
    fn read_net(_bytes: &[u8]) -> Result<Net, NetError> {
        Err(NetError::Sizes)
    }

    /// The game from its current position after the player to move has passed, for
    /// [threats](crate::threat). By default `None`: nobody can pass.
    fn after_pass(_game: &GameRecord<Self>) -> Option<GameRecord<Self>> {
        None
    }

    /// Returns the threats that a legal turn carries out against the player who passed before it.
    /// None by default.
    fn threats(_game: &GameRecord<Self>, _turn: &Checked<Self>) -> Vec<Threat> {
        Vec::new()
    }

    /// Converts a game to what its text protocol can express, or says why that is impossible.
    fn for_protocol(game: GameRecord<Self>) -> Result<GameRecord<Self>, String> {
        Ok(game)
    }

    /// Converts a turn to the notation of the game's text protocol.
    fn to_protocol(turn: &str) -> String {
        turn.into()
    }

    /// Converts a turn from the notation of the game's text protocol. Leaves unreadable text
    /// unchanged, so that playing it reports the error.
    fn from_protocol(turn: &str) -> String {
        turn.into()
    }

    /// The game that a random opening begins from, by default a new one.
    fn random_start(_rng: &mut Rng) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        Self::start(&Self::Options::default())
    }

    /// Plays a random legal turn. Plays nothing if it finds none.
    fn play_random_turn(game: &mut GameRecord<Self>, rng: &mut Rng);
}

/// Methods for user interfaces, which identify players by seat and turns by text. Seats count from
/// 0.
///
/// ```
/// use keddah::arimaa::Game;
/// use keddah::record::Reason;
/// let mut game = Game::default_setup();
/// assert_eq!((game.seats(), game.mover(), game.outcome()), (2, Some(0), None));
/// game.forfeit(0, Reason::Time)?;
/// assert_eq!((game.mover(), game.outcome()), (None, Some((Some(1), Reason::Time))));
/// # Ok::<(), keddah::arimaa::Error>(())
/// ```
impl<G: Playable> GameRecord<G> {
    /// Searches for the best turn and returns the turns as text. See [`Playable::search`].
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// use keddah::search::{Control, Limits};
    /// let mut game = Game::default();
    /// let limits = Limits { nodes: Some(500), ..Limits::default() };
    /// let result = game.search(&limits, &Control::default(), &mut |_| ())?;
    /// game.play(&result.best)?;
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn search(
        &self,
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<String>),
    ) -> Result<SearchResult<String>, ErrorOf<G>> {
        self.search_among(&[], limits, control, report)
    }

    /// Searches like [`search`](Self::search), but among the given turns only, or among all turns
    /// if there are none.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// use keddah::search::{Control, Limits};
    /// let game = Game::default();
    /// let turns = game.read_turns(&["d1", "f1"]).map_err(|(_, error)| error)?;
    /// let limits = Limits { nodes: Some(500), ..Limits::default() };
    /// let result = game.search_among(&turns, &limits, &Control::default(), &mut |_| ())?;
    /// assert!(["d1", "f1"].contains(&result.best.as_str()));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn search_among(
        &self,
        turns: &[Checked<G>],
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<String>),
    ) -> Result<SearchResult<String>, ErrorOf<G>> {
        let written = |found: &SearchResult<G::Turn>| self.written(found);
        let found = G::search(self, turns, limits, control, &mut |found| report(&written(found)));
        found.map(|found| written(&found)).map_err(|refusal| self.error(refusal))
    }

    /// Parses turns that are legal in the current position. Fails with the index of the first one
    /// that is not, and why.
    ///
    /// ```
    /// let error = keddah::quoridor::Game::default().read_turns(&["d1", "e5"]).unwrap_err();
    /// assert_eq!((error.0, error.1.code()), (1, "not-adjacent"));
    /// ```
    pub fn read_turns(&self, texts: &[impl AsRef<str>]) -> Result<Vec<Checked<G>>, (usize, ErrorOf<G>)> {
        let mut turns = Vec::new();
        for (index, text) in texts.iter().enumerate() {
            turns.push(self.check(text.as_ref()).map_err(|error| (index, error))?);
        }
        Ok(turns)
    }

    #[inline(never)] // Two callers, and the code is large in wasm.
    fn written(&self, found: &SearchResult<G::Turn>) -> SearchResult<String> {
        found.map(|turn| G::write(self, turn))
    }

    /// Searches for the best turn like [`search`](Self::search), without reports and timed by the
    /// system clock. Not available in wasm, which takes its clock from JavaScript.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// use keddah::search::Limits;
    /// let mut game = Game::default_setup();
    /// let result = game.best_move(&Limits { nodes: Some(500), ..Limits::default() })?;
    /// game.play(&result.best)?;
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    #[cfg(not(target_arch = "wasm32"))]
    pub fn best_move(&self, limits: &Limits) -> Result<SearchResult<String>, ErrorOf<G>> {
        let now = crate::search::system_clock();
        self.search(limits, &Control { now: &now, ..Control::default() }, &mut |_| ())
    }

    /// Returns the game without its history after a pass of the player to move, even if the rules
    /// forbid passing. `None` if nobody could move then, as in Arimaa's setup. Fails if the game is
    /// over.
    ///
    /// ```
    /// use keddah::arimaa::Game;
    /// let passed = Game::default_setup().after_pass()?.unwrap();
    /// assert!(passed.to_string().starts_with('s'));
    /// # Ok::<(), keddah::arimaa::Error>(())
    /// ```
    pub fn after_pass(&self) -> Result<Option<Self>, ErrorOf<G>> {
        if self.status().is_over() {
            return Err(self.error(RecordRefusal::GameOver.into()));
        }
        Ok(G::after_pass(self).filter(|passed| !passed.status().is_over()))
    }

    /// The threats that a turn carries out against the player before the mover, who
    /// [passed](Self::after_pass). Fails if the turn is illegal.
    ///
    /// ```
    /// use keddah::quoridor::Game;
    /// let game = Game::parse("1. e2 e8", &Default::default())?;
    /// let threats = game.after_pass()?.unwrap().threats("d7h")?;
    /// assert_eq!((threats[0].kind, threats[0].square.as_str(), threats[0].steps), ("detour", "e2", Some(1)));
    /// # Ok::<(), keddah::quoridor::Error>(())
    /// ```
    pub fn threats(&self, turn: &str) -> Result<Vec<Threat>, ErrorOf<G>> {
        Ok(G::threats(self, &self.check(turn)?))
    }

    /// The number of players in the game.
    pub fn seats(&self) -> usize {
        G::seats(self)
    }

    /// The seat of the player to move; `None` if the game is over.
    pub fn mover(&self) -> Option<usize> {
        match self.status() {
            Status::Playing { to_move } => Some(to_move.seat()),
            Status::Won { .. } | Status::Drawn { .. } => None,
        }
    }

    /// The seat of the winner (`None` in a draw) and the reason for the end, if the game is over.
    pub fn outcome(&self) -> Option<(Option<usize>, Reason)> {
        match self.status() {
            Status::Playing { .. } => None,
            Status::Won { winner, reason } => Some((Some(winner.seat()), reason)),
            Status::Drawn { reason } => Some((None, reason)),
        }
    }

    /// Ends the game with a loss for a seat: by resignation, on time or by an illegal move. Does
    /// nothing if there is no such seat.
    pub fn forfeit(&mut self, seat: usize, reason: Reason) -> Result<(), ErrorOf<G>> {
        let Some(loser) = G::Player::from_seat(seat) else { return Ok(()) };
        let winner = G::winner_if_resigns(self.turn_position(), loser);
        self.end(winner, reason).map_err(|refusal| self.error(refusal))
    }

    /// Returns the reason for the end of a game that has this name, if this game can end for it.
    ///
    /// ```
    /// use keddah::{arimaa, quoridor};
    /// assert!(arimaa::Game::reason("immobilization").is_some());
    /// assert!(quoridor::Game::reason("immobilization").is_none());
    /// ```
    pub fn reason(name: &str) -> Option<Reason> {
        Reason::from_name(name).filter(|reason| G::REASONS.contains(reason))
    }
}

/// A game after random opening turns; `None` if they end the game.
///
/// ```
/// use keddah::game::Rng;
/// use keddah::playable::random_opening;
/// use keddah::quoridor::Quoridor;
/// assert_eq!(random_opening::<Quoridor>(&mut Rng::new(1), 4).unwrap().ply(), 4);
/// ```
pub fn random_opening<G: Playable>(rng: &mut Rng, turns: usize) -> Option<GameRecord<G>> {
    let mut game = G::random_start(rng).ok()?;
    let plies = game.ply() + turns;
    while game.ply() < plies {
        let ply = game.ply();
        G::play_random_turn(&mut game, rng);
        if game.ply() == ply || game.status().is_over() {
            return None;
        }
    }
    Some(game)
}
