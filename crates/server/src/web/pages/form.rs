//! The form that starts a game. Its fields are those of [`dojo::wish::Wish`].

mod odds;

use arbiter::handicap::{Odds, OpeningLength, OpeningTurn};
use arbiter::preset::{self, Tournament};
use dojo::agreement::Agreement;
use engine::Level;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::{Handicap, Position, Setup};
use words::Language;

/// The clocks that are offered first.
pub(super) const CLOCKS: [&str; 6] = ["none", "10m+30s", "30m+60s", "0m+30s", "5m+5s/move", "10m"];

/// And those by the day, for two who play by correspondence.
const DAYS: [&str; 4] = ["1d/move", "3d/move", "7d/move", "10d+1d/move"];

/// `position` is what to begin from, if it is no usual start.
pub(super) fn start(position: Option<&Setup>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.start method="post" action="/games" {
            fieldset {
                legend { (text("start-opponent")) }
                div.choices {
                    (choice("opponent", "computer", &text("start-computer"), true))
                    (choice("opponent", "link", &text("start-link"), false))
                    (choice("opponent", "two", &text("start-two"), false))
                }
            }
            (computer(language))
            div.with-link {
                label.label for="name" { (text("start-name")) }
                input id="name" type="text" name="name" maxlength="30" autocomplete="nickname";
                p.note { (text("start-name-note")) }
            }
            (color(language))
            div {
                label.label for="handicap" { (text("start-handicap")) }
                select id="handicap" name="handicap" {
                    @if let Some(position) = position {
                        option value="even" data-sfen=(position) { (text("start-position")) }
                    } @else {
                        @for handicap in Handicap::all() {
                            option value=(handicap.code()) data-sfen=(handicap.setup()) { (name_of(handicap, language)) }
                        }
                        (odds::matches(language))
                    }
                }
                @if let Some(position) = position {
                    input type="hidden" name="position" value=(position);
                    p.note { a href={ "/editor?sfen=" (in_query(position)) } { (text("start-position-edit")) } }
                } @else {
                    p.note { (text("start-handicap-note")) }
                }
            }
            div {
                label.label for="clock" { (text("start-clock")) }
                select id="clock" name="clock" {
                    @for clock in CLOCKS { option value=(clock) { (clock_in_words(clock, language)) } }
                    optgroup label=(text("start-clock-days")) {
                        @for clock in DAYS { option value=(clock) { (clock_in_words(clock, language)) } }
                    }
                    optgroup label=(text("start-clock-tournaments")) {
                        @for tournament in preset::tournaments() { (last_round(tournament, language)) }
                    }
                    option value="other" { (text("start-clock-other")) }
                }
            }
            div.by-the-day {
                p.note { (text("start-days-help")) }
                label.check { input type="checkbox" name="weekend_pause"; (text("start-weekend-pause")) }
            }
            div.own-clock {
                label.label for="clock_text" { (text("start-clock-text")) }
                input id="clock_text" type="text" name="clock_text" autocomplete="off" maxlength="40";
                p.note { (text("start-clock-help")) }
            }
            (rules(language))
            details {
                summary { (text("start-more")) }
                (odds::more(language))
                (more_time(language))
                (switches(language))
            }
            button.primary { (text("start-begin")) }
        }
    }
}

/// How strong the computer plays. To somebody who tells their own grade the script suggests a handicap.
fn computer(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        div.with-computer {
            div.grades {
                div {
                    label.label for="level" { (text("start-level")) }
                    select id="level" name="level" {
                        @for (ordinal, level) in Level::ALL.into_iter().enumerate() {
                            option value=(level) data-ordinal=(ordinal) { (name_of_level(level, language)) }
                        }
                    }
                }
                div {
                    label.label for="own-grade" { (text("start-grades-mine")) }
                    (odds::grades("own-grade", language))
                }
            }
            p.note.advice hidden {
                (text("start-advice")) b {}
                button type="button" { (text("start-advice-take")) }
            }
            label.check { input type="checkbox" name="rated" checked; (text("start-rated")) }
            p.note { (text("start-rated-how")) }
        }
    }
}

