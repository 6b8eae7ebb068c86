//! Whether something may happen at an event, and what follows.

use super::config::{LONGEST_TEXT, MOST_PEOPLE, MOST_ROUNDS};
use super::{Adjustment, Board, Config, Draws, Effect, Entrant, Entry, Event, Form, Outcome, Refusal, Report, Stage};
use super::{Tournament, sorted};
use crate::person::PersonId;
use crate::time::Hour;
use arbiter::handicap::Odds;

/// What follows, or why it may not be.
pub(super) type Answer = Result<Vec<Effect>, Refusal>;

/// Points that may be given or taken at once, in halves.
const MOST_HALVES: i32 = 200;

impl Tournament {
    /// What follows from an event, if it may happen. Who acts decides nothing yet, and is kept with the step.
    ///
    /// # Errors
    /// Why it may not happen.
    pub fn handle(&self, event: &Event, at: Hour, _by: &str) -> Answer {
        match event {
            Event::Configure(config) => self.configure(config),
            Event::Open => self.from(&[Stage::Draft], Stage::Open),
            Event::Enter(entrant) => self.enter(entrant),
            Event::BeginCheckIn => self.from(&[Stage::Open], Stage::CheckingIn),
            Event::CheckIn(person) => self.check_in(person),
            Event::CloseEntries => self.close_entries(),
            Event::LateEntry(entrant) => self.enter_late(entrant),
            Event::Absent { person, round } => self.announce_absence(person, *round),
            Event::Withdraw(person) => self.withdraw(person),
            Event::Return(person) => self.come_back(person),
            Event::Fix(pair) => self.fix(pair),
            Event::Forbid(pair) => self.forbid(pair),
            Event::Propose { seed } => self.propose(*seed),
            Event::SetOdds { board, odds, giver } => self.set_odds(*board, odds, giver),
            Event::Confirm => self.confirm(),
            Event::Result(report) => self.report(report, false),
            Event::OfferHour { round, board, person, hour } => self.offer_hour((*round, *board), person, *hour, at),
            Event::TakeBackHour { round, board, person } => self.take_back_hour(*round, *board, person),
            Event::Expire => self.expire(at),
            Event::Dispute { round, board } => self.dispute(*round, *board),
            Event::Rule { report, reason } => self.rule(report, reason),
            Event::Adjust { person, halves, reason } => self.adjust(person, *halves, reason),
            Event::CloseRound => self.close_round(),
            Event::Finish => self.finish(),
            Event::File => self.from(&[Stage::Finished], Stage::Filed),
            Event::Cancel => {
                self.from(&[Stage::Draft, Stage::Open, Stage::CheckingIn, Stage::Running], Stage::Cancelled)
            }
        }
    }

    pub(super) fn need(&self, stages: &[Stage]) -> Result<(), Refusal> {
        if stages.contains(&self.stage) { Ok(()) } else { Err(Refusal::Stage(self.stage)) }
    }

    fn from(&self, stages: &[Stage], to: Stage) -> Answer {
        self.need(stages)?;
        Ok(vec![Effect::Stage(to)])
    }

    fn entry(&self, person: &PersonId) -> Result<&Entry, Refusal> {
        self.entries.get(person).ok_or_else(|| Refusal::Unknown(person.clone()))
    }

    /// An effect that a proposed round does not survive.
    fn changing(&self, effect: Effect) -> Vec<Effect> {
        let dropped = self.proposed.is_some().then_some(Effect::ProposalDropped);
        [effect].into_iter().chain(dropped).collect()
    }

