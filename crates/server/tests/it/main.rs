//! Stories of the site: visitors with browsers, programs with JSON, a server that stops and starts.

mod computer;
mod crash;
mod csa;
mod doors;
mod play;
mod rules;
mod site;
mod start;
mod storage;
mod two;
