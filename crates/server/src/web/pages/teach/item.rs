//! What the tasks of an assignment are called, and where they are done.

use super::super::form::{name_of, name_of_level};
use dojo::teaching::{Assignment, Game, Item, Line};
use dojo::training::{Source, title_of_example};
use study::patterns::Catalogue;
use words::{Language, own_name};

/// What it belongs to: a lesson, mates of a length, or games.
pub(super) fn group(item: &Item, language: Language) -> String {
    match item {
        Item::Lesson(place) => language.text(&place.lesson.title()),
        Item::Problem(problem) => language.text_with("tsume-plies", "count", problem.plies),
        Item::Game(_) => language.text("teach-games"),
        Item::Line(_) => language.text("teach-lines"),
    }
}

/// What is to be won, and of whom.
pub(super) fn game(game: Game, language: Language) -> String {
    let values = [("odds", name_of(game.odds, language).into()), ("level", name_of_level(game.level, language).into())];
    language.text_with_values("teach-game", values)
}

/// What is played from memory.
pub(super) fn line(line: &Line, language: Language) -> String {
    let catalogue = Catalogue::builtin();
    match &line.source {
        Source::Pattern(id) => catalogue.get(id).map(|id| own_name(&catalogue[id].names, language).to_owned()),
        Source::Example(place) => catalogue.examples().get(*place).map(|game| title_of_example(*place, game, language)),
        _ if line.is_gone() => Some(language.text("teach-line-gone")),
        Source::Game(_) | Source::Record(_) | Source::Shared(_) => Some(line.called.clone()),
    }
    .unwrap_or_default()
}

/// What tasks have in common, and each of them with its place in the assignment and its number in the group.
pub(super) type Group = (String, Vec<(usize, usize, Item)>);

/// The tasks in their groups, as they follow each other; a task's number is that in its lesson, or the next.
pub(super) fn groups(assignment: &Assignment, language: Language) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (place, item) in assignment.tasks.iter().enumerate() {
        let name = group(item, language);
        if groups.last().is_none_or(|(own, _)| *own != name) {
            groups.push((name, Vec::new()));
        }
        let Some((_, items)) = groups.last_mut() else { continue };
        let number = match item {
            Item::Lesson(place) => place.number + 1,
            Item::Problem(_) | Item::Game(_) | Item::Line(_) => items.len() + 1,
        };
        items.push((place, number, item.clone()));
    }
    groups
}

/// `The gold general 2`.
pub(super) fn title(assignment: &Assignment, place: usize, language: Language) -> String {
    let groups = groups(assignment, language);
    let all = groups.iter().flat_map(|(name, items)| items.iter().map(move |(own, number, _)| (name, own, number)));
    let found = all.into_iter().find(|(_, own, _)| **own == place);
    found.map(|(name, _, number)| format!("{name} {number}")).unwrap_or_default()
}

/// Where a pupil does it.
pub(super) fn door(item: &Item, assignment: &str) -> String {
    let path = match item {
        Item::Lesson(place) => format!("/school/{}/{}", place.lesson.id, place.number + 1),
        Item::Problem(problem) => format!("/tsume/problems/{}", problem.id),
        Item::Game(_) => return format!("/assignments/{assignment}/{}", item.code()),
        Item::Line(line) => return format!("{}&assignment={assignment}", line.address()),
    };
    format!("{path}?assignment={assignment}")
}
