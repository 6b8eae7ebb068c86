use super::Foul;
use std::collections::HashSet;

// FOUL-16.
#[test]
fn every_foul_has_a_code_of_its_own_and_kanji() {
    let codes: HashSet<_> = Foul::all().map(Foul::code).collect();
    assert_eq!(codes.len(), Foul::all().count());
    for foul in Foul::all() {
        assert_eq!(Foul::from_code(foul.code()), Some(foul));
        assert!(!foul.kanji().is_ascii(), "{}", foul.code());
        assert!(!foul.to_string().is_empty());
    }
    assert_eq!(Foul::from_code("checkmate"), None);
}
