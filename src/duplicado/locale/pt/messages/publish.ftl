# Publicar um torneio: duplicado publish, e o que as suas páginas têm a mais.

publish-viewer = Visualizador de mãos do Bridge Base Online
publish-to-print = Para imprimir
publish-ranking = Classificação
publish-travellers = Folhas das bolsas
publish-score-cards = Cartões de resultados
publish-hands = Mãos
publish-written = { $count ->
    [one] Um arquivo escrito em { $folder }.
   *[other] { $count } arquivos escritos em { $folder }.
}
publish-begin = Comece por { $file }.
publish-remarks = { $count ->
    [one] Uma observação da leitura de { $file }; duplicado check mostra-a.
   *[other] { $count } observações da leitura de { $file }; duplicado check mostra-as.
}
publish-not-ours = Em { $folder } há arquivos que este comando não escreveu, e não se lhe toca. Indique outra pasta, ou acrescente --force: então ficam, menos os do mesmo nome.
publish-not-a-folder = { $folder } é um arquivo, não uma pasta.
publish-unknown-kind = “{ $kind }” não se pode publicar: escreva html, pdf ou html,pdf.
publish-without-steps = Os passos de leilões e carteios seriam { $count } páginas; cada registro tem uma só.
