# El fin de la última ronda en un móvil.

phone-finished-last = Han terminado la última ronda. El Árbitro da por terminada la sesión.
phone-finished-paired = Han terminado esta ronda. Aquí se dirá contra quién juegan cuando se empareje la siguiente.
phone-finished-waits = Han terminado esta ronda. Quédense aquí: la siguiente empieza cuando la anuncie el Árbitro.
