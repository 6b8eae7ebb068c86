//! Pieces and numbers as Japanese texts write them.

use shogi::PieceKind;

const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The kanji of a number from 1 to 9.
pub(crate) fn digit(number: u8) -> char {
    RANKS[usize::from(number - 1) % RANKS.len()]
}

/// A number below 100 in kanji; nothing for 0.
pub(crate) fn number(number: u8) -> String {
    let mut text = String::new();
    if number >= 20 {
        text.push(digit(number / 10));
    }
    if number >= 10 {
        text.push('十');
    }
    match number % 10 {
        0 => {}
        ones => text.push(digit(ones)),
    }
    text
}

/// The full-width form of a digit.
pub(crate) fn wide_digit(number: u8) -> char {
    ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'][usize::from(number)]
}

/// The value of an Arabic digit, half or full width.
pub(crate) fn arabic_value(c: char) -> Option<u8> {
    match c {
        '0'..='9' => Some(c as u8 - b'0'),
        '０'..='９' => Some((c as u32 - '０' as u32) as u8),
        _ => None,
    }
}

/// The value of a kanji from 一 to 九.
pub(crate) const fn kanji_value(c: char) -> Option<u8> {
    Some(match c {
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        _ => return None,
    })
}

/// The value from 1 to 9 of a digit in any of the three forms.
pub(crate) fn coordinate(c: char) -> Option<u8> {
    arabic_value(c).filter(|value| *value > 0).or_else(|| kanji_value(c))
}

/// The sign of a piece in a move (NOTA-06): one kanji, or 成 and one.
pub(crate) fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::PromotedLance => "成香",
        PieceKind::PromotedKnight => "成桂",
        PieceKind::PromotedSilver => "成銀",
        kind => kind.name().short,
    }
}

/// The sign of a piece in a board diagram: always one kanji (EQUIP-05).
pub(crate) fn piece_on_board(kind: PieceKind) -> &'static str {
    kind.name().short
}

/// The piece that one kanji stands for, in any of its spellings.
pub(crate) const fn piece_of(c: char) -> Option<PieceKind> {
    Some(match c {
        '歩' => PieceKind::Pawn,
        '香' => PieceKind::Lance,
        '桂' => PieceKind::Knight,
        '銀' => PieceKind::Silver,
        '金' => PieceKind::Gold,
        '角' => PieceKind::Bishop,
        '飛' => PieceKind::Rook,
        '玉' | '王' => PieceKind::King,
        'と' => PieceKind::Tokin,
        '杏' => PieceKind::PromotedLance,
        '圭' => PieceKind::PromotedKnight,
        '全' => PieceKind::PromotedSilver,
        '馬' => PieceKind::Horse,
        '龍' | '竜' => PieceKind::Dragon,
        _ => return None,
    })
}
