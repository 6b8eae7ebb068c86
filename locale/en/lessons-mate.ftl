# Lessons: check and mate.

## Out of check
lesson-out-of-check = Three ways out of check
lesson-out-of-check-1 = When an enemy piece could capture your king next move, the king is in check (王手, ōte), and you have to answer at once. The first way is the best of all: capture the piece that gives check. Take the rook.
lesson-out-of-check-1-done = The check is over, and you have a rook in hand as well.
lesson-out-of-check-1-wrong = The king is safe that way, but the rook is still there. One of your pieces can take it.
lesson-out-of-check-2 = The second way: put a piece in between, even one from your hand. It works against rook, bishop and lance, which strike from afar. Drop the gold where your king protects it.
lesson-out-of-check-2-done = If the rook takes the gold, your king takes the rook: a good bargain.
lesson-out-of-check-2-wrong = There the rook takes the gold for nothing, and gives check again. Keep it next to the king.
lesson-out-of-check-3 = The third way: leave. Here a lance gives check, and a rook stands behind it: whatever comes in between will be taken. Move the king off the file.
lesson-out-of-check-3-done = Sometimes it is best to step aside: you keep the gold in hand.
lesson-out-of-check-3-wrong = The lance takes the gold and the rook protects it: the gold is lost for nothing.
lesson-out-of-check-4 = Here a knight gives check. Which of the three ways is of no use?
lesson-out-of-check-4-answer-1 = Capturing the knight
lesson-out-of-check-4-because-1 = If one of your pieces reaches it, capturing is fine.
lesson-out-of-check-4-answer-2 = Putting a piece in between
lesson-out-of-check-4-because-2 = Right: the knight jumps, and nothing in between stops a jump.
lesson-out-of-check-4-answer-3 = Moving the king
lesson-out-of-check-4-because-3 = Leaving is always possible if the square is safe.

## Mate or not
lesson-mate-or-not = Mate or not?
lesson-mate-or-not-1 = If none of the three ways helps, it is checkmate (詰み, tsumi), and the game is won. Your opponent is to move and has nothing in hand: is it mate?
lesson-mate-or-not-1-answer-1 = It is mate
lesson-mate-or-not-1-because-1 = Right: the king has no square, and the protected gold cannot be taken.
lesson-mate-or-not-1-answer-2 = It is not mate
lesson-mate-or-not-1-because-2 = Look again: if the king takes the gold, the pawn takes the king.
lesson-mate-or-not-2 = Your opponent is to move again: is it mate?
lesson-mate-or-not-2-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-2-because-1 = The pawn is too far away: nothing protects the gold, and the king takes it.
lesson-mate-or-not-2-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-2-because-2 = Right: the king takes the gold, which nothing protects.
lesson-mate-or-not-3 = Your opponent is to move again: is it mate?
lesson-mate-or-not-3-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-3-because-1 = The gold gives check, but on the other side the king has two free squares.
lesson-mate-or-not-3-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-3-because-2 = Right: the king runs to the side that the gold does not reach.
lesson-mate-or-not-4 = Your opponent is to move again: is it mate?
lesson-mate-or-not-4-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-4-because-1 = Right: its own pieces shut it in, and there is nothing to put in between.
lesson-mate-or-not-4-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-4-because-2 = On the file the king stays in the rook’s line; on both sides stand its own pieces.
lesson-mate-or-not-5 = The same position, but your opponent has a pawn in hand. Is it mate?
lesson-mate-or-not-5-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-5-because-1 = Your opponent drops the pawn between the rook and the king.
lesson-mate-or-not-5-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-5-because-2 = Right: a pawn in between stops the rook.
lesson-mate-or-not-6 = Your opponent is to move again: is it mate?
lesson-mate-or-not-6-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-6-because-1 = The king cannot take the gold, but the rook can.
lesson-mate-or-not-6-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-6-because-2 = Right: the rook comes from afar and takes the gold.
lesson-mate-or-not-7 = Your opponent is to move again: is it mate?
lesson-mate-or-not-7-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-7-because-1 = Right: nothing can be put in between, and nobody can take the knight.
lesson-mate-or-not-7-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-7-because-2 = Try it: neither the enemy bishop nor the enemy knight reaches your knight, and the king is shut in by its own.
lesson-mate-or-not-8 = The last one is difficult: an enemy gold stands next to yours. Is it mate?
lesson-mate-or-not-8-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-8-because-1 = Right: if the enemy gold moves, your bishop takes the king.
lesson-mate-or-not-8-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-8-because-2 = The enemy gold would like to take, but look along the diagonal: there is your bishop.

