//! `GET /teach/boards/new`: with whom somebody wants to play at once, and at which odds. `POST /teach/boards` makes the boards, or
//! shows the form again with more lines, or with the odds that are proposed.

use super::super::super::club::told;
use super::super::super::form::{CLOCKS, clock_in_words, name_of};
use super::super::super::visit::Visit;
use super::super::{Way, by_name, day, page};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::teaching::{BoardWish, Ground, LONGEST_NAME, LONGEST_TITLE, MOST_BOARDS, ODDS, SimulWish};
use dojo::who::Who;
use maud::{Markup, html};
use shogi::{Grade, Handicap};
use words::Language;

/// So many lines there are at first, and so many more at a press.
const LINES: usize = 4;

type Sent = Result<Form<Vec<(String, String)>>, FormRejection>;

/// A pupil, as they stand in the form.
#[derive(Clone, Debug, Default)]
struct Line {
    name: String,
    grade: Option<Grade>,
    /// Empty if they are to be proposed.
    odds: String,
    ground: Option<Ground>,
}

/// The form, as it was filled in.
#[derive(Clone, Debug, Default)]
struct Draft {
    title: String,
    clock: String,
    grade: Option<Grade>,
    lines: Vec<Line>,
    /// So many boards for whoever comes, and at which odds.
    free: usize,
    free_odds: String,
    deed: Deed,
}

/// Which button was pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Deed {
    #[default]
    Make,
    More,
    Propose,
}

impl Draft {
    /// Fields that the form does not have are passed over; those of a line come one after the other.
    fn read(fields: Vec<(String, String)>) -> Draft {
        let mut draft = Draft::default();
        for (field, value) in fields {
            match field.as_str() {
                "title" => draft.title = value,
                "clock" => draft.clock = value,
                "own-grade" => draft.grade = value.parse().ok(),
                "name" => draft.lines.push(Line { name: value, ..Line::default() }),
                "grade" => draft.lines.last_mut().into_iter().for_each(|line| line.grade = value.parse().ok()),
                "odds" => draft.lines.last_mut().into_iter().for_each(|line| line.odds.clone_from(&value)),
                "free" => draft.free = value.parse().unwrap_or_default(),
                "free-odds" => draft.free_odds = value,
                "more" => draft.deed = Deed::More,
                "propose" => draft.deed = Deed::Propose,
                _ => {}
            }
        }
        draft
    }

    /// The odds of those who have a name and for whom nobody has chosen any.
    async fn propose(&mut self, app: &App, teacher: &Who) -> Result<(), Failure> {
        for line in
            self.lines.iter_mut().take(MOST_BOARDS).filter(|line| line.odds.is_empty() && !line.name.trim().is_empty())
        {
            if let Some((odds, ground)) = app.propose_odds(teacher, &line.name, (self.grade, line.grade)).await? {
                (line.odds, line.ground) = (odds.code().to_owned(), Some(ground));
            }
        }
        Ok(())
    }

    fn wish(&self) -> SimulWish {
        let even = |odds: &str| if odds.is_empty() { Handicap::Even.code() } else { odds }.to_owned();
        let named = self.lines.iter().filter(|line| !line.name.trim().is_empty());
        let named = named.map(|line| BoardWish { name: line.name.clone(), odds: even(&line.odds) });
        // One more than there can be is refused.
        let free =
            (0..self.free.min(MOST_BOARDS + 1)).map(|_| BoardWish { name: String::new(), odds: even(&self.free_odds) });
        SimulWish { title: self.title.clone(), boards: named.chain(free).collect(), clock: self.clock.clone() }
    }
}

