//! Laws of events over random histories: of 3 to 60 people, who come late, go, come back, are absent; with results corrected
//! and steps taken back.

use club::journal::Journal;
use club::person::{Person, PersonId};
use club::time::Hour;
use club::tournament::{Act, Config, Entrant, Event, Form, Outcome, Refusal, Report, Round, Stage, Tournament};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::{BTreeMap, BTreeSet};

fn entrant(number: usize) -> Entrant {
    let mut person = Person::named(format!("p{number:02}").parse().unwrap(), "x", "");
    person.rating = Some(1000 + (number as u16 * 37) % 900);
    Entrant::from(&person)
}

/// An event, and what was true of it.
struct Hall {
    journal: Journal<Tournament>,
    /// The pairings as they were confirmed.
    confirmed: Vec<Round>,
}

impl Hall {
    fn new(form: Form, people: usize, rounds: u16) -> Hall {
        let mut hall = Hall { journal: Journal::default(), confirmed: Vec::new() };
        let thresholds = if form == Form::Mcmahon { vec!["1500".parse().unwrap()] } else { Vec::new() };
        let config = Config { name: "Prova".to_owned(), rounds, form, thresholds, ..Config::default() };
        hall.must(Event::Configure(config));
        hall.must(Event::Open);
        (1..=people).for_each(|number| hall.must(Event::Enter(entrant(number))));
        hall.must(Event::CloseEntries);
        hall
    }

    fn state(&self) -> &Tournament {
        self.journal.state()
    }

    fn act(&mut self, act: Act<Event>) -> Result<(), Refusal> {
        let hour: Hour = "2026-11-23T09:00:00Z".parse().unwrap();
        self.journal.handle(act, hour, "Ida").map(|step| self.journal.push(step))
    }

    fn try_event(&mut self, event: Event) -> bool {
        self.act(Act::Do(event)).is_ok()
    }

    #[track_caller]
    fn must(&mut self, event: Event) {
        self.act(Act::Do(event.clone())).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
    }

    /// A round, if there is one that keeps all that must be kept.
    fn play(&mut self, seed: u64, turns: &[u8]) -> bool {
        if !self.try_event(Event::Propose { seed }) {
            return false;
        }
        self.must(Event::Confirm);
        let round = self.state().rounds().len();
        let paired = self.state().rounds()[round - 1].clone();
        self.check_pairing(&paired);
        self.confirmed.push(paired.clone());
        for board in 1..=paired.boards.len() {
            let outcome = match turns[(board + round) % turns.len()] % 6 {
                0 | 1 => Outcome::First,
                2 | 3 => Outcome::Second,
                4 => Outcome::SecondAway,
                _ => Outcome::FirstAway,
            };
            self.must(Event::Result(Report { round, board, outcome, corrects: false }));
        }
        self.must(Event::CloseRound);
        true
    }

    /// Nobody is paired twice, none who is away; nobody meets anybody again, nobody rests twice while somebody who is there
    /// has not rested (I3, I5).
    fn check_pairing(&self, paired: &Round) {
        let here: Vec<&PersonId> = paired.boards.iter().flat_map(|board| &board.people).chain(&paired.byes).collect();
        let mut seen = BTreeSet::new();
        assert!(here.iter().all(|person| seen.insert(*person)), "nobody twice");
        assert!(here.iter().all(|person| !self.state().entries()[*person].is_withdrawn));
        assert!(paired.away.keys().all(|person| !seen.contains(&person)));
        let met = |pair: &[PersonId; 2]| {
            let meets = |round: &Round| {
                round.boards.iter().any(|board| pair.iter().all(|person| board.people.contains(person)))
            };
            self.confirmed.iter().any(meets)
        };
        assert!(paired.boards.iter().all(|board| !met(&board.people)), "nobody meets anybody again");
        let rested = |person: &PersonId| self.confirmed.iter().any(|round| round.byes.contains(person));
        // To meet nobody again weighs more than to rest once.
        if paired.byes.iter().any(rested) {
            let fresh = here.iter().filter(|person| !rested(person));
            for person in fresh {
                let others: Vec<&PersonId> = here.iter().copied().filter(|other| other != person).collect();
                let can_meet = |one: &PersonId, other: &PersonId| !met(&[one.clone(), other.clone()]);
                assert!(!can_pair(&others, &can_meet), "{person} could rest instead of somebody who has");
            }
        }
    }

