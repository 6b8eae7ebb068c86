//! What happens in a game, as text: each event by name, with what belongs to it.

use super::{Agreed, Corrupt, color, millis};
use crate::ceremony::{Act, Ceremony, Changed};
use crate::random;
use crate::referee::{self, Effect, Game};
use arbiter::ritual::Style;
use arbiter::{Event, Foul, Offer, Ruling, Side};
use play::{Board, Seat as _};
use shogi::Color;
use std::borrow::Cow;
use std::time::Duration;

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Something for the referee.
    Game(referee::Event),
    /// Something in the ceremony before the game.
    Ceremony(Act),
    /// Game time goes on, and this run of the server counts it; or it stands still, and none does.
    Run(Option<String>),
}

/// The course of a game, as its events tell it.
#[derive(Debug)]
pub struct Course {
    /// The game as the referee has it after the last event.
    pub game: Game,
    /// How far the ceremony before it has come, if one was agreed.
    pub ceremony: Option<Ceremony>,
    /// The number of the last event.
    pub seq: u64,
    /// The run of the server that has counted the game's time since; `None` if it has stood still.
    pub run: Option<String>,
    /// The time of day of the last event, in milliseconds since 1970.
    pub last_ms: i64,
    /// And of the game's end, if it has ended.
    pub ended_ms: Option<i64>,
    /// What game time was then.
    pub at: Duration,
}

impl Course {
    /// The game that these events make, handed to the referee once more at the times they happened.
    pub fn replay(agreed: &Agreed, events: &[store::Event]) -> Result<Course, Corrupt> {
        let corrupt = |what| Corrupt { game: agreed.id.to_string(), what };
        let game = Game::new(agreed.agreement.terms());
        let ceremony = Ceremony::of(&agreed.agreement, &agreed.seats_at_first(), &agreed.owner);
        let (last_ms, at) = (agreed.created_ms, Duration::ZERO);
        let mut course = Course { game, ceremony, seq: 0, run: None, last_ms, ended_ms: None, at };
        for event in events {
            course.at = duration(event.at_ms).ok_or(corrupt("time"))?;
            course.seq += 1;
            course.last_ms = event.server_ms;
            if event.seq != course.seq as i64 {
                return Err(corrupt("order"));
            }
            match Happening::read(event, &course.game).ok_or(corrupt("event"))? {
                Happening::Run(run) => course.run = run,
                Happening::Ceremony(act) => {
                    let changed = course.ceremony.as_mut().map(|ceremony| ceremony.act(&act));
                    if !changed.is_some_and(|changed| changed != Changed::Nothing) {
                        return Err(corrupt("ceremony"));
                    }
                }
                Happening::Game(event) => {
                    let effects = course.game.handle(event, course.at).unwrap_or_default();
                    if effects.is_empty() {
                        return Err(corrupt("course"));
                    }
                    if effects.iter().any(|effect| matches!(effect, Effect::Ended(_))) {
                        course.ended_ms = Some(course.last_ms);
                    }
                }
            }
        }
        // An older version may have called the same foul by another name.
        agreed.outcome.into_iter().for_each(|decided| course.game.keep_name(decided));
        Ok(course)
    }
}

impl Happening {
    /// For the database, with the number `seq`; `game` is as the event has left it, `at` the time it happened.
    pub fn to_row(&self, seq: u64, game: &Game, effects: &[Effect], at: Duration, server_ms: i64) -> store::Event {
        let (kind, side, data) = self.words();
        let row = store::Event {
            seq: seq as i64,
            kind: Cow::Borrowed(kind),
            side: Cow::Borrowed(side.map_or("", Color::name)),
            ply: game.moves().len() as i64,
            data: data.map(Cow::into_owned),
            at_ms: millis(at),
            server_ms,
            ..store::Event::default()
        };
        let used = effects.iter().find_map(|effect| match effect {
            Effect::Moved { used, .. } => Some(*used),
            _ => None,
        });
        match self {
            Happening::Game(Event::Move { ply, m, lag, .. }) => {
                // The number that the move wanted to have, which is not that of the last move if it was a foul.
                let data = (used.is_none()).then(|| ply.to_string());
                let used_ms = millis(used.unwrap_or_default());
                store::Event { usi: Some(m.to_string()), data, used_ms, lag_ms: millis(*lag), ..row }
            }
            Happening::Game(Event::Prepare { m, .. }) => store::Event { usi: m.map(|m| m.to_string()), ..row },
            _ => row,
        }
    }

    /// The name of the event, who did it, and what else belongs to it but moves.
    fn words(&self) -> (&'static str, Option<Color>, Option<Cow<'_, str>>) {
        match self {
            Happening::Run(run) => ("run", None, run.as_deref().map(Cow::Borrowed)),
            Happening::Ceremony(act) => ceremony_words(act),
            Happening::Game(event) => words(*event),
        }
    }

    /// From the database.
    pub(super) fn read(row: &store::Event, game: &Game) -> Option<Happening> {
        Some(match &*row.kind {
            "run" => Happening::Run(row.data.clone()),
            "ceremony" => Happening::Ceremony(act(color(&row.side), row.data.as_deref()?)?),
            _ => Happening::Game(read(row, game)?),
        })
    }
}

