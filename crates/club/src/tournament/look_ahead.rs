//! Whether the rounds to come can be made with what has been played and is proposed.

use super::{Form, Outcome, Refusal, Round, Stage, Tournament};

impl Tournament {
    /// The first of the rounds to come that cannot be made if everybody meets as it looks now, and whoever sits first wins;
    /// nothing where all can, where a sheet decides who meets, and before entries are closed. It is a warning, no proof: other results pair otherwise.
    pub fn shortfall(&self) -> Option<usize> {
        if self.stage != Stage::Running || !self.config.form.is_by_points() || self.has_room() {
            return None;
        }
        let mut ahead = self.clone();
        if let Some(round) = ahead.proposed.take() {
            ahead.rounds.push(round);
        }
        ahead.fixed.clear();
        ahead.rounds.iter_mut().for_each(play);
        while ahead.rounds.len() < usize::from(self.config.rounds) {
            let number = ahead.rounds.len() + 1;
            match ahead.draw(number as u64) {
                Ok(mut round) => {
                    play(&mut round);
                    ahead.rounds.push(round);
                }
                Err(Refusal::NoPairing) => return Some(number),
                // That too few are there everybody sees.
                Err(_) => return None,
            }
        }
        None
    }

    /// Whether everybody may still meet so many that no order of rounds can run out of pairs: at least half of all others when
    /// the last round is made (Dirac's condition for a cycle through all, half of which are pairs).
    fn has_room(&self) -> bool {
        // The FIDE's own system bars more than meetings.
        if self.config.form == Form::Dutch {
            return self.entries.len() > usize::from(self.config.rounds) * 2 + 2;
        }
        let there = self.entries.values().filter(|entry| !entry.is_withdrawn).count();
        let barred = |person| self.forbidden.iter().filter(|pair| pair.contains(person)).count();
        let most_barred = self.entries.keys().map(barred).max().unwrap_or_default();
        there > 2 * (usize::from(self.config.rounds) + most_barred)
    }
}

/// Lets the first win wherever nobody has.
fn play(round: &mut Round) {
    for board in &mut round.boards {
        if board.counted().is_none() {
            board.games = vec![Outcome::First];
        }
    }
    round.is_closed = true;
}
