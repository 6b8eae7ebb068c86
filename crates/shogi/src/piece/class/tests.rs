use super::*;

/// EQUIP-08.
#[test]
fn each_class_holds_its_pieces() {
    let check = |class: PieceClass, expected: &str| {
        let kinds = PieceKind::ALL.into_iter().filter(|kind| class.contains(*kind));
        assert_eq!(kinds.map(PieceKind::letters).collect::<Vec<_>>().join(" "), expected, "{}", class.kanji());
    };
    check(PieceClass::LongRange, "L B R +B +R");
    check(PieceClass::Major, "B R +B +R");
    check(PieceClass::Minor, "P L N S G +P +L +N +S");
    check(PieceClass::Metal, "S G");
    check(PieceClass::Unpromoted, "P L N S G B R K");
    check(PieceClass::Promoted, "+P +L +N +S +B +R");
}

#[test]
fn classes_of_one_piece() {
    let check = |kind: PieceKind, expected: &str| {
        assert_eq!(kind.classes().map(PieceClass::reading).collect::<Vec<_>>().join(" "), expected);
    };
    check(PieceKind::Lance, "hashirigoma kogoma namagoma");
    check(PieceKind::King, "namagoma");
    check(PieceKind::Dragon, "hashirigoma ōgoma narigoma");
    check(PieceKind::PromotedLance, "kogoma narigoma");
}
