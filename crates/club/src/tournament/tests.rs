use super::*;
use crate::time::Hour;

mod forms;

fn hour() -> Hour {
    "2026-11-23T09:00:00Z".parse().unwrap()
}

fn entrant(name: &str, grade: &str) -> Entrant {
    let mut person = crate::person::Person::named(name.parse().unwrap(), name, "");
    person.grade = Some(grade.parse().unwrap());
    Entrant::from(&person)
}

struct Hall(Journal);

impl Hall {
    /// An event of these people that is ready for its first round.
    fn of(config: Config, people: &[(&str, &str)]) -> Hall {
        let mut hall = Hall(Journal::default());
        hall.act(Event::Configure(config));
        hall.act(Event::Open);
        for (name, grade) in people {
            hall.act(Event::Enter(entrant(name, grade)));
        }
        hall.act(Event::CloseEntries);
        hall
    }

    fn act(&mut self, event: Event) {
        self.try_act(event.clone()).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
    }

    fn try_act(&mut self, event: Event) -> Result<(), Refusal> {
        self.0.handle(Act::Do(event), hour(), "Ida").map(|step| self.0.push(step))
    }

    fn undo(&mut self, step: usize) -> Result<(), Refusal> {
        self.0.handle(Act::Undo(step), hour(), "Ida").map(|step| self.0.push(step))
    }

    fn state(&self) -> &Tournament {
        self.0.state()
    }

    fn report(&mut self, board: usize, outcome: Outcome) -> Result<(), Refusal> {
        let round = self.state().rounds().len();
        self.try_act(Event::Result(Report { round, board, outcome, corrects: false }))
    }

    /// Pairs a round and lets the first of each board win.
    fn play(&mut self) {
        self.act(Event::Propose { seed: 1 });
        self.act(Event::Confirm);
        for board in 1..=self.state().rounds().last().unwrap().boards.len() {
            self.report(board, Outcome::First).unwrap();
        }
        self.act(Event::CloseRound);
    }
}

const FOUR: [(&str, &str); 4] = [("anna", "2d"), ("bruno", "1d"), ("carla", "1k"), ("dino", "5k")];
const FIVE: [(&str, &str); 5] = [("anna", "2d"), ("bruno", "1d"), ("carla", "1k"), ("dino", "5k"), ("ezio", "9k")];

fn config(rounds: u16, form: Form) -> Config {
    Config { name: "Prova".to_owned(), rounds, form, ..Config::default() }
}

#[test]
fn a_round_robin_goes_from_plan_to_table() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    (0..3).for_each(|_| hall.play());
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(3)));
    hall.act(Event::Finish);
    let table = hall.state().table();
    assert_eq!(table.lines.iter().map(|line| line.points.0).sum::<i64>(), 2 * 6);
    assert_eq!(table.lines[0].place, 1);
}

#[test]
fn who_loses_a_knock_out_is_out() {
    let mut hall = Hall::of(config(3, Form::KnockOut), &FIVE);
    hall.play();
    let first = &hall.state().rounds()[0];
    assert_eq!((first.boards.len(), first.byes.len()), (1, 3));
    hall.play();
    hall.play();
    assert_eq!(hall.state().rounds()[2].boards.len(), 1);
    assert!(hall.state().rounds()[2].away.values().all(|away| away.why == Why::Out));
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::AllPlayed(3)));
}

#[test]
fn a_draw_is_played_again_with_colours_changed() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    hall.act(Event::Propose { seed: 1 });
    hall.act(Event::Confirm);
    hall.report(1, Outcome::Drawn).unwrap();
    let step = hall.0.steps().last().unwrap();
    let people = hall.state().rounds()[0].boards[0].people.clone();
    let Effect::GameWanted { game: 2, people: replayed, .. } = &step.effects[1] else { panic!("{:?}", step.effects) };
    assert_eq!([&replayed[1], &replayed[0]], [&people[0], &people[1]]);
    hall.report(1, Outcome::Second).unwrap();
    let board = &hall.state().rounds()[0].boards[0];
    assert_eq!((board.games.len(), board.counted()), (2, Some(Outcome::Second)));
    assert_eq!(hall.report(1, Outcome::Halved), Err(Refusal::Draws));
}

