//! The CSA port as a program speaks it, one line after the other.

use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A program's connection.
pub(crate) struct Program {
    stream: BufReader<TcpStream>,
    line: String,
}

impl Program {
    /// Logs in: the password names the game.
    pub(crate) async fn log_in(address: SocketAddr, name: &str, game: &str) -> io::Result<Program> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut program = Program { stream: BufReader::new(stream), line: String::new() };
        program.say(&format!("LOGIN {name} {game}")).await?;
        program.hear(&format!("LOGIN:{name} OK")).await?;
        Ok(program)
    }

    /// Two programs sit down to a game of this name, Black first.
    pub(crate) async fn two(address: SocketAddr, game: &str) -> io::Result<[Program; 2]> {
        let mut black = Program::log_in(address, &format!("b-{game}"), &format!("{game}-600-10-B")).await?;
        let mut white = Program::log_in(address, &format!("w-{game}"), &format!("{game}-600-10-W")).await?;
        for program in [&mut black, &mut white] {
            program.hear("END Game_Summary").await?;
            program.say("AGREE").await?;
        }
        for program in [&mut black, &mut white] {
            program.hear("START:").await?;
        }
        Ok([black, white])
    }

    pub(crate) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.stream.get_mut().write_all(format!("{text}\n").as_bytes()).await
    }

    /// Waits for a line that begins so; whether it comes before the end of the game.
    pub(crate) async fn hear(&mut self, beginning: &str) -> io::Result<bool> {
        loop {
            self.line.clear();
            if self.stream.read_line(&mut self.line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if self.line.starts_with(beginning) {
                return Ok(true);
            }
            if matches!(self.line.trim_end(), "#WIN" | "#LOSE" | "#DRAW" | "#CENSORED") {
                return Ok(false);
            }
            if self.line.starts_with("LOGIN:incorrect") {
                return Err(io::Error::other(self.line.clone()));
            }
        }
    }
}
