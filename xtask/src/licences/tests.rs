use super::libraries;

#[test]
fn each_library_of_others_stands_there_once() {
    let tree = "miyako v0.1.0 (/src/crates/miyako)\tMIT OR Apache-2.0\nurl v2.5.8\tMIT OR Apache-2.0\n\
                serde_derive v1.0.2 (proc-macro)\tMIT/Apache-2.0\nurl v2.5.8\tMIT OR Apache-2.0 (*)\n";
    assert_eq!(libraries(tree), "serde_derive 1.0.2\tMIT OR Apache-2.0\nurl 2.5.8\tMIT OR Apache-2.0\n");
}
