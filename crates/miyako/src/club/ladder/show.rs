//! Ladders and careers, told to people and programs.

use crate::Outcome;
use club::career::{Body, Dossier, Ladder, Need, Prospect, Since, State, Stay, StudyGroup};
use club::ladder::{Apprentice, Rungs, Step};
use club::time::Date;
use serde_json::{Value, json};
use shogi::Grade;
use std::io::{self, Write};
use std::process::ExitCode;
use words::Language;

/// In which language, or for programs.
pub(in crate::club) struct Teller {
    pub(in crate::club) language: Language,
    pub(in crate::club) json: bool,
}

impl Teller {
    pub(super) fn ladders(&self, out: &mut impl Write) -> io::Result<()> {
        let own = Ladder::all().iter().map(|ladder| (ladder.name.as_str(), ladder.grades.as_slice()));
        let group = StudyGroup::current();
        let apprentice = Rungs::apprentice();
        let others = [(group.name.as_str(), group.grades.as_slice()), ("apprentice", apprentice.grades())];
        let all: Vec<(&str, &[String])> = own.chain(others).collect();
        let school = Apprentice::current();
        if self.json {
            let ladder = |(name, grades): &(&str, &[String])| {
                let mut value = json!({ "ladder": name, "grades": grades });
                if *name == group.name {
                    value["seats"] = json!(group.seats);
                } else if *name == "apprentice" {
                    value["branches"] = json!(school.branches);
                    value["begins"] = json!(school.begins);
                    value["one_league_from"] = json!(school.one_league_from);
                }
                value
            };
            return writeln!(out, "{}", all.iter().map(ladder).collect::<Value>());
        }
        let places = |places: &[String]| {
            let told: Vec<String> =
                places.iter().map(|place| self.language.text(&format!("career-place-{place}"))).collect();
            told.join(self.language.joint())
        };
        for (name, grades) in all {
            writeln!(out, "{name:<14} {}: {}", self.language.text(&format!("career-ladder-{name}")), grades.join(" "))?;
            // RANK-11, RANK-21
            let more = if name == group.name {
                self.language.text_with("career-seats", "places", places(&group.seats))
            } else if name == "apprentice" {
                let values = [("branches", places(&school.branches)), ("grade", self.grade(&school.one_league_from))];
                let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
                self.language.text_with_list("career-branches", &values)
            } else {
                continue;
            };
            writeln!(out, "{:<14} {more}", "")?;
        }
        Ok(())
    }

    /// Tells which grade is due and what is missing; whether one is.
    pub(super) fn prospects(
        &self,
        ladder: &Ladder,
        dossier: &Dossier,
        body: &Body,
        today: Date,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        let prospects = ladder.prospects(dossier, body, today);
        let due = ladder.due(dossier, body, today).map(|due| due.promotion.to.clone());
        if self.json {
            let list: Vec<Value> = prospects
                .iter()
                .map(|prospect| {
                    let needs: Vec<Value> = prospect
                        .promotion
                        .any
                        .iter()
                        .zip(&prospect.states)
                        .map(|(need, state)| {
                            let said = self.need(need);
                            json!({ "text": said, "have": state.have, "want": state.want, "met": state.is_met() })
                        })
                        .collect();
                    let needs: Vec<Value> = needs
                        .into_iter()
                        .chain(
                            beyond(prospect)
                                .map(|need| json!({ "text": self.need(need), "have": 1, "want": 1, "met": true })),
                        )
                        .collect();
                    let promotion = prospect.promotion;
                    json!({ "to": promotion.to, "id": promotion.id, "due": prospect.is_due, "any": needs })
                })
                .collect();
            writeln!(out, "{}", json!({ "due": due, "prospects": list }))?;
            return Ok(due.is_some());
        }
        match &due {
            Some(grade) => writeln!(out, "{}", self.language.text_with("career-due", "grade", self.grade(grade)))?,
            None => writeln!(out, "{}", self.language.text("career-nothing-due"))?,
        }
        // As far as the grade that is due; two grades ahead are as far as anybody looks besides.
        let shown = prospects.iter().rposition(|prospect| prospect.is_due).map_or(2, |last| last + 1);
        for prospect in prospects.iter().take(shown) {
            writeln!(
                out,
                "\n{}",
                self.language.text_with("career-any-of", "grade", self.grade(&prospect.promotion.to))
            )?;
            for (need, state) in prospect.promotion.any.iter().zip(&prospect.states) {
                let mark = if state.is_met() { "✓" } else { "·" };
                writeln!(out, "  {mark} {}{}", self.need(need), self.progress(need, *state))?;
            }
            if let Some(need) = beyond(prospect) {
                writeln!(out, "  ✓ {}", self.need(need))?;
            }
        }
        Ok(due.is_some())
    }

