//! The ceremony at a real board: what two people choose, the walk that follows from it, its pictures, the clock beside the board, the
//! clocks of tournaments, the courtesies for a wall.

use crate::site::{Data, Reply, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use words::Language;

async fn asked(site: &Site, language: &str, path: &str) -> Reply {
    let request = Request::get(path).header("accept-language", language).body(Body::empty()).unwrap();
    site.visitor().send(request).await
}

async fn page(site: &Site, language: &str, path: &str) -> String {
    let reply = asked(site, language, path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
    reply.text
}

/// The steps of a page, in order.
fn steps(page: &str) -> Vec<&str> {
    let parts = page.split("<li class=\"step\" id=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

// ETIQ-10 … ETIQ-23, ETIQ-25, RULE-06: without any script the whole walk stands on the page, in every language, and nothing is missing.
#[tokio::test]
async fn the_walk_is_a_list_of_steps() {
    let data = Data::new();
    let site = data.start().await;
    let all = [
        "set_out",
        "bow",
        "open_box",
        "place_kings",
        "place_pieces",
        "put_box_aside",
        "throw_pawns",
        "put_pawns_back",
        "greeting",
        "play",
        "concede",
        "thank",
        "review",
        "put_away",
        "last_bow",
    ];
    for language in Language::ALL {
        let walk =
            page(&site, language.code(), "/ceremony/walk?first=Anna&second=Bruno&throws=pptts.ptttt&end=second").await;
        assert_eq!(steps(&walk), all, "{}", language.code());
        for words in ["よろしくお願いします", "負けました", "ありがとうございました", "Anna", "Bruno", "href=\"#play\""]
        {
            assert!(walk.contains(words), "{words}");
        }
        for raw in [">ceremony-", ">ritual-", ">ui-", ">courtesy-"] {
            assert!(!walk.contains(raw), "{raw}");
        }
        assert_eq!(
            walk.matches("data-at=").count(),
            2 + 1 + 40 + 1 + 3 + 5 + 1 + 1 + 1 + 1 + 1 + 14 + 1,
            "{}",
            language.code()
        );
    }
    site.stop().await;
}

// ETIQ-06 … ETIQ-09, ETIQ-12, ETIQ-13, EQUIP-04.
#[tokio::test]
async fn who_is_senior_sits_where_it_is_due() {
    let data = Data::new();
    let site = data.start().await;
    let senior = |page: &str| {
        page.split("<p class=\"lead\">").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap().to_owned()
    };
    let check = async |query: &str, lead: &str, parts: &[&str]| {
        let walk = page(&site, "en", &format!("/ceremony/walk?first=Anna&second=Bruno&{query}")).await;
        assert_eq!(senior(&walk), lead, "{query}");
        for part in parts {
            assert!(walk.contains(part), "{query}: {part}");
        }
    };
    let [anna, bruno] = ["In the upper seat: Anna. Opposite: Bruno.", "In the upper seat: Bruno. Opposite: Anna."];
    check("senior=second", bruno, &["Bruno takes the upper seat.", "Bruno: king 王将", "Among friends"]).await;
    check("senior=second&yield=on", anna, &["The upper seat was yielded."]).await;
    check("occasion=title&defender=second", bruno, &["whoever holds the title that is played for"]).await;
    let official = "occasion=official&first_grade=7d&first_since=2018-11-16&first_number=300&second_grade=7d\
                    &second_since=2018-05-18&second_number=310";
    check(official, bruno, &["With the same grade, the upper seat is for whoever reached it earlier."]).await;
    check(&format!("{official}&first_titles=kisei"), anna, &["The upper seat is for whoever holds a title."]).await;
    check("room=japanese&kings=two&spare=2", anna, &["alcove", "kneel", "signature", "go back into the bag: 2"]).await;
    check("kings=two", anna, &["Both have a King 玉"]).await;
    check("season=winter", anna, &["near the fire"]).await;
    // What is missing is asked for, and what was said is not lost.
    let refused = asked(&site, "en", "/ceremony/walk?first=Anna&occasion=official&first_grade=7d").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("Grade reached on” is missing. It takes a day, such as 2018-05-18."));
    assert!(refused.text.contains("value=\"Anna\""), "{}", refused.text);
    let hostile = page(&site, "en", "/ceremony/walk?first=%3Cscript%3Ealert(1)%3C/script%3E").await;
    assert!(!hostile.contains("<script>alert"));
    site.stop().await;
}

// RULE-07 … RULE-13, ETIQ-14, ETIQ-26: pawns as they fell; a throw that decides nothing is thrown again.
#[tokio::test]
async fn pawns_fall_as_they_fall() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let walk = "/ceremony/walk?first=Anna&thrower=timekeeper";
    let reply = anna.get(&format!("{walk}&p1=p&p2=p&p3=t&p4=t&p5=s")).await;
    let to = reply.header("location").to_owned();
    assert_eq!(to, "/ceremony/walk?first=Anna&thrower=timekeeper&throws=pptts#throw_pawns");
    let again = page(&site, "en", &to.replace("#throw_pawns", "")).await;
    assert!(again.contains("a tie: throw again") || again.contains("throw again"), "{again}");
    assert!(
        again.contains("name=\"p1\"") && again.contains("The timekeeper, for Anna") && again.contains("silk cloth")
    );
    let reply = anna.get(&format!("{}&p1=p&p2=T&p3=t&p4=t&p5=s", to.replace("#throw_pawns", ""))).await;
    let to = reply.header("location").to_owned();
    assert!(to.ends_with("throws=pptts.pTtts#throw_pawns"), "{to}");
    let decided = page(&site, "en", &to.replace("#throw_pawns", "")).await;
    assert!(
        decided.contains("the junior player begins")
            && decided.contains("\"beside\">The junior player: ")
            && !decided.contains("name=\"p1\"")
    );
    let alone = page(&site, "en", &format!("{walk}&p1=p&p2=p&p3=t&p4=t&p5=o")).await;
    assert!(alone.contains("One pawn alone"));
    // Let the program throw: it tells every throw, and the last decides.
    let reply = anna.get("/ceremony/throw?first=Anna").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    assert!(reply.header("cache-control").contains("no-store"));
    let drawn = anna
        .get(&reply.header("location").replace("#throw_pawns", "").replace("/ceremony/walk", "/api/v1/ceremony"))
        .await
        .json();
    assert!(drawn["black"].is_string() && !drawn["lots"]["throws"].as_array().unwrap().is_empty(), "{drawn}");
    let lance = page(&site, "en", "/ceremony/walk?odds=lance").await;
    assert!(!lance.contains("furigoma") && steps(&lance).contains(&"remove_pieces"));
    site.stop().await;
}

// ETIQ-21, ETIQ-22: a missing pawn is noticed.
#[tokio::test]
async fn a_missing_pawn_is_noticed() {
    let data = Data::new();
    let site = data.start().await;
    let whole = page(&site, "it", "/ceremony/walk?nK=2&nP=18").await;
    assert!(whole.contains("Ci sono tutti e quaranta."));
    let missing = page(&site, "it", "/ceremony/walk?nK=2&nP=17").await;
    assert!(missing.contains("Manca un pezzo: pedone") && missing.contains("di nuovo amici"), "{missing}");
    assert!(page(&site, "it", "/ceremony/walk?nG=5").await.contains("un pezzo di troppo"));
    site.stop().await;
}

#[tokio::test]
async fn every_movement_has_its_picture() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let choices = "odds=two-piece&room=japanese&spare=1";
    let beats = anna.get(&format!("/api/v1/ceremony?{choices}")).await.json()["beats"].as_array().unwrap().len();
    for at in [0, 1, 2, 10, 41, beats - 1] {
        let reply = anna.get(&format!("/ceremony/scene.svg?{choices}&at={at}")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/svg+xml"), "{at}");
        assert!(reply.header("cache-control").starts_with("public"), "it is kept");
    }
    let card = anna.get("/ceremony/scene.png?room=japanese&at=1").await;
    assert_eq!(card.header("content-type"), "image/png");
    let at = format!("a number from 0 to {}.", beats - 1);
    for (query, status, right) in [
        (format!("{choices}&at={beats}"), StatusCode::NOT_FOUND, at.as_str()),
        (format!("{choices}&at=x"), StatusCode::BAD_REQUEST, &at),
        (choices.to_owned(), StatusCode::BAD_REQUEST, &at),
        (
            String::from("odds=all&at=0"),
            StatusCode::BAD_REQUEST,
            "“odds” cannot be “all”. It can be one of these: furigoma (",
        ),
    ] {
        for kind in ["svg", "png"] {
            let refused = asked(&site, "en", &format!("/ceremony/scene.{kind}?{query}")).await;
            assert_eq!(refused.status, status, "{query}");
            assert!(refused.text.contains(right), "{query}: {}", refused.text);
        }
    }
    site.stop().await;
}

/// What cannot be is said in the reader's language, with what can, above the form as it was filled in.
#[tokio::test]
async fn what_cannot_be_chosen_is_said() {
    let data = Data::new();
    let site = data.start().await;
    for (language, room) in [
        (
            Language::Italian,
            "«Stanza» non può essere «tent». Si può scegliere fra: Stanza giapponese · Stanza con tavolo e sedie.",
        ),
        (Language::English, "“Room” cannot be “tent”. It can be one of these: "),
        (Language::Japanese, "「部屋」を「tent」にはできません。"),
    ] {
        for address in ["/ceremony", "/ceremony/walk", "/ceremony/throw", "/ceremony/clock"] {
            let refused = asked(&site, language.code(), &format!("{address}?first=Anna&room=tent")).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{address}");
            assert!(refused.text.contains(room), "{address}: {}", refused.text);
            let form =
                if address == "/ceremony/clock" { "name=\"clock_text\"" } else { "name=\"first\" value=\"Anna\"" };
            assert!(refused.text.contains(form), "{address}: {}", refused.text);
        }
        let told = asked(&site, language.code(), "/api/v1/ceremony?end=third").await.json();
        let text = told["text"].as_str().unwrap();
        assert!(["first", "second", "drawn"].iter().all(|code| text.contains(code)), "{text}");
        assert!(!text.contains("ceremony-"), "{text}");
    }
    // A clock is read wherever it is chosen. A name that is no choice is refused to programs; pages pass over what others add to an address.
    let right = "“Time” cannot be “zz”. For example 15m+30s";
    for address in ["/ceremony", "/ceremony/walk", "/ceremony/throw", "/ceremony/clock"] {
        let refused = asked(&site, "en", &format!("{address}?clock=zz")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{address}");
        assert!(refused.text.contains(right), "{address}: {}", refused.text);
        let passed = asked(&site, "en", &format!("{address}?fbclid=x1&utm_source=mail")).await;
        assert_ne!(passed.status, StatusCode::BAD_REQUEST, "{address}: {}", passed.text);
    }
    for query in ["clock=zz", "foo=1", "at=3"] {
        let told = asked(&site, "en", &format!("/api/v1/ceremony?{query}")).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert_eq!(told.json()["field"], query.split('=').next().unwrap());
    }
    for query in ["clock=NHK/final", "p1=p&p2=t", "nK=2&nG=4", "side=left&clock_text=10m"] {
        assert_eq!(asked(&site, "en", &format!("/ceremony/walk?{query}")).await.status, StatusCode::OK, "{query}");
    }
    // What the form calls a choice is told whole.
    let told = asked(&site, "en", "/ceremony?senior=third").await.text;
    assert!(told.contains("more experienced"), "{told}");
    // A form that is only begun is none that is wrong.
    assert_eq!(asked(&site, "en", "/ceremony?occasion=official").await.status, StatusCode::OK);
    site.stop().await;
}

/// A term stands beside its Japanese name, but not beside itself.
#[tokio::test]
async fn terms_stand_once() {
    let data = Data::new();
    let site = data.start().await;
    for (language, options) in [
        (Language::Japanese, [">大橋流</option>", ">定先</option>", ">振り駒の平手</option>"]),
        (
            Language::Italian,
            [">大橋流 Stile Ōhashi</option>", ">定先 Alla pari, ", ">振り駒の平手 Alla pari, a sorte</option>"],
        ),
    ] {
        let form = page(&site, language.code(), "/ceremony").await;
        for option in options {
            assert!(form.contains(option), "{option}: {form}");
        }
    }
    site.stop().await;
}

// RULE-12: the protocol says who threw for whom, and when.
#[tokio::test]
async fn programs_get_the_same() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let told =
        anna.get_in("en", "/api/v1/ceremony?first=Anna&thrower=guest&before=on&throws=ppptt&second_style=ito").await;
    assert_eq!(
        told["lots"],
        json!({"thrower": "guest", "on_behalf_of": "senior", "pre_drawn": true, "throws": ["ppptt"]})
    );
    assert_eq!((&told["black"], &told["players"][1]["style"]), (&json!("senior"), &json!("ito")));
    assert_eq!(told["beats"][0]["step"], "throw_pawns");
    let beats = told["beats"].as_array().unwrap().iter();
    let placed: Vec<(&str, &str)> = beats
        .filter(|beat| beat["step"] == "place_pieces")
        .map(|beat| (beat["by"].as_str().unwrap(), beat["square"].as_str().unwrap()))
        .collect();
    assert_eq!(placed[12..14], [("senior", "1a"), ("junior", "9g")], "the fifteenth and the sixteenth of all");
    assert_eq!(told["why"], "named");
    assert_eq!(anna.get_in("en", "/api/v1/ceremony?odds=lance").await["lots"], Value::Null);
    let wrong = anna.get("/api/v1/ceremony?spare=9").await;
    assert_eq!((wrong.status, &wrong.json()["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("spare")));
    site.stop().await;
}

// CLOCK-11, CLOCK-21: Gote chooses the side; who moves presses; the breaks of a long game are told.
#[tokio::test]
async fn a_clock_for_the_table() {
    let data = Data::new();
    let site = data.start().await;
    let clock =
        page(&site, "en", "/ceremony/clock?first=Anna&second=Bruno&clock=Meijin/title&side=left&throws=ptttt").await;
    for part in [
        "pressed by the hand that moved",
        "Side chosen: on their left",
        "Lunch break",
        "Dinner break",
        "main_ms",
        "data-side=\"left\"",
    ] {
        assert!(clock.contains(part), "{part}");
    }
    assert!(
        clock.find(">Anna<").unwrap() < clock.find(">Bruno<").unwrap(),
        "Bruno has drawn Sente and sits at the near edge"
    );
    let blitz = page(&site, "en", "/ceremony/clock?clock_text=10m").await;
    assert!(blitz.contains("No breaks for meals") && !blitz.contains("data-do=\"break\""));
    for (query, told) in [
        ("clock_text=sometimes", "“sometimes” is no time that can be read. For example 15m+30s"),
        ("clock=10m&side=purple", "“purple”"),
    ] {
        let refused = asked(&site, "en", &format!("/ceremony/clock?{query}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{query}");
        assert!(refused.text.contains(told) && !refused.text.contains("data-control"), "{query}: {}", refused.text);
    }
    // A preset is called what people call it, and is chosen in the list.
    let nhk = page(&site, "it", "/ceremony/clock?clock=NHK/final").await;
    assert!(nhk.contains(">Coppa NHK, finale: 10 minuti, 10 periodi"), "{nhk}");
    assert!(nhk.contains("<option value=\"NHK/final\" selected>") && nhk.contains("maxlength=\"40\" value=\"\""));
    let alone = page(&site, "it", "/ceremony/clock?first=Anna&clock=10m&throws=ptttt").await;
    assert!(alone.contains("<span class=\"name\">L’altro giocatore</span>"), "{alone}");
    site.stop().await;
}

// CLOCK-15, CLOCK-21, CLOCK-23, CLOCK-30 … CLOCK-53.
#[tokio::test]
async fn the_clocks_of_tournaments() {
    let data = Data::new();
    let site = data.start().await;
    for language in Language::ALL {
        let table = page(&site, language.code(), "/rules/tournaments").await;
        for mark in ["8h", "3h★", "15☆(10k)", "25(40)", "40★", "Ryuo/title", "NHK/final", "倉敷藤花戦"] {
            assert!(table.contains(mark), "{mark}");
        }
        assert!(!table.contains(">tournament-clocks") && !table.contains("round-"), "{}", language.code());
        // Names and times that programs read are not what people are told.
        for code in [">NHK/final", ">8h", ">10m+30s"] {
            assert!(!table.contains(code), "{code}");
        }
        assert!(table.contains("href=\"/ceremony/clock?clock=NHK/final\""));
    }
    assert!(page(&site, "it", "/rules/tournaments").await.contains("<caption>Coppa NHK "));
    let table = page(&site, "en", "/rules/tournaments").await;
    assert!(
        table.contains("filled up to 2 hours")
            && table.contains("filled up to 1 hour")
            && table.contains("lunch and dinner")
    );
    let told = site.visitor().get("/api/v1/clocks").await.json();
    let round = |event: &str, code: &str| {
        let event = told.as_array().unwrap().iter().find(|one| one["code"] == event).unwrap();
        event["rounds"].as_array().unwrap().iter().find(|round| round["code"] == code).unwrap().clone()
    };
    assert_eq!(told.as_array().unwrap().len(), 24);
    let meijin = round("Meijin", "title");
    assert_eq!(
        [&meijin["best_of"], &meijin["days"], &meijin["refill_minutes"], &meijin["lunch"], &meijin["dinner"]],
        [&json!(7), &json!(2), &json!(120), &json!(true), &json!(true)]
    );
    let nhk = round("NHK", "final");
    assert_eq!(
        [&nhk["mark"], &nhk["time"], &nhk["lunch"]],
        [&json!("10☆(10k)"), &json!("10m+30s/10x60s/seconds"), &json!(false)]
    );
    site.stop().await;
}

#[tokio::test]
async fn seven_courtesies_for_the_wall() {
    let data = Data::new();
    let site = data.start().await;
    for language in Language::ALL {
        let text = page(&site, language.code(), "/ceremony").await;
        for line in words::courtesies(language) {
            assert!(text.contains(&line), "{line}");
        }
        let sheet = asked(&site, language.code(), "/ceremony/courtesies.pdf").await;
        assert_eq!((sheet.status, sheet.header("content-type")), (StatusCode::OK, "application/pdf"));
    }
    assert!(page(&site, "en", "/rules").await.contains("href=\"/ceremony\""));
    site.stop().await;
}
