//! What a program may do with a token: the scope of every route of the API, in one table. A route that is missing here is
//! closed to tokens, and a test says so.

use axum::http::Method;
use dojo::failure::{Failure, Kind};
use dojo::who::{Scope, Scopes};
use serde_json::json;

/// The token does not allow it.
const OUT_OF_SCOPE: Failure = Failure::new(Kind::Forbidden, "out-of-scope");

/// Every route below `/api/v1`: method, path, what a token needs for it.
const TABLE: &[(&str, &str, Scope)] = &[
    ("GET", "/games", Scope::Play),
    ("POST", "/games", Scope::Play),
    ("GET", "/games/{id}", Scope::Play),
    ("GET", "/games/{id}/live", Scope::Play),
    ("POST", "/games/{id}/live", Scope::Play),
    ("POST", "/games/{id}/join", Scope::Play),
    ("POST", "/games/{id}/withdraw", Scope::Play),
    ("POST", "/games/{id}/rematch", Scope::Play),
    ("GET", "/ratings", Scope::Play),
    ("GET", "/ratings/{game}/{speed}/{standing}", Scope::Play),
    ("GET", "/people/{name}", Scope::Play),
    ("GET", "/games/{id}/ratings", Scope::Play),
    ("GET", "/tv", Scope::Play),
    ("GET", "/lobby", Scope::Play),
    ("GET", "/seeks", Scope::Play),
    ("POST", "/seeks", Scope::Play),
    ("DELETE", "/seeks/{id}", Scope::Play),
    ("POST", "/seeks/{id}/take", Scope::Play),
    ("POST", "/seeks/{id}/decline", Scope::Play),
    ("POST", "/seeks/{id}/counter", Scope::Play),
    ("GET", "/notices", Scope::Play),
    ("POST", "/notices/seen", Scope::Play),
    ("GET", "/notices/live", Scope::Play),
    ("DELETE", "/notices/{kind}/{of}", Scope::Play),
    ("GET", "/ladder", Scope::Play),
    ("PUT", "/ladder", Scope::Play),
    ("DELETE", "/ladder", Scope::Play),
    ("GET", "/nights", Scope::Play),
    ("PUT", "/nights/{id}", Scope::Play),
    ("DELETE", "/nights/{id}", Scope::Play),
    ("GET", "/following", Scope::Play),
    ("PUT", "/following/{name}", Scope::Play),
    ("DELETE", "/following/{name}", Scope::Play),
    ("GET", "/strength", Scope::Play),
    ("PUT", "/strength", Scope::Play),
    ("POST", "/games/{id}/away", Scope::Play),
    ("GET", "/games/{id}/conditional", Scope::Play),
    ("POST", "/games/{id}/conditional", Scope::Play),
    ("GET", "/link", Scope::Play),
    ("GET", "/analysis", Scope::RecordRead),
    ("POST", "/position", Scope::RecordRead),
    ("GET", "/moves", Scope::RecordRead),
    ("GET", "/refusal", Scope::RecordRead),
    ("GET", "/sight", Scope::RecordRead),
    ("GET", "/read", Scope::RecordRead),
    ("POST", "/texts", Scope::RecordRead),
    ("POST", "/line", Scope::RecordRead),
    ("POST", "/games/{id}/record", Scope::RecordWrite),
    ("GET", "/games/{id}/file", Scope::RecordRead),
    ("GET", "/games/{id}/formats", Scope::RecordRead),
    ("GET", "/games/{id}/labels", Scope::RecordRead),
    ("GET", "/games/{id}/advice", Scope::Play),
    ("GET", "/records", Scope::RecordRead),
    ("POST", "/records", Scope::RecordWrite),
    ("POST", "/records/new", Scope::RecordWrite),
    ("GET", "/records/{id}", Scope::RecordRead),
    ("PUT", "/records/{id}", Scope::RecordWrite),
    ("DELETE", "/records/{id}", Scope::RecordWrite),
    ("GET", "/records/{id}/original", Scope::RecordRead),
    ("GET", "/records/{id}/file", Scope::RecordRead),
    ("GET", "/records/{id}/formats", Scope::RecordRead),
    ("GET", "/records/{id}/labels", Scope::RecordRead),
    ("POST", "/records/{id}/share", Scope::RecordWrite),
    ("DELETE", "/records/{id}/share", Scope::RecordWrite),
    ("POST", "/records/{id}/copy", Scope::RecordWrite),
    ("GET", "/shared/{token}", Scope::RecordRead),
    ("GET", "/shared/{token}/file", Scope::RecordRead),
    ("GET", "/shared/{token}/formats", Scope::RecordRead),
    ("GET", "/shared/{token}/labels", Scope::RecordRead),
    ("POST", "/shared/{token}/copy", Scope::RecordWrite),
    ("GET", "/patterns", Scope::RecordRead),
    ("GET", "/patterns/{id}", Scope::RecordRead),
    ("GET", "/craft", Scope::RecordRead),
    ("GET", "/ceremony", Scope::RecordRead),
    ("GET", "/clocks", Scope::RecordRead),
    ("GET", "/history", Scope::RecordRead),
    ("GET", "/glossary", Scope::RecordRead),
    ("GET", "/glossary/{id}", Scope::RecordRead),
    ("GET", "/proverbs", Scope::RecordRead),
    ("GET", "/assignments", Scope::Tsume),
    ("POST", "/assignments", Scope::Tsume),
    ("GET", "/assignments/{id}", Scope::Tsume),
    ("GET", "/simuls", Scope::Play),
    ("POST", "/simuls", Scope::Play),
    ("GET", "/simuls/{id}", Scope::Play),
    ("GET", "/school", Scope::Tsume),
    ("POST", "/school/answer", Scope::Tsume),
    ("POST", "/school/hint", Scope::Tsume),
    ("GET", "/train/drill/{kind}/{id}", Scope::Tsume),
    ("POST", "/train/drill/{kind}/{id}/answer", Scope::Tsume),
    ("POST", "/train/drill/{kind}/{id}/hint", Scope::Tsume),
    ("GET", "/train/guess/{kind}/{id}", Scope::Tsume),
    ("POST", "/train/guess/{kind}/{id}/answer", Scope::Tsume),
    ("GET", "/train/runs/{run}", Scope::Tsume),
    ("GET", "/train/coordinates", Scope::Tsume),
    ("GET", "/train/cards", Scope::Tsume),
    ("DELETE", "/train/cards/{id}", Scope::Tsume),
    ("POST", "/train/cards/{id}/answer", Scope::Tsume),
    ("POST", "/train/cards/{id}/hint", Scope::Tsume),
    ("POST", "/train/cards/{id}/repeat", Scope::Tsume),
    ("POST", "/train/mistakes", Scope::Tsume),
    ("GET", "/train/mistakes/{kind}/{id}", Scope::Tsume),
    ("GET", "/tsume/problems", Scope::Tsume),
    ("GET", "/tsume/problems/{id}", Scope::Tsume),
    ("POST", "/tsume/answer", Scope::Tsume),
    ("POST", "/tsume/hint", Scope::Tsume),
    ("POST", "/tsume/solution", Scope::Tsume),
    ("POST", "/tsume/verdict", Scope::Tsume),
    ("GET", "/tsume/standing", Scope::Tsume),
    ("GET", "/tsume/log", Scope::Tsume),
];

