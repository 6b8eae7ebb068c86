//! A tournament in a hall, as an arbiter runs it with `miyako club`.

use crate::program::{Run, check_refused, miyako};
use serde_json::Value;
use std::path::Path;

/// A club's folder, and an arbiter at it.
struct Club(tempfile::TempDir);

impl Club {
    fn new() -> Club {
        Club(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn try_run(&self, what: &[&str]) -> Run {
        let folder = self.path().to_str().unwrap();
        miyako(&[&["club"], what, &["--folder", folder]].concat())
    }

    fn run(&self, what: &[&str]) -> String {
        let run = self.try_run(what);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{what:?}");
        run.stdout
    }

    /// What the arbiter does at the event, at an hour of their own.
    fn at(&self, command: &str) -> String {
        self.run(&Club::words(command))
    }

    fn words(command: &str) -> Vec<&str> {
        let words = ["tournament", "--at", "2026-11-23T09:00:00Z", "--by", "Ida", "--lang", "en"];
        words.into_iter().chain(command.split(' ')).collect()
    }

    fn refused(&self, command: &str, why: &str) {
        let before = self.events();
        check_refused(&self.try_run(&Club::words(command)), why);
        assert_eq!(self.events(), before, "{command}: nothing is half done");
    }

    fn events(&self) -> String {
        std::fs::read_to_string(self.path().join("tournaments/spring/events.jsonl")).unwrap_or_default()
    }

    fn table(&self) -> Value {
        serde_json::from_str(&self.at("table spring --json")).unwrap()
    }

    fn boards(&self) -> Vec<[String; 2]> {
        let round: Value = serde_json::from_str(&self.at("round spring --json")).unwrap();
        let boards = round["pairing"]["boards"].as_array().unwrap().iter();
        boards.map(|board| [0, 1].map(|side| board["people"][side].as_str().unwrap().to_owned())).collect()
    }

    /// Pairs a round, and who stands first on each board wins, but for these boards.
    fn play(&self, but: &[usize]) {
        self.at("pair spring");
        self.at("confirm spring");
        for (number, [winner, _]) in (1..).zip(self.boards()).filter(|(number, _)| !but.contains(number)) {
            self.at(&format!("result spring {number} {winner}"));
        }
    }
}

const PEOPLE: [(&str, &str); 12] = [
    ("Anna", "3d"),
    ("Bruno", "2d"),
    ("Carla", "1d"),
    ("Dino", "1k"),
    ("Ezio", "2k"),
    ("Franca", "3k"),
    ("Gino", "5k"),
    ("Hana", "6k"),
    ("Ida", "8k"),
    ("Lino", "9k"),
    ("Maria", "11k"),
    ("Nino", "15k"),
];

#[test]
fn twelve_play_five_rounds() {
    let club = Club::new();
    for (name, grade) in PEOPLE {
        club.run(&["person", "add", name, "--grade", grade]);
    }
    club.at("new spring --rounds 5 --form mcmahon --threshold 5k,1d");
    club.at("open spring");
    // Nino comes late.
    let punctual: Vec<String> = PEOPLE[..11].iter().map(|(name, _)| name.to_lowercase()).collect();
    club.at(&format!("enter spring {}", punctual.join(" ")));
    club.at("close spring");
    club.refused("result spring 1 1-0", "miyako: spring: there is no round 0");

    // Round 1: eleven people, one rests; one does not come; a result is corrected.
    club.play(&[5]);
    club.refused("close spring", "miyako: spring: board 5 of round 1 has no result");
    club.at("result spring 5 1-0f");
    club.refused("result spring 1 0-1", "miyako: spring: board 1 of round 1 has the result 1-0");
    club.refused("result spring 1 zzz", "miyako: zzz: expected who has won, or a result: ");
    club.at("correct spring 1 0-1");
    club.at("close spring");
    let missing = &club.boards()[4][1];
    let table = club.table();
    let line_of = |table: &Value, person: &str| {
        table["table"].as_array().unwrap().iter().find(|line| line["person"] == person).unwrap().clone()
    };
    assert_eq!(line_of(&table, missing)["cells"][0], "0#", "who did not come is marked");

    // Round 2: Nino is there, Bruno goes home after it.
    club.at("enter spring nino");
    assert_eq!(line_of(&club.table(), "nino")["cells"][0], "0-", "a round missed is a round without points");
    club.play(&[]);
    assert_eq!(club.boards().len(), 6);
    club.at("close spring");
    club.at("withdraw spring bruno");

    // Round 3: it was paired too early, and is undone as a whole.
    let before = club.table();
    club.play(&[2]);
    assert!(!club.boards().iter().flatten().any(|person| person == "bruno"), "who has gone is not paired");
    club.at("undo spring --round");
    assert_eq!(club.table(), before);
    club.at("absent spring lino");
    club.play(&[]);
    assert_eq!(club.boards().len(), 5);
    club.at("close spring");

    club.play(&[1]);
    club.at("result spring 1 replay");
    club.at("result spring 1 0-1");
    club.at("close spring");
    club.play(&[]);
    club.refused("finish spring", "miyako: spring: round 5 is not closed");
    club.at("close spring");
    club.refused("pair spring", "miyako: spring: all 5 rounds have been played");
    club.at("finish spring");
    let table = club.table();
    assert_eq!(table["state"]["stage"], "finished");
    let sum: f64 = table["table"].as_array().unwrap().iter().map(|line| line["wins"].as_f64().unwrap()).sum();
    // Boards and rests of the rounds: 5 + 1, 6, 5, 5 + 1, 5 + 1 (each of these is worth a point).
    assert!((sum - 29.0).abs() < 1e-9, "{sum}");
    club.refused("undo spring --step 3", "miyako: spring: step ");
    club.at("file spring");
    club.refused("correct spring 1 0-1", "miyako: spring: not at this stage (filed)");
}

#[test]
fn what_is_broken_is_named_by_its_line() {
    let club = Club::new();
    club.run(&["person", "add", "Rossi", "Anna"]);
    check_refused(&club.try_run(&["person", "add", "Rossi", "Anna"]), "miyako: anna-rossi: is there already");
    club.at("new spring");
    club.refused("enter spring anna-rossi", "miyako: spring: not at this stage (being planned)");
    club.at("open spring");
    club.refused("enter spring nobody", "miyako: nobody: nobody is not there; “miyako club person add”");
    let path = |name: &str| club.path().join(name);
    let check = |name: &str, text: &str, command: &[&str], why: &str| {
        let kept = std::fs::read_to_string(path(name)).unwrap();
        std::fs::write(path(name), format!("{kept}{text}")).unwrap();
        let run = club.try_run(command);
        assert!(run.code == 2 && run.stderr.contains(why), "{}", run.stderr);
        std::fs::write(path(name), kept).unwrap();
    };
    let table = ["tournament", "table", "spring"];
    check("people.jsonl", "{\"id\":\"b\"\n", &["person", "list"], "people.jsonl:2: EOF while parsing");
    check(
        "people.jsonl",
        "{\"id\":\"b\",\"family\":\"B\",\"grade\":\"16k\"}\n",
        &["person", "list"],
        "people.jsonl:2: \"16k\" is no grade",
    );
    check(
        "people.jsonl",
        "{\"id\":\"anna-rossi\",\"family\":\"B\"}\n",
        &["person", "list"],
        "people.jsonl:2: anna-rossi is there twice",
    );
    check("tournaments/spring/events.jsonl", "{\"at\":\"2026-11-23T09:0", &table, "events.jsonl:3: EOF while parsing");
    let undo = "{\"at\":\"2026-11-23T09:00:00Z\",\"by\":\"x\",\"act\":{\"undo\":7}}\n";
    check("tournaments/spring/events.jsonl", undo, &table, "events.jsonl:3: it takes back a step that is not there");
    check("tournaments/spring/tournament.toml", "weight = 3\n", &table, "tournament.toml:7: unknown field `weight`");
    assert!(club.at("table spring").contains("0 people"), "nothing was changed by any of these");
}

#[test]
fn tables_of_people_are_read_and_written() {
    let club = Club::new();
    let file = club.path().join("members.csv");
    std::fs::write(&file, "Cognome;Nome;Grado\nRossi;Anna;3k\nVerdi;Bruno;16k\n").unwrap();
    let name = file.to_str().unwrap();
    let run = club.try_run(&["person", "import", name]);
    check_refused(&run, &format!("miyako: {name}:3: \"16k\" is no grade"));
    assert!(!club.path().join("people.jsonl").exists());
    std::fs::write(&file, b"Cognome;Nome;Grado\nRossi;Anna;3k\nVerdi;Niccol\xf2;1d\n").unwrap();
    let said = club.run(&["person", "import", name, "--dry-run"]);
    assert!(said.contains("+ niccolo-verdi") && said.contains("windows-1252; nothing was changed"), "{said}");
    assert!(!club.path().join("people.jsonl").exists());
    club.run(&["person", "import", name]);
    let table = club.run(&["person", "export"]);
    std::fs::write(&file, &table).unwrap();
    club.run(&["person", "import", name]);
    assert_eq!(club.run(&["person", "export"]), table);
}

/// An event leaves for the federation, for a calendar, and whole for another folder, where it is the same.
#[test]
fn an_event_leaves_and_comes_back() {
    let club = Club::new();
    for (name, rating) in [("Anna", "1700"), ("Bruno", "1650"), ("Carla", "1500"), ("Dino", "1400")] {
        club.run(&["person", "add", name, "Rossi", "--nation", "ITA", "--rating", rating]);
    }
    club.at("new spring --title Primavera --rounds 2 --from 2026-11-21 --to 2026-11-22 --city Torino");
    club.at("open spring");
    club.at("enter spring --all");
    club.at("close spring");
    club.play(&[]);
    club.at("close spring");
    let file = |name: &str| club.path().join(name).to_str().unwrap().to_owned();
    let text = |name: &str| std::fs::read_to_string(file(name)).unwrap();
    club.at(&format!("export spring fesa -o {}", file("spring.txt")));
    assert!(
        text("spring.txt").starts_with("[Primavera, Torino, 2026-11-21/2026-11-22]\n[2026-11-22]\n1 ["),
        "{}",
        text("spring.txt")
    );
    let rated = miyako(&["club", "rate", &file("spring.txt"), "--json"]);
    assert_eq!((rated.code, rated.stderr.as_str()), (0, ""), "{}", text("spring.txt"));
    club.at(&format!("export spring ics -o {}", file("spring.ics")));
    let calendar = text("spring.ics");
    for line in [
        "DTSTART;VALUE=DATE:20261121",
        "DTEND;VALUE=DATE:20261123",
        "SUMMARY:Primavera",
        "LOCATION:Torino",
        "UID:spring-20261123T090000Z@miyako",
    ] {
        assert!(calendar.lines().any(|found| found.trim_end() == line), "{line}: {calendar}");
    }
    club.at(&format!("export spring json -o {}", file("spring.json")));
    let other = Club::new();
    let import = ["tournament", "import", &file("spring.json"), "--lang", "en"];
    assert!(other.run(&import).starts_with("Primavera: running, 4 people, round 1 of 2"));
    for name in ["people.jsonl", "tournaments/spring/events.jsonl", "tournaments/spring/tournament.toml"] {
        let read = |club: &Club| std::fs::read_to_string(club.path().join(name)).unwrap();
        assert_eq!(read(&other), read(&club), "{name}");
    }
    let place = other.path().join("tournaments/spring/tournament.toml").display().to_string();
    check_refused(&other.try_run(&import), &format!("miyako: {place}: spring is there already"));
    std::fs::write(file("broken.json"), text("spring.json").replace("\"winner\"", "\"x\"").replace("1-0", "2-0"))
        .unwrap();
    let broken = Club::new();
    check_refused(
        &broken.try_run(&["tournament", "import", &file("broken.json")]),
        &format!("miyako: {}: unknown variant `2-0`", file("broken.json")),
    );
    assert!(!broken.path().join("people.jsonl").exists(), "nothing is half done");
}

/// A girone in which each pair settles its hour: all rounds at once, hours for the calendar, and an end.
#[test]
fn games_by_appointment() {
    let club = Club::new();
    for (name, grade) in &PEOPLE[..4] {
        club.run(&["person", "add", name, "--grade", grade]);
    }
    club.at("new spring --form round-robin --double --by-appointment --to 2026-12-31");
    for step in ["open spring", "enter spring --all"] {
        club.at(step);
    }
    let rounds = club.at("close spring");
    assert_eq!(rounds.matches("Round ").count(), 6, "everybody twice: {rounds}");
    club.at("appoint spring anna:bruno 2026-12-01T21:00+01:00 --said-by anna");
    let agreed = club.at("appoint spring bruno:anna 2026-12-01T20:00Z --said-by bruno");
    assert!(agreed.contains("2026-12-01 20:00 UTC") && !agreed.contains("offers"), "{agreed}");
    let calendar = club.at("export spring ics");
    assert!(calendar.contains("DTSTART:20261201T200000Z") && calendar.contains("TRIGGER:-P1D"), "{calendar}");
    assert_eq!(calendar, club.at("export spring ics"), "the same entries however often it is exported");
    club.refused(
        "appoint spring 1 2027-01-01T20:00Z",
        "miyako: spring: 2027-01-01T20:00:00Z has passed, or comes after",
    );
    club.refused("appoint spring anna:zoe 2026-12-01T20:00Z", "miyako: anna:zoe: anna and zoe do not meet");
    // The first game of the two, then the one with colours exchanged.
    club.at("result spring anna:bruno bruno");
    club.at("result spring anna:bruno anna");
    let anna =
        |table: &Value| table["table"].as_array().unwrap().iter().find(|l| l["person"] == "anna").unwrap().clone();
    assert_eq!(anna(&club.table())["points"], 1.0);
    club.refused("expire spring", "miyako: spring: games may be played until 2026-12-31");
    let later = ["tournament", "expire", "spring", "--at", "2027-01-01T09:00:00Z", "--lang", "en"];
    club.run(&later);
    club.at("close spring");
    club.at("finish spring");
    assert_eq!(club.table()["state"]["stage"], "finished");
}

/// The best play a cup in the first rounds of a Swiss; who is in it stands under the table.
#[test]
fn a_cup_inside_a_swiss() {
    let club = Club::new();
    for (name, grade) in &PEOPLE[..8] {
        club.run(&["person", "add", name, "--grade", grade]);
    }
    club.refused("new spring --cup 3", "miyako: spring: tournament.toml: cup: a power of two");
    club.at("new spring --cup 4 --rounds 4");
    for step in ["open spring", "enter spring --all", "close spring"] {
        club.at(step);
    }
    let first = club.at("pair spring");
    assert_eq!(first.matches("  Cup").count(), 2, "{first}");
    club.at("confirm spring");
    for number in 1..=4 {
        club.at(&format!("result spring {number} 1-0"));
    }
    let closed = club.at("close spring");
    assert!(closed.contains("Still in the cup: "), "{closed}");
    club.play(&[]);
    let closed = club.at("close spring");
    assert!(closed.contains("Winner of the cup: "), "{closed}");
    assert_eq!(club.table()["state"]["cup"][2].as_array().unwrap().len(), 1);
    club.refused("correct spring 1 0-1 --round 1", "miyako: spring: round 2 is not closed");
}

/// Who loses a semi-final may play for the third place, or on with those who have lost once; the sheet is printed.
#[test]
fn a_knock_out_with_a_second_chance() {
    let club = Club::new();
    for (name, grade) in &PEOPLE[..8] {
        club.run(&["person", "add", name, "--grade", grade]);
    }
    club.refused(
        "new spring --form knock-out --repechage 3",
        "miyako: spring: tournament.toml: repechage: a power of two",
    );
    club.refused("new spring --repechage 4", "miyako: spring: tournament.toml: repechage: a power of two");
    club.at("new spring --form knock-out --repechage 4 --title Coppa");
    club.refused("print spring bracket -o sheet.pdf", "miyako: spring: only a knock-out has a bracket");
    for step in ["open spring", "enter spring --all", "close spring"] {
        club.at(step);
    }
    club.play(&[]);
    club.at("close spring");
    club.play(&[]);
    club.at("close spring");
    let third = club.at("pair spring");
    assert_eq!(third.matches("  Second chance").count(), 1, "{third}");
    let sheet = club.path().join("sheet.pdf");
    club.at(&format!("print spring bracket -o {}", sheet.display()));
    assert!(std::fs::read(sheet).unwrap().starts_with(b"%PDF"));
    let after = club.table();
    assert_eq!(after["state"]["planned"], 6);
}

#[test]
fn a_knock_out_with_a_game_for_the_third_place() {
    let club = Club::new();
    for (name, grade) in &PEOPLE[..4] {
        club.run(&["person", "add", name, "--grade", grade]);
    }
    club.refused("new spring --third-place", "miyako: spring: tournament.toml: third_place: only in a knock-out");
    club.at("new spring --form knock-out --third-place");
    for step in ["open spring", "enter spring --all", "close spring"] {
        club.at(step);
    }
    club.play(&[]);
    club.at("close spring");
    let last = club.at("pair spring");
    assert!(last.contains("  Final") && last.contains("  Third place"), "{last}");
    club.at("confirm spring");
    club.at("result spring 1 1-0");
    club.at("result spring 2 0-1");
    club.at("close spring");
    let table = club.table();
    let places: Vec<_> = table["table"].as_array().unwrap().iter().map(|line| line["place"].clone()).collect();
    assert_eq!(places, [1, 2, 3, 4]);
}
