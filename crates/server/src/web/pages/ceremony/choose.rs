//! `GET /ceremony`: what two people choose before they sit down.

use super::super::form::{CLOCKS, clock_in_words, name_of};
use super::super::layout::Page;
use super::{Pairs, Said};
use crate::web::failure::Told;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::handicap::Odds;
use arbiter::ritual::{Party, Room, Season, Style, Title};
use axum::extract::State;
use axum::extract::rejection::QueryRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use shogi::Grade;
use words::Language;

/// The bow of two people in a Japanese room.
pub(super) const BOW: &str = "room=japanese&at=1";

pub(crate) async fn choose(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    said: Result<Pairs, QueryRejection>,
) -> Response {
    let said = Said::new(said.map(|axum::extract::Query(pairs)| pairs).unwrap_or_default());
    // What is missing is what the form asks for.
    match said.choices() {
        Err(wrong) if !wrong.value.is_empty() => {
            refused(page(&said, Some(&words::wrong_choice(&wrong, language)), language, &reach))
        }
        _ => page(&said, None, language, &reach).into_response(),
    }
}

/// A page that says itself what of its address cannot be.
pub(super) fn refused(page: Markup) -> Response {
    let mut response = (StatusCode::BAD_REQUEST, page).into_response();
    response.extensions_mut().insert(Told);
    response
}

/// The page with what was chosen already, and what is wrong with it.
pub(super) fn page(said: &Said, wrong: Option<&str>, language: Language, reach: &Reach) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("ceremony-title");
    let body = html! {
        main.ceremony id="main" {
            header.intro {
                div {
                    h1 { (title) }
                    @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) " " a href="#choose" { (text("ceremony-choose")) } } }
                    p.lead { (text("ceremony-lead")) }
                    ul.contents {
                        li { a href="#courtesies" { (text("courtesy-title")) } }
                        li { a href="/ceremony/clock" { (text("table-clock-title")) } }
                        li { a href="/rules/tournaments" { (text("tournament-clocks-title")) } }
                    }
                }
                img.scene src={ "/ceremony/scene.svg?" (BOW) } width="1720" height="1900" alt=(text("ceremony-picture"));
            }
            (form(said, language))
            (courtesies(language))
        }
    };
    Page {
        language,
        title: &title,
        description: text("ceremony-lead"),
        picture: Some(format!("/ceremony/scene.png?{BOW}")),
        path: "/ceremony",
        styles: &["start.css", "ceremony.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(reach)
}

fn courtesies(language: Language) -> Markup {
    html! {
        section.courtesies id="courtesies" {
            h2 { (language.text("courtesy-title")) }
            p.quiet { (language.text("courtesy-lead")) }
            ol { @for line in words::courtesies(language) { li { (line) } } }
            p { a.button href="/ceremony/courtesies.pdf" { (language.text("courtesy-print")) } }
        }
    }
}

fn form(said: &Said, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.choose id="choose" method="get" action="/ceremony/walk" {
            h2 { (text("ceremony-choose")) }
            fieldset {
                legend { (text("ceremony-names")) }
                div.pair { @for party in Party::ALL { (name(said, party, language)) } }
            }
            (senior(said, language))
            (place(said, language))
            (game(said, language))
            (lots(said, language))
            button.primary { (text("ceremony-begin")) }
        }
    }
}

fn name(said: &Said, party: Party, language: Language) -> Markup {
    let code = party.code();
    html! {
        div {
            label.label for=(code) { (language.text(&format!("ceremony-{code}"))) }
            input id=(code) type="text" name=(code) value=(said.get(code)) maxlength="40" autocomplete="off";
        }
    }
}

/// Values of a name as a list, the first if none was chosen.
fn select(said: &Said, name: &str, label: String, values: &[(&str, String)]) -> Markup {
    html! {
        div {
            label.label for=(name) { (label) }
            select id=(name) name=(name) {
                @for (value, text) in values { option value=(value) selected[said.get(name) == *value] { (text) } }
            }
        }
    }
}

