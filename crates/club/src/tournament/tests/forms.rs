//! A girone, games by appointment, a cup inside a Swiss.

use super::*;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn at(text: &str) -> Hour {
    text.parse().unwrap()
}

impl Hall {
    /// Something happens at an hour of its own.
    fn act_at(&mut self, hour: &str, event: Event) -> Result<(), Refusal> {
        self.0.handle(Act::Do(event), at(hour), "Ida").map(|step| self.0.push(step))
    }

    fn offer(&mut self, board: usize, person: &str, hour: &str) -> Result<(), Refusal> {
        self.try_act(Event::OfferHour { round: 1, board, person: id(person), hour: at(hour) })
    }

    fn agreed(&self, board: usize) -> Option<Hour> {
        self.state().rounds()[0].boards[board - 1].hours.agreed
    }
}

#[test]
fn in_a_girone_everybody_meets_twice_with_colours_exchanged() {
    let mut hall = Hall::of(Config { double: true, ..config(99, Form::RoundRobin) }, &FIVE);
    assert_eq!(hall.state().planned(), 10, "five rest once in each half");
    (0..10).for_each(|_| hall.play());
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(10)));
    let pairs: Vec<_> =
        hall.state().rounds().iter().flat_map(|round| &round.boards).map(|b| b.people.clone()).collect();
    let all: BTreeSet<_> = pairs.iter().cloned().collect();
    assert_eq!((pairs.len(), all.len()), (20, 20), "each pair once each way");
    let once = config(99, Form::Swiss);
    let mut plan = Hall(Journal::default());
    assert_eq!(plan.try_act(Event::Configure(Config { double: true, ..once })), Err(Refusal::Setting("double")));
}

#[test]
fn two_agree_on_an_hour_when_both_say_the_same() {
    let last = Some("2026-12-20".parse().unwrap());
    let mut hall = Hall::of(Config { by_appointment: true, to: last, ..config(99, Form::RoundRobin) }, &FOUR);
    assert_eq!(hall.state().rounds().len(), 3, "all rounds stand from the beginning");
    let [one, other] = hall.state().rounds()[0].boards[0].people.each_ref().map(PersonId::to_string);
    hall.offer(1, &one, "2026-12-01T20:00Z").unwrap();
    hall.offer(1, &other, "2026-12-02T20:00Z").unwrap();
    assert_eq!(hall.agreed(1), None);
    // An hour told in another zone is the same hour.
    hall.offer(1, &other, "2026-12-01T21:00+01:00").unwrap();
    assert_eq!(hall.agreed(1), Some(at("2026-12-01T20:00Z")));
    hall.act(Event::TakeBackHour { round: 1, board: 1, person: id(&one) });
    assert_eq!(hall.agreed(1), None, "who cannot come leaves it open");
    assert_eq!(hall.offer(1, "zoe", "2026-12-02T20:00Z"), Err(Refusal::Unknown(id("zoe"))));
    for hour in ["2026-11-01T20:00Z", "2026-12-21T20:00Z"] {
        assert_eq!(hall.offer(1, &one, hour), Err(Refusal::Hour(at(hour))), "before now, after the last day");
    }
    hall.try_act(Event::Result(Report { round: 3, board: 2, outcome: Outcome::First, corrects: false })).unwrap();
    let played = hall.state().rounds()[2].boards[1].people[0].clone();
    let late = Event::OfferHour { round: 3, board: 2, person: played, hour: at("2026-12-02T20:00Z") };
    assert_eq!(hall.try_act(late), Err(Refusal::HasResult { round: 3, board: 2, was: "1-0" }));
    let even = Hall::of(config(3, Form::RoundRobin), &FOUR).offer(1, "anna", "2026-12-02T20:00Z");
    assert_eq!(even, Err(Refusal::NoAppointments));
}

#[test]
fn what_nobody_played_lapses_after_the_last_day() {
    let last = "2026-12-20".parse().unwrap();
    let mut hall = Hall::of(Config { by_appointment: true, to: Some(last), ..config(99, Form::RoundRobin) }, &FOUR);
    hall.act(Event::Withdraw(id("dino")));
    let lost = hall.state().games().len();
    assert_eq!(lost, 0, "no game was played");
    assert_eq!(hall.state().points(&id("anna")), Half(2), "whoever was to meet Dino has a point");
    assert_eq!(hall.try_act(Event::CloseRound), Err(Refusal::BoardOpen { round: 1, board: 2 }));
    assert_eq!(hall.act_at("2026-12-20T23:59Z", Event::Expire), Err(Refusal::NotOver(Some(last))));
    hall.act_at("2026-12-21T00:00Z", Event::Expire).unwrap();
    hall.act(Event::CloseRound);
    hall.act(Event::Finish);
    let table = hall.state().table();
    assert_eq!(table.lines.iter().map(|line| line.points.0).sum::<i64>(), 6, "three points by forfeit, no other");
}