## Gold on the head
lesson-gold-on-the-head = Gold on the head
lesson-gold-on-the-head-1 = The most famous mate: a gold right in front of the king, protected by another piece (頭金, atamakin). Drop the gold and give mate.
lesson-gold-on-the-head-1-done = A gold in front of the king covers every way out.
lesson-gold-on-the-head-1-wrong = The king still has a way. The gold belongs in front of it, where the pawn protects it.
lesson-gold-on-the-head-2 = A silver protects, and three squares are possible. On which one does the gold give mate?
lesson-gold-on-the-head-2-done = From the side the king runs to the other side; from its head it cannot run.
lesson-gold-on-the-head-2-wrong = The king runs to the other side. Think of its head.
lesson-gold-on-the-head-3 = In the corner little is needed: your knight already covers a square from afar. Give mate.
lesson-gold-on-the-head-3-done = The knight protects the gold from a safe distance: it is easily forgotten.
lesson-gold-on-the-head-4 = A king with its pieces around, as in a game. Where does the gold go in?
lesson-gold-on-the-head-4-done = The pieces behind the king do not help it: they only take its squares.

## Mate in one
lesson-mate-in-one = Mate in one with each piece
lesson-mate-in-one-1 = Every piece has its own way of giving mate. The rook closes a whole rank: where does it have to go?
lesson-mate-in-one-1-done = The gold takes the squares in front, the rook those at the side.
lesson-mate-in-one-2 = The bishop strikes along diagonals, even from far away. Bring it onto the king’s line.
lesson-mate-in-one-2-done = The king cannot stay on the diagonal, and every other square is taken.
lesson-mate-in-one-3 = The silver strikes ahead and along all four diagonals. Mind the gold that defends the king: from which side do you come?
lesson-mate-in-one-3-done = On the other side the enemy gold would have taken the silver.
lesson-mate-in-one-3-wrong = There the enemy gold can take the silver. Try the other side.
lesson-mate-in-one-4 = The knight jumps, and nothing can come in between. Think before you promote it.
lesson-mate-in-one-4-done = Promoted it would move like a gold, and not touch the king from there.
lesson-mate-in-one-4-wrong = A promoted knight moves like a gold: from there it gives no check.
lesson-mate-in-one-5 = The lance is a rook that only goes forward. Drop it: close or from afar?
lesson-mate-in-one-5-done = From afar the king cannot take it: long weapons are kept at a distance.
lesson-mate-in-one-5-wrong = Next to the king, unprotected, it is taken. Let it start from farther away.
lesson-mate-in-one-6 = Even the smallest piece can give mate if it already stands on the board. One step is enough.
lesson-mate-in-one-6-done = The lance far behind protects the pawn: the king cannot take it.
lesson-mate-in-one-7 = The dragon, the promoted rook, also goes one step diagonally. With the silver to protect it, bring it next to the king.
lesson-mate-in-one-7-done = Next to the king, the dragon covers everything around it.
lesson-mate-in-one-8 = The horse, the promoted bishop, also takes one straight step. That step brings it onto a diagonal it could not reach before.
lesson-mate-in-one-8-done = A bishop would never have got there: the straight step is worth much.

