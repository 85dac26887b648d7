# O torneio dos eliminados, no console.

consolation-title = Torneio de consolação
consolation-lead = Os eliminados podem continuar num torneio próprio, com a sua página, o seu console e os seus resultados. Mantêm números e nomes, e a ordem que tinham.
consolation-of = { $title }, consolação
consolation-losers = { $title }: { $count ->
    [one] participa um
   *[other] participam { $count }
}
consolation-make = Criar este torneio
consolation-changed = A situação já não é a que foi mostrada. Veja quem está eliminado agora.
consolation-none-here = Neste torneio ninguém é eliminado: não tem consolação.
consolation-until = Vencidos de tantas rodadas
consolation-until-how = Quem perde a final é segundo, e não participa.
consolation-pairing = Continuam
consolation-pairing-swiss = num suíço
consolation-pairing-danish = num dinamarquês
consolation-pairing-knock-out = por eliminatórias
consolation-section = Seção
consolation-nobody-to-pair = Ainda não há eliminados: têm de ter perdido dois pelo menos.
