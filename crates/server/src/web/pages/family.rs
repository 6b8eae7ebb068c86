//! `GET /family`: the games of the family, by age, by board or by kinship. `GET /family/{game}`: the rules of one, and the form that
//! starts it. `GET /family/{game}/board.svg`: how it begins. `GET /family/{game}/{piece}/moves.svg`: how a piece moves.

mod diagram;
mod history;
mod lettering;
mod picture;
mod rules;

pub(crate) use diagram::moves;
pub(super) use lettering::marks;
pub(crate) use picture::board;
pub(crate) use rules::{rules, unusual_readings};

use super::layout::Page;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use history::{AGES, origin};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use variants::{AnyRules, Game};
use words::Language;

/// How the games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Order {
    #[default]
    Age,
    Board,
    Kin,
}

/// What the reader has asked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    by: Order,
}

pub(crate) async fn family(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(wanted): Query<Wanted>,
) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("family-title");
    let games: Vec<AnyRules> = AnyRules::all().collect();
    let body = html! {
        main.rules.family-list id="main" {
            h1 { (title) }
            p.lead { (text("family-lead")) }
            p { a href="/history" { (text("history-title")) } }
            ul.contents aria-label=(text("family-order")) {
                @for (order, name) in [(Order::Age, "age"), (Order::Board, "board"), (Order::Kin, "kin")] {
                    li { a href=(format!("/family?by={name}")) aria-current=[(order == wanted.by).then_some("page")] {
                        (text(&format!("family-by-{name}")))
                    } }
                }
            }
            @match wanted.by {
                Order::Age => (by_age(&games, language)),
                Order::Board => (by_board(games, language)),
                Order::Kin => { p { (text("family-kin-lead")) } (kin(&games, None, language)) (relatives(language)) },
            }
        }
    };
    let styles = &["rules.css", "family.css"];
    Page {
        language,
        title: &title,
        description: language.text("family-lead"),
        picture: None,
        path: "/family",
        styles,
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach)
}

fn by_age(games: &[AnyRules], language: Language) -> Markup {
    html! {
        @for (age, names) in AGES {
            @let own: Vec<_> = games.iter().filter(|game| names.contains(&game.id())).collect();
            @if !own.is_empty() {
                section {
                    h2 { (language.text(&format!("family-age-{age}"))) }
                    p { (language.text(&format!("family-age-{age}-story"))) }
                    ul.games-of-family { @for game in own { li { (entry(game, language)) } } }
                }
            }
        }
    }
}

fn by_board(mut games: Vec<AnyRules>, language: Language) -> Markup {
    games.sort_by_key(|game| u16::from(game.size().0) * u16::from(game.size().1));
    html! { ul.games-of-family { @for game in &games { li { (entry(game, language)) } } } }
}

/// The games that came of one, with those that came of them.
fn kin(games: &[AnyRules], parent: Option<&str>, language: Language) -> Markup {
    let children: Vec<_> = games.iter().filter(|game| origin(game.id()) == parent).collect();
    html! {
        @if !children.is_empty() {
            ul.tree { @for game in children { li { (entry(game, language)) (kin(games, Some(game.id()), language)) } } }
        }
    }
}

/// The games outside the family that are nearest to it (VAR-27).
fn relatives(language: Language) -> Markup {
    html! {
        section {
            h2 { (language.text("family-relatives")) }
            dl {
                @for game in ["chaturanga", "makruk", "xiangqi"] {
                    dt { (language.text(&format!("family-relative-{game}"))) }
                    dd { (language.text(&format!("family-relative-{game}-story"))) }
                }
            }
        }
    }
}

fn entry(game: &AnyRules, language: Language) -> Markup {
    let (names, (files, ranks)) = (game.names(), game.size());
    html! {
        a href=(format!("/family/{}", game.id())) {
            img src=(format!("/family/{}/board.svg", game.id())) alt="" width="84" height="84" loading="lazy";
            span {
                strong lang="ja" { (names.kanji) } " "
                @if language != Language::Japanese { (words::own_name(names, language)) " " }
                span.quiet { (files) "×" (ranks) " · " (pieces(game, language)) }
            }
        }
    }
}

fn pieces(game: &AnyRules, language: Language) -> String {
    match game {
        AnyRules::Two(game) => language.text_with("family-pieces", "count", game.pieces_a_side()),
        AnyRules::Four(_) => language.text("family-pieces-of-four"),
    }
}

/// What a game is called in the reader's language.
pub(super) fn name(game: &Game, language: Language) -> &str {
    words::own_name(game.names(), language)
}

/// What a script must know of a game to show it.
pub(super) fn for_script(game: &Game, language: Language) -> Value {
    let kind = |kind: &variants::Kind| {
        let known = json!({
            "name": words::piece_of_family(kind, language),
            "kanji": kind.kanji,
            "reading": words::reading(&kind.kanji, &kind.romaji, language),
            "short": kind.short,
            "letters": kind.id.trim_start_matches('+'),
            "promoted": kind.is_promoted,
            "picture": kind.picture,
            "marks": marks(kind),
            "other": kind.other_face.map(|face| game.kind(face).id.as_str()),
            "in_hand": game.drops().is_some() && kind.goes_to_hand && !kind.is_promoted,
        });
        (kind.id.clone(), known)
    };
    json!({
        "id": game.id(),
        "name": name(game, language),
        "files": game.files(),
        "ranks": game.ranks(),
        "start": game.start(),
        "drops": game.drops().map(|drops| json!({"either_face": drops.either_face})),
        "kinds": game.kinds().iter().map(kind).collect::<serde_json::Map<_, _>>(),
    })
}
