# 棋譜ファイルの読み書きで述べること（miyako check、convert、サイトでの取り込み）。

## 指摘（コード別）
finding-not_text = UTF-8、UTF-16、Shift_JIS、EUC-JP のいずれの文書でもありません
finding-not_a_record = ここには棋譜がありません：既知の形の指し手も局面も見当たりません
finding-unknown_handicap = 手合割「{ $name }」は不明です。盤面図があれば開始局面がわかります
finding-other_game = これは{ $name }の棋譜で、本将棋ではないため読めません
finding-diagram_contradicts_handicap = 盤面図が{ $name }の開始局面と異なります。盤面図を採ります
finding-bad_diagram = ここには次のものが必要です：{ $expected }
finding-impossible_start = この局面から対局は始められません：{ $faults }
finding-odd_start = 開始局面が通常と異なりますが、そのまま読みます：{ $faults }
finding-bad_sfen = SFEN ではありません：{ $reason }
finding-bad_usi_move = USI の指し手ではありません。必要なもの：{ $expected }
finding-unexpected_word = 「{ $found }」とありますが、必要なもの：{ $expected }
finding-bad_move = ここには次のものが必要です：{ $expected }
finding-unclear_move = この局面の指し手として読めません：{ $reason }
finding-other_piece = 指し手の駒が違います。その升の駒：{ $found }
finding-illegal_move = { $move } はルール違反です：{ $reason }
finding-takes_king = 玉を取る手で、対局はここで終わります
finding-out_of_turn = 相手の手番です
finding-unmarked_move = どちらの手か符号がありません。手番でない側の手として読みましたが、相手の駒を動かした手かもしれません
finding-moves_not_read = ここから先の指し手は読みません：対局はその前で止まっています
finding-variation_not_read = この変化は読みません：置き換えるべき手が前のどの手順にもありません
finding-unannounced_variation = 手数が戻っています。変化として読みますが、「変化」の行が必要です
finding-other_games_not_read = 最初の一局だけを読み、ここから先の棋譜は読みません
finding-too_large = この一局は{ $limit }バイトを超えるため棋譜ではなく、読みません
finding-wrong_number = これは{ $expected }手目です。その数字が必要です
finding-bad_time = 消費時間の書き方の例：{ $expected }
finding-unknown_ending = 「{ $word }」という終局は不明です。そのまま残します
finding-contradictory_closing = 上の指し手や終局と合いません。そちらを採ります
finding-unknown_line = この行はここでは意味を持ちません
finding-bad_json = ここから先は JSON ではないため読めません。必要なもの：{ $expected }
finding-bad_field = 項目「{ $field }」に必要なもの：{ $expected }
finding-unknown_field = 項目「{ $field }」はここでは意味を持ちません
finding-contradictory_field = 項目「{ $field }」が盤面と合いません。盤面を採ります
finding-ambiguous_names = 対局者名に空白があり、どこから後手の名前か分かりません。
finding-ambiguous_variation = 本譜の変化とも直前の手順の変化とも読めます。本譜の変化として読みました。
finding-more_warnings = ここから先にも同様の注意があります
finding-other_format = ファイル名は{ $named }ですが、内容は{ $found }です
finding-other_encoding = この名前のファイルは{ $named }が通例ですが、{ $found }で書かれています

## 別の駒があるはずの升にあるもの
found-no_piece = 駒なし

## 指し手として読めない理由
unclear-malformed = 必要なもの：{ $expected }
unclear-other_side = 手番でない側の印です
unclear-no_piece = そこへそのように行ける駒がありません
unclear-other_piece = その升の駒：{ $found }
unclear-ambiguous = 次のいずれとも読めます：{ $moves }

## SFEN の不備
sfen-unknown_piece = 「{ $found }」は駒ではありません。PLNSGBRK、plnsgbrk、+、1〜9、/ のいずれかが必要です
sfen-not_promotable = + の後は PLNSBR か plnsbr のいずれかです
sfen-rank_length = { $rank }段目が9升ではなく{ $squares }升です
sfen-rank_count = 盤が9段ではなく{ $ranks }段です
sfen-unknown_turn = 手番は b か w です
sfen-unknown_hand_piece = 「{ $found }」は持駒になりません。RBGSNLP、rbgsnlp、- のいずれかが必要です
sfen-bad_hand_count = 持駒の枚数は1〜18で、駒の前に書きます
sfen-repeated_hand_piece = 持駒の「{ $found }」が二度あります
sfen-bad_ply = 手数は1〜65535です
sfen-trailing_text = 手数の後には何も書けません
sfen-missing = { $part }がありません
part-board = 盤面
part-side_to_move = 手番

