//! The handicaps (手合割 teaiwari): who gives which pieces (requirements §6).

use crate::{Color, Fault, Faults, HandPiece, Piece, Position, Setup, Square};

/// A named way to start a game with odds. Uwate, the stronger player, is White and moves first (HCAP-02); in the even
/// game Black does.
///
/// Left is uwate's own left (HCAP-04), and where a name does not say which piece of a pair goes, the left one does
/// (HCAP-33, HCAP-34, HCAP-36); the other one has a name with 右 migi, right (HCAP-55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Handicap {
    /// 平手 hirate: no odds (HCAP-10, HCAP-11).
    Even,
    /// 香落ち kyōochi: the left lance (HCAP-12).
    Lance,
    /// 両香落ち ryōkyōochi (HCAP-13).
    BothLances,
    /// 角落ち kakuochi (HCAP-14).
    Bishop,
    /// 飛落ち hiochi (HCAP-15).
    Rook,
    /// 飛香落ち hikyōochi (HCAP-16).
    RookLance,
    /// 飛両香落ち hiryōkyōochi (HCAP-17).
    RookBothLances,
    /// 二枚落ち nimaiochi (HCAP-18).
    TwoPiece,
    /// 三枚落ち sanmaiochi (HCAP-19).
    ThreePiece,
    /// 四枚落ち yonmaiochi (HCAP-20).
    FourPiece,
    /// 五枚落ち gomaiochi: the left knight too (HCAP-21); record formats call it 左五枚落ち.
    FivePiece,
    /// The other reading of 五枚落ち, with the right knight, as record formats have it.
    FivePieceRight,
    /// 六枚落ち rokumaiochi (HCAP-22).
    SixPiece,
    /// 七枚落ち nanamaiochi: the left silver too (HCAP-23).
    SevenPiece,
    /// 八枚落ち hachimaiochi (HCAP-24).
    EightPiece,
    /// 九枚落ち kyūmaiochi (HCAP-25).
    NinePiece,
    /// 十枚落ち jūmaiochi (HCAP-26).
    TenPiece,
    /// 裸玉 hadakagyoku: only the king (HCAP-30).
    BareKing,
    /// トンボ tonbo, dragonfly: king, rook, bishop and pawns (HCAP-31).
    Dragonfly,
    /// 歩三兵 fusanbyō: the king, and three pawns in hand (HCAP-32).
    ThreePawns,
    /// 銀落ち gin'ochi (HCAP-33).
    Silver,
    /// 飛銀落ち higin'ochi (HCAP-34).
    RookSilver,
    /// 太閤落ち taikōochi: shitate's own rook pawn is removed, so that the rook can promote at once (HCAP-35).
    Taiko,
    /// 太閤将棋 taikō shōgi: the same joke the other way: uwate removes their own rook pawn and, moving first, promotes.
    TaikoShogi,
    /// 角香落ち kakukyōochi (HCAP-36).
    BishopLance,
    /// 右香落ち migikyōochi: the right lance (HCAP-55).
    LanceRight,
    /// 飛右香落ち himigikyōochi: rook and right lance (HCAP-55).
    RookLanceRight,
    /// 角右香落ち kakumigikyōochi: bishop and right lance (HCAP-55).
    BishopLanceRight,
    /// 右銀落ち migigin'ochi: the right silver (HCAP-55).
    SilverRight,
    /// 飛右銀落ち himigigin'ochi: rook and right silver (HCAP-55).
    RookSilverRight,
}

/// What is known of a handicap.
struct Entry {
    handicap: Handicap,
    code: &'static str,
    kanji: &'static str,
    reading: &'static str,
    /// Ranks 1–3 of the start.
    top: &'static str,
}

const PAWNS: &str = "ppppppppp";

macro_rules! table {
    ($($handicap:ident $code:literal $kanji:literal $reading:literal $top:literal;)*) => {
        const TABLE: &[Entry] = &[$(Entry {
            handicap: Handicap::$handicap, code: $code, kanji: $kanji, reading: $reading, top: $top,
        }),*];
    };
}

