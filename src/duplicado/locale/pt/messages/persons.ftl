# O que os registros dizem das pessoas: entrega-se, elimina-se, apaga-se a seu tempo.

persons-name = Nome, como está nos resultados
persons-number = Número da federação
persons-number-how = Pode ficar vazio. Um jogador do mesmo nome com outro número é outra pessoa.
persons-also = Outras grafias
persons-also-how = Pode ficar vazio. Uma em cada linha: A. Lima, Anita Lima …
persons-anyone = Alguém que não está na lista
persons-anyone-how = Quem jogou aqui, ou está nomeado no que se anotou, pode pedir o que se conserva sobre si e ser eliminado.
persons-hold = Tudo o que se conserva, num arquivo
persons-erase = Eliminar
persons-erase-what = Apaga-se tudo o que o clube conserva sobre esta pessoa. Em cada torneio, resultados e decisões incluídos, um pseudônimo toma o lugar do nome e o número desaparece; os escores ficam. Não é possível desfazer.
persons-erase-now = Eliminar em toda a parte
persons-name-wanted = Escreva o nome, três letras pelo menos.
persons-still-played = Agora não: o nome está no que se está jogando ({ $events }). Faça-o quando acabar. Nada foi mudado.
persons-erased = Eliminada. Nos resultados o nome é agora { $pseudonym }. { $rows ->
    [0] Fora dos torneios o clube não conservava nada.
    [one] Fora dos torneios o clube conservava uma coisa, que já não existe.
   *[other] Fora dos torneios o clube conservava { $rows } coisas, que já não existem.
}
persons-erased-event = { $event }: { $count ->
    [one] uma entrada
   *[other] { $count } entradas
}
persons-erased-tables = { $event ->
    [none] Mesas eletrônicas fora dos torneios
   *[other] Mesas eletrônicas de { $event }
}: { $count ->
    [one] uma entrada
   *[other] { $count } entradas
}
persons-other-tables = mesas eletrônicas fora dos torneios
persons-erased-nowhere = Nenhum torneio nomeava esta pessoa.
persons-copied = Cópias de segurança feitas de novo: { $files }
persons-left = Estes ainda contêm o nome; apague-os ou faça-os de novo: { $files }
persons-elsewhere = Cópias em outros discos, resultados impressos e páginas exportadas não se alcançam daqui.
persons-rewritten = { $at }: { $changed ->
    [one] uma entrada foi escrita de novo
   *[other] { $changed } entradas foram escritas de novo
} ({ $what }, por { $by }). Até então a entrada { $number } estava ligada por { $chain }
persons-what-erased = uma pessoa foi eliminada
persons-what-tidied-calls = palavras de chamados ao Diretor foram apagadas
persons-what-tidied-notes = notas do registro dos Diretores foram apagadas
persons-what-tidied-names = nomes foram apagados
persons-what-tidied-tables = nomes e palavras de mesas eletrônicas foram apagados
persons-what-tidied-log = o que os aparelhos disseram das ações em mesas eletrônicas foi apagado
persons-sure = Eliminar { $name } de todos os torneios deste clube? Não é possível desfazer.
persons-nothing-done = Nenhuma mudança feita.
persons-keeping-how = O mais antigo apaga-se todos os dias enquanto o clube é servido, e agora ao apertar o botão. As quatro últimas estão nos registros dos torneios e das mesas e contam-se desde a última entrada de cada uma; { $good } dias significa para sempre.
backroom-kept-calls = O que se disse ao chamar o Diretor
backroom-kept-notes = O registro dos Diretores: conduta, psíquicas
backroom-kept-names = Nomes nos resultados, cujo lugar tomam depois pseudônimos
backroom-kept-tables = Nomes em mesas eletrônicas, e o que ali se explicou, declarou e recorreu
backroom-kept-log = O que os aparelhos disseram das ações em mesas eletrônicas: tempo de reflexão, toques desfeitos, atenção
backroom-did-erased = eliminou uma pessoa
