# Lessons: taking without loss, promoting, dropping.

## Safety
lesson-safety = Taking without loss
lesson-safety-1 = A piece is protected if your opponent can take back where you take it. The rook can take three pieces, but two of them are protected. Take the other.
lesson-safety-1-done = A piece that nobody protects is free: look for one at every move.
lesson-safety-1-wrong = Look for the piece that no other enemy piece can defend.
lesson-safety-2 = The enemy bishop attacks your rook. Bring it to safety, where no piece can take it.
lesson-safety-2-done = To run away is the first defence, but look at where you arrive as well.
lesson-safety-2-wrong = The rook cannot stay on the bishop’s diagonal, nor go in front of the gold, be it straight or diagonally.
lesson-safety-3 = The enemy rook attacks two of your pieces at once: if you move one, you lose the other. One move saves them both.
lesson-safety-3-done = To take the attacker is often the best defence.
lesson-safety-3-wrong = Which of your pieces gets to the rook?

## Exchange
lesson-exchange = Counting captures
lesson-exchange-1 = On one square both sides may take by turns: you take, your opponent takes back, you take again. The silver is attacked by two of your pieces and defended by one pawn. Take on the star: first with your silver, which is worth less, then with the rook.
lesson-exchange-1-done = Two against one: you gave a silver, and took a silver and a pawn.
lesson-exchange-1-wrong = The rook is worth more than what it would take: use it last.
lesson-exchange-2 = Now there are two defenders, the pawn and the gold, and still two attackers. Do you gain anything if you begin?
lesson-exchange-2-answer-1 = Yes, a silver
lesson-exchange-2-because-1 = The pawn takes your silver back, and you are even; if you then take with the rook, the gold takes the rook.
lesson-exchange-2-answer-2 = No: my opponent takes last
lesson-exchange-2-because-2 = Right: against as many defenders, it is the defence that takes last.
lesson-exchange-3 = You need one attacker more. Which move brings a third piece against the silver?
lesson-exchange-3-done = Three against two: now the sum comes out right.
lesson-exchange-3-wrong = With one jump the knight can attack that square.
lesson-exchange-4 = Three attackers against two defenders: take on the star until it is you who takes last. The rook comes at the end.
lesson-exchange-4-done = First count, then begin.
lesson-exchange-4-wrong = Use the pieces that are worth less first, and the rook last.

## Promotion
lesson-promotion = Promotion
lesson-promotion-1 = The three farthest ranks are the promotion zone. A piece that enters it may be promoted (成る, naru): it is turned over, and moves in another way from then on. Enter with the silver and promote it.
lesson-promotion-1-done = A promoted silver moves like a gold.
lesson-promotion-1-wrong = Enter the zone, and when you are asked, choose to promote.
lesson-promotion-2 = A piece may also promote when it moves within the zone, or out of it. Bring the bishop to the star and promote it.
lesson-promotion-2-done = It is enough that the move begins or ends in the zone.
lesson-promotion-2-wrong = Go to the star, and choose to promote.
lesson-promotion-3 = Nearly all pieces promote. Which do not?
lesson-promotion-3-answer-1 = The king and the gold
lesson-promotion-3-because-1 = Right. The others, once promoted, stay so until they are taken.
lesson-promotion-3-answer-2 = The rook and the bishop
lesson-promotion-3-because-2 = They promote, and become the strongest pieces of all.
lesson-promotion-3-answer-3 = The pawn and the lance
lesson-promotion-3-because-3 = They promote: turned over, both move like a gold.

## Must promote
lesson-must-promote = May or must
lesson-must-promote-1 = To promote is a choice, unless the piece could never move again. On the last rank a pawn has nothing left ahead of it: there it must promote. Bring the pawn to the star.
lesson-must-promote-1-done = For the same reason the lance, too, must promote on the last rank.
lesson-must-promote-1-wrong = Move the pawn that is already near the star.
lesson-must-promote-2 = From the last two ranks the knight could not jump any more: arriving there it must promote. Take the gold.
lesson-must-promote-2-done = A promoted knight moves like a gold, and does not jump any more.
lesson-must-promote-2-wrong = The gold is one jump away, to the right.
lesson-must-promote-3 = This lance goes to the last rank but one. Must it promote?
lesson-must-promote-3-answer-1 = Yes, it must
lesson-must-promote-3-because-1 = From there it can still make one step: so it may stay as it is.
lesson-must-promote-3-answer-2 = No, it may choose
lesson-must-promote-3-because-2 = Right: there is still a square ahead of it.

## Tokin
lesson-tokin = The tokin
lesson-tokin-1 = A promoted pawn is called a tokin (と金). Make one on the star in two moves.
lesson-tokin-1-done = Once in the zone, the smallest piece is as good as a gold.
lesson-tokin-1-wrong = Push the pawn that is farther ahead, and promote it in the zone.
lesson-tokin-2 = The tokin moves like a gold. Take the two pieces in two moves.
lesson-tokin-2-done = In the enemy’s camp a tokin is a lasting danger.
lesson-tokin-2-wrong = First straight, then diagonally.
lesson-tokin-3 = The gold takes your tokin. What does your opponent hold in hand now?
lesson-tokin-3-answer-1 = A pawn
lesson-tokin-3-because-1 = Right: a piece that is taken is again what it was before it promoted. A tokin does the work of a gold, and is risked like a pawn.
lesson-tokin-3-answer-2 = A tokin
lesson-tokin-3-because-2 = A piece that is taken is again what it was before it promoted: in hand it is a pawn.

