//! Sessions of the protocols AEI and QTP, and the SGF files that QTP reads and writes.

use arbitrary::{Arbitrary, Unstructured};
use keddah::arimaa::{self, Arimaa};
use keddah::playable::Playable;
use keddah::protocol::{AeiSession, Effect, Event, QtpSession, SearchId, SearchRequest, Session};
use keddah::quoridor::Quoridor;
use keddah::record::GameRecord;
use keddah::search::{Line, Score, SearchResult, TimeBudget};

use crate::game::Fuzzed;
use crate::text;

/// The most events of an input.
const MAX_EVENTS: usize = 60;

/// The most moves of a game that is written as SGF.
const MAX_MOVES: usize = 8;

/// The most nodes of an SGF file that is read.
const MAX_NODES: usize = 4000;

/// An event of a session.
#[derive(Arbitrary, Debug)]
pub enum Input {
    /// A line from the controller, made of words of the protocol.
    Words(Vec<Word>),
    /// A line of any text.
    Text(String),
    /// The report of a running search, or its end, with legal turns.
    Report {
        /// Whether the search ends.
        ends: bool,
        /// Whether it failed.
        fails: bool,
        /// Chooses the turns.
        choice: u32,
    },
    /// The result of reading or writing a file.
    File(Result<String, String>),
    /// The end of a search that is not running.
    LateEnd(u8),
    /// Time passes.
    Wait(u16),
    /// The input ends.
    Ended,
}

/// A word of a line.
#[derive(Arbitrary, Debug)]
pub enum Word {
    /// One of the protocol's words.
    Known(u8),
    /// A legal turn in the session's game.
    Turn(u32),
    /// A number.
    Number(i16),
    /// Any text.
    Text(String),
}

/// The events of an input.
#[derive(Debug)]
pub struct Conversation(Vec<Input>);

/// The first line of an input that is a script; other inputs are values that `arbitrary` makes of
/// bytes.
const SCRIPT: &str = "session\n";

impl<'a> Arbitrary<'a> for Conversation {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        if bytes.peek_bytes(SCRIPT.len()) == Some(SCRIPT.as_bytes()) {
            let script = text(bytes.bytes(bytes.len())?);
            return Ok(Self(script.lines().skip(1).take(MAX_EVENTS).map(scripted).collect()));
        }
        let mut inputs = Vec::new();
        while !bytes.is_empty() && inputs.len() < MAX_EVENTS {
            inputs.push(bytes.arbitrary()?);
        }
        Ok(Self(inputs))
    }
}

/// The event that a line of a script names: `@report 5`, `@end 5` or `@fail 5` of a search,
/// `@late 5`, `@wait 5`, `@file text` or `@no-file error`, `@eof`. Any other line is sent to the
/// session, with a legal turn for each word such as `$5`. The numbers choose turns, searches and
/// times.
fn scripted(line: &str) -> Input {
    let (event, rest) = line.split_once(' ').unwrap_or((line, ""));
    let number: u16 = rest.parse().unwrap_or_default();
    let report = |ends, fails| Input::Report { ends, fails, choice: number.into() };
    let word = |word: &str| match word.strip_prefix('$').and_then(|number| number.parse().ok()) {
        Some(choice) => Word::Turn(choice),
        None => Word::Text(word.into()),
    };
    match event {
        "@report" => report(false, false),
        "@end" => report(true, false),
        "@fail" => report(true, true),
        "@late" => Input::LateEnd(number as u8),
        "@wait" => Input::Wait(number),
        "@file" => Input::File(Ok(rest.replace("\\n", "\n"))),
        "@no-file" => Input::File(Err(rest.into())),
        "@eof" => Input::Ended,
        _ => Input::Words(line.split(' ').map(word).collect()),
    }
}

/// What is known of a session from its effects.
struct Driver<S: Session> {
    session: S,
    now_ms: f64,
    last_id: SearchId,
    running: Vec<(SearchId, GameRecord<S::Game>)>,
    reads: usize,
    has_quit: bool,
}

impl<S: Session<Game: Fuzzed>> Driver<S> {
    fn new(session: S) -> Self {
        Self { session, now_ms: 0.0, last_id: 0, running: Vec::new(), reads: 0, has_quit: false }
    }

