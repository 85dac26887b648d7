# Uma prova simultânea de muitos clubes, no escritório do clube.

many-clubs-title = Prova simultânea
many-clubs-lead = Os clubes que jogaram as mesmas bolsas são classificados como um só campo: cada resultado compara-se com todos os da bolsa. Cada clube envia o ficheiro da sua prova.
many-clubs-in = Incluídos: { $count } de { $all }
many-clubs-ranking = Classificação de todos os clubes
many-clubs-in-club = No clube
many-clubs-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
many-clubs-make-title = Criar com isto uma prova
many-clubs-make-how = Conduz-se como qualquer outra: corrige-se, decide-se, imprime-se e publica-se na sua consola. Nada é público antes de o publicar.
many-clubs-files = Ficheiros dos clubes
many-clubs-files-how = Ficheiros de provas (.event), vários de uma vez, no máximo { $most }. O nome do ficheiro é o do clube. Se algum chegar tarde, entregue-os todos de novo: nada se guarda antes de a prova ser criada.
many-clubs-own = Provas deste clube que participam
many-clubs-session = Sessão
many-clubs-session-how = Se as provas têm várias.
many-clubs-look = Classificá-los
many-clubs-empty = Não há nenhum resultado dessa sessão.
error-many-clubs-lost = A classificação perdeu-se pelo caminho: entregue os ficheiros de novo.
error-many-clubs-not-over = { $value1 } não terminou: termine antes a sua sessão, pois as suas mãos seriam vistas.
error-no-such-event = Não há nenhuma prova { $value1 } neste clube.
