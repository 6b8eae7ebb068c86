# La bottega: la pagina /workshop, ciò che stampa `miyako craft` e ciò che dice l’API. I nomi sono quelli di crates/diagram/craft.toml.
workshop-title = La bottega
workshop-lead = Di che cosa sono fatti scacchiera e pezzi, e come: legni e venature, caratteri e lacche, tagli e gambe, komadai e scatole, l’orologio, e come si tiene da conto ogni cosa. Con quello che ti piace puoi vestire la tua scacchiera.
workshop-door = La bottega: di che cosa sono fatti scacchiera e pezzi
workshop-contents = Che cosa c’è in bottega
workshop-show = Mostra
workshop-all = tutto
workshop-pieces = pezzi
workshop-boards = scacchiere
workshop-stands = komadai
workshop-boxes = scatole
workshop-clocks = orologio
workshop-care = cura
workshop-order = Ordine
workshop-best-first = prima i più pregiati
workshop-plain-first = prima i più semplici
workshop-rank = { $rank ->
    [1] il più pregiato
   *[other] { $rank }º per pregio
}
workshop-note = A dire il vero:
workshop-choose = Mettilo sulla mia scacchiera
workshop-six-faces = Tutte e sei le facce
workshop-not-found = in bottega non c’è niente con questo nome
workshop-unknown = Nell’indirizzo del disegno c’è un nome che qui non esiste. Al suo posto va uno di questi: { $names }.
workshop-not-drawn = di questo non c’è un disegno
workshop-most-signers = al massimo { $most } firme

dress-title = Vesti la tua scacchiera
dress-lead = Si disegna come la scegli, e la seguono tutte le scacchiere del sito: partite, lezioni, problemi. La scelta resta in questo browser; la portano anche le immagini che scarichi.
dress-wood = Legno della scacchiera
dress-cut = Taglio
dress-lines = Linee
dress-thickness = Altezza
dress-stand = Legno dei komadai
dress-komadai = Komadai
dress-piece-wood = Legno dei pezzi
dress-grain = Venatura
dress-lettering = Mano
dress-face = Segni
dress-lacquer = Lato promosso
dress-making = Lavorazione
dress-board = La scacchiera
dress-pieces = I pezzi
dress-see = Guardala
dress-back = Com’era all’inizio
dress-corner = Vista d’angolo
dress-above = Vista dall’alto
dress-fits = quello adatto alla scacchiera
dress-sun = { $sun } sun ({ $cm } cm)
dress-table = da tavolo
dress-picture = Immagine di questa scacchiera (PNG)
ui-dress-kept = La tua scacchiera è vestita così in tutte le pagine.

workshop-card-title = Un ricordo della partita
workshop-card-lead = Il coperchio di una scatola da esposizione racconta quale partita si è giocata con i suoi pezzi. Scrivi che cosa deve dire, e stampalo.
workshop-card-event = Evento
workshop-card-game = Partita
workshop-card-date = Data
workshop-card-place = Luogo
workshop-card-players = Giocatori
workshop-card-witnesses = Testimoni
workshop-card-make = Disegna il coperchio (PDF)

## Pezzi
craft-shape = Forma e misure
craft-shape-lead = Ogni pezzo ha cinque lati e punta verso l’avversario. Le misure non sono fissate, il loro ordine sì: il Pedone è il più piccolo; la Lancia è più alta, più larga e più spessa; il Cavallo è ancora più largo; Oro e Argento sono uguali, e così Torre e Alfiere; i due Re sono i più grandi.
craft-shape-note = I pezzi più antichi che si conoscano, quelli del Kōfuku-ji di Nara, sono del 1058 e hanno già cinque lati; una delle nostre fonti data il pezzo più antico intorno al 1100.

craft-piece-woods = Legni dei pezzi
craft-piece-woods-lead = Il bosso sta sopra tutti; il bosso del Siam, che è una gardenia, costa meno; gli altri sono ancora più economici, e spesso stampati.
craft-piece-woods-hontsuge = Duro e profumato; con gli anni il colore si fa più bello. Il migliore viene dall’isola di Mikura (shimatsuge 島黄楊) e da Kagoshima (Satsuma tsuge 薩摩黄楊).
craft-piece-woods-siam = Più economico del vero bosso, gli viene subito dietro.
craft-piece-woods-honoki = Una magnolia, fra i legni più economici; i suoi pezzi sono spesso stampati.
craft-piece-woods-iju = Fra i legni più economici per i pezzi.
craft-piece-woods-kaede = Acero, fra i legni più economici per i pezzi.
craft-piece-woods-kaba = Betulla, fra i legni più economici per i pezzi.

