//! The school: what a pupil sees in each lesson, what they have to do, and whether they have done it. Lessons are data
//! (`lessons/*.toml`); what is said in them stands with all other texts, under the names that [`Lesson::title`] and
//! [`Lesson::said`] give. And when what somebody has learned is to be seen again ([`Memory`]).
//!
//! A lesson is a row of tasks. Most are moves on a board, judged by the rules alone; mates are judged by who can solve them, which
//! is not here, and neither are clocks, pupils and what they have done before.
//!
//! ```
//! use school::{COURSE, Stand, Task};
//! let lesson = COURSE.lesson("gold").unwrap();
//! let Task::Moves(task) = &lesson.tasks[0] else { panic!("something to move") };
//! let way = task.shortest(&[]).unwrap();
//! assert!(matches!(task.judge(&way), Ok(Stand::Done { .. })));
//! ```

#![forbid(unsafe_code)]

mod course;
mod moves;
mod proof;
mod schedule;

pub use course::{COURSE, Chapter, Choose, Course, Lesson, Mate, Play, Press, Task};
pub use moves::{Aim, Moves, Proof, Refused, Reply, Stand};
pub use proof::{Fault, check};
pub use schedule::{Grade, Memory, Review};
