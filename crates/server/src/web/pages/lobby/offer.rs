//! The form by which one offers a game of one's own.

use super::choices::{Choices, by_grades, choice, clocks, even, games};
use super::row::Seeker;
use dojo::failure::Failure;
use dojo::lobby::{AskedOdds, Seek, SeekWish, Terms};
use dojo::teaching::ODDS;
use maud::{Markup, html};
use shogi::{Grade, Handicap};
use std::sync::Arc;
use words::Language;

/// The clocks that are offered; the last one is for a game with all the time one wants.
const CLOCKS: [&str; 8] = ["10m+30s", "15m+60s", "30m+60s", "0m+30s", "5m+5s/move", "3d/move", "10d+1d/move", "none"];

/// What the form begins with.
#[derive(Default)]
pub(super) struct Draft {
    /// The one person whom the offer is for.
    pub(super) to: String,
    /// The challenge in whose place this one is to stand.
    pub(super) counter: Option<Arc<Seek>>,
    /// What was sent before, and why it cannot be.
    pub(super) wish: Option<SeekWish>,
    pub(super) wrong: Option<Failure>,
}

impl Draft {
    fn terms(&self) -> Option<&Terms> {
        self.counter.as_deref().map(|seek| &seek.terms)
    }

    fn action(&self) -> String {
        match &self.counter {
            Some(seek) => format!("/lobby/seeks/{}/counter", seek.id),
            None => "/lobby/seeks".to_owned(),
        }
    }

    fn is_open(&self) -> bool {
        self.counter.is_some() || self.wish.is_some() || !self.to.is_empty()
    }

    /// What a field begins with: what was sent before, or what was offered.
    fn chosen(&self, name: &str, of: impl Fn(&Terms) -> String) -> String {
        match &self.wish {
            Some(wish) => wish.field(name).to_owned(),
            None => self.terms().map(of).unwrap_or_default(),
        }
    }

    /// Whether a box is ticked at the beginning; otherwise it is as `else_ticked` says.
    fn is_ticked(&self, name: &str, else_ticked: bool) -> bool {
        self.wish.as_ref().map_or(else_ticked, |wish| wish.is_ticked(name))
    }
}

pub(super) fn form(seeker: &Seeker, draft: &Draft) -> Markup {
    let (language, terms) = (seeker.language, draft.terms());
    let text = |id: &str| language.text(id);
    let nothing = |_: &Terms| String::new();
    let game =
        draft.chosen("variant", |terms| terms.variant.as_ref().map_or("shogi", |variant| variant.name()).to_owned());
    // Of a challenge somebody else has chosen the side, and the odds are told as theirs.
    let counters = draft.counter.is_some();
    html! {
        details.offer id="offer" open[draft.is_open()] {
            summary { (text(if counters { "lobby-counter-title" } else { "lobby-offer" })) }
            form method="post" action=(draft.action()) {
                @if let Some(failure) = &draft.wrong {
                    p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) }
                }
                @let whom = if draft.wish.is_some() { draft.chosen("whom", nothing) } else { draft.to.clone() };
                @if !counters { (to(&whom, language)) }
                (choice("variant", "lobby-game", language, &games(language), &game))
                (choice("clock", "start-clock", language, &clocks(&CLOCKS, language), &draft.chosen("clock", |terms| terms.clock.to_string())))
                div {
                    label.label for="offer-starts_at" { (text("lobby-offer-when")) }
                    input id="offer-starts_at" type="datetime-local" name="starts_at" data-at=(draft.chosen("starts_at", nothing)) aria-describedby="offer-when-how";
                    p.note id="offer-when-how" { (text("lobby-offer-when-how")) }
                }
                (choice("odds", "start-handicap", language, &odds(language), &draft.chosen("odds", |terms| of_the_other(&terms.odds).code())))
                (choice("color", "lobby-color", language, &colors(language), &draft.chosen("color", nothing)))
                @if !counters { (range(draft, language)) }
                @if seeker.named {
                    label.check { input type="checkbox" name="rated" checked[draft.is_ticked("rated", terms.is_none_or(|terms| terms.rated))]; (text("lobby-offer-rated")) }
                }
                @if !counters {
                    label.check { input type="checkbox" name="lasting" checked[draft.is_ticked("lasting", false)]; (text("lobby-offer-lasting")) }
                }
                @if !seeker.named {
                    div { label.label for="offer-name" { (text("start-name")) }
                        input id="offer-name" name="name" value=(draft.chosen("name", nothing)) maxlength="30" autocomplete="nickname"; }
                }
                @if !counters {
                    label.check { input type="checkbox" name="named_only" checked[draft.is_ticked("named_only", false)]; (text("lobby-offer-named")) }
                }
                label.check { input type="checkbox" name="private" checked[draft.is_ticked("private", terms.is_some_and(|terms| !terms.watched))]; (text("lobby-offer-private")) }
                button.primary { (text("lobby-offer-make")) }
            }
        }
    }
}

/// Whom it is for: anybody, or one person.
fn to(name: &str, language: Language) -> Markup {
    html! {
        div {
            label.label for="offer-whom" { (language.text("lobby-offer-to")) }
            input id="offer-whom" name="whom" value=(name) maxlength="40" autocomplete="off" spellcheck="false"
                placeholder=(language.text("lobby-offer-anybody")) aria-describedby="offer-whom-how";
            p.note id="offer-whom-how" { (language.text("lobby-offer-to-how")) }
        }
    }
}

/// Odds that one was offered, as one would offer them.
fn of_the_other(odds: &AskedOdds) -> AskedOdds {
    match odds {
        AskedOdds::Fixed { plan, giving } => AskedOdds::Fixed { plan: plan.clone(), giving: !giving },
        other => other.clone(),
    }
}

/// Even, by the grades of both in one of three traditions, or fixed.
fn odds(language: Language) -> Choices {
    let by_grades = by_grades(language);
    let fixed = ["give", "take"].into_iter().flat_map(|way| {
        let uneven = ODDS.into_iter().filter(|handicap| *handicap != Handicap::Even);
        uneven.map(move |handicap| {
            let name = language.text(&format!("handicap-{}", handicap.code()));
            (format!("{way}/{}", handicap.code()), language.text_with(&format!("lobby-offer-{way}"), "odds", name))
        })
    });
    // What one gets without choosing is fair between any two.
    let (first, others) = by_grades.split_at(1);
    first.iter().cloned().chain([even(language)]).chain(others.to_vec()).chain(fixed).collect()
}

fn colors(language: Language) -> Choices {
    let name = |id: &str| (id.to_owned(), language.text(&format!("lobby-begins-{id}")));
    ["random", "black", "white"].map(name).to_vec()
}

/// Between which grades whoever comes should be.
fn range(draft: &Draft, language: Language) -> Markup {
    let grades = |name: &str| {
        html! {
            select name=(name) aria-label=(language.text(&format!("lobby-offer-{name}"))) {
                option value="" { (language.text("lobby-offer-any")) }
                @let chosen = draft.chosen(name, |_| String::new());
                @for grade in Grade::all() {
                    option value=(grade) selected[grade.to_string() == chosen] { (words::grade(grade, language)) }
                }
            }
        }
    };
    html! {
        fieldset.range {
            legend { (language.text("lobby-offer-range")) }
            (grades("lowest")) " – " (grades("highest"))
        }
    }
}
