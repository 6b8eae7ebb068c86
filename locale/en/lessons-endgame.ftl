# Lessons: the endgame.

## Threat of mate
lesson-threat-of-mate = The threat of mate
lesson-threat-of-mate-1 = Not every attack is a check. A quiet move that prepares mate next move is a threat of mate (詰めろ, tsumero). With a gold in hand, prepare the gold on the head.
lesson-threat-of-mate-1-done = Now your opponent has to answer: anything else is mate.
lesson-threat-of-mate-1-wrong = A check at once lets the king run. First bring up support for the gold.
lesson-threat-of-mate-2 = The pawn alone is not enough: promoted before the king it would be taken, or let the king go. Drop the silver so that it threatens mate.
lesson-threat-of-mate-2-done = Next move the promoted pawn is protected, and it is mate.
lesson-threat-of-mate-2-wrong = The pawn is still not enough. The silver has to protect the square before the king.
lesson-threat-of-mate-3 = The mate that is threatened may be a longer one. With gold, silver and pawn in hand, which quiet move threatens mate in three?
lesson-threat-of-mate-3-done = It threatens the silver from behind, then the gold: the pawn makes it possible.
lesson-threat-of-mate-3-wrong = If your opponent passed now, there would be no mate yet. A pawn can serve as a foothold.
lesson-threat-of-mate-4 = Now it is you who must defend: the pawn is close to your king, and your opponent holds a gold. What does NOT help against the threat?
lesson-threat-of-mate-4-answer-1 = Moving the king
lesson-threat-of-mate-4-because-1 = Running before the check comes is often the best defence.
lesson-threat-of-mate-4-answer-2 = Occupying the square where the gold would land
lesson-threat-of-mate-4-because-2 = It helps: nothing can be dropped on an occupied square.
lesson-threat-of-mate-4-answer-3 = Taking the pawn that supports the gold
lesson-threat-of-mate-4-because-3 = It helps: without support the king takes the gold.
lesson-threat-of-mate-4-answer-4 = Taking a piece far away
lesson-threat-of-mate-4-because-4 = Right: a fine capture, but next move you are mated.

## Brinkmate
lesson-brinkmate = Brinkmate
lesson-brinkmate-1 = A threat of mate that no move can meet is called brinkmate (必至, hisshi). Your opponent has nothing in hand. Threaten the gold on the head so that the king has nowhere to go.
lesson-brinkmate-1-done = The tokin takes the squares of escape as well: a plain pawn would have left them.
lesson-brinkmate-1-wrong = It is a threat, but the king can still save itself. You need a stronger piece.
lesson-brinkmate-2 = You have a gold in hand and a silver near by. Where does the silver go, so that the king escapes neither right nor left?
lesson-brinkmate-2-done = Right before the king, one square between: from there you hold both sides.
lesson-brinkmate-2-wrong = The king runs to the other side. Face it squarely.
lesson-brinkmate-3 = In the corner two pieces in hand are enough. Drop one of them without check, so that the other gives mate whatever happens.
lesson-brinkmate-3-done = First the net, then the blow: with brinkmate the game is decided.
lesson-brinkmate-3-wrong = There is still a way out. Take the squares from a distance, not from close up.

lesson-tempo = Who is quicker?
lesson-tempo-1 = In the endgame one counts tempi: each move is attack or defence. Your king is threatened with mate, too, but it is your turn, and a check leaves no time. Mate in three.
lesson-tempo-1-done = Whoever mates first has won: the enemy threat came too late.
lesson-tempo-2 = You can threaten mate with your next move. But your opponent, with a gold in hand and a pawn near your king, mates at once. It is your turn: what do you do?
lesson-tempo-2-answer-1 = Attack: the pawn before the king
lesson-tempo-2-because-1 = A threat against a threat: but theirs comes first, and it is mate.
lesson-tempo-2-answer-2 = Defend: the king steps away
lesson-tempo-2-because-2 = Yes: you are a move slower, and then one defends. Away from the pawn the gold is not enough.
lesson-tempo-2-answer-3 = Check with the gold
lesson-tempo-2-because-3 = The gold has no support: the king takes it, and your best piece is gone.
lesson-tempo-3 = Your king is safe: no check mates it. That is called zetto (ゼット). Your opponent has a rook in hand. How do you win?
lesson-tempo-3-answer-1 = Calmly: a move that threatens mate
lesson-tempo-3-because-1 = Yes: no check can hurt you, so there is time for a quiet move. Your opponent has to spend the rook on the defence.
lesson-tempo-3-answer-2 = Check at once, in front of the king
lesson-tempo-3-because-2 = The king takes the gold: the attack is over.
lesson-tempo-3-answer-3 = Check at once, diagonally in front of the king
lesson-tempo-3-because-3 = There the king takes the gold, too. “With time in hand, give no check.”
lesson-tempo-4 = Let us count. You need two more moves to mate, your opponent needs three. Nobody gives check. It is your turn: who is first if both attack?
lesson-tempo-4-answer-1 = The opponent
lesson-tempo-4-because-1 = Count in turn: you one, they one, you the second: you are done.
lesson-tempo-4-answer-2 = I am, with more than a move to spare
lesson-tempo-4-because-2 = Yes: you mate with your second move, when they have made one. So much to spare allows even a move of defence.
lesson-tempo-4-answer-3 = Both at once
lesson-tempo-4-because-3 = In shogi one moves at a time: there is no tie.
