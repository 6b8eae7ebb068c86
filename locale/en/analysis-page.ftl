# Analysis on the page: the engine's lines beside the board, the graph of a game, what is said of its moves.
analysis-page-title = Analysis
analysis-page-on = Engine
analysis-page-on-note = The engine looks at each place you come to
analysis-page-lines = Lines
analysis-page-queue = { $count ->
    [0] You are next
    [one] One analysis comes before yours
   *[other] { $count } analyses come before yours
}
analysis-page-mate = Mate in { $moves }: { $side }
analysis-page-mated = Mate: { $side } has won
refused-bad_position = This position cannot be analysed.
refused-analysing_already = You have as many analyses going on as you may have.
refused-no_engine_free = Too many analyses are waiting: try again in a while.
analysis-page-game = Whole game
analysis-page-why = Why not this move?
analysis-page-threat = Threats
analysis-page-store = Into the record
analysis-page-summary = Summary of the game
analysis-page-back = Back
ui-analysis-game = Whole game
ui-analysis-stop = Stop
ui-analysis-graph = Course of the game: Black above
ui-analysis-depth = Depth { $count } · { $name } positions/s
ui-analysis-depth-alone = Depth { $count }
ui-analysis-insert = Add this line to the record
ui-analysis-trying = Move { $count } of { $name } of the line: { $text }
ui-analysis-lost = The line to the server is lost: the analysis goes on when it is back
ui-analysis-not-stored = The analysis could not be stored
ui-analysis-over = The whole game has been looked through
