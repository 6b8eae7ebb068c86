//! A girone, games by appointment, a cup inside a Swiss.

use super::*;
use crate::standing::Score;

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
    let cup = first.boards.iter().position(|board| hall.state().stake(1, board) == Some(Stake::Cup)).unwrap() + 1;
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
        hall.state()
            .stake(2, &hall.state().rounds()[1].boards[hall.state().rounds()[1].board_of(&id("carla")).unwrap()])
            == Some(Stake::Cup)
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

/// A round in which whoever stands first in the order of strength wins, but for those who are named.
fn play_but(hall: &mut Hall, upsets: &[&str]) -> Vec<(Vec<String>, Option<Stake>)> {
    hall.act(Event::Propose { seed: 1 });
    hall.act(Event::Confirm);
    let number = hall.state().rounds().len();
    let order: Vec<PersonId> = hall.state().by_strength().into_iter().cloned().collect();
    let boards = hall.state().rounds()[number - 1].boards.clone();
    let mut told = Vec::new();
    for (index, board) in (1..).zip(&boards) {
        let rank = |side: usize| {
            let person = &board.people[side];
            let place = order.iter().position(|who| who == person).unwrap();
            (!upsets.contains(&person.as_str()), place)
        };
        let outcome = if rank(0) < rank(1) { Outcome::First } else { Outcome::Second };
        told.push((board.people.iter().map(PersonId::to_string).collect(), hall.state().stake(number, board)));
        hall.report(index, outcome).unwrap();
    }
    hall.act(Event::CloseRound);
    told
}

fn places(hall: &Hall) -> Vec<(usize, String)> {
    hall.state().table().lines.iter().map(|line| (line.place, line.person.to_string())).collect()
}

#[test]
fn who_loses_a_semi_final_plays_for_the_third_place() {
    let mut hall = Hall::of(Config { third_place: true, ..config(99, Form::KnockOut) }, &EIGHT);
    assert_eq!(hall.state().planned(), 3);
    play_but(&mut hall, &[]);
    play_but(&mut hall, &["dino"]);
    let last = play_but(&mut hall, &["carla"]);
    let stakes: Vec<_> = last.iter().map(|(_, stake)| *stake).collect();
    assert_eq!(stakes, [Some(Stake::Final), Some(Stake::ThirdPlace)]);
    let places = places(&hall);
    let first: Vec<&str> = places.iter().take(4).map(|(_, who)| who.as_str()).collect();
    // Bruno beat Dino in the final; Carla, who had lost to Bruno, beat Anna.
    assert_eq!(first, ["bruno", "dino", "carla", "anna"]);
    assert_eq!(places.iter().map(|(place, _)| *place).take(5).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(3)));
    let other = Config { third_place: true, repechage: 4, ..config(99, Form::KnockOut) };
    assert_eq!(hall.try_act(Event::Configure(other)), Err(Refusal::Setting("third_place")));
}

/// The form of the Kiō: from the last four on one may lose once, and who has not needs one win in the end.
#[test]
fn who_loses_once_has_a_second_chance() {
    let config = Config { repechage: 4, ..config(99, Form::KnockOut) };
    let mut hall = Hall::of(config.clone(), &EIGHT);
    assert_eq!(hall.state().planned(), 6, "three to the final, two among the beaten, one more if the unbeaten loses");
    play_but(&mut hall, &[]);
    assert!(hall.state().left().last().unwrap().beaten.is_empty(), "the quarter-finals are for good");
    play_but(&mut hall, &[]);
    let third = play_but(&mut hall, &[]);
    assert_eq!(third[0], (vec!["anna".to_owned(), "bruno".to_owned()], None));
    assert_eq!(third[1].1, Some(Stake::SecondChance));
    let fourth = play_but(&mut hall, &[]);
    assert_eq!(fourth[0].0, ["bruno", "carla"]);
    assert_eq!(hall.state().rounds()[3].byes, [id("anna")], "who has not lost waits");
    let fifth = play_but(&mut hall, &["bruno"]);
    assert_eq!(fifth, [(vec!["anna".to_owned(), "bruno".to_owned()], Some(Stake::Final))]);
    let sixth = play_but(&mut hall, &["bruno"]);
    assert_eq!(sixth[0].1, Some(Stake::Final), "both have lost once");
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(6)));
    let first: Vec<_> = places(&hall).into_iter().take(4).collect();
    assert_eq!(first.iter().map(|(_, who)| who.as_str()).collect::<Vec<_>>(), ["bruno", "anna", "carla", "dino"]);

    let mut short = Hall::of(config, &EIGHT);
    (0..5).for_each(|_| drop(play_but(&mut short, &[])));
    assert_eq!(short.state().planned(), 5, "who has not lost needs one win");
    let odd = Config { repechage: 3, ..short.state().config().clone() };
    assert_eq!(short.try_act(Event::Configure(odd)), Err(Refusal::Setting("repechage")));
}

/// Of any number of people, everybody but one loses twice, the winner at most once, nobody waits twice before all have, and
/// there are never more rounds than planned.
#[test]
fn with_chances_for_all_everybody_loses_twice() {
    for people in 2..=40 {
        let names: Vec<(String, String)> =
            (0..people).map(|number| (format!("p{number:02}"), "1d".to_owned())).collect();
        let names: Vec<(&str, &str)> = names.iter().map(|(name, grade)| (name.as_str(), grade.as_str())).collect();
        let mut hall = Hall::of(Config { repechage: 512, ..config(99, Form::KnockOut) }, &names);
        let planned = hall.state().planned();
        while hall.state().rounds().len() < hall.state().planned() {
            hall.play();
        }
        let rounds = hall.state().rounds();
        assert!(rounds.len() == planned || rounds.len() + 1 == planned, "{people}: {} of {planned}", rounds.len());
        let losses = |person: &PersonId| {
            let cells = (0..rounds.len()).filter_map(|round| hall.state().cell(person, round));
            cells.filter(|cell| matches!(cell, Cell::Game { score: Score::Lost, .. })).count()
        };
        let table = hall.state().table();
        let lost: Vec<usize> = table.lines.iter().map(|line| losses(&line.person)).collect();
        assert!(lost[0] < 2 && lost[1..].iter().all(|lost| *lost == 2), "{people}: {lost:?}");
    }
}

/// Whoever leaves has lost; who is left alone has won.
#[test]
fn who_leaves_a_knock_out_lets_the_other_go_on() {
    let mut hall = Hall::of(Config { repechage: 4, ..config(99, Form::KnockOut) }, &FOUR);
    play_but(&mut hall, &[]);
    ["anna", "carla", "dino"].iter().for_each(|who| hall.act(Event::Withdraw(id(who))));
    hall.play();
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(2)));
    assert_eq!(hall.state().table().lines[0].person, id("bruno"));
    assert_eq!(hall.state().planned(), 2);
}
