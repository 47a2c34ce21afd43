//! Nim with three heaps as a third game: the traits that it implements for perft, search, records,
//! matches and JSON.

use std::fmt;

use keddah::error::{Coded, Details, NotationError};
use keddah::game::{Game, Repetition, Rng, Tree};
use keddah::playable::Playable;
use keddah::record::{
    Checked, ErrorOf, GameRecord, Player, PlayerLabel, Reason, RecordRefusal, Rules, Status,
};
use keddah::search::{self, Control, Knowledge, Level, Limits, SearchResult, SearchTask, Solution};

/// A position: three heaps of stones. In turn, the players take any number from one heap. The
/// player who takes the last stone wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heaps {
    pub sizes: [u8; 3],
    pub mover: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat(pub usize);

/// A heap and the number of stones taken from it: `a3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take(usize, u8);

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("The heap has fewer stones.")]
    TooMany,
    #[error("{0:?}")]
    Record(RecordRefusal<Seat>),
}

impl From<RecordRefusal<Seat>> for Refusal {
    fn from(refusal: RecordRefusal<Seat>) -> Self {
        Self::Record(refusal)
    }
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        if *self == Self::TooMany { "too-many" } else { "game-over" }
    }
    fn details(&self) -> Details {
        Details::default()
    }
}

impl Player for Seat {
    fn seat(self) -> usize {
        self.0
    }
    fn from_seat(seat: usize) -> Option<Self> {
        (seat < 2).then_some(Self(seat))
    }
    fn label(self) -> PlayerLabel {
        PlayerLabel::Name(["first", "second"][self.0])
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.sizes;
        write!(f, "{a}-{b}-{c}")
    }
}

impl Tree for Heaps {
    type Action = Take;
    fn actions(&self, mut visit: impl FnMut(Take)) {
        (0..3).for_each(|heap| (1..=self.sizes[heap]).for_each(|count| visit(Take(heap, count))));
    }
    fn make(&mut self, Take(heap, count): Take) {
        self.sizes[heap] -= count;
        self.mover = Seat(1 - self.mover.0);
    }
}

impl Game for Heaps {
    const REPETITION: Repetition = Repetition::Undecided;
    fn players(&self) -> usize {
        2
    }
    fn mover(&self) -> usize {
        self.mover.0
    }
    fn winner(&self) -> Option<usize> {
        (self.sizes == [0; 3]).then_some(1 - self.mover.0)
    }
    fn key(&self) -> u64 {
        let [a, b, c] = self.sizes.map(u64::from);
        (a << 17 | b << 9 | c << 1 | self.mover.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
    fn turn_done(&self) -> bool {
        true
    }
    fn actions_left(&self) -> u32 {
        1
    }
}

/// A player without evaluation or move ordering: the search alone finds the wins.
struct NoKnowledge;

impl Knowledge<Heaps> for NoKnowledge {
    const ACTION_IDS: usize = 3 * 256;
    const LEVELS: [Level; 10] = [Level { depth: u32::MAX, full_depth: 1, nodes: 10_000, noise: 0 }; 10];
    fn action_id(Take(heap, count): Take) -> u16 {
        heap as u16 * 256 + u16::from(count)
    }
    fn evaluate(&mut self, _: &Heaps, _: usize) -> i32 {
        0
    }
    fn candidates(&mut self, position: &Heaps, _: i32, mut visit: impl FnMut(Take, i32)) {
        Tree::actions(position, |take| visit(take, 0));
    }
    fn solve(&mut self, _: &Heaps) -> Option<Solution<Take>> {
        None
    }
    fn end_turn(&self, _: &Heaps) -> Option<Take> {
        None
    }
    fn expected_gain(&mut self, _: &Heaps) -> i32 {
        0
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nim;

impl Rules for Nim {
    type Position = Heaps;
    type Turn = Take;
    type Player = Seat;
    type Refusal = Refusal;
    type Report = Refusal;
    type Fault = Refusal;
    type Options = ();
    const REASONS: &'static [Reason] =
        &[Reason::Elimination, Reason::Resignation, Reason::Time, Reason::Illegal];

    fn read(_: &GameRecord<Self>, text: &str) -> Result<Take, ErrorOf<Self>> {
        let heap = ["a", "b", "c"].iter().position(|&name| text.starts_with(name));
        let count = text.get(1..).and_then(|count| count.parse().ok()).filter(|&count| count > 0);
        let message = "A heap and a number, such as a3.".into();
        heap.zip(count).map(|(heap, count)| Take(heap, count)).ok_or(NotationError { at: 0, message }.into())
    }
    fn write(_: &GameRecord<Self>, &Take(heap, count): &Take) -> String {
        format!("{}{count}", ["a", "b", "c"][heap])
    }
    fn report(_: &GameRecord<Self>, refusal: Refusal) -> Refusal {
        refusal
    }
    fn check_turn(game: &GameRecord<Self>, &take: &Take) -> Result<(Take, Heaps), Refusal> {
        let position = game.turn_position();
        match position.action_list().contains(&take) {
            _ if game.status().is_over() => Err(RecordRefusal::GameOver.into()),
            true => Ok((take, position.after(take))),
            false => Err(Refusal::TooMany),
        }
    }
    fn status(_: &GameRecord<Self>, position: &Heaps) -> Status<Seat> {
        match position.winner() {
            Some(winner) => Status::Won { winner: Seat(winner), reason: Reason::Elimination },
            None => Status::Playing { to_move: position.mover },
        }
    }
    fn mover(position: &Heaps) -> Seat {
        position.mover
    }
    fn key(position: &Heaps) -> u64 {
        position.key()
    }
    fn parse_record(text: &str, options: &()) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        let mut game = Self::start(options)?;
        text.split_whitespace().try_for_each(|word| game.play(word).map(drop))?;
        Ok(game)
    }
}

impl Playable for Nim {
    const NAME: &'static str = "nim";

    fn start(_: &()) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        Ok(GameRecord::begin(Heaps { sizes: [3, 4, 5], mover: Seat(0) }, Self))
    }
    fn parse_position(text: &str, _: &()) -> Result<GameRecord<Self>, ErrorOf<Self>> {
        let sizes: Vec<u8> = text.split('-').filter_map(|size| size.parse().ok()).collect();
        let wrong = NotationError { at: 0, message: "Three numbers, such as 3-4-5.".into() };
        let sizes = sizes.try_into().map_err(|_| wrong)?;
        Ok(GameRecord::begin(Heaps { sizes, mover: Seat(0) }, Self))
    }
    fn search(
        game: &GameRecord<Self>,
        turns: &[Checked<Self>],
        limits: &Limits,
        control: &Control<'_>,
        report: &mut dyn FnMut(&SearchResult<Take>),
    ) -> Result<SearchResult<Take>, Refusal> {
        let (root, past, limits) =
            (*game.turn_position(), game.past_keys(), limits.resolve(&NoKnowledge::LEVELS));
        let search_turns: Vec<_> = turns.iter().map(|checked| vec![checked.turn]).collect();
        let task = SearchTask {
            root,
            past_keys: &past,
            excluded: &[],
            search_turns: &search_turns,
            knowledge: &mut NoKnowledge,
            limits,
            control,
        };
        search::search_turns(task, <[Take]>::to_vec, report).ok_or(RecordRefusal::GameOver.into())
    }
    fn play_random_turn(game: &mut GameRecord<Self>, rng: &mut Rng) {
        if let Some(take) = rng.pick(&game.turn_position().action_list()) {
            let _ = game.play_turn(take);
        }
    }
}