craft-grain = Venature e disegni
craft-grain-lead = La venatura diritta (masame 柾目) corre dalla base alla punta e si vede dove la faccia è perpendicolare agli anelli del tronco; vale più del disegno degli anelli stessi (itame 板目). I legni figurati (moku 杢, fu 斑) fanno storia a sé.
craft-grain-itomasa = Diritta, a linee sottilissime, come fili.
craft-grain-akamasa = Diritta e rossiccia.
craft-grain-aramasa = Diritta, a linee rade.
craft-grain-itame = Gli anelli del tronco, ad archi.
craft-grain-torafu = Legno figurato: strisce parallele, come di tigre.
craft-grain-nemoku = Legno figurato: disegno irregolare.
craft-grain-kujaku = Legno figurato: raggi, come la ruota di un pavone.

craft-making = Cinque lavorazioni
craft-making-lead = Il modo in cui i caratteri arrivano sul legno decide più di ogni altra cosa quanto vale una serie. Accanto a ogni pezzo c’è la sezione di un tratto: il legno, e dove sta la lacca.
craft-making-note = La nostra fonte mette i pezzi scritti a pennello nella fascia media e quelli incisi fra la media e l’alta: dove le due si toccano non dice quale valga di più.
craft-making-raised = Incisi, riempiti e laccati ancora, finché i caratteri sporgono dal legno. I migliori e i più cari; con questi si giocano tutte le sfide per i titoli ufficiali.
craft-making-inlaid = Incisi, riempiti fino all’orlo e levigati: caratteri e legno fanno una faccia sola. Di fascia alta.
craft-making-carved = Incisi a V, a macchina o a mano, e laccati dentro. Di fascia media e alta.
craft-making-brushed = Scritti sul legno con il pennello, in stile regolare (kaisho 楷書) o corsivo (sōsho 草書). La lavorazione più antica, oggi rara fuorché a Tendō.
craft-making-stamped = Stampati: la fascia più bassa.

craft-lettering = Gradi dei caratteri
craft-lettering-lead = Più è basso il grado, più i caratteri sono semplificati; sopra tutti i gradi stanno le mani dei calligrafi.
craft-lettering-calligraphic = Gli stili dei grandi calligrafi, raccontati qui sotto.
craft-lettering-jobori = Lo stile di base, quello che si usa negli eventi ufficiali.
craft-lettering-chubori = Un passo più semplice del jōbori.
craft-lettering-namibori = Ancora più semplice.
craft-lettering-kurobori = Il più semplificato di tutti.

craft-hands = Mani di calligrafi
craft-hands-lead = Una serie prende il nome dalla mano che i suoi caratteri seguono. Le prime tre sono le più diffuse.
craft-hands-note = Di nessuna delle sei esiste un carattere tipografico libero, e perciò non possiamo disegnarle: le nostre scacchiere sono scritte con le mani che vengono dopo.
craft-hands-kinki = Dalla mano dell’imperatore Go-Mizunoo.
craft-hands-minase = Dalla mano di Minase Kanenari.
craft-hands-makiryoko = Dal calligrafo di questo nome.
craft-hands-genbee = Una delle mani meno diffuse.
craft-hands-shoryu = Da Shōryūsai.
craft-hands-gado = Da Ono Gadō.

craft-fonts = Le mani delle nostre scacchiere
craft-fonts-lead = Tre caratteri liberi per tutti, con cui scrive Miyako.
craft-fonts-syuku = Un pennello quieto.
craft-fonts-mincho = Caratteri a stampa, come nei libri.
craft-fonts-klee = Una matita.