/// The name of something that the referee of any game has been told, who did it, and what else belongs to it but moves.
pub(crate) fn words<M: Copy, S: Side>(event: Event<M, S>) -> (&'static str, Option<S>, Option<Cow<'static, str>>) {
    let data: Option<Cow<'static, str>> = match event {
        Event::Offer { offer: Offer::Break(length), .. } => Some(format!("break {}", length.as_millis()).into()),
        Event::Offer { offer, .. } => Some(offer.code().into()),
        Event::Answer { accept, .. } => Some(if accept { "yes" } else { "no" }.into()),
        Event::Claim { ply, foul, .. } => Some(format!("{ply} {}", foul.code()).into()),
        Event::Rule(Ruling::Foul { foul, .. }) => Some(format!("foul {}", foul.code()).into()),
        Event::Rule(Ruling::Against(_)) => Some("against".into()),
        Event::Rule(Ruling::Absent(_)) => Some("absent".into()),
        Event::Rule(Ruling::Interrupt) => Some("interrupt".into()),
        _ => None,
    };
    let side = match event {
        Event::Rule(Ruling::Foul { offender, .. }) => Some(offender),
        Event::Rule(Ruling::Against(loser)) => loser,
        Event::Rule(Ruling::Absent(absent)) => Some(absent),
        _ => event.by(),
    };
    (kind(event), side, data)
}

fn kind<M: Copy, S: Side>(event: Event<M, S>) -> &'static str {
    match event {
        Event::Arrive { .. } => "arrive",
        Event::Leave { .. } => "leave",
        Event::Begin => "begin",
        Event::Prepare { .. } => "prepare",
        Event::Move { .. } => "move",
        Event::Press { .. } => "press",
        Event::Resign { .. } => "resign",
        Event::Declare { .. } => "declare",
        Event::Offer { .. } => "offer",
        Event::Answer { .. } => "answer",
        Event::Resume { .. } => "resume",
        Event::Claim { .. } => "claim",
        Event::ClaimGame { .. } => "claim_game",
        Event::Waive { .. } => "waive",
        Event::Rule(_) => "rule",
        Event::Close => "close",
        Event::Tick => "tick",
    }
}

/// What the referee of any game has been told, from the database.
pub(crate) fn read<B: Board<Seat: Side>>(row: &store::Event, game: &arbiter::Game<B>) -> Option<arbiter::EventOn<B>> {
    let by = B::Seat::ALL.iter().copied().find(|seat| seat.name() == row.side);
    let data = row.data.as_deref();
    Some(match &*row.kind {
        "arrive" => Event::Arrive { by: by? },
        "leave" => Event::Leave { by: by? },
        "begin" => Event::Begin,
        "prepare" => Event::Prepare { by: by?, m: row.usi.as_ref().map(|usi| usi.parse()).transpose().ok()? },
        "move" => Event::Move {
            by: by?,
            ply: data.map_or(u32::try_from(row.ply).ok(), |ply| ply.parse().ok())?,
            m: game.position().read(row.usi.as_ref()?)?,
            lag: duration(row.lag_ms)?,
        },
        "press" => Event::Press { by: by? },
        "resign" => Event::Resign { by: by? },
        "declare" => Event::Declare { by: by? },
        "offer" => Event::Offer { by: by?, offer: offer(data?)? },
        "answer" => Event::Answer { by: by?, accept: data? == "yes" },
        "resume" => Event::Resume { by: by? },
        "claim" => {
            let (ply, foul) = data?.split_once(' ')?;
            Event::Claim { by: by?, ply: ply.parse().ok()?, foul: Foul::from_code(foul)? }
        }
        "claim_game" => Event::ClaimGame { by: by? },
        "waive" => Event::Waive { by: by? },
        "rule" => Event::Rule(ruling(by, data?)?),
        "close" => Event::Close,
        "tick" => Event::Tick,
        _ => return None,
    })
}

fn ceremony_words(act: &Act) -> (&'static str, Option<Color>, Option<Cow<'_, str>>) {
    let (by, data) = match act {
        Act::Seal(seed) => (None, format!("seal {}", random::hex(seed)).into()),
        Act::Greet { by } => (Some(*by), "greeting".into()),
        Act::SetUp { by, style } => (Some(*by), format!("style {}", style.code()).into()),
        Act::Number { by, number } => (Some(*by), format!("number {}", random::hex(number)).into()),
        Act::Ready { by } => (Some(*by), "ready".into()),
    };
    ("ceremony", by, Some(data))
}

fn act(by: Option<Color>, text: &str) -> Option<Act> {
    Some(match text.split_once(' ').unwrap_or((text, "")) {
        ("seal", seed) => Act::Seal(random::from_hex(seed)?.try_into().ok()?),
        ("greeting", _) => Act::Greet { by: by? },
        ("style", style) => Act::SetUp { by: by?, style: Style::from_code(style)? },
        ("number", number) => Act::Number { by: by?, number: random::from_hex(number)? },
        ("ready", _) => Act::Ready { by: by? },
        _ => return None,
    })
}

fn offer(text: &str) -> Option<Offer> {
    Some(match text.split_once(' ') {
        Some(("break", length)) => Offer::Break(Duration::from_millis(length.parse().ok()?)),
        Some(_) => return None,
        None => [Offer::Impasse, Offer::Repetition, Offer::Draw, Offer::Takeback, Offer::Interrupt]
            .into_iter()
            .find(|offer| offer.code() == text)?,
    })
}

fn ruling<S>(side: Option<S>, text: &str) -> Option<Ruling<S>> {
    Some(match text.split_once(' ').unwrap_or((text, "")) {
        ("foul", foul) => Ruling::Foul { offender: side?, foul: Foul::from_code(foul)? },
        ("against", _) => Ruling::Against(side),
        ("absent", _) => Ruling::Absent(side?),
        ("interrupt", _) => Ruling::Interrupt,
        _ => return None,
    })
}

fn duration(ms: i64) -> Option<Duration> {
    u64::try_from(ms).map(Duration::from_millis).ok()
}
