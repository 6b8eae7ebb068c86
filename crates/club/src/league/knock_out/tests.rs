use crate::journal::{Act, Journal};
use crate::league::{Event, Fate, League, MAIN, Member, Refusal, Roster, Start, Table};
use crate::person::PersonId;
use crate::time::Hour;

const SIZES: [usize; 6] = [16, 16, 16, 32, 32, 20];

fn id(text: &str) -> PersonId {
    text.parse().unwrap()
}

fn roster(class: usize, count: usize) -> Roster {
    let members = (1..=count).map(|number| Member::new(id(&format!("c{class}-{number:02}")))).collect();
    Roster { class: class.to_string(), members }
}

/// A season drawn, with a holder of the title.
struct Season(Journal<League>);

impl Season {
    fn new(sizes: [usize; 6]) -> Season {
        let mut season = Season(Journal::default());
        let rosters = (1..).zip(sizes).map(|(class, count)| roster(class, count)).collect();
        let rules = Table::text("ryuo").unwrap().to_owned();
        let start = Start { title: "one".to_owned(), rules, rosters, holder: Some(id("ryuo")), ..Start::default() };
        season.event(Event::Begin(Box::new(start))).unwrap();
        season.event(Event::Draw { seed: 5 }).unwrap();
        season
    }

    fn league(&self) -> &League {
        self.0.state()
    }

    fn event(&mut self, event: Event) -> Result<(), Refusal> {
        let step = self.0.handle(Act::Do(event), Hour::from_seconds(1_795_000_000).unwrap(), "ida")?;
        self.0.push(step);
        Ok(())
    }

    fn win(&mut self, winner: &PersonId, loser: &PersonId, corrects: bool) -> Result<(), Refusal> {
        let (winner, loser) = (winner.clone(), loser.clone());
        self.event(Event::Win { winner, loser, by_default: false, corrects })
    }

    /// What can be played of a sheet, until nothing is left; whom `is_better` names wins.
    fn play(&mut self, sheet: &str, is_better: impl Fn(&PersonId, &PersonId) -> bool) {
        loop {
            let knock_out = self.league().knock_out(sheet).unwrap();
            let open = knock_out.pairs().into_iter().find(|(game, _)| knock_out.winner(*game).is_none());
            let Some((_, [one, other])) = open else { return };
            let (winner, loser) = if is_better(one, other) { (one, other) } else { (other, one) };
            self.win(&winner.clone(), &loser.clone(), false).unwrap();
        }
    }

    fn play_classes(&mut self) {
        for class in ["1", "2", "3", "4", "5", "6"] {
            self.play(class, |one, other| one < other);
        }
    }

    fn fates(&self, class: &str, fate: Fate) -> Vec<String> {
        let decided = self.league().decided();
        let (_, placings) = decided.classes.iter().find(|(name, _)| name == class).unwrap();
        let mut people: Vec<String> = placings
            .iter()
            .filter(|placing| placing.fate == fate)
            .map(|placing| placing.member.person.to_string())
            .collect();
        people.sort();
        people
    }

    fn sizes_after(&self) -> Vec<usize> {
        let next = self.league().next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
        next.rosters.iter().map(|roster| roster.members.len()).collect()
    }
}

/// LEAGUE-22 to LEAGUE-29: eleven come into the main tournament, four rise from and fall into each class, and each class is as
/// large as before.
#[test]
fn a_season_of_the_ryuo_league() {
    let mut season = Season::new(SIZES);
    assert_eq!(
        season.event(Event::Close),
        Err(Refusal::Open { class: "1".to_owned(), games: season.league().open_games("1") })
    );
    season.play_classes();
    assert_eq!(season.fates("1", Fate::Falls).len(), 4);
    assert_eq!(season.fates("1", Fate::Rises), Vec::<String>::new());
    for class in ["2", "3", "4", "5", "6"] {
        assert_eq!(season.fates(class, Fate::Rises).len(), 4, "class {class}");
    }
    for class in ["2", "3", "4", "5"] {
        assert_eq!(season.fates(class, Fate::Falls).len(), 4, "class {class}");
    }
    assert_eq!(season.fates("6", Fate::Falls).len(), 0);
    let main = season.league().knock_out(MAIN).unwrap();
    let mut classes: Vec<String> =
        main.pairs().iter().flat_map(|(_, pair)| pair.map(|person| person.as_str()[..2].to_owned())).collect();
    classes.sort();
    assert_eq!(classes, ["c1", "c2", "c2", "c3", "c5", "c6"], "the others come in later");
    assert_eq!(season.event(Event::Close), Err(Refusal::OpenMain));
    season.play(MAIN, |one, other| one < other);
    assert_eq!(season.league().knock_out(MAIN).unwrap().wins(9).len(), 2, "the final is best of three");
    assert_eq!(season.fates("1", Fate::Challenges), ["c1-01"]);
    assert_eq!(season.event(Event::Close), Err(Refusal::TitleMatch));
    season.event(Event::TitleMatch { challenger_won: true }).unwrap();
    assert_eq!(season.sizes_after(), SIZES);
    let next = season.league().next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
    assert_eq!(next.holder, Some(id("c1-01")));
    assert_eq!(next.rosters[0].members[0].person, id("ryuo"), "who has lost the title is in class 1");
    season.event(Event::Close).unwrap();
}

