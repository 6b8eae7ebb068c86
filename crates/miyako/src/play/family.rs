//! A game of the family against the computer, in the terminal.

use super::grid::{self, Faces};
use super::{PATIENCE, names_square, prompt};
use crate::failure::Failure;
use ::variants::{Course, Level, Limits, Move, Outcome, Position, Reason, Record, RecordEnding, RecordForm, Thinker};
use shogi::{Color, Handicap};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use words::Language;

/// The computer's memory, in mebibytes.
const MEMORY: usize = 64;

/// A game in progress.
pub(super) struct Table<W> {
    seating: Seating,
    thinker: Thinker,
    out: W,
    course: Course,
    /// The moves so far as text.
    moves: Vec<String>,
    /// How often the player took his move back: the computer errs otherwise then.
    takebacks: u32,
    resigned: bool,
}

/// How a game ended: its message and who won.
struct Ended {
    message: &'static str,
    winner: Option<Color>,
}

/// Whether the game goes on after a line of the player's.
enum Next {
    Prompt,
    Turn,
    Quit,
}

/// Who sits down, and how it is shown.
pub(super) struct Seating {
    /// What the game is called.
    pub(super) game: String,
    pub(super) language: Language,
    pub(super) faces: Faces,
    pub(super) player: Color,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) lines: Receiver<String>,
    /// Whether somebody is there to be asked for a move.
    pub(super) asks: bool,
}

impl<W: Write> Table<W> {
    pub(super) fn new(start: Position, seating: Seating, out: W) -> Table<W> {
        let thinker = Thinker::new(start.game(), MEMORY);
        Table { seating, thinker, out, course: Course::new(start), moves: Vec::new(), takebacks: 0, resigned: false }
    }

