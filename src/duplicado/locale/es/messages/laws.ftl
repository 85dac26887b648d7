# Lo que dice `duplicado laws`.

laws-edition = Reglamento de { $edition }
laws-column-clauses = cláusulas
laws-column-executed = ejecutadas
laws-column-open = pendientes
laws-column-not-executable = nada que ejecutar
laws-part-foundation = parte: fundamento
laws-part-table-1 = parte: mesa, subasta
laws-part-table-2 = parte: mesa, carteo
laws-part-contests = parte: pruebas
laws-part-office = parte: oficina del Árbitro
laws-law = Artículo { $number }
laws-definitions = Definiciones
laws-introduction = Introducción
laws-total = todas
laws-executed-by = la ejecuta { $functions }
laws-open = pendiente: { $reason }
laws-not-executable = nada que ejecutar
laws-reason-part-foundation = el fundamento no está completo
laws-reason-part-table-1 = pertenece a la información y la subasta, que no están completas
laws-reason-part-table-2 = las irregularidades del carteo no están completas
laws-reason-part-contests = las pruebas no están completas
laws-reason-part-office = la oficina del Árbitro no está completa
laws-reason-judgement = lo juzga el Árbitro en la mesa; un programa no tiene nada que calcular
laws-reason-term = es un término que el programa usa en todas partes; no hay nada que calcular
laws-reason-unreached = una función lo resuelve, pero ningún caso ni relato del manual lo muestra con un comando
laws-reason-none = no consta el motivo
laws-number-in-2017 = número de 2017: { $numbers }
laws-differs = se distingue de 2017: { $difference }
laws-unknown = No existe la cláusula { $clause } en estas ediciones.

explore-working = Explorando
explore-heading = Estuche «{ $world }», Reglamento de { $edition }, normativa { $whose }
explore-explored = Todas las secuencias de hasta { $depth } pasos: { $states } estados en { $sequences } pasos; además, { $walked } pasos al azar.
explore-clauses = { $count } apartados citados: { $clauses }
explore-together = Los asuntos de los artículos { $first } y { $second } estuvieron abiertos a la vez { $times } veces; primero se atendió el { $first }.
explore-of-one-call = Los artículos { $first } y { $second } trataban de la misma voz { $times } veces; el { $first } va primero, como dice el { $clause }.
explore-holds = Todo se cumplió en todos los estados.
explore-broken = No se cumplió en { $times } estados: { $name }
explore-invariant-nothing-raises = nada produce un error
explore-invariant-record-gives-the-state = el registro por sí solo da el estado
explore-invariant-somebody-can-go-on = alguien puede seguir hasta que acabe el estuche
explore-invariant-what-is-asked-is-admitted = lo que se pide se admite
explore-invariant-lawful-sequence-gets-no-ruling = una secuencia reglamentaria no recibe decisión alguna
explore-invariant-attention-leaves-nothing-irregular = tras llamar la atención no queda nada irregular
explore-invariant-ruling-cites-a-clause = cada decisión cita un apartado
explore-invariant-nobody-barred-may-bid = quien debe pasar no tiene otra voz
explore-invariant-findings-commute = el orden de las determinaciones no importa
explore-invariant-turned-table-is-ruled-alike = la mesa girada recibe las mismas decisiones
explore-invariant-declaring-side-has-no-penalty-card = el bando declarante no tiene cartas penalizadas
explore-invariant-views-tell-nothing-hidden = nadie puede deducir de lo que ve qué cartas tienen los demás
explore-invariant-lead-is-restricted-as-ruled = una salida se restringe como se decidió
explore-invariant-requirement-is-for-one-lead = un palo exigido obliga a una salida
explore-invariant-right-is-for-the-first-lead = un derecho sobre la salida es para la primera
explore-invariant-rights-are-offered-of-themselves = lo que da un Artículo se ofrece por sí mismo
explore-invariant-pending-calls-follow-standing-ones = las voces irregulares pendientes siguen a voces que valen
explore-invariant-rulings-rest-on-standing-calls = las decisiones se apoyan en voces que valen
compare-line = Reglamento de { $edition }: { $clauses }
compare-left-out = no se admite: { $step }
compare-count = { $compared } comparados, { $changed } cambian. { $ruled ->
    [0] En ninguno hay nada que decidir.
    [one] En uno de ellos hay decisiones.
   *[other] En { $ruled } de ellos hay decisiones.
}
compare-nothing = { $file } no tiene ningún caso ni estuche legible.
compare-board = estuche { $board }
compare-no-play = { $file } no tiene ningún estuche con su subasta y su carteo: no hay nada que decidir.
compare-without-play = { $file }: { $count ->
    [one] se omite un estuche
   *[other] se omiten { $count } estuches
} sin subasta o sin carteo.
compare-told-in-part = { $title }: contado en parte; no puede decidirse de nuevo.
