//! The rules of Quoridor read a second time: slowly, plainly and without anything of the crate's.
//!
//! Squares are pairs of numbers. A wall is what it covers: two sides of squares, in a row, each with the two squares
//! that it keeps apart. Every path is searched for square by square, for every player and every wall.

use std::collections::{BTreeSet, HashSet};

/// File and rank, counted from 0.
pub type Place = (i32, i32);

const AROUND: [Place; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

fn plus(place: Place, by: Place) -> Place {
    (place.0 + by.0, place.1 + by.1)
}

fn minus(place: Place, by: Place) -> Place {
    (place.0 - by.0, place.1 - by.1)
}

pub fn name(place: Place) -> String {
    format!("{}{}", char::from(b'a' + place.0 as u8), place.1 + 1)
}

/// A wall by the square south-west of its centre, and `h` or `v`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Wall {
    pub lies: char,
    pub at: Place,
}

impl Wall {
    /// The two sides it covers, each by the squares on both sides of it, the southern or western one first.
    pub fn sides(&self) -> [(Place, Place); 2] {
        let (along, across) = if self.lies == 'h' { ((1, 0), (0, 1)) } else { ((0, 1), (1, 0)) };
        let second = plus(self.at, along);
        [(self.at, plus(self.at, across)), (second, plus(second, across))]
    }

    pub fn name(&self) -> String {
        format!("{}{}", name(self.at), self.lies)
    }
}

/// A turn, or what someone would have for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Act {
    Pawn(Place),
    Wall(Wall),
    Pass,
}

impl Act {
    pub fn name(&self) -> String {
        match self {
            Self::Pawn(to) => name(*to),
            Self::Wall(wall) => wall.name(),
            Self::Pass => "pass".to_owned(),
        }
    }
}

/// A reason against a turn: its code, and what it must speak of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reason {
    pub code: &'static str,
    pub squares: Vec<String>,
    pub walls: Vec<String>,
    pub players: Vec<usize>,
}

impl Reason {
    fn new(code: &'static str) -> Self {
        Self { code, squares: Vec::new(), walls: Vec::new(), players: Vec::new() }
    }

    fn squares(self, squares: &[Place]) -> Self {
        Self { squares: squares.iter().copied().map(name).collect(), ..self }
    }

    fn walls(self, walls: impl IntoIterator<Item = Wall>) -> Self {
        Self { walls: walls.into_iter().map(|wall| wall.name()).collect(), ..self }
    }

    fn players(self, players: Vec<usize>) -> Self {
        Self { players, ..self }
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub size: i32,
    pub walls: BTreeSet<Wall>,
    /// By player, from 0.
    pub pawns: Vec<Place>,
    pub left: Vec<u32>,
    /// The player to move, from 0.
    pub mover: usize,
    /// The sides that walls cover.
    covered: HashSet<(Place, Place)>,
}

impl Table {
    /// “Each pawn starts in the middle of its edge”: south and north, or south, west, north, east.
    pub fn start(players: usize, size: i32, walls: u32, first: usize) -> Self {
        let (middle, last) = (size / 2, size - 1);
        let pawns = match players {
            2 => vec![(middle, 0), (middle, last)],
            _ => vec![(middle, 0), (0, middle), (middle, last), (last, middle)],
        };
        Self {
            size,
            walls: BTreeSet::new(),
            pawns,
            left: vec![walls; players],
            mover: first,
            covered: HashSet::new(),
        }
    }

    /// Reads `[size:]horizontal walls/vertical walls/pawns/walls left/player to move`.
    pub fn read(text: &str) -> Self {
        let (size, rest) = text.split_once(':').unwrap_or(("9", text));
        let [h, v, pawns, left, mover] = rest.split('/').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let left: Vec<u32> = left.split(' ').map(|count| count.parse().expect("a count")).collect();
        let mover: usize = mover.parse().expect("a player");
        let mut table = Self::start(
            left.len(),
            size.parse().expect("a size"),
            0,
            mover.checked_sub(1).expect("a player"),
        );
        table.pawns = places(pawns);
        table.left = left;
        for (lies, squares) in [('h', h), ('v', v)] {
            places(squares).into_iter().for_each(|at| table.put(Wall { lies, at }));
        }
        table
    }

    /// Writes what [`read`](Self::read) reads.
    pub fn write(&self) -> String {
        let size = if self.size == 9 { String::new() } else { format!("{}:", self.size) };
        let lying = |lies| self.walls.iter().filter(move |wall| wall.lies == lies);
        let named = |lies| lying(lies).map(|wall| name(wall.at)).collect::<String>();
        let pawns: String = self.pawns.iter().copied().map(name).collect();
        let left: Vec<String> = self.left.iter().map(u32::to_string).collect();
        format!("{size}{}/{}/{pawns}/{}/{}", named('h'), named('v'), left.join(" "), self.mover + 1)
    }

    pub fn players(&self) -> usize {
        self.pawns.len()
    }

