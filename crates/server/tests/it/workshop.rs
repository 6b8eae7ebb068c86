//! The workshop: its catalogue, its drawings, the dress of a board, the lid that remembers a game (CRAFT-01 … CRAFT-35, EQUIP-11,
//! EQUIP-12, EQUIP-13, EQUIP-15, CLOCK-11).

use crate::site::{Data, Visitor};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use diagram::{Natural, catalogue};
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::Write;
use words::Language;

const POSITION: &str = "%2BBnsgk2nl/1r4gs1/2pppp1p1/1p4p2/7P1/2P6/1P1PPPP1P/1SG4R1/LN2KGSNL%20w%20L2Pbp%201";

async fn page(anna: &mut Visitor, path: &str, language: Language) -> String {
    let request = Request::get(path).header("accept-language", language.code()).body(Body::empty()).unwrap();
    let reply = anna.send(request).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}");
    reply.text
}

/// Every thing stands on the page in every language with its names, its rank and what is said of it, and its drawing is there, to be
/// kept for ever.
#[tokio::test]
async fn the_catalogue_is_a_page() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let mut drawings = BTreeSet::new();
    for language in Language::ALL {
        let text = page(&mut anna, "/workshop", language).await;
        assert!(!text.contains(">craft-") && !text.contains(">dress-") && !text.contains(">workshop-"));
        for section in catalogue() {
            assert!(text.contains(&format!("<section class=\"craft\" id=\"{}\">", section.id)), "{}", section.id);
            for entry in &section.entries {
                let about = language.text(&format!("craft-{}-{}", section.id, entry.id)).replace('&', "&amp;");
                let names = [&entry.kanji, &entry.latin, &about];
                assert!(names.iter().all(|name| text.contains(name.as_str())), "{} {}", section.id, entry.id);
            }
        }
        // A wood leads to its own word, not to the Knight, which is written alike.
        assert!(text.contains("<a href=\"/glossary/katsura\">") && !text.contains("\"/glossary/kei\""));
        assert!(text.contains("<a href=\"/glossary/taikyokudokei-dai\">"));
        let sources = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        drawings.extend(sources.filter(|source| source.starts_with("/workshop/drawn/")).map(str::to_owned));
        // The page itself is light.
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        packed.write_all(text.as_bytes()).unwrap();
        let size = packed.finish().unwrap().len();
        assert!(size < 40_000, "{}: {size}", language.code());
    }
    assert!(drawings.len() > 60, "{}", drawings.len());
    for drawing in drawings {
        let reply = anna.get(&drawing.replace("&amp;", "&")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/svg+xml"), "{drawing}");
        assert_eq!(reply.header("cache-control"), "public, max-age=31536000, immutable", "{drawing}");
        assert!(reply.text.starts_with("<svg "), "{drawing}");
    }
    site.stop().await;
}

/// Only what is asked for is shown, the most prized first or last.
#[tokio::test]
async fn the_catalogue_is_filtered_and_ordered() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let boards = page(&mut anna, "/workshop?what=boards", Language::Italian).await;
    assert!(
        boards.contains("id=\"cuts\"") && !boards.contains("id=\"piece-woods\"") && !boards.contains("id=\"boxes\"")
    );
    let place = |text: &str, id: &str| text.find(&format!("id=\"making-{id}\"")).expect(id);
    let best = page(&mut anna, "/workshop?what=pieces", Language::English).await;
    assert!(place(&best, "raised") < place(&best, "carved") && place(&best, "carved") < place(&best, "stamped"));
    let plain = page(&mut anna, "/workshop?what=pieces&order=plain", Language::English).await;
    assert!(place(&plain, "raised") > place(&plain, "carved") && place(&plain, "carved") > place(&plain, "stamped"));
    // What nobody has asked for is no reason to show nothing.
    assert!(page(&mut anna, "/workshop?what=hats&order=odd", Language::English).await.contains("id=\"cuts\""));
    site.stop().await;
}

/// For programs: the same, with the option that each thing is.
#[tokio::test]
async fn programs_read_the_catalogue() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let told: Value = serde_json::from_str(&page(&mut anna, "/api/v1/craft", Language::Japanese).await).unwrap();
    let sections = told["sections"].as_array().unwrap();
    assert_eq!(sections.len(), catalogue().len());
    let woods = sections.iter().find(|section| section["id"] == "board-woods").unwrap();
    let kaya = &woods["entries"][0];
    assert_eq!((&kaya["kanji"], &kaya["kana"], &kaya["rank"]), (&"本榧".into(), &"ほんかや".into(), &1.into()));
    assert_eq!((&kaya["latin"], &kaya["wear"]["wood"]), (&"Torreya nucifera".into(), &"kaya".into()));
    let picture = anna.get(kaya["picture"].as_str().unwrap()).await;
    assert_eq!(picture.status, StatusCode::OK);
    site.stop().await;
}

/// A form without a script shows the board as it is asked for; what nobody makes is left out.
#[tokio::test]
async fn a_board_is_dressed_without_a_script() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let text = page(&mut anna, "/workshop?wood=hiba&face=chess&lacquer=black&grain=oak", Language::English).await;
    let source = text.split("class=\"above\" src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let source = source.replace("&amp;", "&");
    for worn in ["wood=hiba", "lettering=chess", "lacquer=black"] {
        assert!(source.contains(worn), "{source}");
    }
    assert!(!source.contains("oak"), "{source}");
    assert!(text.contains("<option value=\"hiba\" selected"));
    assert_eq!(anna.get(&source).await.status, StatusCode::OK);
    site.stop().await;
}

