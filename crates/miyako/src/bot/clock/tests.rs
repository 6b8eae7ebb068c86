use super::*;
use serde_json::json;

fn clock(main: u64, period: u64, increment: u64) -> Value {
    let side = json!({"main_ms": main, "considerations": 1, "period_ms": period});
    let control = json!({"period_ms": period, "increment_ms": increment});
    json!({"running": "white", "black": side, "white": side, "control": {"black": control, "white": control}})
}

#[test]
fn clocks_are_told_as_usi_has_them() {
    let own = Limit::Clock("10m".parse().unwrap());
    assert_eq!(limit(own, &clock(5_000, 30_000, 0)), "btime 65000 wtime 65000 byoyomi 29000");
    assert_eq!(limit(own, &clock(5_000, 0, 3_000)), "btime 65000 wtime 65000 binc 3000 winc 3000");
    assert_eq!(limit(own, &Value::Null), "btime 0 wtime 0 byoyomi 5000");
    assert_eq!(limit(Limit::Nodes(10), &clock(5_000, 0, 0)), "nodes 10");
}
