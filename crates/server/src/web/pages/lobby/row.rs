//! One offer as its reader sees it: what *they* would play, and what they can do about it. The page and the live channel tell the same.

use crate::web::failure::Failed;
use crate::web::pages::person_address;
use arbiter::handicap::{Odds, Plan};
use dojo::account::Names;
use dojo::app::App;
use dojo::lobby::{AskedOdds, Challenge, Fit, Refusal, Seek, Strength, Terms};
use dojo::offices::Offices;
use dojo::rights::Act;
use dojo::seats::Seat;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Serialize;
use shogi::Color;
use std::collections::HashSet;
use std::sync::Arc;
use words::Language;

/// Who reads the list.
pub(crate) struct Seeker {
    pub(crate) who: Who,
    pub(crate) language: Language,
    pub(crate) strength: Strength,
    /// Whether they have an account.
    pub(crate) named: bool,
    pub(crate) names: Names,
    /// Who is what here, if the reader judges complaints.
    judges: Option<Offices>,
    /// With whom they do not play, whichever of both does not want to.
    apart: HashSet<Who>,
}

impl Seeker {
    pub(crate) async fn new(app: &App, who: Who, language: Language) -> Result<Seeker, Failed> {
        let (strength, apart) = (app.strength_of(&who).await?, app.apart_from(&who).await?);
        let judges = app.allow(&who, Act::SeeReports, None).await.is_ok().then(|| app.offices.clone());
        let (named, names) = (app.names.of(&who).is_some(), app.names.clone());
        Ok(Seeker { who, language, strength, named, names, judges, apart })
    }

    /// Whether they may judge somebody.
    fn judges(&self, maker: &Who) -> bool {
        self.judges.as_ref().is_some_and(|offices| offices.may(&self.who, Act::Decide, Some(maker)))
    }
}

/// An offer in words.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Row {
    /// The offer's name in addresses.
    id: String,
    who: String,
    /// Where their page stands, if they have a name.
    page: String,
    /// The hour at which the game begins, as a point in time; nothing is as soon as both are there.
    at: String,
    /// The same as people say it, at the server's place; the script says it at the reader's.
    when: String,
    /// The game and its clock.
    what: String,
    /// What the reader would play.
    odds: String,
    /// Whatever else there is to know.
    notes: String,
    way: Way,
    /// What whoever takes the offer repeats.
    plan: String,
    /// Whether it is from one person to another.
    pub(super) challenge: bool,
    /// Whether the reader can take it away from who should not offer it.
    removable: bool,
    /// Why the reader cannot take it, and where they can do something about that.
    why: String,
    help: &'static str,
}

/// What the reader can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Way {
    #[default]
    Take,
    /// To take it, to say why not, or to offer something else.
    Answer,
    Withdraw,
    None,
}

/// The offers that a reader is shown, the newest first.
pub(crate) fn all(app: &App, seeker: &Seeker) -> Vec<Arc<Seek>> {
    let mut seeks = app.lobby.seeks();
    seeks.retain(|seek| is_for(app, seek, seeker));
    seeks
}

/// Whether a reader is shown an offer.
pub(crate) fn is_for(app: &App, seek: &Seek, seeker: &Seeker) -> bool {
    seek.concerns(&seeker.who) && !seeker.apart.contains(&seek.maker) && app.is_shown_to(&seek.maker, &seeker.who)
}

/// An offer as this reader sees it.
pub(crate) fn of(seek: &Seek, seeker: &Seeker) -> Row {
    let language = seeker.language;
    let fit = seek.terms.fit(&seek.strength, &seeker.strength);
    let own = seek.maker == seeker.who;
    let why = if own { None } else { why_not(seek, seeker) };
    let page = |who: &Who| seeker.names.of(who).map(|name| person_address(&name.to_string())).unwrap_or_default();
    Row {
        id: seek.id.to_string(),
        who: match &seek.challenge {
            Some(challenge) if own => {
                language.text_with("lobby-challenge-yours", "name", challenged(challenge, seeker))
            }
            Some(_) => language.text_with("lobby-challenge-from", "name", maker(seek, seeker)),
            None if own => language.text("lobby-yours"),
            None => maker(seek, seeker),
        },
        page: page(match &seek.challenge {
            Some(challenge) if own => &challenge.to.who,
            _ => &seek.maker,
        }),
        at: seek
            .terms
            .at_ms
            .and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok())
            .map_or_else(String::new, |at| at.to_string()),
        when: seek.terms.at_ms.map_or_else(String::new, |ms| wording::day(ms, &language.text("games-date"))),
        what: what(seek, language),
        odds: match &seek.terms.odds {
            _ if own => match &seek.challenge {
                Some(challenge) => odds_of_maker(seek, challenge, language),
                None => asked(seek, language),
            },
            AskedOdds::ByGrades(_) if seeker.strength.grade.is_none() => language.text("lobby-odds-unknown"),
            _ => odds(&fit, language),
        },
        notes: notes(seek, seeker),
        way: match (own, &why) {
            (true, _) => Way::Withdraw,
            (false, None) if seek.challenge.is_some() => Way::Answer,
            (false, None) => Way::Take,
            (false, Some(_)) => Way::None,
        },
        plan: fit.shown(),
        challenge: seek.challenge.is_some(),
        removable: !own && seek.challenge.is_none() && seeker.judges(&seek.maker),
        help: why.as_ref().map_or("", |(_, help)| help),
        why: why.map(|(why, _)| why).unwrap_or_default(),
    }
}

