//! The choice of what the reader's board wears: a form that shows the picture of it, and that a script keeps in the reader's browser.

use super::{Asked, plain_name};
use crate::web::api::records::escaped;
use diagram::{Natural, catalogue};
use maud::{Markup, html};
use words::Language;

/// A game under way: pieces promoted and in hand.
const SHOWN: &str = "+Bnsgk2nl/1r4gs1/2pppp1p1/1p4p2/7P1/2P6/1P1PPPP1P/1SG4R1/LN2KGSNL w L2Pbp 1";

/// What can stand on pieces, as settings call it, with the choices of a dress that it is.
const SIGNS: [(&str, &[(&str, &str)]); 6] = [
    ("two-kanji", &[]),
    ("one-kanji", &[("face", "one")]),
    ("kanji-moves", &[("face", "moves")]),
    ("first-steps", &[("face", "moves"), ("lettering", "letters")]),
    ("letters", &[("lettering", "letters")]),
    ("chess", &[("lettering", "chess")]),
];

/// The choices of the board and those of the pieces, in the order in which they are asked.
const OF_BOARD: [&str; 6] = ["wood", "cut", "lines", "thickness", "stand", "komadai"];
const OF_PIECES: [&str; 6] = ["face", "lettering", "piece-wood", "grain", "making", "lacquer"];
/// The section of the catalogue in which the values of a choice have their names.
const SECTIONS: [(&str, &str); 10] = [
    ("wood", "board-woods"),
    ("cut", "cuts"),
    ("lines", "lines"),
    ("stand", "stand-woods"),
    ("komadai", "stands"),
    ("piece-wood", "piece-woods"),
    ("grain", "grain"),
    ("lettering", "fonts"),
    ("making", "making"),
    ("lacquer", "lacquer"),
];
/// The highest board offered, of which there are higher (CRAFT-24).
const HIGHEST: u8 = 9;

/// What an address asks a board to wear; what cannot be is left out.
fn worn(asked: &Asked) -> Natural {
    let mut natural = Natural::default();
    for (choice, value) in asked {
        let signs = SIGNS.iter().find(|(name, _)| choice == "face" && name == value);
        match signs {
            Some((_, worn)) => {
                for (choice, value) in *worn {
                    let _ = natural.put(choice, value);
                }
            }
            None => {
                let _ = natural.put(choice, value);
            }
        }
    }
    natural
}

/// How settings call what stands on the pieces.
fn signs(natural: &Natural) -> &'static str {
    let is = |(_, worn): &&(&str, &[(&str, &str)])| {
        let default = Natural::default();
        ["face", "lettering"].iter().all(|choice| {
            let wanted = worn.iter().find(|(own, _)| own == choice).map(|(_, value)| (*value).to_owned());
            let own = natural.worn_of(choice);
            let is_hand = *choice == "lettering" && !["letters", "lettere", "chess"].contains(&&*own);
            wanted.map_or(is_hand || own == default.worn_of(choice), |wanted| wanted == own)
        })
    };
    SIGNS.iter().find(is).map_or(SIGNS[0].0, |(name, _)| name)
}

/// Where the board is drawn as it is dressed.
fn picture(natural: &Natural, kind: &str, style: &str, language: Language) -> String {
    let worn: String = natural.worn().map(|(choice, value)| format!("&{choice}={value}")).collect();
    format!("/picture.{kind}?sfen={}&style={style}&coordinates=none&lang={}{worn}", escaped(SHOWN), language.code())
}

/// Where the six faces of a board of this cut are drawn.
pub(super) fn six_faces(cut: &str) -> String {
    format!("/picture.svg?sfen={}&style=faces&cut={cut}", escaped(SHOWN))
}

