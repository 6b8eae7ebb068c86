use super::*;
use crate::time::Hour;
use crate::tournament::{Config, Entrant, Event, Form, Outcome, Refusal, Tournament, top_begins};
use proptest::prelude::*;

/// A report of two, of three rounds.
const TWO: &str = "\
### written by hand
012 Torneo d'autunno
042 2026/11/21
XXR 5
XXC black1
001    1 mGM  Rossi, Anna                       1723 ITA       12345 2011/04/30  1.5    1     2 b 1  0000 - H  0000
001    2      Verdi, Zoë                                                         1.0    2     1 w 0            0000 - U
XXZ    1
XXP    1    2
";

#[test]
fn what_stands_in_a_report_is_read() {
    let report = read(TWO).unwrap();
    assert_eq!((report.head(12), report.rounds, report.top_began), (Some("Torneo d'autunno"), Some(5), Some(false)));
    let anna = &report.players[0];
    assert_eq!(
        (anna.name.as_str(), anna.rating, anna.sex, anna.place),
        ("Rossi, Anna", Some(1723), Some('m'), Some(1))
    );
    assert_eq!((anna.title.as_str(), anna.id.as_str(), anna.born.as_str()), ("GM", "12345", "2011/04/30"));
    let game = Cell::Board { opponent: 2, is_first: Some(false), ending: Ending::Won };
    assert_eq!(anna.cells, [game, Cell::Alone(Rest::Half), Cell::Alone(Rest::Zero)]);
    assert_eq!(report.players[1].cells[1..], [Cell::Alone(Rest::Zero), Cell::Alone(Rest::Paired)]);
    assert_eq!(report.absences, [Absence { round: None, rest: Rest::Zero, players: vec![1] }]);
    assert_eq!(report.forbidden, [Forbidden { rounds: None, players: vec![1, 2] }]);
    assert_eq!(report.others, ["### written by hand"]);
    // The ends of lines are the system's business.
    assert_eq!(read(&TWO.replace('\n', "\r")), read(TWO));
    assert_eq!(read(&TWO.replace('\n', "\r\n")), read(TWO));
}

#[test]
fn older_lines_say_the_same_as_newer_ones() {
    let check = |old: &str, new: &str| assert_eq!(read(old), read(new), "{old}");
    check("XXR 7", "142 7");
    check("XXC white1", "152 W");
    check("XXS W=3 D=1 PAB=3", "162  W 3.0    D 1.0");
    check("BBW  3.0\nBBD  1.0", "162  W 3.0    D 1.0");
    check("XXA 0002  1.0  1.0  0.5", "250       1.0 001 002 0002 0002\n250       0.5 003 003 0002 0002");
    let forbidden = read("260 001 002  125  180  184  216").unwrap().forbidden;
    assert_eq!(forbidden, [Forbidden { rounds: Some([1, 2]), players: vec![125, 180, 184, 216] }]);
    let absences = read("240 H 003  026  047").unwrap().absences;
    assert_eq!(absences, [Absence { round: Some(3), rest: Rest::Half, players: vec![26, 47] }]);
}

#[test]
fn what_cannot_be_is_named_with_its_place() {
    let check = |old: &str, new: &str, place: (usize, usize), what: &str| {
        assert!(TWO.contains(old), "{old}");
        let error = read(&TWO.replacen(old, new, 1)).unwrap_err();
        assert_eq!((error.line, error.column), place, "{error}");
        assert!(error.what.contains(what), "{error}");
    };
    check("###", "#", (1, 1), "expected three letters or figures");
    check("012 ", "012:", (2, 4), "expected a blank, found ':'");
    check("XXR 5", "XXR five", (4, 5), "expected a number of rounds of figures");
    check("XXR 5", "152 X", (4, 5), "expected W or B");
    check("XXR 5", "XXS WIN=1", (4, 5), "expected such as W=3");
    check("XXR 5", "XXS W=1 FW=2", (4, 9), "expected 1.0 as before");
    check("XXR 5", "162  Q 1.0", (4, 6), "expected one of W, D, L, A, P, X");
    check("XXR 5", "240 Q 003  026", (4, 5), "expected one of U F H Z");
    check("XXR 5", "250       1.0 003 001 0001 0002", (4, 19), "expected 3 or more, found 1");
    check("001    1", "001     ", (6, 5), "expected a player's number, from 1");
    check("001    2", "001    1", (7, 5), "1 is there twice");
    check(" mGM", " xGM", (6, 10), "expected m, w or a blank");
    check("Anna   ", "Anna di Bianchi Rossi Malaspina d", (6, 48), "expected a blank");
    check("1723", "17x3", (6, 49), "expected a rating of figures");
    check(" 1.5 ", " 1,5 ", (6, 81), "expected points such as 3.5");
    check(" 1.5 ", " 2.0 ", (6, 81), "expected 1.5, to which the rounds come, found 2.0");
    check("2 b 1", "9 b 1", (6, 92), "expected the number of another player");
    check("2 b 1", "1 b 1", (6, 92), "expected the number of another player");
    check("2 b 1", "2 x 1", (6, 97), "expected w, b, - or a blank");
    check("2 b 1", "2 - 1", (6, 97), "expected w or b");
    check("2 b 1", "2 w 1", (6, 97), "expected the other colour");
    check("2 b 1", "2 b =", (6, 99), "expected what fits the '0' of 2");
    check("2 b 1", "2 b Q", (6, 99), "expected one of 1 = 0 W D L + -");
    check("2 b 1 ", "2 b 11", (6, 100), "expected a blank");
    check("0000 - H", "0000 w H", (6, 97 + 10), "expected - or a blank");
    check("0000 - H", "0000 - 1", (6, 99 + 10), "expected one of U F H Z");
    check("     1 w 0", "  0000 - Z", (6, 92), "expected an opponent who says the same");
}

