# Certificati di grado: riga di comando e stampe.

certificate-issued = Certificato n. { $serial }: { $name }, { $grade }.
certificate-annulled = Il certificato n. { $serial } non è più valido.
certificate-state-annulled = annullato: { $why }
certificate-state-replaced = sostituito dal n. { $serial }: { $why }
certificate-whole = { $count ->
    [0] Il registro è vuoto.
    [one] Il registro è integro: un certificato.
   *[other] Il registro è integro: { $count } certificati.
 }
certificate-holds = È autentico e valido.
certificate-void = È autentico, ma non è più valido.
certificate-not-genuine = Non è nel registro: numero e sigillo non corrispondono a nessun certificato.
certificate-no-person = { $person } non c’è; «miyako club person add» lo aggiunge
certificate-no-grade = indica il grado, per esempio 3d: di { $person } il circolo non ne conosce
certificate-no-issuer = indica chi rilascia il certificato, per esempio 'Circolo Torino'
certificate-what-file = il file deve finire in .pdf, .svg o .png

certificate-refused-name = serve un nome di una riga, di 80 caratteri al massimo
certificate-refused-issuer = serve il nome di chi rilascia, di una riga e di 80 caratteri al massimo (40 in giapponese)
certificate-refused-reserved = «{ $value }» è il nome di un’associazione che rilascia certificati propri; usa il nome del tuo circolo
certificate-refused-validity = la validità finisce ({ $value }) prima della data del certificato
certificate-refused-serial = non c’è un certificato n. { $value }
certificate-refused-annulled = il certificato n. { $value } non è più valido
certificate-refused-why = indica il motivo, in una riga di 200 caratteri al massimo

certificate-fault-number = qui manca una riga del registro, o ce n’è una doppia
certificate-fault-seal = questa riga è stata modificata dopo essere stata sigillata
certificate-fault-previous = la riga precedente non è quella che c’era quando questa è stata sigillata
certificate-fault-act = questa riga dice qualcosa che non può essere: un numero che manca o è doppio, o l’annullamento di un certificato già annullato

certificate-title = Certificato di { $grade }
certificate-until = fino al { $day }
certificate-part-name = Nome
certificate-part-grade = Grado
certificate-part-text = Testo
certificate-part-reading = Lettura
certificate-part-meaning = Significato
certificate-part-date = Data
certificate-part-issuer = Rilasciato da
certificate-part-signatures = Firme
certificate-part-validity = Valido
certificate-part-number = Numero e sigillo

certificate-meaning-kyu = Si attesta una forza di gioco di { $grade }.
certificate-meaning-1d = Da tempo ti dedichi allo shōgi con cura, senza trascurare lo studio. Riconoscendo i tuoi notevoli progressi, ti si conferisce il 1° dan.
certificate-meaning-2d = Da tempo ti dedichi allo shōgi con cura, senza trascurare lo studio. Riconoscendo il tuo notevole avanzamento, ti si conferisce il 2° dan.
certificate-meaning-3d = Da tempo ti dedichi allo shōgi con cura, senza trascurare lo studio. Riconoscendo che la tua tecnica è chiaramente migliorata, ti si conferisce il 3° dan.
certificate-meaning-4d = Da tempo ti dedichi allo shōgi con cura e accumuli studio su studio. Riconoscendo la tua abilità esercitata e superiore, ti si conferisce il 4° dan.
certificate-meaning-5d = Da tempo sei esperto di shōgi e ti sei esercitato bene. Riconoscendo la tua maestria sempre più profonda, ti si conferisce il 5° dan.
certificate-meaning-6d = Da tempo sei esperto di shōgi e ti sei esercitato bene. Riconoscendo una finezza di gioco divenuta profondissima, ti si conferisce il 6° dan.
certificate-meaning-7d = Da tempo sei esperto di shōgi e la tua condotta è corretta. Poiché hai raggiunto la sottigliezza di un maestro, ti si conferisce il 7° dan.
certificate-meaning-8d = Da tempo mostri nello shōgi un dono del cielo e ne hai penetrato i segreti più riposti. Poiché sei una guida di chiara conoscenza, sei proposto all’8° dan.
certificate-meaning-9d = Da tempo mostri nello shōgi un dono del cielo e ne hai penetrato i segreti più riposti. Poiché sei un maestro di illuminata saggezza, sei proposto al 9° dan.
certificate-not-yet = È autentico, ma vale solo dalla data che porta.
certificate-refused-signatures = al massimo sei firme, ognuna di una riga e di 40 caratteri
certificate-refused-place = luogo e indirizzo di una riga: il primo di 80 caratteri, il secondo di 200
