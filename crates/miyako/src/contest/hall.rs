//! Where the games are played: several at the same time, each result counted as it comes.

use super::entrant::Entrant;
use super::halt::Halt;
use super::journal::Journal;
use super::log::Log;
use super::opening::{Opening, Openings};
use super::output::Output;
use super::random::Random;
use super::referee::{self, NoGame, Played, Rules};
use super::report::Report;
use super::result::GameResult;
use super::schedule::{Fixture, Schedule};
use super::sprt::Sprt;
use super::tally::Tally;
use super::usi::{Player, Trouble};
use crate::failure::Failure;
use arbiter::Declaration;
use shogi::Color;
use std::collections::HashSet;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use words::Language;

/// A match and everything around it.
pub(super) struct Hall<'a> {
    pub(super) entrants: &'a [Entrant],
    pub(super) schedule: &'a Schedule,
    pub(super) rules: &'a Rules,
    pub(super) seed: u64,
    pub(super) sprt: Option<Sprt>,
    pub(super) language: Language,
    pub(super) json: bool,
    pub(super) halt: Arc<Halt>,
    pub(super) log: Option<Arc<Log>>,
    pub(super) output: Option<Output>,
    pub(super) journal: Option<Journal>,
}

/// What all boards share.
struct Desk<'a> {
    /// The next game, from 0.
    next: usize,
    /// Games that were played before.
    known: HashSet<usize>,
    tally: Tally,
    out: &'a mut (dyn Write + Send),
    failure: Option<Failure>,
}

