//! Names that look alike, passwords that may be, codes however they are typed, guesses that take longer and longer.

use super::guesses::Guesses;
use super::*;
use std::net::Ipv4Addr;
use std::time::Duration;

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

#[test]
fn names_that_look_alike_are_one() {
    let alike = [
        ["Anna", "anna"],
        ["Anna", "\u{410}nn\u{430}"],
        ["paolo", "p\u{430}olo"],
        ["O'Hara", "ohara"],
        ["Habu Yoshiharu", "habu_yoshiharu"],
        ["\u{ff21}nna", "Anna"],
        ["Ro\u{200b}ssi", "Rossi"],
        ["Illy", "lIIy"],
    ];
    for [one, other] in alike {
        assert_eq!(name(one).skeleton(), name(other).skeleton(), "{one} and {other}");
    }
    for [one, other] in [["Anna", "Hanna"], ["\u{5c71}\u{7530}", "\u{5c71}\u{53e3}"], ["Nicol\u{f2}", "Nicola"]] {
        assert_ne!(name(one).skeleton(), name(other).skeleton(), "{one} and {other}");
    }
}

#[test]
fn a_name_is_a_line_with_a_letter_in_it() {
    for text in
        ["Anna", "\u{7fbd}\u{751f}\u{5584}\u{6cbb}", "D'Angelo", "J.-P. Martin", "\u{bc15}\u{c9c0}\u{c6d0}", "Zo\u{eb}"]
    {
        assert_eq!(name(text).to_string(), text);
    }
    assert_eq!(name("  Anna \n\t Rossi ").to_string(), "Anna Rossi");
    assert_eq!(name("Anna\u{202e}").to_string(), "Anna", "nobody sees what is left out");
    for text in ["", "A", "1984", "<b>Anna</b>", "anna@example", "a/b", "\u{2603}\u{2603}", &"a".repeat(25)] {
        assert!(text.parse::<Name>().is_err(), "{text:?}");
    }
}

#[test]
fn a_password_is_long_and_ones_own() {
    let anna = name("Anna Rossi");
    let code = |text: &str| password::check(text, &anna).err().map(|failure| failure.code);
    for good in [
        "cavallo verde 9",
        "7g7f 3c3d 2g2f",
        "\u{6b69}\u{98db}\u{8eca}\u{89d2}\u{91d1}\u{9280}\u{6842}\u{9999}",
        &"ab1!".repeat(64),
    ] {
        assert_eq!(code(good), None, "{good}");
    }
    for (bad, why) in [
        ("sette77", "password-short"),
        (&"ab1!".repeat(65)[..], "password-long"),
        ("PASSWORD", "password-common"),
        ("qwertyuiop", "password-common"),
        ("password2026", "password-common"),
        ("AnnaRossi77", "password-common"),
        ("abababababab", "password-common"),
    ] {
        let expected = if bad == "abababababab" { None } else { Some(why) };
        assert_eq!(code(bad), expected, "{bad}");
    }
    assert_eq!(code("aaaaaaaabbbb"), Some("password-common"));
}

#[tokio::test]
async fn what_is_kept_of_a_password_is_no_password() {
    let passwords = Passwords::default();
    let kept = passwords.hash("cavallo verde").await.unwrap();
    assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
    assert_ne!(kept, passwords.hash("cavallo verde").await.unwrap(), "salted");
    assert!(passwords.verify("cavallo verde", Some(kept.clone())).await.unwrap());
    assert!(!passwords.verify("cavallo nero", Some(kept)).await.unwrap());
    assert!(!passwords.verify("nobody's", None).await.unwrap());
    assert!(!passwords.verify("cavallo verde", Some("damaged".to_owned())).await.unwrap());
}

#[test]
fn codes_are_read_however_they_are_typed() {
    let (anna, bruno) = (Who::from("a"), Who::from("b"));
    let codes = codes::fresh();
    assert_eq!(codes.len(), 10);
    for code in &codes {
        let typed =
            [code.to_uppercase(), code.replace('-', ""), format!(" {} ", code.replace('0', "O").replace('1', "l"))];
        for typed in typed {
            assert_eq!(codes::hash(&anna, &typed), codes::hash(&anna, code), "{typed}");
        }
        assert_ne!(codes::hash(&bruno, code), codes::hash(&anna, code));
    }
}

#[tokio::test(start_paused = true)]
async fn guesses_are_slow_for_a_name_and_for_an_address() {
    let guesses = Guesses::default();
    let anna = Who::from("a");
    let address = |last: u8| Ipv4Addr::new(192, 0, 2, last).into();
    let wait = |from, person: &Who| guesses.count(from, Some(person)).err().and_then(|failure| failure.retry_after);
    for from in 0..5 {
        assert_eq!(wait(address(from), &anna), None);
    }
    // From wherever they come, one more has to wait; and each time longer, but never much.
    let mut waits = Vec::new();
    for from in 10..20 {
        let seconds = wait(address(from), &anna).unwrap();
        waits.push(seconds);
        tokio::time::sleep(Duration::from_secs(u64::from(seconds))).await;
        assert_eq!(wait(address(from), &anna), None);
    }
    assert!(waits.is_sorted() && waits[0] <= 2 && (60..=61).contains(&waits[9]), "{waits:?}");
    // Who was right is counted no longer.
    tokio::time::sleep(Duration::from_secs(61)).await;
    guesses.count(address(9), Some(&anna)).unwrap().was_right(&guesses);
    assert_eq!(wait(address(9), &anna), None);
    // An address that tries many names is slow for all of them.
    let tried = (0..40).filter(|&person| wait(address(99), &Who::from(format!("{person}").as_str())).is_none());
    assert_eq!(tried.count(), 20);
}

#[tokio::test(start_paused = true)]
async fn a_challenge_is_good_once_and_not_for_long() {
    use challenges::Purpose;
    let challenges = Challenges::default();
    let address = |last: u8| Ipv4Addr::new(192, 0, 2, last).into();
    let issue = |from| challenges.issue(Purpose::SignIn, address(from));
    let (first, second, third) = (issue(1), issue(1), issue(1));
    assert!(first != second && first.len() == 43);
    assert_eq!(challenges.take(&first).ok(), Some(Purpose::SignIn));
    assert!(challenges.take(&first).is_err(), "good once");
    tokio::time::sleep(Duration::from_secs(299)).await;
    assert!(challenges.take(&second).is_ok());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(challenges.take(&third).is_err(), "too old");
    // An address that asks for many loses its own oldest ones, and nobody else's.
    let (anothers, own) = (issue(2), issue(1));
    tokio::time::sleep(Duration::from_secs(1)).await;
    for _ in 0..50 {
        issue(1);
    }
    assert!(challenges.take(&anothers).is_ok() && challenges.take(&own).is_err());
}

#[tokio::test(start_paused = true)]
async fn who_showed_an_old_password_is_not_half_in_after_it_has_changed() {
    use challenges::Purpose;
    let challenges = Challenges::default();
    let half_in = |name: &str| {
        let purpose = Purpose::ShowCode { person: Who::from(name) };
        challenges.issue(purpose, Ipv4Addr::LOCALHOST.into())
    };
    let (anna, bruno) = (half_in("anna"), half_in("bruno"));
    challenges.forget_passwords_of(&Who::from("anna"));
    assert!(challenges.take(&anna).is_err() && challenges.take(&bruno).is_ok());
}
