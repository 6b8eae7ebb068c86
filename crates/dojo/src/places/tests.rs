use super::*;

fn address(text: &str) -> IpAddr {
    text.parse().unwrap()
}

/// Whether the line has been told to give way.
async fn is_gone(place: &Place) -> bool {
    tokio::time::timeout(Duration::from_millis(1), place.is_wanted()).await.is_ok()
}

#[tokio::test]
async fn an_address_has_half_of_the_places() {
    let places = Arc::new(Places::new(Shares { all: 4, of_one_address: 2, keeps_idle: true }));
    let [first, second] = [(); 2].map(|()| places.take_one(address("2001:db8::1")).unwrap());
    first.note(Use::Busy, Instant::now());
    second.note(Use::Busy, Instant::now());
    // Who has one address of these has all of them.
    assert!(places.take_one(address("2001:db8::2")).is_err());
    second.note(Use::Idle, Instant::now());
    let third = places.take_one(address("2001:db8::3")).unwrap();
    assert!(is_gone(&second).await && !is_gone(&first).await && !is_gone(&third).await);
}

#[tokio::test]
async fn who_has_most_gives_way() {
    let places = Arc::new(Places::new(Shares { all: 6, of_one_address: 3, keeps_idle: true }));
    let many = [(); 3].map(|()| places.take_one(address("192.0.2.1")).unwrap());
    let few = [(); 2].map(|()| places.take_one(address("192.0.2.2")).unwrap());
    let one = places.take_one(address("192.0.2.3")).unwrap();
    let long_ago = Instant::now();
    many[0].note(Use::Busy, long_ago);
    many[1].note(Use::Idle, long_ago);
    many[2].note(Use::Idle, long_ago + Duration::from_secs(1));
    // All places are taken: of the address that has most, what has been silent longest goes.
    let newcomer = places.take_one(address("192.0.2.4")).unwrap();
    assert!(is_gone(&many[1]).await && !is_gone(&many[2]).await);
    many[2].note(Use::Busy, long_ago);
    few.iter().for_each(|place| place.note(Use::Busy, long_ago));
    // The others have no more than the newcomer would, or play.
    assert!(places.take_one(address("192.0.2.5")).is_err());
    drop(one);
    assert!(places.take_one(address("192.0.2.5")).is_ok());
    drop(newcomer);
}