    pub fn put(&mut self, wall: Wall) {
        self.walls.insert(wall);
        self.covered.extend(wall.sides());
    }

    pub fn has_square(&self, (file, rank): Place) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    pub fn every_square(&self) -> Vec<Place> {
        (0..self.size).flat_map(|file| (0..self.size).map(move |rank| (file, rank))).collect()
    }

    fn pawn_at(&self, place: Place) -> Option<usize> {
        self.pawns.iter().position(|&pawn| pawn == place)
    }

    /// Whether a wall stands between two adjacent squares.
    fn walled(&self, a: Place, b: Place) -> bool {
        self.covered.contains(&(a.min(b), a.max(b)))
    }

    fn walls_between(&self, a: Place, b: Place) -> Vec<Wall> {
        let side = (a.min(b), a.max(b));
        self.walls.iter().copied().filter(|wall| wall.sides().contains(&side)).collect()
    }

    /// “Any square of the opposite edge.”
    pub fn at_goal(&self, player: usize, (file, rank): Place) -> bool {
        let last = self.size - 1;
        match (self.players(), player) {
            (_, 0) => rank == last,
            (2, 1) | (4, 2) => rank == 0,
            (4, 1) => file == last,
            _ => file == 0,
        }
    }

    /// Who has reached the goal. The game ends there, so in play it can only be the player who moved last.
    pub fn winner(&self) -> Option<usize> {
        (0..self.players()).find(|&player| self.at_goal(player, self.pawns[player]))
    }

    /// The squares that can be walked to from one, other pawns left aside, nearer ones first, with the steps that it takes.
    pub fn reached(&self, from: Place) -> Vec<(Place, u32)> {
        let mut seen = vec![false; (self.size * self.size) as usize];
        let mut see = |(file, rank): Place| {
            let place = &mut seen[(rank * self.size + file) as usize];
            !std::mem::replace(place, true)
        };
        see(from);
        let mut reached = vec![(from, 0)];
        let mut next = 0;
        while let Some(&(here, steps)) = reached.get(next) {
            next += 1;
            for way in AROUND {
                let there = plus(here, way);
                if self.has_square(there) && !self.walled(here, there) && see(there) {
                    reached.push((there, steps + 1));
                }
            }
        }
        reached
    }

    /// The fewest steps a player needs to the goal, other pawns left aside.
    pub fn distance(&self, player: usize) -> Option<u32> {
        let reached = self.reached(self.pawns[player]);
        reached.into_iter().find(|&(place, _)| self.at_goal(player, place)).map(|(_, steps)| steps)
    }

    fn has_path(&self, player: usize) -> bool {
        self.distance(player).is_some()
    }

    /// “It may not take any player's last path.”
    pub fn everyone_has_a_path(&self) -> bool {
        (0..self.players()).all(|player| self.has_path(player))
    }

    /// Where the mover's pawn can go.
    pub fn pawn_moves(&self) -> BTreeSet<Place> {
        let here = self.pawns[self.mover];
        let mut moves = BTreeSet::new();
        let can_enter =
            |from, to| self.has_square(to) && !self.walled(from, to) && self.pawn_at(to).is_none();
        for way in AROUND {
            let next = plus(here, way);
            if !self.has_square(next) || self.walled(here, next) {
                continue;
            }
            if self.pawn_at(next).is_none() {
                moves.insert(next);
            } else if can_enter(next, plus(next, way)) {
                moves.insert(plus(next, way));
            } else {
                // To either side of the pawn: the ways at a right angle.
                let sides = AROUND.into_iter().filter(|side| side.0 * way.0 + side.1 * way.1 == 0);
                moves.extend(sides.map(|side| plus(next, side)).filter(|&to| can_enter(next, to)));
            }
        }
        moves
    }

    /// The walls that cover a side of a square that this one would cover.
    fn overlapped(&self, wall: Wall) -> Vec<Wall> {
        let sides = wall.sides();
        let shares = |other: &Wall| other.sides().iter().any(|side| sides.contains(side));
        self.walls.iter().copied().filter(shares).collect()
    }

    /// The wall that lies the other way and has the same middle.
    fn crossed(&self, wall: Wall) -> Option<Wall> {
        self.walls.iter().copied().find(|other| other.at == wall.at && other.lies != wall.lies)
    }

    /// Whether a wall neither overlaps nor crosses another.
    pub fn has_room(&self, wall: Wall) -> bool {
        self.overlapped(wall).is_empty() && self.crossed(wall).is_none()
    }

    fn against_wall(&self, wall: Wall) -> Option<Reason> {
        if !wall.sides().iter().all(|&(a, b)| self.has_square(a) && self.has_square(b)) {
            return Some(Reason::new("wall-off-board").walls([wall]));
        }
        if self.left[self.mover] == 0 {
            return Some(Reason::new("no-walls-left").players(vec![self.mover + 1]));
        }
        let under = self.overlapped(wall);
        if !under.is_empty() {
            return Some(Reason::new("wall-overlaps").walls([wall].into_iter().chain(under)));
        }
        if let Some(other) = self.crossed(wall) {
            return Some(Reason::new("wall-crosses").walls([wall, other]));
        }
        let mut after = self.clone();
        after.put(wall);
        let cut: Vec<usize> = (0..self.players()).filter(|&player| !after.has_path(player)).collect();
        if cut.is_empty() {
            return None;
        }
        let numbers = cut.into_iter().map(|player| player + 1).collect();
        Some(Reason::new("wall-blocks-path").walls([wall]).players(numbers))
    }

