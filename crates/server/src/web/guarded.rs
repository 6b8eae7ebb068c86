//! An answer that holds something for as long as it is on its way.

use axum::body::{Body, HttpBody};
use hyper::body::{Bytes, Frame, SizeHint};
use std::pin::Pin;
use std::task::{Context, Poll};

/// The same body; what guards it is dropped when all of it is taken, or nobody wants it any more.
pub(crate) fn guarded(body: Body, guard: impl Send + Unpin + 'static) -> Body {
    Body::new(Guarded { body, _guard: guard })
}

struct Guarded<G> {
    body: Body,
    _guard: G,
}

impl<G: Unpin> HttpBody for Guarded<G> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
