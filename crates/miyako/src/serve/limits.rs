//! How much visitors may ask for, as whoever starts the server wants it.

use server::Limits;

/// The limits that can be chosen; the defaults are those of `Limits`.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits, so that no visitor spoils the site for the others")]
pub(super) struct LimitArgs {
    /// So many connections for requests at once [default: a quarter of the files that may be open, 1024 at most]
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Those of one address, also the requests that it may have answered at once [default: a quarter of them]
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
    /// So many live channels, a quarter of them for those with a seat only [default: what open files are left, 10000 at most]
    #[arg(long, value_name = "N")]
    channels: Option<usize>,
    /// Those of one address that only look on [default: a quarter of them]
    #[arg(long, value_name = "N")]
    channels_per_address: Option<usize>,
    /// Those of one visitor
    #[arg(long, value_name = "N", default_value_t = Limits::default().live_channels_of_one_visitor)]
    channels_per_visitor: usize,
    /// What a visitor may say in a second over all their live channels
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_a_second)]
    messages_per_second: u32,
    /// So many lines at the CSA port, half of them of one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().csa_connections)]
    csa_lines: usize,
    /// So many games in memory
    #[arg(long, value_name = "N", default_value_t = Limits::default().games)]
    games: usize,
    /// Those of one visitor
    #[arg(long, value_name = "N", default_value_t = Limits::default().games_of_one_visitor)]
    games_per_visitor: usize,
    /// New games and seats of one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_games_a_minute)]
    new_games_per_minute: u32,
    /// Records in the library of one visitor
    #[arg(long, value_name = "N", default_value_t = Limits::default().records)]
    records: u32,
    /// Megabytes (MiB) that they take, with the files they came from
    #[arg(long, value_name = "N", default_value_t = Limits::default().record_bytes >> 20)]
    records_size: u64,
    /// Games of one file that are put into a library
    #[arg(long, value_name = "N", default_value_t = Limits::default().games_of_one_file)]
    games_per_file: usize,
    /// Changes to libraries from one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().library_changes_a_minute)]
    library_changes_per_minute: u32,
    /// Pictures for one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().pictures_a_minute)]
    pictures_per_minute: u32,
    /// Answers to mate problems from one address in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().answers_a_minute)]
    answers_per_minute: u32,
    /// So many visitors' analyses at once, each on a thread of its own; 0 for none [default: a thread less than the machine has]
    #[arg(long, value_name = "N")]
    analyses: Option<usize>,
    /// Analyses that run or wait
    #[arg(long, value_name = "N", default_value_t = Limits::default().analyses_in_queue)]
    analyses_in_queue: usize,
    /// Those of one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().analyses_of_one_address)]
    analyses_per_address: usize,
}

impl LimitArgs {
    /// The limits of a server that may open so many files.
    ///
    /// # Errors
    /// If it would need more.
    pub(super) fn limits(&self, files: u64) -> Result<Limits, String> {
        let usual = Limits {
            csa_connections: self.csa_lines,
            live_channels_of_one_visitor: self.channels_per_visitor,
            messages_a_second: self.messages_per_second,
            games: self.games,
            games_of_one_visitor: self.games_per_visitor,
            new_games_a_minute: self.new_games_per_minute,
            records: self.records,
            record_bytes: self.records_size.saturating_mul(1 << 20),
            games_of_one_file: self.games_per_file,
            library_changes_a_minute: self.library_changes_per_minute,
            pictures_a_minute: self.pictures_per_minute,
            answers_a_minute: self.answers_per_minute,
            analyses: self.analyses.unwrap_or(Limits::default().analyses),
            analyses_in_queue: self.analyses_in_queue,
            analyses_of_one_address: self.analyses_per_address,
            ..Limits::default()
        };
        let limits = usual.with_connections(self.connections.unwrap_or(Limits::connections_for(files)), files);
        let limits = match self.channels {
            Some(channels) => limits.with_live_channels(channels),
            None => limits,
        };
        let limits = Limits {
            connections_of_one_address: self.connections_per_address.unwrap_or(limits.connections_of_one_address),
            live_channels_of_one_address: self.channels_per_address.unwrap_or(limits.live_channels_of_one_address),
            ..limits
        };
        let needed = limits.files();
        if needed as u64 > files {
            return Err(format!(
                "so many connections, channels and CSA lines need {needed} open files, and the system allows {files}: \
                 allow more (ulimit -n, or LimitNOFILE of the unit), or fewer of them"
            ));
        }
        Ok(limits)
    }
}
