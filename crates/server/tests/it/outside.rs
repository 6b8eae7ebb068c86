//! What the site is to those outside: cards of pages where their address is sent, lists of pages, ways for others to come.

use crate::site::{Data, Reply, Site};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use server::Config;
use std::collections::HashSet;
use variants::AnyRules;

const PUBLIC: &str = "https://shogi.example.org";

async fn known(data: &Data) -> Site {
    Site::start(Config { public_url: Some(PUBLIC.parse().unwrap()), ..data.config() }).await
}

/// A page as a program reads it that shows its card: without cookie, without script.
async fn read(site: &Site, path: &str) -> Reply {
    site.visitor().send(Request::get(path).header("accept-language", "it").body(Body::empty()).unwrap()).await
}

/// What a tag of the head says, as text.
fn told(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("\"{name}\" content=\""))?;
    let value = rest.split_once('"')?.0;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

#[tokio::test]
async fn a_link_is_shown_with_title_words_and_picture() {
    let data = Data::new();
    let site = known(&data).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "color": "black", "name": "<Anna>"})).await;
    let invited = read(&site, &format!("/games/{id}")).await.text;
    assert_eq!(told(&invited, "og:title").unwrap(), "ospite <Anna> ti invita a giocare");
    let alone = anna.make(json!({"opponent": "two"})).await;
    let (mut line, _) = anna.connect(&alone).await;
    line.play(1, "7g7f").await;
    let kif = "棋戦：Finale\n先手：Anna\n後手：Bruno\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 投了\n";
    let kept = anna.send(Request::post("/api/v1/records").body(Body::from(kif)).unwrap()).await.json();
    let record = kept["records"][0]["url"].as_str().unwrap().replace("/library/", "/api/v1/records/");
    let shared = anna.post(&format!("{record}/share"), json!({})).await.json()["url"].as_str().unwrap().to_owned();
    for (path, title, words) in [
        ("/", "Lo shōgi, dalla prima mossa", "Un tavolo"),
        ("/tsume", "Problemi di matto", "scacco"),
        ("/tsume/problems/muso-1", "Problema", "Matto in"),
        (format!("/games/{alone}").as_str(), "Partita", "1 mossa"),
        (shared.as_str(), "Anna – Bruno", "Finale · 1 mossa"),
    ] {
        let page = read(&site, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let say = |name: &str| told(&page.text, name).unwrap_or_else(|| panic!("{path} says no {name}"));
        assert!(say("og:title").contains(title), "{path}: {}", say("og:title"));
        assert!(say("og:description").contains(words) && say("description") == say("og:description"), "{path}");
        assert_eq!(say("og:url"), format!("{PUBLIC}{path}"));
        assert_eq!((say("og:locale").as_str(), say("twitter:card").as_str()), ("it_IT", "summary"));
        let picture = say("og:image");
        let picture = picture.strip_prefix(PUBLIC).expect("a whole address").to_owned();
        assert!(picture.starts_with("/picture.png?"), "{path}: {picture}");
        let drawn = read(&site, &picture).await;
        assert_eq!((drawn.status, drawn.header("content-type")), (StatusCode::OK, "image/png"), "{path}");
        assert_eq!(told(&page.text, "robots").is_some(), path.starts_with("/games") || path.starts_with("/shared"));
    }
    site.stop().await;
}

#[tokio::test]
async fn a_site_that_does_not_know_its_address_says_no_foreign_one() {
    let data = Data::new();
    let site = data.start().await;
    let page = Request::get("/").header("host", "evil.example").body(Body::empty()).unwrap();
    let page = site.visitor().send(page).await.text;
    assert!(!page.contains("evil.example") && told(&page, "og:url").is_none());
    assert!(told(&page, "og:image").unwrap().starts_with("/picture.png?"));
    site.stop().await;
}

