//! Sides, kinds of pieces by strength, and pieces.

use std::fmt;

/// A player: Gold, who starts, or Silver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Sets up on ranks 1 and 2, starts, and runs its rabbits to rank 8.
    Gold,
    /// Sets up on ranks 7 and 8, and runs its rabbits to rank 1.
    Silver,
}

impl Side {
    /// Gold, then Silver.
    pub const ALL: [Self; 2] = [Self::Gold, Self::Silver];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Gold => Self::Silver,
            Self::Silver => Self::Gold,
        }
    }

    /// 0 for Gold, 1 for Silver.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `g` or `s`.
    pub const fn letter(self) -> char {
        match self {
            Self::Gold => 'g',
            Self::Silver => 's',
        }
    }

    /// `gold` or `silver`, as the JSON and JavaScript faces write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Silver => "silver",
        }
    }

    /// The squares of the rank that this side's rabbits run to.
    pub const fn goal_rank(self) -> u64 {
        match self {
            Self::Gold => 0xff << 56,
            Self::Silver => 0xff,
        }
    }

    /// The squares of the two ranks on which this side sets up.
    pub const fn home(self) -> u64 {
        match self {
            Self::Gold => 0xffff,
            Self::Silver => 0xffff << 48,
        }
    }

    /// The direction in which this side's rabbits may not step.
    pub const fn backward(self) -> super::Direction {
        match self {
            Self::Gold => super::Direction::South,
            Self::Silver => super::Direction::North,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gold => "Gold",
            Self::Silver => "Silver",
        })
    }
}

/// The six kinds of pieces, weak to strong. The discriminant is the strength, 1…6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// R, eight a side; never steps backward; wins on the goal rank.
    Rabbit = 1,
    /// C, two a side.
    Cat,
    /// D, two a side.
    Dog,
    /// H, two a side.
    Horse,
    /// M, one a side.
    Camel,
    /// E, one a side; never frozen, pushed or pulled.
    Elephant,
}

impl Kind {
    /// Weak to strong.
    pub const ALL: [Self; 6] = [Self::Rabbit, Self::Cat, Self::Dog, Self::Horse, Self::Camel, Self::Elephant];

    /// 1 (rabbit) … 6 (elephant).
    pub const fn strength(self) -> u8 {
        self as u8
    }

    /// The kind of a strength 1…6; `None` for 0, which stands for an empty square.
    pub(crate) const fn from_strength(strength: u8) -> Option<Self> {
        match strength {
            1 => Some(Self::Rabbit),
            2 => Some(Self::Cat),
            3 => Some(Self::Dog),
            4 => Some(Self::Horse),
            5 => Some(Self::Camel),
            6 => Some(Self::Elephant),
            _ => None,
        }
    }

    /// How many of the kind each side starts with.
    pub const fn count(self) -> u32 {
        match self {
            Self::Rabbit => 8,
            Self::Cat | Self::Dog | Self::Horse => 2,
            Self::Camel | Self::Elephant => 1,
        }
    }

    /// The English name, in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rabbit => "rabbit",
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Horse => "horse",
            Self::Camel => "camel",
            Self::Elephant => "elephant",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of piece of one side. Displayed as its letter: capitals are Gold, small letters Silver.
///
/// ```
/// use keddah::arimaa::{Kind, Piece, Side};
/// let camel = Piece::from_letter('m').unwrap();
/// assert_eq!(camel, Piece { side: Side::Silver, kind: Kind::Camel });
/// assert_eq!((camel.to_string(), camel.name()), ("m".into(), "silver camel".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The piece of a letter of `EMHDCRemhdcr`.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let kind = match letter.to_ascii_uppercase() {
            'E' => Kind::Elephant,
            'M' => Kind::Camel,
            'H' => Kind::Horse,
            'D' => Kind::Dog,
            'C' => Kind::Cat,
            'R' => Kind::Rabbit,
            _ => return None,
        };
        let side = if letter.is_ascii_uppercase() { Side::Gold } else { Side::Silver };
        Some(Self { side, kind })
    }

    /// The letter, a capital for Gold.
    pub const fn letter(self) -> char {
        let letter = match self.kind {
            Kind::Elephant => 'e',
            Kind::Camel => 'm',
            Kind::Horse => 'h',
            Kind::Dog => 'd',
            Kind::Cat => 'c',
            Kind::Rabbit => 'r',
        };
        match self.side {
            Side::Gold => letter.to_ascii_uppercase(),
            Side::Silver => letter,
        }
    }

    /// `gold elephant`, and so on.
    pub fn name(self) -> String {
        format!("{} {}", self.side.name(), self.kind)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
