use super::ruleset;
use crate::Language;
use arbiter::Ruleset;

#[test]
fn rules_are_said_in_words() {
    let check =
        |text: &str, words: &str| assert_eq!(ruleset(&text.parse().unwrap(), Language::English), words, "{text}");
    check("official", "Official");
    check("amateur/27-point", "Club, declaration at 27 points (28 for Black)");
    check("friendly/320-moves-at-once", "Among friends, without a winner after 320 moves");
}

// Every switch has its words in every language.
#[test]
fn every_switch_has_words() {
    let switches = "mate-ends mate-waits fouls-lose fouls-refused fouls-stand 24-point 27-point both-kings jsa2019 agreed-draws no-agreed-draws replay draw \
                    no-limit no-takebacks takebacks-asked takebacks claims-while-playing claims-until-closed";
    for switch in switches.split_whitespace() {
        for base in ["official", "amateur", "friendly"] {
            let rules: Ruleset = format!("{base}/{switch}").parse().unwrap();
            for language in Language::ALL {
                assert!(!ruleset(&rules, language).contains("switch-"), "{base}/{switch} {}", language.code());
            }
        }
    }
}
