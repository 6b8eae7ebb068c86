//! Connections: how many there may be, and how long each may take. Nobody can hold the others off by being slow.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// The head of a request must be here after so long, from the moment the connection is ready for it.
const LONGEST_HEAD: Duration = Duration::from_secs(10);
/// The answer must be ready so long after the head, however long the rest of the request takes to come.
const LONGEST_REQUEST: Duration = Duration::from_secs(10);
/// A connection takes no new request after so long: browsers open another without anybody noticing. Live channels are
/// not meant, they have left by then and keep time of their own.
const LONGEST_CONNECTION: Duration = Duration::from_secs(60);
/// The last request of a connection, and its answer, must be through after so long.
const LAST_WORDS: Duration = Duration::from_secs(60);
/// When the system has no more connections to give we wait for some to end.
const WAIT_FOR_SYSTEM: Duration = Duration::from_millis(500);

/// Serves `router` to at most `most` connections at once until `stop` is ready, and then until those that are open have
/// finished what they began. Who comes when all places are taken waits at the door.
pub(crate) async fn serve(listener: TcpListener, router: Router, most: usize, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(most));
    // Every connection holds a receiver until it has ended.
    let open = watch::Sender::new(());
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let place = places.clone().acquire_owned().await;
            (place, accept(&listener).await)
        };
        let (place, (stream, peer)) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        let talk = talk(stream, peer, router.clone(), open.subscribe());
        tokio::spawn(async move {
            talk.await;
            drop(place);
        });
    }
    drop(listener);
    open.send_replace(());
    open.closed().await;
}

pub(crate) async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_over_already(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                sleep(WAIT_FOR_SYSTEM).await;
            }
        }
    }
}

/// Ready when the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server itself is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The client went away before it was let in.
fn is_over_already(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of one connection, the last one being that which has begun when the server closes.
async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, mut closing: watch::Receiver<()>) {
    // A move is a small message that must not wait for the next; where the system refuses, it is only slower.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = timeout(LONGEST_REQUEST, router.clone().oneshot(request));
        async { answer.await.unwrap_or_else(|_| Ok(StatusCode::REQUEST_TIMEOUT.into_response())) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(LONGEST_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    tokio::select! {
        // A client that goes away in the middle is no concern of ours.
        _ = connection.as_mut() => return,
        _ = closing.changed() => {}
        () = sleep(LONGEST_CONNECTION) => {}
    }
    connection.as_mut().graceful_shutdown();
    // Nor is one that is too slow.
    let _ = timeout(LAST_WORDS, connection).await;
}

#[cfg(test)]
mod tests;
