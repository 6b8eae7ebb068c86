//! What a board and its pieces are dressed in, chosen by name: the same names for the options of the command line, the parameters of
//! an address and what a reader's browser keeps, so that a dress is the same wherever it is worn.

use crate::UnknownName;
use crate::craft::{BoardWood, Cut, Grain, Lacquer, Lines, Making, PieceWood, StandKind, StandWood};
use crate::face::{Faces, Lettering};
use crate::natural::{Natural, Sun};

/// A choice: its name, the names that it has, how one is put on, and which one is worn.
struct Choice {
    name: &'static str,
    names: fn() -> Vec<String>,
    put: fn(&mut Natural, &str) -> Result<(), UnknownName>,
    worn: fn(&Natural) -> String,
}

/// One whose values are those of a type made with `names!`.
macro_rules! choice {
    ($name:literal, $type:ident, $($field:ident).+) => {
        Choice {
            name: $name,
            names: || $type::ALL.iter().map(|value| value.name().to_owned()).collect(),
            put: |natural, value| {
                natural.$($field).+ = value.parse()?;
                Ok(())
            },
            worn: |natural| natural.$($field).+.name().to_owned(),
        }
    };
}

const CHOICES: [Choice; 12] = [
    choice!("wood", BoardWood, wood),
    choice!("cut", Cut, cut),
    choice!("lines", Lines, lines),
    Choice {
        name: "thickness",
        names: || Sun::all().map(Sun::name).collect(),
        put: |natural, value| {
            natural.thickness = value.parse()?;
            Ok(())
        },
        worn: |natural| natural.thickness.name(),
    },
    choice!("stand", StandWood, stand),
    Choice {
        name: "komadai",
        names: || StandKind::ALL.iter().map(|kind| kind.name().to_owned()).collect(),
        put: |natural, value| {
            natural.komadai.0 = Some(value.parse()?);
            Ok(())
        },
        worn: |natural| natural.komadai.0.map(|kind| kind.name().to_owned()).unwrap_or_default(),
    },
    choice!("piece-wood", PieceWood, set.wood),
    choice!("grain", Grain, set.grain),
    choice!("lettering", Lettering, set.lettering),
    choice!("face", Faces, set.faces),
    choice!("lacquer", Lacquer, set.lacquer),
    choice!("making", Making, set.making),
];

impl Natural {
    /// The names of what can be chosen.
    pub fn choices() -> impl Iterator<Item = &'static str> {
        CHOICES.iter().map(|choice| choice.name)
    }

    /// The values of a choice, in their order; none of one that there is not.
    pub fn values(choice: &str) -> Vec<String> {
        CHOICES.iter().find(|own| own.name == choice).map(|own| (own.names)()).unwrap_or_default()
    }

    /// Puts something on; false if there is no such choice.
    ///
    /// ```
    /// use diagram::{BoardWood, Natural};
    /// let mut natural = Natural::default();
    /// assert_eq!(natural.put("wood", "hiba"), Ok(true));
    /// assert_eq!((natural.wood, natural.put("hat", "top")), (BoardWood::Hiba, Ok(false)));
    /// assert!(natural.put("wood", "oak").is_err());
    /// ```
    ///
    /// # Errors
    /// If the choice has no such value.
    pub fn put(&mut self, choice: &str, value: &str) -> Result<bool, UnknownName> {
        match CHOICES.iter().find(|own| own.name == choice) {
            Some(choice) => (choice.put)(self, value).map(|()| true),
            None => Ok(false),
        }
    }

    /// The same where there is nothing else to choose.
    ///
    /// # Errors
    /// If there is no such choice, or the choice has no such value.
    pub fn wear(&mut self, choice: &str, value: &str) -> Result<(), UnknownName> {
        let expected = || Natural::choices().collect::<Vec<_>>().join(", ");
        if self.put(choice, value)? { Ok(()) } else { Err(UnknownName { what: "choice", expected: expected() }) }
    }

    /// What is worn otherwise than by default, as parameters of an address.
    pub fn worn(&self) -> impl Iterator<Item = (&'static str, String)> {
        let default = Natural::default();
        let differs = move |choice: &Choice| {
            let value = (choice.worn)(self);
            (value != (choice.worn)(&default)).then_some((choice.name, value))
        };
        CHOICES.iter().filter_map(differs)
    }

    /// What is worn of one choice; empty where none is.
    pub fn worn_of(&self, choice: &str) -> String {
        CHOICES.iter().find(|own| own.name == choice).map(|own| (own.worn)(self)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is put on is worn, and taken to another picture by its names it is the same.
    #[test]
    fn every_choice_can_be_worn() {
        let mut all = Natural::default();
        for choice in Natural::choices() {
            let values = Natural::values(choice);
            assert!(values.len() > 1, "{choice}");
            for value in values {
                let mut natural = Natural::default();
                assert_eq!(natural.put(choice, &value), Ok(true));
                assert_eq!(natural.worn_of(choice), value);
                all.put(choice, &value).unwrap();
            }
            assert!(Natural::default().put(choice, "oak").is_err(), "{choice}");
        }
        let mut again = Natural::default();
        for (choice, value) in all.worn() {
            again.put(choice, &value).unwrap();
        }
        assert_eq!(again, all);
        assert_eq!(Natural::default().worn().count(), 0);
    }
}
