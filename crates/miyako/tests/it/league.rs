//! A season of a league, as a secretary keeps it with `miyako club league`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;

/// A club of 52, and a season.
struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        let club = Club(tempfile::tempdir().unwrap());
        let people: String = (1..=52).map(|number| format!("p{number:02},Rossi{number:02},Anna\n")).collect();
        let file = club.0.path().join("people.csv");
        std::fs::write(&file, format!("id,family,given\n{people}")).unwrap();
        club.run(&["person", "import", file.to_str().unwrap()]);
        club
    }

    fn try_run(&self, what: &[&str]) -> Run {
        miyako(&[&["club"], what, &["--folder", self.0.path().to_str().unwrap()]].concat())
    }

    #[track_caller]
    fn run(&self, what: &[&str]) -> String {
        let run = self.try_run(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what:?}");
        run.stdout
    }

    fn try_league(&self, command: &str) -> Run {
        let fixed = ["league", "--at", "2026-11-23T09:00:00Z", "--by", "Ida", "--lang", "en"];
        let words: Vec<&str> = fixed.into_iter().chain(command.split(' ')).collect();
        self.try_run(&words)
    }

    #[track_caller]
    fn league(&self, command: &str) -> String {
        let run = self.try_league(command);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{command}");
        run.stdout
    }

    fn json(&self, command: &str) -> Value {
        serde_json::from_str(&self.league(&format!("{command} --json"))).unwrap()
    }

    fn refused(&self, command: &str, why: &str) {
        let events = || std::fs::read(self.0.path().join("leagues/autumn/events.jsonl")).unwrap_or_default();
        let before = events();
        check_refused(&self.try_league(command), &format!("miyako: {why}"));
        assert_eq!(events(), before, "{command}: nothing is half done");
    }

    /// The better by number wins all games that are open.
    fn play(&self) {
        let rounds = self.json("rounds autumn C2");
        let rounds = rounds[0]["rounds"].as_array().unwrap();
        let games = rounds.iter().flat_map(|round| round["games"].as_array().unwrap());
        let open = games.filter(|game| game["winner"].is_null());
        let line = |game: &Value| {
            let mut pair = [game["first"].as_str().unwrap(), game["second"].as_str().unwrap()];
            pair.sort_unstable();
            format!("{} {}\n", pair[0], pair[1])
        };
        self.enter(&open.map(line).collect::<String>());
    }

    fn enter(&self, results: &str) {
        self.league(&format!("result autumn --file {}", self.results(results)));
    }

    fn results(&self, text: &str) -> String {
        let file = self.0.path().join("results.txt");
        std::fs::write(&file, text).unwrap();
        file.display().to_string()
    }
}

