//! `GET /games/{id}`: the board, for playing and for looking through a game.

mod appointment;
mod card;
mod conditional;
pub(super) mod dialogs;
pub(super) mod waiting;

pub(crate) use appointment::appointment;
pub(crate) use conditional::{conditional, decide};

use super::analysis;
use super::family;
use super::form;
use super::four;
use super::keys;
use super::layout::{Page, Shown, bare_board, icon};
use super::record::to_training;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use crate::web::send::send;
use crate::web::text_view::TextView;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dojo::agreement::Agreement;
use dojo::app::App;
use dojo::copies::{Copy, Kind};
use dojo::games::AnyGame;
use dojo::lessons::Place;
use dojo::live::{Hosted as _, Reader};
use dojo::stored::Agreed;
use dojo::two::{self, LONGEST_REMARK, Snapshot};
use dojo::variant::Variant;
use dojo::who::Who;
use maud::{Markup, html};
use serde_json::Value;
use waiting::{Invitation, Way, address, withdraws};
use words::Language;

/// The tools, and what of the game allows each.
const TOOLS: [(&str, Option<&str>); 6] = [
    ("takeback", Some("takeback")),
    ("hint", Some("hint")),
    ("offer", None),
    ("resign", Some("resign")),
    ("flip", None),
    ("settings", None),
];

const STYLES: [&str; 3] = ["board.css", "game.css", "analysis.css"];
const FAMILY_STYLES: [&str; 4] = ["board.css", "game.css", "analysis.css", "family.css"];

pub(crate) async fn game(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    (from, headers, text): (Peer, HeaderMap, TextView),
    (Path(id), Query(way)): (Path<String>, Query<Way>),
) -> Result<Response, Failed> {
    let reader = Reader { language, visitor, names: app.names.clone() };
    let agreed = match app.find_any(&id).await? {
        AnyGame::Two(agreed) => agreed,
        AnyGame::Four(agreed) => {
            return four::game(&app, *agreed, (reader, way, text), &reach, from, &headers).await;
        }
    };
    let (game, offered) = (agreed.clone(), way.leads_to_seat(agreed.agreement.key.as_deref()));
    let write = move |snapshot: &Snapshot, reader: &Reader| {
        Copy::page(page(&game, snapshot, (reader, offered, text), &reach).into_string())
    };
    let kind = |seats, here| Kind::Page { seats, here, offered, as_text: text == TextView::On };
    let copy = app.copy_for(&agreed, reader, from.address, kind, write).await?;
    send(&app.copies, copy, from.address, &headers).await
}

/// `offered`: whether the reader has come by a link that leads to a seat.
fn page(
    agreed: &Agreed,
    snapshot: &Snapshot,
    (reader, offered, text): (&Reader, bool, TextView),
    reach: &Reach,
) -> Markup {
    let language = reader.language;
    let path = format!("/games/{}", agreed.id);
    let key = agreed.agreement.key.as_deref().filter(|_| offered || agreed.has_seat(&reader.visitor));
    let terms = terms(&agreed.agreement, language);
    let withdraws = withdraws(agreed, reader);
    let calendar = appointment::path(agreed);
    let host = reader.names.of(&agreed.owner).filter(|_| agreed.owner != reader.visitor).map(|name| name.to_string());
    let invitation = Invitation { path: &path, terms: &terms, key, withdraws, calendar, host, seats: None };
    let game = agreed.agreement.family();
    let name =
        game.as_ref().map_or_else(|| language.text("game-title"), |game| family::name(game, language).to_owned());
    let title = card::title(snapshot, reader).unwrap_or_else(|| name.clone());
    let description = card::description(&name, snapshot, language);
    let picture = card::picture(snapshot);
    let untimed = !agreed.agreement.is_timed();
    let body = html! {
        main.table.family[game.is_some()] id="main" data-game=(agreed.id) data-watch[!offered] {
            h1.unseen { (name) }
            shogi-board { @if game.is_some() { div.board {} } @else { (bare_board()) } }
            @for place in ["far", "near"] {
                section class=(format!("player {place}")) {
                    span.who { span.mark {} span.name {} span.presence {} }
                    shogi-clock role="timer" hidden[untimed] {}
                }
            }
            section.card.waiting hidden { (invitation.card(language)) }
            section.card.ceremony hidden {}
            (messages(language))
            (record(&format!("{path}/kif"), &terms, language))
            div.beside {
                (boards(agreed, reader))
                div.offer role="group" hidden {}
                div.standstill role="group" hidden {}
                @if let Some(variant) = &agreed.agreement.variant { (about(variant, language)) }
                @if agreed.is_played_by(&reader.visitor) { (task(&agreed.agreement, language)) }
                (greetings(language))
                (talk(language))
                div.after hidden {}
                ul.numbers hidden {}
                section.lots hidden {}
                aside.impasse hidden {}
                (tools(language))
                @if agreed.agreement.is_by_the_day() && agreed.is_played_by(&reader.visitor) {
                    (conditional::way(agreed.id.as_str(), language))
                }
                (complaint(agreed, reader))
            }
            (study(Some(agreed).filter(|game| game.agreement.variant.is_none()), language))
            (dialogs::all(language))
        }
    };
    let page = Page {
        language,
        title: &title,
        description,
        picture,
        path: &address(&path, key, offered),
        styles: if game.is_some() { &FAMILY_STYLES } else { &STYLES },
        script: "game.js",
        game: Some(Shown {
            handicap: agreed.agreement.handicap,
            snapshot: Some(two::snapshot(snapshot, reader)),
            variant: game.map_or(Value::Null, |game| family::for_script(&game, language)),
            text: Some(text),
        }),
        body,
    };
    page.render(reach)
}

