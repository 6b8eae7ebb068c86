//! Stories of the site: visitors with browsers, programs with JSON, a server that stops and starts.

mod doors;
mod play;
mod site;