craft-faces = Che cosa porta scritto un pezzo
craft-faces-lead = Di regola due caratteri. La televisione ne mostra uno, che si legge da lontano; chi impara e chi non legge i kanji hanno facce per loro.
craft-faces-two = Tutti e due i caratteri, come sui pezzi di legno.
craft-faces-one = Un carattere solo, come in televisione.
craft-faces-moves = Intorno al carattere le mosse; un pezzo promosso dice in piccolo, nell’angolo in basso a destra, che cos’era.
craft-faces-moves-name = Per chi comincia
craft-faces-letters = Lettere, per chi non legge i kanji.
craft-faces-letters-name = Lettere occidentali
craft-faces-chess = Figure note a chi gioca a scacchi: la corona con la croce è il Re, quella a cinque punte l’Oro, quella a tre l’Argento. Una crocetta dice che il pezzo è promosso.
craft-faces-chess-name = Figure come negli scacchi

craft-lacquer = Colori della lacca
craft-lacquer-lead = Spesso i caratteri della faccia promossa sono rossi: così si vede subito quali pezzi sono promossi.
craft-lacquer-genpei = La faccia promossa è rossa.
craft-lacquer-sakiwake = È rossa la faccia promossa, e anche il carattere superiore di quella normale.
craft-lacquer-black = La faccia promossa è nera come l’altra.
craft-lacquer-black-name = Tutto nero

craft-bases = Firmati sotto la base
craft-bases-lead = Chi fa una serie la firma sotto i Re: la base del gyokushō 玉将 porta il nome dell’artigiano, quella dell’ōshō 王将 il nome dello stile. Qui: «mano di Maki Ryōko», «fatto da Gassan».

## Scacchiere
craft-board-woods = Legni delle scacchiere
craft-board-woods-lead = Il kaya è il migliore; fra gli altri sei non c’è un ordine.
craft-board-woods-kaya = Dorato, elastico, profumato, di buon suono. Il più pregiato è lo Hyūga kaya 日向榧, di Miyazaki. L’albero è protetto, e si prende soltanto quando muore.
craft-board-woods-shinkaya = Un abete rosso; il suo nome significa «kaya nuovo».
craft-board-woods-katsura = Il katsura, uno dei legni che si usano oltre al kaya.
craft-board-woods-icho = Ginkgo, uno dei legni che si usano oltre al kaya.
craft-board-woods-hinoki = Cipresso hinoki, uno dei legni che si usano oltre al kaya.
craft-board-woods-hiba = Uno dei legni che si usano oltre al kaya.
craft-board-woods-agathis = Uno dei legni che si usano oltre al kaya.

craft-cuts = Sei tagli
craft-cuts-lead = Il punto del tronco da cui viene il blocco decide che cosa mostrano le facce: linee diritte (masame) o archi (itame). Su ogni scacchiera le linee della faccia superiore corrono lungo le colonne. A sinistra si vede la testa del tronco, con gli anelli e il blocco al suo posto; a destra il blocco com’è quando ne esce.
craft-cuts-note = Tenmasa e oimasa mostrano le stesse facce: cambia dove passa il raggio del tronco. Gli ultimi due si leggono per lo più kiura e kiomote, e si scrivono 木裏 e 木表; qui stanno come li scrive la nostra fonte.
craft-cuts-shihomasa = Diritta sopra, sotto e su due lati; il raggio passa per due angoli opposti della fronte. Vuole un albero molto vecchio e spreca molto legno; il lato migliore diventa la faccia superiore. Meglio lontano dal centro.
craft-cuts-tenchimasa = Diritta sopra e sotto, ad archi sui lati; il raggio divide a metà i due lati. Nessuna faccia è di per sé quella superiore: si sceglie la migliore. Meglio lontano dal centro.
craft-cuts-tenmasa = Diritta sopra e sul lato più vicino al centro, ad archi sotto e sul lato lontano; il raggio corre lungo la faccia superiore. È la venatura più esatta, uguale da un capo all’altro: molto pregiata.
craft-cuts-oimasa = Diritta sopra e sul lato più vicino al centro, ad archi sotto e sul lato lontano; il raggio corre lungo un lato. Di solito è l’ultimo taglio che si fa. Meglio lontano dal centro.
craft-cuts-kiura = Diritta soltanto su una parte della faccia superiore, ad archi sotto e sui lati; il raggio divide a metà sopra e sotto, e la faccia superiore è la più vicina al centro. Per tronchi sottili.
craft-cuts-kiomote = Diritta soltanto su una parte della faccia inferiore, ad archi sopra e sui lati; il raggio divide a metà sopra e sotto, e la faccia inferiore è la più vicina al centro. Il più economico.

