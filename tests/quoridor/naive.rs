//! A second implementation of Quoridor's rules: naive, slow, and independent of the crate's.
//!
//! A square is a pair of numbers. A wall covers two adjacent edges, each between two squares. Paths
//! are searched square by square, for every player and every wall.

use std::collections::BTreeSet;

/// File and rank, counted from 0.
pub type Coord = (i32, i32);

const AROUND: [Coord; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

fn plus(place: Coord, by: Coord) -> Coord {
    (place.0 + by.0, place.1 + by.1)
}

fn minus(place: Coord, by: Coord) -> Coord {
    (place.0 - by.0, place.1 - by.1)
}

pub fn name(place: Coord) -> String {
    format!("{}{}", char::from(b'a' + place.0 as u8), place.1 + 1)
}

/// A wall: the square southwest of its center, and `h` or `v`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Wall {
    pub square: Coord,
    pub orientation: char,
}

impl Wall {
    /// Returns the two edges that it covers, each as a pair of squares, the southern or western one
    /// first.
    pub fn sides(&self) -> [(Coord, Coord); 2] {
        let (along, across) = if self.orientation == 'h' { ((1, 0), (0, 1)) } else { ((0, 1), (1, 0)) };
        let second = plus(self.square, along);
        [(self.square, plus(self.square, across)), (second, plus(second, across))]
    }

    pub fn name(&self) -> String {
        format!("{}{}", name(self.square), self.orientation)
    }
}

/// A move, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    Pawn(Coord),
    Wall(Wall),
    Pass,
}

impl Action {
    pub fn name(&self) -> String {
        match self {
            Self::Pawn(to) => name(*to),
            Self::Wall(wall) => wall.name(),
            Self::Pass => "pass".to_owned(),
        }
    }
}

/// A reason why a move is illegal: the code, and the squares, walls and players that the refusal
/// must name.
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

    fn squares(self, squares: &[Coord]) -> Self {
        Self { squares: squares.iter().copied().map(name).collect(), ..self }
    }

    fn walls(self, walls: impl IntoIterator<Item = Wall>) -> Self {
        Self { walls: walls.into_iter().map(|wall| wall.name()).collect(), ..self }
    }

    fn players(self, players: Vec<usize>) -> Self {
        Self { players, ..self }
    }
}

/// A position with the size of its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub size: i32,
    pub walls: BTreeSet<Wall>,
    /// By player, counted from 0.
    pub pawns: Vec<Coord>,
    /// The walls left, by player.
    pub left: Vec<u32>,
    /// The player to move, counted from 0.
    pub mover: usize,
    /// Whether a wall covers the northern and the eastern edge of each square, by [`State::place`].
    covered: Vec<[bool; 2]>,
}

