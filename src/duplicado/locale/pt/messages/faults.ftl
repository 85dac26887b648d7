# O que falha no computador enquanto se serve uma prova, para o Diretor.

faults-writing = O que se anota não se pode guardar agora. Nada do que foi confirmado se perde, e os telefones guardam o que não puderam enviar e enviam-no de novo. O computador diz: { $text }
faults-reading = A prova não se pode ler agora do disco. O computador diz: { $text }
faults-backup = A última cópia de segurança não se pôde fazer; a prova continua. O computador diz: { $text }
faults-ranking = Não se pode calcular a classificação e fica a última: corrija as condições da prova ou o que foi previsto. O computador diz: { $text }
faults-command = Algo que foi pedido não se pôde fazer. O computador diz: { $text }
faults-clock = O relógio deste computador foi atrasado: vai { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} atrás do registo. As horas continuam a partir da última entrada; acerte o relógio.
