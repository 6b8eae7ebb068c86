//! Where a game stands, as every message of an event says it.

use super::{Reader, millis, moves, squares};
use crate::agreement::Agreement;
use crate::ceremony::{Ceremony, Step, face};
use crate::language::Language;
use crate::live::view::{ClockView, FoulView, ImpasseView, PhaseView, Standing};
use crate::seats::{Seats, Sides};
use crate::wording;
use arbiter::ritual::{Face, Style, Throw};
use arbiter::{Offer, Outcome, Rounding, Stage, TimeControl, TimeLeft};
use serde_json::{Value, json};
use shogi::Color;
use std::time::Duration;

pub(super) fn add(value: &mut Value, standing: &Standing, agreement: &Agreement, seats: &Seats, reader: &Reader) {
    let sides = seats.sides_of(&reader.visitor);
    let legal = if standing.is_turn_of(sides) { &standing.legal[..] } else { &[] };
    value["turn"] = standing.turn.name().into();
    value["legal"] = moves(legal);
    value["phase"] = standing.ceremony.as_deref().map_or_else(|| phase(standing.phase), ceremony);
    value["clock"] = standing.clock.map_or(Value::Null, |view| clock(view, agreement));
    value["lag"] = by_color(|color| standing.lag[color.index()].map(millis).into());
    value["offer"] = standing.offer.map_or(Value::Null, |(by, proposal)| offer(by, proposal));
    value["occurrences"] = standing.occurrences.into();
    value["impasse"] = standing.impasse.as_deref().map_or(Value::Null, impasse);
    value["result"] = result(standing.outcome, agreement, reader.language);
    if standing.outcome.is_some() {
        value["result"]["foul"] = standing.foul.as_deref().map_or(Value::Null, |view| foul(view, reader.language));
        value["result"]["replay"] = standing.replay.into();
    }
    value["can"] = can(standing, sides, agreement, seats, reader);
}

fn can(standing: &Standing, sides: Sides, agreement: &Agreement, seats: &Seats, reader: &Reader) -> Value {
    let own_turn = standing.is_turn_of(sides);
    let over = standing.outcome.is_some();
    json!({
        "move": own_turn,
        "resign": standing.can_resign(sides),
        "takeback": standing.can_take_back(sides),
        "hint": own_turn && agreement.has_hints(),
        "declare": standing.can_declare(sides),
        "impasse": standing.can_offer(sides, Offer::Impasse),
        "repetition": standing.can_offer(sides, Offer::Repetition),
        "break": standing.can_offer(sides, Offer::Break(Duration::ZERO)),
        "interrupt": standing.can_offer(sides, Offer::Interrupt),
        "claim": standing.can_claim(sides),
        "join": seats.has_room_for(&reader.visitor, agreement),
        "rematch": over && sides != Sides::NONE,
        "begin": standing.ceremony.as_ref().is_some_and(|held| sides.iter().any(|color| held.waits_for(color))),
        "rule": seats.is_arbiter(&reader.visitor) && !over,
    })
}

fn phase(phase: PhaseView) -> Value {
    match phase {
        PhaseView::Waiting { here } => {
            let here = Color::ALL.into_iter().filter(|color| here[color.index()]).map(Color::name);
            json!({"kind": "waiting", "here": here.collect::<Vec<_>>()})
        }
        PhaseView::Opening { left } => json!({"kind": "opening", "left": left}),
        PhaseView::Playing => json!({"kind": "playing"}),
        PhaseView::Break { left } => json!({"kind": "break", "until_ms": millis(left)}),
        PhaseView::Over { closed } => json!({"kind": "over", "closed": closed}),
    }
}

/// The ceremony as far as it has come.
fn ceremony(held: &Ceremony) -> Value {
    let done = held.done();
    let mut value = drawn(held);
    if value.is_null() {
        value = json!({});
    }
    value["kind"] = "ceremony".into();
    value["step"] = held.step().map(Step::code).into();
    value["senior"] = held.senior().name().into();
    value["done"] = Color::ALL.into_iter().filter(|color| done[color.index()]).map(Color::name).collect();
    value["commitment"] = held.commitment().into();
    value["styles"] = by_color(|color| held.styles()[color.index()].map(Style::code).into());
    value["placements"] = held.placements().map_or(Value::Null, |placements| {
        placements
            .map(|placement| json!({"square": placement.square.to_string(), "piece": placement.piece.to_string()}))
            .collect()
    });
    value
}

