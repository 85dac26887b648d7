# Anúncios, o relógio e a fila de chamadas do Diretor.

fact-announcement-made = Anunciado a todos: { $said }
fact-announcement-made-to = Anunciado em { $tables }: { $said }
fact-announcement-ended = Foi retirado um anúncio
fact-rounds-timed = { $minutes ->
    [one] Uma ronda dura um minuto
   *[other] Uma ronda dura { $minutes } minutos
}
fact-rounds-timed-one = { $minutes ->
    [one] A ronda { $round } dura um minuto
   *[other] A ronda { $round } dura { $minutes } minutos
}
fact-clock-held = O relógio foi parado
fact-clock-resumed = O relógio continua
fact-in-section = { $said } (secção { $section })
fact-call-taken = { $who } vai à mesa que chamou
fact-call-settled = A chamada foi resolvida sem decisão do Diretor
fact-call-settled-how = A chamada foi resolvida sem decisão do Diretor: { $how }

event-refused-announcement-empty = Escreva o que se anuncia.
event-refused-no-announcement = Não há tal anúncio.
event-refused-no-such-table = Não há mesa { $value1 } nessa sessão.
event-refused-round-minutes = Uma ronda dura pelo menos um minuto, e o aviso vem depois do seu começo.
event-refused-no-call = Não há tal chamada do Diretor.
event-refused-call-answered = Essa chamada já foi atendida.
event-refused-call-too-long = Diga-o em { $value1 } caracteres no máximo; o resto perguntará o Diretor à mesa.
