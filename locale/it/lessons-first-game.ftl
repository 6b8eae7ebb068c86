# Lezioni: la prima partita.

lesson-first-game = La prima partita
lesson-first-game-1 = Ora sai come muovono i pezzi e che cos’è il matto: gioca una partita vera. Il computer ti dà un vantaggio: comincia con il re e i soli pedoni (十枚落ち, jūmai-ochi, dieci pezzi in meno) e muove per primo. Accanto alla scacchiera un insegnante ti dice che cosa guardare. Le mosse si possono ritirare.
