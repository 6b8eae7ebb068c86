# Lessons: blows that win something.

## Knight fork
lesson-knight-fork = The knight’s fork
lesson-knight-fork-1 = To attack two pieces with one move is called a fork (両取り, ryōtori): only one of them can be saved. The knight strikes two squares at once. Drop it against the two golds.
lesson-knight-fork-1-done = The Japanese call it the loincloth knight (ふんどしの桂), for the way it hangs between the two.
lesson-knight-fork-1-wrong = Look for the square from which the knight jumps onto both golds.
lesson-knight-fork-2 = One gold has run away. Take the other.
lesson-knight-fork-2-done = A gold for nothing: that is what a fork is worth.
lesson-knight-fork-3 = The strongest fork includes the king: check has to be answered at once. Which are the two targets?
lesson-knight-fork-3-done = The king moves, and the rook is yours: a knight for a rook.
lesson-knight-fork-3-wrong = From there you do not attack king and rook together.
lesson-knight-fork-4 = A knight on the board can fork, too, with a jump. Which way?
lesson-knight-fork-4-done = Rook and silver are attacked at once. But beware: the knight cannot come back, so look where you send it.
lesson-knight-fork-4-wrong = There the knight does not attack rook and silver at once. Try the other jump.

## Splitting silver
lesson-splitting-silver = The splitting silver
lesson-splitting-silver-1 = A gold does not go back diagonally: it has two blind corners behind it. A silver does: drop it behind the two golds (割り打ちの銀, wariuchi no gin).
lesson-splitting-silver-1-done = Neither gold can take the silver, and one of them is lost.
lesson-splitting-silver-1-wrong = The silver has to attack both golds, from where they do not see it.
lesson-splitting-silver-2 = One gold has been saved. Take the other.
lesson-splitting-silver-2-done = And think whether to promote: a silver is useful as it is, too.
lesson-splitting-silver-3 = There are three golds, and two squares behind them. Which of the two is safe?
lesson-splitting-silver-3-done = Before you drop a piece, look who could take it.
lesson-splitting-silver-3-wrong = There the king takes the silver. There is another square.
lesson-splitting-silver-4 = The rook has its blind corners, too: the diagonals. Find the fork.
lesson-splitting-silver-4-done = Rook or gold: you gain either way.
lesson-splitting-silver-4-wrong = Look for the square that touches both rook and gold diagonally.

## Lance skewer
lesson-lance-skewer = The lance’s skewer
lesson-lance-skewer-1 = Two pieces in a row before a lance are as on a skewer (田楽刺し, dengaku-zashi): if the first moves away, you take the second. Skewer the bishop and the rook.
lesson-lance-skewer-1-done = A lance worth 5 takes a piece worth 13 or 15.
lesson-lance-skewer-1-wrong = The lance strikes forward only: put it below the bishop, on the same file.
lesson-lance-skewer-2 = The bishop has moved away. Who stood behind it?
lesson-lance-skewer-2-done = The rook was far away, but on the line: a lance reaches to the very end.
lesson-lance-skewer-3 = The best skewer begins with the king, which has to step aside. Find it.
lesson-lance-skewer-3-done = Check to the king, and the rook behind it is lost.

## Hitting pawn
lesson-hitting-pawn = The hitting pawn
lesson-hitting-pawn-1 = A pawn put on a piece’s head forces it to choose (叩きの歩, tataki no fu). Here the gold guards its king closely: lure it away with a pawn, then give mate.
lesson-hitting-pawn-1-done = For one pawn, the gold has left its post.
lesson-hitting-pawn-1-wrong = The gold still defends. First the pawn, with check, where the gold has to take it.
lesson-hitting-pawn-2 = Another gold to lure away. The pawn knocks at the door; who opens?
lesson-hitting-pawn-2-done = The pawn gives no mate: it lures the gold to where you take it, and that is mate.

## Dangling pawn
lesson-dangling-pawn = The dangling pawn
lesson-dangling-pawn-1 = A pawn dropped one step before a square where it promotes in safety “dangles” (垂れ歩, tarefu): next move it is a tokin. The gold takes whatever it reaches. Make a tokin in two moves.
lesson-dangling-pawn-1-done = A pawn in hand has become a gold in the enemy camp.
lesson-dangling-pawn-1-wrong = Look which squares the gold covers: the tokin has to be made out of its reach.
lesson-dangling-pawn-2 = Two files are free, and two golds stand guard. On which file can a tokin be made in two moves?
lesson-dangling-pawn-2-done = The pawn dangles where the defenders come too late.
lesson-dangling-pawn-2-wrong = There a gold is in time. Count the squares it covers.
lesson-dangling-pawn-3 = The tokin is not the end but the beginning. In three moves: make a tokin and take the pawn on the star, without being taken.
lesson-dangling-pawn-3-done = “The tokin is slow but soon there”: a proverb of shogi.
lesson-dangling-pawn-3-wrong = First the dangling pawn, then the tokin, then the capture sideways.

