//! Positions drawn for other sites.

use crate::site::Data;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use std::collections::HashSet;
use std::io::Cursor;

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL%20b%20-%201";
const CORNER: &str = "8k/9/8P/9/9/9/9/9/4K4%20b%20G%201";

#[tokio::test]
async fn a_position_is_drawn() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for query in
        ["", "&style=natural", "&style=tall&lettering=boku", "&last=1c,1d&flip=true&title=%E8%A9%B0&hands=attacker"]
    {
        let reply = visitor.get(&format!("/picture.svg?sfen={CORNER}{query}")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/svg+xml"), "{query}");
        assert_eq!(reply.header("cache-control"), "public, max-age=86400");
        assert!(reply.text.starts_with("<svg "), "{query}");
        let reply = visitor.get(&format!("/picture.png?sfen={CORNER}{query}&size=200")).await;
        assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/png"), "{query}");
        assert!(reply.text.contains("PNG"), "{query}");
    }
    site.stop().await;
}

/// What was drawn is kept: whoever asks for it again is answered, also when no more may be drawn for them.
#[tokio::test]
async fn a_drawing_is_kept() {
    let data = Data::new();
    for path in [
        format!("/picture.png?sfen={CORNER}&size=200"),
        format!("/picture.svg?sfen={CORNER}"),
        String::from("/ceremony/scene.png?at=1"),
        String::from("/ceremony/scene.svg?at=1"),
    ] {
        let mut config = data.config();
        config.limits.pictures_a_minute = 1;
        let site = crate::site::Site::start(config).await;
        let mut anna = site.visitor();
        let first = anna.get(&path).await;
        assert_eq!(first.status, StatusCode::OK, "{path}");
        let again = anna.get(&path).await;
        assert_eq!((again.status, &again.bytes), (StatusCode::OK, &first.bytes), "{path}");
        // The names of the players are not in the picture, and draw none anew.
        let same = anna.get(&format!("{path}&first=Anna")).await;
        let (is_scene, other) = (
            path.starts_with("/ceremony"),
            anna.get(&path.replace("200", "201").replace("at=1", "at=2").replace("svg?sfen", "svg?flip=true&sfen"))
                .await,
        );
        assert_eq!(same.status.is_success(), is_scene, "{path}");
        assert_eq!(other.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        site.stop().await;
    }
}

/// The pictures of a GIF as they are seen one after the other, as RGB.
fn frames(gif: &[u8]) -> Vec<Vec<[u8; 3]>> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(gif).expect("a GIF");
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let mut seen = vec![[0; 3]; width * height];
    let mut all = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let across = usize::from(frame.width);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            seen[(top + index / across) * width + left + index % across] = [pixel[0], pixel[1], pixel[2]];
        }
        all.push(seen.clone());
    }
    all
}

/// The pixels of a PNG.
fn pixels(png: &[u8]) -> Vec<[u8; 3]> {
    let mut reader = png::Decoder::new(Cursor::new(png)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut pixels).expect("a whole PNG");
    pixels.as_chunks().0.to_vec()
}

/// How far two pictures are from each other at these places, of 255.
fn distance(one: &[[u8; 3]], other: &[[u8; 3]], places: &[usize]) -> f64 {
    let apart = |place: usize| (0..3).map(move |part| f64::from(one[place][part].abs_diff(other[place][part])));
    places.iter().copied().flat_map(apart).sum::<f64>() / (3 * places.len()) as f64
}

