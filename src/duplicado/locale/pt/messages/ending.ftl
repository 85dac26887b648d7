# O que o console pergunta antes de algo acabar.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] Uma bolsa tem dois resultados diferentes: não conta.
       *[other] { $count } bolsas têm dois resultados diferentes: não contam.
    }
    [agreement] { $count ->
        [one] Um resultado conta sem que o outro lado o tenha confirmado.
       *[other] { $count } resultados contam sem que o outro lado os tenha confirmado.
    }
    [adjustment] { $count ->
        [one] Uma bolsa defeituosa espera um escore ajustado.
       *[other] { $count } bolsas defeituosas esperam escores ajustados.
    }
   *[result] { $count ->
        [one] Falta um resultado.
       *[other] Faltam { $count } resultados.
    }
}
ending-where = Está na lista de “Mesas”
ending-call = Um chamado sem decisão: { $where }
ending-come-back = A retomar: { $where }: { $what }
ending-published = Todos veem o escore oficial. As correções de escores podem ser pedidas durante { $corrections } minutos a partir de agora (Lei 79C1), e os recursos apresentados durante { $appeals } minutos (Lei 92B).
ending-closed = Depois disso nada mais se pode registrar nem corrigir, até que o torneio seja reaberto na página das mesas.
ending-periods = O período de correção termina em { $corrections } (Lei 79C1), e o direito a recurso em { $appeals } (Lei 92B); encerrado o torneio, de nada servem.
ending-session = { $wanting ->
    [0] Todos os resultados estão registrados. O próximo passo é publicar o escore oficial.
   *[other] O que falta ainda se pode registrar antes de publicar o escore oficial.
}
ending-not-begun = { $count ->
    [one] A rodada { $rounds } não começou. Se for retirada, não se joga mais: a classificação se faz com as bolsas das rodadas anteriores. Senão, os seus resultados ficam pendentes, e as bolsas se pontuam como se ainda fossem jogadas.
   *[other] As rodadas { $rounds } não começaram. Se forem retiradas, não se jogam mais: a classificação se faz com as bolsas das rodadas anteriores. Senão, os seus resultados ficam pendentes, e as bolsas se pontuam como se ainda fossem jogadas.
}
