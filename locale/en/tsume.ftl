# Mate problems.

## miyako tsume solve
tsume-mate =
    { $plies ->
        [one] mate in one ply
       *[other] mate in { $plies } plies
    }
tsume-mate-shortest =
    { $plies ->
        [one] mate in one ply, which is the shortest
       *[other] mate in { $plies } plies, proven to be the shortest
    }
tsume-mate-interposed = { $text } (pieces put between are counted, perhaps in vain: by custom it may be shorter)
tsume-mate-line = { $text }: { $line }
tsume-no-mate = no mate
tsume-unknown-stopped = not decided: the time was up
tsume-unknown-nodes = not decided: more positions would have to be looked at
tsume-unknown-memory = not decided: the memory was full
tsume-progress = positions { $nodes }, proof number { $proof }, disproof number { $disproof }, memory { $memory } %;
tsume-solve-summary = Mates: { $mates }, no mate: { $none }, not decided: { $unknown }, not readable: { $unreadable }.
# Mate problems: solving, help, numbers, composing.
nav-tsume = Mate problems
tsume-title = Mate problems
tsume-lead = Give check with every move until the King is mated. Every equally short way is right.
tsume-daily = Problems of the day
tsume-daily-easy = Easy
tsume-daily-fair = Right for you
tsume-daily-hard = Hard
tsume-solved = solved
tsume-standing = How you stand
tsume-rating = Rating
tsume-streak = In a row
tsume-best = Best row
tsume-days = Days in a row
tsume-count = Solved
tsume-train = Train
tsume-train-note = A new problem, about as hard as you can solve. The first answer to each counts.
tsume-by-length = By length
tsume-by-theme = By theme
tsume-plies = Mate in { $count }
tsume-done = { $solved } of { $count } solved
tsume-more = More
tsume-compose = Compose a problem
tsume-compose-note = The board editor says as you go whether there is a mate, and how long it is.
tsume-log = Log of your answers (CSV)
tsume-log-note = Every answer with day, time and rating: for your teacher, or for you.
tsume-problem = Mate problem
tsume-hardness = rating { $rating }
tsume-themes = Themes
tsume-own = A position of your own
tsume-change = Change the position
tsume-begin = Your move: give check.
tsume-back = Take it back
tsume-next = Next problem
tsume-tools = Help
tsume-hint = Hint
tsume-again = From the start
tsume-give-up = Show the solution
tsume-all = All problems

## What becomes of an answer
tsume-answer-right = Right. { $count ->
    [one] One more move.
   *[other] { $count } moves to go.
}
tsume-answer-right-so-far = There still is a mate. Whether it is the shortest is not checked in a problem of this length.
tsume-answer-solved = { $count ->
    [one] Mate in one: solved.
   *[other] Mate in { $count }: solved.
}
tsume-answer-longer = That mates too, but in { $count } moves; there is a mate in { $wanted }.
tsume-answer-no-check = That is no check: every move of the attacker must be one.
tsume-answer-wrong = After this reply there is no mate any more.
tsume-answer-wrong-too-late = After this reply it takes too many moves.
tsume-answer-wrong-somehow = There is no mate in time after this move.
tsume-answer-undecided = Whether this is right could not be found out in the time there is. Try again, or another move.

## Help
tsume-hint-piece = Your { $piece } on { $square } can move.
tsume-hint-drop = Drop a { $piece } that you hold.
tsume-hint-move = The move is { $move }.
tsume-hint-none = No mate was found from here in the time there is.

## Whether there is a mate
tsume-verdict-mate = Mate in { $count }, and no shorter one.
tsume-verdict-some = Mate in { $count }; whether it is the shortest was not found out in the time there is.
tsume-verdict-none = No mate by checks.
tsume-verdict-undecided = Not found out in the time there is.
tsume-is-there = Is there a mate?
tsume-solve-own = Solve it on the board

## The classics
tsume-classics = Classics
tsume-classics-note = Problems of the old masters, up to 611 moves.
tsume-classics-lead = Problems that were presented to the shōgun, with the lengths handed down. An answer is right as long as there is a mate: at such lengths nobody waits for the proof that it is the shortest.
tsume-book-muso = Shōgi Musō
tsume-book-muso-note = 1734, by Itō Sōkan III.
tsume-book-zuko = Shōgi Zukō
tsume-book-zuko-note = 1755, by Itō Kanju. Number 100 is called “Longevity”.
tsume-classic-number = No. { $number }
tsume-classic-corrected = No. { $number }, corrected
tsume-classic-length = Length handed down: { $count }.
tsume-classic-shorter = A solver finds a shorter mate here, in { $count }.
tsume-classic-none = As it is handed down there is no mate here: solvers have shown it.

## Sheets to print
tsume-sheet = A sheet to print (PDF)
tsume-sheet-note = Six problems, the solutions on another page.
tsume-solutions = Solutions

## Whether a problem is sound
tsume-composed-sound = Sound: there is no other solution.
tsume-composed-unsound = Not sound.
tsume-composed-undecided = Whether there is another solution was not found out in the time there is.
tsume-composed-traditional = Without futile interpositions it is a mate in { $count }.
tsume-composed-cook = Move { $ply }: { $move } mates, too.
tsume-composed-left-over = Pieces are left in the attacker’s hand.

## Themes
tsume-theme-sacrifice = Sacrifice
tsume-theme-non-promotion = Without promoting
tsume-theme-interposition = Interposition
tsume-theme-discovered = Discovered check
tsume-theme-double-check = Double check
tsume-theme-drops-only = Drops only
tsume-theme-no-drops = Without drops
tsume-theme-capital = In the capital (5-5)

