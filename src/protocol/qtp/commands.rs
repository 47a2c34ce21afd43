//! The commands, one after another.

use std::io::Write;

use super::clock::{Clock, SYSTEMS};
use super::{Answer, Purpose, Session, Style, new_game, sgf};
use crate::quoridor::{Error, Move, Player, Setup, Status};

/// All commands, as `list_commands` tells them.
const COMMANDS: [&str; 36] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "play",
    "move",
    "wall",
    "undo",
    "walls",
    "dist",
    "winner",
    "legal_moves",
    "check",
    "showboard",
    "printsgf",
    "loadsgf",
    "genmove",
    "kata-search",
    "kata-genmove_analyze",
    "kata-search_analyze",
    "lz-genmove_analyze",
    "kata-analyze",
    "lz-analyze",
    "stop",
    "clear_cache",
    "time_settings",
    "time_left",
    "kata-time_settings",
    "kgs-time_settings",
    "kata-list_time_settings",
    "kata-set-param",
    "kata-get-param",
];

/// The parameters: those of our own, and KataGo's names for nodes and seconds.
const PARAMETERS: [&str; 5] = ["level", "nodes", "seed", "maxVisits", "maxTime"];

/// How many lines of play an analysis tells of if it is not told how many.
const LINES: u32 = 3;

fn colour(word: &str) -> Result<Player, String> {
    let number = match word.to_ascii_lowercase().as_str() {
        "b" | "black" => 1,
        "w" | "white" => 2,
        _ => return Err(format!("Could not parse color: '{word}'")),
    };
    Player::new(number).ok_or_else(|| format!("Could not parse color: '{word}'"))
}

const fn name(player: Player) -> &'static str {
    if player.index() == 0 { "black" } else { "white" }
}

const fn letter(player: Player) -> &'static str {
    if player.index() == 0 { "B" } else { "W" }
}

fn expected(what: &str, words: &[&str]) -> String {
    format!("Expected {what} but got '{}'", words.join(" "))
}

/// Which kind of move a command takes.
#[derive(Clone, Copy)]
enum Kind {
    Any,
    Pawn,
    Wall,
}

