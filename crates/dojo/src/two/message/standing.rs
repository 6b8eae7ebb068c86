//! Where a game stands, as every message of an event says it. These fields go out with every move, so they are written
//! straight from what they show.

use super::Text;
use crate::agreement::Agreement;
use crate::ceremony::{Ceremony, Step, face};
use crate::live::{Clocks, Reader, SeatTime, millis};
use crate::seats::{Seats, Sides};
use crate::two::command::Queued;
use crate::two::view::{ClockView, FoulView, ImpasseView, PhaseView, Standing, StandstillView};
use arbiter::ritual::{Face, Style, Throw};
use arbiter::{ImpasseCount, Offer, Outcome};
use play::{AnyMove, Attempt};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use shogi::Color;
use std::time::Duration;
use words::Language;

/// The fields of a standing.
#[derive(Serialize)]
pub(super) struct Fields<'a> {
    turn: &'static str,
    #[serde(serialize_with = "texts")]
    legal: &'a [AnyMove],
    phase: PhaseOrCeremony,
    queue: Option<Queue>,
    clock: Option<Clocks<2>>,
    lag: ByColor<Option<u64>>,
    offer: Option<Value>,
    standstill: Option<Value>,
    occurrences: u32,
    impasse: Option<Impasse>,
    result: Value,
    can: Can,
}

fn texts<S: Serializer>(moves: &[AnyMove], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(Text))
}

#[derive(Serialize)]
struct ByColor<T> {
    black: T,
    white: T,
}