## Dragon and horse
lesson-dragon-horse = Dragon and horse
lesson-dragon-horse-1 = A promoted rook is called a dragon (龍, ryū): it moves as before, and one step diagonally as well. Take the pawn and promote the rook.
lesson-dragon-horse-1-done = A dragon in the enemy’s camp is the greatest threat there is.
lesson-dragon-horse-1-wrong = Take the pawn on the rook’s file, and choose to promote.
lesson-dragon-horse-2 = The dragon goes straight as far as it likes, or one step diagonally. Reach the two stars in two moves.
lesson-dragon-horse-2-done = The diagonal steps cover just those squares beside it that the rook did not.
lesson-dragon-horse-2-wrong = First the diagonal step, then straight.
lesson-dragon-horse-3 = A promoted bishop is called a horse (馬, uma): it moves as before, and one step straight as well. Reach the two stars in two moves.
lesson-dragon-horse-3-done = With a straight step it changes diagonals: now it can get to every square.
lesson-dragon-horse-3-wrong = First one step straight back, then diagonally.
lesson-dragon-horse-4 = Now both of them: take three pieces in three moves.
lesson-dragon-horse-4-done = Both go in eight directions: rook and bishop promote as soon as they can.
lesson-dragon-horse-4-wrong = The horse takes the piece ahead of it; the other two are for the dragon.

## When not to promote
lesson-no-promotion = When not to promote
lesson-no-promotion-1 = Sometimes a piece is needed as it is: a promoted silver does not go diagonally back any more. Take the two pieces in two moves.
lesson-no-promotion-1-done = A silver that has to come back stays as it is.
lesson-no-promotion-1-wrong = Take the first piece without promoting: the second is diagonally behind.
lesson-no-promotion-2 = A promoted knight does not jump any more. Fork the two golds, and choose well whether to promote.
lesson-no-promotion-2-done = Promoted, the knight would have attacked neither.
lesson-no-promotion-2-wrong = Jump to the file between the two golds, and leave the knight as it is.
lesson-no-promotion-3 = Which pieces, when promoted, can still do all that they did before?
lesson-no-promotion-3-answer-1 = Rook, bishop and pawn
lesson-no-promotion-3-because-1 = Right: these only gain, and it is nearly always good to promote them.
lesson-no-promotion-3-answer-2 = Silver and knight
lesson-no-promotion-3-because-2 = The silver loses its steps diagonally back, the knight its jump.
lesson-no-promotion-3-answer-3 = All of them
lesson-no-promotion-3-because-3 = Not all: the silver loses its steps diagonally back, the knight its jump.

## Drops
lesson-drop = Dropping
lesson-drop-1 = A piece in hand may be put on any empty square, near or far, even in the enemy’s camp. Drop the rook on one of the stars.
lesson-drop-1-done = A piece in hand threatens everywhere: your opponent has to think of every empty square.
lesson-drop-1-wrong = Any other time you could, but now choose a star.
lesson-drop-2 = A dropped piece always arrives unpromoted, even in the promotion zone. It may promote from its next move on. Drop the rook, then take the gold and promote.
lesson-drop-2-done = Dropped in the right place, a rook is a dragon one move later.
lesson-drop-2-wrong = Put the rook on the gold’s file or rank; then take, and promote.
lesson-drop-3 = Drop the silver where it attacks both the rook and the knight. Take care: your opponent takes it if it can be taken.
lesson-drop-3-done = A dropped fork comes out of nowhere: think of it whenever you have a piece in hand.
lesson-drop-3-wrong = The right square is on the file between the two pieces.

## Dead ends
lesson-dead-end = Where not to drop
lesson-dead-end-1 = A piece is not dropped where it could never move: so no pawn and no lance on the last rank. Try it, and the board refuses. Then attack the gold with the pawn.
lesson-dead-end-1-done = A pawn put in front of a piece costs little, and forces it to decide.
lesson-dead-end-1-wrong = A pawn attacks only the square ahead of it: put it right below the gold.
lesson-dead-end-2 = The knight is not dropped on the last two ranks, from where it could not jump. Put it where it forks the gold and the silver.
lesson-dead-end-2-done = The knight attacks two ranks ahead: it need not be any nearer.
lesson-dead-end-2-wrong = Put it on the file between the two, two ranks below them.
lesson-dead-end-3 = You hold a knight, a lance and a pawn. Which of them can be dropped on the last rank but one?
lesson-dead-end-3-answer-1 = All three
lesson-dead-end-3-because-1 = Not the knight: from there its jump would end outside the board.
lesson-dead-end-3-answer-2 = The lance and the pawn
lesson-dead-end-3-because-2 = Right: they have a square left ahead of them, the knight has not.
lesson-dead-end-3-answer-3 = Only the pawn
lesson-dead-end-3-because-3 = The lance, too: it has a square left ahead of it.

## Two pawns
lesson-nifu = Nifu, two pawns
lesson-nifu-1 = A pawn is not dropped on a file where you already have an unpromoted one: that is nifu (二歩, two pawns), the most common foul. Only one file is free. Drop your pawn there.
lesson-nifu-1-done = Only your own pawns count: your opponent’s pawns on the file do not matter.
lesson-nifu-1-wrong = Do not move the pawns that are on the board: use the one in hand.
lesson-nifu-2 = A tokin does not count as a pawn: on its file you may drop one. Put the pawn on the star, behind the tokin.
lesson-nifu-2-done = Now the tokin is protected: if the gold takes it, the pawn takes the gold.
lesson-nifu-2-wrong = Use the pawn in hand, and put it right behind the tokin.
lesson-nifu-3 = A pawn in front of a knight is trouble for the knight, which cannot go back. Drop it in front of one of the two: with the other it would be nifu.
lesson-nifu-3-done = Before you drop a pawn, always look down the whole file.
lesson-nifu-3-wrong = Put it right below the knight, on the file where you have no pawn.
