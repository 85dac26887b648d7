# O que se diz nos acessos de uma prova quando algo já está feito.

doors-pins-since = Foram sorteados PIN depois de abrir esta página; por isso nenhum se sorteia agora: valem aqueles. Se não os tem, carregue outra vez no botão.
doors-is-gone = Esse dispositivo já não tem acesso.
