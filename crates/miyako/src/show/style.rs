//! The look of pictures, as options choose it.

use clap::ValueEnum;
use diagram::{
    BoardWood, Book, Cut, Faces, Grain, Komadai, Lacquer, Lettering, Lines, Making, Natural, PieceWood, Set, StandKind,
    StandWood, Style, Sun,
};
use words::Language;

/// What pictures look like. What is not chosen is as in a good set: kaya, boxwood, raised lacquer.
#[derive(clap::Args)]
#[command(next_help_heading = "Look")]
pub(super) struct Look {
    /// How the picture is drawn
    #[arg(long, value_enum, default_value_t = Kind::Book)]
    style: Kind,
    /// The letters of the pieces: mincho, syuku, boku, mai, klee, letters (in Italian those of the Italian names),
    /// lettere, or chess for figures like those of chess [default: mincho in print, syuku on wood]
    #[arg(long, value_name = "NAME")]
    lettering: Option<Lettering>,
    /// What stands on a wooden piece: two characters, one, or moves for one among marks of how the piece moves
    #[arg(long, value_name = "NUMBER")]
    face: Option<Faces>,
    /// Red letters: genpei (promoted pieces), sakiwake (their upper character besides) or black (none)
    #[arg(long, value_name = "NAME")]
    lacquer: Option<Lacquer>,
    /// How the letters came on the pieces: stamped, brushed, carved, inlaid or raised
    #[arg(long, value_name = "NAME")]
    making: Option<Making>,
    /// The wood of the pieces: hontsuge, siam, honoki, iju, kaede or kaba
    #[arg(long, value_name = "WOOD")]
    piece_wood: Option<PieceWood>,
    /// The grain of the pieces: itomasa, akamasa, aramasa, itame, torafu, nemoku or kujaku
    #[arg(long, value_name = "NAME")]
    grain: Option<Grain>,
    /// The wood of the board: kaya, shinkaya, katsura, icho, hinoki, hiba or agathis
    #[arg(long, value_name = "WOOD")]
    wood: Option<BoardWood>,
    /// How the board lies in the log: shihomasa, tenchimasa, tenmasa, oimasa, kiura or kiomote
    #[arg(long, value_name = "NAME")]
    cut: Option<Cut>,
    /// How thick the board is: from 2 to 15 sun, or table for a board without legs
    #[arg(long, value_name = "SUN")]
    thickness: Option<Sun>,
    /// The lines of the board: printed, brush, spatula or sword
    #[arg(long, value_name = "NAME")]
    lines: Option<Lines>,
    /// The wood of the stands: kuwa, kaya, hiba, katsura or shinkaya
    #[arg(long, value_name = "WOOD")]
    stand: Option<StandWood>,
    /// How the stands are built, seen from the corner: yagura (boards of 6 sun and more), ippon (of 6 and less) or ita (for the table)
    /// [default: as suits the board]
    #[arg(long, value_name = "KIND")]
    komadai: Option<StandKind>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// As printed in books
    Book,
    /// On wood, the stands beside the board
    Natural,
    /// On wood, the stands above and below, for phones
    Tall,
    /// On wood, seen from the corner of the board
    Corner,
    /// The six faces of the board, to show its grain
    Faces,
}

impl Look {
    pub(super) fn is_print(&self) -> bool {
        self.style == Kind::Book
    }

    /// For readers of this language.
    pub(super) fn style(&self, language: Language) -> Style {
        match self.style {
            Kind::Book => Style::Book(Book { lettering: self.lettering(Lettering::Mincho, language) }),
            Kind::Natural => Style::Natural(self.natural(false, language)),
            Kind::Tall => Style::Natural(self.natural(true, language)),
            Kind::Corner => Style::Corner(self.natural(false, language)),
            Kind::Faces => Style::Faces(self.natural(false, language)),
        }
    }

    fn lettering(&self, own: Lettering, language: Language) -> Lettering {
        self.lettering.unwrap_or(own).in_language(language.code())
    }

    fn natural(&self, is_tall: bool, language: Language) -> Natural {
        let (own, set) = (Natural::default(), Set::default());
        Natural {
            wood: self.wood.unwrap_or(own.wood),
            cut: self.cut.unwrap_or(own.cut),
            lines: self.lines.unwrap_or(own.lines),
            thickness: self.thickness.unwrap_or(own.thickness),
            stand: self.stand.unwrap_or(own.stand),
            komadai: Komadai(self.komadai),
            is_tall,
            set: Set {
                wood: self.piece_wood.unwrap_or(set.wood),
                grain: self.grain.unwrap_or(set.grain),
                lettering: self.lettering(set.lettering, language),
                faces: self.face.unwrap_or(set.faces),
                lacquer: self.lacquer.unwrap_or(set.lacquer),
                making: self.making.unwrap_or(set.making),
            },
        }
    }
}
