//! What can be seen of a game for four, ready to be told to anybody.

use super::agreed::Agreed;
use super::referee::{Game, final_of};
use crate::failure::Failure;
use crate::live::{BySeat, Clocks, Course, Hosted as _, Presence, SeatTime, millis};
use crate::move_text::MoveText;
use crate::who::Who;
use crate::wording;
use arbiter::{Offer, Phase};
use play::Board as _;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use study::leaving;
use variants::yonin::{self, Leaving, Move, Position, Record, Seat};
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

/// A move as programs and people write it, and where it leads.
#[derive(Debug)]
pub struct Written {
    pub by: Seat,
    pub usi: String,
    /// The position after it.
    pub sfen: String,
    /// Where the Kings stand that are in check then.
    pub check: Vec<String>,
    /// How each player stands then, if that is another than before it.
    pub seats: Option<[Stands; 4]>,
    pub text: MoveText,
    pub used: Duration,
}

/// How a game stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The number of the last event.
    pub seq: u64,
    /// How many moves have been played.
    pub(super) moves: usize,
    pub(super) fields: Fields,
    /// How it has ended.
    pub(super) outcome: Option<yonin::Outcome>,
    turn: Seat,
    /// Every legal move, none when the game is over or has not begun.
    legal: Arc<[String]>,
    able: Able,
}

/// What every message says of it, the same to all.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Fields {
    turn: &'static str,
    phase: PhaseView,
    /// What is on the board now: who leaves changes it, too.
    position: OnTheBoard,
    interrupted: bool,
    checkers: Vec<String>,
    seats: [Stands; 4],
    offer: Option<Offered>,
    standstill: Option<Standstill>,
    queue: Option<Queue>,
    clock: Option<Clocks<4>>,
    lag: BySeat<Option<u64>, 4>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum PhaseView {
    Waiting { here: Vec<&'static str> },
    Playing,
    Over { closed: bool },
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct OnTheBoard {
    sfen: String,
    check: Vec<String>,
}

/// How a player stands: whether they play, and whom their men serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stands {
    state: &'static str,
    by: Option<&'static str>,
    commander: Option<&'static str>,
}

/// What somebody proposes, and whose consent is missing.
#[derive(Clone, Debug, Serialize)]
struct Offered {
    offer: &'static str,
    by: &'static str,
    open: Vec<&'static str>,
    ply: Option<usize>,
}

/// Who lets the game stand still, and when they can be left out.
#[derive(Clone, Copy, Debug, Serialize)]
struct Standstill {
    color: &'static str,
    claim_ms: u64,
    reason: &'static str,
    /// Whether the game is over when they are left out.
    ends: bool,
}

/// How many come before the computer while it waits for its turn to think.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Queue {
    before: usize,
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
    #[serde(rename = "move")]
    play: bool,
    takeback: bool,
    interrupt: bool,
    resign: bool,
    /// The seats of their own that they can give up.
    resign_as: Vec<&'static str>,
    claim_game: bool,
    join: bool,
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
    /// What these events have made of the game. All of it is met again, as for [`Played::record`].
    pub fn of(agreed: Agreed, events: &[store::Event]) -> Result<Played, Failure> {
        let game = Course::replay(&agreed, events)?.game;
        Ok(Played { agreed, game })
    }

    /// The record of the game, over or not. It takes a while for a long game: not for threads that serve everybody.
    pub fn record(&self, language: Language) -> Record {
        let mut record = study::record_of_four(&self.game);
        record.players = Seat::ALL.map(|seat| self.agreed.name_at(seat, language));
        record.headers.push(("開始日時".to_owned(), wording::day(self.agreed.created_ms, "%Y/%m/%d %H:%M")));
        record
    }
}

impl Written {
    /// A move in the position before it, that has led to where the game stands.
    pub(super) fn of(m: Move, before: &Position, game: &Game, written: &[Arc<Written>], used: Duration) -> Written {
        let stood = written.iter().rev().find_map(|written| written.seats).unwrap_or(Stands::ALL_PLAY);
        let OnTheBoard { sfen, check } = OnTheBoard::of(game.position().position());
        Written {
            by: before.turn(),
            usi: before.move_text(m),
            sfen,
            check,
            seats: Some(Stands::all(game)).filter(|seats| *seats != stood),
            text: MoveText::of_four(before, m),
            used,
        }
    }
}

impl OnTheBoard {
    pub(super) fn of(position: &Position) -> OnTheBoard {
        OnTheBoard { sfen: position.to_string(), check: position.kings_in_check() }
    }
}

