//! `miyako tsume`: mate problems.

use crate::program::{check_refused, miyako, miyako_reading};
use serde_json::Value;

const IN_THREE: &str = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";
const IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
const NONE: &str = "4k4/9/9/9/9/9/9/9/9 b G 1";
/// The problem in three, its first move played.
const DEFENDER_FIRST: &str = "9/4k4/4G4/4S4/9/9/9/9/9 w G 1";

#[test]
fn lines_in_the_readers_notation() {
    let check = |args: &[&str], expected: &str| {
        let run = miyako(&[&["tsume", "solve", "--shortest"], args].concat());
        assert!(run.stdout.starts_with(expected), "{args:?}: {}{}", run.stdout, run.stderr);
    };
    check(&[IN_ONE], "mate in one ply, which is the shortest: 1.G*52\n");
    check(&[IN_THREE], "mate in 3 plies, proven to be the shortest: 1.G*53 K-");
    check(&[DEFENDER_FIRST], "mate in 2 plies, proven to be the shortest: 1…K-");
    check(&[IN_THREE, "--lang", "ja"], "3手詰（最短と証明）：☗5三金 ☖");
    check(&[IN_THREE, "--lang", "it"], "matto in 3 mosse, dimostrato il più breve: 1.G*53 K-");
    check(&[IN_ONE, "--notation", "usi"], "mate in one ply, which is the shortest: G*5b\n");
    check(&[NONE], "no mate\n");
}

/// TSUME-05, and the form that programs rely on.
#[test]
fn json_has_one_object_for_each_problem() {
    let input = format!("# three problems\n{IN_THREE}\n\nsfen {NONE}\t1\tnothing\n{{\"sfen\":\"{IN_ONE}\"}}\n");
    for threads in ["1", "3"] {
        let args = ["tsume", "solve", "-", "--json", "--shortest", "--threads", threads];
        let run = miyako_reading(&args, &input);
        let objects: Vec<Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let seen: Vec<_> = objects
            .iter()
            .map(|object| {
                (object["sfen"].as_str().unwrap(), object["verdict"].as_str().unwrap(), object["plies"].as_u64())
            })
            .collect();
        assert_eq!(seen, [(IN_THREE, "mate", Some(3)), (NONE, "no_mate", None), (IN_ONE, "mate", Some(1))]);
        assert_eq!(objects[0]["minimum"], true);
        assert_eq!(objects[0]["line"][0], "G*5c");
        assert_eq!(objects[0]["line"].as_array().unwrap().len(), 3);
        assert!(objects.iter().all(|object| object["nodes"].as_u64() > Some(0) && object["ms"].is_number()));
        assert_eq!((run.code, run.stderr.as_str()), (1, "Mates: 2, no mate: 1, not decided: 0, not readable: 0.\n"));
    }
}

#[test]
fn records_are_problems_from_their_start_or_their_end() {
    let kif = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
               | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n\
               | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
               | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
               +---------------------------+\n先手の持駒：金\n   1 ５二金打\n";
    let check = |input: &str, end: bool, expected: &str| {
        let args = ["tsume", "solve", "-", "--json", "--end"];
        let run = miyako_reading(if end { &args } else { &args[..4] }, input);
        let object: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|_| panic!("{}", run.stderr));
        assert_eq!((object["sfen"].as_str(), run.code), (Some(expected), 0), "{input}");
    };
    check(kif, false, IN_ONE);
    check(&format!("sfen {IN_THREE} moves G*5c"), true, "9/4k4/4G4/4S4/9/9/9/9/9 w G 2");
}

#[test]
fn what_cannot_be_read_does_not_hide_the_rest() {
    let input = format!("{IN_ONE}\n4k4/9/4X4/9/9/9/9/9/9 b G 1\n4k4/4G4/9/9/9/9/9/9/9 b G 1\n{IN_ONE}\n");
    let run = miyako_reading(&["tsume", "solve", "-"], &input);
    let lines: Vec<_> = run.stderr.lines().collect();
    assert_eq!((run.stdout.lines().count(), run.code), (2, 2), "{}", run.stderr);
    assert!(lines[0].starts_with("-:2:8: bad_sfen: "), "{}", run.stderr);
    assert!(lines[1].starts_with("-:3:1: impossible_start: "), "{}", run.stderr);
    let run = miyako(&["tsume", "solve", "not/there.kif", IN_ONE]);
    assert_eq!((run.stdout.lines().count(), run.code), (1, 2), "{}", run.stderr);
}

