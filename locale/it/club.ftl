# La riga di comando dei circoli: miyako club.
rate-by-performance = (prestazione)
rate-performance = prestazione { $rating }
rate-too-fast = Nota: la federazione non valuta partite a { $time }; almeno { $least }
rate-promoted = promozione a { $grade }
rate-consent = (serve il consenso della { $who })
