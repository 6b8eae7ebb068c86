use super::{Search, Sort, Sql};
use crate::{Address, Store};
use sqlx::Row;

/// Every part of a list comes from an index, in its order: what a library holds beside it costs nothing. Only records
/// that have a rare term are sorted, where they are wanted in another order than they came in.
#[tokio::test]
async fn no_search_reads_a_whole_library() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = Store::open(&Address::of_file(folder.path().join("test.sqlite")), |_| ()).await.unwrap();
    let orders = [Sort::Added, Sort::Changed, Sort::Played].map(|sort| [(sort, true), (sort, false)]);
    for (sort, rare) in orders.into_iter().flatten() {
        for terms in [vec![], vec![1], vec![1, 2, 3]] {
            for before in [None, Some("x".to_owned())] {
                let from = (sort == Sort::Played).then(|| "2023".to_owned());
                let search = Search {
                    owner: "me".to_owned(),
                    terms: terms.clone(),
                    from,
                    sort,
                    before,
                    most: 50,
                    ..Search::default()
                };
                let mut sql = Sql { text: "EXPLAIN QUERY PLAN ".to_owned(), values: Vec::new() };
                sql.build(&search, rare);
                let rows = sql.fetch_all(&store.pool).await.unwrap();
                let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
                assert!(plan.iter().all(|step| !step.starts_with("SCAN")), "{search:?} {rare}: {plan:?}");
                let sorts = plan.iter().any(|step| step.contains("TEMP B-TREE"));
                assert!(!sorts || sort != Sort::Added && rare && !terms.is_empty(), "{search:?} {rare}: {plan:?}");
            }
        }
    }
    store.close().await;
}