#[test]
fn limits_leave_problems_undecided() {
    // Far too many positions for the limits.
    let hard = "g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/4+P1P1L/+B5G1g b - 1";
    let check = |args: &[&str], expected: &str| {
        let run = miyako(&[&["tsume", "solve", hard], args].concat());
        assert_eq!((run.stdout.as_str(), run.code), (expected, 1), "{args:?}: {}", run.stderr);
    };
    check(&["--nodes", "100"], "not decided: more positions would have to be looked at\n");
    check(&["--time", "1ms"], "not decided: the time was up\n");
}

#[test]
fn refuses() {
    check_refused(&miyako(&["tsume", "solve"]), "miyako: the following required arguments");
    check_refused(&miyako(&["tsume", "solve", IN_ONE, "--memory", "10"]), "miyako: invalid value '10'");
    check_refused(&miyako(&["tsume", "solve", IN_ONE, "--time", "soon"]), "miyako: invalid value 'soon'");
}

/// What is made is solved in as many plies as it says, and made again from the same seed, however many threads there are.
#[test]
fn problems_are_made_and_read_again() {
    let make = |threads| miyako(&["tsume", "generate", "--length", "3", "--count", "1", "--threads", threads]);
    let made = make("1");
    assert_eq!((made.stdout.lines().count(), made.code), (1, 0), "{}", made.stderr);
    assert_eq!(make("3").stdout, made.stdout);
    let solved = miyako_reading(&["tsume", "solve", "-", "--shortest", "--json"], &made.stdout);
    let object: Value = serde_json::from_str(&solved.stdout).unwrap();
    assert_eq!((&object["plies"], &object["minimum"]), (&3.into(), &true.into()));
    check_refused(&miyako(&["tsume", "generate", "--length", "4"]), "miyako: invalid value '4'");
    check_refused(&miyako(&["tsume", "generate", "--from", "not-there.kif"]), "miyako: not-there.kif: ");
}

/// Problems to print, as PDF or SVG, and what is no mate among them.
#[test]
fn problems_are_set_for_printing() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (pdf, svg) = (path("a.pdf"), path("a.svg"));
    let run = miyako(&["tsume", "sheet", IN_ONE, IN_THREE, "-o", &pdf, "--lang", "it"]);
    assert_eq!((run.stdout.as_str(), run.code), ("", 0), "{}", run.stderr);
    let pages = String::from_utf8_lossy(&std::fs::read(&pdf).unwrap()).matches("/Type /Page\n").count();
    assert_eq!(pages, 2, "problems, solutions");
    let run = miyako(&["tsume", "sheet", IN_ONE, NONE, "--output", &svg, "--title", "Lesson"]);
    assert_eq!(run.code, 1, "one of them is no mate: {}", run.stderr);
    let text = std::fs::read_to_string(&svg).unwrap();
    assert!(text.starts_with("<svg ") && text.contains("Lesson"), "{}", &text[..200]);
    let of_threads = |count| {
        let run = miyako(&["tsume", "sheet", IN_THREE, IN_ONE, IN_THREE, "-o", &svg, "--threads", count]);
        (run.code, std::fs::read_to_string(&svg).unwrap())
    };
    assert_eq!(of_threads("1"), of_threads("3"), "the order of the problems");
    check_refused(&miyako(&["tsume", "sheet", IN_ONE]), "miyako: the following required arguments");
    check_refused(&miyako(&["tsume", "sheet", "no/such.kif", "-o", &pdf]), "miyako: no/such.kif: ");
}

#[test]
fn problems_are_made_as_records() {
    let folder = tempfile::tempdir().unwrap();
    let lesson = folder.path().join("lesson");
    let made = miyako(&["tsume", "generate", "--length", "3", "--count", "1", "--kif", lesson.to_str().unwrap()]);
    assert_eq!(made.code, 0, "{}", made.stderr);
    let record = lesson.join("01.kif");
    let checked = miyako(&["tsume", "check", record.to_str().unwrap(), "--json", "--brief"]);
    let object: Value = serde_json::from_str(&checked.stdout).unwrap();
    assert_eq!((&object["sound"], &object["intended"]), (&true.into(), &3.into()), "{}", checked.stderr);
    assert!(made.stdout.starts_with(object["sfen"].as_str().unwrap()));
}

