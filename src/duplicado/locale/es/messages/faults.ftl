# Qué le falla al ordenador mientras se sirve una prueba, para el Árbitro.

faults-writing = Lo que se anota no se puede guardar ahora. Nada de lo confirmado se pierde, y los teléfonos guardan lo que no pudieron enviar y lo envían de nuevo. El ordenador dice: { $text }
faults-reading = La prueba no se puede leer ahora del disco. El ordenador dice: { $text }
faults-backup = La última copia de seguridad no se pudo hacer; la prueba sigue. El ordenador dice: { $text }
faults-ranking = No se puede calcular la clasificación y queda la última: corrija las condiciones de la prueba o lo que se ha previsto. El ordenador dice: { $text }
faults-command = Algo que se pidió no se pudo hacer. El ordenador dice: { $text }
faults-clock = El reloj de este ordenador se atrasó: va { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por detrás del registro. Las horas siguen desde la última anotación; ponga el reloj en hora.
