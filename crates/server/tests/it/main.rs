//! Stories of the site: visitors with browsers, programs with JSON, a server that stops and starts.

mod computer;
mod crash;
mod doors;
mod play;
mod site;
mod start;
mod storage;