    /// Points are games and byes (I2), and what was confirmed stays (I6).
    fn check_table(&self) {
        let state = self.state();
        let (mut halves, mut wanted): (BTreeMap<PersonId, i64>, BTreeMap<PersonId, i64>) = Default::default();
        for line in state.table().lines {
            wanted.insert(line.person.clone(), line.points.0 - 2 * line.start);
        }
        for (round, confirmed) in state.rounds().iter().zip(&self.confirmed) {
            let pairs = |round: &Round| round.boards.iter().map(|board| board.people.clone()).collect::<Vec<_>>();
            assert_eq!((pairs(round), &round.byes), (pairs(confirmed), &confirmed.byes));
            round.byes.iter().for_each(|person| *halves.entry(person.clone()).or_default() += 2);
            for board in &round.boards {
                let winner = match board.counted() {
                    Some(Outcome::First | Outcome::SecondAway) => &board.people[0],
                    Some(Outcome::Second | Outcome::FirstAway) => &board.people[1],
                    _ => continue,
                };
                *halves.entry(winner.clone()).or_default() += 2;
            }
        }
        for (person, points) in wanted {
            assert_eq!(points, halves.get(&person).copied().unwrap_or_default(), "{person}");
        }
        // The state is a function of the effects alone (I1).
        let again = Journal::<Tournament>::from_steps(self.journal.steps().to_vec()).unwrap();
        assert_eq!(again.state(), state);
    }
}

/// Whether everybody can be paired with somebody they may meet; in a large field they can.
fn can_pair(people: &[&PersonId], can_meet: &impl Fn(&PersonId, &PersonId) -> bool) -> bool {
    let Some((first, rest)) = people.split_first() else { return true };
    (0..rest.len()).any(|index| {
        let others: Vec<&PersonId> = [&rest[..index], &rest[index + 1..]].concat();
        can_meet(first, rest[index]) && can_pair(&others, can_meet)
    })
}

/// Something between two rounds.
#[derive(Clone, Copy, Debug)]
enum Between {
    Withdraw(usize),
    Return(usize),
    Absent(usize),
    Late,
    Correct(usize),
    UndoAndRepeat,
}

fn between() -> impl Strategy<Value = Between> {
    prop_oneof![
        (0usize..60).prop_map(Between::Withdraw),
        (0usize..60).prop_map(Between::Return),
        (0usize..60).prop_map(Between::Absent),
        Just(Between::Late),
        (0usize..60).prop_map(Between::Correct),
        Just(Between::UndoAndRepeat),
    ]
}

fn happen(hall: &mut Hall, what: Between, people: &mut usize) {
    let ids: Vec<PersonId> = hall.state().entries().keys().cloned().collect();
    let person = |number: usize| ids[number % ids.len()].clone();
    let points = |hall: &Hall, person: &PersonId| hall.state().points(person);
    match what {
        Between::Withdraw(number) => drop(hall.try_event(Event::Withdraw(person(number)))),
        Between::Return(number) => {
            let before = points(hall, &person(number));
            hall.try_event(Event::Return(person(number)));
            assert_eq!(points(hall, &person(number)), before, "coming back adds no points (I4)");
        }
        Between::Absent(number) => {
            let round = hall.state().rounds().len() + 1;
            hall.try_event(Event::Absent { person: person(number), round });
        }
        Between::Late => {
            if hall.try_event(Event::LateEntry(entrant(*people + 1))) {
                *people += 1;
            }
        }
        Between::Correct(number) => {
            let rounds = hall.state().rounds().len();
            let Some(round) = (number % rounds.max(1)).checked_add(1).filter(|round| *round <= rounds) else { return };
            let boards = hall.state().rounds()[round - 1].boards.len();
            if boards > 0 {
                let report = Report { round, board: number % boards + 1, outcome: Outcome::Second, corrects: true };
                hall.try_event(Event::Result(report));
            }
        }
        Between::UndoAndRepeat => {
            let Some(last) = hall.journal.last() else { return };
            let before = hall.state().clone();
            let Act::Do(event) = hall.journal.steps()[last - 1].act.clone() else { return };
            if hall.act(Act::Undo(last)).is_ok() {
                hall.must(event);
                assert_eq!(hall.state(), &before, "undone and done again it is as it was");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn events_keep_their_laws(
        form in prop_oneof![Just(Form::Swiss), Just(Form::Mcmahon)],
        mut people in 3usize..60,
        seed in any::<u64>(),
        turns in prop::collection::vec(any::<u8>(), 5..40),
        rounds in prop::collection::vec(prop::collection::vec(between(), 0..5), 1..7),
    ) {
        let mut hall = Hall::new(form, people, rounds.len() as u16);
        for (number, things) in rounds.into_iter().enumerate() {
            if !hall.play(seed.wrapping_add(number as u64), &turns) {
                prop_assert!(number > 0, "a first round there is always");
                break;
            }
            things.into_iter().for_each(|thing| happen(&mut hall, thing, &mut people));
            hall.check_table();
        }
        if hall.state().stage() == Stage::Running && hall.try_event(Event::Finish) {
            hall.check_table();
        }
    }
}