/// Who offers it, and how strong they are.
fn maker(seek: &Seek, seeker: &Seeker) -> String {
    // A person has their name of today.
    let name = seeker.names.of(&seek.maker).map_or_else(|| seek.name.clone(), |name| name.to_string());
    called(&Seat { visitor: seek.maker.clone(), name }, seek.strength, seeker)
}

/// What somebody is called, and how strong they are.
pub(crate) fn called(seat: &Seat, strength: Strength, seeker: &Seeker) -> String {
    let language = seeker.language;
    let name = match seat.name.as_str() {
        "" => language.text("player-guest"),
        name => wording::named(name, seeker.names.behind(seat), language),
    };
    match strength.grade {
        Some(grade) => format!("{name} · {}", words::grade(grade, language)),
        None => name,
    }
}

/// Who is challenged.
fn challenged(challenge: &Challenge, seeker: &Seeker) -> String {
    let name = seeker.names.of(&challenge.to.who).map(|name| name.to_string()).unwrap_or_default();
    called(&Seat { visitor: challenge.to.who.clone(), name }, challenge.to.strength, seeker)
}

/// The odds of a challenge as who made it will have them.
fn odds_of_maker(seek: &Seek, challenge: &Challenge, language: Language) -> String {
    let Fit { plan, maker } = seek.terms.fit(&seek.strength, &challenge.to.strength);
    odds(&Fit { plan, maker: maker.map(|maker| !maker) }, language)
}

/// What has been said to a challenge, and what it stands in the place of.
fn answers(seek: &Seek, seeker: &Seeker) -> impl Iterator<Item = String> {
    let language = seeker.language;
    let challenge = seek.challenge.as_ref();
    let refusal = challenge
        .and_then(|own| own.refusal)
        .map(|refusal| language.text(&format!("lobby-refusal-{}", refusal.code())));
    let before = challenge.and_then(|own| own.before.as_ref().map(|terms| (own, terms))).map(|(own, terms)| {
        // Who had offered it is whom this is for.
        let fit = terms.fit(&own.to.strength, &seek.strength);
        let reads = seek.maker == seeker.who;
        let fit = if reads { fit } else { Fit { maker: fit.maker.map(|maker| !maker), ..fit } };
        let told = [what_of(terms, language), odds(&fit, language)].join(" · ");
        language.text_with("lobby-challenge-before", "terms", told)
    });
    refusal.into_iter().chain(before)
}

fn what(seek: &Seek, language: Language) -> String {
    what_of(&seek.terms, language)
}

fn what_of(terms: &Terms, language: Language) -> String {
    let clock = words::clock(terms.clock, language);
    match &terms.variant {
        Some(variant) => format!("{} · {clock}", super::super::family::name(&variant.game, language)),
        None => clock,
    }
}

/// The odds as the reader has them: what they take or give, and who begins.
pub(super) fn odds(fit: &Fit, language: Language) -> String {
    let own = fit.maker.map(|maker| !maker);
    match (fit.plan.games(), own) {
        ([Odds::Lots], None) => language.text("lobby-odds-even"),
        ([Odds::Lots], Some(Color::Black)) => language.text("lobby-odds-even-black"),
        ([Odds::Lots], Some(Color::White)) => language.text("lobby-odds-even-white"),
        ([Odds::WeakerFirst], Some(Color::White)) => language.text("lobby-odds-josen-white"),
        ([Odds::WeakerFirst], _) => language.text("lobby-odds-josen-black"),
        (_, Some(Color::White)) => language.text_with("lobby-odds-give", "odds", in_words(&fit.plan, language)),
        (_, _) => language.text_with("lobby-odds-take", "odds", in_words(&fit.plan, language)),
    }
}

/// The odds of a plan: one, or several by turns.
fn in_words(plan: &Plan, language: Language) -> String {
    match plan.games() {
        [one, other] => {
            let [one, other] = [one, other].map(|odds| words::manual::odds::name(*odds, language).into());
            language.text_with_values("start-grades-by-turns", [("one", one), ("other", other)])
        }
        games => {
            let names: Vec<String> = games.iter().map(|odds| words::manual::odds::name(*odds, language)).collect();
            names.join(&language.text("ui-comma"))
        }
    }
}

/// How odds are found for whoever comes, if they are not fixed.
pub(super) fn reckoning(odds: &AskedOdds, language: Language) -> String {
    language.text(if matches!(odds, AskedOdds::ByGrades(_)) { "lobby-odds-by-grades" } else { "lobby-odds-even" })
}

