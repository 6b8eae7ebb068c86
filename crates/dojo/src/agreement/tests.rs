use super::*;
use shogi::Color::Black;

fn first(plan: &str, between_two: bool) -> Agreement {
    let plan = Plan::from_name(plan).unwrap();
    let handicap = plan.after(0).handicap();
    Agreement { handicap, series: Some(Series::new(plan)), between_two, ..Agreement::even_at_one_screen() }
}

/// The handicaps of a match, whether colours change before each game, and as which colour the weaker player sits down.
fn games(mut agreement: Agreement, lots: [bool; 3]) -> [(&'static str, bool, Color); 3] {
    lots.map(|lots_swapped| {
        let (next, swaps) = agreement.again(lots_swapped, false);
        agreement = next;
        (agreement.handicap.code(), swaps, agreement.series.as_ref().unwrap().weaker)
    })
}

// HCAP-40 … HCAP-44, HCAP-54: the mix goes on, and the weaker player has Black wherever pieces are given.
#[test]
fn a_match_goes_on_by_its_plan() {
    let mix = games(first("角飛交じり", true), [false; 3]);
    assert_eq!(mix, [("rook", false, Black), ("bishop", false, Black), ("rook", false, Black)]);
    // In an even game lots may have given White to the weaker player.
    let even = games(first("平香交じり", true), [true, false, false]);
    assert_eq!(even, [("lance", true, Black), ("even", false, Black), ("lance", false, Black)]);
    assert!(first("香落ち,平手", true).again(false, false).0.lots);
    let list = games(first("two-piece, four-piece, six-piece", false), [false; 3]);
    assert_eq!(list.map(|(code, ..)| code), ["four-piece", "six-piece", "two-piece"]);
}

// HCAP-11: jōsen stays jōsen; END-21: what is played anew is the same game.
#[test]
fn colours_in_a_match() {
    assert_eq!(games(first("定先", true), [false; 3]), [("even", false, Black); 3]);
    let (anew, swaps) = first("even-lance", true).again(true, true);
    let series = anew.series.unwrap();
    assert_eq!((anew.handicap, swaps, anew.lots), (Handicap::Even, true, false));
    assert_eq!((series.played, series.weaker), (0, Black));
    assert!(Agreement::even_at_one_screen().again(false, false).1);
    // HCAP-56: both players have it, so it is no handicap.
    let privileges = Privileges { first_foul: true, ..Privileges::default() };
    assert!(Agreement { privileges, ..Agreement::even_at_one_screen() }.again(false, false).1);
}

#[test]
fn nobody_has_to_come_and_draw_lots_by_the_day() {
    let agreed = |clock: &str| Agreement { clocks: [clock.parse().unwrap(); 2], ..first("香落ち,平手", true) };
    assert!(agreed("10m").again(false, false).0.lots);
    assert!(!agreed("3d/move").again(false, false).0.lots);
}
