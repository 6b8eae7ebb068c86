//! How many files this process may have open: every connection is one.

/// Lets this process open as many files as the system allows it, often more than it may at first; returns how many.
#[cfg(unix)]
pub fn allow_open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    // No number means no limit.
    if raised.is_ok() { limit.maximum } else { limit.current }.unwrap_or(u64::MAX)
}

/// How many files this process may open: this system does not say, so what is common elsewhere.
#[cfg(not(unix))]
pub fn allow_open_files() -> u64 {
    1024
}
