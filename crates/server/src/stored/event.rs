//! What happens in a game, as text: each event by name, with what belongs to it.

use super::{Agreed, Corrupt, color, millis};
use crate::board::{Effect, Event, Game};
use crate::ceremony::{Act, Ceremony, Changed};
use crate::random;
use crate::store;
use arbiter::ritual::Style;
use arbiter::{Foul, Offer, Ruling};
use shogi::Color;
use std::borrow::Cow;
use std::time::Duration;

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// Something for the referee.
    Game(Event),
    /// Something in the ceremony before the game.
    Ceremony(Act),
    /// Game time goes on, and this run of the server counts it.
    Run(String),
}

/// The course of a game, as its events tell it.
#[derive(Debug)]
pub(crate) struct Course {
    pub(crate) game: Game,
    pub(crate) ceremony: Option<Ceremony>,
    /// The number of the last event.
    pub(crate) seq: u64,
    /// The run of the server that counted the game's time last.
    pub(crate) run: Option<String>,
    /// The time of day of the last event, in milliseconds since 1970.
    pub(crate) last_ms: i64,
    /// And of the game's end, if it has ended.
    pub(crate) ended_ms: Option<i64>,
    /// What game time was then.
    pub(crate) at: Duration,
}

impl Course {
    /// The game that these events make, handed to the referee once more at the times they happened.
    pub(crate) fn replay(agreed: &Agreed, events: &[store::Event]) -> Result<Course, Corrupt> {
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
                Happening::Run(run) => course.run = Some(run),
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
        Ok(course)
    }
}

impl Happening {
    /// For the database, with the number `seq`; `game` is as the event has left it, `at` the time it happened.
    pub(crate) fn to_row(
        &self,
        seq: u64,
        game: &Game,
        effects: &[Effect],
        at: Duration,
        server_ms: i64,
    ) -> store::Event {
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
        let event = match self {
            Happening::Run(run) => return ("run", None, Some(run.as_str().into())),
            Happening::Ceremony(act) => return ceremony_words(act),
            Happening::Game(event) => *event,
        };
        match event {
            Event::Arrive { by } => ("arrive", Some(by), None),
            Event::Leave { by } => ("leave", Some(by), None),
            Event::Begin => ("begin", None, None),
            Event::Prepare { by, .. } => ("prepare", Some(by), None),
            Event::Move { by, .. } => ("move", Some(by), None),
            Event::Press { by } => ("press", Some(by), None),
            Event::Resign { by } => ("resign", Some(by), None),
            Event::Declare { by } => ("declare", Some(by), None),
            Event::Offer { by, offer: Offer::Break(length) } => {
                ("offer", Some(by), Some(format!("break {}", length.as_millis()).into()))
            }
            Event::Offer { by, offer } => ("offer", Some(by), Some(offer.code().into())),
            Event::Answer { by, accept } => ("answer", Some(by), Some(if accept { "yes" } else { "no" }.into())),
            Event::Resume { by } => ("resume", Some(by), None),
            Event::Claim { by, ply, foul } => ("claim", Some(by), Some(format!("{ply} {}", foul.code()).into())),
            Event::ClaimGame { by } => ("claim_game", Some(by), None),
            Event::Waive { by } => ("waive", Some(by), None),
            Event::Rule(ruling) => {
                let (side, data) = match ruling {
                    Ruling::Foul { offender, foul } => (Some(offender), format!("foul {}", foul.code()).into()),
                    Ruling::Against(loser) => (loser, "against".into()),
                    Ruling::Absent(absent) => (Some(absent), "absent".into()),
                    Ruling::Interrupt => (None, "interrupt".into()),
                };
                ("rule", side, Some(data))
            }
            Event::Close => ("close", None, None),
            Event::Tick => ("tick", None, None),
        }
    }

    /// From the database.
    pub(super) fn read(row: &store::Event, game: &Game) -> Option<Happening> {
        let by = color(&row.side);
        let data = row.data.as_deref();
        Some(Happening::Game(match &*row.kind {
            "run" => return Some(Happening::Run(data?.to_owned())),
            "ceremony" => return Some(Happening::Ceremony(act(by, data?)?)),
            "arrive" => Event::Arrive { by: by? },
            "leave" => Event::Leave { by: by? },
            "begin" => Event::Begin,
            "prepare" => Event::Prepare { by: by?, m: row.usi.as_ref().map(|usi| usi.parse()).transpose().ok()? },
            "move" => Event::Move {
                by: by?,
                ply: data.map_or(u32::try_from(row.ply).ok(), |ply| ply.parse().ok())?,
                m: game.position().read(row.usi.as_ref()?)?.ok()?,
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
        }))
    }
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

fn ruling(side: Option<Color>, text: &str) -> Option<Ruling> {
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
