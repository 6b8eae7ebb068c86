//! `GET /embed/games/{id}`, `GET /embed/shared/{token}`, `GET /embed/tsume/{id}`: a board with what was played on it, or a problem
//! to solve, to stand in the pages of other sites. Nobody is recognised here and nothing is kept of who looks: no cookie is
//! read or set, and there is no button that acts for a visitor.

use super::family;
use super::layout::{Shown, bare_board, document, icon, page_data};
use super::record::Look;
use crate::web::api::records::{title, whole};
use crate::web::api::tsume::legal;
use crate::web::assets;
use crate::web::failure::Failed;
use crate::web::language::AskedFor;
use crate::web::peer::Peer;
use crate::web::writing::habit;
use axum::extract::{Path, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::games::AnyGame;
use dojo::library::game_of;
use dojo::live::Reader;
use dojo::trainer::CATALOGUE;
use dojo::two;
use dojo::who::Who;
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::Handicap;
use words::Language;

/// Where one goes in a game.
const STEPS: [&str; 4] = ["first", "previous", "next", "last"];

/// What one can do about a problem besides answering.
const TOOLS: [(&str, &str); 3] = [("hint", "hint"), ("again", "takeback"), ("give-up", "resign")];

/// A game of two that was made here, as far as it has come.
pub(crate) async fn game(
    State(app): State<App>,
    AskedFor(language): AskedFor,
    from: Peer,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let AnyGame::Two(agreed) = app.find_any(&id).await? else { return Err(Failure::NOT_FOUND.into()) };
    let snapshot = app.look(&agreed).await?;
    // Somebody who has no seat, at this game or at any other.
    let reader = Reader { language, visitor: Who::unknown(), names: app.names.clone() };
    let (handicap, family) = (agreed.agreement.handicap, agreed.agreement.family());
    let shown = app.copies.work(from.address, move || two::snapshot(&snapshot, &reader)).await?;
    let name =
        family.as_ref().map_or_else(|| language.text("game-title"), |game| family::name(game, language).to_owned());
    let variant = family.map_or(Value::Null, |game| family::for_script(&game, language));
    Ok(Frame {
        title: &name,
        full: &format!("/games/{id}"),
        variant,
        handicap,
        snapshot: format!("{{\"game\":{shown}}}"),
        beside: walk(language),
    }
    .page(language))
}

/// A record that its owner shares.
pub(crate) async fn shared(
    State(app): State<App>,
    AskedFor(language): AskedFor,
    Path(token): Path<String>,
) -> Result<Markup, Failed> {
    let kept = app.shared_record(&token).await?;
    let handicap = Handicap::from_name(&kept.card.facts.handicap).unwrap_or(Handicap::Even);
    let (name, base) = (title(&kept.card, language), format!("/api/v1/shared/{token}"));
    let reading = move || {
        let game = game_of(&kept)?;
        Ok::<_, Failure>((whole(&kept, &base, false, habit(language), language)?, game))
    };
    let (record, game) = app.gate.work(reading).await??;
    Ok(Frame {
        title: &name,
        full: &format!("/shared/{token}"),
        variant: Look::of(game.as_ref(), language).variant,
        handicap,
        snapshot: json!({ "record": record }).to_string(),
        beside: walk(language),
    }
    .page(language))
}

/// A mate problem. It is solved as a position that nobody knows: nothing is written into anybody's log.
pub(crate) async fn problem(AskedFor(language): AskedFor, Path(id): Path<String>) -> Result<Markup, Failed> {
    let problem = CATALOGUE.find(&id).ok_or(Failure::NOT_FOUND)?;
    let sfen = problem.start.to_string();
    let asked = json!({"id": null, "sfen": sfen, "plies": problem.plies, "legal": legal(&problem.start),
        "standing": null, "next": null});
    Ok(Frame {
        title: &language.text_with("tsume-problem-description", "count", problem.plies),
        full: &format!("/tsume/problems/{id}"),
        variant: Value::Null,
        handicap: Handicap::Even,
        snapshot: json!({ "problem": asked }).to_string(),
        beside: solving(language),
    }
    .page(language))
}

/// What stands in the frame.
struct Frame<'a> {
    title: &'a str,
    /// The page of the site that shows the same with all there is to it.
    full: &'a str,
    variant: Value,
    handicap: Handicap,
    /// For the script.
    snapshot: String,
    beside: Markup,
}

impl Frame<'_> {
    fn page(self, language: Language) -> Markup {
        let standard = self.variant.is_null();
        let body = html! {
            main.embed.family[!standard] id="main" {
                h1.unseen { (self.title) }
                shogi-board { @if standard { (bare_board()) } @else { div.board {} } }
                noscript { p { (language.text("game-needs-script")) } }
                (self.beside)
                p.full { a href=(self.full) target="_blank" rel="noopener" { (language.text("embed-full")) } }
            }
        };
        let shown = Shown { handicap: self.handicap, snapshot: Some(self.snapshot), variant: self.variant, text: None };
        let styles: &[&str] = if standard { &["board.css"] } else { &["board.css", "family.css"] };
        let script = html! {
            (page_data(&["embed.js"], Some(shown), language))
            script type="module" src=(assets::address("pages/embed.js")) {}
        };
        document(self.title, styles, &script, &body, language)
    }
}

fn walk(language: Language) -> Markup {
    html! {
        p.names {}
        div.replay role="group" aria-label=(language.text("game-replay")) {
            @for name in STEPS {
                button data-replay=(name) aria-label=(language.text(&format!("game-{name}"))) { (icon(name)) }
            }
        }
        p.place role="status" {}
    }
}

fn solving(language: Language) -> Markup {
    html! {
        p.verdict { (language.text("tsume-begin")) }
        div.answered hidden {
            button.primary data-action="back" hidden { (language.text("tsume-back")) }
            a.button data-go="next" hidden { (language.text("tsume-next")) }
        }
        div.replay role="group" aria-label=(language.text("tsume-tools")) {
            @for (name, icon_name) in TOOLS {
                button data-action=(name) { (icon(icon_name)) span { (language.text(&format!("tsume-{name}"))) } }
            }
        }
        p.said.unseen aria-live="polite" {}
    }
}
