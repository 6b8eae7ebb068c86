# Partite registrate nei file: che cosa ne dicono lettori e scrittori (miyako check, convert; importazioni nel sito).

## Osservazioni, secondo il loro codice
finding-not_text = non è testo in UTF-8, UTF-16, Shift_JIS o EUC-JP
finding-not_a_record = qui non comincia nessuna partita: non c’è né una mossa né una posizione in una forma nota
finding-unknown_handicap = l’handicap «{ $name }» non è noto; un diagramma direbbe la posizione iniziale
finding-other_game = questa è una partita di { $name }, non di shōgi comune: quel gioco qui non si legge
finding-diagram_contradicts_handicap = il diagramma non è la posizione iniziale di { $name }; vale il diagramma
finding-bad_diagram = ci vuole { $expected }
finding-impossible_start = nessuna partita può cominciare così: { $faults }
finding-odd_start = la partita comincia da una posizione insolita, presa così com’è: { $faults }
finding-bad_sfen = non è uno SFEN: { $reason }
finding-bad_usi_move = non è una mossa USI: ci vuole { $expected }
finding-unexpected_word = c’è «{ $found }», ci vuole { $expected }
finding-bad_move = ci vuole { $expected }
finding-unclear_move = questo non dice una mossa della posizione: { $reason }
finding-other_piece = la mossa nomina un altro pezzo: su quella casella sta { $found }
finding-illegal_move = { $move } è contro le regole: { $reason }
finding-takes_king = così si prende il re, e la partita finisce
finding-out_of_turn = è il turno dell’altro giocatore
finding-unmarked_move = nessun segno dice di chi è questa mossa: la leggo come una mossa fuori turno, ma potrebbe essere fatta con un pezzo dell’avversario
finding-moves_not_read = le mosse da qui in poi non sono lette: la partita si ferma prima
finding-variation_not_read = questa variante non è letta: nessuna linea precedente ha una mossa con quel numero, di cui prendere il posto
finding-unannounced_variation = questo numero ritorna: è letto come variante, che 変化 dovrebbe annunciare
finding-other_games_not_read = è letta solo la prima partita, non quelle da qui in poi
finding-too_large = questa partita occupa più di { $limit } byte, quindi non lo è, e non è letta
finding-wrong_number = questa è la mossa { $expected }: qui ci vuole quel numero
finding-bad_time = il tempo va scritto come { $expected }
finding-unknown_ending = «{ $word }» non è una conclusione nota; resta com’è scritta
finding-contradictory_closing = le mosse e la conclusione qui sopra dicono altro, e valgono loro
finding-unknown_line = questa riga qui non significa nulla
finding-bad_json = da qui in poi non è JSON e non si legge altro: ci vuole { $expected }
finding-bad_field = nel campo «{ $field }» ci vuole { $expected }
finding-unknown_field = il campo «{ $field }» qui non significa nulla
finding-contradictory_field = la scacchiera dice altro dal campo «{ $field }», e vale lei
finding-ambiguous_names = I nomi dei giocatori contengono spazi: dove cominci il secondo non si può dire.
finding-ambiguous_variation = Questa variante potrebbe partire dalla linea principale o da quella precedente: è letta come variante della principale.
finding-more_warnings = da qui in poi ci sono altri avvisi simili
finding-other_format = il nome del file promette { $named }, ma questo è { $found }
finding-other_encoding = in un file con questo nome i programmi si aspettano { $named }, ma questo è { $found }

## Che cosa sta su una casella al posto del pezzo atteso
found-no_piece = nessun pezzo

## Perché un testo non dice una mossa
unclear-malformed = ci vuole { $expected }
unclear-other_side = il segno è quello di chi non ha il turno
unclear-no_piece = nessun pezzo di questo giocatore può andare là come dice il testo
unclear-other_piece = su quella casella sta { $found }
unclear-ambiguous = può essere una qualsiasi di { $moves }

## Che cosa non va in uno SFEN
sfen-unknown_piece = «{ $found }» non è un pezzo; ci vuole uno di PLNSGBRK, plnsgbrk, +, 1–9 o /
sfen-not_promotable = + può stare solo davanti a uno di PLNSBR o plnsbr
sfen-rank_length = la traversa { $rank } descrive { $squares } caselle invece di 9
sfen-rank_count = la scacchiera ha { $ranks } traverse invece di 9
sfen-unknown_turn = chi muove si indica con b o w
sfen-unknown_hand_piece = «{ $found }» non può stare in mano; ci vuole RBGSNLP, rbgsnlp o -
sfen-bad_hand_count = un numero di pezzi in mano va da 1 a 18 e sta davanti a un pezzo
sfen-repeated_hand_piece = «{ $found }» è contato due volte in mano
sfen-bad_ply = il numero della mossa va da 1 a 65535
sfen-trailing_text = dopo il numero della mossa non ci va più nulla
sfen-missing = manca { $part }
part-board = la scacchiera
part-side_to_move = chi muove

