//! `GET /history`: the history of the game as stations to walk along (HIST-01 … HIST-09, END-20), each with its date, who tells of it
//! and a small board that opens the game of that time. `?century=13` answers what was played then (VAR-25).

mod drawn;

use super::club::told;
use super::layout::{Page, icon};
use crate::web::api::history::Asked;
use crate::web::language::Preferred;
use crate::web::picture::in_book;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use dojo::trainer::CATALOGUE;
use maud::{Markup, html};
use variants::AnyRules;
use words::Language;
use words::history::{self, AGES, CENTURIES, Source, Statement, Station};

/// A square of the small boards, in pixels: all are drawn to one scale.
const SCALE: u16 = 4;

pub(crate) async fn history(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Response {
    let (century, wrong) = match asked.century() {
        Ok(century) => (century, None),
        Err(failure) => (None, Some(failure)),
    };
    let page = page(century, wrong.as_ref(), language, &reach);
    match wrong {
        Some(failure) => told(&failure, page),
        None => page.into_response(),
    }
}

fn page(century: Option<u16>, wrong: Option<&Failure>, language: Language, reach: &Reach) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("history-title");
    let body = html! {
        main.history id="main" {
            header.opening {
                h1 { (title) }
                p.lead { (text("history-lead")) }
                (ask(century, language))
                @if let Some(failure) = wrong { p.wrong role="alert" { (failure.text(language)) } }
                (marks(language))
            }
            @if let Some(century) = century {
                (answer(century, language))
            } @else {
                (roll(language))
                p.keys.quiet hidden { (text("history-walk-keys")) }
                @for age in AGES { (part(age, language)) }
            }
            (sources(language))
            div.steps hidden role="group" aria-label=(text("history-stations")) {
                button type="button" data-step="previous" aria-label=(text("history-previous")) { (icon("previous")) }
                button type="button" data-step="next" aria-label=(text("history-next")) { (icon("next")) }
            }
        }
    };
    Page {
        language,
        title: &title,
        description: text("history-lead"),
        picture: None,
        path: "/history",
        styles: &["history.css"],
        script: "history.js",
        game: None,
        body,
    }
    .render(reach)
}

/// What the marks behind the sentences mean, before the first of them; the long descriptions stand at the end.
fn marks(language: Language) -> Markup {
    let used = |source: &Source| history::stations().iter().any(|station| station.is_told_by(*source));
    html! {
        p.quiet.legend {
            (language.text("history-marks"))
            @for source in Source::ALL.into_iter().filter(used) {
                " " span { (mark(source, language)) " " (source.called(language)) }
            }
        }
    }
}

/// Who says something, by a mark that leads to the description.
fn mark(source: Source, language: Language) -> Markup {
    let code = source.code();
    let by = language.text_with("history-said-by", "source", source.described(language));
    html! { a.by href=(format!("#source-{}", code.to_lowercase())) title=(by) { (code) } }
}

fn ask(asked: Option<u16>, language: Language) -> Markup {
    html! {
        form.ask role="search" {
            label for="century" { (language.text("history-ask")) }
            select id="century" name="century" {
                @for century in CENTURIES {
                    option value=(century) selected[century == asked.unwrap_or(13)] { (history::century(century, language)) }
                }
            }
            button { (language.text("history-ask-button")) }
        }
    }
}

/// What was played in a century, and all that belongs to it (VAR-25).
fn answer(century: u16, language: Language) -> Markup {
    let (played, older) = (history::played_in(century), history::still_played_in(century));
    let [played, older] = [linked(played, language), linked(older, language)];
    let told = |id: &str, games: &[Markup]| sentence(&language.text_with(id, "games", "\u{1}"), games, language);
    html! {
        section.answer id="answer" {
            h2 { (history::century(century, language)) }
            div role="status" {
                @if !played.is_empty() { p.games { (told("history-games-of-century", &played)) } }
                @if !older.is_empty() { p.games { (told("history-older-games", &older)) } }
                @if played.is_empty() && older.is_empty() { p { (language.text("history-no-game")) } }
            }
            p.quiet { (told("history-games-without-century", &linked(history::undated(), language))) }
            p { a href="/history" { (language.text("history-all")) } }
            ol.stations { @for station in history::of_century(century) { (stop(station, language)) } }
        }
    }
}

/// The games of stations, each a link to its page.
fn linked<'a>(stations: impl Iterator<Item = &'a Station>, language: Language) -> Vec<Markup> {
    let game = |station: &'a Station| station.game.as_deref().and_then(AnyRules::named);
    let link = |game: AnyRules| {
        let names = game.names();
        html! {
            a href=(format!("/family/{}", game.id())) { (words::own_name(names, language)) }
            @if language != Language::Japanese { " " span lang="ja" { (names.kanji) } }
        }
    };
    stations.filter_map(game).map(link).collect()
}

/// A sentence with a list in the place of the mark.
fn sentence(text: &str, list: &[Markup], language: Language) -> Markup {
    let (before, after) = text.split_once('\u{1}').unwrap_or((text, ""));
    html! {
        (before)
        @for (index, part) in list.iter().enumerate() { @if index > 0 { (language.joint()) } (part) }
        (after)
    }
}