/// A run that was broken off, here in the middle of a line, goes on, and does not answer what it has answered.
#[test]
fn answers_in_a_file_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let [problems, answers] = ["problems.sfen", "answers.jsonl"].map(|name| folder.path().join(name));
    std::fs::write(&problems, format!("{IN_THREE}\n{NONE}\n{IN_ONE}\n")).unwrap();
    let paths = [problems.to_str().unwrap(), answers.to_str().unwrap()];
    let solve = || miyako(&["tsume", "solve", paths[0], "--out", paths[1]]);
    let run = solve();
    assert_eq!((run.stdout.as_str(), run.code), ("", 1), "{}", run.stderr);
    let whole = std::fs::read_to_string(&answers).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 3);
    let before = format!("{}\n{}", lines[0].replace("\"ms\":", "\"kept\":true,\"ms\":"), &lines[1][..20]);
    std::fs::write(&answers, &before).unwrap();
    assert_eq!(solve().code, 1);
    let after = std::fs::read_to_string(&answers).unwrap();
    assert!(after.starts_with(before.lines().next().unwrap()), "{after}");
    let verdicts = after.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["verdict"].to_string());
    assert_eq!(verdicts.collect::<Vec<_>>(), ["\"mate\"", "\"no_mate\"", "\"mate\""]);
    std::fs::write(&problems, format!("{IN_ONE}\n")).unwrap();
    let expected = format!("miyako: {}:1: the answer to another problem; expected {IN_ONE}", paths[1]);
    check_refused(&solve(), &expected);
}

/// TSUME-02, TSUME-03, TSUME-06 … TSUME-08 and OPEN-10, as people and programs are told.
#[test]
fn judge_tells_threats_brinkmates_slack_and_zetto() {
    let check = |sfen: &str, lang: &str, expected: &[&str]| {
        let run = miyako(&["tsume", "judge", sfen, "--lang", lang]);
        for text in expected {
            assert!(run.stdout.contains(text), "{sfen}: {text}:\n{}{}", run.stdout, run.stderr);
        }
        assert!(!run.stdout.contains("tsume-judge") && run.code == 0, "{}{}", run.stdout, run.stderr);
    };
    let averted = "r3k4/9/4S4/9/9/9/9/9/4K4 w G 1";
    check(averted, "en", &["Black threatens mate in 1 (詰めろ, tsumero): 1.G*52", "What averts it: ", " R-92"]);
    check(averted, "it", &["Nero minaccia matto in 1", "Lo evitano: "]);
    check(averted, "ja", &["先手の詰めろ（1手詰）", "受けの手："]);
    let hisshi = "4k4/9/4S4/9/9/9/9/9/4K4 w G 1";
    check(
        hisshi,
        "en",
        &["Brinkmate (必至, hisshi): nothing averts it", "Black needs for a mate, if nothing is done: 1 "],
    );
    check("4k4/9/4S4/9/9/9/9/9/4K4 w Gp 1", "en", &["What averts it: ", "Checks that only put it off: P*58"]);
    let safe = "4k4/9/9/4S4/9/9/1P7/LS7/KN7 b G 1";
    check(safe, "en", &["Black has a move that leaves no defence", "any material may be given up", "strict ゼット"]);
    check(safe, "it", &["si può sacrificare qualunque materiale"]);
    check(safe, "ja", &["駒をいくら渡しても"]);
    check("9/9/2S1G1S2/9/4k4/9/4P4/9/9 b G 1", "en", &["Black mates in 1: 1.G*56", "miyakozume"]);
    check("4k4/9/9/9/9/9/9/9/4K4 b - 1", "en", &["No mate, no threat, no brinkmate"]);
    let in_three = ["tsume", "judge", "6k2/4G4/9/4gS3/9/9/9/9/4K4 b Sp 1", "--lang", "en"];
    let told = |moves| miyako(&[&in_three[..], &["--brink-moves", moves]].concat()).stdout;
    let text = "Black has a move that leaves no defence";
    assert!(!told("1").contains(text) && told("2").contains(text), "{}", told("2"));
    check_refused(&miyako(&[&in_three[..], &["--brink-moves", "9"]].concat()), "miyako: invalid value '9'");
    let run = miyako(&["tsume", "judge", hisshi, averted, "--json"]);
    let objects: Vec<Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects[0]["lost"]["plies"], 2);
    assert_eq!(objects[0]["slack"]["black"]["moves"], 1);
    assert_eq!((&objects[1]["lost"], &objects[1]["threat"]["line"][0]), (&Value::Null, &Value::from("G*5b")));
    assert!(objects[1]["averting"].as_array().unwrap().contains(&Value::from("9a9b")));
    assert_eq!(run.code, 0);
}

