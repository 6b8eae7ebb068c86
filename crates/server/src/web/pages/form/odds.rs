//! Other ways of giving odds, and which handicap a difference of grades asks for.

use arbiter::handicap::{Mix, Odds, Proposal, System};
use maud::{Markup, html};
use shogi::{Grade, Handicap};
use words::Language;
use words::manual::odds::{self, LARGEST};

/// So many moves before the game are offered by number (HCAP-51).
const OPENINGS: [u32; 5] = [1, 2, 3, 5, 10];

/// What can be ticked, as the form's fields are called, and the ids of their texts.
const WAYS: [(&str, &str); 4] = [
    ("gift", "start-gift"),
    ("two_pawns", "start-two-pawns"),
    ("takebacks", "start-takebacks"),
    ("first_foul", "start-first-foul"),
];

/// What can be given besides pieces (HCAP-32, HCAP-50 … HCAP-52, HCAP-56), folded away.
pub(super) fn more(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        fieldset {
            legend { (text("start-more-handicap")) }
            @for (name, id) in WAYS {
                label.check { input type="checkbox" name=(name); (text(id)) }
            }
            div {
                label.label for="opening" { (text("start-opening")) }
                select id="opening" name="opening" {
                    option value="" { (text("start-opening-none")) }
                    @for moves in OPENINGS { option value=(moves) { (moves) } }
                    option value="unlimited" { (text("start-opening-unlimited")) }
                }
            }
            div {
                label.label for="opening_turn" { (text("start-opening-turn")) }
                select id="opening_turn" name="opening_turn" {
                    @for turn in ["before", "after"] {
                        option value=(turn) { (text(&format!("start-opening-{turn}"))) }
                    }
                }
            }
            details {
                summary { (text("start-grades")) }
                div.grades {
                    @for (id, who) in [("grade-mine", "start-grades-mine"), ("grade-theirs", "start-grades-theirs")] {
                        div { label.label for=(id) { (text(who)) } (grades(id, language)) }
                    }
                }
                (table(language))
                p.note { (text("start-grades-note")) }
            }
        }
    }
}

/// What can be chosen besides one handicap for every game: jōsen (HCAP-11), and two by turns (HCAP-40 … HCAP-44).
pub(super) fn matches(language: Language) -> Markup {
    let first = |mix: Mix| mix.games()[0].handicap().setup();
    html! {
        option value=(Odds::WeakerFirst.code()) data-sfen=(Handicap::Even.setup()) { (language.text("start-josen")) }
        optgroup label=(language.text("start-mixes")) {
            @for mix in Mix::ALL {
                option value=(mix.code()) data-sfen=(first(mix)) { (odds::proposal(Proposal::Mix(mix), language)) }
            }
        }
    }
}

/// Every grade by its place on the ladder; the script finds the line of the table for the difference of two (HCAP-06).
pub(super) fn grades(id: &str, language: Language) -> Markup {
    html! {
        select id=(id) {
            option value="" { "–" }
            @for grade in Grade::all().rev() { option value=(grade.ordinal()) { (words::grade(grade, language)) } }
        }
    }
}

/// What each system recommends for every difference of grades (HCAP-05).
fn table(language: Language) -> Markup {
    html! {
        div.scrolled {
            table {
                tr {
                    th { (language.text("start-grades-difference")) }
                    @for system in System::ALL { th { (odds::system_name(system, language)) } }
                }
                @for difference in 0..=LARGEST {
                    tr data-difference=(difference) data-handicap=(federation_handicap(difference)) {
                        th { (odds::difference(difference, language)) }
                        @for [_, proposal] in odds::recommended(difference, language) { td { (proposal) } }
                    }
                }
            }
        }
    }
}

/// The handicap that the federation gives for a difference, as the form names it.
fn federation_handicap(difference: u8) -> &'static str {
    match System::Federation.recommend(difference) {
        Proposal::Games(Odds::Pieces(handicap)) => handicap.code(),
        _ => Handicap::Even.code(),
    }
}
