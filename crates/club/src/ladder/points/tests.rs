use super::{Change, points};
use crate::ladder::Apprentice;

fn log(results: &str) -> Vec<(usize, Change)> {
    let won: Vec<bool> = results.chars().map(|result| result == 'W').collect();
    points(&won, &Apprentice::current().points).0
}

// RANK-23
#[test]
fn two_of_ten_twice_demotes() {
    let bad = "LLLLWLLLLW";
    assert_eq!(log(&bad.repeat(2)), [(10, Change::Point), (20, Change::Demoted)]);
    assert_eq!(log(&format!("{bad}WLWLWL{bad}")), [(10, Change::Point), (16, Change::Cleared), (26, Change::Point)]);
}
