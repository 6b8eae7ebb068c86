//! Who guesses passwords, codes and names.

use crate::account::{PASSWORD, form, sign_in, sign_up};
use crate::site::Data;
use axum::http::StatusCode;
use std::time::{Duration, Instant};

#[tokio::test]
async fn an_address_that_tries_many_names_has_to_wait() {
    let data = Data::new();
    let site = data.start().await;
    sign_up(&mut site.visitor(), "Anna").await;
    let mut eve = site.visitor();
    for guess in 0..20 {
        let reply = sign_in(&mut eve, &format!("Nobody {guess}"), "cavallo nero 9").await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{guess}: {}", reply.text);
    }
    // The next one pays for the last: by name and password, and by a code.
    let back = form(&[("name", "Anna"), ("code", "aaaa-bbbb-cccc"), ("new", PASSWORD)]);
    let mut waits = Vec::new();
    for _ in 0..2 {
        let reply = sign_in(&mut site.visitor(), "Anna", PASSWORD).await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            waits.push(reply.header("retry-after").parse::<u32>().unwrap());
        }
        let reply = site.visitor().post_form("/account/back", &back).await;
        assert!([StatusCode::TOO_MANY_REQUESTS, StatusCode::FORBIDDEN].contains(&reply.status), "{}", reply.text);
    }
    assert!(!waits.is_empty() && waits.iter().all(|wait| *wait >= 1), "{waits:?}");
    site.stop().await;
}

#[tokio::test]
async fn a_name_that_nobody_has_is_told_as_a_wrong_password() {
    let data = Data::new();
    let site = data.start().await;
    sign_up(&mut site.visitor(), "Anna").await;
    let known = sign_in(&mut site.visitor(), "Anna", "cavallo nero 9").await;
    let unknown = sign_in(&mut site.visitor(), "Zita", "cavallo nero 9").await;
    assert_eq!(known.status, unknown.status);
    assert_eq!(known.text.replace("Anna", "Zita"), unknown.text);
    let back = |name: &str| form(&[("name", name), ("code", "aaaa-bbbb-cccc"), ("new", PASSWORD)]);
    let known = site.visitor().post_form("/account/back", &back("Anna")).await;
    let unknown = site.visitor().post_form("/account/back", &back("Zita")).await;
    assert_eq!((known.status, known.text.replace("Anna", "Zita")), (unknown.status, unknown.text));
    site.stop().await;
}

/// How long the door takes for a name that somebody has and for one that nobody has, by turns: see
/// docs/experiments/sign-in-time.md.
#[tokio::test]
#[ignore = "a measurement, for a machine that has nothing else to do"]
async fn a_name_that_nobody_has_takes_as_long() {
    let mut medians = [Vec::new(), Vec::new()];
    // A new site for every few, which has not counted any guess.
    for round in 0..30 {
        let data = Data::new();
        let site = data.start().await;
        sign_up(&mut site.visitor(), "Anna").await;
        for name in ["Anna", "Zita", "Anna", "Zita", "Anna", "Zita", "Anna", "Zita"] {
            let before = Instant::now();
            let reply = sign_in(&mut site.visitor(), name, "cavallo nero 9").await;
            assert_eq!(reply.status, StatusCode::FORBIDDEN);
            if round > 0 {
                medians[usize::from(name == "Zita")].push(before.elapsed());
            }
        }
        site.stop().await;
    }
    let [known, unknown] = medians.map(|mut times: Vec<Duration>| {
        times.sort();
        times[times.len() / 2]
    });
    println!("known {known:?}, unknown {unknown:?}");
    assert!(known.abs_diff(unknown) < Duration::from_millis(5), "{known:?} {unknown:?}");
}
