//! Tournament reports: out of an event, into one, and before the eyes of a foreign program, bbpPairings, where the
//! environment variable `MIYAKO_BBP` names its executable.

use crate::program::{check_refused, miyako, run};
use club::exchange::trf::{self, Cell, Ending, Report, Rest};
use club::pairing::dutch::{Field, Past, Player, pair};
use club::person::Person;
use club::time::Hour;
use club::tournament::{Act, Config, Draws, Entrant, Event, Form, Journal, Outcome, Refusal};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Four people after a round, of which another program told.
const REPORT: &str = "\
012 Coppa d'inverno
042 2026/12/05
142 3
152 W
192 FIDE_DUTCH_2025
001    1      Rossi, Anna                       1723 ITA                         1.0    1     3 w 1
001    2      Verdi, Luca                       1651 ITA                         0.0    3     4 b 0
001    3      Neri, Zoë                         1500 ITA                         0.0    3     1 b 0
001    4      Bruni, Carlo                      1388 ITA                         1.0    1     2 w 1
";

#[test]
fn an_event_of_another_program_goes_on_here() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let tournament = |args: &[&str]| {
        let run = miyako(&[&["club", "tournament"], args, &["--folder", &path("club"), "--lang", "en"]].concat());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        run.stdout
    };
    std::fs::write(path("coppa.trf"), REPORT).unwrap();
    tournament(&["import", &path("coppa.trf")]);
    let round = tournament(&["pair", "coppa-dinverno", "--json"]);
    let round: serde_json::Value = serde_json::from_str(&round).unwrap();
    let boards = &round["state"]["proposed"]["boards"];
    let people = |board: usize| [0, 1].map(|side| boards[board]["people"][side].as_str().unwrap().to_owned());
    assert_eq!([people(0), people(1)], [["carlo-bruni", "anna-rossi"], ["luca-verdi", "zoe-neri"]]);

    let exported = tournament(&["export", "coppa-dinverno", "trf"]);
    let [read, again] = [REPORT, &exported].map(|text| trf::read(text).unwrap());
    assert_eq!(again.players, read.players);
    tournament(&["export", "coppa-dinverno", "trf", "-o", &path("out.trf")]);
    assert_eq!(std::fs::read_to_string(path("out.trf")).unwrap(), exported);
}

#[test]
fn what_cannot_be_imported_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.trf");
    let check = |text: &str, message: &str| {
        std::fs::write(&file, text).unwrap();
        let (file, club) = (file.to_str().unwrap(), folder.path().join("club"));
        let run = miyako(&["club", "tournament", "import", file, "--folder", club.to_str().unwrap(), "--lang", "en"]);
        check_refused(&run, &message.replace("FILE", &format!("miyako: {file}")));
        assert!(!club.join("tournaments").exists(), "{text}");
    };
    check(&REPORT.replace("3 w 1", "3 w x"), "FILE:6:99: expected one of 1 = 0");
    check(&REPORT.replace("142 3", "162  W 3.0"), "FILE:6:81: expected 3.0, to which the rounds come");
    check(&REPORT.replace("012 Coppa d'inverno\n", ""), "miyako: --name: expected one");
    check(&REPORT.replace("142 3", "250       1.0 001 002 0001 0002"), "FILE: expected no points for the pairing");
    let alone = REPORT.lines().take(5).collect::<Vec<_>>().join("\n");
    check(&alone, "FILE: round 1: at least two people are needed");
}

/// How many events of each size are played.
const SEEDS: u64 = 20;

/// The foreign program; without it these tests are skipped.
fn bbp() -> Option<PathBuf> {
    let program = std::env::var_os("MIYAKO_BBP").map(PathBuf::from);
    if program.is_none() {
        println!("skipped: no bbpPairings");
    }
    program
}

/// Numbers that look like chance (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) % most
    }
}

fn entrant(number: usize) -> Entrant {
    let mut person = Person::named(format!("p{number}").parse().unwrap(), "Player", &number.to_string());
    person.rating = Some(2400 - 7 * number as u16);
    Entrant::from(&person)
}

