//! Files of many records.

use super::{Error, Game, NotationError, Setup};
use crate::record::{Block, Blocks};

/// A record out of a file of many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which record of the file it is, counted from 1.
    pub number: usize,
    /// What the line before the record calls it: of `game 669122 …`, `669122`.
    pub name: Option<String>,
    /// The game, or why it cannot be read. Offsets are from the start of the file.
    pub game: Result<Game, Error>,
}

/// Reads a file of records, plain or with tags, a blank line between. Lines that begin with `#` are ignored. A record's first
/// line may name it (`game 669122 …`), and a last line may give the position that it ends in (`final g […]`), which is compared.
///
/// ```
/// use keddah::arimaa::read_games;
/// let text = "# two games\n\ngame first\n1g Ra9\n\n[Event \"none\"]\n\n1g\n";
/// let games: Vec<_> = read_games(text).collect();
/// assert_eq!(games[0].name.as_deref(), Some("first"));
/// assert_eq!(games[0].game.as_ref().unwrap_err().turn(), Some("1g"));
/// assert_eq!((games[1].number, games[1].game.is_ok()), (2, true));
/// ```
pub fn read_games(text: &str) -> impl Iterator<Item = Listed> {
    let mut blocks = Blocks::new(text);
    let mut number = 0;
    std::iter::from_fn(move || {
        let block = blocks.next_block()?;
        number += 1;
        Some(Listed { number, name: block.name.map(String::from), game: game(&block) })
    })
}

fn game(block: &Block<'_>) -> Result<Game, Error> {
    let game = super::record::parse(block.text).map_err(|error| error.moved(block.at))?;
    if let Some((at, text)) = block.last {
        let last: Setup = text.parse().map_err(|error: NotationError| error.moved(at))?;
        if last != Setup::from(game.turn_position()) {
            return Err(NotationError::new(at, "The record does not end in this position.").into());
        }
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETUPS: &str = "1w Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n\
                          1b ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7\n";

    /// A record's name, and how many turns it has or where it goes wrong.
    type Summary = (Option<String>, Result<usize, Option<usize>>);

    fn summary(text: &str) -> Vec<Summary> {
        let plies = |game: Result<Game, Error>| game.map(|game| game.ply()).map_err(|error| error.at());
        read_games(text).map(|listed| (listed.name, plies(listed.game))).collect()
    }

    #[test]
    fn blocks() {
        let position = "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]";
        let text = format!(
            "# ö\n\n\ngame a x=1\n{SETUPS}# between\n\r\n\n\n[Event \"ö\"]\n\n{SETUPS}\n[Event \"x\"]\n\n[Event \"y\"]\n{SETUPS}final {position}\n\ngame b\n1g\nfinal {position}\n\nGAME\n\n{SETUPS}"
        );
        let found = summary(&text);
        assert_eq!(found.len(), 6, "{found:?}");
        assert_eq!(found[0], (Some("a".into()), Ok(2)));
        assert_eq!(found[1..4].iter().map(|f| f.1).collect::<Vec<_>>(), [Ok(2), Ok(0), Ok(2)]);
        let at = text.find("game b").map(|byte| text[..byte].chars().count() + "game b\n1g\nfinal ".len());
        assert_eq!(found[4], (Some("b".into()), Err(at)));
        assert_eq!(found[5], (None, Ok(2)));
    }

    #[test]
    fn nothing_and_nonsense() {
        assert_eq!(summary(""), []);
        assert_eq!(summary("\n# x\n\n"), []);
        assert_eq!(summary("final g []"), [(None, Err(Some(0)))]);
        assert_eq!(summary("ö\n\nö 1g Rx"), [(None, Err(Some(0))), (None, Err(Some(3)))]);
        assert_eq!(summary("game\ngame x\n\n1g ö").len(), 1);
    }
}
