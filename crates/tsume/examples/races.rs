//! Makes races in which each side's moves to a mate are counted (TSUME-06), for `data/races.tsv`.
//!
//! `cargo run --release -p tsume --example races > crates/tsume/data/races.tsv`

const COUNT: usize = 120;

fn main() {
    for race in tsume::races_from(20_261_126).take(COUNT) {
        println!("{race}");
    }
}
