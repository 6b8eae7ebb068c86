use super::{Log, PAUSE};
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
    check("192.0.2.1", "connections", second, Some(0));
    check("192.0.2.2", "too-many", second, Some(0));
    check("192.0.2.1", "too-many", PAUSE, Some(2));
    check("192.0.2.1", "too-many", PAUSE + second, None);
}
