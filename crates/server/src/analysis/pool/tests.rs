use super::{NoPlace, Places, Pool, Ticket, Turn, Weight};
use crate::visitor::Visitor;
use engine::{Game, Limits};
use shogi::Position;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};

const PLACES: Places = Places { at_once: 1, all: 10, of_one_address: 8 };

fn address(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

fn join(pool: &Pool, who: &str, weight: Weight) -> Ticket {
    pool.join(&Visitor::from(who), address(1), weight).unwrap()
}

/// Waits for a turn as long as it takes until nothing happens any more; tells how many come before if it does not come.
async fn try_turn(ticket: &mut Ticket) -> Result<Turn, usize> {
    let mut before = None;
    let waiting = ticket.turn(|count| before = Some(count));
    let answer = {
        let mut waiting = pin!(waiting);
        std::future::poll_fn(|context| match waiting.as_mut().poll(context) {
            Poll::Ready(turn) => Poll::Ready(turn),
            Poll::Pending => Poll::Ready(None),
        })
        .await
    };
    answer.ok_or_else(|| before.expect("told"))
}

#[tokio::test]
async fn one_visitor_gets_one_engine_and_the_queue_is_told() {
    let pool = Pool::new(Places { at_once: 2, ..PLACES });
    let (mut anna, mut anna_again) = (join(&pool, "anna", Weight::Long), join(&pool, "anna", Weight::Long));
    let (mut bruno, mut carla) = (join(&pool, "bruno", Weight::Long), join(&pool, "carla", Weight::Long));
    let first = try_turn(&mut anna).await.ok().unwrap();
    assert_eq!(try_turn(&mut anna_again).await.err(), Some(0));
    // There is a second engine, and Anna has one.
    let second = try_turn(&mut bruno).await.ok().unwrap();
    assert_eq!(try_turn(&mut carla).await.err(), Some(1));
    drop(second);
    // Carla's turn, though Anna has waited for longer.
    let third = try_turn(&mut carla).await.ok().unwrap();
    assert_eq!(try_turn(&mut anna_again).await.err(), Some(0));
    drop(anna);
    drop(first);
    assert!(try_turn(&mut anna_again).await.is_ok());
    drop(third);
}

#[tokio::test]
async fn of_one_visitors_questions_the_short_ones_come_first() {
    let pool = Pool::new(PLACES);
    let mut bruno = join(&pool, "bruno", Weight::Long);
    let turn = try_turn(&mut bruno).await.ok().unwrap();
    let (mut long, mut short) = (join(&pool, "anna", Weight::Long), join(&pool, "anna", Weight::Short));
    assert!(try_turn(&mut long).await.is_err() && try_turn(&mut short).await.is_err());
    drop(turn);
    let turn = try_turn(&mut short).await.ok().unwrap();
    assert!(!turn.is_over(), "Anna waits for herself only");
    drop(turn);
    drop(short);
    let turn = try_turn(&mut long).await.ok().unwrap();
    // Another short one wants the place, and no turn lasts long after that.
    let mut short = join(&pool, "anna", Weight::Short);
    assert!(try_turn(&mut short).await.is_err());
    tokio::time::sleep(super::MOMENT).await;
    assert!(turn.is_over());
}

#[tokio::test]
async fn there_are_limits() {
    let pool = Pool::new(PLACES);
    let visit = |who: &str, from: u8| pool.join(&Visitor::from(who), address(from), Weight::Long);
    let anna: Vec<Ticket> = (0..6).map(|_| visit("anna", 1).unwrap()).collect();
    assert_eq!(visit("anna", 1).err(), Some(NoPlace::Enough));
    let others = [visit("bruno", 1).unwrap(), visit("carla", 1).unwrap()];
    assert_eq!(visit("dora", 1).err(), Some(NoPlace::Full), "from one address");
    let more = [visit("dora", 2).unwrap(), visit("elio", 3).unwrap()];
    assert_eq!(visit("fabio", 4).err(), Some(NoPlace::Full), "in all");
    drop(anna);
    visit("fabio", 4).unwrap();
    drop((others, more));
    let none = Pool::new(Places { at_once: 0, ..PLACES });
    assert_eq!(none.join(&Visitor::from("anna"), address(1), Weight::Long).err(), Some(NoPlace::Full));
}

/// Thinks without end.
async fn think(turn: Turn) -> Turn {
    let limits = Limits { infinite: true, ..Limits::default() };
    turn.think(Game::new(Position::even()), limits, 1, |_| ()).await.unwrap().0
}

#[tokio::test]
async fn players_of_live_games_come_first() {
    let pool = Pool::new(PLACES);
    let mut anna = join(&pool, "anna", Weight::Long);
    let turn = anna.turn(|_| ()).await.unwrap();
    let game = pool.clone();
    let (turn, precedence) = tokio::join!(think(turn), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        game.give_way()
    });
    assert!(turn.was_halted());
    drop(turn);
    assert!(try_turn(&mut anna).await.is_err(), "the game still needs the processor");
    drop(precedence);
    assert!(try_turn(&mut anna).await.is_ok());
}

#[tokio::test]
async fn who_leaves_frees_his_engine_at_once() {
    let pool = Pool::new(PLACES);
    let mut anna = join(&pool, "anna", Weight::Long);
    let task = tokio::spawn(async move {
        let turn = anna.turn(|_| ()).await.unwrap();
        think(turn).await;
    });
    let mut bruno = join(&pool, "bruno", Weight::Long);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(try_turn(&mut bruno).await.err(), Some(0));
    let left = Instant::now();
    task.abort();
    bruno.turn(|_| ()).await.unwrap();
    // On a machine with nothing else to do it takes milliseconds; his turn alone would have lasted longer than this.
    assert!(left.elapsed() < super::SLICE, "{:?}", left.elapsed());
}

#[tokio::test]
async fn nothing_outlives_the_pool() {
    let pool = Pool::new(PLACES);
    let mut anna = join(&pool, "anna", Weight::Long);
    let turn = anna.turn(|_| ()).await.unwrap();
    let closing = pool.clone();
    let (turn, ()) = tokio::join!(think(turn), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        closing.close();
    });
    drop(turn);
    assert!(anna.turn(|_| ()).await.is_none());
    assert!(pool.join(&Visitor::from("anna"), address(1), Weight::Long).is_err());
}
