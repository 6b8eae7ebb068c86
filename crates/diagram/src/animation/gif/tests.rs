use super::*;

#[test]
fn only_what_changes_is_written() {
    let before = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let now = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1];
    let frame = changed(&before, &now, (4, 3));
    assert_eq!((frame.left, frame.top, frame.width, frame.height), (1, 1, 2, 2));
    assert_eq!(frame.buffer.as_ref(), [2, CLEAR, CLEAR, 3]);
    let frame = changed(&[], &now, (4, 3));
    assert_eq!((frame.width, frame.height, frame.buffer.as_ref()), (4, 3, &now[..]));
    let frame = changed(&now, &now, (4, 3));
    assert_eq!((frame.width, frame.height, frame.buffer.as_ref()), (1, 1, &[CLEAR][..]), "a pause");
}