impl Standing {
    pub(super) fn of(game: &Game, around: &Around<'_>) -> Standing {
        let position = game.position().position();
        let (turn, over) = (game.turn(), game.outcome().is_some());
        let playing = game.phase() == Phase::Playing && !over;
        let legal = || game.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
        let fields = Fields {
            turn: turn.code(),
            phase: PhaseView::of(game),
            position: OnTheBoard::of(position),
            interrupted: playing && position.in_check(turn),
            checkers: position.checking_squares(turn),
            seats: Stands::all(game),
            offer: game.offer().map(|(by, offer)| Offered {
                offer: offer.code(),
                by: by.code(),
                open: game.yet_to_agree().map(Seat::code).collect(),
                ply: game.ply_after(by, offer).map(|left| left + 1),
            }),
            standstill: game.standstill().filter(|_| around.runs && !over).map(|standstill| Standstill {
                color: standstill.by.code(),
                claim_ms: millis(standstill.claimable.saturating_sub(around.now)),
                reason: standstill.outcome.code(),
                ends: {
                    let mut without = game.position().still();
                    without.leave(standstill.by);
                    without.outcome().is_some()
                },
            }),
            queue: Queue::of(around),
            clock: clock(game, around),
            lag: lag(around),
        };
        Standing {
            seq: around.seq,
            moves: game.moves().len(),
            fields,
            outcome: game.outcome().map(|outcome| final_of(outcome, game)),
            turn,
            legal: if playing { legal() } else { Arc::default() },
            able: Able::of(game, around.agreed),
        }
    }

    /// The same as if nobody could move: what could be played then matters to nobody who comes back.
    pub(super) fn without_legal_moves(&self) -> Standing {
        Standing { legal: Arc::default(), ..self.clone() }
    }

    /// What a visitor can play.
    pub(super) fn legal(&self, agreed: &Agreed, visitor: &Who) -> &[String] {
        if agreed.seats_of(visitor).any(|seat| seat == self.turn) { &self.legal } else { &[] }
    }

    /// What a visitor can ask for.
    pub(super) fn can(&self, agreed: &Agreed, visitor: &Who) -> Can {
        let seats: Vec<Seat> = agreed.seats_of(visitor).collect();
        let own: Vec<Seat> = seats.iter().copied().filter(|seat| self.able.plays[seat.index()]).collect();
        // It is the latest of their moves that whoever has several seats takes back.
        let taker = seats.iter().copied().max_by_key(|seat| self.able.moved[seat.index()]);
        let may = |able: [bool; 4], seat: Option<Seat>| seat.is_some_and(|seat| able[seat.index()]);
        let resign_as: Vec<_> =
            own.iter().filter(|seat| self.able.resign[seat.index()]).map(|seat| seat.code()).collect();
        Can {
            play: !self.legal(agreed, visitor).is_empty(),
            takeback: may(self.able.takeback, taker),
            interrupt: may(self.able.interrupt, own.first().copied()),
            resign: !resign_as.is_empty(),
            resign_as,
            join: self.outcome.is_none() && agreed.has_room_for(visitor),
            claim_game: self.able.stays_away.is_some_and(|away| !own.is_empty() && !own.contains(&away)),
        }
    }
}

impl Stands {
    const ALL_PLAY: [Stands; 4] = [Stands { state: "playing", by: None, commander: None }; 4];

    /// How all stand in a game.
    pub(super) fn all(game: &Game) -> [Stands; 4] {
        Seat::ALL.map(|seat| Stands::of(leaving(game, seat), game.position().position(), seat))
    }

    /// How a player stands in a position; `out` is why they are, if it is not for mate.
    pub fn of(out: Option<Leaving>, position: &Position, seat: Seat) -> Stands {
        let (state, by) = match position.standing(seat) {
            yonin::Standing::Playing => ("playing", None),
            yonin::Standing::Mated(by) => ("mated", Some(by.code())),
            yonin::Standing::Left => (out.unwrap_or(Leaving::Resigned).code(), None),
        };
        let commander = position.commander(seat).map(Seat::code);
        Stands { state, by, commander }
    }
}

impl Queue {
    pub(super) fn of(around: &Around<'_>) -> Option<Queue> {
        around.queue.map(|before| Queue { before })
    }
}

impl PhaseView {
    fn of(game: &Game) -> PhaseView {
        match game.phase() {
            _ if game.outcome().is_some() => PhaseView::Over { closed: true },
            Phase::Waiting { here } => {
                let here = Seat::ALL.into_iter().filter(|seat| here[seat.index()]).map(Seat::code);
                PhaseView::Waiting { here: here.collect() }
            }
            // Among four there is neither a run of moves before the first nor a break.
            _ => PhaseView::Playing,
        }
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
        Some(SeatTime { seat: seat.code(), left, lag_left: game.lag_left(seat), control, rests: None })
    };
    let [south, west, north, east] = Seat::ALL.map(time);
    let running = game.running().filter(|_| around.runs).map(Seat::code);
    Some(Clocks::new(running, [south?, west?, north?, east?]))
}