impl<T> ByColor<T> {
    fn new(value: impl Fn(Color) -> T) -> ByColor<T> {
        ByColor { black: value(Color::Black), white: value(Color::White) }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum PhaseOrCeremony {
    Phase(Phase),
    Ceremony(Value),
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Phase {
    Waiting { here: Vec<&'static str> },
    Opening { left: usize },
    Playing,
    Break { until_ms: u64 },
    Over { closed: bool },
}

/// The computer waits for its turn to think.
#[derive(Serialize)]
struct Queue {
    before: usize,
}

/// What a message of the queue says.
pub(super) fn queued(queued: &Queued) -> Value {
    json!({
        "type": "queue",
        "queue": queued.before.map(|before| Queue { before }),
        "clock": queued.clock.map(|view| clock(view, &queued.agreement)),
    })
}

#[derive(Serialize)]
struct Impasse {
    #[serde(flatten)]
    sides: ByColor<ImpasseSide>,
    can_agree: bool,
}

#[derive(Serialize)]
struct ImpasseSide {
    king_in_zone: bool,
    pieces_in_zone: u32,
    in_check: bool,
    points: u32,
    granted: u32,
    agreed: u32,
    declared: &'static str,
}

/// What the reader can do.
#[derive(Serialize)]
struct Can {
    #[serde(rename = "move")]
    play: bool,
    resign: bool,
    claim_game: bool,
    close: bool,
    takeback: bool,
    hint: bool,
    declare: bool,
    impasse: bool,
    repetition: bool,
    draw: bool,
    #[serde(rename = "break")]
    pause: bool,
    interrupt: bool,
    claim: bool,
    join: bool,
    rematch: bool,
    begin: bool,
    rule: bool,
}

impl<'a> Fields<'a> {
    pub(super) fn new(standing: &'a Standing, agreement: &Agreement, seats: &Seats, reader: &Reader) -> Fields<'a> {
        let sides = seats.sides_of(&reader.visitor);
        Fields {
            turn: standing.turn.name(),
            legal: if standing.is_turn_of(sides) { &standing.legal } else { &[] },
            phase: match &standing.ceremony {
                Some(held) => PhaseOrCeremony::Ceremony(ceremony(held)),
                None => PhaseOrCeremony::Phase(phase(standing.phase)),
            },
            queue: standing.queue.map(|before| Queue { before }),
            clock: standing.clock.map(|view| clock(view, agreement)),
            lag: ByColor::new(|color| standing.lag[color.index()].map(millis)),
            offer: standing.offer.map(|(by, proposal)| offer(by, proposal)),
            // Who plays alone waits for nobody.
            standstill: standing.standstill.filter(|_| agreement.between_two).map(standstill),
            occurrences: standing.occurrences,
            impasse: standing.impasse.as_deref().map(impasse),
            result: full_result(standing, agreement, seats, reader.language),
            can: can(standing, sides, agreement, seats, reader),
        }
    }
}

fn can(standing: &Standing, sides: Sides, agreement: &Agreement, seats: &Seats, reader: &Reader) -> Can {
    let own_turn = standing.is_turn_of(sides);
    let over = standing.outcome.is_some();
    Can {
        play: own_turn,
        resign: standing.can_resign(sides),
        claim_game: standing.can_claim_game(sides),
        close: standing.can_close(sides) || seats.is_arbiter(&reader.visitor) && standing.can_be_closed(),
        takeback: standing.can_take_back(sides),
        hint: own_turn && agreement.has_hints(),
        declare: standing.can_declare(sides),
        impasse: standing.can_offer(sides, Offer::Impasse),
        repetition: standing.can_offer(sides, Offer::Repetition),
        draw: standing.can_offer(sides, Offer::Draw),
        pause: standing.can_offer(sides, Offer::Break(Duration::ZERO)),
        interrupt: standing.can_offer(sides, Offer::Interrupt),
        claim: standing.can_claim(sides),
        join: !over && seats.has_room_for(&reader.visitor, agreement),
        rematch: over && sides != Sides::NONE && !seats.are_left(),
        begin: standing.ceremony.as_ref().is_some_and(|held| sides.iter().any(|color| held.waits_for(color))),
        rule: seats.is_arbiter(&reader.visitor) && !over,
    }
}

fn phase(phase: PhaseView) -> Phase {
    match phase {
        PhaseView::Waiting { here } => {
            let here = Color::ALL.into_iter().filter(|color| here[color.index()]).map(Color::name);
            Phase::Waiting { here: here.collect() }
        }
        PhaseView::Opening { left } => Phase::Opening { left },
        PhaseView::Playing => Phase::Playing,
        PhaseView::Break { left } => Phase::Break { until_ms: millis(left) },
        PhaseView::Over { closed } => Phase::Over { closed },
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
    value["why"] = held.why().code().into();
    value["done"] = Color::ALL.into_iter().filter(|color| done[color.index()]).map(Color::name).collect();
    value["commitment"] = held.commitment().into();
    value["styles"] = json!(ByColor::new(|color: Color| held.styles()[color.index()].map(Style::code)));
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

/// Who lets the game stand still, why, and when it can be claimed.
fn standstill(StandstillView { by, left, outcome, overdue }: StandstillView) -> Value {
    json!({"color": by.name(), "claim_ms": millis(left), "reason": if overdue { "overdue" } else { outcome.code() }})
}

fn impasse(view: &ImpasseView) -> Impasse {
    let side = |color: Color| {
        let (ImpasseCount { entering, declared: points, granted, agreed, .. }, declared) = view.sides[color.index()];
        ImpasseSide {
            king_in_zone: entering.king_in_zone,
            pieces_in_zone: entering.pieces_in_zone,
            in_check: entering.in_check,
            points,
            granted,
            agreed,
            declared: match declared {
                Some(Outcome::Declaration { .. }) => "win",
                Some(Outcome::Impasse { .. }) => "no_contest",
                _ => "loss",
            },
        }
    };
    Impasse { sides: ByColor::new(side), can_agree: view.can_agree }
}

/// Whether a game has ended before anybody took the seat that was free.
pub fn is_called_off(outcome: Outcome, agreement: &Agreement, seats: &Seats) -> bool {
    outcome == Outcome::Interrupted && seats.free(agreement).next().is_some()
}

/// How a game ended; null while it goes on.
pub fn result(outcome: Option<Outcome>, agreement: &Agreement, seats: &Seats, language: Language) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        if is_called_off(outcome, agreement, seats) {
            let text = language.text("result-called-off");
            return json!({"winner": null, "reason": outcome.code(), "kanji": "", "reading": "", "text": text});
        }
        json!({
            "winner": outcome.winner().map(Color::name),
            "reason": outcome.code(),
            "kanji": outcome.kanji(),
            "reading": outcome.reading(),
            "text": words::result(outcome, agreement.handicap, language),
        })
    })
}

/// The same with what only those see who look at the game itself.
fn full_result(standing: &Standing, agreement: &Agreement, seats: &Seats, language: Language) -> Value {
    let mut value = result(standing.outcome, agreement, seats, language);
    if standing.outcome.is_some() {
        value["foul"] = standing.foul.as_deref().map_or(Value::Null, |view| foul(view, language));
        value["replay"] = standing.replay.into();
    }
    value
}

fn foul(view: &FoulView, language: Language) -> Value {
    let code = view.foul.code();
    let of_family = matches!(view.attempt, Some(Attempt::Move(AnyMove::Family(_))));
    json!({
        "code": code,
        "kanji": view.foul.kanji(),
        "ply": view.ply,
        "move": view.attempt.map(|attempt| attempt.to_string()),
        "squares": view.squares,
        "text": language.text(&format!("foul-{code}")),
        "why": words::why_foul(view.foul, of_family, language),
    })
}

fn clock(view: ClockView, agreement: &Agreement) -> Clocks<2> {
    let side = |color: Color| SeatTime {
        seat: color.name(),
        left: view.left[color.index()],
        lag_left: view.lag_left[color.index()],
        control: agreement.clock(color),
        rests: view.rests[color.index()],
    };
    Clocks::new(view.running.map(Color::name), Color::ALL.map(side))
}
