//! Numbers on the command line: what makes no sense is refused before anything begins.

/// A number of threads.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    within(text, 1, MOST_THREADS)
}

/// A time that somebody may want to wait for.
pub(crate) fn minutes(text: &str) -> Result<f64, String> {
    within(text, 0.0, MOST_MINUTES)
}

/// A part of a whole.
pub(crate) fn share(text: &str) -> Result<f32, String> {
    within(text, 0.0, 1.0)
}

/// How far, or how much of something.
pub(crate) fn above_zero(text: &str) -> Result<f32, String> {
    let number = parse::<f32>(text)?;
    if number > 0.0 && number.is_finite() { Ok(number) } else { Err("it must be above 0".to_owned()) }
}

const MOST_THREADS: usize = 256;
/// A year.
const MOST_MINUTES: f64 = 525_600.0;

fn within<T: std::str::FromStr + PartialOrd + std::fmt::Display>(text: &str, least: T, most: T) -> Result<T, String> {
    let number = parse::<T>(text)?;
    if (&least..=&most).contains(&&number) { Ok(number) } else { Err(format!("it must be from {least} to {most}")) }
}

fn parse<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "not a number".to_owned())
}

#[cfg(test)]
mod tests;