/// Who challenges from below comes into class 1, whatever becomes of the match; so one more falls from there on down.
#[test]
fn a_challenger_from_below() {
    for challenger_won in [true, false] {
        let mut season = Season::new(SIZES);
        season.play_classes();
        // The lower the class the stronger.
        season.play(MAIN, |one, other| one > other);
        assert_eq!(season.fates("6", Fate::Challenges), ["c6-01"]);
        assert_eq!(season.fates("6", Fate::Rises).len(), 4, "who challenges is none of those who rise");
        season.event(Event::TitleMatch { challenger_won }).unwrap();
        for class in ["1", "2", "3", "4", "5"] {
            assert_eq!(season.fates(class, Fate::Falls).len(), 5, "class {class}");
        }
        assert_eq!(season.sizes_after(), SIZES);
        let next = season.league().next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
        let first = if challenger_won { "ryuo" } else { "c6-01" };
        assert_eq!(next.rosters[0].members[0].person, id(first));
    }
    let mut season = Season::new(SIZES);
    season.play_classes();
    season.play(MAIN, |one, other| one.as_str() == "c2-01" || other.as_str() != "c2-01" && one < other);
    season.event(Event::TitleMatch { challenger_won: false }).unwrap();
    assert_eq!(season.fates("2", Fate::Rises).len(), 3, "from class 2 who challenges rises all the same");
    assert_eq!(season.fates("1", Fate::Falls).len(), 4);
    assert_eq!(season.sizes_after(), SIZES);
}

/// A result is corrected as long as nobody has played on because of it, and said twice it is kept once.
#[test]
fn results_are_corrected() {
    let mut season = Season::new(SIZES);
    let knock_out = season.league().knock_out("1").unwrap();
    let games: Vec<[PersonId; 2]> = knock_out.pairs().iter().map(|(_, pair)| pair.map(Clone::clone)).collect();
    let [[a, b], [c, d]] = [&games[0], &games[1]];
    season.win(a, b, false).unwrap();
    season.win(a, b, false).unwrap();
    assert_eq!(season.win(b, a, false), Err(Refusal::HasResult([b.clone(), a.clone()])));
    assert_eq!(season.win(c, d, true), Err(Refusal::NoResult([c.clone(), d.clone()])));
    assert_eq!(season.win(a, c, false), Err(Refusal::NoGame([a.clone(), c.clone()])));
    season.win(b, a, true).unwrap();
    season.win(c, d, false).unwrap();
    season.win(b, c, false).unwrap();
    assert_eq!(season.win(a, b, true), Err(Refusal::Rests([a.clone(), b.clone()])));
    season.win(c, b, true).unwrap();
    let steps = season.0.steps().len();
    let undo = season.0.handle(Act::Undo(steps), Hour::from_seconds(1_795_000_000).unwrap(), "ida").unwrap();
    season.0.push(undo);
    assert_eq!(season.league().knock_out("1").unwrap().record(b), [2, 0]);
}

/// Odd numbers, places that are vacant, a class that is kept elsewhere: everything is played to its end.
#[test]
fn any_number_plays() {
    for sizes in [[13, 16, 15, 30, 32, 7], [16, 2, 3, 5, 9, 33], [16, 16, 0, 0, 0, 0]] {
        let mut season = Season::new(sizes);
        let classes = season.league().rosters().iter().filter(|roster| !roster.members.is_empty());
        let classes: Vec<String> = classes.map(|roster| roster.class.clone()).collect();
        for class in classes {
            season.play(&class, |one, other| one < other);
        }
        season.play(MAIN, |one, other| one < other);
        assert!(season.league().decided().challenger.is_some(), "{sizes:?}");
        season.event(Event::TitleMatch { challenger_won: true }).unwrap();
        season.event(Event::Close).unwrap();
        let before: usize = sizes.iter().sum();
        let next = season.league().next("two".to_owned(), "2027-04-01".parse().unwrap(), |_| None);
        let after: usize = next.rosters.iter().map(|roster| roster.members.len()).sum();
        assert_eq!(after, before, "{sizes:?}: nobody is lost");
    }
}

/// Teacher and pupil do not meet in the first round.
#[test]
fn the_draw_keeps_some_apart() {
    let rules = Table::text("ryuo").unwrap().to_owned();
    let never = vec![[id("c1-01"), id("c1-02")], [id("c1-03"), id("c1-04")], [id("c1-05"), id("c1-01")]];
    let start = Start { rules, rosters: vec![roster(1, 8)], never: never.clone(), ..Start::default() };
    for seed in 0..40 {
        let mut season = Season(Journal::default());
        season.event(Event::Begin(Box::new(start.clone()))).unwrap();
        season.event(Event::Draw { seed }).unwrap();
        let knock_out = season.league().knock_out("1").unwrap();
        let meet = |pair: &[PersonId; 2]| {
            knock_out.pairs().iter().any(|(_, game)| game.iter().all(|person| pair.contains(person)))
        };
        assert!(!never.iter().any(meet), "{seed}");
    }
}

#[test]
fn rules_that_make_no_sense_are_refused() {
    let text = Table::text("ryuo").unwrap();
    let wrong = |from: &str, to: &str| Table::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(wrong("\"5:1\"", "\"5:2\"").contains("`5:2`"));
    assert!(wrong("\"left 1\", \"4:1\"", "\"left 9\", \"4:1\"").contains("left 9"));
    assert!(wrong("bracket = \"by-round\"", "").contains("class `1`"));
    assert!(wrong("wins = [2, 2]", "wins = [2, 0]").contains("final"));
    assert!(wrong("name = \"6\"", "name = \"main\"").contains("main"));
}
