//! What the referee says, for people and for programs.

use crate::words::Words;
use arbiter::{Foul, ImpasseCount, Outcome};
use kifu::{Ending, Finding, Reading};
use serde_json::{Value, json};
use shogi::{Color, Handicap, Square};
use std::io::{self, Write};
use std::time::Duration;
use study::judge::{Clock, Judgement, Seen, What, notes};

/// A judgement and what it is about.
pub(super) struct Report<'a> {
    pub(super) name: &'a str,
    /// Which game of the file it is, from 1.
    pub(super) game: usize,
    pub(super) reading: &'a Reading,
    pub(super) judgement: &'a Judgement,
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

impl Report<'_> {
    /// One object, as docs/judge.md describes it.
    pub(super) fn json(&self) -> Value {
        let Judgement { ruleset, clock, findings, outcome, agrees } = self.judgement;
        let record = &self.reading.record;
        let clock = match clock {
            Clock::Known(clocks) => json!(clocks.map(|clock| clock.to_string())),
            Clock::Unsaid | Clock::NotUnderstood(_) => Value::Null,
        };
        let recorded = record.ending().map(|ending| {
            json!({
                "ending": ending.code(),
                "kanji": ending.kanji(),
                "winner": record.winner().map(Color::name),
            })
        });
        let judged = outcome.map(|outcome| {
            json!({
                "ending": outcome.code(),
                "kanji": outcome.kanji(),
                "reading": outcome.reading(),
                "winner": outcome.winner().map(Color::name),
                "outcome": outcome.to_string(),
            })
        });
        let note = |note: &Finding| {
            json!({
                "line": note.line, "column": note.column, "code": note.kind.code(), "text": note.kind.to_string(),
            })
        };
        json!({
            "file": self.name,
            "game": self.game,
            "ruleset": ruleset.to_string(),
            "clock": clock,
            "moves": record.plies(),
            "findings": findings.iter().map(finding_as_json).collect::<Vec<_>>(),
            "notes": notes(self.reading).map(note).collect::<Vec<_>>(),
            "recorded": recorded,
            "referee": judged,
            "agrees": agrees,
        })
    }

    /// A line for each finding, then what the record and the referee say of the end.
    pub(super) fn write(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let Judgement { ruleset, clock, findings, outcome, agrees } = self.judgement;
        let record = &self.reading.record;
        let clock = match clock {
            Clock::Unsaid => words.get("judge-clock-unsaid"),
            Clock::NotUnderstood(text) => words.with("judge-clock-not-understood", &[("text", text)]),
            Clock::Known([black, white]) if black == white => black.to_string(),
            Clock::Known([black, white]) => format!("{black}, {white}"),
        };
        let head = [("file", self.name), ("ruleset", &ruleset.to_string()), ("clock", &clock)];
        writeln!(out, "{}", words.with("judge-head", &head))?;
        for note in notes(self.reading) {
            writeln!(out, "{}:{}: {}", self.name, note.line, words.message(&note.kind.message()))?;
        }
        for finding in findings {
            let line = finding.line.map(|line| format!(":{line}")).unwrap_or_default();
            let place = match finding.ply {
                0 => words.get("judge-at-start"),
                ply => words.with("judge-at-move", &[("ply", &ply.to_string())]),
            };
            writeln!(out, "{}{line}: {place}: {}", self.name, self.text(finding, words))?;
        }
        let recorded = match record.ending() {
            None => words.get("judge-nothing"),
            Some(ending) => self.result(&recorded_name(ending, words), record.winner(), words),
        };
        let judged = match outcome {
            None => words.get("judge-nothing"),
            Some(outcome) => self.result(&outcome_name(*outcome, words), outcome.winner(), words),
        };
        writeln!(out, "{}", words.with("judge-recorded", &[("result", &recorded)]))?;
        writeln!(out, "{}", words.with("judge-referee", &[("result", &judged)]))?;
        writeln!(out, "{}", words.get(if *agrees { "judge-agrees" } else { "judge-disagrees" }))
    }

    fn side(&self, color: Color, words: &Words) -> String {
        words.side(color, self.reading.record.handicap().unwrap_or(Handicap::Even))
    }

    /// A way to end and who won by it.
    fn result(&self, ending: &str, winner: Option<Color>, words: &Words) -> String {
        match winner {
            Some(winner) => words.with("judge-won", &[("ending", ending), ("winner", &self.side(winner, words))]),
            None => words.with("judge-nobody-won", &[("ending", ending)]),
        }
    }

    fn text(&self, finding: &Seen, words: &Words) -> String {
        let side = |color| self.side(color, words);
        match &finding.what {
            What::Foul { by, foul, done, squares, or } => {
                let name = foul_name(*foul, words);
                let mut text = words.with("judge-foul", &[("side", &side(*by)), ("foul", &name)]);
                text.extend(done.iter().map(|done| format!(" {done}")));
                if !squares.is_empty() {
                    text.push_str(&words.with("judge-squares", &[("squares", &names(squares).join(" "))]));
                }
                if let Some((by, foul)) = or {
                    let or = [("side", side(*by)), ("foul", foul_name(*foul, words))];
                    text.push(' ');
                    text.push_str(&words.with("judge-or", &or.each_ref().map(|(name, value)| (*name, value.as_str()))));
                }
                text
            }
            What::Occurrence(count) => words.with("judge-occurrence", &[("count", &count.to_string())]),
            What::Impasse(counts) => {
                let count = |color: Color| self.count(color, &counts[color.index()], words);
                Color::ALL.map(count).join(" ")
            }
            What::Declared { by, count } => {
                let declares = words.with("judge-declared", &[("side", &side(*by))]);
                format!("{declares} {}", self.count(*by, count, words))
            }
            What::NoMoves { loser, mate } => {
                words.with(if *mate { "judge-mate" } else { "judge-no-moves" }, &[("side", &side(*loser))])
            }
            What::TimeUp { loser, .. } => words.with("judge-time-up", &[("side", &side(*loser))]),
            What::TimeLeft { by, left } => {
                let seconds = left.as_secs_f64().to_string();
                words.with("judge-time-left", &[("side", &side(*by)), ("seconds", &seconds)])
            }
            What::MovesAfterEnd(count) => words.with("judge-moves-after-end", &[("count", &count.to_string())]),
            What::Unfounded => words.get("judge-unfounded"),
            What::NotShown => words.get("judge-not-shown"),
        }
    }

    /// The points and conditions of an impasse for one side (END-15, END-17).
    fn count(&self, color: Color, count: &ImpasseCount, words: &Words) -> String {
        let either = |flag| words.get(if flag { "facts-yes" } else { "facts-no" });
        let entering = count.entering;
        words.with(
            "judge-count",
            &[
                ("side", &self.side(color, words)),
                ("king", &either(entering.king_in_zone)),
                ("pieces", &entering.pieces_in_zone.to_string()),
                ("check", &either(entering.in_check)),
                ("declared", &count.declared.to_string()),
                ("agreed", &count.agreed.to_string()),
            ],
        )
    }
}

