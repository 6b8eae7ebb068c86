//! What the referee says, for people and for programs.

use arbiter::{Foul, ImpasseCount, Outcome};
use kifu::{Ending, Finding, Reading};
use serde_json::{Value, json};
use shogi::{Color, Handicap, Square};
use std::io::{self, Write};
use std::time::Duration;
use study::judge::{Clock, Judgement, Seen, What, notes};
use words::Language;

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

/// What a record says of the clock, for programs.
pub(super) fn clock_as_json(clock: &Clock) -> Value {
    match clock {
        Clock::Known(clocks) => json!(clocks.map(|clock| clock.to_string())),
        Clock::Unsaid | Clock::NotUnderstood(_) => Value::Null,
    }
}

/// The same for people.
pub(super) fn clock_text(clock: &Clock, language: Language) -> String {
    match clock {
        Clock::Unsaid => language.text("judge-clock-unsaid"),
        Clock::NotUnderstood(text) => language.text_with_list("judge-clock-not-understood", &[("text", text)]),
        Clock::Known([black, white]) if black == white => black.to_string(),
        Clock::Known([black, white]) => format!("{black}, {white}"),
    }
}

impl Report<'_> {
    /// One object, as docs/judge.md describes it.
    pub(super) fn json(&self) -> Value {
        let Judgement { ruleset, clock, findings, outcome, agrees } = self.judgement;
        let record = &self.reading.record;
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
            "clock": clock_as_json(clock),
            "moves": record.plies(),
            "findings": findings.iter().map(finding_as_json).collect::<Vec<_>>(),
            "notes": notes(self.reading).map(note).collect::<Vec<_>>(),
            "recorded": recorded,
            "referee": judged,
            "agrees": agrees,
        })
    }

    /// A line for each finding, then what the record and the referee say of the end.
    pub(super) fn write(&self, language: Language, out: &mut impl Write) -> io::Result<()> {
        let Judgement { ruleset, clock, findings, outcome, agrees } = self.judgement;
        let record = &self.reading.record;
        let clock = clock_text(clock, language);
        let head = [("file", self.name), ("ruleset", &ruleset.to_string()), ("clock", &clock)];
        writeln!(out, "{}", language.text_with_list("judge-head", &head))?;
        for note in notes(self.reading) {
            writeln!(out, "{}:{}: {}", self.name, note.line, words::message(&note.kind.message(), language))?;
        }
        for finding in findings {
            let line = finding.line.map(|line| format!(":{line}")).unwrap_or_default();
            let place = match finding.ply {
                0 => language.text("judge-at-start"),
                ply => language.text_with_list("judge-at-move", &[("ply", &ply.to_string())]),
            };
            writeln!(out, "{}{line}: {place}: {}", self.name, self.text(finding, language))?;
        }
        let recorded = match record.ending() {
            None => language.text("judge-nothing"),
            Some(ending) => self.result(&recorded_name(ending, language), record.winner(), language),
        };
        let judged = match outcome {
            None => language.text("judge-nothing"),
            Some(outcome) => self.result(&outcome_name(*outcome, language), outcome.winner(), language),
        };
        writeln!(out, "{}", language.text_with_list("judge-recorded", &[("result", &recorded)]))?;
        writeln!(out, "{}", language.text_with_list("judge-referee", &[("result", &judged)]))?;
        writeln!(out, "{}", language.text(if *agrees { "judge-agrees" } else { "judge-disagrees" }))
    }

    fn called(&self, color: Color, language: Language) -> String {
        words::side(color, self.reading.record.handicap().unwrap_or(Handicap::Even), language)
    }

    /// A way to end and who won by it.
    fn result(&self, ending: &str, winner: Option<Color>, language: Language) -> String {
        match winner {
            Some(winner) => {
                language.text_with_list("judge-won", &[("ending", ending), ("winner", &self.called(winner, language))])
            }
            None => language.text_with_list("judge-nobody-won", &[("ending", ending)]),
        }
    }

    fn text(&self, finding: &Seen, language: Language) -> String {
        let side = |color| self.called(color, language);
        match &finding.what {
            What::Foul { by, foul, done, squares, or } => {
                let name = foul_name(*foul, language);
                let mut text = language.text_with_list("judge-foul", &[("side", &side(*by)), ("foul", &name)]);
                text.extend(done.iter().map(|done| format!(" {done}")));
                text.push_str(&look_at(&names(squares), language));
                if let Some((by, foul)) = or {
                    let or = [("side", side(*by)), ("foul", foul_name(*foul, language))];
                    text.push(' ');
                    text.push_str(
                        &language
                            .text_with_list("judge-or", &or.each_ref().map(|(name, value)| (*name, value.as_str()))),
                    );
                }
                text
            }
            What::Occurrence(count) => language.text_with_list("judge-occurrence", &[("count", &count.to_string())]),
            What::Impasse(counts) => {
                let count = |color: Color| self.count(color, &counts[color.index()], language);
                Color::ALL.map(count).join(" ")
            }
            What::Declared { by, count } => {
                let declares = language.text_with_list("judge-declared", &[("side", &side(*by))]);
                format!("{declares} {}", self.count(*by, count, language))
            }
            What::NoMoves { loser, mate } => {
                language.text_with_list(if *mate { "judge-mate" } else { "judge-no-moves" }, &[("side", &side(*loser))])
            }
            What::TimeUp { loser, .. } => language.text_with_list("judge-time-up", &[("side", &side(*loser))]),
            What::TimeLeft { by, left } => {
                let seconds = left.as_secs_f64().to_string();
                language.text_with_list("judge-time-left", &[("side", &side(*by)), ("seconds", &seconds)])
            }
            What::MovesAfterEnd(count) => {
                language.text_with_list("judge-moves-after-end", &[("count", &count.to_string())])
            }
            What::Unfounded => language.text("judge-unfounded"),
            What::NotShown => language.text("judge-not-shown"),
        }
    }

    /// The points and conditions of an impasse for one side (END-15, END-17).
    fn count(&self, color: Color, count: &ImpasseCount, language: Language) -> String {
        let either = |flag| language.text(if flag { "facts-yes" } else { "facts-no" });
        let entering = count.entering;
        language.text_with_list(
            "judge-count",
            &[
                ("side", &self.called(color, language)),
                ("king", &either(entering.king_in_zone)),
                ("pieces", &entering.pieces_in_zone.to_string()),
                ("check", &either(entering.in_check)),
                ("declared", &count.declared.to_string()),
                ("agreed", &count.agreed.to_string()),
            ],
        )
    }
}