/// What a token needs for a request, if any opens it.
pub(super) fn of(method: &str, path: &str) -> Option<Scope> {
    TABLE.iter().find(|(own, at, _)| (*own, *at) == (method, path)).map(|(.., scope)| *scope)
}

/// Every request that a token can open.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    TABLE.iter().map(|(method, path, _)| (*method, *path))
}

/// Whether a token with these scopes opens a route, `path` being what it is called in the router.
///
/// # Errors
/// If it does not, with the name of the scope that is missing.
pub(super) fn check(scopes: &Scopes, method: &Method, path: &str) -> Result<(), Failure> {
    let path = path.strip_prefix("/api/v1").ok_or(Failure::NOT_FOUND)?;
    let method = if method == Method::HEAD { "GET" } else { method.as_str() };
    let same_path = || TABLE.iter().filter(|(_, own, _)| *own == path);
    match same_path().find(|(own, ..)| *own == method) {
        Some((.., scope)) if scopes.has(*scope) => Ok(()),
        Some((.., scope)) => Err(missing(*scope)),
        // The router says which methods there are.
        None if same_path().next().is_some() => Ok(()),
        None => Err(Failure::NOT_FOUND),
    }
}

fn missing(scope: Scope) -> Failure {
    OUT_OF_SCOPE
        .with_text(move |language| language.text_with("error-out-of-scope", "scope", scope.code()))
        .with_details(move |_| json!({ "scope": scope.code() }))
}

#[cfg(test)]
mod tests;