craft-lines = Linee
craft-lines-lead = Le linee sono lacca che poggia sul legno. Le quattro stelle si imprimono con uno stilo caldo.
craft-lines-sword = Con la spada: una lama senza filo, calda, si intinge nella lacca e si posa sul legno. Le migliori.
craft-lines-brush = Con il pennello. Di fascia media.
craft-lines-spatula = Con la spatola. Di fascia media.
craft-lines-printed = A macchina: economiche.
craft-lines-printed-name = Stampate

craft-boards = Da pavimento e da tavolo
craft-boards-lead = Un sun 寸 è 3,03 cm; dieci sun fanno uno shaku 尺.
craft-boards-note = Le scacchiere da tavolo hanno misure numerate, fino a 30; in centimetri sono dette soltanto la 3 e la 10, e quelle in mezzo non le indoviniamo.
craft-boards-floor = Larga 1 shaku e 1 sun, lunga 1 shaku e 2 sun (33 × 36 cm), alta da 2 a 9 sun, qualcuna fino a 15: più è spessa, più è pregiata. Nelle partite ufficiali 6 o 7.
craft-boards-table = Dalla misura 3 (26 × 30 cm) alla 10 (32 × 35 cm). Per lo più di quattro blocchi, con una cerniera di carta o di stoffa per piegarla.

craft-materials = Legno, plastica, magneti
craft-materials-lead = Una scacchiera può essere di tre materiali.
craft-materials-wood = Come si racconta qui.
craft-materials-wood-name = Legno
craft-materials-plastic = Al posto del legno.
craft-materials-plastic-name = Plastica
craft-materials-magnetic = Da viaggio.
craft-materials-magnetic-name = Magnetica

craft-underside = Sotto la scacchiera
craft-underside-lead = Quello che nessuno vede mentre si gioca: un incavo, quattro gambe, forse una firma.
craft-underside-hollow = Una piramide rovesciata, scavata nella faccia inferiore. Il popolo la chiama chidamari 血溜まり, «pozza di sangue», e ne racconta una leggenda; serve al suono, all’umidità, e a evitare che il legno si spacchi.
craft-underside-legs = Le gambe hanno la forma del frutto di gardenia, il cui nome suona come «senza bocca» (口無し): chi guarda, taccia. Hanno otto spicchi, numero che porta fortuna, anche se il frutto ne ha sei. Una è soltanto incastrata, e nasconde la firma dell’artigiano; la faccia inferiore può essere firmata e timbrata dopo le partite ufficiali.

## Komadai
craft-stands = Tre tipi di komadai
craft-stands-lead = Il komadai è un poco più basso della scacchiera accanto a cui sta.
craft-stands-yagura = A quattro gambe (yonhon’ashi 四本足), per scacchiere alte 6 sun o più.
craft-stands-ippon = A una gamba, con la base quadrata, per scacchiere alte 6 sun o meno.
craft-stands-ita = Piatto (detto anche takujō-yō 卓上用), per scacchiere da tavolo.

craft-stand-woods = Legni dei komadai
craft-stand-woods-lead = Anche qui sono pregiati la venatura diritta e il legno figurato.
craft-stand-woods-kaya = Il legno delle scacchiere migliori.
craft-stand-woods-kuwa = Gelso; il più pregiato è lo shimakuwa 島桑, delle isole di Mikura e di Miyake.
craft-stand-woods-hiba = Si usa anche questo.
craft-stand-woods-katsura = Si usa anche questo.
craft-stand-woods-shinkaya = Si usa anche questo.

craft-fans = Come vi si posano i pezzi
craft-fans-lead = Un komadai è grande circa tre caselle per tre: ci sta una dozzina di pezzi. Si dispongono a ventaglio, insieme quelli di grandezza simile, ogni tipo un poco staccato, tutti con la faccia non promossa in alto, perché i due giocatori li leggano con un’occhiata.

