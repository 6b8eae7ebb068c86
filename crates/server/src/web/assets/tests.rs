use super::{Files, beside, modules};

#[test]
fn addresses_lead_from_module_to_module() {
    let check = |module: &str, address: &str, path: &str| assert_eq!(beside(module, address), path);
    check("pages/play.js", "./page.js", "pages/page.js");
    check("pages/play.js", "../board/element.js", "board/element.js");
    check("settings.js", "./board/pieces.js", "board/pieces.js");
}

#[test]
fn all_a_page_imports_is_known_beforehand() {
    for page in Files::iter().filter(|name| name.starts_with("pages/")) {
        let modules = modules(&page);
        assert!(modules.iter().all(|module| Files::get(module).is_some()), "{page}: {modules:?}");
    }
    let game = modules("pages/game.js");
    for module in ["game/live.js", "board/element.js", "board/sfen.js", "dom.js"] {
        assert!(game.iter().any(|known| known == module), "{game:?}");
    }
    assert!(modules("pages/none.js").is_empty());
}

#[test]
fn comments_are_not_sent_and_lines_keep_their_numbers() {
    for (source, sent) in [
        ("// a\nlet b; // c\n  // d\ne();\n", "\nlet b; // c\n\ne();\n"),
        ("/** a\n * b\n */\nc();", "\n\n\nc();"),
        ("/* a */\n.b { }\n/* c */ .d { }\n", "\n.b { }\n/* c */ .d { }\n"),
        ("a(\"//\");\nb(`x // y`);\n// end", "a(\"//\");\nb(`x // y`);\n"),
        ("", ""),
    ] {
        assert_eq!(String::from_utf8(super::lean::without_comments(source.as_bytes())).unwrap(), sent, "{source}");
    }
}

#[test]
fn styles_are_sent_without_indents_and_lines_keep_their_numbers() {
    let sent = super::lean::without_indents(b".a {\n  b: \"c  d\";\n \t\n\n}");
    assert_eq!(String::from_utf8(sent).unwrap(), ".a {\nb: \"c  d\";\n\n\n}");
}

/// A line in the middle of a text that looked like a comment would be lost.
#[test]
fn no_text_of_several_lines_has_a_line_like_a_comment() {
    for name in super::Files::iter().filter(|name| name.ends_with(".js")) {
        let source = super::text(&name);
        // Within a template the marks before a line are odd in number.
        let mut marks = 0;
        for line in source.lines() {
            let is_comment = ["//", "/*", "*"].iter().any(|sign| line.trim_start().starts_with(sign));
            assert!(marks % 2 == 0 || !is_comment, "{name}: {line}");
            marks += if is_comment { 0 } else { line.matches('`').count() - line.matches("\\`").count() };
        }
    }
}