/// How the lots were drawn, with all that is needed to draw them again; null before.
pub(super) fn drawn(held: &Ceremony) -> Value {
    let Some((seed, [senior, junior], throws)) = held.lots() else { return Value::Null };
    let throw = |throw: &Throw| {
        json!({
            "faces": throw.pawns().iter().map(|lie| face(*lie)).collect::<Vec<_>>(),
            "counted": [throw.count(Face::Pawn), throw.count(Face::Tokin)],
        })
    };
    json!({
        "commitment": held.commitment(),
        "seed": seed,
        "numbers": {"senior": senior, "junior": junior},
        "throws": throws.iter().map(throw).collect::<Vec<_>>(),
        "senior": held.senior().name(),
    })
}

/// A proposal and who makes it.
pub(super) fn offer(by: Color, offer: Offer) -> Value {
    let mut value = json!({"by": by.name(), "offer": offer.code()});
    if let Offer::Break(length) = offer {
        value["minutes"] = (length.as_secs() / 60).into();
    }
    value
}

fn impasse(view: &ImpasseView) -> Value {
    let mut value = by_color(|color| {
        let (count, declared) = view.sides[color.index()];
        json!({
            "king_in_zone": count.entering.king_in_zone,
            "pieces_in_zone": count.entering.pieces_in_zone,
            "in_check": count.entering.in_check,
            "points": count.declared,
            "granted": count.granted,
            "agreed": count.agreed,
            "declared": match declared {
                Outcome::Declaration { .. } => "win",
                Outcome::Impasse { .. } => "no_contest",
                _ => "loss",
            },
        })
    });
    value["can_agree"] = view.can_agree.into();
    value
}

/// How a game ended; null while it goes on.
pub(crate) fn result(outcome: Option<Outcome>, agreement: &Agreement, language: Language) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "winner": outcome.winner().map(Color::name),
            "reason": outcome.code(),
            "kanji": outcome.kanji(),
            "reading": outcome.reading(),
            "text": wording::result(outcome, agreement, language),
        })
    })
}

fn foul(view: &FoulView, language: Language) -> Value {
    let code = view.foul.code();
    json!({
        "code": code,
        "kanji": view.foul.kanji(),
        "ply": view.ply,
        "move": view.attempt.map(|attempt| attempt.to_string()),
        "squares": squares(view.squares.iter().copied()),
        "text": language.text(&format!("foul-{code}")),
        "why": language.text(&format!("foul-{code}-why")),
    })
}

fn clock(view: ClockView, agreement: &Agreement) -> Value {
    let mut value = by_color(|color| {
        let TimeLeft { main, considerations, period, stage } = view.left[color.index()];
        json!({
            "main_ms": millis(main),
            "considerations": considerations,
            "period_ms": millis(period),
            "stage": match stage {
                Stage::Main => "main",
                Stage::Consideration => "consideration",
                Stage::Byoyomi => "byoyomi",
            },
            "lag_ms": millis(view.lag_left[color.index()]),
        })
    });
    value["running"] = view.running.map(Color::name).into();
    value["control"] = by_color(|color| control(agreement.clock(color)));
    value
}

fn control(control: TimeControl) -> Value {
    let rounding = match control {
        TimeControl::Untimed => Rounding::Exact,
        TimeControl::Stopwatch { .. } => Rounding::Exact,
        TimeControl::SuddenDeath { rounding, .. }
        | TimeControl::Byoyomi { rounding, .. }
        | TimeControl::Increment { rounding, .. } => rounding,
    };
    json!({
        "main_ms": millis(control.main()),
        "considerations": control.allotment().considerations,
        "period_ms": millis(control.period()),
        "increment_ms": millis(control.increment()),
        "counting": match (control, rounding) {
            (TimeControl::Stopwatch { .. }, _) => "minutes",
            (_, Rounding::Seconds) => "seconds",
            (_, Rounding::Exact) => "exact",
        },
    })
}

fn by_color(value: impl Fn(Color) -> Value) -> Value {
    json!({"black": value(Color::Black), "white": value(Color::White)})
}
