# The command line of clubs: miyako club.
rate-by-performance = (performance)
rate-promoted = promoted to { $grade }
rate-consent = (needs the consent of the { $who })
