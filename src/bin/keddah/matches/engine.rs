//! The engines of a match: our own, built in, or any other by its protocol and command line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use keddah::search::Limits;

use super::contest::Contest;

/// How an engine is asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// `level=5`, `nodes=20000,seed=3`, `time=300`, `depth=8`.
    BuiltIn(Limits),
    /// `aei:COMMAND` and `qtp:COMMAND`.
    External(Protocol, String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    Aei,
    Qtp,
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
                "level" => return Err("levels are 1 to 10".into()),
                "nodes" | "depth" | "time" if number == 0 => return Err(format!("{key} is 1 or more")),
                "nodes" => limits.nodes = Some(number),
                "depth" => limits.depth = Some(number.min(1 << 20) as u32),
                "time" => limits.time_ms = Some(number as f64),
                "seed" => limits.seed = number,
                _ => return Err(format!("\"{key}\" is none of level, nodes, time, depth, seed")),
            }
        }
        Ok(Self::BuiltIn(limits))
    }
}

impl Spec {
    /// Whether it is of use where engines speak this protocol.
    pub fn speaks(&self, wanted: Protocol) -> Result<(), String> {
        match self {
            Self::External(protocol, _) if *protocol != wanted => {
                Err("engines of Arimaa speak AEI (aei:COMMAND), those of Quoridor QTP (qtp:COMMAND)".into())
            }
            _ => Ok(()),
        }
    }
}

/// What an engine is told besides the game.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Milliseconds a turn, none of them kept.
    pub time: Option<u64>,
    /// How many more before the game is lost on time.
    pub grace: u64,
    /// `NAME=VALUE` for AEI, commands for QTP.
    pub settings: Vec<String>,
}

/// Why an engine has lost.
#[derive(Debug)]
pub enum Fault {
    Late,
    /// It has ended, or speaks nonsense.
    Broken(String),
}

/// How long an engine may take to start, and to answer where nothing limits its thinking.
const START: Duration = Duration::from_secs(60);
const PATIENCE: Duration = Duration::from_secs(600);

/// An engine at work.
pub struct Engine {
    spec: Spec,
    terms: Terms,
    process: Option<Process>,
}

impl Engine {
    pub fn new(spec: Spec, terms: Terms) -> Self {
        Self { spec, terms, process: None }
    }

    /// Begins a game that stands where it stands.
    pub fn begin<G: Contest>(&mut self, game: &G) -> Result<(), Fault> {
        let Spec::External(protocol, command) = &self.spec else { return Ok(()) };
        if let Some(mut process) = self.process.take()
            && process.begin(game).is_ok()
        {
            self.process = Some(process);
            return Ok(());
        }
        // There is none yet, or it has ended since the last game.
        let mut process = Process::start(*protocol, command, &self.terms)?;
        process.begin(game)?;
        self.process = Some(process);
        Ok(())
    }

    /// The engine's turn. `number` varies what is equally good from game to game.
    pub fn choose<G: Contest>(&mut self, game: &G, number: u64) -> Result<String, Fault> {
        let begin = Instant::now();
        let late = self.terms.time.map(|time| Duration::from_millis(time + self.terms.grace));
        let chosen = match (&self.spec, &mut self.process) {
            (Spec::BuiltIn(limits), _) => {
                let time = self.terms.time.map(|time| time as f64);
                let limits = Limits {
                    seed: limits.seed.wrapping_add(number) % (1 << 53),
                    time_ms: limits.time_ms.or(time),
                    ..limits.clone()
                };
                game.best(&limits).ok_or_else(|| Fault::Broken("no turn found".into()))
            }
            (_, Some(process)) => {
                process.choose(game, late.unwrap_or(PATIENCE)).map(|turn| G::from_protocol(&turn))
            }
            _ => Err(Fault::Broken("not started".into())),
        };
        if late.is_some_and(|late| begin.elapsed() > late) {
            self.process = None;
            return Err(Fault::Late);
        }
        if chosen.is_err() {
            // Whatever state it is in: the next game has a new one.
            self.process = None;
        }
        chosen
    }

    /// Tells of a turn of either engine, already played in the game.
    pub fn follow<G: Contest>(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
        let Some(process) = &mut self.process else { return Ok(()) };
        let followed = process.follow(seat, &G::to_protocol(turn), own);
        if followed.is_err() {
            self.process = None;
        }
        followed
    }
}

/// An engine's process and its half of the conversation.
struct Process {
    protocol: Protocol,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last line that it has complained with.
    complaint: Arc<Mutex<String>>,
}

fn broken(error: impl std::fmt::Display) -> Fault {
    Fault::Broken(error.to_string())
}

const COLOURS: [&str; 2] = ["b", "w"];

