use super::*;

#[test]
fn ids_are_made_of_names() {
    for (name, id) in [
        ("Anna Rossi", "anna-rossi"),
        ("Müller,  Jörg", "muller-jorg"),
        ("D'Aosta José-Luis", "daosta-jose-luis"),
        ("Øster Åse", "oster-ase"),
    ] {
        assert_eq!(PersonId::of_name(name).unwrap().as_str(), id);
    }
    assert_eq!(PersonId::of_name("羽生善治"), None);
    assert_eq!(PersonId::of_name("Anna Rossi").unwrap().numbered(2).as_str(), "anna-rossi-2");
}

#[test]
fn a_person_is_a_line_that_says_only_what_is_known() {
    let mut person = Person::named("anna-rossi".parse().unwrap(), "Rossi", "Anna");
    person.grade = Some("3k".parse().unwrap());
    let line = serde_json::to_string(&person).unwrap();
    assert_eq!(line, r#"{"id":"anna-rossi","family":"Rossi","given":"Anna","grade":"3k"}"#);
    assert_eq!(serde_json::from_str::<Person>(&line).unwrap(), person);
}

#[test]
fn what_cannot_be_is_said() {
    for (line, what) in [
        (r#"{"id":"a","family":"A","grade":"16k"}"#, "expected 15k to 1k"),
        (r#"{"id":"a","family":"A","born":"2026-02-30"}"#, "expected a day"),
        (r#"{"id":"A b","family":"A"}"#, "expected a short name"),
        (r#"{"id":"a","family":"A","weight":1}"#, "unknown field `weight`"),
    ] {
        let error = serde_json::from_str::<Person>(line).unwrap_err().to_string();
        assert!(error.contains(what), "{error}");
    }
    let mut person = Person::named("a".parse().unwrap(), "A", "");
    person.nation = Some("Italy".to_owned());
    assert!(person.fault().unwrap().contains("three capital letters"));
}
