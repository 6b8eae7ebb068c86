# Che cosa dicono di una partita i giudizi di un motore: nel terminale, sulla pagina e nelle registrazioni.

## Segni
analysis-mark-good = Mossa ottima
analysis-mark-inaccuracy = Imprecisione
analysis-mark-mistake = Errore
analysis-mark-blunder = Svista

## Valore
analysis-value = { $side } { $score } ({ $percent } %)
analysis-mates = { $side } dà matto in { $plies }
analysis-mated = { $side } ha subito scacco matto
analysis-with-line = { $text }: { $line }
analysis-fall = { $before } % → { $after } %

## Commenti
analysis-only-move = { $sign } { $name }: ogni altra mossa è nettamente peggiore.
analysis-mistake = { $sign } { $name }: probabilità di vittoria { $fall }.
analysis-better = Meglio: { $line }
analysis-sentences = { $first } { $second }

## Ragioni
analysis-allows-mate = Concede il matto in { $plies }.
analysis-misses-mate = Si poteva dare matto in { $plies }.
analysis-loses = Perde { $pieces }.
analysis-loses-for = Perde { $pieces } per { $price }.
analysis-misses-gain = Si poteva guadagnare { $pieces }.
analysis-misses-gain-for = Si poteva guadagnare { $pieces } per { $price }.
analysis-lets-promote = Lascia promuovere all’avversario { $piece }.
analysis-why-best = È la mossa migliore.
analysis-why-good = Non ha nulla che non vada (probabilità di vittoria { $fall }).
analysis-why-line = Il seguito: { $line }

## Minacce
analysis-no-threat = Non c’è nessuna minaccia.
analysis-in-check = Il re è sotto scacco: non si può passare.
analysis-threat-mate = Minaccia di matto in { $plies } (詰めろ, tsumero)
analysis-brinkmate = Hisshi (必至): nulla evita il matto; minaccia di matto in { $plies }
analysis-at-any-price = { $side } non può subire matto (ゼット, zetto): per lo hisshi (必至) si può sacrificare qualunque materiale: { $line }
analysis-threat-gain = Minaccia di guadagnare { $pieces }
analysis-threat-gain-for = Minaccia di guadagnare { $pieces } per { $price }
analysis-threat-chance = Minaccia: passare costerebbe il { $cost } % della probabilità di vittoria

## Pezzi
analysis-piece-pawn = un pedone
analysis-piece-lance = una lancia
analysis-piece-knight = un cavallo
analysis-piece-silver = un generale d’argento
analysis-piece-gold = un generale d’oro
analysis-piece-bishop = un alfiere
analysis-piece-rook = una torre
analysis-piece-tokin = un tokin
analysis-piece-promoted-lance = una lancia promossa
analysis-piece-promoted-knight = un cavallo promosso
analysis-piece-promoted-silver = un generale d’argento promosso
analysis-piece-horse = un cavallo drago
analysis-piece-dragon = un re drago
analysis-pieces-pawn = { $count } pedoni
analysis-pieces-lance = { $count } lance
analysis-pieces-knight = { $count } cavalli
analysis-pieces-silver = { $count } generali d’argento
analysis-pieces-gold = { $count } generali d’oro
analysis-pieces-bishop = { $count } alfieri
analysis-pieces-rook = { $count } torri
analysis-pieces-tokin = { $count } tokin
analysis-pieces-promoted-lance = { $count } lance promosse
analysis-pieces-promoted-knight = { $count } cavalli promossi
analysis-pieces-promoted-silver = { $count } generali d’argento promossi
analysis-pieces-horse = { $count } cavalli drago
analysis-pieces-dragon = { $count } re drago
analysis-comma = { $first }, { $second }
analysis-and = { $first } e { $second }

## Riassunto
analysis-player = { $side }: precisione { $accuracy } %; la mossa migliore { $best } volte su { $moves }; mosse ottime { $good }, imprecisioni { $inaccuracies }, errori { $mistakes }, sviste { $blunders }
analysis-turning-point = Svolta: mossa { $ply }, { $move } ({ $fall })
analysis-middle-game = Mediogioco dalla mossa { $ply }
analysis-endgame = Finale dalla mossa { $ply }

## Tabelle
analysis-column-move = Mossa
analysis-column-score = Valore
analysis-column-chance = Prob.
analysis-column-loss = Perde
analysis-column-best = Migliore
analysis-variation = Variante dalla mossa { $ply }
analysis-course = Probabilità di vittoria del Nero
analysis-files = Partite analizzate: { $games }; illeggibili: { $unreadable }
