use super::{Channel, Channels, NoChannel, Shares};
use crate::who::Who;

/// Eight channels, two of them kept for those with a seat; three of one address to look on, two of one visitor.
fn channels() -> Channels {
    Channels::new(Shares { all: 8, of_one_address: 3, of_one_visitor: 2 })
}

fn open(channels: &Channels, address: u8, visitor: &str, seated: bool) -> Result<Channel, NoChannel> {
    channels.open([192, 0, 2, address].into(), &Who::from(visitor), seated)
}

#[test]
fn a_visitor_and_an_address_have_a_share() {
    let channels = channels();
    let own: Vec<_> = (0..2).map(|_| open(&channels, 1, "anna", false).unwrap()).collect();
    assert_eq!(open(&channels, 2, "anna", false).unwrap_err(), NoChannel::Enough);
    let third = open(&channels, 1, "bruno", false).unwrap();
    assert_eq!(open(&channels, 1, "carla", false).unwrap_err(), NoChannel::Enough);
    // Who plays is not kept out by those who look on from their address.
    let played = open(&channels, 1, "carla", true).unwrap();
    drop(own);
    open(&channels, 1, "anna", false).unwrap();
    drop((third, played));
}

#[test]
fn places_are_kept_for_those_with_a_seat() {
    let channels = channels();
    let watching: Vec<_> = (0..6).map(|n| open(&channels, n / 3, &n.to_string(), false).unwrap()).collect();
    assert_eq!(open(&channels, 9, "one more", false).unwrap_err(), NoChannel::Full);
    let playing = ["anna", "bruno"].map(|name| open(&channels, 0, name, true).unwrap());
    assert_eq!(open(&channels, 9, "carla", true).unwrap_err(), NoChannel::Full);
    drop(playing);
    drop(watching);
    // What failed has left nothing behind.
    let again: Vec<_> = (0..6).map(|n| open(&channels, n / 3, &n.to_string(), false).unwrap()).collect();
    assert_eq!(again.len(), 6);
}
