use super::{IDS, is_name, of_pages};
use crate::web::assets;
use shogi::Handicap;
use std::collections::HashSet;
use words::Language;

fn all() -> impl Iterator<Item = &'static str> {
    Language::English.script_messages(Handicap::Even).keys().filter_map(|id| id.strip_prefix("ui-"))
}

/// What a script asks for: the first argument of each `t(…)`.
fn asked(source: &str) -> Vec<&str> {
    let starts = source.match_indices("t(").filter(|(at, _)| {
        let before = source[..*at].chars().next_back();
        !before.is_some_and(|c| c.is_ascii_alphanumeric() || "_$.#".contains(c))
            && !source[..*at].ends_with("function ")
    });
    starts.map(|(at, _)| first_argument(&source[at + 2..])).collect()
}

fn first_argument(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|c| {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | ',' if depth == 0 => return true,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        false
    });
    &text[..end.unwrap_or(text.len())]
}

/// Why a script may not ask so; `None` if it may.
fn fault(argument: &str) -> Option<String> {
    if let Some(template) = argument.strip_prefix('`') {
        let head = template.split("${").next().unwrap_or_default();
        let known = is_name(head) && head.ends_with('-') && all().any(|name| name.starts_with(head));
        return (!known).then(|| format!("no message begins with {head}"));
    }
    if let Some((_, choice)) = argument.split_once(" ? ") {
        return choice.split(" : ").find_map(fault);
    }
    let name = argument.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match name {
        Some(name) if all().any(|known| known == name) => None,
        Some(name) => Some(format!("there is no message {name}")),
        None => Some("a message is asked for by its name, or by how it begins".to_owned()),
    }
}

/// No reader ever sees a message's id where its text should be: each page has all that its scripts ask for.
#[test]
fn scripts_ask_for_messages_that_there_are() {
    let mut count = 0;
    let modules: HashSet<&str> = assets::pages()
        .flat_map(|(page, modules)| std::iter::once(page).chain(modules.iter().map(String::as_str)))
        .collect();
    for module in modules {
        for argument in asked(&assets::text(module)) {
            assert_eq!(fault(argument), None, "{module}: t({argument})");
            count += 1;
        }
    }
    assert!(count > 200, "{count}");
}

#[test]
fn every_way_of_asking_is_understood() {
    let check = |source: &str, arguments: &[&str], faults: usize| {
        assert_eq!(asked(source), arguments, "{source}");
        assert_eq!(arguments.iter().filter(|argument| fault(argument).is_some()).count(), faults, "{source}");
    };
    check(r#"x = t("your-turn"); node.at(1); start(2); text("x"); function t(id)"#, &[r#""your-turn""#], 0);
    check(r#"[t("watching", { count: f(1) })]"#, &[r#""watching""#], 0);
    check(r#"t(a === "b" ? "here" : "away")"#, &[r#"a === "b" ? "here" : "away""#], 0);
    check(r#"t(a ? "here" : "nowhere")"#, &[r#"a ? "here" : "nowhere""#], 1);
    check("t(`turn-${f({ a })}`, 1)", &["`turn-${f({ a })}`"], 0);
    check("t(`nothing-${a}`)", &["`nothing-${a}`"], 1);
    check("t(name)", &["name"], 1);
    check("t(`${name}-how`)", &["`${name}-how`"], 1);
}

#[test]
fn a_page_carries_what_its_scripts_use() {
    let check = |script: &str, used: &[&str], unused: &[&str]| {
        let messages = of_pages(&[script], Handicap::Even, Language::English);
        for id in used {
            assert!(messages.contains_key(id), "{script} lacks {id}");
        }
        for id in unused {
            assert!(!messages.contains_key(id), "{script} does not use {id}");
        }
    };
    check("game.js", &["ui-your-turn", "ui-turn-white", "ui-piece-black-promoted-R", "ui-comma"], &["ui-editor-box"]);
    check("editor.js", &["ui-editor-box", "ui-board"], &["ui-your-turn"]);
    check("play.js", &[], &["ui-your-turn", "ui-editor-box"]);
    // Every page calls whoever looks for an opponent.
    check("page.js", &["ui-called", "ui-called-go", "ui-called-later"], &["ui-your-turn", "ui-editor-box"]);
    assert!(of_pages(&["none.js"], Handicap::Even, Language::English).is_empty());
}

/// A text that nobody shows any more is not translated for ever.
#[test]
fn every_message_is_used() {
    let used: HashSet<&str> = IDS.values().flatten().copied().collect();
    let unused: Vec<String> = all().map(|name| format!("ui-{name}")).filter(|id| !used.contains(id.as_str())).collect();
    assert_eq!(unused, [""; 0]);
}
