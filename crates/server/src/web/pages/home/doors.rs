//! The doors: each a form of at most two choices, and one button.

use super::experience::Experience;
use crate::web::pages::form;
use dojo::agreement::{Agreement, Player, Strength};
use dojo::games::{AnyGame, Entry};
use engine::Level;
use maud::{Markup, html};
use shogi::Color;
use words::Language;

/// The clocks that friends are offered; all others are behind "all options".
const CLOCKS: [&str; 3] = ["none", "10m+30s", "30m+60s"];

/// `looking`: how many look for an opponent just now.
pub(super) fn all(experience: Option<Experience>, recent: &[Entry], looking: usize, language: Language) -> Markup {
    let level = level(experience, recent);
    let begins = experience.is_none_or(|experience| experience == Experience::New) && last_level(recent).is_none();
    html! {
        section.doors aria-label=(language.text("home-doors")) {
            (learn(begins, language))
            (computer(level, !begins, language))
            (people(looking, language))
            (friend(language))
            p.further {
                a href="/play" { (language.text("home-all-options")) }
                a href="/family" { (language.text("home-other-games")) }
            }
        }
    }
}

/// The level of the computer that the visitor is offered.
pub(super) fn level(experience: Option<Experience>, recent: &[Entry]) -> Level {
    last_level(recent).or(experience.and_then(Experience::level)).unwrap_or(Level::ALL[0])
}

/// The level of the computer that was played last.
fn last_level(recent: &[Entry]) -> Option<Level> {
    recent.iter().find_map(level_of)
}

fn level_of(entry: &Entry) -> Option<Level> {
    let AnyGame::Two(agreed) = &entry.game else { return None };
    let of = |agreement: &Agreement, color| match agreement.player(color) {
        Player::Computer(Strength::Grade(level)) => Some(level),
        _ => None,
    };
    Color::ALL.into_iter().find_map(|color| of(&agreed.agreement, color))
}

/// What all doors have: a heading, and a line below it.
fn head(name: &str, language: Language) -> Markup {
    html! {
        h2 { (language.text(&format!("home-{name}"))) }
        p.quiet { (language.text(&format!("home-{name}-how"))) }
    }
}

fn learn(first: bool, language: Language) -> Markup {
    html! {
        form.door.learn.first[first] method="post" action="/school/first-game/1/game" {
            (head("learn", language))
            input type="hidden" name="called";
            div.choose { button { (language.text("home-learn-begin")) } }
            a.button.primary href="/school" { (language.text("home-learn-school")) }
        }
    }
}

fn computer(level: Level, first: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.door.computer.first[first] method="post" action="/games" {
            (head("computer", language))
            input type="hidden" name="opponent" value="computer";
            input type="hidden" name="ruleset" value="friendly";
            input type="hidden" name="called";
            div.choose {
                select name="level" aria-label=(text("start-level")) {
                    @for other in Level::ALL {
                        option value=(other) selected[other == level] { (form::name_of_level(other, language)) }
                    }
                }
                select name="color" aria-label=(text("home-begins")) {
                    @for color in ["black", "white", "random"] { option value=(color) { (text(&format!("home-begins-{color}"))) } }
                }
            }
            button.primary { (text("home-computer-begin")) }
        }
    }
}

fn people(looking: usize, language: Language) -> Markup {
    html! {
        form.door.people action="/lobby" {
            h2 { (language.text("home-people")) }
            p.quiet { (language.text_with("home-people-how", "count", looking)) }
            button.primary { (language.text("home-people-go")) }
        }
    }
}

fn friend(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.door.friend method="post" action="/games" {
            (head("friend", language))
            input type="hidden" name="ruleset" value="friendly";
            input type="hidden" name="color" value="random";
            input type="hidden" name="called";
            div.choose {
                select name="opponent" aria-label=(text("home-where")) {
                    @for place in ["link", "two"] { option value=(place) { (text(&format!("home-where-{place}"))) } }
                }
                select name="clock" aria-label=(text("start-clock")) {
                    @for clock in CLOCKS { option value=(clock) { (form::clock_in_words(clock, language)) } }
                }
            }
            button.primary { (text("home-friend-begin")) }
        }
    }
}