pub(super) fn panel(asked: &Asked, language: Language) -> Markup {
    let natural = worn(asked);
    let text = |id: &str| language.text(id);
    let group = |title: &str, choices: &[&str]| {
        html! {
            fieldset {
                legend { (text(title)) }
                @for choice in choices { (choice_of(choice, &natural, language)) }
            }
        }
    };
    html! {
        section.dress id="dress" data-sfen=(SHOWN) {
            h2 { (text("dress-title")) }
            p { (text("dress-lead")) }
            div.fitting {
                div.seen {
                    img.above src=(picture(&natural, "svg", "natural", language)) alt=(text("dress-above")) width="1624" height="1109";
                    img.corner src=(picture(&natural, "svg", "corner", language)) alt=(text("dress-corner"))
                        width="1400" height="1000" loading="lazy";
                }
                form action="/workshop#dress" {
                    (group("dress-board", &OF_BOARD))
                    (group("dress-pieces", &OF_PIECES))
                    p.deeds {
                        button.primary { (text("dress-see")) }
                        button type="button" data-action="undress" hidden { (text("dress-back")) }
                        a.button data-action="picture" href=(format!("{}&size=1200", picture(&natural, "png", "natural", language)))
                            download="shogi.png" { (text("dress-picture")) }
                    }
                    p.kept role="status" {}
                }
            }
        }
    }
}

fn choice_of(choice: &str, natural: &Natural, language: Language) -> Markup {
    let own = if choice == "face" { signs(natural).to_owned() } else { natural.worn_of(choice) };
    html! {
        label {
            span { (language.text(&format!("dress-{choice}"))) }
            select name=(choice) {
                @for (value, name) in values(choice, language) {
                    option value=(value) selected[value == own] { (name) }
                }
            }
        }
    }
}

/// The values of a choice with their names.
fn values(choice: &str, language: Language) -> Vec<(String, String)> {
    let fits = ("fits".to_owned(), language.text("dress-fits"));
    match choice {
        "face" => SIGNS
            .iter()
            .map(|(name, _)| ((*name).to_owned(), language.text(&format!("settings-face-{name}"))))
            .collect(),
        "thickness" => Natural::values(choice)
            .into_iter()
            .filter(|value| value.parse().is_ok_and(|sun: u8| sun <= HIGHEST) || value == "table")
            .map(|value| (value.clone(), height(&value, language)))
            .collect(),
        _ => {
            let id = SECTIONS.iter().find(|(own, _)| *own == choice).map_or("", |(_, section)| section);
            let section = catalogue().iter().find(|section| section.id == id);
            let named = section.into_iter().flat_map(|section| {
                section.entries.iter().map(move |entry| (entry.id.clone(), plain_name(section, entry, language)))
            });
            (choice == "komadai").then_some(fits).into_iter().chain(named).collect()
        }
    }
}

/// A height in sun and in centimetres: a sun is 3.03 of them (CRAFT-24).
fn height(value: &str, language: Language) -> String {
    let Ok(sun) = value.parse::<u16>() else { return language.text("dress-table") };
    let cm = format!("{}", (sun * 303 + 50) / 100);
    language.text_with_list("dress-sun", &[("sun", value), ("cm", &cm)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EQUIP-11, EQUIP-15: whatever stands on the pieces is called alike by the form and by what is worn.
    #[test]
    fn signs_are_read_as_they_are_written() {
        for (name, _) in SIGNS {
            let natural = worn(&vec![("face".to_owned(), name.to_owned())]);
            assert_eq!(signs(&natural), name);
        }
        let asked = vec![("lettering".to_owned(), "klee".to_owned()), ("wood".to_owned(), "oak".to_owned())];
        assert_eq!(signs(&worn(&asked)), "two-kanji");
        assert_eq!(worn(&asked).worn().collect::<Vec<_>>(), [("lettering", "klee".to_owned())]);
    }

    #[test]
    fn every_choice_has_its_names() {
        for choice in OF_BOARD.iter().chain(&OF_PIECES) {
            for language in Language::ALL {
                let values = values(choice, language);
                assert!(values.len() >= 3, "{choice}");
                assert!(values.iter().all(|(_, name)| !name.is_empty() && !name.starts_with("craft-")), "{values:?}");
            }
        }
        let all: Vec<&str> = Natural::choices().collect();
        assert!(OF_BOARD.iter().chain(&OF_PIECES).all(|choice| all.contains(choice)) && all.len() == 12);
        assert_eq!(height("6", Language::English), "6 sun (18 cm)");
    }
}
