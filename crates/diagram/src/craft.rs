//! What boards and pieces are made of, and how (requirements §16): names, order and colours.

use crate::scene::Color;

/// The wood of a board, the best first (CRAFT-13, CRAFT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BoardWood {
    /// 本榧 *Torreya nucifera*: golden, elastic, fragrant.
    Kaya,
    /// 新榧, a spruce (*Picea*).
    Shinkaya,
    /// 桂 *Cercidiphyllum japonicum*.
    Katsura,
    /// 銀杏 *Ginkgo biloba*.
    Icho,
    /// 檜 *Chamaecyparis obtusa*.
    Hinoki,
    /// 檜葉 *Thujopsis dolabrata*.
    Hiba,
    /// *Agathis*.
    Agathis,
}

names!(BoardWood, "wood for a board", {
    Kaya = "kaya", Shinkaya = "shinkaya", Katsura = "katsura", Icho = "icho", Hinoki = "hinoki", Hiba = "hiba",
    Agathis = "agathis",
});

/// The wood of pieces: hontsuge ranks above Siam boxwood, and that above the others (CRAFT-01, CRAFT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceWood {
    /// 本黄楊 *Buxus microphylla*: hard, its colour grows finer with age.
    Hontsuge,
    /// シャム黄楊 *Gardenia collinsae*.
    Siam,
    /// 朴の木 *Magnolia obovata*.
    Honoki,
    /// イジュ *Schima wallichii*.
    Iju,
    /// 楓 *Acer*.
    Kaede,
    /// 樺 *Betula*.
    Kaba,
}

names!(PieceWood, "wood for pieces", {
    Hontsuge = "hontsuge", Siam = "siam", Honoki = "honoki", Iju = "iju", Kaede = "kaede", Kaba = "kaba",
});

/// The wood of the stands (CRAFT-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandWood {
    /// 本桑, mulberry.
    Kuwa,
    /// 本榧.
    Kaya,
    /// 檜葉.
    Hiba,
    /// 桂.
    Katsura,
    /// 新榧.
    Shinkaya,
}

names!(StandWood, "wood for stands", {
    Kuwa = "kuwa", Kaya = "kaya", Hiba = "hiba", Katsura = "katsura", Shinkaya = "shinkaya",
});

/// How a stand is built (CRAFT-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandKind {
    /// 櫓 yagura: four legs, beside boards of 6 sun or more.
    Yagura,
    /// 一本足 ippon'ashi: one leg on a square base, beside boards of 6 sun or less.
    Ippon,
    /// 板状 itajō: flat, beside table boards.
    Ita,
}

names!(StandKind, "kind of stand", { Yagura = "yagura", Ippon = "ippon", Ita = "ita" });

/// A fine wood for boxes (CRAFT-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxWood {
    /// 黒檀, ebony.
    Kokutan,
    /// 紫檀, rosewood.
    Shitan,
    /// 黒柿 *Diospyros kaki*, with black stripes.
    Kurogaki,
    /// 本桑, mulberry.
    Kuwa,
    /// 欅 *Zelkova serrata*.
    Keyaki,
    /// 本榧.
    Kaya,
    /// 桐 *Paulownia tomentosa*.
    Kiri,
}

names!(BoxWood, "wood for boxes", {
    Kokutan = "kokutan", Shitan = "shitan", Kurogaki = "kurogaki", Kuwa = "kuwa", Keyaki = "keyaki", Kaya = "kaya",
    Kiri = "kiri",
});

/// How the board lies in the log: which faces show straight grain (柾目 masame), which rings (板目 itame).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// 四方柾: straight on four sides; the log's radius runs through two opposite corners of the ends (CRAFT-16).
    Shihomasa,
    /// 天地柾: straight on top and bottom; the radius halves the two sides (CRAFT-17).
    Tenchimasa,
    /// 天柾: straight on top and on the side nearer the centre; the radius runs along the top (CRAFT-18).
    Tenmasa,
    /// 追柾: the same faces, but the radius runs along one side (CRAFT-19).
    Oimasa,
    /// 木裏: straight on part of the top only, which is nearer the centre (CRAFT-20; usually read kiura, in the
    /// requirements kirimen).
    Kiura,
    /// 木表: straight on part of the bottom only, which is nearer the centre; the cheapest (CRAFT-21; usually read
    /// kiomote, in the requirements kihyōmen).
    Kiomote,
}

names!(Cut, "cut", {
    Shihomasa = "shihomasa", Tenchimasa = "tenchimasa", Tenmasa = "tenmasa", Oimasa = "oimasa", Kiura = "kiura",
    Kiomote = "kiomote",
});

/// The grain of pieces: straight ranks above rings (CRAFT-03), and figured wood has its own fanciers (CRAFT-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grain {
    /// 糸柾: straight and very fine.
    Itomasa,
    /// 赤柾: straight and reddish.
    Akamasa,
    /// 荒柾: straight and sparse.
    Aramasa,
    /// 板目: rings.
    Itame,
    /// 虎斑: stripes of a tiger.
    Torafu,
    /// 根杢: irregular, as near the root.
    Nemoku,
    /// 孔雀杢: rays of a peacock's tail.
    Kujaku,
}

names!(Grain, "grain", {
    Itomasa = "itomasa", Akamasa = "akamasa", Aramasa = "aramasa", Itame = "itame", Torafu = "torafu",
    Nemoku = "nemoku", Kujaku = "kujaku",
});