    fn configure(&self, config: &Config) -> Answer {
        self.need(&[Stage::Draft, Stage::Open, Stage::CheckingIn, Stage::Running])?;
        let texts = [
            ("name", &config.name),
            ("city", &config.city),
            ("country", &config.country),
            ("clock", &config.clock),
            ("arbiter", &config.arbiter),
        ];
        if let Some((name, _)) = texts.into_iter().find(|(_, text)| !crate::line::fits(text, LONGEST_TEXT)) {
            return Err(Refusal::Line(name));
        }
        if config.name.trim().is_empty() {
            return Err(Refusal::Setting("name"));
        }
        if !(1..=MOST_ROUNDS).contains(&config.rounds) || usize::from(config.rounds) < self.rounds.len() {
            return Err(Refusal::Setting("rounds"));
        }
        if config.from.zip(config.to).is_some_and(|(from, to)| to < from) {
            return Err(Refusal::Setting("to"));
        }
        if !config.thresholds.is_empty() && config.form != Form::Mcmahon {
            return Err(Refusal::Setting("thresholds"));
        }
        if config.odds.is_some() && config.form == Form::Dutch {
            return Err(Refusal::Setting("odds"));
        }
        if config.double && config.form != Form::RoundRobin {
            return Err(Refusal::Setting("double"));
        }
        if config.by_appointment && config.form != Form::RoundRobin {
            return Err(Refusal::Setting("by_appointment"));
        }
        let is_knock_out = config.form == Form::KnockOut;
        if config.repechage > 0 && !(is_knock_out && config.repechage.is_power_of_two() && config.repechage >= 2) {
            return Err(Refusal::Setting("repechage"));
        }
        // Where who loses twice is third anyway, there is nothing to play for.
        if config.third_place && !(is_knock_out && config.repechage == 0) {
            return Err(Refusal::Setting("third_place"));
        }
        if !cup_can_be(config) {
            return Err(Refusal::Setting("cup"));
        }
        if self.stage == Stage::Running {
            // What pairings and points rest on stays as it was when the first round was paired.
            let old = &self.config;
            let fixed = [
                ("form", old.form != config.form),
                ("double", old.double != config.double),
                ("by_appointment", old.by_appointment != config.by_appointment),
                ("cup", old.cup != config.cup || old.cup_nation != config.cup_nation),
                ("repechage", old.repechage != config.repechage),
                ("third_place", old.third_place != config.third_place),
                ("thresholds", old.thresholds != config.thresholds),
                ("odds", old.odds != config.odds),
                ("draws", old.draws != config.draws),
                ("half_absences", old.half_absences != config.half_absences),
            ];
            if let Some((name, _)) = fixed.into_iter().find(|(_, changed)| *changed) {
                return Err(Refusal::Setting(name));
            }
        }
        Ok(vec![Effect::Configured(config.clone())])
    }

    fn newcomer(&self, entrant: &Entrant) -> Result<(), Refusal> {
        if self.entries.contains_key(&entrant.id) {
            return Err(Refusal::Twice(entrant.id.clone()));
        }
        if self.entries.len() == MOST_PEOPLE { Err(Refusal::Full) } else { Ok(()) }
    }

    fn enter(&self, entrant: &Entrant) -> Answer {
        self.need(&[Stage::Open, Stage::CheckingIn])?;
        self.newcomer(entrant)?;
        Ok(vec![Effect::Entered { entrant: entrant.clone(), first_round: 1 }])
    }

    fn enter_late(&self, entrant: &Entrant) -> Answer {
        self.need(&[Stage::Running])?;
        self.newcomer(entrant)?;
        if !self.config.form.is_by_points() {
            return Err(Refusal::NobodyLate);
        }
        let first_round = self.rounds.len() + 1;
        if first_round > usize::from(self.config.rounds) {
            return Err(Refusal::AllPlayed(self.rounds.len()));
        }
        let mut effects = self.changing(Effect::Entered { entrant: entrant.clone(), first_round });
        effects.push(Effect::CheckedIn(entrant.id.clone()));
        Ok(effects)
    }

    fn check_in(&self, person: &PersonId) -> Answer {
        self.need(&[Stage::CheckingIn, Stage::Running])?;
        let entry = self.entry(person)?;
        if entry.is_withdrawn {
            return Err(Refusal::Withdrawn(person.clone()));
        }
        if entry.is_checked_in { Ok(Vec::new()) } else { Ok(self.changing(Effect::CheckedIn(person.clone()))) }
    }

