//! What teachers set for pupils. Whoever has a name and is of age may set tasks for those who open the link and agree; who is not
//! of age agrees only with those who teach at the club ([`Act::TeachMinors`]). The teacher sees what pupils have done of
//! it since they agreed, and nothing when they leave: it is read out of the pupils' own logs each time.

mod item;
mod line;
mod odds;
mod simul;

use item::LINE;
pub use item::{Game, Item, Line};
pub use odds::{Ground, ODDS, fewer, more};
pub use simul::{Board, BoardWish, MOST_BOARDS, Side, Simul, SimulWish, View, pupil_of};

use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::one_line::one_line;
use crate::random::{self, GameId};
use crate::rights::Act;
use crate::stored::time_of_day_ms;
use crate::trainer::{CATALOGUE, Set};
use crate::who::Who;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use store::{AssignmentDeed, Piece, Pupil, SimulDeed, Standing};
use words::Language;

/// No title is longer, in characters.
pub const LONGEST_TITLE: usize = 80;
/// No pupil's name is longer, in characters.
pub const LONGEST_NAME: usize = 30;
/// No assignment has more tasks.
pub const MOST_TASKS: usize = 100;
/// Nobody has more assignments at once.
const MOST_ASSIGNMENTS: i64 = 100;
/// So many take part in one.
pub const MOST_PUPILS: i64 = 200;
/// So many mates of a length are drawn at most.
pub const MOST_MATES: usize = 20;
/// So many attempts of each pupil are read at once, the newest.
const MOST_PIECES: i64 = 500;

const DAY_MS: i64 = 24 * 3_600_000;
/// So long after the day by which it is to be done it is gone, and so long after it was set if there is none.
pub const DAYS_AFTER_DUE: i64 = 30;
/// See [`DAYS_AFTER_DUE`].
pub const DAYS_WITHOUT_DUE: i64 = 180;
/// Nothing is to be done in more than a year.
const LONGEST_DUE_MS: i64 = 366 * DAY_MS;

/// Who is not of age sets nothing for others, unless they teach at the club.
const TOO_YOUNG: Failure = Failure::new(Kind::Forbidden, "teacher-minor");
/// It was taken back, its time is over, or there never was one.
const GONE: Failure = Failure::new(Kind::NotFound, "assignment-gone");
/// Who is not of age is taught by those who teach at the club.
const NOT_BY_THEM: Failure = Failure::new(Kind::Forbidden, "pupil-minor");
const TOO_MANY_ASSIGNMENTS: Failure = Failure::new(Kind::NoRoom, "assignments-many");
const TOO_MANY_PUPILS: Failure = Failure::new(Kind::NoRoom, "assignment-full");

/// What somebody wants to set.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// What it is called.
    pub title: String,
    /// Whole lessons, and what else there is by [`Item::code`].
    pub tasks: Vec<String>,
    /// So many mates of so many plies, drawn by lots.
    pub mates: Vec<(u16, usize)>,
    /// The day by which it is to be done, as `2026-12-31`; empty if there is none.
    pub due: String,
}

/// Tasks that somebody has set.
#[derive(Clone, Debug)]
pub struct Assignment {
    /// Its name in addresses.
    pub id: String,
    /// Who has set it.
    pub teacher: Who,
    /// What it is called.
    pub title: String,
    /// Its tasks, in order.
    pub tasks: Vec<Item>,
    /// Until when it is to be done: milliseconds since 1970.
    pub due_ms: Option<i64>,
    /// When it is gone.
    pub ends_ms: i64,
    /// How many take part.
    pub pupils: usize,
}

/// Who takes part, and how far they have come.
#[derive(Clone, Debug)]
pub struct Class {
    /// In the order of their names.
    pub pupils: Vec<Pupil>,
    /// By pupil and task; nothing where they have not been.
    pub standings: HashMap<(String, String), Standing>,
}

impl Class {
    /// How far a pupil has come with a task, if they have been at it.
    pub fn standing(&self, pupil: &Pupil, item: &Item) -> Option<&Standing> {
        self.standings.get(&(pupil.id.clone(), item.name()))
    }
}

impl Assignment {
    fn of(row: store::Assignment) -> Assignment {
        Assignment {
            teacher: Who::from(row.teacher.as_str()),
            // What a later program has taken out is nothing to do any more.
            tasks: row.tasks.iter().filter_map(Item::of_kept).collect(),
            pupils: usize::try_from(row.pupils).unwrap_or_default(),
            id: row.id,
            title: row.title,
            due_ms: row.due_ms,
            ends_ms: row.ends_ms,
        }
    }
}

