//! Sides, kinds of pieces, and pieces.

use std::fmt;

use crate::record;

/// A player of Arimaa: Gold or Silver.
///
/// ```
/// use keddah::arimaa::{Direction, Side};
/// assert_eq!((Side::Gold.other(), Side::Gold.letter()), (Side::Silver, 'g'));
/// assert_eq!(Side::Silver.backward(), Direction::North);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The first player of Arimaa, who sets up on ranks 1 and 2. Its goal is rank 8.
    Gold,
    /// The second player of Arimaa, who sets up on ranks 7 and 8. Its goal is rank 1.
    Silver,
}

impl Side {
    /// Both players: Gold, then Silver.
    pub const ALL: [Self; 2] = [Self::Gold, Self::Silver];

    /// Returns the opponent of a side.
    pub const fn other(self) -> Self {
        match self {
            Self::Gold => Self::Silver,
            Self::Silver => Self::Gold,
        }
    }

    /// The index of a side in tables: 0 for Gold, 1 for Silver.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of a side in notation: `g` for Gold or `s` for Silver.
    pub const fn letter(self) -> char {
        match self {
            Self::Gold => 'g',
            Self::Silver => 's',
        }
    }

    /// The name of a side in JSON, JavaScript and records: `gold` or `silver`.
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

    /// The direction that is backward for this side, in which its rabbits may not step.
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

/// A kind of piece. Kinds are ordered by strength, which is also the discriminant.
///
/// ```
/// use keddah::arimaa::Kind;
/// assert!(Kind::Camel > Kind::Horse);
/// assert_eq!((Kind::Elephant.strength(), Kind::Rabbit.count()), (6, 8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A rabbit, `R` in notation; each side has eight. It never steps backward, and wins on the
    /// goal rank.
    Rabbit = 1,
    /// A cat, `C` in notation; each side has two.
    Cat,
    /// A dog, `D` in notation; each side has two.
    Dog,
    /// A horse, `H` in notation; each side has two.
    Horse,
    /// A camel, `M` in notation; each side has one.
    Camel,
    /// An elephant, `E` in notation; each side has one. It is never frozen, pushed or pulled.
    Elephant,
}

impl Kind {
    /// All kinds of Arimaa pieces, from the weakest to the strongest.
    pub const ALL: [Self; 6] = [Self::Rabbit, Self::Cat, Self::Dog, Self::Horse, Self::Camel, Self::Elephant];

    /// The strength of a kind of piece: 1 for a rabbit … 6 for an elephant.
    pub const fn strength(self) -> u8 {
        self as u8
    }

    /// Returns the kind of piece with a strength of 1…6; `None` for 0, the strength of an empty
    /// square.
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

    /// The number of pieces of this kind that each side begins with.
    pub const fn count(self) -> u32 {
        match self {
            Self::Rabbit => 8,
            Self::Cat | Self::Dog | Self::Horse => 2,
            Self::Camel | Self::Elephant => 1,
        }
    }

    /// The English name of a kind of piece, in lower case.
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

/// A piece: a side and a kind. `Display` writes its letter, upper case for Gold and lower case for
/// Silver.
///
/// ```
/// use keddah::arimaa::{Kind, Piece, Side};
/// let camel = Piece::from_letter('m').unwrap();
/// assert_eq!(camel, Piece { side: Side::Silver, kind: Kind::Camel });
/// assert_eq!((camel.to_string(), camel.name()), ("m".into(), "silver camel".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side that owns the piece.
    pub side: Side,
    /// The kind of the piece, such as rabbit or camel.
    pub kind: Kind,
}

impl Piece {
    /// Returns the piece that a letter stands for in notation, one of `EMHDCRemhdcr`.
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

    /// The letter of a piece in notation: upper case for Gold, lower case for Silver.
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

    /// The English name of a piece, such as `gold elephant`.
    pub fn name(self) -> String {
        format!("{} {}", self.side.name(), self.kind)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl record::Player for Side {
    fn seat(self) -> usize {
        self.index()
    }

    fn from_seat(seat: usize) -> Option<Self> {
        Self::ALL.get(seat).copied()
    }

    fn label(self) -> record::PlayerLabel {
        record::PlayerLabel::Name(self.name())
    }
}
