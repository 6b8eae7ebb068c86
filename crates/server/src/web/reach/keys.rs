//! Whether devices make passkeys for the site, which depends on how it is reached: browsers want https or the machine itself,
//! and a host with a name.

use super::{Reach, is_this_machine, same};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use dojo::account::Home;
use std::net::IpAddr;

/// Where passkeys are possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Keys {
    /// Here.
    Here(Home),
    /// At another address of the same machine.
    Elsewhere(String),
    Nowhere,
}

impl Keys {
    /// The site as devices know it, if they can.
    pub(crate) fn home(&self) -> Option<&Home> {
        match self {
            Keys::Here(home) => Some(home),
            Keys::Elsewhere(_) | Keys::Nowhere => None,
        }
    }
}

impl Reach {
    /// Where passkeys are possible for a visitor who has come with these headers. Whose name is known by what whoever runs the
    /// site says has one home, whatever a visitor writes into a header.
    pub(crate) fn keys(&self, headers: &HeaderMap) -> Keys {
        if self.public.is_some() {
            return self.public_home().map_or(Keys::Nowhere, Keys::Here);
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        if same(name_of(host), "localhost") {
            let origin = format!("http://{}", host.to_ascii_lowercase());
            Keys::Here(Home { host: "localhost".to_owned(), origin })
        } else if is_this_machine(host) {
            Keys::Elsewhere(format!("http://localhost:{}", self.listen.port()))
        } else {
            Keys::Nowhere
        }
    }

    /// The site as devices know it by the address that whoever runs it says.
    pub(crate) fn public_home(&self) -> Option<Home> {
        let public = self.public.as_ref()?;
        let host = name_of(public.authority());
        let is_name = host.trim_matches(['[', ']']).parse::<IpAddr>().is_err();
        let allowed = is_name && (public.is_secure() || host == "localhost");
        allowed.then(|| Home { host: host.to_owned(), origin: public.origin().to_owned() })
    }
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    let parts = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    parts.map_or(host, |(name, _)| name)
}
