// The small boards beside rules, which the server tells in their attributes.

/** Shows each of them in the lettering that the reader chose. */
export function showDiagrams(settings) {
  for (const board of document.querySelectorAll("shogi-board[data-sfen]")) {
    const { sfen, move, marked, check } = board.dataset;
    board.configure(settings);
    board.show({ sfen, pending: move ?? null, refused: marked.split(" ").filter(Boolean), check: check ?? null });
  }
}
