# De la consola a la propia mesa, para quien arbitra y juega.

own-table-title = Su propia mesa
own-table-how = Usted juega esta prueba: aquí quedan ocultos los estuches que aún no ha jugado. En su mesa ve y anota lo mismo que cualquier jugador: su tarjeta de resultados, y los diagramas de los estuches terminados.
own-table-go = A mi mesa: { $who }
own-table-signs = { $by } como { $who }
own-table-back = A la consola del Árbitro
own-table-none = No entró como alguien que juega, o no con ese número; o en esta prueba los jugadores no introducen nada ellos mismos.