    fn close_entries(&self) -> Answer {
        self.need(&[Stage::Open, Stage::CheckingIn])?;
        let people = self.entries.values().filter(|entry| !entry.is_withdrawn).count();
        if people < 2 {
            return Err(Refusal::TooFew(people));
        }
        // Where nobody ticks off, whoever has entered is taken to be there.
        let present = self.entries.keys().filter(|_| self.stage == Stage::Open).cloned().map(Effect::CheckedIn);
        let closed = present.chain([Effect::Stage(Stage::Running)]).collect();
        if self.config.by_appointment { self.calendar(closed) } else { Ok(closed) }
    }

    fn announce_absence(&self, person: &PersonId, round: usize) -> Answer {
        self.need(&[Stage::Open, Stage::CheckingIn, Stage::Running])?;
        let entry = self.entry(person)?;
        if entry.is_withdrawn {
            return Err(Refusal::Withdrawn(person.clone()));
        }
        if round <= self.rounds.len() || round > usize::from(self.config.rounds) {
            return Err(Refusal::Round(round));
        }
        if entry.absences.contains(&round) {
            return Ok(Vec::new());
        }
        Ok(self.changing(Effect::Absence { person: person.clone(), round }))
    }

    fn withdraw(&self, person: &PersonId) -> Answer {
        self.need(&[Stage::Open, Stage::CheckingIn, Stage::Running])?;
        if self.entry(person)?.is_withdrawn {
            return Err(Refusal::Withdrawn(person.clone()));
        }
        let mut effects = self.changing(Effect::Withdrawn(person.clone()));
        if self.config.by_appointment {
            effects.extend(self.forfeit(person));
        }
        Ok(effects)
    }

    fn come_back(&self, person: &PersonId) -> Answer {
        self.need(&[Stage::Open, Stage::CheckingIn, Stage::Running])?;
        if !self.entry(person)?.is_withdrawn {
            return Err(Refusal::NotWithdrawn(person.clone()));
        }
        if self.stage == Stage::Running && !self.config.form.is_by_points() {
            return Err(Refusal::NobodyLate);
        }
        Ok(self.changing(Effect::Returned(person.clone())))
    }

    fn pair(&self, pair: &[PersonId; 2]) -> Result<(), Refusal> {
        self.need(&[Stage::Open, Stage::CheckingIn, Stage::Running])?;
        for person in pair {
            self.entry(person)?;
        }
        if pair[0] == pair[1] { Err(Refusal::Oneself(pair[0].clone())) } else { Ok(()) }
    }

    fn fix(&self, pair: &[PersonId; 2]) -> Answer {
        self.pair(pair)?;
        if !self.config.form.is_by_points() {
            return Err(Refusal::Setting("form"));
        }
        if let Some(person) = pair.iter().find(|person| self.fixed.iter().flatten().any(|fixed| fixed == *person)) {
            return Err(Refusal::FixedTwice(person.clone()));
        }
        if self.forbidden.contains(&sorted(pair)) || self.have_met(pair) {
            return Err(Refusal::MayNotMeet(pair.clone()));
        }
        Ok(self.changing(Effect::Fixed(pair.clone())))
    }

    fn forbid(&self, pair: &[PersonId; 2]) -> Answer {
        self.pair(pair)?;
        if !self.config.form.is_by_points() {
            return Err(Refusal::Setting("form"));
        }
        if self.fixed.iter().any(|fixed| sorted(fixed) == sorted(pair)) {
            return Err(Refusal::MayNotMeet(pair.clone()));
        }
        Ok(self.changing(Effect::Forbidden(pair.clone())))
    }

    /// Whether the two have met: been paired, or where the FIDE's rules hold, have played.
    pub(super) fn have_met(&self, [one, other]: &[PersonId; 2]) -> bool {
        let mut boards = self.rounds.iter().flat_map(|round| &round.boards);
        let counts = |board: &Board| self.config.form != Form::Dutch || board.counted().is_none_or(Outcome::is_played);
        boards.any(|board| counts(board) && board.people.contains(one) && board.people.contains(other))
    }

