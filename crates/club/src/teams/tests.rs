use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

type Journal = crate::journal::Journal<Teams>;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn team(name: &str, people: usize) -> Team {
    Team { title: name.to_owned(), people: (1..=people).map(|number| id(&format!("{name}{number}"))).collect() }
}

struct Hall(Journal);

impl Hall {
    fn of(form: Form, rounds: u16, teams: &[&str]) -> Hall {
        let mut hall = Hall(Journal::default());
        hall.act(Event::Begin(Config { title: "Coppa".to_owned(), boards: 3, rounds, form })).unwrap();
        teams.iter().for_each(|name| hall.act(Event::Enter { id: id(name), team: team(name, 4) }).unwrap());
        hall.act(Event::CloseEntries).unwrap();
        hall
    }

    fn act(&mut self, event: Event) -> Result<(), Refusal> {
        let at = "2026-11-24T09:00:00Z".parse().unwrap();
        let step = self.0.handle(crate::journal::Act::Do(event), at, "Ida")?;
        self.0.push(step);
        Ok(())
    }

    fn state(&self) -> &Teams {
        self.0.state()
    }

    /// Pairs a round; on each board whoever `wins` says wins: the first colour, or the other.
    fn play(&mut self, wins: impl Fn(&Board) -> Outcome) {
        self.act(Event::Pair { seed: 1 }).unwrap();
        let round = self.state().rounds().len();
        let boards: Vec<Board> =
            self.state().rounds()[round - 1].matches.iter().flat_map(|of| of.boards.clone()).collect();
        for board in boards {
            let (person, outcome) = (board.people[0].clone(), wins(&board));
            self.act(Event::Result { round, person, outcome }).unwrap();
        }
        self.act(Event::CloseRound).unwrap();
    }
}

/// The team whose name comes first in the alphabet wins the board.
fn alphabet(board: &Board) -> Outcome {
    let [first, second] = board.by_colour();
    if first < second { Outcome::First } else { Outcome::Second }
}

#[test]
fn four_teams_meet() {
    let mut hall = Hall::of(Form::RoundRobin, 99, &["anita", "bari", "como", "dolo"]);
    assert_eq!(hall.state().planned(), 3);
    (0..3).for_each(|_| hall.play(alphabet));
    assert_eq!(hall.act(Event::Pair { seed: 1 }), Err(Refusal::AllPlayed(3)));
    hall.act(Event::Finish).unwrap();
    let table = hall.state().table();
    let told: Vec<_> = table.iter().map(|line| (line.place, line.team.as_str(), line.matches, line.boards)).collect();
    assert_eq!(told, [(1, "anita", 6, 18), (2, "bari", 4, 12), (3, "como", 2, 6), (4, "dolo", 0, 0)]);
    assert_eq!(table[0].sos, 6);
}

#[test]
fn who_begins_takes_turns_from_board_to_board() {
    let mut hall = Hall::of(Form::Swiss, 2, &["anita", "bari", "como", "dolo"]);
    hall.act(Event::Pair { seed: 5 }).unwrap();
    for of in &hall.state().rounds()[0].matches {
        let begins: Vec<bool> = of.boards.iter().map(|board| board.other_begins).collect();
        assert!(begins[0] != begins[1] && begins[0] == begins[2], "{begins:?}");
    }
}

#[test]
fn equals_meet_and_an_odd_team_rests() {
    let mut hall = Hall::of(Form::Swiss, 3, &["anita", "bari", "como", "dolo", "este"]);
    hall.play(alphabet);
    let first = hall.state().rounds()[0].clone();
    let resting = first.bye.clone().unwrap();
    assert_eq!(hall.state().points(&resting), [2, 3], "a match, and half of the boards");
    (0..2).for_each(|_| hall.play(alphabet));
    let byes: BTreeSet<_> = hall.state().rounds().iter().map(|round| round.bye.clone().unwrap()).collect();
    assert_eq!(byes.len(), 3, "nobody rests twice");
}

