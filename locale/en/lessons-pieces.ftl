# Lessons: how the pieces move.

## The king
lesson-king = The king
lesson-king-1 = The king (玉, gyoku) goes one step in any direction. Bring it to both stars in two moves.
lesson-king-1-done = The king is slow, but it goes everywhere.
lesson-king-1-wrong = Visit one star on the way to the other: a diagonal step is one step, too.
lesson-king-2 = It goes sideways and back as well. Three stars, three moves.
lesson-king-2-done = The king can flee to every side, but by one square only: that is why it needs protection.
lesson-king-2-wrong = Every move has to end on a star: begin with the highest.
lesson-king-3 = The king is the piece that must not be lost: it may never go where an enemy piece could take it. The enemy king, above, protects one of the two pawns. Take the other.
lesson-king-3-done = A move that puts your own king in danger is not allowed: the board refuses it and says why.
lesson-king-3-wrong = Take the pawn that the enemy king does not reach, at once.

## The gold
lesson-gold = The gold
lesson-gold-1 = The gold (金, kin) goes one step straight, be it forward, sideways or back; diagonally it goes only forward. Reach the two stars in two moves.
lesson-gold-1-done = With six directions out of eight it is the king’s best guard.
lesson-gold-1-wrong = One star is straight ahead; the other, from there, is diagonal.
lesson-gold-2 = The gold does not go diagonally back. That is just where the star is: get there in two moves.
lesson-gold-2-done = Diagonally behind is its weak spot: from there it can be attacked without fear.
lesson-gold-2-wrong = One step sideways and one back, in any order.
lesson-gold-3 = Take the two pawns in four moves at most. Think first which one to begin with.
lesson-gold-3-done = You looked down the whole way before you moved: that is how one plays.
lesson-gold-3-wrong = Begin with the pawn that is one step away.

## The silver
lesson-silver = The silver
lesson-silver-1 = The silver (銀, gin) goes one step straight forward, or one step diagonally, in all four directions. Reach the two stars in two moves.
lesson-silver-1-done = Towards the enemy it has three ways, like the gold: that is why it leads attacks.
lesson-silver-1-wrong = First diagonally, then straight.
lesson-silver-2 = One pawn is ahead, the other beside, where the silver does not go. Take them both in two moves.
lesson-silver-2-done = Forward, then diagonally back: so it gets even to the square beside it.
lesson-silver-2-wrong = Take the one ahead first: from there the other is diagonally behind.
lesson-silver-3 = Three pieces in three moves: take them all.
lesson-silver-3-done = A silver that walks diagonally is soon in the enemy’s camp.
lesson-silver-3-wrong = Each piece is one diagonal step from the one before.

## How the silver goes back
lesson-silver-back = How the silver goes back
lesson-silver-back-1 = The silver goes back only diagonally. Reach the two stars in two moves.
lesson-silver-back-1-done = A gold could not come back like that: after an attack the silver retreats better.
lesson-silver-back-1-wrong = Both steps go diagonally back.
lesson-silver-back-2 = The star is right beside it, but the silver does not go sideways. Get there in two moves.
lesson-silver-back-2-done = Sideways it needs two moves: remember that before you send it forward.
lesson-silver-back-2-wrong = Make a step after which the star is straight ahead, or diagonal.
lesson-silver-back-3 = Straight back it even needs three moves. Find a way.
lesson-silver-back-3-done = The square behind it is its weak spot: whoever attacks it from there gains time.
lesson-silver-back-3-wrong = One step straight and two diagonally back, in any order.

## The rook
lesson-rook = The rook
lesson-rook-1 = The rook (飛車, hisha) goes straight as far as it likes: forward, back and sideways. Reach the two stars in two moves.
lesson-rook-1-done = At the beginning no piece is stronger than the rook.
lesson-rook-1-wrong = First along the file, then along the rank.
lesson-rook-2 = Take three pieces in three moves. From every square look along the file and along the rank.
lesson-rook-2-done = On an open line the rook threatens from afar.
lesson-rook-2-wrong = Begin with the piece on its file.
lesson-rook-3 = The rook does not jump: your own pawn stands in its way. A pawn goes one step forward. Bring the rook to the star in two moves.
lesson-rook-3-done = Pieces that go far need open roads: to open them is half of an attack.
lesson-rook-3-wrong = Push the pawn: then the rank is free.

