//! Rounds in which who loses is out (勝ち抜き): with a second chance for those who have lost once (敗者復活,
//! ripescaggio), or a game for the third place, where the event has one.

use super::Drawn;
use crate::pairing::knock_out::Bracket;
use crate::pairing::matching::Costs;
use crate::person::PersonId;
use crate::tournament::{Board, Form, Outcome, Refusal, Round, Tournament};

/// Who is still in a knock-out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left<'a> {
    /// Those who have not lost, in the order of the sheet, neighbours in pairs; nobody where two did not come.
    pub unbeaten: Vec<Option<&'a PersonId>>,
    /// Those who have lost once and play on, the strongest first.
    pub beaten: Vec<&'a PersonId>,
    /// Who lost the round before this one for good, of the last four: they may play for the third place.
    semi_finalists: Vec<&'a PersonId>,
}

impl Left<'_> {
    fn people(&self) -> usize {
        self.unbeaten.iter().flatten().count() + self.beaten.len()
    }

    /// Whether one is left, or nobody.
    fn is_decided(&self) -> bool {
        self.people() <= 1
    }
}

/// What a board of a knock-out or of a cup is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// To go on in the cup inside a Swiss.
    Cup,
    /// To stay in, by two who have lost once.
    SecondChance,
    /// To win the event.
    Final,
    /// The third place.
    ThirdPlace,
}

impl Stake {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Stake::Cup => "cup",
            Stake::SecondChance => "second-chance",
            Stake::Final => "final",
            Stake::ThirdPlace => "third-place",
        }
    }
}

