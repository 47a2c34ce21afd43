//! The entry points to the search of Quoridor games.

use super::QuoridorKnowledge;
use super::levels::NET_LEVELS;
use super::many_players::{self, ManyPlayersEvaluator};
use super::net::{QuoridorEvaluator, is_known_to_net};
use super::openings::{self, opening_move};
use super::threats::careless_moves;
use crate::net::Net;
use crate::quoridor::{Checked, Game, Move, Position, Refusal};
use crate::record::RecordRefusal;
use crate::search::{self, Control, Evaluator, Knowledge, Limits, SearchTask};

/// The result of a search in Quoridor, with moves as turns.
pub type SearchResult = search::SearchResult<Move>;

/// Searches for the best move of the player to move: by alpha-beta with two players, best first
/// with more, where each maximizes its own win probability. If an opponent threatens to win, the
/// search prevents that itself where it can, and does not rely on the other opponents.
///
/// With a [network](Control::net), if the limits [use one](Limits::uses_net), a game of two players
/// on the 9×9 board is searched best first, too.
///
/// With a seed other than 0, the levels 6 to 10 and searches by time begin the game with an opening
/// that the seed chooses: they search only its next move, unless several lines are wanted.
///
/// Fails with `game-over` if the game is over.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::{Control, Limits};
/// let mut game = Game::default();
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search(&game, &limits, &Control::default(), &mut |_| ())?;
/// game.play_turn(&result.best)?;
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
pub fn search(
    game: &Game,
    limits: &Limits,
    control: &Control<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    search_among(game, &[], limits, control, report)
}

/// Searches like [`search()`], but among the given moves only, which must be legal in `game`, or
/// among all moves if there are none.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::{Control, Limits};
/// let game = Game::default();
/// let moves = [game.check("a1h")?, game.check("d1")?];
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let result = ai::search_among(&game, &moves, &limits, &Control::default(), &mut |_| ())?;
/// assert!(moves.iter().any(|checked| checked.turn == result.best));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub fn search_among(
    game: &Game,
    moves: &[Checked],
    limits: &Limits,
    control: &Control<'_>,
    report: &mut dyn FnMut(&SearchResult),
) -> Result<SearchResult, Refusal> {
    if game.status().is_over() {
        return Err(RecordRefusal::GameOver.into());
    }
    let mut search_turns: Vec<_> = moves.iter().map(|checked| vec![checked.turn]).collect();
    let is_varied = limits.level.map_or(limits.time_ms.is_some(), |level| level >= openings::FIRST_LEVEL);
    if is_varied && limits.lines.is_none() && moves.is_empty() {
        search_turns.extend(opening_move(game, limits.seed).map(|mv| vec![mv]));
    }
    let past_keys = game.past_keys();
    let mut knowledge = QuoridorKnowledge::default();
    let many = game.position().players() > 2;
    let wanted = cfg!(feature = "net") && limits.uses_net() && is_known_to_net(game.position());
    let net = if wanted { control.net } else { None };
    let limits = limits.resolve(match net {
        Some(_) => &NET_LEVELS,
        None if many => &many_players::LEVELS,
        None => &QuoridorKnowledge::LEVELS,
    });
    // The lowest levels overlook such threats. Given moves are searched, however careless.
    let is_careful = many && moves.is_empty() && limits.noise <= many_players::LEVELS[2].noise;
    let excluded = if is_careful { careless_moves(game.position()) } else { Vec::new() };
    let task = SearchTask {
        root: *game.position(),
        past_keys: &past_keys,
        excluded: &excluded,
        search_turns: &search_turns,
        knowledge: &mut knowledge,
        limits,
        control,
    };
    let checksum = net.map(Net::checksum);
    let with_net = |found| SearchResult { net: checksum, ..found };
    let mut report = |found: &SearchResult| report(&with_net(found.clone()));
    let mut best_first = |task, evaluator: &mut dyn Evaluator<Position>| {
        search::search_turns_best_first(task, evaluator, <[Move]>::to_vec, &mut report)
    };
    let result = match net {
        Some(net) => best_first(task, &mut QuoridorEvaluator::new(net)),
        None if many => best_first(task, &mut ManyPlayersEvaluator::new(game.position())),
        None => search::search_turns(task, <[Move]>::to_vec, &mut report),
    };
    // A game that is not over has a legal move, and the first iteration finds one.
    result.map(with_net).ok_or(RecordRefusal::GameOver.into())
}

/// Searches for the best Quoridor move like [`search()`], without reports and timed by the system
/// clock. Not available in wasm.
///
/// ```
/// use keddah::quoridor::{Game, ai};
/// use keddah::search::Limits;
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// assert!(ai::best_move(&Game::default(), &limits)?.nodes >= 1000);
/// # Ok::<(), keddah::quoridor::Refusal>(())
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn best_move(game: &Game, limits: &Limits) -> Result<SearchResult, Refusal> {
    let now = search::system_clock();
    search(game, limits, &Control { now: &now, ..Control::default() }, &mut |_| ())
}
