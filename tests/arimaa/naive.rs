//! A second implementation of Arimaa's rules: naive, slow, and independent of the crate's.
//!
//! A board is 64 letters. A turn is a sequence of steps, pushes and pulls. A sequence of written
//! steps can have several readings, since the step of an enemy piece may end a pull or begin a
//! push. All readings are stored; a step is legal if any reading allows it.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;

/// File and rank, 0…7 on the board.
pub type Coord = (i32, i32);

const DIRECTIONS: [(char, i32, i32); 4] = [('n', 0, 1), ('s', 0, -1), ('e', 1, 0), ('w', -1, 0)];
const TRAPS: [Coord; 4] = [(2, 2), (5, 2), (2, 5), (5, 5)];
const EMPTY: char = ' ';

/// A board as letters, by rank, then file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Letters([[char; 8]; 8]);

fn strength(letter: char) -> usize {
    " RCDHME".find(letter.to_ascii_uppercase()).expect("a letter of a piece")
}

fn is_gold(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn on_board((file, rank): Coord) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn around((file, rank): Coord) -> impl Iterator<Item = Coord> {
    DIRECTIONS.into_iter().map(move |(_, x, y)| (file + x, rank + y)).filter(|&place| on_board(place))
}

pub fn name((file, rank): Coord) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn all_coords() -> impl Iterator<Item = Coord> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

impl Letters {
    /// Reads 64 letters, a8…h8 first.
    pub fn read(text: &str) -> Self {
        let letters: Vec<char> = text.chars().collect();
        assert_eq!(letters.len(), 64, "“{text}”");
        let mut board = [[EMPTY; 8]; 8];
        for (i, letter) in letters.into_iter().enumerate() {
            board[7 - i / 8][i % 8] = letter;
        }
        Self(board)
    }

    /// Writes 64 letters, a8…h8 first.
    pub fn write(&self) -> String {
        self.0.iter().rev().flatten().collect()
    }

    pub fn at(&self, (file, rank): Coord) -> char {
        self.0[rank as usize][file as usize]
    }

    pub fn put(&mut self, (file, rank): Coord, letter: char) {
        self.0[rank as usize][file as usize] = letter;
    }

    fn has_piece_of(&self, place: Coord, gold: bool) -> bool {
        self.at(place) != EMPTY && is_gold(self.at(place)) == gold
    }

    /// Returns whether a piece is frozen. Rules: “A piece next to a stronger enemy and next to no
    /// friend is frozen.”
    pub fn frozen(&self, place: Coord) -> bool {
        let piece = self.at(place);
        let friend = around(place).any(|p| self.has_piece_of(p, is_gold(piece)));
        !friend && !self.freezers(place).is_empty()
    }

    /// Returns the stronger enemy pieces next to a piece.
    pub fn freezers(&self, place: Coord) -> Vec<Coord> {
        let piece = self.at(place);
        let stronger =
            |p: &Coord| self.has_piece_of(*p, !is_gold(piece)) && strength(self.at(*p)) > strength(piece);
        around(place).filter(stronger).collect()
    }

    /// Removes the pieces on traps without a friend next to them. Returns them in notation: `hf3x`.
    pub fn spring_traps(&mut self) -> Vec<String> {
        let lost: Vec<Coord> = TRAPS
            .into_iter()
            .filter(|&trap| {
                let piece = self.at(trap);
                piece != EMPTY && !around(trap).any(|p| self.has_piece_of(p, is_gold(piece)))
            })
            .collect();
        let words = lost.iter().map(|&trap| format!("{}{}x", self.at(trap), name(trap))).collect();
        for trap in lost {
            self.put(trap, EMPTY);
        }
        words
    }

    fn pieces(&self) -> impl Iterator<Item = (Coord, char)> + '_ {
        all_coords().map(|place| (place, self.at(place))).filter(|&(_, piece)| piece != EMPTY)
    }

    /// Returns the number of pieces with a letter.
    pub fn count(&self, letter: char) -> usize {
        self.pieces().filter(|&(_, piece)| piece == letter).count()
    }
}

/// One reading of the last step, as far as it affects the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Last {
    /// No pull may follow, and no push must be finished.
    Complete,
    /// A piece of the mover left this square.
    Stepped(Coord, char),
    /// An enemy piece was pushed from this square.
    Pushed(Coord, char),
}

/// One reading of the steps so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Reading {
    board: Letters,
    last: Last,
}

/// An unfinished turn with all readings of its steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whether Gold is to move.
    pub gold: bool,
    /// The number of steps taken.
    pub used: usize,
    start: Letters,
    readings: BTreeSet<Reading>,
}

/// The result of a legal next step.
#[derive(Clone, Debug)]
pub struct Next {
    pub captures: Vec<String>,
    pub turn: Turn,
}

impl Turn {
    pub fn new(gold: bool, board: Letters) -> Self {
        let reading = Reading { board, last: Last::Complete };
        Self { gold, used: 0, start: board, readings: BTreeSet::from([reading]) }
    }

    /// Reads `g [64 letters]`.
    pub fn read(text: &str) -> Self {
        Self::new(text.starts_with('g'), Letters::read(&text[3..67]))
    }

