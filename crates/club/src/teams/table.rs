//! Which team stands where.

use super::{Round, Teams};
use crate::person::PersonId;
use std::cmp::Reverse;

/// Halves of a point for a match that was won.
const WON: i64 = 2;

/// A team's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1; equals share one.
    pub place: usize,
    /// Which team.
    pub team: PersonId,
    /// Matches won, in halves.
    pub matches: i64,
    /// Boards won, in halves.
    pub boards: i64,
    /// The matches won by those met, in halves.
    pub sos: i64,
    /// Round by round: against whom, and halves of a point on the boards of both; nobody in a round of rest.
    pub rounds: Vec<(Option<PersonId>, [i64; 2])>,
}

impl Teams {
    /// Every team: most matches first, then most boards, then the matches of those met; equals in the order of entry.
    pub fn table(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = self.teams().iter().map(|(team, _)| self.line(team)).collect();
        let key = |line: &Line| (line.matches, line.boards, line.sos);
        lines.sort_by_key(|line| Reverse(key(line)));
        for index in 0..lines.len() {
            let is_equal = index > 0 && key(&lines[index - 1]) == key(&lines[index]);
            lines[index].place = if is_equal { lines[index - 1].place } else { index + 1 };
        }
        lines
    }

    fn line(&self, team: &PersonId) -> Line {
        let [matches, boards] = self.points(team);
        let rounds = self.rounds().iter().filter_map(|round| self.told(round, team)).collect();
        let sos = self.opponents(team).into_iter().map(|other| self.points(other)[0]).sum();
        Line { place: 0, team: team.clone(), matches, boards, sos, rounds }
    }

    fn told(&self, round: &Round, team: &PersonId) -> Option<(Option<PersonId>, [i64; 2])> {
        if round.bye.as_ref() == Some(team) {
            return Some((None, [i64::from(self.config().boards), 0]));
        }
        let found = round.matches.iter().find(|of| of.teams.contains(team))?;
        let [one, other] = found.halves();
        Some(if found.teams[0] == *team {
            (Some(found.teams[1].clone()), [one, other])
        } else {
            (Some(found.teams[0].clone()), [other, one])
        })
    }

    /// Halves of a point of a team: matches that are over, and boards.
    pub(super) fn points(&self, team: &PersonId) -> [i64; 2] {
        let of = |round: &Round| {
            let Some((_, [own, other])) = self.told(round, team) else { return [0, 0] };
            let is_over = round.matches.iter().find(|of| of.teams.contains(team)).is_none_or(super::Match::is_over);
            let won = match own.cmp(&other) {
                _ if !is_over => 0,
                std::cmp::Ordering::Greater => WON,
                std::cmp::Ordering::Equal => WON / 2,
                std::cmp::Ordering::Less => 0,
            };
            [won, own]
        };
        self.rounds().iter().map(of).fold([0, 0], |sum, points| [sum[0] + points[0], sum[1] + points[1]])
    }

    /// Whom a team has met, or meets.
    pub(super) fn opponents(&self, team: &PersonId) -> Vec<&PersonId> {
        let matches = self.rounds().iter().flat_map(|round| &round.matches).filter(|of| of.teams.contains(team));
        matches.flat_map(|of| &of.teams).filter(|other| *other != team).collect()
    }
}
