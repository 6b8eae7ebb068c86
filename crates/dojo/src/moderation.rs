//! Complaints, and what follows from them: whoever was at a game with somebody can report them; a moderator looks at one report
//! at a time, with its game, and decides; whom it concerns is told why, and can say something against it once.

use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::games::AnyGame;
use crate::log::line;
use crate::notices::{About, Notice};
use crate::one_line::one_line;
use crate::rights::Act;
use crate::seats::Seat;
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use store::{CLOSE, Measure, ModerationDeed, Report, WARN};

/// What people complain of; the texts are `report-…`.
pub const REASONS: [&str; 5] = ["name", "rude", "abandons", "engine", "other"];

/// Words about it, in characters.
const LONGEST: usize = 2_000;
/// So many reports somebody makes a day at most.
const A_DAY: i64 = 10;
const DAY_MS: i64 = 24 * 3_600_000;
/// A measure lasts so many days at most, or for ever.
const MOST_DAYS: u32 = 366;

/// They may not play with others for a while.
pub const HOLD: &str = "hold";

/// One has to say something.
pub(crate) const NO_WORDS: Failure = Failure::new(Kind::Unfit, "no-words");
/// It was said or decided already.
const DONE: Failure = Failure::new(Kind::Conflict, "already-decided");
/// They have said the same of the same game, and nobody has looked at it yet.
const REPORTED: Failure = Failure::new(Kind::Conflict, "already-reported");
/// Games with minors are for the club's people.
const MINORS: Failure = Failure::new(Kind::Forbidden, "minors");

/// What a moderator decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing follows.
    Nothing,
    /// They are told.
    Warn,
    /// They do not play with others for so many days.
    Hold(u32),
    /// Their account is closed for so many days, or for ever.
    Close(Option<u32>),
}

impl Decision {
    /// From its name and a number of days.
    ///
    /// # Errors
    /// If there is no such, or the days cannot be.
    pub fn read(name: &str, days: &str) -> Result<Decision, Failure> {
        let days = match days {
            "" => None,
            text => Some(
                text.parse()
                    .ok()
                    .filter(|days| (1..=MOST_DAYS).contains(days))
                    .ok_or_else(|| Failure::of_field("duration", text))?,
            ),
        };
        match (name, days) {
            ("nothing", _) => Ok(Decision::Nothing),
            (WARN, _) => Ok(Decision::Warn),
            (HOLD, Some(days)) => Ok(Decision::Hold(days)),
            (HOLD, None) => Err(Failure::of_field("duration", "")),
            (CLOSE, days) => Ok(Decision::Close(days)),
            _ => Err(Failure::of_field("decision", name)),
        }
    }

    /// Its name.
    pub const fn code(self) -> &'static str {
        match self {
            Decision::Nothing => "nothing",
            Decision::Warn => WARN,
            Decision::Hold(_) => HOLD,
            Decision::Close(_) => CLOSE,
        }
    }

    fn measure(self, whom: &Who, words: &str, at_ms: i64) -> Option<Measure> {
        let days = match self {
            Decision::Nothing => return None,
            Decision::Warn | Decision::Close(None) => None,
            Decision::Hold(days) | Decision::Close(Some(days)) => Some(days),
        };
        Some(Measure {
            at_ms,
            whom: whom.to_string(),
            kind: self.code().to_owned(),
            words: words.to_owned(),
            until_ms: days.map(|days| at_ms + i64::from(days) * DAY_MS),
            ..Measure::default()
        })
    }
}

impl App {
    /// Reports somebody with whom whoever asks is, or was, at a game.
    ///
    /// # Errors
    /// If they are not at it, nobody sits there or it is themself, nothing was said, or they complain too often or have said the same
    /// already.
    pub async fn report(&self, who: &Who, game: &str, seat: &str, reason: &str, words: &str) -> Result<(), Failure> {
        let of = self.reportable(who, game, seat).await?;
        let reason =
            REASONS.into_iter().find(|own| *own == reason).ok_or_else(|| Failure::of_field("reason", reason))?;
        let at_ms = time_of_day_ms();
        if self.store.reports_by(&who.to_string(), at_ms - DAY_MS).await? >= A_DAY {
            return Err(Failure::TOO_MANY);
        }
        if self.store.is_reported(&who.to_string(), &of.visitor.to_string(), game, reason).await? {
            return Err(REPORTED);
        }
        let report = Report {
            number: 0,
            at_ms,
            who: who.to_string(),
            whom: of.visitor.to_string(),
            name: of.name,
            game: game.to_owned(),
            reason: reason.to_owned(),
            words: said(words),
        };
        Ok(self.store.moderate(ModerationDeed::Report(report)).await?)
    }

