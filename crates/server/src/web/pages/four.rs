//! The game for four: `GET /family/yonin` tells its rules and has the form that starts it, `POST /family/yonin` does what the
//! form says. Its board stands where those of all games do: `GET /games/{id}`.

mod rules;

use super::family::marks;
use super::game::waiting::{Invitation, Way, address, withdraws};
use super::game::{self, dialogs};
use super::layout::{Page, Shown};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use crate::web::send::send;
use crate::web::text_view::TextView;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::copies::Copy;
use dojo::failure::Failure;
use dojo::four::{Agreed, Whole, Wish};
use dojo::live::Reader;
use dojo::random::GameId;
use dojo::who::Who;
use maud::{Markup, html};
pub(crate) use rules::rules;
use serde_json::{Value, json};
use shogi::Handicap;
use variants::yonin::{Rules, SIDE, Seat};
use words::Language;

const STYLES: [&str; 4] = ["board.css", "game.css", "family.css", "yonin.css"];

pub(crate) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let id = app.make_four(visitor, from.address, wanted).await?;
    Ok(Redirect::to(&format!("/games/{id}")))
}

/// Where a game stood before every game had the same address.
pub(crate) async fn moved(Path(id): Path<String>) -> Result<Redirect, Failed> {
    let id: GameId = id.parse().map_err(|()| Failure::NOT_FOUND)?;
    Ok(Redirect::permanent(&format!("/games/{id}")))
}

/// The board of a game for four.
pub(super) async fn game(
    app: &App,
    agreed: Agreed,
    (reader, way, text): (Reader, Way, TextView),
    reach: &Reach,
    from: Peer,
    headers: &HeaderMap,
) -> Result<Response, Failed> {
    let shown = app.look_four(&agreed).await?;
    let reach = reach.clone();
    let offered = way.leads_to_seat(None);
    let write = move || Copy::page(page(&agreed, &shown, (&reader, offered, text), &reach).into_string());
    let copy = app.copies.work(from.address, write).await?;
    send(&app.copies, copy, from.address, headers).await
}

fn page(agreed: &Agreed, shown: &Whole, (reader, offered, view): (&Reader, bool, TextView), reach: &Reach) -> Markup {
    let language = reader.language;
    let path = format!("/games/{}", agreed.id);
    let text = |id: &str| language.text(id);
    let seats: Vec<(&str, String)> = agreed.free().map(|seat| (seat.code(), seat_name(seat, language))).collect();
    let terms = terms(agreed, language);
    let withdraws = withdraws(agreed, reader);
    let invitation = Invitation {
        path: &path,
        terms: &terms,
        key: None,
        withdraws,
        calendar: None,
        host: None,
        seats: Some(&seats),
    };
    let body = html! {
        main.table.four id="main" data-game=(agreed.id) data-watch[!offered] {
            h1.unseen { (text("yonin-title")) }
            shogi-board { div.board {} }
            section.card.waiting hidden { (invitation.card(language)) }
            section.card.ceremony hidden {}
            (game::messages(language))
            (game::record(&format!("/api/v1{path}/file"), &terms, language))
            div.beside {
                ol.places hidden {}
                div.offer role="group" hidden {}
                div.standstill role="group" hidden {}
                div.after hidden {}
                section.lots hidden {}
                aside.impasse hidden {}
                p.about { a href="/family/yonin" target="_blank" { (text("family-rules")) } }
                (game::tools(language))
                (complaints(agreed, reader))
            }
            (game::study(None, language))
            (dialogs::of_four(language))
        }
    };
    let variant = for_script(&agreed.agreement.rules, language);
    let snapshot = Some(shown.snapshot(reader).to_string());
    let shown = Shown { handicap: Handicap::Even, snapshot, variant, text: Some(view) };
    let title = text("yonin-title");
    Page {
        language,
        title: &title,
        description: text("yonin-lead"),
        picture: None,
        path: &address(&path, None, offered),
        styles: &STYLES,
        script: "game.js",
        game: Some(shown),
        body,
    }
    .render(reach)
}

/// Who plays can complain of the people at the other seats; before all have come it is not shown.
fn complaints(agreed: &Agreed, reader: &Reader) -> Markup {
    let language = reader.language;
    let is_own = |seat: &Option<dojo::seats::Seat>| seat.as_ref().is_some_and(|seat| seat.visitor == reader.visitor);
    let others = Seat::ALL
        .into_iter()
        .filter(|seat| agreed.agreement.computers[seat.index()].is_none() && !is_own(&agreed.seats[seat.index()]));
    let others: Vec<Seat> = others.filter(|_| agreed.seats.iter().any(is_own)).collect();
    html! {
        @if !others.is_empty() {
            p.complaint {
                (language.text("report-link-four")) " "
                @for seat in others {
                    a href=(format!("/report?game={}&seat={}", agreed.id, seat.code())) { (seat_name(seat, language)) } " "
                }
            }
        }
    }
}

/// What was agreed, in words: the clock, how strict the referee is, and whatever is read otherwise than usual.
fn terms(agreed: &Agreed, language: Language) -> String {
    let agreement = &agreed.agreement;
    let ruleset = language.text(&format!("yonin-ruleset-{}", agreement.ruleset.base()));
    let readings = agreement.rules.readings();
    let readings = readings.iter().map(|(_, reading)| language.text(&format!("yonin-reading-{reading}")));
    [words::clock(agreement.clock, language), ruleset].into_iter().chain(readings).collect::<Vec<_>>().join(" · ")
}

pub(super) fn seat_name(seat: Seat, language: Language) -> String {
    language.text(&format!("seat-{}", seat.code()))
}

/// What a script must know of the game to show it.
pub(super) fn for_script(rules: &Rules, language: Language) -> Value {
    let kind = |kind: &variants::Kind| {
        let known = json!({
            "name": words::piece_of_family(kind, language),
            "short": kind.short,
            "letters": kind.id.trim_start_matches('+'),
            "promoted": kind.is_promoted,
            "marks": marks(kind),
            "royal": kind.royal,
            "in_hand": kind.goes_to_hand && !kind.is_promoted,
            "other": kind.other_face.map(|face| rules.kind(face).id.as_str()),
        });
        (kind.id.clone(), known)
    };
    json!({
        "files": SIDE,
        "ranks": SIDE,
        "seats": Seat::ALL,
        "start": rules.start(),
        "drops": {"either_face": false},
        "kinds": rules.kinds().iter().map(kind).collect::<serde_json::Map<_, _>>(),
    })
}
