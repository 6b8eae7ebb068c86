use super::*;

#[test]
fn ignored_places_are_those_named_from_the_root() {
    assert_eq!(ignored_paths("/target\n# note\n/fuzz/target/\n\n*.tmp\n"), ["target", "fuzz/target"]);
}

#[test]
fn a_tree_contains_its_files_and_their_folders() {
    let tree = Tree {
        sources: vec![Source { path: "docs/glossary.md".into(), text: String::new() }],
        binaries: vec!["ui/fonts/a.woff2".into()],
    };
    for (path, expected) in [
        ("docs", true),
        ("docs/glossary.md", true),
        ("ui/fonts", true),
        ("", true),
        ("doc", false),
        ("docs/glossary", false),
    ] {
        assert_eq!(tree.contains(path), expected, "{path}");
    }
}