table! {
    Even           "even"             "平手"       "hirate"         "lnsgkgsnl/1r5b1";
    Lance          "lance"            "香落ち"     "kyōochi"        "lnsgkgsn1/1r5b1";
    BothLances     "both-lances"      "両香落ち"   "ryōkyōochi"     "1nsgkgsn1/1r5b1";
    Bishop         "bishop"           "角落ち"     "kakuochi"       "lnsgkgsnl/1r7";
    Rook           "rook"             "飛落ち"     "hiochi"         "lnsgkgsnl/7b1";
    RookLance      "rook-lance"       "飛香落ち"   "hikyōochi"      "lnsgkgsn1/7b1";
    RookBothLances "rook-both-lances" "飛両香落ち" "hiryōkyōochi"   "1nsgkgsn1/7b1";
    TwoPiece       "two-piece"        "二枚落ち"   "nimaiochi"      "lnsgkgsnl/9";
    ThreePiece     "three-piece"      "三枚落ち"   "sanmaiochi"     "lnsgkgsn1/9";
    FourPiece      "four-piece"       "四枚落ち"   "yonmaiochi"     "1nsgkgsn1/9";
    FivePiece      "five-piece"       "五枚落ち"   "gomaiochi"      "1nsgkgs2/9";
    FivePieceRight "five-piece-right" "右五枚落ち" "migigomaiochi"  "2sgkgsn1/9";
    SixPiece       "six-piece"        "六枚落ち"   "rokumaiochi"    "2sgkgs2/9";
    SevenPiece     "seven-piece"      "七枚落ち"   "nanamaiochi"    "2sgkg3/9";
    EightPiece     "eight-piece"      "八枚落ち"   "hachimaiochi"   "3gkg3/9";
    NinePiece      "nine-piece"       "九枚落ち"   "kyūmaiochi"     "3gk4/9";
    TenPiece       "ten-piece"        "十枚落ち"   "jūmaiochi"      "4k4/9";
    BareKing       "bare-king"        "裸玉"       "hadakagyoku"    "4k4/9";
    Dragonfly      "dragonfly"        "トンボ"     "tonbo"          "4k4/1r5b1";
    ThreePawns     "three-pawns"      "歩三兵"     "fusanbyō"       "4k4/9";
    Silver         "silver"           "銀落ち"     "gin'ochi"       "lnsgkg1nl/1r5b1";
    RookSilver     "rook-silver"      "飛銀落ち"   "higin'ochi"     "lnsgkg1nl/7b1";
    Taiko          "taiko"            "太閤落ち"   "taikōochi"      "lnsgkgsnl/1r5b1";
    TaikoShogi     "taiko-shogi"      "太閤将棋"   "taikō shōgi"    "lnsgkgsnl/1r5b1";
    BishopLance    "bishop-lance"     "角香落ち"   "kakukyōochi"    "lnsgkgsn1/1r7";
    LanceRight       "lance-right"        "右香落ち"   "migikyōochi"      "1nsgkgsnl/1r5b1";
    RookLanceRight   "rook-lance-right"   "飛右香落ち" "himigikyōochi"   "1nsgkgsnl/7b1";
    BishopLanceRight "bishop-lance-right" "角右香落ち" "kakumigikyōochi" "1nsgkgsnl/1r7";
    SilverRight      "silver-right"       "右銀落ち"   "migigin'ochi"     "ln1gkgsnl/1r5b1";
    RookSilverRight  "rook-silver-right"  "飛右銀落ち" "himigigin'ochi"  "ln1gkgsnl/7b1";
}

/// Other names: where the federation's says nothing of the side, records say that it is the left one (HCAP-04, HCAP-21).
const ALIASES: [(&str, Handicap); 6] = [
    ("左香落ち", Handicap::Lance),
    ("飛車落ち", Handicap::Rook),
    ("左五枚落ち", Handicap::FivePiece),
    ("hidarigomaiochi", Handicap::FivePiece),
    ("左七枚落ち", Handicap::SevenPiece),
    ("左銀落ち", Handicap::Silver),
];

impl Handicap {
    /// Every handicap, in the order of the federation's table, the unofficial ones last.
    pub fn all() -> impl ExactSizeIterator<Item = Handicap> {
        TABLE.iter().map(|entry| entry.handicap)
    }