fn parties(language: Language) -> [(&'static str, String); 2] {
    Party::ALL.map(|party| (party.code(), language.text(&format!("ceremony-{}", party.code()))))
}

/// Who is senior (ETIQ-01 … ETIQ-08): friends say so, officials are compared, in a title match it is the holder.
fn senior(said: &Said, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let chosen =
        |code: &str| if said.get("occasion").is_empty() { code == "friendly" } else { said.get("occasion") == code };
    html! {
        fieldset {
            legend { (text("ceremony-occasion")) }
            div.choices {
                @for code in ["friendly", "official", "title"] {
                    label {
                        input type="radio" name="occasion" value=(code) checked[chosen(code)];
                        (text(&format!("ceremony-occasion-{code}")))
                    }
                }
            }
            div.of-friendly {
                (select(said, "senior", text("ceremony-who-senior"), &parties(language)))
            }
            div.of-title {
                (select(said, "defender", text("ceremony-defender"), &parties(language)))
                p.note { (text("ceremony-defender-note")) }
            }
            div.of-official {
                p.note { (text("ceremony-official-note")) }
                div.pair { @for party in Party::ALL { (professional(said, party, language)) } }
                @let ways = ["held", "won"].map(|way| (way, text(&format!("ceremony-compare-{way}"))));
                (select(said, "compare", text("ceremony-compare"), &ways))
            }
            p.note { (text("ceremony-senior-note")) }
            label.check { input type="checkbox" name="yield" checked[!said.get("yield").is_empty()]; (text("ceremony-yield")) }
            p.note { (text("ceremony-yield-note")) }
        }
    }
}

/// What counts of a player in official games.
fn professional(said: &Said, party: Party, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let name = |rest: &str| format!("{}_{rest}", party.code());
    let (titles, grade) = (name("titles"), name("grade"));
    html! {
        fieldset {
            legend { (language.text_with("ceremony-of-player", "player", text(&format!("ceremony-{}", party.code())))) }
            fieldset.titles {
                legend { (text("ceremony-titles")) }
                @for title in Title::ALL {
                    label.check {
                        input type="checkbox" name=(titles) value=(title.code()) checked[said.has(&titles, title.code())];
                        span lang="ja" { (title.kanji()) } " " (words::reading(title.kanji(), title.reading(), language))
                    }
                }
            }
            div {
                label.label for=(grade) { (text("ceremony-grade")) }
                select id=(grade) name=(grade) {
                    option value="" { "–" }
                    @for one in Grade::all().rev().filter(|grade| grade.is_dan()) {
                        option value=(one) selected[said.get(&grade) == one.to_string()] { (words::grade(one, language)) }
                    }
                }
            }
            @for (rest, kind) in [("since", "date"), ("number", "number"), ("eternal", "date"), ("won", "number")] {
                @let name = name(rest);
                div {
                    label.label for=(name) { (text(&format!("ceremony-{rest}"))) }
                    input id=(name) type=(kind) name=(name) value=(said.get(&name)) min=[(kind == "number").then_some("0")];
                }
            }
        }
    }
}

/// Where and when (ETIQ-09).
fn place(said: &Said, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let rooms = [Room::Western, Room::Japanese].map(|room| {
        let code = Room::ALL.into_iter().find(|(known, _)| *known == room).map_or("", |(_, code)| code);
        (code, text(&format!("ritual-room-{code}")))
    });
    let seasons = Season::ALL.map(|(_, code)| (code, text(&format!("ritual-season-{code}"))));
    html! {
        fieldset {
            legend { (text("ceremony-room")) }
            div.pair {
                (select(said, "room", text("ceremony-room-kind"), &rooms))
                (select(said, "season", text("ceremony-season"), &seasons))
            }
        }
    }
}

/// What something is called, after its kanji; who reads Japanese needs no other word.
fn called(kanji: &str, name: String, language: Language) -> String {
    if language == Language::Japanese { name } else { format!("{kanji} {name}") }
}

fn game(said: &Said, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let name = |odds: Odds| match odds {
        Odds::Pieces(handicap) => name_of(handicap, language),
        _ => called(odds.kanji(), text(&format!("handicap-{}", odds.code())), language),
    };
    let all: Vec<_> = Odds::all().map(|odds| (odds.code(), name(odds))).collect();
    let styles = Style::ALL
        .map(|style| (style.code(), called(style.kanji(), text(&format!("ritual-style-{}", style.code())), language)));
    let clocks = CLOCKS.map(|clock| (clock, clock_in_words(clock, language)));
    html! {
        fieldset {
            legend { (text("ceremony-odds")) }
            (select(said, "odds", text("start-handicap"), &all))
            @let givers: Vec<_> = [("", text("ceremony-giver-senior"))].into_iter().chain(parties(language)).collect();
            div.of-odds { (select(said, "giver", text("ceremony-giver"), &givers)) }
            div.pair {
                @for party in Party::ALL {
                    @let label = language.text_with("ceremony-style", "player", text(&format!("ceremony-{}", party.code())));
                    (select(said, &format!("{}_style", party.code()), label, &styles))
                }
            }
            @for style in Style::ALL {
                p.note { b { (text(&format!("ritual-style-{}", style.code()))) ": " } (text(&format!("ritual-style-{}-how", style.code()))) }
            }
            div.pair {
                (select(said, "kings", text("ceremony-kings"), &["osho", "two"].map(|set| (set, text(&format!("ceremony-kings-{set}"))))))
                (select(said, "spare", text("ceremony-spare"), &["0", "1", "2"].map(|count| (count, count.to_owned()))))
            }
            (select(said, "clock", text("table-clock-time"), &clocks))
        }
    }
}

/// Who throws the pawns (RULE-07, RULE-12, ETIQ-26).
fn lots(said: &Said, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let throwers = ["senior", "junior", "timekeeper", "guest", "agreed"];
    html! {
        fieldset.with-lots {
            legend { (text("ceremony-lots")) }
            (select(said, "thrower", text("ceremony-thrower"), &throwers.map(|code| (code, text(&format!("ceremony-thrower-{code}"))))))
            div.of-agreed {
                div.pair {
                    @for party in Party::ALL {
                        @let label = language.text_with("ceremony-names-thrower", "player", text(&format!("ceremony-{}", party.code())));
                        (select(said, &format!("{}_names", party.code()), label, &parties(language)))
                    }
                }
                p.note { (text("ceremony-agreed-note")) }
            }
            label.check { input type="checkbox" name="before" checked[!said.get("before").is_empty()]; (text("ceremony-before")) }
        }
    }
}
