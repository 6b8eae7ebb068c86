//! The protocol USI, as far as a match needs it, from both sides.

use crate::fairy;
use crate::player::Game;
use crate::program::Program;
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use variants::{Course, Limits, Position, Thinker};

/// A program that speaks USI.
pub(crate) struct Usi {
    program: Program,
    letters: Letters,
}

/// How a program writes the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Letters {
    /// As we do.
    Ours,
    /// As Fairy-Stockfish writes Kyōto shōgi.
    Fairy,
}

impl Usi {
    /// Fairy-Stockfish, or a program that knows the variants by its names.
    pub(crate) fn fairy(path: &str, game: &str) -> Result<Usi, String> {
        let (variant, letters) = match game {
            "tori" => ("torishogi", Letters::Ours),
            "kyoto" => ("kyotoshogi", Letters::Fairy),
            other => (other, Letters::Ours),
        };
        let mut usi = Usi { program: Program::start(path, &[])?, letters };
        usi.program.tell(&format!("usi\nsetoption name USI_Variant value {variant}"))?;
        usi.program.tell("setoption name USI_Hash value 64\nsetoption name Use_NNUE value false")?;
        usi.wait_until_ready()
    }

    /// Another build of this program.
    pub(crate) fn other(path: &str, game: &str) -> Result<Usi, String> {
        Usi { program: Program::start(path, &[game, "serve"])?, letters: Letters::Ours }.wait_until_ready()
    }

    fn wait_until_ready(mut self) -> Result<Usi, String> {
        self.program.tell("isready")?;
        self.program.wait("readyok")?;
        Ok(self)
    }

    /// `None` if it gives up.
    pub(crate) fn answer(&mut self, game: &Game, time: Duration) -> Result<Option<String>, String> {
        let line = match self.letters {
            Letters::Ours => format!("{} moves {}", game.course.start(), game.moves.join(" ")),
            Letters::Fairy => fairy::line(&game.course)?,
        };
        self.program.tell(&format!("position sfen {line}\ngo movetime {}", time.as_millis()))?;
        let line = self.program.wait("bestmove")?;
        let text = line.split(' ').nth(1).ok_or_else(|| line.clone())?;
        Ok((text != "resign").then(|| match self.letters {
            Letters::Ours => text.to_owned(),
            Letters::Fairy => fairy::our_move(text),
        }))
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