#[tokio::test]
async fn every_page_says_what_it_is_and_has_a_way_past_the_header() {
    let data = Data::new();
    let site = data.start().await;
    let mut titles = Vec::new();
    for path in [
        "/",
        "/play",
        "/games",
        "/tsume",
        "/tsume/classics",
        "/library",
        "/editor",
        "/rules",
        "/family",
        "/family/chu",
        "/family/yonin",
        "/account",
        "/account/back",
        "/forget",
        "/about",
        "/help",
        "/privacy",
        "/licences",
        "/offline",
    ] {
        let page = read(&site, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let text = &page.text;
        assert!(text.contains("href=\"#main\"") && text.contains(" id=\"main\""), "{path}");
        assert_eq!(text.matches("<h1").count(), 1, "{path}");
        for link in ["/about", "/help", "/privacy", "/licences"] {
            assert!(text.contains(&format!("href=\"{link}\"")), "{path} leads to {link}");
        }
        assert!(told(text, "description").is_some_and(|words| words.len() > 20), "{path}");
        titles.push(told(text, "og:title").unwrap());
    }
    titles.sort();
    let all = titles.len();
    titles.dedup();
    assert_eq!(titles.len(), all, "each has its own title: {titles:?}");
    site.stop().await;
}

#[tokio::test]
async fn programs_find_what_they_look_for() {
    let data = Data::new();
    let site = known(&data).await;
    let manifest = read(&site, "/manifest.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    let manifest = manifest.json();
    assert_eq!((&manifest["lang"], &manifest["start_url"]), (&json!("it"), &json!("/")));
    for icon in manifest["icons"].as_array().unwrap() {
        let drawn = read(&site, icon["src"].as_str().unwrap()).await;
        assert_eq!((drawn.status, drawn.header("content-type")), (StatusCode::OK, "image/png"), "{icon}");
    }
    let favicon = read(&site, "/favicon.ico").await;
    assert_eq!(favicon.status, StatusCode::TEMPORARY_REDIRECT);
    assert_eq!(read(&site, favicon.header("location")).await.header("content-type"), "image/png");
    let robots = read(&site, "/robots.txt").await.text;
    assert!(robots.contains("Disallow: /api/\n") && robots.ends_with(&format!("Sitemap: {PUBLIC}/sitemap.xml\n")));
    let sitemap = read(&site, "/sitemap.xml").await.text;
    let pages: Vec<&str> = sitemap.split("<loc>").skip(1).map(|rest| rest.split_once('<').unwrap().0).collect();
    assert!(pages.len() > 40, "{}", pages.len());
    for path in pages.iter().map(|page| page.strip_prefix(PUBLIC).expect("a page of this site")).step_by(7) {
        assert_eq!(read(&site, path).await.status, StatusCode::OK, "{path}");
    }
    let worker = read(&site, "/sw.js").await;
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert!(worker.text.starts_with("const SITE = {"), "{}", worker.text);
    site.stop().await;
}

#[tokio::test]
async fn the_way_for_others_is_told_or_how_to_open_it() {
    let data = Data::new();
    let site = data.start().await;
    let ask = async |site: &Site, host: &str, address: &str| {
        site.visitor().send(Request::get(address).header("host", host).body(Body::empty()).unwrap()).await
    };
    let here = ask(&site, "127.0.0.1:4649", "/api/v1/link?path=/games/a").await.json();
    assert_eq!(here["url"], json!(null));
    assert!(here["command"].as_str().unwrap().contains(" --listen 0.0.0.0:"), "{here}");
    assert_eq!(ask(&site, "localhost", "/code.svg?path=/games/a").await.status, StatusCode::NOT_FOUND);
    let there = ask(&site, "club.local:4649", "/api/v1/link?path=/games/a").await.json();
    assert_eq!(there, json!({"url": "http://club.local:4649/games/a", "command": null}));
    let code = ask(&site, "club.local:4649", "/code.svg?path=/games/a").await;
    assert_eq!((code.status, code.header("content-type")), (StatusCode::OK, "image/svg+xml"));
    for path in ["//evil.example", "https://evil.example", "games", "", "/%5C%5Cevil", "/a%22b", &"/a".repeat(200)] {
        for address in ["/api/v1/link", "/code.svg"] {
            let reply = ask(&site, "club.local", &format!("{address}?path={path}")).await;
            assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}, {path}: {}", reply.text);
        }
    }
    site.stop().await;
    let site = known(&data).await;
    let known = ask(&site, "127.0.0.1:4649", "/api/v1/link?path=/games/a").await.json();
    assert_eq!(known["url"], json!(format!("{PUBLIC}/games/a")));
    // By its own name browsers come by https, whoever speaks it for the site; and a page of its own may ask for things.
    let page = ask(&site, "shogi.example.org", "/").await;
    assert!(page.header("set-cookie").starts_with("__Host-miyako="), "{}", page.header("set-cookie"));
    let own = Request::post("/language").header("host", "127.0.0.1:4649").header("origin", PUBLIC);
    let own = own.header("content-type", "application/x-www-form-urlencoded").body(Body::from("language=it&back=/"));
    assert_eq!(site.visitor().send(own.unwrap()).await.status, StatusCode::SEE_OTHER);
    site.stop().await;
}

/// The parts of the lettering of the family, with the kanji for which a browser loads each.
fn lettering() -> impl Iterator<Item = (&'static str, HashSet<char>)> {
    let style = include_str!("../../../../ui/style/family.css");
    style.split("@font-face").skip(1).map(|face| {
        let face = face.split_once('}').unwrap().0;
        let font = face.split_once("fonts/").unwrap().1.split_once('"').unwrap().0;
        let codes = face.split_once("unicode-range:").unwrap().1.trim().trim_end_matches(';').split(',');
        let read =
            |code: &str| char::from_u32(u32::from_str_radix(code.trim().strip_prefix("U+").unwrap(), 16).unwrap());
        (font, codes.map(|code| read(code).unwrap()).collect())
    })
}

#[test]
fn the_kanji_of_every_piece_is_in_one_part_of_the_lettering() {
    // Those of standard shōgi are on every page; the last six the lettering does not have.
    let mut known: HashSet<char> =
        "王玉金銀桂馬香車角行飛歩兵将成全圭杏龍と都一二三四五六七八九䳇䳲歬萑鵰𠵇".chars().collect();
    for (font, kanji) in lettering() {
        for c in kanji {
            assert!(known.insert(c), "{c} is in {font} and in another");
        }
    }
    for game in AnyRules::all() {
        // Lettering of animals is drawn.
        for kind in game.kinds().iter().filter(|kind| kind.picture.is_none()) {
            let missing: String = kind
                .kanji
                .chars()
                .chain(kind.short.chars())
                .filter(|c| c.is_alphanumeric() && !c.is_ascii() && !known.contains(c))
                .collect();
            assert_eq!(missing, "", "{} of {} has no lettering", kind.kanji, game.id());
        }
    }
}

/// How much a browser loads that has never been here, compressed: a page with all its files.
async fn weight(site: &Site, path: &str) -> usize {
    let page = read(site, path).await.text;
    let files = page.split(['"', '\'']).filter(|part| part.starts_with("/static/"));
    let mut addresses: Vec<&str> = files.map(|address| address.split('#').next().unwrap()).collect();
    // For pictures on a telephone's desk alone; and the lettering of headings, which stands in the styles.
    addresses.retain(|address| !address.ends_with("180.png"));
    let version = addresses[0].split('/').nth(2).unwrap();
    let heading = format!("/static/{version}/fonts/shippori-mincho-latin.woff2");
    let parts = lettering().filter(|(_, kanji)| page.contains("family.css") && page.contains(|c| kanji.contains(&c)));
    let parts: Vec<String> = parts.map(|(font, _)| format!("/static/{version}/fonts/{font}")).collect();
    addresses.extend([path, &heading]);
    addresses.extend(parts.iter().map(String::as_str));
    addresses.sort_unstable();
    addresses.dedup();
    assert!(addresses.len() > 20, "{addresses:?}");
    let mut weight = 0;
    for address in addresses {
        let request = Request::get(address).header("accept-encoding", "gzip").body(Body::empty()).unwrap();
        let reply = site.visitor().send(request).await;
        assert_eq!(reply.status, StatusCode::OK, "{address}");
        weight += reply.bytes.len();
    }
    weight
}

/// Asked are 150 KB for the pages of games, and 80 KB for the home page and a page about a castle, 90 for a lesson, with all that a browser loads for it, compressed.
#[tokio::test]
async fn the_first_pages_are_light() {
    let data = Data::new();
    let site = data.start().await;
    let games =
        ["/family/shogi", "/family/dai", "/family/asakura", "/family/yonin", "/family/wa"].map(|path| (path, 150_000));
    for (path, most) in [("/", 80_000), ("/school/king/1", 90_000), ("/strategy/mino", 80_000)].into_iter().chain(games)
    {
        let weight = weight(&site, path).await;
        assert!(weight < most, "{path}: {weight} bytes");
        println!("{path}: {weight} bytes");
    }
    site.stop().await;
}
