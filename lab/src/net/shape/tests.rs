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
    let [copies, squares] = &shape.kinships()[..] else { panic!("buckets and stacks have copies, kinds have squares") };
    let shared = |pairs: &[(Range<usize>, Range<usize>)]| pairs.iter().map(|(own, _)| own.len()).sum::<usize>();
    assert_eq!(shared(copies), weights.lines().len() - weights.bias().len());
    assert_eq!(shared(squares), weights.rows().len());
    assert!(copies.iter().chain(squares).all(|(own, shared)| own.len() == shared.len()));
    assert_eq!(Shape::new(1, 256, 1).unwrap().kinships().len(), 1);
    let stacks_only = Shape::new(1, 256, 9).unwrap().kinships();
    assert_eq!(stacks_only[0].len(), 9);
    assert_eq!(stacks_only[0][8].1, 0..shape.stack_lines());
}