    /// Who sits there, if whoever asks may complain of them.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they may not.
    pub async fn reportable(&self, who: &Who, game: &str, seat: &str) -> Result<Seat, Failure> {
        let seats: Vec<(&'static str, Option<Seat>)> = match self.find_any(game).await? {
            AnyGame::Two(agreed) => {
                let players = shogi::Color::ALL.map(|color| (color.name(), agreed.seats.player(color).cloned()));
                players.into_iter().collect()
            }
            AnyGame::Four(agreed) => {
                let seats = variants::yonin::Seat::ALL.into_iter();
                seats.map(|seat| (seat.code(), agreed.seats[seat.index()].clone())).collect()
            }
        };
        let taken = || seats.iter().filter_map(|(code, seat)| Some((*code, seat.as_ref()?)));
        if !taken().any(|(_, seat)| seat.visitor == *who) {
            return Err(Failure::NOT_FOUND);
        }
        let found = taken().find(|(code, found)| *code == seat && found.visitor != *who);
        found.map(|(_, seat)| seat.clone()).ok_or(Failure::NOT_FOUND)
    }

    /// The report that is to be decided next, and how many there are (at most a hundred are counted).
    pub async fn next_report(&self, who: &Who) -> Result<(Option<Report>, usize), Failure> {
        self.allow(who, Act::SeeReports, None).await?;
        let open = self.store.open_reports(100).await?;
        let count = open.len();
        // Nobody judges what they complain of, or what is complained of them.
        let own = who.to_string();
        Ok((open.into_iter().find(|report| report.who != own && report.whom != own), count))
    }

    /// Decides a report.
    ///
    /// # Errors
    /// If they may not, it was decided already, or nothing is said of why.
    pub async fn decide(&self, who: &Who, number: i64, decision: Decision, words: &str) -> Result<(), Failure> {
        self.allow(who, Act::SeeReports, None).await?;
        let open = self.store.open_reports(i64::MAX).await?;
        let report = open.into_iter().find(|report| report.number == number).ok_or(DONE)?;
        let whom = Who::from(report.whom.as_str());
        if decision != Decision::Nothing {
            self.allow(who, Act::Decide, Some(&whom)).await?;
        }
        let words = said(words);
        if words.is_empty() && decision != Decision::Nothing {
            return Err(NO_WORDS);
        }
        let line = line(who, decision.code(), &whom, &words);
        let measure = decision.measure(&whom, &words, line.at_ms);
        let deed = ModerationDeed::Decide { report: number, decision: decision.code().to_owned(), measure, line };
        self.carry_out(deed, decision, &whom).await
    }

    /// Decides something about somebody of whom nobody has complained.
    ///
    /// # Errors
    /// If they may not, or nothing is said of why.
    pub async fn take_measure(&self, who: &Who, whom: &Who, decision: Decision, words: &str) -> Result<(), Failure> {
        self.allow(who, Act::Decide, Some(whom)).await?;
        let words = said(words);
        if words.is_empty() {
            return Err(NO_WORDS);
        }
        let line = line(who, decision.code(), whom, &words);
        match decision.measure(whom, &words, line.at_ms) {
            Some(measure) => self.carry_out(ModerationDeed::Take(measure, line), decision, whom).await,
            None => Err(Failure::of_field("decision", decision.code())),
        }
    }

    async fn carry_out(&self, deed: ModerationDeed, decision: Decision, whom: &Who) -> Result<(), Failure> {
        // Of what led to nothing they are told nothing; what they have said themselves is answered.
        let concerns_them = decision != Decision::Nothing || matches!(deed, ModerationDeed::Answer { .. });
        match self.store.moderate(deed).await {
            Err(store::Error::Gone) => return Err(DONE),
            done => done?,
        }
        self.measures.read(&self.store).await?;
        if concerns_them {
            let about = About::Decided { at_ms: time_of_day_ms() };
            self.notices.tell(Notice::new(whom, about, None)).await;
        }
        if matches!(decision, Decision::Close(_)) {
            self.identities.dismiss_all(whom);
            self.identities.dismiss_programs(whom);
        }
        Ok(())
    }

    /// Says something against a measure, once.
    ///
    /// # Errors
    /// If it is none of theirs, or they have said something, or say nothing.
    pub async fn appeal(&self, whom: &Who, measure: i64, words: &str) -> Result<(), Failure> {
        let words = said(words);
        if words.is_empty() {
            return Err(NO_WORDS);
        }
        let deed = ModerationDeed::Appeal { measure, whom: whom.to_string(), words, at_ms: time_of_day_ms() };
        match self.store.moderate(deed).await {
            Err(store::Error::Gone) => return Err(DONE),
            done => done?,
        }
        Ok(self.measures.read(&self.store).await?)
    }