    /// Passes an event to the session and checks its effects. Returns what was written.
    fn send(&mut self, event: Event) -> String {
        match &event {
            Event::SearchEnded { id, .. } => self.running.retain(|(running, _)| running != id),
            Event::FileDone { .. } => self.reads = self.reads.saturating_sub(1),
            _ => {}
        }
        let effects = self.session.handle(event, self.now_ms);
        let mut written = String::new();
        let count = effects.len();
        for (index, effect) in effects.into_iter().enumerate() {
            match effect {
                Effect::Write { text } => {
                    assert!(text.ends_with('\n'), "{text:?}");
                    written += &text;
                }
                Effect::StartSearch { id, request } => self.start(id, &request),
                Effect::StopSearch { id } => {
                    assert!(id <= self.last_id, "search {id} has not begun");
                }
                Effect::SetTimeBudget { id, budget } => {
                    assert!(id <= self.last_id, "search {id} has not begun");
                    check_budget(budget);
                }
                Effect::ReadFile { path, max_bytes } => {
                    assert!(!path.is_empty() && max_bytes > 0);
                    self.reads += 1;
                }
                Effect::WriteFile { path, text } => {
                    assert!(!path.is_empty() && !text.is_empty());
                    self.reads += 1;
                }
                Effect::Quit => {
                    assert_eq!(index + 1, count, "no effect follows");
                    self.has_quit = true;
                }
            }
        }
        written
    }

    /// Checks the start of a search: its record is a game that is on, in which a turn is legal.
    fn start(&mut self, id: SearchId, request: &SearchRequest) {
        assert!(id > self.last_id, "the numbers of searches increase");
        self.last_id = id;
        let game = S::Game::parse(&request.record, &S::Game::reading_options());
        let game = game.unwrap_or_else(|error| panic!("{error}\n{}", request.record));
        assert!(!game.status().is_over(), "{}", request.record);
        assert!(request.limits.lines.is_some_and(|lines| lines > 0));
        if let Some(budget) = request.time_budget {
            check_budget(budget);
        }
        self.running.push((id, game));
    }

    fn line(&mut self, text: &str) -> String {
        self.send(Event::Line { text: text.into() })
    }
}

fn check_budget(budget: TimeBudget) {
    assert!(budget.soft_ms >= 0.0 && budget.soft_ms <= budget.hard_ms, "{budget:?}");
    assert!(!budget.since_ms.is_nan());
}

/// The result of a search with a line of legal turns.
fn result<G: Fuzzed>(game: &GameRecord<G>, choice: u32) -> Option<SearchResult<String>> {
    let best = G::legal_turn(game, choice)?;
    let mut after = game.clone();
    after.play(&best).ok()?;
    let moves = std::iter::once(best.clone()).chain(G::legal_turn(&after, choice / 3)).collect();
    let lines = vec![Line { moves, score: Score((choice % 2000) as i32 - 1000) }];
    Some(SearchResult {
        best,
        lines,
        depth: 2,
        nodes: u64::from(choice),
        net: choice.is_multiple_of(3).then_some(choice),
        time_ms: 3.0,
        stopped: choice.is_multiple_of(5),
    })
}

const AEI_WORDS: &[&str] = &[
    "aei",
    "isready",
    "newgame",
    "setposition",
    "setoption",
    "name",
    "value",
    "makemove",
    "go",
    "ponder",
    "stop",
    "quit",
    "tcmove",
    "tcreserve",
    "tcpercent",
    "tcmax",
    "tctotal",
    "tcturntime",
    "tcturns",
    "greserve",
    "sreserve",
    "moveused",
    "depth",
    "level",
    "nodes",
    "seed",
    "hash",
    "wreserve",
    "breserve",
    "rating",
    "g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]",
    "s [ crrrrc rmrrdrHh      e      E d       M   HD R  CRD RC R R RRR ]",
    "w [       r       R                                                ]",
    "-1",
    "0",
    "1e308",
    "nan",
    "setoption name",
    "go ponder",
    "setoption name tcmove value 2",
    "setoption name tcreserve value 60",
    "s [R                                                              r]",
    "takeback",
];

/// The commands of QTP that no list exports are here; `list_commands` gives the others.
const QTP_WORDS: &[&str] = &[
    "b",
    "w",
    "black",
    "white",
    "play",
    "move",
    "wall",
    "undo",
    "genmove",
    "kata-search",
    "kata-genmove_analyze",
    "kata-analyze",
    "lz-analyze",
    "stop",
    "quit",
    "maxmoves",
    "legal_moves",
    "check",
    "loadsgf",
    "printsgf",
    "walls",
    "dist",
    "winner",
    "showboard",
    "time_settings",
    "kata-time_settings",
    "time_left",
    "kata-set-param",
    "kata-get-param",
    "byoyomi",
    "canadian",
    "fischer-capped",
    "absolute",
    "nodes",
    "level",
    "maxTime",
    "boardsize",
    "list_commands",
    "time_settings 60 5 3",
    "kata-time_settings fischer 30 2",
    "7",
    "#",
];

/// The line that words make. `game` is the game that the session should have.
fn line_of<G: Fuzzed>(words: &[Word], known: &[&str], game: &GameRecord<G>) -> String {
    let word = |word: &Word| match word {
        Word::Known(index) => known[usize::from(*index) % known.len()].into(),
        Word::Turn(choice) => {
            G::legal_turn(game, *choice).map(|turn| G::to_protocol(&turn)).unwrap_or_default()
        }
        Word::Number(number) => number.to_string(),
        Word::Text(text) => text.replace(['\n', '\r'], " "),
    };
    words.iter().map(word).collect::<Vec<String>>().join(" ")
}

