//! A report for programs, as docs/tsume.md describes it.

use serde_json::{Value, json};
use shogi::Move;
use tsume::{Attack, CookKind, Flaw, Length, Matter, Next, Problem, Report, Soundness, Variation, Why};

pub(super) fn of(problem: &Problem, report: &Report, seconds: f64) -> Value {
    json!({
        "sfen": problem.position.to_string(),
        "sound": match report.soundness() {
            Soundness::Sound => Value::Bool(true),
            Soundness::Unsound => Value::Bool(false),
            Soundness::Undecided => Value::Null,
        },
        "flaws": report.flaws().iter().map(|flaw| code(*flaw)).collect::<Vec<_>>(),
        "strict": length(report.strict),
        "traditional": length(report.traditional),
        "intended": report.intended,
        "line": usi(&report.line),
        "left_over": report.left_over.iter().map(|(piece, count)| json!([piece.letter(), count])).collect::<Vec<_>>(),
        "cooks": report.cooks.iter().map(|cook| json!({
            "ply": cook.ply,
            "move": cook.m.to_string(),
            "kind": kind(cook.kind),
            "length": length(cook.length),
            "line": usi(&cook.line),
        })).collect::<Vec<_>>(),
        "futile": report.futile.iter().map(|futile| json!({
            "after": usi(&futile.after),
            "move": futile.m.to_string(),
            "capture": futile.capture.to_string(),
        })).collect::<Vec<_>>(),
        "tries": report.tries.iter().map(|found| json!({
            "ply": found.ply,
            "move": found.m.to_string(),
            "refutation": found.refutation.to_string(),
            "losing": found.losing,
        })).collect::<Vec<_>>(),
        "unnecessary": report.unnecessary.iter().map(|found| found.square.to_string()).collect::<Vec<_>>(),
        "tree": report.tree.as_ref().map(attack),
        "undecided": report.undecided.iter().map(|found| undecided(found.matter, found.why)).collect::<Vec<_>>(),
        "nodes": report.nodes,
        "ms": (seconds * 1e6).round() / 1e3,
    })
}

fn usi(line: &[Move]) -> Vec<String> {
    line.iter().map(Move::to_string).collect()
}

fn length(length: Length) -> Value {
    match length {
        Length::Mate { plies, proven } => json!({ "plies": plies, "proven": proven }),
        Length::NoMate => json!({ "plies": null, "proven": true }),
        Length::Undecided => Value::Null,
    }
}

/// A name for programs and message catalogues.
pub(super) fn code(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::NoMate => "no-mate",
        Flaw::IllegalMove(_) => "illegal-move",
        Flaw::QuietMove(_) => "quiet-move",
        Flaw::NotMated => "not-mated",
        Flaw::Shorter => "shorter",
        Flaw::Longer => "longer",
        Flaw::Cooked => "cooked",
        Flaw::LeftOver => "left-over",
    }
}

/// A name for programs and message catalogues.
pub(super) fn kind(kind: CookKind) -> &'static str {
    match kind {
        CookKind::Other => "other",
        CookKind::Shorter => "shorter",
        CookKind::LastMove => "last-move",
        CookKind::Promotion => "promotion",
        CookKind::Placement => "placement",
        CookKind::Detour => "detour",
    }
}

fn attack(attack: &Attack) -> Value {
    json!({
        "move": attack.m.to_string(),
        "plies": attack.plies,
        "defences": attack.defences.iter().map(variation).collect::<Vec<_>>(),
    })
}

fn variation(variation: &Variation) -> Value {
    let mut value = json!({ "move": variation.m.to_string(), "plies": variation.plies });
    if !variation.also.is_empty() {
        value["also"] = usi(&variation.also).into();
    }
    match &variation.next {
        Next::Attack(next) => value["attack"] = attack(next),
        Next::Futile(capture) => value["futile"] = capture.to_string().into(),
        Next::Cut => value["cut"] = true.into(),
    }
    value
}

fn undecided(matter: Matter, why: Why) -> Value {
    let why = match why {
        Why::Stopped => "stopped",
        Why::Nodes => "nodes",
        Why::Memory => "memory",
    };
    match matter {
        Matter::Strict => json!({ "matter": "strict", "why": why }),
        Matter::Traditional => json!({ "matter": "traditional", "why": why }),
        Matter::Alternative { ply, m } => json!({ "matter": "cook", "ply": ply, "move": m.to_string(), "why": why }),
        Matter::Try { ply, m } => json!({ "matter": "try", "ply": ply, "move": m.to_string(), "why": why }),
        Matter::Futile(ply) => json!({ "matter": "futile", "ply": ply, "why": why }),
        Matter::Piece(square) => json!({ "matter": "piece", "square": square.to_string(), "why": why }),
        Matter::Tree => json!({ "matter": "tree", "why": why }),
    }
}
