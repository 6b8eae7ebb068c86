use super::hear_of;
use dojo::lobby::News;
use std::time::Duration;
use tokio::sync::broadcast::channel;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout};

const LATER: Duration = Duration::from_millis(40);

fn gone(news: Result<News, RecvError>) -> String {
    match news {
        Ok(News::Gone(id)) => id.to_string(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn news_are_told_a_moment_later_and_none_is_lost_when_nobody_waits() {
    let (told, mut news) = channel(8);
    let mut held = None;
    told.send(News::Gone("first".into())).unwrap();
    // What was there before anybody waited is told at once.
    assert_eq!(gone(hear_of(&mut news, &mut held, LATER).await), "first");
    let began = Instant::now();
    let waiting = async {
        // Something else comes between again and again.
        while timeout(Duration::from_millis(15), hear_of(&mut news, &mut held, LATER)).await.is_err() {}
        let next = hear_of(&mut news, &mut held, LATER).await;
        (Instant::now() - began, gone(next))
    };
    let telling = async {
        told.send(News::Gone("second".into())).unwrap();
        tokio::time::sleep(Duration::from_millis(10)).await;
        told.send(News::Gone("third".into())).unwrap();
    };
    let ((took, next), ()) = tokio::join!(waiting, telling);
    // The second came, and the third, which had come meanwhile, with it.
    assert_eq!(next, "third");
    assert_eq!(took, LATER);
}

#[tokio::test(start_paused = true)]
async fn who_is_slow_and_who_is_left_alone_hear_of_it() {
    let (told, mut news) = channel(2);
    let mut held = None;
    for id in ["a", "b", "c", "d"] {
        told.send(News::Gone(id.into())).unwrap();
    }
    assert!(matches!(hear_of(&mut news, &mut held, LATER).await, Err(RecvError::Lagged(2))));
    assert_eq!(gone(hear_of(&mut news, &mut held, LATER).await), "c");
    drop(told);
    assert_eq!(gone(hear_of(&mut news, &mut held, LATER).await), "d");
    assert!(matches!(hear_of(&mut news, &mut held, LATER).await, Err(RecvError::Closed)));
}
