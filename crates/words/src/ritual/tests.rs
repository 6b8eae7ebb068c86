use super::*;
use arbiter::ritual::walk;

fn told(text: &str, language: Language) -> Vec<String> {
    let pairs: Vec<(&str, &str)> = text.split('&').filter_map(|pair| pair.split_once('=')).collect();
    let choices = Choices::read(&pairs).unwrap();
    walk(&choices).iter().filter_map(|beat| deed_in_ceremony(&choices, beat, language)).collect()
}

// RULE-03 … RULE-06, ETIQ-12, ETIQ-14, ETIQ-21: everything that is done is told in every language.
#[test]
fn every_movement_is_told() {
    let text = "first=Anna&second=Bruno&throws=pptts.ptttt&second_style=ito&kings=two";
    for language in Language::ALL {
        let lines = told(text, language);
        assert_eq!(lines.len(), 40 + 2 + 5 + 13, "{}", language.code());
        for line in &lines {
            assert!(!line.contains("ceremony-") && !line.contains('{') && !line.contains("ritual-"), "{line}");
        }
    }
    let lines = told(text, Language::Italian);
    assert!(lines[0].starts_with("Anna: ") && lines[1].starts_with("Bruno: "), "{lines:?}");
    assert!(lines[2].contains("sinistra") && lines[4].contains("destra"), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("Bruno comincia")), "{lines:?}");
}

// ETIQ-12.
#[test]
fn two_gyoku_are_placed_without_a_king_of_the_senior() {
    for language in Language::ALL {
        let how = |kings: &str| {
            let choices = Choices::read(&[("kings", kings)]).unwrap();
            step_in_ceremony(&choices, Step::PlaceKings, language)
        };
        assert!(how("osho").contains('王') && how("osho").contains('玉'), "{}", how("osho"));
        assert!(!how("two").contains('王') && how("two").contains('玉'), "{}", how("two"));
        for step in Step::ALL {
            let told = step_in_ceremony(&Choices::read(&[]).unwrap(), step, language);
            assert!(!told.starts_with("ritual-"), "{told}");
        }
    }
}

// RULE-12.
#[test]
fn who_throws_for_whom_is_told() {
    let pairs = [("first", "Anna"), ("thrower", "timekeeper")];
    let choices = Choices::read(&pairs).unwrap();
    let beats = walk(&choices);
    let throw = beats.iter().find(|beat| beat.step == Step::ThrowPawns).unwrap();
    for language in Language::ALL {
        let who = who_in_ceremony(&choices, throw, language);
        assert!(who.contains("Anna") && who.chars().count() > 8, "{who}");
    }
}

#[test]
fn there_are_seven_courtesies() {
    for language in Language::ALL {
        assert!(courtesies(language).iter().all(|line| !line.starts_with("courtesy-")), "{}", language.code());
    }
}

/// Whatever is wrong is said in words, for people and for who writes names and values, in every language.
#[test]
fn what_is_wrong_has_words() {
    for language in Language::ALL {
        for name in arbiter::ritual::CHOICES {
            for pairs in [
                vec![("first_foo", "?"), (name, "?")],
                vec![(name, "?")],
                vec![("occasion", "official"), (name, "?")],
                vec![("occasion", "title"), (name, "?")],
            ] {
                let Err(wrong) = Choices::read(&pairs) else { continue };
                for text in [wrong_choice(&wrong, language), wrong_value(&wrong, language)] {
                    let raw = ["ceremony-", "ritual-", "handicap-", "start-", "{"];
                    assert!(!raw.iter().any(|raw| text.contains(raw)), "{text}");
                }
            }
        }
    }
    let unknown = Choices::read(&[("ca\u{1b}t", "dog")]).unwrap_err();
    for text in [wrong_choice(&unknown, Language::English), wrong_value(&unknown, Language::English)] {
        assert!(text.starts_with("“cat” is none of the choices. It can be one of these: first, second, "), "{text}");
    }
    let clock = Choices::read(&[("clock", "zz")]).unwrap_err();
    let told = wrong_choice(&clock, Language::English);
    assert!(told.starts_with("“Time” cannot be “zz”. For example 15m+30s"), "{told}");
    let wrong = Choices::read(&[("room", "te\u{1b}nt")]).unwrap_err();
    assert_eq!(
        wrong_value(&wrong, Language::English),
        "“room” cannot be “tent”. It can be one of these: japanese (Japanese room) · western (Room with table and chairs)."
    );
}

#[test]
fn a_sentence_begins_with_a_capital() {
    assert_eq!(sentence("l’altro giocatore".to_owned()), "L’altro giocatore");
    assert_eq!(sentence("上座".to_owned()), "上座");
    assert!(told("throws=ptttt", Language::Italian).iter().all(|line| !line.starts_with(char::is_lowercase)));
}
