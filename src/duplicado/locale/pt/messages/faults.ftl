# O que falha no computador enquanto se serve um torneio, para o Diretor.

faults-writing = Os resultados não podem ser salvos agora. Nada do que foi salvo se perde; os celulares mantêm os resultados não enviados e tentam de novo. O computador diz: { $text }
faults-reading = O torneio não pode ser lido agora do disco. O computador diz: { $text }
faults-tables = O que se faz nas mesas eletrônicas não pode ser salvo ou lido agora. Nada do que foi confirmado se perde; tenta-se de novo até conseguir. O computador diz: { $text }
faults-backup = A última cópia de segurança não pôde ser feita; o torneio continua. O computador diz: { $text }
faults-ranking = Não se pode calcular a classificação e fica a última: corrija o regulamento do torneio ou o que foi previsto. O computador diz: { $text }
faults-command = Algo que foi pedido não se pôde fazer. O computador diz: { $text }
faults-key = Não se conseguem ler as distribuições deste torneio: falta a chave com que foram seladas. Tudo o mais continua. Devolva { $text } à pasta do clube, a partir da cópia de segurança, e abra o torneio de novo.
faults-clock = O relógio deste computador foi atrasado: vai { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} atrás do registro. As horas contam a partir da última entrada; acerte o relógio.
faults-replaced = O que se anota já não é salvo: o arquivo deste torneio já não é o que foi aberto. Nada do que foi confirmado até agora está perdido. O computador diz: { $text }
faults-replaced-choice = Este computador ainda tem as { $count } entradas. Passe-as para o arquivo que lá está agora (as que ele já tem não se repetem), ou continue com esse arquivo como está.
faults-replaced-take = Passá-las para o arquivo
faults-replaced-leave = Continuar com o arquivo como está
faults-clock-ahead = O relógio deste computador adiantou-se { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} de uma vez. Se está certo, não há nada a fazer. Se não, acerte-o: o que se anota agora tem a hora errada, e fica na sua ordem.
