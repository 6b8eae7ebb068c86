use super::*;

#[test]
fn lengths() {
    let check = |text: &str, expected: Option<RangeInclusive<u16>>| {
        assert_eq!(text.parse::<Length>().ok(), expected.map(Length), "{text}");
    };
    check("7", Some(7..=7));
    check("3..9", Some(3..=9));
    check("1", Some(1..=1));
    for wrong in ["", "4", "0", "33", "9..3", "3..4", "3-9", "..9", "3.."] {
        check(wrong, None);
    }
}
