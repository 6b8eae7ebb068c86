use super::{Bench, OF_ONE_VISITOR};
use crate::failure::Failure;
use crate::who::Who;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::mpsc;

const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));

#[tokio::test]
async fn a_visitor_has_two_questions_at_a_time_and_others_are_not_kept_from_theirs() {
    let bench = Bench::new(240);
    let (anna, bruno) = (Who::from("anna"), Who::from("bruno"));
    let mut ends = Vec::new();
    let mut asked = Vec::new();
    for _ in 0..OF_ONE_VISITOR {
        let (end, ended) = mpsc::channel::<()>();
        let (bench, anna) = (bench.clone(), anna.clone());
        ends.push(end);
        let work = move |_: &mut super::Judge<'_>| ended.recv().is_err();
        asked.push(tokio::spawn(async move { bench.ask(&anna, ADDRESS, work).await }));
    }
    while super::lock(&bench.0.visitors).get("anna") != Some(&OF_ONE_VISITOR) {
        tokio::task::yield_now().await;
    }
    assert!(bench.ask(&anna, ADDRESS, |_| ()).await.is_err_and(|failure| failure.is(&Failure::TOO_MANY)));
    drop(ends);
    for answer in asked {
        assert!(answer.await.unwrap().unwrap());
    }
    bench.ask(&anna, ADDRESS, |_| ()).await.unwrap();
    bench.ask(&bruno, ADDRESS, |_| ()).await.unwrap();
    assert!(super::lock(&bench.0.visitors).is_empty(), "every place is given back");
    assert!(super::lock(&bench.0.addresses).is_empty());
}

#[tokio::test]
async fn nobody_works_for_a_visitor_who_has_left() {
    let bench = Bench::new(240);
    let (told, hears) = mpsc::channel();
    let work = move |judge: &mut super::Judge<'_>| {
        while judge.may_go_on() {
            std::thread::yield_now();
        }
        told.send(()).unwrap();
    };
    let visitor = Who::from("anna");
    let asking = bench.ask(&visitor, ADDRESS, work);
    assert!(tokio::time::timeout(std::time::Duration::from_millis(50), asking).await.is_err());
    // Long before the work would have had to end by itself.
    tokio::task::spawn_blocking(move || hears.recv_timeout(super::LONGEST / 2)).await.unwrap().unwrap();
}