/// Each frame is the picture of the position after so many moves, as near as 255 colours come to it.
#[tokio::test]
async fn moves_are_drawn_one_after_the_other() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let moves = ["7g7f", "3c3d", "8h2b%2B", "3a2b", "B*4e"];
    for dress in [
        "&style=natural&black=Anna&lang=en",
        "&flip=true&notation=usi&lang=it",
        "&style=tall&hands=none&lang=ja",
        "&style=tall&wood=katsura&making=carved&lacquer=black&lettering=chess&lines=printed&lang=en",
    ] {
        let ask = |kind: &str, plies: usize| {
            let moves = moves[..plies].join(",");
            format!("/picture.{kind}?sfen={EVEN}&size=240{dress}&moves={moves}")
        };
        let film = visitor.get(&ask("gif", moves.len())).await;
        assert_eq!((film.status, film.header("content-type")), (StatusCode::OK, "image/gif"), "{dress}");
        assert_eq!(film.header("cache-control"), "public, max-age=86400");
        let frames = frames(&film.bytes);
        assert_eq!(frames.len(), moves.len() + 1, "{dress}");
        let mut stills = Vec::new();
        for plies in 1..=moves.len() {
            stills.push(pixels(&visitor.get(&ask("png", plies)).await.bytes));
        }
        for (pair, frame) in stills.windows(2).zip(&frames[2..]) {
            let [before, now] = pair else { unreachable!("they are two") };
            assert_eq!(frame.len(), now.len());
            let (same, moved): (Vec<_>, Vec<_>) = (0..now.len()).partition(|place| before[*place] == now[*place]);
            assert!(distance(frame, now, &same) < 4.0, "{dress}: {}", distance(frame, now, &same));
            let (own, old) = (distance(frame, now, &moved), distance(frame, before, &moved));
            assert!(own * 3.0 < old, "{dress}: {own} {old}");
        }
    }
    site.stop().await;
}

/// Who has said no language reads the moves in their own: nobody else is shown what was kept for them. So it is with letters on pieces,
/// which are others in Italian.
#[tokio::test]
async fn moves_and_letters_are_in_the_language_of_whoever_asks() {
    let data = Data::new();
    let site = data.start().await;
    assert_eq!(drawn_in_all_languages(&site, &format!("/picture.svg?sfen={EVEN}&moves=7g7f")).await, 3);
    for style in ["book", "natural"] {
        let letters = format!("/picture.svg?sfen={EVEN}&style={style}&lettering=letters");
        assert_eq!(drawn_in_all_languages(&site, &letters).await, 2, "{style}");
        let lettere = site.visitor().get(&format!("/picture.svg?sfen={EVEN}&style={style}&lettering=lettere")).await;
        assert_eq!(lettere.text, site.visitor().get(&format!("{letters}&lang=it")).await.text, "{style}");
        assert_eq!(lettere.header("cache-control"), "public, max-age=86400");
    }
    site.stop().await;
}

/// How many pictures are drawn at an address for readers of three languages.
async fn drawn_in_all_languages(site: &crate::site::Site, address: &str) -> usize {
    let mut drawn = HashSet::new();
    for language in ["it", "en", "ja"] {
        let request = Request::get(address).header("accept-language", language).body(Body::empty()).unwrap();
        let own = site.visitor().send(request).await;
        assert_eq!(own.header("cache-control"), "private, max-age=86400");
        assert!(own.header("vary").contains("accept-language"));
        let said = site.visitor().get(&format!("{address}&lang={language}")).await;
        assert_eq!(said.header("cache-control"), "public, max-age=86400");
        assert_eq!(own.text, said.text, "{language}");
        drawn.insert(own.text);
    }
    drawn.len()
}

