//! HTTP and WebSocket as a client speaks them, with nothing that a load test does not need: the clients share the machine
//! with the server.

use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use std::ops::Range;
use std::rc::Rc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The way into the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door {
    address: SocketAddr,
}

/// A game that was made.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: Rc<str>,
    /// The cookies of those who sit at it, Black first.
    pub(crate) players: [Rc<str>; 2],
}

impl Door {
    pub(crate) fn new(address: SocketAddr) -> Door {
        Door { address }
    }

    /// Makes a game with a clock between two visitors, both of them new.
    pub(crate) async fn make_game(self) -> io::Result<Table> {
        let wish = r#"{"opponent":"link","color":"black","clock":"10m+30s"}"#;
        let (black, made) = self.post("/api/v1/games", wish).await?;
        let id = made["id"].as_str().ok_or_else(|| io::Error::other("a game without id"))?;
        let (white, _) = self.post(&format!("/api/v1/games/{id}/join"), "{}").await?;
        Ok(Table { id: id.into(), players: [black, white] })
    }

    /// What the server answers to a new visitor, after their cookie.
    pub(crate) async fn post(self, path: &str, body: &str) -> io::Result<(Rc<str>, Value)> {
        let mut stream = TcpStream::connect(self.address).await?;
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let unclear = || io::Error::other(format!("{path}: {answer}"));
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(unclear)?;
        let done = head.starts_with("HTTP/1.1 2");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        let cookie = cookie.filter(|_| done).ok_or_else(unclear)?;
        Ok((cookie.into(), serde_json::from_str(body)?))
    }

    /// Opens the live channel of a game and waits for its first message. Without a cookie one is a spectator.
    pub(crate) async fn sit_down(self, game: &str, cookie: Option<&str>) -> io::Result<Channel> {
        self.open(&format!("games/{game}/live"), cookie).await
    }

    /// Opens a live channel and waits for its first message. Without a cookie one is somebody new.
    pub(crate) async fn open(self, path: &str, cookie: Option<&str>) -> io::Result<Channel> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/v1/{path} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvZ2kgaXMgYSBnYW1lIQ==\r\n{cookie}\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).await?;
        let mut channel = Channel { stream, buffer: Vec::new(), text: 0..0 };
        channel.upgrade().await?;
        channel.hear().await?;
        Ok(channel)
    }
}

/// A live channel.
pub(crate) struct Channel {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// Where the last text stands in the buffer; what comes after it has not been looked at.
    text: Range<usize>,
}

/// Kinds of WebSocket frames, each a whole message.
const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;

impl Channel {
    async fn upgrade(&mut self) -> io::Result<()> {
        let end = loop {
            if let Some(end) = self.buffer.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
            self.read().await?;
        };
        if !self.buffer.starts_with(b"HTTP/1.1 101 ") {
            let head = String::from_utf8_lossy(&self.buffer[..end]);
            return Err(io::Error::other(format!("no live channel: {head}")));
        }
        self.text = end..end;
        Ok(())
    }

    /// Sends a text of less than 126 bytes.
    pub(crate) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.send(TEXT, text.as_bytes()).await
    }

    async fn send(&mut self, kind: u8, content: &[u8]) -> io::Result<()> {
        // What a client sends must be masked; a mask of zeros leaves it as it is.
        let mut frame = vec![kind, 0x80 | content.len() as u8, 0, 0, 0, 0];
        frame.extend_from_slice(content);
        self.stream.write_all(&frame).await
    }

    /// Waits for the next text, and answers pings until then.
    pub(crate) async fn hear(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.text.end);
        self.text = 0..0;
        loop {
            let Some((kind, content)) = frame(&self.buffer) else {
                self.read().await?;
                continue;
            };
            match kind {
                TEXT => {
                    self.text = content;
                    return Ok(());
                }
                CLOSE => return Err(io::Error::other("the server hangs up")),
                PING => {
                    let stamp = self.buffer[content.clone()].to_vec();
                    self.send(PONG, &stamp).await?;
                }
                _ => {}
            }
            self.buffer.drain(..content.end);
        }
    }

    /// The last text that was heard.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.buffer[self.text.clone()]).unwrap_or_default()
    }

    async fn read(&mut self) -> io::Result<()> {
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

/// The first frame in these bytes, its kind and where its content stands; `None` if it is not all there.
fn frame(bytes: &[u8]) -> Option<(u8, Range<usize>)> {
    let (start, length) = match *bytes.get(1)? {
        126 => (4, u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?).into()),
        127 => (10, usize::try_from(u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)).ok()?),
        short => (2, usize::from(short)),
    };
    let content = start..start + length;
    (content.end <= bytes.len()).then_some((bytes[0], content))
}
