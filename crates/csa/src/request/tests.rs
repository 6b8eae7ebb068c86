use super::*;

fn login(line: &str) -> Login {
    match Request::read(line) {
        Request::Login(login) => login,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn lines() {
    let check = |line: &str, expected: Request| assert_eq!(Request::read(line), expected, "{line:?}");
    check("", Request::KeepAlive);
    check(" ", Request::Ignored);
    check("LOGOUT", Request::Logout);
    check("AGREE", Request::Agree(None));
    check("AGREE a+b", Request::Agree(Some("a+b".to_owned())));
    check("REJECT a+b", Request::Reject(Some("a+b".to_owned())));
    check("CHALLENGE", Request::Challenge);
    check("%TORYO", Request::Resign);
    check("%KACHI", Request::Declare);
    check("%CHUDAN", Request::Interrupt);
    check("+7776FU", Request::Move("+7776FU".to_owned()));
    check("-3334FU,'* 12 +2726FU", Request::Move("-3334FU".to_owned()));
    check("+", Request::Move("+".to_owned()));
    check("%%%CONTACT", Request::Ignored);
    check("agree", Request::Wrong("unknown command: agree".to_owned()));
    check("%MATTA", Request::Wrong("unknown command: %MATTA".to_owned()));
    check("LOGIN secret", Request::Wrong("LOGIN takes a name and a password".to_owned()));
    check("LOGIN a b x2", Request::Wrong("LOGIN takes a name and a password".to_owned()));
    assert!(matches!(Request::read("LOGIN a+b c"), Request::Wrong(_)));
}

#[test]
fn passwords_name_games() {
    let check = |password: &str, game: &str, color| {
        let wish = login(&format!("LOGIN me {password}")).wish().unwrap();
        assert_eq!(wish, Wish { target: Target::Named(game.parse().unwrap()), color }, "{password}");
    };
    check("test-600-10", "test-600-10", None);
    check("test-600-10-B", "test-600-10", Some(Color::Black));
    check("test-600-10F-W,trip", "test-600-10F", Some(Color::White));
    check("dummy", "default-1500-0", None);
    check("dummy,trip", "default-1500-0", None);
    assert_eq!(login("LOGIN me test-600-601").wish(), Err(BadGameName::TooLong));
    let id = "0123456789abcdefghjk";
    let made = |color| Ok(Wish { target: Target::Made(id.parse().unwrap()), color });
    assert_eq!(login(&format!("LOGIN me {id}")).wish(), made(None));
    assert_eq!(login(&format!("LOGIN me {id}-W,trip")).wish(), made(Some(Color::White)));
}

#[test]
fn secrets() {
    let same = |one: &str, other: &str, same: bool| {
        assert_eq!(login(one).guest() == login(other).guest(), same, "{one} and {other}");
    };
    same("LOGIN me a-60-1,trip", "LOGIN me a-60-1,trip", true);
    same("LOGIN me a-60-1,trip", "LOGIN me b-60-1,trip", true);
    same("LOGIN me a-60-1,trip", "LOGIN you a-60-1,trip", false);
    same("LOGIN me a-60-1,trip", "LOGIN me trip x1", true);
    same("LOGIN me a,trip x1", "LOGIN me b,trip x1", true);
    same("LOGIN me geheim x1", "LOGIN me geheim x1", true);
    // What everybody can read is no secret.
    same("LOGIN me a-60-1", "LOGIN me a-60-1", false);
    same("LOGIN me a-60-1,", "LOGIN me a-60-1,", false);
    same("LOGIN me geheim", "LOGIN me geheim", false);
    same("LOGIN me a-60-1-B x1", "LOGIN me a-60-1-B x1", false);
    same("LOGIN me 0123456789abcdefghjk x1", "LOGIN me 0123456789abcdefghjk x1", false);
    assert!(!format!("{:?}", login("LOGIN me geheim x1")).contains("geheim"));
}

#[test]
fn tokens() {
    let token = format!("mk_{}", "0123456789abcdefghjk".repeat(2));
    let check =
        |password: &str, expected| assert_eq!(login(&format!("LOGIN me {password}")).token(), expected, "{password}");
    check(&token, Some(token.as_str()));
    check(&format!("{token} x1"), Some(token.as_str()));
    check(&format!("a-60-1-B,{token}"), Some(token.as_str()));
    check(&token[..42], None);
    check(&format!("{token},a"), None);
    check("a-60-1,trip", None);
    assert_eq!(login(&format!("LOGIN me {token}")).wish(), Ok(Wish::default()));
}

#[test]
fn commands() {
    let extended = |line: &str| match Request::read(line) {
        Request::Extended(extended) => extended,
        other => panic!("{line}: {other:?}"),
    };
    let own = str::to_owned;
    let wish = |name: &str, color| Wish { target: Target::Named(name.parse().unwrap()), color };
    let check = |line: &str, expected: Extended| assert_eq!(extended(line), expected, "{line}");
    check("%%GAME", Extended::StopWaiting);
    check("%%GAME a-60-0 +", Extended::Play { wish: wish("a-60-0", Some(Color::Black)), waits: true });
    check("%%CHALLENGE a-60-0 *", Extended::Play { wish: wish("a-60-0", None), waits: false });
    check("%%LIST", Extended::List);
    check("%%WHO", Extended::Who);
    check("%%RATING", Extended::Rating);
    check("%%VERSION", Extended::Version);
    check("%%HELP", Extended::Help);
    check("%%SHOW id", Extended::Show(own("id")));
    check("%%MONITORON id", Extended::Monitor { game: own("id"), kind: Monitor::State, on: true });
    check("%%MONITOROFF id", Extended::Monitor { game: own("id"), kind: Monitor::State, on: false });
    check("%%MONITOR2ON id", Extended::Monitor { game: own("id"), kind: Monitor::Moves, on: true });
    check("%%MONITOR2OFF id", Extended::Monitor { game: own("id"), kind: Monitor::Moves, on: false });
    check("%%CHAT Hello  you ", Extended::Chat(own("Hello  you")));
    check("%%MUTE", Extended::Mute { whom: None, mute: true });
    check("%%MUTE you", Extended::Mute { whom: Some("you".parse().unwrap()), mute: true });
    check("%%UNMUTE you", Extended::Mute { whom: Some("you".parse().unwrap()), mute: false });
    check("%%SETBUOY n m", Extended::SetBuoy { name: own("n"), moves: own("m"), count: 1 });
    check("%%SETBUOY n m 3", Extended::SetBuoy { name: own("n"), moves: own("m"), count: 3 });
    check("%%DELETEBUOY n", Extended::DeleteBuoy(own("n")));
    check("%%GETBUOYCOUNT n", Extended::BuoyCount(own("n")));
    check("%%FORK id", Extended::Fork { game: own("id"), name: None, ply: None });
    check("%%FORK id n", Extended::Fork { game: own("id"), name: Some(own("n")), ply: None });
    check("%%FORK id n 0", Extended::Fork { game: own("id"), name: Some(own("n")), ply: Some(0) });
    for wrong in [
        "%%GAME a-60-0",
        "%%GAME a-60-0 x",
        "%%GAME a +",
        "%%CHAT",
        "%%SHOW",
        "%%MONITORON",
        "%%SETBUOY n m 0",
        "%%MUTE a b",
        "%%MUTE a+b",
        "%%X",
    ] {
        assert!(matches!(Request::read(wrong), Request::Wrong(_)), "{wrong}");
    }
}

/// Nothing that comes over the wire panics, however it is cut into pieces, and nothing grows without end.
#[test]
fn anything_can_be_read() {
    use crate::line::{LONGEST, Lines};
    use proptest::prelude::*;
    let word = prop_oneof![
        "\\PC{0,12}",
        "[+-][0-9]{4}[A-Z]{2}(,T[0-9]*)?",
        "(LOGIN|%%GAME|%%CHALLENGE|%%FORK|%%SETBUOY|%%MONITOR2ON|%%CHAT|AGREE|REJECT|LOGOUT|x1|[+*-])",
        "(floodgate|buoy_x|hc2p_y|a)-[0-9]{0,25}-0?[0-9]{0,25}F?(-[BW])?(,.{0,3})?",
    ];
    let bytes = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..64),
        prop::collection::vec(word, 0..6).prop_map(|words| (words.join(" ") + "\r\n").into_bytes()),
        Just(vec![b'x'; LONGEST - 1]),
    ];
    proptest!(|(chunks in prop::collection::vec(bytes, 0..8))| {
        let mut lines = Lines::default();
        for chunk in &chunks {
            lines.push(chunk);
            while let Some(Ok(line)) = lines.next() {
                prop_assert!(line.chars().all(|c| !c.is_control()));
                if let Request::Login(login) = Request::read(&line) {
                    let _ = login.wish();
                }
                let _ = crate::buoy::read_moves(&line);
                let _ = crate::moves::read(&line, &shogi::Position::even());
            }
        }
    });
}
