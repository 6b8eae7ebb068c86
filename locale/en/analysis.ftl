# What an engine's judgements say about a game: in the terminal, on the page and in records.

## Marks
analysis-mark-good = Good move
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder

## Worth
analysis-value = { $side } { $score } ({ $percent } %)
analysis-mates = { $side } mates in { $plies }
analysis-mated = { $side } is checkmated
analysis-with-line = { $text }: { $line }
analysis-fall = { $before } % → { $after } %

## Remarks
analysis-only-move = { $sign } { $name }: everything else is clearly worse.
analysis-mistake = { $sign } { $name }: chance of winning { $fall }.
analysis-better = Better: { $line }
analysis-sentences = { $first } { $second }

## Reasons
analysis-allows-mate = Allows mate in { $plies }.
analysis-misses-mate = Misses a mate in { $plies }.
analysis-loses = Loses { $pieces }.
analysis-loses-for = Loses { $pieces } for { $price }.
analysis-misses-gain = Misses winning { $pieces }.
analysis-misses-gain-for = Misses winning { $pieces } for { $price }.
analysis-lets-promote = Lets the opponent promote { $piece }.
analysis-why-best = It is the best move.
analysis-why-good = Nothing is wrong with it (chance of winning { $fall }).
analysis-why-line = What follows: { $line }

## Threats
analysis-no-threat = Nothing threatens.
analysis-in-check = The king is in check: there is nothing to pass.
analysis-threat-mate = Threat of mate in { $plies } (詰めろ, tsumero)
analysis-brinkmate = Brinkmate (必至, hisshi): nothing averts the mate; threat of mate in { $plies }
analysis-at-any-price = { $side } cannot be mated (ゼット, zetto): any material may be given up for the brinkmate (必至, hisshi): { $line }
analysis-threat-gain = Threatens to win { $pieces }
analysis-threat-gain-for = Threatens to win { $pieces } for { $price }
analysis-threat-chance = Threat: a pass would cost { $cost } % of the chance of winning

## Pieces
analysis-piece-pawn = a pawn
analysis-piece-lance = a lance
analysis-piece-knight = a knight
analysis-piece-silver = a silver
analysis-piece-gold = a gold
analysis-piece-bishop = a bishop
analysis-piece-rook = a rook
analysis-piece-tokin = a tokin
analysis-piece-promoted-lance = a promoted lance
analysis-piece-promoted-knight = a promoted knight
analysis-piece-promoted-silver = a promoted silver
analysis-piece-horse = a horse
analysis-piece-dragon = a dragon
analysis-pieces-pawn = { $count } pawns
analysis-pieces-lance = { $count } lances
analysis-pieces-knight = { $count } knights
analysis-pieces-silver = { $count } silvers
analysis-pieces-gold = { $count } golds
analysis-pieces-bishop = { $count } bishops
analysis-pieces-rook = { $count } rooks
analysis-pieces-tokin = { $count } tokins
analysis-pieces-promoted-lance = { $count } promoted lances
analysis-pieces-promoted-knight = { $count } promoted knights
analysis-pieces-promoted-silver = { $count } promoted silvers
analysis-pieces-horse = { $count } horses
analysis-pieces-dragon = { $count } dragons
analysis-comma = { $first }, { $second }
analysis-and = { $first } and { $second }

## Summary
analysis-player = { $side }: accuracy { $accuracy } %; { $best } of { $moves } moves the best; good moves { $good }, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
analysis-turning-point = Turning point: move { $ply }, { $move } ({ $fall })
analysis-middle-game = Middle game from move { $ply }
analysis-endgame = Endgame from move { $ply }

## Tables
analysis-column-move = Move
analysis-column-score = Score
analysis-column-chance = Chance
analysis-column-loss = Loss
analysis-column-best = Best
analysis-variation = Variation from move { $ply }
analysis-course = Black’s chance of winning
analysis-files = Games analysed: { $games }; unreadable: { $unreadable }
