//! Conditional moves: in a game by the day a player says beforehand what they answer to what. When the other plays that, the
//! answer is played at once; any other move, or one taken back, drops the line. They are nobody else's business.

use super::table::Table;
use crate::failure::{Failure, Kind};
use crate::live::NotStored;
use crate::referee::Event;
use crate::who::Who;
use arbiter::Phase;
use play::{AnyBoard, AnyMove, Attempt, Board as _};
use shogi::Color;
use std::collections::BTreeSet;
use std::time::Duration;

/// All lines of a player in a game have so many moves together, what they share counted once.
pub const MOST_MOVES: usize = 20;

/// Only who plays one side of a game by the day has some.
const NONE_HERE: Failure = Failure::new(Kind::Conflict, "no-conditional");
/// It is their own turn: they can simply move.
const OWN_TURN: Failure = Failure::new(Kind::Conflict, "conditional-own-turn");
/// The lines have too many moves.
const TOO_MANY: Failure = Failure::new(Kind::NoRoom, "too-many-conditional");

/// A line: what the other plays, the answer, and so on by turns, as USI.
pub type Line = Vec<String>;

/// What a player has decided beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Conditional {
    /// The number of the move that all lines begin with, from 1.
    since: u32,
    /// How often moves had been taken back then.
    takebacks: u32,
    lines: Vec<Line>,
}

/// What is done with them.
#[derive(Clone, Debug)]
pub enum Edit {
    /// They are looked at.
    Look,
    /// Another line, in place of those that answer something else.
    Add(Line),
    /// Without those that begin like this.
    Remove(Line),
}

/// What a player sees of them, while the other is to move.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Where they begin.
    pub board: AnyBoard,
    /// The move before them.
    pub last: Option<AnyMove>,
    /// The lines from here on.
    pub lines: Vec<Line>,
}

impl Conditional {
    /// From the database.
    pub(super) fn from_row(row: &store::Conditional) -> Conditional {
        let line = |line: &str| line.split(' ').map(str::to_owned).collect();
        let number = |number: i64| u32::try_from(number).unwrap_or_default();
        let lines = row.lines.lines().map(line).collect();
        Conditional { since: number(row.since), takebacks: number(row.takebacks), lines }
    }

    fn to_row(&self, game: &str, color: Color) -> store::Conditional {
        let lines: Vec<String> = self.lines.iter().map(|line| line.join(" ")).collect();
        store::Conditional {
            game: game.to_owned(),
            side: color.name().to_owned(),
            since: self.since.into(),
            takebacks: self.takebacks.into(),
            lines: lines.join("\n"),
        }
    }

    /// What is left of the lines after the moves played since they began.
    fn left<'a>(&'a self, played: &'a [String]) -> impl Iterator<Item = &'a [String]> {
        self.lines.iter().filter_map(move |line| line.strip_prefix(played)).filter(|left| !left.is_empty())
    }

    /// What is answered to the last of the moves played since they began.
    fn answer(&self, played: &[String]) -> Option<&str> {
        let line = self.lines.iter().find(|line| line.len() > played.len() && line.starts_with(played))?;
        (played.len() % 2 == 1).then(|| line[played.len()].as_str())
    }

    /// The same lines with another, which stands in the place of those that answer something else.
    fn with(mut self, new: &Line) -> Conditional {
        let contradicts = |line: &Line| {
            let shared = line.iter().zip(new).take_while(|(one, other)| one == other).count();
            shared % 2 == 1 && shared < line.len().min(new.len())
        };
        self.lines.retain(|line| !contradicts(line) && !new.starts_with(line));
        if !self.lines.iter().any(|line| line.starts_with(new)) {
            self.lines.push(new.clone());
        }
        self
    }

    /// How many moves they have, what they share counted once.
    fn moves(&self) -> usize {
        let all: BTreeSet<&[String]> =
            self.lines.iter().flat_map(|line| (1..=line.len()).map(|length| &line[..length])).collect();
        all.len()
    }
}