/// Checks a session of the Arimaa Engine Interface. Another game follows its messages, and must
/// agree with each error.
pub fn aei(Conversation(inputs): Conversation) {
    let mut driver = Driver::new(AeiSession::new("test"));
    let mut game = arimaa::Game::new();
    let mut is_open = false;
    for input in inputs {
        if driver.has_quit {
            return;
        }
        match input {
            Input::Words(words) => {
                let line = line_of(&words, AEI_WORDS, &game);
                aei_line(&mut driver, &mut game, &mut is_open, &line);
            }
            Input::Text(text) => {
                aei_line(&mut driver, &mut game, &mut is_open, &text.replace(['\n', '\r'], " "))
            }
            Input::Report { ends, fails, choice } => aei_report(&mut driver, ends, fails, choice),
            Input::File(result) => assert_eq!(driver.send(Event::FileDone { result }), ""),
            Input::LateEnd(id) => {
                if driver.running.iter().all(|&(running, _)| running != u32::from(id)) {
                    driver.send(Event::SearchEnded { id: u32::from(id), result: None });
                }
            }
            Input::Wait(ms) => driver.now_ms += f64::from(ms),
            Input::Ended => drop(driver.send(Event::InputEnded)),
        }
        assert!(driver.running.len() <= 1 + MAX_EVENTS);
    }
}

