//! Games in KataQuoridor's dialect of SGF (Smart Game Format).
//!
//! The points are those of a 17×17 board. Squares have even coordinates. A horizontal wall is named
//! by its center, a vertical wall by its point nearest to row 1.

use sgf_parse::SgfNode;
use sgf_parse::go::{Move as Played, Point, Prop};

use super::new_game;
use crate::quoridor::{Game, Player, Status};

/// The maximum size of an SGF file that is read, in bytes.
pub const MAX_BYTES: u32 = 1 << 20;
/// The maximum number of nodes of an SGF game. Bounds the recursion of the SGF parser.
const MAX_NODES: usize = 4000;

/// Writes a game as SGF on one line.
pub fn write(game: &Game) -> String {
    let result = match game.status() {
        Status::Won { winner, .. } => format!("RE[{}+]", letter(winner)),
        Status::Drawn { .. } => "RE[0]".into(),
        Status::Playing { .. } => String::new(),
    };
    let mut text =
        format!("(;FF[4]GM[1]SZ[17]PB[]PW[]HA[0]KM[-0.5]WB[10]WW[10]RU[Quoridor]{result}AB[iq]AW[ia]");
    for (move_text, player) in game.history().zip(Player::all(2).cycle()) {
        text += &format!(";{}[{}]", letter(player), point(&move_text));
    }
    text + ")"
}

const fn letter(player: Player) -> char {
    if player.index() == 0 { 'B' } else { 'W' }
}

/// Converts a move to the SGF point that names it; empty for a pass.
fn point(move_text: &str) -> String {
    let [file @ b'a'..=b'i', row @ b'1'..=b'9', wall @ ..] = move_text.as_bytes() else {
        return String::new();
    };
    let (x, y) = (2 * (file - b'a'), 2 * (row - b'1'));
    let (x, y) = match wall {
        [] => (x, y),
        [b'h'] => (x + 1, y + 1),
        _ => (x + 1, y),
    };
    [x, y].map(|n| char::from(b'a' + n)).iter().collect()
}

/// Converts an SGF point to the move that it names.
fn move_text(point: Point) -> String {
    let wall = match (point.x % 2, point.y % 2) {
        (0, 0) => "",
        (1, 1) => "h",
        (1, 0) => "v",
        _ => return format!("point {},{}", point.x, point.y),
    };
    format!("{}{}{wall}", char::from(b'a' + point.x / 2), point.y / 2 + 1)
}

/// Reads at most `max_moves` moves of the main line of the first game in the text.
pub fn read(text: &str, max_moves: usize) -> Result<Game, String> {
    if text.matches([';', '(']).count() > MAX_NODES {
        return Err(format!("the file has more than {MAX_NODES} nodes"));
    }
    let games = sgf_parse::parse(text).map_err(|error| error.to_string())?;
    let root = games.first().and_then(|game| game.as_go_node().ok()).ok_or("the file contains no game")?;
    check_setup(root)?;
    let mut game = new_game();
    let played = root.main_variation().flat_map(SgfNode::properties).filter_map(|property| match property {
        Prop::B(played) => Some((1, *played)),
        Prop::W(played) => Some((2, *played)),
        _ => None,
    });
    for (number, played) in played.take(max_moves) {
        let text = match played {
            Played::Pass => "pass".into(),
            Played::Move(point) => move_text(point),
        };
        let player = Player::new(number).ok_or("unknown player")?;
        game.play_as(player, &text).map_err(|error| format!("move {}, {text}: {error}", game.ply() + 1))?;
    }
    Ok(game)
}

/// Fails unless an SGF game is for two players on 9×9 with ten walls each, from the usual start.
fn check_setup(root: &SgfNode<Prop>) -> Result<(), String> {
    let mut sized = false;
    for property in root.properties() {
        let usual = match property {
            Prop::SZ(size) => {
                sized = true;
                *size == (17, 17)
            }
            Prop::AB(pawns) => pawns.iter().eq([&Point { x: 8, y: 16 }]),
            Prop::AW(pawns) => pawns.iter().eq([&Point { x: 8, y: 0 }]),
            Prop::Unknown(name, values) if name == "WB" || name == "WW" => values.iter().eq(["10"]),
            _ => true,
        };
        if !usual {
            return Err(format!("only two players on 9x9 with ten walls are supported, not {property}"));
        }
    }
    if sized { Ok(()) } else { Err("the board is not of 17x17 points".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of an SGF game written by KataQuoridor, comments included.
    const KATA_GAME: &str = "(;FF[4]GM[1]SZ[17]PB[a]PW[b]HA[0]KM[-0.5]WB[10]WW[10]RU[Quoridor:repetitionDrawCount=4]RE[B+0.5]\
        AB[iq]AW[ia]C[startTurnIdx=3,gtype=normal];B[io];W[ic];B[im];W[ie]C[0.45 0.55 v=100];B[ik];W[ig];B[fn];W[ld];B[jg])";

    #[test]
    fn reads_and_writes_games_of_kataquoridor() {
        let game = read(KATA_GAME, usize::MAX).unwrap();
        let moves: Vec<String> = game.history().collect();
        assert_eq!(moves, ["e8", "e2", "e7", "e3", "e6", "e4", "c7h", "f2h", "e4v"]);
        assert_eq!(read(KATA_GAME, 2).unwrap().history().collect::<Vec<_>>(), ["e8", "e2"]);
        let ours = write(&game);
        assert!(
            ours.ends_with("AB[iq]AW[ia];B[io];W[ic];B[im];W[ie];B[ik];W[ig];B[fn];W[ld];B[jg])"),
            "{ours}"
        );
        assert_eq!(read(&ours, usize::MAX).unwrap(), game);
    }

    #[test]
    fn writes_results() {
        let mut game = read("(;SZ[17];B[io])", usize::MAX).unwrap();
        assert!(!write(&game).contains("RE["));
        game.draw_by_agreement().unwrap();
        assert!(write(&game).contains("RU[Quoridor]RE[0]AB"));
        game.undo();
        game.resign(None).unwrap();
        assert!(write(&game).contains("RU[Quoridor]RE[B+]AB"));
    }

    #[test]
    fn refuses_other_texts() {
        for (text, why) in [
            ("", "No game"),
            ("(;B[aa])", "17x17"),
            ("(;SZ[19];B[io])", "not SZ[19"),
            ("(;SZ[17]WB[9];B[io])", "not WB[9]"),
            ("(;SZ[17]AB[ip];B[io])", "not AB[ip]"),
            ("(;SZ[17];B[io];B[im])", "move 2, e7: "),
            ("(;SZ[17];B[ip])", "move 1, point 8,15: "),
            ("(;SZ[17];B[im])", "move 1, e7: "),
            ("(;SZ[17];B[])", "move 1, pass: "),
        ] {
            let error = read(text, usize::MAX).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
        }
        for (repeated, max) in [("(;", MAX_NODES / 2 - 1), (";B[io]", MAX_NODES - 2)] {
            let text = |times: usize| format!("(;SZ[17]{}", repeated.repeat(times));
            assert!(!read(&text(max), usize::MAX).unwrap_err().contains("more than"));
            assert!(read(&text(max + 1), usize::MAX).unwrap_err().contains("more than"));
        }
    }
}
