//! Which address is answered by what.

use super::site::Site;
use crate::web::api::{
    self, assignments, glossary, history, passkeys, patterns, records, school, simuls, training, tsume,
};
use crate::web::failure::Failed;
use crate::web::{assets, code, failure, found, identity, overload, pages, peer, picture, security};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Redirect;
use axum::routing::{delete, get, post};
use dojo::failure::Failure;
use tower_http::compression::CompressionLayer;

/// No request of ours is longer.
const LONGEST_BODY: usize = 8 * 1024;

/// A position may be read from a whole record.
const LONGEST_POSITION: usize = 64 * 1024;

impl Site {
    /// Everything this site answers.
    pub fn router(&self) -> Router {
        let identities = self.app.identities.clone();
        let identify = from_fn_with_state(identities.clone(), identity::identify);
        let pages = Router::new()
            .route("/", get(pages::home))
            .route("/welcome", post(pages::tell_experience))
            .route("/play", get(pages::play))
            .route("/games", get(pages::games).post(pages::start))
            .route("/games/{id}", get(pages::game))
            .route("/games/{id}/kif", get(pages::kif))
            .route("/games/{id}/join", post(pages::join))
            .route("/games/{id}/withdraw", post(pages::withdraw))
            .route("/games/{id}/rematch", post(pages::rematch))
            .route("/family", get(pages::family))
            .route("/family/{game}", get(pages::rules_of_family))
            .route("/family/yonin", get(pages::four::rules).post(pages::four::start))
            // Addresses from before every game had the same.
            .route("/yonin", get(async || Redirect::permanent("/family/yonin")))
            .route("/yonin/{id}", get(pages::four::moved))
            .route("/family/{game}/board.svg", get(pages::board_of_family))
            .route("/family/{game}/{piece}/moves.svg", get(pages::moves_of_piece))
            .route("/library", get(pages::library))
            .route("/library/selected", post(pages::selected))
            .route("/library/{id}", get(pages::record))
            .route("/shared/{token}", get(pages::shared))
            .route("/editor", get(pages::editor))
            .route("/tsume", get(pages::tsume))
            .route("/tsume/daily", get(pages::daily_problem))
            .route("/tsume/next", get(pages::next_problem))
            .route("/tsume/problems/{id}", get(pages::problem))
            .route("/tsume/classics", get(pages::classics))
            .route("/tsume/sheet.pdf", get(pages::sheet))
            .route("/tsume/board", get(pages::own_problem))
            .route("/school", get(pages::school))
            .route("/school/{lesson}", get(pages::lesson))
            .route("/school/{lesson}/{task}", get(pages::task))
            .merge(training())
            .route("/strategy", get(pages::strategy))
            .route("/strategy/{id}", get(pages::pattern))
            .merge(teaching())
            .route("/strategy/games/{number}", get(pages::example))
            .route("/values", get(async || Redirect::to("/rules/pieces#values")))
            .route("/school/{lesson}/{task}/game", post(pages::begin_game))
            .route("/rules", get(pages::rules))
            .route("/rules/booklet.pdf", get(pages::booklet))
            .route("/rules/{chapter}", get(pages::chapter))
            .route("/history", get(pages::history))
            .route("/glossary", get(pages::glossary))
            .route("/glossary/{id}", get(pages::term))
            .route("/account", get(pages::account::show))
            .route("/account/new", post(pages::account::sign_up))
            .route("/account/in", post(pages::account::sign_in))
            .route("/account/in/code", post(pages::account::show_code))
            .route("/account/out", post(pages::account::sign_out))
            .route("/account/back", get(pages::account::before_coming_back).post(pages::account::come_back))
            .route("/account/password", post(pages::account::change_password))
            .route("/account/codes", post(pages::account::new_codes))
            .route("/account/authenticator", get(pages::account::authenticator))
            .route("/account/authenticator", post(pages::account::want_authenticator))
            .route("/account/authenticator/first", post(pages::account::set_authenticator))
            .route("/account/authenticator/remove", post(pages::account::remove_authenticator))
            .route("/account/devices/{device}", post(pages::account::end_device))
            .route("/account/warnings/{number}", post(pages::account::have_read))
            .route("/account/appeals/{number}", post(pages::account::appeal))
            .route("/account/appeal", post(pages::account::appeal_from_outside))
            .merge(club())
            .route("/account/data", get(pages::account::data))
            .route("/account/data.zip", get(pages::account::archive))
            .route("/account/leave", post(pages::account::leave))
            .route("/account/stay", post(pages::account::stay))
            .route("/account/blocks", post(pages::account::block))
            .route("/account/blocks/end", post(pages::account::unblock))
            .route("/account/tokens", post(pages::account::make_token))
            .route("/account/tokens/{id}", post(pages::account::end_token))
            .route("/account/passkeys", post(pages::account::add_passkey))
            .route("/account/passkeys/new", post(pages::account::sign_up_by_passkey))
            .route("/account/passkeys/in", post(pages::account::sign_in_by_passkey))
            .route("/account/passkeys/{id}/remove", post(pages::account::remove_passkey))
            .route("/about", get(pages::about))
            .route("/help", get(pages::help))
            .route("/privacy", get(pages::privacy))
            .route("/licences", get(pages::licences))
            .route(found::OFFLINE, get(pages::offline))
            .route("/language", post(pages::choose_language))
            .route("/text", post(pages::text::choose))
            .route("/forget", get(pages::before_forgetting).post(pages::forget))
            .fallback(async || Failed::from(Failure::NOT_FOUND))
            .layer(identify)
            .layer(from_fn_with_state(self.reach.clone(), security::refuse_other_sites))
            .layer(from_fn_with_state(self.requests.clone(), overload::guard))
            .layer(from_fn(security::refuse_nul))
            .layer(from_fn_with_state(self.reach.clone(), failure::as_page));
        let api = Router::new()
            .route("/games", get(api::list).post(api::create))
            .route("/games/{id}", get(api::show))
            .route("/games/{id}/live", get(api::live))
            .route("/games/{id}/join", post(api::join))
            .route("/games/{id}/withdraw", post(api::withdraw))
            .route("/games/{id}/rematch", post(api::rematch))
            .route("/link", get(code::link))
            .route("/analysis", get(api::analysis))
            .route("/position", post(api::position).layer(DefaultBodyLimit::max(LONGEST_POSITION)))
            .route("/moves", get(api::moves))
            .route("/refusal", get(api::refusal))
            .route("/sight", get(api::sight))
            .route("/read", get(api::read_move))
            .route("/texts", post(api::texts))
            .route("/line", post(api::line).layer(DefaultBodyLimit::max(LONGEST_POSITION)))
            .route("/games/{id}/record", post(records::collect))
            .route("/games/{id}/file", get(records::file_of_game))
            .route("/games/{id}/formats", get(records::formats_of_game))
            .route("/games/{id}/labels", get(records::labels_of_game))
            .route("/games/{id}/advice", get(school::advice))
            .merge(library())
            .merge(challenges())
            .route("/patterns", get(patterns::list))
            .route("/patterns/{id}", get(patterns::show))
            .route("/history", get(history::list))
            .route("/glossary", get(glossary::list))
            .route("/glossary/{id}", get(glossary::show))
            .route("/assignments", get(assignments::list).post(assignments::set))
            .route("/assignments/{id}", get(assignments::show))
            .route("/simuls", get(simuls::list).post(simuls::make))
            .route("/simuls/{id}", get(simuls::show))
            .route("/school", get(school::lessons))
            .route("/school/answer", post(school::answer))
            .route("/school/hint", post(school::hint))
            .nest("/tsume", trainer())
            .nest("/train", trained())
            .fallback(async || Failed::from(Failure::NOT_FOUND))
            .layer(from_fn_with_state(identities, identity::identify_program))
            .layer(from_fn_with_state(self.reach.clone(), security::refuse_other_sites_at_api))
            .layer(from_fn_with_state(self.requests.clone(), overload::guard))
            .layer(from_fn(security::refuse_nul))
            .layer(from_fn(failure::as_json));
        let embedded = Router::new()
            .route("/embed/games/{id}", get(pages::embed::game))
            .route("/embed/shared/{token}", get(pages::embed::shared))
            .route("/embed/tsume/{id}", get(pages::embed::problem))
            .layer(from_fn_with_state(self.requests.clone(), overload::guard))
            .layer(from_fn(security::refuse_nul))
            .layer(from_fn(failure::as_embedded))
            .layer(from_fn(security::let_into_frames));
        let pictures = Router::new()
            .route("/picture.svg", get(picture::svg))
            .route("/picture.png", get(picture::png))
            .route("/picture.gif", get(picture::gif))
            .route("/code.svg", get(code::svg))
            .layer(from_fn_with_state(self.requests.clone(), overload::guard))
            .layer(from_fn(failure::as_json));
        let found = Router::new()
            .route(found::MANIFEST, get(found::manifest))
            .route("/robots.txt", get(found::robots))
            .route(found::SITEMAP, get(found::sitemap))
            .route("/favicon.ico", get(found::favicon))
            .route("/sw.js", get(found::service_worker));
        pages
            .nest("/api/v1", api)
            .merge(embedded)
            .merge(pictures)
            .merge(found)
            .route("/static/{*path}", get(assets::get))
            .layer(DefaultBodyLimit::max(LONGEST_BODY))
            .layer(CompressionLayer::new())
            .layer(from_fn(security::add_headers))
            .layer(from_fn_with_state((self.proxies.clone(), self.reach.clone()), peer::identify))
            .with_state(self.clone())
    }
}

