use super::{Basis, MEAL_BREAK, Meals, head, read, round, tournament, tournaments};
use crate::TimeControl;
use std::collections::HashSet;
use std::time::Duration;

// CLOCK-30 … CLOCK-53: every round with its clock, and what a match is if it is not one game of one day.
#[test]
fn every_round_has_its_clock() {
    let check = |id: &str, code: &str, rounds: &str| {
        let tournament = tournament(code).unwrap_or_else(|| panic!("{code}"));
        assert_eq!((tournament.id, tournament.code), (id, code));
        let written: Vec<String> = tournament
            .rounds
            .iter()
            .map(|round| match (round.best_of, round.days) {
                (1, 1) => format!("{} {}", round.code, round.control),
                (best_of, 1) => format!("{} {} bo{best_of}", round.code, round.control),
                (best_of, days) => format!("{} {} bo{best_of} {days}d", round.code, round.control),
            })
            .collect();
        assert_eq!(
            written.join(", "),
            rounds.replace('\n', " ").split_whitespace().collect::<Vec<_>>().join(" "),
            "{code}"
        );
    };
    check(
        "CLOCK-30",
        "Ryuo",
        "title 8h/stopwatch bo7 2d, challenger 5h/stopwatch bo3, main 5h/stopwatch,
        qualifier 5h/stopwatch, play-off 3h+60s/seconds",
    );
    check("CLOCK-31", "Meijin", "title 9h/stopwatch bo7 2d, class-a-b1 6h/stopwatch, class-b2 6h+60s/seconds");
    check("CLOCK-32", "Oi", "title 8h/stopwatch bo7 2d, main 4h/stopwatch, qualifier 4h/stopwatch");
    check(
        "CLOCK-33",
        "Oza",
        "title 5h+60s/seconds bo5, main 5h/stopwatch, qualifier 5h/stopwatch,
        main-later 5h+60s/seconds, qualifier-later 5h+60s/seconds",
    );
    check(
        "CLOCK-34",
        "Kio",
        "title 4h/stopwatch bo5, challenger 4h/stopwatch bo2, main 4h/stopwatch, qualifier 4h/stopwatch",
    );
    check(
        "CLOCK-35",
        "Eio",
        "title 4h+60s/seconds bo5, main 3h/stopwatch, qualifier 1h/stopwatch,
        main-later 3h+60s/seconds, qualifier-later 1h+60s/seconds",
    );
    check(
        "CLOCK-36",
        "Osho",
        "title 8h/stopwatch bo7 2d, main 4h/stopwatch, qualifier 3h/stopwatch,
        main-later 4h+60s/seconds, qualifier-later 3h+60s/seconds",
    );
    check(
        "CLOCK-37",
        "Kisei",
        "title 4h/stopwatch bo5, main 4h/stopwatch, second-qualifier 3h/stopwatch,
        first-qualifier 1h+60s/seconds",
    );
    check("CLOCK-38", "Asahi", "final 40m+60s/seconds, main 40m+60s/seconds, qualifier 40m+60s/seconds");
    check("CLOCK-39", "Ginga", "final 15m+30s/10x60s/seconds, main 15m+30s/10x60s/seconds, qualifier 25m+30s/seconds");
    check("CLOCK-40", "NHK", "final 10m+30s/10x60s/seconds, main 10m+30s/10x60s/seconds, qualifier 20m+30s/seconds");
    check("CLOCK-41", "Nihon-Series", "final 10m+30s/5x60s/seconds, main 10m+30s/5x60s/seconds");
    check("CLOCK-42", "Shinjino", "final 3h/stopwatch bo3, main 3h/stopwatch, qualifier 3h/stopwatch");
    check("CLOCK-43", "Yamada", "final 20m+30s/seconds, main 20m+30s/seconds, qualifier 20m+30s/seconds");
    check("CLOCK-44", "Kakogawa", "final 1h+60s/seconds bo3, main 1h/stopwatch, qualifier 1h/stopwatch");
    check(
        "CLOCK-45",
        "Hakurei",
        "title 4h+60s/seconds bo7, main 2h/stopwatch, qualifier 2h/stopwatch,
        class-a-b-later 3h/stopwatch",
    );
    check("CLOCK-46", "Seirei", "title 4h+60s/seconds bo5, main 3h/stopwatch, qualifier 2h/stopwatch");
    check(
        "CLOCK-47",
        "Joo",
        "title 3h+60s/seconds bo5, main 3h/stopwatch, qualifier 40m+60s/seconds,
        preliminary 30m+30s/seconds",
    );
    check(
        "CLOCK-48",
        "Joryu-Oza",
        "title 3h/stopwatch bo5, main 3h/stopwatch, second-qualifier 3h+60s/seconds,
        first-qualifier 40m+60s/seconds, amateur 15m+30s/seconds",
    );
    check("CLOCK-49", "Joryu-Meijin", "title 3h/stopwatch bo5, main 2h/stopwatch, qualifier 2h/stopwatch");
    check("CLOCK-50", "Joryu-Oi", "title 4h/stopwatch bo5, main 3h/stopwatch, qualifier 2h/stopwatch");
    check("CLOCK-51", "Joryu-Osho", "title 3h+60s/seconds bo3, main 25m+40s/seconds, qualifier 25m+40s/seconds");
    check("CLOCK-52", "Kurashiki-Toka", "title 2h+60s/seconds bo3, main 2h/stopwatch, qualifier 2h/stopwatch");
    check("CLOCK-53", "Joryu-Yamada", "final 20m+30s/seconds, main 20m+30s/seconds, qualifier 20m+30s/seconds");
    assert_eq!(tournaments().len(), 24);
}

