//! The files of `ui/`, inside the program.

mod lean;

use crate::web::failure::Failed;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use dojo::random;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "../../ui/"]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.svg"]
#[include = "*.woff2"]
#[include = "*.png"]
#[include = "*.txt"]
#[exclude = "tests/*"]
struct Files;

/// Names the state of all files together. It stands in their addresses, `/static/{version}/…`, so that browsers may
/// keep them for ever: files refer to one another by relative addresses and stay within their version.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    let hashes = names.iter().filter_map(|name| Some(Files::get(name)?.metadata.sha256_hash()));
    let all = hashes.fold(Sha256::new(), Sha256::chain_update);
    random::hex(&all.finalize()[..6])
});

/// The address of a file of `ui/`.
pub(crate) fn address(file: &str) -> String {
    format!("/static/{}/{file}", *VERSION)
}

/// What stands in a text file of `ui/`; nothing if there is no such file.
pub(crate) fn text(name: &str) -> String {
    Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

/// What each module in `ui/pages` imports, and what that imports.
static MODULES: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
    let pages = Files::iter().filter(|name| name.starts_with("pages/"));
    pages.map(|page| (page.to_string(), imported_by(&page))).collect()
});

/// Names the state of all files together.
pub(crate) fn version() -> &'static str {
    &VERSION
}

/// Each module in `ui/pages`, and all that it needs.
pub(crate) fn pages() -> impl Iterator<Item = (&'static str, &'static [String])> {
    MODULES.iter().map(|(page, modules)| (page.as_str(), modules.as_slice()))
}

/// All modules that one of `ui/pages` needs: a browser told of them at once need not find them one by one.
pub(crate) fn modules(page: &str) -> &'static [String] {
    MODULES.get(page).map_or(&[], Vec::as_slice)
}

fn imported_by(entry: &str) -> Vec<String> {
    let mut found = vec![entry.to_owned()];
    let mut next = 0;
    while let Some(module) = found.get(next).cloned() {
        next += 1;
        for import in imports(&text(&module)) {
            let path = beside(&module, import);
            if !found.contains(&path) {
                found.push(path);
            }
        }
    }
    found.split_off(1)
}

/// The relative addresses in `import … from "./there.js";` and `import "./there.js";`.
fn imports(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().filter(|line| line.starts_with("import "));
    lines.filter_map(|line| line.trim_end().strip_suffix("\";")?.rsplit_once('"')).map(|(_, address)| address)
}

/// Where a relative address in `module` leads.
fn beside(module: &str, address: &str) -> String {
    let mut parts: Vec<&str> = module.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// `GET /static/{version}/{file}`, or without a version.
pub(crate) async fn get(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Failed> {
    let (name, lasting) = match path.split_once('/') {
        Some((version, name)) if version == *VERSION => (name, true),
        // A page of an older program asks for its version: the newest is the best there is.
        Some((version, name)) if is_version(version) => (name, false),
        _ => (path.as_str(), false),
    };
    let file = Files::get(name).ok_or(Failure::NOT_FOUND)?;
    let tag = format!("\"{}\"", random::hex(&file.metadata.sha256_hash()[..8]));
    // While the program is being written the files are read from the disk and change under one version.
    let keep = lasting && !cfg!(debug_assertions);
    let cache = if keep { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known =
        headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()).is_some_and(|tags| tags.contains(&tag));
    let head = [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag), (CONTENT_TYPE, content_type(name).to_owned())];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let sent = match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => lean::without_comments(&file.data).into(),
        Some("css") => lean::without_indents(&lean::without_comments(&file.data)).into(),
        _ => file.data,
    };
    Ok((head, sent).into_response())
}

fn is_version(text: &str) -> bool {
    text.len() == VERSION.len() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests;
