use super::Limits;

#[test]
fn live_channels_leave_files_for_the_rest() {
    for (files, live_channels) in [(0, 0), (100, 0), (485, 1), (1024, 540), (5_484, 5_000), (u64::MAX, 10_000)] {
        assert_eq!(Limits::default().with_open_files(files).live_channels, live_channels, "{files} files");
    }
}
