//! `GET /ceremony/walk`: the whole ceremony as two people have chosen it, step by step with its pictures; a script shows one at a time and
//! reads it aloud (ETIQ-25). `GET /ceremony/throw` throws the pawns for them.

mod asked;

use super::super::layout::{Page, person};
use super::{Pairs, Said, address, choose};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::handicap::Odds;
use arbiter::ritual::{Beat, Choices, Deed, MOST_THROWS, Role, Step, Throw, Thrower, Unreadable, seat_hints};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::failure::Failure;
use maud::{Markup, html};
use words::Language;

/// As long as one looks at it.
struct Shown<'a> {
    said: &'a Said,
    choices: &'a Choices,
    beats: &'a [Beat],
    /// Whether what was said of the last throw cannot be.
    is_alone: bool,
    language: Language,
}

pub(crate) async fn walk(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    said: Result<Pairs, QueryRejection>,
) -> Result<Response, Failed> {
    let Query(pairs) = said.map_err(|_| Failure::BAD_REQUEST)?;
    let said = Said::new(pairs);
    let fallen = ["p1", "p2", "p3", "p4", "p5"].map(|name| said.get(name)).concat();
    let throw = Throw::from_letters(&fallen);
    if let Some(throw) = throw {
        return Ok(Redirect::to(&with_throws(&said, &[throw])).into_response());
    }
    let choices = match said.choices() {
        Ok(choices) => choices,
        Err(wrong) => return Ok(asked_again(&said, &wrong, language, &reach)),
    };
    let beats = arbiter::ritual::walk(&choices);
    let choices = Choices { names: choices.names.each_ref().map(|name| person(name)), ..choices };
    let is_alone = fallen.len() == 5;
    let shown = Shown { said: &said, choices: &choices, beats: &beats, is_alone, language };
    Ok(shown.page(&reach).into_response())
}

/// They are asked once more, with all that they have said.
fn asked_again(said: &Said, wrong: &Unreadable, language: Language, reach: &Reach) -> Response {
    choose::refused(choose::page(said, Some(&words::wrong_choice(wrong, language)), language, reach))
}

/// The address of the walk when these throws have followed those before them.
fn with_throws(said: &Said, throws: &[Throw]) -> String {
    let before = said.get("throws").split('.').filter(|throw| !throw.is_empty()).map(str::to_owned);
    let all: Vec<String> = before.chain(throws.iter().map(Throw::letters)).collect();
    // Those of long ago decided nothing.
    let all = &all[all.len().saturating_sub(MOST_THROWS)..];
    let rest = said.query(&["throws"]);
    let joint = if rest.is_empty() { "" } else { "&" };
    format!("/ceremony/walk?{rest}{joint}throws={}#throw_pawns", all.join("."))
}

pub(crate) async fn throw(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    said: Result<Pairs, QueryRejection>,
) -> Result<Response, Failed> {
    let Query(pairs) = said.map_err(|_| Failure::BAD_REQUEST)?;
    let said = Said::new(pairs);
    let choices = match said.choices() {
        Ok(choices) => choices,
        Err(wrong) => return Ok(asked_again(&said, &wrong, language, &reach)),
    };
    // Who has a throw that decided begins anew.
    let decided = choices.lots.color_of(Role::Senior).is_some();
    let said = if decided {
        Said::new(said.but(&["throws"]).map(|(a, b)| (a.to_owned(), b.to_owned())).collect())
    } else {
        said
    };
    let to = Redirect::to(&with_throws(&said, &dojo::ceremony::throw()));
    Ok(([(CACHE_CONTROL, "no-store")], to).into_response())
}

