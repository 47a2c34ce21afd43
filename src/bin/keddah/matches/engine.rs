//! The engines of a match: the built-in one, or external programs that speak AEI or QTP.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use keddah::clock::{ArimaaControl, PlayerClock, TimeControl};
use keddah::playable::{Playable, Protocol};
use keddah::record::GameRecord;
use keddah::search::Limits;

/// The specification of an engine on the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// The built-in engine: `level=5`, `nodes=20000,seed=3`, `time=300`, `depth=8`.
    BuiltIn(Limits),
    /// An external engine: `aei:COMMAND` or `qtp:COMMAND`.
    External(Protocol, String),
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        for (prefix, protocol) in [("aei:", Protocol::Aei), ("qtp:", Protocol::Qtp)] {
            if let Some(command) = text.strip_prefix(prefix) {
                if command.trim().is_empty() {
                    return Err("a command line is missing".into());
                }
                return Ok(Self::External(protocol, command.trim().into()));
            }
        }
        let mut limits = Limits::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number: u64 = value.parse().map_err(|_| format!("\"{part}\" is not KEY=NUMBER"))?;
            match key {
                "level" if (1..=10).contains(&number) => limits.level = Some(number as u8),
                "level" => return Err("level must be 1 to 10".into()),
                "nodes" | "depth" | "time" if number == 0 => {
                    return Err(format!("{key} must be at least 1"));
                }
                "nodes" => limits.nodes = Some(number),
                "depth" => limits.depth = Some(number.min(1 << 20) as u32),
                "time" => limits.time_ms = Some(number as f64),
                "seed" => limits.seed = number,
                _ => {
                    return Err(format!("unknown key \"{key}\"; expected level, nodes, time, depth or seed"));
                }
            }
        }
        Ok(Self::BuiltIn(limits))
    }
}

impl Spec {
    /// Fails if an external engine speaks another protocol than the game's.
    pub fn check_protocol(&self, wanted: Option<Protocol>) -> Result<(), String> {
        match self {
            Self::External(protocol, _) if Some(*protocol) != wanted => {
                Err("Arimaa engines must speak AEI (aei:COMMAND), Quoridor engines QTP (qtp:COMMAND)".into())
            }
            _ => Ok(()),
        }
    }
}

/// The time limit and the settings of an engine.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// The time for each turn, in milliseconds; unused time is not saved.
    pub time: Option<u64>,
    /// The time by which a turn may exceed its limit, in milliseconds.
    pub grace: u64,
    /// The options to set: `NAME=VALUE` for AEI, commands for QTP.
    pub options: Vec<String>,
}

impl EngineSettings {
    /// The clock at the start of each turn.
    fn clock(&self) -> PlayerClock {
        self.time.map_or_else(PlayerClock::default, |time| {
            let control =
                ArimaaControl { per_turn_ms: time as f64, saved_share: 0.0, ..ArimaaControl::default() };
            PlayerClock::new(TimeControl::Arimaa(control), 0.0)
        })
    }
}

/// The reasons why an engine forfeits a game.
#[derive(Debug)]
pub enum Fault {
    /// The engine has exceeded its time.
    Late,
    /// The engine has exited, or its answer is invalid.
    Broken(String),
}

/// The timeout for starting an engine, and for commands other than searches.
const START_TIMEOUT: Duration = Duration::from_secs(60);
/// The timeout for a turn without a time limit.
const TURN_TIMEOUT: Duration = Duration::from_secs(600);

/// An engine during a match.
pub struct Engine {
    spec: Spec,
    settings: EngineSettings,
    process: Option<Process>,
}

impl Engine {
    pub fn new(spec: Spec, settings: EngineSettings) -> Self {
        Self { spec, settings, process: None }
    }

    /// Tells the engine to start a game from its current position. Starts the process if necessary.
    pub fn begin<G: Playable>(&mut self, game: &GameRecord<G>) -> Result<(), Fault> {
        let Spec::External(protocol, command) = &self.spec else { return Ok(()) };
        if let Some(mut process) = self.process.take()
            && process.begin(game).is_ok()
        {
            self.process = Some(process);
            return Ok(());
        }
        // The process has not been started yet, or has exited since the last game.
        let mut process = Process::start(*protocol, command, &self.settings)?;
        process.begin(game)?;
        self.process = Some(process);
        Ok(())
    }

