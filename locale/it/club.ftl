# La riga di comando dei circoli: miyako club.
rate-by-performance = (prestazione)
rate-promoted = promozione a { $grade }
rate-consent = (serve il consenso della { $who })