/// What is told in passing, and how the game stands.
pub(super) fn messages(language: Language) -> Markup {
    html! {
        div.messages {
            p.status {}
            button.further data-action="now" hidden { (language.text("game-now")) }
            button.calls data-action="calls" hidden aria-pressed="true" aria-label=(language.text("game-calls"))
                title=(language.text("game-calls")) { (icon("calls")) (icon("calls-off")) }
            p.courtesy hidden {}
            p.watching hidden {}
            p.notice {}
            div.chosen role="group" aria-label=(language.text("game-chosen")) hidden {}
        }
        noscript { p { (language.text("game-needs-script")) } }
    }
}

/// What a player does beside moving.
pub(super) fn tools(language: Language) -> Markup {
    html! {
        div.tools role="group" aria-label=(language.text("game-tools")) {
            @for (name, can) in TOOLS {
                button data-action=(name) data-can=[can] {
                    (icon(name)) span { (language.text(&format!("game-{name}"))) }
                }
            }
            (peek(language))
        }
    }
}

/// Where a page has no settings of its own: for who plays blindfold a look at the pieces, and the way back to seeing them.
pub(super) fn blindfold(language: Language) -> Markup {
    html! {
        div.blindfold hidden {
            (peek(language))
            button data-action="sighted" { span { (language.text("blindfold-off")) } }
        }
    }
}

/// Who plays blindfold looks at the pieces for a moment: a press shows them, another hides them.
pub(super) fn peek(language: Language) -> Markup {
    html! { button data-action="peek" aria-pressed="false" hidden { span { (language.text("game-peek")) } } }
}

/// Who plays with somebody else can complain of them; before the other has come it is not shown.
fn complaint(agreed: &Agreed, reader: &Reader) -> Markup {
    let own = agreed.seats.sides_of(&reader.visitor).iter().next().filter(|_| agreed.agreement.between_two);
    html! {
        @if let Some(own) = own {
            p.complaint {
                a href=(format!("/report?game={}&seat={}", agreed.id, (!own).name())) { (reader.language.text("report-link")) }
            }
        }
    }
}

/// The analysis of a game that is over, and what is read out.
pub(super) fn study(standard: Option<&Agreed>, language: Language) -> Markup {
    html! {
        div.study-of-game hidden {
            (analysis::labels(language))
            (analysis::graph())
            (analysis::panel(language))
            @if let Some(game) = standard { (to_training("game", &game.id, language)) }
        }
        button.unseen data-action="announce" aria-keyshortcuts="F2" { (language.text("game-announce")) }
        (keys::typed_moves(language))
        p.said.unseen aria-live="polite" {}
    }
}

