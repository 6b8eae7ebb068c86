//! A report for people.

use super::super::line;
use super::json;
use kifu::notation::Notation;
use shogi::{HandPiece, Move, PieceKind, Position, Square};
use tsume::{Attack, Flaw, Length, Matter, Next, Report, Soundness, Undecided, Why};
use words::Language;

/// Writes reports on problems with this position.
pub(super) struct Text<'a> {
    pub(super) language: Language,
    pub(super) notation: Notation,
    pub(super) position: &'a Position,
}

impl Text<'_> {
    /// The report, several lines.
    pub(super) fn of(&self, place: &str, report: &Report) -> String {
        let mut lines = vec![self.verdict(report)];
        if !report.line.is_empty() {
            let line = self.line(&[], &report.line);
            lines.push(self.language.text_with_list("tsume-check-solution", &[("line", &line)]));
        }
        lines.extend(report.flaws().into_iter().map(|flaw| self.flaw(flaw, report)));
        lines.extend(self.cooks(report));
        lines.extend(self.futile(report));
        if let Some(tree) = &report.tree {
            self.variations(tree, &mut Vec::new(), &mut lines);
        }
        lines.extend(self.tries(report));
        lines.extend(report.unnecessary.iter().map(|found| {
            let values = [("piece", self.piece(found.piece.kind())), ("square", digits(found.square))];
            self.with("tsume-check-unnecessary", &values)
        }));
        lines.extend(report.undecided.iter().map(|found| self.undecided(report, found)));
        let place = if place.is_empty() { String::new() } else { format!("{place}: ") };
        place + &lines.join("\n  ") + "\n"
    }

    fn with(&self, id: &str, values: &[(&str, String)]) -> String {
        let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.language.text_with_list(id, &values)
    }

    /// The line after these moves, its numbers going on from theirs.
    fn line(&self, before: &[Move], moves: &[Move]) -> String {
        line::after(self.notation, self.position, before, moves)
    }

    fn verdict(&self, report: &Report) -> String {
        let id = match report.soundness() {
            Soundness::Sound => "tsume-check-sound",
            Soundness::Unsound => "tsume-check-unsound",
            Soundness::Undecided => "tsume-check-undecided",
        };
        let values = [("length", self.length(report.traditional)), ("strict", self.length(report.strict))];
        let same = if report.strict == report.traditional { "tsume-check-length" } else { "tsume-check-lengths" };
        let lengths = self.with(same, &values);
        self.with(id, &[("lengths", lengths)])
    }

    fn length(&self, length: Length) -> String {
        match length {
            Length::Mate { plies, proven } => {
                let id = if proven { "tsume-mate" } else { "tsume-check-unproven" };
                self.language.text_with_counts(id, &[("plies", plies.into())])
            }
            Length::NoMate => self.language.text("tsume-no-mate"),
            Length::Undecided => self.language.text("tsume-check-unknown"),
        }
    }

    fn flaw(&self, flaw: Flaw, report: &Report) -> String {
        let id = format!("tsume-check-flaw-{}", json::code(flaw));
        match flaw {
            Flaw::IllegalMove(ply) | Flaw::QuietMove(ply) => self.language.text_with_counts(&id, &[("ply", ply)]),
            Flaw::Shorter | Flaw::Longer => {
                self.language.text_with_counts(&id, &[("plies", report.intended.unwrap_or_default().into())])
            }
            Flaw::LeftOver => self.with(&id, &[("pieces", self.hand(report))]),
            Flaw::NoMate | Flaw::NotMated | Flaw::Cooked => self.language.text(&id),
        }
    }

    fn hand(&self, report: &Report) -> String {
        let piece = |(piece, count): (HandPiece, u8)| {
            let name = self.piece(piece.kind());
            if count == 1 { name } else { format!("{name} ×{count}") }
        };
        report.left_over.iter().map(piece).collect::<Vec<_>>().join(", ")
    }

    fn piece(&self, kind: PieceKind) -> String {
        self.language.text(&format!("spoken-piece-{}", kind.name().code))
    }

    fn cooks(&self, report: &Report) -> Vec<String> {
        let cook = |cook: &tsume::Cook| {
            let line: Vec<Move> = [cook.m].into_iter().chain(cook.line.iter().copied()).collect();
            let kind = self.language.text(&format!("tsume-check-cook-{}", json::kind(cook.kind)));
            let line = self.line(&report.line[..cook.ply - 1], &line);
            let values =
                [("kind", kind), ("ply", cook.ply.to_string()), ("line", line), ("length", self.length(cook.length))];
            self.with("tsume-check-cook", &values)
        };
        report.cooks.iter().map(cook).collect()
    }

    /// The squares of futile interpositions, those after the same moves together.
    fn futile(&self, report: &Report) -> Vec<String> {
        let line = |same: &[tsume::Futile]| {
            let mut squares: Vec<String> = same.iter().map(|futile| digits(futile.m.to())).collect();
            squares.sort_unstable();
            squares.dedup();
            let values = [("ply", same[0].after.len().to_string()), ("squares", squares.join(", "))];
            self.with("tsume-check-futile", &values)
        };
        report.futile.chunk_by(|a, b| a.after == b.after).map(line).collect()
    }

    /// For each defence beside the line, and beside the lines of variations that last as long, the longest play after it.
    fn variations(&self, attack: &Attack, before: &mut Vec<Move>, lines: &mut Vec<String>) {
        before.push(attack.m);
        let longest = attack.plies - 1;
        for (index, defence) in attack.defences.iter().enumerate() {
            let Next::Attack(next) = &defence.next else { continue };
            if index > 0 {
                let id = if defence.plies == longest { "tsume-check-variation-equal" } else { "tsume-check-variation" };
                let mut moves = vec![defence.m];
                follow(next, &mut moves);
                let mut line = self.line(before, &moves);
                if !defence.also.is_empty() {
                    let also: Vec<String> = defence.also.iter().map(|m| self.line(before, &[*m])).collect();
                    line = self.with("tsume-check-also", &[("line", line), ("moves", also.join(" "))]);
                }
                lines.push(self.with(id, &[("ply", (before.len() + 1).to_string()), ("line", line)]));
            }
        }
        if let Some(first) = attack.defences.first()
            && let Next::Attack(next) = &first.next
        {
            before.push(first.m);
            self.variations(next, before, lines);
            before.pop();
        }
        before.pop();
    }

    fn tries(&self, report: &Report) -> Vec<String> {
        let near_miss = |found: &tsume::Try| {
            let line = self.line(&report.line[..found.ply - 1], &[found.m, found.refutation]);
            self.with("tsume-check-try", &[("ply", found.ply.to_string()), ("line", line)])
        };
        report.tries.iter().map(near_miss).collect()
    }

    fn undecided(&self, report: &Report, found: &Undecided) -> String {
        let what = match found.matter {
            Matter::Strict => self.language.text("tsume-check-open-strict"),
            Matter::Traditional => self.language.text("tsume-check-open-traditional"),
            Matter::Alternative { ply, m } | Matter::Try { ply, m } => self.line(&report.line[..ply - 1], &[m]),
            Matter::Futile(ply) => self.language.text_with_counts("tsume-check-open-futile", &[("ply", ply)]),
            Matter::Piece(square) => self.with("tsume-check-open-piece", &[("square", digits(square))]),
            Matter::Tree => self.language.text("tsume-check-open-tree"),
        };
        let why = self.language.text(match found.why {
            Why::Stopped => "tsume-check-stopped",
            Why::Nodes => "tsume-check-nodes",
            Why::Memory => "tsume-check-memory",
        });
        self.with("tsume-check-open", &[("what", what), ("why", why)])
    }
}

/// A square as players say it: `76`.
fn digits(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}

/// The longest play of a tree.
fn follow(attack: &Attack, moves: &mut Vec<Move>) {
    moves.push(attack.m);
    if let Some(first) = attack.defences.first()
        && let Next::Attack(next) = &first.next
    {
        moves.push(first.m);
        follow(next, moves);
    }
}
