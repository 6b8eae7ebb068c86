//! Damages real files and reads them: `mutations FOLDER [COUNT [SEED]]`. Prints the most memory that one of them took, as a
//! multiple of its size, and the longest time a byte.

#[path = "../tests/it/mutate.rs"]
mod mutate;

use peak_alloc::PeakAlloc;
use std::time::Instant;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// What any reader takes, however small the file: tables, and the room it begins with.
const BASE: usize = 1 << 16;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("mutations FOLDER [COUNT [SEED]]");
    let mut number = |default: u64| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (count, seed) = (number(100_000), number(1976));
    let files = mutate::files(folder.as_ref());
    let mut numbers = mutate::Numbers(seed);
    let (mut largest, mut slowest) = (0.0_f64, 0.0_f64);
    for round in 0..count {
        let bytes = mutate::damaged(&files, &mut numbers);
        let size = bytes.len().max(1) as f64;
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let reading = kifu::read(&bytes);
        let mut took = start.elapsed().as_secs_f64();
        let peak = MEMORY.peak_usage() - before;
        drop(reading);
        // Other programs on the machine take their time too: what seems slow is tried again.
        for _ in 0..if took / size > 1e-6 { 3 } else { 0 } {
            let start = Instant::now();
            let _ = kifu::read(&bytes);
            took = took.min(start.elapsed().as_secs_f64());
        }
        let times = peak.saturating_sub(BASE) as f64 / size;
        if times > largest {
            largest = times;
            println!("{round}: {size} bytes took {peak} bytes of memory, {times:.1} times their size");
        }
        // Below some size a byte's time says more of the machine.
        if size > 1000.0 && took / size > slowest {
            slowest = took / size;
            println!("{round}: {size} bytes took {:.2} ms, {:.0} ns a byte", took * 1e3, slowest * 1e9);
        }
        mutate::survive(&bytes);
    }
    println!("{count} damaged files; at most {largest:.1} times the size, {:.0} ns a byte", slowest * 1e9);
    assert!(largest <= 50.0, "more than 50 times the size of the file");
}
