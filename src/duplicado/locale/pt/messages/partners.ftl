# Mural de parceiros de um torneio, e os links pessoais pelos quais ali se conhecem os sócios.
partners-title = Mural de parceiros
partners-signs = o mural de parceiros
partners-closed = Este torneio não aceita mais duplas: começou, o dia passou ou não há número livre. O que estava no mural de parceiros foi apagado.
partners-link-wanted = Para procurar parceiro aqui, abra primeiro o seu link pessoal: o clube dá um a cada sócio.
partners-look = Procuro parceiro
partners-own = O seu anúncio
partners-name = O seu nome
partners-name-how = Como deve constar nos resultados.
partners-level = Nível
partners-system = Sistema
partners-write = Pôr o anúncio
partners-change = Mudar o anúncio
partners-withdraw = Tirar o anúncio
partners-others = Quem procura parceiro
partners-nobody = Ninguém mais procura parceiro ainda.
partners-count = { $count ->
    [0] Ninguém procura parceiro ainda.
    [one] Um jogador procura parceiro.
   *[other] { $count } jogadores procuram parceiro.
}
partners-write-first = Para propor, ponha um anúncio seu: o outro vê com quem jogaria.
partners-visitor = visitante
partners-propose = Propor a { $name }
partners-recall = Retirar a proposta a { $name }
partners-accept = Aceitar { $name }
partners-decline = Recusar { $name }
partners-proposes = propõe jogar com você
partners-proposed = você propôs
partners-agreed = Você joga com { $name }
partners-both-press = Quando os dois tiverem apertado “Inscrever-se”, ficam inscritos como dupla.
partners-waiting = Você apertou. Assim que { $name } também apertar, vocês ficam inscritos.
partners-entering = Os dois apertaram. Vocês ficam inscritos assim que se puder anotar: olhe de novo.
partners-waited-for = { $name } apertou e espera por você.
partners-enter = Inscrever-se
partners-leave = Afinal não jogamos juntos
partners-entered = Você está inscrito com o número { $number }, com { $names }.
partners-again = Olhar de novo
partners-news = Novidades para você
partners-read = Já li
partners-somebody = o outro jogador
partners-news-withdrew = { $ends ->
    [yes] { $name } tirou o anúncio: vocês já não jogam juntos. O seu anúncio continua no mural.
   *[no] { $name } já não procura parceiro. A proposta entre vocês fica sem efeito.
}
partners-news-declined = { $name } recusou a sua proposta.
partners-news-agreed = { $name } encontrou parceiro. A proposta entre vocês fica sem efeito.
partners-news-left = { $name } afinal não quer jogar com você. Os dois anúncios voltam ao mural.
partners-news-entered = { $ends ->
    [yes] { $name } está inscrito com outra pessoa: vocês já não jogam juntos. O seu anúncio continua no mural.
   *[no] { $name } está inscrito com outra pessoa. A proposta entre vocês fica sem efeito.
}
partners-news-removed = { $ends ->
    [yes] O clube já não conhece o seu parceiro: vocês já não jogam juntos. O seu anúncio continua no mural.
   *[no] O clube já não conhece alguém com quem havia uma proposta.
}
partners-news-no-place = O torneio não tem número com que inscrever você e { $name }. Pergunte ao Diretor. Os dois anúncios voltam ao mural.
partners-news-together = Você e o seu parceiro estão inscritos.
partners-refused-agreed = Você já tem parceiro. Diga primeiro que afinal não jogam juntos.
partners-refused-many = O mural está cheio: já são muitos os que procuram parceiro.
partners-refused-no-notice = Ponha primeiro um anúncio seu.
partners-refused-gone = Esse jogador já não procura parceiro.
partners-refused-other-agreed = Esse jogador já encontrou parceiro.
partners-refused-no-proposal = Essa proposta foi retirada.
partners-refused-no-agreement = Você já não joga com esse jogador.
partners-refused-entering = Os dois apertaram: a inscrição está sendo feita. Pergunte ao Diretor.
partners-refused-closed = O torneio não aceita mais duplas. O que estava no mural de parceiros foi apagado.
partners-refused-entered = Você já está inscrito neste torneio.
partners-refused-name-wanted = Diga como se chama.
partners-refused-name-taken = É o nome de um sócio ou de alguém deste mural. Um sócio abre o seu link pessoal; senão, escreva o nome de outra maneira.
partners-of-club = No mural de parceiros de um torneio procuram parceiro os sócios que abrem o seu link pessoal, até o torneio começar.
partners-visitors-too = Também visitantes, com o nome que derem
member-link-title = Link pessoal
member-link-what = Por este link se conhece o sócio nos murais de parceiros. Não abre mais nada. Gerar outro encerra o anterior.
member-link-draw = Gerar um link pessoal
member-link-anew = Gerar outro
member-link-end = Encerrar o link
member-link-once = Mostra-se só desta vez: entregue-o apenas ao sócio.
member-link-for = Este é o link pessoal de { $name }.
member-link-where = Com ele você encontra parceiro: a página de cada torneio de duplas leva ao seu mural de parceiros, até o torneio começar.
member-link-keep = Sou { $name }: lembrar de mim neste dispositivo
member-link-known = Neste dispositivo você é { $name }.
member-link-away = Esquecer-me neste dispositivo
member-link-nobodys = Este link já não é de ninguém. Peça outro ao clube.
backroom-did-member-link = gerou o link pessoal de um sócio
backroom-did-member-link-ended = encerrou o link pessoal de um sócio
