//! The club's ladder: whoever wins a game that counts against somebody one or two places above takes their place, and those in between go one
//! down. Newcomers begin at its foot; whoever plays nobody on it for a month lets pass who does.
//!
//! Where everybody stands follows from who came when and from the games: nothing else is kept, and a game whose points are taken back has never
//! moved anybody.

mod doing;

use crate::who::Who;
use store::{LadderGame, LadderMember};

/// One may take the place of somebody so many places above.
pub const REACH: usize = 2;
/// Whoever does not play for so long lets the one below pass, if they do.
const MONTH_MS: i64 = 30 * 24 * 3_600_000;

/// Somebody on the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Who.
    pub person: Who,
    /// Since when, in milliseconds since 1970.
    pub joined_ms: i64,
    /// When they played somebody on it last.
    pub played_ms: Option<i64>,
    /// When it is next looked whether they play.
    due_ms: i64,
}

/// What moves somebody.
enum Event<'a> {
    Leave(&'a str),
    Join(&'a str),
    Game(&'a LadderGame),
}

/// Who stands where by then, from the top.
pub(crate) fn standing(members: &[LadderMember], games: &[LadderGame], now_ms: i64) -> Vec<Rung> {
    let mut events: Vec<(i64, Event)> = Vec::new();
    for member in members {
        events.push((member.joined_ms, Event::Join(&member.person)));
        events.extend(member.left_ms.map(|left_ms| (left_ms, Event::Leave(member.person.as_str()))));
    }
    events.extend(games.iter().map(|game| (game.at_ms, Event::Game(game))));
    // At the same moment whoever leaves goes first, and whoever comes is there for the game.
    events.sort_by_key(|(at_ms, event)| {
        (
            *at_ms,
            match event {
                Event::Leave(_) => 0,
                Event::Join(_) => 1,
                Event::Game(_) => 2,
            },
        )
    });
    let mut ladder = Ladder::default();
    for (at_ms, event) in events.into_iter().take_while(|(at_ms, _)| *at_ms <= now_ms) {
        ladder.let_pass_until(at_ms);
        match event {
            Event::Leave(person) => ladder.0.retain(|rung| rung.person != Who::from(person)),
            Event::Join(person) => ladder.join(person, at_ms),
            Event::Game(game) => ladder.play(game),
        }
    }
    ladder.let_pass_until(now_ms);
    ladder.0
}

/// The rungs, from the top.
#[derive(Default)]
struct Ladder(Vec<Rung>);

impl Ladder {
    fn place(&self, person: &str) -> Option<usize> {
        let person = Who::from(person);
        self.0.iter().position(|rung| rung.person == person)
    }

    fn join(&mut self, person: &str, at_ms: i64) {
        let due_ms = at_ms + MONTH_MS;
        self.0.push(Rung { person: Who::from(person), joined_ms: at_ms, played_ms: None, due_ms });
    }

    fn play(&mut self, game: &LadderGame) {
        let [Some(winner), Some(other)] = [&game.player, &game.opponent].map(|person| self.place(person)) else {
            return;
        };
        for place in [winner, other] {
            self.0[place].played_ms = Some(game.at_ms);
            self.0[place].due_ms = game.at_ms + MONTH_MS;
        }
        if !game.is_drawn && winner > other && winner - other <= REACH {
            self.0[other..=winner].rotate_right(1);
        }
    }

    /// Those who have not played for a month, each in their turn.
    fn let_pass_until(&mut self, at_ms: i64) {
        while let Some((due_ms, place)) = self.0.iter().zip(0..).map(|(rung, place)| (rung.due_ms, place)).min() {
            if due_ms > at_ms {
                return;
            }
            self.0[place].due_ms += MONTH_MS;
            let is_active = |rung: &Rung| rung.played_ms.is_some_and(|played_ms| played_ms > due_ms - MONTH_MS);
            if self.0.get(place + 1).is_some_and(is_active) {
                self.0.swap(place, place + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests;
