//! Records of other games of the family: their moves replayed by the rules of their game, with the times they note.

use super::report::{clock_as_json, clock_text, foul_name, look_at, named_foul};
use ::variants::{Course, Outcome, Position, Record, RecordEnding, RecordFoul};
use arbiter::Foul;
use kifu::{Headers, kif};
use play::Bar;
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use std::io::{self, Write};
use std::time::Duration;
use study::judge::Clock;
use words::Language;

/// What the moves show.
pub(super) struct Judgement<'a> {
    record: &'a Record,
    /// What the record says of the time the players had.
    clock: Clock,
    findings: Vec<(usize, Seen)>,
    end: Option<End>,
    pub(super) agrees: bool,
}

/// How the game ended.
#[derive(Clone, Copy)]
enum End {
    /// By a rule of its own.
    Rule(Outcome),
    /// By what the referee sees to in every game: no time was left (END-03), or there was a foul.
    Referee(arbiter::Outcome),
}

impl End {
    fn loser(self) -> Option<Color> {
        match self {
            End::Rule(outcome) => outcome.loser,
            End::Referee(outcome) => outcome.loser(),
        }
    }

    fn code(self) -> &'static str {
        match self {
            End::Rule(outcome) => outcome.reason.code(),
            End::Referee(outcome) => outcome.code(),
        }
    }

    /// As records write it.
    fn recorded(self) -> RecordEnding {
        match self {
            End::Rule(outcome) => outcome.into(),
            End::Referee(outcome) => RecordEnding::new(outcome.kanji(), outcome.winner()),
        }
    }

    /// Whether a record says the same. For what the referee sees to there are several words.
    fn is_told(self, told: &RecordEnding) -> bool {
        let shown = self.recorded();
        let same = match self {
            End::Rule(_) => told.word == shown.word,
            End::Referee(outcome) => told.code() == outcome.code() && self.is_foul_told(told.foul.as_ref()),
        };
        same && told.winner == shown.winner
    }

    /// Whether a record names the same foul, if it names one.
    fn is_foul_told(self, told: Option<&RecordFoul>) -> bool {
        match (self, told) {
            (End::Referee(arbiter::Outcome::Foul { foul, ply, .. }), Some(told)) => {
                told.name == foul.kanji() && told.ply == ply
            }
            _ => true,
        }
    }
}

/// Something about the record, at a ply.
enum Seen {
    /// This brings back what may not come back: a legal move by the pieces, not by the game.
    ComesBack,
    /// A foul, after the moves.
    Foul {
        /// Whose.
        by: Color,
        foul: Foul,
        /// What was played.
        played: String,
        /// What to look at.
        squares: Vec<String>,
    },
    /// No move shows the foul that the record tells of.
    NotShown,
    /// Time was used up before this move.
    TimeUp {
        /// Whose.
        loser: Color,
        /// What was noted for the move.
        used: Duration,
    },
    /// The game was over: so many moves follow.
    MovesAfterEnd(usize),
    /// The moves do not bear out the recorded ending.
    Unfounded,
}

impl Seen {
    const fn code(&self) -> &'static str {
        match self {
            Seen::ComesBack => "comes_back",
            Seen::Foul { .. } => "foul",
            Seen::NotShown => "not_shown",
            Seen::TimeUp { .. } => "time_up",
            Seen::MovesAfterEnd(_) => "moves_after_end",
            Seen::Unfounded => "unfounded",
        }
    }

    /// Whether it speaks against the record.
    const fn is_against(&self) -> bool {
        !matches!(self, Seen::Foul { .. } | Seen::NotShown)
    }
}

/// Endings that the moves alone must bring about, as records write them; others are believed.
const OF_MOVES: [&str; 7] = ["詰み", "合法手なし", "王を取る", "トライ", "裸王", "千日手", "連続王手の千日手"];

