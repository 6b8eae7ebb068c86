//! `miyako match`: engines that behave and engines that do not. The odd ones are a script, `tests/data/engine.sh`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;
use std::path::Path;

const SCRIPT: &str = concat!("sh ", env!("CARGO_MANIFEST_DIR"), "/tests/data/engine.sh");

/// Where there is no shell the script cannot run.
fn shell() -> bool {
    let runs = std::process::Command::new("sh").args(["-c", "exit 0"]).status().is_ok_and(|status| status.success());
    if !runs {
        println!("skipped: no shell");
    }
    runs
}

/// Words for an engine that is odd in this way.
fn odd(kind: &str) -> [String; 2] {
    [format!("cmd={SCRIPT} {kind}"), format!("name={kind}")]
}

/// A match of two scripts from the even start, printed as JSON; `limit` is the first one's own.
fn contest(first: &str, second: &str, more: &[&str], limit: &str) -> Run {
    let [first, second] = [odd(first), odd(second)];
    let mut args = vec!["match", "--engine", &first[0], &first[1], limit, &second[0], &second[1]];
    args.extend(["--openings", "random:0", "--json"]);
    args.extend(more);
    if !more.contains(&"--games") {
        args.extend(["--games", "2"]);
    }
    miyako(&args)
}

fn lines(run: &Run) -> Vec<Value> {
    let parse = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    run.stdout.lines().map(parse).collect()
}

/// The outcome, the fault and the moves of the game in which the odd engine has Black, and of the one with White.
fn outcomes(run: &Run) -> Vec<(String, Option<String>, u64)> {
    assert_eq!(run.stderr, "");
    let game = |line: &Value| {
        let fault = line["fault"]["code"].as_str().map(str::to_owned);
        (line["outcome"].as_str().unwrap().to_owned(), fault, line["plies"].as_u64().unwrap())
    };
    let lines = lines(run);
    assert_eq!(lines.last().unwrap()["result"]["games"], lines.len() - 1);
    lines[..lines.len() - 1].iter().map(game).collect()
}

#[test]
fn odd_engines_lose_and_the_match_goes_on() {
    if !shell() {
        return;
    }
    let check = |kind: &str, limit: &str, outcome: [&str; 2], fault: Option<&str>, mishap: Option<&str>| {
        // Only the odd engine is short of time: this machine may be busy.
        let run = contest(kind, "honest", &["--nodes", "10"], limit);
        let found: Vec<_> = outcomes(&run).into_iter().map(|(outcome, fault, _)| (outcome, fault)).collect();
        assert_eq!(found, outcome.map(|text| (text.to_owned(), fault.map(str::to_owned))), "{kind}");
        let result = &lines(&run)[2]["result"]["engines"][0];
        for (name, count) in result["mishaps"].as_object().unwrap() {
            assert_eq!(*count, if mishap == Some(name) { 2 } else { 0 }, "{kind} {name}");
        }
        assert_eq!(run.code, 0);
    };
    let nodes = "nodes=10";
    check("plain", nodes, ["repetition", "repetition"], None, None);
    check("chatty", nodes, ["repetition", "repetition"], None, None);
    check("endless", nodes, ["repetition", "repetition"], None, None);
    check("tired", nodes, ["repetition", "repetition"], None, None);
    check("resigning", nodes, ["resign black", "resign white"], None, None);
    check("declaring", nodes, ["failed_declaration black", "failed_declaration white"], None, Some("illegal"));
    check("illegal", nodes, ["foul black cannot_move_so 1", "foul white opponents_piece 2"], None, Some("illegal"));
    check("garbled", nodes, ["adjudicated black", "adjudicated white"], Some("nonsense"), Some("nonsense"));
    check("dying", nodes, ["adjudicated black", "adjudicated white"], Some("died"), Some("died"));
    check("slow", "time=0.3", ["time black", "time white"], None, Some("time"));
    check("silent", "time=0.1", ["time black", "time white"], None, Some("time"));
}