/// What the visitor plays; by invitation lots can decide, or the visitor is the arbiter.
fn color(language: Language) -> Markup {
    html! {
        fieldset.with-color {
            legend { (language.text("start-color")) }
            div.choices {
                @for color in ["black", "white", "random"] {
                    label {
                        input type="radio" name="color" value=(color) checked[color == "black"];
                        span.in-even { (language.text(&format!("start-{color}"))) }
                        span.with-handicap { (language.text(&format!("start-{color}-handicap"))) }
                    }
                }
                label.with-link.in-even { input type="radio" name="color" value="lots"; (language.text("start-lots")) }
                label.with-link { input type="radio" name="color" value="none"; (language.text("start-none")) }
            }
        }
    }
}

/// Unequal time (HCAP-53), the days (CLOCK-54) and how the game begins.
fn more_time(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        fieldset {
            legend { (text("start-more-time")) }
            div {
                label.label for="clock_white" { (text("start-clock-white")) }
                input id="clock_white" type="text" name="clock_white" autocomplete="off" maxlength="40";
            }
            div {
                label.label for="days" { (text("start-days")) }
                select id="days" name="days" {
                    option value="" { (text("start-days-as-clock")) }
                    option value="1" { (text("start-days-one")) }
                    option value="2" { (text("start-days-two")) }
                }
            }
            label.check.with-link { input type="checkbox" name="ceremony"; (text("start-ceremony")) }
            (senior(language))
            label.check.with-link { input type="checkbox" name="only_invited"; (text("start-only-invited")) }
            label.check.with-link { input type="checkbox" name="watched"; (text("start-watched")) }
            div.with-link {
                label.label for="starts_at" { (text("start-appointed")) }
                input id="starts_at" type="datetime-local" name="starts_at";
                p.note { (text("start-appointed-note")) }
            }
        }
    }
}

/// Friends are asked who is senior (ETIQ-08).
fn senior(language: Language) -> Markup {
    let text = |id: &str| language.text(&format!("ritual-senior-{id}"));
    html! {
        div.with-link.senior {
            label.label for="senior" { (text("ask")) }
            select id="senior" name="senior" {
                @for (value, id) in [("", "unknown"), ("host", "me"), ("guest", "other")] { option value=(value) { (text(id)) } }
            }
            p.note { (text("note")) }
        }
    }
}

fn rules(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        fieldset.rules {
            legend { (text("start-rules")) }
            div.choices {
                @for name in ["friendly", "amateur", "official"] {
                    (choice("ruleset", name, &text(&format!("ruleset-{name}")), name == "friendly"))
                }
            }
            @for name in ["friendly", "amateur", "official"] {
                p.note data-ruleset=(name) { (text(&format!("ruleset-{name}-how"))) }
            }
        }
    }
}

/// Switches that can be set apart from a ruleset; the script adds them to its name.
const SWITCHES: [(&str, &[&str]); 5] = [
    ("fouls", &["fouls-lose", "fouls-refused", "fouls-stand"]),
    ("declaration", &["24-point", "27-point"]),
    ("impasse", &["both-kings", "jsa2019"]),
    ("agreed-draws", &["agreed-draws", "no-agreed-draws"]),
    ("no-contest", &["replay", "draw"]),
];

fn switches(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        fieldset {
            legend { (text("start-more-rules")) }
            @for (switch, values) in SWITCHES {
                div {
                    label.label for=(switch) { (text(&format!("start-{switch}"))) }
                    select id=(switch) data-switch {
                        option value="" { (text("start-as-ruleset")) }
                        @for value in values { option value=(value) { (text(&format!("switch-{value}"))) } }
                    }
                }
            }
        }
    }
}

pub(super) fn clock_in_words(clock: &str, language: Language) -> String {
    clock.parse().map_or_else(|_| clock.to_owned(), |control| words::clock(control, language))
}

/// A tournament's final; the clocks of its other rounds can be asked for by their names.
fn last_round(tournament: &Tournament, language: Language) -> Markup {
    html! {
        @if let Some(round) = tournament.rounds.first() {
            option value={ (tournament.code) "/" (round.code) } {
                (words::clock_of_tournament(tournament, round, language))
            }
        }
    }
}

/// What a handicap is called: `香落ち Lancia`, and in Japanese the kanji alone.
pub(super) fn name_of(handicap: Handicap, language: Language) -> String {
    let name = language.text(&format!("handicap-{}", handicap.code()));
    let kanji = handicap.kanji();
    if name == kanji { name } else { format!("{kanji} {name}") }
}

