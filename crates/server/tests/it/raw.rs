//! A WebSocket by hand: it can say what no library says, and keep silent where every library answers.

use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Nothing here takes so long; a test that waits longer has lost a message.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;
/// The bit of a frame that ends its message.
pub(crate) const LAST: u8 = 0x80;

pub(crate) struct Raw {
    stream: BufReader<TcpStream>,
}

impl Raw {
    pub(crate) async fn connect(address: SocketAddr, id: &str, cookie: &str) -> Raw {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let request = format!(
            "GET /api/v1/games/{id}/live HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut raw = Raw { stream: BufReader::new(stream) };
        let mut line = String::new();
        raw.stream.read_line(&mut line).await.unwrap();
        assert!(line.contains(" 101 "), "{line}");
        while line != "\r\n" {
            line.clear();
            raw.stream.read_line(&mut line).await.unwrap();
        }
        raw
    }

    /// Sends a frame of at most 64 KiB; the server may have hung up.
    pub(crate) async fn frame(&mut self, first: u8, payload: &[u8]) {
        let mut frame = vec![first];
        match payload.len() {
            short @ 0..=125 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 126);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        // A mask of zeros is a mask.
        frame.extend([0; 4]);
        frame.extend(payload);
        self.bytes(&frame).await;
    }

    pub(crate) async fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes).await;
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.frame(LAST | TEXT, message.to_string().as_bytes()).await;
    }

    /// The next frame, its kind and payload; `None` when the line is closed.
    pub(crate) async fn hear(&mut self) -> Option<(u8, Vec<u8>)> {
        let frame = async {
            let kind = self.stream.read_u8().await.ok()? & 0x0f;
            let length = match self.stream.read_u8().await.ok()? {
                126 => usize::from(self.stream.read_u16().await.ok()?),
                127 => usize::try_from(self.stream.read_u64().await.ok()?).unwrap(),
                short => usize::from(short),
            };
            let mut payload = vec![0; length];
            self.stream.read_exact(&mut payload).await.ok()?;
            Some((kind, payload))
        };
        timeout(PATIENCE, frame).await.expect("a frame in time").filter(|(kind, _)| *kind != CLOSE)
    }

    /// The next message of this type; pings on the way are not answered.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let (opcode, payload) = self.hear().await.expect("an open line");
            if opcode == TEXT {
                let message: Value = serde_json::from_slice(&payload).unwrap();
                if message["type"] == kind {
                    return message;
                }
            }
        }
    }

    /// Whatever comes before the line is closed is passed over.
    pub(crate) async fn expect_close(&mut self) {
        while self.hear().await.is_some() {}
    }
}
