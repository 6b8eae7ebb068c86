use super::*;

fn people(names: &[&str]) -> Vec<Who> {
    names.iter().map(|name| Who::from(*name)).collect()
}

#[test]
fn everybody_counts_once_an_hour() {
    let lobby = Lobby::new();
    let told = |hour: i64, people: i64| Some(Presence { hour_ms: hour * HOUR_MS, people });
    assert_eq!(lobby.seen(people(&["anna"]), HOUR_MS + 5), told(1, 1));
    assert_eq!(lobby.seen(people(&["anna"]), HOUR_MS + 10), None);
    assert_eq!(lobby.seen(people(&["bruno", "anna"]), HOUR_MS + 20), told(1, 2));
    assert_eq!(lobby.seen(Vec::new(), 2 * HOUR_MS), None);
    assert_eq!(lobby.seen(people(&["anna"]), 2 * HOUR_MS + 1), told(2, 1));
}
