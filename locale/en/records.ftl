# Records in files: what readers and writers say of them (miyako check, convert; imports on the site).

## Findings, by their codes
finding-not_text = this is neither UTF-8, UTF-16, Shift_JIS nor EUC-JP text
finding-not_a_record = no record begins here: there is no move and no position in a known form
finding-unknown_handicap = the handicap “{ $name }” is not known; a board diagram would tell the start
finding-other_game = this is a record of { $name }, not of standard shogi: that game is not read here
finding-diagram_contradicts_handicap = the board diagram is not the start of { $name }; the diagram counts
finding-bad_diagram = expected { $expected }
finding-impossible_start = no game can start like this: { $faults }
finding-odd_start = the game starts from an odd position, as it stands: { $faults }
finding-bad_sfen = not an SFEN: { $reason }
finding-bad_usi_move = not a USI move: expected { $expected }
finding-unexpected_word = found “{ $found }”, expected { $expected }
finding-bad_move = expected { $expected }
finding-unclear_move = this says no move of the position: { $reason }
finding-other_piece = the move names another piece: on that square stands { $found }
finding-illegal_move = { $move } is against the rules: { $reason }
finding-takes_king = this takes the king, which ends the game
finding-out_of_turn = it is the other player’s turn
finding-unmarked_move = no mark says whose move this is: read as a move out of turn, it could be one with the opponent’s piece
finding-moves_not_read = the moves from here on are not read: the game stops before them
finding-variation_not_read = this variation is not read: no line before it has such a move, which it could replace
finding-unannounced_variation = this number comes again: read as a variation, which 変化 should announce
finding-other_games_not_read = only the first game is read, not those from here on
finding-too_large = this game takes more than { $limit } bytes, so it is none; it is not read
finding-wrong_number = this is move { $expected }; that number should stand here
finding-bad_time = the time should look like { $expected }
finding-unknown_ending = “{ $word }” is no known ending; it is kept as it stands
finding-contradictory_closing = the moves and the ending above say otherwise, and count
finding-unknown_line = this line means nothing here
finding-bad_json = no JSON from here on, so nothing more can be read: expected { $expected }
finding-bad_field = in the field “{ $field }” expected { $expected }
finding-unknown_field = the field “{ $field }” means nothing here
finding-contradictory_field = the board says otherwise than the field “{ $field }”, and counts
finding-ambiguous_names = The players’ names hold blanks: where the second one begins cannot be told.
finding-ambiguous_variation = This could be a variation of the main line or of the line before it. It is read as the former.
finding-more_warnings = there are more such warnings from here on
finding-other_format = the file’s name promises { $named }, but this is { $found }
finding-other_encoding = programs expect { $named } in a file with this name, but this is { $found }

## What stands on a square where another piece was expected
found-no_piece = no piece

## Why a text says no move
unclear-malformed = expected { $expected }
unclear-other_side = the mark is that of the player whose turn it is not
unclear-no_piece = no piece of this player’s can go there as the text says
unclear-other_piece = on that square stands { $found }
unclear-ambiguous = it may be any of { $moves }

## What is wrong with an SFEN
sfen-unknown_piece = “{ $found }” is no piece; expected one of PLNSGBRK, plnsgbrk, +, 1–9 or /
sfen-not_promotable = + must stand before one of PLNSBR or plnsbr
sfen-rank_length = rank { $rank } describes { $squares } squares instead of 9
sfen-rank_count = the board has { $ranks } ranks instead of 9
sfen-unknown_turn = the side to move must be b or w
sfen-unknown_hand_piece = “{ $found }” cannot be in hand; expected RBGSNLP, rbgsnlp or -
sfen-bad_hand_count = a count in hand must be 1 to 18 and stand before a piece
sfen-repeated_hand_piece = “{ $found }” is counted twice in hand
sfen-bad_ply = the move number must be 1 to 65535
sfen-trailing_text = nothing may follow the move number
sfen-missing = { $part } is missing
part-board = the board
part-side_to_move = the side to move

