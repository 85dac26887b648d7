# La prueba de los eliminados, en la consola.

consolation-title = Prueba de consolación
consolation-lead = Los eliminados pueden seguir en una prueba propia, con su página, su consola y sus resultados. Conservan números y nombres, y el orden que tenían.
consolation-of = { $title }, consolación
consolation-losers = { $title }: { $count ->
    [one] participa uno
   *[other] participan { $count }
}
consolation-make = Crear esta prueba
consolation-changed = La situación ya no es la que se mostró. Vea quiénes están eliminados ahora.
consolation-none-here = En esta prueba nadie queda eliminado: no tiene consolación.
consolation-until = Perdedores de tantas rondas
consolation-until-how = Quien pierde la final es segundo, y no participa.
consolation-pairing = Siguen
consolation-pairing-swiss = en un suizo
consolation-pairing-danish = en un danés
consolation-pairing-knock-out = por eliminatorias
consolation-section = Sección
consolation-nobody-to-pair = Todavía no hay eliminados: tienen que haber perdido dos al menos.