## Dropped pawn mate
lesson-dropped-pawn-mate = The pawn that may not mate
lesson-dropped-pawn-mate-1 = A special rule: you may not drop a pawn that gives mate at once (打ち歩詰め, uchifuzume). With any other piece you may. Give mate.
lesson-dropped-pawn-mate-1-done = The same square, the same check: the lance may, the pawn may not.
lesson-dropped-pawn-mate-1-wrong = That is no mate. Put the lance right where the pawn may not go.
lesson-dropped-pawn-mate-2 = Only the immediate mate by a dropped pawn is forbidden. Which of these is a foul?
lesson-dropped-pawn-mate-2-answer-1 = Dropping a pawn with check, when the king can still escape
lesson-dropped-pawn-mate-2-because-1 = That is allowed: it is check, but not mate.
lesson-dropped-pawn-mate-2-answer-2 = Giving mate by pushing a pawn that is already on the board
lesson-dropped-pawn-mate-2-because-2 = That is allowed: you did it in the lesson before.
lesson-dropped-pawn-mate-2-answer-3 = Dropping a pawn that gives mate at once
lesson-dropped-pawn-mate-2-because-3 = Right: of the four only this is forbidden, and it loses the game.
lesson-dropped-pawn-mate-2-answer-4 = Giving mate by dropping a lance
lesson-dropped-pawn-mate-2-because-4 = That is allowed: the rule is about pawns only.
lesson-dropped-pawn-mate-3 = A dropped pawn may begin an attack, as long as the king has an answer. Give mate in three moves, the other side’s counted: two of yours and one of your opponent’s.
lesson-dropped-pawn-mate-3-done = First the pawn, then the lance: in the right order all of it is allowed.

## Pins and discoveries
lesson-pins-and-discoveries = Pins and discovered checks
lesson-pins-and-discoveries-1 = A piece that shields its own king from a rook, bishop or lance is pinned: if it moves away, the king is lost. Here the enemy gold is pinned: give mate.
lesson-pins-and-discoveries-1-done = The enemy gold stood right beside it, and could do nothing.
lesson-pins-and-discoveries-2 = A pinned piece cannot run, so attack it with the cheapest piece. Attack the gold without giving your bishop away.
lesson-pins-and-discoveries-2-done = The gold can neither run nor take the pawn: next move it is yours.
lesson-pins-and-discoveries-2-wrong = There is a stronger attack: a pawn takes a step, and the gold cannot run.
lesson-pins-and-discoveries-3 = If one of your own pieces stands between your lance and the king, moving it gives check by the lance: a discovered check (空き王手, akiōte). Meanwhile the piece that moves is free to attack something: what?
lesson-pins-and-discoveries-3-done = Your opponent has to meet the check, and you take the rook.
lesson-pins-and-discoveries-3-wrong = Check alone is not enough: let the silver threaten the rook.
lesson-pins-and-discoveries-4 = If the piece that moves gives check as well, there are two checks at once: taking one of them is not enough. Find the double check that mates.
lesson-pins-and-discoveries-4-done = The gold can take the silver, but the lance still gives check.
lesson-pins-and-discoveries-4-wrong = Not enough: look for the move after which both silver and lance give check.

## Mate in three
lesson-mate-in-three = Mate in three
lesson-mate-in-three-1 = Mate in three: you, your opponent, you. Each of your moves has to give check. Begin where your piece helps you, then follow the king. In problems your opponent holds all the pieces that you do not see.
lesson-mate-in-three-1-done = One gold drives the king to the edge, the other lands on its head.
lesson-mate-in-three-2 = First look where the king would like to run. The bishop comes from afar: where do you need it?
lesson-mate-in-three-2-done = Whether the king took the horse or ran, a gold on its head was ready.
lesson-mate-in-three-3 = You have a gold and a silver in hand: which one first? As a rule the gold is kept for the last move.
lesson-mate-in-three-3-done = “Keep the gold for the mate”: old advice, and nearly always right.
lesson-mate-in-three-3-wrong = Try the other order: you need the gold for the last move.
lesson-mate-in-three-4 = Checks at random let the king run. First move the piece that shuts the wide road.
lesson-mate-in-three-4-done = The king went where you were already strong: there the second gold was waiting.
lesson-mate-in-three-4-wrong = The king escapes. Drive it towards your gold, not away from it.
lesson-mate-in-three-5 = Sometimes you have to give a piece away to draw the king where you want it. Which piece do you give?
lesson-mate-in-three-5-done = Even a bishop may be given away if the next move is mate.
lesson-mate-in-three-5-wrong = The king escapes that way. Pull it into the corner, even at the price of the bishop.
