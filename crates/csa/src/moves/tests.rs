use super::*;

#[test]
fn attempts() {
    let check = |sfen: &str, text: &str, expected: &str| {
        let position: Position = sfen.parse().unwrap();
        assert_eq!(read(text, &position).to_string(), expected, "{text} in {sfen}");
    };
    let even = &Position::even().to_string();
    check(even, "+7776FU", "7g7f");
    check(even, "+7775FU", "7g7e");
    check(even, "+0055FU", "P*5e");
    check(even, "-3334FU", "3c3d");
    check(even, "-7776FU", "pass");
    check(even, "-0055FU", "pass");
    check(even, "+7776KI", "pass");
    check(even, "+0055TO", "+P*5e");
    check(even, "+0055OU", "pass");
    check(even, "+7776F", "pass");
    check(even, "+7776FUX", "pass");
    check(even, "+", "pass");
    check(even, "+７７７６FU", "pass");
    check("k8/9/9/9/4+R4/9/9/9/4K4 b - 1", "+5554HI", "5e-");
    check("k8/9/9/9/4R4/9/9/9/4K4 b - 1", "+5553RY", "5e5c+");
}

#[test]
fn fouls_have_a_text_if_they_are_moves() {
    let even = Position::even();
    assert_eq!(write(Attempt::Move("7g7e".parse().unwrap()), &even), Some("+7775FU".to_owned()));
    assert_eq!(write(Attempt::Pass, &even), None);
}
