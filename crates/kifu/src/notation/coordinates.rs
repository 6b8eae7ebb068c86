//! The ways to write a square (NOTA-04, NOTA-20, NOTA-21, NOTA-33).

use super::ReadError;
use crate::kanji;
use crate::scan::Scanner;
use shogi::Square;

/// How the Japanese notations write a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Official: two Arabic digits, 76.
    Arabic,
    /// Common: Arabic file and kanji rank, 7六.
    Mixed,
    /// The same with a full-width file, ７六: the form of record files.
    Wide,
    /// Historic: both in kanji, 七六.
    Kanji,
    /// One character a square, 春: the Iroha notation of the 18th century (NOTA-20).
    Iroha,
    /// The file by the twelve signs of the zodiac, of which nine are needed: 午六.
    Zodiac,
}

/// The signs of the zodiac for files 1 to 9.
const ZODIAC: [char; 9] = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申'];

/// The Iroha characters, rank by rank, each from file 9 to file 1 (NOTA-21).
const IROHA: [[char; 9]; 9] = [
    ['谷', '柳', '万', '一', 'ゆ', 'ま', 'つ', 'ぬ', 'い'],
    ['川', '桜', '花', '三', 'め', 'け', 'ね', 'る', 'ろ'],
    ['海', '松', '鳥', '五', 'み', 'ふ', 'な', 'を', 'は'],
    ['里', '楓', '風', '六', 'し', 'こ', 'ら', 'わ', 'に'],
    ['村', '雨', '月', '七', 'ひ', 'え', 'む', 'か', 'ほ'],
    ['森', '露', '春', '八', 'も', 'て', 'う', 'よ', 'へ'],
    ['竹', '霜', '夏', '十', 'せ', 'あ', 'の', 'た', 'と'],
    ['草', '雪', '秋', '百', 'す', 'さ', 'く', 'れ', 'ち'],
    ['石', '山', '冬', '千', '京', 'き', 'や', 'そ', 'り'],
];

impl Coordinates {
    pub(super) fn write_to(self, out: &mut String, square: Square) {
        let (file, rank) = (square.file(), square.rank());
        let arabic = |digit| char::from(b'0' + digit);
        let first = match self {
            Coordinates::Arabic | Coordinates::Mixed => arabic(file),
            Coordinates::Wide => kanji::wide_digit(file),
            Coordinates::Kanji => kanji::digit(file),
            Coordinates::Zodiac => ZODIAC[usize::from(file - 1)],
            Coordinates::Iroha => return out.push(IROHA[usize::from(rank - 1)][usize::from(9 - file)]),
        };
        out.push(first);
        out.push(if self == Coordinates::Arabic { arabic(rank) } else { kanji::digit(rank) });
    }

    /// Takes a square; `None` if the text does not begin with one. Digits may be of any form, whichever is written.
    pub(super) fn scan(self, scanner: &mut Scanner<'_>) -> Result<Option<Square>, ReadError> {
        let file = match self {
            Coordinates::Iroha => return Ok(scanner.take_map(iroha)),
            Coordinates::Zodiac => scanner.take_map(|c| (1..).zip(ZODIAC).find(|(_, sign)| *sign == c)).map(|(n, _)| n),
            _ => scanner.take_map(kanji::coordinate),
        };
        let Some(file) = file else { return Ok(None) };
        let rank = scanner.take_map(kanji::coordinate);
        let rank = rank.ok_or_else(|| ReadError::malformed(scanner.column(), "a rank from 一 to 九"))?;
        Ok(Square::try_new(file, rank))
    }

    /// What a square looks like, for who has written none.
    pub(super) const fn expected(self) -> &'static str {
        match self {
            Coordinates::Iroha => "a square such as 春, or 同",
            Coordinates::Zodiac => "a square such as 午六, or 同",
            _ => "a square such as ７六, or 同",
        }
    }
}

/// The square of an Iroha character. Katakana and what looks the same are taken for what was meant.
fn iroha(c: char) -> Option<Square> {
    let meant = match c {
        'ー' | '－' | '─' | '―' => '一',
        '干' => '千',
        '櫻' => '桜',
        'ァ'..='ヶ' => char::from_u32(c as u32 - 'ァ' as u32 + 'ぁ' as u32)?,
        c => c,
    };
    (1..).zip(IROHA).find_map(|(rank, row)| {
        let column = row.iter().position(|sign| *sign == meant)?;
        Square::try_new(9 - column as u8, rank)
    })
}
