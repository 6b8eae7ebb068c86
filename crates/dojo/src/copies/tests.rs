use super::{Copies, Copy, IN_QUEUE, Key, Kind, OF_ONE_ADDRESS};
use crate::failure::Failure;
use crate::random::GameId;
use crate::seats::Seats;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use words::Language;

fn address(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

fn key(game: &GameId, seq: u64) -> Key {
    Key {
        game: game.clone(),
        seq,
        kind: Kind::Page { seats: Seats::default(), here: [false; 2], offered: true, as_text: false },
        language: Language::English,
    }
}

#[tokio::test]
async fn what_many_ask_for_is_made_once_for_an_event() {
    let (copies, game, made) = (Copies::default(), GameId::random(), Arc::new(AtomicUsize::new(0)));
    let ask = |seq: u64| {
        let (copies, key, made) = (copies.clone(), key(&game, seq), made.clone());
        let make = move || {
            made.fetch_add(1, Ordering::Relaxed);
            Ok(Copy::page(format!("after {seq}")))
        };
        tokio::spawn(async move { copies.keep(key, address(1), make).await.unwrap().plain })
    };
    // Many more than may wait: all but the first wait for that.
    let asked: Vec<_> = (0..3 * IN_QUEUE).map(|_| ask(7)).collect();
    for answer in asked {
        assert_eq!(&answer.await.unwrap()[..], b"after 7");
    }
    assert_eq!(made.load(Ordering::Relaxed), 1);
    assert_eq!(&ask(8).await.unwrap()[..], b"after 8");
    assert_eq!(made.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn nobody_fills_the_queue_for_the_others() {
    let copies = Copies::default();
    let (stop, stopped) = std::sync::mpsc::channel::<()>();
    let stopped = Arc::new(std::sync::Mutex::new(stopped));
    let waiting: Vec<_> = (0..OF_ONE_ADDRESS)
        .map(|_| {
            let (copies, stopped) = (copies.clone(), stopped.clone());
            tokio::spawn(async move { copies.work(address(1), move || stopped.lock().unwrap().recv().is_err()).await })
        })
        .collect();
    while copies.0.addresses.count_of(&address(1)) != OF_ONE_ADDRESS {
        tokio::task::yield_now().await;
    }
    assert!(copies.work(address(1), || ()).await.is_err_and(|failure| failure.is(&Failure::BUSY)));
    let other = copies.clone();
    let other = tokio::spawn(async move { other.work(address(2), || "served").await });
    drop(stop);
    assert_eq!(other.await.unwrap().unwrap(), "served");
    for work in waiting {
        assert!(work.await.unwrap().unwrap());
    }
    assert_eq!((copies.0.asked.count_of(&()), copies.0.addresses.count_of(&address(1))), (0, 0));
    assert!(copies.work(address(1), || ()).await.is_ok());
}