/// All boards side by side, as they grew: each leads to its station.
fn roll(language: Language) -> Markup {
    let games =
        history::stations().iter().filter_map(|station| Some((station, AnyRules::named(station.game.as_ref()?)?)));
    html! {
        nav.roll aria-label=(language.text("history-roll")) {
            ol {
                @for (station, game) in games {
                    @let (files, ranks) = game.size();
                    li { a href=(format!("#{}", station.id)) {
                        img src=(format!("/family/{}/board.svg", game.id())) alt="" loading="lazy"
                            width=(u16::from(files) * SCALE) height=(u16::from(ranks) * SCALE);
                        span.name { (short_name(&game, language)) }
                        span.when { (station.date(language)) }
                    } }
                }
            }
        }
    }
}

/// What a game is called, without what brackets add; its size where another of the story is called so, too.
fn short_name(game: &AnyRules, language: Language) -> String {
    let short = |game: &AnyRules| {
        let name = words::own_name(game.names(), language);
        name.split_once(['(', '（']).map_or(name, |(short, _)| short.trim_end()).to_owned()
    };
    let (name, (files, ranks)) = (short(game), game.size());
    let others = history::stations().iter().filter_map(|station| AnyRules::named(station.game.as_ref()?));
    if others.filter(|other| short(other) == name).count() > 1 { format!("{name} {files}×{ranks}") } else { name }
}

fn part(age: &str, language: Language) -> Markup {
    html! {
        section.age id=(format!("age-{age}")) {
            h2 { (language.text(&format!("history-age-{age}"))) }
            ol.stations { @for station in history::of_age(age) { (stop(station, language)) } }
        }
    }
}

/// A station: when, what, who says so, a board, and the doors to what was played.
fn stop(station: &'static Station, language: Language) -> Markup {
    let name = station.name(language);
    let game = station.game.as_deref().and_then(AnyRules::named);
    let door = match (&game, &station.problem) {
        (Some(game), _) => Some(format!("/family/{}", game.id())),
        (None, Some(problem)) => Some(format!("/tsume/problems/{problem}")),
        (None, None) => None,
    };
    html! {
        li id=(station.id) {
            article {
                p.when { a href=(format!("#{}", station.id)) { (station.date(language)) } }
                div.body {
                h3 tabindex="-1" {
                    @if let Some(door) = &door { a href=(door) { (name) } } @else { (name) }
                    @if let Some(game) = &game {
                        @if language != Language::Japanese { " " span.kanji lang="ja" { (game.names().kanji) } }
                    }
                }
                div.told { @for statement in station.statements(language) { (said(&statement, language)) } }
                (doors(station, game.as_ref(), language))
                }
                (figure(station, game.as_ref(), &name, language))
            }
        }
    }
}

/// Something said, and the mark of whoever says it.
fn said(statement: &Statement, language: Language) -> Markup {
    html! {
        p.disputed[statement.disputed] {
            @if statement.disputed { b { (language.text("history-disputed")) } " " }
            (statement.text) " "
            span.marks { @for source in statement.by { (mark(*source, language)) } }
        }
    }
}

fn figure(station: &Station, game: Option<&AnyRules>, name: &str, language: Language) -> Markup {
    let problem = station.problem.as_deref().and_then(|id| CATALOGUE.find(id));
    html! {
        @if let Some(game) = game {
            figure { a href=(format!("/family/{}", game.id())) tabindex="-1" {
                img src=(format!("/family/{}/board.svg?letters=true", game.id())) loading="lazy" width="240" height="240"
                    alt=(language.text_with("history-start-of", "name", name));
            } }
        } @else if let Some(problem) = problem {
            figure.print { a href=(format!("/tsume/problems/{}", problem.id)) tabindex="-1" {
                img src=(in_book(&problem.start.to_setup().to_string())) loading="lazy" width="240" height="240"
                    alt=(language.text_with("history-problem-of", "name", name));
            } }
        } @else if let Some(drawn) = station.drawn {
            figure.own { (drawn::markup(drawn, language)) }
        }
    }
}

/// The presses that open what was played, and the pages that tell more.
fn doors(station: &Station, game: Option<&AnyRules>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let more: Vec<_> =
        station.see.iter().filter_map(|path| Some((path, super::glossary::place(path, language)?))).collect();
    html! {
        div.doors {
            @match game {
                Some(AnyRules::Two(game)) if game.id() == "shogi" => {
                    a.button.primary href="/play" { (text("history-play")) }
                    a.button href="/rules" { (text("history-game-page")) }
                },
                Some(AnyRules::Two(game)) => {
                    form method="post" action="/games" {
                        input type="hidden" name="variant" value=(game.id());
                        input type="hidden" name="opponent" value="computer";
                        input type="hidden" name="friendly" value="on";
                        button.primary { (text("history-play")) }
                    }
                    a.button href=(format!("/family/{}", game.id())) { (text("history-game-page")) }
                },
                Some(game) => a.button href=(format!("/family/{}", game.id())) { (text("history-game-page")) },
                None => @if let Some(problem) = &station.problem {
                    a.button.primary href=(format!("/tsume/problems/{problem}")) { (text("history-solve")) }
                },
            }
            @if !more.is_empty() {
                p.more {
                    span.quiet { (text("history-more")) } " "
                    @for (index, (path, name)) in more.iter().enumerate() {
                        @if index > 0 { " · " }
                        a href=(path) { (name) }
                    }
                }
            }
        }
    }
}

/// Who says all this: the five documents, and the glossary where none of them tells of it.
fn sources(language: Language) -> Markup {
    html! {
        section.sources {
            h2 { (language.text("history-sources")) }
            p { (language.text("history-sources-lead")) }
            dl { @for source in Source::ALL {
                dt id=(format!("source-{}", source.code().to_lowercase())) { (source.code()) }
                dd { (source.described(language)) }
            } }
        }
    }
}