#[tokio::test]
async fn what_cannot_be_drawn_is_said() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let mut check = async |address: &str, field: &str, text: &str| {
        let reply = visitor.get(address).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}: {}", reply.text);
        let told = reply.json();
        assert_eq!((&told["code"], &told["field"]), (&"bad-wish".into(), &field.into()), "{address}");
        assert!(told["text"].as_str().unwrap().contains(text), "{address}: {told}");
    };
    let ask = |kind: &str, rest: &str| format!("/picture.{kind}?sfen={CORNER}&{rest}");
    check("/picture.svg", "sfen", "sfen, at character 1: not an SFEN: the board is missing.").await;
    check("/picture.svg?sfen=9/9", "sfen", "the board has 2 ranks instead of 9").await;
    let unknown = "A picture has no “colour”. What it can be told: sfen, moves, style,";
    check(&ask("svg", "colour=red"), "colour", unknown).await;
    check(&ask("svg", "flip=true&flip=true"), "flip", "“flip” is said twice").await;
    check(&ask("png", "flip=maybe"), "flip", "flip cannot be “maybe”. It can be: true, false.").await;
    check(
        &ask("svg", "style=modern"),
        "style",
        "style cannot be “modern”. It can be: book, natural, tall, corner, faces.",
    )
    .await;
    check(&ask("svg", "lettering=arial"), "lettering", "It can be: mincho, ").await;
    check(&ask("svg", "coordinates=x"), "coordinates", "It can be: ").await;
    for size in ["1201", "3", "wide", "-1"] {
        check(&ask("png", &format!("size={size}")), "size", "in pixels, from 16 to 1200").await;
    }
    for size in ["601", "15"] {
        check(&ask("gif", &format!("size={size}")), "size", "in pixels, from 16 to 600").await;
    }
    let moves = |rest: &str| format!("/picture.gif?sfen={EVEN}&moves={rest}");
    check(&moves("7g7f,8c8d,7f7d"), "moves", "moves, number 3: “7f7d” cannot be played. That piece does not move")
        .await;
    check(&moves("7g7f,"), "moves", "number 2: “” cannot be played. It is no move").await;
    check(&moves(&["7g7f"; 501].join(",")), "moves", "501 moves; 500 at most").await;
    check(&ask("gif", "moves=1c1b&lang=de"), "lang", "It can be: it, en, ja.").await;
    check(&ask("gif", "moves=1c1b&notation=morse"), "notation", "“morse” is no notation").await;
    check("/picture.gif?sfen=8k/9/9/9/9/9/9/9/4K3K%20b%20-%201&moves=5i5h", "sfen", "a side has two kings").await;
    check(&ask("gif", "style=corner"), "style", "cannot be “corner”. It can be: book, natural, tall.").await;
    check(&ask("svg", "last=7z"), "last", "last cannot be “7z”. It names the squares").await;
    site.stop().await;
}

/// It is said in the visitor's language, all of it.
#[tokio::test]
async fn what_cannot_be_drawn_is_said_in_every_language() {
    let data = Data::new();
    let site = data.start().await;
    for (language, rest, text) in [
        ("it", "&style=modern", "style non può essere «modern». Può essere: book, natural, tall, corner, faces."),
        ("it", "&colour=red", "Un’immagine non conosce «colour»."),
        ("it", "/9", "la scacchiera ha"),
        ("ja", "&style=modern", "styleに「modern」は使えません。使える値：book, natural, tall, corner, faces"),
        ("ja", "&size=wide", "sizeに「wide」は使えません。"),
        ("ja", "/9", "sfenの"),
    ] {
        let board = if rest == "/9" { "9" } else { CORNER };
        let address = format!("/picture.svg?sfen={board}{rest}");
        let request = Request::get(&address).header("accept-language", language).body(Body::empty()).unwrap();
        let told = site.visitor().send(request).await.json();
        assert!(told["text"].as_str().unwrap().contains(text), "{language}: {told}");
        for english in ["expected", "unknown", "cannot", "no such"] {
            assert!(!told["text"].as_str().unwrap().contains(english), "{language}: {told}");
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn nobody_has_pictures_without_end() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let address = |number: usize| format!("/picture.svg?sfen={CORNER}&title={number}");
    let mut last = StatusCode::OK;
    for number in 0..200 {
        last = visitor.get(&address(number)).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    // What was drawn is kept, and there for everybody.
    for _ in 0..200 {
        assert_eq!(visitor.get(&address(0)).await.status, StatusCode::OK);
    }
    site.stop().await;
}

/// A film is worth ten pictures.
#[tokio::test]
async fn nobody_has_films_without_end() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let address = |number: usize| format!("/picture.gif?sfen={EVEN}&moves=7g7f&size=16&title={number}");
    let mut drawn = 0;
    while visitor.get(&address(drawn)).await.status == StatusCode::OK {
        drawn += 1;
    }
    assert!((12..16).contains(&drawn), "{drawn}");
    // What was drawn is kept, and there for everybody.
    assert_eq!(visitor.get(&address(0)).await.status, StatusCode::OK);
    site.stop().await;
}
