//! The rules of Arimaa read a second time: slowly, plainly and without anything of the crate's.
//!
//! A board is 64 letters. A turn is a row of single steps, pushes and pulls; where a row of written steps can
//! be read in several ways (the step of an enemy piece may end a pull or begin a push), all readings are kept,
//! and what any of them allows is legal.

use std::collections::{BTreeMap, BTreeSet, HashSet};

/// File and rank, 0…7 on the board.
pub type Place = (i32, i32);

const DIRECTIONS: [(char, i32, i32); 4] = [('n', 0, 1), ('s', 0, -1), ('e', 1, 0), ('w', -1, 0)];
const TRAPS: [Place; 4] = [(2, 2), (5, 2), (2, 5), (5, 5)];
const EMPTY: char = ' ';

/// Letters by rank, then file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Letters([[char; 8]; 8]);

fn strength(letter: char) -> usize {
    " RCDHME".find(letter.to_ascii_uppercase()).expect("a letter of a piece")
}

fn is_gold(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn on_board((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn around((file, rank): Place) -> impl Iterator<Item = Place> {
    DIRECTIONS.into_iter().map(move |(_, x, y)| (file + x, rank + y)).filter(|&place| on_board(place))
}

pub fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn every_place() -> impl Iterator<Item = Place> {
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

    pub fn at(&self, (file, rank): Place) -> char {
        self.0[rank as usize][file as usize]
    }

    pub fn put(&mut self, (file, rank): Place, letter: char) {
        self.0[rank as usize][file as usize] = letter;
    }

    fn has_piece_of(&self, place: Place, gold: bool) -> bool {
        self.at(place) != EMPTY && is_gold(self.at(place)) == gold
    }

    /// “A piece next to a stronger enemy and next to no friend is frozen.”
    pub fn frozen(&self, place: Place) -> bool {
        let piece = self.at(place);
        let friend = around(place).any(|p| self.has_piece_of(p, is_gold(piece)));
        !friend && !self.freezers(place).is_empty()
    }

    pub fn freezers(&self, place: Place) -> Vec<Place> {
        let piece = self.at(place);
        let stronger =
            |p: &Place| self.has_piece_of(*p, !is_gold(piece)) && strength(self.at(*p)) > strength(piece);
        around(place).filter(stronger).collect()
    }

    /// Removes the pieces on traps with no friend beside, and says which: `hf3x`.
    pub fn spring_traps(&mut self) -> Vec<String> {
        let lost: Vec<Place> = TRAPS
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

    fn pieces(&self) -> impl Iterator<Item = (Place, char)> + '_ {
        every_place().map(|place| (place, self.at(place))).filter(|&(_, piece)| piece != EMPTY)
    }

    /// How many of a letter.
    pub fn count(&self, letter: char) -> usize {
        self.pieces().filter(|&(_, piece)| piece == letter).count()
    }
}

/// How the last of the steps so far is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Last {
    /// Nothing can follow from it.
    Over,
    /// A piece of one's own left this place.
    Stepped(Place, char),
    /// An enemy piece was pushed from this place.
    Pushed(Place, char),
}

/// One reading of the steps so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Reading {
    board: Letters,
    last: Last,
}

/// A turn that is being built, with every reading of its steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub gold: bool,
    pub used: usize,
    start: Letters,
    readings: BTreeSet<Reading>,
}

/// What a legal next step leads to.
#[derive(Clone, Debug)]
pub struct Next {
    pub captures: Vec<String>,
    pub turn: Turn,
}

impl Turn {
    pub fn new(gold: bool, board: Letters) -> Self {
        let reading = Reading { board, last: Last::Over };
        Self { gold, used: 0, start: board, readings: BTreeSet::from([reading]) }
    }

    /// Reads `g [64 letters]`.
    pub fn read(text: &str) -> Self {
        Self::new(text.starts_with('g'), Letters::read(&text[3..67]))
    }

    pub fn board(&self) -> Letters {
        self.readings.first().expect("a reading").board
    }

    /// The legal next steps as written, such as `Ed2n`.
    pub fn next(&self) -> BTreeMap<String, Next> {
        let mut all = BTreeMap::new();
        for reading in &self.readings {
            for (from, piece) in reading.board.pieces() {
                for (letter, x, y) in DIRECTIONS {
                    let to = (from.0 + x, from.1 + y);
                    if !on_board(to) || reading.board.at(to) != EMPTY {
                        continue;
                    }
                    for last in self.meanings(reading, piece, from, to) {
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

    /// In which ways a piece may step from one place to an empty one beside it.
    fn meanings(&self, reading: &Reading, piece: char, from: Place, to: Place) -> Vec<Last> {
        let board = &reading.board;
        let mut ways = Vec::new();
        if self.used == 4 {
            return ways;
        }
        let mine = is_gold(piece) == self.gold;
        // “A started push must be finished by the next step.”
        if let Last::Pushed(place, pushed) = reading.last {
            if mine && to == place && strength(piece) > strength(pushed) && !board.frozen(from) {
                ways.push(Last::Over);
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
        // “Pull: the puller steps to an empty square, then the enemy piece steps to the square just left.”
        if let Last::Stepped(place, puller) = reading.last
            && to == place
            && strength(puller) > strength(piece)
        {
            ways.push(Last::Over);
        }
        // “Push: the enemy piece steps to an adjacent empty square, then the pusher takes its place.”
        let pusher = |p: Place| {
            board.has_piece_of(p, self.gold) && strength(board.at(p)) > strength(piece) && !board.frozen(p)
        };
        if self.used + 2 <= 4 && around(from).any(pusher) {
            ways.push(Last::Pushed(from, piece));
        }
        ways
    }

    /// Whether a push has begun, however the steps are read.
    pub fn push_begun(&self) -> bool {
        self.readings.iter().all(|reading| matches!(reading.last, Last::Pushed(..)))
    }

    pub fn may_end(&self) -> bool {
        self.board() != self.start && !self.push_begun()
    }

    pub fn ended(&self) -> Self {
        Self::new(!self.gold, self.board())
    }

    /// The number of rows of `depth` steps.
    pub fn perft(&self, depth: usize) -> u64 {
        let next = self.next();
        match depth {
            0 => 1,
            1 => next.len() as u64,
            _ => next.values().map(|next| next.turn.perft(depth - 1)).sum(),
        }
    }

    /// Every board that a legal turn of at most `steps` steps can lead to.
    pub fn boards(&self, steps: usize) -> BTreeSet<String> {
        let mut boards = BTreeSet::new();
        let mut seen = HashSet::new();
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

    /// Who has won at the start of this turn, and why: end checks 1 to 5, A being the side that has just moved.
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
