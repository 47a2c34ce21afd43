//! `keddah lessons`: checks courses.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use keddah::lesson::course::{Course, Fault, stage_faults};
use serde::Serialize;

use crate::command_line::CommandLine;
use crate::failure::Failure;
use crate::games::{GameVisitor, visit_games};
use crate::json::print;

pub const ABOUT: &str = "\
Check courses of lessons

Proves each stage by the rules: the position is legal, the goal is not reached at its start, the solutions reach it, \
and the wrong tries do not. Checks that every language has all texts. Prints a line of JSON for each stage without \
fault, {\"file\", \"lesson\", \"stage\", \"proved\": true}, a line for each fault, {\"file\", \"lesson\"?, \"stage\"?, \
\"language\"?, \"code\", \"message\"}, and at last {\"file\", \"lessons\", \"stages\", \"faults\"}. The exit status is 1 \
if there are faults.";

/// The subcommands of `lessons`, for files of courses.
#[derive(Subcommand)]
pub enum Lessons {
    /// Prove the stages of courses and check their texts
    Check(Check),
}

/// The command-line arguments of `lessons check`.
#[derive(Args)]
pub struct Check {
    /// JSON files with courses
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Languages that a course must have, separated by commas. The others must have all texts of
    /// the first one
    #[arg(long, value_delimiter = ',', default_value = "en,tr,pl,de")]
    languages: Vec<String>,
}

impl Lessons {
    /// Runs the subcommand of `lessons`.
    pub fn run(self) -> Result<(), Failure> {
        let Self::Check(Check { files, languages }) = self;
        let mut faults = 0;
        for file in files {
            let name = file.display().to_string();
            let text = std::fs::read(&file)
                .map_err(|error| Failure::Read(format!("cannot read {name}: {error}")))?;
            faults += check(&name, &text, &languages)?;
        }
        if faults > 0 { Err(Failure::Faults { faults }) } else { Ok(()) }
    }
}

/// Checks a course file and prints its faults. Returns their number.
fn check(file: &str, text: &[u8], languages: &[String]) -> Result<usize, Failure> {
    let course = match Course::parse(text) {
        Ok(course) => course,
        Err(fault) => {
            print_lines(file, &[*fault])?;
            return Ok(1);
        }
    };
    let mut proof = Proof { file, course: &course, known: Vec::new(), faults: None };
    visit_games(&mut proof)?;
    let mut faults = course.faults(languages);
    let proved = proof.faults.unwrap_or_else(|| {
        let known: Vec<_> = proof.known.iter().map(|name| format!("“{name}”")).collect();
        let message = format!("There is no game “{}”: write {}.", course.game, known.join(" or "));
        faults.push(Fault { code: "game", message, ..Fault::default() });
        0
    });
    print_lines(file, &faults)?;
    let faults = proved + faults.len();
    let (lessons, stages) = (course.lessons.len(), course.stages().count());
    print(&mut std::io::stdout(), &Summary { file, lessons, stages, faults })?;
    Ok(faults)
}

fn print_lines(file: &str, faults: &[Fault]) -> Result<(), Failure> {
    for fault in faults {
        print(&mut std::io::stdout(), &OutputLine { file, answer: fault })?;
    }
    Ok(())
}

/// Proves the stages of a course with the rules of its game.
struct Proof<'a> {
    file: &'a str,
    course: &'a Course,
    /// The names of all games that the program knows.
    known: Vec<&'static str>,
    /// The number of faults found in the stages; `None` before the course's game is found.
    faults: Option<usize>,
}

impl GameVisitor for Proof<'_> {
    fn visit<G: CommandLine>(&mut self) -> Result<(), Failure> {
        self.known.push(G::NAME);
        if G::NAME != self.course.game {
            return Ok(());
        }
        let mut count = 0;
        for (lesson, stage) in self.course.stages() {
            let (lesson, id) = (&lesson.id, &stage.id);
            let mut faults = stage_faults::<G>(stage);
            for fault in &mut faults {
                (fault.lesson, fault.stage) = (Some(lesson.clone()), Some(id.clone()));
            }
            if faults.is_empty() {
                let answer = Proved { lesson, stage: id, proved: true };
                print(&mut std::io::stdout(), &OutputLine { file: self.file, answer })?;
            }
            print_lines(self.file, &faults)?;
            count += faults.len();
        }
        self.faults = Some(count);
        Ok(())
    }
}

#[derive(Serialize)]
struct OutputLine<'a, A> {
    file: &'a str,
    #[serde(flatten)]
    answer: A,
}

#[derive(Serialize)]
struct Proved<'a> {
    lesson: &'a str,
    stage: &'a str,
    proved: bool,
}

#[derive(Serialize)]
struct Summary<'a> {
    file: &'a str,
    lessons: usize,
    stages: usize,
    faults: usize,
}
