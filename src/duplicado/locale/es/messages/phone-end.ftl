# El fin de la última ronda en un móvil.

phone-finished-last = Han terminado la última ronda. El Árbitro da por terminada la sesión.