fn aei_line(driver: &mut Driver<AeiSession>, game: &mut arimaa::Game, is_open: &mut bool, line: &str) {
    let before = driver.last_id;
    let written = driver.line(line);
    for line in written.lines() {
        let known = ["protocol-version", "id ", "aeiok", "readyok", "info ", "bestmove ", "log "];
        assert!(known.iter().any(|start| line.starts_with(start)), "{line}");
    }
    let refused = written.starts_with("log Error: ");
    let trimmed = line.trim();
    let (message, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
    match (message, *is_open) {
        ("aei", false) => {
            *is_open = true;
            assert!(written.ends_with("aeiok\n"));
        }
        ("quit", _) => assert!(driver.has_quit),
        ("", _) => assert_eq!(written, ""),
        (_, false) => assert!(refused, "{written}"),
        ("isready", true) => assert_eq!(written, "readyok\n"),
        ("newgame", true) => *game = arimaa::Game::new(),
        ("makemove", true) => {
            let played = game.play(rest.trim());
            assert_eq!(played.is_err(), refused, "{line}: {written}");
        }
        ("setposition", true) => {
            if !refused {
                let text = rest.trim().replacen('w', "g", usize::from(rest.trim().starts_with('w')));
                let text = text.replacen('b', "s", usize::from(text.starts_with('b')));
                *game = arimaa::Game::parse(&text).expect("accepted");
            }
        }
        ("go", true) if rest.trim().is_empty() && !refused => assert!(!game.status().is_over()),
        ("go" | "stop" | "setoption", true) => {}
        _ => assert!(refused, "{line}: {written}"),
    }
    if driver.last_id > before && message == "go" && rest.trim().is_empty() {
        let (_, searched) = driver.running.last().expect("a search");
        assert_eq!(searched.turn_position(), game.turn_position());
    }
}

fn aei_report(driver: &mut Driver<AeiSession>, ends: bool, fails: bool, choice: u32) {
    let Some((id, game)) = driver.running.first().cloned() else { return };
    let result = result::<Arimaa>(&game, choice);
    let written = match result {
        Some(result) if !ends => driver.send(Event::SearchReport { id, result }),
        result => driver.send(Event::SearchEnded { id, result: result.filter(|_| !fails) }),
    };
    assert!(!ends || written.matches("bestmove").count() <= 1);
}

/// Checks a session of the Quoridor Text Protocol: every command has one answer, in order, with its
/// number.
pub fn qtp(Conversation(inputs): Conversation) {
    let mut driver = Driver::new(QtpSession::new("test"));
    let mut game = GameRecord::<Quoridor>::default();
    let mut all = String::new();
    let mut numbers = Vec::new();
    for input in inputs {
        if driver.has_quit {
            break;
        }
        let line = match input {
            Input::Words(words) => Some(line_of(&words, QTP_WORDS, &game)),
            Input::Text(text) => Some(text.replace(['\n', '\r'], " ")),
            Input::Report { ends, fails, choice } => {
                all += &qtp_report(&mut driver, ends, fails, choice);
                None
            }
            Input::File(result) => {
                if driver.reads > 0 {
                    all += &driver.send(Event::FileDone { result });
                }
                None
            }
            Input::LateEnd(id) => {
                if driver.running.iter().all(|&(running, _)| running != u32::from(id)) {
                    all += &driver.send(Event::SearchEnded { id: u32::from(id), result: None });
                }
                None
            }
            Input::Wait(ms) => {
                driver.now_ms += f64::from(ms);
                None
            }
            Input::Ended => {
                all += &driver.send(Event::InputEnded);
                None
            }
        };
        if let Some(line) = line {
            numbers.extend(command_number(&line));
            all += &driver.line(&line);
        }
        if let Some((_, searched)) = driver.running.last() {
            game = searched.clone();
        }
    }
    check_answers(&all, &numbers);
}

/// The number of a command, which may be empty; `None` if the line has no command.
fn command_number(line: &str) -> Option<String> {
    let line = line.trim().split('#').next().unwrap_or_default().replace(|c: char| c.is_control(), " ");
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &line[..line.len() - rest.len()];
    (!number.is_empty() || !rest.trim().is_empty()).then(|| number.to_owned())
}

/// Checks that the answers are those of the first commands: each begins with `=` or `?` and the
/// number of its command, and ends with an empty line.
fn check_answers(all: &str, numbers: &[String]) {
    let answers: Vec<&str> = all.split("\n\n").filter(|answer| !answer.trim().is_empty()).collect();
    assert!(answers.len() <= numbers.len(), "more answers than commands: {all}");
    for (answer, number) in answers.iter().zip(numbers) {
        let rest = answer.trim_start_matches('\n').strip_prefix(['=', '?']);
        let rest = rest.unwrap_or_else(|| panic!("no answer: {answer:?}"));
        let rest =
            rest.strip_prefix(number.as_str()).unwrap_or_else(|| panic!("not number {number}: {answer:?}"));
        assert!(rest.is_empty() || rest.starts_with([' ', '\n']), "{answer:?}");
    }
}

fn qtp_report(driver: &mut Driver<QtpSession>, ends: bool, fails: bool, choice: u32) -> String {
    let Some((id, game)) = driver.running.first().cloned() else { return String::new() };
    match result::<Quoridor>(&game, choice) {
        Some(result) if !ends => driver.send(Event::SearchReport { id, result }),
        result => driver.send(Event::SearchEnded { id, result: result.filter(|_| !fails) }),
    }
}

/// The text of an SGF file: a game or an error, and a game is the same after writing and reading.
/// The bytes also choose the moves of a game, which is the same after that, too.
pub fn sgf(input: &[u8]) {
    let choices = input.iter().skip(1).take(MAX_MOVES).map(|&choice| u32::from(choice));
    sgf_of_moves(input.first().map_or(0, |&byte| u32::from(byte)), choices);
    let text = text(input);
    let Some(written) = printed(&text) else { return };
    assert_eq!(printed(&written).as_ref(), Some(&written), "{written}");
    assert_eq!(printed(&(text.into_owned() + &";".repeat(MAX_NODES))), None, "too many nodes");
}

/// Plays moves, and checks that a session that loads the game has the same board.
fn sgf_of_moves(salt: u32, choices: impl Iterator<Item = u32>) {
    let mut driver = Driver::new(QtpSession::new("test"));
    let mut game = GameRecord::<Quoridor>::default();
    for (color, choice) in ["b", "w"].into_iter().cycle().zip(choices) {
        let Some(turn) = Quoridor::legal_turn(&game, choice * 257 + salt) else { break };
        game.play(&turn).expect("legal");
        assert_eq!(driver.line(&format!("play {color} {}", Quoridor::to_protocol(&turn))), "=\n\n");
    }
    let sgf = driver.line("printsgf");
    let sgf = sgf.strip_prefix("= ").expect("an answer");
    let mut other = Driver::new(QtpSession::new("test"));
    other.line("loadsgf file");
    assert_eq!(other.send(Event::FileDone { result: Ok(sgf.into()) }), "=\n\n", "{sgf}");
    assert_eq!(other.line("showboard"), driver.line("showboard"), "{sgf}");
}

/// The game of an SGF file as SGF; `None` if it cannot be read.
fn printed(text: &str) -> Option<String> {
    let mut driver = Driver::new(QtpSession::new("test"));
    assert_eq!(driver.line("3 loadsgf file"), "");
    let answer = driver.send(Event::FileDone { result: Ok(text.into()) });
    if let Some(error) = answer.strip_prefix("?3 ") {
        assert!(error.starts_with("Could not load sgf: file: ") && error.ends_with("\n\n"), "{error:?}");
        return None;
    }
    assert_eq!(answer, "=3\n\n");
    let written = driver.line("printsgf");
    let sgf = written.strip_prefix("= ").and_then(|rest| rest.strip_suffix("\n\n")).expect("an answer");
    Some(sgf.into())
}