    pub fn board(&self) -> Letters {
        self.readings.first().expect("a reading").board
    }

    /// Returns the legal next steps by their notation, such as `Ed2n`.
    pub fn next(&self) -> BTreeMap<String, Next> {
        let mut all = BTreeMap::new();
        for reading in &self.readings {
            for (from, piece) in reading.board.pieces() {
                for (letter, x, y) in DIRECTIONS {
                    let to = (from.0 + x, from.1 + y);
                    if !on_board(to) || reading.board.at(to) != EMPTY {
                        continue;
                    }
                    for last in self.interpretations(reading, piece, from, to) {
                        let mut board = reading.board;
                        board.put(from, EMPTY);
                        board.put(to, piece);
                        let captures = board.spring_traps();
                        let next = all.entry(format!("{piece}{}{letter}", name(from))).or_insert_with(|| {
                            let turn =
                                Self { used: self.used + 1, readings: BTreeSet::new(), ..self.clone() };
                            Next { captures: captures.clone(), turn }
                        });
                        assert_eq!(next.captures, captures);
                        next.turn.readings.insert(Reading { board, last });
                    }
                }
            }
        }
        all
    }

    /// Returns what a piece's step to an adjacent empty square can mean after `reading`; nothing if
    /// it is illegal.
    fn interpretations(&self, reading: &Reading, piece: char, from: Coord, to: Coord) -> Vec<Last> {
        let board = &reading.board;
        let mut ways = Vec::new();
        if self.used == 4 {
            return ways;
        }
        let mine = is_gold(piece) == self.gold;
        // Rules: “A started push must be finished by the next step.”
        if let Last::Pushed(place, pushed) = reading.last {
            if mine && to == place && strength(piece) > strength(pushed) && !board.frozen(from) {
                ways.push(Last::Complete);
            }
            return ways;
        }
        if mine {
            let forward = if self.gold { 1 } else { -1 };
            let backward = to.1 - from.1 == -forward;
            let forbidden = strength(piece) == 1 && backward;
            if !board.frozen(from) && !forbidden {
                ways.push(Last::Stepped(from, piece));
            }
            return ways;
        }
        // Rules: “Pull: the puller steps to an empty square, then the enemy piece steps to the
        // square just left.”
        if let Last::Stepped(place, puller) = reading.last
            && to == place
            && strength(puller) > strength(piece)
        {
            ways.push(Last::Complete);
        }
        // Rules: “Push: the enemy piece steps to an adjacent empty square, then the pusher takes
        // its place.”
        let pusher = |p: Coord| {
            board.has_piece_of(p, self.gold) && strength(board.at(p)) > strength(piece) && !board.frozen(p)
        };
        if self.used + 2 <= 4 && around(from).any(pusher) {
            ways.push(Last::Pushed(from, piece));
        }
        ways
    }

    /// Returns whether a push is unfinished in every reading.
    pub fn push_begun(&self) -> bool {
        self.readings.iter().all(|reading| matches!(reading.last, Last::Pushed(..)))
    }

    /// Returns whether the turn can end here, if repetitions are ignored.
    pub fn may_end(&self) -> bool {
        self.board() != self.start && !self.push_begun()
    }

    /// Returns the start of the opponent's turn after this one.
    pub fn ended(&self) -> Self {
        Self::new(!self.gold, self.board())
    }

    /// Returns the number of sequences of `depth` steps.
    pub fn perft(&self, depth: usize) -> u64 {
        let next = self.next();
        match depth {
            0 => 1,
            1 => next.len() as u64,
            _ => next.values().map(|next| next.turn.perft(depth - 1)).sum(),
        }
    }

    /// Returns all boards after a legal turn of at most `steps` steps.
    pub fn boards(&self, steps: usize) -> BTreeSet<String> {
        let mut boards = BTreeSet::new();
        let mut seen = FxHashSet::default();
        let mut open = vec![self.clone()];
        while let Some(turn) = open.pop() {
            if turn.may_end() {
                boards.insert(turn.board().write());
            }
            if turn.used < steps {
                open.extend(
                    turn.next().into_values().map(|next| next.turn).filter(|t| seen.insert(t.clone())),
                );
            }
        }
        boards
    }

    /// Returns who has won at the start of this turn, and why. The ends are checked in the order of
    /// the rules, in which A is the side that has just moved. Repetition is not checked.
    pub fn outcome(&self) -> Option<(&'static str, &'static str)> {
        assert_eq!(self.used, 0);
        let board = self.board();
        let a_is_gold = !self.gold;
        let side = |gold: bool| if gold { "gold" } else { "silver" };
        let rabbit = |gold: bool| if gold { 'R' } else { 'r' };
        let at_goal =
            |gold: bool| (0..8).any(|file| board.at((file, if gold { 7 } else { 0 })) == rabbit(gold));
        for gold in [a_is_gold, !a_is_gold] {
            if at_goal(gold) {
                return Some((side(gold), "goal"));
            }
        }
        for gold in [a_is_gold, !a_is_gold] {
            if board.count(rabbit(!gold)) == 0 {
                return Some((side(gold), "elimination"));
            }
        }
        self.next().is_empty().then(|| (side(a_is_gold), "immobilization"))
    }
}
