# Lessons: the board, and the pieces one has taken.

## The board
lesson-board = The board
lesson-board-1 = The board has nine files, counted from the right, and nine ranks, counted from the top by a number or a letter (a, b, c…). A square is called by its file, then by its rank. Press the squares you are asked for.
lesson-board-1-done = With these names every move can be written down, and every game played through again.
lesson-board-1-wrong = First the file, from right to left; then the rank, from the top down.
lesson-board-2 = This is how a game begins: twenty pieces a side, all of the same colour. How do you know yours?
lesson-board-2-answer-1 = By the side of the board they stand on
lesson-board-2-because-1 = Only at first: later the pieces of both players are all over the board.
lesson-board-2-answer-2 = By the point, which faces the opponent
lesson-board-2-because-2 = Right: the point says whose a piece is, and a piece that changes hands is turned round.
lesson-board-2-answer-3 = By the characters written on them
lesson-board-2-because-3 = The characters say which piece it is, not whose.
lesson-board-3 = You play from the bottom: you are Black (先手, sente), and you move first. Your king stands in the middle of the lowest rank; one rank higher, the bishop on the left and the rook on the right. Press the squares of these three.
lesson-board-3-done = Whoever traps the other king wins: that is what the whole game is about.

## The hand
lesson-hand = The pieces you take
lesson-hand-1 = You take an enemy piece by moving onto its square. Touch your piece to see where it can go, and take the other.
lesson-hand-1-done = A piece that was taken has not left the game: it is yours now, on the small table beside the board (駒台, komadai).
lesson-hand-1-wrong = Go onto the very square of the enemy piece.
lesson-hand-2 = The pieces you have taken are “in hand”. Instead of moving you may put one of them on an empty square: this is called dropping it. Touch the piece in hand, then a star.
lesson-hand-2-done = A dropped piece is yours like all the others, and from the next move on it can move.
lesson-hand-2-wrong = Use the piece beside the board, and choose one of the stars.
lesson-hand-3 = Now both, in two moves: take the enemy piece, then drop it on the star.
lesson-hand-3-done = This is the heart of shogi: pieces do not vanish, they change sides.
lesson-hand-3-wrong = First take, then drop: one move for each.
