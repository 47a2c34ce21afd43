//! The structured calls of the JavaScript classes, below wasm-bindgen: any sequence of them leaves
//! a game that is consistent and whose record reads as an equal game.

use arbitrary::{Arbitrary, Unstructured};
use keddah::record::{Annotation, GameRecord, Mark, NodeId, Player, Reason, Status};
use keddah::search::Limits;

use crate::game::{Fuzzed, Snapshot, check_error, check_position, check_refusal, check_turn};
use crate::records::{check_annotation, check_record, check_tree};

/// The most calls of an input.
const MAX_CALLS: usize = 48;
/// The most searches of an input.
const MAX_SEARCHES: usize = 2;

/// A call that all games have.
#[derive(Arbitrary, Clone, Debug)]
pub enum SharedCall {
    /// `play` with a legal turn.
    Play(u32),
    /// `play` with `variation: true` and a legal turn.
    PlayVariation(u32),
    /// `check` and `play` with any text.
    PlayText(String),
    /// `undo`.
    Undo,
    /// `redo`.
    Redo,
    /// `goTo`.
    GoTo(u8),
    /// `goToNode`.
    GoToNode(u8),
    /// `promote`.
    Promote(u8),
    /// `remove`.
    Remove(u8),
    /// `annotate`.
    Annotate {
        /// The node.
        node: u8,
        /// The comment.
        comment: String,
        /// The glyphs.
        nags: Vec<u8>,
        /// The marks: a color, two squares by numbers, and whether it is an arrow.
        marks: Vec<(u8, u8, u8, bool)>,
        /// The time on the clock in milliseconds, below 10⁹ hours as the package checks.
        clock_ms: Option<u32>,
        /// The win probability, of 10,000 as the package checks.
        win: Option<u16>,
    },
    /// `resign`.
    Resign(Option<u8>),
    /// `end`.
    End(Option<u8>, u8),
    /// `tags`.
    SetTags(Vec<(String, String)>),
    /// `parse(toRecord())`.
    Reread,
    /// `bestMove`.
    Search(u8),
    /// `forfeit`, which the clocks use.
    Forfeit(u8, u8),
}

/// A call of a game.
#[derive(Debug)]
pub enum Call<G: Fuzzed> {
    /// One that all games have.
    Shared(SharedCall),
    /// One that only this game has.
    Own(G::Call),
}

/// The calls of an input, after a start of the game.
#[derive(Debug)]
pub struct Calls<G: Fuzzed> {
    options: G::Options,
    /// The text of the position that the game begins from; a new game if it is none.
    position: Option<String>,
    calls: Vec<Call<G>>,
}

impl<'a, G: Fuzzed> Arbitrary<'a> for Calls<G> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let options = G::options(bytes)?;
        let position = bytes.arbitrary()?;
        let mut calls = Vec::new();
        while !bytes.is_empty() && calls.len() < MAX_CALLS {
            let own = bytes.ratio(1, 3)?;
            let call = if own { Call::Own(bytes.arbitrary()?) } else { Call::Shared(bytes.arbitrary()?) };
            calls.push(call);
        }
        Ok(Self { options, position, calls })
    }
}

/// Makes the calls of an input and checks the properties of each, then those of the game.
pub fn play<G: Fuzzed>(input: Calls<G>) {
    let parsed = input.position.and_then(|text| G::parse_position(&text, &input.options).ok());
    let Some(mut game) = parsed.or_else(|| G::start(&input.options).ok()) else { return };
    let mut searches = 0;
    for call in input.calls {
        match call {
            Call::Own(call) => G::call(&mut game, call),
            Call::Shared(SharedCall::Search(_)) if searches == MAX_SEARCHES => {}
            Call::Shared(call) => {
                searches += usize::from(matches!(call, SharedCall::Search(_)));
                shared(&mut game, call);
            }
        }
        check_state(&game);
    }
    check_position::<G>(game.turn_position());
    check_record(&game);
    check_tree(&game);
}

/// Checks that what a game says of itself agrees.
fn check_state<G: Fuzzed>(game: &GameRecord<G>) {
    assert_eq!(game.history().count(), game.ply());
    assert!(game.ply() <= game.plies());
    assert_eq!(game.positions().len(), game.ply() + 1);
    assert!(game.at_node(game.node()).is_some());
    assert_eq!(game.mover().is_none(), game.status().is_over());
    assert_eq!(game.outcome().is_some(), game.status().is_over());
    let current = game.turn_position();
    let counts = G::counts_for_repetition(current);
    let equal =
        game.positions().filter(|&position| position == current && G::counts_for_repetition(position));
    assert_eq!(G::occurrences(game) as usize, if counts { equal.count() } else { 0 });
    for node in game.nodes() {
        for &child in node.children {
            assert_eq!(game.at_node(child).and_then(|child| child.parent), Some(node.id));
        }
    }
}

/// A node of the game, or one that does not exist.
fn node_id<G: Fuzzed>(game: &GameRecord<G>, number: u8) -> NodeId {
    let existing = game.nodes().nth(usize::from(number)).map(|node| node.id);
    existing.unwrap_or(NodeId::new(number.into()))
}

/// A mark from numbers, as the package writes them.
fn mark((color, from, to, is_arrow): (u8, u8, u8, bool)) -> Mark {
    let square = |number: u8| format!("{}{}", char::from(b'a' + number % 11), number / 11 % 11 + 1);
    let to = if is_arrow { square(to) } else { String::new() };
    let color = char::from(b"GRYB"[usize::from(color % 4)]);
    format!("{color}{}{to}", square(from)).parse().expect("a mark")
}

