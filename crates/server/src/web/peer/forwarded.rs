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
    let [client_header, scheme_header] = ["x-forwarded-for", "x-forwarded-proto"];
    if !headers.contains_key(client_header) && !headers.contains_key(scheme_header) {
        let values = headers.get_all(FORWARDED).into_iter().filter_map(|value| value.to_str().ok());
        return values.flat_map(entries).map(|entry| forwarded(&entry)).collect();
    }
    let clients: Vec<_> = items(headers, client_header).map(|item| item.and_then(client)).collect();
    let schemes: Vec<_> = items(headers, scheme_header).map(|item| item.is_some_and(is_https)).collect();
    // Each proxy may add its own word on the scheme, as it does on the client, or only the outermost one speaks of it.
    let scheme = |back: usize| schemes.len().checked_sub(back + 1).or((!schemes.is_empty()).then_some(0));
    let hop = |back: usize| Hop {
        client: clients.len().checked_sub(back + 1).and_then(|index| clients[index]),
        secure: scheme(back).is_some_and(|index| schemes[index]),
    };
    (0..clients.len().max(1)).rev().map(hop).collect()
}

/// The items of a list, which may go on over several headers of the same name; `None` for one that is no text. A proxy puts a
/// comma and its own item behind whatever the visitor has written, so that nothing before a comma can reach beyond it.
fn items<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = Option<&'a str>> {
    let items = headers.get_all(name).into_iter().flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    items.map(<[u8]>::trim_ascii).filter(|item| !item.is_empty()).map(|item| std::str::from_utf8(item).ok())
}

/// The entries of `Forwarded`, between commas that do not stand in quotation marks, without these.
fn entries(text: &str) -> Vec<String> {
    let (mut entries, mut entry, mut quoted) = (Vec::new(), String::new(), false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => entries.push(std::mem::take(&mut entry)),
            _ => entry.push(letter),
        }
    }
    entries.push(entry);
    entries.into_iter().map(|entry| entry.trim().to_owned()).filter(|entry| !entry.is_empty()).collect()
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
