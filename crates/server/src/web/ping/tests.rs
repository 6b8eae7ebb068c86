use super::Pings;
use std::time::Duration;
use tokio::time::advance;

async fn trip(pings: &mut Pings, ms: u64) -> Option<Duration> {
    let stamp = pings.send();
    advance(Duration::from_millis(ms)).await;
    pings.hear(&stamp)
}

#[tokio::test(start_paused = true)]
async fn the_shortest_of_the_last_round_trips_counts() {
    let mut pings = Pings::new(true);
    let ms = |ms| Some(Duration::from_millis(ms));
    assert_eq!(trip(&mut pings, 80).await, ms(80));
    assert_eq!(trip(&mut pings, 300).await, None, "nothing new");
    assert_eq!(trip(&mut pings, 60).await, ms(60));
    for _ in 0..3 {
        assert_eq!(trip(&mut pings, 100).await, None);
    }
    assert_eq!(trip(&mut pings, 100).await, ms(100), "the short one is long ago");
}

#[tokio::test(start_paused = true)]
async fn an_answer_counts_once_and_only_if_it_was_asked_for() {
    let mut pings = Pings::new(true);
    let stamp = pings.send();
    assert_eq!(pings.hear(&[1, 2, 3]), None);
    assert_eq!(pings.hear(&7_u64.to_be_bytes()), None);
    advance(Duration::from_millis(10)).await;
    assert_eq!(pings.hear(&stamp), Some(Duration::from_millis(10)));
    advance(Duration::from_millis(10)).await;
    assert_eq!(pings.hear(&stamp), None);
}