#[test]
fn reserves_keep_the_order_of_the_list() {
    let mut hall = Hall::of(Form::Swiss, 2, &["anita", "bari"]);
    let line =
        |people: &[&str]| Event::LineUp { id: id("anita"), people: people.iter().map(|name| id(name)).collect() };
    assert_eq!(hall.act(line(&["anita2", "anita1", "anita3"])), Err(Refusal::Order(3)));
    assert_eq!(hall.act(line(&["anita1", "anita2"])), Err(Refusal::Order(3)));
    assert_eq!(hall.act(line(&["anita1", "anita2", "bari1"])), Err(Refusal::Unknown(id("bari1"))));
    hall.act(line(&["anita1", "anita3", "anita4"])).unwrap();
    hall.act(Event::Pair { seed: 1 }).unwrap();
    assert!(hall.state().board_of(1, &id("anita4")).is_some() && hall.state().board_of(1, &id("anita2")).is_none());
}

#[test]
fn results_and_what_is_refused() {
    let mut hall = Hall::of(Form::Swiss, 1, &["anita", "bari"]);
    hall.act(Event::Pair { seed: 1 }).unwrap();
    let result = |person: &str, outcome| Event::Result { round: 1, person: id(person), outcome };
    hall.act(result("anita1", Outcome::Halved)).unwrap();
    assert_eq!(hall.act(result("bari1", Outcome::First)), Err(Refusal::HasResult("1/2")));
    assert_eq!(hall.act(result("anita4", Outcome::First)), Err(Refusal::Unknown(id("anita4"))));
    assert_eq!(hall.act(result("anita2", Outcome::Drawn)), Err(Refusal::Draw));
    let open = hall.act(Event::CloseRound);
    assert!(matches!(open, Err(Refusal::BoardOpen(_))), "{open:?}");
    assert_eq!(hall.state().points(&id("anita")), [0, 1], "a match counts when it is over");
    hall.act(Event::Correct { round: 1, person: id("bari1"), outcome: Outcome::BothAway }).unwrap();
    for person in ["anita2", "anita3"] {
        let begins = hall.state().rounds()[0].matches[0].boards.iter().any(|b| b.by_colour()[0] == &id(person));
        hall.act(result(person, if begins { Outcome::First } else { Outcome::Second })).unwrap();
    }
    hall.act(Event::CloseRound).unwrap();
    assert_eq!([hall.state().points(&id("anita")), hall.state().points(&id("bari"))], [[2, 4], [0, 0]]);
    let late = Event::Enter { id: id("como"), team: team("como", 3) };
    assert_eq!(hall.act(late), Err(Refusal::Stage(Stage::Running)));
}

#[test]
fn nobody_plays_for_two() {
    let mut hall = Hall(Journal::default());
    let config = Config { title: "Coppa".to_owned(), boards: 3, rounds: 3, form: Form::Swiss };
    assert_eq!(hall.act(Event::Begin(Config { boards: 0, ..config.clone() })), Err(Refusal::Boards(20)));
    hall.act(Event::Begin(config)).unwrap();
    hall.act(Event::Enter { id: id("anita"), team: team("anita", 3) }).unwrap();
    let again = Team { title: "Altri".to_owned(), people: vec![id("x"), id("anita1"), id("y")] };
    assert_eq!(hall.act(Event::Enter { id: id("altri"), team: again }), Err(Refusal::Twice(id("anita1"))));
    let few = hall.act(Event::Enter { id: id("bari"), team: team("bari", 2) });
    assert_eq!(few, Err(Refusal::People(3, 40)));
    assert_eq!(hall.act(Event::CloseEntries), Err(Refusal::TooFew));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// However the boards end: two points of matches for each pair of teams and each rest, nobody twice, and the state is that
    /// of the effects.
    #[test]
    fn matches_add_up(teams in 6usize..14, picks in proptest::collection::vec(0usize..3, 8)) {
        let names: Vec<String> = (0..teams).map(|number| format!("t{number}x")).collect();
        let mut hall = Hall::of(Form::Swiss, 3, &names.iter().map(String::as_str).collect::<Vec<_>>());
        for _ in 0..3 {
            hall.play(|board| {
                let place = board.people[0].as_str().len() + board.people[1].as_str().bytes().map(usize::from).sum::<usize>();
                [Outcome::First, Outcome::Second, Outcome::Halved][picks[place % picks.len()]]
            });
        }
        let total: i64 = hall.state().table().iter().map(|line| line.matches).sum();
        prop_assert_eq!(total, 3 * (2 * (teams / 2) as i64 + 2 * (teams % 2) as i64));
        for (team, _) in hall.state().teams() {
            let met = hall.state().opponents(team);
            prop_assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len());
        }
        let again = Journal::from_steps(hall.0.steps().to_vec()).unwrap();
        prop_assert_eq!(again.state(), hall.state());
    }
}
