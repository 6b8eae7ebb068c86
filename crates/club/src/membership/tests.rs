use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

type Journal = crate::journal::Journal<Members>;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

struct Club(Journal);

impl Club {
    fn new() -> Club {
        let mut club = Club(Journal::default());
        club.act(Event::Begin { title: "Circolo".to_owned() }).unwrap();
        club
    }

    fn act(&mut self, event: Event) -> Result<(), Refusal> {
        let at = "2026-11-24T09:00:00Z".parse().unwrap();
        let step = self.0.handle(crate::journal::Act::Do(event), at, "Ida")?;
        self.0.push(step);
        Ok(())
    }

    fn join(&mut self, name: &str, on: &str) {
        self.act(Event::Apply { person: id(name), on: day(on) }).unwrap();
        self.act(Event::Accept { person: id(name), on: day(on) }).unwrap();
    }

    fn state(&self, name: &str, on: &str) -> State {
        self.0.state().members()[&id(name)].state(day(on))
    }
}

#[test]
fn from_asking_to_leaving_and_back() {
    let mut club = Club::new();
    let anna = || id("anna");
    assert_eq!(club.act(Event::Pay { person: anna(), until: day("2026-12-31") }), Err(Refusal::Unknown(anna())));
    club.act(Event::Apply { person: anna(), on: day("2026-01-10") }).unwrap();
    assert_eq!(club.state("anna", "2026-01-10"), State::Applied);
    let early = Event::Accept { person: anna(), on: day("2026-01-09") };
    assert_eq!(club.act(early), Err(Refusal::Day(day("2026-01-09"))));
    club.act(Event::Accept { person: anna(), on: day("2026-01-12") }).unwrap();
    club.act(Event::Pay { person: anna(), until: day("2026-12-31") }).unwrap();
    assert_eq!(club.state("anna", "2026-12-31"), State::Member);
    assert_eq!(club.state("anna", "2027-01-01"), State::Lapsed, "the day says so, nobody has to");
    let less = Event::Pay { person: anna(), until: day("2026-06-30") };
    assert_eq!(club.act(less), Err(Refusal::Day(day("2026-06-30"))));
    club.join("bruno", "2026-02-01");
    club.act(Event::Leave { person: anna(), on: day("2027-01-15") }).unwrap();
    assert_eq!(club.state("anna", "2027-01-15"), State::Left);
    assert_eq!(club.act(Event::Leave { person: anna(), on: day("2027-01-16") }), Err(Refusal::NoMember(anna())));
    club.join("anna", "2028-01-10");
    let member = &club.0.state().members()[&anna()];
    assert_eq!((member.number, member.paid_until), (Some(1), None), "her number is hers, her fee is due");
    club.join("carla", "2028-01-11");
    assert_eq!(club.0.state().members()[&id("carla")].number, Some(3));
}

#[test]
fn offices() {
    let mut club = Club::new();
    club.join("anna", "2026-01-10");
    club.join("bruno", "2026-01-10");
    let give = |name: &str, role| Event::Give { person: id(name), role, on: day("2026-02-01") };
    club.act(give("anna", Role::President)).unwrap();
    club.act(give("anna", Role::Teacher)).unwrap();
    club.act(give("bruno", Role::Teacher)).unwrap();
    let held = Refusal::Held { role: Role::President, holder: id("anna") };
    assert_eq!(club.act(give("bruno", Role::President)), Err(held), "one at a time");
    assert_eq!(club.act(give("zoe", Role::Arbiter)), Err(Refusal::Unknown(id("zoe"))));
    club.act(Event::Leave { person: id("anna"), on: day("2026-03-01") }).unwrap();
    assert!(club.0.state().members()[&id("anna")].roles.is_empty(), "who goes keeps no office");
    club.act(give("bruno", Role::President)).unwrap();
    let take = Event::Take { person: id("bruno"), role: Role::Arbiter, on: day("2026-03-01") };
    assert_eq!(club.act(take), Err(Refusal::NotHeld { role: Role::Arbiter, person: id("bruno") }));
}

#[test]
fn not_everybody_is_taken_in_or_stays() {
    let mut club = Club::new();
    club.act(Event::Apply { person: id("anna"), on: day("2026-01-10") }).unwrap();
    assert_eq!(club.act(Event::Apply { person: id("anna"), on: day("2026-01-11") }), Err(Refusal::Twice(id("anna"))));
    club.act(Event::Decline { person: id("anna"), on: day("2026-01-12") }).unwrap();
    assert_eq!(club.state("anna", "2026-02-01"), State::Declined);
    club.join("bruno", "2026-01-10");
    let expel = |reason: &str| Event::Expel { person: id("bruno"), on: day("2026-05-01"), reason: reason.to_owned() };
    assert_eq!(club.act(expel(" ")), Err(Refusal::Text("reason")));
    club.act(expel("quota")).unwrap();
    assert_eq!(club.state("bruno", "2026-05-01"), State::Expelled);
    assert_eq!(club.0.state().members()[&id("bruno")].number, Some(1), "who was declined took no number");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens, numbers have no gaps and no doubles, one at most is president, and the state is that of the effects.
    #[test]
    fn numbers_have_no_gaps(deeds in proptest::collection::vec((0u8..8, 0usize..6, 1u8..28), 1..80)) {
        let mut club = Club::new();
        for (deed, who, date) in deeds {
            let (person, on) = (id(&format!("p{who}")), Date::new(2026, 1 + date % 12, date).unwrap());
            let _ = club.act(match deed {
                0 | 1 => Event::Apply { person, on },
                2 | 3 => Event::Accept { person, on },
                4 => Event::Decline { person, on },
                5 => Event::Leave { person, on },
                6 => Event::Give { person, role: Role::President, on },
                _ => Event::Pay { person, until: on },
            });
            let members = club.0.state().members();
            let mut numbers: Vec<u32> = members.values().filter_map(|member| member.number).collect();
            numbers.sort_unstable();
            prop_assert_eq!(&numbers, &(1..=numbers.len() as u32).collect::<Vec<_>>());
            prop_assert!(members.values().filter(|member| member.roles.contains_key(&Role::President)).count() <= 1);
        }
        let again = Journal::from_steps(club.0.steps().to_vec()).unwrap();
        prop_assert_eq!(again.state(), club.0.state());
    }
}