/// The engines of one board, as far as they have been needed.
type Players = Vec<Option<Player>>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall<'_> {
    /// Plays all games that are not known, `boards` of them at the same time, until there are no more, the test has its
    /// answer or the user has enough.
    ///
    /// # Errors
    /// If an engine does not start, or something cannot be written.
    pub(super) fn play(
        &self,
        boards: u16,
        openings: Openings,
        known: &[GameResult],
        out: &mut (dyn Write + Send),
    ) -> Result<Tally, Failure> {
        let mut tally = Tally::new(self.entrants.len(), self.schedule);
        let in_range = |result: &&GameResult| result.fixture.number < self.schedule.len();
        known.iter().filter(in_range).for_each(|result| tally.add(result));
        let known = known.iter().map(|result| result.fixture.number).collect();
        let openings = Mutex::new(openings);
        let desk = Mutex::new(Desk { next: 0, known, tally, out, failure: None });
        if !self.is_decided(&lock(&desk).tally) {
            // All engines start before the first game: nobody waits for hours to hear of a wrong path, and nobody's clock
            // runs while the machine is busy with starting others.
            let boards = usize::from(boards).clamp(1, self.schedule.len().max(1));
            let seated = (0..boards).map(|board| self.start_all(board == 0)).collect::<Result<Vec<_>, _>>()?;
            std::thread::scope(|scope| {
                for players in seated {
                    scope.spawn(|| self.work(players, &openings, &desk));
                }
            });
        }
        let Desk { tally, failure, .. } = desk.into_inner().unwrap_or_else(PoisonError::into_inner);
        failure.map_or(Ok(tally), Err)
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt.zip(tally.scores().first()).is_some_and(|(sprt, score)| sprt.verdict(score).is_some())
    }

    /// The engines of a board; what is odd about their options is said if `aloud`.
    fn start_all(&self, aloud: bool) -> Result<Players, Failure> {
        let mut warn = |text: String| {
            if aloud {
                eprintln!("miyako: {text}");
            }
        };
        let mut players = Vec::new();
        for entrant in self.entrants {
            players.push(match self.start(entrant, &mut warn) {
                Ok(player) => Some(player),
                Err(Trouble::Halted) => None,
                Err(trouble) => return Err(unready(entrant, &trouble)),
            });
        }
        Ok(players)
    }

    fn start(&self, entrant: &Entrant, warn: &mut dyn FnMut(String)) -> Result<Player, Trouble> {
        let rule = match self.rules.ruleset.declaration {
            Declaration::Points24 => "CSARule24",
            Declaration::Points27 => "CSARule27",
        };
        Player::start(entrant, rule, self.rules.patience, (&self.halt, self.log.as_ref()), warn)
    }

    /// One board: game after game.
    fn work(&self, mut players: Players, openings: &Mutex<Openings>, desk: &Mutex<Desk<'_>>) {
        while let Some(fixture) = self.take(desk) {
            let opening = lock(openings).get(fixture.opening).clone();
            match self.host(fixture, &opening, &mut players) {
                Ok(Some(played)) => self.count(fixture, &opening, &played, desk),
                Ok(None) => return,
                Err(failure) => {
                    lock(desk).failure.get_or_insert(failure);
                    self.halt.ask_for();
                }
            }
        }
    }

    fn take(&self, desk: &Mutex<Desk<'_>>) -> Option<Fixture> {
        let mut desk = lock(desk);
        while desk.known.contains(&desk.next) {
            desk.next += 1;
        }
        if self.halt.is_asked_for() || desk.next >= self.schedule.len() {
            return None;
        }
        desk.next += 1;
        Some(self.schedule.fixture(desk.next - 1))
    }

    /// Plays one game; `None` if the match is broken off. An engine that does not get ready is started anew, once.
    fn host(&self, fixture: Fixture, opening: &Opening, players: &mut Players) -> Result<Option<Played>, Failure> {
        let entrants = fixture.players.map(|player| &self.entrants[player]);
        for is_last_try in [false, true] {
            let mut seated = Vec::new();
            for (entrant, player) in entrants.into_iter().zip(fixture.players) {
                seated.push(match players[player].take().map_or_else(|| self.start(entrant, &mut |_| ()), Ok) {
                    Ok(player) => player,
                    Err(Trouble::Halted) => return Ok(None),
                    Err(trouble) => return Err(unready(entrant, &trouble)),
                });
            }
            let [black, white] = &mut seated[..] else { return Ok(None) };
            let random = Random::new(self.seed, fixture.number as u64 + 1);
            let game = referee::play(self.rules, entrants, opening, random, [black, white]);
            let broken = match &game {
                Ok(played) => played.broken,
                Err(NoGame::Unready(color, _)) => Color::ALL.map(|own| own == *color),
                Err(NoGame::Halted) => return Ok(None),
            };
            for ((player, seated), broken) in fixture.players.into_iter().zip(seated).zip(broken) {
                players[player] = Some(seated).filter(|_| !broken);
            }
            match game {
                Ok(played) => return Ok(Some(played)),
                Err(NoGame::Unready(color, trouble)) if is_last_try => {
                    return Err(unready(entrants[color.index()], &trouble));
                }
                Err(_) => {}
            }
        }
        Ok(None)
    }

    /// Writes a result everywhere it belongs.
    fn count(&self, fixture: Fixture, opening: &Opening, played: &Played, desk: &Mutex<Desk<'_>>) {
        let result = GameResult::new(fixture, played);
        let json = result.json(self.entrants);
        let mut desk = lock(desk);
        desk.tally.add(&result);
        let report = Report {
            entrants: self.entrants,
            schedule: self.schedule,
            tally: &desk.tally,
            sprt: self.sprt,
            language: self.language,
        };
        let line = report.game(&result);
        if self.is_decided(&desk.tally) {
            self.halt.ask_for();
        }
        let entrants = fixture.players.map(|player| &self.entrants[player]);
        let written = self.output.as_ref().map_or(Ok(()), |output| output.write(fixture, entrants, opening, played));
        let written = written.and_then(|()| self.journal.as_ref().map_or(Ok(()), |journal| journal.add(&json)));
        let written = written.and_then(|()| self.tell(&line, &json, &mut *desk.out));
        if let Err(error) = written {
            desk.failure.get_or_insert(Failure::Output(error));
            self.halt.ask_for();
        }
    }

    fn tell(&self, line: &str, json: &serde_json::Value, out: &mut (dyn Write + Send)) -> io::Result<()> {
        if self.json {
            writeln!(out, "{json}")?;
            return out.flush();
        }
        eprintln!("{line}");
        Ok(())
    }
}

/// An engine that does not play at all ends the match: nothing can be learnt from its losses.
fn unready(entrant: &Entrant, trouble: &Trouble) -> Failure {
    let what = match trouble {
        Trouble::Died(how) => how.as_str(),
        Trouble::Late { .. } | Trouble::Halted => "does not stop thinking",
    };
    Failure::at(&entrant.name, what)
}
