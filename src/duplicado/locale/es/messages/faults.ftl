# Qué le falla al ordenador mientras se sirve una prueba, para el Árbitro.

faults-writing = Ahora no se pueden guardar los resultados. No se pierde nada de lo guardado; los móviles conservan los resultados no enviados y lo vuelven a intentar. El ordenador dice: { $text }
faults-reading = La prueba no se puede leer ahora del disco. El ordenador dice: { $text }
faults-tables = Ahora no se puede guardar o leer lo que se hace en las mesas electrónicas. No se pierde nada de lo confirmado; se vuelve a intentar hasta que se pueda. El ordenador dice: { $text }
faults-backup = La última copia de seguridad no se pudo hacer; la prueba sigue. El ordenador dice: { $text }
faults-ranking = No se puede calcular la clasificación y queda la última: corrija las condiciones de la competición o lo que se ha previsto. El ordenador dice: { $text }
faults-command = Algo que se pidió no se pudo hacer. El ordenador dice: { $text }
faults-key = No se pueden leer los repartos de esta prueba: falta la clave con la que se sellaron. Todo lo demás sigue. Devuelva { $text } a la carpeta del club desde donde guarde una copia, y abra la prueba de nuevo.
faults-clock = El reloj de este ordenador se atrasó: va { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por detrás del registro. Las horas siguen desde la última anotación; ponga el reloj en hora.
faults-replaced = Lo que se anota ya no se guarda: el archivo de esta prueba ya no es el que se abrió. Nada de lo confirmado hasta ahora se ha perdido todavía. El ordenador dice: { $text }
faults-replaced-choice = Este ordenador tiene aún las { $count } anotaciones. Páselas al archivo que hay ahora (las que ya tiene no se repiten), o siga con ese archivo tal como está.
faults-replaced-take = Pasarlas al archivo
faults-replaced-leave = Seguir con el archivo tal como está
faults-clock-ahead = El reloj de este ordenador se adelantó { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} de golpe. Si es correcto, no hay que hacer nada. Si no, póngalo en hora: lo que se anota ahora tiene la hora equivocada, y queda en su orden.