## What should stand there
expected-0_16_00_00_16 = “( 0:16/00:00:16)”
expected-t12_or_t12_345_after_a_move = T12 or T12.345, after a move
expected-nine_ranks = nine ranks
expected-no_tenth_rank = no tenth rank
expected-a_piece_v_and_a_piece_or = a piece, v and a piece, or ・
expected-a_piece_that_can_be_in_hand_with_its_number = a piece that can be in hand, with its number
expected-a_piece_that_can_be_in_hand = a piece that can be in hand
expected-a_number_from_1_to_18_after_the_piece = a number from 1 to 18 after the piece
expected-a_number_of_moves_up_to_65535 = a number of moves up to 65535
expected-a_square_and_the_piece_that_stands_there = a square and the piece that stands there
expected-nine_cells_such_as_fu_or = nine cells such as +FU or *
expected-the_end_of_the_rank_after_nine_cells = the end of the rank after nine cells
expected-a_square_or_00_and_a_piece = a square or 00, and a piece
expected-no_more_pieces_of_a_kind_than_a_set_has = no more pieces of a kind than a set has
expected-a_square_from_11_to_99_or_00 = a square from 11 to 99, or 00
expected-a_square_from_11_to_99 = a square from 11 to 99
expected-a_piece_such_as_fu = a piece such as FU
expected-the_end_of_the_move = the end of the move
expected-the_end_of_the_drop = the end of the drop
expected-or_the_end_of_the_move = + or the end of the move
expected-the_number_of_a_move = the number of a move
expected-a_square_such_as_or = a square such as ７六, or 同
expected-a_rank_from_to = a rank from 一 to 九
expected-a_piece_that_promotes_after = a piece that promotes after 成
expected-a_piece_such_as_or = a piece such as 歩 or 成銀
expected-an_origin_from_11_to_99 = an origin from (11) to (99)
expected-an_origin_such_as_77 = an origin such as (77)
expected-an_origin_such_as_77_or = an origin such as (77), or 打
expected-a_square_as_no_move_before_makes_sense_of = a square, as no move before makes sense of 同
expected-a_piece_that_can_be_dropped = a piece that can be dropped
expected-an_sfen = an SFEN
expected-moves_or_the_end_of_the_line = “moves” or the end of the line
expected-a_file_from_1_to_9 = a file from 1 to 9
expected-a_rank_from_a_to_i = a rank from a to i
expected-one_of_p_l_n_s_g_b_r_before = one of P L N S G B R before *
expected-a_file_from_1_to_9_or_a_piece_and = a file from 1 to 9, or a piece and *
expected-a_colon = a colon
expected-a_key_in_quotation_marks = a key in quotation marks
expected-a_number = a number
expected-a_value = a value
expected-an_object = an object
expected-four_hexadecimal_digits = four hexadecimal digits
expected-nine_files = nine files
expected-nine_squares = nine squares
expected-two_hands = two hands
expected-a_word_and_a_value = a word and a value
expected-another_kind_of_value = another kind of value
expected-an_array_of_lines = an array of lines
expected-an_array_of_steps = an array of steps
expected-an_array = an array
expected-a_text = a text
expected-0_or_1 = 0 or 1
expected-nine_files_of_nine_squares = nine files of nine squares
expected-the_number_of_the_next_move = the number of the next move

## miyako check
check-summary = Files: { $files }, games: { $games }, findings: { $findings }, in files: { $wrong }, not readable: { $unreadable }.

## miyako convert
convert-summary = Files: { $files }, games: { $games }, written: { $written }, not written: { $refused }, not readable: { $unreadable }.
convert-lost = { $file }: not in { $target }: { $losses }
convert-refused = { $file }: not written, as this would be lost: { $losses }
convert-one-a-file = { $file }: holds several games, of which { $format } has but one in a file; a folder as -o takes them all
convert-refused-findings = { $file }: not written, because of what was found in it
convert-game = { $file }, game { $number }
convert-exists = { $file }: { $target } exists and stays as it is; --force replaces it
convert-is-input = { $file }: { $target } is itself to be read, and stays as it is; choose another folder
convert-twice = { $file }: { $target } is already made from { $other }; convert them into different folders

## miyako judge
judge-summary = Games: { $games }, agreeing: { $agreeing }, disputed: { $disputed }, not readable: { $unreadable }.

# What is wrong with a record of another game of the family
fault-unknown_game = there is no game called “{ $what }”
fault-unknown_option = the game has no such option, or not this reading: { $what }
fault-illegal_move = not a legal move here: { $what }
fault-unknown_line = neither a move nor anything else that stands in a record: { $what }
fault-bad_position = this is no position of the game; ranks stand between bars, as in lishogi’s files
fault-variation = there is no such move in the line that this variation leaves
fault-too_long = more than 10,000 moves
fault-bad_json = not JSON of such a record: { $what }
convert-not-of-family = { $file }: a game of another kind than standard shogi, which { $format } cannot hold; these can: { $others }