impl Shown<'_> {
    fn text(&self, id: &str) -> String {
        self.language.text(id)
    }

    fn name(&self, role: Role) -> String {
        words::player_in_ceremony(self.choices, role, self.language)
    }

    fn page(&self, reach: &Reach) -> Markup {
        let title = self.text("ceremony-walk-title");
        let pictures = address("/ceremony/scene.svg", &self.said.query(&["first", "second", "clock"]));
        let joint = if pictures.contains('?') { "&" } else { "?" };
        let steps = self.steps();
        let body = html! {
            main.ceremony.walk id="main" data-pictures=(format!("{pictures}{joint}at=")) {
                (self.head(&title))
                (self.controls())
                ol.steps {
                    @for (number, (first, beats)) in steps.iter().enumerate() {
                        (self.step(number + 1, *first, beats, &format!("{pictures}{joint}at=")))
                    }
                }
                p.unseen role="status" aria-live="polite" {}
            }
        };
        Page {
            language: self.language,
            title: &title,
            description: self.text("ceremony-lead"),
            picture: Some(format!("/ceremony/scene.png?{}", choose::BOW)),
            path: &address("/ceremony/walk", &self.said.query(&[])),
            styles: &["start.css", "ceremony.css"],
            script: "ceremony-walk.js",
            game: None,
            body,
        }
        .render(reach)
    }

    /// The movements of each step, with the place of its first.
    fn steps(&self) -> Vec<(usize, &[Beat])> {
        let mut first = 0;
        let chunks = self.beats.chunk_by(|one, other| one.step == other.step);
        chunks
            .map(|beats| {
                let at = first;
                first += beats.len();
                (at, beats)
            })
            .collect()
    }

    fn head(&self, title: &str) -> Markup {
        let names = [("senior", self.name(Role::Senior)), ("junior", self.name(Role::Junior))];
        let names = names.each_ref().map(|(name, value)| (*name, value.as_str()));
        html! {
            header.about-walk {
                h1 { (title) }
                p.lead { (self.language.text_with_list("ceremony-walk-lead", &names)) }
                @if self.choices.seating.is_yielded() { p { (self.text("ritual-yielded")) } }
                @if let Some(role) = self.choices.black() { p { (self.begins(role)) } }
                ul.contents {
                    li { a href=(address("/ceremony", &self.said.query(&[]))) { (self.text("ceremony-change")) } }
                    li { a.quick href="#play" { (self.text("ceremony-quick")) } }
                    li { a href=(address("/ceremony/clock", &self.said.query(&[]))) { (self.text("ceremony-clock-link")) } }
                }
            }
        }
    }

    /// Who makes the first move: Black, or in a handicap game White.
    fn begins(&self, black: Role) -> String {
        let first = if matches!(self.choices.odds, Odds::Pieces(_)) { !black } else { black };
        self.language.text_with("ceremony-black", "player", self.name(first))
    }

    /// For the script, which shows them.
    fn controls(&self) -> Markup {
        html! {
            nav.controls hidden aria-label=(self.text("ceremony-walk-title")) {
                button type="button" data-go="back" aria-label=(self.text("ceremony-back")) { "←" }
                p.place { span.of-step {} " " span.of-beat.quiet {} }
                button.primary type="button" data-go="on" { (self.text("ceremony-on")) " →" }
                label.check { input type="checkbox" name="speak"; (self.text("ceremony-speak")) }
                label.check { input type="checkbox" name="all"; (self.text("ceremony-all")) }
            }
        }
    }

    fn step(&self, number: usize, first: usize, beats: &[Beat], pictures: &str) -> Markup {
        let Some((beat, last)) = beats.first().zip(beats.last()) else { return html! {} };
        let code = beat.step.code();
        let title = self.text(&format!("ritual-step-{code}"));
        let how = words::step_in_ceremony(self.choices, beat.step, self.language);
        html! {
            li.step id=(code) data-first=(first) {
                img.scene src=(format!("{pictures}{}", first + beats.len() - 1)) loading="lazy" width="1720" height="1900"
                    alt=(self.seen(last, &title));
                div.words {
                    h2 { span.number { (number) } " " (title) }
                    p.who { (words::sentence(words::who_in_ceremony(self.choices, &self.of_all(beats), self.language))) }
                    p.how { (how) }
                    (self.beside(beat.step))
                    @for phrase in beat.step.phrases() {
                        p.phrase {
                            strong lang="ja" data-phrase { (phrase.japanese()) }
                            @if self.language != Language::Japanese { " " i { (phrase.reading()) } }
                            small { (self.text(&format!("ritual-phrase-{}", phrase.code()))) }
                        }
                    }
                    (self.beats(first, beats, &title, pictures))
                    (self.asked(beat.step))
                }
            }
        }
    }

    /// One movement that stands for all of a step: made by both if both have a part in it.
    fn of_all(&self, beats: &[Beat]) -> Beat {
        let mut of_all = beats[0].clone();
        if beats.iter().any(|beat| beat.by != of_all.by) {
            of_all.by = arbiter::ritual::By::Both;
        }
        of_all
    }

    fn beats(&self, first: usize, beats: &[Beat], title: &str, pictures: &str) -> Markup {
        html! {
            details.each hidden[beats.len() < 2] {
                summary { (self.text("ceremony-each")) }
                ol {
                    @for (index, beat) in beats.iter().enumerate() {
                        @let told = words::deed_in_ceremony(self.choices, beat, self.language);
                        li data-at=(first + index) data-told[told.is_some()] {
                            a href=(format!("{pictures}{}", first + index)) { (told.unwrap_or_else(|| title.to_owned())) }
                        }
                    }
                }
            }
        }
    }

    /// What is seen in a picture, for who cannot see it.
    fn seen(&self, beat: &Beat, title: &str) -> String {
        let who = words::who_in_ceremony(self.choices, beat, self.language);
        words::deed_in_ceremony(self.choices, beat, self.language).unwrap_or_else(|| format!("{title}: {who}"))
    }

    /// What there is to know of a step beside how it is done.
    fn beside(&self, step: Step) -> Markup {
        let texts: Vec<String> = match step {
            Step::SetOut => {
                let sits = self.language.text_with("ceremony-senior-sits", "player", self.name(Role::Senior));
                let why = self.text(&format!("ritual-why-{}", self.choices.seating.why().code()));
                let hints = seat_hints(self.choices.room, self.choices.season).iter();
                [words::sentence(sits), why]
                    .into_iter()
                    .chain(hints.map(|hint| self.text(&format!("ritual-seat-{}", hint.code()))))
                    .collect()
            }
            Step::PlaceKings if self.choices.kings == arbiter::ritual::KingSet::TwoGyokusho => {
                ["with_style", "with_signature"].map(|king| self.text(&format!("ritual-king-{king}"))).into()
            }
            Step::PlacePieces => Role::ALL
                .map(|role| {
                    let style = self.choices.styles[role as usize].code();
                    words::sentence(format!("{}: {}", self.name(role), self.text(&format!("ritual-style-{style}"))))
                })
                .into(),
            Step::PutBoxAside if self.choices.spare > 0 => {
                vec![self.language.text_with("ceremony-spare-back", "count", usize::from(self.choices.spare))]
            }
            Step::ThrowPawns if self.choices.lots.thrower() == Thrower::Timekeeper => vec![self.text("ceremony-cloth")],
            Step::Play => vec![self.text("ritual-silence")],
            Step::PutAway => {
                let back = matches!(self.choices.odds, Odds::Pieces(_)).then(|| self.text("ceremony-replaced"));
                back.into_iter().chain([self.text("ritual-away-why")]).collect()
            }
            _ => Vec::new(),
        };
        html! { @for text in texts { p.beside { (text) } } }
    }

    /// The throws of the lots so far.
    fn throws(&self) -> impl Iterator<Item = Throw> + '_ {
        self.beats.iter().filter_map(|beat| match beat.deed {
            Deed::Throw(throw) => Some(throw),
            _ => None,
        })
    }
}
