//! The solution as a KIF record, with its variations and cooks as branches.

use super::json;
use crate::failure::Failure;
use kifu::{Cursor, Encoding, Ending, Format, NodeId, Record, Unplayable};
use shogi::Move;
use tsume::{Attack, Next, Problem, Report};
use words::Language;

/// The bytes of the record.
///
/// # Errors
/// Never for a report on this problem.
pub(super) fn of(problem: &Problem, report: &Report, language: Language) -> Result<Vec<u8>, Failure> {
    let wrong = |what: &dyn std::fmt::Display| Failure::Input(what.to_string());
    let record = Record::new(problem.position.to_setup()).map_err(|error| wrong(&error))?;
    let mut branches = Branches { record, language };
    branches.add_all(report).map_err(|error| wrong(&error))?;
    Ok(kifu::write(&branches.record, Format::Kif, Encoding::Utf8).bytes)
}

struct Branches {
    record: Record,
    language: Language,
}

impl Branches {
    fn add_all(&mut self, report: &Report) -> Result<(), Unplayable> {
        let mut cursor = Cursor::new(&self.record);
        for m in &report.line {
            cursor.play(&mut self.record, *m)?;
        }
        if report.line_fault.is_none() && !report.line.is_empty() {
            cursor.end(&mut self.record, Ending::Mate)?;
        }
        if let Some(tree) = &report.tree {
            let mut cursor = Cursor::new(&self.record);
            self.attack(&mut cursor, tree)?;
        }
        for cook in &report.cooks {
            let before = &report.line[..cook.ply - 1];
            let line: Vec<Move> = before.iter().copied().chain([cook.m]).chain(cook.line.iter().copied()).collect();
            let id = self.line(&line, cook.ply)?;
            let kind = self.language.text(&format!("tsume-check-cook-{}", json::kind(cook.kind)));
            self.remark(id, &kind);
        }
        for found in &report.tries {
            let before = &report.line[..found.ply - 1];
            let line: Vec<Move> = before.iter().copied().chain([found.m, found.refutation]).collect();
            let id = self.line(&line, found.ply)?;
            self.remark(id, &self.language.text("tsume-check-try-remark"));
        }
        Ok(())
    }

    /// Adds what is missing of a line; the node of its move `ply`, from 1.
    fn line(&mut self, line: &[Move], ply: usize) -> Result<NodeId, Unplayable> {
        let mut cursor = Cursor::new(&self.record);
        let mut marked = cursor.id();
        for (index, m) in line.iter().enumerate() {
            let id = cursor.play(&mut self.record, *m)?;
            if index + 1 == ply {
                marked = id;
            }
        }
        Ok(marked)
    }

    fn attack(&mut self, cursor: &mut Cursor, attack: &Attack) -> Result<(), Unplayable> {
        let plies = cursor.plies();
        cursor.play(&mut self.record, attack.m)?;
        for defence in &attack.defences {
            let id = cursor.play(&mut self.record, defence.m)?;
            match &defence.next {
                Next::Attack(next) => self.attack(cursor, next)?,
                Next::Futile(capture) => {
                    self.remark(id, &self.language.text("tsume-check-futile-remark"));
                    cursor.play(&mut self.record, *capture)?;
                }
                Next::Cut => {}
            }
            cursor.back_to(&self.record, plies + 1);
        }
        cursor.back_to(&self.record, plies);
        Ok(())
    }

    fn remark(&mut self, id: NodeId, text: &str) {
        self.record.add_comment(id, text);
    }
}
