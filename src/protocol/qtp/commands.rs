//! The commands of the protocol.

use super::super::session::Effect;
use super::super::settings::SettingError;
use super::time_settings::{SYSTEMS, parse_canadian, parse_system, set_time_left};
use super::{Answer, FileCommand, Pending, Purpose, QtpSession, Style, new_game, sgf};
use crate::clock::PlayerClock;
use crate::quoridor::{Error, Game, Move, Player, Setup, Status};

/// The names of all QTP commands, in the order of `list_commands`.
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

/// The names of the parameters of `kata-set-param`. The last two are KataGo's.
const PARAMETERS: [&str; 5] = ["level", "nodes", "seed", "maxVisits", "maxTime"];

/// The number of best lines to report in an analysis without `maxmoves`.
const DEFAULT_LINES: u32 = 3;

fn parse_color(word: &str) -> Result<Player, String> {
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

fn expected_error(what: &str, words: &[&str]) -> String {
    format!("Expected {what} but got '{}'", words.join(" "))
}

/// The kind of move that a QTP command accepts: any, a pawn move or a wall.
#[derive(Clone, Copy)]
enum MoveKind {
    Any,
    Pawn,
    Wall,
}

impl QtpSession {
    /// Executes a QTP command and returns its response; `None` if it is pending and responds later.
    pub(super) fn execute(&mut self, command: &str, words: &[&str], number: &str) -> Option<Answer> {
        let style = if command.starts_with("lz-") { Style::Leela } else { Style::Kata };
        Some(match command {
            "protocol_version" => Ok("2".into()),
            "name" => Ok(self.name.clone()),
            "version" => Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => Ok(words.iter().any(|word| COMMANDS.contains(word)).to_string()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" => {
                self.has_quit = true;
                Ok(String::new())
            }
            "boardsize" => match words {
                ["9"] | ["9", "9"] => Ok(String::new()),
                _ => Err("unacceptable size: only 9x9 with two players is supported".into()),
            },
            "clear_board" => {
                self.game = new_game();
                Ok(String::new())
            }
            "play" => self.play(words, MoveKind::Any),
            "move" => self.play(words, MoveKind::Pawn),
            "wall" => self.play(words, MoveKind::Wall),
            "check" => self.check(words),
            "undo" => match self.game.undo() {
                Some(_) => Ok(String::new()),
                None => Err("cannot undo".into()),
            },
            "walls" => self.for_players(words, |player| self.game.position().walls_left(player).into()),
            "dist" => self.for_players(words, |player| self.game.position().distance(player)),
            "winner" => Ok(self.game.status().winner().map_or("none", letter).into()),
            "legal_moves" => self.legal_moves(words),
            "showboard" => Ok(self.board()),
            "printsgf" => return self.print_sgf(words, number),
            "loadsgf" => return self.load_sgf(words, number).err().map(Err),
            "genmove" => return self.search(words, Purpose::Move { play: true }, number),
            "kata-search" => return self.search(words, Purpose::Move { play: false }, number),
            "kata-genmove_analyze" | "lz-genmove_analyze" => {
                return self.analyze(words, Purpose::MoveWithAnalysis { play: true }, style, number);
            }
            "kata-search_analyze" => {
                return self.analyze(words, Purpose::MoveWithAnalysis { play: false }, style, number);
            }
            "kata-analyze" | "lz-analyze" => return self.analyze(words, Purpose::Analysis, style, number),
            // Searches have ended when this command is executed, and they leave no cache.
            "stop" | "clear_cache" => Ok(String::new()),
            "time_settings" => self.set_clocks(parse_canadian(words)),
            "kata-time_settings" | "kgs-time_settings" => self.set_clocks(parse_system(words)),
            "kata-list_time_settings" => Ok(SYSTEMS.into()),
            "time_left" => self.time_left(words),
            "kata-set-param" => self.set_parameter(words),
            "kata-get-param" => self.get_parameter(words),
            _ => Err("unknown command".into()),
        })
    }

    /// Splits an optional color off the words of a command. Without one, the player is the one to
    /// move.
    fn split_player<'w>(&self, words: &'w [&'w str]) -> Result<(Player, &'w [&'w str]), String> {
        match words.split_first() {
            Some((word, rest)) if parse_color(word).is_ok() => Ok((parse_color(word)?, rest)),
            _ => Ok((self.game.position().mover(), words)),
        }
    }

    /// Fails with a message if it is not the turn of `player`.
    fn require_turn(&self, player: Player) -> Result<(), String> {
        match self.game.status() {
            Status::Won { .. } | Status::Drawn { .. } => Err("game is over".into()),
            Status::Playing { to_move } if to_move != player => Err(format!("not {}'s turn", name(player))),
            Status::Playing { .. } => Ok(()),
        }
    }

    fn play(&mut self, words: &[&str], kind: MoveKind) -> Answer {
        let (player, text) = match (kind, words) {
            (_, [player, text]) => (parse_color(player)?, *text),
            (MoveKind::Any, _) => return Err(expected_error("a color and a move", words)),
            (_, [text]) => (self.game.position().mover(), *text),
            _ => return Err(expected_error("a move, with or without a color before it", words)),
        };
        let unreadable = || format!("Could not parse vertex: '{text}'");
        let mv = match self.game.read(text) {
            Ok(mv) => mv,
            Err(Error::Notation(_)) => return Err(unreadable()),
            Err(_) => return self.require_turn(player).and(Err("illegal move".into())),
        };
        match (kind, mv) {
            (MoveKind::Pawn, Move::Wall(_)) | (MoveKind::Wall, Move::Pawn(_)) => return Err(unreadable()),
            _ => {}
        }
        self.require_turn(player).map_err(|error| {
            if error.starts_with("not") { format!("illegal move: {error}") } else { error }
        })?;
        match self.game.play_turn(&mv) {
            Ok(_) => Ok(String::new()),
            Err(_) => Err("illegal move".into()),
        }
    }

    /// Responds whether a move is legal, and if not, why.
    fn check(&self, words: &[&str]) -> Answer {
        let (player, [text]) = self.split_player(words)? else {
            return Err(expected_error("a move, with or without a color before it", words));
        };
        Ok(self.game.check_as(player, text).map_or_else(|error| error.to_string(), |_| "legal".into()))
    }

    /// Responds with a number for each player, such as walls left, or for the named player only.
    fn for_players(&self, words: &[&str], number: impl Fn(Player) -> u32) -> Answer {
        match words {
            [] => {
                let both = Player::all(2).map(|player| format!("{}: {}", letter(player), number(player)));
                Ok(both.collect::<Vec<_>>().join(" "))
            }
            [word] => Ok(number(parse_color(word)?).to_string()),
            _ => Err(expected_error("no or one color", words)),
        }
    }

    fn legal_moves(&self, words: &[&str]) -> Answer {
        let (player, []) = self.split_player(words)? else {
            return Err(expected_error("no or one color", words));
        };
        let mut game = self.game.clone();
        if !game.status().is_over() && player != game.position().mover() {
            // The moves of the player who is not to move: as if it were.
            let setup = Setup { mover: player.number().into(), ..Setup::from(game.position()) };
            let position = setup.position().map_err(|_| "that color has no moves".to_owned())?;
            game = Game::from_position(position, game.notation());
        }
        let labels = game.labels();
        let moves: Vec<String> = game.legal_moves(None).into_iter().map(|mv| labels.write(mv)).collect();
        Ok(moves.join(" "))
    }

    fn board(&self) -> String {
        let distance = |player| format!("{}: {}", letter(player), self.game.position().distance(player));
        let distances: Vec<String> = Player::all(2).map(distance).collect();
        let next = match self.game.status() {
            Status::Playing { to_move } => format!("to move: {}", name(to_move)),
            Status::Won { winner, .. } => format!("won: {}", name(winner)),
            Status::Drawn { .. } => "drawn".into(),
        };
        let drawing = self.game.drawing();
        let drawing = drawing.trim_end();
        format!("1 is black, 2 white\n{drawing}\n distances: {}\n {next}", distances.join(" "))
    }

    fn print_sgf(&mut self, words: &[&str], number: &str) -> Option<Answer> {
        let text = sgf::write(&self.game);
        match words {
            [] | ["-"] => Some(Ok(text)),
            [path] => {
                self.effects.push(Effect::WriteFile { path: (*path).into(), text: text + "\n" });
                self.await_file(path, number, None);
                None
            }
            _ => Some(Err(expected_error("no or one file", words))),
        }
    }

    fn load_sgf(&mut self, words: &[&str], number: &str) -> Result<(), String> {
        let (path, move_number) = match words {
            [path] => (*path, None),
            [path, move_number] => (*path, Some(*move_number)),
            _ => return Err(expected_error("a file, with or without a move number", words)),
        };
        // In GTP the number is that of the first move not loaded.
        let before = |number: &str| number.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let moves =
            move_number.map(|number| before(number).ok_or("Invalid value for moveNumber for loadsgf"));
        let moves = moves.transpose()?.unwrap_or(usize::MAX);
        self.effects.push(Effect::ReadFile { path: path.into(), max_bytes: sgf::MAX_BYTES });
        self.await_file(path, number, Some(moves));
        Ok(())
    }

    fn await_file(&mut self, path: &str, number: &str, load: Option<usize>) {
        let command = FileCommand { number: number.into(), path: path.into(), load };
        self.pending = Some(Pending::File(command));
    }

    /// Responds to the pending QTP command once its file has been read or written.
    pub(super) fn finish_file(&mut self, result: Result<String, String>) {
        let Some(Pending::File(FileCommand { number, path, load })) =
            self.pending.take_if(|pending| matches!(pending, Pending::File(_)))
        else {
            return;
        };
        let answer = match load {
            None => match result {
                Ok(_) => Ok(String::new()),
                Err(error) => Err(format!("Could not open or write to file: {path}: {error}")),
            },
            Some(moves) => match result.and_then(|text| sgf::read(&text, moves)) {
                Ok(game) => {
                    self.game = game;
                    Ok(String::new())
                }
                Err(error) => Err(format!("Could not load sgf: {path}: {error}")),
            },
        };
        self.answer(&number, &answer);
    }

    fn search(&mut self, words: &[&str], purpose: Purpose, number: &str) -> Option<Answer> {
        let [word] = words else { return Some(Err(expected_error("one color", words))) };
        self.search_for(parse_color(word), purpose, (Style::Kata, 1), number)
    }

    fn analyze(&mut self, words: &[&str], purpose: Purpose, style: Style, number: &str) -> Option<Answer> {
        let lines = words.iter().position(|&word| word == "maxmoves").and_then(|at| words.get(at + 1));
        let lines = lines.and_then(|word| word.parse().ok()).map(|lines: u32| lines.clamp(1, 100));
        let lines = lines.unwrap_or(if purpose == Purpose::Analysis { DEFAULT_LINES } else { 1 });
        let player = self.split_player(words).map(|(player, _)| player);
        self.search_for(player, purpose, (style, lines), number)
    }

    fn search_for(
        &mut self,
        player: Result<Player, String>,
        purpose: Purpose,
        (style, lines): (Style, u32),
        number: &str,
    ) -> Option<Answer> {
        if let Err(error) = player.and_then(|player| self.require_turn(player)) {
            return Some(Err(error));
        }
        self.start_search(purpose, style, lines, number);
        None
    }

    fn set_clocks(&mut self, clock: Result<PlayerClock, String>) -> Answer {
        self.clocks = [clock?; 2];
        Ok(String::new())
    }

    fn time_left(&mut self, words: &[&str]) -> Answer {
        let [word, rest @ ..] = words else {
            return Err(expected_error("a color, seconds and stones", words));
        };
        set_time_left(self.clock(parse_color(word)?), rest)?;
        Ok(String::new())
    }

    fn set_parameter(&mut self, words: &[&str]) -> Answer {
        let (name, value) = match words {
            [name, value] => (*name, *value),
            [name] => (*name, "0"),
            _ => return Err(expected_error("a parameter and a value", words)),
        };
        if !PARAMETERS.contains(&name) {
            return Err(format!("Invalid parameter: {name}; the parameters are {}", PARAMETERS.join(", ")));
        }
        if name == "maxTime" {
            let seconds = value.parse().ok().filter(|seconds: &f64| (0.0..=1e9).contains(seconds));
            let seconds = seconds.ok_or("Could not set maxTime: a number of seconds is expected")?;
            self.settings.limits.time_ms = (seconds > 0.0).then_some(seconds * 1000.0);
            return Ok(String::new());
        }
        let setting = if name == "maxVisits" { "nodes" } else { name };
        self.settings.set(setting, value).map_err(|error| match error {
            SettingError::NotAnIntegerUpTo(max) => {
                format!("Could not set {name}: a whole number up to {max} is expected")
            }
            SettingError::Unknown => format!("Invalid parameter: {name}"),
        })?;
        Ok(String::new())
    }

    fn get_parameter(&self, words: &[&str]) -> Answer {
        let limits = &self.settings.limits;
        match words {
            ["level"] => Ok(limits.level.unwrap_or(0).to_string()),
            ["nodes" | "maxVisits"] => Ok(limits.nodes.unwrap_or(0).to_string()),
            ["seed"] => Ok(limits.seed.to_string()),
            ["maxTime"] => Ok((limits.time_ms.unwrap_or(0.0) / 1000.0).to_string()),
            _ => Err(format!("Invalid parameter; the parameters are {}", PARAMETERS.join(", "))),
        }
    }
}
