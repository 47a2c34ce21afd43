//! Statuses, errors and search results as the program prints them in JSON and as JavaScript
//! receives them.
//!
//! ```
//! use keddah::{json::Status, arimaa::Game};
//! let status = Status::from(Game::default_setup().status());
//! assert_eq!(serde_json::to_string(&status)?, r#"{"kind":"playing","toMove":"gold"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

use std::fmt::Display;

use serde::Serialize;

use crate::error::{Coded, Details, Error};
use crate::record::{self, GameRecord, Mark, NodeId, Player, PlayerLabel, Rules};
use crate::{review, search};

/// The state of a game: who is to move, who has won and why, or that it is drawn.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Status {
    /// The status of a game that is not over.
    Playing {
        /// The player to move.
        to_move: PlayerLabel,
    },
    /// The status of a game that is over, with a winner.
    Won {
        /// The player who has won.
        winner: PlayerLabel,
        /// The reason for the win, as a name in JSON.
        reason: &'static str,
    },
    /// The status of a game that is over, without a winner.
    Drawn {
        /// The reason for the draw, as a name in JSON.
        reason: &'static str,
    },
}

impl<P: Player> From<record::Status<P>> for Status {
    fn from(status: record::Status<P>) -> Self {
        match status {
            record::Status::Playing { to_move } => Self::Playing { to_move: to_move.label() },
            record::Status::Won { winner, reason } => {
                Self::Won { winner: winner.label(), reason: reason.name() }
            }
            record::Status::Drawn { reason } => Self::Drawn { reason: reason.name() },
        }
    }
}

/// An error as JSON, with the squares, walls and players that it concerns.
///
/// ```
/// use keddah::{arimaa::Game, json::ErrorInfo};
/// let error = ErrorInfo::of(Game::default_setup().check("Da2s").unwrap_err());
/// let expected = r#"{"code":"occupied","message":"The gold rabbit stands on a1.","squares":["a1"]}"#;
/// assert_eq!(serde_json::to_string(&error)?, expected);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Serialize, Default)]
pub struct ErrorInfo {
    /// The stable code of the error.
    pub code: &'static str,
    /// The description of the error, as an English sentence.
    pub message: String,
    /// The squares that the error concerns.
    pub squares: Vec<String>,
    /// The walls that the error concerns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<String>,
    /// The numbers of the players that the error concerns, from 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
    /// For a notation error, the offset of the first unexpected character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// For a forbidden repetition, the turns after which the position occurred before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<String>,
    /// For an error in a record, the label or number of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// For an error in a list of turns, the index of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// All faults of an illegal position; empty for other errors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Self>,
}

impl ErrorInfo {
    /// Creates an error that no game has reported, such as a malformed request.
    pub fn new(code: &'static str, message: impl Into<String>) -> Box<Self> {
        Box::new(Self { code, message: message.into(), ..Self::default() })
    }

    /// Creates the JSON form of an error of a game.
    pub fn of(error: impl Into<Self>) -> Box<Self> {
        Box::new(error.into())
    }

    /// Adds to an error in a list of turns the index of the turn.
    pub fn at_index(mut self: Box<Self>, index: usize) -> Box<Self> {
        self.index = Some(index);
        self
    }

    /// Adds to an error the offset of the first unexpected character.
    pub fn at(mut self: Box<Self>, at: usize) -> Box<Self> {
        self.at = Some(at);
        self
    }

    #[inline(never)] // Used for errors and for each fault, and large in wasm.
    fn described(code: &'static str, message: &dyn Display, details: Details) -> Self {
        let Details { squares, walls, players, turns } = details;
        Self { code, message: message.to_string(), squares, walls, players, turns, ..Self::default() }
    }
}

impl<R: Coded, F: Coded> From<Error<R, F>> for ErrorInfo {
    fn from(error: Error<R, F>) -> Self {
        Self::from(&error)
    }
}

impl<R: Coded, F: Coded> From<&Error<R, F>> for ErrorInfo {
    fn from(error: &Error<R, F>) -> Self {
        let fault = |fault: &F| Self::described(fault.code(), fault, fault.details());
        Self {
            at: error.at(),
            turn: error.turn().map(str::to_owned),
            faults: error.faults().iter().map(fault).collect(),
            ..Self::described(error.code(), error, error.details())
        }
    }
}

/// A node of a game's tree of variations: a turn with its annotation, or the start of the game.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TreeNode<'a> {
    /// The identifier of a node in the tree of variations.
    pub id: u32,
    /// The identifier of the parent node; `None` for the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<u32>,
    /// The turn that leads to this node; `None` for the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// The comment on this turn; empty if there is none.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub comment: &'a str,
    /// The numeric annotation glyphs (NAGs) of this turn.
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    pub nags: &'a [u8],
    /// The circles and arrows drawn on the board after this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<TreeMark<'a>>,
    /// The time left on the player's clock after this turn, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<f64>,
    /// The win probability noted for this turn, in units of 0.01 %.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<u16>,
}

/// A circle on a square, or an arrow between two squares.
#[derive(Serialize)]
pub struct TreeMark<'a> {
    /// The color of a circle or arrow, by its initial: `G`, `R`, `Y` or `B`.
    pub color: char,
    /// The square of the circle, or the start of the arrow.
    pub from: &'a str,
    /// The end of the arrow; `None` for a circle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<&'a str>,
}