    /// Kebab-case English, as on the command line: `two-piece`.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// `二枚落ち`.
    pub fn kanji(self) -> &'static str {
        self.entry().kanji
    }

    /// How the name is read: `nimaiochi`.
    pub fn reading(self) -> &'static str {
        self.entry().reading
    }

    /// The handicap with this name: code, kanji, or the reading with or without its macrons, hyphens and apostrophes; in
    /// capitals or small letters.
    ///
    /// ```
    /// use shogi::Handicap;
    /// assert_eq!(Handicap::from_name("香落ち"), Some(Handicap::Lance));
    /// assert_eq!(Handicap::from_name("kyōochi"), Handicap::from_name("lance"));
    /// ```
    pub fn from_name(name: &str) -> Option<Handicap> {
        let is = |own: &str| is_same_name(own, name);
        let known = TABLE.iter().find(|entry| [entry.code, entry.kanji, entry.reading].into_iter().any(is));
        let alias = || ALIASES.into_iter().find(|(own, _)| is(own)).map(|(_, handicap)| handicap);
        known.map(|entry| entry.handicap).or_else(alias)
    }

    /// The handicap that starts like this, if one does. Even games and bare kings have one name each.
    pub fn from_setup(setup: &Setup) -> Option<Handicap> {
        Handicap::all().find(|handicap| handicap.setup() == *setup)
    }

    /// How a game with this handicap starts.
    ///
    /// ```
    /// use shogi::Handicap;
    /// let sfen = Handicap::TwoPiece.setup().to_string();
    /// assert_eq!(sfen, "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    /// ```
    pub fn setup(self) -> Setup {
        let third = match self {
            Handicap::BareKing | Handicap::ThreePawns => "9",
            Handicap::TaikoShogi => "p1ppppppp",
            _ => PAWNS,
        };
        let seventh = if self == Handicap::Taiko { "PPPPPPP1P" } else { "PPPPPPPPP" };
        let turn = if self == Handicap::Even { 'b' } else { 'w' };
        let sfen = format!("{}/{third}/9/9/9/{seventh}/1B5R1/LNSGKGSNL {turn} - 1", self.entry().top);
        let mut setup: Setup = sfen.parse().expect("every entry of the table is SFEN: a test says so");
        if self == Handicap::ThreePawns {
            setup.hands[Color::White.index()].set(HandPiece::Pawn, 3);
        }
        setup
    }

    /// How a game with this handicap starts when uwate's missing pieces go to shitate's hand (駒渡し komawatashi,
    /// HCAP-52) instead of out of play (HCAP-03).
    ///
    /// ```
    /// use shogi::Handicap;
    /// let sfen = Handicap::Rook.position_with_pieces_given().to_string();
    /// assert_eq!(sfen, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w R 1");
    /// ```
    pub fn position_with_pieces_given(self) -> Position {
        let mut setup = self.setup();
        let kept = setup.hands[Color::White.index()];
        for piece in HandPiece::ALL {
            let removed = self.removed(Color::White).filter(|(_, p)| p.kind() == piece.kind()).count() as u8;
            setup.hands[Color::Black.index()].set(piece, removed - kept.count(piece));
        }
        playable(setup)
    }

    /// What a player takes off the board before the game, and from where: the great pieces first, of a pair the left
    /// one first, the outer pieces before the inner ones (HCAP-04, ETIQ-14).
    pub fn removed(self, color: Color) -> impl Iterator<Item = (Square, Piece)> {
        let (even, left) = (Setup::even(), self.setup());
        let mut removed: Vec<(Square, Piece)> = Square::all()
            .filter(|square| left.board[square.index()].is_none())
            .filter_map(|square| Some((square, even.board[square.index()]?)))
            .filter(|(_, piece)| piece.color() == color)
            .collect();
        removed.sort_by_key(|(square, piece)| removal_order(*square, *piece));
        removed.into_iter()
    }

    /// The position in which a game with this handicap starts.
    pub fn position(self) -> Position {
        playable(self.setup())
    }

    fn entry(self) -> &'static Entry {
        &TABLE[self as usize]
    }
}

/// A start from which pieces may be missing.
fn playable(setup: Setup) -> Position {
    let start = setup.into_position().or_else(|error| error.forgive(Faults::of(&[Fault::MissingPieces])));
    start.expect("a handicap removes pieces and does nothing else to a start: a test says so")
}

/// Rook, bishop, then the back rank from both edges inwards, left before right, then the pawns.
fn removal_order(square: Square, piece: Piece) -> (u8, u8, u8) {
    let file_from_left = match piece.color() {
        Color::Black => 10 - square.file(),
        Color::White => square.file(),
    };
    let group = match piece.kind().in_hand() {
        Some(HandPiece::Rook) => 0,
        Some(HandPiece::Bishop) => 1,
        Some(HandPiece::Pawn) => 3,
        _ => 2,
    };
    let from_edge = if group == 2 { file_from_left.min(10 - file_from_left) } else { 0 };
    (group, from_edge, file_from_left)
}

/// Whether two names are the same but for capitals, macrons, apostrophes, hyphens and blanks.
pub fn is_same_name(one: &str, other: &str) -> bool {
    plain(one).eq(plain(other))
}

fn plain(name: &str) -> impl Iterator<Item = char> {
    let letters = name.chars().filter(|c| !matches!(c, '\'' | '’' | '-' | ' ')).flat_map(char::to_lowercase);
    letters.map(|c| match c {
        'ā' => 'a',
        'ī' => 'i',
        'ū' => 'u',
        'ē' => 'e',
        'ō' => 'o',
        c => c,
    })
}

#[cfg(test)]
mod tests;
