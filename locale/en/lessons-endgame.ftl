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
lesson-brinkmate-1-done = The Tokin takes the squares of escape as well: a plain pawn would have left them.
lesson-brinkmate-1-wrong = It is a threat, but the king can still save itself. You need a stronger piece.
lesson-brinkmate-2 = You have a gold in hand and a silver near by. Where does the silver go, so that the king escapes neither right nor left?
lesson-brinkmate-2-done = Right before the king, one square between: from there you hold both sides.
lesson-brinkmate-2-wrong = The king runs to the other side. Face it squarely.
lesson-brinkmate-3 = In the corner two pieces in hand are enough. Drop one of them without check, so that the other gives mate whatever happens.
lesson-brinkmate-3-done = First the net, then the blow: with brinkmate the game is decided.
lesson-brinkmate-3-wrong = There is still a way out. Take the squares from a distance, not from close up.
