//! `miyako club` as somebody uses it.

use crate::program::{check_refused, miyako, miyako_reading};
use serde_json::Value;

// The paper's own example.
const CASE: &str = r#"{"tau":0.5,"rating":1500,"deviation":200,"volatility":0.06,"elapsed":1,"games":[
    {"rating":1400,"deviation":30,"score":1},{"rating":1550,"deviation":100,"score":0},
    {"rating":1700,"deviation":300,"score":0}]}"#;

#[test]
fn cases_are_answered_line_by_line() {
    let case = CASE.replace('\n', "");
    let run = miyako_reading(&["club", "cases", "--kind", "glicko2", "-"], &format!("{case}\n\n{case}\n"));
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let answers: Vec<Value> = run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    let rating = answers[1]["after"]["rating"].as_f64().unwrap();
    assert!((rating - 1464.0507).abs() < 1e-4, "{rating}");
}

#[test]
fn a_case_that_cannot_be_answered_is_named_by_its_line() {
    let run = miyako_reading(&["club", "cases", "--kind", "glicko2", "-"], "\n{\"tau\":0.5}\n");
    check_refused(&run, "miyako: -:2: missing field");
    check_refused(&miyako(&["club", "cases", "--kind", "elo", "-"]), "miyako: invalid value 'elo' for '--kind <KIND>'");
}

/// The federation's own list is as good as one of ours, in the order of names that it has; a club takes its ratings over.
#[test]
fn the_federations_list_is_read() {
    let event = concat!(env!("CARGO_MANIFEST_DIR"), "/../club/tests/data/autunno.txt");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("list.txt");
    let list = "Rank\tName\tGrade\tElo grade\tRating\tGames\tCountry\n12\tAnna Rossi\t1 kyu\t1 dan\t1723\t40\tIT\n\
                20\tBruni Carlo\t1 kyu\t1651\t60\tIT\n99\tNeri Zoe\t5 kyu\t1388\t14\tIT\n";
    std::fs::write(&file, list).unwrap();
    let file = file.to_str().unwrap();
    let run = miyako(&["club", "rate", event, "--list", file, "--json"]);
    let first: Value = serde_json::from_str(run.stdout.lines().next().unwrap()).unwrap();
    assert_eq!(
        (run.code, &first["name"], &first["after"]["games"]),
        (0, &"Rossi Anna".into(), &43.into()),
        "{}",
        run.stderr
    );
    assert_eq!(first["after"]["grade"], "1d");

    let club =
        |words: &[&str]| miyako(&[&["club", "person"], words, &["--folder", folder.path().to_str().unwrap()]].concat());
    assert_eq!(club(&["add", "Rossi", "Anna", "--grade", "3k"]).code, 0);
    let dry = club(&["import", "--fesa", file, "--dry-run"]);
    assert!(dry.stdout.contains("3 in the list, 1 of them in the club; nothing was changed"), "{}", dry.stdout);
    assert!(!club(&["list"]).stdout.contains("1723"));
    assert_eq!(club(&["import", "--fesa", file]).code, 0);
    assert!(club(&["list"]).stdout.contains("3k  1723"));
    std::fs::write(file, "1\tAnna Rossi\t1 dan\tIT\n").unwrap();
    check_refused(&club(&["import", "--fesa", file]), &format!("miyako: {file}:1: expected a rating of Anna Rossi"));
}

/// A cross-table in, ratings out; the list of one event is the start of the next.
#[test]
fn an_event_is_rated() {
    let event = concat!(env!("CARGO_MANIFEST_DIR"), "/../club/tests/data/autunno.txt");
    let run = miyako(&["club", "rate", event, "--lang", "it"]);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!((run.code, run.stderr.as_str(), lines.len()), (0, "", 4), "{}", run.stdout);
    assert!(lines[0].starts_with("  1  Rossi Anna   1723 → 17"), "{}", run.stdout);
    assert!(lines[0].contains("  prestazione "), "{}", run.stdout);
    assert!(lines[3].ends_with("– →    1         (prestazione)"), "{}", run.stdout);

    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("ratings.jsonl");
    let list = list.to_str().unwrap();
    assert_eq!(miyako(&["club", "rate", event, "--save", list]).code, 0);
    // Who was new is so no more.
    let run = miyako(&["club", "rate", event, "--list", list, "--json"]);
    check_refused(&run, &format!("miyako: {event}: Verdi Luca is marked as new"));
    let next = std::fs::read_to_string(event).unwrap().replace("4 N [", "4 [");
    let run = miyako_reading(&["club", "rate", "-", "--list", list, "--json"], &next);
    let last: Value = serde_json::from_str(run.stdout.lines().last().unwrap()).unwrap();
    assert_eq!((run.code, last["after"]["games"].as_u64()), (0, Some(4)), "{}", run.stderr);
    let fast = miyako_reading(
        &["club", "rate", "-", "--list", list, "--lang", "it"],
        &next.replace("30min + 30sec", "20min + 30sec"),
    );
    let note = "Nota: la federazione non valuta partite a 20 min + 30 s; almeno 30 min + 30 s / 20 min + 40 s\n";
    assert_eq!((fast.code, fast.stderr.as_str()), (0, note));
    let wrong = next.replace("[4+ 1-", "[4+ 1+");
    check_refused(&miyako_reading(&["club", "rate", "-"], &wrong), "miyako: -:5: round 2: place 2 says `1+`");
}