const EIGHT: [(&str, &str); 8] = [
    ("anna", "4d"),
    ("bruno", "3d"),
    ("carla", "2d"),
    ("dino", "1d"),
    ("ezio", "1k"),
    ("franca", "2k"),
    ("gino", "3k"),
    ("hana", "4k"),
];

#[test]
fn the_best_play_a_cup_inside_a_swiss() {
    let mut hall = Hall::of(Config { cup: 4, ..config(4, Form::Swiss) }, &EIGHT);
    hall.act(Event::Propose { seed: 1 });
    let pairs = |round: &Round| -> BTreeSet<[PersonId; 2]> { round.boards.iter().map(|b| sorted(&b.people)).collect() };
    let semis: BTreeSet<_> = [[id("anna"), id("dino")], [id("bruno"), id("carla")]].into();
    assert!(pairs(hall.state().proposed().unwrap()).is_superset(&semis));
    hall.act(Event::Confirm);
    // The better seeds lose, and go on in the Swiss.
    for board in 1..=4 {
        let people = hall.state().rounds()[0].boards[board - 1].people.clone();
        let loser = people.iter().position(|person| ["anna", "bruno"].contains(&person.as_str()));
        hall.report(board, if loser == Some(0) { Outcome::Second } else { Outcome::First }).unwrap();
    }
    hall.act(Event::CloseRound);
    hall.act(Event::Propose { seed: 1 });
    let second = hall.state().proposed().unwrap();
    assert!(pairs(second).contains(&[id("carla"), id("dino")]), "the final");
    assert!(second.board_of(&id("anna")).is_some(), "who lost plays on");
    let first = hall.state().rounds()[0].clone();
    let cup = first.boards.iter().position(|board| hall.state().is_cup_board(1, board)).unwrap() + 1;
    hall.act(Event::Confirm);
    let correction = Report { round: 1, board: cup, outcome: Outcome::SecondAway, corrects: true };
    assert_eq!(hall.try_act(Event::Result(correction)), Err(Refusal::RoundOpen(2)), "the final rests on it");
    for board in 1..=4 {
        let people = hall.state().rounds()[1].boards[board - 1].people.clone();
        hall.report(board, if people[1] == id("dino") { Outcome::Second } else { Outcome::First }).unwrap();
    }
    hall.act(Event::CloseRound);
    (0..2).for_each(|_| hall.play());
    let stages = hall.state().cup();
    assert_eq!(stages.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(stages[2], [Some(&id("dino"))]);
}

#[test]
fn a_cup_takes_who_is_there_and_who_may() {
    let mut hall = Hall(Journal::default());
    hall.act(Event::Configure(Config { cup: 4, cup_nation: "ITA".to_owned(), ..config(3, Form::Mcmahon) }));
    hall.act(Event::Open);
    for (number, (name, grade)) in EIGHT.iter().enumerate() {
        let nation = if number % 2 == 0 { "ITA" } else { "FRA" };
        hall.act(Event::Enter(Entrant { nation: Some(nation.to_owned()), ..entrant(name, grade) }));
    }
    hall.act(Event::Absent { person: id("anna"), round: 1 });
    hall.act(Event::CloseEntries);
    hall.play();
    // Anna missed the first round: carla, ezio and gino are seeded, and carla finds nobody.
    let stages = hall.state().cup();
    assert_eq!(stages[0], [Some(&id("carla")), None, Some(&id("ezio")), Some(&id("gino"))]);
    assert_eq!(stages[1][0], Some(&id("carla")), "whoever finds nobody goes on, whatever their game in the Swiss was");
    hall.play();
    assert!(
        hall.state().is_cup_board(
            2,
            &hall.state().rounds()[1].boards[hall.state().rounds()[1].board_of(&id("carla")).unwrap()]
        )
    );
}

#[test]
fn a_cup_that_cannot_be_is_refused() {
    let mut plan = Hall(Journal::default());
    for (cup, rounds, form) in [(3, 5, Form::Swiss), (8, 2, Form::Swiss), (4, 5, Form::Dutch), (1, 5, Form::Swiss)] {
        let planned = Event::Configure(Config { cup, ..config(rounds, form) });
        assert_eq!(plan.try_act(planned), Err(Refusal::Setting("cup")), "{cup} in {rounds} rounds");
    }
    let halves = Config { cup: 4, draws: Draws::Half, ..config(5, Form::Swiss) };
    assert_eq!(plan.try_act(Event::Configure(halves)), Err(Refusal::Setting("cup")), "somebody has to go on");
}