/// What the maker has asked for, for themselves.
fn asked(seek: &Seek, language: Language) -> String {
    match &seek.terms.odds {
        AskedOdds::ByGrades(_) => language.text("lobby-odds-by-grades"),
        AskedOdds::Even => {
            odds(&Fit { plan: Odds::Lots.into(), maker: seek.terms.color.map(|color| !color) }, language)
        }
        AskedOdds::Fixed { plan, giving } => {
            let id = if *giving { "lobby-odds-give" } else { "lobby-odds-take" };
            language.text_with(id, "odds", in_words(plan, language))
        }
    }
}

fn notes(seek: &Seek, seeker: &Seeker) -> String {
    let (terms, language) = (&seek.terms, seeker.language);
    let range = terms.range.map(|(from, to)| {
        let [from, to] = [from, to].map(|grade| words::grade(grade, language).into());
        language.text_with_values("lobby-range", [("from", from), ("to", to)])
    });
    let plain = [
        (terms.rated && seeker.named, "lobby-rated"),
        (seek.lasting && terms.at_ms.is_none() && seek.challenge.is_none(), "lobby-lasting"),
        (!terms.watched, "lobby-private"),
    ];
    let plain = plain.into_iter().filter(|(is, _)| *is).map(|(_, id)| language.text(id));
    answers(seek, seeker).chain(plain).chain(range).collect::<Vec<_>>().join(" · ")
}

/// Why this reader cannot take it, if they cannot, and where they can do something about it.
fn why_not(seek: &Seek, seeker: &Seeker) -> Option<(String, &'static str)> {
    let (id, help) = match &seek.terms {
        terms if terms.named_only && !seeker.named => ("lobby-needs-name", "/account?back=/lobby"),
        terms if terms.is_for(&seeker.strength) => return None,
        _ if seeker.strength.grade.is_none() => ("lobby-needs-grade", "#grade"),
        _ => ("lobby-out-of-range", "#grade"),
    };
    Some((seeker.language.text(id), help))
}

/// Who is here: people by name, guests by number.
pub(crate) fn here(app: &App, seeker: &Seeker) -> String {
    let here: Vec<Who> =
        app.lobby.here().into_iter().filter(|who| *who != seeker.who && app.is_shown_to(who, &seeker.who)).collect();
    let mut names: Vec<String> =
        here.iter().filter_map(|who| seeker.names.of(who)).map(|name| name.to_string()).collect();
    names.sort();
    let (guests, more) = (here.len() - names.len(), names.len().saturating_sub(MOST_NAMES));
    names.truncate(MOST_NAMES);
    let language = seeker.language;
    if more > 0 {
        names.push(language.text_with("lobby-more", "count", more));
    }
    if guests > 0 {
        names.push(language.text_with("lobby-guests", "count", guests));
    }
    if names.is_empty() {
        return language.text("lobby-nobody");
    }
    language.text_with("lobby-here", "names", names.join(&language.text("ui-comma")))
}

/// So many are named.
const MOST_NAMES: usize = 20;

impl Row {
    /// As the page has it; the script fills an empty one with what the live channel tells.
    pub(super) fn markup(&self, language: Language) -> Markup {
        let path = |deed: &str| format!("/lobby/seeks/{}/{deed}", self.id);
        html! {
            li.row data-id=(self.id) {
                bdi.who { a href=[Some(&self.page).filter(|page| !page.is_empty())] { (self.who) } }
                span.terms {
                    time.when datetime=(self.at) hidden[self.at.is_empty()] { (self.when) }
                    span.what { (self.what) }
                }
                span.odds { (self.odds) }
                span.notes { (self.notes) }
                form.take method="post" action=(path("take")) hidden[!matches!(self.way, Way::Take | Way::Answer)] {
                    input type="hidden" name="plan" value=(self.plan);
                    input type="hidden" name="name";
                    button.primary { (language.text("lobby-take")) }
                }
                div.answer hidden[self.way != Way::Answer] {
                    a.button.counter href=(format!("/lobby?counter={}#offer", self.id)) { (language.text("lobby-counter")) }
                    form.decline method="post" action=(path("decline")) {
                        select name="reason" aria-label=(language.text("lobby-decline-why")) {
                            @for refusal in Refusal::ALL {
                                option value=(refusal.code()) { (language.text(&format!("lobby-decline-{}", refusal.code()))) }
                            }
                        }
                        button { (language.text("lobby-decline")) }
                    }
                }
                form.withdraw method="post" action=(path("withdraw")) hidden[self.way != Way::Withdraw] {
                    button { (language.text("lobby-withdraw")) }
                }
                form.remove method="post" action=(path("remove")) hidden[!self.removable] {
                    button { (language.text("lobby-remove")) }
                }
                a.why href=(self.help) hidden[self.way != Way::None] { (self.why) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