## The bishop
lesson-bishop = The bishop
lesson-bishop-1 = The bishop (角, kaku) goes diagonally as far as it likes. Reach the two stars in two moves.
lesson-bishop-1-done = In two moves it has crossed half the board.
lesson-bishop-1-wrong = First forward to the higher star, then back.
lesson-bishop-2 = Take three pieces in three moves. From every square look along all four diagonals.
lesson-bishop-2-done = From afar the bishop reaches even what seems to be safe.
lesson-bishop-2-wrong = Begin with the highest piece.
lesson-bishop-3 = The enemy gold stands straight ahead of the bishop. If it stays there, how many moves does the bishop need to take it?
lesson-bishop-3-answer-1 = Two
lesson-bishop-3-because-1 = Diagonally one reaches only half of the squares, and the gold’s is in the other half.
lesson-bishop-3-answer-2 = It never gets there
lesson-bishop-3-because-2 = Right: the bishop reaches only half of the squares, and pieces on the other half need not fear it.

## The lance
lesson-lance = The lance
lesson-lance-1 = The lance (香, kyō) goes straight forward as far as it likes, and only forward. Take the two pieces in two moves.
lesson-lance-1-done = Forward the lance runs like a rook, but it does not come back.
lesson-lance-1-wrong = Move the lance, and take the nearer piece first.
lesson-lance-2 = Your gold stands in the lance’s way. Take the enemy rook in two moves.
lesson-lance-2-done = A piece that steps aside opens the road for the one behind it.
lesson-lance-2-wrong = Move the gold off the file, then go with the lance.
lesson-lance-3 = Which of these pieces can the lance take?
lesson-lance-3-answer-1 = The silver, beside it
lesson-lance-3-because-1 = The lance does not go sideways.
lesson-lance-3-answer-2 = The gold, behind it
lesson-lance-3-because-2 = The lance does not go back, not even one step.
lesson-lance-3-answer-3 = The bishop, ahead of it
lesson-lance-3-because-3 = Right: the first piece that it meets ahead, however far, is within its reach.

## The knight
lesson-knight = The knight
lesson-knight-1 = The knight (桂, kei) jumps: two squares forward and one aside, to the right or to the left. Reach the two stars in two moves.
lesson-knight-1-done = The knight never goes back: jump when you know what it will do next.
lesson-knight-1-wrong = The first jump goes to the left, the second to the right.
lesson-knight-2 = The knight is the only piece that jumps over others: the pawns do not stop it. Take the two pieces with a star in two moves.
lesson-knight-2-done = Where the road is closed to everybody, the knight gets through.
lesson-knight-2-wrong = The first jump goes to the right, the second to the left.
lesson-knight-3 = To attack two pieces with one move is called a fork. Jump to where the knight attacks both golds.
lesson-knight-3-done = Your opponent can save only one of them: the other will be yours.
lesson-knight-3-wrong = From there you attack only one: try the other jump.

## The pawn
lesson-pawn = The pawn
lesson-pawn-1 = The pawn (歩, fu) goes one step straight forward. In three moves bring a pawn to each star.
lesson-pawn-1-done = You have nine of them: together they are the wall behind which all else gets ready.
lesson-pawn-1-wrong = One pawn takes one step, the other two.
lesson-pawn-2 = The pawn takes as it goes: straight ahead, never diagonally. Take the three pieces with a star in three moves.
lesson-pawn-2-done = The smallest piece can take the greatest.
lesson-pawn-2-wrong = Move the pawn that has a piece right in front of it.
lesson-pawn-3 = Only one of your pawns can take something. Find it, and take.
lesson-pawn-3-done = What stands diagonally from a pawn is out of its reach.
lesson-pawn-3-wrong = Look at the square right in front of each pawn.

## All together
lesson-together = All together
lesson-together-1 = Two stars in two moves: one is for the gold, the other for the silver. Who goes where?
lesson-together-1-done = What the one cannot do the other can: together they are complete.
lesson-together-1-wrong = The gold goes sideways, the silver diagonally back.
lesson-together-2 = Rook, bishop and knight: take three pieces in three moves.
lesson-together-2-done = Always ask yourself which of your pieces can get to a square.
lesson-together-2-wrong = Every move has to take something: look for which of yours gets to each piece.
lesson-together-3 = Now your opponent answers: what can be taken is taken. Take the pawn and the silver, and stay clear of where they go.
lesson-together-3-done = Every piece is taken from the side to which it cannot move.
lesson-together-3-wrong = Enemy pieces move towards you: walk where neither the pawn nor the silver can go.
