//! The process of an external engine, which speaks AEI or QTP.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use keddah::playable::{Playable, Protocol};
use keddah::record::GameRecord;

use super::engine_settings::EngineSettings;
use super::fault::{Fault, broken};
use super::openings::unusual_origin;

/// The timeout for starting an engine, and for commands other than searches.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The running process of an external engine and the pipes to it.
pub struct Process {
    protocol: Protocol,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last line that the engine has written to its standard error.
    last_error: Arc<Mutex<String>>,
}

const COLORS: [&str; 2] = ["b", "w"];

impl Process {
    pub fn start(protocol: Protocol, command: &str, settings: &EngineSettings) -> Result<Self, Fault> {
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
                // Without a setting that the engine refuses, the match would measure something
                // else.
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

    /// Returns the fault of an engine that has exited: its exit status and the last line of its
    /// standard error.
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

    /// Reads lines of the engine's output until one starts with `start`, and returns that line.
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

    /// Sends a QTP command to the engine and returns its response.
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

    pub fn begin<G: Playable>(&mut self, game: &GameRecord<G>) -> Result<(), Fault> {
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

    pub fn choose<G: Playable>(&mut self, game: &GameRecord<G>, timeout: Duration) -> Result<String, Fault> {
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

    pub fn send_turn(&mut self, seat: usize, turn: &str, own: bool) -> Result<(), Fault> {
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
