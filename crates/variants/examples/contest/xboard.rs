//! The protocol of XBoard, as far as a match with HaChu needs it.

use crate::player::Game;
use crate::program::Program;
use std::time::{Duration, Instant};
use variants::Position;

/// A program that speaks it. It does not keep a time for one move, so it has a bank, into which each move pays that time.
pub(crate) struct XBoard {
    program: Program,
    variant: String,
    /// The game as the program knows it: so many moves of it.
    known: Vec<String>,
    bank: Duration,
    pings: u32,
}

impl XBoard {
    pub(crate) fn start(path: &str, game: &str) -> Result<XBoard, String> {
        let mut program = Program::start(path, &[])?;
        program.tell("xboard\nprotover 2\nmemory 64\nnew\neasy\nst 1\noption Allow repeats=1")?;
        let (variant, known) = (game.to_owned(), vec!["nothing".to_owned()]);
        Ok(XBoard { program, variant, known, bank: Duration::ZERO, pings: 0 })
    }

    /// `None` if it gives up.
    pub(crate) fn answer(&mut self, game: &Game, time: Duration) -> Result<Option<String>, String> {
        self.catch_up(game)?;
        self.bank += time;
        self.program.tell(&format!("time {}\ngo", self.bank.as_millis() / 10))?;
        let began = Instant::now();
        let answer = self.read_move(game.position())?;
        self.bank = self.bank.saturating_sub(began.elapsed());
        self.program.tell("force")?;
        self.known.extend(answer.clone());
        Ok(answer)
    }

    /// Tells the moves since the last one it knows. Fails where the program has other ideas of the rules.
    fn catch_up(&mut self, game: &Game) -> Result<(), String> {
        let fresh = match game.moves.strip_prefix(&self.known[..]) {
            Some(moves) => moves,
            None => {
                self.bank = Duration::ZERO;
                self.program.tell(&format!("new\nvariant {}\nforce", self.variant))?;
                &game.moves
            }
        };
        for text in fresh {
            self.program.tell(&format!("usermove {}", to_xboard(text, game.position().game().files())))?;
            if self.settle()? {
                return Err(format!("{text} was refused"));
            }
        }
        self.known.clone_from(&game.moves);
        Ok(())
    }

    /// Waits until it has read everything; tells whether it called something illegal.
    fn settle(&mut self) -> Result<bool, String> {
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        self.program.tell(&format!("ping {}", self.pings))?;
        let mut refused = false;
        loop {
            let line = self.program.line()?;
            refused |= line.starts_with("Illegal");
            if line == pong {
                return Ok(refused);
            }
        }
    }

    fn read_move(&mut self, position: &Position) -> Result<Option<String>, String> {
        let mut text = String::new();
        loop {
            let line = self.program.line()?;
            if ["0-1", "1-0", "1/2", "resign"].iter().any(|word| line.starts_with(word)) {
                return Ok(None);
            }
            let Some(leg) = line.strip_prefix("move ") else { continue };
            if leg == "@@@@" {
                let mut texts = position.legal_moves().into_iter().map(|m| position.move_text(m));
                let passes = |text: &String| text[..text.len() / 2] == text[text.len() / 2..];
                return Ok(texts.find(passes));
            }
            let first = text.is_empty();
            let stops = from_xboard(leg, position.game().files());
            // Later legs begin where the one before has ended.
            text.extend(stops.iter().skip(usize::from(!first)).map(String::as_str));
            if !leg.ends_with(',') {
                return Ok(Some(text + if leg.ends_with('+') { "+" } else { "" }));
            }
        }
    }
}

/// `7g7f7e` on twelve files is `f6f7,f7f8`.
fn to_xboard(text: &str, size: u8) -> String {
    let squares: Vec<String> = pieces(text, char::is_ascii_lowercase)
        .map(|square| {
            let (file, rank) = square.split_at(square.len() - 1);
            let file = size.saturating_sub(file.parse().unwrap_or(1));
            let rank = u32::from(size) - (u32::from(rank.as_bytes()[0]) - u32::from(b'a'));
            format!("{}{rank}", char::from(b'a' + file))
        })
        .collect();
    let legs: Vec<String> = squares.windows(2).map(<[String]>::concat).collect();
    legs.join(",") + if text.ends_with('+') { "+" } else { "" }
}

/// The squares of a leg, in our words.
fn from_xboard(leg: &str, size: u8) -> Vec<String> {
    let mut squares: Vec<String> = Vec::new();
    for c in leg.chars().filter(char::is_ascii_alphanumeric) {
        match squares.last_mut() {
            Some(square) if c.is_ascii_digit() => square.push(c),
            _ => squares.push(c.to_string()),
        }
    }
    let ours = |square: &String| {
        let (file, rank) = square.split_at(1);
        let file = u32::from(size) - (u32::from(file.as_bytes()[0]) - u32::from(b'a'));
        let rank = size.saturating_sub(rank.parse().unwrap_or(1));
        format!("{file}{}", char::from(b'a' + rank))
    };
    squares.iter().map(ours).collect()
}

/// A text in pieces, each of which ends with such a character.
fn pieces(text: &str, ends: impl Fn(&char) -> bool) -> impl Iterator<Item = &str> {
    text.split_inclusive(move |c: char| ends(&c)).filter(|piece| piece.len() > 1)
}
