use super::*;

#[test]
fn names() {
    let check = |text: &str, good: bool| assert_eq!(text.parse::<PlayerName>().is_ok(), good, "{text:?}");
    check("gps_normal", true);
    check("atmark_B@p1", true);
    check("a.b-C", true);
    check("x", true);
    check(&"x".repeat(32), true);
    check(&"x".repeat(33), false);
    check("", false);
    check("a b", false);
    check("a+b", false);
    check("将棋", false);
}

#[test]
fn a_player_is_its_name_and_its_secret() {
    let [a, b]: [PlayerName; 2] = ["a", "b"].map(|name| name.parse().unwrap());
    assert_eq!(a.with_secret("s"), a.with_secret("s"));
    assert_ne!(a.with_secret("s"), a.with_secret("t"));
    assert_ne!(a.with_secret("s"), b.with_secret("s"));
}

#[test]
fn names_of_people() {
    let check = |name: &str, expected: &str| assert_eq!(shown(name), expected, "{name:?}");
    check("gps_normal", "gps_normal");
    check("Anna Rossi", "Anna_Rossi");
    check("Nicolò+x\n", "Nicol__x_");
    check("羽生 善治", "guest");
    check("", "guest");
    check(&"x".repeat(40), &"x".repeat(32));
}
