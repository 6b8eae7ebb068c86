use super::Attempt;

#[test]
fn what_is_done_at_the_board_comes_back_from_its_text() {
    for text in ["7g7f", "8h2b+", "P*5e", "7f-", "+R*5e", "7g|7f", "7g^", "pass"] {
        assert_eq!(text.parse::<Attempt>().unwrap().to_string(), text);
    }
    for text in ["", "-", "+", "+7g7f", "7g|", "|", "^", "7g||7f", "passes", "+R*", "ü-"] {
        assert!(text.parse::<Attempt>().is_err(), "{text}");
    }
}
