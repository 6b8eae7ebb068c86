//! The option that says in which language a command speaks.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use words::Language;

/// Reads `it`, `en` or `ja`, and names them where help is asked for.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    let values = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.own_name()));
    PossibleValuesParser::new(values).try_map(|code| Language::from_code(&code).ok_or("no language of ours"))
}
