//! Records and notations through their public door.

mod any_record;
mod csa;
mod jkf;
mod ki2;
mod kif;
mod mutate;
mod mutations;
mod notation;
mod notation_games;
mod psn;
mod round_trip;
mod shelf;
mod shelf_records;
mod usen;

/// The steps of all lines, as `2g2f 8c8d | @1 3c3d`: each variation with the number of steps before it.
fn tree_text(record: &kifu::Record) -> String {
    let lines = record.lines().map(|line| {
        let steps = record.line_from(line.first).filter_map(|id| record.step(id)).map(|step| match step {
            kifu::Step::Move(m) => m.to_string(),
            kifu::Step::Illegal(illegal) => illegal.to_string(),
            kifu::Step::End(ending) => ending.code().to_owned(),
        });
        let steps: Vec<String> = steps.collect();
        if line.plies == 0 && line.first == kifu::NodeId::START {
            steps.join(" ")
        } else {
            format!("@{} {}", line.plies, steps.join(" "))
        }
    });
    lines.collect::<Vec<_>>().join(" | ")
}
