//! The port for programs: one address holds it with lines that say nothing, and a program from another logs in.

use super::{Args, BYSTANDER, PATIENCE, connect, hold};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// So many silent lines: none, for comparison, as many as the port has places, and ten times that.
const LINES: [u32; 3] = [0, 100, 1000];

/// Holds the port with more and more lines.
pub(super) async fn lines(args: &Args) {
    println!("{:<48}{:>8}{:>16}{:>16}{:>12}", "silent lines", "log-ins", "mean wait", "longest wait", "refused");
    for lines in LINES {
        let until = Instant::now() + Duration::from_secs(args.seconds);
        let mut attack = JoinSet::new();
        for _ in 0..lines {
            attack.spawn(hold(args.csa, "", until));
        }
        sleep(Duration::from_secs(1)).await;
        let (mut waits, mut refused) = (Vec::new(), 0);
        while Instant::now() < until {
            let began = Instant::now();
            match timeout(PATIENCE, log_in(args.csa)).await {
                Ok(Ok(true)) => waits.push(began.elapsed().as_secs_f64()),
                _ => refused += 1,
            }
            sleep(Duration::from_millis(200)).await;
        }
        let longest = waits.iter().copied().fold(0.0, f64::max);
        let mean = waits.iter().sum::<f64>() / waits.len().max(1) as f64;
        println!("{lines:<48}{:>8}{mean:>14.3} s{longest:>14.3} s{refused:>12}", waits.len());
        attack.shutdown().await;
    }
}

/// Whether a program that behaves gets in; it leaves again.
async fn log_in(port: SocketAddr) -> io::Result<bool> {
    let mut stream = BufReader::new(connect(BYSTANDER, port).await?);
    stream.write_all(b"LOGIN bystander siege-600-10,by\n").await?;
    let mut answer = String::new();
    stream.read_line(&mut answer).await?;
    stream.write_all(b"LOGOUT\n").await?;
    Ok(answer.starts_with("LOGIN:bystander OK"))
}
