//! Records of other games of the family: their moves replayed by the rules of their game. They tell of no clock that one could
//! judge by.

use crate::play::family::result;
use ::variants::{Course, Outcome, Record, RecordEnding};
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use std::io::{self, Write};
use words::Language;

/// What the moves show.
pub(super) struct Judgement<'a> {
    record: &'a Record,
    findings: Vec<(usize, Seen)>,
    outcome: Option<Outcome>,
    pub(super) agrees: bool,
}

/// Something about the record, at a ply.
enum Seen {
    /// This brings back what may not come back: a legal move by the pieces, not by the game.
    ComesBack,
    /// The game was over: so many moves follow.
    MovesAfterEnd(usize),
    /// The moves do not bear out the recorded ending.
    Unfounded,
}

impl Seen {
    const fn code(&self) -> &'static str {
        match self {
            Seen::ComesBack => "comes_back",
            Seen::MovesAfterEnd(_) => "moves_after_end",
            Seen::Unfounded => "unfounded",
        }
    }
}

/// Endings that the moves alone must bring about, as records write them; others are believed.
const OF_MOVES: [&str; 7] = ["詰み", "合法手なし", "王を取る", "トライ", "裸王", "千日手", "連続王手の千日手"];

impl Judgement<'_> {
    pub(super) fn of(record: &Record) -> Judgement<'_> {
        let mut course = Course::new(record.start().clone());
        let mut findings = Vec::new();
        let all = record.moves().len();
        for (before, played) in record.moves().iter().enumerate() {
            if course.outcome().is_some() {
                findings.push((before, Seen::MovesAfterEnd(all - before)));
                break;
            }
            if course.forbids(played.m) {
                findings.push((before + 1, Seen::ComesBack));
                break;
            }
            course.play(played.m);
        }
        let outcome = course.outcome();
        let shown = outcome.map(RecordEnding::from);
        let is_right = match (&record.ending, &shown) {
            (None, _) => true,
            (Some(told), Some(shown)) => told.word == shown.word && told.winner == shown.winner,
            (Some(told), None) => !OF_MOVES.contains(&told.word.as_str()),
        };
        if !is_right && outcome.is_none() {
            findings.push((all, Seen::Unfounded));
        }
        let agrees = is_right && findings.is_empty();
        Judgement { record, findings, outcome, agrees }
    }

    /// One object, as docs/judge.md describes it.
    pub(super) fn json(&self, file: &str) -> Value {
        let finding = |(ply, seen): &(usize, Seen)| match seen {
            Seen::MovesAfterEnd(count) => json!({ "ply": ply, "code": seen.code(), "count": count }),
            Seen::ComesBack | Seen::Unfounded => json!({ "ply": ply, "code": seen.code() }),
        };
        let recorded = self.record.ending.as_ref();
        json!({
            "file": file,
            "game": 1,
            "variant": self.record.game().id(),
            "moves": self.record.moves().len(),
            "findings": self.findings.iter().map(finding).collect::<Vec<_>>(),
            "recorded": recorded.map(|end| json!({ "kanji": end.word, "winner": end.winner.map(Color::name) })),
            "referee": self.outcome.map(|outcome| json!({
                "ending": outcome.reason.code(),
                "kanji": RecordEnding::from(outcome).word,
                "winner": outcome.loser.map(|loser| (!loser).name()),
            })),
            "agrees": self.agrees,
        })
    }

    /// A line for each finding, then what the record and the rules say of the end.
    pub(super) fn write(&self, file: &str, own_name: &str, language: Language, out: &mut impl Write) -> io::Result<()> {
        let side = |color| words::side(color, Handicap::Even, language);
        let game = format!("{} {own_name}", self.record.game().names().kanji);
        writeln!(out, "{}", language.text_with_list("judge-family-head", &[("file", file), ("game", &game)]))?;
        for (ply, seen) in &self.findings {
            let text = match seen {
                Seen::ComesBack => language.text("judge-family-comes-back"),
                Seen::MovesAfterEnd(count) => {
                    language.text_with_list("judge-moves-after-end", &[("count", &count.to_string())])
                }
                Seen::Unfounded => language.text("judge-unfounded"),
            };
            writeln!(
                out,
                "{file}: {}: {text}",
                language.text_with_list("judge-at-move", &[("ply", &ply.to_string())])
            )?;
        }
        let recorded = match &self.record.ending {
            None => language.text("judge-nothing"),
            Some(RecordEnding { word, winner: None }) => {
                language.text_with_list("judge-nobody-won", &[("ending", word)])
            }
            Some(RecordEnding { word, winner: Some(winner) }) => {
                language.text_with_list("judge-won", &[("ending", word), ("winner", &side(*winner))])
            }
        };
        let judged = match self.outcome {
            None => language.text("judge-nothing"),
            Some(outcome) => {
                let winner = outcome.loser.map(|loser| side(!loser)).unwrap_or_default();
                language.text_with_list(result(outcome), &[("winner", &winner)])
            }
        };
        writeln!(out, "{}", language.text_with_list("judge-recorded", &[("result", &recorded)]))?;
        writeln!(out, "{}", language.text_with_list("judge-referee", &[("result", &judged)]))?;
        writeln!(out, "{}", language.text(if self.agrees { "judge-agrees" } else { "judge-disagrees" }))
    }
}
