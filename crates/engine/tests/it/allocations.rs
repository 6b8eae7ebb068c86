//! Nothing is allocated at a node: what a search allocates does not grow with the positions it looks at.

use engine::{Engine, Game, Limits, Stop};
use shogi::Position;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, with a count by thread.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged; counting touches a number of this thread and allocates
// nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has no count any more.
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc::dealloc`; the block came from `System`.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations of a search that looks at so many positions, and how many lines it told.
fn search(nodes: u64) -> (u64, u64) {
    let sfen = "l1sg3n1/1r1kg3l/2n1sp3/ppp1pbppp/3p5/PPP2PBPP/1SNP2P2/2G1R4/L3GKSNL b P 51";
    let mut engine = Engine::new(4);
    let game = Game::new(sfen.parse::<Position>().unwrap());
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut told = 0;
    let before = COUNT.get();
    let answer = engine.search(&game, &limits, &Stop::new(), &mut |_| told += 1);
    assert!(answer.nodes >= nodes);
    (COUNT.get() - before, told)
}

#[test]
fn nothing_is_allocated_at_a_node() {
    let ((few, told_few), (many, told_many)) = (search(10_000), search(200_000));
    // Each line told is handed over in memory of its own, and a best line may outgrow the memory it had at first.
    let told = told_many - told_few;
    assert!(many - few <= 3 * told + 50, "{few} allocations, then {many} with {told} more lines");
}
