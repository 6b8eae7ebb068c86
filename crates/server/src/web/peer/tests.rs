use super::{Peer, Proxies, network};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::net::IpAddr;

fn proxies() -> Proxies {
    Proxies::new(&["192.0.2.1", "10.0.0.0/8", "2001:db8:aaaa::/48"].map(|net| net.parse().unwrap()))
}

/// Headers as lines of `name: value`.
fn headers(lines: &str) -> HeaderMap {
    let pairs = lines.lines().map(|line| line.split_once(": ").unwrap());
    let pair = |(name, value): (&str, &str)| {
        (name.parse::<HeaderName>().unwrap(), HeaderValue::from_bytes(value.as_bytes()).unwrap())
    };
    let mut map = HeaderMap::new();
    for (name, value) in pairs.map(pair) {
        map.append(name, value);
    }
    map
}

#[test]
fn an_address_of_version_6_stands_for_its_network() {
    for (address, counts_as) in [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::"),
        ("2001:db8::2:3", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("::1", "::1"),
    ] {
        assert_eq!(network(address.parse().unwrap()), counts_as.parse::<IpAddr>().unwrap(), "{address}");
    }
}

#[test]
fn only_the_word_of_trusted_proxies_counts() {
    let check = |socket: &str, lines: &str, address: &str, secure: bool| {
        let peer = proxies().peer(socket.parse().unwrap(), &headers(lines));
        assert_eq!(peer, Peer { address: address.parse().unwrap(), secure }, "{socket}\n{lines}");
    };
    // Nobody but a proxy is asked.
    check("198.51.100.7", "", "198.51.100.7", false);
    check("198.51.100.7", "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: https", "198.51.100.7", false);
    check("198.51.100.7", "forwarded: for=203.0.113.5;proto=https", "198.51.100.7", false);
    check("192.0.2.1", "", "192.0.2.1", false);

    check("192.0.2.1", "x-forwarded-for: 203.0.113.5", "203.0.113.5", false);
    check("::ffff:192.0.2.1", "x-forwarded-for: 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: https", "203.0.113.5", true);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: HTTPS", "203.0.113.5", true);
    check("192.0.2.1", "x-forwarded-proto: https", "192.0.2.1", true);
    check("192.0.2.1", "x-forwarded-proto: http", "192.0.2.1", false);
    // What the visitor has written stands before what the proxy has added.
    check("192.0.2.1", "x-forwarded-for: 203.0.113.99, 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.99\nx-forwarded-for: 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: 10.1.1.1, 203.0.113.5", "203.0.113.5", false);
    let lie = "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: https, http";
    check("192.0.2.1", lie, "203.0.113.5", false);
    // Two proxies one behind the other.
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5, 10.2.3.4", "203.0.113.5", false);
    let both = "x-forwarded-for: 203.0.113.5, 10.2.3.4\nx-forwarded-proto: https, http";
    check("192.0.2.1", both, "203.0.113.5", true);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5, 10.2.3.4\nx-forwarded-proto: https", "203.0.113.5", true);
    // A visitor from the house of the proxies.
    check("192.0.2.1", "x-forwarded-for: 10.9.9.9, 10.2.3.4", "10.9.9.9", false);
    // With ports, of version 6, and unclear.
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5:4711", "203.0.113.5", false);
    check("2001:db8:aaaa::7", "x-forwarded-for: 2001:db8:bbbb::5", "2001:db8:bbbb::", false);
    check("2001:db8:aaaa::7", "x-forwarded-for: [2001:db8:bbbb::5]:4711", "2001:db8:bbbb::", false);
    check("2001:db8:aaaa::7", "x-forwarded-for: [2001:db8:bbbb::5]", "2001:db8:bbbb::", false);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5, who knows", "192.0.2.1", false);
    check("192.0.2.1", "x-forwarded-for: who knows, 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: , ,", "192.0.2.1", false);

    check("192.0.2.1", "forwarded: for=203.0.113.5;proto=https;by=10.0.0.1", "203.0.113.5", true);
    check("192.0.2.1", "forwarded: For=\"203.0.113.5:80\"; Proto=https", "203.0.113.5", true);
    check("192.0.2.1", "forwarded: for=\"[2001:db8:bbbb::5]:4711\"", "2001:db8:bbbb::", false);
    check("192.0.2.1", "forwarded: for=203.0.113.5;proto=https, for=10.2.3.4;proto=http", "203.0.113.5", true);
    check("192.0.2.1", "forwarded: for=203.0.113.5\nforwarded: for=10.2.3.4", "203.0.113.5", false);
    check("192.0.2.1", "forwarded: for=\"203.0.113.5, 203.0.113.6\"", "192.0.2.1", false);
    check("192.0.2.1", "forwarded: for=_hidden;proto=https", "192.0.2.1", true);
    check("192.0.2.1", "forwarded: for=unknown, for=203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "forwarded: ;;=,\"", "192.0.2.1", false);
    // A proxy that writes the common headers passes this on unread.
    let passed_on = "forwarded: for=203.0.113.99;proto=https\nx-forwarded-for: 203.0.113.5";
    check("192.0.2.1", passed_on, "203.0.113.5", false);
    // Nothing that the visitor writes hides what the proxy adds behind it, or makes it look elsewhere.
    check("192.0.2.1", "x-forwarded-for: \", 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: \"203.0.113.99, 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: \nx-forwarded-for: \"\nx-forwarded-for: 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: \", https", "203.0.113.5", true);
    check("192.0.2.1", "x-forwarded-for: é, 203.0.113.5", "203.0.113.5", false);
    check("192.0.2.1", "x-forwarded-for: 203.0.113.5\nx-forwarded-proto: é, https", "203.0.113.5", true);
    check("192.0.2.1", "forwarded: for=203.0.113.99;proto=https\nx-forwarded-for: é", "192.0.2.1", false);
    check("192.0.2.1", "forwarded: for=203.0.113.99;proto=https\nx-forwarded-for: ,", "192.0.2.1", false);
}
