use super::{LINES, Log, PAUSE};
use std::net::IpAddr;
use std::time::{Duration, Instant};

#[test]
fn each_is_named_once_a_minute() {
    let (mut log, began) = (Log::default(), Instant::now());
    let mut check = |address: &str, limit: &'static str, after: Duration, others: Option<u64>| {
        let address: IpAddr = address.parse().unwrap();
        assert_eq!(log.note(address, limit, began + after), others, "{address} {limit} {after:?}");
    };
    let second = Duration::from_secs(1);
    check("192.0.2.1", "too-many", Duration::ZERO, Some(0));
    check("192.0.2.1", "too-many", second, None);
    check("192.0.2.1", "too-many", PAUSE - second, None);
    check("192.0.2.1", "connections", PAUSE - second, Some(2));
    check("192.0.2.2", "too-many", PAUSE - second, Some(0));
    check("192.0.2.1", "too-many", PAUSE, Some(0));
    check("192.0.2.1", "connections", PAUSE, None);
    check("192.0.2.1", "too-many", PAUSE + second, None);
    check("192.0.2.2", "too-many", PAUSE + PAUSE, Some(2));
}

#[test]
fn whoever_has_many_addresses_does_not_fill_it() {
    let (mut log, began) = (Log::default(), Instant::now());
    let mut lines = |first: u32, at: Instant| {
        let addresses = (first..first + 10_000).map(|number| IpAddr::from(std::net::Ipv4Addr::from(number)));
        addresses.filter_map(|address| log.note(address, "log-in", at)).collect::<Vec<_>>()
    };
    assert_eq!(lines(1, began), [0; LINES]);
    assert!(lines(50_000, began + PAUSE / 2).is_empty());
    let next = lines(1, began + PAUSE);
    assert_eq!((next.len(), next[0], next[1]), (LINES, 20_000 - LINES as u64, 0), "the others are counted");
}