/// Who looks after the people here, and what people complain of.
fn club() -> Router<Site> {
    Router::new()
        .route("/club", get(pages::club::club))
        .route("/club/new", post(pages::club::enrol))
        .route("/club/log", get(pages::club::log))
        .route("/club/people/{name}", get(pages::club::person))
        .route("/club/people/{name}/card", post(pages::club::help))
        .route("/club/people/{name}/minor", post(pages::club::set_minor))
        .route("/club/people/{name}/role", post(pages::club::grant_or_withdraw))
        .route("/club/people/{name}/measure", post(pages::club::measure))
        .route("/moderate", get(pages::moderate::moderate))
        .route("/moderate/{number}", post(pages::moderate::decide))
        .route("/moderate/appeals/{number}", post(pages::moderate::answer))
        .route("/report", get(pages::report::before_reporting).post(pages::report::report))
        .route("/owner/{secret}", get(pages::owner::before).post(pages::owner::own))
}

/// What teachers set for pupils.
fn teaching() -> Router<Site> {
    Router::new()
        .route("/teach", get(pages::teach::teach).post(pages::teach::set))
        .route("/teach/new", get(pages::teach::new))
        .route("/teach/boards/new", get(pages::teach::boards::new))
        .route("/teach/boards", post(pages::teach::boards::make))
        .route("/teach/boards/{id}", get(pages::teach::boards::boards))
        .route("/teach/boards/{id}/end", post(pages::teach::boards::end))
        .route("/teach/boards/{id}/remove", post(pages::teach::boards::remove))
        .route("/teach/boards/{id}/{place}", post(pages::teach::boards::again_or_end))
        .route("/boards/{id}", get(pages::teach::boards::sit))
        .route("/boards/{id}/sit", post(pages::teach::boards::sit_down))
        .route("/boards/{id}/{place}", get(pages::teach::boards::board))
        .route("/assignments/{id}", get(pages::teach::assignment))
        .route("/assignments/{id}/game/{odds}/{level}", get(pages::teach::game).post(pages::teach::begin_game))
        .route("/assignments/{id}/join", post(pages::teach::join))
        .route("/assignments/{id}/leave", post(pages::teach::leave))
        .route("/assignments/{id}/take-back", post(pages::teach::take_back))
        .route("/assignments/{id}/attempts.csv", get(pages::teach::csv))
        .route("/assignments/{id}/pupils/{pupil}/dismiss", post(pages::teach::dismiss))
        .route("/assignments/{id}/pupils/{pupil}/{task}", get(pages::teach::attempts))
}

