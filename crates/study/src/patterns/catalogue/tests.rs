use super::*;

/// A name for patterns whose name does not matter.
const NAME: &str = "name = { kanji = \"囲\", romaji = \"kakoi\", english = \"Castle\", italian = \"Castello\" }\n";

/// The patterns that no catalogue is without.
const NEEDED: &str = "[[pattern]]\nid = \"ranging-rook\"\nkind = \"style\"\nNAME\nhave = [\"R68\"]\n\
    [[pattern]]\nid = \"static-rook\"\nkind = \"style\"\nNAME\ncomputed = true\n\
    [[pattern]]\nid = \"itteson\"\nkind = \"opening\"\nNAME\ncomputed = true\n";

fn check(text: &str, expected: &str) {
    let [needed, text] = [NEEDED, text].map(|text| text.replace("NAME\n", NAME));
    let error = Catalogue::read(&[("a.toml", &text), ("needed.toml", &needed)]).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some(expected), "{text}");
}

#[test]
fn every_file_of_the_program_can_be_read() {
    let catalogue = Catalogue::read(&FILES).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(catalogue.all().len(), 246);
    let tesuji = catalogue.all().filter(|(_, pattern)| pattern.kind == Kind::Tesuji);
    assert_eq!(tesuji.count(), RULES.len(), "every rule has a name");
    for (_, pattern) in catalogue.all() {
        let Names { kanji, romaji, english, italian, .. } = &pattern.names;
        assert!([kanji, romaji, english, italian].iter().all(|name| !name.trim().is_empty()), "{}", pattern.id);
        assert!(!italian.contains('\''), "{}: an apostrophe is written ’", pattern.id);
    }
}

#[test]
fn two_names_are_never_the_same() {
    let catalogue = Catalogue::builtin();
    let names: [fn(&Names) -> &str; 3] = [|names| &names.kanji, |names| &names.english, |names| &names.italian];
    for name in names {
        let mut seen = HashMap::new();
        for (_, pattern) in catalogue.all() {
            let other = seen.insert((pattern.kind.code(), name(&pattern.names)), &pattern.id);
            assert_eq!(other, None, "{}", name(&pattern.names));
        }
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_place() {
    check("[[pattern]]\nid = 7", "a.toml: line 2: invalid type: integer `7`, expected a string");
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castel\"\nNAME\n",
        "a.toml: line 3: unknown variant `castel`, expected one of `castle`, `style`, `opening`, `joseki`, `attack`, \
         `formation`, `game`, `tesuji`",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nhave = [\"K28\", \"X38\"]",
        "a.toml: line 5: `X38`: expected a piece and a square, such as S77 or +R23, or .77 for an empty square",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nempty = [\"07\"]",
        "a.toml: line 5: `07`: expected a square, file then rank, such as 77",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"opening\"\nNAME\nlast-move = \"R34\"",
        "a.toml: line 5: `R34`: expected a drop such as B*45 or a capture such as Rx34",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\n",
        "a.toml: a: expected squares that tell it, or else `computed`",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nhave = [\"K28\", \"S28\"]",
        "a.toml: a: two demands on 28 exclude each other",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nhave = [\"K28\"]\nparent = \"b\"",
        "a.toml: a: no pattern is called `b`",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nhave = [\"K28\"]\nparent = \"a\"",
        "a.toml: a: its parents lead back to itself",
    );
    let twice = "[[pattern]]\nid = \"a\"\nkind = \"castle\"\nNAME\nhave = [\"K28\"]\n".repeat(2);
    check(&twice, "a.toml: a: another pattern has the same id");
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"opening\"\nNAME\nhave = [\"R28\"]\nply = [9, 5]",
        "a.toml: a: `ply`: expected the first and the last ply, none beyond 400",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"opening\"\nNAME\nhave = [\"R28\"]\nafter = \"b\"",
        "a.toml: a: `after`: nothing is called `b`",
    );
    check(
        "[[pattern]]\nid = \"a\"\nkind = \"game\"\nNAME\n",
        "a.toml: a: `both` or `one-each` belongs to patterns of the kind `game`, and to every one of them",
    );
    check("[[pattern]]\nid = \"a\"\nkind = \"tesuji\"\nNAME\n", "a.toml: a: no rule of the program is called so");
    let error = Catalogue::read(&[("a.toml", "")]).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some("a.toml: ranging-rook: a pattern of this name is needed"));
}
