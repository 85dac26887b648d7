# Anúncios, o relógio e a fila de chamados do Diretor.

fact-announcement-made = Anunciado a todos: { $said }
fact-announcement-made-to = Anunciado em { $tables }: { $said }
fact-commentary-written = Comentário da bolsa { $board }: { $said }
fact-announcement-ended = Um aviso foi removido
fact-rounds-timed = { $minutes ->
    [one] Uma rodada dura um minuto
   *[other] Uma rodada dura { $minutes } minutos
}
fact-rounds-timed-one = { $minutes ->
    [one] A rodada { $round } dura um minuto
   *[other] A rodada { $round } dura { $minutes } minutos
}
fact-rounds-timed-table = { $minutes ->
    [one] A rodada { $round } dura um minuto na mesa { $table }
   *[other] A rodada { $round } dura { $minutes } minutos na mesa { $table }
}
fact-clock-held = O relógio foi parado
fact-clock-resumed = O relógio continua
fact-in-section = { $said } (seção { $section })
fact-call-taken = { $who } vai à mesa que chamou
fact-call-settled = O chamado foi resolvido sem decisão do Diretor
fact-call-settled-how = O chamado foi resolvido sem decisão do Diretor: { $how }

event-refused-no-such-board = Aqui não há bolsa { $value1 }.
event-refused-announcement-empty = Escreva o que se anuncia.
event-refused-no-announcement = Não há esse aviso.
event-refused-no-such-table = Não há mesa { $value1 } nessa sessão.
event-refused-round-minutes = Uma rodada dura pelo menos um minuto, e o aviso vem depois do seu começo.
event-refused-no-call = Não há tal chamado do Diretor.
event-refused-call-answered = Esse chamado já foi atendido.
event-refused-call-too-long = Diga-o em { $value1 } caracteres no máximo; o resto perguntará o Diretor à mesa.
