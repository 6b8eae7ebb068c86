//! Writing.

use super::{Cell, Player, Report, Tenths, Worth};
use std::fmt::Write as _;

/// Writes a report that [`read`](super::read()) reads back; what does not fit its columns is cut.
pub fn write(report: &Report) -> String {
    let mut lines: Vec<String> =
        report.heads.iter().map(|(number, text)| format!("{number:03} {}", plain(text))).collect();
    lines.extend(report.rounds.map(|rounds| format!("142 {rounds}")));
    lines.extend(report.top_began.map(|began| format!("152 {}", if began { 'W' } else { 'B' })));
    lines.extend(worth(&report.worth));
    lines.extend(report.others.iter().map(|line| plain(line)));
    lines.extend(report.players.iter().map(player));
    lines.extend(report.absences.iter().map(|absence| match absence.round {
        Some(round) => format!("240 {} {round:03}{}", absence.rest.sign(), numbers(&absence.players)),
        None => format!("XXZ{}", numbers(&absence.players)),
    }));
    lines.extend(report.accelerated.iter().map(|accelerated| {
        let ([from, to], [first, last]) = (accelerated.rounds, accelerated.players);
        format!("250      {:>4} {from:03} {to:03} {first:04} {last:04}", accelerated.points)
    }));
    lines.extend(report.forbidden.iter().map(|forbidden| match forbidden.rounds {
        Some([from, to]) => format!("260 {from:03} {to:03}{}", numbers(&forbidden.players)),
        None => format!("XXP{}", numbers(&forbidden.players)),
    }));
    lines.iter().map(|line| line.trim_end().to_owned() + "\r\n").collect()
}

/// A text that stays in its line.
fn plain(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect::<String>().trim().to_owned()
}

fn cut(text: &str, width: usize) -> String {
    plain(text).chars().take(width).collect()
}

fn numbers(players: &[u16]) -> String {
    players.iter().map(|number| format!(" {number:>4}")).collect()
}

/// A line for what is not worth the usual.
fn worth(worth: &Worth) -> Option<String> {
    let usual = Worth { bye: worth.won, ..Worth::default() };
    let pairs = |worth: &Worth| [worth.won, worth.drawn, worth.lost, worth.absent, worth.bye];
    let told = ['W', 'D', 'L', 'A', 'P'].into_iter().zip(pairs(worth)).zip(pairs(&usual));
    let told: Vec<String> = told
        .filter(|((_, own), usual)| own != usual)
        .map(|((letter, own), _)| format!("{letter}{own:>4}    "))
        .collect();
    (!told.is_empty()).then(|| format!("162  {}", told.concat()))
}

fn player(player: &Player) -> String {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        player.sex.unwrap_or(' '),
        cut(&player.title, 3),
        cut(&player.name, 33),
        number(player.rating),
        cut(&player.federation, 3),
        cut(&player.id, 11),
        cut(&player.born, 10),
        player.points.min(Tenths::MOST),
        number(player.place),
    );
    for cell in &player.cells {
        let (opponent, colour, sign) = match *cell {
            Cell::Board { opponent, is_first, ending } => {
                let colour = is_first.map_or('-', |is_first| if is_first { 'w' } else { 'b' });
                (format!("{opponent:>4}"), colour, ending.sign())
            }
            Cell::Alone(rest) => ("0000".to_owned(), '-', rest.sign()),
        };
        // Writing to a text cannot fail.
        let _ = write!(line, "  {opponent} {colour} {sign}");
    }
    line
}