impl Judgement<'_> {
    pub(super) fn of(record: &Record) -> Judgement<'_> {
        let clock = Clock::of_headers(&headers(record));
        let (mut findings, end) = replay(record, &clock);
        let is_right = match (record.ending(), end) {
            (None, _) => true,
            (Some(told), Some(end)) => end.is_told(told),
            (Some(told), None) => !OF_MOVES.contains(&told.word.as_str()),
        };
        if !is_right && end.is_none() {
            findings.push((record.plies(), Seen::Unfounded));
        }
        let agrees = is_right && !findings.iter().any(|(_, seen)| seen.is_against());
        Judgement { record, clock, findings, end, agrees }
    }

    /// One object, as docs/judge.md describes it.
    pub(super) fn json(&self, file: &str) -> Value {
        let finding = |(ply, seen): &(usize, Seen)| match seen {
            Seen::MovesAfterEnd(count) => json!({ "ply": ply, "code": seen.code(), "count": count }),
            Seen::TimeUp { loser, used } => {
                json!({ "ply": ply, "code": seen.code(), "loser": loser.name(), "used": used.as_secs_f64() })
            }
            Seen::Foul { by, foul, played, squares } => json!({
                "ply": ply, "code": seen.code(), "by": by.name(),
                "foul": foul.code(), "kanji": foul.kanji(), "text": foul.to_string(), "move": played, "squares": squares,
            }),
            Seen::ComesBack | Seen::NotShown | Seen::Unfounded => json!({ "ply": ply, "code": seen.code() }),
        };
        let recorded = self.record.ending();
        json!({
            "file": file,
            "game": 1,
            "variant": self.record.game().id(),
            "clock": clock_as_json(&self.clock),
            "moves": self.record.plies(),
            "findings": self.findings.iter().map(finding).collect::<Vec<_>>(),
            "recorded": recorded.map(|ending| recorded_as_json(ending, &self.record.end())),
            "referee": self.end.map(|end| json!({
                "ending": end.code(),
                "kanji": end.recorded().word,
                "winner": end.loser().map(|loser| (!loser).name()),
            })),
            "agrees": self.agrees,
        })
    }

    /// A line for each finding, then what the record and the rules say of the end.
    pub(super) fn write(&self, file: &str, own_name: &str, language: Language, out: &mut impl Write) -> io::Result<()> {
        let side = |color| words::side(color, Handicap::Even, language);
        let game = format!("{} {own_name}", self.record.game().names().kanji);
        let head = [("file", file), ("game", &game), ("clock", &clock_text(&self.clock, language))];
        writeln!(out, "{}", language.text_with_list("judge-family-head", &head))?;
        for (ply, seen) in &self.findings {
            let text = match seen {
                Seen::ComesBack => language.text("judge-family-comes-back"),
                Seen::Foul { by, foul, played, squares } => {
                    let name = foul_name(*foul, language);
                    let text = language.text_with_list("judge-foul", &[("side", &side(*by)), ("foul", &name)]);
                    format!("{text} {played}{}", look_at(squares, language))
                }
                Seen::NotShown => language.text("judge-not-shown"),
                Seen::TimeUp { loser, .. } => language.text_with_list("judge-time-up", &[("side", &side(*loser))]),
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
        let recorded = match self.record.ending() {
            None => language.text("judge-nothing"),
            Some(ending) => {
                let foul = ending.foul.as_ref().map(|foul| named_foul(&foul.name, language));
                let word = [("ending", foul.as_ref().unwrap_or(&ending.word).as_str())];
                match ending.winner {
                    None => language.text_with_list("judge-nobody-won", &word),
                    Some(winner) => language.text_with_list("judge-won", &[word[0], ("winner", &side(winner))]),
                }
            }
        };
        let judged = match self.end {
            None => language.text("judge-nothing"),
            Some(End::Rule(outcome)) => words::ending_of_family(&outcome.into(), &self.record.end(), language),
            Some(End::Referee(outcome)) => words::result(outcome, Handicap::Even, language),
        };
        writeln!(out, "{}", language.text_with_list("judge-recorded", &[("result", &recorded)]))?;
        writeln!(out, "{}", language.text_with_list("judge-referee", &[("result", &judged)]))?;
        writeln!(out, "{}", language.text(if self.agrees { "judge-agrees" } else { "judge-disagrees" }))
    }
}

fn recorded_as_json(ending: &RecordEnding, end: &Position) -> Value {
    let mut value = json!({ "kanji": ending.word, "winner": ending.winner.map(Color::name) });
    if let Some(foul) = &ending.foul {
        value["foul"] = json!({ "name": foul.name, "ply": foul.ply, "move": foul.text(end) });
    }
    value
}

/// What the head of the record says, by the words that KIF has for it.
fn headers(record: &Record) -> Headers {
    let mut headers = Headers::default();
    for (word, value) in &record.headers {
        kif::header_of(word).into_iter().for_each(|key| headers.push(key, value));
    }
    headers
}

/// Plays the moves until the game is over, by its rules or because time is up: taking exactly what there is is too long
/// (CLOCK-04).
fn replay(record: &Record, clock: &Clock) -> (Vec<(usize, Seen)>, Option<End>) {
    let mut course = Course::new(record.start().clone());
    let mut clocks = clock.controls().map(arbiter::Clock::new);
    let all = record.plies();
    for (before, played) in record.moves().enumerate() {
        if let Some(outcome) = course.outcome() {
            return (vec![(before, Seen::MovesAfterEnd(all - before))], Some(End::Rule(outcome)));
        }
        let (loser, used) = (course.position().turn(), played.used.unwrap_or_default());
        let clock = &mut clocks[loser.index()];
        if clock.allowance().is_some_and(|allowed| used >= allowed) {
            let seen = vec![(before + 1, Seen::TimeUp { loser, used }), (before, Seen::MovesAfterEnd(all - before))];
            return (seen, Some(End::Referee(arbiter::Outcome::Time { loser })));
        }
        clock.charge(used);
        if course.forbids(played.m) {
            return (vec![(before + 1, Seen::ComesBack)], None);
        }
        course.play(played.m);
    }
    match (course.outcome(), record.ending()) {
        (None, Some(RecordEnding { winner: Some(winner), foul: Some(foul), .. })) => hear_foul(&course, !*winner, foul),
        (outcome, _) => (Vec::new(), outcome.map(End::Rule)),
    }
}

/// A foul that the record tells of, put to the rules. What was no move is believed.
fn hear_foul(course: &Course, by: Color, told: &RecordFoul) -> (Vec<(usize, Seen)>, Option<End>) {
    let next = course.moves().len() as u32 + 1;
    let end = |foul, ply| End::Referee(arbiter::Outcome::Foul { loser: by, foul, ply });
    let Some(m) = told.m else {
        let named = Foul::all().find(|foul| foul.kanji() == told.name);
        return (vec![(next as usize, Seen::NotShown)], named.map(|foul| end(foul, told.ply)));
    };
    let (foul, ply) = match by == course.position().turn() {
        true => (course.judge(m).err().map(|bar| Bar::from(bar).into()), next),
        false if told.ply + 1 == next => (Some(Foul::ChangedMove), told.ply),
        false if next == 1 => (Some(Foul::WrongSideFirst), next),
        false => (Some(Foul::TwoMoves), next),
    };
    let played = course.position().move_text(m);
    let bar = foul.and_then(Foul::bar).and_then(Bar::of_family);
    let squares = bar.map(|bar| course.position().squares_concerned(m, bar)).unwrap_or_default();
    let seen = foul.map_or(Seen::Unfounded, |foul| Seen::Foul { by, foul, played, squares });
    (vec![(next as usize, seen)], foul.map(|foul| end(foul, ply)))
}
