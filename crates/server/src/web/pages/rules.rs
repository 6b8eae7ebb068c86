//! `GET /rules`: how the game is played, the pieces and their names, every foul and every ending explained, clocks, handicaps, the
//! game in figures.

mod basics;
mod diagram;
mod tournaments;

pub(crate) use tournaments::tournament_clocks;

use super::layout::{Page, bare_board};
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use crate::web::writing::Writing;
use arbiter::handicap::{Mix, Odds};
use axum::extract::State;
use diagram::Diagram;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::{BoardMaterial, FACTS, Handicap, PieceClass, PieceKind, PieceName};
use words::Language;

/// Codes that belong together, under a heading of their own.
type Groups = &'static [(&'static str, &'static [&'static str])];

/// Every foul (FOUL-16), in the order in which a beginner meets them.
const FOULS: Groups = &[
    ("turn", &["two_moves", "wrong_side_first", "pass"]),
    (
        "movement",
        &[
            "no_piece",
            "opponents_piece",
            "cannot_move_so",
            "blocked",
            "own_piece_on_target",
            "two_squares",
            "turned_point",
        ],
    ),
    ("promotion", &["cannot_promote", "outside_promotion_zone", "turned_over", "turned_back"]),
    ("drop", &["not_in_hand", "drop_on_piece", "dropped_promoted", "two_pawns", "dead_piece", "drop_pawn_mate"]),
    ("king", &["king_into_check", "check_ignored", "king_exposed", "perpetual_check"]),
    ("conduct", &["changed_move", "hidden_piece"]),
    (
        "family",
        &[
            "barred_check",
            "barred_dead_end",
            "barred_full_file",
            "barred_mate_by_drop",
            "barred_repetition",
            "barred_lion_trading",
            "barred_proof",
            "barred_leaderless",
            "barred_frozen",
            "barred_partner_check",
        ],
    ),
];

/// Every ending; beside the limit of moves stands the longest game (END-18, END-20).
const ENDINGS: Groups = &[
    ("decided", &["resign", "mate", "no_legal_move", "time", "foul", "default", "adjudicated"]),
    ("counted", &["declaration", "failed_declaration", "points"]),
    ("undecided", &["repetition", "impasse", "agreed_draw", "move_limit", "interrupted"]),
];

/// What is worth knowing about time, the rules among it that no program can watch over (CLOCK-05, CLOCK-11).
const TIMINGS: Groups = &[
    ("methods", &["seconds", "stopwatch", "byoyomi", "considerations", "sudden_death", "increment"]),
    ("customs", &["button", "notice", "lateness", "breaks"]),
];

/// The most valuable first.
const WORTH: [PieceKind; 8] = [
    PieceKind::King,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::Knight,
    PieceKind::Lance,
    PieceKind::Pawn,
];

pub(crate) async fn rules(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Writing(notation): Writing,
) -> Markup {
    let title = language.text("rules-title");
    let body = html! {
        main.rules id="main" {
            h1 { (title) }
            p.lead { (language.text("rules-lead")) }
            ul.contents {
                @for part in ["game", "pieces", "values", "fouls", "endings", "clocks", "handicaps", "facts"] {
                    li { a href=(format!("#{part}")) { (language.text(&format!("rules-{part}"))) } }
                }
                li { a href="/strategy" { (language.text("strategy-door")) } }
                li { a href="/glossary" { (language.text("glossary-door")) } }
                li { a href="/workshop" { (language.text("workshop-door")) } }
                li { a href="/ceremony" { (language.text("ceremony-door")) } }
            }
            (basics::basics(language, notation))
            (pieces(language))
            (values(language))
            (fouls(language, notation))
            (endings(language, notation))
            (clocks(language, notation))
            (handicaps(language))
            (facts(language))
        }
    };
    let styles = &["board.css", "rules.css"];
    Page {
        language,
        title: &title,
        description: language.text("rules-lead"),
        picture: None,
        path: "/rules",
        styles,
        script: "rules.js",
        game: None,
        body,
    }
    .render(&reach)
}

