//! The referee of a game for four: whose turn, whose clock, who is out. Time is an argument; replaying the stored events with
//! their times rebuilds a game exactly.

use super::agreement::Agreement;
use crate::store::FourEvent;
use arbiter::{Clock, TimeLeft};
use shogi::Color;
use std::time::Duration;
use variants::yonin::{Course, Outcome, Position, Seat, Standing};

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub(crate) course: Course,
    /// Each player has a pair of clocks of his own, of which one is used.
    clocks: [Clock; 4],
    pub(crate) began: bool,
    turn_began: Duration,
    pub(crate) moves: Vec<Played>,
    /// Those who are out without a mate, and whether it was by time.
    pub(crate) left: Vec<(Seat, bool)>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) seat: Seat,
    pub(crate) text: String,
    pub(crate) used: Duration,
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// All seats are taken.
    Begin,
    Move(Seat, String),
    Resign(Seat),
    /// Time is up.
    Flag(Seat),
    /// This run of the server has taken the game up.
    Run(String),
}

/// Why something cannot happen: a code of the live channel.
pub(crate) type Refusal = &'static str;

/// Whose of the two clocks in a [`Clock`] is used.
const OWN: Color = Color::Black;

impl Room {
    pub(crate) fn new(agreement: &Agreement) -> Room {
        let start = Position::start(&agreement.rules).with_turn(agreement.begins);
        Room {
            course: Course::new(start),
            clocks: [(); 4].map(|()| Clock::new([agreement.clock; 2])),
            began: false,
            turn_began: Duration::ZERO,
            moves: Vec::new(),
            left: Vec::new(),
        }
    }

    pub(crate) fn turn(&self) -> Seat {
        self.course.position().turn()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.began && self.outcome().is_none()
    }

    /// When the flag of the player to move falls.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        let allowance = self.clocks[self.turn().index()].allowance(OWN).filter(|_| self.is_playing())?;
        Some(self.turn_began + allowance)
    }

    /// What a player has left.
    pub(crate) fn time_left(&self, seat: Seat, now: Duration) -> Option<TimeLeft> {
        let thinks = self.is_playing() && seat == self.turn();
        let spent = if thinks { now.saturating_sub(self.turn_began) } else { Duration::ZERO };
        self.clocks[seat.index()].left(OWN, spent)
    }

    /// Whether something can happen now.
    pub(crate) fn judge(&self, event: &Event, now: Duration) -> Result<(), Refusal> {
        let late = self.deadline().is_some_and(|deadline| deadline <= now);
        match event {
            Event::Run(_) => Ok(()),
            Event::Begin if self.began => Err("over"),
            Event::Begin => Ok(()),
            _ if self.outcome().is_some() => Err("over"),
            _ if !self.began => Err("not_begun"),
            Event::Flag(seat) => {
                if late && *seat == self.turn() {
                    Ok(())
                } else {
                    Err("not_your_turn")
                }
            }
            Event::Resign(seat) if self.course.position().standing(*seat) != Standing::Playing => Err("over"),
            Event::Resign(_) => Ok(()),
            Event::Move(seat, _) if *seat != self.turn() => Err("not_your_turn"),
            Event::Move(..) if late => Err("out_of_time"),
            Event::Move(_, text) => self.course.position().parse_move(text).map(|_| ()).map_err(|_| "cannot_move_so"),
        }
    }

    /// Lets something happen that [`Room::judge`] has allowed.
    pub(crate) fn happen(&mut self, event: &Event, now: Duration) {
        let turn = self.turn();
        let spent = now.saturating_sub(self.turn_began);
        match event {
            Event::Run(_) => return,
            Event::Begin => self.began = true,
            Event::Move(seat, text) => {
                let Ok(m) = self.course.position().parse_move(text) else { return };
                self.course.play(m);
                let used = self.clocks[seat.index()].charge(OWN, spent);
                self.moves.push(Played { seat: *seat, text: text.clone(), used });
            }
            Event::Resign(seat) | Event::Flag(seat) => {
                if *seat == turn {
                    self.clocks[seat.index()].break_off(OWN, spent);
                }
                self.left.push((*seat, matches!(event, Event::Flag(_))));
                self.course.leave(*seat);
            }
        }
        let moved = matches!(event, Event::Begin | Event::Move(..)) || self.turn() != turn;
        if moved {
            self.turn_began = now;
        }
    }
}

impl Event {
    /// For the database.
    pub(crate) fn to_row(&self, seq: u64, at: Duration, server_ms: i64) -> FourEvent {
        let (kind, seat, data) = match self {
            Event::Begin => ("begin", None, ""),
            Event::Move(seat, text) => ("move", Some(seat), text.as_str()),
            Event::Resign(seat) => ("resign", Some(seat), ""),
            Event::Flag(seat) => ("flag", Some(seat), ""),
            Event::Run(run) => ("run", None, run.as_str()),
        };
        FourEvent {
            seq: i64::try_from(seq).unwrap_or(i64::MAX),
            kind: kind.to_owned(),
            side: seat.map_or_else(String::new, |seat| seat.code().to_owned()),
            data: data.to_owned(),
            at_ms: crate::stored::millis(at),
            server_ms,
        }
    }

    /// From the database.
    pub(crate) fn from_row(row: &FourEvent) -> Option<Event> {
        let seat = Seat::from_code(&row.side);
        Some(match row.kind.as_str() {
            "begin" => Event::Begin,
            "move" => Event::Move(seat?, row.data.clone()),
            "resign" => Event::Resign(seat?),
            "flag" => Event::Flag(seat?),
            "run" => Event::Run(row.data.clone()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests;
