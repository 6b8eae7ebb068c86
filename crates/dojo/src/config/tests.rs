use super::Limits;

#[test]
fn live_channels_leave_files_for_the_rest() {
    for (files, live_channels) in [(0, 0), (300, 0), (1024, 476), (4096, 2588), (u64::MAX, 10_000)] {
        assert_eq!(Limits::default().with_open_files(files).live_channels, live_channels, "{files} files");
    }
}

#[test]
fn as_many_think_as_analyses_are_wanted() {
    let spare = super::spare_threads();
    for (analyses, threads) in [(0, spare), (1, spare), (spare, spare), (spare + 3, spare + 3)] {
        assert_eq!(Limits { analyses, ..Limits::default() }.threads(), threads, "{analyses}");
    }
}

#[test]
fn a_process_with_1024_files_is_the_default() {
    let limits = Limits::default();
    assert_eq!(format!("{limits:?}"), format!("{:?}", limits.with_open_files(1024)));
    assert_eq!(limits.files(), 1024);
}
