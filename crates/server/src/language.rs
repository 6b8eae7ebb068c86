//! The language a visitor reads: his choice, or his browser's.

use crate::cookie;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use std::convert::Infallible;

/// The cookie that keeps a visitor's own choice.
pub(crate) const COOKIE: &str = "language";

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Language {
    Italian,
    English,
    Japanese,
}

impl Language {
    pub(crate) const ALL: [Language; 3] = [Language::Italian, Language::English, Language::Japanese];

    /// `it`, `en` or `ja`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::Italian => "it",
            Language::English => "en",
            Language::Japanese => "ja",
        }
    }

    /// What the language calls itself.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Language::Italian => "Italiano",
            Language::English => "English",
            Language::Japanese => "日本語",
        }
    }

    pub(crate) fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The visitor's choice if he made one, else the first language his browser asks for that we speak, else English.
    pub(crate) fn of_request(headers: &HeaderMap) -> Language {
        let chosen = cookie::get(headers, COOKIE).and_then(Language::from_code);
        let accepted = || headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(negotiate);
        chosen.or_else(accepted).unwrap_or(Language::English)
    }
}

/// The best language of an `Accept-Language` header, such as `it-IT,it;q=0.9,en;q=0.8`.
fn negotiate(header: &str) -> Option<Language> {
    let mut best: Option<(Language, f32)> = None;
    for part in header.split(',').take(32) {
        let mut pieces = part.split(';');
        let tag = pieces.next().unwrap_or_default().trim();
        let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f32>);
        let (Some(language), Ok(weight)) = (Language::from_code(&primary), weight) else { continue };
        if weight > best.map_or(0.0, |(_, weight)| weight) {
            best = Some((language, weight));
        }
    }
    best.map(|(language, _)| language)
}

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Language, Infallible> {
        Ok(Language::of_request(&parts.headers))
    }
}

#[cfg(test)]
mod tests;
