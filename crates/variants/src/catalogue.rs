//! The games of the family, as files that are part of the program.

use crate::game::Game;
use crate::reader;
use std::sync::{Arc, LazyLock};

macro_rules! games {
    ($($name:literal),* $(,)?) => {
        /// The names of all games, roughly by age.
        pub const NAMES: &[&str] = &[$($name),*];

        /// The text of a game's data file.
        pub fn named_file(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("../games/", $name, ".toml"))),)*
                _ => None,
            }
        }
    };
}

games![
    "heian-8x8",
    "heian-9x8",
    "heian-9x9",
    "heian-dai",
    "sho",
    "sho-leopard",
    "asakura",
    "dai",
    "chu",
    "tenjiku",
    "daidai",
    "makadaidai",
    "tai",
    "taikyoku",
    "shogi",
    "wa",
    "ko",
    "tori",
    "minishogi",
    "gorogoro",
    "kyoto",
    "dobutsu",
    "dobutsu-greenwood",
];

/// The text with the fitted values of a game's pieces, if there is one.
pub(crate) fn values(name: &str) -> Option<&'static str> {
    match name {
        "minishogi" => Some(include_str!("../values/minishogi.txt")),
        "tori" => Some(include_str!("../values/tori.txt")),
        _ => None,
    }
}

static GAMES: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| {
    let read = |name: &&str| reader::read(&format!("{name}.toml"), named_file(name)?, &[]).ok();
    NAMES.iter().filter_map(read).collect()
});

pub(crate) fn game(name: &str) -> Option<Arc<Game>> {
    GAMES.iter().find(|game| game.id == name).cloned()
}