#[test]
fn two_who_say_the_same_agree_and_others_do_not() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    hall.act(Event::Propose { seed: 1 });
    hall.act(Event::Confirm);
    hall.report(1, Outcome::First).unwrap();
    hall.report(1, Outcome::First).unwrap();
    assert_eq!(hall.report(1, Outcome::Second), Err(Refusal::HasResult { round: 1, board: 1, was: "1-0" }));
    hall.act(Event::Result(Report { round: 1, board: 1, outcome: Outcome::Second, corrects: true }));
    assert_eq!(hall.state().rounds()[0].boards[0].games, [Outcome::Second]);
    assert_eq!(hall.try_act(Event::CloseRound), Err(Refusal::BoardOpen { round: 1, board: 2 }));
    assert_eq!(hall.report(9, Outcome::First), Err(Refusal::Board { round: 1, board: 9 }));
}

#[test]
fn a_dispute_keeps_the_round_open_until_somebody_rules() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    hall.act(Event::Propose { seed: 1 });
    hall.act(Event::Confirm);
    hall.report(1, Outcome::First).unwrap();
    hall.report(2, Outcome::First).unwrap();
    hall.act(Event::Dispute { round: 1, board: 2 });
    assert_eq!(hall.try_act(Event::CloseRound), Err(Refusal::BoardOpen { round: 1, board: 2 }));
    let report = Report { round: 1, board: 2, outcome: Outcome::Halved, corrects: false };
    assert_eq!(hall.try_act(Event::Rule { report: report.clone(), reason: " ".to_owned() }), Err(Refusal::Reason));
    hall.act(Event::Rule { report, reason: "both clocks had stopped".to_owned() });
    hall.act(Event::CloseRound);
}

// HCAP-05
#[test]
fn odds_follow_from_grades_at_entry() {
    let system = arbiter::handicap::System::Federation;
    let mut hall = Hall::of(Config { odds: Some(system), ..config(3, Form::RoundRobin) }, &FOUR);
    hall.act(Event::Propose { seed: 1 });
    let odds = |hall: &Hall, board: usize| hall.state().proposed().unwrap().boards[board].clone();
    let board = odds(&hall, 0);
    assert_eq!(
        (board.people[0].as_str(), board.odds.as_str()),
        ("dino", "two-piece"),
        "5k has the first colour against 2d"
    );
    hall.act(Event::SetOdds { board: 1, odds: "rook".to_owned(), giver: "anna".parse().unwrap() });
    assert_eq!(odds(&hall, 0).odds, "rook");
    let event = Event::SetOdds { board: 1, odds: "king".to_owned(), giver: "anna".parse().unwrap() };
    assert_eq!(hall.try_act(event), Err(Refusal::Odds("king".to_owned())));
}

#[test]
fn what_rests_on_a_step_keeps_it() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    let ready = hall.state().clone();
    hall.act(Event::Propose { seed: 1 });
    let proposed = hall.0.last().unwrap();
    hall.act(Event::Confirm);
    assert_eq!(hall.undo(proposed), Err(Refusal::Depends(proposed + 1)));
    hall.undo(proposed + 1).unwrap();
    hall.undo(proposed).unwrap();
    assert_eq!(*hall.state(), ready, "undone to the last mark (I13)");
    assert_eq!(hall.undo(proposed), Err(Refusal::Step(proposed)));
    let again = Journal::from_steps(hall.0.steps().to_vec()).unwrap();
    assert_eq!(again, hall.0, "the fold of what was kept (I1)");
}

