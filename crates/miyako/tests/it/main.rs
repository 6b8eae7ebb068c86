//! The program as its users meet it: arguments and input in, text and exit status out.

mod analyse;
mod backup;
mod book;
mod browser;
mod check;
mod contest;
mod convert;
mod handicap;
mod hosting;
mod info;
mod judge;
mod malformed;
mod moves;
mod perft;
mod play;
mod program;
mod serve;
mod show;
mod tsume;
mod tsume_check;
mod usage;
mod variants;
mod yonin;
