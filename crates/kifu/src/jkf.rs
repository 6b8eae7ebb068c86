//! JKF (JSON棋譜フォーマット): records as JSON, for programs. With the few fields that we add it holds all of a [`Record`], so
//! that it is the form for keeping one: docs/record-json.md describes it.

mod ending;
mod read;
mod write;

pub use read::read;
pub(crate) use read::{divides, first, looks_like};
pub use write::write;

use crate::kif::handicap;
use shogi::Setup;

#[cfg(doc)]
use crate::Record;

/// The names of starts, each with KIF's.
const PRESETS: &[(&str, &str)] = &[
    ("HIRATE", "平手"),
    ("KY", "香落ち"),
    ("KY_R", "右香落ち"),
    ("KA", "角落ち"),
    ("HI", "飛車落ち"),
    ("HIKY", "飛香落ち"),
    ("2", "二枚落ち"),
    ("3", "三枚落ち"),
    ("4", "四枚落ち"),
    ("5", "五枚落ち"),
    ("5_L", "左五枚落ち"),
    ("6", "六枚落ち"),
    ("7_L", "左七枚落ち"),
    ("7_R", "右七枚落ち"),
    ("8", "八枚落ち"),
    ("10", "十枚落ち"),
];

/// The name of a start that is described piece by piece.
const OTHER_START: &str = "OTHER";

fn setup_of(preset: &str) -> Option<Setup> {
    let (_, name) = PRESETS.iter().find(|(own, _)| *own == preset)?;
    handicap::setup_of(name)
}

fn preset_of(setup: &Setup) -> Option<&'static str> {
    let name = handicap::name_of(setup)?;
    PRESETS.iter().find(|(_, own)| *own == name).map(|(preset, _)| *preset)
}

/// The signs that tell pieces of one kind apart, in the order in which they are written, each with its kanji.
const SIGNS: &[(char, char)] =
    &[('L', '左'), ('C', '直'), ('R', '右'), ('U', '上'), ('M', '寄'), ('D', '引'), ('H', '打')];
