//! SVG that moves: every piece is written once for each stay on a square, with the time it is seen.

use super::Pace;
use crate::Picture;
use crate::scene::Item;
use crate::svg::{Svg, number};

/// Something seen from one picture to the one before another.
struct Stay {
    item: Item,
    from: usize,
    to: usize,
}

pub(super) fn write(pictures: &[Picture], pace: Pace) -> String {
    let mut scene = pictures[0].ground(crate::scene::Symbols::default());
    let ground = scene.items.len();
    let mut stays: Vec<Stay> = Vec::new();
    for (index, picture) in pictures.iter().enumerate() {
        picture.figures(&mut scene);
        for item in scene.items.split_off(ground) {
            match stays.iter_mut().rev().find(|stay| stay.to == index && stay.item == item) {
                Some(stay) => stay.to = index + 1,
                None => stays.push(Stay { item, from: index, to: index + 1 }),
            }
        }
    }
    // Marks lie under pieces; pieces of different squares never overlap, and those in hand make one group.
    stays.sort_by_key(|stay| match stay.item {
        Item::Fill { .. } | Item::Stroke { .. } => 0,
        Item::Use { .. } => 1,
        Item::Group(_) => 2,
    });
    let mut svg = Svg::begin(&scene);
    svg.symbols(&scene.symbols);
    for item in &scene.items {
        svg.item(item);
    }
    let times = Times { frames: pictures.len(), pace };
    for stay in &stays {
        // Without motion, the last picture is seen.
        let still = if stay.to == pictures.len() { "" } else { " visibility=\"hidden\"" };
        svg.item_with(&stay.item, still, &times.of(stay));
    }
    svg.end()
}

struct Times {
    frames: usize,
    pace: Pace,
}

impl Times {
    /// When that begins, in milliseconds from the start; the end for one past the last.
    fn at(&self, index: usize) -> f64 {
        let before = f64::from(self.pace.each) * index.min(self.frames - 1) as f64;
        if index == self.frames { before + f64::from(self.pace.last) } else { before }
    }

    /// The element that shows and hides something; nothing if it is always there.
    fn of(&self, stay: &Stay) -> String {
        let whole = self.at(self.frames);
        let part = |index: usize| ((self.at(index) / whole * 1e6).round() / 1e6).to_string();
        let (values, times) = match (stay.from > 0, stay.to < self.frames) {
            (false, false) => return String::new(),
            (false, true) => ("visible;hidden", format!("0;{}", part(stay.to))),
            (true, false) => ("hidden;visible", format!("0;{}", part(stay.from))),
            (true, true) => ("hidden;visible;hidden", format!("0;{};{}", part(stay.from), part(stay.to))),
        };
        format!(
            "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"{values}\" \
             keyTimes=\"{times}\" dur=\"{}s\" repeatCount=\"indefinite\"/>",
            number((whole / 1000.0) as f32)
        )
    }
}

#[cfg(test)]
mod tests;
