//! What can be seen of a game for four, ready to be told to anybody.

use super::agreed::Agreed;
use super::referee::{self, Game, final_of, leaving};
use crate::live::{BySeat, Clocks, Hosted as _, Presence, SeatTime, millis};
use crate::visitor::Visitor;
use crate::wording;
use arbiter::{Fouls, Offer, Phase};
use play::Board as _;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use variants::yonin::{self, Leaving, Move, Position, Reason, Record, Seat};
use words::Language;

/// What has been played so far, for its record.
#[derive(Debug)]
pub struct Played {
    /// What was agreed, and who sat where.
    pub agreed: Agreed,
    pub(super) game: Game,
}

/// The whole game at one moment.
#[derive(Clone, Debug)]
pub struct Whole {
    /// Who plays.
    pub people: People,
    /// What has been played.
    pub moves: Vec<Arc<Written>>,
    /// Where that has led.
    pub standing: Standing,
}

/// Who plays, and who is there.
#[derive(Clone, Debug)]
pub struct People {
    /// What was agreed, and who sits where.
    pub agreed: Agreed,
    /// Who is there, and how many look on.
    pub presence: Presence<Seat>,
}

/// A move as programs and people write it.
#[derive(Debug)]
pub struct Written {
    pub by: Seat,
    pub usi: String,
    pub japanese: String,
    pub western: String,
    pub used: Duration,
}

/// How a game stands.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// The number of the last event.
    pub seq: u64,
    /// That of the next move.
    ply: u32,
    sfen: String,
    strict: bool,
    began: bool,
    turn: &'static str,
    interrupted: bool,
    checkers: Vec<String>,
    legal: Vec<String>,
    seats: [OnBoard; 4],
    offer: Option<Offered>,
    standstill: Option<Standstill>,
    queue: Option<Queue>,
    clock: Option<Clocks<4>>,
    lag: BySeat<Option<u64>, 4>,
    outcome: Option<Ended>,
    #[serde(skip)]
    able: Able,
}

/// How a player stands in a position.
#[derive(Clone, Debug, Serialize)]
pub struct OnBoard {
    state: &'static str,
    by: Option<&'static str>,
    commander: Option<&'static str>,
    king: Option<String>,
    check: bool,
}

/// What somebody proposes, and whose consent is missing.
#[derive(Clone, Debug, Serialize)]
struct Offered {
    what: &'static str,
    by: &'static str,
    open: Vec<&'static str>,
    ply: Option<usize>,
}

/// Who lets the game stand still, and when they can be left out.
#[derive(Clone, Copy, Debug, Serialize)]
struct Standstill {
    seat: &'static str,
    claim_ms: u64,
    reason: &'static str,
}

/// How many come before the computer while it waits for its turn to think.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Queue {
    before: usize,
}

#[derive(Clone, Debug, Serialize)]
struct Ended {
    reason: &'static str,
    places: [u8; 4],
    culprit: Option<&'static str>,
}

/// What each player could ask for.
#[derive(Clone, Copy, Debug)]
struct Able {
    plays: [bool; 4],
    takeback: [bool; 4],
    interrupt: [bool; 4],
    resign: [bool; 4],
    /// After how many moves each has moved last.
    moved: [Option<usize>; 4],
    stays_away: Option<Seat>,
}

/// What a reader can ask for now.
#[derive(Serialize)]
pub(super) struct Can {
    takeback: bool,
    interrupt: bool,
    resign: Vec<&'static str>,
    claim_game: bool,
}

/// What a game is shown with that the referee does not know.
pub(super) struct Around<'a> {
    pub seq: u64,
    pub agreed: &'a Agreed,
    pub now: Duration,
    /// Whether game time goes on.
    pub runs: bool,
    pub lag: [Option<Duration>; 4],
    pub queue: Option<usize>,
}

impl Played {
    /// The record of the game, over or not. It takes a while for a long game: not for threads that serve everybody.
    pub fn record(&self, language: Language) -> Record {
        let mut record = referee::record(&self.game);
        record.players = Seat::ALL.map(|seat| self.agreed.name_at(seat, language));
        record.headers.push(("開始日時".to_owned(), wording::day(self.agreed.created_ms, "%Y/%m/%d %H:%M")));
        record
    }
}

impl Written {
    /// A move in the position before it.
    pub(super) fn of(m: Move, before: &Position, used: Duration) -> Written {
        let (japanese, western) = (before.japanese(m), before.western(m));
        Written { by: before.turn(), usi: before.move_text(m), japanese, western, used }
    }
}