/// Training from one's own games.
fn training() -> Router<Site> {
    Router::new()
        .route("/train", get(pages::training::train))
        .route("/train/due", get(pages::training::due))
        .route("/train/mistakes", post(pages::training::look))
        .route("/train/mistakes/{kind}/{id}", get(pages::training::mistakes))
        .route("/train/drill/keep", post(pages::training::keep_line))
        .route("/train/drill/{kind}/{id}", get(pages::training::drill))
        .route("/train/guess/{kind}/{id}", get(pages::training::guess))
        .route("/train/run/{run}", get(pages::training::run))
        .route("/train/coordinates", get(pages::training::coordinates))
        .route("/train/cards/{id}", get(pages::training::card))
        .route("/train/cards/{id}/remove", post(pages::training::remove))
        .route("/train/repeat", post(pages::training::repeat))
}

/// Training, for programs.
fn trained() -> Router<Site> {
    Router::new()
        .route("/drill/{kind}/{id}", get(training::drill))
        .route("/drill/{kind}/{id}/answer", post(training::follow))
        .route("/drill/{kind}/{id}/hint", post(training::hint_in_line))
        .route("/guess/{kind}/{id}", get(training::quiz))
        .route("/guess/{kind}/{id}/answer", post(training::guess))
        .route("/runs/{run}", get(training::run))
        .route("/coordinates", get(training::coordinates))
        .route("/cards", get(training::cards))
        .route("/cards/{id}", delete(training::remove))
        .route("/cards/{id}/answer", post(training::answer))
        .route("/cards/{id}/hint", post(training::hint))
        .route("/cards/{id}/repeat", post(training::repeat))
        .route("/mistakes", post(training::look))
        .route("/mistakes/{kind}/{id}", get(training::mistakes))
}