/// Which letters are red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lacquer {
    /// None: promoted pieces are black, too.
    Black,
    /// 源平駒 Genpei: the promoted side (CRAFT-09).
    Genpei,
    /// 咲分け sakiwake: the promoted side, and the upper character of the front (CRAFT-09).
    Sakiwake,
}

names!(Lacquer, "lacquer", { Black = "black", Genpei = "genpei", Sakiwake = "sakiwake" });

/// How the letters came on the pieces, the plainest first (CRAFT-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Making {
    /// スタンプ駒: printed.
    Stamped,
    /// 書き駒: written with a brush.
    Brushed,
    /// 彫り駒: cut and lacquered.
    Carved,
    /// 彫り埋め駒: cut, filled and polished flush.
    Inlaid,
    /// 盛り上げ駒: filled until the lacquer stands above the wood.
    Raised,
}

names!(Making, "making", {
    Stamped = "stamped", Brushed = "brushed", Carved = "carved", Inlaid = "inlaid", Raised = "raised",
});

/// How the lines of the board are drawn, the plainest first (CRAFT-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// By a machine.
    Printed,
    /// 筆盛り: with a brush.
    Brush,
    /// 篦盛り: with a spatula.
    Spatula,
    /// 太刀盛り: with a blunted sword dipped in lacquer.
    Sword,
}

names!(Lines, "kind of lines", { Printed = "printed", Brush = "brush", Spatula = "spatula", Sword = "sword" });

impl Lines {
    /// What they are worth: brush and spatula the same.
    pub const fn rank(self) -> u8 {
        match self {
            Lines::Printed => 0,
            Lines::Brush | Lines::Spatula => 1,
            Lines::Sword => 2,
        }
    }
}

/// How a wood looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timber {
    /// What grows in spring.
    pub(crate) early: Color,
    /// What grows in autumn: the dark line of every year.
    pub(crate) late: Color,
    /// From one year's line to the next, in millimetres, as grown far from the centre.
    pub(crate) year: f32,
    /// How plainly the lines show: 1 for kaya.
    pub(crate) contrast: f32,
}

const fn timber(early: u32, late: u32, year: f32, contrast: f32) -> Timber {
    Timber { early: Color::hex(early), late: Color::hex(late), year, contrast }
}

const KAYA: Timber = timber(0x00ec_c886, 0x009c_6724, 2.0, 1.0);
const SHINKAYA: Timber = timber(0x00f1_dcb3, 0x00b9_8a4c, 2.4, 0.9);
const KATSURA: Timber = timber(0x00c9_9a66, 0x0080_5129, 2.3, 0.75);
const HIBA: Timber = timber(0x00ee_d697, 0x00ac_7f37, 1.7, 0.8);

impl BoardWood {
    pub(crate) const fn timber(self) -> Timber {
        match self {
            BoardWood::Kaya => KAYA,
            BoardWood::Shinkaya => SHINKAYA,
            BoardWood::Katsura => KATSURA,
            BoardWood::Icho => timber(0x00f0_e0b4, 0x00bf_a066, 2.6, 0.6),
            BoardWood::Hinoki => timber(0x00f2_d8ae, 0x00c0_8450, 1.8, 0.85),
            BoardWood::Hiba => HIBA,
            BoardWood::Agathis => timber(0x00d9_b684, 0x00aa_8049, 3.0, 0.45),
        }
    }
}

const KUWA: Timber = timber(0x00b0_7f4b, 0x005d_3713, 2.2, 1.0);

impl BoxWood {
    pub(crate) const fn timber(self) -> Timber {
        match self {
            BoxWood::Kokutan => timber(0x0037_2c28, 0x0017_1210, 2.4, 0.9),
            BoxWood::Shitan => timber(0x007c_3b2c, 0x0040_1a14, 2.6, 0.95),
            BoxWood::Kurogaki => timber(0x00cf_b48c, 0x0024_1c16, 5.5, 1.3),
            BoxWood::Kuwa => KUWA,
            BoxWood::Keyaki => timber(0x00c7_8a4b, 0x0083_4a1d, 3.4, 1.0),
            BoxWood::Kaya => KAYA,
            BoxWood::Kiri => timber(0x00e6_d4b6, 0x00b3_9a74, 3.6, 0.7),
        }
    }
}

impl StandWood {
    pub(crate) const fn timber(self) -> Timber {
        match self {
            StandWood::Kuwa => KUWA,
            StandWood::Kaya => KAYA,
            StandWood::Hiba => HIBA,
            StandWood::Katsura => KATSURA,
            StandWood::Shinkaya => SHINKAYA,
        }
    }
}

impl PieceWood {
    /// The wood in the light, in the shade, and its lines.
    pub(crate) const fn colors(self) -> [Color; 3] {
        let [light, shade, line] = match self {
            PieceWood::Hontsuge => [0x00fb_edc6, 0x00e2_bb78, 0x00b5_853f],
            PieceWood::Siam => [0x00f8_e7bd, 0x00db_b277, 0x00a9_7d42],
            PieceWood::Honoki => [0x00ee_e3c0, 0x00ca_ba87, 0x0094_8854],
            PieceWood::Iju => [0x00ef_d3b0, 0x00cf_a276, 0x0099_683c],
            PieceWood::Kaede => [0x00fb_f0d9, 0x00e5_cca2, 0x00bf_9a63],
            PieceWood::Kaba => [0x00f4_dfc0, 0x00d8_b388, 0x00a5_7848],
        };
        [Color::hex(light), Color::hex(shade), Color::hex(line)]
    }
}

#[cfg(test)]
mod tests;
