# Acaso que os aparelhos dos jogadores dão às mãos; veja a página sobre como foram dadas as bolsas.

chance-do-gather = Reunir antes o acaso dos aparelhos dos jogadores
chance-gather-how = Para mãos que ninguém possa ter escolhido, nem este computador. Os celulares e tablets que já estão nas mesas fazem sua parte sozinhos enquanto sua página está aberta. Leva cerca de um minuto.
chance-do-close = Fechar a lista e dar as cartas
chance-do-give-up = Desistir
chance-look-again = Olhar de novo
chance-gathered = Bolsas { $boards }: reúne-se o acaso
chance-gathered-how = Quando os aparelhos das mesas tiverem anunciado seu acaso, feche a lista: cada um mostra então o que sorteou, e as bolsas são dadas. Um aparelho desligado nesse meio-tempo detém tudo; então desista e comece de novo, o que é dito a todos.
chance-announced = { $devices ->
    [0] Nenhum aparelho anunciou ainda seu acaso.
    [one] Um aparelho anunciou seu acaso.
   *[other] { $devices } aparelhos anunciaram seu acaso.
}
chance-closed-waits = A lista de { $devices } está fechada; { $missing ->
    [0] todos mostraram o que sortearam.
    [one] falta um mostrar o que sorteou.
   *[other] faltam { $missing } mostrar o que sortearam.
}
chance-missing = Esperam-se os aparelhos de: { $devices }. Um número sozinho é uma mesa; depois de #, um competidor.
chance-now-gathering = Reúne-se o acaso. O compromisso é { $commitment }
chance-now-closed = A lista está fechada. As bolsas são dadas assim que todos os aparelhos dela tiverem mostrado o que sortearam.
chance-now-given-up = Desistiu-se. Nada foi dado.
chance-refused-none = Agora não se reúne acaso para estas bolsas.
chance-refused-nobody = Nenhum aparelho anunciou ainda seu acaso: deixe aberta em um deles a página de uma mesa.
chance-refused-closed = A lista está fechada.
chance-refused-twice = Este aparelho já anunciou outra coisa, ou outro anunciou o mesmo.
chance-refused-too-many = A lista está cheia.
chance-refused-open = A lista ainda não está fechada: antes disso nada se mostra.
chance-refused-other = Não é o que este aparelho anunciou.
chance-refused-not-wanting = Não há nenhuma bolsa sem mãos.
chance-proves = { $devices ->
    [one] Um aparelho das mesas deu seu acaso depois de publicado o compromisso.
   *[other] { $devices } aparelhos das mesas deram seu acaso depois de publicado o compromisso.
} Quem tem seu aparelho entre eles sabe que ninguém escolheu estas mãos, nem o organizador nem este computador.
chance-not-proved = Nenhum aparelho de jogadores deu acaso a estas mãos. Está provado que não foram trocadas depois do compromisso; não está provado que quem opera este computador não tenha tentado sementes até gostar das mãos.
chance-given-up-before = { $count ->
    [one] Antes, desistiu-se de uma lista fechada desta sessão: quem opera este computador pode ter visto as mãos que sairiam dela.
   *[other] Antes, desistiu-se de { $count } listas fechadas desta sessão: quem opera este computador pode ter visto as mãos que sairiam delas.
}
chance-list = O que cada aparelho sorteou
chance-closed = A lista foi fechada com
chance-came-to-nothing = Sessão { $session }: desistiu-se de uma lista fechada de { $announced } aparelhos, dos quais { $shown } tinham mostrado o que sortearam. Seu compromisso era
chance-file-unreadable = { $file } não diz que acaso os aparelhos deram: pegue chance.json na página sobre como foram dadas as bolsas.
chance-wrong-value = O que um aparelho mostra em { $file } não é o que anunciou.
chance-wrong-closed = A lista em { $file } não é a que foi fechada.
phone-chance-given = Este aparelho dá seu acaso às mãos.
phone-chance-in = O acaso deste aparelho está nas mãos, com o número { $place } da lista da página sobre como foram dadas as bolsas: { $value }
phone-chance-left-out = O acaso deste aparelho ficou de fora das mãos, ou o compromisso foi trocado: diga ao Diretor.