    /// A grade in words; classes of study groups are called as they are.
    fn grade(&self, grade: &str) -> String {
        grade.parse::<Grade>().map_or_else(|_| grade.to_owned(), |grade| words::grade(grade, self.language))
    }

    fn progress(&self, need: &Need, state: State) -> String {
        if matches!(need, Need::Committee) || (state.want == 1 && state.have == 0) {
            return String::new();
        }
        let (have, want) = (state.have.to_string(), state.want.to_string());
        self.language.text_with_list("career-progress", &[("have", &have), ("want", &want)])
    }

    /// A need as a deed alone, whatever it counts from.
    pub(in crate::club) fn deed_of(&self, need: &Need) -> String {
        match need {
            Need::Deed { name, of, .. } => self.deed(name, of),
            need => self.need(need),
        }
    }

    /// What suffices, in a few words.
    fn need(&self, need: &Need) -> String {
        let text = |id: &str, values: &[(&str, &str)]| self.language.text_with_list(id, values);
        match need {
            Need::Wins(wins) => text("career-need-wins", &[("wins", &wins.to_string())]),
            Need::Share { percent, least_wins } => {
                let values = [("percent", percent.to_string()), ("wins", least_wins.to_string())];
                text("career-need-share", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
            }
            Need::Deed { name, of, times, since, games, from, until } => {
                let mut said = self.deed(name, of);
                for (id, day) in [("career-need-from", from), ("career-need-until", until)] {
                    if let Some(day) = day {
                        said = text(id, &[("what", &said), ("day", &day.to_string())]);
                    }
                }
                if *times > 1 {
                    said = text("career-need-times", &[("what", &said), ("times", &times.to_string())]);
                }
                if *games > 0 {
                    said = text("career-need-games", &[("what", &said), ("games", &games.to_string())]);
                }
                if *since == Since::Grade { text("career-need-since", &[("what", &said)]) } else { said }
            }
            Need::Row { name, seasons } => {
                let (what, seasons) = (self.deed(name, &[]), seasons.to_string());
                text("career-need-row", &[("what", &what), ("seasons", &seasons)])
            }
            Need::Same { name, times, of } => {
                text("career-need-same", &[("what", &self.deed(name, of)), ("times", &times.to_string())])
            }
            Need::Committee => text("career-need-committee", &[]),
        }
    }

    /// A deed with the events that it is of; an event without a name of its own is called as in the file.
    fn deed(&self, name: &str, of: &[String]) -> String {
        let event = |of: &String| {
            let id = format!("career-event-{of}");
            self.language.known_text(&id, []).unwrap_or_else(|| of.clone())
        };
        let of: Vec<String> = of.iter().map(event).collect();
        let of = if of.is_empty() { "any".to_owned() } else { of.join(self.language.joint()) };
        self.language.text_with(&format!("career-deed-{name}"), "of", of.as_str())
    }

    /// What each game led to, and how many count on; at the highest grade none does.
    pub(super) fn steps(
        &self,
        steps: &[(usize, Step<'_>)],
        counting: usize,
        is_highest: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let counting = if is_highest { 0 } else { counting };
        let code = |step: &Step<'_>| match step {
            Step::Promoted(to) => ("promoted", Some((*to).to_owned())),
            Step::Point => ("point", None),
            Step::Cleared => ("cleared", None),
            Step::Demoted(to) => ("demoted", Some((*to).to_owned())),
            Step::Left => ("left", None),
        };
        if self.json {
            let list: Vec<Value> = steps
                .iter()
                .map(|(game, step)| {
                    let (what, to) = code(step);
                    json!({ "game": game, "what": what, "to": to })
                })
                .collect();
            return writeln!(out, "{}", json!({ "steps": list, "counting": counting }));
        }
        for (game, step) in steps {
            let (what, to) = code(step);
            let game = game.to_string();
            let grade = to.as_deref().map(|grade| self.grade(grade)).unwrap_or_default();
            let values = [("game", game.as_str()), ("grade", grade.as_str())];
            writeln!(out, "{}", self.language.text_with_list(&format!("career-step-{what}"), &values))?;
        }
        if is_highest {
            return writeln!(out, "{}", self.language.text("career-counting-highest"));
        }
        writeln!(out, "{}", self.language.text_with("career-counting", "count", counting))
    }

    pub(super) fn exam(&self, decided: Option<(bool, usize)>, out: &mut impl Write) -> Outcome {
        let (id, game) = match decided {
            None => ("career-exam-open", 0),
            Some((true, game)) => ("career-exam-passed", game),
            Some((false, game)) => ("career-exam-failed", game),
        };
        if self.json {
            let passed = decided.map(|(passed, _)| passed);
            writeln!(out, "{}", json!({ "passed": passed, "after": decided.map(|(_, game)| game) }))?;
        } else {
            writeln!(out, "{}", self.language.text_with(id, "game", game.to_string()))?;
        }
        Ok(ExitCode::from(u8::from(decided.is_some_and(|(passed, _)| !passed))))
    }

    pub(super) fn verdict(&self, may: bool, out: &mut impl Write) -> Outcome {
        if self.json {
            writeln!(out, "{}", json!({ "may": may }))?;
        } else {
            writeln!(out, "{}", self.language.text(if may { "career-may" } else { "career-may-not" }))?;
        }
        Ok(ExitCode::from(u8::from(!may)))
    }

    /// Whether somebody may enter the apprentices' school, and where everybody begins there (RANK-20).
    pub(super) fn school(&self, may: bool, out: &mut impl Write) -> Outcome {
        let begins = &Apprentice::current().begins;
        if self.json {
            writeln!(out, "{}", json!({ "may": may, "begins": may.then_some(begins) }))?;
            return Ok(ExitCode::from(u8::from(!may)));
        }
        if !may {
            return self.verdict(may, out);
        }
        writeln!(out, "{}", self.language.text_with("career-may-from", "grade", words::grade(begins, self.language)))?;
        Ok(ExitCode::SUCCESS)
    }

    pub(super) fn stay(&self, stay: Stay, out: &mut impl Write) -> Outcome {
        let until = match stay {
            Stay::Until(day) => Some(day),
            Stay::Stays | Stay::Leaves => None,
        };
        let leaves = stay == Stay::Leaves;
        if self.json {
            writeln!(out, "{}", json!({ "may": !leaves, "until": until }))?;
        } else {
            let text = match until {
                Some(day) => self.language.text_with("career-until", "day", day.to_string()),
                None => self.language.text(if leaves { "career-may-not" } else { "career-may" }),
            };
            writeln!(out, "{text}")?;
        }
        Ok(ExitCode::from(u8::from(leaves)))
    }
}

/// The need of a higher grade by which one is due that may not be skipped.
fn beyond<'a>(prospect: &Prospect<'a>) -> Option<&'a Need> {
    prospect.met.filter(|met| !prospect.promotion.any.contains(met))
}
