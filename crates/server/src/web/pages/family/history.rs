//! When the games came up (VAR-25), and which came of which. Where scholars doubt, the usual account.

/// The games by age, each group under a heading of its own.
pub(super) const AGES: &[(&str, &[&str])] = &[
    ("heian", &["heian-8x8", "heian-9x8", "heian-9x9", "heian-dai"]),
    ("small", &["sho", "sho-leopard", "asakura", "shogi"]),
    ("large", &["dai", "chu", "tenjiku", "daidai", "makadaidai", "tai", "taikyoku"]),
    ("edo", &["wa", "ko", "tori"]),
    ("modern", &["minishogi", "gorogoro", "kyoto", "yonin", "dobutsu", "dobutsu-greenwood"]),
];

/// Which game came of which.
const ORIGINS: &[(&str, &str)] = &[
    ("heian-9x8", "heian-8x8"),
    ("heian-9x9", "heian-9x8"),
    ("heian-dai", "heian-8x8"),
    ("sho", "heian-9x9"),
    ("sho-leopard", "sho"),
    ("asakura", "sho"),
    ("shogi", "asakura"),
    ("dai", "heian-dai"),
    ("chu", "dai"),
    ("tenjiku", "chu"),
    ("daidai", "dai"),
    ("makadaidai", "daidai"),
    ("tai", "makadaidai"),
    ("taikyoku", "tai"),
    ("wa", "sho"),
    ("ko", "dai"),
    ("tori", "shogi"),
    ("minishogi", "shogi"),
    ("gorogoro", "shogi"),
    ("kyoto", "shogi"),
    ("yonin", "shogi"),
    ("dobutsu", "shogi"),
    ("dobutsu-greenwood", "dobutsu"),
];

/// The game that one came of, as far as that is among those here; of the oldest none is.
pub(super) fn origin(name: &str) -> Option<&'static str> {
    let parent = ORIGINS.iter().find(|(game, _)| *game == name).map(|(_, parent)| *parent)?;
    if variants::NAMES.contains(&parent) { Some(parent) } else { origin(parent) }
}
