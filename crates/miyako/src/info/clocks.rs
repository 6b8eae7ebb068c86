//! The clocks of professional tournaments, round by round (CLOCK-15, CLOCK-30 … CLOCK-53).

use arbiter::preset::{Basis, Meals, Round, Tournament, tournaments};
use std::io::{Result, Write};
use words::Language;

/// All tournaments, each followed by its rounds.
pub(super) fn write(language: Language, out: &mut impl Write) -> Result<()> {
    for event in tournaments() {
        writeln!(out, "{}", words::term(words::tournament(event, language), event.kanji, language))?;
        event.rounds.iter().try_for_each(|round| write_round(event, round, language, out))?;
    }
    writeln!(out, "\n{}", language.text("tournament-clocks-marks"))
}

/// One round, in words.
pub(super) fn write_one(event: &Tournament, round: &Round, language: Language, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{}", words::clock_of_tournament(event, round, language))?;
    write_round(event, round, language, out)
}

/// `Ryuo/title  8h  incontro per il titolo, al meglio di 7, giorni 2, pause: pranzo`.
fn write_round(event: &Tournament, round: &Round, language: Language, out: &mut impl Write) -> Result<()> {
    let text = |id: &str| language.text(&format!("tournament-clocks-{id}"));
    let mut facts = vec![language.text(&format!("round-{}", round.code))];
    if round.best_of > 1 {
        facts.push(format!("{} {}", text("best-of"), round.best_of));
    }
    if round.days > 1 {
        facts.push(format!("{} {}", text("days"), round.days));
    }
    let Meals { lunch, dinner } = round.meals();
    if lunch || dinner {
        facts.push(format!("{}: {}", text("meals"), text(if dinner { "meals-both" } else { "meals-lunch" })));
    }
    // Who starts with no more than that is filled up with nothing (CLOCK-15).
    let refill = round.refill();
    if round.control.main() > refill {
        let hours = language.text_with("tournament-clocks-replay-hours", "hours", refill.as_secs() / 3600);
        facts.push(format!("{}: {hours}", text("replay")));
    }
    if round.basis != Basis::Printed {
        facts.push(text(round.basis.code()));
    }
    if let Some(year) = round.since {
        facts.push(language.text_with("tournament-clocks-since", "year", year.to_string()));
    }
    let name = format!("{}/{}", event.code, round.code);
    let mark = round.control.mark().unwrap_or_else(|| round.control.to_string());
    writeln!(out, "  {name:<24}  {mark:<9}  {}", facts.join(language.joint()))
}
