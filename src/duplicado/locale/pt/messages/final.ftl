# O torneio dos classificados, no console.

final-title = Final
final-lead = Os que ocupam certos lugares da classificação continuam num torneio próprio, com a sua página, o seu console e os seus resultados: os primeiros numa final, os outros numa consolação. São ordenados pelos seus lugares e trazem consigo o que a fórmula dá.
final-of = { $title }, final
final-count = { $title }: { $count ->
    [one] participa um
   *[other] participam { $count }
}
final-changed = A classificação já não é a que foi mostrada. Veja quem está classificado agora.
final-none-here = Um eliminatório não classifica ninguém por lugares: quem vence passa, e os eliminados têm uma consolação.
final-first = Primeiro lugar que participa
final-last = Último lugar que participa
final-pairing = As rodadas são emparelhadas
final-pairing-same = como neste torneio
final-pairing-none = por um movimento
final-carried = Pontos transportados
final-carried-nothing = nenhum
final-carried-part = uma parte do que cada um obteve
final-carried-steps = passos iguais: o primeiro o máximo, o último nada
final-amount = Quanto
final-amount-how = A parte (1/2 se ficar em branco) ou o máximo. Uma parte é C = S × parte, na unidade da classificação, arredondada a centésimos.