/// LEAGUE-10, LEAGUE-11: class C2 of the Meijin league from enrolment to the rosters of the next season.
#[test]
fn a_season_of_class_c2() {
    let club = Club::new();
    club.league("new autumn --rules meijin");
    let all: Vec<String> = (1..=52).map(|number| format!("p{number:02}")).collect();
    assert_eq!(club.league(&format!("enrol autumn C2 {}", all.join(" "))), "autumn – being planned\nC2 52\n");
    club.refused("enrol autumn C2 p03", "autumn: p03 is there already");
    club.refused("enrol autumn C9 p03", "autumn: the league has no class C9");
    club.refused("result autumn p01 p02", "autumn: not at this stage (being planned)");
    club.league("never autumn p01 p02");
    club.league("draw autumn --seed 7");
    club.refused("close autumn --next winter", "autumn: class C2: games still open: 260");
    let first = club.json("rounds autumn C2")[0]["rounds"][0]["games"][0].clone();
    let (one, other) = (first["first"].as_str().unwrap(), first["second"].as_str().unwrap());
    club.league(&format!("result autumn {one} {other}"));
    assert!(club.league("table autumn C2").contains("Games are open: this is how it would end now."));
    club.refused(
        &format!("result autumn {other} {one}"),
        &format!("autumn: {} – {}: there is another", one.min(other), one.max(other)),
    );
    club.league(&format!("correct autumn {other} {one} --default"));
    club.league("undo autumn");
    club.league("undo autumn");
    // A file of results is entered whole or not at all.
    let file = club.results(&format!("{one} {other}\n{one} draws\n{other}\n"));
    club.refused(&format!("result autumn --file {file}"), &format!("{file}:3: expected who has won, who has lost"));
    let file = club.results(&format!("{one} {other} default\n{one} p99\n"));
    club.refused(&format!("result autumn --file {file}"), "autumn: p99 plays in no class");
    club.play();
    club.refused("play-off autumn p01", "autumn: p01 is not among those who are equal in front");
    let table = club.json("table autumn C2");
    let lines = table["classes"][0]["table"].as_array().unwrap();
    let with = |fate: &str| lines.iter().filter(|line| line["fate"] == fate).count();
    let unbeaten = lines.iter().filter(|line| line["losses"] == 0).count();
    assert_eq!(with("rises"), unbeaten.max(3), "the first three, and whoever is unbeaten");
    assert_eq!(lines.iter().filter(|line| line["lowest"] == true && line["points_after"] == 1).count(), 11);
    club.league("declare autumn p30");
    club.league("close autumn --next winter --title Winter");
    let next = club.json("table winter");
    let class = |name: &str| {
        let classes = next["classes"].as_array().unwrap();
        classes.iter().find(|class| class["class"] == name).unwrap()["table"].as_array().unwrap().len()
    };
    assert_eq!((class("C1"), class("C2")), (with("rises"), 51 - with("rises")));
    assert!(club.league("list").contains("Winter – being planned"));
    // A close that was taken back is made again, as long as nothing has happened in the season it planned.
    club.league("undo autumn");
    club.league("close autumn --next winter --title Winter");
    club.refused("result autumn p01 p02", "autumn: not at this stage (over)");
    club.refused("close autumn --next winter", "autumn: not at this stage (over)");
    let winter = club.0.path().join("leagues/winter/events.jsonl").display().to_string();
    check_refused(&club.try_league("new winter --rules meijin"), &format!("miyako: {winter}: winter is there already"));
    // Whoever has chosen the free class does not come back.
    club.league("draw winter --seed 8");
    check_refused(
        &club.try_league("return winter p30"),
        "miyako: winter: p30 chose the free class: there is no way back",
    );
}

#[test]
fn what_cannot_be_read_is_named() {
    let club = Club::new();
    let file = club.0.path().join("own.toml");
    std::fs::write(&file, "name = \"Ours\"\nvalid_from = \"2026-01-01\"\nsource = \"us\"\n").unwrap();
    let own = file.display().to_string();
    club.refused(&format!("new autumn --rules {own}"), &format!("{own}: line 1: missing field `class`"));
    club.refused(
        "new autumn --rules none",
        "--rules: expected meijin, ryuo, hakurei, sandan or a file, found \"none\"",
    );
    let class = "[[class]]\nname = \"one\"\ngames = 3\npromoted = 1\n";
    std::fs::write(&file, format!("name = \"Ours\"\nvalid_from = \"2026-01-01\"\nsource = \"us\"\n{class}")).unwrap();
    club.league(&format!("new autumn --rules {own}"));
    club.league("enrol autumn one p01 p02 p03 p04 p05");
    club.refused("draw autumn --seed 1", "autumn: class one: of an odd number of people everybody must play an even");
    club.league("enrol autumn one p06");
    club.league("draw autumn --seed 1");
    assert_eq!(club.json("rounds autumn one")[0]["rounds"].as_array().unwrap().len(), 3);
    let events = club.0.path().join("leagues/autumn/events.jsonl");
    let text = std::fs::read_to_string(&events).unwrap();
    std::fs::write(&events, format!("{text}{{\n")).unwrap();
    let place = events.display().to_string();
    check_refused(&club.try_league("table autumn"), &format!("miyako: {place}:9: EOF while parsing"));
    let none = club.0.path().join("leagues/spring/events.jsonl").display().to_string();
    check_refused(&club.try_league("table spring"), &format!("miyako: {none}: there is no spring"));
}