impl App {
    /// Sets tasks for whoever opens the link; its name in addresses. Records of one's own that are set as lines are shared from then on.
    ///
    /// # Errors
    /// If who asks has no name or may not teach, or what they want cannot be.
    pub async fn assign(
        &self,
        teacher: &Who,
        from: IpAddr,
        wish: &Wish,
        language: Language,
    ) -> Result<String, Failure> {
        self.may_set(teacher)?;
        self.gate.count(from)?;
        let (now_ms, id) = (time_of_day_ms(), random::name());
        let due_ms = due_of(&wish.due, now_ms)?;
        let title = line_of("assignment-title", &wish.title, LONGEST_TITLE)?;
        let tasks = self.open_lines(teacher, tasks_of(wish, now_ms)?, language).await?;
        let ends_ms = due_ms.map_or(now_ms + DAYS_WITHOUT_DUE * DAY_MS, |due_ms| due_ms + DAYS_AFTER_DUE * DAY_MS);
        let assignment = store::Assignment {
            id: id.clone(),
            teacher: teacher.to_string(),
            title,
            tasks: tasks.iter().map(Item::kept).collect(),
            made_ms: now_ms,
            due_ms,
            ends_ms,
            pupils: 0,
        };
        match self.store.assignment_deed(AssignmentDeed::Set(assignment, MOST_ASSIGNMENTS)).await {
            Err(store::Error::Taken) => Err(TOO_MANY_ASSIGNMENTS),
            done => Ok(done.map(|()| id)?),
        }
    }

    /// Whether somebody may set tasks for others.
    ///
    /// # Errors
    /// If they have no name, or are not of age and do not teach at the club.
    pub fn may_set(&self, who: &Who) -> Result<(), Failure> {
        self.names.of(who).ok_or(NOT_SIGNED_IN)?;
        if self.may_be_taught_by(who, who) { Ok(()) } else { Err(TOO_YOUNG) }
    }

    /// Whether this teacher may see what that pupil does.
    fn may_be_taught_by(&self, pupil: &Who, teacher: &Who) -> bool {
        !self.offices.is_minor(pupil) || self.offices.may(teacher, Act::TeachMinors, Some(pupil))
    }

    /// What somebody has set, and in what they take part, each the newest first; without the tasks.
    pub async fn assignments_of(&self, who: &Who) -> Result<(Vec<Assignment>, Vec<Assignment>), Failure> {
        let (who, now_ms) = (who.to_string(), time_of_day_ms());
        let read = |rows: Vec<store::Assignment>| rows.into_iter().map(Assignment::of).collect();
        Ok((
            read(self.store.assignments_of(&who, now_ms).await?),
            read(self.store.assignments_with(&who, now_ms).await?),
        ))
    }

    /// The assignment of this name, for whoever knows it.
    ///
    /// # Errors
    /// If there is none, or none any more.
    pub async fn assignment(&self, id: &str) -> Result<Assignment, Failure> {
        let row = self.store.assignment(id, time_of_day_ms()).await?;
        let mut assignment = Assignment::of(row.ok_or(GONE)?);
        self.forget_unshared(&mut assignment.tasks).await?;
        Ok(assignment)
    }

    /// The same for who has set it, and nobody else.
    ///
    /// # Errors
    /// As [`App::assignment`]; to others there is none.
    pub async fn own_assignment(&self, who: &Who, id: &str) -> Result<Assignment, Failure> {
        let assignment = self.assignment(id).await?;
        if assignment.teacher == *who { Ok(assignment) } else { Err(Failure::NOT_FOUND) }
    }

    /// Somebody agrees that the teacher sees what they do of an assignment. `wanted` is what a guest wants to be called.
    ///
    /// # Errors
    /// If there is no such assignment, too many take part, they may not, or cannot be called so.
    pub async fn join_assignment(&self, who: &Who, from: IpAddr, id: &str, wanted: &str) -> Result<(), Failure> {
        self.gate.count(from)?;
        let assignment = self.assignment(id).await?;
        if assignment.teacher == *who {
            return Err(Failure::BAD_REQUEST);
        }
        self.may_join(who, &assignment)?;
        let name = self.names.at_a_game(who, wanted)?;
        let name = match self.names.of(who) {
            Some(_) => name,
            None => line_of("pupil-name", &name, LONGEST_NAME)?,
        };
        let pupil = Pupil {
            id: random::name(),
            assignment: assignment.id,
            person: who.to_string(),
            name,
            joined_ms: time_of_day_ms(),
        };
        match self.store.assignment_deed(AssignmentDeed::Join(pupil, MOST_PUPILS)).await {
            Err(store::Error::Taken) => Err(TOO_MANY_PUPILS),
            done => Ok(done?),
        }
    }

