//! Rules that are read in more than one way: each reading is a piece of the file that replaces what the file says elsewhere.

use crate::data::{DataError, Node, Value};
use crate::game::GameOption;

/// The file with the readings chosen, and what there was to choose from. The first reading of an option is its default.
pub(super) fn choose(mut root: Node, choices: &[(&str, &str)], errors: &mut Vec<DataError>) -> (Node, Vec<GameOption>) {
    let Some(table) = take(&mut root, "option") else {
        errors.extend(choices.iter().map(|(name, _)| root.error(format!("this game has no option {name}"))));
        return (root, Vec::new());
    };
    let Value::Table(entries) = table.value.clone() else {
        errors.push(table.error("option: expected a table"));
        return (root, Vec::new());
    };
    let mut options = Vec::new();
    // What a game builds upon may have an option that it does not have itself.
    for (name, node) in entries.into_iter().filter(|(_, node)| !matches!(node.value, Value::Truth(false))) {
        let Value::Table(readings) = &node.value else {
            errors.push(node.error(format!("option.{name}: expected a table with its readings")));
            continue;
        };
        let wanted = choices.iter().find(|(key, _)| *key == name).map(|(_, reading)| *reading);
        let names: Vec<String> = readings.iter().map(|(reading, _)| reading.clone()).collect();
        let chosen = match wanted {
            None => 0,
            Some(wanted) => names.iter().position(|reading| reading == wanted).unwrap_or_else(|| {
                let known = names.join(", ");
                errors.push(node.error(format!("{name} has no reading {wanted}; expected one of {known}")));
                0
            }),
        };
        let Some((_, overlay)) = readings.get(chosen) else {
            errors.push(node.error(format!("option.{name} has no readings")));
            continue;
        };
        root = overlay.clone().upon(root);
        options.push(GameOption { name, readings: names, chosen });
    }
    for (name, _) in choices.iter().filter(|(name, _)| options.iter().all(|option| option.name != *name)) {
        let known: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
        errors.push(table.error(format!("this game has no option {name}; it has {}", known.join(", "))));
    }
    (root, options)
}

fn take(root: &mut Node, key: &str) -> Option<Node> {
    let Value::Table(entries) = &mut root.value else { return None };
    let at = entries.iter().position(|(name, _)| name == key)?;
    Some(entries.remove(at).1)
}