#[test]
fn steps_are_lines_that_can_be_read() {
    let mut hall = Hall::of(config(3, Form::RoundRobin), &FOUR);
    hall.play();
    for step in hall.0.steps() {
        let line = serde_json::to_string(step).unwrap();
        assert_eq!(serde_json::from_str::<Step>(&line).unwrap(), *step, "{line}");
    }
    let line = serde_json::to_string(&hall.0.steps()[1]).unwrap();
    assert_eq!(line, r#"{"at":"2026-11-23T09:00:00Z","by":"Ida","act":{"do":"open"},"effects":[{"stage":"open"}]}"#);
}

#[test]
fn degressive_thresholds_fall_away() {
    let thresholds = ["1k", "1d/1"].map(|text| text.parse().unwrap()).to_vec();
    let mut hall = Hall::of(Config { thresholds, ..config(3, Form::Mcmahon) }, &FOUR);
    let start = |hall: &Hall, name: &str| hall.state().start(&name.parse().unwrap());
    assert_eq!(["anna", "carla", "dino"].map(|name| start(&hall, name)), [2, 1, 0]);
    hall.play();
    hall.play();
    assert_eq!(["anna", "carla", "dino"].map(|name| start(&hall, name)), [1, 1, 0]);
}

#[test]
fn each_stage_has_its_events() {
    let mut hall = Hall(Journal::default());
    assert_eq!(hall.try_act(Event::Enter(entrant("anna", "1k"))), Err(Refusal::Stage(Stage::Draft)));
    assert_eq!(hall.try_act(Event::Configure(Config::default())), Err(Refusal::Setting("name")));
    hall.act(Event::Configure(config(5, Form::Swiss)));
    hall.act(Event::Open);
    hall.act(Event::Enter(entrant("anna", "1k")));
    assert_eq!(hall.try_act(Event::Enter(entrant("anna", "1k"))), Err(Refusal::Twice("anna".parse().unwrap())));
    assert_eq!(hall.try_act(Event::CloseEntries), Err(Refusal::TooFew(1)));
    assert_eq!(hall.try_act(Event::Propose { seed: 0 }), Err(Refusal::Stage(Stage::Open)));
    hall.act(Event::Cancel);
    assert_eq!(hall.try_act(Event::Open), Err(Refusal::Stage(Stage::Cancelled)));
}

/// Colours are dealt and nothing is given; what the arbiter has settled holds, and the others are paired without them.
#[test]
fn by_the_fides_own_swiss_colours_are_dealt() {
    let jsa = Some(arbiter::handicap::System::Federation);
    let mut plan = Hall(Journal::default());
    let refused = plan.try_act(Event::Configure(Config { odds: jsa, ..config(3, Form::Dutch) }));
    assert_eq!(refused, Err(Refusal::Setting("odds")));

    let mut hall = Hall::of(config(3, Form::Dutch), &FIVE);
    let pairs = |hall: &Hall| -> Vec<[String; 2]> {
        let boards = &hall.state().proposed().unwrap().boards;
        boards.iter().map(|board| board.people.each_ref().map(ToString::to_string)).collect()
    };
    let named = |pairs: &[[&str; 2]]| pairs.iter().map(|pair| pair.map(str::to_owned)).collect::<Vec<_>>();
    hall.act(Event::Propose { seed: 3 });
    assert_eq!(pairs(&hall), named(&[["anna", "carla"], ["dino", "bruno"]]));
    hall.act(Event::Propose { seed: 1 });
    assert_eq!(pairs(&hall), named(&[["carla", "anna"], ["bruno", "dino"]]));
    assert_eq!(hall.state().proposed().unwrap().boards[0].odds, "even");
    let odds = Event::SetOdds { board: 1, odds: "rook".to_owned(), giver: "anna".parse().unwrap() };
    assert_eq!(hall.try_act(odds), Err(Refusal::Setting("odds")));

    hall.act(Event::Fix(["ezio", "anna"].map(|id| id.parse().unwrap())));
    hall.act(Event::Propose { seed: 1 });
    assert_eq!(pairs(&hall), named(&[["ezio", "anna"], ["bruno", "carla"]]));
    hall.act(Event::Forbid(["carla", "bruno"].map(|id| id.parse().unwrap())));
    hall.act(Event::Propose { seed: 1 });
    assert_eq!(pairs(&hall), named(&[["ezio", "anna"], ["bruno", "dino"]]));
    hall.act(Event::Confirm);
    hall.report(1, Outcome::First).unwrap();
    hall.report(2, Outcome::SecondAway).unwrap();
    hall.act(Event::CloseRound);
    hall.act(Event::Absent { person: "ezio".parse().unwrap(), round: 2 });
    hall.act(Event::Propose { seed: 9 });
    // Carla's rest floated her down, Bruno's walk-over him; the lot of the first round goes on deciding.
    assert_eq!(pairs(&hall), named(&[["anna", "bruno"], ["dino", "carla"]]));
    hall.act(Event::Withdraw("anna".parse().unwrap()));
    assert_eq!(hall.try_act(Event::Propose { seed: 9 }), Err(Refusal::NoPairing), "only Dino may rest");
}

/// The federation's file: what is written is read again, and says who gave what to whom.
#[test]
fn the_cross_table_is_the_federations() {
    let mut hall = Hall::of(config(2, Form::Mcmahon), &FIVE);
    hall.act(Event::Propose { seed: 1 });
    let board = hall.state().proposed().unwrap().boards[0].clone();
    let [one, other] = board.people.clone();
    hall.act(Event::SetOdds { board: 1, odds: "rook".to_owned(), giver: one.clone() });
    hall.act(Event::Confirm);
    hall.report(1, Outcome::First).unwrap();
    hall.report(2, Outcome::SecondAway).unwrap();
    hall.act(Event::CloseRound);
    let table = hall.state().cross_table(|person| (person.to_string(), "[X]".to_owned()));
    let text = table.to_string();
    assert_eq!(crate::rating::fesa::cross_table::read(text.as_bytes()).unwrap(), table, "{text}");
    assert!(text.starts_with("[Prova]\n"), "{text}");
    let cells = |who: &PersonId| {
        let line = table.players.iter().find(|line| line.last == who.as_str()).unwrap();
        assert!(line.is_new && line.first == "X" && line.start.is_some());
        line.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert!(cells(&one).ends_with("(-R)") && cells(&other).ends_with("(+R)"), "{text}");
    let others: Vec<String> =
        table.players.iter().map(|line| line.cells[0].to_string()).filter(|cell| cell.starts_with('0')).collect();
    let count = |cell: &str| others.iter().filter(|other| *other == cell).count();
    assert_eq!((count("0+"), count("0#")), (2, 1), "a bye, a walk-over and who did not come: {text}");
}

/// A round that cannot be made is foreseen, and one that can is not feared.
#[test]
fn a_round_that_cannot_be_made_is_foreseen() {
    let mut hall = Hall::of(config(5, Form::Swiss), &FOUR);
    assert_eq!(hall.state().shortfall(), Some(4), "four people have three rounds");
    hall.act(Event::Propose { seed: 1 });
    assert_eq!(hall.state().shortfall(), Some(4));
    (0..3).for_each(|_| hall.play());
    assert_eq!(hall.try_act(Event::Propose { seed: 1 }), Err(Refusal::NoPairing));
    let mut hall = Hall::of(config(3, Form::Swiss), &FOUR);
    assert_eq!(hall.state().shortfall(), None);
    hall.act(Event::Forbid(["anna", "bruno"].map(|name| name.parse().unwrap())));
    assert_eq!(hall.state().shortfall(), Some(3), "two of them never meet");
    assert_eq!(Hall::of(config(9, Form::RoundRobin), &FOUR).state().shortfall(), None);
}