/// Each line of a file has its line, also what cannot be read; and a file of answers goes on behind it.
#[test]
fn what_cannot_be_read_has_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let [problems, answers] = ["problems.sfen", "answers.jsonl"].map(|name| folder.path().join(name));
    let text = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1\n9/4k4/9/4X4/9/9/9/9/9 b 2G 1\n4k4/9/4P4/9/9/9/9/9/9 b G 1\n";
    std::fs::write(&problems, text).unwrap();
    let problems = problems.to_str().unwrap();
    for command in ["solve", "check", "judge"] {
        let run = miyako(&["tsume", command, problems, "--json", "--threads", "1"]);
        let lines: Vec<Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((run.code, lines.len()), (2, 3), "{command}: {}", run.stderr);
        assert!(lines[0]["sfen"].is_string() && lines[2]["sfen"].is_string(), "{command}");
        assert_eq!((&lines[1]["verdict"], &lines[1]["error"]["line"]), (&"unreadable".into(), &2.into()), "{command}");
        assert_eq!(lines[1]["error"]["column"], 10, "{command}");
    }
    let answers = answers.to_str().unwrap();
    for _ in 0..2 {
        assert_eq!(miyako(&["tsume", "solve", problems, "--out", answers]).code, 2);
        assert_eq!(std::fs::read_to_string(answers).unwrap().lines().count(), 3);
    }
    // A file of the days when nothing was written of such a problem goes on, too.
    let older = std::fs::read_to_string(answers)
        .unwrap()
        .lines()
        .filter(|line| !line.contains("unreadable"))
        .fold(String::new(), |text, line| text + line + "\n");
    std::fs::write(answers, older).unwrap();
    let again = miyako(&["tsume", "solve", problems, "--out", answers]);
    assert_eq!((again.code, again.stderr.contains("another problem")), (2, false), "{}", again.stderr);
}

/// A length that counts pieces put between, which custom may not count, says so.
#[test]
fn interpositions_that_may_be_futile_are_told() {
    let solve = |sfen: &str, more: &[&str]| miyako(&[&["tsume", "solve", sfen, "--lang", "en"], more].concat()).stdout;
    // A Rook from afar, and a pawn put between in vain.
    let afar = "k8/9/1K7/9/9/9/8R/9/9 b r2b4g4s4n4l18p 1";
    let near = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";
    let text = solve(afar, &["--shortest"]);
    assert!(text.contains("pieces put between are counted"), "{text}");
    assert!(!solve(near, &["--shortest"]).contains("pieces put between"));
    let json: Value = serde_json::from_str(&solve(afar, &["--shortest", "--json"])).unwrap();
    assert!(json["interpositions"].as_u64() > Some(0), "{json}");
}

// NOTA-07: 合 stands for a piece interposed whose kind does not matter; where only one kind is at hand, it is named.
#[test]
fn any_piece_interposed() {
    let line = |sfen: &str, args: &[&str]| {
        let usual = ["tsume", "solve", sfen, "--shortest", "--lang", "ja"];
        miyako(&[&usual[..], args].concat()).stdout
    };
    let all = "8k/6G2/5R3/7N1/9/9/9/9/9 b rbgsnlp 1";
    assert!(line(all, &["--any-piece"]).contains("☗1三飛成 ☖1二合 ☗"), "{}", line(all, &["--any-piece"]));
    assert!(line(all, &[]).contains("☖1二歩"), "{}", line(all, &[]));
    let pawns = "8k/6G2/5R3/7N1/9/9/9/9/9 b p 1";
    assert!(line(pawns, &["--any-piece"]).contains("☖1二歩"), "{}", line(pawns, &["--any-piece"]));
    let western = line(all, &["--any-piece", "--notation", "western"]);
    assert!(western.contains("P*12"), "{western}");
}
