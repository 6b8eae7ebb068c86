use super::PerAddress;
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
}
