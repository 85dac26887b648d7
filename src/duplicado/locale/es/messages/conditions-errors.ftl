# Conditions that contradict one another
error-conditions-rules = No hay reglas { $value1 }: elija una de { $value2 } (rules).
error-conditions-profile = No hay normativa { $value1 }: elija una de { $value2 } (profile).
error-conditions-winners = Una prueba tiene un ganador o dos, no { $value1 } (winners).
error-conditions-winners-of-pairs = Solo las parejas tienen dos ganadores: elija una clasificación (winners = 1).
error-conditions-method-of-teams = Los equipos no se puntúan por { $value1 }: elija imps, board-a-match o total-points (method).
error-conditions-method = { $value2 ->
    [individual] Los jugadores
   *[pairs] Las parejas
} no se puntúan por { $value1 }: elija matchpoints, butler, cross-imps o total-points (method).
error-conditions-form-of-teams = La forma { $value1 } es para equipos: elija boards o matches (form), o equipos (kind).
error-conditions-ties = No hay regla de desempate { $value1 }: elija de { $value2 } (ties).
error-conditions-handicap-part = Cuenta una parte de los hándicaps o todos: escriba más de 0 y como máximo 1 (handicap_part = 0.5).
error-conditions-pairing-of-players = Los jugadores individuales no se emparejan ronda a ronda: que lo diga el movimiento (pairing = none).
error-conditions-pairing-one-winner = Las rondas emparejadas ({ $value1 }) tienen un ganador: elija una clasificación (winners = 1).
error-conditions-pairing-in-matches = Los equipos emparejados ronda a ronda juegan partidos: clasifíquelos por partidos (form = matches).
error-conditions-bracket = El cuadro es para eliminatorias: clasifique por partidos en que quien pierde queda fuera (form = knock-out).
error-conditions-knock-out-rounds = Una eliminatoria no tiene rondas { $value1 }: elija el cuadro (pairing = knock-out).
error-conditions-three-way = Los partidos a tres son para equipos: elija el descanso (odd = bye).
error-conditions-pairing-method = Una ronda suiza no se halla por { $value1 }: elija matching o untangling (pairing_method).
error-conditions-counted = Escriba un número entero de 1 a { $value2 } para { $value1 }, o déjelo vacío.
error-conditions-stanzas = Un partido tiene un segmento o más: escriba números desde 1 (stanzas = [1]).
error-conditions-stanzas-of-knock-out = Los segmentos son para eliminatorias con cuadro: déjelos vacíos o elíjalo (pairing = knock-out).
error-conditions-rematch = Dos pueden repetir como pronto tras una ronda: escriba 1 o más (rematch_after).
error-conditions-option = No hay opción { $value1 }: `duplicado regulations` las lista.
error-conditions-option-value = La opción { $value1 } no puede ser «{ $value2 }»: `duplicado regulations { $value1 }` dice qué puede ser.
error-conditions-period = Los periodos de correcciones y apelaciones duran de 0 minutos a un año: escriba esos minutos.
error-conditions-period-short = El periodo de corrección dura al menos { $value1 } minutos: la normativa no permite uno más corto (Artículo 79C1).
error-conditions-awards-go-down = { $value1 }: escriba tres números que no suban: media máxima, media y media mínima.
error-conditions-average-imps = { $value1 }: una media vale 0 IMP: ponga 0 como segundo número.
error-conditions-imps-fixed = { $value1 } no puede ser { $value2 }: la autoridad no deja que el organizador lo varíe (Artículo 12C2(b)). Escriba 3 o permítalo (artificial.imp_variable_by_to = true).
error-conditions-unknown = No hay ninguna condición { $value1 }.
error-conditions-value = { $value1 } no puede ser «{ $value2 }».
error-scale-boards = Esta escala de Puntos Victoria es para partidos de { $value1 } a { $value2 } estuches, no de { $value3 }: elija otra escala o clasifique por estuches.
console-error-conditions-ties = No hay ninguna regla de desempate «{ $value1 }»: abajo se dice cuáles hay.
console-error-conditions-method-of-teams = Los equipos no se puntúan así: elija IMP, board-a-match o puntos totales.
console-error-conditions-method = Esa puntuación es para equipos: elija puntos de match, Butler, IMP cruzados o puntos totales.
console-error-conditions-form-of-teams = Esa clasificación es para equipos: elija estuches o partidos, o que compitan equipos.
console-error-conditions-pairing-method = Elija una de las dos maneras de hallar una ronda suiza.
