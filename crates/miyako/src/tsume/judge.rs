//! `miyako tsume judge`: who mates, who threatens to, what meets it, how near each side is, how safe each king is.

use super::asked::Asked;
use super::limit::Limit;
use super::line;
use super::problems::Problem;
use crate::Outcome;
use crate::batch::{self, Threads, Turn};
use crate::failure::Failure;
use kifu::notation::Notation;
use serde_json::{Value, json};
use shogi::{Color, Handicap, Move, Position};
use std::io::Write;
use std::time::Instant;
use tsume::{Effort, Known, Mate, Outlook, Reply, Solver, Why, Zetto};
use words::Language;

/// Tell all of a position that has to do with mate: threats and what meets them, brinkmates, slack, zetto.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume judge '4k4/9/4S4/9/9/9/9/9/4K4 w G 1'    a threat that nothing meets
  miyako tsume judge game.kif --end                    the position at the end of a game
  miyako tsume judge positions.sfen --json             for programs, a position on each line
  miyako tsume judge problem.sfen --brink-moves 2      a brinkmate problem in three plies

  mate        the side to move mates by checks alone
  tsumero     the opponent would mate if the side to move did nothing; the moves that avert it
  hisshi      nothing averts it; or the side to move has a quiet move after which nothing does; with --brink-moves 3,
              up to three moves, each a check or a threat of mate
  slack       how many moves a side needs for a mate, if the other side did nothing: 1 is tsumero
  zetto       the king cannot be mated, whatever pieces the opponent holds; strictly, not even checked

What more positions would have to be looked at for is said to be undecided: --nodes allows more, for each of these things.

Exit status: 0 all are told, 2 something cannot be read.")]
pub(super) struct Args {
    #[command(flatten)]
    asked: Asked,
    /// Of a record take the position at its end
    #[arg(long)]
    end: bool,
    /// A brinkmate may take so many moves: 2 is one of three plies (3手必至), 3 one of five
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    brink_moves: u8,
    #[command(flatten)]
    limit: Limit,
    /// Print JSON, one object for each position
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

/// Positions looked at for each thing there is to tell, unless something else is said.
const NODES: u64 = 300_000;

pub(super) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let judge = Judge { args, language: args.asked.language(), notation: args.asked.notation() };
    let problems = args.asked.problems(args.end);
    let worker = || args.limit.solver(1);
    let done = batch::stream(problems, &args.threads, out, worker, |solver, found, turn| match found {
        Ok(problem) => judge.one(solver, &problem, turn).map(|()| true),
        Err(unreadable) => {
            turn.say(unreadable.complaint(judge.language));
            if args.json {
                writeln!(turn, "{}", unreadable.json())?;
            }
            Ok(false)
        }
    })?;
    Ok(done.status(if done.results.contains(&false) { 2 } else { 0 }))
}

/// The work on all positions.
struct Judge<'a> {
    args: &'a Args,
    language: Language,
    notation: Notation,
}

impl Judge<'_> {
    fn one(&self, solver: &mut Solver, problem: &Problem, turn: &mut Turn<'_, '_>) -> Result<(), Failure> {
        let Problem { place, position, .. } = problem;
        let start = Instant::now();
        let nodes = self.args.limit.nodes.unwrap_or(NODES);
        let go_on = || !(batch::is_interrupted() || self.args.limit.is_over(start));
        let effort = Effort { nodes, brink_moves: self.args.brink_moves };
        let outlook = Outlook::of(solver, position, effort, &mut |_| go_on());
        if self.args.json {
            writeln!(turn, "{}", json(position, &outlook))?;
            return Ok(());
        }
        let colon = if place.is_empty() { "" } else { ": " };
        for text in (Told { judge: self, position, outlook: &outlook }).all() {
            writeln!(turn, "{place}{colon}{text}")?;
        }
        Ok(())
    }
}

/// The outlook of a position in words.
struct Told<'a> {
    judge: &'a Judge<'a>,
    position: &'a Position,
    outlook: &'a Outlook,
}

