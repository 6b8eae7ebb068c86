use super::{FEDERATION, IEMOTO, Proposal, System, UPDATED_IEMOTO};
use crate::handicap::Odds;
use shogi::Handicap;

/// HCAP-05 and the columns of HCAP-10 … HCAP-26, HCAP-40 … HCAP-44: one row a difference.
#[test]
fn the_three_systems() {
    let check = |difference: u8, codes: [&str; 3]| {
        let found = System::ALL.map(|system| system.recommend(difference).code());
        assert_eq!(found, codes, "{difference}");
    };
    check(0, ["furigoma", "furigoma", "furigoma"]);
    check(1, ["josen", "lance", "even-lance"]);
    check(2, ["lance", "both-lances", "lance"]);
    check(3, ["bishop", "bishop", "lance-bishop"]);
    check(4, ["rook", "rook", "bishop"]);
    check(5, ["rook-lance", "rook-lance", "bishop-rook"]);
    check(6, ["two-piece", "rook-both-lances", "rook"]);
    check(7, ["two-piece", "two-piece", "rook-rook-lance"]);
    check(8, ["four-piece", "three-piece", "rook-lance"]);
    check(9, ["four-piece", "four-piece", "rook-lance-two-piece"]);
    check(10, ["six-piece", "five-piece", "rook-lance"]);
    check(11, ["six-piece", "six-piece", "rook-lance"]);
    check(12, ["six-piece", "seven-piece", "rook-lance"]);
    check(13, ["six-piece", "eight-piece", "rook-lance"]);
    check(14, ["six-piece", "nine-piece", "rook-lance"]);
    check(15, ["six-piece", "ten-piece", "rook-lance"]);
    check(u8::MAX, ["six-piece", "ten-piece", "rook-lance"]);
}

#[test]
fn tables_begin_with_nothing_and_rise() {
    for table in [FEDERATION, UPDATED_IEMOTO, IEMOTO] {
        assert_eq!(table[0].0, 0);
        assert!(table.is_sorted_by(|one, next| one.0 < next.0));
        assert!(!table.iter().any(|(_, proposal)| *proposal == Proposal::Games(Odds::Pieces(Handicap::Even))));
    }
}

#[test]
fn codes() {
    for system in System::ALL {
        assert_eq!(System::from_code(system.code()), Some(system));
    }
    assert_eq!(System::from_code("fide"), None);
}
