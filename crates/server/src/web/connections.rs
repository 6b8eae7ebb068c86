//! Connections: how many there may be, how they are shared between addresses, and how long each may take. Nobody can hold
//! the others off by being slow, or by being many.

mod flow;
mod turn;

use crate::web::guarded::guarded;
use crate::web::peer::Proxies;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use dojo::places::{NoPlace, Place, Places, Shares, Use};
use dojo::rate::network;
use dojo::refusals;
use dojo::sockets::accept;
use flow::Flow;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};
use tower::ServiceExt;
use turn::Turn;
use words::Language;

/// The head of a request must be here after so long, from the moment the connection is ready for it.
const LONGEST_HEAD: Duration = Duration::from_secs(10);
/// So many bytes of a head are taken in, and so many of an answer wait for a slow reader.
const BUFFER: usize = 64 * 1024;
/// A connection takes no new request after so long: browsers open another without anybody noticing. Live channels are
/// not meant, they have left by then and keep time of their own.
const LONGEST_CONNECTION: Duration = Duration::from_secs(60);
/// The last request of a connection, and its answer, must be through after so long.
const LAST_WORDS: Duration = Duration::from_secs(60);
/// Whoever has waited so long for a place is told that there is none.
const PATIENCE: Duration = Duration::from_secs(8);
/// So often somebody who waits looks whether there is a place.
const GLANCE: Duration = Duration::from_millis(50);
/// So many at once are told that there is no place; who comes then is not answered at all.
const TOLD: usize = 64;
/// How long whoever is told so has to read it.
const FAREWELL: Duration = Duration::from_secs(1);

/// Serves `router` to as many at once as the shares allow until `stop` is ready, and then until those that are open have
/// finished what they began. Who finds no place waits for one, for a while.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    (proxies, shares): (Proxies, Shares),
    stop: impl Future<Output = ()>,
) {
    // Every connection holds a receiver until it has ended.
    let open = watch::Sender::new(());
    let door = Arc::new(Door::new(router, proxies, shares));
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let (stream, peer) = accept(&listener).await;
            door.clone().let_in(stream, peer, open.subscribe()).await;
        };
        tokio::select! {
            () = next => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    open.send_replace(());
    open.closed().await;
}

/// Who is let in, who waits, who is sent away.
struct Door {
    router: Router,
    proxies: Proxies,
    places: Arc<Places>,
    /// For those who wait for one of them.
    bench: Arc<Places>,
    told: Arc<Semaphore>,
}

impl Door {
    fn new(router: Router, proxies: Proxies, shares: Shares) -> Door {
        let [places, bench] = [shares, shares.waiting()].map(|shares| Arc::new(Places::new(shares)));
        Door { router, proxies, places, bench, told: Arc::new(Semaphore::new(TOLD)) }
    }

    /// Where all places are taken by those who are busy this waits for one, and so do those who come later. Who only has
    /// their own share taken waits alone.
    async fn let_in(self: Arc<Door>, stream: TcpStream, peer: SocketAddr, closing: watch::Receiver<()>) {
        let place = match self.place(&self.places, peer.ip()) {
            Err(NoPlace::Full) => timeout(PATIENCE, self.wait(peer.ip())).await.map_err(|_| NoPlace::Full),
            other => other,
        };
        let seat = match place {
            Ok(place) => {
                tokio::spawn(talk(stream, peer, place, self.router.clone(), closing));
                return;
            }
            Err(NoPlace::Enough) => self.place(&self.bench, peer.ip()),
            Err(NoPlace::Full) => Err(NoPlace::Full),
        };
        if let Ok(seat) = seat {
            // Who waits here has come, and does not make room for others.
            seat.note(Use::Busy, Instant::now());
            tokio::spawn(async move {
                let place = timeout(PATIENCE, self.wait(peer.ip())).await;
                drop(seat);
                match place {
                    Ok(place) => talk(stream, peer, place, self.router.clone(), closing).await,
                    Err(_) => self.send_away(stream, peer).await,
                }
            });
        } else {
            tokio::spawn(async move { self.send_away(stream, peer).await });
        }
    }

    fn place(&self, places: &Arc<Places>, address: IpAddr) -> Result<Place, NoPlace> {
        if self.proxies.trust(address) { places.take_any(address) } else { places.take_one(address) }
    }

    async fn wait(&self, address: IpAddr) -> Place {
        loop {
            sleep(GLANCE).await;
            if let Ok(place) = self.place(&self.places, address) {
                return place;
            }
        }
    }

    /// Says that there is no place, without having heard what is asked for, and in which language.
    async fn send_away(&self, mut stream: TcpStream, peer: SocketAddr) {
        refusals::note(network(peer.ip()), "connections");
        let Ok(_one) = self.told.try_acquire() else { return };
        let words = Language::ALL.map(|language| language.text("error-busy")).join("\n");
        let answer = format!(
            "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\n\
             Retry-After: 5\r\nConnection: close\r\n\r\n{words}\n",
            words.len() + 1
        );
        let farewell = async {
            stream.write_all(answer.as_bytes()).await?;
            stream.shutdown().await?;
            // What is not read before the end would take the answer away with it.
            let mut rest = [0; 1024];
            while stream.read(&mut rest).await? > 0 {}
            io::Result::Ok(())
        };
        // Whoever does not listen is no concern of ours.
        let _ = timeout(FAREWELL, farewell).await;
    }
}

/// Answers the requests of one connection, the last one being that which has begun when the server closes.
async fn talk(stream: TcpStream, peer: SocketAddr, place: Place, router: Router, mut closing: watch::Receiver<()>) {
    // A move is a small message that must not wait for the next; where the system refuses, it is only slower.
    let _ = stream.set_nodelay(true);
    let turn = Arc::new(Turn::new(place));
    let stream = TokioIo::new(Flow::new(stream, Arc::downgrade(&turn)));
    let own = turn.clone();
    let answer = service_fn(move |request: Request<Incoming>| {
        let speaking = own.begin();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.clone().oneshot(request);
        async move { answer.await.map(|response| response.map(|body| guarded(body, speaking))) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(LONGEST_HEAD).max_buf_size(BUFFER);
    let mut connection = pin!(http.serve_connection(stream, answer).with_upgrades());
    tokio::select! {
        // A client that goes away in the middle is no concern of ours.
        _ = connection.as_mut() => return,
        at_once = turn.has_to_end() => if at_once { return },
        _ = closing.changed() => {}
        () = sleep(LONGEST_CONNECTION) => {}
    }
    connection.as_mut().graceful_shutdown();
    // Nor is one that is too slow.
    let mut end = pin!(timeout(LAST_WORDS, connection));
    tokio::select! {
        _ = end.as_mut() => {}
        at_once = turn.has_to_end() => if !at_once {
            let _ = end.await;
        },
    }
}

#[cfg(test)]
mod tests;