    /// Plays until the game is over, the player quits or his input ends.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn run(&mut self) -> io::Result<()> {
        let (level, side) = (self.seating.level.to_string(), self.called(self.seating.player));
        let name = self.seating.game.clone();
        self.say("variant-welcome", &[("game", &name), ("level", &level), ("side", &side)])?;
        self.say("variant-try-help", &[])?;
        let ended = loop {
            if let Some(ended) = self.ended() {
                break ended;
            }
            if self.position().turn() == self.seating.player {
                self.show()?;
                if !self.player_turn()? {
                    return self.say("terminal-broken-off", &[]);
                }
            } else {
                self.computer_turn()?;
            }
        };
        self.show()?;
        let winner = ended.winner.map(|winner| self.called(winner)).unwrap_or_default();
        let result = self.seating.language.text_with_list(ended.message, &[("winner", &winner)]);
        self.say("terminal-result", &[("result", &result)])
    }

    /// Writes the game as KIF.
    pub(super) fn save(&self, path: &Path) -> Result<(), Failure> {
        let mut record = Record::new(self.course.start().clone());
        for text in &self.moves {
            record.play(text, None).map_err(|fault| super::cannot_save(path, &fault.code()))?;
        }
        let ended = || self.course.outcome().map(RecordEnding::from);
        record.ending = if self.resigned { Some(RecordEnding::resigned(self.seating.player)) } else { ended() };
        std::fs::write(path, record.write(RecordForm::Kif)).map_err(|error| super::cannot_save(path, &error))
    }

    fn position(&self) -> &Position {
        self.course.position()
    }

    fn called(&self, color: Color) -> String {
        words::side(color, Handicap::Even, self.seating.language)
    }

    fn say(&mut self, id: &str, values: &[(&str, &str)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.seating.language.text_with_list(id, values))
    }

    fn ended(&self) -> Option<Ended> {
        if self.resigned {
            return Some(Ended { message: "result-resign", winner: Some(!self.seating.player) });
        }
        let outcome = self.course.outcome()?;
        Some(Ended { message: result(outcome), winner: outcome.loser.map(|loser| !loser) })
    }

    /// Asks until the player has moved or resigned; `false` if he leaves.
    fn player_turn(&mut self) -> io::Result<bool> {
        loop {
            if self.seating.asks {
                let side = self.called(self.seating.player);
                prompt(&mut self.out, self.seating.language, self.moves.len() + 1, &side)?;
            }
            self.out.flush()?;
            let Ok(line) = self.seating.lines.recv() else { return Ok(false) };
            match self.obey(line.trim())? {
                Next::Prompt => {}
                Next::Turn => return Ok(true),
                Next::Quit => return Ok(false),
            }
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        match line {
            "" => Ok(Next::Prompt),
            "help" | "?" => self.say("variant-help", &[]).map(|()| Next::Prompt),
            "board" => self.show().map(|()| Next::Prompt),
            "moves" => {
                let moves = self.course.legal_moves().into_iter().map(|m| self.position().move_text(m));
                let mut moves: Vec<String> = moves.collect();
                moves.sort();
                writeln!(self.out, "{}", moves.join(" ")).map(|()| Next::Prompt)
            }
            "hint" => self.hint().map(|()| Next::Prompt),
            "undo" => self.undo().map(|()| Next::Prompt),
            "resign" => {
                self.resigned = true;
                Ok(Next::Turn)
            }
            "quit" => Ok(Next::Quit),
            text => match self.position().parse_move(text) {
                Ok(m) if self.course.forbids(m) => self.say("variant-forbidden", &[]).map(|()| Next::Prompt),
                Ok(m) => self.play(m).map(|()| Next::Turn),
                Err(_) => match self.position().bar(text).filter(|_| names_square(text)) {
                    Some(bar) => self.say(&format!("refused-{}", bar.code()), &[]).map(|()| Next::Prompt),
                    None => self.say("terminal-not-understood", &[("text", text)]).map(|()| Next::Prompt),
                },
            },
        }
    }

    fn play(&mut self, m: Move) -> io::Result<()> {
        let (text, side) = (self.position().move_text(m), self.called(self.position().turn()));
        self.course.play(m);
        self.moves.push(text.clone());
        let ply = self.moves.len().to_string();
        self.say("variant-moved", &[("ply", &ply), ("side", &side), ("move", &text)])
    }

    fn computer_turn(&mut self) -> io::Result<()> {
        match self.think(self.seating.level, PATIENCE) {
            Some(m) => self.play(m),
            // The game would have ended.
            None => Ok(()),
        }
    }

    fn think(&mut self, level: Level, time: Duration) -> Option<Move> {
        let (seed, attempt) = (self.seating.seed, self.takebacks);
        let limits = Limits { time: Some(time), level, seed, attempt, ..Limits::default() };
        self.thinker.think(&self.course, &limits, &AtomicBool::new(false)).map(|thought| thought.best)
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(m) = self.think(Level::STRONGEST, PATIENCE / 3) else { return Ok(()) };
        let text = self.position().move_text(m);
        self.say("variant-hint", &[("move", &text)])
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.moves.len() < 2 {
            return self.say("refused-nothing_to_take_back", &[]);
        }
        self.moves.truncate(self.moves.len() - 2);
        self.course.take_back_to(self.moves.len());
        self.takebacks += 1;
        self.say("terminal-taken-back", &[])?;
        self.show()
    }

    fn show(&mut self) -> io::Result<()> {
        writeln!(self.out)?;
        let drops = self.position().game().drops().is_some();
        if drops {
            self.show_hand(Color::White)?;
        }
        let board = grid::board(self.position(), self.seating.faces);
        write!(self.out, "{board}")?;
        if drops {
            self.show_hand(Color::Black)?;
        }
        if self.position().in_check() && self.ended().is_none() {
            self.say("terminal-check", &[])?;
        }
        Ok(())
    }

    fn show_hand(&mut self, color: Color) -> io::Result<()> {
        let held = grid::hand(self.position(), color, self.seating.faces);
        let held = if held.is_empty() { self.seating.language.text("terminal-nothing-in-hand") } else { held };
        let side = self.called(color);
        self.say("terminal-hand", &[("side", &side), ("pieces", &held)])
    }
}

/// The message that tells how a game has ended, with its winner if it has one.
pub(crate) fn result(Outcome { loser, reason }: Outcome) -> &'static str {
    match (reason, loser) {
        (Reason::Mate, _) => "result-mate",
        (Reason::NoLegalMove, _) => "result-no_legal_move",
        (Reason::Caught, _) => "result-caught",
        (Reason::Try, _) => "result-try",
        (Reason::BareKing, Some(_)) => "result-bare_king",
        (Reason::BareKing, None) => "result-bare_king-both",
        (Reason::Repetition, Some(_)) => "result-lost_repetition",
        (Reason::Repetition, None) => "result-repetition",
        (Reason::PerpetualCheck, _) => "variant-perpetual-check",
        (Reason::MoveLimit, _) => "result-move_limit",
    }
}

/// What may be played, by its texts; nothing when the game is over.
pub(crate) fn move_texts(course: &Course) -> Vec<String> {
    let text = |m: Move| course.position().move_text(m);
    let mut texts: Vec<String> = course.legal_moves().into_iter().map(text).collect();
    texts.sort_unstable();
    texts
}