impl<W: Write> Session<'_, W> {
    /// Follows a command. `None` if a search was begun, which answers later.
    pub(super) fn follow(&mut self, command: &str, words: &[&str], number: &str) -> Option<Answer> {
        let style = if command.starts_with("lz-") { Style::Leela } else { Style::Kata };
        Some(match command {
            "protocol_version" => Ok("2".into()),
            "name" => Ok("keddah".into()),
            "version" => Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => Ok(words.iter().any(|word| COMMANDS.contains(word)).to_string()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" => {
                self.over = true;
                Ok(String::new())
            }
            "boardsize" => match words {
                ["9"] | ["9", "9"] => Ok(String::new()),
                _ => Err("unacceptable size: two players on 9x9 are all there is".into()),
            },
            "clear_board" => {
                self.game = new_game();
                Ok(String::new())
            }
            "play" => self.play(words, Kind::Any),
            "move" => self.play(words, Kind::Pawn),
            "wall" => self.play(words, Kind::Wall),
            "check" => self.check(words),
            "undo" => match self.game.undo() {
                Some(_) => Ok(String::new()),
                None => Err("cannot undo".into()),
            },
            "walls" => self.each(words, |player, session| session.game.position().walls_left(player).into()),
            "dist" => self.each(words, |player, session| session.game.position().distance(player)),
            "winner" => Ok(self.game.status().winner().map_or("none", letter).into()),
            "legal_moves" => self.legal_moves(words),
            "showboard" => Ok(self.board()),
            "printsgf" => self.print_sgf(words),
            "loadsgf" => self.load_sgf(words),
            "genmove" => return self.search(words, Purpose::Move { play: true }, number),
            "kata-search" => return self.search(words, Purpose::Move { play: false }, number),
            "kata-genmove_analyze" | "lz-genmove_analyze" => {
                return self.analyse(words, Purpose::Tell { play: true }, style, number);
            }
            "kata-search_analyze" => {
                return self.analyse(words, Purpose::Tell { play: false }, style, number);
            }
            "kata-analyze" | "lz-analyze" => return self.analyse(words, Purpose::Analyse, style, number),
            // A line that comes has ended any analysis, and nothing is kept between searches.
            "stop" | "clear_cache" => Ok(String::new()),
            "time_settings" => self.set_clocks(Clock::canadian(words)),
            "kata-time_settings" | "kgs-time_settings" => self.set_clocks(Clock::system(words)),
            "kata-list_time_settings" => Ok(SYSTEMS.into()),
            "time_left" => self.time_left(words),
            "kata-set-param" => self.set_parameter(words),
            "kata-get-param" => self.parameter(words),
            _ => Err("unknown command".into()),
        })
    }

    /// A colour that may stand first, else the player to move; and the other words.
    fn player<'w>(&self, words: &'w [&'w str]) -> Result<(Player, &'w [&'w str]), String> {
        match words.split_first() {
            Some((word, rest)) if colour(word).is_ok() => Ok((colour(word)?, rest)),
            _ => Ok((self.game.position().mover(), words)),
        }
    }

    /// Why a player may not act now.
    fn barred(&self, player: Player) -> Result<(), String> {
        match self.game.status() {
            Status::Won { .. } => Err("game is over".into()),
            Status::Playing { to_move } if to_move != player => Err(format!("not {}'s turn", name(player))),
            Status::Playing { .. } => Ok(()),
        }
    }

    fn play(&mut self, words: &[&str], kind: Kind) -> Answer {
        let (player, text) = match (kind, words) {
            (Kind::Any, [player, text]) | (Kind::Pawn | Kind::Wall, [player, text]) => {
                (colour(player)?, *text)
            }
            (Kind::Pawn | Kind::Wall, [text]) => (self.game.position().mover(), *text),
            (Kind::Any, _) => return Err(expected("a color and a move", words)),
            _ => return Err(expected("a move, with or without a color before it", words)),
        };
        let unread = || format!("Could not parse vertex: '{text}'");
        let a_move = match self.game.read(text) {
            Ok(a_move) => a_move,
            Err(Error::Notation(_)) => return Err(unread()),
            Err(_) => return self.barred(player).and(Err("illegal move".into())),
        };
        match (kind, a_move) {
            (Kind::Pawn, Move::Wall(_)) | (Kind::Wall, Move::Pawn(_)) => return Err(unread()),
            _ => {}
        }
        self.barred(player)
            .map_err(|why| if why.starts_with("not") { format!("illegal move: {why}") } else { why })?;
        match self.game.play_move(a_move) {
            Ok(()) => Ok(String::new()),
            Err(_) => Err("illegal move".into()),
        }
    }

    /// Whether a move is legal, or in a sentence why not.
    fn check(&self, words: &[&str]) -> Answer {
        let (player, [text]) = self.player(words)? else {
            return Err(expected("a move, with or without a color before it", words));
        };
        Ok(self.game.check_as(player, text).map_or_else(|error| error.to_string(), |_| "legal".into()))
    }

    /// A number of each player, or of the one that is named.
    fn each(&self, words: &[&str], of: impl Fn(Player, &Self) -> u32) -> Answer {
        match words {
            [] => {
                let both = Player::all(2).map(|player| format!("{}: {}", letter(player), of(player, self)));
                Ok(both.collect::<Vec<_>>().join(" "))
            }
            [word] => Ok(of(colour(word)?, self).to_string()),
            _ => Err(expected("no or one color", words)),
        }
    }

    fn legal_moves(&self, words: &[&str]) -> Answer {
        let (player, []) = self.player(words)? else { return Err(expected("no or one color", words)) };
        let mut game = self.game.clone();
        if !game.status().is_over() && player != game.position().mover() {
            // As if that player were to move.
            let setup = Setup { mover: player.number().into(), ..Setup::from(game.position()) };
            let position = setup.position().map_err(|_| "no moves of that color".to_owned())?;
            game = crate::quoridor::Game::from_position(position, game.notation());
        }
        let labels = game.labels();
        let moves: Vec<String> =
            game.legal_moves(None).into_iter().map(|a_move| labels.write(a_move)).collect();
        Ok(moves.join(" "))
    }

    fn board(&self) -> String {
        let distance = |player| format!("{}: {}", letter(player), self.game.position().distance(player));
        let distances: Vec<String> = Player::all(2).map(distance).collect();
        let next = match self.game.status() {
            Status::Playing { to_move } => format!("to move: {}", name(to_move)),
            Status::Won { winner, .. } => format!("won: {}", name(winner)),
        };
        let drawing = self.game.drawing();
        let drawing = drawing.trim_end();
        format!("1 is black, 2 white\n{drawing}\n distances: {}\n {next}", distances.join(" "))
    }

    fn print_sgf(&self, words: &[&str]) -> Answer {
        let text = sgf::write(&self.game);
        match words {
            [] | ["-"] => Ok(text),
            [file] => match std::fs::write(file, text + "\n") {
                Ok(()) => Ok(String::new()),
                Err(error) => Err(format!("Could not open or write to file: {file}: {error}")),
            },
            _ => Err(expected("no or one file", words)),
        }
    }

    fn load_sgf(&mut self, words: &[&str]) -> Answer {
        let (file, number) = match words {
            [file] => (*file, None),
            [file, number] => (*file, Some(*number)),
            _ => return Err(expected("a file, with or without a move number", words)),
        };
        // GTP loads what stands before that move.
        let before = |number: &str| number.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let moves = number.map(|number| before(number).ok_or("Invalid value for moveNumber for loadsgf"));
        let fault = |why: String| format!("Could not load sgf: {file}: {why}");
        let text = sgf::open(file).map_err(|error| fault(error.to_string()))?;
        self.game = sgf::read(&text, moves.transpose()?).map_err(fault)?;
        Ok(String::new())
    }

    fn search(&mut self, words: &[&str], purpose: Purpose, number: &str) -> Option<Answer> {
        let [word] = words else { return Some(Err(expected("one color", words))) };
        self.begin(colour(word), purpose, (Style::Kata, 1), number)
    }

    fn analyse(&mut self, words: &[&str], purpose: Purpose, style: Style, number: &str) -> Option<Answer> {
        let most = words.iter().position(|&word| word == "maxmoves").and_then(|at| words.get(at + 1));
        let lines = most.and_then(|word| word.parse().ok()).map(|lines: u32| lines.clamp(1, 100));
        let lines = lines.unwrap_or(if purpose == Purpose::Analyse { LINES } else { 1 });
        let player = self.player(words).map(|(player, _)| player);
        self.begin(player, purpose, (style, lines), number)
    }

    fn begin(
        &mut self,
        player: Result<Player, String>,
        purpose: Purpose,
        (style, lines): (Style, u32),
        number: &str,
    ) -> Option<Answer> {
        if let Err(why) = player.and_then(|player| self.barred(player)) {
            return Some(Err(why));
        }
        self.think(purpose, style, lines, number);
        None
    }

    fn set_clocks(&mut self, clock: Result<Clock, String>) -> Answer {
        self.clocks = [clock?; 2];
        Ok(String::new())
    }

    fn time_left(&mut self, words: &[&str]) -> Answer {
        let [word, rest @ ..] = words else { return Err(expected("a color, seconds and stones", words)) };
        self.clocks[colour(word)?.index() % 2].set_left(rest)?;
        Ok(String::new())
    }

    fn set_parameter(&mut self, words: &[&str]) -> Answer {
        let (name, value) = match words {
            [name, value] => (*name, *value),
            [name] => (*name, "0"),
            _ => return Err(expected("a parameter and a value", words)),
        };
        let whole = |most: u64| {
            let number = value.parse().ok().filter(|&number: &u64| number <= most);
            number.ok_or_else(|| format!("Could not set {name}: a whole number up to {most} is expected"))
        };
        let some = |number: u64| (number > 0).then_some(number);
        match name {
            "level" => self.limits.level = some(whole(10)?).map(|level| level as u8),
            "nodes" | "maxVisits" => self.limits.nodes = some(whole(1 << 53)?),
            "seed" => self.limits.seed = whole((1 << 53) - 1)?,
            "maxTime" => {
                let seconds = value.parse().ok().filter(|seconds: &f64| (0.0..=1e9).contains(seconds));
                let seconds = seconds.ok_or("Could not set maxTime: seconds are expected")?;
                self.limits.time_ms = (seconds > 0.0).then_some(seconds * 1000.0);
            }
            _ => return Err(format!("Invalid parameter: {name} is none of {}", PARAMETERS.join(", "))),
        }
        Ok(String::new())
    }

    fn parameter(&self, words: &[&str]) -> Answer {
        let limits = &self.limits;
        match words {
            ["level"] => Ok(limits.level.unwrap_or(0).to_string()),
            ["nodes" | "maxVisits"] => Ok(limits.nodes.unwrap_or(0).to_string()),
            ["seed"] => Ok(limits.seed.to_string()),
            ["maxTime"] => Ok((limits.time_ms.unwrap_or(0.0) / 1000.0).to_string()),
            _ => Err(format!("Invalid parameter: there are {}", PARAMETERS.join(", "))),
        }
    }
}
