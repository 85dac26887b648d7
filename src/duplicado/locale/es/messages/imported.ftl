# Una prueba a partir de un archivo de resultados, en la oficina del club.

import-title = Prueba desde un archivo
import-lead = Los resultados que anotaron los terminales de puntuación u otro programa pasan a ser una prueba del club: se corrigen, se arbitran y se publican como los de cualquier otra.
import-file = Archivo de resultados
import-file-how = La base de datos de los terminales (.bws), USEBIO (.xml), ACBL (.json), PBN, LIN y otros; como mucho { $most } MB. Primero se enseña lo que contiene.
import-look = Ver qué contiene
import-what = Lo que hay en { $file }
import-contestants = { $count ->
    [one] un participante
   *[other] { $count } participantes
}
import-boards = { $count ->
    [one] un estuche
   *[other] { $count } estuches
}
import-results = { $count ->
    [one] un resultado
   *[other] { $count } resultados
}
import-remarks = Mire esto antes de incorporarlo
import-no-remarks = Puede incorporarse todo lo que hay en el archivo.
import-ruled = { $count ->
    [one] Una puntuación la dio el Árbitro. Se incorpora tal como está, sin su motivo.
   *[other] { $count } puntuaciones las dio el Árbitro. Se incorporan tal como están, sin sus motivos.
}
import-not-played = { $count ->
    [one] Una línea dice que el estuche no se jugó.
   *[other] { $count } líneas dicen que el estuche no se jugó.
}
import-not-added = Lo que se sumó al total de { $who } ({ $amount }) no se incorpora, porque la prueba clasifica por porcentajes. Anótelo como arrastre en la consola, en la página de participantes.
import-more-remarks = { $count ->
    [one] y una observación más
   *[other] y { $count } observaciones más
}
import-untried = El lector de { $format } no se ha probado con archivos de otros programas: compare lo que ha encontrado.
import-which = El archivo contiene { $count } pruebas. ¿Cuál?
import-rules = Reglas de puntuación
import-rules-laws = el Reglamento, cifras exactas
import-rules-ebu = English Bridge Union
import-rules-acbl = American Contract Bridge League
import-rules-compscore = como cuenta Compscore
import-is-over = El juego ha terminado
import-is-over-how = Con ello termina la sesión. No se publica nada hasta que usted lo diga.
import-take = Incorporar
import-name-taken = Ya hay una prueba { $name }: dé a esta otro nombre u otro día.
import-no-base64 = El archivo no está escrito en base 64.

error-take-over-empty = { $value1 } está vacío: elija otro archivo.
error-take-over-too-large = { $value1 } pasa de { $value2 } MB: un archivo de resultados es más pequeño. Elija otro.
error-take-over-record = { $value1 } es una prueba del propio Duplicado. Una prueba de este club se recupera con `duplicado restore`; las de varios clubes se clasifican en la página de pruebas simultáneas.
error-take-over-format = No se conoce el formato de { $value1 }. Pueden leerse archivos de { $value2 }.
error-take-over-no-contest = En { $value1 } no hay ninguna prueba, solo estuches. Hacen falta resultados; los estuches se entregan con una prueba nueva.
error-take-over-no-results = En { $value1 } no hay ningún resultado, o está dañado. Expórtelo otra vez desde el programa de donde viene.
error-take-over-unnumbered = Hay resultados de estuches sin número: { $value1 }. Una prueba guarda los resultados por los números de los estuches: numérelos en el archivo y entréguelo otra vez.
