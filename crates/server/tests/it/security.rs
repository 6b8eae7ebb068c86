//! What other people, other sites and old secrets must not be able to do, route by route.

mod doors;
mod guesses;
mod markup;
mod strangers;
mod theft;

use std::collections::BTreeSet;

/// The router as it is written.
const ROUTER: &str = include_str!("../../src/web/router.rs");

/// Everything the site answers: method and address. Whoever adds a route adds it here, and so has it tested.
const ROUTES: &[(&str, &str)] = &[
    ("GET", "/"),
    ("POST", "/welcome"),
    ("GET", "/play"),
    ("GET", "/games"),
    ("GET", "/people"),
    ("GET", "/tv"),
    ("GET", "/lobby"),
    ("POST", "/lobby/seeks"),
    ("POST", "/lobby/seeks/{id}/take"),
    ("POST", "/lobby/seeks/{id}/withdraw"),
    ("POST", "/lobby/strength"),
    ("POST", "/games"),
    ("GET", "/games/{id}"),
    ("GET", "/games/{id}/kif"),
    ("GET", "/games/{id}/conditional"),
    ("POST", "/games/{id}/conditional"),
    ("POST", "/games/{id}/join"),
    ("POST", "/games/{id}/withdraw"),
    ("POST", "/games/{id}/rematch"),
    ("GET", "/family"),
    ("GET", "/family/{game}"),
    ("GET", "/family/yonin"),
    ("POST", "/family/yonin"),
    ("GET", "/yonin"),
    ("GET", "/yonin/{id}"),
    ("GET", "/family/{game}/board.svg"),
    ("GET", "/family/{game}/{piece}/moves.svg"),
    ("GET", "/library"),
    ("POST", "/library/selected"),
    ("GET", "/library/{id}"),
    ("GET", "/shared/{token}"),
    ("GET", "/editor"),
    ("GET", "/values"),
    ("GET", "/strategy"),
    ("GET", "/strategy/{id}"),
    ("GET", "/strategy/games/{number}"),
    ("GET", "/school"),
    ("GET", "/school/{lesson}"),
    ("GET", "/school/{lesson}/{task}"),
    ("GET", "/train"),
    ("GET", "/train/due"),
    ("POST", "/train/mistakes"),
    ("GET", "/train/mistakes/{kind}/{id}"),
    ("POST", "/train/drill/keep"),
    ("GET", "/train/drill/{kind}/{id}"),
    ("GET", "/train/guess/{kind}/{id}"),
    ("GET", "/train/run/{run}"),
    ("GET", "/train/coordinates"),
    ("GET", "/train/cards/{id}"),
    ("POST", "/train/cards/{id}/remove"),
    ("POST", "/train/repeat"),
    ("GET", "/teach"),
    ("POST", "/teach"),
    ("GET", "/teach/new"),
    ("GET", "/teach/boards/new"),
    ("POST", "/teach/boards"),
    ("GET", "/teach/boards/{id}"),
    ("POST", "/teach/boards/{id}/end"),
    ("POST", "/teach/boards/{id}/remove"),
    ("POST", "/teach/boards/{id}/{place}"),
    ("GET", "/boards/{id}"),
    ("POST", "/boards/{id}/sit"),
    ("GET", "/boards/{id}/{place}"),
    ("GET", "/assignments/{id}"),
    ("GET", "/assignments/{id}/game/{odds}/{level}"),
    ("POST", "/assignments/{id}/game/{odds}/{level}"),
    ("POST", "/assignments/{id}/join"),
    ("POST", "/assignments/{id}/leave"),
    ("POST", "/assignments/{id}/take-back"),
    ("GET", "/assignments/{id}/attempts.csv"),
    ("POST", "/assignments/{id}/pupils/{pupil}/dismiss"),
    ("GET", "/assignments/{id}/pupils/{pupil}/{task}"),
    ("POST", "/school/{lesson}/{task}/game"),
    ("GET", "/tsume"),
    ("GET", "/tsume/daily"),
    ("GET", "/tsume/next"),
    ("GET", "/tsume/problems/{id}"),
    ("GET", "/tsume/classics"),
    ("GET", "/tsume/sheet.pdf"),
    ("GET", "/tsume/board"),
    ("GET", "/rules"),
    ("GET", "/rules/tournaments"),
    ("GET", "/ceremony"),
    ("GET", "/ceremony/walk"),
    ("GET", "/ceremony/throw"),
    ("GET", "/ceremony/clock"),
    ("GET", "/ceremony/courtesies.pdf"),
    ("GET", "/rules/booklet.pdf"),
    ("GET", "/rules/boards/{board}"),
    ("GET", "/rules/{chapter}"),
    ("GET", "/history"),
    ("GET", "/glossary"),
    ("GET", "/workshop"),
    ("GET", "/workshop/card.pdf"),
    ("GET", "/glossary/{id}"),
    ("GET", "/proverbs"),
    ("GET", "/account"),
    ("POST", "/account/new"),
    ("POST", "/account/in"),
    ("POST", "/account/out"),
    ("GET", "/account/back"),
    ("POST", "/account/back"),
    ("POST", "/account/password"),
    ("POST", "/account/codes"),
    ("POST", "/account/devices/{device}"),
    ("POST", "/account/warnings/{number}"),
    ("POST", "/account/appeals/{number}"),
    ("POST", "/account/appeal"),
    ("GET", "/account/data"),
    ("GET", "/account/data.zip"),
    ("POST", "/account/leave"),
    ("POST", "/account/stay"),
    ("POST", "/account/blocks"),
    ("POST", "/account/blocks/end"),
    ("POST", "/account/program"),
    ("POST", "/account/holidays"),
    ("POST", "/account/holidays/end"),
    ("POST", "/account/tokens"),
    ("POST", "/account/tokens/{id}"),
    ("POST", "/account/in/code"),
    ("GET", "/account/authenticator"),
    ("POST", "/account/authenticator"),
    ("POST", "/account/authenticator/first"),
    ("POST", "/account/authenticator/remove"),
    ("POST", "/account/passkeys"),
    ("POST", "/account/passkeys/new"),
    ("POST", "/account/passkeys/in"),
    ("POST", "/account/passkeys/{id}/remove"),
    ("GET", "/club"),
    ("POST", "/club/new"),
    ("GET", "/club/log"),
    ("GET", "/club/people/{name}"),
    ("POST", "/club/people/{name}/card"),
    ("POST", "/club/people/{name}/minor"),
    ("POST", "/club/people/{name}/role"),
    ("POST", "/club/people/{name}/measure"),
    ("GET", "/moderate"),
    ("POST", "/moderate/{number}"),
    ("POST", "/moderate/appeals/{number}"),
    ("GET", "/report"),
    ("POST", "/report"),
    ("GET", "/owner/{secret}"),
    ("POST", "/owner/{secret}"),
    ("GET", "/about"),
    ("GET", "/help"),
    ("GET", "/privacy"),
    ("GET", "/licences"),
    ("GET", "/offline"),
    ("POST", "/language"),
    ("POST", "/text"),
    ("GET", "/forget"),
    ("POST", "/forget"),
    ("GET", "/api/v1/games"),
    ("POST", "/api/v1/games"),
    ("GET", "/api/v1/games/{id}"),
    ("GET", "/api/v1/games/{id}/live"),
    ("POST", "/api/v1/games/{id}/join"),
    ("POST", "/api/v1/games/{id}/withdraw"),
    ("POST", "/api/v1/games/{id}/rematch"),
    ("GET", "/api/v1/ratings"),
    ("GET", "/api/v1/ratings/{game}/{speed}/{standing}"),
    ("GET", "/api/v1/tv"),
    ("GET", "/api/v1/lobby"),
    ("GET", "/api/v1/seeks"),
    ("POST", "/api/v1/seeks"),
    ("DELETE", "/api/v1/seeks/{id}"),
    ("POST", "/api/v1/seeks/{id}/take"),
    ("GET", "/api/v1/strength"),
    ("PUT", "/api/v1/strength"),
    ("GET", "/api/v1/games/{id}/conditional"),
    ("POST", "/api/v1/games/{id}/conditional"),
    ("GET", "/api/v1/link"),
    ("GET", "/api/v1/analysis"),
    ("POST", "/api/v1/position"),
    ("GET", "/api/v1/moves"),
    ("GET", "/api/v1/refusal"),
    ("GET", "/api/v1/sight"),
    ("GET", "/api/v1/read"),
    ("POST", "/api/v1/texts"),
    ("POST", "/api/v1/line"),
    ("POST", "/api/v1/games/{id}/record"),
    ("GET", "/api/v1/games/{id}/file"),
    ("GET", "/api/v1/games/{id}/formats"),
    ("GET", "/api/v1/games/{id}/labels"),
    ("GET", "/api/v1/games/{id}/advice"),
    ("GET", "/api/v1/records"),
    ("POST", "/api/v1/records"),
    ("POST", "/api/v1/records/new"),
    ("GET", "/api/v1/records/{id}"),
    ("PUT", "/api/v1/records/{id}"),
    ("DELETE", "/api/v1/records/{id}"),
    ("GET", "/api/v1/records/{id}/original"),
    ("GET", "/api/v1/records/{id}/file"),
    ("GET", "/api/v1/records/{id}/formats"),
    ("GET", "/api/v1/records/{id}/labels"),
    ("POST", "/api/v1/records/{id}/share"),
    ("DELETE", "/api/v1/records/{id}/share"),
    ("POST", "/api/v1/records/{id}/copy"),
    ("GET", "/api/v1/shared/{token}"),
    ("GET", "/api/v1/shared/{token}/file"),
    ("GET", "/api/v1/shared/{token}/formats"),
    ("GET", "/api/v1/shared/{token}/labels"),
    ("POST", "/api/v1/shared/{token}/copy"),
    ("GET", "/api/v1/patterns"),
    ("GET", "/api/v1/patterns/{id}"),
    ("GET", "/api/v1/craft"),
    ("GET", "/api/v1/ceremony"),
    ("GET", "/api/v1/clocks"),
    ("GET", "/api/v1/history"),
    ("GET", "/api/v1/glossary"),
    ("GET", "/api/v1/glossary/{id}"),
    ("GET", "/api/v1/proverbs"),
    ("GET", "/api/v1/assignments"),
    ("POST", "/api/v1/assignments"),
    ("GET", "/api/v1/assignments/{id}"),
    ("GET", "/api/v1/simuls"),
    ("POST", "/api/v1/simuls"),
    ("GET", "/api/v1/simuls/{id}"),
    ("GET", "/api/v1/school"),
    ("POST", "/api/v1/school/answer"),
    ("POST", "/api/v1/school/hint"),
    ("GET", "/api/v1/train/drill/{kind}/{id}"),
    ("POST", "/api/v1/train/drill/{kind}/{id}/answer"),
    ("POST", "/api/v1/train/drill/{kind}/{id}/hint"),
    ("GET", "/api/v1/train/guess/{kind}/{id}"),
    ("POST", "/api/v1/train/guess/{kind}/{id}/answer"),
    ("GET", "/api/v1/train/runs/{run}"),
    ("GET", "/api/v1/train/coordinates"),
    ("GET", "/api/v1/train/cards"),
    ("DELETE", "/api/v1/train/cards/{id}"),
    ("POST", "/api/v1/train/cards/{id}/answer"),
    ("POST", "/api/v1/train/cards/{id}/hint"),
    ("POST", "/api/v1/train/cards/{id}/repeat"),
    ("POST", "/api/v1/train/mistakes"),
    ("GET", "/api/v1/train/mistakes/{kind}/{id}"),
    ("GET", "/api/v1/tsume/problems"),
    ("GET", "/api/v1/tsume/problems/{id}"),
    ("POST", "/api/v1/tsume/answer"),
    ("POST", "/api/v1/tsume/hint"),
    ("POST", "/api/v1/tsume/solution"),
    ("POST", "/api/v1/tsume/verdict"),
    ("GET", "/api/v1/tsume/standing"),
    ("GET", "/api/v1/tsume/log"),
    ("POST", "/api/v1/passkeys/new"),
    ("POST", "/api/v1/passkeys/another"),
    ("POST", "/api/v1/passkeys/sign"),
    ("GET", "/embed/games/{id}"),
    ("GET", "/embed/shared/{token}"),
    ("GET", "/embed/tsume/{id}"),
    ("GET", "/picture.svg"),
    ("GET", "/workshop/drawn/{version}/{file}"),
    ("GET", "/picture.png"),
    ("GET", "/picture.gif"),
    ("GET", "/ceremony/scene.svg"),
    ("GET", "/ceremony/scene.png"),
    ("GET", "/code.svg"),
    ("GET", "/manifest.webmanifest"),
    ("GET", "/robots.txt"),
    ("GET", "/sitemap.xml"),
    ("GET", "/favicon.ico"),
    ("GET", "/sw.js"),
    ("GET", "/static/{*path}"),
];

