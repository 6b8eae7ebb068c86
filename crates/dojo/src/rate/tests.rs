use super::{AT_ONCE, Pace, PerAddress};
use crate::who::Who;
use std::net::IpAddr;

#[test]
fn each_address_has_its_own_limit() {
    let limit = PerAddress::a_minute(2);
    let check = |address: &str, allowed: bool| {
        assert_eq!(limit.allows(address.parse::<IpAddr>().unwrap()), allowed, "{address}");
    };
    check("192.0.2.1", true);
    check("192.0.2.1", true);
    check("192.0.2.1", false);
    check("192.0.2.2", true);
    check("2001:db8::1", true);

    let limit = PerAddress::a_minute(5);
    let check = |times: u32, allowed: bool| {
        let address = "192.0.2.1".parse::<IpAddr>().unwrap();
        assert_eq!(limit.allows_all(address, times.try_into().unwrap()), allowed, "{times}");
    };
    check(6, false);
    check(3, true);
    check(3, false);
    check(2, true);
}

#[test]
fn each_visitor_has_his_own_pace() {
    let pace = Pace::a_second(10);
    let (anna, bruno) = (Who::from("anna"), Who::from("bruno"));
    let said = (0..100).filter(|_| pace.allows(&anna)).count();
    // The test itself may be slow.
    assert!((10 * AT_ONCE as usize..100).contains(&said), "{said}");
    assert!(pace.allows(&bruno));
}
