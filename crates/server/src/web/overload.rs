//! What is asked for has its time, and no address has more asked at once than its share. When the time is over it is said
//! whose fault that is: the sender's, who is slow, or ours.

use crate::web::failure::Failed;
use crate::web::guarded::guarded;
use crate::web::peer::Peer;
use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dojo::failure::Failure;
use dojo::tally::Tally;
use hyper::body::{Bytes, Frame, SizeHint};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::timeout;

/// The answer must be ready so long after the head, however long the rest of the request takes to come.
pub(crate) const LONGEST_REQUEST: Duration = Duration::from_secs(10);

/// How many requests an address may have answered at once. Behind a proxy all of them come by its connections.
#[derive(Clone)]
pub(crate) struct Requests {
    running: Arc<Tally<IpAddr>>,
    of_one_address: usize,
}

impl Requests {
    pub(crate) fn new(of_one_address: usize) -> Requests {
        Requests { running: Arc::default(), of_one_address }
    }
}

/// Middleware: refuses what is too much or takes too long.
pub(crate) async fn guard(State(requests): State<Requests>, from: Peer, request: Request, next: Next) -> Response {
    let Some(share) = requests.running.take(from.address, requests.of_one_address) else {
        return Failed::from(Failure::BUSY).into_response();
    };
    let awaited = Arc::<AtomicBool>::default();
    let request = request.map(|body| Body::new(Arriving { body, awaited: awaited.clone() }));
    match timeout(LONGEST_REQUEST, next.run(request)).await {
        Ok(response) => response.map(|body| guarded(body, share)),
        Err(_) if awaited.load(Ordering::Relaxed) => Failed::from(Failure::SLOW).into_response(),
        Err(_) => Failed::from(Failure::BUSY).into_response(),
    }
}

/// The rest of a request; notes whether it is waited for.
struct Arriving {
    body: Body,
    awaited: Arc<AtomicBool>,
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let own = self.get_mut();
        let frame = Pin::new(&mut own.body).poll_frame(context);
        own.awaited.store(frame.is_pending(), Ordering::Relaxed);
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
