//! The protocol USI, as far as a match needs it, from both sides.

use crate::player::Game;
use crate::program::Program;
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use variants::{Course, Limits, Position, Thinker};

/// A program that speaks USI.
pub(crate) struct Usi(Program);

impl Usi {
    pub(crate) fn start(path: &str, args: &[&str], game: &str) -> Result<Usi, String> {
        let variant = match game {
            "tori" => "torishogi",
            "kyoto" => "kyotoshogi",
            other => other,
        };
        let mut program = Program::start(path, args)?;
        program.tell(&format!(
            "usi\nsetoption name USI_Variant value {variant}\nsetoption name USI_Hash value 64\nsetoption name Use_NNUE value false\nisready"
        ))?;
        program.wait("readyok")?;
        Ok(Usi(program))
    }

    pub(crate) fn answer(&mut self, game: &Game, time: Duration) -> Result<String, String> {
        self.0.tell(&format!("position sfen {} moves {}", game.course.start(), game.moves.join(" ")))?;
        self.0.tell(&format!("go movetime {}", time.as_millis()))?;
        let line = self.0.wait("bestmove")?;
        line.split(' ').nth(1).map(str::to_owned).ok_or(line)
    }
}

/// Answers on the standard input's questions, so that another build of this program can play against this one.
pub(crate) fn serve(game: &Arc<variants::Game>) -> Result<(), String> {
    let mut thinker = Thinker::new(game, 64);
    let mut course = Course::new(Position::start(game));
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        if line == "isready" {
            println!("readyok");
        } else if let Some(text) = line.strip_prefix("position sfen ") {
            let (sfen, moves) = text.split_once(" moves").unwrap_or((text, ""));
            course = Course::new(Position::parse(game, sfen).map_err(|error| error.to_string())?);
            for text in moves.split_whitespace() {
                let m = course.position().parse_move(text).map_err(|error| error.to_string())?;
                course.play(m);
            }
        } else if let Some(time) = line.strip_prefix("go movetime ") {
            let time = Duration::from_millis(time.parse().map_err(|_| "expected milliseconds")?);
            let limits = Limits { time: Some(time), ..Limits::default() };
            let thought = thinker.think(&course, &limits, &AtomicBool::new(false)).ok_or("no move found")?;
            println!("bestmove {}", course.position().move_text(thought.best));
        } else if line == "quit" {
            return Ok(());
        }
    }
    Ok(())
}