pub(crate) async fn new(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Failed> {
    Way::of(&app, &visitor)?;
    let mut draft = Draft::read(fields);
    if draft.title.is_empty() {
        draft.title = visit.language.text("simul-title");
    }
    Ok(form(&app, &visitor, &draft, None, &visit).await)
}

pub(crate) async fn make(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let Form(fields) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let way = Way::of(&app, &visitor)?;
    let as_sent = fields.clone();
    let mut draft = Draft::read(fields);
    if draft.deed == Deed::More {
        return Ok(form(&app, &visitor, &draft, None, &visit).await.into_response());
    }
    let as_typed = draft.clone();
    draft.propose(&app, &visitor).await?;
    if draft.deed == Deed::Propose {
        return Ok(form(&app, &visitor, &draft, None, &visit).await.into_response());
    }
    if way == Way::ByName {
        return Ok(by_name("/teach/boards/new", &as_sent).into_response());
    }
    match app.make_simul(&visitor, from.address, &draft.wish()).await {
        Ok(id) => Ok(Redirect::to(&format!("/teach/boards/{id}")).into_response()),
        Err(failure) => Ok(told(&failure, form(&app, &visitor, &as_typed, Some(&failure), &visit).await)),
    }
}

async fn form(app: &App, visitor: &Who, draft: &Draft, wrong: Option<&Failure>, visit: &Visit) -> Markup {
    let language = visit.language;
    let way = Way::of(app, visitor).unwrap_or(Way::ByName);
    let text = |id: &str| language.text(id);
    let title = text("simul-new");
    let more = if draft.deed == Deed::More || draft.lines.is_empty() { LINES } else { 0 };
    let count = (draft.lines.len() + more).min(MOST_BOARDS);
    let lines = draft.lines.iter().cloned().chain(std::iter::repeat(Line::default())).take(count);
    // Who may not see who has a name here types names.
    let people = app.people(visitor, "").await.unwrap_or_default();
    let body = html! {
        main.account.teach.simul id="main" {
            h1 { (title) }
            p.note { (text("simul-new-how")) }
            @if let Some(failure) = wrong { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } }
            form.set method="post" action="/teach/boards" {
                section {
                    label for="title" { (text("teach-name")) }
                    input id="title" name="title" type="text" required maxlength=(LONGEST_TITLE) value=(draft.title) autocomplete="off";
                    label for="clock" { (text("simul-clock")) }
                    select id="clock" name="clock" { @for clock in CLOCKS {
                        option value=(clock) selected[clock == draft.clock] { (clock_in_words(clock, language)) }
                    } }
                    p.note { (text("simul-rules")) }
                }
                section {
                    h2 { (text("simul-pupils")) }
                    p.note { (language.text_with("simul-pupils-how", "count", MOST_BOARDS)) }
                    label for="own-grade" { (text("simul-own-grade")) }
                    select id="own-grade" name="own-grade" { (grades(draft.grade, language)) }
                    ol.lines { @for (place, line) in (1..).zip(lines) { (pupil(place, &line, language)) } }
                    @if !people.is_empty() { datalist id="people" { @for person in &people { option value=(person.name) {} } } }
                    div.buttons {
                        @if count < MOST_BOARDS { button name="more" value="on" formnovalidate { (text("simul-more")) } }
                        button name="propose" value="on" formnovalidate { (text("simul-propose")) }
                    }
                }
                section {
                    h2 { (text("simul-free")) }
                    p.note { (text("simul-free-how")) }
                    div.free {
                        label { (text("simul-free-count")) " "
                            input type="number" name="free" min="0" max=(MOST_BOARDS) value=(draft.free); }
                        label { (text("simul-odds")) " "
                            select name="free-odds" { (odds(&draft.free_odds, language)) } }
                    }
                }
                (way.button("simul-make", language))
            }
        }
    };
    page(&title, "/teach/boards/new", "page.js", body, visit)
}

fn pupil(place: usize, line: &Line, language: Language) -> Markup {
    let text = |id: &str| language.text_with(id, "number", place);
    let because = line.ground.map(|ground| match ground {
        Ground::Grades(steps) => language.text_with("simul-by-grades", "count", steps),
        Ground::Before(at_ms) => language.text_with("simul-as-before", "date", day(at_ms, language)),
    });
    html! {
        li {
            input type="text" name="name" maxlength=(LONGEST_NAME) value=(line.name) list="people" autocomplete="off" spellcheck="false"
                aria-label=(text("simul-line-name")) placeholder=(language.text("simul-pupil"));
            select name="grade" aria-label=(text("simul-line-grade")) { (grades(line.grade, language)) }
            select name="odds" aria-label=(text("simul-line-odds")) {
                option value="" selected[line.odds.is_empty()] { (language.text("simul-odds-proposed")) }
                (odds(&line.odds, language))
            }
            @if let Some(because) = because { span.quiet { (because) } }
        }
    }
}

fn grades(chosen: Option<Grade>, language: Language) -> Markup {
    html! {
        option value="" { (language.text("simul-no-grade")) }
        @for grade in Grade::all().rev() {
            option value=(grade) selected[chosen == Some(grade)] { (words::grade(grade, language)) }
        }
    }
}

fn odds(chosen: &str, language: Language) -> Markup {
    html! { @for own in ODDS {
        option value=(own.code()) selected[own.code() == chosen] { (name_of(own, language)) }
    } }
}