/// LEAGUE-10, LEAGUE-11, LEAGUE-20: people are enrolled with what they bring, and what closing would do is told with its
/// reasons: to people in words, to programs with what they rest on.
#[test]
fn what_closing_would_do_is_told_with_its_reasons() {
    let club = Club::new();
    let file = club.0.path().join("last-year.csv");
    let table = |line_of_last: &str| {
        let lines: String = (1..=50).map(|number| format!("p{number:02},,,\n")).collect();
        std::fs::write(&file, format!("id,points,half,offers\n{lines}p51,1,yes,0\n{line_of_last}\n")).unwrap();
    };
    let path = file.display().to_string();
    club.league("new autumn --rules meijin");
    table("p52,two,,");
    club.refused(
        &format!("enrol autumn C2 --file {path}"),
        &format!("{path}:53: expected a whole number of points, found \"two\""),
    );
    table("p52,3,,");
    club.refused(&format!("enrol autumn C2 --file {path}"), "autumn: p52: with 3 points or more nobody plays");
    table("p52,2,,");
    assert!(club.league(&format!("enrol autumn C2 --file {path}")).ends_with("C2 52\n"));
    club.refused("enrol autumn C2 p01=x", "invalid value 'p01=x' for '[PEOPLE]...': expected a whole number of points");
    club.league("draw autumn --seed 7");
    club.play();
    let told = club.league("decide autumn C2");
    assert!(told.contains("rises: among the first 3"), "{told}");
    assert!(told.contains("falls by points: 3 demotion points; among the lowest 11: a point"), "{told}");
    assert!(told.contains("points 2: among the lowest 11: a point"), "p51 had one: {told}");
    assert!(!told.contains("LEAGUE-"), "{told}");
    let italian = club.try_run(&["league", "decide", "autumn", "C2", "--lang", "it"]).stdout;
    assert!(italian.contains("promozione: tra i primi 3"), "{italian}");
    let decided = club.json("decide autumn C2");
    let people = decided["classes"][0]["people"].as_array().unwrap();
    let of = |person: &str| people.iter().find(|line| line["person"] == person).unwrap();
    let reason = |line: &Value, at: usize| (line["why"][at]["reason"].clone(), line["why"][at]["requirement"].clone());
    assert_eq!(reason(&people[0], 0), ("places".into(), "LEAGUE-10".into()));
    assert_eq!(reason(of("p51"), 0), ("lowest".into(), "LEAGUE-11".into()));
    assert_eq!(of("p52")["fate"], "falls-by-points");
    // Who chooses the free class hears how long they may play, if their age is known.
    assert!(club.league("declare autumn p30").contains("day of birth"));
    club.run(&["person", "edit", "p31", "--born", "1980-01-01"]);
    let years = club.json("declare autumn p31");
    assert_eq!((years["years"]["certain"].as_u64(), years["years"]["further"].as_u64()), (Some(3), Some(15)));
    club.league("close autumn --next winter --day 2027-04-01");
    let winter = club.json("log winter");
    let free = winter[0]["act"]["do"]["begin"]["free"].as_array().unwrap();
    let until = |person: &str| free.iter().find(|free| free["person"] == person).unwrap()["until"].clone();
    assert_eq!((until("p31"), until("p52")), ("2045-04-01".into(), "2037-04-01".into()));
    // Who was in the free class for ten years plays no more, unless a year is granted.
    club.league("draw winter --seed 8");
    assert!(!club.league("decide winter --day 2036-04-01").contains("is over"));
    let ending = |day: &str| club.json(&format!("decide winter --day {day}"))["ending"].clone();
    assert_eq!(ending("2037-04-01"), serde_json::json!(["p52"]));
    let career = club.0.path().join("career.json");
    std::fs::write(&career, r#"{"deeds": [{"name": "ryuo-class", "of": "3", "date": "2026-10-01"}]}"#).unwrap();
    let career = format!("--career {}", career.display());
    check_refused(
        &club.try_league("grace winter p52"),
        "miyako: winter: p52: a year more asks for the fourth Ryūō class",
    );
    club.league(&format!("grace winter p52 {career}"));
    assert_eq!((ending("2037-04-01"), ending("2038-04-01")), (serde_json::json!([]), serde_json::json!(["p52"])));
    check_refused(
        &club.try_league(&format!("grace winter p31 {career}")),
        "miyako: winter: p31 cannot have a year more",
    );
}

/// LEAGUE-22 to LEAGUE-29: six classes, each a knock-out, and the main tournament of those who come out of them.
#[test]
fn a_season_of_the_ryuo_league() {
    let club = Club::new();
    club.league("new autumn --rules ryuo --title Ryūō");
    let mut numbers = 1..;
    for (class, count) in [("1", 16), ("2", 8), ("3", 8), ("4", 8), ("5", 6), ("6", 5)] {
        let people: Vec<String> = numbers.by_ref().take(count).map(|number: usize| format!("p{number:02}")).collect();
        club.league(&format!("enrol autumn {class} {}", people.join(" ")));
    }
    club.league("hold autumn p52");
    assert!(club.league("draw autumn --seed 7").contains("1 16  2 8  3 8  4 8  5 6  6 5"));
    club.refused("close autumn --next winter", "autumn: class 1: ");
    let open = || {
        let rounds = club.json("rounds autumn");
        let games = rounds.as_array().unwrap().iter().flat_map(|class| class["games"].as_array().unwrap().clone());
        let open = games.filter(|game| game["winner"].is_null());
        let line = |game: Value| format!("{} {}\n", game["first"].as_str().unwrap(), game["second"].as_str().unwrap());
        open.map(line).collect::<String>()
    };
    let first = open();
    let game: Vec<&str> = first.lines().next().unwrap().split(' ').collect();
    while !open().is_empty() {
        club.enter(&open());
    }
    club.refused(&format!("correct autumn {} {}", game[1], game[0]), "autumn: ");
    let main = club.json("rounds autumn main");
    let games = main[0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 10, "eleven come into the main tournament");
    assert_eq!((&games[9]["needed"], &games[9]["wins"]), (&Value::from(vec![2, 2]), &Value::from(vec![2, 0])));
    let text = club.league("rounds autumn main");
    assert!(text.contains("Main tournament – Round 6\n  ○ ") && text.contains("  2–0\n"), "{text}");
    let challenger = games[9]["winner"].as_str().unwrap();
    assert_eq!(club.json("decide autumn")["challenger"], challenger);
    let decided = club.league("decide autumn");
    assert!(decided.contains("challenger: ") || decided.contains("challenges: "), "{decided}");
    assert!(
        decided.contains("has won the main tournament; into the main tournament, as number 1 of the class"),
        "{decided}"
    );
    club.refused("close autumn --next winter", "autumn: the title match");
    club.league("title-match autumn challenger");
    let next: Value = club.json("close autumn --next winter");
    assert_eq!(next["holder"], challenger);
    let people: usize =
        next["classes"].as_array().unwrap().iter().map(|class| class["people"].as_array().unwrap().len()).sum();
    assert_eq!(people, 51, "nobody is lost, and the old holder is back");
    assert_eq!(next["classes"][0]["people"].as_array().unwrap().len(), 16);
    assert_eq!(next["classes"][0]["people"][0], "p52");
}

/// LEAGUE-01: seasons that begin on their day.
#[test]
fn the_league_of_three_dan_has_two_seasons_a_year() {
    let club = Club::new();
    assert!(club.league("new autumn --rules sandan").contains("autumn (2026-10-01 – 2027-03-31) – being planned"));
    let people: Vec<String> = (1..=20).map(|number| format!("p{number:02}")).collect();
    club.league(&format!("enrol autumn 3d {}", people.join(" ")));
    club.league("draw autumn --seed 3");
    let rounds = club.json("rounds autumn 3d");
    let rounds = rounds[0]["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 18);
    let better = |game: &Value| {
        let mut pair = [game["first"].as_str().unwrap(), game["second"].as_str().unwrap()];
        pair.sort_unstable();
        format!("{} {}\n", pair[0], pair[1])
    };
    club.enter(&rounds.iter().flat_map(|round| round["games"].as_array().unwrap()).map(better).collect::<String>());
    let decided = club.league("decide autumn");
    assert!(decided.contains("no more than 25 % won: a point"), "{decided}");
    assert!(club.league("close autumn --next spring").contains("spring (2027-04-01 – 2027-09-30)"));
    let pdf = club.0.path().join("table.pdf").display().to_string();
    for what in ["table", "rounds"] {
        club.league(&format!("print autumn {what} 3d -o {pdf}"));
        assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));
    }
    check_refused(&club.try_league("print autumn table 4d -o x.pdf"), "miyako: 4d: expected one of 3d");
}

