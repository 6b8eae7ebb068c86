//! The address by which the site is known.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use url::{Origin, Url};

/// Where visitors find the site, as `https://shogi.example.org`: scheme, host and, if it is not the usual one, port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Without a slash at the end.
    text: Arc<str>,
    scheme_length: usize,
}

impl FromStr for PublicUrl {
    type Err = String;

    /// # Errors
    /// If it is no address of a whole site: with a path, a name, a question, or by neither http nor https.
    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || "expected the address of the whole site, as https://shogi.example.org".to_owned();
        let url = Url::parse(text).map_err(|_| wrong())?;
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let nobody = url.username().is_empty() && url.password().is_none();
        match url.origin() {
            origin @ Origin::Tuple(..) if bare && nobody && matches!(url.scheme(), "http" | "https") => {
                Ok(PublicUrl { text: origin.ascii_serialization().into(), scheme_length: url.scheme().len() })
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl PublicUrl {
    /// Scheme, host and port, as browsers write an origin.
    pub fn origin(&self) -> &str {
        &self.text
    }

    /// Host and port, as they stand in the header `Host`.
    pub fn authority(&self) -> &str {
        &self.text[self.scheme_length + "://".len()..]
    }

    /// Whether it is reached by https.
    pub fn is_secure(&self) -> bool {
        self.text.starts_with("https:")
    }
}
