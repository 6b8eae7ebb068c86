use super::{NAMES, PieceNames, rows};
use crate::catalogue;
use crate::data::{Node, Value};
use crate::game::Game;
use crate::yonin::Rules;
use std::collections::{HashMap, HashSet};

/// One list, and every line of it says all there is to say.
#[test]
fn the_list_is_whole() {
    let rows = rows();
    for (kanji, names) in &rows {
        let names = names.as_ref().unwrap_or_else(|| panic!("{kanji} lacks a name"));
        let kana = shogi::hiragana(kanji, &names.romaji);
        assert!(kana.chars().all(|c| ('ぁ'..='ん').contains(&c)), "{kanji} {}: {kana}", names.romaji);
        for name in [&names.english, &names.italian] {
            assert!(
                name.chars().next().is_some_and(char::is_uppercase) && !name.contains(['(', '\'']),
                "{kanji}: {name}"
            );
        }
    }
    assert!(rows.len() > 400 && NAMES.len() == rows.len());
}

/// No game has a name of its own for a piece of the list, and the list has no piece that nobody plays with.
#[test]
fn no_game_gives_a_second_name() {
    let mut met: HashMap<String, PieceNames> = HashMap::new();
    let games = catalogue::NAMES.iter().filter_map(|name| Game::named(name));
    let four = Rules::usual();
    let kinds: Vec<_> = games.flat_map(|game| game.kinds().to_vec()).chain(four.kinds().to_vec()).collect();
    for kind in kinds {
        let names =
            PieceNames { romaji: kind.romaji.clone(), english: kind.english.clone(), italian: kind.italian.clone() };
        assert_eq!(*met.entry(kind.kanji.clone()).or_insert_with(|| names.clone()), names, "{}", kind.kanji);
    }
    let listed: HashSet<_> = NAMES.keys().cloned().collect();
    assert_eq!(listed, met.into_keys().collect());
}

#[test]
fn no_file_repeats_what_the_list_says() {
    for name in catalogue::NAMES {
        let root = Node::parse(name, catalogue::named_file(name).unwrap()).unwrap();
        let Some(Node { value: Value::Table(pieces), .. }) = root.get("piece") else { continue };
        for (id, piece) in pieces {
            for key in ["romaji", "english", "italian"] {
                assert!(piece.get(key).is_none(), "{name}.toml: piece.{id} has a name of its own");
            }
        }
    }
}