fn foul_name(foul: Foul, words: &Words) -> String {
    words.get(&format!("foul-{}", foul.code()))
}

fn outcome_name(outcome: Outcome, words: &Words) -> String {
    match outcome {
        Outcome::Foul { foul, .. } => foul_name(foul, words),
        outcome => words.get(&format!("ending-{}", outcome.code())),
    }
}

/// What a record calls its ending, in the reader's language.
pub(crate) fn recorded_name(ending: &Ending, words: &Words) -> String {
    match ending {
        Ending::PerpetualCheck { .. } => foul_name(Foul::PerpetualCheck, words),
        Ending::Foul { name: Some(name), .. } => format!("{}: {name}", words.get("ending-foul")),
        Ending::NoMate | Ending::SealedMove | Ending::Other(_) => ending.kanji().to_owned(),
        ending => words.get(&format!("ending-{}", ending.code())),
    }
}

fn finding_as_json(finding: &Seen) -> Value {
    let seconds = |time: Duration| time.as_secs_f64();
    let what = match &finding.what {
        What::Foul { by, foul, done, squares, or } => json!({
            "code": "foul", "by": by.name(), "foul": foul.code(), "kanji": foul.kanji(), "move": done,
            "squares": names(squares), "text": foul.to_string(),
            "or": or.map(|(by, foul)| json!({ "by": by.name(), "foul": foul.code(), "kanji": foul.kanji() })),
        }),
        What::Occurrence(count) => json!({ "code": "occurrence", "count": count }),
        What::Impasse([black, white]) => {
            json!({ "code": "impasse", "black": count_as_json(black), "white": count_as_json(white) })
        }
        What::Declared { by, count } => json!({ "code": "declared", "by": by.name(), "count": count_as_json(count) }),
        What::NoMoves { loser, mate } => {
            json!({ "code": if *mate { "mate" } else { "no_legal_move" }, "loser": loser.name() })
        }
        What::TimeUp { loser, used } => {
            json!({ "code": "time_up", "loser": loser.name(), "used": used.map(seconds) })
        }
        What::TimeLeft { by, left } => json!({ "code": "time_left", "by": by.name(), "left": seconds(*left) }),
        What::MovesAfterEnd(count) => json!({ "code": "moves_after_end", "count": count }),
        What::Unfounded => json!({ "code": "unfounded" }),
        What::NotShown => json!({ "code": "not_shown" }),
    };
    let mut object = json!({ "ply": finding.ply, "line": finding.line });
    if let (Value::Object(object), Value::Object(what)) = (&mut object, what) {
        object.extend(what);
    }
    object
}

fn count_as_json(count: &ImpasseCount) -> Value {
    let entering = count.entering;
    json!({
        "king_in_zone": entering.king_in_zone, "pieces_in_zone": entering.pieces_in_zone,
        "in_check": entering.in_check, "declared": count.declared, "agreed": count.agreed,
    })
}
