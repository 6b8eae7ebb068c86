use super::*;

#[test]
fn a_node_is_small() {
    assert_eq!(size_of::<Node<u16>>(), 20);
}
