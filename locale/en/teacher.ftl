# The teacher beside the board of a game that is a lesson.

teacher = The teacher
teacher-back = Back to the lesson
teacher-begin = The computer moves first. See where it goes, and then it is your turn.
teacher-in-check = You are in check: take the piece that gives it, step between, or move the king.
teacher-mate = There is a mate in one! Look for it: which check leaves the king no way out?
teacher-mate-threatened = Careful: your opponent can mate you with the next move. Think of your king before all else.
teacher-lost = You have lost a piece ({ $piece }). Can you take back? Before you move, always look at what is left undefended.
teacher-attacked = One of your pieces is in danger: { $piece } on { $square }. Defend it, move it, or find something better.
teacher-can-take = Something can be taken at a profit: { $piece } on { $square }.
teacher-can-promote = You can promote a piece in safety: { $piece } on { $square }.
teacher-can-check = You can give check ({ $piece } on { $square }). A check is good if the king is worse off after it, not if it runs where it likes.
teacher-has-in-hand = You have a piece in hand ({ $piece }): it can be dropped near the enemy king, with another to defend it.
teacher-rook-behind-pawn = The rook is your strongest piece, but its pawn stands before it on { $square }. Push it, and the way opens.
teacher-quiet = Nothing is attacked. Bring a piece that stands idle nearer to the enemy king, where nothing can take it.
teacher-won = You have won! The lesson is done.
teacher-not-won = Not this time. See where the game turned, then try again.
