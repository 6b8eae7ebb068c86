//! The visitor's game that ended last, with the move that cost them most: what would have been better, and why.

use crate::web::pages::games::{date, opponent};
use dojo::hindsight::{Hindsight, LastGame};
use dojo::live::Reader;
use engine::Level;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::{Color, Move};
use study::{Mistake, Refutation, Speech};
use words::Language;

/// The game, for this reader; from the position of a mistake they may play on against a computer of this level.
pub(super) fn section(last: &LastGame, reader: &Reader, notation: Notation, level: Level) -> Markup {
    let (language, game) = (reader.language, &last.game);
    let text = |id: &str| language.text(id);
    let link = format!("/games/{}", game.id);
    html! {
        section.last-game data-pending[last.hindsight == Hindsight::Pending] {
            header {
                h2 { a href=(link) { (text("home-last-game")) } }
                span.quiet { (opponent(game, reader)) " · " (date(game.created_ms, language)) }
            }
            @match &last.hindsight {
                Hindsight::Pending => p role="status" { (text("home-last-pending")) },
                Hindsight::Sound => p { (text("home-last-sound")) },
                Hindsight::Mistake(worst) => {
                    (board(worst, last.own))
                    div.told {
                        (moves(worst, notation, language))
                        @if let Some(blame) = blame(worst, last, notation, language) { p { (blame) } }
                        div.do {
                            a.button.primary href=(format!("{link}#{}-engine", worst.plies)) { (text("home-last-look")) }
                            a.button href=(format!("/train/mistakes/game/{}", game.id)) { (text("train-practise")) }
                            (again(worst, last.own, level, language))
                        }
                    }
                }
            }
        }
    }
}

/// For the script: the position, and both moves to point at.
fn board(worst: &Mistake, own: Color) -> Markup {
    let better = worst.better.moves.first().map(Move::to_string);
    html! {
        shogi-board data-sfen=(worst.position) data-near=(own.name()) data-played=(worst.played) data-better=[better] {
            (super::bare_board())
        }
    }
}

/// What was played, and what would have been better.
fn moves(worst: &Mistake, notation: Notation, language: Language) -> Markup {
    let write = |m: Move| notation.write(&worst.position, m, worst.last_to).replace('\u{3000}', "");
    html! {
        dl.moves {
            dt { (language.text_with("home-last-played", "ply", worst.plies + 1)) }
            dd.played { (write(worst.played)) }
            @if let Some(better) = worst.better.moves.first() {
                dt { (language.text("home-last-better")) }
                dd.better { (write(*better)) }
            }
        }
    }
}

/// What the move cost, with the weightiest reason.
fn blame(worst: &Mistake, last: &LastGame, notation: Notation, language: Language) -> Option<String> {
    let text = |id: &str, values: &[(&str, &str)]| language.text_with_list(id, values);
    let speech = Speech { text: &text, notation, handicap: last.game.agreement.handicap };
    let Refutation { verdict, mut reasons, .. } = worst.refutation()?;
    reasons.truncate(1);
    // What follows is seen in the game.
    let brief = Refutation { verdict, reasons, line: Vec::new() };
    Some(speech.refutation(&worst.position, worst.last_to, &brief))
}

/// Another try from that position.
fn again(worst: &Mistake, own: Color, level: Level, language: Language) -> Markup {
    html! {
        form method="post" action="/games" {
            input type="hidden" name="opponent" value="computer";
            input type="hidden" name="level" value=(level);
            input type="hidden" name="ruleset" value="friendly";
            input type="hidden" name="color" value=(own.name());
            input type="hidden" name="position" value=(worst.position);
            input type="hidden" name="called";
            button { (language.text("home-last-again")) }
        }
    }
}
