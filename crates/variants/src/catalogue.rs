//! The games of the family, as files that are part of the program.

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