impl Process {
    fn start(protocol: Protocol, command: &str, terms: &Terms) -> Result<Self, Fault> {
        let mut shell = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
        shell.arg(if cfg!(windows) { "/C" } else { "-c" });
        // The engine takes the shell's place, so that ending one ends the other.
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
        let complaint = Arc::new(Mutex::new(String::new()));
        if let Some(errors) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            std::thread::spawn(move || {
                for line in BufReader::new(errors).split(b'\n').map_while(Result::ok) {
                    let line = String::from_utf8_lossy(&line).trim().to_owned();
                    if let Ok(mut complaint) = complaint.lock()
                        && !line.is_empty()
                    {
                        *complaint = line;
                    }
                }
            });
        }
        let mut process = Self { protocol, child, input, lines, complaint };
        process.prepare(terms)?;
        Ok(process)
    }

    fn prepare(&mut self, terms: &Terms) -> Result<(), Fault> {
        let seconds = terms.time.map(|time| time as f64 / 1000.0);
        match self.protocol {
            Protocol::Aei => {
                self.say("aei")?;
                self.until("aeiok", START)?;
                if let Some(seconds) = seconds {
                    for (name, value) in [("tcmove", seconds), ("tcreserve", 0.0), ("tcpercent", 0.0)] {
                        self.say(&format!("setoption name {name} value {value}"))?;
                    }
                }
                self.ready()?;
                if terms.settings.is_empty() {
                    return Ok(());
                }
                for setting in &terms.settings {
                    let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
                    self.say(&format!("setoption name {name} value {value}"))?;
                }
                self.say("isready")?;
                // A setting that is not understood would make another match of this one.
                loop {
                    match self.hear(Instant::now() + START)? {
                        line if line.starts_with("readyok") => return Ok(()),
                        line if line.starts_with("log Error") || line.starts_with("log Warning") => {
                            return Err(broken(line));
                        }
                        _ => {}
                    }
                }
            }
            Protocol::Qtp => {
                self.ask("name", START)?;
                if let Some(seconds) = seconds {
                    self.ask(&format!("time_settings 0 {seconds} 1"), START)?;
                }
                terms.settings.iter().try_for_each(|setting| self.ask(setting, START).map(drop))
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|_| self.ended())
    }

    /// The engine has gone: how, and what it last complained of.
    fn ended(&mut self) -> Fault {
        // Its last words may still be on their way.
        std::thread::sleep(Duration::from_millis(100));
        let how = match self.child.try_wait() {
            Ok(Some(status)) => format!("the engine has ended ({status})"),
            _ => "the engine has closed its output".into(),
        };
        let complaint = self.complaint.lock().map(|complaint| complaint.clone()).unwrap_or_default();
        broken(if complaint.is_empty() { how } else { format!("{how}: {complaint}") })
    }

    fn hear(&mut self, deadline: Instant) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late,
            RecvTimeoutError::Disconnected => self.ended(),
        })
    }

    /// The next line that begins so.
    fn until(&mut self, start: &str, patience: Duration) -> Result<String, Fault> {
        let deadline = Instant::now() + patience;
        loop {
            let line = self.hear(deadline)?;
            if line.starts_with(start) {
                return Ok(line);
            }
        }
    }

    fn ready(&mut self) -> Result<(), Fault> {
        self.say("isready")?;
        self.until("readyok", START).map(drop)
    }

    /// A command of QTP and its answer.
    fn ask(&mut self, command: &str, patience: Duration) -> Result<String, Fault> {
        self.say(command)?;
        let deadline = Instant::now() + patience;
        let mut answer = String::new();
        loop {
            let line = self.hear(deadline)?;
            if line.is_empty() && !answer.is_empty() {
                let text = answer[1..].trim().to_owned();
                return if answer.starts_with('=') { Ok(text) } else { Err(Fault::Broken(text)) };
            }
            if answer.is_empty() && line.starts_with(['=', '?']) {
                answer = line;
            }
        }
    }

    fn begin<G: Contest>(&mut self, game: &G) -> Result<(), Fault> {
        match (self.protocol, game.origin()) {
            (Protocol::Aei, origin) => {
                self.say("newgame")?;
                if let Some(origin) = origin {
                    self.say(&format!("setposition {origin}"))?;
                }
            }
            (Protocol::Qtp, None) => self.ask("clear_board", START).map(drop)?,
            (Protocol::Qtp, Some(_)) => return Err(broken("QTP has no games from positions")),
        }
        for (ply, turn) in game.turns().iter().enumerate() {
            self.follow(ply % 2, &G::to_protocol(turn), false)?;
        }
        if self.protocol == Protocol::Aei { self.ready() } else { Ok(()) }
    }

    fn choose<G: Contest>(&mut self, game: &G, patience: Duration) -> Result<String, Fault> {
        match self.protocol {
            Protocol::Aei => {
                self.say("go")?;
                let line = self.until("bestmove", patience)?;
                Ok(line.trim_start_matches("bestmove").trim().to_owned())
            }
            Protocol::Qtp => {
                let colour = COLOURS[game.mover().unwrap_or(0)];
                self.ask(&format!("genmove {colour}"), patience)
            }
        }
    }

    fn follow(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
        match self.protocol {
            Protocol::Aei => self.say(&format!("makemove {turn}")),
            // It has played its own move itself.
            Protocol::Qtp if own => Ok(()),
            Protocol::Qtp => self.ask(&format!("play {} {turn}", COLOURS[seat]), START).map(drop),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.say("quit");
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
    fn specifications() {
        let read = |text: &str| text.parse::<Spec>();
        let limits = Limits { level: Some(5), seed: 3, ..Limits::default() };
        assert_eq!(read("level=5,seed=3"), Ok(Spec::BuiltIn(limits)));
        assert_eq!(read("aei: ./sharp aei"), Ok(Spec::External(Protocol::Aei, "./sharp aei".into())));
        assert_eq!(read("qtp:x"), Ok(Spec::External(Protocol::Qtp, "x".into())));
        for wrong in ["level=11", "nodes", "nodes=many", "nodes=0", "depth=0", "time=0", "colour=3", "qtp: "]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let spoken = read("qtp:x")
            .map(|spec| (spec.speaks(Protocol::Qtp).is_ok(), spec.speaks(Protocol::Aei).is_ok()));
        assert_eq!(spoken, Ok((true, false)));
    }
}
