//! Reading and writing cookies.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// The value of the cookie with this name.
pub(crate) fn get<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let pairs = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(';'));
    pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(own, _)| *own == name).map(|(_, value)| value)
}

/// The text of a `Set-Cookie` header, for a cookie that no script reads. `secure` keeps it from travelling by plain http.
pub(crate) fn set(name: &str, value: &str, max_age_s: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={max_age_s}; SameSite=Lax; HttpOnly{secure}")
}
