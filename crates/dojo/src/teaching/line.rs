//! Lines to be known by heart, set for pupils: whether there is such a line, and what pupils do with it.

use super::{Item, Line};
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::stored::time_of_day_ms;
use crate::training::{Chosen, Practice, Source};
use crate::who::Who;
use shogi::Position;
use std::collections::HashSet;
use store::Error;
use words::Language;

impl App {
    /// Tasks with their lines as pupils can open them: a record of the teacher's own is shared, and only moves that are asked are set.
    /// Each task once.
    pub(super) async fn open_lines(
        &self,
        teacher: &Who,
        tasks: Vec<Item>,
        language: Language,
    ) -> Result<Vec<Item>, Failure> {
        let mut known = Vec::new();
        for item in tasks {
            known.push(match item {
                Item::Line(line) => Item::Line(self.known_line(teacher, line, language).await?),
                other => other,
            });
        }
        // Only where all can be set is anything shared.
        let (mut open, mut seen) = (Vec::new(), HashSet::new());
        for mut item in known {
            if let Item::Line(Line { source, .. }) = &mut item
                && let Source::Record(id) = source
            {
                *source = Source::Shared(self.share(teacher, id).await?);
            }
            if seen.insert(item.name()) {
                open.push(item);
            }
        }
        Ok(open)
    }

    async fn known_line(&self, teacher: &Who, line: Line, language: Language) -> Result<Line, Failure> {
        let unknown = || Failure::of_field("assignment-line", &line.source.address());
        let practice = match self.practice_of(teacher, &line, language).await {
            Err(failure) if failure.kind == Kind::NotFound => return Err(unknown()),
            found => found?,
        };
        if practice.size() == 0 {
            return Err(unknown());
        }
        let (side, material) = (practice.side, practice.material);
        let called = if material.source.is_of_people() { material.dated_title() } else { String::new() };
        Ok(Line { source: material.source, side, called })
    }

    async fn practice_of(&self, who: &Who, line: &Line, language: Language) -> Result<Practice, Failure> {
        self.drill(who, line.source.clone(), Chosen { side: Some(line.side), seed: 0 }, language).await
    }

    /// Takes the names off what is shared no more: its players are nobody's business any longer.
    pub(super) async fn forget_unshared(&self, tasks: &mut [Item]) -> Result<(), Error> {
        for item in tasks {
            if let Item::Line(line) = item
                && let Source::Shared(token) = &line.source
                && !self.store.is_shared(token).await?
            {
                line.called.clear();
            }
        }
        Ok(())
    }

    /// Where a task begins, for who may see it.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if it was made of a record that is shared no more.
    pub async fn start_of(&self, who: &Who, item: &Item, language: Language) -> Result<Position, Failure> {
        Ok(match item {
            Item::Lesson(place) => place.task().board().into_owned(),
            Item::Problem(problem) => problem.start.clone(),
            Item::Game(game) => game.odds.position(),
            Item::Line(line) => self.practice_of(who, line, language).await?.material.record.start().clone(),
        })
    }

    /// Notes what somebody did with a line, if it is set for them: of lines that nobody has set nothing is kept.
    pub(crate) async fn note_line(
        &self,
        who: &Who,
        practice: &Practice,
        (outcome, moves): (&str, String),
        used_ms: i64,
    ) -> Result<(), Error> {
        let item = Item::Line(Line::of(practice)).name();
        let who = who.to_string();
        if !self.store.is_assigned(&who, &item, time_of_day_ms()).await? {
            return Ok(());
        }
        self.log_task(&who, item, outcome, moves, used_ms).await
    }
}