    /// Whether somebody may take part in an assignment.
    ///
    /// # Errors
    /// If they are not of age and its teacher does not teach at the club; if its teacher may set none, or none any more.
    pub fn may_join(&self, who: &Who, assignment: &Assignment) -> Result<(), Failure> {
        if !self.may_be_taught_by(&assignment.teacher, &assignment.teacher) {
            return Err(GONE);
        }
        if self.may_be_taught_by(who, &assignment.teacher) { Ok(()) } else { Err(NOT_BY_THEM) }
    }

    /// Whether the teacher of an assignment sees what somebody does of it.
    pub fn is_seen_by(&self, pupil: &Pupil, assignment: &Assignment) -> bool {
        self.may_be_taught_by(&Who::from(pupil.person.as_str()), &assignment.teacher)
    }

    /// Whether somebody takes part; then what they are called there.
    pub async fn pupil_in(&self, who: &Who, id: &str) -> Result<Option<Pupil>, Failure> {
        Ok(self.store.pupil(id, &who.to_string()).await?)
    }

    /// The tasks that a pupil has done since they take part, by [`Item::name`].
    pub async fn done_in(&self, pupil: &Pupil) -> Result<HashSet<String>, Failure> {
        self.note_games_of(&pupil.assignment, Some(&pupil.id)).await?;
        let standings = self.store.standings(&pupil.assignment, Some(&pupil.id)).await?;
        Ok(standings.into_iter().filter(|own| own.done).map(|own| own.item).collect())
    }

    /// Begins a game that somebody is to win for an assignment in which they take part.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they take part in none such, or it is not for them to play that; if they begin too many.
    pub async fn begin_assigned(
        &self,
        (who, called): (&Who, &str),
        from: IpAddr,
        id: &str,
        game: Game,
    ) -> Result<GameId, Failure> {
        self.pupil_in(who, id).await?.ok_or(Failure::NOT_FOUND)?;
        let item = Item::Game(game).code();
        let is_set = self.assignment(id).await?.tasks.iter().any(|own| own.code() == item);
        if !is_set {
            return Err(Failure::NOT_FOUND);
        }
        let called = if self.names.is_of_other(called, who) { "" } else { called };
        self.begin_task((who, called), from, (game.odds, game.level), item).await
    }

    /// Somebody takes part no more; from then on the teacher sees nothing of theirs.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they did not.
    pub async fn leave_assignment(&self, who: &Who, id: &str) -> Result<(), Failure> {
        let deed = AssignmentDeed::Leave { assignment: id.to_owned(), person: who.to_string() };
        Ok(self.store.assignment_deed(deed).await?)
    }

    /// The teacher takes an assignment back: it is gone for everybody.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is not theirs.
    pub async fn take_back_assignment(&self, who: &Who, id: &str) -> Result<(), Failure> {
        let deed = AssignmentDeed::TakeBack { id: id.to_owned(), teacher: who.to_string() };
        Ok(self.store.assignment_deed(deed).await?)
    }

    /// The teacher has somebody take part no more.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is not theirs, or nobody in it has this name.
    pub async fn dismiss_pupil(&self, who: &Who, id: &str, pupil: &str) -> Result<(), Failure> {
        self.own_assignment(who, id).await?;
        let pupils = self.store.pupils(id).await?;
        let pupil = pupils.into_iter().find(|own| own.id == pupil).ok_or(Failure::NOT_FOUND)?;
        self.leave_assignment(&Who::from(pupil.person.as_str()), id).await
    }

    /// Who takes part in an assignment of who asks, and how far they have come.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is not theirs.
    pub async fn class(&self, who: &Who, id: &str) -> Result<(Assignment, Class), Failure> {
        let assignment = self.own_assignment(who, id).await?;
        self.note_games_of(id, None).await?;
        let pupils = self.pupils_seen_by(who, id).await?;
        let seen: HashSet<&str> = pupils.iter().map(|pupil| pupil.id.as_str()).collect();
        let standings =
            self.store.standings(id, None).await?.into_iter().filter(|own| seen.contains(own.pupil.as_str()));
        let standings = standings.map(|own| ((own.pupil.clone(), own.item.clone()), own)).collect();
        Ok((assignment, Class { pupils, standings }))
    }

