//! Yonin shōgi in the terminal: people at some seats, the computer at the others.

use super::grid::Faces;
use super::{PATIENCE, prompt};
use crate::four;
use ::variants::yonin::{Computer, Course, Move, Outcome, Position, Seat, Standing};
use ::variants::{Level, Limits};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;
use words::Language;

/// A game in progress.
pub(super) struct Table<W> {
    pub(super) language: Language,
    pub(super) faces: Faces,
    /// Where people sit.
    pub(super) people: Vec<Seat>,
    pub(super) computer: Computer,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) lines: Receiver<String>,
    /// Whether somebody is there to be asked for a move.
    pub(super) asks: bool,
    pub(super) course: Course,
    pub(super) out: W,
}

impl<W: Write> Table<W> {
    /// Plays until the game is over, somebody quits or the input ends.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn run(&mut self) -> io::Result<()> {
        let seats: Vec<String> = self.people.iter().map(|seat| four::seat(*seat, self.language)).collect();
        self.say("yonin-welcome", &[("seats", &seats.join(", ")), ("level", &self.level.to_string())])?;
        self.say("variant-try-help", &[])?;
        while self.course.outcome().is_none() {
            if self.people.contains(&self.position().turn()) {
                self.show()?;
                if !self.person_moves()? {
                    return self.say("terminal-broken-off", &[]);
                }
            } else {
                self.computer_moves()?;
            }
        }
        self.show()?;
        self.course.outcome().map_or(Ok(()), |outcome| self.tell_places(&outcome))
    }

    fn position(&self) -> &Position {
        self.course.position()
    }

    fn name(&self, seat: Seat) -> String {
        four::seat(seat, self.language)
    }

    fn say(&mut self, id: &str, values: &[(&str, &str)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.language.text_with_list(id, values))
    }

    fn tell_places(&mut self, outcome: &Outcome) -> io::Result<()> {
        self.say(&format!("yonin-ended-{}", outcome.reason.code()), &[])?;
        let mut order = Seat::ALL;
        order.sort_by_key(|seat| outcome.places[seat.index()]);
        for seat in order {
            let (place, name) = (outcome.places[seat.index()].to_string(), self.name(seat));
            self.say("yonin-place", &[("place", &place), ("seat", &name)])?;
        }
        Ok(())
    }

    /// Asks until somebody has moved or resigned; `false` if he leaves.
    fn person_moves(&mut self) -> io::Result<bool> {
        let ply = self.course.plies();
        loop {
            if self.asks {
                let side = self.name(self.position().turn());
                prompt(&mut self.out, self.language, ply + 1, &side)?;
            }
            self.out.flush()?;
            let Ok(line) = self.lines.recv() else { return Ok(false) };
            match line.trim() {
                "" => {}
                "help" | "?" => self.say("yonin-help", &[])?,
                "board" => self.show()?,
                "moves" => writeln!(self.out, "{}", four::move_texts(self.course.position()).join(" "))?,
                "undo" => return self.undo().map(|()| true),
                "quit" => return Ok(false),
                "resign" => {
                    self.change(|course| course.leave(course.position().turn()))?;
                    return Ok(true);
                }
                text => match self.position().read_move(text).map(|m| (m, self.position().judge(m))) {
                    Ok((m, Ok(()))) => return self.play(m).map(|()| true),
                    Ok((_, Err(bar))) => self.say(&format!("refused-{}", bar.code()), &[])?,
                    Err(_) => self.say("terminal-not-understood", &[("text", text)])?,
                },
            }
        }
    }

    fn play(&mut self, m: Move) -> io::Result<()> {
        let (text, side) = (self.position().move_text(m), self.name(self.position().turn()));
        let ply = (self.course.plies() + 1).to_string();
        self.say("variant-moved", &[("ply", &ply), ("side", &side), ("move", &text)])?;
        self.change(|course| {
            course.play(m);
        })
    }

    /// Lets something happen and tells what it means for the players.
    fn change(&mut self, what: impl FnOnce(&mut Course)) -> io::Result<()> {
        let before = self.position().clone();
        what(&mut self.course);
        let after = self.position().clone();
        for seat in &after.out()[before.out().len()..] {
            let name = self.name(*seat);
            match after.standing(*seat) {
                Standing::Mated(by) => {
                    let by = self.name(by);
                    self.say("yonin-mated", &[("seat", &name), ("by", &by)])?;
                }
                _ => self.say("yonin-left", &[("seat", &name)])?,
            }
        }
        if self.course.outcome().is_none() && after.in_check(after.turn()) {
            let name = self.name(after.turn());
            self.say("yonin-checked", &[("seat", &name)])?;
        }
        Ok(())
    }

    fn computer_moves(&mut self) -> io::Result<()> {
        let limits = Limits { time: Some(PATIENCE), level: self.level, seed: self.seed, ..Limits::default() };
        match self.computer.think(&self.course, &limits, &AtomicBool::new(false)) {
            Some(m) => self.play(m),
            // The game would have ended.
            None => Ok(()),
        }
    }

    /// Takes back what happened since the last move of a person, and that move.
    fn undo(&mut self) -> io::Result<()> {
        if self.course.plies() == 0 {
            return self.say("refused-nothing_to_take_back", &[]);
        }
        // Not the same mistakes again.
        self.seed = self.seed.wrapping_add(1);
        while self.course.take_back() && !self.people.contains(&self.position().turn()) {}
        self.say("terminal-taken-back", &[])
    }

    /// The board as South sees it, with the hands around it.
    fn show(&mut self) -> io::Result<()> {
        writeln!(self.out)?;
        self.show_hand(Seat::North)?;
        let board = board(self.course.position(), self.faces);
        write!(self.out, "{board}")?;
        for seat in [Seat::South, Seat::West, Seat::East] {
            self.show_hand(seat)?;
        }
        Ok(())
    }

    fn show_hand(&mut self, seat: Seat) -> io::Result<()> {
        let position = self.position();
        let held = position.hand(seat).map(|(id, count)| {
            let kind = position.rules().kind(id);
            let name = if self.faces == Faces::Kanji { &kind.short } else { &kind.id };
            if count > 1 { format!("{name}×{count}") } else { name.clone() }
        });
        let held = held.collect::<Vec<_>>().join(" ");
        let held = if held.is_empty() { self.language.text("terminal-nothing-in-hand") } else { held };
        let side = self.name(seat);
        self.say("terminal-hand", &[("side", &side), ("pieces", &held)])
    }
}

/// The board with files and ranks as moves name them; before each piece stands which way it goes.
fn board(position: &Position, faces: Faces) -> String {
    let files: String = (1..=9).rev().map(|file| format!("{file:>4}")).collect();
    let mut text = format!("{files}\n");
    for rank in 1..=9 {
        for file in (1..=9).rev() {
            text += &position.piece_at(file, rank).map_or("   .".to_owned(), |(facing, id)| {
                let kind = position.rules().kind(id);
                let arrow = ['↑', '→', '↓', '←'][facing.index()];
                match faces {
                    Faces::Kanji => format!(" {arrow}{}", kind.short),
                    Faces::Letters => format!("{:>4}", format!("{arrow}{}", kind.id)),
                }
            });
        }
        text += &format!("  {}\n", char::from(b'a' + rank - 1));
    }
    text
}
