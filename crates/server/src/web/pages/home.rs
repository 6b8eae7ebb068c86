//! `GET /`: a board that is alive, four doors — learn, play the computer, somebody new, a friend —, what waits for the visitor, and where
//! they lost most in their last game.

mod doors;
mod experience;
mod last_game;
mod waiting;

pub(crate) use experience::tell;

use super::games::entries;
use super::layout::{Page, Shown, bare_board};
use super::lobby::nights;
use super::people::here;
use super::tsume;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::picture::of_card;
use crate::web::reach::Reach;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Redirect, Response};
use dojo::app::App;
use dojo::games::Part;
use dojo::live::Reader;
use dojo::stored::{Agreed, time_of_day_ms};
use dojo::trainer::{Problem, Progress, day_of};
use dojo::who::Who;
use experience::{Experience, Told};
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use waiting::Waiting;
use words::Language;

/// So many games are shown below the doors.
const RECENT: i64 = 5;

/// What stands on the board.
enum Today {
    /// The visitor's own game.
    Game(Waiting),
    /// A mate problem of the day.
    Problem(&'static Problem),
    /// A game of others who let strangers watch, for whoever has solved the problem already.
    Watched(Agreed),
}

pub(crate) async fn home(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Told(experience): Told,
    Writing(notation): Writing,
    RawQuery(query): RawQuery,
) -> Result<Response, Failed> {
    // The form stood here once, and a position could be handed to it.
    if let Some(query) = query.filter(|query| query.contains("position=")) {
        return Ok(Redirect::permanent(&format!("/play?{query}")).into_response());
    }
    let recent = app.list(&visitor, &Part::default(), RECENT).await?;
    let progress = app.progress(&visitor).await?;
    let mut waiting = waiting::of(&app, &visitor, language).await?;
    let today = match waiting.iter().position(|game| game.in_place) {
        Some(place) => Today::Game(waiting.remove(place)),
        None => {
            let told = experience.and_then(Experience::problem);
            let problem = app.problem_of_day(&visitor, day_of(time_of_day_ms()), told).await?;
            let solved = progress.solved.contains(&problem.id);
            let watched = if solved { app.game_to_watch(&visitor).await? } else { None };
            watched.map_or(Today::Problem(problem), Today::Watched)
        }
    };
    let last = app.last_game(&visitor).await?;
    let looking = app.lobby.looking(&visitor);
    let followed = app.followed_by(&visitor).await?;
    let challenges = app.challenges_to(&visitor);
    let is_told = !app.measures.on(&visitor, time_of_day_ms()).is_empty();
    let is_new = experience.is_none() && recent.is_empty() && progress.tried.is_empty();
    let reader = Reader { language, visitor, names: app.names.clone() };
    let title = language.text("home-title");
    let body = html! {
        main.home id="main" {
            div.hello {
                h1 { (title) }
                p.lead { (language.text("home-lead")) }
                @if is_told { p.wrong role="alert" { a href="/account" { (language.text("home-told")) } } }
                (here(&followed, language))
                (nights::line(&app, language))
                @if is_new { (question(language)) }
            }
            @if !waiting.is_empty() || challenges > 0 { (waiting::list(&waiting, challenges, language)) }
            (doors::all(experience, &recent, looking, language))
            (board(&today, &progress, language))
            @if let Some(last) = &last {
                (last_game::section(last, &reader, notation, doors::level(experience, &recent)))
            }
            @if !recent.is_empty() {
                section.games {
                    h2 { (language.text("games-recent")) }
                    (entries(&recent, &reader))
                    p.more {
                        a href="/games" { (language.text("games-all")) } " · "
                        a href="/train" { (language.text("train-from-games")) }
                    }
                }
            }
        }
    };
    let picture = match &today {
        Today::Problem(problem) => Some(of_card(&problem.start.to_string())),
        // Nobody is shown the games of others without wanting to.
        Today::Game(_) | Today::Watched(_) => None,
    };
    let page = Page {
        language,
        title: &title,
        description: language.text("home-lead"),
        picture,
        path: "/",
        styles: &["board.css", "start.css", "home.css"],
        script: "home.js",
        game: Some(Shown {
            handicap: Handicap::Even,
            snapshot: Some(snapshot(&today, &progress).to_string()),
            variant: Value::Null,
            text: None,
        }),
        body,
    };
    Ok(page.render(&reach).into_response())
}

/// For the script.
fn snapshot(today: &Today, progress: &Progress) -> Value {
    match today {
        Today::Game(game) => json!({"game": game.id.as_str()}),
        Today::Watched(game) => json!({"game": game.id.as_str()}),
        Today::Problem(problem) => {
            let mut told = tsume::snapshot(problem, progress);
            told["next"] = "/tsume/next".into();
            json!({"problem": told})
        }
    }
}

/// Who plays, Black first.
fn names(game: &Agreed) -> String {
    let name = |color| game.seats.player(color).map_or("", |seat| seat.name.as_str());
    format!("☗ {} – ☖ {}", name(Color::Black), name(Color::White))
}

/// Asked once: what is offered, and how the pieces look, goes by the answer.
fn question(language: Language) -> Markup {
    html! {
        form.experience method="post" action="/welcome" {
            p { (language.text("home-experience")) }
            div.buttons {
                @for experience in Experience::ALL {
                    button name="experience" value=(experience.code()) {
                        (language.text(&format!("home-experience-{}", experience.code())))
                    }
                }
            }
        }
    }
}

/// Today's board: one's own game, or a problem, played here.
fn board(today: &Today, progress: &Progress, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let days = progress.standing.days_on(day_of(time_of_day_ms()));
    html! {
        section.today {
            header {
                @match today {
                    Today::Game(game) => {
                        h2 { a href=(format!("/games/{}", game.id)) { (text("home-your-game")) } }
                        span.quiet { (game.who) }
                    },
                    Today::Watched(game) => {
                        h2 { a href=(format!("/games/{}", game.id)) { (text("home-watch")) } }
                        span.quiet { (names(game)) }
                    },
                    Today::Problem(problem) => {
                        h2 { a href=(format!("/tsume/problems/{}", problem.id)) { (text("home-problem")) } }
                        span.quiet {
                            (language.text_with("tsume-plies", "count", problem.plies))
                            @if progress.solved.contains(&problem.id) { " · ✓ " (text("tsume-solved")) }
                            @if days > 0 { " · " (language.text_with("home-days", "count", days)) }
                        }
                    },
                }
            }
            shogi-board { (bare_board()) }
            noscript { p { (text("game-needs-script")) } }
            div.under {
                p.verdict {}
                div.do {
                    @match today {
                        Today::Game(game) => a.button.primary href=(format!("/games/{}", game.id)) { (text("home-to-game")) },
                        Today::Watched(game) => {
                            a.button.primary href=(format!("/games/{}", game.id)) { (text("home-to-watch")) }
                            a.button href="/tsume/next" { (text("tsume-next")) }
                        },
                        Today::Problem(_) => {
                            span.answered hidden {
                                button.primary data-action="back" hidden { (text("tsume-back")) }
                                a.button.primary data-go="next" hidden { (text("tsume-next")) }
                            }
                            button data-action="hint" { (text("tsume-hint")) }
                            button data-action="give-up" { (text("tsume-give-up")) }
                        },
                    }
                }
            }
            p.said.unseen aria-live="polite" {}
        }
    }
}
