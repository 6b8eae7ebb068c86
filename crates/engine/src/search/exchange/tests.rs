use super::*;
use shogi::PieceKind::{Gold, Knight, Pawn, Rook, Silver};

/// The exchange begun by `m` wins exactly `value`.
#[track_caller]
fn check(sfen: &str, m: &str, value: Value) {
    let position: Position = sfen.parse().unwrap();
    let m = m.parse().unwrap();
    assert!(position.is_legal(m));
    assert!(wins_at_least(&position, m, value), "{sfen} {m} wins less than {value}");
    assert!(!wins_at_least(&position, m, value + 1), "{sfen} {m} wins more than {value}");
}

fn worth(kind: PieceKind) -> Value {
    exchange_value(kind)
}

#[test]
fn exchanges() {
    // A loose silver, a guarded pawn.
    check("k8/9/9/9/9/4R1s2/9/9/4K4 b - 1", "5f3f", worth(Silver));
    check("k8/9/4s4/4p4/9/4R4/9/9/4K4 b - 1", "5f5d", worth(Pawn) - worth(Rook));
    // Lances behind one another; the king does not take what is guarded.
    check("k8/9/4p4/4s4/4P4/4L4/9/9/8K b - 1", "5e5d", worth(Silver));
    check("9/4k4/4p4/9/3N5/9/9/9/8K b - 1", "6e5c", worth(Pawn) - worth(Knight));
    check("9/4k4/4p4/9/3N1N3/9/9/9/8K b - 1", "6e5c", worth(Pawn));
    // Drops onto attacked and empty squares; a quiet promotion.
    check("k8/9/9/4p4/9/9/9/9/8K b G 1", "G*5e", -worth(Gold));
    check("k8/9/9/4p4/9/9/9/9/8K b G 1", "G*5f", 0);
    check("k8/9/9/4P4/9/9/9/9/8K b - 1", "5d5c+", promotion_gain(Pawn));
}
