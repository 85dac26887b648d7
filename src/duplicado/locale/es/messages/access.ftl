# Lo que se dice en los accesos de una prueba cuando algo ya está hecho.

access-pins-since = Se sortearon PIN después de abrir esta página; por eso no se sortea ninguno ahora: valen aquellos. Si no los tiene, pulse otra vez el botón.
access-pins-no-table = No se sorteó ningún PIN: no hay tal mesa en una sesión que quede por jugar.
access-is-gone = Ese dispositivo ya no tiene acceso.

# De quién es el dispositivo que ha dado el PIN de una mesa.

whose-title = ¿De quién es este dispositivo?
whose-ours = Nuestro: { $side }, { $who } { $names }
whose-mine = Mío: { $side }, { $who } { $names }
whose-nobody = Ahora no hay nadie sentado a esta mesa. Si acaba de empezar una ronda, dé el PIN de la mesa a la que está sentado ahora.
whose-table = De la mesa: se queda aquí cuando los jugadores siguen
whose-how = Su propio móvil va con usted a cada mesa siguiente y muestra allí lo suyo. Los demás de la mesa y el Árbitro ven de quién se dice que es cada dispositivo.

# El código permanente de una mesa y el código de hoy.

table-code-title = Mesa { $place }
table-code-which = ¿Qué prueba juega?
table-code-none = En esta mesa no se juega nada ahora. Pregunte al Árbitro.
table-code-how = Escanee el código. Una vez se le pide el código de hoy: está en la pared.
table-code-print = Imprimir códigos permanentes para las mesas
tonight-title = Código de hoy
tonight-how = Un código para todas las mesas de esta prueba, que se pide una vez a cada móvil, tras el código permanente de la mesa. Uno nuevo termina lo que entró con el anterior.
tonight-draw = Sortear el código de hoy
tonight-again = Sortear otro
tonight-end = No dejar entrar a nadie más con él
backroom-did-tonight = sorteó el código de hoy
backroom-did-tonight-ended = puso fin al código de hoy