/// A hall: what is said to `miyako club tournament`, on the folder of a club.
struct Hall(tempfile::TempDir);

impl Hall {
    fn run(&self, args: &[&str]) -> crate::program::Run {
        let folder = self.0.path().to_str().expect("a path of letters");
        let at = ["--folder", folder, "--by", "arbiter"];
        match args {
            ["person", ..] => miyako(&[&["club"], args, &at[..2]].concat()),
            _ => miyako(&[&["club", "tournament"], args, &at, &["--lang", "en"]].concat()),
        }
    }

    fn done(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        run.stdout
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.done(&[args, &["--json"]].concat())).unwrap()
    }

    /// The table's rows: who, what was won, and the rounds.
    fn table(&self) -> Vec<(String, f64, Vec<String>)> {
        let table = self.json(&["table", "spring"]);
        let row = |row: &Value| {
            let cells = row["cells"].as_array().unwrap().iter().map(|cell| cell.as_str().unwrap().to_owned());
            (row["person"].as_str().unwrap().to_owned(), row["points"].as_f64().unwrap(), cells.collect())
        };
        table["table"].as_array().unwrap().iter().map(row).collect()
    }
}

/// Twelve people, five rounds: one comes late, one goes early, one does not come to a game, a result is corrected, a
/// round is undone; in the end everything adds up, and a second look at the files tells the same.
#[test]
fn a_club_plays_a_tournament_in_a_hall() {
    let hall = Hall(tempfile::tempdir().unwrap());
    let names = ["Ada", "Ben", "Carla", "Dino", "Elsa", "Franco", "Gina", "Hugo", "Ida", "Jan", "Kim", "Luca"];
    for (number, name) in names.iter().enumerate() {
        hall.done(&["person", "add", "Test", name, "--grade", &format!("{}k", number + 1)]);
    }
    hall.done(&["new", "spring", "--rounds", "5", "--form", "mcmahon", "--threshold", "4k"]);
    hall.done(&["open", "spring"]);
    let ids: Vec<String> = names.iter().map(|name| format!("{}-test", name.to_lowercase())).collect();
    let eleven: Vec<&str> = ids[..11].iter().map(String::as_str).collect();
    hall.done(&[&["enter", "spring"], eleven.as_slice()].concat());
    hall.done(&["close", "spring"]);
    let play = |results: [&str; 6]| {
        hall.done(&["pair", "spring"]);
        let boards = hall.done(&["confirm", "spring"]).lines().filter(|line| line.contains("Test")).count();
        for (board, result) in (1..=boards.min(6)).zip(results) {
            if hall.run(&["result", "spring", &board.to_string(), result]).code != 0 {
                // The line of whoever rests is no board.
                continue;
            }
        }
    };
    play(["1-0"; 6]);
    hall.done(&["correct", "spring", "1", "0-1"]);
    hall.done(&["close", "spring"]);
    // One comes late, one leaves.
    hall.done(&["enter", "spring", "luca-test"]);
    hall.done(&["withdraw", "spring", "kim-test"]);
    play(["1-0", "0-1", "1-0f", "1-0", "0-1", "1-0"]);
    hall.done(&["close", "spring"]);
    let before = hall.table();
    // A round that is taken back as a whole leaves nothing behind.
    play(["1-0"; 6]);
    hall.done(&["undo", "spring", "--round"]);
    assert_eq!(hall.table(), before);
    for _ in 3..=5 {
        play(["0-1", "1-0", "0-1", "1-0", "0-1", "1-0"]);
        hall.done(&["close", "spring"]);
    }
    hall.done(&["finish", "spring"]);
    let table = hall.table();
    assert_eq!(table.len(), 12);
    assert!(table.windows(2).all(|rows| rows[0].1 >= rows[1].1), "by points: {table:?}");
    for (person, _, cells) in &table {
        let mut met: Vec<&str> =
            cells.iter().map(|cell| cell.trim_end_matches(['+', '−', '-', '=', '#', 'f'])).collect();
        met.retain(|place| place.parse::<usize>().is_ok_and(|place| place > 0));
        let games = met.len();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), games, "{person} meets nobody twice: {cells:?}");
    }
    check_refused(&hall.run(&["pair", "spring"]), "miyako: spring: ");
    assert_eq!(hall.table(), table);
}