#[test]
fn silence_without_a_clock_has_an_end() {
    if shell() {
        let run = contest("silent", "honest", &["--nodes", "10", "--patience", "4"], "depth=3");
        let stalled = |color: &str| (format!("adjudicated {color}"), Some("stalled".to_owned()));
        let found: Vec<_> = outcomes(&run).into_iter().map(|(outcome, fault, _)| (outcome, fault)).collect();
        assert_eq!(found, [stalled("black"), stalled("white")]);
    }
}

#[test]
fn who_does_not_name_itself_is_not_waited_for_longer_than_that() {
    if shell() {
        let run = contest("mute", "honest", &["--nodes", "10", "--patience", "3"], "depth=3");
        assert_eq!(run.code, 2);
        assert!(run.stderr.contains("mute") && run.stderr.contains("no usiok within 3 s"), "{}", run.stderr);
    }
}

#[test]
fn engines_that_agree_save_the_rest_of_the_game() {
    if shell() {
        let found = outcomes(&contest("losing", "winning", &["--nodes", "10", "--resign", "3000/3"], "nodes=10"));
        assert_eq!(found, [("adjudicated black".to_owned(), None, 6), ("adjudicated white".to_owned(), None, 6)]);
        // One of them alone does not decide it.
        let found = outcomes(&contest(
            "losing",
            "honest",
            &["--nodes", "10", "--resign", "3000/3", "--max-moves", "9"],
            "nodes=10",
        ));
        assert_eq!(found, [("move_limit".to_owned(), None, 9), ("move_limit".to_owned(), None, 9)]);
    }
}

#[test]
fn options_are_told_and_doubts_about_them_said() {
    if shell() {
        let run = contest("optioned", "honest", &["--nodes", "10", "--each", "option.Hash=4"], "nodes=10");
        assert_eq!(outcomes(&run)[0].0, "repetition", "{}", run.stdout);
        let run =
            contest("honest", "honest2", &["--nodes", "10", "--each", "option.Hash=9", "option.Book=x"], "nodes=10");
        let warnings: Vec<&str> = run.stderr.lines().collect();
        assert_eq!(warnings[0], "miyako: honest: option.Hash: \"9\" is no number from 1 to 8");
        assert_eq!(warnings[1], "miyako: honest: option.Book: the engine names no such option");
        assert_eq!(warnings.len(), 4);
    }
}

#[test]
fn refuses() {
    let check = |args: &[&str], message: &str| check_refused(&miyako(&[&["match"], args].concat()), message);
    check(&[], "miyako: the following required arguments were not provided: --engine");
    check(&["--engine", "a", "--nodes", "5"], "miyako: --engine: a match needs two engines or more");
    check(&["--engine", "a", "b"], "miyako: how long may they think?");
    check(
        &["--engine", "a", "b", "--nodes", "5", "--time", "1"],
        "miyako: the argument '--nodes <NODES>' cannot be used with",
    );
    check(
        &["--engine", "a", "b", "--time", "x"],
        "miyako: invalid value 'x' for '--time <TIME>': \"x\" should be a time",
    );
    check(&["--engine", "a", "b", "--time", "1", "--games", "3"], "miyako: --games: should be even");
    check(
        &["--engine", "a", "b", "c", "--time", "1", "--sprt", "elo0=0,elo1=5"],
        "miyako: --sprt: tells two engines apart",
    );
    check(
        &["--engine", "/no/such/engine", "b", "--nodes", "5"],
        "miyako: /no/such/engine: cannot start \"/no/such/engine\": ",
    );
    check(&["--engine", "a", "b", "--nodes", "5", "--openings", "/no/such/file"], "miyako: /no/such/file: ");
    check(
        &["--engine", "a", "b", "--nodes", "5", "--out", "/tmp/x.kif"],
        "miyako: /tmp/x.kif: kif holds one game a file",
    );
    if shell() {
        let dead = format!("{SCRIPT} dead");
        check(&["--engine", &dead, "b", "--nodes", "5"], &format!("miyako: {dead}: exit status: 3"));
    }
}

/// Two levels of our own engine: what they do is the same every time.
fn levels<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let one = ["--engine", "miyako usi", "name=1k", "option.Level=1k", "option.USI_Hash=4", "option.Seed=1"];
    let other = ["miyako usi", "name=15k", "option.Level=15k", "option.USI_Hash=4", "option.Seed=1", "nodes=50"];
    [&["match"], &one[..], &other, &["--nodes", "300", "--max-moves", "60", "--openings", "random:4"], more].concat()
}

