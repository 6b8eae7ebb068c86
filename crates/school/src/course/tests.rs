use super::*;

#[test]
fn the_course_can_be_read() {
    assert!(COURSE.lessons.len() > 3);
    let first = &COURSE.lessons[0];
    assert_eq!(COURSE.lesson(&first.id).map(|lesson| &lesson.id), Some(&first.id));
    assert_eq!(COURSE.after(&first.id).map(|lesson| &lesson.id), Some(&COURSE.lessons[1].id));
    assert!(COURSE.after(&COURSE.lessons.last().unwrap().id).is_none());
    assert_eq!(COURSE.chapters().map(|(_, lessons)| lessons.len()).sum::<usize>(), COURSE.lessons.len());
}

#[test]
fn a_mistake_is_told_with_its_place() {
    let read = |text: &str| Course::read(&[(Chapter::Board, text)]).unwrap_err();
    let task = "[[lesson]]\nid = \"a\"\n[[lesson.task]]\nkind = \"press\"\nsfen = \"9/9/9/9/9/9/9/9/9 b - 1\"\n";
    assert!(read(&format!("{task}squares = [\"5x\"]")).contains("5x is no square"));
    assert!(read(&format!("{task}squares = [\"5e\"]\nstars = 3")).contains("stars"));
    assert!(read(&task.replace("9/9/9/9/9/9/9/9/9", "9/9")).contains("9/9 b - 1"));
    assert!(read("[[lesson]]\nid = \"a\"\ntask = []").contains("nothing to do in a"));
    let one = format!("{task}squares = [\"5e\"]\n");
    assert!(read(&format!("{one}{one}")).contains("two lessons are called a"));
}
