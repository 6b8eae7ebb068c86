# The command line of clubs: miyako club.
rate-by-performance = (performance)
rate-performance = performance { $rating }
rate-too-fast = Note: the federation does not rate games at { $time }; at least { $least }
rate-promoted = promoted to { $grade }
rate-consent = (needs the consent of the { $who })
