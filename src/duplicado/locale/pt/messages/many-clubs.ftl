# Um torneio simultâneo de muitos clubes, no escritório do clube.

many-clubs-title = Torneio simultâneo
many-clubs-lead = Os clubes que jogaram as mesmas bolsas são classificados como um só campo: cada escore compara-se com todos os da bolsa. Cada clube envia o arquivo do seu torneio.
many-clubs-in = Incluídos: { $count } de { $all }
many-clubs-ranking = Classificação de todos os clubes
many-clubs-in-club = No clube
many-clubs-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
many-clubs-make-title = Criar com isto um torneio
many-clubs-make-how = Conduz-se como qualquer outro: corrige-se, decide-se, imprime-se e publica-se no seu console. Nada é público antes de o publicar.
many-clubs-files = Arquivos dos clubes
many-clubs-files-how = Arquivos de torneios (.event), vários de uma vez, no máximo { $most }. O nome do arquivo é o do clube. Se algum chegar tarde, entregue-os todos de novo: nada se salva antes de o torneio ser criado.
many-clubs-own = Torneios deste clube que participam
many-clubs-session = Sessão
many-clubs-session-how = Se os torneios têm várias.
many-clubs-look = Classificá-los
many-clubs-empty = Não há nenhum resultado dessa sessão.
error-many-clubs-lost = A classificação perdeu-se pelo caminho: entregue os arquivos de novo.
error-many-clubs-not-over = { $value1 } não terminou: termine antes a sua sessão, pois as suas mãos seriam vistas.
error-no-such-event = Não há nenhum torneio { $value1 } neste clube.
