//! Reading a move that a person has typed.

use super::{Digits, Forward, Japanese, Marks, western};
use crate::kanji;
use shogi::{Move, Position, Square};

/// The legal move that `text` means in USI, Japanese or Western notation; `None` if it means none, or more than one.
///
/// Player marks, blanks, full-width letters and the common second spellings (王, 竜, 生, 行, 入) make no difference.
///
/// ```
/// use kifu::notation;
/// use shogi::Position;
/// let position = Position::even();
/// for text in ["7g7f", "７六歩", "☗7六歩", "76歩", "P-76"] {
///     assert_eq!(notation::read(&position, text, None), Some("7g7f".parse().unwrap()), "{text}");
/// }
/// ```
pub fn read(position: &Position, text: &str, last_to: Option<Square>) -> Option<Move> {
    let text = normal(text);
    let plain = Japanese { marks: Marks::None, digits: Digits::Arabic, forward: Forward::Up, padded: false };
    let mut meant = position.legal_moves().into_iter().filter(|m| {
        let spellings =
            [m.to_string(), western(position, *m), plain.write(position, *m, None), plain.write(position, *m, last_to)];
        spellings.contains(&text)
    });
    let first = meant.next()?;
    meant.next().is_none().then_some(first)
}

/// One spelling for each thing that has several.
fn normal(text: &str) -> String {
    let mut normal = String::new();
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        match c {
            '▲' | '△' | '☗' | '☖' | '▼' | '▽' => {}
            '王' => normal.push('玉'),
            '竜' => normal.push('龍'),
            '行' | '入' => normal.push('上'),
            '生' => normal.push_str("不成"),
            '＊' => normal.push('*'),
            '＋' => normal.push('+'),
            '－' | 'ー' => normal.push('-'),
            c => match kanji::coordinate(c) {
                Some(digit) => normal.push(char::from(b'0' + digit)),
                None => normal.push(c),
            },
        }
    }
    normal
}