/// LEAGUE-16, LEAGUE-37 to LEAGUE-41: the way back is open to who has done enough, and points towards retirement.
#[test]
fn the_free_class_and_retirement_by_what_somebody_has_done() {
    let club = Club::new();
    let career = |text: &str| {
        let file = club.0.path().join("career.json");
        std::fs::write(&file, text).unwrap();
        file.display().to_string()
    };
    let deed = |name: &str, of: &str, date: &str| {
        career(&format!(r#"{{"deeds": [{{"name": "{name}", "of": "{of}", "date": "{date}"}}]}}"#))
    };
    club.league("new autumn --rules hakurei");
    let people: Vec<String> = (1..=40).map(|number| format!("p{number:02}")).collect();
    club.league(&format!("enrol autumn D {}", people.join(" ")));
    club.league("free autumn p41 --since 2024-10-01");
    club.league("draw autumn --seed 1");
    club.refused("return autumn p41", "autumn: p41: no way back is open");
    let file = deed("quarter-final", "joo", "2024-09-30");
    let run = club.try_league(&format!("return autumn p41 --career {file}"));
    assert_eq!((run.code, run.stderr.as_str()), (1, ""), "it was before she came there");
    assert!(run.stdout.starts_with("No way back is open for Anna Rossi41:\n  · "), "{}", run.stdout);
    let file = deed("quarter", "joo", "2026-09-30");
    club.refused(&format!("return autumn p41 --career {file}"), &format!("{file}: nothing counts \"quarter\" here"));
    let file = deed("quarter-final", "joo", "2026-09-30");
    let back = club.league(&format!("return autumn p41 --career {file}"));
    assert!(back.starts_with("Anna Rossi41 is back in the league next season.\n"), "{back}");
    // With 41 two points are given.
    club.refused("worst autumn p40", "autumn: this season gives 2 points towards retirement");
    club.league("worst autumn p39 p40");
    assert_eq!(club.json("retirement autumn")["people"].as_array().unwrap().len(), 2);
    let file = deed("final", "yamada", "2026-09-30");
    club.refused(&format!("clear autumn p40 --career {file}"), "autumn: p40: nothing here clears");
    let file = deed("quarter-final", "kurashiki-toka", "2026-09-30");
    club.league(&format!("clear autumn p40 --career {file}"));
    assert_eq!(
        club.league("retirement autumn"),
        "Points towards retirement given this season: 2\n  Anna Rossi39             1\n"
    );
    club.run(&["person", "edit", "p39", "--born", "1960-01-01"]);
    let rounds = club.json("rounds autumn D");
    let games = rounds[0]["rounds"].as_array().unwrap().iter().flat_map(|round| round["games"].as_array().unwrap());
    let line = |game: &Value| format!("{} {}\n", game["first"].as_str().unwrap(), game["second"].as_str().unwrap());
    club.enter(&games.map(line).collect::<String>());
    assert!(club.league("decide autumn").contains("at this age stops: Anna Rossi39"));
    club.refused("close autumn --next winter", "autumn: Whoever has a point towards retirement at this age stops: p39");
    club.league("retire autumn p39");
    let next = club.json("close autumn --next winter");
    let everybody = next["classes"].to_string();
    assert!(!everybody.contains("p39") && everybody.contains("p41"), "{everybody}");
}

/// LEAGUE-17: what a secretary is told at once: who meets all the same, and until when somebody is in the free class; and what
/// the log says afterwards.
#[test]
fn what_the_secretary_should_know_is_told() {
    let club = Club::new();
    club.league("new autumn --rules meijin --title Autumn");
    club.league("enrol autumn C2 p01 p02 p03");
    let told = club.league("free autumn p04 --since 2020-04-01 --from-league");
    assert!(told.contains("Anna Rossi04             until 2030-04-01"), "ten years: {told}");
    let told = club.league("free autumn p05 --since 2020-04-01");
    assert!(told.contains("Anna Rossi05             until 2030-10-01"), "half a year more: {told}");
    club.league("never autumn p01 p02");
    let drawn = club.league("draw autumn --seed 7");
    assert!(
        drawn.contains("Anna Rossi01 and Anna Rossi02 meet all the same: in class C2 everybody plays everybody."),
        "{drawn}"
    );
    let career = club.0.path().join("career.json");
    std::fs::write(&career, r#"{"deeds": [{"name": "semi-final", "of": "kio", "date": "2026-10-01"}]}"#).unwrap();
    assert!(club.league(&format!("grace autumn p04 --career {}", career.display())).contains("until 2031-04-01"));
    assert!(club.league("table autumn").contains("Free class\n       Anna Rossi04             until 2031-04-01"));
    let shown = club.run(&["person", "show", "p04", "--lang", "it"]);
    assert!(shown.contains("Meijin: classe libera, fino al 2031-04-01"), "{shown}");
    club.league("result autumn p01 p02");
    club.league("correct autumn p02 p01");
    club.league("undo autumn");
    club.league(&format!("result autumn --file {}", club.results("p01 p03 default\np03 p02 neither\n")));
    assert!(club.league("rounds autumn C2").contains("●Anna Rossi03"), "both have lost");
    assert!(club.league("table autumn C2").contains("Anna Rossi03                  3     0-2"));
    let log = club.try_run(&["league", "log", "autumn", "--lang", "it"]).stdout;
    for line in [
        "preparata: Autumn",
        "classe C2: Anna Rossi01",
        "classe libera: Anna Rossi04, dal 2020-04-01",
        "non si incontrino mai: Anna Rossi01, Anna Rossi02",
        "sorteggiate le partite (sorteggio 7)",
        "Anna Rossi01 batte Anna Rossi02",
        "corretto: Anna Rossi02 batte Anna Rossi01 ×",
        "ritirato il passo 11",
        "un anno in più nella classe libera per Anna Rossi04",
        "non è venuto nessuno dei due: Anna Rossi03, Anna Rossi02",
    ] {
        assert!(log.contains(line), "{line}: {log}");
    }
}

/// LEAGUE-06: the play-off is asked for where it is shown, and as long as it has not been won.
#[test]
fn a_play_off_is_asked_for_until_it_is_won() {
    let club = Club::new();
    club.league("new autumn --rules meijin");
    club.league("enrol autumn A p01 p02 p03");
    club.league("enrol autumn B1 p04 p05");
    club.league("draw autumn --seed 7");
    for game in ["p01 p02", "p02 p03", "p03 p01", "p04 p05"] {
        club.league(&format!("result autumn {game}"));
    }
    let asked = "Equal in front";
    assert!(club.league("table autumn A").contains(asked), "{}", club.league("table autumn A"));
    assert!(!club.league("table autumn B1").contains(asked));
    club.league("play-off autumn p02");
    assert!(!club.league("table autumn").contains(asked));
}
