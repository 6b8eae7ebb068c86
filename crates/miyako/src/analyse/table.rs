//! What the engine says of a game, move by move, for people.

use super::curve;
use super::game::Judged;
use crate::label::Text;
use kifu::Key;
use kifu::notation::{Marks, Notation};
use shogi::Color;
use std::io::{self, Write};
use study::{Judgement, Place, Score, Speech, Summary};

/// The widths of the columns, in places of one Latin letter.
const MOVE: usize = 16;
const SCORE: usize = 8;
const CHANCE: usize = 7;
const LOSS: usize = 7;

pub(super) fn write(judged: &Judged<'_>, speech: &Speech<'_>, out: &mut impl Write) -> io::Result<()> {
    // The table marks the movers itself.
    let bare = Notation { marks: Marks::None, ..speech.notation };
    let bare = &Speech { notation: bare, ..*speech };
    head(judged, speech, out)?;
    let text = |id: &str| (speech.text)(id, &[]);
    let columns = [("move", MOVE), ("score", SCORE), ("chance", CHANCE), ("loss", LOSS)];
    let mut line = String::from("     ");
    for (index, (name, width)) in columns.into_iter().enumerate() {
        line += &padded(&text(&format!("analysis-column-{name}")), width, index == 0);
    }
    writeln!(out, "{line}  {}", text("analysis-column-best"))?;
    let places = judged.analysis.places();
    for (index, place) in places.iter().enumerate() {
        let leaves = place.passage.as_ref().is_some_and(|passage| passage.from + 1 != index);
        if leaves {
            let ply = place.plies.to_string();
            writeln!(out, "{}", (speech.text)("analysis-variation", &[("ply", &ply)]))?;
        }
        row(place, places, speech, bare, out)?;
    }
    for line in curve::draw(&curve::chances(judged.analysis)) {
        writeln!(out, "{line}")?;
    }
    for line in speech.summary(&Summary::of(judged.analysis), places) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}

fn head(judged: &Judged<'_>, speech: &Speech<'_>, out: &mut impl Write) -> io::Result<()> {
    let file = match judged.number {
        1 => judged.name.to_owned(),
        number => (speech.text)("convert-game", &[("file", judged.name), ("number", &number.to_string())]),
    };
    let name = |color, key| judged.record.headers.get(&key).map_or_else(|| speech.side(color), str::to_owned);
    let names = [name(Color::Black, Key::Black), name(Color::White, Key::White)];
    writeln!(out, "{file}: ☗{} ☖{}", names[0], names[1])?;
    let text = Text { record: judged.record, outline: judged.outline, language: judged.language };
    text.names_told().iter().try_for_each(|line| writeln!(out, "  {line}"))
}

fn row(
    place: &Place,
    places: &[Place],
    speech: &Speech<'_>,
    bare: &Speech<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    // What was not judged before the user stopped it is no news.
    let Some(judgement) = &place.judgement else { return Ok(()) };
    let own = judgement.best.score;
    let black = if place.position.turn() == Color::Black { own } else { own.for_opponent() };
    let (score, chance) = (black.to_string(), format!("{} %", black.chance().percent()));
    let Some(passage) = &place.passage else {
        return writeln!(out, "     {}{score:>SCORE$}{chance:>CHANCE$}", " ".repeat(MOVE));
    };
    let before = &places[passage.from];
    let verdict = passage.verdict;
    let mark = if passage.by == Color::Black { '☗' } else { '☖' };
    let sign = verdict.and_then(|verdict| verdict.mark).map_or("", study::Mark::sign);
    let text = format!("{mark}{} {sign}", bare.write(&before.position, passage.m, before.last_to));
    let loss = verdict.map_or(0.0, |verdict| verdict.loss() * 100.0);
    let loss = if loss >= 0.5 { format!("−{loss:.0} %") } else { String::new() };
    let best = before.judgement.as_ref().and_then(Judgement::best_move).filter(|best| *best != passage.m);
    let best = best.map_or(String::new(), |best| bare.write(&before.position, best, before.last_to));
    let line = format!(
        "{:>4} {}{score:>SCORE$}{chance:>CHANCE$}{loss:>LOSS$}  {best}",
        place.plies,
        padded(&text, MOVE, true),
    );
    writeln!(out, "{}", line.trim_end())?;
    if let Some(remark) = speech.remark(before, passage, &judgement.best.moves) {
        writeln!(out, "       {remark}")?;
    }
    let mates = matches!(own, Score::MateIn(_));
    let is_news = !before.judgement.as_ref().is_some_and(|before| matches!(before.best.score, Score::MatedIn(_)));
    match speech.worth(place).filter(|_| mates && is_news) {
        Some(mate) => writeln!(out, "       {mate}"),
        None => Ok(()),
    }
}

/// A text with blanks behind it, or before it, up to a width in which kanji and kana take two places.
fn padded(text: &str, width: usize, left: bool) -> String {
    let own: usize = text.chars().map(|c| if u32::from(c) >= 0x3000 { 2 } else { 1 }).sum();
    let blanks = " ".repeat(width.saturating_sub(own));
    if left { format!("{text}{blanks}") } else { format!("{blanks}{text}") }
}
