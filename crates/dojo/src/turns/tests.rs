use super::order::{Rota, round_robin};
use super::{Asker, MOVES_TO_A_SHARE, NoPlace, Places, Ticket, Turn, Turns, Weight};
use crate::who::Who;
use engine::{Game, Limits};
use shogi::Position;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};

const PLACES: Places = Places { threads: 1, at_once: 1, all: 10, of_one_address: 8 };

fn address(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

fn asker(who: &str, from: u8) -> Asker {
    Asker { visitor: Who::from(who), address: address(from) }
}

fn join(turns: &Turns, who: &str, weight: Weight) -> Ticket {
    turns.join(asker(who, 1), weight).unwrap()
}

/// Waits for a turn as long as it takes until nothing happens any more; tells how many come before if it does not come.
async fn try_turn(ticket: &mut Ticket) -> Result<Turn, usize> {
    let mut before = None;
    let waiting = ticket.turn(Duration::ZERO, |count| before = Some(count));
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
    let turns = Turns::new(Places { threads: 2, at_once: 2, ..PLACES });
    let (mut anna, mut anna_again) = (join(&turns, "anna", Weight::Long), join(&turns, "anna", Weight::Long));
    let (mut bruno, mut carla) = (join(&turns, "bruno", Weight::Long), join(&turns, "carla", Weight::Long));
    let first = try_turn(&mut anna).await.ok().unwrap();
    assert_eq!(try_turn(&mut anna_again).await.err(), Some(0));
    // There is a second engine, and Anna has one.
    let second = try_turn(&mut bruno).await.ok().unwrap();
    // Carla comes next, though Anna has waited for longer.
    assert_eq!(try_turn(&mut carla).await.err(), Some(0));
    drop(second);
    let third = try_turn(&mut carla).await.ok().unwrap();
    assert_eq!(try_turn(&mut anna_again).await.err(), Some(0));
    drop(anna);
    drop(first);
    assert!(try_turn(&mut anna_again).await.is_ok());
    drop(third);
}

#[tokio::test]
async fn of_one_visitors_questions_the_short_ones_come_first() {
    let turns = Turns::new(PLACES);
    let mut bruno = join(&turns, "bruno", Weight::Long);
    let turn = try_turn(&mut bruno).await.ok().unwrap();
    let (mut long, mut short) = (join(&turns, "anna", Weight::Long), join(&turns, "anna", Weight::Short));
    assert!(try_turn(&mut long).await.is_err() && try_turn(&mut short).await.is_err());
    drop(turn);
    let turn = try_turn(&mut short).await.ok().unwrap();
    assert!(!turn.is_over(), "Anna waits for herself only");
    drop(turn);
    drop(short);
    let turn = try_turn(&mut long).await.ok().unwrap();
    // Another short one wants the place, and no turn lasts long after that.
    let mut short = join(&turns, "anna", Weight::Short);
    assert!(try_turn(&mut short).await.is_err());
    tokio::time::sleep(super::MOMENT).await;
    assert!(turn.is_over());
}

#[tokio::test]
async fn there_are_limits() {
    let turns = Turns::new(PLACES);
    let visit = |who: &str, from: u8| turns.join(asker(who, from), Weight::Long);
    let anna: Vec<Ticket> = (0..6).map(|_| visit("anna", 1).unwrap()).collect();
    assert_eq!(visit("anna", 1).err(), Some(NoPlace::Enough));
    let others = [visit("bruno", 1).unwrap(), visit("carla", 1).unwrap()];
    assert_eq!(visit("dora", 1).err(), Some(NoPlace::Full), "from one address");
    let more = [visit("dora", 2).unwrap(), visit("elio", 3).unwrap()];
    assert_eq!(visit("fabio", 4).err(), Some(NoPlace::Full), "in all");
    drop(anna);
    visit("fabio", 4).unwrap();
    drop((others, more));
    let none = Turns::new(Places { at_once: 0, ..PLACES });
    assert_eq!(none.join(asker("anna", 1), Weight::Long).err(), Some(NoPlace::Full));
}

/// Thinks without end.
async fn think(turn: Turn) -> Turn {
    let limits = Limits { infinite: true, ..Limits::default() };
    turn.think(Game::new(Position::even()), limits, 1, |_| ()).await.unwrap().0
}

#[tokio::test]
async fn a_move_interrupts_an_analysis() {
    let turns = Turns::new(PLACES);
    let mut anna = join(&turns, "anna", Weight::Long);
    let turn = anna.turn(Duration::ZERO, |_| ()).await.unwrap();
    let game = turns.clone();
    let (turn, mut ticket) = tokio::join!(think(turn), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let mut ticket = game.join_for_move(asker("bruno", 2));
        assert!(ticket.turn_now().is_none(), "there is one thread");
        ticket
    });
    assert!(turn.was_halted());
    drop(turn);
    let playing = try_turn(&mut ticket).await.ok().unwrap();
    assert!(try_turn(&mut anna).await.is_err(), "the game still needs the processor");
    drop(playing);
    assert!(try_turn(&mut anna).await.is_ok());
}