## For the scripts
ui-tsume-begin = Your move: give check.
ui-tsume-thinking = Your move is being judged…
ui-tsume-offline = The server does not answer: try again.
ui-tsume-numbers = Rating { $points } · in a row { $count }
ui-tsume-verdict-asked = Looking for a mate…

## miyako tsume check
tsume-check-sound = sound (完全作): { $lengths }
tsume-check-unsound = not sound: { $lengths }
tsume-check-undecided = not decided: { $lengths }
tsume-check-length = { $length }
tsume-check-lengths = { $length }; every interposition counted: { $strict }
tsume-check-unproven = mate in { $plies } plies, not proven to be the shortest
tsume-check-unknown = length unknown
tsume-check-solution = solution: { $line }
tsume-check-flaw-no-mate = flaw: there is no mate (不詰)
tsume-check-flaw-illegal-move = flaw: move { $ply } of the solution is against the rules
tsume-check-flaw-quiet-move = flaw: move { $ply } of the solution is no check
tsume-check-flaw-not-mated = flaw: the solution does not end in mate
tsume-check-flaw-shorter = flaw: the mate is shorter than the { $plies } plies that are meant (早詰)
tsume-check-flaw-longer = flaw: a defence lasts longer than the { $plies } plies that are meant (変長)
tsume-check-flaw-cooked = flaw: it is cooked (余詰)
tsume-check-flaw-left-over = flaw: left over at the end (駒余り): { $pieces }
tsume-check-cook = { $kind }, move { $ply }: { $line } ({ $length })
tsume-check-cook-other = cook (余詰)
tsume-check-cook-shorter = shorter mate (早詰)
tsume-check-cook-last-move = other mate at the last move (最終手余詰)
tsume-check-cook-promotion = promotion makes no difference (成・不成非限定)
tsume-check-cook-placement = the distance makes no difference (打点非限定)
tsume-check-cook-detour = detour (迂回手順)
tsume-check-futile = futile interpositions after move { $ply } (無駄合い): on { $squares }
tsume-check-futile-remark = Futile interposition (無駄合い).
tsume-check-variation = variation (変化), move { $ply }: { $line }
tsume-check-variation-equal = variation of the same length (変同), move { $ply }: { $line }
tsume-check-also = { $line } (likewise { $moves })
tsume-check-try = near-miss (紛れ), move { $ply }: { $line }
tsume-check-try-remark = Near-miss (紛れ): only this defence holds.
tsume-check-unnecessary = not needed: the { $piece } on { $square }
tsume-check-open = not decided: { $what } ({ $why })
tsume-check-open-strict = the length
tsume-check-open-traditional = the length without futile interpositions
tsume-check-open-futile = which interpositions are futile after move { $ply }
tsume-check-open-piece = whether the piece on { $square } is needed
tsume-check-open-tree = the variations
tsume-check-stopped = the time was up
tsume-check-nodes = more positions would have to be looked at
tsume-check-memory = the memory was full
tsume-check-no-certificate = No certificate: the proof is not complete.
tsume-check-summary = Sound: { $sound }, not sound: { $unsound }, not decided: { $undecided }, not readable: { $unreadable }.

## miyako tsume verify
tsume-verify-good = verified: { $length }; positions in the proof: { $count }; { $sfen }
tsume-verify-malformed = refused: not the line that must stand here
tsume-verify-missing = refused: a line is missing
tsume-verify-too-many = refused: a line more than the proof needs
tsume-verify-illegal = refused: the move is against the rules
tsume-verify-no-check = refused: the move gives no check
tsume-verify-plies = refused: the number of plies cannot be
tsume-verify-not-mate = refused: there is a defence, and no ply is left
tsume-verify-mate = refused: there is a mate where none should be
## miyako tsume judge
tsume-judge-mate = { $side } mates in { $plies }: { $line }
tsume-judge-mate-undecided = Not decided: whether { $side } mates
tsume-judge-capital = The mate is on the centre square (都詰め, miyakozume)
tsume-judge-threat = { $side } threatens mate in { $plies } (詰めろ, tsumero): { $line }
tsume-judge-threat-undecided = Not decided: whether { $side } threatens mate
tsume-judge-lost = { $side } is mated in { $plies }, whatever it plays: { $line }
tsume-judge-lost-undecided = Not decided: whether { $side } is mated
tsume-judge-hisshi = Brinkmate (必至, hisshi): nothing averts it; { $line }
tsume-judge-hisshi-undecided = Not decided: whether anything averts it
tsume-judge-holds = What averts it: { $moves }
tsume-judge-delays = Checks that only put it off: { $moves }
tsume-judge-unclear = Not decided, whether it averts it: { $moves }
tsume-judge-brinkmate = { $side } has a move that leaves no defence (必至, hisshi): { $line }
tsume-judge-brinkmate-undecided = Not decided: whether { $side } has a brinkmate (必至, hisshi)
tsume-judge-slack = Moves that { $side } needs for a mate, if nothing is done: { $count } ({ $count }手隙)
tsume-judge-slack-undecided = Not decided: how many moves { $side } needs for a mate
tsume-judge-ahead = Ahead in the race to mate: { $side }
tsume-judge-zetto-strict = King of { $side }: cannot even be checked, whatever the opponent holds (strict ゼット, zetto)
tsume-judge-zetto = King of { $side }: cannot be mated, whatever the opponent holds (ゼット, zetto)
tsume-judge-zetto-undecided = Not decided: whether the king of { $side } can be mated if the opponent holds everything
tsume-judge-advice = The king of { $side } cannot be mated: any material may be given up for the brinkmate
tsume-judge-nothing = No mate, no threat, no brinkmate

## For who has not opened it yet
tsume-problem-description = Mate in { $count }: can you find it?
