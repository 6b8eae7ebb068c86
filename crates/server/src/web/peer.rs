//! Where a request comes from: the address that limits count by, and whether it came by https.
//!
//! A proxy in front of the site says both in headers, `X-Forwarded-For` and `X-Forwarded-Proto`, or `Forwarded` (RFC 7239).
//! Anybody else could write them as well, so they are read from trusted proxies and from nowhere else: from the last entry,
//! which the nearest proxy has written, back to the first one that no trusted proxy vouches for.

mod forwarded;

use super::reach::Reach;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::TrustedProxy;
use dojo::rate::network;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Who is at the other end, as far as the network knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Peer {
    /// By which all limits count: see [`network`].
    pub(crate) address: IpAddr,
    /// Whether the visitor's browser came by https. This server speaks plain http, so a proxy has to say
    /// so, or whoever runs the site: see [`Reach::is_secure`].
    pub(crate) secure: bool,
}

/// Proxies whose word on others is taken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Arc<[TrustedProxy]>);

impl Proxies {
    pub(crate) fn new(all: &[TrustedProxy]) -> Proxies {
        Proxies(all.into())
    }

    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|proxy| proxy.has(address))
    }

    /// Whose request it is that came over a connection from `socket`.
    fn peer(&self, socket: IpAddr, headers: &HeaderMap) -> Peer {
        let (mut address, mut secure) = (socket, false);
        if self.trust(address) {
            for hop in forwarded::hops(headers).iter().rev() {
                secure = hop.secure;
                // A proxy may keep the name of its client to itself: then it counts for all of them.
                let Some(client) = hop.client else { break };
                address = client;
                if !self.trust(address) {
                    break;
                }
            }
        }
        Peer { address: network(address), secure }
    }
}

/// Middleware: puts the [`Peer`] into the request.
pub(crate) async fn identify(
    State((proxies, reach)): State<(Proxies, Reach)>,
    ConnectInfo(socket): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut peer = proxies.peer(socket.ip(), request.headers());
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    peer.secure |= reach.is_secure(host);
    request.extensions_mut().insert(peer);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Response> {
        // It is missing only where a route stands outside the middleware.
        parts.extensions.get().copied().ok_or_else(|| StatusCode::INTERNAL_SERVER_ERROR.into_response())
    }
}

#[cfg(test)]
mod tests;
