use super::{Entry, FEDERATION, IEMOTO, Proposal, System, UPDATED_IEMOTO};
use crate::handicap::{Grade, Odds};
use shogi::Handicap;

/// HCAP-05 and the columns of HCAP-10 … HCAP-26, HCAP-40 … HCAP-44: one row a difference.
#[test]
fn the_three_systems() {
    let check = |difference: u8, codes: [&str; 3]| {
        let found = System::ALL.map(|system| system.recommend(difference).proposal.code());
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
    check(10, ["six-piece", "five-piece", "rook-lance-two-piece"]);
    check(11, ["six-piece", "six-piece", "rook-lance-two-piece"]);
    check(12, ["six-piece", "seven-piece", "rook-lance-two-piece"]);
    check(13, ["six-piece", "eight-piece", "rook-lance-two-piece"]);
    check(14, ["six-piece", "nine-piece", "rook-lance-two-piece"]);
    check(15, ["six-piece", "ten-piece", "rook-lance-two-piece"]);
    check(u8::MAX, ["six-piece", "ten-piece", "rook-lance-two-piece"]);
}

// HCAP-05: the next lower entry serves, and says so. Only the old system has no entry for large differences.
#[test]
fn a_difference_without_an_entry() {
    for difference in Grade::all().map(Grade::ordinal) {
        for system in System::ALL {
            let found = system.recommend(difference);
            let exact = system != System::Iemoto || difference <= 9;
            assert_eq!(found.is_exact(), exact, "{system:?} {difference}");
            assert_eq!(found.listed_for, if exact { difference } else { 9 }, "{system:?} {difference}");
        }
    }
}

#[test]
fn tables_begin_with_nothing_and_go_on_without_gaps() {
    for table in [FEDERATION, UPDATED_IEMOTO, IEMOTO] {
        assert_eq!(table[0].from, 0);
        let follows = |pair: &[Entry]| pair[0].from <= pair[0].to && pair[0].to.checked_add(1) == Some(pair[1].from);
        assert!(table.windows(2).all(follows));
        let even_pieces = |entry: &Entry| entry.proposal == Proposal::Games(Odds::Pieces(Handicap::Even));
        assert!(!table.iter().any(even_pieces));
    }
}

#[test]
fn codes() {
    for system in System::ALL {
        assert_eq!(System::from_code(system.code()), Some(system));
    }
    assert_eq!(System::from_code("fide"), None);
}