/// Whoever has many games keeps nobody else waiting.
#[tokio::test]
async fn addresses_take_turns_and_so_do_the_visitors_of_one() {
    let turns = Turns::new(PLACES);
    let mut first = turns.join_for_move(asker("anna", 1));
    let mut turn = first.turn_now();
    let wants = [("anna", 1), ("anna", 1), ("anna", 1), ("bruno", 1), ("carla", 2), ("carla", 2), ("dora", 3)];
    let mut waiting = Vec::new();
    for (who, from) in wants {
        let mut ticket = turns.join_for_move(asker(who, from));
        assert!(ticket.turn_now().is_none());
        waiting.push((who, ticket));
    }
    // How many come before is told as it will be.
    let mut told = Vec::new();
    for (_, ticket) in &mut waiting {
        told.push(try_turn(ticket).await.err().unwrap());
    }
    assert_eq!(told, [4, 5, 6, 2, 0, 3, 1]);
    let mut order = Vec::new();
    while !waiting.is_empty() {
        drop(turn.take());
        for (index, (who, ticket)) in waiting.iter_mut().enumerate() {
            if let Ok(came) = try_turn(ticket).await {
                order.push(*who);
                turn = Some(came);
                drop(waiting.remove(index));
                break;
            }
        }
    }
    assert_eq!(order, ["carla", "dora", "bruno", "carla", "anna", "anna", "anna"]);
}

/// However many moves wait, an analysis that waits has a turn in the end, and keeps it for a while.
#[tokio::test]
async fn analyses_have_a_share() {
    let turns = Turns::new(PLACES);
    let mut games: Vec<Ticket> = (1..=3).map(|from| turns.join_for_move(asker("anna", from))).collect();
    let playing = games[0].turn_now().unwrap();
    assert!(games[1].turn_now().is_none() && games[2].turn_now().is_none());
    let mut analysis = join(&turns, "bruno", Weight::Long);
    assert!(try_turn(&mut analysis).await.is_err());
    drop(playing);
    let playing = games[1].turn_now().expect("a move comes before an analysis");
    // After so much thinking about moves it is the analysis' turn.
    turns.lock().owed = MOVES_TO_A_SHARE;
    drop(playing);
    let turn = try_turn(&mut analysis).await.ok().unwrap();
    assert!(games[2].turn_now().is_none());
    assert!(!turn.is_over(), "a share is not broken off at once");
    tokio::time::sleep(super::SHARE).await;
    assert!(turn.is_over(), "but a move does not wait for long");
    drop(turn);
    assert!(games[2].turn_now().is_some());
}

