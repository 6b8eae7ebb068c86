//! The languages that readers are spoken to in.

/// A language of the site and the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Italiano.
    Italian,
    /// English, for those who read none of ours.
    English,
    /// 日本語.
    Japanese,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::Italian, Language::English, Language::Japanese];

    /// `it`, `en` or `ja`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Italian => "it",
            Language::English => "en",
            Language::Japanese => "ja",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::Italian => "Italiano",
            Language::English => "English",
            Language::Japanese => "日本語",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// What stands between the things of a list.
    pub const fn joint(self) -> &'static str {
        match self {
            Language::Japanese => "、",
            Language::Italian | Language::English => ", ",
        }
    }

    /// The language that the environment asks for, English if it asks for none that we speak.
    pub fn of_environment() -> Language {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let first = asked.into_iter().find(|value| !value.is_empty());
        first.and_then(|value| Language::from_code(value.get(..2)?)).unwrap_or(Language::English)
    }

    /// The best language of what a browser accepts, such as `it-IT,it;q=0.9,en;q=0.8`.
    pub fn negotiate(accepted: &str) -> Option<Language> {
        let mut best: Option<(Language, f32)> = None;
        for part in accepted.split(',').take(32) {
            let mut pieces = part.split(';');
            let tag = pieces.next().unwrap_or_default().trim();
            let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f32>);
            let (Some(language), Ok(weight)) = (Language::from_code(&primary), weight) else { continue };
            if weight > best.map_or(0.0, |(_, weight)| weight) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language)
    }
}

#[cfg(test)]
mod tests;
