//! The table, row by row.

use super::*;

const MATRIX: &str = include_str!("matrix.txt");

fn act(text: &str) -> Act {
    let role = |code: &str| Role::from_code(code).unwrap();
    match text.split_once('-') {
        Some(("grant", code)) => Act::Grant(role(code)),
        Some(("withdraw", code)) => Act::Withdraw(role(code)),
        _ => match text {
            "see-people" => Act::SeePeople,
            "enrol" => Act::Enrol,
            "help" => Act::Help,
            "set-minor" => Act::SetMinor,
            "see-acts" => Act::SeeActs,
            "see-reports" => Act::SeeReports,
            "decide" => Act::Decide,
            "play-minors" => Act::PlayMinors,
            "teach-minors" => Act::TeachMinors,
            _ => panic!("{text}"),
        },
    }
}

fn on(text: &str) -> On {
    match text {
        "house" => On::House,
        "own" => On::Themself,
        "-" => On::Person(Roles::NONE),
        code => On::Person(Role::from_code(code).unwrap().into()),
    }
}

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    MATRIX.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_whitespace().collect())
}

#[test]
fn each_row_of_the_table_holds_for_every_role() {
    for row in rows() {
        let (act, on) = (act(row[0]), on(row[1]));
        for role in Role::ALL {
            let expected = row[2..].contains(&role.code());
            assert_eq!(may(role.into(), act, on), expected, "{} {} {}", role.code(), row[0], row[1]);
        }
        assert!(!may(Roles::NONE, act, on), "somebody who is nothing here: {} {}", row[0], row[1]);
    }
}

#[test]
fn the_table_has_every_act() {
    let grants = Role::ALL.map(|role| format!("grant-{}", role.code()));
    let withdrawals = Role::ALL.map(|role| format!("withdraw-{}", role.code()));
    let others = [
        "see-people",
        "enrol",
        "help",
        "set-minor",
        "see-acts",
        "see-reports",
        "decide",
        "play-minors",
        "teach-minors",
    ]
    .map(String::from);
    for act in grants.into_iter().chain(withdrawals).chain(others) {
        assert!(rows().any(|row| row[0] == act), "{act}");
    }
}

#[test]
fn who_is_more_than_one_thing_may_what_either_may() {
    let both = Roles::from(Moderator).with(Officer);
    assert!(may(both, Act::Help, On::House) && may(both, Act::Decide, On::Person(Member.into())));
    assert!(!may(both, Act::Help, On::Person(President.into())));
    assert_eq!(both.without(Officer), Moderator.into());
    assert_eq!(both.iter().collect::<Vec<_>>(), [Moderator, Officer]);
    for role in Role::ALL {
        assert_eq!(Role::from_code(role.code()), Some(role));
    }
}