## そこに必要なもの
expected-0_16_00_00_16 = 「( 0:16/00:00:16)」
expected-t12_or_t12_345_after_a_move = 指し手の後の T12 または T12.345
expected-nine_ranks = 九段の盤面図
expected-no_tenth_rank = 盤面図の終わり（段は九つ）
expected-a_piece_v_and_a_piece_or = 駒、v と駒、または「・」
expected-a_piece_that_can_be_in_hand_with_its_number = 持駒になる駒とその枚数
expected-a_piece_that_can_be_in_hand = 持駒になる駒
expected-a_number_from_1_to_18_after_the_piece = 駒の後に1〜18の枚数
expected-a_number_of_moves_up_to_65535 = 65535までの手数
expected-a_square_and_the_piece_that_stands_there = 升とそこにある駒
expected-nine_cells_such_as_fu_or = +FU や * のような九升
expected-the_end_of_the_rank_after_nine_cells = 九升の後の段の終わり
expected-a_square_or_00_and_a_piece = 升または 00 と、駒
expected-no_more_pieces_of_a_kind_than_a_set_has = 一組を超えない枚数の駒
expected-a_square_from_11_to_99_or_00 = 11〜99の升、または 00
expected-a_square_from_11_to_99 = 11〜99の升
expected-a_piece_such_as_fu = FU のような駒
expected-the_end_of_the_move = 指し手の終わり
expected-the_end_of_the_drop = 打つ手の終わり
expected-or_the_end_of_the_move = + または指し手の終わり
expected-the_number_of_a_move = 手数
expected-a_square_such_as_or = ７六のような升、または「同」
expected-a_rank_from_to = 一〜九の段
expected-a_piece_that_promotes_after = 「成」の後に成れる駒
expected-a_piece_such_as_or = 歩や成銀のような駒
expected-an_origin_from_11_to_99 = (11)〜(99)の移動元
expected-an_origin_such_as_77 = (77)のような移動元
expected-an_origin_such_as_77_or = (77)のような移動元、または「打」
expected-a_square_as_no_move_before_makes_sense_of = 升（「同」が指す前の手がありません）
expected-a_piece_that_can_be_dropped = 打てる駒
expected-an_sfen = SFEN
expected-moves_or_the_end_of_the_line = 「moves」または行の終わり
expected-a_file_from_1_to_9 = 1〜9の筋
expected-a_rank_from_a_to_i = a〜i の段
expected-one_of_p_l_n_s_g_b_r_before = * の前に P L N S G B R のいずれか
expected-a_file_from_1_to_9_or_a_piece_and = 1〜9の筋、または駒と *
expected-a_colon = コロン
expected-a_key_in_quotation_marks = 引用符で囲んだキー
expected-a_number = 数
expected-a_value = 値
expected-an_object = オブジェクト
expected-four_hexadecimal_digits = 十六進数四桁
expected-nine_files = 九つの筋
expected-nine_squares = 九つの升
expected-two_hands = 両者の持駒
expected-a_word_and_a_value = 語と値
expected-another_kind_of_value = 別の種類の値
expected-an_array_of_lines = 手順の配列
expected-an_array_of_steps = 手の配列
expected-an_array = 配列
expected-a_text = 文字列
expected-0_or_1 = 0 または 1
expected-nine_files_of_nine_squares = 九升ずつの九つの筋
expected-the_number_of_the_next_move = 次の手の手数

## miyako check
check-summary = ファイル：{ $files }、棋譜：{ $games }、指摘：{ $findings }（ファイル：{ $wrong }）、読めないもの：{ $unreadable }

## miyako convert
convert-summary = ファイル：{ $files }、棋譜：{ $games }、書き出し：{ $written }、書かなかったもの：{ $refused }、読めないもの：{ $unreadable }
convert-lost = { $file }：{ $target } に書けなかったもの：{ $losses }
convert-refused = { $file }：次のものが失われるため書き出しません：{ $losses }
convert-one-a-file = { $file }：複数の棋譜がありますが、{ $format }は一つのファイルに一局です。-o にフォルダーを指定してください
convert-refused-findings = { $file }：指摘があるため書き出しません
convert-game = { $file }（{ $number }局目）
convert-exists = { $file }：{ $target } は既にあるのでそのままです。--force で置き換えます
convert-is-input = { $file }：{ $target } は読み取り元なのでそのままです。別のフォルダーを選んでください
convert-twice = { $file }：{ $target } は既に { $other } から作られます。別々のフォルダーに変換してください

## miyako judge
judge-summary = 対局：{ $games }、一致：{ $agreeing }、不一致：{ $disputed }、読めないもの：{ $unreadable }

# 本将棋以外の棋譜の誤り
fault-unknown_game = 「{ $what }」という将棋はありません
fault-unknown_option = この将棋にその選択肢または解釈はありません: { $what }
fault-illegal_move = ここでは合法手ではありません: { $what }
fault-unknown_line = 指し手でも棋譜のほかの行でもありません: { $what }
fault-bad_position = この将棋の局面ではありません。lishogi のファイルのように、各段を縦棒で囲んでください
fault-variation = この変化が分かれる手は、前の手順にありません
fault-too_long = 一万手を超えています
fault-bad_json = この種の棋譜の JSON ではありません: { $what }
convert-not-of-family = { $file }: 本将棋以外の棋譜は { $format } に書けません。書けるのは { $others } です
