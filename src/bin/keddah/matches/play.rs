//! A game of a match.

use std::fmt::Write;
use std::time::Instant;

use super::contest::Contest;
use super::engine::{Engine, Fault};
use super::log::Finished;

/// Plays a game from an opening. Fails if an engine cannot even begin it.
pub fn play<G: Contest>(
    engines: &mut [Engine; 2],
    mut game: G,
    number: usize,
    most_turns: usize,
    names: &[String; 2],
) -> Result<Finished, String> {
    let start = Instant::now();
    // The first engine has seat 0 in even games.
    let seat = number % 2;
    for (engine, name) in engines.iter_mut().zip(names) {
        engine.begin(&game).map_err(|fault| match fault {
            Fault::Late => format!("{name} does not answer"),
            Fault::Broken(why) => format!("{name}: {why}"),
        })?;
    }
    let mut trouble = None;
    while let Some(mover) = game.mover().filter(|_| game.turns().len() < most_turns) {
        let index = mover ^ seat;
        // The pair, so that both games of an opening are played with the same seeds.
        let turn = match engines[index].choose(&game, number as u64 / 2) {
            Ok(chosen) => game.play(&chosen).map_err(|why| (false, format!("{chosen}: {why}"))),
            Err(Fault::Late) => Err((true, "lost on time".to_owned())),
            Err(Fault::Broken(why)) => Err((false, why)),
        };
        match turn {
            Ok(turn) => {
                for (other, engine) in engines.iter_mut().enumerate() {
                    // A game that is over stays won, whatever becomes of an engine.
                    match engine.follow::<G>(mover, &turn, other == index) {
                        Err(fault) if game.mover().is_some() => {
                            let (late, why) = match fault {
                                Fault::Late => (true, "does not answer".to_owned()),
                                Fault::Broken(why) => (false, why),
                            };
                            trouble = Some((other ^ seat, late, why));
                        }
                        _ => {}
                    }
                }
            }
            Err((late, why)) => trouble = Some((mover, late, why)),
        }
        if let Some((loser, late, _)) = trouble {
            game.forfeit(loser, late);
            break;
        }
    }
    let (winner, reason) = match game.winner() {
        Some((winner, reason)) => (Some(winner), reason),
        None => (None, "undecided"),
    };
    let mut record = String::new();
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(record, "[Round \"{}\"]", number + 1);
    for (player, tag) in G::TAGS.iter().enumerate() {
        let _ = writeln!(record, "[{tag} \"{}\"]", quoted(&names[player ^ seat]));
    }
    if winner.is_none() {
        let _ = writeln!(record, "[Adjudication \"undecided\"]");
    }
    let fault = trouble.map(|(seat, _, why)| {
        format!("{}: {}", names[seat ^ (number % 2)], why.replace(char::is_control, " "))
    });
    if let Some(fault) = &fault {
        let _ = writeln!(record, "[Fault \"{}\"]", quoted(fault));
    }
    let moves = game.record();
    let gap = if moves.starts_with('[') { "" } else { "\n" };
    let _ = write!(record, "{gap}{moves}");
    Ok(Finished {
        number,
        seat,
        winner,
        reason: reason.into(),
        turns: game.turns().len(),
        seconds: start.elapsed().as_secs_f64(),
        fault,
        record,
    })
}