impl Standing {
    pub(super) fn of(game: &Game, around: &Around<'_>) -> Standing {
        let position = game.position().position();
        let (turn, over) = (game.turn(), game.outcome().is_some());
        let playing = game.phase() == Phase::Playing && !over;
        let legal = || game.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
        Standing {
            seq: around.seq,
            ply: game.next_ply(),
            sfen: position.to_string(),
            strict: game.terms().ruleset.fouls == Fouls::Lose,
            began: !matches!(game.phase(), Phase::Waiting { .. }),
            turn: turn.code(),
            interrupted: playing && position.in_check(turn),
            checkers: position.checking_squares(turn),
            legal: if playing { legal() } else { Vec::new() },
            seats: Seat::ALL.map(|seat| OnBoard::of(leaving(game, seat), position, seat)),
            offer: game.offer().map(|(by, offer)| Offered {
                what: offer.code(),
                by: by.code(),
                open: game.yet_to_agree().map(Seat::code).collect(),
                ply: game.ply_after(by, offer).map(|left| left + 1),
            }),
            standstill: game.standstill().filter(|_| around.runs && !over).map(|standstill| Standstill {
                seat: standstill.by.code(),
                claim_ms: millis(standstill.claimable.saturating_sub(around.now)),
                reason: standstill.outcome.code(),
            }),
            queue: Queue::of(around),
            clock: clock(game, around),
            lag: lag(around),
            outcome: game.outcome().map(|outcome| Ended::of(final_of(outcome, game))),
            able: Able::of(game, around.agreed),
        }
    }

    /// The same as if nobody could move: what could be played then matters to nobody who comes back.
    pub(super) fn without_legal_moves(&self) -> Standing {
        Standing { legal: Vec::new(), ..self.clone() }
    }

    /// How many moves have been played.
    pub(super) fn moves(&self) -> usize {
        self.ply.saturating_sub(1) as usize
    }

    /// What a visitor can ask for.
    pub(super) fn can(&self, agreed: &Agreed, visitor: &Visitor) -> Can {
        let seats: Vec<Seat> = agreed.seats_of(visitor).collect();
        let own: Vec<Seat> = seats.iter().copied().filter(|seat| self.able.plays[seat.index()]).collect();
        // It is the latest of their moves that whoever has several seats takes back.
        let taker = seats.iter().copied().max_by_key(|seat| self.able.moved[seat.index()]);
        let may = |able: [bool; 4], seat: Option<Seat>| seat.is_some_and(|seat| able[seat.index()]);
        Can {
            takeback: may(self.able.takeback, taker),
            interrupt: may(self.able.interrupt, own.first().copied()),
            resign: own.iter().filter(|seat| self.able.resign[seat.index()]).map(|seat| seat.code()).collect(),
            claim_game: self.able.stays_away.is_some_and(|away| !own.is_empty() && !own.contains(&away)),
        }
    }
}

impl OnBoard {
    /// How a player stands in a position; `out` is why they are, if it is not for mate.
    pub fn of(out: Option<Leaving>, position: &Position, seat: Seat) -> OnBoard {
        let (state, by) = match position.standing(seat) {
            yonin::Standing::Playing => ("playing", None),
            yonin::Standing::Mated(by) => ("mated", Some(by.code())),
            yonin::Standing::Left => (out.unwrap_or(Leaving::Resigned).code(), None),
        };
        OnBoard {
            state,
            by,
            commander: position.commander(seat).map(Seat::code),
            king: position.king_square(seat),
            check: position.in_check(seat),
        }
    }
}

impl Queue {
    pub(super) fn of(around: &Around<'_>) -> Option<Queue> {
        around.queue.map(|before| Queue { before })
    }
}

impl Ended {
    fn of(outcome: yonin::Outcome) -> Ended {
        let culprit = match outcome.reason {
            Reason::PerpetualCheck(seat) => Some(seat.code()),
            _ => None,
        };
        Ended { reason: outcome.reason.code(), places: outcome.places, culprit }
    }
}

impl Able {
    fn of(game: &Game, agreed: &Agreed) -> Able {
        let can = |offer| Seat::ALL.map(|seat| game.can_propose(seat, offer).is_ok());
        let full = agreed.free().next().is_none();
        let last = |seat: Seat| game.moves().iter().rposition(|played| played.by == seat);
        let playing = game.phase() == Phase::Playing;
        Able {
            plays: Seat::ALL.map(|seat| game.position().plays(seat)),
            takeback: can(Offer::Takeback),
            // Who has yet to sit down can agree to nothing.
            interrupt: if full { can(Offer::Interrupt) } else { [false; 4] },
            resign: Seat::ALL.map(|seat| playing && game.can_resign(seat).is_ok()),
            moved: Seat::ALL.map(last),
            stays_away: game.standstill().filter(|_| game.outcome().is_none()).map(|standstill| standstill.by),
        }
    }
}

/// How long the network keeps each player waiting in a turn, in milliseconds; null as long as that is not known.
pub(super) fn lag(around: &Around<'_>) -> BySeat<Option<u64>, 4> {
    BySeat(Seat::ALL.map(|seat| (seat.code(), around.lag[seat.index()].map(millis))))
}

/// The clocks; `None` in a game without.
pub(super) fn clock(game: &Game, around: &Around<'_>) -> Option<Clocks<4>> {
    let control = around.agreed.agreement.clock;
    let time = |seat: Seat| {
        let left = game.time_left(seat, around.now)?;
        Some(SeatTime { seat: seat.code(), left, lag_left: game.lag_left(seat), control })
    };
    let [south, west, north, east] = Seat::ALL.map(time);
    let running = game.running().filter(|_| around.runs).map(Seat::code);
    Some(Clocks::new(running, [south?, west?, north?, east?]))
}
