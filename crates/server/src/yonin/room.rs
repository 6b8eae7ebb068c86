//! The referee of a game for four: whose turn, whose clock, who is out. Time is an argument; replaying the stored events with
//! their times rebuilds a game exactly.

use super::agreement::Agreement;
use crate::store::FourEvent;
use arbiter::{Clock, TimeLeft};
use shogi::Color;
use std::sync::Arc;
use std::time::Duration;
use variants::yonin::{Deed, Outcome, Position, Record, Seat, Standing};

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub(crate) record: Record,
    /// Each player has a pair of clocks of his own, of which one is used.
    clocks: [Clock; 4],
    /// For each deed of the record, what it does not say.
    beside: Vec<Beside>,
    pub(crate) began: bool,
    turn_began: Duration,
    takebacks: u32,
}

/// A move that was played.
pub(crate) struct Played<'a> {
    pub(crate) seat: Seat,
    pub(crate) text: &'a str,
    pub(crate) used: Duration,
    /// `None` for a move that the rules of today do not allow.
    pub(crate) written: Option<&'a Written>,
}

/// A move as people write it.
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) japanese: String,
    pub(crate) western: String,
}

impl Written {
    /// The move with this text.
    fn of(text: &str, before: &Position) -> Option<Written> {
        let m = before.parse_move(text).ok()?;
        Some(Written { japanese: before.japanese(m), western: before.western(m) })
    }
}

/// What is remembered of a deed beside the record.
#[derive(Clone, Debug)]
struct Beside {
    /// What the clock of who did it showed before.
    clock: Clock,
    /// If it is a move.
    written: Option<Arc<Written>>,
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
    /// So many moves stay, those after them are taken back.
    TakeBack(usize),
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
            record: Record::new(start),
            clocks: [(); 4].map(|()| Clock::new([agreement.clock; 2])),
            beside: Vec::new(),
            began: false,
            turn_began: Duration::ZERO,
            takebacks: 0,
        }
    }

    /// The moves that were played, in order.
    pub(crate) fn moves(&self) -> impl DoubleEndedIterator<Item = Played<'_>> {
        self.record.deeds().iter().zip(&self.beside).filter_map(|(deed, beside)| match deed {
            Deed::Move { seat, text, used } => {
                Some(Played { seat: *seat, text, used: used.unwrap_or_default(), written: beside.written.as_deref() })
            }
            Deed::Leave { .. } => None,
        })
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.course().position()
    }

    pub(crate) fn turn(&self) -> Seat {
        self.position().turn()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// How often moves have been taken back.
    pub(crate) fn takebacks(&self) -> u32 {
        self.takebacks
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

    /// How many moves stay if one of these players takes his last one back. Who has left since does not come back.
    pub(crate) fn ply_after_takeback(&self, own: &[Seat]) -> Result<usize, Refusal> {
        let mut since = self.record.deeds().iter().rev().take_while(|deed| is_move(deed));
        let later = since.position(|deed| own.contains(&deed.seat())).ok_or("nothing_to_take_back")?;
        Ok(self.record.plies() - later - 1)
    }

    /// The game after so many moves.
    pub(crate) fn taken_back_to(&self, ply: usize) -> Room {
        let mut room = self.clone();
        let taken = room.record.take_back_to(ply);
        let beside = room.beside.split_off(room.record.deeds().len());
        for (deed, beside) in taken.iter().zip(beside).rev() {
            room.clocks[deed.seat().index()] = beside.clock;
        }
        room
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
            Event::TakeBack(ply) => match self.record.plies().checked_sub(*ply) {
                Some(back @ 1..) if self.record.deeds().iter().rev().take(back).all(is_move) => Ok(()),
                _ => Err("nothing_to_take_back"),
            },
            Event::Resign(seat) if self.position().standing(*seat) != Standing::Playing => Err("over"),
            Event::Resign(_) => Ok(()),
            Event::Move(seat, _) if *seat != self.turn() => Err("not_your_turn"),
            Event::Move(..) if late => Err("out_of_time"),
            Event::Move(_, text) => self.position().bar(text).map_or(Ok(()), |bar| Err(bar.code())),
        }
    }

    /// Lets something happen that [`Room::judge`] has allowed.
    pub(crate) fn happen(&mut self, event: &Event, now: Duration) {
        let turn = self.turn();
        let spent = now.saturating_sub(self.turn_began);
        match event {
            Event::Run(_) => return,
            Event::Begin => self.began = true,
            Event::TakeBack(ply) => {
                *self = self.taken_back_to(*ply);
                self.takebacks += 1;
            }
            Event::Move(seat, text) => {
                let written = Written::of(text, self.position()).map(Arc::new);
                let clock = &mut self.clocks[seat.index()];
                let beside = Beside { clock: *clock, written };
                if self.record.play(text, Some(clock.charge(OWN, spent))).is_ok() {
                    self.beside.push(beside);
                }
            }
            Event::Resign(seat) | Event::Flag(seat) => {
                let clock = &mut self.clocks[seat.index()];
                let beside = Beside { clock: *clock, written: None };
                if *seat == turn {
                    clock.break_off(OWN, spent);
                }
                if self.record.leave(*seat, matches!(event, Event::Flag(_))).is_ok() {
                    self.beside.push(beside);
                }
            }
        }
        let left = matches!(event, Event::Resign(_) | Event::Flag(_));
        if !left || self.turn() != turn {
            self.turn_began = now;
        }
    }
}

fn is_move(deed: &Deed) -> bool {
    matches!(deed, Deed::Move { .. })
}

impl Event {
    /// For the database.
    pub(crate) fn to_row(&self, seq: u64, at: Duration, server_ms: i64) -> FourEvent {
        let (kind, seat, data) = match self {
            Event::Begin => ("begin", None, String::new()),
            Event::Move(seat, text) => ("move", Some(seat), text.clone()),
            Event::Resign(seat) => ("resign", Some(seat), String::new()),
            Event::Flag(seat) => ("flag", Some(seat), String::new()),
            Event::TakeBack(ply) => ("takeback", None, ply.to_string()),
            Event::Run(run) => ("run", None, run.clone()),
        };
        FourEvent {
            seq: i64::try_from(seq).unwrap_or(i64::MAX),
            kind: kind.to_owned(),
            side: seat.map_or_else(String::new, |seat| seat.code().to_owned()),
            data,
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
            "takeback" => Event::TakeBack(row.data.parse().ok()?),
            "run" => Event::Run(row.data.clone()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests;