/// The table of names (EQUIP-05) and the classes (EQUIP-08).
fn pieces(language: Language) -> Markup {
    html! {
        section id="pieces" {
            h2 { (language.text("rules-pieces")) }
            p { (language.text("rules-pieces-lead")) }
            ul.names {
                // Side by side: both Kings, and each piece with what it promotes to.
                @for faces in PieceName::ALL.chunk_by(|a, b| a.kind == b.kind.unpromoted()) {
                    li { @for name in faces { (piece(name, language)) } }
                }
            }
            h3 { (language.text("rules-classes")) }
            dl.table {
                @for class in PieceClass::ALL {
                    dt { span lang="ja" { (class.kanji()) } " " (words::reading(class.kanji(), class.reading(), language)) }
                    dd { (language.text(&format!("class-{}", class.code()))) }
                }
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

/// What pieces are worth in an exchange (VALUE-01); points of impasse are told with that ending (VALUE-03).
fn values(language: Language) -> Markup {
    let worth =
        |kind: PieceKind| html! { td { (words::piece(kind, language)) } td.worth { (study::exchange_value(kind)) } };
    html! {
        section id="values" {
            h2 { (language.text("rules-values")) }
            p { (language.text("rules-values-lead")) }
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
            p { (language.text("rules-values-use")) " " a href="/school/values/1" { (language.text("lesson-values")) } }
            p { (language.text("rules-values-impasse")) " " a href="#ending-points" { (language.text("ending-points")) } }
        }
    }
}

fn fouls(language: Language, notation: Notation) -> Markup {
    html! {
        section id="fouls" {
            h2 { (language.text("rules-fouls")) }
            p { (language.text("rules-fouls-lead")) }
            p { (language.text("rules-fouls-later")) }
            (entries("foul", FOULS, language, notation))
        }
    }
}

fn endings(language: Language, notation: Notation) -> Markup {
    html! {
        section id="endings" {
            h2 { (language.text("rules-endings")) }
            p { (language.text("rules-endings-lead")) }
            (entries("ending", ENDINGS, language, notation))
            h3 id="after" { (language.text("rules-after")) }
            p { (language.text("rules-after-text")) }
        }
    }
}

/// How time is counted, and what comes of it.
fn clocks(language: Language, notation: Notation) -> Markup {
    html! {
        section id="clocks" {
            h2 { (language.text("rules-clocks")) }
            p { (language.text("rules-clocks-lead")) }
            p { a href="/rules/clocks" { (language.text("tournament-clocks-door")) } }
            (entries("timing", TIMINGS, language, notation))
        }
    }
}

/// Every handicap and every way to mix two, by name (HCAP-01).
fn handicaps(language: Language) -> Markup {
    let odds = [Odds::Lots, Odds::WeakerFirst].into_iter();
    let pieces = Handicap::all().filter(|handicap| *handicap != Handicap::Even).map(Odds::from);
    let mixes = Mix::ALL.map(|mix| (mix.code(), mix.kanji(), mix.reading()));
    let names = odds.chain(pieces).map(|odds| (odds.code(), odds.kanji(), odds.reading())).chain(mixes);
    html! {
        section id="handicaps" {
            h2 { (language.text("rules-handicaps")) }
            p { (language.text("rules-handicaps-lead")) }
            dl.table {
                @for (code, kanji, reading) in names {
                    dt { span lang="ja" { (kanji) } " " (words::reading(kanji, reading, language)) }
                    dd { (language.text(&format!("handicap-{code}"))) }
                }
            }
        }
    }
}

fn entries(kind: &str, groups: Groups, language: Language, notation: Notation) -> Markup {
    html! {
        @for (group, codes) in groups {
            h3 { (language.text(&format!("rules-{kind}-{group}"))) }
            @for code in *codes { (entry(kind, code, language, notation)) }
        }
    }
}

/// A rule, a foul or an ending, with its own address: `/rules#foul-two_pawns`.
fn entry(kind: &str, code: &str, language: Language, notation: Notation) -> Markup {
    let id = format!("{kind}-{code}");
    html! {
        article id=(id) {
            div {
                h4 { a href=(format!("#{id}")) { (language.text(&id)) } }
                p { (language.text(&format!("{id}-why"))) }
            }
            @if let Some(diagram) = Diagram::of(&id) { (figure(&diagram, language, notation)) }
        }
    }
}

fn figure(diagram: &Diagram, language: Language, notation: Notation) -> Markup {
    html! {
        figure {
            shogi-board.preview inert
                data-sfen=(diagram.position) data-move=[diagram.played] data-marked=(diagram.marked()) data-check=[diagram.check()] {
                (bare_board())
            }
            @if let Some(text) = diagram.text(notation) {
                figcaption { (language.text_with("rules-example", "move", text)) }
            }
        }
    }
}

/// The card of facts (EQUIP-14), with the materials of boards (EQUIP-12).
fn facts(language: Language) -> Markup {
    let text = |id: &str| language.text(&format!("facts-{id}"));
    let count = |id: &str, name: &str, value: u16| language.text_with(&format!("facts-{id}"), name, value);
    let either = |flag| text(if flag { "yes" } else { "no" });
    let (shortest, longest) = FACTS.duration_minutes;
    let duration = [count("minutes", "count", shortest), count("hours", "count", longest / 60)].join(" – ");
    let materials =
        BoardMaterial::ALL.map(|material| language.text(&format!("material-{}", material.code()))).join(", ");
    let rows = [
        ("players", FACTS.players.to_string()),
        ("teams", either(FACTS.teams)),
        ("chance", either(FACTS.chance)),
        ("gambling", either(FACTS.gambling)),
        ("age", count("age-from", "years", FACTS.age_from.into())),
        ("set-up", count("minutes", "count", FACTS.set_up_minutes.into())),
        ("duration", duration),
        ("first", text("first-sente")),
        ("origin", count("origin-when", "century", FACTS.century.into())),
        ("board", materials),
        ("longest", count("moves", "count", FACTS.longest_game)),
    ];
    html! {
        section id="facts" {
            h2 { (language.text("rules-facts")) }
            dl.table { @for (label, value) in rows { dt { (text(label)) } dd { (value) } } }
        }
    }
}

#[cfg(test)]
mod tests;