#[test]
fn records_are_what_the_referee_has_seen() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (csa, kif) = (path("games.csa"), path("games"));
    for out in [&csa, &kif] {
        let run = miyako(&levels(&["--games", "4", "--out", out, "--concurrency", "2", "--json"]));
        assert_eq!((run.code, lines(&run).len()), (0, 5), "{}", run.stderr);
    }
    // The records say by which rules they were played, and nobody need know.
    for place in [&csa, &kif] {
        let judged = miyako(&["judge", place, "--json"]);
        assert_eq!((judged.code, lines(&judged).len()), (0, 4), "{}{}", judged.stdout, judged.stderr);
    }
    let text = std::fs::read_to_string(&csa).unwrap();
    let rules = "Ruleset:official/mate-ends/27-point/draw/60-moves-at-once";
    assert!(text.contains(rules) && text.contains("Limits:nodes=300, nodes=50"), "{text}");
    let text = std::fs::read_to_string(Path::new(&kif).join("00001.kifu")).unwrap();
    assert!(text.contains("先手：1k") && text.contains("後手：15k") && text.contains("*eval "), "{text}");
}

#[test]
fn what_is_there_already_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (csa, kif, journal) = (path("games.csa"), path("games"), path("journal.jsonl"));
    let first_of = |kif: &str| Path::new(kif).join("00001.kifu");
    for out in [&csa, &kif] {
        assert_eq!(miyako(&levels(&["--games", "2", "--out", out])).code, 0);
    }
    let before = (std::fs::read(&csa).unwrap(), std::fs::read(first_of(&kif)).unwrap());
    for out in [&csa, &kif] {
        check_refused(
            &miyako(&levels(&["--games", "2", "--seed", "9", "--out", out])),
            &format!("miyako: {out}: holds records already: name another place, or go on"),
        );
    }
    // Nor does it help to say it twice, though the second time the journal is there: it has no result.
    for out in [&csa, &kif, &csa] {
        let refused = miyako(&levels(&["--games", "2", "--seed", "9", "--out", out, "--journal", &path("new.jsonl")]));
        check_refused(&refused, &format!("miyako: {out}: holds records already: name another place, or go on"));
    }
    assert_eq!(before, (std::fs::read(&csa).unwrap(), std::fs::read(first_of(&kif)).unwrap()));
    // One line that does not end is no journal, whatever it is.
    std::fs::write(&journal, "what somebody has written").unwrap();
    let refused = miyako(&levels(&["--games", "2", "--journal", &journal]));
    check_refused(&refused, &format!("miyako: {journal}: this is no journal of a match, and stays as it is"));
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), "what somebody has written");
}

/// What a match came to, but for times and the order in which games ended.
fn essence(run: &Run) -> Vec<String> {
    let lines = lines(run);
    let games = lines.iter().filter(|line| line["game"].is_u64());
    let mut games: Vec<String> =
        games.map(|line| format!("{:>3} {} {}", line["game"], line["outcome"], line["plies"])).collect();
    games.sort();
    let result = &lines.last().unwrap()["result"];
    games.push(format!("{} {} {}", result["games"], result["meetings"][0]["pairs"], result["meetings"][0]["wins"]));
    games
}

#[test]
fn a_match_can_be_repeated_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (journal, log) = (path("journal.jsonl"), path("log.txt"));
    let whole = miyako(&levels(&["--games", "6", "--json"]));
    assert_eq!(whole.code, 0, "{}", whole.stderr);
    assert_eq!(essence(&whole), essence(&miyako(&levels(&["--games", "6", "--json", "--concurrency", "3"]))));

    let first = miyako(&levels(&["--games", "2", "--journal", &journal, "--log", &log, "--json"]));
    assert_eq!(essence(&first)[..2], essence(&whole)[..2]);
    let said = std::fs::read_to_string(&log).unwrap();
    // As if the power had failed in the middle of a line.
    let mut text = std::fs::read_to_string(&journal).unwrap();
    text.truncate(text.len() - 30);
    std::fs::write(&journal, text).unwrap();
    let rest = miyako(&levels(&["--games", "6", "--journal", &journal, "--log", &log, "--json"]));
    assert_eq!(essence(&rest)[..], essence(&whole)[1..], "{}", rest.stderr);
    let said_since = std::fs::read_to_string(&log).unwrap();
    assert!(said_since.starts_with(&said) && said_since.len() > said.len());
    let other = miyako(&levels(&["--games", "6", "--journal", &journal, "--seed", "9"]));
    check_refused(&other, &format!("miyako: {journal}:1: this is the journal of another match: seed was 1, now 9"));
}

