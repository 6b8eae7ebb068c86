use super::{Rungs, Step};

#[track_caller]
fn check(rungs: &Rungs<'_>, grade: &str, results: &str, expected: &[(usize, Step<'_>)], counting: usize) {
    let won: Vec<bool> = results.chars().map(|c| c == 'W').collect();
    assert_eq!(rungs.replay(grade, &won), Some((expected.to_vec(), counting)), "{grade} {results}");
}

/// RANK-15
#[test]
fn students_rise_from_class_to_class() {
    let rungs = Rungs::study_group();
    check(&rungs, "D1", "LWWWWWW", &[(7, Step::Promoted("C2"))], 0);
    check(&rungs, "G", "WWWLLL", &[(6, Step::Promoted("F2"))], 0);
    check(&rungs, "G", "WWWWWWWWWWWL", &[(6, Step::Promoted("F2")), (11, Step::Promoted("F1"))], 1);
    check(&rungs, "S", &"W".repeat(30), &[], 30);
    check(&rungs, "D1", &"L".repeat(30), &[], 30);
    assert_eq!(rungs.replay("Z", &[]), None);
}

/// RANK-20, RANK-22, RANK-23
#[test]
fn apprentices_rise_and_fall() {
    let rungs = Rungs::apprentice();
    check(&rungs, "2k", "WWWLWWLWWLWW", &[(12, Step::Promoted("1k"))], 0);
    check(&rungs, "1k", "WWWLWWLWWLWW", &[], 12);
    check(&rungs, "1k", "WWWLWWLWWLWWWWWL", &[(16, Step::Promoted("1d"))], 0);
    let bad = "LLLLWLLLWL";
    check(&rungs, "3k", &format!("{bad}{bad}"), &[(10, Step::Point), (20, Step::Demoted("4k"))], 0);
    check(&rungs, "3k", &format!("{bad}WLWLWL"), &[(10, Step::Point), (16, Step::Cleared)], 16);
    check(&rungs, "7k", &format!("{bad}{bad}WWW"), &[(10, Step::Point), (20, Step::Left)], 0);
    // The league of 3 dan counts otherwise.
    check(&rungs, "3d", &"L".repeat(30), &[], 30);
}