/// Makes a call that all games have, and checks its properties.
fn shared<G: Fuzzed>(game: &mut GameRecord<G>, call: SharedCall) {
    match call {
        SharedCall::Play(choice) => {
            if let Some(turn) = G::legal_turn(game, choice) {
                let after = check_turn(game, &turn);
                assert!(after.is_some() || G::has_partial_turn(game), "{turn} is legal");
                *game = after.unwrap_or_else(|| game.clone());
            }
        }
        SharedCall::PlayVariation(_) if G::has_partial_turn(game) => {}
        SharedCall::PlayVariation(choice) => {
            if let Some(turn) = G::legal_turn(game, choice) {
                let before = Snapshot::of(game);
                let nodes = game.nodes().count();
                game.play_variation(&turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
                assert!(game.nodes().count() >= nodes, "a variation replaces nothing");
                let mut back = game.clone();
                back.undo();
                assert_eq!(Snapshot::of(&back), before);
            }
        }
        SharedCall::PlayText(text) => {
            if let Some(after) = check_turn(game, &text) {
                *game = after;
            }
        }
        SharedCall::Undo => {
            let (before, mut back) = (Snapshot::of(game), game.clone());
            if back.undo().is_some() {
                back.redo();
                assert_eq!(Snapshot::of(&back), before);
            }
            game.undo();
        }
        SharedCall::Redo => drop(game.redo()),
        SharedCall::GoTo(ply) => {
            let exists = usize::from(ply) <= game.plies();
            assert_eq!(game.go_to(ply.into()).is_ok(), exists);
        }
        SharedCall::GoToNode(number) => {
            let id = node_id(game, number);
            let exists = game.at_node(id).is_some();
            assert_eq!(game.go_to_node(id).is_ok(), exists);
            assert!(!exists || game.node() == id);
        }
        SharedCall::Promote(number) => {
            let id = node_id(game, number);
            let parent = game.at_node(id).and_then(|node| node.parent);
            assert_eq!(game.promote(id).is_ok(), parent.is_some());
            let first = parent.and_then(|parent| game.at_node(parent)?.children.first().copied());
            assert!(parent.is_none() || first == Some(id));
        }
        SharedCall::Remove(number) => {
            let id = node_id(game, number);
            let can_be_removed = game.at_node(id).is_some_and(|node| node.parent.is_some());
            assert_eq!(game.remove(id).is_ok(), can_be_removed);
            assert!(!can_be_removed || game.at_node(id).is_none());
        }
        SharedCall::Annotate { node, comment, nags, marks, clock_ms, win } => {
            let id = node_id(game, node);
            let Some(annotation) = game.annotation_mut(id) else { return };
            *annotation = Annotation {
                nags,
                marks: marks.into_iter().map(mark).collect(),
                clock_ms: clock_ms.map(u64::from),
                win: win.map(|win| win % 10_001),
                ..Annotation::default()
            };
            annotation.add_comment(&comment);
            check_annotation(annotation);
        }
        SharedCall::Resign(seat) => {
            let player = seat.and_then(|seat| G::Player::from_seat((seat % 5).into()));
            ended(game, |game| game.resign(player));
        }
        SharedCall::End(seat, reason) => {
            let winner = seat.and_then(|seat| G::Player::from_seat((seat % 5).into()));
            let reason = Reason::ALL[usize::from(reason) % Reason::ALL.len()];
            assert_eq!(GameRecord::<G>::reason(reason.name()).is_some(), G::REASONS.contains(&reason));
            ended(game, |game| match winner {
                Some(winner) => game.end(winner, reason),
                None => game.draw_by_agreement(),
            });
        }
        SharedCall::SetTags(tags) => {
            let before: Vec<_> =
                game.tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
            let after = |game: &GameRecord<G>| {
                let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
                game.tags().map(owned).collect::<Vec<_>>()
            };
            let count = tags.len();
            match game.set_tags(tags) {
                Ok(()) => assert_eq!(after(game).len(), count),
                Err(_) => assert_eq!(after(game), before),
            }
        }
        SharedCall::Reread => {
            let record = game.to_record();
            let read = G::parse(&record, &G::reading_options());
            let read = read.unwrap_or_else(|error| panic!("{error}\n{record}"));
            assert!(read == *game, "another game after reading\n{record}");
            *game = read;
        }
        SharedCall::Search(nodes) => {
            let limits = Limits { nodes: Some(u64::from(nodes) + 1), ..Limits::default() };
            match game.best_move(&limits) {
                Ok(found) => assert!(game.check(&found.best).is_ok(), "{}", found.best),
                Err(error) => {
                    check_error::<G>(&error, 0);
                    assert!(game.status().is_over());
                }
            }
        }
        SharedCall::Forfeit(seat, reason) => {
            let reason = [Reason::Time, Reason::Illegal][usize::from(reason % 2)];
            let is_over = game.status().is_over();
            match game.forfeit(usize::from(seat % 5), reason) {
                Ok(()) => {
                    assert!(is_over || game.status().is_over() || usize::from(seat % 5) >= game.seats())
                }
                Err(error) => check_refusal(game, &error, 0),
            }
        }
    }
}

/// Makes a call that ends the game, and checks that it is refused without an effect, or that undo
/// takes the result back.
fn ended<G: Fuzzed>(
    game: &mut GameRecord<G>,
    end: impl FnOnce(&mut GameRecord<G>) -> Result<(), G::Refusal>,
) {
    let before = Snapshot::of(game);
    let unchanged = game.clone();
    match end(game) {
        Ok(()) => {
            assert!(!matches!(game.status(), Status::Playing { .. }));
            let mut back = game.clone();
            assert_eq!(back.undo(), Some(String::new()));
            assert_eq!(Snapshot::of(&back), before);
        }
        Err(refusal) => {
            check_refusal(game, &game.error(refusal), 0);
            assert!(*game == unchanged && Snapshot::of(game) == before);
        }
    }
}
