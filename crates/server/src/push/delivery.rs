//! Delivering a call: to whoever carries it for the browser's maker, and nowhere else.

use super::key::PushKey;
use super::seal::{AUTH, POINT, seal};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use dojo::config::PushTo;
use dojo::stored::time_of_day_ms;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::Push;

/// Nobody who carries calls takes so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// A browser that is off for longer need not hear of it any more.
const KEPT_S: u32 = 24 * 3600;

/// Where and for whom a call is.
#[derive(Debug)]
pub(crate) struct Recipient {
    url: Url,
    key: [u8; POINT],
    auth: [u8; AUTH],
}

/// What has become of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It is on its way.
    Delivered,
    /// The browser is not there any more.
    Gone,
    /// It is not taken, and will not be.
    Refused,
    /// It could not be delivered now.
    Later,
}

/// Something said by a browser makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("nobody can be called there")]
pub(crate) struct NoRecipient;

impl Recipient {
    /// What a browser says: an address by https of somebody known by a name, and two values in base64url.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn read(endpoint: &str, (key, auth): (&str, &str), push_to: PushTo) -> Result<Recipient, NoRecipient> {
        let url: Url = endpoint.parse().map_err(|_| NoRecipient)?;
        let is_named = url.domain().is_some() && url.scheme() == "https" && url.port_or_known_default() == Some(443);
        if push_to == PushTo::Public && !is_named || !url.username().is_empty() || url.password().is_some() {
            return Err(NoRecipient);
        }
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| NoRecipient);
        let key: [u8; POINT] = decode(key)?.try_into().map_err(|_| NoRecipient)?;
        if key[0] != 4 {
            return Err(NoRecipient);
        }
        Ok(Recipient { url, key, auth: decode(auth)?.try_into().map_err(|_| NoRecipient)? })
    }
}

/// Who delivers calls.
pub(super) struct Postman {
    client: Client,
    key: PushKey,
    push_to: PushTo,
    contact: String,
}

impl Postman {
    pub(super) fn new(key: PushKey, push_to: PushTo, contact: String) -> Result<Postman, reqwest::Error> {
        // Another part of the program may have chosen one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().timeout(PATIENCE).redirect(Policy::none());
        let client = match push_to {
            PushTo::Public => client.https_only(true).no_proxy().dns_resolver(Arc::new(PublicOnly)),
            PushTo::Anywhere => client.no_proxy(),
        };
        Ok(Postman { client: client.build()?, key, push_to, contact })
    }

    /// Calls a browser.
    pub(super) async fn deliver(&self, browser: &Push, words: &str) -> Answer {
        let recipient = Recipient::read(&browser.endpoint, (&browser.key, &browser.auth), self.push_to);
        let Ok(Recipient { url, key, auth }) = recipient else { return Answer::Gone };
        let audience = url.origin().ascii_serialization();
        let signed = self.key.authorization(&audience, &self.contact, time_of_day_ms() / 1000);
        let (Ok(body), Ok(signed)) = (seal(words.as_bytes(), &key, &auth), signed) else { return Answer::Refused };
        let request = self.client.post(url).header(AUTHORIZATION, signed).header(CONTENT_ENCODING, "aes128gcm");
        let request = request.header(CONTENT_TYPE, "application/octet-stream").header("TTL", KEPT_S);
        let status = match request.header("Urgency", "high").body(body).send().await {
            Ok(answer) => answer.status(),
            Err(error) => {
                tracing::debug!(%error, "a browser could not be called");
                return Answer::Later;
            }
        };
        match status {
            status if status.is_success() => Answer::Delivered,
            StatusCode::NOT_FOUND | StatusCode::GONE => Answer::Gone,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Answer::Later,
            status if status.is_server_error() => Answer::Later,
            status => {
                tracing::warn!(%status, audience, "a call to a browser was refused");
                Answer::Refused
            }
        }
    }
}

/// Finds addresses of the public network alone: nobody makes the server ask its neighbours for something.
struct PublicOnly;

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err("no public address".into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

/// Whether an address is one of the public network (RFC 6890).
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_of_protocols = (first, second, third) == (192, 0, 0);
    let is_for_tests = first == 198 && (second == 18 || second == 19);
    let is_special = first == 0 || first >= 224 || is_shared || is_of_protocols || is_for_tests;
    !(is_special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let first = address.segments()[0];
    // The whole of the public network is there; of it the part for documents, and what leads to addresses of the older kind, is not.
    let is_global = (0x2000..0x4000).contains(&first);
    let is_documentation = first == 0x2001 && address.segments()[1] == 0x0db8;
    let is_translated = first == 0x2002 || first == 0x2001 && address.segments()[1] == 0;
    is_global && !is_documentation && !is_translated
}

#[cfg(test)]
mod tests;
