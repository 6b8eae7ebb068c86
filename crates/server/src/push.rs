//! Calls browsers that are closed (Web Push, RFC 8030): what is said is sealed for the one browser (RFC 8291), and signed with the site's key
//! (RFC 8292), which is made at its first start. Who is to be called, and when, says the dojo.

mod delivery;
mod key;
mod seal;

pub(crate) use delivery::Recipient;
pub(crate) use key::PushKey;

use crate::web::notice;
use delivery::{Answer, Postman};
use dojo::app::App;
use dojo::config::PushTo;
use dojo::notices::Call;
use dojo::stored::time_of_day_ms;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use store::Push;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;
use words::Language;

/// So often it is looked whether somebody is to be called.
const EVERY: Duration = Duration::from_secs(2);
/// So many people are called together.
const AT_ONCE: usize = 16;
/// So many notices are named in one call; the rest are counted.
const NAMED: usize = 3;

/// Calls browsers until `stopping` says so. `contact` is where those who carry the calls find whoever runs the site.
pub(crate) async fn keep(
    app: App,
    key: PushKey,
    (push_to, contact): (PushTo, String),
    mut stopping: watch::Receiver<bool>,
) {
    let postman = match Postman::new(key, push_to, contact) {
        Ok(postman) => Arc::new(postman),
        Err(error) => {
            tracing::warn!(%error, "browsers that are closed are not called");
            return;
        }
    };
    while !*stopping.borrow() {
        match app.calls(time_of_day_ms()).await {
            Ok(calls) => {
                // Whoever carries calls slowly holds up nobody else's.
                let mut calling = JoinSet::new();
                for call in calls {
                    if calling.len() == AT_ONCE {
                        calling.join_next().await;
                    }
                    calling.spawn(deliver(app.clone(), postman.clone(), call));
                }
                calling.join_all().await;
            }
            Err(failure) => tracing::warn!(?failure, "who is to be called is not known"),
        }
        tokio::select! {
            () = sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Calls all browsers of somebody at once. If none could be reached that may be reached later, they are called again.
async fn deliver(app: App, postman: Arc<Postman>, call: Call) {
    let mut calling = JoinSet::new();
    for browser in call.browsers.clone() {
        let (postman, words) = (postman.clone(), words(&app, &call, &browser));
        calling.spawn(async move { (postman.deliver(&browser, &words).await, browser) });
    }
    let (mut delivered, mut later) = (false, false);
    while let Some(called) = calling.join_next().await {
        match called {
            Ok((Answer::Delivered, _)) => delivered = true,
            Ok((Answer::Gone, browser)) => {
                // If it cannot be forgotten now, it is the next time.
                let _ = app.browser_is_gone(&browser.endpoint).await;
            }
            Ok((Answer::Refused, _)) => {}
            Ok((Answer::Later, _)) | Err(_) => later = true,
        }
    }
    if let Err(failure) = app.was_called(&call, delivered || !later).await {
        tracing::warn!(?failure, "somebody may be called twice");
    }
}

/// What is said, in the language of the browser.
fn words(app: &App, call: &Call, browser: &Push) -> String {
    let language = Language::from_code(&browser.language).unwrap_or(Language::English);
    let texts: Vec<String> =
        call.notices.iter().rev().map(|notice| notice::text(notice, &app.names, language)).collect();
    let (title, body) = match texts.as_slice() {
        [only] => (only.clone(), String::new()),
        several => {
            let rest = several.len().saturating_sub(NAMED);
            let mut lines: Vec<String> = several.iter().take(NAMED).cloned().collect();
            if rest > 0 {
                lines.push(language.text_with("notice-more", "count", rest));
            }
            (language.text_with("notice-several", "count", several.len()), lines.join("\n"))
        }
    };
    let (url, tag) = match call.notices.as_slice() {
        [only] => (notice::path(only), only.about.matter()),
        _ => ("/notices".to_owned(), "several".to_owned()),
    };
    json!({"title": title, "body": body, "url": url, "tag": tag, "lang": language.code()}).to_string()
}