/// Pictures take every choice, in every style and kind of file, and each shows; what nobody makes is refused by its name.
#[tokio::test]
async fn pictures_are_dressed() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let plain = anna.get(&format!("/picture.svg?sfen={POSITION}&style=corner")).await.text;
    for choice in Natural::choices() {
        let worn = Natural::default().worn_of(choice);
        let value = Natural::values(choice).into_iter().rfind(|value| *value != worn).unwrap();
        let reply = anna.get(&format!("/picture.svg?sfen={POSITION}&style=corner&{choice}={value}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{choice}");
        // A flat stand does not suit a high board.
        assert_eq!(reply.text == plain, choice == "komadai", "{choice}");
        let reply = anna.get(&format!("/picture.svg?sfen={POSITION}&style=natural&{choice}=oak")).await;
        assert_eq!(
            (reply.status, &reply.json()["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &choice.into()),
            "{choice}"
        );
    }
    for path in ["/picture.png?style=natural&size=200", "/picture.gif?style=tall&moves=7g7f&size=120"] {
        let sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL%20b%20-%201";
        let [plain, dressed] = ["", "&wood=katsura&face=one"].map(|worn| format!("{path}&sfen={sfen}{worn}"));
        let (plain, dressed) = (anna.get(&plain).await, anna.get(&dressed).await);
        assert_eq!(dressed.status, StatusCode::OK, "{path}");
        assert_ne!(plain.bytes, dressed.bytes, "{path}");
    }
    site.stop().await;
}

/// What a page wears, and that what there is not is not drawn.
#[tokio::test]
async fn pages_wear_what_pictures_show() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let root = format!("/workshop/drawn/{}", diagram::VERSION);
    let mut natural = Natural::default();
    for (choice, value) in [("wood", "hiba"), ("making", "carved"), ("lacquer", "black"), ("stand", "kaya")] {
        natural.put(choice, value).unwrap();
    }
    let drawn = [
        ("pieces.svg?making=carved&lacquer=black", natural.sprite()),
        ("board-wood.svg?wood=hiba", natural.board_wood()),
        ("stand-wood.svg?stand=kaya", natural.stand_wood()),
    ];
    for (address, expected) in drawn {
        assert_eq!(anna.get(&format!("{root}/{address}")).await.text, expected, "{address}");
    }
    for address in ["pieces.png", "hat.svg"] {
        assert_eq!(anna.get(&format!("{root}/{address}")).await.status, StatusCode::NOT_FOUND, "{address}");
    }
    // A choice or a value that there is not is refused with those there are, and no drawing is kept under it.
    for (address, right) in [
        ("making.svg?making=glued", "carved"),
        ("pieces.svg?wood=oak", "hiba"),
        ("piece.svg?hat=top", "lettering"),
        ("pieces.svg?hat=top", "lettering"),
        ("board-wood.svg?wood=hiba&x=1", "thickness"),
    ] {
        let refused = anna.get(&format!("{root}/{address}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{address}");
        assert!(refused.text.contains(right), "{address}: {}", refused.text);
    }
    let old = anna.get("/workshop/drawn/0123456789abcdef/leg.svg").await;
    assert_eq!((old.status, old.header("cache-control")), (StatusCode::OK, "no-cache"));
    site.stop().await;
}

/// CRAFT-32: a lid with event, game, date, place and names.
#[tokio::test]
async fn a_lid_remembers_a_game() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let reply =
        anna.get("/workshop/card.pdf?event=56th%20%C5%8Ci&game=4&place=Fukuoka&players=Anna,Bruno&witnesses=").await;
    assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "application/pdf"));
    assert!(reply.text.starts_with("%PDF"));
    let crowd = anna.get("/workshop/card.pdf?players=a,b,c,d,e,f&witnesses=g,h,i").await;
    assert_eq!(crowd.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(crowd.text.contains("No more than eight"), "{}", crowd.text);
    site.stop().await;
}

/// The scripts of the page know the same choices, with the same first one.
#[tokio::test]
async fn scripts_know_every_choice() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let script = anna.get("/static/board/dress.js").await.text;
    for choice in Natural::choices().filter(|choice| *choice != "face") {
        let quoted = [format!("  {choice}: ["), format!("  \"{choice}\": [")];
        let line = script.lines().find(|line| quoted.iter().any(|start| line.starts_with(start))).expect(choice);
        let values: Vec<&str> = line.split('"').collect();
        let own: BTreeSet<&str> = line.split('[').nth(1).unwrap().split('"').skip(1).step_by(2).collect();
        let mut all: BTreeSet<String> = Natural::values(choice).into_iter().collect();
        match choice {
            "lettering" => all.retain(|value| !["letters", "lettere", "chess", "boku", "mai"].contains(&&**value)),
            "thickness" => all.retain(|value| value == "table" || value.parse::<u8>().is_ok_and(|sun| sun < 10)),
            "komadai" => drop(all.insert("fits".to_owned())),
            _ => {}
        }
        assert_eq!(own, all.iter().map(String::as_str).collect(), "{choice}");
        let first = Natural::default().worn_of(choice);
        let is_first = line.contains(&format!("[\"{first}\""));
        assert!(is_first || choice == "komadai", "{choice}: {first} in {values:?}");
    }
    site.stop().await;
}
