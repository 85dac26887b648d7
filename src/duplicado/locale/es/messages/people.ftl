# Quiénes participan, en la consola.

people-search = Nombre o número
people-number = Número
people-names = Nombres
people-now = Mesa ahora
people-substituted = { $newcomer } por { $absent } desde la ronda { $round }
people-acts = Opciones
people-substitute = Sustituto
people-leaves = Se marcha
people-card = Resultados
people-way = Recorrido
people-rests = descansa
form-nobody-named = sin nombres
console-by-pair = { $kind ->
    [teams] Por equipo
    [individual] Por jugador
   *[pairs] Por pareja
}
console-column-worth = Puntos
console-column-against = Contra
