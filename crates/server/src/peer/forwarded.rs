//! What proxies write into a request about those before them.

use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use std::net::{IpAddr, SocketAddr};

/// What one proxy says of its client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hop {
    /// `None` if it does not say.
    pub(super) client: Option<IpAddr>,
    /// Whether the client came by https.
    pub(super) secure: bool,
}

/// What all proxies say, the one nearest to the visitor first. Where the two kinds of headers stand beside one another the
/// common one counts: nearly all proxies write it, and pass on a `Forwarded` that anybody may have written.
pub(super) fn hops(headers: &HeaderMap) -> Vec<Hop> {
    let clients: Vec<_> = entries(headers, "x-forwarded-for").map(|text| client(&text)).collect();
    let schemes: Vec<_> = entries(headers, "x-forwarded-proto").map(|text| is_https(&text)).collect();
    if clients.is_empty() && schemes.is_empty() {
        return entries(headers, FORWARDED.as_str()).map(|text| forwarded(&text)).collect();
    }
    // Each proxy may add its own word on the scheme, as it does on the client, or only the outermost one speaks of it.
    let scheme = |back: usize| schemes.len().checked_sub(back + 1).or((!schemes.is_empty()).then_some(0));
    let hop = |back: usize| Hop {
        client: clients.len().checked_sub(back + 1).and_then(|index| clients[index]),
        secure: scheme(back).is_some_and(|index| schemes[index]),
    };
    (0..clients.len().max(1)).rev().map(hop).collect()
}

/// The entries of a list, which may go on over several headers of the same name.
fn entries(headers: &HeaderMap, name: &str) -> impl Iterator<Item = String> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| split(value, ','))
}

/// The pieces between separators that do not stand in quotation marks, without these.
fn split(text: &str, separator: char) -> Vec<String> {
    let (mut pieces, mut piece, mut quoted) = (Vec::new(), String::new(), false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if letter == separator && !quoted => pieces.push(std::mem::take(&mut piece)),
            _ => piece.push(letter),
        }
    }
    pieces.push(piece);
    pieces.into_iter().map(|piece| piece.trim().to_owned()).filter(|piece| !piece.is_empty()).collect()
}

/// An entry of `Forwarded`: `for="[2001:db8::1]:4711";proto=https`.
fn forwarded(entry: &str) -> Hop {
    let mut hop = Hop::default();
    for pair in entry.split(';') {
        match pair.split_once('=').map(|(name, value)| (name.trim().to_ascii_lowercase(), value.trim())) {
            Some((name, value)) if name == "for" => hop.client = client(value),
            Some((name, value)) if name == "proto" => hop.secure = is_https(value),
            _ => {}
        }
    }
    hop
}

/// An address, with a port or without.
fn client(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

fn is_https(scheme: &str) -> bool {
    scheme.eq_ignore_ascii_case("https")
}