/// Any report whose lines fit each other.
fn any_report() -> impl Strategy<Value = Report> {
    let word = "[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' ,.-]{0,30}[a-z]";
    let rounds = prop::collection::vec((any::<u64>(), 0..8_usize), 0..6);
    let player =
        (word, prop::option::of(1..4000_u16), prop::option::of(prop::sample::select(vec!['m', 'w'])), 0..999_u16);
    let players = prop::collection::vec(player, 2..9);
    let heads = prop::collection::vec((prop::sample::select(vec![12, 22, 32, 42, 92, 102, 122]), word), 0..4);
    (
        heads,
        prop::option::of(1..99_u16),
        prop::option::of(any::<bool>()),
        players,
        rounds,
        prop::array::uniform5(0..99_u16),
    )
        .prop_map(|(heads, planned, top_began, people, rounds, [won, drawn, lost, absent, bye])| {
            let [won, drawn, lost, absent, bye] = [won, drawn, lost, absent, bye].map(Tenths);
            let mut report = Report { heads, rounds: planned, top_began, ..Report::default() };
            report.worth = Worth { won, drawn, lost, absent, bye };
            for (number, (name, rating, sex, place)) in (1..).zip(people) {
                let place = Some(place + 1);
                report.players.push(Player { number: 7 * number, name, rating, sex, place, ..Player::default() });
            }
            for (seed, turn) in rounds {
                let count = report.players.len();
                let numbers: Vec<u16> = (0..count).map(|place| 7 * ((place + turn) % count + 1) as u16).collect();
                for (board, pair) in numbers.chunks(2).enumerate() {
                    let cells = any_board(pair, seed.rotate_left(8 * board as u32));
                    for (number, cell) in pair.iter().zip(cells) {
                        report.players[usize::from(*number) / 7 - 1].cells.push(cell);
                    }
                }
            }
            for player in &mut report.players {
                player.points = Tenths(player.cells.iter().map(|cell| report.worth.of(*cell).0).sum::<u16>());
            }
            report
        })
}

fn any_board(pair: &[u16], seed: u64) -> [Cell; 2] {
    let ending = |seed: u64| Ending::ALL[seed as usize % 8];
    let (one, first) = (ending(seed), seed & 64 == 0);
    let fits = Ending::ALL.into_iter().find(|other| one.fits(*other));
    let [a, b] = match (pair, fits) {
        (&[a, b], Some(other)) => [(b, first, one), (a, !first, other)],
        _ => return [Cell::Alone(Rest::ALL[seed as usize % 4]); 2],
    };
    [a, b].map(|(opponent, is_first, ending)| Cell::Board { opponent, is_first: Some(is_first), ending })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(report in any_report()) {
        let text = write(&report);
        prop_assert_eq!(read(&text), Ok(report), "{}", text);
    }

    /// Whatever stands in a file, reading ends with a report or with a place and a reason.
    #[test]
    fn no_text_stops_the_reader(lines in prop::collection::vec(any_line(), 0..6)) {
        let text = lines.join("\n");
        match read(&text) {
            Ok(report) => prop_assert_eq!(read(&write(&report)).map(|again| again.players), Ok(report.players)),
            Err(error) => prop_assert!(error.line <= text.lines().count().max(1) && error.column > 0, "{}", error),
        }
    }
}

