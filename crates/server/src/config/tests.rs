use super::Limits;

#[test]
fn live_channels_leave_files_for_the_rest() {
    for (files, live_channels) in [(0, 0), (100, 0), (385, 1), (1024, 640), (5_384, 5_000), (u64::MAX, 10_000)] {
        assert_eq!(Limits::default().with_open_files(files).live_channels, live_channels, "{files} files");
    }
}
