# Azar que los dispositivos de los jugadores aportan al reparto; véase la página sobre cómo se repartieron los estuches.

chance-do-gather = Reunir antes azar de los dispositivos de los jugadores
chance-gather-how = Para manos que nadie pueda haber elegido, tampoco este ordenador. Los móviles y tabletas que ya están en las mesas hacen su parte por sí solos mientras su página está abierta. Tarda cerca de un minuto.
chance-do-close = Cerrar la lista y repartir
chance-do-give-up = Abandonar
chance-look-again = Mirar de nuevo
chance-gathered = Estuches { $boards }: se reúne azar
chance-gathered-how = Cuando los dispositivos de las mesas hayan anunciado su azar, cierre la lista: cada uno muestra entonces lo que sacó, y se reparten los estuches. Un dispositivo que se apague entretanto lo detiene; entonces abandone y empiece de nuevo, lo que se dice a todos.
chance-announced = { $devices ->
    [0] Ningún dispositivo ha anunciado todavía su azar.
    [one] Un dispositivo ha anunciado su azar.
   *[other] { $devices } dispositivos han anunciado su azar.
}
chance-closed-waits = La lista de { $devices } está cerrada; { $missing ->
    [0] todos han mostrado lo que sacaron.
    [one] falta uno por mostrar lo que sacó.
   *[other] faltan { $missing } por mostrar lo que sacaron.
}
chance-missing = Se espera a los dispositivos de: { $devices }. Un número solo es una mesa; tras #, un participante.
chance-now-gathering = Se reúne azar. El compromiso es { $commitment }
chance-now-closed = La lista está cerrada. Los estuches se reparten en cuanto todos sus dispositivos hayan mostrado lo que sacaron.
chance-now-given-up = Abandonado. No se ha repartido nada.
chance-refused-none = Ahora no se reúne azar para estos estuches.
chance-refused-nobody = Ningún dispositivo ha anunciado todavía su azar: tenga abierta en uno la página de una mesa.
chance-refused-closed = La lista está cerrada.
chance-refused-twice = Este dispositivo ya anunció otra cosa, u otro anunció lo mismo.
chance-refused-too-many = La lista está llena.
chance-refused-open = La lista aún no está cerrada: antes no se muestra nada.
chance-refused-other = No es lo que anunció este dispositivo.
chance-refused-not-wanting = No hay ningún estuche sin manos.
chance-proves = { $devices ->
    [one] Un dispositivo de las mesas aportó su azar después de publicarse el compromiso.
   *[other] { $devices } dispositivos de las mesas aportaron su azar después de publicarse el compromiso.
} Quien tenga su dispositivo entre ellos sabe que nadie eligió estas manos, ni el organizador ni este ordenador.
chance-not-proved = Ningún dispositivo de jugadores aportó azar a este reparto. Está probado que las manos no se cambiaron después del compromiso; no está probado que quien maneja este ordenador no ensayara semillas hasta que le gustaran.
chance-given-up-before = { $count ->
    [one] Antes se abandonó una lista cerrada de esta sesión: quien maneja este ordenador pudo ver las manos que habrían salido de ella.
   *[other] Antes se abandonaron { $count } listas cerradas de esta sesión: quien maneja este ordenador pudo ver las manos que habrían salido de ellas.
}
chance-list = Lo que sacó cada dispositivo
chance-closed = La lista se cerró con
chance-came-to-nothing = Sesión { $session }: se abandonó una lista cerrada de { $announced } dispositivos, de los que { $shown } habían mostrado lo que sacaron. Su compromiso era
chance-file-unreadable = { $file } no dice qué azar aportaron los dispositivos: tome chance.json de la página sobre cómo se repartieron los estuches.
chance-wrong-value = Lo que un dispositivo muestra en { $file } no es lo que anunció.
chance-wrong-closed = La lista de { $file } no es la que se cerró.
phone-chance-given = Este dispositivo aporta su azar al reparto.
phone-chance-in = El azar de este dispositivo está en el reparto, con el número { $place } de la lista de la página sobre cómo se repartieron los estuches: { $value }
phone-chance-left-out = El azar de este dispositivo se dejó fuera del reparto, o se cambió el compromiso: dígalo al director.
