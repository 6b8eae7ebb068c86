//! What the chapters have beside rules: pieces, their moves and names, values, handicaps, figures.

use super::boards::drawn_board;
use arbiter::handicap::System;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::{Handicap, PieceClass, PieceKind, PieceName};
use words::Language;
use words::manual::odds::{self, Given, LARGEST};
use words::manual::{self, MOVES, Table, WORTH};

pub(super) fn markup(table: Table, language: Language, notation: Notation) -> Markup {
    match table {
        Table::Moves => html! { ul.moves { @for kind in MOVES { li { (moves(kind, language)) } } } },
        Table::Promotions => promotions(language),
        Table::Names => names(language),
        Table::Classes => classes(language),
        Table::Values => values(language),
        Table::Writing => writing(notation, language),
        Table::Handicaps => handicaps(&odds::by_grade(language)),
        Table::Besides => handicaps(&odds::besides(language)),
        Table::Grades => grades(language),
        Table::Mixes => mixes(language),
        Table::Facts => facts(language),
    }
}

/// How a piece goes, drawn and said.
fn moves(kind: PieceKind, language: Language) -> Markup {
    let name = kind.name();
    html! {
        (drawn(kind))
        div {
            strong { (words::piece_name(name, language)) }
            @if language != Language::Japanese { " " span.quiet lang="ja" { (name.kanji) } }
            p { (manual::said_of_moves(kind, language)) }
        }
    }
}

fn drawn(kind: PieceKind) -> Markup {
    let picture = format!("/family/shogi/{}/moves.svg", kind.letters());
    html! { img src=(picture) alt="" width="110" height="110" loading="lazy"; }
}

/// What becomes of each piece that promotes (RULE-46): its moves before and after.
fn promotions(language: Language) -> Markup {
    html! {
        ul.promotions { @for [kind, promoted] in manual::promotions() { li {
            (drawn(kind)) span.becomes aria-hidden="true" { "→" } (drawn(promoted))
            div {
                strong { (words::piece_name(kind.name(), language)) " → " (words::piece_name(promoted.name(), language)) }
                @if language != Language::Japanese { " " span.quiet lang="ja" { (kind.name().kanji) " → " (promoted.name().kanji) } }
                p { (manual::said_of_moves(promoted, language)) }
            }
        } } }
    }
}

/// The table of names (EQUIP-05).
fn names(language: Language) -> Markup {
    html! {
        ul.names {
            // Side by side: both Kings, and each piece with what it promotes to.
            @for faces in PieceName::ALL.chunk_by(|a, b| a.kind == b.kind.unpromoted()) {
                li { @for name in faces { (piece(name, language)) } }
            }
        }
    }
}

fn piece(name: &PieceName, language: Language) -> Markup {
    let literally = language.text(&format!("piece-{}-literal", name.code));
    let reading = |kanji, romaji| html! { span.quiet { " " (words::reading(kanji, romaji, language)) } };
    let letters: Vec<_> = [name.kind.letters()].into_iter().chain(name.letter).collect();
    html! {
        // Drawn by the page's script, in the lettering that the reader chose.
        span.face data-piece=(name.kind.letters()) data-senior[name.code == "senior-king"] aria-hidden="true" {}
        div.name {
            p { strong { (words::piece_name(name, language)) } " " span.quiet { (letters.join(" · ")) } }
            p lang="ja" {
                (name.kanji) (reading(name.kanji, name.reading)) " · "
                (name.short) (reading(name.short, name.short_reading))
            }
            p.quiet {
                (language.text_with("rules-piece-meaning", "literal", literally))
                @for kanji in name.others { " · " (language.text_with("rules-piece-others", "kanji", *kanji)) }
            }
        }
    }
}

/// How pieces are grouped (EQUIP-08).
fn classes(language: Language) -> Markup {
    html! {
        dl.table {
            @for class in PieceClass::ALL {
                dt { span lang="ja" { (class.kanji()) } " " (words::reading(class.kanji(), class.reading(), language)) }
                dd { (language.text(&format!("class-{}", class.code()))) }
            }
        }
    }
}

/// What pieces are worth in an exchange (VALUE-01); points of impasse are told with that ending (VALUE-03).
fn values(language: Language) -> Markup {
    let worth =
        |kind: PieceKind| html! { td { (words::piece(kind, language)) } td.worth { (study::exchange_value(kind)) } };
    html! {
        table.values {
            thead { tr {
                th scope="col" colspan="2" { (language.text("rules-values-plain")) }
                th scope="col" colspan="2" { (language.text("rules-values-promoted")) }
            } }
            tbody { @for kind in WORTH { tr {
                (worth(kind))
                @match kind.promoted() { Some(promoted) => { (worth(promoted)) }, None => { td colspan="2" { "–" } } }
            } } }
        }
    }
}

/// How moves are written, in the reader's notation (NOTA-30, NOTA-46).
fn writing(notation: Notation, language: Language) -> Markup {
    let (how, rows) = manual::writing(notation, language);
    let known = Notation::ALL.into_iter().find(|(_, known)| known.form == notation.form);
    let name = known.map(|(name, _)| language.text(&format!("notation-{}", name.replace('/', "-"))));
    html! {
        p { (how) }
        dl.table.signs { @for [sign, said] in rows { dt { code { (sign) } } dd { (said) } } }
        @if let Some(name) = name { p.quiet { (language.text_with("rules-writing-choice", "notation", name)) } }
    }
}

/// Handicaps, each with its board, on which crosses stand for what is gone (HCAP-10 … HCAP-36, HCAP-55).
fn handicaps(given: &[Given]) -> Markup {
    html! { ul.odds { @for given in given { (handicap(given)) } } }
}

fn handicap(given: &Given) -> Markup {
    let id = format!("handicap-{}", given.odds.code());
    let [kanji, reading] = &given.term;
    html! {
        li id=(id) {
            @if given.odds.handicap() != Handicap::Even { (drawn_board(&id, &given.name)) }
            div {
                h3 {
                    @if given.name != *kanji { (given.name) " " }
                    span.quiet { span lang="ja" { (kanji) } " " (reading) }
                }
                p { (given.told) }
                @if let Some(grades) = &given.grades { p.quiet { (grades) } }
            }
        }
    }
}

/// What every table gives for a difference of grades (HCAP-05).
fn grades(language: Language) -> Markup {
    html! {
        div.scrolled tabindex="0" role="region" aria-label=(language.text("rules-handicaps-grades")) {
            table.grades {
                thead { tr {
                    th scope="col" { (language.text("start-grades-difference")) }
                    @for system in System::ALL { th scope="col" { (odds::system_name(system, language)) } }
                } }
                tbody { @for grades in 0..=LARGEST { tr {
                    th scope="row" { (odds::difference(grades, language)) }
                    @for [_, proposal] in odds::recommended(grades, language) { td { (proposal) } }
                } } }
            }
        }
    }
}

/// The ways to mix two, by name (HCAP-40 … HCAP-44).
fn mixes(language: Language) -> Markup {
    html! { dl.table { @for [name, told] in odds::mixes(language) { dt lang="ja" { (name) } dd { (told) } } } }
}

/// The card of facts (EQUIP-14), with the materials of boards (EQUIP-12).
fn facts(language: Language) -> Markup {
    html! { dl.table { @for [label, value] in manual::facts(language) { dt { (label) } dd { (value) } } } }
}
