//! What the pieces are called, apart from any reader's language.

use super::PieceKind;

/// A piece as Japanese texts and international letters name it (EQUIP-05). The words of other languages are texts for
/// readers and stand with them, under [`PieceName::code`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceName {
    /// The piece. Two names are the King's.
    pub kind: PieceKind,
    /// A name for programs and message catalogues: `promoted-silver`.
    pub code: &'static str,
    /// As written on the piece, in two kanji: 飛車.
    pub kanji: &'static str,
    /// How that is read: hisha.
    pub reading: &'static str,
    /// As written in one kanji, on boards and in diagrams: 飛.
    pub short: &'static str,
    /// How a move of it is spoken: hi.
    pub short_reading: &'static str,
    /// Other ways to write it in one kanji: 竜.
    pub others: &'static [&'static str],
    /// A letter of its own that Western texts give to a promoted piece: `D` beside `+R`.
    pub letter: Option<&'static str>,
}

impl PieceName {
    /// Every name: the senior player's King, the junior's, then the others from Rook to Pawn, each before its promotion.
    pub const ALL: [PieceName; 15] = {
        use PieceKind::*;
        [
            row(King, "senior-king", ["王将", "ōshō"], ["王", "ō"], &[], None),
            row(King, "junior-king", ["玉将", "gyokushō"], ["玉", "gyoku"], &[], None),
            row(Rook, "rook", ["飛車", "hisha"], ["飛", "hi"], &[], None),
            row(Dragon, "dragon", ["龍王", "ryūō"], ["龍", "ryū"], &["竜"], Some("D")),
            row(Bishop, "bishop", ["角行", "kakugyō"], ["角", "kaku"], &[], None),
            row(Horse, "horse", ["龍馬", "ryūma"], ["馬", "uma"], &[], Some("H")),
            row(Gold, "gold", ["金将", "kinshō"], ["金", "kin"], &[], None),
            row(Silver, "silver", ["銀将", "ginshō"], ["銀", "gin"], &[], None),
            row(PromotedSilver, "promoted-silver", ["成銀", "narigin"], ["全", "narigin"], &[], None),
            row(Knight, "knight", ["桂馬", "keima"], ["桂", "kei"], &[], None),
            row(PromotedKnight, "promoted-knight", ["成桂", "narikei"], ["圭", "narikei"], &["今"], None),
            row(Lance, "lance", ["香車", "kyōsha"], ["香", "kyō"], &[], None),
            row(PromotedLance, "promoted-lance", ["成香", "narikyō"], ["杏", "narikyō"], &["仝"], None),
            row(Pawn, "pawn", ["歩兵", "fuhyō"], ["歩", "fu"], &[], None),
            row(Tokin, "tokin", ["と金", "tokin"], ["と", "tokin"], &["个"], Some("T")),
        ]
    };

    /// The name that a text gives in any of its forms: letters (`+B`, `H`), kanji, reading (with or without long vowels
    /// marked) or code. What several pieces could be called by is the first one's: `K` is the senior King.
    ///
    /// ```
    /// use shogi::PieceName;
    /// assert_eq!(PieceName::find("+B").unwrap().kanji, "龍馬");
    /// assert_eq!(PieceName::find("ryuo").unwrap().short, "龍");
    /// assert_eq!(PieceName::find("x"), None);
    /// ```
    pub fn find(text: &str) -> Option<&'static PieceName> {
        const ALL: &[PieceName] = &PieceName::ALL;
        let wanted = plain(text);
        let spellings = |name: &PieceName| {
            let own = [name.kind.letters(), name.code, name.kanji, name.reading, name.short, name.short_reading];
            own.into_iter().chain(name.letter).chain(name.others.iter().copied())
        };
        ALL.iter().find(|name| spellings(name).any(|spelling| plain(spelling) == wanted))
    }
}

const fn row(
    kind: PieceKind,
    code: &'static str,
    [kanji, reading]: [&'static str; 2],
    [short, short_reading]: [&'static str; 2],
    others: &'static [&'static str],
    letter: Option<&'static str>,
) -> PieceName {
    PieceName { kind, code, kanji, reading, short, short_reading, others, letter }
}

/// Small letters without the signs of long vowels.
fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase);
    letters
        .map(|letter| {
            if letter == 'ō' {
                'o'
            } else if letter == 'ū' {
                'u'
            } else {
                letter
            }
        })
        .collect()
}

impl PieceKind {
    /// What it is called; a King as the junior player's, 玉将, which diagrams show.
    pub const fn name(self) -> &'static PieceName {
        const ALL: &[PieceName; 15] = &PieceName::ALL;
        let mut index = ALL.len() - 1;
        // From the end, so that the junior King comes first.
        while ALL[index].kind as u8 != self as u8 {
            index -= 1;
        }
        &ALL[index]
    }
}

#[cfg(test)]
mod tests;
