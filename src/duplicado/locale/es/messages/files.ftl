# Files of an event at the Director's console.

files-group-result = El resultado para otros programas
files-group-boards = Estuches y manos
files-group-paper = Para imprimir, y páginas para la web
files-group-record = El registro
files-usebio = USEBIO 1.2
files-usebio13 = USEBIO 1.3
files-pbn = PBN con tablas de puntuaciones
files-csv = Clasificación (CSV)
files-csv-travellers = Hojas de los estuches (CSV)
files-csv-cards = Tarjetas de resultados (CSV)
files-site = Páginas del resultado (ZIP): no necesitan servidor
files-record = Todo el registro, anotación por anotación (JSON)
files-boards = { $format ->
    [LINKS] Enlaces al visor de BBO
    [JSON] JSON de Duplicado
   *[other] { $format }
 }
files-size = unos { $size } kB
files-lost = Esto no lo dice el archivo, o lo dice de otro modo:
files-not-written = Este archivo no se puede escribir:
files-untried = No había ningún programa para probar este formato.
files-download = Descargar
files-not-yet = Todavía no hay resultado.
files-federation = Archivo de clasificación de una federación
files-federation-text = Con las columnas y los puntos que quiere la federación, tal como figuran en su formulario (TOML).
files-federation-form = El formulario
files-no-columns = El formulario no nombra columnas.
files-forms = Formularios para imprimir
files-form-ruling = Decisión (PDF)
files-form-appeal = Apelación (PDF)
files-form-poll = Encuesta (PDF)
files-form-conduct = Conducta (PDF)
files-interim = Todavía se juega: los archivos tienen el resultado como está ahora, sin manos.
files-checked = Lo que todos pueden comprobar: resultados, repartos, puntuaciones, clasificación (JSON)
files-recorder = Cada acción en las mesas con su hora, para un registrador (CSV)
files-recorder-text = Tiene de cada voz, carta y declaración el estuche y el asiento, cuándo se hizo, cuánto después de que pudiera verse lo anterior, qué parte de ello llevó la red, con qué se hizo, y qué toques se retiraron. Jugadores y mesas llevan nombres que se sortean de nuevo con cada descarga, de modo que dos archivos no pueden compararse; nada en él es un juicio. Queda anotado que se descargó, y quién lo hizo.
files-recorder-report = Informe para un registrador, con cada acción (ZIP)
files-recorder-report-text = Cuenta lo que hizo cada jugador, compara sus salidas iniciales con las mejores a cartas vistas, y enumera actos para que los mire una persona; no contiene ningún juicio. Las acciones están al lado, con los mismos nombres sorteados de jugadores y mesas. Tarda unos segundos en hacerse. Queda anotado que se descargó, y quién lo hizo.
