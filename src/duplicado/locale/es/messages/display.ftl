# La pantalla de la sala. La página pone lo que está entre llaves.

display-lost = Conexión perdida. Última actualización: {"{"}time{"}"}
display-gone = Esta pantalla ya no tiene acceso a la prueba, o la prueba está archivada. Para volver a mostrarla, abra otra vez la prueba en esta pantalla.
display-table = Mesa
display-seated = Quién se sienta
display-boards = Estuches
display-ranking = Clasificación
display-none = Todavía no se ha dado a conocer ninguna clasificación.
display-hold = No pasar páginas
display-full = Pantalla completa
display-not-begun = Aún no ha empezado
display-round = Ronda {"{"}round{"}"} de {"{"}rounds{"}"}
display-round-open = Ronda {"{"}round{"}"}
display-over = El juego ha terminado
display-published = Resultado oficial
display-seats = Asientos de la ronda {"{"}round{"}"}
display-next = Asientos de la próxima ronda, {"{"}round{"}"}
display-out = Descansan: {"{"}who{"}"}
display-time-over = Se acabó el tiempo
display-held = El reloj está parado
display-line-ns = Norte-Sur
display-line-ew = Este-Oeste
display-after-round = tras la ronda {"{"}round{"}"}
display-find = Busque su asiento
display-until-move = para el cambio
display-until-end = para el final
display-page = Página {"{"}page{"}"} de {"{"}pages{"}"}
