//! A game for printing.

use super::Game;
use super::moment::Moment;
use super::pictures::Pictures;
use diagram::{Part, Sheet};
use kifu::Key;

/// The moves and remarks up to a position, with a diagram after every so many moves and at the end.
pub(super) fn of(options: &Pictures, game: &Game<'_>, plies: usize) -> Sheet {
    let mut parts = Vec::new();
    for moment in Moment::all(game.record, game.notation).take(plies + 1) {
        if let Some(last) = &moment.last {
            parts.push(Part::Move { number: moment.plies, text: last.marked() });
        }
        if !moment.comment.trim().is_empty() {
            parts.push(Part::Remark(moment.comment.to_owned()));
        }
        let is_start = moment.plies == 0 && (plies == 0 || game.record.handicap().is_none());
        if is_start || moment.plies > 0 && (moment.plies % options.every() == 0 || moment.plies == plies) {
            parts.push(Part::Diagram(Box::new(options.diagram(game, &moment))));
        }
    }
    if plies == game.record.moves().count() {
        parts.extend(game.ending().map(Part::Remark));
    }
    Sheet { title: title(options, game), facts: facts(game, plies), parts }
}

/// The title asked for, else the record's own, else its event.
fn title(options: &Pictures, game: &Game<'_>) -> String {
    let of = |key| game.record.headers.get(&key).filter(|value| !value.is_empty());
    let own = of(Key::Title).or(of(Key::Event)).unwrap_or_default();
    if options.title().is_empty() { own.to_owned() } else { options.title().to_owned() }
}

/// Players, where and when, and how many moves.
fn facts(game: &Game<'_>, plies: usize) -> Vec<String> {
    let of = |key| game.record.headers.get(&key).filter(|value| !value.is_empty());
    let player = |mark: char, key| of(key).map(|name| format!("{mark} {name}"));
    let joined = |parts: [Option<String>; 2]| parts.into_iter().flatten().collect::<Vec<_>>().join("　　");
    let place = joined([of(Key::Started).map(str::to_owned), of(Key::Place).map(str::to_owned)]);
    let players = joined([player('☗', Key::Black), player('☖', Key::White)]);
    let count = game.language.text_with_list("show-moves", &[("total", &plies.to_string())]);
    [players, place, count].into_iter().filter(|line| !line.is_empty()).collect()
}