impl<'a> From<&'a Mark> for TreeMark<'a> {
    fn from(mark: &'a Mark) -> Self {
        Self { color: mark.color, from: &mark.from, to: mark.to.as_deref() }
    }
}

/// Lists all nodes of a game's tree of variations, each after its parent and the children of a node
/// in their order.
///
/// ```
/// use keddah::{json, quoridor::Game};
/// let game = Game::parse("1. e2 {Forward.} (1. d1) e8", &Default::default())?;
/// let nodes = json::tree_of(&game);
/// assert_eq!(nodes[1].comment, "Forward.");
/// assert_eq!(nodes.iter().map(|node| node.parent).collect::<Vec<_>>(), [None, Some(0), Some(1), Some(0)]);
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
pub fn tree_of<R: Rules>(game: &GameRecord<R>) -> Vec<TreeNode<'_>> {
    let mut nodes = Vec::new();
    let mut next = vec![NodeId::ROOT];
    while let Some(node) = next.pop().and_then(|id| game.at_node(id)) {
        next.extend(node.children.iter().rev());
        let annotation = node.annotation;
        nodes.push(TreeNode {
            id: node.id.number(),
            parent: node.parent.map(NodeId::number),
            turn: node.turn,
            comment: &annotation.comment,
            nags: &annotation.nags,
            marks: annotation.marks.iter().map(TreeMark::from).collect(),
            clock_ms: annotation.clock_ms.map(|ms| ms as f64),
            win: annotation.win,
        });
    }
    nodes
}

/// The score of a position for the player to move, as JSON.
#[derive(Serialize)]
pub struct Score {
    /// The win probability of the player to move, 0…1.
    pub win: f64,
}

impl From<search::Score> for Score {
    fn from(score: search::Score) -> Self {
        Self { win: score.win() }
    }
}

/// A variation that a search considers best, or next best.
#[derive(Serialize)]
pub struct Line {
    /// The moves of the variation; in Arimaa, complete turns.
    pub moves: Vec<String>,
    /// The score of the variation for the player to move.
    pub score: Score,
}

/// The result of a search, as JSON.
///
/// ```
/// use keddah::{json::SearchResult, quoridor::Game, search::Limits};
/// let found = Game::default().best_move(&Limits { nodes: Some(100), ..Limits::default() })?;
/// let result = SearchResult::from(&found);
/// assert_eq!((&result.best, result.stopped), (&result.lines[0].moves[0], false));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchResult {
    /// The best move, with which the best variation begins; in Arimaa, a complete turn.
    pub best: String,
    /// The score of the best variation.
    pub score: Score,
    /// The variations found by the search, best first.
    pub lines: Vec<Line>,
    /// The number of positions that the search visited.
    pub nodes: u64,
    /// The duration of the search, in milliseconds.
    pub time_ms: f64,
    /// Whether the caller stopped the search before it reached a limit.
    pub stopped: bool,
    /// The checksum of the network that the search used; `null` without one.
    pub net: Option<u32>,
}

impl From<&search::SearchResult<String>> for SearchResult {
    /// Converts the result of a search that the caller did not stop to its JSON form.
    fn from(found: &search::SearchResult<String>) -> Self {
        let line = |line: &search::Line<String>| Line { moves: line.moves.clone(), score: line.score.into() };
        Self {
            best: found.best.clone(),
            score: found.score().into(),
            lines: found.lines.iter().map(line).collect(),
            nodes: found.nodes,
            time_ms: found.time_ms,
            stopped: false,
            net: found.net,
        }
    }
}

/// A turn of a reviewed game, as JSON.
///
/// ```
/// use keddah::{json::ReviewedTurn, quoridor::Game, search::Control};
/// let reviewed = Game::default().review_turn("e2", 500, &Control::default())?.unwrap();
/// let turn = ReviewedTurn::from(&reviewed);
/// assert_eq!((turn.ply, turn.turn.as_str(), turn.loss), (1, "e2", 0.0));
/// # Ok::<(), keddah::quoridor::Error>(())
/// ```
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedTurn {
    /// The number of turns in the game up to this one, included.
    pub ply: usize,
    /// The turn that was played.
    pub turn: String,
    /// The win probability of the player who made the turn, 0…1, if the best turn had been played.
    pub win: f64,
    /// The win probability of that player after the turn that was played, 0…1.
    pub win_after: f64,
    /// The best turn in the position, found by the search.
    pub best: String,
    /// The best variation, beginning with the best turn.
    pub line: Vec<String>,
    /// The loss in win probability by the turn that was played, 0…1.
    pub loss: f64,
    /// The judgment of the turn: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub mark: &'static str,
}

impl From<&review::ReviewedTurn> for ReviewedTurn {
    fn from(reviewed: &review::ReviewedTurn) -> Self {
        let first = |line: &search::Line<String>| line.moves.first().cloned().unwrap_or_default();
        Self {
            ply: reviewed.ply,
            turn: first(&reviewed.played),
            win: reviewed.best.score.win(),
            win_after: reviewed.played.score.win(),
            best: first(&reviewed.best),
            line: reviewed.best.moves.clone(),
            loss: f64::from(reviewed.loss()) / 10_000.0,
            mark: reviewed.judgment.name(),
        }
    }
}
