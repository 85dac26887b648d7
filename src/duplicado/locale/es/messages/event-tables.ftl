# Lo que se dice de las mesas, y lo que se pregunta antes de anotar un movimiento o una corrección
planning-movement-has-one-winner = { $movement } tiene un ganador, y las condiciones de esta prueba dicen dos (Norte-Sur y Este-Oeste): indique un movimiento con dos, o cree la prueba con --winners 1.
planning-not-this-kind-names = { $movement } no es un movimiento para esta prueba. Escriba uno de: { $names }.
event-nothing-to-correct = Ahí ({ $place }) no se ha anotado ningún resultado que se pueda corregir. ¿Son esa mesa y ese estuche?
event-import-not-added = Lo que se sumó al total de { $who } ({ $amount }) no se toma, porque la prueba clasifica por porcentajes: use `duplicado event carry`.
event-play-by = la mesa electrónica
event-play-done = { $boards ->
    [one] Se ha jugado un estuche.
   *[other] Se han jugado { $boards } estuches.
 }
event-play-no-deal = El estuche { $board } no tiene reparto en el registro: póngalos con «duplicado event deals».
