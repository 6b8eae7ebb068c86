//! What happens in a game, as text: each event by name, with what belongs to it.

use super::millis;
use crate::ceremony::Act;
use crate::random;
use arbiter::ritual::Style;
use arbiter::{Effect, EffectOn, Event, EventOn, Foul, Game, Offer, Ruling, Side};
use play::{Attempt, Board, Seat as _};
use shogi::Color;
use std::borrow::Cow;
use std::time::Duration;

/// The kind of event that says who counts the game's time.
pub(crate) const RUN: &str = "run";
/// The kind of event of the ceremony before a game.
const CEREMONY: &str = "ceremony";

/// What the referee has been told, for the database, with the number `seq`; `before` is the board as it was, `game` is as the event
/// has left it, `at` the time it happened.
pub(crate) fn to_row<B: Board<Seat: Side>>(
    event: EventOn<B>,
    (seq, server_ms): (u64, i64),
    before: &B,
    game: &Game<B>,
    (effects, at): (&[EffectOn<B>], Duration),
) -> store::Event {
    let (kind, side, data) = words(event);
    let row = store::Event {
        side: Cow::Borrowed(side.map_or("", B::Seat::name)),
        data: data.map(Cow::into_owned),
        ..row(kind, (seq, server_ms), game, at)
    };
    match event {
        Event::Move { ply, m, lag, .. } => {
            let used = effects.iter().find_map(|effect| match effect {
                Effect::Moved { used, .. } => Some(*used),
                _ => None,
            });
            store::Event {
                usi: Some(match m {
                    Attempt::Move(m) => before.text(m),
                    // What is no move is written alike in every game.
                    other => other.filter_map(|_| None::<shogi::Move>).map_or_else(String::new, |m| m.to_string()),
                }),
                // The number that the move wanted to have, which is not that of the last move if it was a foul.
                data: used.is_none().then(|| ply.to_string()),
                used_ms: millis(used.unwrap_or_default()),
                lag_ms: millis(lag),
                ..row
            }
        }
        Event::Prepare { m, .. } => store::Event { usi: m.map(|m| m.to_string()), ..row },
        _ => row,
    }
}

/// For the database: from now on this run of the server counts the game's time, or none does.
pub(crate) fn run_row<B: Board<Seat: Side>>(
    run: Option<String>,
    seq: u64,
    game: &Game<B>,
    at: Duration,
    server_ms: i64,
) -> store::Event {
    store::Event { data: run, ..row(RUN, (seq, server_ms), game, at) }
}

/// Something in the ceremony before a game, for the database.
pub(crate) fn ceremony_row<B: Board<Seat: Side>>(
    act: &Act,
    seq: u64,
    game: &Game<B>,
    at: Duration,
    server_ms: i64,
) -> store::Event {
    let (by, data) = ceremony_words(act);
    let side = Cow::Borrowed(by.map_or("", Color::name));
    store::Event { side, data: Some(data), ..row(CEREMONY, (seq, server_ms), game, at) }
}

fn row<B: Board<Seat: Side>>(
    kind: &'static str,
    (seq, server_ms): (u64, i64),
    game: &Game<B>,
    at: Duration,
) -> store::Event {
    store::Event {
        seq: i64::try_from(seq).unwrap_or(i64::MAX),
        kind: Cow::Borrowed(kind),
        ply: i64::try_from(game.moves().len()).unwrap_or(i64::MAX),
        at_ms: millis(at),
        server_ms,
        ..store::Event::default()
    }
}

/// Whether somebody has asked to take a move back.
pub(crate) fn is_takeback(row: &store::Event) -> bool {
    row.kind == "offer" && row.data.as_deref() == Some(Offer::Takeback.code())
}

/// What happened in the ceremony, from the database; `None` if it was something else.
pub(crate) fn read_ceremony(row: &store::Event) -> Option<Option<Act>> {
    (row.kind == CEREMONY).then(|| act(Color::named(&row.side), row.data.as_deref()?))
}

/// The name of something that the referee of any game has been told, who did it, and what else belongs to it but moves.
fn words<M: Copy, S: Side>(event: Event<M, S>) -> (&'static str, Option<S>, Option<Cow<'static, str>>) {
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
pub(crate) fn read<B: Board<Seat: Side>>(row: &store::Event, game: &Game<B>) -> Option<EventOn<B>> {
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

fn ceremony_words(act: &Act) -> (Option<Color>, String) {
    match act {
        Act::Seal(seed) => (None, format!("seal {}", random::hex(seed))),
        Act::Greet { by } => (Some(*by), "greeting".into()),
        Act::SetUp { by, style } => (Some(*by), format!("style {}", style.code())),
        Act::Remove { by } => (Some(*by), "removing".into()),
        Act::Number { by, number } => (Some(*by), format!("number {}", random::hex(number))),
        Act::Ready { by } => (Some(*by), "ready".into()),
    }
}

fn act(by: Option<Color>, text: &str) -> Option<Act> {
    Some(match text.split_once(' ').unwrap_or((text, "")) {
        ("seal", seed) => Act::Seal(random::from_hex(seed)?.try_into().ok()?),
        ("greeting", _) => Act::Greet { by: by? },
        ("style", style) => Act::SetUp { by: by?, style: Style::from_code(style)? },
        ("removing", _) => Act::Remove { by: by? },
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