impl Told<'_> {
    fn all(&self) -> Vec<String> {
        let (us, outlook) = (self.position.turn(), self.outlook);
        let mut all = self.mate("tsume-judge-mate", us, self.position, &outlook.mate);
        let mut passed = self.position.clone();
        passed.pass();
        all.extend(self.mate("tsume-judge-threat", !us, &passed, &outlook.threat));
        let lost = if self.position.in_check() { "tsume-judge-lost" } else { "tsume-judge-hisshi" };
        all.extend(self.mate(lost, us, self.position, &outlook.lost));
        all.extend(self.replies());
        all.extend(self.mate("tsume-judge-brinkmate", us, self.position, &outlook.brinkmate));
        all.extend(Color::ALL.into_iter().filter_map(|color| self.slack(color)));
        all.extend(outlook.ahead(us).map(|color| self.about("tsume-judge-ahead", color)));
        all.extend(Color::ALL.into_iter().filter_map(|color| self.zetto(color)));
        if outlook.may_give_up_anything(us) {
            all.push(self.about("tsume-judge-advice", us));
        }
        if all.is_empty() {
            all.push(self.judge.language.text("tsume-judge-nothing"));
        }
        all
    }

    fn called(&self, color: Color) -> String {
        words::side(color, Handicap::Even, self.judge.language)
    }

    fn about(&self, id: &str, color: Color) -> String {
        self.judge.language.text_with_list(id, &[("side", &self.called(color))])
    }

    /// The line of a mate, from the position it begins in; nothing if there is none.
    fn mate(&self, id: &str, side: Color, start: &Position, mate: &Known<Mate>) -> Vec<String> {
        match mate {
            Ok(None) => Vec::new(),
            Err(_) => vec![self.about(&format!("{id}-undecided"), side)],
            Ok(Some(mate)) => {
                let (plies, line) = (mate.plies().to_string(), line::text(self.judge.notation, start, &mate.line));
                let values = [("side", self.called(side)), ("plies", plies), ("line", line)];
                let text = self
                    .judge
                    .language
                    .text_with_list(id, &values.each_ref().map(|(name, value)| (*name, value.as_str())));
                let capital = mate.is_in_capital(start).then(|| self.judge.language.text("tsume-judge-capital"));
                [text].into_iter().chain(capital).collect()
            }
        }
    }

    /// What averts a threat, what puts it off, and of what that is not known.
    fn replies(&self) -> Vec<String> {
        let is_lost = matches!(self.outlook.lost, Ok(Some(_)));
        let such = |id: &str, fits: fn(&Reply) -> bool| {
            let moves = moves_with(self.outlook, fits);
            let write = |m: &Move| self.judge.notation.write(self.position, *m, None).replace('\u{3000}', "");
            let texts: Vec<String> = moves.iter().map(write).collect();
            (!texts.is_empty()).then(|| self.judge.language.text_with_list(id, &[("moves", &texts.join(" "))]))
        };
        let holding = such("tsume-judge-holds", |reply| *reply == Reply::Holds).filter(|_| !is_lost);
        let delaying = such("tsume-judge-delays", |reply| matches!(reply, Reply::Delays { .. }));
        let undecided = such("tsume-judge-unclear", |reply| matches!(reply, Reply::Undecided(_)));
        [holding, delaying, undecided].into_iter().flatten().collect()
    }

    fn slack(&self, color: Color) -> Option<String> {
        match &self.outlook.slack[color.index()] {
            Ok(None) => None,
            Err(_) => Some(self.about("tsume-judge-slack-undecided", color)),
            Ok(Some(slack)) => {
                let moves = slack.moves().to_string();
                Some(
                    self.judge
                        .language
                        .text_with_list("tsume-judge-slack", &[("side", &self.called(color)), ("count", &moves)]),
                )
            }
        }
    }

    fn zetto(&self, color: Color) -> Option<String> {
        let id = match self.outlook.zetto[color.index()] {
            Ok(None) => return None,
            Ok(Some(Zetto::Strict)) => "tsume-judge-zetto-strict",
            Ok(Some(Zetto::Wide)) => "tsume-judge-zetto",
            Err(_) => "tsume-judge-zetto-undecided",
        };
        Some(self.about(id, color))
    }
}

fn moves_with(outlook: &Outlook, fits: fn(&Reply) -> bool) -> Vec<Move> {
    outlook.replies.iter().filter(|(_, reply)| fits(reply)).map(|(m, _)| *m).collect()
}

fn json(position: &Position, outlook: &Outlook) -> Value {
    let texts = |moves: &[Move]| moves.iter().map(Move::to_string).collect::<Vec<_>>();
    let such = |fits| texts(&moves_with(outlook, fits));
    let mate = |mate: &Mate| json!({"plies": mate.plies(), "minimum": mate.minimum, "line": texts(&mate.line)});
    let zetto = |zetto: &Zetto| json!(if *zetto == Zetto::Strict { "strict" } else { "wide" });
    let [black, white] = &outlook.slack;
    let slack = |slack: &tsume::Slack| json!({"moves": slack.moves(), "free": texts(&slack.free), "line": texts(&slack.mate.line)});
    json!({
        "sfen": position.to_string(),
        "mate": known(&outlook.mate, mate),
        "threat": known(&outlook.threat, mate),
        "lost": known(&outlook.lost, mate),
        "averting": such(|reply| *reply == Reply::Holds),
        "delaying": such(|reply| matches!(reply, Reply::Delays { .. })),
        "undecided": such(|reply| matches!(reply, Reply::Undecided(_))),
        "brinkmate": known(&outlook.brinkmate, mate),
        "slack": {"black": known(black, slack), "white": known(white, slack)},
        "zetto": {"black": known(&outlook.zetto[0], zetto), "white": known(&outlook.zetto[1], zetto)},
        "capital": matches!(&outlook.mate, Ok(Some(mate)) if mate.is_in_capital(position)),
        "may_give_up_anything": outlook.may_give_up_anything(position.turn()),
    })
}

/// What is known, null if there is none, or why it is not known.
fn known<T>(known: &Known<T>, tell: impl Fn(&T) -> Value) -> Value {
    match known {
        Ok(thing) => thing.as_ref().map_or(Value::Null, tell),
        Err(why) => json!({"undecided": match why {
            Why::Stopped => "stopped",
            Why::Nodes => "nodes",
            Why::Memory => "memory",
        }}),
    }
}
