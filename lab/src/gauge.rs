//! The command `gauge`: what a net judges and its search finds, in about a minute. Elo against ourselves hides what we
//! are all blind to; games and mates of others do not.

mod games;
mod mates;

use crate::duel::{self, Score};
use crate::numbers;
use engine::nnue::Network;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// What to measure, and with what.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The net's file; the one that comes with the engine if none is named.
    net: Option<PathBuf>,
    /// Files and folders of games that strong players ended, in any format: does the net know who won?
    #[arg(long, num_args = 1.., value_name = "PATH")]
    games: Vec<PathBuf>,
    /// A file of mate problems, one a line as JSON with `sfen` and `plies`: does the search find them?
    #[arg(long, value_name = "FILE")]
    mates: Option<PathBuf>,
    /// The lengths of the problems to try, in plies.
    #[arg(long, value_delimiter = ',', default_values_t = [7, 9, 11])]
    plies: Vec<u64>,
    /// So many problems of each length.
    #[arg(long, default_value_t = 100)]
    problems: usize,
    /// Positions a search looks at.
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// Pairs of games against a player who looks at four times as many; 0 for none.
    #[arg(long, default_value_t = 0)]
    pairs: u64,
    /// What the openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

/// Prints what was asked for.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let net = options.net.as_deref().map_or_else(|| Ok(Network::shipped()), duel::read)?;
    if options.games.is_empty() && options.mates.is_none() && options.pairs == 0 {
        return Err(io::Error::other("nothing to measure: --games, --mates or --pairs should say what"));
    }
    if !options.games.is_empty() {
        println!("{}", games::judge(&net, &options.games)?);
    }
    if let Some(path) = &options.mates {
        for (plies, found, of) in mates::find(&net, path, &options.plies, options.problems, options.nodes)? {
            println!("mates in {plies}: {found} of {of} found within {} positions", options.nodes);
        }
    }
    if options.pairs > 0 {
        println!("four times the positions: {}", scaling(options, &net));
    }
    Ok(())
}

/// How much stronger four times the positions make the engine: to be compared with others' figures, not with zero.
fn scaling(options: &Options, net: &Arc<Network>) -> Score {
    let nets = [Arc::clone(net), Arc::clone(net)];
    duel::play_pairs(&nets, [4 * options.nodes, options.nodes], options.pairs, options.seed, options.threads)
}
