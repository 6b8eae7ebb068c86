//! `miyako club tournament new`: how an event is to be played.

use super::act::Desk;
use super::show;
use crate::failure::Failure;
use arbiter::handicap::System;
use club::person::PersonId;
use club::standing::TieBreak;
use club::time::Date;
use club::tournament::{Config, Draws, Form, MOST_ROUNDS, Threshold};
use std::fmt::Write as _;
use std::io::Write;

/// Plan an event
#[derive(clap::Args)]
pub(super) struct Args {
    /// What files call it: spring
    pub(super) name: PersonId,
    /// What it is called [default: that name]
    #[arg(long)]
    title: Option<String>,
    /// How many rounds [default: 5, or as many as it takes in a round robin and a knock-out]
    #[arg(long)]
    rounds: Option<u16>,
    /// swiss, mcmahon, dutch (the FIDE's own Swiss, with colours), round-robin or knock-out
    #[arg(long, default_value = "swiss", value_parser = form)]
    form: Form,
    /// Everybody meets everybody twice, the second time with colours exchanged
    #[arg(long)]
    double: bool,
    /// Each pair settles when it plays, from first day to last; all rounds stand from the beginning
    #[arg(long)]
    by_appointment: bool,
    /// So many of the best also play a knock-out among them in the first rounds: 4, 8, 16, 32
    #[arg(long, default_value_t = 0, hide_default_value = true, value_name = "SIZE")]
    cup: u16,
    /// Whose cup it is, three capital letters [default: everybody's]
    #[arg(long, requires = "cup", default_value = "", hide_default_value = true)]
    cup_nation: String,
    /// Who loses for the first time while so many or fewer have not lost plays on with those who have lost once: 4 from the
    /// semi-finals on, 512 always (knock-out)
    #[arg(long, default_value_t = 0, hide_default_value = true, value_name = "LEFT")]
    repechage: u16,
    /// Who loses the semi-finals plays for the third place (knock-out)
    #[arg(long)]
    third_place: bool,
    /// Grades or ratings from which on somebody begins with a point more: 5k,1k,1800; 5k/3 counts to round 3 only
    #[arg(long, value_delimiter = ',')]
    threshold: Vec<Threshold>,
    /// Odds by grades, from this table: jsa, updated or iemoto [default: even games]
    #[arg(long, value_parser = odds)]
    odds: Option<System>,
    /// A drawn game counts half a point each, and is not played again
    #[arg(long)]
    half_draws: bool,
    /// How many announced absences are worth half a point
    #[arg(long, default_value_t = 0)]
    half_absences: u16,
    /// What decides between equal points: sos, sodos, sosos, cut1, median, wins, direct …
    #[arg(long, value_delimiter = ',', value_parser = tie_break)]
    tie_break: Vec<TieBreak>,
    /// The town
    #[arg(long, default_value = "")]
    city: String,
    /// Three capital letters
    #[arg(long, default_value = "")]
    country: String,
    /// The first day
    #[arg(long)]
    from: Option<Date>,
    /// The last day
    #[arg(long)]
    to: Option<Date>,
    /// The time for a game: 30m+30s
    #[arg(long, default_value = "")]
    clock: String,
    /// Who decides
    #[arg(long, default_value = "")]
    arbiter: String,
}

fn form(code: &str) -> Result<Form, String> {
    let known = || format!("expected one of {}", Form::ALL.map(Form::code).join(", "));
    Form::ALL.into_iter().find(|form| form.code() == code).ok_or_else(known)
}

fn odds(code: &str) -> Result<System, String> {
    System::from_code(code).ok_or_else(|| format!("expected one of {}", System::ALL.map(System::code).join(", ")))
}

fn tie_break(code: &str) -> Result<TieBreak, String> {
    TieBreak::from_code(code).ok_or_else(|| format!("expected one of {}", TieBreak::ALL.map(TieBreak::code).join(", ")))
}

pub(super) fn run(args: &Args, desk: &Desk<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let usual = Config::default();
    let rounds = match args.form {
        Form::RoundRobin | Form::KnockOut => MOST_ROUNDS,
        Form::Swiss | Form::Mcmahon | Form::Dutch => usual.rounds,
    };
    let config = Config {
        name: args.title.clone().unwrap_or_else(|| args.name.to_string()),
        city: args.city.clone(),
        country: args.country.clone(),
        from: args.from,
        to: args.to,
        clock: args.clock.clone(),
        arbiter: args.arbiter.clone(),
        rounds: args.rounds.unwrap_or(rounds),
        form: args.form,
        double: args.double,
        by_appointment: args.by_appointment,
        cup: args.cup,
        cup_nation: args.cup_nation.clone(),
        repechage: args.repechage,
        third_place: args.third_place,
        thresholds: args.threshold.clone(),
        odds: args.odds,
        draws: if args.half_draws { Draws::Half } else { Draws::Replay },
        half_absences: args.half_absences,
        tie_breaks: match (&args.tie_break[..], args.form) {
            // Who went out in the same round stays equal, whoever had met the stronger.
            ([], Form::KnockOut) => Vec::new(),
            ([], _) => usual.tie_breaks,
            (given, _) => given.to_vec(),
        },
    };
    let done = desk.begin(&args.name, config, None, |_| Ok(()))?;
    show::done(desk, &done, out)
}

/// The file, with everything in it that somebody might want to change by hand.
pub(super) fn toml(config: &Config) -> Result<String, Failure> {
    let fields = serde_json::to_value(config).map_err(std::io::Error::from)?;
    let mut text = String::new();
    // A text or a list of texts as JSON is what TOML wants, too.
    for (name, value) in fields.as_object().into_iter().flatten() {
        let _ = writeln!(text, "{name} = {value}");
    }
    Ok(text)
}
