use super::{LONGEST_NAME, file_name};

#[test]
fn a_name_is_one_that_every_system_takes() {
    assert_eq!(file_name("1 a/b\\c: \u{7}d?\u{202e}.kif"), "1 a_b_c_ _d__.kif");
    assert_eq!(file_name("no ending"), "no ending");
    for long in ["x".repeat(700) + ".kif", "将棋".repeat(300) + ".kif", "è".repeat(300)] {
        let name = file_name(&long);
        assert!(name.len() <= LONGEST_NAME + ".kif".len() && name.len() > LONGEST_NAME - 3, "{name}");
        assert_eq!(name.ends_with(".kif"), long.ends_with(".kif"));
    }
}
