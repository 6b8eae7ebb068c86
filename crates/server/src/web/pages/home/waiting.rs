//! The visitor's games that go on: whose turn it is, and who has not come yet.

use crate::web::failure::Failed;
use crate::web::pages::games::opponent;
use dojo::app::App;
use dojo::games::AnyGame;
use dojo::live::{Hosted as _, Reader};
use dojo::random::GameId;
use dojo::stored::Agreed;
use dojo::two::PhaseView;
use dojo::who::Who;
use maud::{Markup, html};
use shogi::Color;
use std::time::Duration;
use words::Language;

/// So many are looked for.
const MOST: i64 = 4;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum For {
    /// The visitor, whom the other expects before the first move.
    Come,
    /// The visitor.
    You,
    /// Somebody who has been invited.
    Guest,
    /// The others.
    Others,
}

impl For {
    const fn code(self) -> &'static str {
        match self {
            For::Come => "come",
            For::You => "you",
            For::Guest => "guest",
            For::Others => "others",
        }
    }
}

/// A game that goes on.
pub(super) struct Waiting {
    pub(super) id: GameId,
    /// Against whom.
    pub(super) who: String,
    what: For,
    /// By the day: what is left to the visitor.
    left: Option<Duration>,
    /// Whether it can be played on the board of the home page.
    pub(super) in_place: bool,
}

/// The games of a visitor that go on, those that wait for them first.
pub(super) async fn of(app: &App, visitor: &Who, language: Language) -> Result<Vec<Waiting>, Failed> {
    let reader = Reader { language, visitor: visitor.clone(), names: app.names.clone() };
    let mut found = Vec::new();
    for game in app.games_going_on(visitor, MOST).await? {
        found.extend(match &game {
            AnyGame::Two(agreed) => of_two(app, agreed, &reader).await?,
            AnyGame::Four(agreed) => Some(Waiting {
                id: agreed.id.clone(),
                who: language.text("yonin-name"),
                what: if agreed.free().next().is_some() { For::Guest } else { For::Others },
                left: None,
                in_place: false,
            }),
        });
    }
    // Of those that take weeks, too, that were begun long ago.
    for (agreed, left) in app.to_move_by_the_day(visitor).await? {
        match found.iter_mut().find(|game| game.id == agreed.id) {
            Some(game) => game.left = Some(left),
            None => found.push(Waiting {
                who: opponent(&agreed, &reader),
                id: agreed.id,
                what: For::You,
                left: Some(left),
                in_place: false,
            }),
        }
    }
    found.sort_by_key(|game| (game.what, game.left.is_none(), game.left));
    Ok(found)
}

async fn of_two(app: &App, agreed: &Agreed, reader: &Reader) -> Result<Option<Waiting>, Failed> {
    let snapshot = app.look(agreed).await?;
    let sides = agreed.seats.sides_of(&reader.visitor);
    // It may have ended since it was looked for.
    if snapshot.standing.outcome.is_some() {
        return Ok(None);
    }
    let own = sides.iter().collect::<Vec<_>>();
    let has_other = |here: &[bool; 2]| Color::ALL.iter().any(|color| here[color.index()] && !own.contains(color));
    let what = if agreed.seats.free(&agreed.agreement).next().is_some() {
        For::Guest
    } else if matches!(&snapshot.standing.phase, PhaseView::Waiting { here } if has_other(here)) {
        For::Come
    } else if own.contains(&snapshot.standing.turn) {
        For::You
    } else {
        For::Others
    };
    let in_place = what != For::Guest
        && own.len() == 1
        && agreed.agreement.family().is_none()
        && agreed.appointed_ms().is_none()
        // Looking at the board is coming to it.
        && snapshot.ceremony.is_none()
        // Nor is who waits for the other told that they have come, and no clock runs, because somebody looks at this page.
        && (!agreed.agreement.between_two || matches!(snapshot.standing.phase, PhaseView::Playing));
    Ok(Some(Waiting { id: agreed.id.clone(), who: opponent(agreed, reader), what, left: None, in_place }))
}

/// Those that are not on the board.
pub(super) fn list(games: &[Waiting], challenges: usize, language: Language) -> Markup {
    html! {
        section.waits aria-label=(language.text("home-waits")) {
            h2 { (language.text("home-waits")) }
            ul {
                @if challenges > 0 {
                    li { a href="/lobby" {
                        b { (language.text_with("home-challenged", "count", challenges)) }
                        span { (language.text("home-challenged-go")) }
                    } }
                }
                @for game in games {
                    li { a href=(format!("/games/{}", game.id)) {
                        b { (language.text(&format!("home-waits-{}", game.what.code()))) }
                        span {
                            (game.who)
                            @if let Some(left) = game.left { " · " span.quiet { (words::time_left(left, language)) } }
                        }
                    } }
                }
            }
        }
    }
}