/// What nobody waits for makes room for whoever comes, and keeps nobody out.
#[tokio::test]
async fn what_nobody_waits_for_comes_last() {
    let turns = Turns::new(Places { all: 1, ..PLACES });
    let mut spare = turns.join_spare().unwrap();
    let turn = spare.turn_now().expect("nobody else wants it");
    let mut second = turns.join_spare().unwrap();
    assert!(second.turn_now().is_none());
    assert!(!turn.is_over(), "it does not make room for its like");
    let mut anna = join(&turns, "anna", Weight::Long);
    assert_eq!(try_turn(&mut anna).await.err(), Some(0), "nobody comes before her");
    assert!(turn.is_over(), "at once");
    drop(turn);
    assert!(spare.turn_now().is_none());
    let asked = try_turn(&mut anna).await.ok().unwrap();
    tokio::time::sleep(super::SLICE).await;
    assert!(!asked.is_over(), "she does not make room for it");
    drop((asked, anna));
    let turn = try_turn(&mut spare).await.ok().unwrap();
    let mut game = turns.join_for_move(asker("bruno", 2));
    assert!(game.turn_now().is_none());
    assert!(turn.is_over());
    drop(turn);
    let playing = game.turn_now().expect("a move comes first");
    turns.lock().owed = MOVES_TO_A_SHARE;
    let mut next = turns.join_for_move(asker("carla", 3));
    assert!(next.turn_now().is_none() && spare.turn_now().is_none());
    drop(playing);
    assert!(next.turn_now().is_some(), "it has no share");
    assert!(Turns::new(Places { at_once: 0, ..PLACES }).join_spare().is_none());
}

/// Of two that think the one that nobody waits for makes room for a move.
#[tokio::test]
async fn a_move_takes_the_thread_that_nobody_waits_for() {
    let turns = Turns::new(Places { threads: 2, at_once: 2, ..PLACES });
    let (mut spare, mut anna) = (turns.join_spare().unwrap(), join(&turns, "anna", Weight::Long));
    let turn = spare.turn_now().unwrap();
    let asked = try_turn(&mut anna).await.ok().unwrap();
    let mut game = turns.join_for_move(asker("bruno", 2));
    assert!(game.turn_now().is_none());
    assert!(turn.was_halted() && !asked.was_halted());
}

#[test]
fn the_rota_forgets_a_turn_that_was_none() {
    let mut rota = Rota::default();
    let (anna, bruno) = (asker("anna", 1), asker("bruno", 2));
    let both = [(1, &anna), (2, &bruno)];
    assert_eq!(round_robin(&rota, both.into_iter()), [1, 2]);
    rota.note(&anna, 1);
    assert_eq!(round_robin(&rota, both.into_iter()), [2, 1]);
    rota.note(&bruno, 2);
    assert_eq!(round_robin(&rota, both.into_iter()), [1, 2]);
    rota.note(&anna, 3);
    rota.forgive(&anna);
    assert_eq!(round_robin(&rota, both.into_iter()), [1, 2]);
}

#[tokio::test]
async fn who_leaves_frees_his_engine_at_once() {
    let turns = Turns::new(PLACES);
    let mut anna = join(&turns, "anna", Weight::Long);
    let task = tokio::spawn(async move {
        let turn = anna.turn(Duration::ZERO, |_| ()).await.unwrap();
        think(turn).await;
    });
    let mut bruno = join(&turns, "bruno", Weight::Long);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(try_turn(&mut bruno).await.err(), Some(0));
    let left = Instant::now();
    task.abort();
    bruno.turn(Duration::ZERO, |_| ()).await.unwrap();
    // On a machine with nothing else to do it takes milliseconds; that turn alone would have lasted longer than this.
    assert!(left.elapsed() < super::SLICE, "{:?}", left.elapsed());
}

#[tokio::test]
async fn nothing_outlives_the_turns() {
    let turns = Turns::new(PLACES);
    let mut anna = join(&turns, "anna", Weight::Long);
    let turn = anna.turn(Duration::ZERO, |_| ()).await.unwrap();
    let closing = turns.clone();
    let (turn, ()) = tokio::join!(think(turn), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        closing.close();
    });
    drop(turn);
    assert!(anna.turn(Duration::ZERO, |_| ()).await.is_none());
    assert!(turns.join(asker("anna", 1), Weight::Long).is_err());
}
