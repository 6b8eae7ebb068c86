//! Yonin shōgi in the terminal: people at some seats, the computer at the others.

use super::computer::HINT_NODES;
use super::grid::Faces;
use super::look::Told;
use super::setting::{Effort, Setting, time};
use super::{PATIENCE, save::FourForm};
use crate::four;
use ::variants::yonin::{Computer, Course, Leaving, Move, Position, Seat, Standing};
use ::variants::{Level, Limits};
use arbiter::{Game, Outcome};
use kifu::notation::Wrong;
use play::{Attempt, Board as _};
use std::sync::atomic::AtomicBool;
use words::Language;

/// How such a game looks, and the computer that plays it.
pub(super) struct Four {
    pub(super) language: Language,
    pub(super) faces: Faces,
    pub(super) told: Told,
    pub(super) computer: Computer,
    pub(super) level: Level,
    pub(super) seed: u64,
    /// What it is saved as.
    pub(super) form: FourForm,
}

impl Setting for Four {
    type Board = Course;

    fn language(&self) -> Language {
        self.language
    }

    fn side(&self, seat: Seat) -> String {
        four::seat(seat, self.language)
    }

    fn welcome(&self, _: &Game<Course>, people: &[Seat]) -> Vec<String> {
        if Seat::ALL.iter().all(|seat| people.contains(seat)) {
            return vec![self.text("yonin-welcome-all", &[])];
        }
        let seats: Vec<String> = people.iter().map(|seat| self.side(*seat)).collect();
        vec![self.text("yonin-welcome", &[("seats", &seats.join(", ")), ("level", &self.level.to_string())])]
    }

    fn try_help(&self) -> &'static str {
        "variant-try-help"
    }

    fn help(&self) -> &'static str {
        "yonin-help"
    }

    /// As South sees it.
    fn drawn(&self, course: &Course) -> String {
        let position = course.position();
        let [south, west, north, east] = Seat::ALL.map(|seat| self.hand(position, seat));
        format!("{north}\n{}{south}\n{west}\n{east}\n", board(position, self.faces))
    }

    fn check(&self) -> Option<String> {
        None
    }

    /// Who is out by it and why, and who is in check: it changes the order of turns.
    fn aftermath(&self, before: &Course, after: &Game<Course>) -> Vec<String> {
        let was_out = before.position().out().len();
        let position = after.position().position();
        let mut lines: Vec<String> =
            position.out().iter().skip(was_out).map(|seat| self.leaving(after, *seat)).collect();
        if after.outcome().is_none() && position.in_check(position.turn()) {
            lines.push(self.text("yonin-checked", &[("seat", &self.side(position.turn()))]));
        }
        lines
    }

    fn move_text(&self, course: &Course, m: Move, _: Option<Move>) -> String {
        let position = course.position();
        match (self.told, self.faces) {
            (Told::InWords, _) => {
                words::spoken_family(|kind| position.rules().kind(kind), &position.parts(m), self.language)
            }
            (Told::Written(_), Faces::Kanji) => position.japanese(m),
            (Told::Written(_), Faces::Letters) => position.western(m),
        }
    }

    fn understand(&self, game: &Game<Course>, text: &str) -> Result<Attempt<Move>, Wrong> {
        game.position().read(text).ok_or(Wrong::Malformed { expected: "a move of this game" })
    }

    fn result(&self, game: &Game<Course>) -> Vec<String> {
        let Some(Outcome::Final(end)) = game.outcome() else { return Vec::new() };
        let mut order = Seat::ALL;
        order.sort_by_key(|seat| end.places[seat.index()]);
        let place = |seat: Seat| {
            let (place, name) = (end.places[seat.index()].to_string(), self.side(seat));
            self.text("yonin-place", &[("place", &place), ("seat", &name)])
        };
        let reason = self.text(&format!("yonin-ended-{}", end.reason.code()), &[]);
        [reason].into_iter().chain(order.map(place)).collect()
    }

    fn think(&mut self, game: &Game<Course>, effort: Effort) -> Option<Move> {
        let asked = Limits { seed: self.seed, attempt: game.takebacks(), ..Limits::default() };
        let limits = match effort {
            Effort::Play(now) => Limits { time: Some(time(game, now)), level: self.level, ..asked },
            Effort::Advise => Limits { time: Some(PATIENCE / 3), nodes: Some(HINT_NODES), ..asked },
        };
        self.computer.think(game.position(), &limits, &AtomicBool::new(false))
    }

    /// No source knows a draw among four.
    fn agrees_to_draw(&mut self, _: &Game<Course>) -> Option<bool> {
        None
    }

    fn record(&self, game: &Game<Course>, people: &[Seat]) -> Result<String, String> {
        let mut record = study::record_of_four(game);
        record.players = Seat::ALL.map(|seat| match people {
            [only] if *only == seat => self.language.text("terminal-you"),
            _ if people.contains(&seat) => self.side(seat),
            _ => format!("Miyako {}", self.level),
        });
        Ok(self.form.write(&record))
    }
}

impl Four {
    fn text(&self, id: &str, values: &[(&str, &str)]) -> String {
        self.language.text_with_list(id, values)
    }

    /// How somebody who is out came to be.
    fn leaving(&self, game: &Game<Course>, seat: Seat) -> String {
        let name = self.side(seat);
        if let Standing::Mated(by) = game.position().position().standing(seat) {
            return self.text("yonin-mated", &[("seat", &name), ("by", &self.side(by))]);
        }
        let how = study::leaving(game, seat).unwrap_or(Leaving::Absent);
        self.text(&format!("yonin-out-{}", how.code()), &[("seat", &name)])
    }

    fn hand(&self, position: &Position, seat: Seat) -> String {
        let held = position.hand(seat).map(|(id, count)| {
            let kind = position.rules().kind(id);
            let name = if self.faces == Faces::Kanji { &kind.short } else { &kind.id };
            if count > 1 { format!("{name}×{count}") } else { name.clone() }
        });
        let held = held.collect::<Vec<_>>().join(" ");
        let held = if held.is_empty() { self.language.text("terminal-nothing-in-hand") } else { held };
        self.text("terminal-hand", &[("side", &self.side(seat)), ("pieces", &held)])
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
