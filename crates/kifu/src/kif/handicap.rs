//! The names of starts in records, those of KIF and those of the federation: whoever reads a name takes either.

use shogi::{Handicap, Setup};

/// The handicap names of the format, each with its start. They are not always the federation's: 五枚落ち leaves the
/// left knight here.
const HANDICAPS: &[(&str, &str)] = &[
    ("平手", "lnsgkgsnl/1r5b1"),
    ("香落ち", "lnsgkgsn1/1r5b1"),
    ("右香落ち", "1nsgkgsnl/1r5b1"),
    ("角落ち", "lnsgkgsnl/1r7"),
    ("飛車落ち", "lnsgkgsnl/7b1"),
    ("飛香落ち", "lnsgkgsn1/7b1"),
    ("二枚落ち", "lnsgkgsnl/9"),
    ("三枚落ち", "lnsgkgsn1/9"),
    ("四枚落ち", "1nsgkgsn1/9"),
    ("五枚落ち", "2sgkgsn1/9"),
    ("左五枚落ち", "1nsgkgs2/9"),
    ("六枚落ち", "2sgkgs2/9"),
    ("左七枚落ち", "2sgkg3/9"),
    ("右七枚落ち", "3gkgs2/9"),
    ("八枚落ち", "3gkg3/9"),
    ("十枚落ち", "4k4/9"),
];

/// The name of a start that needs a diagram.
pub(super) const OTHER_START: &str = "その他";

/// Standard shogi by its name among the games of the family, which stands where others have a handicap.
const STANDARD: &str = "本将棋";

/// The names of handicaps that need no diagram, those of the format and then others.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let own = || HANDICAPS.iter().map(|(name, _)| *name);
    let others = Handicap::all().map(Handicap::kanji);
    own().chain(others.filter(move |name| !own().any(|known| known == *name)))
}

/// The start of a handicap, by the format's name or the federation's.
pub(crate) fn setup_of(name: &str) -> Option<Setup> {
    let name = if name == STANDARD { "平手" } else { name };
    match HANDICAPS.iter().find(|(own, _)| *own == name) {
        Some((_, top)) => {
            let turn = if name == "平手" { 'b' } else { 'w' };
            format!("{top}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL {turn} - 1").parse().ok()
        }
        None => Handicap::from_name(name).map(Handicap::setup),
    }
}

/// The format's name of a start; `None` if it needs a diagram.
pub(crate) fn name_of(setup: &Setup) -> Option<&'static str> {
    HANDICAPS.iter().map(|(name, _)| *name).find(|name| setup_of(name).as_ref() == Some(setup))
}

/// Whether the players are called 下手 and 上手.
pub(crate) fn is_handicap(setup: &Setup) -> bool {
    name_of(setup).map_or_else(|| Handicap::from_setup(setup).is_some(), |name| name != "平手")
}
