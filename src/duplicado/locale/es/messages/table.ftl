# Lo que dice `duplicado table`, y el informe de una mesa.

table-heading = Estuche { $board }, dador { $dealer }. { $vulnerability }. Reglamento de { $edition }, { $scoring }{ $guarded ->
    [yes] , mesa protegida
   *[no] {""}
}.
table-scoring-pairs = parejas
table-scoring-teams = equipos
table-scoring-individual = individual
table-how-it-stands = Cómo está
table-contract = Contrato: { $contract }
table-auction = Subasta: { $calls }
table-no-calls = ninguna voz aún; empieza { $seat }
table-to-call = Habla { $seat }.
table-to-play = { $leads ->
    [yes] Sale
   *[no] Juega
} { $seat }{ $dummys ->
    [yes] {" "}del muerto
   *[no] {""}
}.
table-phase-auction = La subasta está en curso.
table-phase-clarification = Periodo de Clarificación: la salida inicial no está descubierta.
table-phase-play = El carteo está en curso.
table-phase-over = La mano ha terminado.
table-trick = Baza en curso: { $cards }
table-tricks = Bazas: Norte-Sur { $ns }, Este-Oeste { $ew }
table-noted = Consta: { $what }
table-reviews = Al terminar el carteo, mirar el resultado.
table-transfer = { $tricks ->
    [one] Se transfiere una baza
   *[other] Se transfieren { $tricks } bazas
} a { $side }.
table-result = Resultado: { $contract }, { $tricks } bazas ({ $fared }), { $score } para Norte-Sur.
table-result-passed-out = Resultado: todos pasan, sin puntuación.
table-noted-now = { $what }; nadie ha llamado la atención.
table-condoned = Ya es tarde para una rectificación: { $what }. Vale por lo que se ha hecho después.
table-taken-as = Entendido como { $step }
table-welcome = Escriba lo que pasó, p. ej. N: 1S, y help para más. Todo se guarda en { $journal }.
table-no-journal = No se guarda nada automáticamente: no se puede escribir { $file } ({ $reason }). Use save ARCHIVO.
table-not-understood = «{ $text }» no es ni un paso ni una orden. Un paso empieza por N:, E:, S:, W: o director, p. ej. N: 1S; help muestra las órdenes.
table-finding-needs-value = «{ $text }» no es una determinación: escriba la cláusula, dos puntos y lo determinado, p. ej. director 27B1(a): true.
table-expect-is-written-on-saving = Lo esperado se escribe al guardar el caso; cuente lo que pasó.
table-not-taken = No guardado: { $reason }
table-program-error = El programa falló en esto ({ $reason }). No se ha guardado nada; por favor comuníquelo con el archivo { $journal }.
table-nothing-open = No hay ninguna opción ni pregunta abierta.
table-undone = Deshecho: { $step }
table-nothing-to-undo = No hay nada que deshacer.
table-saved = Guardado: { $file }
table-save-exists = { $file } ya existe; save! { $file } lo sustituye.
table-save-how = Nombre un archivo: save ARCHIVO.yaml (un caso), .json (todo el registro), .pbn o .txt (el informe).
table-load-how = Nombre un archivo: load ARCHIVO.yaml (un caso) o ARCHIVO.json (un registro).
table-problem-at = { $file }, línea { $line }: { $reason }
table-which-case = El archivo contiene { $count } casos; elija con load { $file } NÚMERO:
table-no-such-case = No hay un caso { $number } en { $file }; contiene { $count }.
table-loaded = Cargado: { $file } ({ $steps ->
    [one] un paso
   *[other] { $steps } pasos
}).
table-before-loading = Lo que había en la mesa queda en { $journal }.
table-load-stopped = El paso de la línea { $line } no se admite en esta mesa; cargado hasta ahí.
table-record-otherwise = Desde la anotación { $number } el registro se resolvió de otro modo que ahora; se conserva tal como era y no puede guardarse como caso.
table-edition-is = Reglamento de { $edition }; hay { $known }.
table-edition-set = Jugado de nuevo según el Reglamento de { $edition }.
table-edition-left = No admitido ahí, y por eso omitido: { $steps }
table-unknown-law = { $clause } no es una cláusula del Reglamento de { $edition } con texto aquí.
table-kept = La mesa queda en { $journal }; retómela con: duplicado table { $journal }
table-bye = No quedó nada sin guardar.
table-journal-exists = { $file } ya existe; nombre otro diario, o retómelo con: duplicado table { $file }
table-case-title = Una mesa del estuche { $board }
table-help =
    Lo que pasó, un paso por línea:
        N: 1S             Norte dice 1♠, en turno o no; también P, X, XX, 3NT
        S: attention      Sur llama la atención; acude el Árbitro
        E: SK             Este sale o juega ♠R (S H D C, A K Q J); el muerto, S: dummy SK
        S: refuse         Sur responde a su opción: accept, refuse, forbid H …
        E: drops HK       y así: shows, instead 2H, takes back SK, claims 5, disputes …
        N: 1H with S: 1S  dos jugadores al mismo tiempo
        director 27B1(a): true      el Árbitro determina; 24: [HA, H3], 70: {"{"}NS: 3, EW: 1{"}"}
    Órdenes:
        options           las opciones y preguntas abiertas y lo que entraña cada respuesta
        state             cómo está la mesa
        report            lo que pasó, contado desde el principio
        information       lo autorizado y lo no autorizado, por qué y desde cuándo; information E 1H: si Este puede usarlo
        revokes           los renuncios que constan, y a qué podría haber llegado el carteo sin ellos
        undo              deshacer el último paso
        save ARCHIVO      ARCHIVO.yaml un caso, .json todo el registro, .pbn, .txt el informe
        load ARCHIVO      retomar un caso o un registro
        edition 2007      jugar lo mismo con otra edición: 2007, 2017, 2017+2024
        law 27B1(a)       una cláusula en breve
        quit              salir; lo no guardado se conserva
    El lenguaje es el del libro de casos; el manual lo describe por completo.

record-form = esto no es un registro de una mesa ({ $text })
record-line = la línea no es de un registro ({ $text })
record-value = la anotación no puede leerse ({ $text })
record-version = no se conoce la versión { $version } del registro; este programa lee hasta la { $known }
record-gap = la anotación { $number } está donde debería estar la { $due }; faltan algunas

revokes-none = No consta ningún renuncio.
revokes-line = Baza { $trick }: { $seat } { $card ->
    [none] no jugó
   *[other] jugó { $card }
  } { $fate ->
    [corrected] (corregido)
    [stands] (consumado; se aplica el Art. 64)
    [penalized] (corregido, y aun así se aplica el Art. 64)
    [established] (consumado; nadie ha llamado la atención)
   *[open] (no consumado; nadie ha llamado la atención)
  }
revokes-position = Justo antes, con { $declarer } de declarante y turno de { $turn }: { $hands }
revokes-double-dummy = Con el mejor carteo de ambos bandos desde ahí, el declarante ganaría { $tricks } bazas en total. Es una ayuda para el Art. 64C, no una decisión.