    /// Asks the engine for a turn. `number` is added to the seed of the built-in engine, so that
    /// games differ.
    pub fn choose<G: Playable>(&mut self, game: &GameRecord<G>, number: u64) -> Result<String, Fault> {
        let begin = Instant::now();
        let available_ms = self.settings.clock().available_ms() + self.settings.grace as f64;
        let timeout = Duration::try_from_secs_f64(available_ms / 1000.0).unwrap_or(TURN_TIMEOUT);
        let chosen = match (&self.spec, &mut self.process) {
            (Spec::BuiltIn(limits), _) => {
                let time = self.settings.time.map(|time| time as f64);
                let limits = Limits {
                    seed: limits.seed.wrapping_add(number) % (1 << 53),
                    time_ms: limits.time_ms.or(time),
                    ..limits.clone()
                };
                game.best_move(&limits).map(|found| found.best).map_err(broken)
            }
            (_, Some(process)) => process.choose(game, timeout).map(|turn| G::from_protocol(&turn)),
            _ => Err(Fault::Broken("not started".into())),
        };
        if begin.elapsed().as_secs_f64() * 1000.0 > available_ms {
            self.process = None;
            return Err(Fault::Late);
        }
        if chosen.is_err() {
            // The engine's state is unknown, so the next game starts a new process.
            self.process = None;
        }
        chosen
    }

    /// Sends the engine a turn that was played. `own` says whether it was the engine's own.
    pub fn send_turn<G: Playable>(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
        let Some(process) = &mut self.process else { return Ok(()) };
        let sent = process.send_turn(seat, &G::to_protocol(turn), own);
        if sent.is_err() {
            self.process = None;
        }
        sent
    }
}

/// The process of an engine and the pipes to it.
struct Process {
    protocol: Protocol,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last line of its standard error.
    last_error: Arc<Mutex<String>>,
}

/// The position from which a game started, unless it is the usual one.
pub fn unusual_origin<G: Playable>(game: &GameRecord<G>) -> Option<String> {
    let usual = G::start(&G::Options::default()).is_ok_and(|usual| usual.origin() == game.origin());
    (!usual).then(|| game.origin().to_string())
}

fn broken(error: impl std::fmt::Display) -> Fault {
    Fault::Broken(error.to_string())
}

const COLORS: [&str; 2] = ["b", "w"];