/// Addresses that the router calls by a name.
const NAMED: [(&str, &str); 3] =
    [("found::OFFLINE", "/offline"), ("found::MANIFEST", "/manifest.webmanifest"), ("found::SITEMAP", "/sitemap.xml")];

/// Those that change something.
fn changing() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.iter().copied().filter(|(method, _)| *method != "GET")
}

/// The routes that a part of the router names.
fn routes(part: &str, below: &str) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for route in part.split(".route(").skip(1) {
        let (name, handlers) = route.split_once(',').unwrap();
        let handlers = handlers.lines().next().unwrap();
        let path = match name.strip_prefix('"') {
            Some(path) => path.trim_end_matches('"').to_owned(),
            None => NAMED.iter().find(|(own, _)| *own == name).expect("a name that is known here").1.to_owned(),
        };
        for method in ["get", "post", "put", "delete", "patch", "any"] {
            let is_call = |at: usize| !handlers[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
            if handlers.match_indices(&format!("{method}(")).any(|(at, _)| is_call(at)) {
                found.insert((method.to_uppercase(), format!("{below}{path}")));
            }
        }
    }
    found
}

#[test]
fn every_route_is_in_the_list() {
    let (pages, rest) = ROUTER.split_once("let api = ").unwrap();
    let (api, rest) = rest.split_once("let embedded = ").unwrap();
    let (others, rest) = rest.split_once("\n/// Training, for programs.").unwrap();
    let (training, rest) = rest.split_once("\n/// Mate problems.").unwrap();
    let (trainer, library) = rest.split_once("\n/// The library;").unwrap();
    let mut all = routes(pages, "");
    all.extend(routes(api, "/api/v1"));
    all.extend(routes(others, ""));
    all.extend(routes(training, "/api/v1/train"));
    all.extend(routes(trainer, "/api/v1/tsume"));
    all.extend(routes(library, "/api/v1"));
    assert_eq!(
        ROUTER.matches(".route(").count(),
        [pages, api, others, training, trainer, library]
            .map(|part| part.matches(".route(").count())
            .iter()
            .sum::<usize>()
    );
    let own: BTreeSet<_> = ROUTES.iter().map(|(method, path)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(own.len(), ROUTES.len());
    assert_eq!(own, all);
}