#[test]
fn a_test_ends_when_it_knows() {
    if shell() {
        let check = |first: &str, second: &str, code: i32, accepted: &str| {
            let run =
                contest(first, second, &["--nodes", "10", "--games", "400", "--sprt", "elo0=0,elo1=200"], "nodes=10");
            let result = &lines(&run).pop().unwrap()["result"];
            assert_eq!((run.code, result["sprt"]["accepted"].as_str()), (code, Some(accepted)), "{}", run.stdout);
            assert!(result["games"].as_u64().unwrap() < 100);
        };
        check("honest", "resigning", 0, "elo1");
        check("resigning", "honest", 1, "elo0");
    }
}

#[test]
fn people_read_a_table() {
    if !shell() {
        return;
    }
    let engines = ["honest", "resigning", "dying"].map(odd).concat();
    for (language, expected) in [
        ("en", ["honest – dying: dying ended in the middle of the game", "3 crashes", "Mishaps"]),
        ("it", ["honest – dying: dying si è chiuso a partita in corso", "3 chiusure improvvise", "Incidenti"]),
        ("ja", ["dying – honest：dyingが対局中に終了した", "異常終了3回", "異常"]),
    ] {
        let mut args =
            vec!["match", "--lang", language, "--nodes", "9", "--games", "2", "--openings", "random:0", "--engine"];
        args.extend(engines.iter().map(String::as_str));
        let run = miyako(&args);
        assert_eq!(run.code, 0, "{}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 6);
        assert!(run.stderr.contains(expected[0]), "{}", run.stderr);
        let rows: Vec<&str> = run.stdout.lines().collect();
        assert!(rows[1].starts_with("1.  honest") && rows[1].contains("4") && rows[4].is_empty(), "{}", run.stdout);
        assert!(run.stdout.contains("honest – resigning") && run.stdout.contains("2-0-0"), "{}", run.stdout);
        assert!(run.stdout.contains(expected[1]) && run.stdout.contains(expected[2]), "{}", run.stdout);
        assert!(!run.stdout.contains("match-") && !run.stderr.contains("match-"), "{}{}", run.stdout, run.stderr);
    }
}

/// Both ponder, and messages come late.
#[test]
fn engines_ponder_and_messages_come_late() {
    let engines = ["miyako usi", "name=a", "miyako usi", "name=b", "--each", "ponder=true", "option.USI_Hash=4"];
    let more = ["--nodes", "300", "--delay-random", "5ms", "--max-moves", "16", "--games", "2", "--json"];
    let run = miyako(&[&["match", "--engine"], &engines[..], &more].concat());
    assert_eq!(run.stderr, "");
    for (outcome, fault, plies) in outcomes(&run) {
        assert_eq!((outcome.as_str(), fault, plies), ("move_limit", None, 16));
    }
}

/// A beginner needs no time to speak of: what matters is what the clock says.
#[test]
fn engines_are_told_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log").display().to_string();
    let engines = ["miyako usi", "name=a", "clock=10m+0.5s", "miyako usi", "name=b", "clock=20m+2s/move"];
    let more = ["--each", "option.Level=15k", "--max-moves", "8", "--games", "2", "--log", &log, "--json"];
    let run = miyako(&[&["match", "--engine"], &engines[..], &more].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let log = std::fs::read_to_string(log).unwrap();
    let told = |name: &str, start: &str| log.lines().any(|line| line.contains(&format!(" {name} < go {start}")));
    // Six random moves have cost three increments, and brought them.
    assert!(told("a", "btime 600000 wtime 1202000 byoyomi 500"), "{log}");
    assert!(told("b", "btime 1202000 wtime 600000 binc 2000 winc 0"), "{log}");
}
