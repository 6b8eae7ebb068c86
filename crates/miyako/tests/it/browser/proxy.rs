//! A line to the site that can be cut, as when a telephone loses its network.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// Passes everything on between its own address and the site's, until it is cut.
pub(crate) struct Line {
    /// Where a browser finds it: the port alone, so that each visitor can call the host by a name of their own.
    pub(crate) port: u16,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    cut: bool,
    open: Vec<TcpStream>,
}

impl Line {
    /// A line to `site`, such as `127.0.0.1:4649`.
    pub(crate) fn to(site: &str) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::<Mutex<State>>::default();
        let (site, shared) = (site.to_owned(), state.clone());
        thread::spawn(move || {
            listener.incoming().flatten().for_each(|browser| shared.lock().unwrap().connect(browser, &site));
        });
        Line { port, state }
    }

    /// Breaks every connection, and takes no other.
    pub(crate) fn cut(&self) {
        let mut state = self.state.lock().unwrap();
        state.cut = true;
        for stream in state.open.drain(..) {
            // It may have been closed already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// The network is back.
    pub(crate) fn mend(&self) {
        self.state.lock().unwrap().cut = false;
    }
}

impl State {
    /// While the line is cut, or nobody answers, the caller's connection ends at once.
    fn connect(&mut self, browser: TcpStream, site: &str) {
        let Some(server) = (!self.cut).then(|| TcpStream::connect(site).ok()).flatten() else { return };
        for (from, to) in [(&browser, &server), (&server, &browser)] {
            let (from, to) = (from.try_clone().expect("a handle"), to.try_clone().expect("a handle"));
            thread::spawn(move || pass_on(from, to));
        }
        self.open.extend([browser, server]);
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