/// The squares to look at beside a foul; nothing if there are none.
pub(super) fn look_at(squares: &[String], language: Language) -> String {
    match squares {
        [] => String::new(),
        squares => language.text_with_list("judge-squares", &[("squares", &squares.join(" "))]),
    }
}

pub(super) fn foul_name(foul: Foul, language: Language) -> String {
    language.text(&format!("foul-{}", foul.code()))
}

fn outcome_name(outcome: Outcome, language: Language) -> String {
    match outcome {
        Outcome::Foul { foul, .. } => foul_name(foul, language),
        outcome => language.text(&format!("ending-{}", outcome.code())),
    }
}

/// A foul that a record names.
pub(super) fn named_foul(name: &str, language: Language) -> String {
    format!("{}: {name}", language.text("ending-foul"))
}

/// What a record calls its ending, in the reader's language.
pub(crate) fn recorded_name(ending: &Ending, language: Language) -> String {
    match ending {
        Ending::PerpetualCheck { .. } => foul_name(Foul::PerpetualCheck, language),
        Ending::Foul { name: Some(name), .. } => named_foul(name, language),
        Ending::NoMate | Ending::SealedMove | Ending::Other(_) => ending.kanji().to_owned(),
        ending => language.text(&format!("ending-{}", ending.code())),
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