/// Mate problems.
fn trainer() -> Router<Site> {
    Router::new()
        .route("/problems", get(tsume::list))
        .route("/problems/{id}", get(tsume::problem))
        .route("/answer", post(tsume::answer).layer(DefaultBodyLimit::max(LONGEST_POSITION)))
        .route("/hint", post(tsume::hint).layer(DefaultBodyLimit::max(LONGEST_POSITION)))
        .route("/solution", post(tsume::solution))
        .route("/verdict", post(tsume::verdict))
        .route("/standing", get(tsume::standing))
        .route("/log", get(tsume::log))
}

/// The library; whatever reads a body here counts its bytes itself.
fn library() -> Router<Site> {
    Router::new()
        .route("/records", get(records::search).post(records::import))
        .route("/records/new", post(records::create))
        .route("/records/{id}", get(records::show).put(records::update).delete(records::delete))
        .route("/records/{id}/original", get(records::original))
        .route("/records/{id}/file", get(records::file))
        .route("/records/{id}/formats", get(records::formats))
        .route("/records/{id}/labels", get(records::labels))
        .route("/records/{id}/share", post(records::share).delete(records::unshare))
        .route("/records/{id}/copy", post(records::copy))
        .route("/shared/{token}", get(records::show_shared))
        .route("/shared/{token}/file", get(records::file_shared))
        .route("/shared/{token}/formats", get(records::formats_shared))
        .route("/shared/{token}/labels", get(records::labels_shared))
        .route("/shared/{token}/copy", post(records::copy_shared))
}

/// What a browser asks its device for when somebody uses a passkey: closed to tokens, which get at nobody's ways in.
fn challenges() -> Router<Site> {
    Router::new()
        .route("/passkeys/new", post(passkeys::new))
        .route("/passkeys/another", post(passkeys::another))
        .route("/passkeys/sign", post(passkeys::sign))
}
