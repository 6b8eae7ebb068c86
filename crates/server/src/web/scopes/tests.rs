//! Every route of the API has its scope, and nothing else has one.

use super::TABLE;
use std::collections::BTreeSet;

const ROUTER: &str = include_str!("../router.rs");

/// The routes that a part of the router names, each with a method.
fn routes(part: &str, below: &str) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for route in part.split(".route(").skip(1) {
        let (path, handlers) = route.split_once(',').unwrap();
        let (path, handlers) = (path.trim_matches('"'), handlers.lines().next().unwrap());
        for method in ["get", "post", "put", "delete", "patch", "any"] {
            let is_call = |at: usize| !handlers[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
            if handlers.match_indices(&format!("{method}(")).any(|(at, _)| is_call(at)) {
                found.insert((method.to_uppercase(), format!("{below}{path}")));
            }
        }
    }
    found
}

fn between<'a>(from: &str, to: &str) -> &'a str {
    ROUTER.split_once(from).unwrap().1.split_once(to).unwrap().0
}

#[test]
fn every_route_of_the_api_has_one_scope() {
    let mut api = routes(between("let api = ", ".fallback("), "");
    api.extend(routes(between("fn trainer() ", "\n}\n"), "/tsume"));
    api.extend(routes(between("fn trained() ", "\n}\n"), "/train"));
    api.extend(routes(between("fn library() ", "\n}\n"), ""));
    assert!(api.len() >= 40, "the router is written otherwise now: {api:?}");
    let table: Vec<_> = TABLE.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    let named: BTreeSet<_> = table.iter().cloned().collect();
    assert_eq!(named.len(), table.len(), "none has two");
    assert_eq!(named, api);
}
