use super::{Word, words};

#[test]
fn words_are_found_as_people_write_them() {
    let divided = |word: &str| Word::Divided(word.to_owned());
    let run = |word: &str| Word::Run(word.chars().collect());
    for (text, expected) in [
        ("Yoshiharu HABU", vec![divided("yoshiharu"), divided("habu")]),
        ("羽生善治 九段", vec![run("羽生善治"), run("九段")]),
        ("第35期竜王戦", vec![run("第"), divided("35"), run("期竜王戦")]),
        ("ＨＡＢＵ・Ｙ", vec![divided("habu"), divided("y")]),
        ("D’Angelo, é", vec![divided("d"), divided("angelo"), divided("é")]),
        ("", vec![]),
        ("…!", vec![]),
    ] {
        assert_eq!(words(text), expected, "{text}");
    }
}