## Joining pawn
lesson-joining-pawn = The joining pawn
lesson-joining-pawn-1 = An enemy pawn blocks your rook’s way. A pawn of yours dropped right in front of it (継ぎ歩, tsugifu) looks like a gift. What is it for?
lesson-joining-pawn-1-answer-1 = To close the file for good
lesson-joining-pawn-1-because-1 = On the contrary: the file has to open.
lesson-joining-pawn-1-answer-2 = To draw it forward: it leaves a hole behind
lesson-joining-pawn-1-because-2 = Right: if it takes, the square it came from is empty, and another pawn can go there.
lesson-joining-pawn-1-answer-3 = To get rid of a spare pawn
lesson-joining-pawn-1-because-3 = Pawns in hand are precious: if you give one, it is to get more.
lesson-joining-pawn-2 = The enemy pawn has taken and come forward: it can never go back. Now make a tokin behind it in two moves.
lesson-joining-pawn-2-done = Joining and dangling pawn together: an attack made of pawns alone.
lesson-joining-pawn-2-wrong = The gold covers some squares up there: the pawn has to dangle one step earlier.
lesson-joining-pawn-3 = And if your opponent does not take, but plays elsewhere?
lesson-joining-pawn-3-answer-1 = I take myself, with the rook behind my pawn
lesson-joining-pawn-3-because-1 = Right: the pawn comes up to the enemy camp, and the rook supports it.
lesson-joining-pawn-3-answer-2 = I take the pawn back
lesson-joining-pawn-3-because-2 = A pawn does not go back.
lesson-joining-pawn-3-answer-3 = I drop another on the same file
lesson-joining-pawn-3-because-3 = That would be nifu: two pawns of yours on a file.

## Pawn under gold
lesson-pawn-under-gold = The pawn under the gold
lesson-pawn-under-gold-1 = The dragon gives check along the last rank, and your opponent has a gold and a silver in hand. A pawn right under your gold, protected by it, is a wall (金底の歩, kinzoko no fu). Build it.
lesson-pawn-under-gold-1-done = “The pawn under the gold is harder than rock”, say the Japanese.
lesson-pawn-under-gold-1-wrong = That stops the check, but the wall does not hold. The pawn belongs where gold and king protect it.
lesson-pawn-under-gold-2 = The same position, with one difference. Can it still be done?
lesson-pawn-under-gold-2-answer-1 = Yes, as before
lesson-pawn-under-gold-2-because-1 = Look at the gold’s file: a pawn of yours is there already.
lesson-pawn-under-gold-2-answer-2 = No: it would be nifu
lesson-pawn-under-gold-2-because-2 = Right: you already have a pawn on that file. It is good to keep a file or two without pawns.

## King rook fork
lesson-king-rook-fork = The fork of king and rook
lesson-king-rook-fork-1 = The most feared fork: check to the king, and the rook attacked at the same time (王手飛車, ōtebisha). The bishop strikes along two diagonals: find the square where they cross.
lesson-king-rook-fork-1-done = The king has to move, and the rook has no time to run.
lesson-king-rook-fork-1-wrong = Follow the diagonals of the king and those of the rook: where do they cross, safe from both?
lesson-king-rook-fork-2 = The king has gone to safety. Collect the prize.
lesson-king-rook-fork-2-done = Now you have the rook in hand, and the bishop is still yours.
lesson-king-rook-fork-3 = Here the king is bare and the rook far away. There are two good squares: find one.
lesson-king-rook-fork-3-done = A king on an open diagonal and a rook unprotected: always look for the bishop.

## Edge attack
lesson-edge-attack = The edge attack
lesson-edge-attack-1 = On the edge the king has few defenders. Count the pieces that look at the edge: you have pawn, knight, lance and rook. And your opponent, besides king and pawn?
lesson-edge-attack-1-answer-1 = Two: lance and knight
lesson-edge-attack-1-because-1 = Right: four against two and the king. Attack where you have more.
lesson-edge-attack-1-answer-2 = Four, like you
lesson-edge-attack-1-because-2 = The golds and the silver look towards the centre.
lesson-edge-attack-1-answer-3 = None
lesson-edge-attack-1-because-3 = Look into the corner: lance and knight are still at home.
lesson-edge-attack-2 = The edge is opened by exchanging a pawn. Begin the attack.
lesson-edge-attack-2-done = Behind the pawn come lance and rook, and the knight is ready.
lesson-edge-attack-2-wrong = Open the road first: it is the edge pawn’s turn.
lesson-edge-attack-3 = The edge is open, and behind the lance stands the rook. How do you break through?
lesson-edge-attack-3-done = If the king takes, the rook chases it out of the corner; if not, the promoted lance is inside already.
lesson-edge-attack-3-wrong = There is more to be had: what can the lance take?
lesson-edge-attack-4 = The rook has come in on the edge. Now finish: mate in three.
lesson-edge-attack-4-done = Your gold lures theirs away, and to take that one is mate: knight and rook both reach it from the edge.

## Why a castle
lesson-why-a-castle = Why build a castle
lesson-why-a-castle-1 = A king still on its first square (居玉, igyoku) stands in the middle of the battle, and its own pieces shut it in. Give mate in one.
lesson-why-a-castle-1-done = “Avoid the sitting king”, says the proverb (居玉は避けよ).
lesson-why-a-castle-2 = Two golds beside the king look like a defence. But the dragon holds one of them still.
lesson-why-a-castle-2-done = The pinned gold could not take: pressed so close to the king, they defend badly.
lesson-why-a-castle-3 = Before the sitting king there is a pawn, and your rook. Mate in three.
lesson-why-a-castle-3-done = It had pieces on both sides, and none could help.
lesson-why-a-castle-4 = A king in shelter: away from the centre, with two golds and a silver between it and the battle. This is a castle (囲い, kakoi). When should you build one?
lesson-why-a-castle-4-answer-1 = After beginning the attack
lesson-why-a-castle-4-because-1 = Then it is late: the answer comes in the centre.
lesson-why-a-castle-4-answer-2 = Before the battle
lesson-why-a-castle-4-because-2 = Right: first the house, then the war. A few moves for the castle are worth more than a hasty attack.
lesson-why-a-castle-4-answer-3 = Never: the moves are wasted
lesson-why-a-castle-4-because-3 = You have just seen how a sitting king ends.
