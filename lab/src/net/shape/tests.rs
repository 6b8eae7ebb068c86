use super::*;
use crate::net::Weights;

#[test]
fn other_sizes_are_refused() {
    for (buckets, width, stacks, part) in
        [(2, 256, 9, "buckets"), (1, 100, 9, "width"), (1, 0, 9, "width"), (1, 256, 3, "sets of layers")]
    {
        let error = Shape::new(buckets, width, stacks).unwrap_err();
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn parts_fill_the_net() {
    let shape = Shape::new(3, 256, 9).unwrap();
    let weights = Weights::zero(&shape);
    let stack = weights.stack(8);
    let used = 1 + stack.first.len() + stack.second_bias.len() + stack.second.len() + stack.out.len() + 1;
    assert_eq!(used, shape.stack_lines());
    assert_eq!(weights.bias().len() + weights.rows().len() + 9 * used, weights.lines().len());
    let shared: usize = shape.sharing().map(|(own, _)| own.len()).sum();
    assert_eq!(shared, weights.lines().len() - weights.bias().len());
    let common = Weights::zero(&shape.common().unwrap());
    assert!(shape.sharing().all(|(own, shared)| own.len() == shared.len() && shared.end <= common.lines().len()));
    assert!(Shape::new(1, 256, 1).unwrap().common().is_none());
}
