//! Writes to people by mail, if whoever runs the site has said by which server. Who is to be written to, and when, says the dojo.

use crate::web::notice;
use crate::web::reach::Reach;
use dojo::app::App;
use dojo::config::Mail;
use dojo::notices::{Letter, Sending};
use dojo::stored::time_of_day_ms;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use reqwest::Url;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// So often it is looked whether somebody is to be written to.
const EVERY: Duration = Duration::from_secs(5);
/// No server takes so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who carries letters.
#[derive(Clone)]
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// What whoever runs the site has said of its mail makes no sense.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Wrong {
    #[error("--mail-from wants an address, such as shogi@example.org: {0}")]
    From(lettre::address::AddressError),
    #[error("--mail-server wants smtps://name@host, smtp://host?tls=required or smtp://localhost")]
    Server,
    #[error("whoever gets a letter has to find the site: say its address with --public-url")]
    NoAddress,
}

impl Mailer {
    /// As whoever runs the site has said.
    ///
    /// # Errors
    /// If that makes no sense.
    pub(crate) fn new(mail: &Mail, reach: &Reach) -> Result<Mailer, Wrong> {
        // Another part of the program may have chosen one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        if !reach.is_known() {
            return Err(Wrong::NoAddress);
        }
        let from = mail.from.parse().map_err(Wrong::From)?;
        let mut server: Url = mail.server.parse().map_err(|_| Wrong::Server)?;
        if let Some(password) = &mail.password {
            server.set_password(Some(password)).map_err(|()| Wrong::Server)?;
        }
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(server.as_str()).map_err(|_| Wrong::Server)?;
        Ok(Mailer { transport: builder.timeout(Some(PATIENCE)).build(), from })
    }

    /// Sends a letter.
    pub(crate) async fn send(&self, letter: &Letter, app: &App, reach: &Reach) -> Sending {
        let Ok(message) = self.written(letter, app, reach) else { return Sending::Refused };
        match self.transport.send(message).await {
            Ok(_) => Sending::Done,
            Err(error) if error.is_permanent() => {
                tracing::info!(%error, "a letter is not taken");
                Sending::Refused
            }
            Err(error) => {
                tracing::warn!(%error, "a letter could not be sent");
                Sending::Later
            }
        }
    }

    fn written(&self, letter: &Letter, app: &App, reach: &Reach) -> Result<Message, Box<dyn std::error::Error>> {
        let language = letter.language;
        let texts: Vec<String> =
            letter.notices.iter().map(|notice| notice::text(notice, &app.names, language)).collect();
        let page = reach.absolute(&format!("/notices/mail/{}", letter.code));
        let (subject, body) = match texts.as_slice() {
            [] => (language.text("mail-confirm-subject"), language.text_with("mail-confirm", "url", page.clone())),
            [only] => (only.clone(), told(letter, &texts, reach)),
            several => (language.text_with("notice-several", "count", several.len()), told(letter, &texts, reach)),
        };
        let end = if letter.notices.is_empty() {
            String::new()
        } else {
            format!("\n\n-- \n{}", language.text_with("mail-end", "url", page.clone()))
        };
        let message = Message::builder()
            .from(Mailbox::new(Some("Miyako".to_owned()), self.from.email.clone()))
            .to(letter.address.parse()?)
            .subject(subject)
            // Nobody answers a machine (RFC 3834); who wants no more says so (RFC 2369).
            .raw_header(raw("Auto-Submitted", "auto-generated"))
            .raw_header(raw("List-Unsubscribe", &format!("<{page}>")));
        Ok(message.singlepart(SinglePart::builder().header(ContentType::TEXT_PLAIN).body(body + &end))?)
    }
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// What somebody was told, each with where it leads.
fn told(letter: &Letter, texts: &[String], reach: &Reach) -> String {
    let line = |(notice, text): (&dojo::notices::Notice, &String)| {
        format!("{text}\n{}", reach.absolute(&notice::path(notice)))
    };
    letter.notices.iter().zip(texts).map(line).collect::<Vec<_>>().join("\n\n")
}

/// Writes to people until `stopping` says so.
pub(crate) async fn keep(app: App, mailer: Option<Mailer>, reach: Reach, mut stopping: watch::Receiver<bool>) {
    let Some(mailer) = mailer else { return };
    while !*stopping.borrow() {
        match app.letters(time_of_day_ms()).await {
            Ok(letters) => {
                for letter in letters {
                    let sending = mailer.send(&letter, &app, &reach).await;
                    if let Err(failure) = app.was_sent(&letter, sending, time_of_day_ms()).await {
                        tracing::warn!(?failure, "somebody may be written to twice");
                    }
                }
            }
            Err(failure) => tracing::warn!(?failure, "who is to be written to is not known"),
        }
        tokio::select! {
            () = sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