    /// Every reason against a pawn's move to a square, any of which will do; none if it is legal.
    fn against_pawn(&self, to: Place) -> Vec<Reason> {
        let here = self.pawns[self.mover];
        if !self.has_square(to) {
            return vec![Reason::new("off-board").squares(&[to])];
        }
        if let Some(player) = self.pawn_at(to) {
            return vec![Reason::new("square-taken").squares(&[to]).players(vec![player + 1])];
        }
        if self.pawn_moves().contains(&to) {
            return Vec::new();
        }
        let between = |next| {
            let reason = Reason::new("wall-between").squares(&[next, here]);
            reason.walls(self.walls_between(here, next))
        };
        if AROUND.contains(&minus(to, here)) {
            return vec![between(to)];
        }
        let (mut behind_walls, mut jumps) = (Vec::new(), Vec::new());
        for way in AROUND {
            let next = plus(here, way);
            if self.pawn_at(next).is_none() || !AROUND.contains(&minus(to, next)) {
                continue;
            }
            let straight = plus(next, way);
            if self.walled(here, next) {
                behind_walls.push(between(next));
            } else if to != straight
                && self.has_square(straight)
                && !self.walled(next, straight)
                && self.pawn_at(straight).is_none()
            {
                jumps.push(Reason::new("straight-jump-possible").squares(&[to, next, straight]));
            } else {
                let reason = Reason::new("jump-blocked").squares(&[to, next]);
                jumps.push(reason.walls(self.walls_between(next, to)));
            }
        }
        if !jumps.is_empty() {
            jumps
        } else if !behind_walls.is_empty() {
            behind_walls
        } else {
            vec![Reason::new("not-adjacent").squares(&[to, here])]
        }
    }

    /// The reasons against a turn, any of which will do; none if it is legal.
    pub fn against(&self, act: Act) -> Vec<Reason> {
        if self.winner().is_some() {
            return vec![Reason::new("game-over")];
        }
        match act {
            Act::Pawn(to) => self.against_pawn(to),
            Act::Wall(wall) => self.against_wall(wall).into_iter().collect(),
            Act::Pass if self.pawn_moves().is_empty() && self.walls_to_put().next().is_none() => Vec::new(),
            Act::Pass => vec![Reason::new("pass-not-allowed").players(vec![self.mover + 1])],
        }
    }

    /// Every wall within the board, whatever stands.
    pub fn every_wall(&self) -> Vec<Wall> {
        let inside = |at: &Place| at.0 < self.size - 1 && at.1 < self.size - 1;
        let places = self.every_square().into_iter().filter(inside);
        places.flat_map(|at| ['h', 'v'].map(|lies| Wall { lies, at })).collect()
    }

    fn walls_to_put(&self) -> impl Iterator<Item = Wall> {
        self.every_wall().into_iter().filter(|&wall| self.against_wall(wall).is_none())
    }

    /// The legal turns: moves and walls; where there are none, the pass; none when the game is over.
    pub fn acts(&self) -> BTreeSet<Act> {
        if self.winner().is_some() {
            return BTreeSet::new();
        }
        let moves = self.pawn_moves().into_iter().map(Act::Pawn);
        let acts: BTreeSet<Act> = moves.chain(self.walls_to_put().map(Act::Wall)).collect();
        if acts.is_empty() { BTreeSet::from([Act::Pass]) } else { acts }
    }

    /// The position after a legal turn.
    pub fn after(&self, act: Act) -> Self {
        let mut next = self.clone();
        match act {
            Act::Pawn(to) => next.pawns[self.mover] = to,
            Act::Wall(wall) => {
                next.put(wall);
                next.left[self.mover] -= 1;
            }
            Act::Pass => {}
        }
        next.mover = (self.mover + 1) % self.players();
        next
    }

    /// The number of rows of `depth` turns.
    pub fn perft(&self, depth: usize) -> u64 {
        match depth {
            0 => 1,
            1 => self.acts().len() as u64,
            _ => self.acts().into_iter().map(|act| self.after(act).perft(depth - 1)).sum(),
        }
    }
}

/// Squares that are written without anything between them: `a1k11`.
fn places(text: &str) -> Vec<Place> {
    let starts: Vec<usize> =
        text.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let one = |(start, end): (usize, usize)| {
        let rank: i32 = text[start + 1..end].parse().expect("a rank");
        (i32::from(text.as_bytes()[start] - b'a'), rank - 1)
    };
    starts.iter().copied().zip(ends).map(one).collect()
}