impl Tournament {
    /// Who is in before each round of a knock-out so far and, last, who is in now; empty in other forms and before two have
    /// entered.
    pub fn left(&self) -> Vec<Left<'_>> {
        let people = self.by_strength();
        let Some(bracket) = Bracket::new(people.len()).filter(|_| self.config.form == Form::KnockOut) else {
            return Vec::new();
        };
        let unbeaten = bracket.places().map(|seed| seed.map(|seed| people[seed - 1])).collect();
        let mut stages = vec![Left { unbeaten, ..Left::default() }];
        for round in &self.rounds {
            let next = stages.last().map(|left| self.after(left, round, &people));
            stages.extend(next);
        }
        stages
    }

    fn after<'a>(&self, left: &Left<'a>, round: &Round, people: &[&'a PersonId]) -> Left<'a> {
        let pairs = || left.unbeaten.chunks(2);
        let lost: Vec<&PersonId> = pairs().flatten().flatten().copied().filter(|who| has_lost(round, who)).collect();
        let have_chance = left.unbeaten.len() <= usize::from(self.config.repechage);
        // Whoever has just lost for the first time comes to those who have won since.
        let is_beaten =
            |who: &&&PersonId| left.beaten.contains(who) && goes_on(round, who) || have_chance && lost.contains(who);
        Left {
            unbeaten: pairs().map(|pair| pair.iter().flatten().copied().find(|who| goes_on(round, who))).collect(),
            beaten: people.iter().filter(is_beaten).copied().collect(),
            semi_finalists: if left.unbeaten.len() == 4 && !have_chance { lost } else { Vec::new() },
        }
    }

    /// The next round; who finds nobody goes on.
    pub(super) fn draw_knock_out(&self) -> Result<Drawn, Refusal> {
        let stages = self.left();
        let left = stages.last().ok_or(Refusal::TooFew(self.entries.len()))?;
        if left.is_decided() {
            return Err(Refusal::AllPlayed(self.rounds.len()));
        }
        let mut drawn = Drawn::default();
        let is_there = |person: &&PersonId| self.reason(person).is_none();
        let beaten: Vec<&PersonId> = left.beaten.iter().copied().filter(is_there).collect();
        if let (&[Some(unbeaten)], &[beaten]) = (&left.unbeaten[..], &left.beaten[..]) {
            self.seat(&[Some(unbeaten), Some(beaten)], &mut drawn);
            return Ok(drawn);
        }
        left.unbeaten.chunks(2).for_each(|pair| self.seat(pair, &mut drawn));
        if self.config.third_place && left.unbeaten.len() == 2 {
            let pair: Vec<_> = left.semi_finalists.iter().copied().map(Some).collect();
            self.seat(&pair, &mut drawn);
        }
        self.pair_beaten(&beaten, &mut drawn);
        Ok(drawn)
    }

    /// Two neighbours meet if both are there; who is there alone goes on.
    fn seat(&self, pair: &[Option<&PersonId>], drawn: &mut Drawn) {
        let there: Vec<_> = pair.iter().flatten().copied().filter(|person| self.reason(person).is_none()).collect();
        match there[..] {
            [one, other] => drawn.pairs.push([one.clone(), other.clone()]),
            [one] => drawn.byes.push(one.clone()),
            _ => {}
        }
    }

    /// Pairs those who have lost once, the strongest first: rather nobody who has met before, then the strongest with the
    /// weakest. If their number is odd, the strongest who has not rested rests.
    fn pair_beaten(&self, beaten: &[&PersonId], drawn: &mut Drawn) {
        let mut people = beaten.to_vec();
        if people.len() % 2 == 1 {
            let rests = |person: &PersonId| self.rounds.iter().filter(|round| round.byes.contains(person)).count();
            let rested = (0..people.len()).min_by_key(|&index| rests(people[index])).unwrap_or(0);
            drawn.byes.push(people.remove(rested).clone());
        }
        // One rematch weighs more than all that the order can ask for.
        let whole = (people.len() * people.len()) as i128;
        let costs = Costs::new(people.len(), |one, other| {
            let has_met = self.have_met(&[people[one].clone(), people[other].clone()]);
            let from_fold = (one + other).abs_diff(people.len() - 1) as i128;
            i128::from(has_met) * whole * whole + from_fold * from_fold
        });
        let pairs = costs.map_or_else(Vec::new, |costs| costs.cheapest());
        drawn.pairs.extend(pairs.into_iter().map(|pair| pair.map(|index| people[index].clone())));
    }

    /// How many rounds a knock-out takes at most, of those who have entered.
    pub(in crate::tournament) fn knock_out_rounds(&self) -> usize {
        let stages = self.left();
        let Some(now) = stages.last() else { return 0 };
        let played = self.rounds.iter().take_while(|round| round.is_closed).count();
        if stages.get(played).is_some_and(Left::is_decided) {
            return played;
        }
        let unbeaten = if now.unbeaten == [None] { 0 } else { now.unbeaten.len() };
        let (mut unbeaten, mut beaten, mut rounds) = (unbeaten, now.beaten.len(), self.rounds.len());
        while unbeaten + beaten > 1 {
            let chance = unbeaten > 1 && unbeaten <= usize::from(self.config.repechage);
            let newly_beaten = if chance { unbeaten / 2 } else { 0 };
            rounds += 1;
            if unbeaten == 1 && beaten == 1 {
                // If the unbeaten one loses, both have lost once, and a last game decides.
                return rounds + 1;
            }
            (unbeaten, beaten) = (unbeaten.div_ceil(2), beaten.div_ceil(2) + newly_beaten);
        }
        rounds
    }

    /// What a board of a round, from 1, is played for; nothing where that goes without saying.
    pub fn stake(&self, round: usize, board: &Board) -> Option<Stake> {
        if self.is_cup_pair(round, &board.people) {
            return Some(Stake::Cup);
        }
        let stages = self.left();
        let left = stages.get(round.checked_sub(1)?)?;
        let both = |people: &[&PersonId]| board.people.iter().all(|person| people.contains(&person));
        if both(&left.semi_finalists) {
            Some(Stake::ThirdPlace)
        } else if left.people() == 2 {
            Some(Stake::Final)
        } else {
            both(&left.beaten).then_some(Stake::SecondChance)
        }
    }

    /// The first four of a knock-out that had a game for the third place, once both games are over.
    pub(in crate::tournament) fn first_four(&self) -> Vec<&PersonId> {
        let stages = self.left();
        let (Some(now), Some(round)) = (stages.last(), self.rounds.last()) else { return Vec::new() };
        let [.., before, _] = &stages[..] else { return Vec::new() };
        let is_over = round.boards.iter().all(|board| board.counted().is_some());
        if !(self.config.third_place && before.unbeaten.len() == 2 && now.is_decided() && is_over) {
            return Vec::new();
        }
        let mut finalists: Vec<_> = before.unbeaten.iter().flatten().copied().collect();
        let mut thirds = before.semi_finalists.clone();
        finalists.sort_by_key(|who| !goes_on(round, who));
        thirds.sort_by_key(|who| !goes_on(round, who));
        // Where both did not come, nothing tells them apart.
        let is_told = |pair: &[&PersonId]| pair.iter().any(|who| goes_on(round, who));
        match finalists.len() {
            2 if is_told(&finalists) && is_told(&thirds) => [finalists, thirds].concat(),
            _ => Vec::new(),
        }
    }
}

/// Whether somebody won in a round, or had nobody to play.
fn goes_on(round: &Round, person: &PersonId) -> bool {
    round.byes.contains(person) || side_of(round, person).is_some_and(|(side, outcome)| won(outcome) == Some(side))
}

/// Whether somebody sat at a board of a round and did not win; who did not come has lost.
fn has_lost(round: &Round, person: &PersonId) -> bool {
    side_of(round, person).is_some_and(|(side, outcome)| won(outcome).is_some_and(|winner| winner != side))
}

/// Where somebody sat, from 0, and how the board ended.
fn side_of(round: &Round, person: &PersonId) -> Option<(usize, Outcome)> {
    let board = &round.boards[round.board_of(person)?];
    Some((usize::from(board.people[0] != *person), board.counted()?))
}

/// The side that won.
fn won(outcome: Outcome) -> Option<usize> {
    match outcome {
        Outcome::First | Outcome::SecondAway => Some(0),
        Outcome::Second | Outcome::FirstAway => Some(1),
        Outcome::Drawn | Outcome::Halved | Outcome::BothAway => None,
    }
}