    fn propose(&self, seed: u64) -> Answer {
        self.need(&[Stage::Running])?;
        self.previous_is_closed()?;
        Ok(vec![Effect::Proposed(self.draw(seed)?)])
    }

    fn previous_is_closed(&self) -> Result<(), Refusal> {
        let open = self.rounds.iter().position(|round| !round.is_closed);
        open.map_or(Ok(()), |round| Err(Refusal::RoundOpen(round + 1)))
    }

    fn set_odds(&self, number: usize, odds: &str, giver: &PersonId) -> Answer {
        self.need(&[Stage::Running])?;
        if self.config.form == Form::Dutch {
            return Err(Refusal::Setting("odds"));
        }
        let round = self.proposed.as_ref().ok_or(Refusal::NothingProposed)?;
        let wrong = Refusal::Board { round: self.rounds.len() + 1, board: number };
        let board = number.checked_sub(1).and_then(|index| round.boards.get(index)).ok_or(wrong)?;
        let odds = Odds::from_name(odds).ok_or_else(|| Refusal::Odds(odds.to_owned()))?;
        let receiver = board.people.iter().find(|person| *person != giver);
        match receiver {
            Some(receiver) if board.people.contains(giver) => Ok(vec![Effect::OddsSet {
                board: number,
                odds: odds.code().to_owned(),
                people: [receiver.clone(), giver.clone()],
            }]),
            _ => Err(Refusal::Unknown(giver.clone())),
        }
    }

    pub(super) fn confirm(&self) -> Answer {
        self.need(&[Stage::Running])?;
        let proposed = self.proposed.as_ref().ok_or(Refusal::NothingProposed)?;
        let round = self.rounds.len() + 1;
        let wanted = (1..).zip(&proposed.boards).map(|(number, board)| wanted(round, number, board, 0));
        Ok([Effect::Confirmed].into_iter().chain(wanted).collect())
    }

    pub(super) fn board(&self, round: usize, board: usize) -> Result<&Board, Refusal> {
        let found = round.checked_sub(1).and_then(|round| self.rounds.get(round)).ok_or(Refusal::Round(round))?;
        let number = board.checked_sub(1).and_then(|board| found.boards.get(board));
        number.ok_or(Refusal::Board { round, board })
    }

    fn report(&self, report: &Report, is_ruling: bool) -> Answer {
        self.need(&[Stage::Running])?;
        let Report { round, board: number, outcome, corrects } = *report;
        let board = self.board(round, number)?;
        let is_closed = self.rounds[round - 1].is_closed;
        let fits = match (outcome, self.config.draws) {
            (Outcome::Drawn, Draws::Half) => false,
            (Outcome::Drawn, Draws::Replay) => !is_closed,
            (Outcome::Halved, Draws::Replay) => is_ruling,
            _ => true,
        };
        // Somebody has to go on in a knock-out.
        let is_knock_out = self.config.form == Form::KnockOut || self.is_cup_pair(round, &board.people);
        if !fits || outcome == Outcome::Halved && is_knock_out {
            return Err(Refusal::Draws);
        }
        match (board.games.last(), board.counted()) {
            (None, _) if corrects => Err(Refusal::NoResult { round, board: number }),
            (Some(was), Some(_)) if *was == outcome => Ok(Vec::new()),
            (Some(was), counted) if corrects || is_ruling && counted.is_some() => self.correct(report, *was),
            (_, Some(was)) => Err(Refusal::HasResult { round, board: number, was: was.code() }),
            _ => Ok(ended(report, board)),
        }
    }

    /// What was said of a board's last game was wrong. Pairings already confirmed stay as they are (I6).
    fn correct(&self, &Report { round, board, outcome, .. }: &Report, was: Outcome) -> Answer {
        let found = self.board(round, board)?;
        let is_knock_out = self.config.form == Form::KnockOut || self.is_cup_pair(round, &found.people);
        if is_knock_out && round < self.rounds.len() {
            return Err(Refusal::RoundOpen(round + 1));
        }
        let mut effects = self.changing(Effect::Corrected { round, board, was, outcome });
        if outcome == Outcome::Drawn {
            effects.push(wanted(round, board, found, found.games.len()));
        }
        effects.push(Effect::StandingsChanged);
        Ok(effects)
    }

