//! The figures.

use crate::process::{self, ServerProcess};
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;

/// Processor time, where the system says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cost {
    server: Option<Duration>,
    clients: Option<Duration>,
    all: Option<Duration>,
}

impl Cost {
    /// Until now.
    pub(crate) fn of(server: &ServerProcess) -> Cost {
        Cost { server: server.cpu(), clients: process::own_cpu(), all: process::all_cpu() }
    }

    pub(crate) fn since(self, before: Cost) -> Cost {
        let difference = |after: Option<Duration>, before: Option<Duration>| after?.checked_sub(before?);
        Cost {
            server: difference(self.server, before.server),
            clients: difference(self.clients, before.clients),
            all: difference(self.all, before.all),
        }
    }
}

/// What was measured.
#[derive(Debug)]
pub(crate) struct Report {
    /// Games at once.
    pub(crate) games: u32,
    /// Games that began in the time, for others that were over.
    pub(crate) new_games: u32,
    pub(crate) seconds: f64,
    /// How long each move took to come back, in microseconds.
    pub(crate) latencies: Vec<u32>,
    /// Spectators still there at the end.
    pub(crate) spectators: u32,
    pub(crate) bytes_of_a_spectator: Option<u64>,
    pub(crate) bytes_of_a_game: Option<u64>,
    /// People in the lobby.
    pub(crate) lobby: u32,
    /// Offers that they were told of.
    pub(crate) offers: u32,
    /// How long each took to reach each of them, in microseconds.
    pub(crate) offers_heard: Vec<u32>,
    /// Their memory, with what the server takes once, whoever comes first.
    pub(crate) bytes_of_a_visitor: Option<u64>,
    /// That of those who came after the first fifth.
    pub(crate) bytes_of_one_more: Option<u64>,
    /// What all moves together took.
    pub(crate) cost: Cost,
}

/// Parts of all moves, whose slowest is shown.
const PARTS: [(&str, f64); 4] = [("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("worst", 1.0)];

impl Report {
    fn moves_a_second(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds
    }

    /// Microseconds of processor time that a move took.
    fn of_a_move(&self, time: Option<Duration>) -> Option<f64> {
        time.map(|time| time.as_secs_f64() * 1e6 / self.latencies.len() as f64)
    }

    /// The part of the processor, in percent, that neither the server nor the clients had: a busy machine says little.
    fn others(&self) -> Option<f64> {
        let others = self.cost.all?.saturating_sub(self.cost.server? + self.cost.clients?);
        Some(others.as_secs_f64() / self.seconds / cores() as f64 * 100.0)
    }

    pub(crate) fn to_json(&self) -> Value {
        let [median, p90, p99, worst] = milliseconds(&self.latencies);
        let [seen_median, seen_p90, seen_p99, seen_worst] = milliseconds(&self.offers_heard);
        json!({
            "cores": cores(),
            "games": self.games,
            "new_games": self.new_games,
            "seconds": self.seconds,
            "moves": self.latencies.len(),
            "moves_per_second": self.moves_a_second(),
            "ack_ms": {"p50": median, "p90": p90, "p99": p99, "max": worst},
            "spectators": self.spectators,
            "bytes_per_spectator": self.bytes_of_a_spectator,
            "bytes_per_game": self.bytes_of_a_game,
            "lobby": self.lobby,
            "offers": self.offers,
            "offers_heard": self.offers_heard.len(),
            "offer_heard_ms": {"p50": seen_median, "p90": seen_p90, "p99": seen_p99, "max": seen_worst},
            "bytes_per_visitor": self.bytes_of_a_visitor,
            "bytes_per_further_visitor": self.bytes_of_one_more,
            "cpu_percent_of_others": self.others(),
            "cpu_us_per_move": {
                "server": self.of_a_move(self.cost.server),
                "clients": self.of_a_move(self.cost.clients),
            },
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |what: &str, figure: String| writeln!(f, "{what:<32}{figure:>12}");
        let known = |figure: Option<f64>, unit: &str| {
            figure.map_or("unknown".to_owned(), |figure| format!("{figure:.0} {unit}"))
        };
        let kilobytes = |bytes: Option<u64>| known(bytes.map(|bytes| bytes as f64 / 1e3), "kB");
        line("cores", cores().to_string())?;
        line("games at once", self.games.to_string())?;
        line("games begun meanwhile", self.new_games.to_string())?;
        line("moves", self.latencies.len().to_string())?;
        line("moves a second", format!("{:.0}", self.moves_a_second()))?;
        for ((name, _), time) in PARTS.iter().zip(milliseconds(&self.latencies)) {
            line(&format!("acknowledged after, {name}"), format!("{time:.1} ms"))?;
        }
        line("processor, server, a move", known(self.of_a_move(self.cost.server), "µs"))?;
        line("processor, clients, a move", known(self.of_a_move(self.cost.clients), "µs"))?;
        line("processor, taken by others", known(self.others(), "%"))?;
        line("memory of a game", kilobytes(self.bytes_of_a_game))?;
        line("spectators at the end", self.spectators.to_string())?;
        line("memory of a spectator", kilobytes(self.bytes_of_a_spectator))?;
        if self.lobby == 0 {
            return Ok(());
        }
        line("people in the lobby", self.lobby.to_string())?;
        line("offers", self.offers.to_string())?;
        for ((name, _), time) in PARTS.iter().zip(milliseconds(&self.offers_heard)) {
            line(&format!("an offer is seen after, {name}"), format!("{time:.1} ms"))?;
        }
        line("memory of somebody in the lobby", kilobytes(self.bytes_of_a_visitor))?;
        line("… of whoever comes later", kilobytes(self.bytes_of_one_more))
    }
}

/// The times within which these parts of all came back, in milliseconds.
fn milliseconds(latencies: &[u32]) -> [f64; PARTS.len()] {
    let mut sorted = latencies.to_vec();
    sorted.sort_unstable();
    PARTS.map(|(_, part)| {
        let index = (sorted.len().saturating_sub(1) as f64 * part).ceil() as usize;
        sorted.get(index).map_or(f64::NAN, |micros| f64::from(*micros) / 1e3)
    })
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
