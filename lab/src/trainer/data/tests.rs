use super::*;
use crate::testing::random_records;
use std::fs;

#[test]
fn every_full_block_is_read_once_a_pass() {
    let path = std::env::temp_dir().join(format!("lab-data-{}.train", std::process::id()));
    let records = random_records(3 * READ_TOGETHER + 100, 1);
    fs::write(&path, records.iter().flat_map(|record| record.to_bytes()).collect::<Vec<_>>()).unwrap();
    let mut positions = Positions::open(&path).unwrap();
    assert_eq!(positions.read_all().unwrap(), records);
    let order = positions.order(0, 7);
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [0, 1, 2]);
    let read = positions.read_blocks(&order[1..2]).unwrap();
    assert_eq!(read, records[order[1] * READ_TOGETHER..][..READ_TOGETHER]);
    fs::write(&path, [0; BYTES + 1]).unwrap();
    assert!(Positions::open(&path).err().unwrap().to_string().contains("37 bytes"));
    fs::remove_file(path).unwrap();
}
