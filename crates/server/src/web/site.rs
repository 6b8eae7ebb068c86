//! What all requests share.

use super::overload::Requests;
use super::pages::account::Takeouts;
use super::peer::Proxies;
use super::picture::Desk;
use super::reach::Reach;
use crate::mail::Mailer;
use crate::push::PushKey;
use axum::extract::FromRef;
use dojo::Config;
use dojo::app::App;
use dojo::config::PushTo;

/// The site without its socket: what is done here, and what keeps visitors within bounds.
#[derive(Clone)]
pub struct Site {
    pub(crate) app: App,
    /// Requests that are being answered.
    pub(super) requests: Requests,
    /// Whose word is taken on who asks.
    pub(super) proxies: Proxies,
    /// Where pictures are drawn.
    pub(crate) desk: Desk,
    /// Where it is reached.
    pub(crate) reach: Reach,
    /// Archives that are being made.
    pub(super) takeouts: Takeouts,
    /// By which browsers that are closed are called, and where they may be.
    pub(super) push_key: PushKey,
    pub(crate) push_to: PushTo,
    /// Who carries letters, if anybody does.
    pub(super) mailer: Option<Mailer>,
}

impl Site {
    /// The site that is reached so.
    pub(super) fn new(app: App, (push_key, mailer): (PushKey, Option<Mailer>), config: &Config, reach: Reach) -> Site {
        Site {
            app,
            requests: Requests::new(config.limits.connections_of_one_address),
            proxies: Proxies::new(&config.trusted_proxies),
            desk: Desk::new(config.limits.pictures_a_minute),
            reach,
            takeouts: Takeouts::default(),
            push_key,
            push_to: config.push_to,
            mailer,
        }
    }
}

impl Site {
    /// Sees off those who want to go and are to be gone by this time of day, in milliseconds since 1970; whether nobody of them
    /// is left. While a server runs that happens by itself.
    pub async fn see_off(&self, now_ms: i64) -> bool {
        self.app.see_off(now_ms).await
    }
}

impl FromRef<Site> for App {
    fn from_ref(site: &Site) -> App {
        site.app.clone()
    }
}

impl FromRef<Site> for Desk {
    fn from_ref(site: &Site) -> Desk {
        site.desk.clone()
    }
}

impl FromRef<Site> for Reach {
    fn from_ref(site: &Site) -> Reach {
        site.reach.clone()
    }
}

impl FromRef<Site> for Requests {
    fn from_ref(site: &Site) -> Requests {
        site.requests.clone()
    }
}

impl FromRef<Site> for Option<Mailer> {
    fn from_ref(site: &Site) -> Option<Mailer> {
        site.mailer.clone()
    }
}

impl FromRef<Site> for PushKey {
    fn from_ref(site: &Site) -> PushKey {
        site.push_key.clone()
    }
}

impl FromRef<Site> for Takeouts {
    fn from_ref(site: &Site) -> Takeouts {
        site.takeouts.clone()
    }
}
