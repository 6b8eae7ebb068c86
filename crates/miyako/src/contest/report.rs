//! The match as people and programs read it.

use super::entrant::Entrant;
use super::result::GameResult;
use super::schedule::Schedule;
use super::sprt::{Sprt, Verdict};
use super::statistics::{Score, elo_of};
use super::tally::{Conduct, Tally};
use arbiter::Outcome;
use serde_json::{Value, json};
use std::io::{self, Write};
use words::Language;

/// A match, and what to say it with.
pub(super) struct Report<'a> {
    pub(super) entrants: &'a [Entrant],
    pub(super) schedule: &'a Schedule,
    pub(super) tally: &'a Tally,
    pub(super) sprt: Option<Sprt>,
    pub(super) language: Language,
}

impl Report<'_> {
    /// How a game went, on one line, and what the match stands at.
    pub(super) fn game(&self, result: &GameResult) -> String {
        let [black, white] = result.fixture.players.map(|player| self.name(player));
        let (played, total) = (self.games().to_string(), self.schedule.len().to_string());
        let (ending, plies) = (self.ending(result), result.plies.to_string());
        let line = self.language.text_with_list(
            "match-game",
            &[
                ("played", &played),
                ("total", &total),
                ("black", black),
                ("white", white),
                ("result", &ending),
                ("plies", &plies),
            ],
        );
        let ([_, _], [score]) = (self.entrants, self.tally.scores()) else { return line };
        let standing =
            self.language.text_with_list("match-standing", &[("score", &counts(score)), ("elo", &elo(score))]);
        match self.sprt {
            Some(sprt) => format!("{line}; {standing}, LLR {:.2}", sprt.ratio(score)),
            None => format!("{line}; {standing}"),
        }
    }

    fn ending(&self, result: &GameResult) -> String {
        let player = |color: shogi::Color| self.name(result.fixture.players[color.index()]);
        if let Some(fault) = &result.fault {
            let loser = result.outcome.loser().map(player).unwrap_or_default();
            return self.language.text_with_list(
                &format!("match-fault-{}", fault.code()),
                &[("name", loser), ("detail", fault.detail())],
            );
        }
        let foul = match result.outcome {
            Outcome::Foul { foul, .. } => self.language.text(&format!("foul-{}", foul.code())),
            _ => String::new(),
        };
        let winner = result.outcome.winner().map(player).unwrap_or_default();
        let id = match result.outcome {
            Outcome::Adjudicated { loser: Some(_) } => "match-both-say-so",
            outcome => outcome.message(),
        };
        self.language.text_with_list(id, &[("winner", winner), ("foul", &foul)])
    }

    fn games(&self) -> u32 {
        self.tally.scores().iter().map(Score::games).sum()
    }

    fn name(&self, player: usize) -> &str {
        &self.entrants[player].name
    }

    /// The tables at the end.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.entrants.len() > 2 {
            self.write_ratings(out)?;
        }
        self.write_meetings(out)?;
        if let ([score], Some(sprt)) = (self.tally.scores(), self.sprt) {
            let [low, high] = sprt.bounds();
            let verdict = self.language.text_with_list(
                match sprt.verdict(score) {
                    Some(Verdict::Elo1) => "match-sprt-elo1",
                    Some(Verdict::Elo0) => "match-sprt-elo0",
                    None => "match-sprt-open",
                },
                &[("elo0", &sprt.elo0.to_string()), ("elo1", &sprt.elo1.to_string())],
            );
            writeln!(out, "\nSPRT: LLR {:.2} [{low:.2}, {high:.2}]. {verdict}", sprt.ratio(score))?;
        }
        self.write_conduct(out)
    }

    /// All engines, the strongest first, and how much stronger each is than the next one.
    fn write_ratings(&self, out: &mut dyn Write) -> io::Result<()> {
        let ratings = self.tally.ratings(self.schedule);
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by(|a, b| ratings.elo(*b).total_cmp(&ratings.elo(*a)));
        let mut table = Table::new(
            ["", "match-engine", "Elo", "± 95 %", "match-games", "match-points", "match-above-next"]
                .map(|id| self.head(id)),
        );
        for (rank, &player) in order.iter().enumerate() {
            let conduct = self.tally.conduct(player);
            let above = order.get(rank + 1).map(|next| ratings.difference(player, *next));
            table.row([
                format!("{}.", rank + 1),
                self.name(player).to_owned(),
                format!("{:+.0}", ratings.elo(player)),
                format!("{:.0}", ratings.bound(player)),
                conduct.games.to_string(),
                half_points(conduct.halves),
                above.map_or(String::new(), |(elo, bound)| format!("{elo:.0} ± {bound:.0}")),
            ]);
        }
        table.write(out)?;
        writeln!(out)
    }

    fn write_meetings(&self, out: &mut dyn Write) -> io::Result<()> {
        let heads = ["match-meeting", "match-counts", "%", "Elo", "95 %", "LOS %", "match-pairs"];
        let mut table = Table::new(heads.map(|id| self.head(id)));
        for ([first, second], score) in self.schedule.meetings().iter().zip(self.tally.scores()) {
            let [low, high] = score.bounds();
            table.row([
                format!("{} – {}", self.name(*first), self.name(*second)),
                counts(score),
                format!("{:.1}", 100.0 * score.mean()),
                signed(elo_of(score.mean())),
                format!(
                    "{:.1} … {:.1} %, {} … {}",
                    100.0 * low,
                    100.0 * high,
                    signed(elo_of(low)),
                    signed(elo_of(high))
                ),
                format!("{:.1}", 100.0 * score.superiority()),
                score.pairs().map(|count| count.to_string()).join("-"),
            ]);
        }
        table.write(out)
    }

    fn write_conduct(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        let heads = ["match-engine", "match-per-move", "match-depth", "match-nodes", "match-overrun", "match-mishaps"];
        let mut table = Table::new(heads.map(|id| self.head(id)));
        for (player, entrant) in self.entrants.iter().enumerate() {
            let Conduct { effort, losses, .. } = self.tally.conduct(player);
            let seconds = effort.time.as_secs_f64();
            let moves = f64::from(effort.moves.max(1));
            let mishaps = losses.named().into_iter().filter(|(_, count)| *count > 0);
            let mishaps: Vec<String> = mishaps
                .map(|(code, count)| {
                    self.language.text_with_counts(&format!("match-mishap-{code}"), &[("count", count as usize)])
                })
                .collect();
            table.row([
                entrant.name.clone(),
                format!("{:.3} s", seconds / moves),
                format!("{:.1}", effort.depths as f64 / moves),
                format!("{:.0}", effort.nodes as f64 / seconds.max(1e-9) / 1e3),
                format!("{:.0} ms", effort.overrun.as_secs_f64() * 1e3),
                if mishaps.is_empty() { self.language.text("match-no-mishaps") } else { mishaps.join(", ") },
            ]);
        }
        table.write(out)
    }

    fn head(&self, id: &str) -> String {
        if id.starts_with("match-") { self.language.text(id) } else { id.to_owned() }
    }

    /// The end of the match for programs.
    pub(super) fn json(&self, interrupted: bool) -> Value {
        let ratings = self.tally.ratings(self.schedule);
        let engines = (0..self.entrants.len()).map(|player| {
            let Conduct { games, halves, effort, losses } = self.tally.conduct(player);
            let mishaps: serde_json::Map<String, Value> =
                losses.named().into_iter().map(|(code, count)| (code.to_owned(), count.into())).collect();
            json!({
                "name": self.name(player), "elo": ratings.elo(player), "elo_95": ratings.bound(player), "games": games,
                "points": f64::from(*halves) / 2.0, "mishaps": mishaps, "moves": effort.moves,
                "seconds": effort.time.as_secs_f64(), "nodes": effort.nodes, "depths": effort.depths,
                "overrun": effort.overrun.as_secs_f64(),
            })
        });
        let meetings = self.schedule.meetings().iter().zip(self.tally.scores()).map(|([first, second], score)| {
            let finite = |elo: f64| elo.is_finite().then_some(elo);
            json!({
                "first": self.name(*first), "second": self.name(*second), "wins": score.wins(), "draws": score.draws(),
                "losses": score.losses(), "pairs": score.pairs(), "score": score.mean(), "score_95": score.bounds(),
                "elo": finite(elo_of(score.mean())), "elo_95": score.bounds().map(elo_of).map(finite),
                "superiority": score.superiority(),
            })
        });
        let sprt = self.sprt.zip(self.tally.scores().first()).map(|(sprt, score)| {
            let accepted = sprt.verdict(score).map(|verdict| if verdict == Verdict::Elo1 { "elo1" } else { "elo0" });
            json!({ "ratio": sprt.ratio(score), "bounds": sprt.bounds(), "elo0": sprt.elo0, "elo1": sprt.elo1, "accepted": accepted })
        });
        json!({ "result": {
            "games": self.games(), "planned": self.schedule.len(), "interrupted": interrupted,
            "engines": engines.collect::<Vec<_>>(), "meetings": meetings.collect::<Vec<_>>(), "sprt": sprt,
        } })
    }
}

