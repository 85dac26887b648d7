# El fin de la última ronda en un teléfono.

phone-finished-last = Han terminado la última ronda. El Árbitro da por terminada la sesión.
