use super::*;
use crate::person::Person;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

type Journal = crate::journal::Journal<Arena>;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn entrant(name: &str) -> Entrant {
    Entrant::from(&Person::named(id(name), name, ""))
}

fn at(text: &str) -> Hour {
    text.parse().unwrap()
}

struct Evening(Journal);

impl Evening {
    fn of(points: Points, people: &[&str]) -> Evening {
        let mut evening = Evening(Journal::default());
        let until = Some(at("2026-11-24T22:00Z"));
        evening.act(Event::Begin { title: "Serata".to_owned(), points, until }).unwrap();
        people.iter().for_each(|name| evening.act(Event::Arrive(entrant(name))).unwrap());
        evening
    }

    fn act(&mut self, event: Event) -> Result<(), Refusal> {
        self.act_at("2026-11-24T20:00Z", event)
    }

    fn act_at(&mut self, hour: &str, event: Event) -> Result<(), Refusal> {
        let step = self.0.handle(crate::journal::Act::Do(event), at(hour), "Ida")?;
        self.0.push(step);
        Ok(())
    }

    fn state(&self) -> &Arena {
        self.0.state()
    }

    /// Everybody who is free is paired; the boards that are new.
    fn pair(&mut self) -> Vec<BTreeSet<PersonId>> {
        let before = self.state().boards().len();
        self.act(Event::Pair { seed: 1 }).unwrap();
        self.state().boards()[before..].iter().map(|board| board.people.iter().cloned().collect()).collect()
    }

    fn ends(&mut self, board: usize, outcome: Outcome) -> Result<(), Refusal> {
        self.act(Event::Result { board, outcome })
    }
}

#[test]
fn three_take_turns() {
    let mut evening = Evening::of(Points::Plain, &["anna", "bruno", "carla"]);
    let mut met = Vec::new();
    for board in 1..=6 {
        met.extend(evening.pair());
        assert_eq!(evening.act(Event::Pair { seed: 1 }), Err(Refusal::NobodyFree), "one is left");
        evening.ends(board, Outcome::First).unwrap();
    }
    let pairs: BTreeSet<_> = met[..3].iter().cloned().collect();
    assert_eq!(pairs.len(), 3, "everybody has met everybody before anybody meets again");
    assert!(met.windows(2).all(|two| two[0] != two[1]), "nobody twice running: {met:?}");
}

#[test]
fn who_waits_hears_why() {
    let mut evening = Evening::of(Points::Plain, &["anna", "bruno", "carla", "dino", "ezio"]);
    evening.pair();
    let [alone] = evening.state().waiting()[..] else { panic!("one waits") };
    assert_eq!(evening.state().why_waiting(alone), Some(Reason::Alone));
    evening.act(Event::Leave(alone.clone())).unwrap();
    evening.ends(1, Outcome::First).unwrap();
    let two: Vec<PersonId> = evening.state().waiting().into_iter().cloned().collect();
    assert_eq!(two.len(), 2);
    assert_eq!(evening.state().why_waiting(&two[0]), Some(Reason::JustMet), "another board is still played");
    evening.ends(2, Outcome::First).unwrap();
    assert_eq!(evening.state().why_waiting(&two[0]), Some(Reason::Next));
    assert!(evening.pair().iter().all(|board| board != &two.iter().cloned().collect()), "they meet others");
}

#[test]
fn two_who_are_alone_meet_again_and_again() {
    let mut evening = Evening::of(Points::Plain, &["anna", "bruno"]);
    for board in 1..=3 {
        assert_eq!(evening.pair().len(), 1);
        evening.ends(board, Outcome::First).unwrap();
    }
    let firsts = evening.state().boards().iter().filter(|board| board.people[0] == id("anna")).count();
    assert!((1..=2).contains(&firsts), "colours take turns");
}

#[test]
fn points_come_by_game_and_streaks_double() {
    let mut evening = Evening::of(Points::Streaks, &["anna", "bruno"]);
    for board in 1..=3 {
        evening.pair();
        let anna_first = evening.state().boards()[board - 1].people[0] == id("anna");
        evening.act(Event::Halve { board, person: id("anna") }).unwrap();
        evening.ends(board, if anna_first { Outcome::First } else { Outcome::Second }).unwrap();
    }
    let table = evening.state().table();
    assert_eq!((table[0].person.clone(), table[0].points, table[0].wins), (id("anna"), 2 + 1 + 2 + 1 + 4 + 1, 3));
    assert_eq!((table[1].place, table[1].points), (2, 0));
}

#[test]
fn it_ends_with_the_last_game() {
    let mut evening = Evening::of(Points::Plain, &["anna", "bruno"]);
    evening.pair();
    assert_eq!(evening.ends(1, Outcome::Drawn), Err(Refusal::Draw), "drawn games stand");
    assert_eq!(evening.ends(2, Outcome::First), Err(Refusal::Board(2)));
    evening.act(Event::Close).unwrap();
    assert_eq!(evening.state().stage(), Stage::Closing);
    assert_eq!(evening.act(Event::Arrive(entrant("zoe"))), Err(Refusal::Stage(Stage::Closing)));
    evening.ends(1, Outcome::Halved).unwrap();
    assert_eq!(evening.state().stage(), Stage::Over);
    assert!(evening.state().table().iter().all(|line| line.points == 1 && line.place == 1));
}

#[test]
fn nobody_is_paired_after_its_hour() {
    let mut evening = Evening::of(Points::Plain, &["anna", "bruno"]);
    let until = at("2026-11-24T22:00Z");
    assert_eq!(evening.act_at("2026-11-24T22:00Z", Event::Pair { seed: 1 }), Err(Refusal::Past(until)));
    let mut plan = Evening(Journal::default());
    let begin = Event::Begin { title: "Serata".to_owned(), points: Points::Plain, until: Some(until) };
    assert_eq!(plan.act_at("2026-11-24T22:00Z", begin), Err(Refusal::Past(until)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens: nobody plays two games at once, nobody waits twice while somebody plays twice who came as early, the
    /// table is that of the effects, and points are those of the games.
    #[test]
    fn an_evening_holds_together(people in 2usize..12, deeds in proptest::collection::vec((0u8..8, any::<u16>()), 1..120)) {
        let names: Vec<String> = (0..people).map(|number| format!("p{number}")).collect();
        let mut evening = Evening::of(Points::Plain, &names.iter().map(String::as_str).collect::<Vec<_>>());
        for (deed, pick) in deeds {
            let pick = usize::from(pick);
            let person = &names[pick % people];
            let open: Vec<usize> = (1..).zip(evening.state().boards()).filter(|(_, b)| b.outcome.is_none()).map(|(n, _)| n).collect();
            let _ = match deed {
                0 => evening.act(Event::Leave(id(person))),
                1 => evening.act(Event::Arrive(entrant(person))),
                2..=4 => evening.act(Event::Pair { seed: pick as u64 }),
                _ if open.is_empty() => Ok(()),
                _ => evening.ends(open[pick % open.len()], [Outcome::First, Outcome::Second, Outcome::Halved][pick % 3]),
            };
            let state = evening.state();
            let seated: Vec<&PersonId> = state.boards().iter().filter(|b| b.outcome.is_none()).flat_map(|b| &b.people).collect();
            prop_assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), seated.len());
            let ended = state.boards().iter().filter(|board| board.outcome.is_some()).count() as u32;
            prop_assert_eq!(state.table().iter().map(|line| line.points).sum::<u32>(), 2 * ended);
        }
        let again = Journal::from_steps(evening.0.steps().to_vec()).unwrap();
        prop_assert_eq!(again.state(), evening.state());
    }
}