/// A line that begins as one of a report does, or does not.
fn any_line() -> impl Strategy<Value = String> {
    let tags = [
        "001", "012", "142", "152", "162", "240", "250", "260", "299", "XXA", "XXC", "XXP", "XXR", "XXS", "XXZ", "BBW",
        "###", "",
    ];
    let player = "[ 0-9]{4} [mw ][A-Z ]{3} [A-Za-zé ,]{33} [ 0-9]{4} [A-Z ]{3} [ 0-9]{11} [ 0-9/]{10} [ 0-9.]{4} [ 0-9]{4}(  [ 0-3]{4} [wb -] [-10=+UHZ]){0,3}";
    let tail = prop_oneof!["\\PC{0,40}", " [ 0-9A-Z=.]{0,40}", player.prop_map(|text| format!(" {text}"))];
    (prop::sample::select(tags.to_vec()), tail).prop_map(|(tag, tail)| format!("{tag}{tail}"))
}

fn hour() -> Hour {
    "2026-11-23T09:00:00Z".parse().unwrap()
}

fn entrants(report: &Report) -> Vec<Entrant> {
    let entrant = |player: &Player| {
        let id = crate::person::PersonId::of_name(&player.name).unwrap();
        let mut person = crate::person::Person::named(id, &player.name, "");
        person.rating = player.rating;
        Entrant::from(&person)
    };
    report.players.iter().map(entrant).collect()
}

fn folded(events: &[Event]) -> Tournament {
    let mut state = Tournament::default();
    for event in events {
        let effects = state.handle(event, hour(), "").unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
        effects.iter().for_each(|effect| state.apply(effect));
    }
    state
}

/// An event with all that may happen: a late entry, an absence worth half a point, one worth nothing, somebody who
/// leaves and comes back, games nobody came to.
fn event(form: Form) -> Tournament {
    let config = Config { name: "Prova".to_owned(), rounds: 5, form, half_absences: 1, ..Config::default() };
    let entrant = |number: u16| {
        let mut person =
            crate::person::Person::named(format!("p-{number}").parse().unwrap(), &format!("P {number}"), "");
        person.rating = Some(2000 - number);
        Entrant::from(&person)
    };
    let id = |number: u16| entrant(number).id;
    let mut events = vec![Event::Configure(config), Event::Open];
    events.extend((1..=9).map(|number| Event::Enter(entrant(number))));
    events.push(Event::CloseEntries);
    for round in 1..=4 {
        match round {
            1 => events.push(Event::Absent { person: id(4), round }),
            2 => events.extend([Event::Withdraw(id(7)), Event::LateEntry(entrant(10))]),
            3 => events.extend([Event::Return(id(7)), Event::Forbid([id(1), id(9)])]),
            _ => {}
        }
        events.extend([Event::Propose { seed: 5 }, Event::Confirm]);
        let boards = folded(&events).rounds().last().unwrap().boards.len();
        for board in 1..=boards {
            let outcome = [Outcome::First, Outcome::Second, Outcome::FirstAway, Outcome::BothAway][(board + round) % 4];
            events.push(Event::Result(tournament_report(round, board, outcome)));
        }
        events.push(Event::CloseRound);
    }
    folded(&events)
}

fn tournament_report(round: usize, board: usize, outcome: Outcome) -> crate::tournament::Report {
    crate::tournament::Report { round, board, outcome, corrects: false }
}

#[test]
fn an_event_comes_back_from_its_report() {
    for form in [Form::Dutch, Form::Swiss] {
        let state = event(form);
        let report = of_event(&state, &[]);
        assert_eq!(read(&write(&report)), Ok(report.clone()), "{form:?}");
        let again = folded(&events(&report, &config(&report), &entrants(&report), hour()).unwrap());
        assert_eq!(again.config().form, form);
        assert_eq!(of_event(&again, &[]), report, "{form:?}");
        assert_eq!(report.top_began, (form == Form::Dutch).then_some(top_begins(5)));
    }
}

#[test]
fn what_cannot_be_played_again_is_said() {
    let report = of_event(&event(Form::Dutch), &[]);
    let refused = |change: fn(&mut Report)| {
        let mut report = report.clone();
        change(&mut report);
        events(&report, &config(&report), &entrants(&report), hour()).unwrap_err().to_string()
    };
    assert!(refused(|report| report.worth.won = Tenths(30)).starts_with("expected a point for a won game"));
    let faster = refused(|report| {
        report.accelerated.push(Accelerated { points: Tenths(10), rounds: [1, 2], players: [1, 3] });
    });
    assert!(faster.starts_with("expected no points for the pairing alone"));
    let error = refused(|report| report.heads.retain(|(number, _)| *number != 12));
    assert_eq!(error, format!("round 1: {}", Refusal::Setting("name")));
}