    /// What the pupils of an assignment of who asks have done, the oldest first: one of them, with one task, if they are told.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it is not theirs, or there is no such pupil.
    pub async fn pieces(
        &self,
        who: &Who,
        id: &str,
        pupil: Option<&str>,
        item: Option<&Item>,
    ) -> Result<Vec<(Pupil, Piece)>, Failure> {
        self.own_assignment(who, id).await?;
        self.note_games_of(id, pupil).await?;
        let pupils = self.pupils_seen_by(who, id).await?;
        if pupil.is_some_and(|id| pupils.iter().all(|own| own.id != id)) {
            return Err(Failure::NOT_FOUND);
        }
        let by_id: HashMap<&str, &Pupil> = pupils.iter().map(|pupil| (pupil.id.as_str(), pupil)).collect();
        let name = item.map(Item::name);
        let pieces = self.store.pieces(id, pupil, name.as_deref(), MOST_PIECES).await?;
        let of = |piece: Piece| Some(((*by_id.get(piece.pupil.as_str())?).clone(), piece));
        Ok(pieces.into_iter().filter_map(of).collect())
    }

    /// Whom of the pupils the teacher may see; a name of the site's own goes before what they said once.
    async fn pupils_seen_by(&self, teacher: &Who, id: &str) -> Result<Vec<Pupil>, Failure> {
        let mut pupils = self.store.pupils(id).await?;
        pupils.retain(|pupil| self.may_be_taught_by(&Who::from(pupil.person.as_str()), teacher));
        for pupil in &mut pupils {
            if let Some(name) = self.names.of(&Who::from(pupil.person.as_str())) {
                pupil.name = name.to_string();
            }
        }
        Ok(pupils)
    }

    /// Takes away what has had its time.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn end_teaching(&self, now_ms: i64) -> Result<(), Failure> {
        self.store.assignment_deed(AssignmentDeed::End(now_ms)).await?;
        Ok(self.store.simul_deed(SimulDeed::End(now_ms)).await?)
    }
}

/// A line that somebody has typed, if it is one and not too long.
fn line_of(field: &'static str, typed: &str, longest: usize) -> Result<String, Failure> {
    let line = one_line(typed);
    if line.is_empty() || line.chars().count() > longest { Err(Failure::of_field(field, typed)) } else { Ok(line) }
}

/// The end of the day, at the server's place.
fn due_of(text: &str, now_ms: i64) -> Result<Option<i64>, Failure> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || Failure::of_field("assignment-due", text);
    let date: Date = text.parse().map_err(|_| wrong())?;
    let midnight = date.tomorrow().and_then(|next| next.to_zoned(TimeZone::system())).map_err(|_| wrong())?;
    let due_ms = midnight.timestamp().as_millisecond() - 1;
    if (now_ms..now_ms + LONGEST_DUE_MS).contains(&due_ms) { Ok(Some(due_ms)) } else { Err(wrong()) }
}

/// Each task once, in the order in which they were wanted.
fn tasks_of(wish: &Wish, seed: i64) -> Result<Vec<Item>, Failure> {
    let mut tasks = Vec::new();
    for code in &wish.tasks {
        let found = Item::all_of(code);
        if found.is_empty() {
            let (field, typed) =
                code.strip_prefix(LINE).map_or(("assignment-task", code.as_str()), |typed| ("assignment-line", typed));
            return Err(Failure::of_field(field, typed));
        }
        tasks.extend(found);
    }
    // Each length once: lots are drawn among all problems there are.
    let mut lengths = HashSet::new();
    for (plies, count) in wish.mates.iter().filter(|(plies, count)| *count > 0 && lengths.insert(*plies)) {
        if *count > MOST_MATES {
            return Err(Failure::of_field("assignment-mates", &count.to_string()));
        }
        let set = Set { plies: Some(*plies), theme: None };
        let drawn = CATALOGUE.draw(&set, *count, seed);
        tasks.extend(drawn.into_iter().map(Item::Problem));
    }
    let mut seen = HashSet::new();
    tasks.retain(|item| seen.insert(item.name()));
    match tasks.len() {
        0 => Err(Failure::of_field("assignment-none", "")),
        count if count > MOST_TASKS => Err(Failure::of_field("assignment-tasks", &count.to_string())),
        _ => Ok(tasks),
    }
}
