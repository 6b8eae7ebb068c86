//! HTTP by hand, from an address of one's own: all of 127.0.0.0/8 is this machine.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a visitor comes from, 127.0.0.x.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) u8);

impl From {
    pub(crate) async fn connect(self, to: SocketAddr) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from(([127, 0, 0, self.0], 0)))?;
        socket.connect(to).await
    }

    /// Sends a request and returns the whole answer, head and body.
    pub(crate) async fn ask(self, to: SocketAddr, request: &str) -> String {
        let mut stream = self.connect(to).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer in time").unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// `GET`, with further lines of the head, each with its end.
    pub(crate) async fn get(self, to: SocketAddr, path: &str, lines: &str) -> String {
        self.ask(to, &format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{lines}\r\n")).await
    }

    /// `POST` of JSON, with further lines of the head, each with its end.
    pub(crate) async fn post(self, to: SocketAddr, path: &str, lines: &str, body: &str) -> String {
        let length = body.len();
        let head =
            format!("POST {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n");
        self.ask(to, &format!("{head}Content-Length: {length}\r\n{lines}\r\n{body}")).await
    }
}

/// The number in the first line of an answer.
pub(crate) fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_else(|| panic!("no answer: {answer}"))
}

/// The value of a header.
pub(crate) fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let head = answer.split("\r\n\r\n").next().unwrap();
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value).next().unwrap_or_default()
}
