# Socios del club: lista, importación e historial; nombres que se dicen en una mesa.

members-title = Socios
members-name = Nombre
members-number = Número
members-category = Categoría
members-grade = Grado
members-handicap = Hándicap
members-contact = Contacto
members-seen = Última actividad
members-search = Nombre o número
members-search-now = Buscar
members-more = { $count ->
    [one] Hay uno más que no se muestra: búsquelo.
   *[other] Hay { $count } más que no se muestran: búsquelos.
}
members-none = Todavía no hay socios. Importe una lista o incorpore a quienes jugaron pruebas anteriores.
members-add = Socio nuevo
members-add-now = Añadir
members-added = { $name } ya figura entre los socios.
members-import = Importar
members-import-how = Una lista de una hoja de cálculo en CSV. Los encabezados dicen qué contiene cada columna: nombre completo, o nombre de pila y apellidos; número, categoría, grado, hándicap, contacto. No se incorpora nada antes de que vea qué se ha entendido.
members-import-file = Archivo
members-import-list = O líneas pegadas
members-import-look = Vista previa
members-import-events = Vista previa de quienes jugaron pruebas anteriores
members-export = Toda la lista en CSV
members-preview = Vista previa de la importación
members-preview-counts = Nuevos: { $new } · cambiados: { $changed } · iguales: { $same } · no entendidos: { $faults }
members-column-name = nombre
members-column-first = nombre de pila
members-column-last = apellidos
members-column-number = número
members-column-category = categoría
members-column-grade = grado
members-column-handicap = hándicap
members-column-contact = contacto
members-column-left-out = no se usa
members-columns-left-out = Columnas que no se usan: { $columns }
members-state-new = Nuevos: { $count }
members-state-changed = Cambiados: { $count }
members-state-same = Iguales: { $count }
members-state-not-understood = No entendidos: { $count }
members-line = línea { $line }:
members-show = Mostrar
members-take-it = Incorporar
members-take-ticked = Incorporar los marcados
members-taken = { $count ->
    [one] Se guardó un socio.
   *[other] Se guardaron { $count } socios.
}
members-sure = { $count ->
    [one] ¿Guardar un socio?
   *[other] ¿Guardar { $count } socios?
}
members-why-name = no hay nombre en «{ $about }»
members-why-long = demasiado largo: «{ $about }…»
members-why-handicap = «{ $about }» no es un hándicap
members-why-twice = «{ $about }» está dos veces en la lista
members-why-namesakes = hay varios socios llamados «{ $about }»: indique el número
members-why-columns = { $about } columnas sin encabezados
members-several = Hay varios socios llamados { $name }: { $numbers }
members-history = Resultados
members-history-sum = Pruebas: { $events } · estuches: { $boards }
members-history-average = Media: { $average }
members-history-none = Ninguna prueba terminada incluye a esta persona.
members-event = Prueba
members-partner = Con
members-place = Puesto
members-place-of = { $place } de { $of }
members-result = Resultado
members-partners = Compañeros
members-events-together = { $count ->
    [one] una prueba
   *[other] { $count } pruebas
}
members-best = Mejores estuches
members-worst = Peores estuches
members-board = Estuche { $board }
members-edit = Cambiar
members-save = Guardar
members-merge = La misma persona está dos veces en la lista
members-merge-other = La otra anotación
members-merge-how = La otra anotación desaparece; lo que falta aquí se toma de ella.
members-merge-now = Unirlas
error-member-name = Escriba un nombre.
error-member-number-taken = El número { $value1 } es el de { $value2 }.
error-member-handicap = «{ $value1 }» no es un hándicap: escriba un número, p. ej. 2,5.
names-title = ¿Quién se sienta aquí?
names-how = Escriba cada nombre o número de socio.
names-player = Jugador { $number }
names-say = Guardar
names-later = Ahora no
names-said-already = Los nombres ya están. Si no son correctos, llame al Árbitro.
names-wanted = Escriba todos los nombres o números.
names-no-member = Ningún socio tiene el número { $number }.