## Che cosa ci vuole in quel punto
expected-0_16_00_00_16 = «( 0:16/00:00:16)»
expected-t12_or_t12_345_after_a_move = T12 o T12.345, dopo una mossa
expected-nine_ranks = un diagramma di nove traverse
expected-no_tenth_rank = la fine del diagramma: le traverse sono nove
expected-a_piece_v_and_a_piece_or = un pezzo, v e un pezzo, oppure ・
expected-a_piece_that_can_be_in_hand_with_its_number = un pezzo che possa stare in mano, con il suo numero
expected-a_piece_that_can_be_in_hand = un pezzo che possa stare in mano
expected-a_number_from_1_to_18_after_the_piece = un numero da 1 a 18 dopo il pezzo
expected-a_number_of_moves_up_to_65535 = un numero di mosse fino a 65535
expected-a_square_and_the_piece_that_stands_there = una casella e il pezzo che vi sta
expected-nine_cells_such_as_fu_or = una serie di nove caselle come +FU o *
expected-the_end_of_the_rank_after_nine_cells = la fine della traversa dopo nove caselle
expected-a_square_or_00_and_a_piece = una casella o 00, e un pezzo
expected-no_more_pieces_of_a_kind_than_a_set_has = non più pezzi di un tipo che in una serie
expected-a_square_from_11_to_99_or_00 = una casella da 11 a 99, oppure 00
expected-a_square_from_11_to_99 = una casella da 11 a 99
expected-a_piece_such_as_fu = un pezzo come FU
expected-the_end_of_the_move = la fine della mossa
expected-the_end_of_the_drop = la fine del paracadutaggio
expected-or_the_end_of_the_move = + o la fine della mossa
expected-the_number_of_a_move = il numero di una mossa
expected-a_square_such_as_or = una casella come ７六, oppure 同
expected-a_rank_from_to = una traversa da 一 a 九
expected-a_piece_that_promotes_after = un pezzo che si promuove dopo 成
expected-a_piece_such_as_or = un pezzo come 歩 o 成銀
expected-an_origin_from_11_to_99 = una provenienza da (11) a (99)
expected-an_origin_such_as_77 = una provenienza come (77)
expected-an_origin_such_as_77_or = una provenienza come (77), oppure 打
expected-a_square_as_no_move_before_makes_sense_of = una casella, perché nessuna mossa precedente dà senso a 同
expected-a_piece_that_can_be_dropped = un pezzo che si possa paracadutare
expected-an_sfen = uno SFEN
expected-moves_or_the_end_of_the_line = «moves» o la fine della riga
expected-a_file_from_1_to_9 = una colonna da 1 a 9
expected-a_rank_from_a_to_i = una traversa da a a i
expected-one_of_p_l_n_s_g_b_r_before = uno di P L N S G B R davanti a *
expected-a_file_from_1_to_9_or_a_piece_and = una colonna da 1 a 9, oppure un pezzo e *
expected-a_colon = due punti
expected-a_key_in_quotation_marks = una chiave fra virgolette
expected-a_number = un numero
expected-a_value = un valore
expected-an_object = un oggetto
expected-four_hexadecimal_digits = quattro cifre esadecimali
expected-nine_files = nove colonne
expected-nine_squares = nove caselle
expected-two_hands = le mani dei due giocatori
expected-a_word_and_a_value = una parola e un valore
expected-another_kind_of_value = un altro tipo di valore
expected-an_array_of_lines = un elenco di linee
expected-an_array_of_steps = un elenco di passi
expected-an_array = un elenco
expected-a_text = un testo
expected-0_or_1 = 0 o 1
expected-nine_files_of_nine_squares = nove colonne di nove caselle
expected-the_number_of_the_next_move = il numero della mossa seguente

## miyako check
check-summary = File: { $files }, partite: { $games }, osservazioni: { $findings }, in file: { $wrong }, illeggibili: { $unreadable }.

## miyako convert
convert-summary = File: { $files }, partite: { $games }, scritte: { $written }, non scritte: { $refused }, illeggibili: { $unreadable }.
convert-lost = { $file }: in { $target } manca: { $losses }
convert-refused = { $file }: non scritto, perché andrebbe perso: { $losses }
convert-one-a-file = { $file }: contiene più partite, e un file { $format } ne tiene una sola; con una cartella come -o ci stanno tutte
convert-refused-findings = { $file }: non scritto, per ciò che vi si è trovato
convert-game = { $file }, partita { $number }
convert-exists = { $file }: { $target } esiste già e resta com’è; --force lo sostituisce
convert-is-input = { $file }: { $target } è fra i file da leggere e resta com’è; scegli un’altra cartella
convert-twice = { $file }: { $target } viene già da { $other }; convertili in cartelle diverse

## miyako judge
judge-summary = Partite: { $games }, d’accordo: { $agreeing }, contese: { $disputed }, illeggibili: { $unreadable }.

# Che cosa non va in una partita di un altro gioco della famiglia
fault-unknown_game = non c’è un gioco che si chiami «{ $what }»
fault-unknown_option = il gioco non ha questa opzione, o non questa lettura: { $what }
fault-illegal_move = qui non è una mossa legale: { $what }
fault-unknown_line = non è né una mossa né altro che stia in una partita scritta: { $what }
fault-bad_position = questa non è una posizione del gioco; le traverse stanno fra barre, come nei file di lishogi
fault-variation = nella linea da cui questa variante si stacca non c’è questa mossa
fault-too_long = più di 10.000 mosse
fault-bad_json = non è il JSON di una partita così: { $what }
convert-not-of-family = { $file }: una partita di un gioco diverso dallo shōgi comune, che { $format } non può contenere; possono { $others }