impl Process {
    fn start(protocol: Protocol, command: &str, settings: &EngineSettings) -> Result<Self, Fault> {
        let mut shell = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
        shell.arg(if cfg!(windows) { "/C" } else { "-c" });
        // `exec` replaces the shell with the engine, so that killing the child kills the engine.
        shell.arg(if cfg!(windows) { command.into() } else { format!("exec {command}") });
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = shell.spawn().map_err(broken)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(broken("no pipes"));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    break;
                }
            }
        });
        let last_error = Arc::new(Mutex::new(String::new()));
        if let Some(errors) = child.stderr.take() {
            let last_error = Arc::clone(&last_error);
            std::thread::spawn(move || {
                for line in BufReader::new(errors).split(b'\n').map_while(Result::ok) {
                    let line = String::from_utf8_lossy(&line).trim().to_owned();
                    if let Ok(mut last_error) = last_error.lock()
                        && !line.is_empty()
                    {
                        *last_error = line;
                    }
                }
            });
        }
        let mut process = Self { protocol, child, input, lines, last_error };
        process.prepare(settings)?;
        Ok(process)
    }

    fn prepare(&mut self, settings: &EngineSettings) -> Result<(), Fault> {
        let seconds = settings.time.map(|time| time as f64 / 1000.0);
        match self.protocol {
            Protocol::Aei => {
                self.send("aei")?;
                self.until("aeiok", START_TIMEOUT)?;
                if let Some(seconds) = seconds {
                    for (name, value) in [("tcmove", seconds), ("tcreserve", 0.0), ("tcpercent", 0.0)] {
                        self.send(&format!("setoption name {name} value {value}"))?;
                    }
                }
                self.ready()?;
                if settings.options.is_empty() {
                    return Ok(());
                }
                for setting in &settings.options {
                    let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
                    self.send(&format!("setoption name {name} value {value}"))?;
                }
                self.send("isready")?;
                // A match without a setting that the engine refuses would measure something else.
                loop {
                    match self.receive(Instant::now() + START_TIMEOUT)? {
                        line if line.starts_with("readyok") => return Ok(()),
                        line if line.starts_with("log Error") || line.starts_with("log Warning") => {
                            return Err(broken(line));
                        }
                        _ => {}
                    }
                }
            }
            Protocol::Qtp => {
                self.ask("name", START_TIMEOUT)?;
                if let Some(seconds) = seconds {
                    self.ask(&format!("time_settings 0 {seconds} 1"), START_TIMEOUT)?;
                }
                settings.options.iter().try_for_each(|setting| self.ask(setting, START_TIMEOUT).map(drop))
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.exited())
    }

    /// The fault of an engine that has exited: its exit status and the last line of its standard
    /// error.
    fn exited(&mut self) -> Fault {
        // The thread that reads the standard error may be behind.
        std::thread::sleep(Duration::from_millis(100));
        let how = match self.child.try_wait() {
            Ok(Some(status)) => format!("the engine exited ({status})"),
            _ => "the engine closed its output".into(),
        };
        let last_error = self.last_error.lock().map(|last_error| last_error.clone()).unwrap_or_default();
        broken(if last_error.is_empty() { how } else { format!("{how}: {last_error}") })
    }

    fn receive(&mut self, deadline: Instant) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late,
            RecvTimeoutError::Disconnected => self.exited(),
        })
    }

    /// Reads lines until one starts with `start`. Returns that line.
    fn until(&mut self, start: &str, timeout: Duration) -> Result<String, Fault> {
        let deadline = Instant::now() + timeout;
        loop {
            let line = self.receive(deadline)?;
            if line.starts_with(start) {
                return Ok(line);
            }
        }
    }

    fn ready(&mut self) -> Result<(), Fault> {
        self.send("isready")?;
        self.until("readyok", START_TIMEOUT).map(drop)
    }

    /// Sends a QTP command and returns the answer.
    fn ask(&mut self, command: &str, timeout: Duration) -> Result<String, Fault> {
        self.send(command)?;
        let deadline = Instant::now() + timeout;
        let mut answer = String::new();
        loop {
            let line = self.receive(deadline)?;
            if line.is_empty() && !answer.is_empty() {
                let text = answer[1..].trim().to_owned();
                return if answer.starts_with('=') { Ok(text) } else { Err(Fault::Broken(text)) };
            }
            if answer.is_empty() && line.starts_with(['=', '?']) {
                answer = line;
            }
        }
    }

    fn begin<G: Playable>(&mut self, game: &GameRecord<G>) -> Result<(), Fault> {
        match (self.protocol, unusual_origin(game)) {
            (Protocol::Aei, origin) => {
                self.send("newgame")?;
                if let Some(origin) = origin {
                    self.send(&format!("setposition {origin}"))?;
                }
            }
            (Protocol::Qtp, None) => self.ask("clear_board", START_TIMEOUT).map(drop)?,
            (Protocol::Qtp, Some(_)) => return Err(broken("QTP does not support games from a position")),
        }
        for (ply, turn) in game.history().enumerate() {
            self.send_turn(ply % 2, &G::to_protocol(&turn), false)?;
        }
        if self.protocol == Protocol::Aei { self.ready() } else { Ok(()) }
    }

    fn choose<G: Playable>(&mut self, game: &GameRecord<G>, timeout: Duration) -> Result<String, Fault> {
        match self.protocol {
            Protocol::Aei => {
                self.send("go")?;
                let line = self.until("bestmove", timeout)?;
                Ok(line.trim_start_matches("bestmove").trim().to_owned())
            }
            Protocol::Qtp => {
                let color = COLORS[game.mover().unwrap_or(0)];
                self.ask(&format!("genmove {color}"), timeout)
            }
        }
    }

    fn send_turn(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
        match self.protocol {
            Protocol::Aei => self.send(&format!("makemove {turn}")),
            // `genmove` has played the move already.
            Protocol::Qtp if own => Ok(()),
            Protocol::Qtp => self.ask(&format!("play {} {turn}", COLORS[seat]), START_TIMEOUT).map(drop),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit");
        let deadline = Instant::now() + Duration::from_millis(500);
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_specifications() {
        let read = |text: &str| text.parse::<Spec>();
        let limits = Limits { level: Some(5), seed: 3, ..Limits::default() };
        assert_eq!(read("level=5,seed=3"), Ok(Spec::BuiltIn(limits)));
        assert_eq!(read("aei: ./sharp aei"), Ok(Spec::External(Protocol::Aei, "./sharp aei".into())));
        assert_eq!(read("qtp:x"), Ok(Spec::External(Protocol::Qtp, "x".into())));
        for wrong in ["level=11", "nodes", "nodes=many", "nodes=0", "depth=0", "time=0", "color=3", "qtp: "] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let accepts = read("qtp:x").map(|spec| {
            (
                spec.check_protocol(Some(Protocol::Qtp)).is_ok(),
                spec.check_protocol(Some(Protocol::Aei)).is_ok(),
            )
        });
        assert_eq!(accepts, Ok((true, false)));
    }
}