/// An event with all that happens in halls: late entries, absences, people who leave, games nobody came to, pairs that
/// must not be, and the stronger winning more often.
fn play(seed: u64, people: usize, rounds: u16, form: Form) -> Journal {
    let mut chance = Chance(seed);
    let mut journal = Journal::default();
    let hour: Hour = "2026-11-23T09:00:00Z".parse().unwrap();
    let act = |journal: &mut Journal, event: Event| -> Result<(), Refusal> {
        journal.handle(Act::Do(event), hour, "Ida").map(|step| journal.push(step))
    };
    let config = Config { name: format!("Event {seed}"), rounds, form, draws: Draws::Half, ..Config::default() };
    act(&mut journal, Event::Configure(Config { half_absences: 2, ..config })).unwrap();
    act(&mut journal, Event::Open).unwrap();
    for number in 1..=people {
        act(&mut journal, Event::Enter(entrant(2 * number))).unwrap();
    }
    act(&mut journal, Event::CloseEntries).unwrap();
    let pair = [3, 4].map(|number| entrant(2 * number).id);
    act(&mut journal, Event::Forbid(pair)).unwrap();
    for round in 1..=usize::from(rounds) {
        for number in 1..=people {
            let person = entrant(2 * number).id;
            let event = match chance.below(60) {
                0 => Event::Withdraw(person),
                1 | 2 => Event::Absent { person, round },
                3..=10 => Event::Return(person),
                11 if round > 1 => Event::LateEntry(entrant(2 * number - 1)),
                _ => continue,
            };
            // Who has not left does not return, and so on.
            let _ = act(&mut journal, event);
        }
        if act(&mut journal, Event::Propose { seed }).is_err() {
            break;
        }
        act(&mut journal, Event::Confirm).unwrap();
        let boards = journal.state().rounds().last().unwrap().boards.clone();
        for (board, pair) in (1..).zip(&boards) {
            let is_stronger = journal
                .state()
                .by_strength()
                .iter()
                .find_map(|person| pair.people.iter().position(|own| own == *person).map(|side| side == 0));
            let outcome = match chance.below(24) {
                0 => Outcome::SecondAway,
                1 => Outcome::FirstAway,
                2 => Outcome::BothAway,
                3..=7 => Outcome::Halved,
                8..=11 if is_stronger == Some(true) => Outcome::Second,
                8..=11 => Outcome::First,
                _ if is_stronger == Some(true) => Outcome::First,
                _ => Outcome::Second,
            };
            let report = club::tournament::Report { round, board, outcome, corrects: false };
            act(&mut journal, Event::Result(report)).unwrap();
        }
        act(&mut journal, Event::CloseRound).unwrap();
    }
    journal
}

/// What the foreign program would have paired otherwise in the rounds of a report.
fn complaints(program: &Path, file: &Path) -> Vec<String> {
    let run = run(Command::new(program).arg("--dutch").arg(file).arg("-c"), "");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", file.display());
    let is_fine = |line: &&str| line.trim().is_empty() || line.contains(": Round #");
    run.stdout.lines().filter(|line| !is_fine(line)).map(str::to_owned).collect()
}

#[test]
fn a_foreign_checker_finds_nothing_in_our_rounds() {
    let Some(program) = bbp() else { return };
    let folder = tempfile::tempdir().unwrap();
    let sizes = [(5, 4), (8, 5), (11, 7), (16, 6), (23, 9), (40, 7), (61, 9)];
    let mut rounds = 0;
    for seed in 1..=SEEDS {
        for (people, planned) in sizes {
            let journal = play(seed, people, planned, Form::Dutch);
            rounds += journal.state().rounds().len();
            let file = folder.path().join(format!("{people}-{seed}.trf"));
            std::fs::write(&file, trf::write(&trf::of_event(journal.state(), &[]))).unwrap();
            assert_eq!(complaints(&program, &file), Vec::<String>::new(), "seed {seed}, {people} people");
        }
    }
    // It does look: what our own wishes make is something else.
    let file = folder.path().join("swiss.trf");
    let mut other = trf::of_event(play(1, 40, 7, Form::Swiss).state(), &[]);
    other.top_began = Some(true);
    std::fs::write(&file, trf::write(&other)).unwrap();
    assert!(!complaints(&program, &file).is_empty());
    println!("{rounds} rounds of {} events", SEEDS as usize * sizes.len());
    assert!(rounds > 4 * SEEDS as usize * sizes.len());
}

