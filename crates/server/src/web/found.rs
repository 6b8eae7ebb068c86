//! What programs look for at places of their own: those that list pages, and browsers that keep the site at hand.

use crate::web::assets;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Redirect, Response};
use dojo::trainer::CATALOGUE;
use serde_json::{Value, json};
use variants::AnyRules;
use words::glossary;
use words::manual::{self, Chapter};

/// Where browsers find what they need to keep the site among other programs.
pub(crate) const MANIFEST: &str = "/manifest.webmanifest";
/// Where the pages are listed.
pub(crate) const SITEMAP: &str = "/sitemap.xml";
/// What is shown where the server cannot be reached.
pub(crate) const OFFLINE: &str = "/offline";

/// Paper, as in `ui/style/base.css`.
const PAPER: &str = "#f7f2e7";

/// Pages that are there for everybody, apart from those of single games and problems.
const PAGES: &[&str] = &[
    "/",
    "/play",
    "/lobby",
    "/tv",
    "/ladder",
    "/people",
    "/tsume",
    "/tsume/classics",
    "/rules",
    "/rules/tournaments",
    "/ceremony",
    "/ceremony/clock",
    "/glossary",
    "/workshop",
    "/family",
    "/history",
    "/editor",
    "/about",
    "/help",
    "/privacy",
];

/// What is read without the server, from the first visit on; so is each chapter of the rules.
const KEPT: [&str; 4] = [OFFLINE, "/rules", "/family", "/help"];

/// The name, the look and the first page, for a browser that installs the site.
pub(crate) async fn manifest(Preferred(language): Preferred) -> Response {
    let icon = |file: &str, size: u32, purpose: &str| {
        let sizes = format!("{size}x{size}");
        json!({"src": assets::address(&format!("icons/{file}.png")), "sizes": sizes, "type": "image/png", "purpose": purpose})
    };
    let shortcut = |url: &str, name: &str| json!({"url": url, "name": language.text(name)});
    let manifest = json!({
        "id": "/",
        "name": "Miyako",
        "short_name": "Miyako",
        "description": language.text("page-description"),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")],
        "shortcuts": [shortcut("/play", "nav-new"), shortcut("/tsume/next", "nav-tsume")],
    });
    let head =
        [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache"), (VARY, "cookie, accept-language")];
    (head, manifest.to_string()).into_response()
}

/// What programs that list pages may look at.
pub(crate) async fn robots(State(reach): State<Reach>, from: Peer, headers: HeaderMap) -> Response {
    let own = ["/api/", "/account", "/forget", "/library"].map(|path| format!("Disallow: {path}\n")).concat();
    let sitemap = here(&reach, SITEMAP, &headers, from);
    lasting("text/plain; charset=utf-8", format!("User-agent: *\n{own}Sitemap: {sitemap}\n"))
}

/// The pages that are there for everybody.
pub(crate) async fn sitemap(State(reach): State<Reach>, from: Peer, headers: HeaderMap) -> Response {
    let games = AnyRules::all().map(|game| format!("/family/{}", game.id()));
    let problems = CATALOGUE.classics().iter().map(|problem| format!("/tsume/problems/{}", problem.id));
    let words = glossary::terms().map(|term| format!("/glossary/{}", term.id));
    let chapters = manual::chapters().iter().map(Chapter::path);
    let paths = PAGES.iter().map(|path| (*path).to_owned()).chain(chapters).chain(games).chain(problems).chain(words);
    // Nothing in these addresses needs to be escaped in XML, but a host that somebody made up might.
    let escaped = |url: String| url.replace('&', "&amp;").replace('<', "&lt;");
    let entries = paths.map(|path| format!("<url><loc>{}</loc></url>\n", escaped(here(&reach, &path, &headers, from))));
    let head =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    lasting("application/xml", format!("{head}{}</urlset>\n", entries.collect::<String>()))
}

/// For browsers that look for it without being told of another.
pub(crate) async fn favicon() -> Redirect {
    Redirect::temporary(&assets::address("icons/favicon.png"))
}

/// What keeps pages for when there is no connection. It stands at the top, for it can serve no page above itself.
pub(crate) async fn service_worker() -> Response {
    let chapters = manual::chapters().iter().map(Chapter::path);
    let kept: Vec<String> = KEPT.into_iter().map(str::to_owned).chain(chapters).collect();
    let told: Value = json!({"version": assets::version(), "offline": OFFLINE, "pages": kept});
    let text = format!("const SITE = {told};\n{}", assets::text("sw.js"));
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")], text).into_response()
}

/// The whole address of a path, as others find it if that is known.
fn here(reach: &Reach, path: &str, headers: &HeaderMap, from: Peer) -> String {
    reach.for_others(path, headers, from.secure).unwrap_or_else(|| reach.absolute(path))
}

fn lasting(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=3600"), (VARY, "host")], text).into_response()
}
