use super::*;

/// The paths of a file's imports, with their names where these are others, then its other paths.
#[track_caller]
fn check(text: &str, imports: &[&str], paths: &[&str]) {
    let code = Code::of(text);
    let written = |import: &Import<'_>| match import.path.last() {
        Some(last) if *last == import.name => import.path.join("::"),
        _ => format!("{} as {}", import.path.join("::"), import.name),
    };
    let found: Vec<String> = code.imports.iter().map(written).collect();
    assert_eq!(found, imports, "{text}");
    let found: Vec<String> = code.paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(found, paths, "{text}");
}

#[test]
fn imports_are_read() {
    check("use a;", &["a"], &[]);
    check("pub(crate) use crate::a::B;", &["crate::a::B"], &[]);
    check("use a::{self, b::{C, D as E}, f};\nuse g::*;", &["a", "a::b::C", "a::b::D as E", "a::f", "g as *"], &[]);
    check("fn f<'a>() -> impl A + use<'a> { b::c() }", &[], &["b::c"]);
}

#[test]
fn paths_are_read() {
    check("let x: a::B<c::D> = super::e::f::<G>(1 as h);", &[], &["a::B", "c::D", "super::e::f"]);
    check("pub(in super::super) const A: B = C;", &[], &[]);
}

#[test]
fn comments_and_texts_name_nothing() {
    check("// a::b\n/* a::b /* */ a::b */ c::d", &[], &["c::d"]);
    check(r##"f("a::b \" a::b", 'x', '"', '\'', b"a::b", r"a::b\", r#"a::"b"#); c::d"##, &[], &["c::d"]);
    check("fn f<'a>(x: &'a A) { c::d('\u{3042}') }", &[], &["c::d"]);
}