/// The same of where a game begins.
pub(super) fn name_of_start(agreement: &Agreement, language: Language) -> String {
    if let Some(game) = agreement.family() {
        let readings = super::family::unusual_readings(&game, language);
        let words: Vec<String> =
            std::iter::once(super::family::name(&game, language).to_owned()).chain(readings).collect();
        return words.join(" · ");
    }
    match (&agreement.position, &agreement.series) {
        (Some(_), _) => language.text("start-position"),
        (None, Some(series)) if series.odds() == Odds::WeakerFirst => language.text("start-josen"),
        (None, _) => name_of(agreement.handicap, language),
    }
}

/// What of a handicap is not in its name, the match it belongs to, and how many days it may take.
pub(super) fn ways(agreement: &Agreement, language: Language) -> Vec<String> {
    let text = |id: &str| language.text(id);
    let privileges = agreement.privileges;
    let plain = [
        (agreement.pieces_given, "ritual-way-pieces_given"),
        (privileges.two_pawns, "ritual-way-two_pawns"),
        (privileges.takebacks, "ritual-way-takebacks"),
        (privileges.first_foul, "ritual-way-first_foul"),
    ];
    let mut ways: Vec<String> = plain.into_iter().filter(|(agreed, _)| *agreed).map(|(_, id)| text(id)).collect();
    if let Some(opening) = agreement.opening {
        ways.push(match opening.length {
            OpeningLength::Moves(moves) => language.text_with("ritual-way-opening_moves", "count", moves.get()),
            OpeningLength::Unlimited => text("ritual-way-opening_moves_unlimited"),
        });
        if opening.turn == OpeningTurn::AfterUwate {
            ways.push(text("ritual-way-opening_after"));
        }
    }
    if let Some(series) = agreement.series.as_ref().filter(|series| series.plan.games().len() > 1) {
        let games: Vec<String> =
            series.plan.games().iter().map(|odds| words::manual::odds::name(*odds, language)).collect();
        let games = games.join(&text("ui-comma"));
        let values = [("game", (series.played + 1).into()), ("games", games.into())];
        ways.push(language.text_with_values("terms-match", values));
    }
    if agreement.days > 1 {
        ways.push(text("terms-two-days"));
    }
    if agreement.weekend_pause {
        ways.push(text("terms-weekend-pause"));
    }
    ways
}

/// The lettering of the pieces; a script draws the pictures.
pub(super) fn faces(language: Language) -> Markup {
    html! {
        fieldset.faces {
            legend { (language.text("settings-face")) }
            div.choices {
                @for face in ["two-kanji", "one-kanji", "kanji-moves", "first-steps", "letters", "chess"] {
                    label {
                        input type="radio" name="face" value=(face);
                        svg.koma viewBox="0 0 100 109" aria-hidden="true" {}
                        (language.text(&format!("settings-face-{face}")))
                    }
                }
            }
            // Wood, lines, making and the like.
            p.note { a href="/workshop#dress" { (language.text("dress-title")) } }
        }
    }
}

/// Every notation, each with a first move written in it.
pub(super) fn notations(language: Language) -> Markup {
    let start = Position::even();
    let example = |notation: Notation| "7g7f".parse().map(|m| notation.write(&start, m, None)).unwrap_or_default();
    html! {
        select id="notation" name="notation" {
            @for (name, notation) in Notation::ALL {
                option value=(name) { (language.text(&format!("notation-{}", name.replace('/', "-")))) ": " (example(notation)) }
            }
        }
    }
}

/// A grade, and for the lowest and the highest what it means to whom it says nothing.
pub(super) fn name_of_level(level: Level, language: Language) -> String {
    let grade = words::grade(level, language);
    if Some(&level) == Level::ALL.first() {
        language.text_with("start-level-lowest", "grade", grade)
    } else if Some(&level) == Level::ALL.last() {
        language.text_with("start-level-highest", "grade", grade)
    } else {
        grade
    }
}

/// An SFEN as part of an address.
fn in_query(position: &Setup) -> String {
    position.to_string().replace('+', "%2B").replace(' ', "+")
}

fn choice(name: &str, value: &str, text: &str, checked: bool) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[checked]; (text) } }
}
