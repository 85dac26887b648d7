# Se os registros são o que eram.

verify-head = Cabeça do registro: { $head }
verify-agrees = { $count ->
    [one] Concorda com a cabeça indicada.
   *[other] Concorda com as { $count } cabeças indicadas.
}
verify-disagrees = Não continua a partir de { $head }: entradas foram mudadas ou tiradas, ou o registro é outro.
verify-seen-same = Concorda com o que este computador viu em { $at }, até a entrada { $number }.
verify-seen-none = Este computador não tem nenhuma cabeça dele: quem pode escrever o arquivo poderia tê-lo amarrado de novo. Compare com uma cabeça em papel: --head.
verify-seen-no-key = A chave deste computador sumiu, e as cabeças que ele tem não provam nada (entrada { $number }, { $at }). A cadeia está inteira; compare com uma cabeça em papel: --head. Com a próxima cópia é sorteada outra chave.
verify-seen-forged = Uma cabeça que está aqui não foi selada com a chave deste computador: alguém a escreveu (entrada { $number }, { $at }).
verify-seen-cut-off = O final foi cortado: em { $at } ele tinha { $number } entradas. Restaure a última cópia.
verify-seen-another = Não é o que era em { $at }, quando tinha { $number } entradas: foi mudado e amarrado de novo. Restaure a última cópia.
verify-seen-rewritten = Foi escrito de novo depois de { $at }, como dito acima, e a cabeça de então (entrada { $number }) não pode ser comparada.
verify-no-record = { $file } não é um registro publicado ({ $why }).
verify-published-right = Tudo o que se confere está certo.
verify-explained =
    O que se confere de um torneio:
    1. Cada entrada está amarrada por SHA-256 a todas as anteriores, e a cada vez que o registro foi escrito de novo. Descobre-se: uma entrada mudada, tirada ou posta por quem não amarrou o resto de novo.
    2. O arquivo não tem nada que aja por si só ou que este programa não tenha feito, como um gatilho.
    3. O que foi anotado no registro com cada cópia ainda está lá. Descobre-se: um final cortado por quem deixou as notas.
    4. As cabeças seladas deste computador (pasta do usuário, não do clube; DUPLICADO_KEYS nomeia outra), escritas com cada cópia. Descobre-se: um final cortado ou um registro amarrado de novo por quem não tem a chave. Se a chave se perde, nada dos registros se perde; as cabeças de antes já não provam nada.
    5. As cabeças em papel, em páginas e com as cópias, indicadas com --head. Não precisam de chave, e ninguém que escreva aqui pode mudá-las.
    Não se prova: que o anotado era verdade; o que foi anotado depois da última cabeça que alguém tem; quem estava diante de um aparelho.
    Um registro publicado (record.json) é conferido por verify_record.py, 200 linhas que só precisam de Python: a cabeça, as distribuições por compromisso, semente, acasos e lançamentos, que cada resultado é o que foi anotado e nenhum falta sem que se diga, os pontos por contrato, os pontos de match, os totais, as porcentagens e os lugares. O que o Diretor decidiu, que dupla sentou a uma mesa e outras apurações, ele toma como publicado.
