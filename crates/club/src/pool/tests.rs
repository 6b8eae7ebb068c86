use super::{Batch, Certainty, Event, Game, Newcomer, Pool, Refusal, Rules};
use crate::journal::{Act, Journal};
use crate::person::PersonId;
use crate::time::Hour;
use std::collections::BTreeMap;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn game(first: &str, second: &str, halves: u8, odds: Option<&str>) -> Game {
    Game { people: [id(first), id(second)], halves, odds: odds.map(str::to_owned) }
}

fn batch(name: &str, day: &str, games: Vec<Game>) -> Event {
    let newcomer = |rating, grade: Option<&str>| Newcomer { rating, grade: grade.map(str::to_owned) };
    let newcomers = BTreeMap::from([
        (id("anna"), newcomer(Some(1500), None)),
        (id("luca"), newcomer(None, Some("3k"))),
        (id("ida"), newcomer(None, None)),
    ]);
    Event::Apply(Box::new(Batch { name: name.to_owned(), day: day.parse().unwrap(), games, newcomers }))
}

struct Play(Journal<Pool>);

impl Play {
    fn new() -> Play {
        let mut play = Play(Journal::default());
        let begin = Event::Begin { title: "Club".to_owned(), rules: Rules::GLICKO2.to_owned() };
        play.act(Act::Do(begin)).unwrap();
        play
    }

    fn act(&mut self, act: Act<Event>) -> Result<(), Refusal> {
        let step = self.0.handle(act, Hour::from_seconds(1_795_000_000).unwrap(), "ida")?;
        self.0.push(step);
        Ok(())
    }

    fn rating(&self, name: &str) -> f64 {
        self.0.state().standing(&id(name)).unwrap().rating.rating
    }
}

/// I9: a batch is rated once, in the order of days, and is taken back whole where nothing rests on it.
#[test]
fn a_batch_is_rated_once_and_taken_back_whole() {
    let mut play = Play::new();
    let spring = batch("spring", "2026-03-01", vec![game("anna", "luca", 2, None), game("luca", "ida", 1, None)]);
    play.act(Act::Do(spring.clone())).unwrap();
    assert!(play.rating("anna") > 1500.0 && play.0.state().batches()[0].games == 2);
    let state = play.0.state().clone();
    assert_eq!(play.act(Act::Do(spring.clone())), Err(Refusal::Twice("spring".to_owned())));
    let early = batch("winter", "2026-02-01", vec![game("anna", "ida", 2, None)]);
    assert_eq!(play.act(Act::Do(early)), Err(Refusal::Early("2026-03-01".parse().unwrap())));
    let summer = batch("summer", "2026-07-01", vec![game("anna", "ida", 0, None)]);
    play.act(Act::Do(summer.clone())).unwrap();
    assert_eq!(play.act(Act::Undo(2)), Err(Refusal::Depends(3)), "summer rests on spring");
    play.act(Act::Undo(3)).unwrap();
    assert_eq!(*play.0.state(), state, "undo restores what was");
    play.act(Act::Undo(2)).unwrap();
    assert!(play.0.state().batches().is_empty() && play.0.state().standing(&id("anna")).is_none());
    play.act(Act::Do(summer)).unwrap();
}

/// At odds a win is worth what it would be against who is as strong as the giver with them: both ways alike.
#[test]
fn odds_count_by_their_worth() {
    let after = |odds: Option<&str>, halves: u8| {
        let mut play = Play::new();
        // The second gives the odds.
        play.act(Act::Do(batch("x", "2026-03-01", vec![game("luca", "anna", halves, odds)]))).unwrap();
        (play.rating("luca"), play.rating("anna"))
    };
    let (even, odds) = (after(None, 2), after(Some("two-piece"), 2));
    assert!(odds.0 < even.0 && odds.1 > even.1, "a win with odds is worth less: {even:?} {odds:?}");
    let (even, odds) = (after(None, 0), after(Some("two-piece"), 0));
    assert!(odds.0 < even.0 && odds.1 > even.1, "and a loss with them costs more: {even:?} {odds:?}");
    let mut play = Play::new();
    let unrated = batch("x", "2026-03-01", vec![game("luca", "anna", 2, Some("nothing-known"))]);
    assert_eq!(play.act(Act::Do(unrated)), Err(Refusal::NoGames));
}

/// Who does not play is less and less known.
#[test]
fn certainty_fades() {
    let mut play = Play::new();
    let games = (0..40).map(|number| game("anna", "luca", number % 3, None)).collect();
    play.act(Act::Do(batch("x", "2026-03-01", games))).unwrap();
    let rules = play.0.state().rules().unwrap();
    let certainty = |day: &str| {
        let table = play.0.state().table(day.parse().unwrap());
        rules.certainty(table.iter().find(|(person, ..)| **person == id("anna")).unwrap().1)
    };
    assert_eq!([certainty("2026-03-01"), certainty("2040-03-01")], [Certainty::Sure, Certainty::Guess]);
}

#[test]
fn what_cannot_be_is_refused() {
    let mut play = Play(Journal::default());
    assert_eq!(play.act(Act::Do(batch("x", "2026-03-01", Vec::new()))), Err(Refusal::Begun(false)));
    let begin = |title: &str, rules: &str| Event::Begin { title: title.to_owned(), rules: rules.to_owned() };
    assert_eq!(play.act(Act::Do(begin("a\nb", Rules::GLICKO2))), Err(Refusal::Title));
    let negative = Rules::GLICKO2.replace("tau = 0.5", "tau = -1");
    assert_eq!(
        play.act(Act::Do(begin("x", &negative))),
        Err(Refusal::Rules("tau: expected a number above 0".to_owned()))
    );
    let upside_down = Rules::GLICKO2.replace("sure = 65.0", "sure = 400.0");
    assert!(matches!(play.act(Act::Do(begin("x", &upside_down))), Err(Refusal::Rules(_))));
    let mut play = Play::new();
    let same = batch("x", "2026-03-01", vec![game("anna", "anna", 2, None)]);
    assert_eq!(play.act(Act::Do(same)), Err(Refusal::Impossible(id("anna"))));
    let unknown = batch("x", "2026-03-01", vec![game("anna", "maria", 2, None)]);
    assert_eq!(play.act(Act::Do(unknown)), Err(Refusal::Newcomer(id("maria"))));
    assert_eq!(play.act(Act::Do(begin("again", Rules::GLICKO2))), Err(Refusal::Begun(true)));
}