## Scatole
craft-boxes = Sacchetto, scatole e coperture
craft-boxes-lead = I pezzi riposano in un sacchetto, il sacchetto in una scatola; scacchiera e komadai hanno coperture per loro.
craft-boxes-bag = Sacchetto quadrato con il laccio (kinchaku-bukuro 巾着袋), di broccato (kinran 金襴).
craft-boxes-box = Dello stesso legno dei komadai, o di un legno fine.
craft-boxes-display = Scatola piatta in cui i pezzi si espongono, talvolta foderata di velluto. Dopo una partita ufficiale il coperchio porta evento, partita, data e luogo, con le firme e i timbri dei giocatori e dei testimoni.
craft-boxes-stand-box = Con il coperchio scorrevole e il manico, per lo più di paulownia. Ha tre scomparti: nei due verticali, in basso, stanno i komadai; in quello orizzontale, in alto, la scatola dei pezzi.
craft-boxes-cloth = Telo che copre una scacchiera con le gambe.
craft-boxes-lid = Coperchio per una scacchiera con le gambe, dello stesso legno della scatola dei komadai; dopo le partite ufficiali lo si firma all’interno.
craft-boxes-flat-box = Scatola piatta per le scacchiere da tavolo e i loro komadai.

craft-box-woods = Legni delle scatole
craft-box-woods-lead = Una scatola è del legno dei suoi komadai, o di uno di questi.
craft-box-woods-kokutan = Ebano.
craft-box-woods-shitan = Palissandro.
craft-box-woods-kurogaki = Legno di cachi a strisce nere.
craft-box-woods-kuwa = Gelso.
craft-box-woods-keyaki = Zelkova.
craft-box-woods-kaya = Il legno delle scacchiere migliori.
craft-box-woods-kiri = Paulownia.

## Orologio
craft-clocks = L’orologio e il suo supporto
craft-clocks-lead = L’orologio (taikyokudokei 対局時計) ne contiene due in una sola cassa. Nelle gare dei professionisti lo aziona il cronometrista, in quelle dei dilettanti i giocatori: chi ha mosso preme il pulsante con la mano che ha mosso. Da che lato della scacchiera sta lo sceglie Bianco, e tutti e due devono arrivarci.
craft-clocks-dials = Due quadranti con le lancette, e per ciascuno una bandierina che cade quando il tempo è finito. Non sa contare i secondi di una singola mossa: va bene per le partite senza byōyomi (kiremake 切れ負け).
craft-clocks-dials-name = A due quadranti
craft-clocks-figures = Conta alla rovescia in cifre e passa da solo al byōyomi; molti dicono i secondi con una voce o con un suono. Nel disegno ha mosso il giocatore di sinistra: corrono i trenta secondi dell’altro.
craft-clocks-figures-name = A cifre
craft-clocks-stand = Solleva l’orologio accanto a una scacchiera da pavimento, perché per premere il pulsante non ci si debba chinare fino alla stuoia.

## Cura
craft-care = Come si tengono
craft-care-lead = Il legno tagliato continua a vivere: prende umidità e la restituisce. Gli serve poco, ma con costanza.
craft-care-note = Oltre all’incavo, al sacchetto e alle coperture, le nostre fonti non parlano di cura: qui c’è quello che fa di solito chi possiede una serie di legno. Chi ha fatto la tua ne sa di più.
craft-care-wiping = Passare un panno morbido e asciutto, dopo ogni giorno di gioco: sono il sudore e il grasso delle dita a scurire una serie a macchie. Niente acqua né detersivi, sui pezzi come sulla scacchiera, dove le linee sono lacca che poggia sul legno.
craft-care-oil = Olio di semi di camelia, per i pezzi di bosso, di rado e poco: una goccia sul panno, non sul pezzo; poi un panno asciutto toglie quello che avanza. Se è troppo, macchia il legno e si raccoglie intorno ai caratteri.
craft-care-place = Lontano dal sole, dalle stufe, dai termosifoni e dai condizionatori: dove il legno asciuga in fretta o da una parte sola si imbarca e si spacca. Nelle scacchiere da pavimento l’incavo sotto aiuta a evitarlo.
craft-care-place-name = Il posto giusto
craft-care-rest = Conta i pezzi: sono quaranta, più i Pedoni di scorta. Tornano nel loro sacchetto, e il sacchetto nella scatola; la scacchiera da pavimento sotto il telo o il coperchio, quella da tavolo nella sua scatola piatta. Le serie di plastica o magnetiche chiedono soltanto di non restare in un’auto al sole.
craft-care-rest-name = Dopo la partita
error-wish-lid-signers = Su un coperchio firmano al massimo in otto, giocatori e testimoni insieme: togli qualche nome.