    /// What somebody says against a measure, the oldest first.
    pub async fn next_appeal(&self, who: &Who) -> Result<Option<Measure>, Failure> {
        self.allow(who, Act::SeeReports, None).await?;
        let appeals = self.measures.appeals();
        Ok(appeals
            .into_iter()
            .find(|measure| self.offices.may(who, Act::Decide, Some(&Who::from(measure.whom.as_str())))))
    }

    /// Answers what somebody says against a measure; it ends, or stays.
    ///
    /// # Errors
    /// If they may not, or it was answered.
    pub async fn answer(&self, who: &Who, number: i64, ends: bool, words: &str) -> Result<(), Failure> {
        self.allow(who, Act::SeeReports, None).await?;
        let appeals = self.measures.appeals();
        let measure = appeals.into_iter().find(|measure| measure.number == number).ok_or(DONE)?;
        let whom = Who::from(measure.whom.as_str());
        self.allow(who, Act::Decide, Some(&whom)).await?;
        let line = line(who, if ends { "lift" } else { "uphold" }, &whom, &said(words));
        let deed = ModerationDeed::Answer { measure: number, words: said(words), ends, line };
        self.carry_out(deed, Decision::Nothing, &whom).await
    }

    /// Who was warned has read it.
    ///
    /// # Errors
    /// If it is none of theirs.
    pub async fn have_read(&self, whom: &Who, measure: i64) -> Result<(), Failure> {
        let deed = ModerationDeed::Read { measure, whom: whom.to_string(), at_ms: time_of_day_ms() };
        self.store.moderate(deed).await?;
        Ok(self.measures.read(&self.store).await?)
    }

    /// Whether somebody's account is closed, for who has shown that it is theirs.
    ///
    /// # Errors
    /// What there is to say of it.
    pub(crate) fn refuse_closed(&self, person: &Who) -> Result<(), Failure> {
        match self.measures.find(person, CLOSE) {
            Some(measure) => Err(refusal("closed", measure)),
            None => Ok(()),
        }
    }

    /// Whether somebody may play with others.
    ///
    /// # Errors
    /// What there is to say of it.
    pub(crate) fn refuse_held(&self, who: &Who) -> Result<(), Failure> {
        match self.measures.find(who, HOLD) {
            Some(measure) => Err(refusal("held", measure)),
            None => Ok(()),
        }
    }

    /// Who is not of age plays with the club's people alone.
    ///
    /// # Errors
    /// If one of these two is not of age, and the other is none of the club's.
    pub(crate) fn refuse_strangers_of_minors<'a>(
        &self,
        comer: &Who,
        seats: impl Iterator<Item = &'a Seat>,
    ) -> Result<(), Failure> {
        let fits =
            |one: &Who, other: &Who| !self.offices.is_minor(one) || self.offices.may(other, Act::PlayMinors, Some(one));
        let all = |seat: &Seat| fits(comer, &seat.visitor) && fits(&seat.visitor, comer);
        if seats.into_iter().all(all) { Ok(()) } else { Err(MINORS) }
    }

    /// Somebody whose account is closed says something against it, and shows by their password that they are who they are.
    ///
    /// # Errors
    /// If the password is wrong, the account is open, or they have said something.
    pub async fn appeal_from_outside(
        &self,
        (bearer, from): (&Bearer, std::net::IpAddr),
        (name, password): (&str, &str),
        words: &str,
    ) -> Result<(), Failure> {
        let asking = crate::account::Asking { bearer, label: "", from };
        let person = self.known_by_password(asking, (name, password)).await?;
        let measure = self.measures.find(&person, CLOSE).ok_or(DONE)?;
        self.appeal(&person, measure.number, words).await
    }
}

/// What somebody says, as it can be shown.
pub(crate) fn said(words: &str) -> String {
    let lines: Vec<String> = words.lines().map(one_line).collect();
    lines.join("\n").trim().chars().take(LONGEST).collect()
}

/// Why they may not, in the words in which they were told.
fn refusal(code: &'static str, measure: Measure) -> Failure {
    Failure::new(Kind::Forbidden, code).with_text(move |language| {
        let until = match measure.until_ms {
            Some(until_ms) => crate::wording::day(until_ms, &language.text("games-date")),
            None => String::new(),
        };
        let code = if until.is_empty() { format!("error-{code}") } else { format!("error-{code}-until") };
        language.text_with_list(&code, &[("why", &measure.words), ("until", &until)])
    })
}