/// `7-1-4`: won, drawn, lost.
fn counts(score: &Score) -> String {
    format!("{}-{}-{}", score.wins(), score.draws(), score.losses())
}

/// `+89 [-20, +220]`.
fn elo(score: &Score) -> String {
    let [low, high] = score.bounds().map(elo_of).map(signed);
    format!("{} [{low}, {high}]", signed(elo_of(score.mean())))
}

fn signed(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        elo => format!("{:+.0}", if elo.abs() < 0.5 { 0.0 } else { elo }),
    }
}

fn half_points(halves: u32) -> String {
    format!("{}{}", halves / 2, if halves.is_multiple_of(2) { "" } else { "½" })
}

/// Columns of text as wide as they need to be.
struct Table<const N: usize>(Vec<[String; N]>);

impl<const N: usize> Table<N> {
    fn new(heads: [String; N]) -> Table<N> {
        Table(vec![heads])
    }

    fn row(&mut self, cells: [String; N]) {
        self.0.push(cells);
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let widths: [usize; N] =
            std::array::from_fn(|column| self.0.iter().map(|row| width(&row[column])).max().unwrap_or(0));
        for row in &self.0 {
            let cells = row.iter().zip(widths).map(|(cell, wide)| format!("{cell}{}", " ".repeat(wide - width(cell))));
            writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}

/// How wide a text stands on a terminal: Japanese takes two places a character.
fn width(text: &str) -> usize {
    text.chars()
        .map(|c| if ('\u{1100}'..='\u{ffe6}').contains(&c) && !('\u{2000}'..'\u{2e80}').contains(&c) { 2 } else { 1 })
        .sum()
}