impl Table {
    /// Reads what the players have decided beforehand.
    pub(super) async fn read_conditionals(&mut self) -> Result<(), NotStored> {
        if self.agreed.agreement.is_by_the_day() && self.game.outcome().is_none() {
            for row in self.house.store.conditionals(self.agreed.id.as_str()).await? {
                let own = Color::named(&row.side).map(|color| &mut self.beside.conditionals[color.index()]);
                own.into_iter().for_each(|own| *own = Conditional::from_row(&row));
            }
        }
        Ok(())
    }

    /// What whoever is to move has decided to answer.
    pub(super) fn decided(&self) -> Option<Event> {
        let by = self.game.turn();
        let own = &self.beside.conditionals[by.index()];
        if own.lines.is_empty() || self.game.outcome().is_some() || self.game.phase() != Phase::Playing {
            return None;
        }
        let answer = self.played_since(own)?;
        match self.game.position().read(own.answer(&answer)?)? {
            m @ Attempt::Move(_) => Some(Event::Move { by, ply: self.game.next_ply(), m, lag: Duration::ZERO }),
            _ => None,
        }
    }

    /// The moves played since a player's lines begin; `None` if they do not hold any more.
    fn played_since(&self, own: &Conditional) -> Option<Vec<String>> {
        let since = self.game.moves().get((own.since as usize).checked_sub(1)?..)?;
        let holds = own.takebacks == self.game.takebacks();
        holds.then(|| since.iter().map(|played| played.m.to_string()).collect())
    }

    /// A player looks at what they have decided beforehand, or decides something else.
    pub(super) async fn edit_conditional(
        &mut self,
        visitor: &Who,
        edit: Edit,
    ) -> Result<Result<Prepared, Failure>, NotStored> {
        let own = match self.may_decide(visitor) {
            Ok(own) => own,
            Err(failure) => return Ok(Err(failure)),
        };
        let before = &self.beside.conditionals[own.index()];
        let lines =
            self.played_since(before).map_or_else(Vec::new, |played| before.left(&played).map(<[_]>::to_vec).collect());
        let now = Conditional { since: self.game.next_ply(), takebacks: self.game.takebacks(), lines };
        let now = match edit {
            Edit::Look => return Ok(Ok(self.prepared(now))),
            Edit::Add(line) if !self.can_come(&line) => return Ok(Err(Failure::of_field("line", &line.join(" ")))),
            Edit::Add(line) => now.with(&line),
            Edit::Remove(line) => {
                let lines = now.lines.into_iter().filter(|other| !other.starts_with(&line)).collect();
                Conditional { lines, ..now }
            }
        };
        if now.moves() > MOST_MOVES {
            return Ok(Err(TOO_MANY));
        }
        self.house.store.set_conditional(now.to_row(self.agreed.id.as_str(), own)).await?;
        self.beside.conditionals[own.index()] = now.clone();
        Ok(Ok(self.prepared(now)))
    }

    fn prepared(&self, Conditional { lines, .. }: Conditional) -> Prepared {
        let last = self.game.moves().last().map(|played| played.m);
        Prepared { board: self.game.position().still(), last, lines }
    }

    /// As which colour a visitor decides something beforehand.
    fn may_decide(&self, visitor: &Who) -> Result<Color, Failure> {
        let own: Vec<Color> = self.agreed.seats.sides_of(visitor).iter().collect();
        let plays = self.game.phase() == Phase::Playing && self.game.outcome().is_none();
        match own[..] {
            [own] if self.agreed.agreement.is_by_the_day() && plays => {
                if own == self.game.turn() {
                    Err(OWN_TURN)
                } else {
                    Ok(own)
                }
            }
            _ => Err(NONE_HERE),
        }
    }

    /// Whether a line can come: legal moves by turns, of which the last is an answer.
    fn can_come(&self, line: &Line) -> bool {
        let mut board = self.game.position().still();
        let legal = line.iter().all(|text| match board.read(text) {
            Some(Attempt::Move(m)) if board.text(m) == *text && board.judge(m).is_ok() && board.end().is_none() => {
                board = board.after(m);
                true
            }
            _ => false,
        });
        legal && !line.is_empty() && line.len().is_multiple_of(2)
    }
}

#[cfg(test)]
mod tests;