    fn dispute(&self, round: usize, board: usize) -> Answer {
        self.need(&[Stage::Running])?;
        let found = self.board(round, board)?;
        if found.counted().is_none() {
            return Err(Refusal::NoResult { round, board });
        }
        if self.rounds[round - 1].is_closed {
            return Err(Refusal::Round(round));
        }
        if found.is_disputed { Ok(Vec::new()) } else { Ok(vec![Effect::Disputed { round, board, open: true }]) }
    }

    fn rule(&self, report: &Report, reason: &str) -> Answer {
        if reason.trim().is_empty() {
            return Err(Refusal::Reason);
        }
        let mut effects = self.report(&Report { corrects: false, ..report.clone() }, true)?;
        let Report { round, board, .. } = *report;
        if self.board(round, board)?.is_disputed {
            effects.push(Effect::Disputed { round, board, open: false });
        }
        Ok(effects)
    }

    fn adjust(&self, person: &PersonId, halves: i32, reason: &str) -> Answer {
        self.need(&[Stage::Running])?;
        self.entry(person)?;
        if reason.trim().is_empty() || halves == 0 || halves.abs() > MOST_HALVES {
            return Err(Refusal::Reason);
        }
        let adjustment = Adjustment { person: person.clone(), halves, reason: reason.to_owned() };
        let mut effects = self.changing(Effect::Adjusted(adjustment));
        effects.push(Effect::StandingsChanged);
        Ok(effects)
    }

    fn close_round(&self) -> Answer {
        self.need(&[Stage::Running])?;
        if self.config.by_appointment {
            return self.close_played();
        }
        let number = self.rounds.len();
        let round = self.rounds.last().filter(|round| !round.is_closed).ok_or(Refusal::NothingProposed)?;
        let open = round.boards.iter().position(|board| board.counted().is_none() || board.is_disputed);
        match open {
            Some(board) => Err(Refusal::BoardOpen { round: number, board: board + 1 }),
            None => Ok(vec![Effect::RoundClosed { round: number }, Effect::StandingsChanged]),
        }
    }

    fn finish(&self) -> Answer {
        self.need(&[Stage::Running])?;
        self.previous_is_closed()?;
        if self.rounds.is_empty() {
            return Err(Refusal::RoundOpen(1));
        }
        let mut effects = self.changing(Effect::Stage(Stage::Finished));
        effects.extend([Effect::StandingsChanged, Effect::RatingBatchDue]);
        Ok(effects)
    }
}

/// Whether the cup is one that can be played in these rounds: of a power of two, with a winner of every game.
fn cup_can_be(config: &Config) -> bool {
    let (size, rounds) = (config.cup, config.rounds);
    let is_form = matches!(config.form, Form::Swiss | Form::Mcmahon) && config.draws == Draws::Replay;
    let is_cup = size.is_power_of_two() && size >= 2 && size.ilog2() <= u32::from(rounds);
    if size == 0 { config.cup_nation.is_empty() } else { is_form && is_cup }
}

/// A game ended that had not; a draw is played again.
fn ended(report: &Report, board: &Board) -> Vec<Effect> {
    let &Report { round, board: number, outcome, .. } = report;
    let again = match outcome {
        Outcome::Drawn => wanted(round, number, board, board.games.len() + 1),
        _ => Effect::StandingsChanged,
    };
    vec![Effect::Ended { round, board: number, outcome }, again]
}

/// The game of this number, from 0, is to be played.
fn wanted(round: usize, number: usize, board: &Board, game: usize) -> Effect {
    let people = board.colors(game).map(PersonId::clone);
    Effect::GameWanted { round, board: number, game: game + 1, people, odds: board.odds.clone() }
}
