# A prova dos eliminados, na consola.

consolation-title = Prova de consolação
consolation-lead = Os eliminados podem continuar numa prova própria, com a sua página, a sua consola e os seus resultados. Mantêm números e nomes, e a ordem que tinham.
consolation-of = { $title }, consolação
consolation-losers = { $title }: { $count ->
    [one] participa um
   *[other] participam { $count }
}
consolation-make = Criar esta prova
consolation-changed = A situação já não é a que foi mostrada. Veja quem está eliminado agora.
consolation-no-knock-out = Nesta prova ninguém é eliminado: não tem consolação.
consolation-until = Vencidos de tantas rondas
consolation-until-how = Quem perde a final é segundo, e não participa.
consolation-pairing = Continuam
consolation-pairing-swiss = num suíço
consolation-pairing-danish = num dinamarquês
consolation-pairing-knock-out = por eliminatórias
consolation-section = Secção
consolation-nobody-to-pair = Ainda não há eliminados: têm de ter perdido dois pelo menos.