impl State {
    /// Returns the position at the start. Rules: “Each pawn starts in the middle of its edge”:
    /// south and north, or south, west, north, east.
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
            covered: vec![[false; 2]; ((size + 1) * (size + 1)) as usize],
        }
    }

    /// Reads `[size:]horizontal walls/vertical walls/pawns/walls left/player to move`.
    pub fn read(text: &str) -> Self {
        let (size, rest) = text.split_once(':').unwrap_or(("9", text));
        let [h, v, pawns, left, mover] = rest.split('/').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let left: Vec<u32> = left.split(' ').map(|count| count.parse().expect("a count")).collect();
        let mover: usize = mover.parse().expect("a player");
        let mut state = Self::start(
            left.len(),
            size.parse().expect("a size"),
            0,
            mover.checked_sub(1).expect("a player"),
        );
        state.pawns = places(pawns);
        state.left = left;
        for (orientation, squares) in [('h', h), ('v', v)] {
            places(squares).into_iter().for_each(|square| state.put(Wall { square, orientation }));
        }
        state
    }

    /// Writes what [`read`](Self::read) reads.
    pub fn write(&self) -> String {
        let size = if self.size == 9 { String::new() } else { format!("{}:", self.size) };
        let like = |orientation| self.walls.iter().filter(move |wall| wall.orientation == orientation);
        let named = |orientation| like(orientation).map(|wall| name(wall.square)).collect::<String>();
        let pawns: String = self.pawns.iter().copied().map(name).collect();
        let left: Vec<String> = self.left.iter().map(u32::to_string).collect();
        format!("{size}{}/{}/{pawns}/{}/{}", named('h'), named('v'), left.join(" "), self.mover + 1)
    }

    pub fn players(&self) -> usize {
        self.pawns.len()
    }

    /// Returns the index of a square, or of one next to the north or east edge of the board.
    fn place(&self, (file, rank): Coord) -> usize {
        (rank * (self.size + 1) + file) as usize
    }

    pub fn put(&mut self, wall: Wall) {
        self.walls.insert(wall);
        for (a, b) in wall.sides() {
            let place = self.place(a);
            self.covered[place][usize::from(a.0 < b.0)] = true;
        }
    }

    pub fn has_square(&self, (file, rank): Coord) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    pub fn every_square(&self) -> Vec<Coord> {
        (0..self.size).flat_map(|file| (0..self.size).map(move |rank| (file, rank))).collect()
    }

    fn pawn_at(&self, place: Coord) -> Option<usize> {
        self.pawns.iter().position(|&pawn| pawn == place)
    }

    /// Returns whether a wall separates two adjacent squares.
    fn is_blocked(&self, a: Coord, b: Coord) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        self.covered[self.place(a)][usize::from(a.0 < b.0)]
    }

    fn walls_between(&self, a: Coord, b: Coord) -> Vec<Wall> {
        let side = (a.min(b), a.max(b));
        self.walls.iter().copied().filter(|wall| wall.sides().contains(&side)).collect()
    }

    /// Returns whether a square is a player's goal. Rules: “Any square of the opposite edge.”
    pub fn at_goal(&self, player: usize, (file, rank): Coord) -> bool {
        let last = self.size - 1;
        match (self.players(), player) {
            (_, 0) => rank == last,
            (2, 1) | (4, 2) => rank == 0,
            (4, 1) => file == last,
            _ => file == 0,
        }
    }

    /// Returns the player who has reached the goal: the one who moved last, since the game ends
    /// there.
    pub fn winner(&self) -> Option<usize> {
        (0..self.players()).find(|&player| self.at_goal(player, self.pawns[player]))
    }

    /// Returns the squares that are connected to `from`, in order of their distance, which is given
    /// with each: all, or up to the first that is `wanted`. Ignores pawns.
    fn reached_until(&self, from: Coord, wanted: impl Fn(Coord) -> bool) -> Vec<(Coord, u32)> {
        let mut seen = vec![false; self.covered.len()];
        seen[self.place(from)] = true;
        let mut reached = vec![(from, 0)];
        let mut next = 0;
        while let Some(&(here, steps)) = reached.get(next) {
            if wanted(here) {
                reached.truncate(next + 1);
                break;
            }
            next += 1;
            for way in AROUND {
                let there = plus(here, way);
                if self.has_square(there)
                    && !self.is_blocked(here, there)
                    && !std::mem::replace(&mut seen[self.place(there)], true)
                {
                    reached.push((there, steps + 1));
                }
            }
        }
        reached
    }

    /// Returns the squares that are connected to `from`, in order of their distance, which is given
    /// with each. Ignores pawns.
    pub fn reached(&self, from: Coord) -> Vec<(Coord, u32)> {
        self.reached_until(from, |_| false)
    }

    /// Returns the length of a player's shortest path to the goal. Ignores pawns.
    pub fn distance(&self, player: usize) -> Option<u32> {
        let reached = self.reached_until(self.pawns[player], |place| self.at_goal(player, place));
        reached.last().filter(|(place, _)| self.at_goal(player, *place)).map(|(_, steps)| *steps)
    }

    fn has_path(&self, player: usize) -> bool {
        self.distance(player).is_some()
    }

    /// Returns whether every player has a path. Rules, of a wall: “It may not take any player's
    /// last path.”
    pub fn everyone_has_a_path(&self) -> bool {
        (0..self.players()).all(|player| self.has_path(player))
    }

    /// Returns the squares that the mover's pawn can reach.
    pub fn pawn_moves(&self) -> BTreeSet<Coord> {
        let here = self.pawns[self.mover];
        let mut moves = BTreeSet::new();
        let can_enter =
            |from, to| self.has_square(to) && !self.is_blocked(from, to) && self.pawn_at(to).is_none();
        for way in AROUND {
            let next = plus(here, way);
            if !self.has_square(next) || self.is_blocked(here, next) {
                continue;
            }
            if self.pawn_at(next).is_none() {
                moves.insert(next);
            } else if can_enter(next, plus(next, way)) {
                moves.insert(plus(next, way));
            } else {
                // Diagonally, to either side of the jumped pawn.
                let sides = AROUND.into_iter().filter(|side| side.0 * way.0 + side.1 * way.1 == 0);
                moves.extend(sides.map(|side| plus(next, side)).filter(|&to| can_enter(next, to)));
            }
        }
        moves
    }

    /// Returns the walls that overlap this one: those that cover one of its edges.
    fn overlapped(&self, wall: Wall) -> Vec<Wall> {
        let sides = wall.sides();
        let shares = |other: &Wall| other.sides().iter().any(|side| sides.contains(side));
        self.walls.iter().copied().filter(shares).collect()
    }

    /// Returns the perpendicular wall with the same center.
    fn crossed(&self, wall: Wall) -> Option<Wall> {
        self.walls
            .iter()
            .copied()
            .find(|other| other.square == wall.square && other.orientation != wall.orientation)
    }

    /// Returns whether a wall neither overlaps nor crosses another.
    pub fn has_room(&self, wall: Wall) -> bool {
        self.overlapped(wall).is_empty() && self.crossed(wall).is_none()
    }

    fn wall_refusal(&self, wall: Wall) -> Option<Reason> {
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

    /// Returns the reasons why a pawn move is illegal, none if it is legal. Any of them is a
    /// correct refusal.
    fn pawn_refusals(&self, to: Coord) -> Vec<Reason> {
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
            if self.is_blocked(here, next) {
                behind_walls.push(between(next));
            } else if to != straight
                && self.has_square(straight)
                && !self.is_blocked(next, straight)
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

    /// Returns the reasons why a move is illegal, none if it is legal. Any of them is a correct
    /// refusal.
    pub fn refusals(&self, action: Action) -> Vec<Reason> {
        if self.winner().is_some() {
            return vec![Reason::new("game-over")];
        }
        match action {
            Action::Pawn(to) => self.pawn_refusals(to),
            Action::Wall(wall) => self.wall_refusal(wall).into_iter().collect(),
            Action::Pass if self.pawn_moves().is_empty() && self.walls_to_put().next().is_none() => {
                Vec::new()
            }
            Action::Pass => vec![Reason::new("pass-not-allowed").players(vec![self.mover + 1])],
        }
    }

    /// Returns all walls within the board, legal or not.
    pub fn every_wall(&self) -> Vec<Wall> {
        let inside = |square: &Coord| square.0 < self.size - 1 && square.1 < self.size - 1;
        let places = self.every_square().into_iter().filter(inside);
        places.flat_map(|square| ['h', 'v'].map(|orientation| Wall { square, orientation })).collect()
    }

    fn walls_to_put(&self) -> impl Iterator<Item = Wall> {
        self.every_wall().into_iter().filter(|&wall| self.wall_refusal(wall).is_none())
    }

    /// Returns the legal moves: pawn moves and walls, or the pass if there are none. Returns none
    /// when the game is over.
    pub fn legal_actions(&self) -> BTreeSet<Action> {
        if self.winner().is_some() {
            return BTreeSet::new();
        }
        let moves = self.pawn_moves().into_iter().map(Action::Pawn);
        let legal_actions: BTreeSet<Action> = moves.chain(self.walls_to_put().map(Action::Wall)).collect();
        if legal_actions.is_empty() { BTreeSet::from([Action::Pass]) } else { legal_actions }
    }

    /// Returns the position after a legal move.
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Pawn(to) => next.pawns[self.mover] = to,
            Action::Wall(wall) => {
                next.put(wall);
                next.left[self.mover] -= 1;
            }
            Action::Pass => {}
        }
        next.mover = (self.mover + 1) % self.players();
        next
    }

    /// Returns the number of sequences of `depth` moves.
    pub fn perft(&self, depth: usize) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_actions().len() as u64,
            _ => self.legal_actions().into_iter().map(|action| self.after(action).perft(depth - 1)).sum(),
        }
    }
}

/// Reads squares that are written without separators: `a1k11`.
fn places(text: &str) -> Vec<Coord> {
    let starts: Vec<usize> =
        text.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let one = |(start, end): (usize, usize)| {
        let rank: i32 = text[start + 1..end].parse().expect("a rank");
        (i32::from(text.as_bytes()[start] - b'a'), rank - 1)
    };
    starts.iter().copied().zip(ends).map(one).collect()
}
