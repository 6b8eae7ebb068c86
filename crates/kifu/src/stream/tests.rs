use super::*;
use crate::{Encoding, Record, Severity};

/// The games of a stream as lines of USI, and what is said with its place.
fn read(bytes: &[u8]) -> Vec<String> {
    games(bytes, Options::default()).map(|game| describe(game.unwrap_or_else(|error| panic!("{error}")))).collect()
}

fn describe(reading: Reading) -> String {
    let said: String = reading.findings.iter().map(|f| format!(" {}:{} {}", f.line, f.column, f.kind.code())).collect();
    crate::usi::write(&reading.record) + &said
}

/// Gives its bytes a few at a time.
struct Drops<'a>(&'a [u8], usize);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(buffer.len()).min(self.0.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

#[test]
fn usi_lines() {
    let text = "startpos moves 7g7f\n\n  \nstartpos moves 2g2f 3c3x\r\nsfen 4k4/9/4P4/9/9/9/9/9/9 b G 1 moves G*5b";
    let games =
        ["startpos moves 7g7f", "startpos moves 2g2f 4:24 bad_usi_move", "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1 moves G*5b"];
    assert_eq!(read(text.as_bytes()), games);
    assert!(read(b"").is_empty() && read(b"\n \n").is_empty());
}

#[test]
fn a_line_that_is_no_game_hides_no_other() {
    let text = "startpos moves 7g7f\nhello\nstartpos\n";
    let games: Vec<Result<Reading, GameError>> = games(text.as_bytes(), Options::default()).collect();
    let [Ok(_), Err(GameError::Unreadable(finding)), Ok(_)] = &games[..] else { panic!("{games:?}") };
    assert_eq!((finding.line, finding.kind.code()), (2, "bad_sfen"));
}

/// Divided by `/`, by the next version, by the next players, and by files joined with their marks.
#[test]
fn csa_games() {
    let one = "startpos moves 7g7f";
    let two = "startpos moves 2g2f";
    let check = |text: &str, expected: &[&str]| {
        for end in ["\n", "\r\n", "\r"] {
            let text = text.replace('\n', end);
            assert_eq!(read(text.as_bytes()), expected, "{text:?}");
            for size in [1, 7] {
                let games = games(Drops(text.as_bytes(), size), Options::default());
                let read: Vec<String> = games.map(|game| describe(game.unwrap())).collect();
                assert_eq!(read, expected, "{text:?}");
            }
        }
    };
    check("V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n%TORYO\n", &[one, two]);
    check("V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n\n/\n", &[one]);
    check("PI\n+\n+7776FU\nT1\nV2.2\nN+A\nPI\n+\n+2726FU\nT1\n", &[one, two]);
    check("N+A\nPI\n+\n+7776FU\nN+B\nPI\n+\nhoge\n+2726FU\n", &[one, "startpos moves 2g2f 8:1 unknown_line"]);
    check("PI\n+\n+7776FU\nPI\n+\n+2726FU", &[one, two]);
    check("\u{feff}V2\nPI\n+\n+7776FU\n\u{feff}V2\nPI\n+\n+2726FU\n", &[one, two]);
    check("'CSA encoding=UTF-8\nV3.0\nPI\n+\n'CSA encoding=UTF-8\nV3.0\nPI\n+\n+2726FU\n", &["startpos", two]);
}

#[test]
fn a_game_that_cannot_be_read_ends_where_it_ends() {
    let text = "PI55FU\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\nV2\nP1XX\n";
    let said: Vec<String> = games(text.as_bytes(), Options::default())
        .map(|game| game.map_or_else(|error| error.to_string()[..16].to_owned(), describe))
        .collect();
    assert_eq!(said, ["1:3: bad_diagram", "startpos moves 2g2f", "10:3: bad_diagra"]);
}

/// Blocks are cut wherever they happen to be.
#[test]
fn many_games_in_any_encoding() {
    let game = |n: usize| format!("N+先手{n}\nPI\n+\n+7776FU\nT{n}\n'*感想\n-3334FU\n%TORYO\n/\n");
    let text: String = (0..3000).map(game).collect();
    for encoding in Encoding::ALL {
        let (bytes, missing) = encoding.encode(&text);
        assert!(missing.is_empty());
        let mut count = 0;
        for reading in games(&bytes[..], Options::default()).map(Result::unwrap) {
            let Reading { record, findings, encoding: found, .. } = &reading;
            assert_eq!((findings.len(), *found), (0, encoding));
            assert_eq!(record.headers.get(&crate::Key::Black), Some(format!("先手{count}").as_str()));
            let (_, first) = record.main_line().zip(0..2).last().map(|(id, _)| (id, reading.line_of(id))).unwrap();
            assert_eq!(first, Some(count * 9 + 4), "{encoding}");
            count += 1;
        }
        assert_eq!(count, 3000, "{encoding}");
    }
}

#[test]
fn broken_bytes_are_said_where_they_stand() {
    let filling = "N+先手\nPI\n+\n+7776FU\n/\n".repeat(20_000);
    let bytes = [filling.as_bytes(), b"PI\n+\n'*\xff\n+2726FU\n/\n", filling.as_bytes()].concat();
    let games: Vec<Reading> = games(&bytes[..], Options::default()).map(Result::unwrap).collect();
    assert_eq!(games.len(), 40_001);
    assert!(games.iter().enumerate().all(|(index, game)| game.findings.is_empty() == (index != 20_000)));
    let finding = &games[20_000].findings[0];
    assert_eq!((finding.line, finding.kind.code(), finding.kind.severity()), (100_003, "not_text", Severity::Error));
}

#[test]
fn a_game_without_end_is_passed_over() {
    let small = "PI\n+\n+7776FU\n/\n";
    let large = format!("PI\n+\n+2726FU\n{}", "'*and so on\n".repeat(100_000));
    let line = format!("startpos moves {}\n", "7g7f ".repeat(400_000));
    let check = |text: &str, expected: &[&str]| {
        let games = games(Drops(text.as_bytes(), 5000), Options::default()).with_limit(1 << 19);
        let said: Vec<String> = games.map(|game| game.map_or_else(|error| error.to_string(), describe)).collect();
        let starts = |said: &str| expected.iter().any(|expected| said.starts_with(expected));
        assert_eq!(said.len(), expected.len(), "{said:?}");
        assert!(said.iter().all(|said| starts(said)), "{said:?}");
    };
    let one = "startpos moves 7g7f";
    check(&format!("{small}{large}/\n{small}"), &[one, "5:1: too_large", one]);
    check(&format!("{small}{large}V2.2\n{small}"), &[one, "5:1: too_large", one]);
    check(&format!("{small}{large}"), &[one, "5:1: too_large"]);
    check(&format!("{one}\n{line}{one}\n"), &[one, "2:1: too_large", one]);
    check(&format!("{one}\n{line}{line}"), &[one, "2:1: too_large", "3:1: too_large"]);
    check(&format!("{small}{large}{}\n/\n{small}", "x".repeat(1 << 20)), &[one, "5:1: too_large", one]);
}

#[test]
fn what_is_no_text_is_one_finding() {
    let said: Vec<String> =
        games(&b"\xff\xff\n\x81\n"[..], Options::default()).map(|game| game.unwrap_err().to_string()).collect();
    assert_eq!(said, ["1:1: not_text: this is neither UTF-8 nor Shift_JIS nor EUC-JP text"]);
}

#[test]
fn reading_one_of_many_is_the_same() {
    let text = "N+A\nPI\n+\n+7776FU\n/\n\n\nPI\n";
    let one = crate::read(text.as_bytes()).unwrap();
    let first = games(text.as_bytes(), Options::default()).next().unwrap().unwrap();
    assert_eq!(one.record, first.record);
    assert_eq!(describe(one), "startpos moves 7g7f 8:1 other_games_not_read");
    let _: Record = first.record;
}
