use super::{LONGEST_REMARK, MOST_REMARKS, Said, add, remark};
use shogi::Color;
use std::collections::VecDeque;

// ETIQ-20.
#[test]
fn a_remark_is_one_line_of_what_can_be_seen() {
    let check = |text: &str, shown: Option<&str>| assert_eq!(remark(text).as_deref(), shown, "{text:?}");
    check(" P-84\u{202e}\n was better ", Some("P-84 was better"));
    check("\u{200b} \0", None);
    check("", None);
    let (longest, spaces) = ("歩".repeat(LONGEST_REMARK), " ".repeat(LONGEST_REMARK));
    check(&format!("{spaces}{longest}"), Some(&longest));
    check(&format!("{longest}歩"), None);
}

// ETIQ-20.
#[test]
fn the_last_remarks_are_kept() {
    let mut said = VecDeque::new();
    for ply in 0..MOST_REMARKS + 3 {
        add(&mut said, Said { by: Color::Black, ply, text: "…".to_owned() });
    }
    assert_eq!((said.len(), said[0].ply, said.back().map(|said| said.ply)), (MOST_REMARKS, 3, Some(MOST_REMARKS + 2)));
}
