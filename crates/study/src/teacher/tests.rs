use super::*;

fn check(sfen: &str, wanted: &[&str]) {
    let told = advice(&sfen.parse().unwrap(), None);
    let told: Vec<String> = told.iter().map(|advice| shown(*advice)).collect();
    assert_eq!(told, wanted, "{sfen}");
}

fn shown(advice: Advice) -> String {
    let at = advice.square().map(|square| format!(" {square}")).unwrap_or_default();
    format!("{}{at}", advice.code())
}

#[test]
fn one_looks_at_what_matters_most() {
    // Mate goes before all else, and is not shown.
    check("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", &["mate"]);
    check("4k4/9/9/9/9/9/4p4/9/4K4 b - 1", &["quiet"]);
    // The pawn behind a gold in white's hand.
    check("4k4/9/9/9/9/9/4p4/9/4K4 b Pg 1", &["mate-threatened"]);
    check("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", &["in-check"]);
    // What nobody defends is taken; what somebody defends is worth less than the rook.
    check("4k4/9/9/9/4p4/9/9/4R4/3K5 b - 1", &["can-take 5e"]);
    check("4k4/9/9/4g4/4p4/9/9/4R4/3K5 b - 1", &["quiet"]);
    check("6k2/9/9/9/1b7/9/9/4R4/K8 b - 1", &["attacked 5h"]);
    check("4k4/9/9/8P/9/9/9/9/K8 b - 1", &["can-promote 1c"]);
    check("4k4/ppppppppp/9/9/9/9/7P1/7R1/K8 b - 1", &["rook-behind-pawn 2g"]);
    check("4k4/9/9/9/9/9/9/9/4K4 b P 1", &["has-in-hand"]);
}

#[test]
fn what_was_taken_is_told() {
    let position = "4k4/9/9/9/9/9/9/9/4K4 b - 1".parse().unwrap();
    assert_eq!(advice(&position, Some(PieceKind::Rook)), [Lost(PieceKind::Rook)]);
}

/// The first move of a game with ten pieces less: nobody is near anybody.
#[test]
fn a_first_game_begins_with_the_rook() {
    let position = shogi::Handicap::TenPiece.position();
    let begun = after(&position, position.legal_moves()[0]);
    assert_eq!(advice(&begun, None), [RookBehindPawn(Square::from_usi("2g").unwrap())]);
}
