# La prueba de los clasificados, en la consola.

final-title = Final
final-lead = Los que ocupan ciertos puestos de la clasificación siguen en una prueba propia, con su página, su consola y sus resultados: los primeros en una final, los demás en una consolación. Se ordenan por sus puestos y traen consigo lo que da la fórmula.
final-of = { $title }, final
final-count = { $title }: { $count ->
    [one] participa uno
   *[other] participan { $count }
}
final-changed = La clasificación ya no es la que se mostró. Vea quiénes están clasificados ahora.
final-none-here = Una eliminatoria no clasifica a nadie por puestos: quien gana pasa, y los eliminados tienen una consolación.
final-first = Primer puesto que participa
final-last = Último puesto que participa
final-pairing = Los emparejamientos se hacen
final-pairing-same = como en esta prueba
final-pairing-none = por un movimiento
final-carried = Arrastre
final-carried-nothing = ninguno
final-carried-part = una parte de lo que cada uno obtuvo
final-carried-steps = pasos iguales: el primero el máximo, el último nada
final-amount = Cuánto
final-amount-how = La parte (1/2 si se deja en blanco) o el máximo. Una parte es C = S × parte, en la unidad de la clasificación, redondeada a centésimas.