/// What was known before a round, from 0, and what the pairing then made of it.
fn before(report: &Report, round: usize) -> Field {
    let is_paired = |cell: &Cell| matches!(cell, Cell::Board { .. } | Cell::Alone(Rest::Paired));
    let player = |player: &trf::Player| Player {
        id: player.number.into(),
        past: player.cells[..round].iter().map(|cell| past(report, *cell)).collect(),
        adjusted: 0,
        is_here: is_paired(&player.cells[round]),
    };
    let mut players: Vec<Player> = report.players.iter().map(player).collect();
    players.sort_by_key(|player| player.id);
    let rounds = report.rounds.map_or(report.paired(), usize::from);
    Field { players, rounds, top_began: report.top_began, ..Field::default() }
}

fn past(report: &Report, cell: Cell) -> Past {
    let halves = i64::from(report.worth.of(cell).0) / 5;
    match cell {
        Cell::Board { opponent, is_first, ending } => Past::Board {
            opponent: opponent.into(),
            is_first: is_first.unwrap_or(ending == Ending::WonByForfeit),
            halves,
            is_played: ending.is_played(),
        },
        Cell::Alone(Rest::Paired) => Past::Bye(halves),
        Cell::Alone(_) => Past::Away(halves),
    }
}

#[test]
fn we_make_the_rounds_of_a_foreign_program() {
    let Some(program) = bbp() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut rounds = 0;
    for seed in 1..=10 * SEEDS {
        let settings = folder.path().join("settings");
        let (people, planned) = (9 + seed % 37, 4 + seed % 6);
        let text = format!(
            "PlayersNumber={people}\nRoundsNumber={planned}\nDrawPercentage=30\nForfeitRate={}\nRetiredRate=60\nHalfPointByeRate=40\n",
            8 + seed % 30
        );
        std::fs::write(&settings, text).unwrap();
        let file = folder.path().join(format!("{seed}.trf"));
        let mut command = Command::new(&program);
        command.args(["--dutch", "-g"]).arg(&settings).arg("-o").arg(&file).args(["-s", &seed.to_string()]);
        if run(&mut command, "").code != 0 {
            // It found no pairing either.
            continue;
        }
        let mut report = trf::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let paired = report.paired();
        report.players.iter_mut().for_each(|player| player.cells.resize(paired, Cell::Alone(Rest::Zero)));
        // Which colour the first of all had is in the first round alone.
        for round in 1..paired {
            let made = pair(&before(&report, round)).unwrap();
            let mut made: Vec<[u32; 2]> = made.boards.into_iter().chain(made.bye.map(|id| [id, 0])).collect();
            made.sort_unstable();
            let mut theirs: Vec<[u32; 2]> = report.players.iter().filter_map(|player| board(player, round)).collect();
            theirs.sort_unstable();
            assert_eq!(made, theirs, "seed {seed}, round {}", round + 1);
            rounds += 1;
        }
    }
    println!("{rounds} rounds");
    assert!(rounds > 20 * SEEDS as usize);
}

/// The board of whoever had the first colour in a round, or who rested.
fn board(player: &trf::Player, round: usize) -> Option<[u32; 2]> {
    match player.cells[round] {
        Cell::Board { opponent, is_first: Some(true), .. } => Some([player.number.into(), opponent.into()]),
        Cell::Alone(Rest::Paired) => Some([player.number.into(), 0]),
        _ => None,
    }
}