#[test]
fn names_are_found_however_they_are_written() {
    let check = |name: &str, code: &str| assert_eq!(tournament(name).map(|found| found.code), Some(code), "{name}");
    check("Ryuo", "Ryuo");
    check("ryūō", "Ryuo");
    check("RYŪŌ", "Ryuo");
    check("竜王戦", "Ryuo");
    check("竜王", "Ryuo");
    check("nhk cup", "NHK");
    check("NHK杯", "NHK");
    check("nihon series", "Nihon-Series");
    check("Shinjin'ō", "Shinjino");
    check("女流王座", "Joryu-Oza");
    assert_eq!(tournament("王"), None);
    assert_eq!(tournament(""), None);
}

// CLOCK-30, CLOCK-40.
#[test]
fn a_clock_may_be_a_round() {
    let check = |text: &str, clock: &str| assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), clock, "{text}");
    check("NHK/final", "10m+30s/10x60s/seconds");
    check("NHK/title", "10m+30s/10x60s/seconds");
    check("Ryuo/title", "8h/stopwatch");
    check("ryūō/Final", "8h/stopwatch");
    check("竜王戦/challenger", "5h/stopwatch");
}

#[test]
fn no_name_stands_twice() {
    let mut names = HashSet::new();
    for tournament in tournaments() {
        assert!(names.insert(tournament.code) && names.insert(tournament.kanji), "{}", tournament.code);
        let rounds: HashSet<&str> = tournament.rounds.iter().map(|round| round.code).collect();
        assert_eq!(rounds.len(), tournament.rounds.len(), "{}", tournament.code);
        for round in &tournament.rounds {
            let text = format!("{}/{}", tournament.code, round.code);
            assert_eq!(text.parse(), Ok(round.control), "{text}");
        }
    }
}

// CLOCK-33, CLOCK-36, CLOCK-38, CLOCK-39.
#[test]
fn doubtful_clocks_say_so() {
    let check = |code: &str, round: &str, basis: Basis, since: Option<u16>| {
        let round = tournament(code).unwrap().round(round).unwrap();
        assert_eq!((round.basis, round.since), (basis, since), "{code}/{}", round.code);
    };
    check("Oza", "main", Basis::Printed, None);
    check("Oza", "main-later", Basis::Reported, Some(2019));
    check("Osho", "qualifier-later", Basis::Reported, Some(2022));
    check("Asahi", "final", Basis::Chosen, None);
    check("Ginga", "qualifier", Basis::Reported, None);
    check("NHK", "final", Basis::Printed, None);
}

// CLOCK-21.
#[test]
fn meals_go_by_the_length_of_the_game() {
    let check = |code: &str, round: &str, lunch: bool, dinner: bool| {
        let round = tournament(code).unwrap().round(round).unwrap();
        assert_eq!(round.meals(), Meals { lunch, dinner }, "{code}/{}", round.code);
    };
    check("Oza", "title", true, true);
    check("Kio", "title", true, false);
    check("Meijin", "title", true, true);
    check("Ryuo", "title", true, false);
    check("Meijin", "class-a-b1", true, false);
    check("Joryu-Oi", "qualifier", true, false);
    check("NHK", "final", false, false);
    assert_eq!(MEAL_BREAK, Duration::from_secs(2400));
}

#[test]
fn a_wrong_line_of_the_table_is_named() {
    assert_eq!(read("main 5h").unwrap_err(), "main 5h");
    for line in ["A | B | C", "A | B | C | D | men"] {
        assert_eq!(head(line), None, "{line}");
    }
    for line in ["main", "main 5x", "main 5h bo", "main 5h 2", "main 5h since", "main 5h perhaps"] {
        assert_eq!(round(line), None, "{line}");
    }
}