/// What a piece is that the reader points at, and where the rules stand.
pub(super) fn about(variant: &Variant, language: Language) -> Markup {
    let rules = format!("/family/{}?{}", variant.name(), variant.readings().replace(' ', "&"));
    html! {
        section.about {
            div.pointed aria-live="off" hidden { img alt="" width="84" height="84"; p { strong lang="ja" {} br; span.quiet {} } }
            p { a href=(rules.trim_end_matches('?')) target="_blank" { (language.text("family-rules")) } }
        }
    }
}

/// Who plays at several boards goes on to the next that waits for them.
fn boards(agreed: &Agreed, reader: &Reader) -> Markup {
    let simul = agreed.agreement.simul.as_deref().filter(|_| agreed.owner == reader.visitor);
    html! {
        @if let Some(simul) = simul {
            nav.boards aria-label=(reader.language.text("simul-all")) data-simul=(simul) {
                a href=(format!("/teach/boards/{simul}")) { (reader.language.text("simul-all")) }
                a.button.next hidden aria-keyshortcuts="n" { (reader.language.text("ui-simul-next")) " (" span.waiting {} ")" }
                span.none hidden { (reader.language.text("ui-simul-none-waits")) }
            }
        }
    }
}

/// At a game that is a task: the teacher of a lesson, or the way back to what was set.
fn task(agreement: &Agreement, language: Language) -> Markup {
    match agreement.lesson.as_deref() {
        None => html! {},
        Some(item) if Place::of_item(item).is_some() => teacher(language),
        Some(_) => html! { p { a href="/teach" { (language.text("teach-back-to-set")) } } },
    }
}

/// What the teacher says, to the pupil alone.
fn teacher(language: Language) -> Markup {
    html! {
        section.teacher aria-label=(language.text("teacher")) {
            h2 { (language.text("teacher")) }
            ul aria-live="polite" {}
            p.back hidden { a.button href="/school" { (language.text("teacher-back")) } }
        }
    }
}

/// What the players say to each other in fixed words.
fn greetings(language: Language) -> Markup {
    html! {
        section.greetings hidden {
            h2.unseen { (language.text("greetings")) }
            // What is said is read out by the page's own voice.
            ol {}
            div.buttons {}
        }
    }
}

/// What is said in the review: for those who watch, too, but only players say something.
fn talk(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.talk hidden {
            h2.unseen { (text("talk")) }
            button.mute type="button" data-action="mute" aria-pressed="false" { (text("talk-mute")) }
            p.muted role="status" hidden { (text("talk-muted")) }
            ol role="log" aria-live="polite" aria-label=(text("talk")) {}
            form hidden {
                input type="text" name="remark" required maxlength=(LONGEST_REMARK) autocomplete="off" enterkeyhint="send"
                    aria-label=(text("talk-remark")) placeholder=(text("talk-remark"));
                button { (text("talk-say")) }
            }
        }
    }
}

/// The moves, what was agreed, and the record as a file, which stands at the address `file` for who has no script.
pub(super) fn record(file: &str, terms: &str, language: Language) -> Markup {
    html! {
        section.record {
            h2 { (language.text("game-moves")) }
            p.terms { (terms) }
            move-list {}
            div.replay role="group" aria-label=(language.text("game-replay")) {
                @for name in ["first", "previous", "next", "last"] {
                    button data-replay=(name) aria-label=(language.text(&format!("game-{name}"))) { (icon(name)) }
                }
            }
            a.button.kif data-action="export" href=(file) {
                (icon("download")) " " (language.text("record-export"))
            }
        }
    }
}

/// What was agreed, in words: handicap, clock, rules, and what else there is.
fn terms(agreement: &Agreement, language: Language) -> String {
    let [black, white] = agreement.clocks.map(|clock| words::clock(clock, language));
    let clocks = if black == white { black } else { format!("☗ {black}, ☖ {white}") };
    let ruleset = language.text_with("terms-rules", "rules", words::ruleset(&agreement.ruleset, language));
    let mut parts = vec![form::name_of_start(agreement, language), clocks, ruleset];
    parts.extend(form::ways(agreement, language));
    // Whoever sits down agrees to it, so they are told before.
    parts.extend(agreement.watched.then(|| language.text("terms-watched")));
    parts.extend(agreement.rated.then(|| language.text("lobby-rated")));
    parts.extend(agreement.simul.is_some().then(|| language.text("terms-simul")));
    parts.join(" · ")
}
