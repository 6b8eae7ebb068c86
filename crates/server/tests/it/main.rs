//! Stories of the site: visitors with browsers, programs with JSON, a server that stops and starts.

mod again;
mod analysis;
mod ceremony;
mod computer;
mod crash;
mod csa;
mod doors;
mod endings;
mod growth;
mod hostile;
mod invitation;
mod killed;
mod library;
mod picture;
mod play;
mod position;
mod postgres;
mod raw;
mod rules;
mod site;
mod start;
mod storage;
mod together;
mod tsume;
mod yonin;
