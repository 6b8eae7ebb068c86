//! Notations by name, for command lines and pages.

use super::{Form, Forward, Japanese, Marks, Notation, Western};
use std::fmt;
use std::str::FromStr;

impl Notation {
    /// Every notation in its usual form, under its name.
    pub const ALL: [(&'static str, Notation); 13] = [
        ("japanese", Notation::KI2),
        ("japanese/common", Notation::COMMON),
        ("japanese/official", Notation::new(Form::Japanese(Japanese::OFFICIAL), Marks::Triangles)),
        ("japanese/kanji", Notation::new(Form::Japanese(Japanese::KANJI), Marks::None)),
        ("iroha", Notation::new(Form::Japanese(Japanese::IROHA), Marks::Triangles)),
        ("yorozuya", Notation::new(Form::Japanese(Japanese::YOROZUYA), Marks::None)),
        ("western", Notation::WESTERN),
        ("hodges", Notation::new(Form::Western(Western::Hodges), Marks::None)),
        ("hodges-1976", Notation::new(Form::Western(Western::Hodges1976), Marks::None)),
        ("hosking", Notation::new(Form::Western(Western::Hosking), Marks::None)),
        ("kitao-kawasaki", Notation::new(Form::Western(Western::KitaoKawasaki), Marks::Pieces)),
        ("usi", Notation::new(Form::Usi, Marks::None)),
        ("csa", Notation::new(Form::Csa, Marks::None)),
    ];
}

const MARKS: [(&str, Marks); 3] = [("plain", Marks::None), ("triangles", Marks::Triangles), ("pieces", Marks::Pieces)];
const FORWARD: [(&str, Forward); 3] = [("up", Forward::Up), ("go", Forward::Go), ("enter", Forward::Enter)];
const PADDED: [(&str, bool); 2] = [("tight", false), ("padded", true)];

/// A text is not the name of a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNotation(String);

impl fmt::Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no notation; expected one of", self.0)?;
        for (name, _) in Notation::ALL {
            write!(f, " {name}")?;
        }
        f.write_str(", perhaps with /plain, /triangles or /pieces for the players' marks")
    }
}

impl std::error::Error for UnknownNotation {}

impl FromStr for Notation {
    type Err = UnknownNotation;

    /// Reads a name, and after it, divided by slashes, what is to differ from the usual form: the players' marks
    /// (`plain`, `triangles`, `pieces`); in Japanese forms the sign of a Dragon or Horse going forward (`up` 上, `go` 行,
    /// `enter` 入), and whether a blank follows 同 (`padded`, `tight`). `ki2` is another name of `japanese`.
    ///
    /// ```
    /// use kifu::notation::Notation;
    /// let notation: Notation = "western/pieces".parse().unwrap();
    /// assert_eq!(notation.write(&shogi::Position::even(), "7g7f".parse().unwrap(), None), "☗P-76");
    /// assert_eq!(notation.to_string(), "western/pieces");
    /// assert!("chess".parse::<Notation>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Notation, UnknownNotation> {
        let unknown = || UnknownNotation(text.to_owned());
        let begins = |name: &str| text.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with('/'));
        let named = Notation::ALL.into_iter().chain([("ki2", Notation::KI2)]);
        let found = named.filter_map(|(name, notation)| Some((notation, begins(name)?)));
        let (mut notation, options) = found.min_by_key(|(_, rest)| rest.len()).ok_or_else(unknown)?;
        for option in options.split('/').skip(1) {
            notation.set(option).ok_or_else(unknown)?;
        }
        Ok(notation)
    }
}

impl Notation {
    /// `None` if the notation has no such option.
    fn set(&mut self, option: &str) -> Option<()> {
        if let Some(marks) = value_of(&MARKS, option) {
            self.marks = marks;
            return Some(());
        }
        let Form::Japanese(japanese) = &mut self.form else { return None };
        if let Some(forward) = value_of(&FORWARD, option) {
            japanese.forward = forward;
        } else {
            japanese.padded = value_of(&PADDED, option)?;
        }
        Some(())
    }
}

fn value_of<T: Copy>(names: &[(&str, T)], option: &str) -> Option<T> {
    names.iter().find(|(name, _)| *name == option).map(|(_, value)| *value)
}

fn name_of<'a, T: PartialEq>(names: &[(&'a str, T)], value: T) -> &'a str {
    names.iter().find(|(_, own)| *own == value).map_or("", |(name, _)| name)
}

impl fmt::Display for Notation {
    /// The name, and what differs from its usual form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let same = |other: Form| match (self.form, other) {
            (Form::Japanese(own), Form::Japanese(other)) => own.coordinates == other.coordinates,
            (own, other) => own == other,
        };
        let Some((name, usual)) = Notation::ALL.into_iter().find(|(_, usual)| same(usual.form)) else { return Ok(()) };
        f.write_str(name)?;
        if let (Form::Japanese(own), Form::Japanese(usual)) = (self.form, usual.form) {
            if own.forward != usual.forward {
                write!(f, "/{}", name_of(&FORWARD, own.forward))?;
            }
            if own.padded != usual.padded {
                write!(f, "/{}", name_of(&PADDED, own.padded))?;
            }
        }
        if self.marks == usual.marks { Ok(()) } else { write!(f, "/{}", name_of(&MARKS, self.marks)) }
    }
}
