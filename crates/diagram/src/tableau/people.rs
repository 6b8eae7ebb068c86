//! People from above, in a few shapes: sitting on their heels, bowing, reaching out.

use super::{BOARD, SIZE, ellipse, limb, shade};
use crate::scene::{Color, Path, Point, Scene};

const SKIN: Color = Color::hex(0x00e0_b48c);
const HAIR: Color = Color::hex(0x002a_211c);
const HAIR_OF_SENIOR: Color = Color::hex(0x007d_766e);

/// What somebody wears: the robe, and what is worn over the knees.
#[derive(Clone, Copy)]
struct Dress {
    robe: Color,
    skirt: Color,
    hair: Color,
}

const SENIOR: Dress = Dress { robe: Color::hex(0x003a_4a6e), skirt: Color::hex(0x002a_3147), hair: HAIR_OF_SENIOR };
const JUNIOR: Dress = Dress { robe: Color::hex(0x0079_4a3a), skirt: Color::hex(0x004b_342b), hair: HAIR };
const HELPER: Dress = Dress { robe: Color::hex(0x0059_6350), skirt: Color::hex(0x003c_4337), hair: HAIR };

/// Where somebody's hips are, and which way they look: 1 down the picture, -1 up.
fn seat(is_senior: bool) -> (Point, f32) {
    let middle = BOARD.middle().0;
    if is_senior { ((middle, 258.0), 1.0) } else { ((middle, SIZE.1 - 244.0), -1.0) }
}

fn dress(is_senior: bool) -> Dress {
    if is_senior { SENIOR } else { JUNIOR }
}

/// All but arms and head, which come above what lies on the board.
pub(super) fn body(scene: &mut Scene, is_senior: bool, bows: bool) {
    let (seat, toward) = seat(is_senior);
    sit(scene, dress(is_senior), |(x, y)| (seat.0 + x * toward, seat.1 + y * toward), bows);
}

/// Knees, skirt and back; forward is down the page before `place` turns it.
fn sit(scene: &mut Scene, dress: Dress, place: impl Fn(Point) -> Point, bows: bool) {
    let skirt = Path::polygon([
        (-150.0, -70.0),
        (150.0, -70.0),
        (186.0, 96.0),
        (120.0, 124.0),
        (-120.0, 124.0),
        (-186.0, 96.0),
    ]);
    shade(scene, &skirt.map(&place));
    scene.fill(skirt.map(&place), dress.skirt);
    for x in [-90.0, -30.0, 30.0, 90.0] {
        let fold = Path::line([(x * 0.9, -40.0), (x * 1.2, 118.0)]);
        scene.stroke(fold.map(&place), dress.robe.towards(dress.skirt, 0.4), 5.0);
    }
    let back = if bows { ellipse((0.0, 30.0), (150.0, 116.0)) } else { ellipse((0.0, -14.0), (176.0, 80.0)) };
    scene.fill(back.map(&place), dress.robe);
}

/// Arms and head. Whoever reaches out does it with the right hand.
pub(super) fn arms(scene: &mut Scene, is_senior: bool, bows: bool, to: Option<Point>) {
    let (seat, toward) = seat(is_senior);
    let place = |(x, y): Point| (seat.0 + x * toward, seat.1 + y * toward);
    let local = |(x, y): Point| ((x - seat.0) * toward, (y - seat.1) * toward);
    let dress = dress(is_senior);
    // Somebody's right hand is on the left where they look down the page.
    let (left, right) = if bows { ((74.0, 152.0), (-74.0, 152.0)) } else { ((86.0, 92.0), (-86.0, 92.0)) };
    let right = to.map_or(right, |to| short_of((-140.0, 0.0), local(to)));
    for (shoulder, hand) in [((140.0, 0.0), left), ((-140.0, 0.0), right)] {
        arm(scene, dress, &place, shoulder, hand);
    }
    head(scene, dress, &place, if bows { 104.0 } else { 6.0 });
}

/// Where a hand stops, so that one sees what it holds.
fn short_of(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let long = x.hypot(y).max(1.0);
    let part = ((long - 52.0) / long).max(0.0);
    (from.0 + x * part, from.1 + y * part)
}

fn arm(scene: &mut Scene, dress: Dress, place: &impl Fn(Point) -> Point, shoulder: Point, hand: Point) {
    let part = |at: f32| (shoulder.0 + (hand.0 - shoulder.0) * at, shoulder.1 + (hand.1 - shoulder.1) * at);
    let long = (hand.0 - shoulder.0).hypot(hand.1 - shoulder.1);
    let sleeve = if long > 220.0 { 0.62 } else { 0.8 };
    scene.fill(limb(part(sleeve * 0.9), hand, (17.0, 14.0)).map(place), SKIN);
    scene.fill(ellipse(hand, (23.0, 25.0)).map(place), SKIN);
    let wide = limb(shoulder, part(sleeve), (46.0, 37.0)).map(place);
    scene.fill(wide.clone(), dress.robe.towards(Color::hex(0x00ff_ffff), 0.07));
    scene.fill(ellipse(shoulder, (46.0, 44.0)).map(place), dress.robe.towards(Color::hex(0x00ff_ffff), 0.07));
    scene.stroke(wide, dress.skirt.at(0.5), 3.0);
}

fn head(scene: &mut Scene, dress: Dress, place: &impl Fn(Point) -> Point, forward: f32) {
    shade(scene, &ellipse((0.0, forward), (60.0, 66.0)).map(place));
    for x in [-60.0, 60.0] {
        scene.fill(ellipse((x, forward + 6.0), (11.0, 16.0)).map(place), SKIN);
    }
    scene.fill(ellipse((0.0, forward + 12.0), (54.0, 58.0)).map(place), SKIN);
    scene.fill(ellipse((0.0, forward - 6.0), (60.0, 62.0)).map(place), dress.hair);
}

/// Who throws for a player, kneeling before the cloth.
pub(super) fn helper(scene: &mut Scene, at: Point) {
    let place = |(x, y): Point| (at.0 + x * 0.82, at.1 + y * 0.82);
    sit(scene, HELPER, place, false);
    for (shoulder, hand) in [((140.0, 0.0), (60.0, 150.0)), ((-140.0, 0.0), (-60.0, 150.0))] {
        arm(scene, HELPER, &place, shoulder, hand);
    }
    head(scene, HELPER, &place, 6.0);
}
