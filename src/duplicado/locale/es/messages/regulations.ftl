regulations-not-toml = Esto no es TOML: escriba cada línea como nombre = valor, los textos entre comillas.
regulations-unknown-profile =
    No existe el perfil «{ $text }». { $near ->
        [none] Escriba wbf, aeb o qba.
       *[other] ¿Quiso decir { $near }? Existen wbf, aeb y qba.
    }
regulations-unknown-key =
    «{ $text }» no significa nada aquí. { $near ->
        [none] Escriba name, above y la tabla options.
        [name] ¿Quiso decir name? Existen name, above y la tabla options.
        [above] ¿Quiso decir above? Existen name, above y la tabla options.
        [options] ¿Quiso decir la tabla options? Existen name, above y la tabla options.
       *[other] Si quiere decir la opción { $near }, póngala debajo de la línea [options].
    }
regulations-no-table = «{ $text }» debe ser una tabla de opciones con sus valores: una línea [options] y las opciones debajo.
regulations-unknown-option =
    No existe la opción «{ $text }». { $near ->
        [none] Se enumeran con: duplicado regulations
       *[other] ¿Quiso decir { $near }?
    }
regulations-bad-value =
    «{ $text }» no es un valor de { $option } (Artículo { $law }). { $near ->
        [none] { regulations-permitted }
       *[other] ¿Quiso decir { $near }? { regulations-permitted }
    }
regulations-permitted =
    { $kind ->
        [yes-or-no] Escriba true (sí) o false (no).
        [choice] Escriba uno de estos: { $choices }.
        [words] Escriba una lista de palabras: ["…", "…"].
        [text] Escriba un texto: "…".
        [numbers] Escriba una lista de { $length ->
                [none] números
               *[other] { $length } números
            }{ regulations-bounds }.
        [fraction] Escriba un número o una fracción, como 2 o "1/5"{ regulations-bounds }.
       *[number] Escriba un número entero{ regulations-bounds }.
    }
regulations-bounds =
    { $least ->
        [none] { $most ->
                [none] { "" }
               *[other] , { $most } como máximo
            }
       *[other] { $most ->
                [none] , { $least } como mínimo
               *[other] , de { $least } a { $most }
            }
    }
regulations-heading = Normativa: { $profile }
regulations-above = Lo que { $profile } no decide lo hereda de { $above }.
regulations-law = Artículo { $law }
regulations-not-decided = sin decidir
regulations-empty = nada
regulations-source-laws = El Reglamento: nadie decide otra cosa.
regulations-source-printed = Impreso por { $profile }.
regulations-source-own = Decidido por { $profile }, { $file }, línea { $line }.
regulations-source-inherited = Heredado de wbf: { $profile } no lo decide.
regulations-differs = En wbf: { $value }.
regulations-counted =
    { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }; distintas de wbf: { $differing }.
regulations-none = No queda ninguna opción.
regulations-no-option =
    No existe la opción «{ $text }». { $near ->
        [none] Se enumeran con: duplicado regulations
       *[other] ¿Quiso decir { $near }?
    }
regulations-is-profile = «{ $text }» es un perfil, no una opción. Escriba: duplicado regulations --profile { $text }
regulations-bad-law = «{ $text }» no es un Artículo. Escriba su número o un apartado: 40 o 40B2.
regulations-file-right =
    { $file } puede usarse: { $count ->
        [0] no decide ninguna opción
        [one] decide 1 opción
       *[other] decide { $count } opciones
    } sobre { $above }.
regulations-file-wrong =
    { $count ->
        [one] Hay que corregir 1 línea
       *[other] Hay que corregir { $count } líneas
    }; hasta entonces lo que dicen se deja fuera y se hereda.
regulations-cannot-use = { $file } no puede usarse; corríjalo primero. Para ver qué falla: duplicado regulations --check { $file }
regulations-exists = Ya existe { $file } y no se sobrescribe. Nombre otro archivo.
regulations-written =
    { $file } está escrito. { $decided ->
        [0] Todo en él se hereda: quite el # de lo que decida y luego
       *[other] Cambie lo que decida de otro modo y luego
    }: duplicado regulations --check { $file }
regulations-one-or-other = Escriba --new o --check, no ambos; --profile y los nombres de opciones van solo con --new, --json con ninguno.
regulations-new-head-1 = Normativa de { $name }. Lo que no se decide aquí se hereda de { $above }.
regulations-new-head-2 = Una línea que empieza por # no decide nada. Compruebe el archivo con: duplicado regulations --check ARCHIVO
regulations-new-name = nuestro club
regulations-executed =
    El programa la aplica: { $seen ->
        [rulings] cambian las decisiones arbitrales.
        [scores] cambian las puntuaciones.
        [penalties] cambian las penalidades que se proponen o se anotan.
        [periods] cambia hasta cuándo se puede pedir o corregir algo.
        [appeals] cambia quién ve una apelación o en qué acaba.
        [office] cambia lo que la oficina de la prueba anota, rechaza o pide.
       *[tables] cambia lo que se dice a los jugadores de una mesa.
    }
regulations-declared = Solo para las condiciones impresas: nada se calcula con ella.
regulations-counted-effects =
    { $executed ->
        [one] El programa aplica una de ellas
       *[other] El programa aplica { $executed } de ellas
    }; { $declared ->
        [one] una se anota y no decide nada en el programa.
       *[other] { $declared } se anotan y no deciden nada en el programa.
    }
