use super::*;

fn check_texts(it: &str, en: &str, ja: &str, expected: &[&str]) {
    let sources: Vec<Source> = [("it", it), ("en", en), ("ja", ja)]
        .into_iter()
        .map(|(language, text)| Source { path: format!("locale/{language}/pages.ftl"), text: text.to_owned() })
        .collect();
    let found: Vec<String> = check(&sources).iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn complete_texts_pass() {
    let text = "-name = Miyako\nhello = { -name }: { $count ->\n    [one] one\n   *[other] { $count }\n}\n    .title = { $who }\n";
    check_texts(text, text, "hello = { $count }\n    .title = { $who }\n", &[]);
}

#[test]
fn a_missing_message_is_named_with_its_file() {
    check_texts("a = A\nb = B\n", "a = A\n", "a = A\nb = B\n", &["locale/en/pages.ftl: lacks `b`, which `it` has"]);
}

#[test]
fn a_different_variable_is_named() {
    check_texts("a = { $x }\n", "a = { $x }\n", "a = { $y }\n", &["locale/ja/pages.ftl: `a` uses $y, but $x in `it`"]);
}

#[test]
fn attributes_must_agree() {
    check_texts(
        "a = A\n    .t = T\n",
        "a = A\n",
        "a = A\n    .t = T\n    .u = U\n",
        &["locale/en/pages.ftl: lacks `a.t`, which `it` has", "locale/ja/pages.ftl: has `a.u`, which `it` lacks"],
    );
}

#[test]
fn repetitions_dangling_references_and_wrong_syntax_are_found() {
    check_texts(
        "a = A\na = B\n",
        "a = A\n",
        "a = A\n",
        &["locale/it/pages.ftl: `a` is written twice in this language"],
    );
    check_texts(
        "a = A\n",
        "a = { -b }\n",
        "a = A\n",
        &["locale/en/pages.ftl: refers to `-b`, which this language lacks"],
    );
    let sources = [Source { path: "locale/ja/pages.ftl".into(), text: "a = A\n\nb == {\n".into() }];
    assert!(check(&sources)[0].to_string().starts_with("locale/ja/pages.ftl:"), "{:?}", check(&sources));
    assert_eq!(check(&[])[0].to_string(), "locale: holds no text at all");
}
