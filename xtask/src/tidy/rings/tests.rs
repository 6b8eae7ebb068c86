use super::*;

/// Files of a crate, and those of them that need each other.
#[track_caller]
fn check_ring(files: &[(&str, &str)], expected: &[&str]) {
    let mut modules = Modules::default();
    for (path, text) in files {
        let (_, module) = module_of(&format!("crates/a/src/{path}.rs")).unwrap();
        modules.code.insert(module, Code::of(text));
    }
    let mut ring: Vec<&str> = modules.largest_ring().into_iter().collect();
    ring.sort_unstable();
    assert_eq!(ring, expected, "{files:?}");
}

#[test]
fn modules_that_need_each_other_are_a_ring() {
    check_ring(&[("lib", "mod a; mod b;"), ("a", "use crate::b::B;"), ("b", "")], &[]);
    check_ring(&[("lib", "mod a; mod b;"), ("a", "use crate::b::B;"), ("b", "use crate::a::A;")], &["a", "b"]);
    check_ring(
        &[("lib", ""), ("a", "use crate::b::B;"), ("b", "fn f() { crate::c::f() }"), ("c", "use super::{a, std};")],
        &["a", "b", "c"],
    );
}

/// Whatever way a name takes, it is of the module that has it.
#[test]
fn what_is_handed_on_is_of_its_module() {
    let lib = ("lib", "mod a; mod b;\npub use b::B;");
    check_ring(&[lib, ("a", "use crate::B;"), ("b", "use crate::a::A;")], &["a", "b"]);
    check_ring(&[lib, ("a", "use crate as own; fn f() { own::B::new() }"), ("b", "use crate::a;")], &["a", "b"]);
    // By the name of a module that was imported.
    check_ring(
        &[("lib", ""), ("a", "use crate::b; fn f() { b::c::f() }"), ("b", "mod c;"), ("b/c", "use crate::a;")],
        &["a", "b::c"],
    );
    check_ring(&[("lib", ""), ("a", "use crate::a::A; use std::a::B;")], &[]);
}

/// A room may name its files; what they name of it is a need.
#[test]
fn files_are_parts_of_their_room() {
    let room = ("a", "mod b; use b::B;");
    check_ring(&[("lib", ""), room, ("a/b", "use super::A;")], &[]);
    check_ring(&[("lib", ""), room, ("a/b", "use super::c::C;"), ("a/c", "use super::b::B;")], &["a::b", "a::c"]);
    check_ring(
        &[("lib", ""), ("a", "use crate::d::D;"), ("d", "use crate::a::b::B;"), ("a/b", "use super::A;")],
        &["a", "a::b", "d"],
    );
}

#[test]
fn only_large_rings_are_found() {
    let ring = |count: usize| -> BTreeSet<&str> { ["a", "b", "c", "d", "e", "f"].into_iter().take(count).collect() };
    let found = |folder, count| check_crate(folder, &ring(count)).map(|finding| finding.to_string());
    assert_eq!(found("crates/shogi", 5), None);
    let six = "crates/shogi/src: 6 modules need each other, 5 at most: a, b, c, d, e, f";
    assert_eq!(found("crates/shogi", 6).as_deref(), Some(six));
}

#[test]
fn tests_and_programs_are_no_modules() {
    assert_eq!(module_of("crates/kifu/src/kif/read.rs"), Some(("crates/kifu", "kif::read".to_owned())));
    assert_eq!(module_of("xtask/src/main.rs"), Some(("xtask", String::new())));
    for path in ["crates/kifu/src/kif/tests.rs", "crates/a/src/tests/b.rs", "crates/a/src/bin/b.rs", "ui/a.js"] {
        assert_eq!(module_of(path), None, "{path}");
    }
}
