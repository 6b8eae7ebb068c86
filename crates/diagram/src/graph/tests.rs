use super::*;

fn graph(chances: &[f32]) -> Graph {
    Graph { chances: chances.iter().copied().map(Some).collect(), ..Graph::default() }
}

#[test]
fn points_lie_between_the_edges() {
    let graph = graph(&[0.5, 1.0, 0.0, 7.0]);
    assert_eq!(graph.point(0), Some((PLOT.x, PLOT.middle().1)));
    assert_eq!(graph.point(1).unwrap().1, PLOT.y);
    assert_eq!(graph.point(2).unwrap().1, PLOT.bottom());
    assert_eq!(graph.point(3), Some((PLOT.right(), PLOT.y)));
    assert_eq!(graph.point(4), None);
}

#[test]
fn gaps_stay_open() {
    let mut graph = graph(&[0.5; 7]);
    graph.chances[3] = None;
    let count = |graph: &Graph| graph.svg().matches("stroke-width=\"4\"").count();
    assert_eq!(count(&graph), 2);
    graph.chances[3] = Some(0.5);
    assert_eq!(count(&graph), 1);
}

#[test]
fn games_of_any_length_are_drawn() {
    for plies in [0, 1, 2, 40, 10_000] {
        let graph = Graph {
            flags: vec![(plies, Flag::Blunder, "??"), (plies + 1, Flag::Good, "!")],
            ..graph(&vec![0.25; plies])
        };
        let svg = graph.svg();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{plies}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{plies}");
    }
    assert!(graph(&[0.5, 0.6]).png(400).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn the_chances_are_told() {
    let graph =
        Graph { title: "名人戦 <1>".to_owned(), chances: vec![Some(0.5), None, Some(0.731)], ..Graph::default() };
    assert!(graph.svg().contains("<title>名人戦 &lt;1&gt; 50 - 73</title>"));
}
