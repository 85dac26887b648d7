# Sócios do clube: lista, importação e histórico; nomes ditos em uma mesa.

members-title = Sócios
members-name = Nome
members-number = Número
members-category = Categoria
members-grade = Grau
members-handicap = Handicap
members-contact = Contato
members-seen = Última atividade
members-search = Nome ou número
members-search-now = Buscar
members-more = { $count ->
    [one] Há mais um que não aparece: busque-o.
   *[other] Há mais { $count } que não aparecem: busque-os.
}
members-none = Ainda não há sócios. Importe uma lista ou inclua quem jogou torneios anteriores.
members-add = Novo sócio
members-add-now = Acrescentar
members-added = { $name } já consta entre os sócios.
members-import = Importar
members-import-how = Uma lista de uma planilha em CSV. Os títulos dizem o que cada coluna contém: nome completo, ou primeiro nome e sobrenome; número, categoria, grau, handicap, contato. Nada é incluído antes que você veja o que foi entendido.
members-import-file = Arquivo
members-import-list = Ou linhas coladas
members-import-look = Prévia
members-import-events = Prévia de quem jogou torneios anteriores
members-export = A lista inteira em CSV
members-preview = Prévia da importação
members-preview-counts = Novos: { $new } · alterados: { $changed } · iguais: { $same } · não entendidos: { $faults }
members-column-name = nome
members-column-first = primeiro nome
members-column-last = sobrenome
members-column-number = número
members-column-category = categoria
members-column-grade = grau
members-column-handicap = handicap
members-column-contact = contato
members-column-left-out = não usada
members-columns-left-out = Colunas não usadas: { $columns }
members-state-new = Novos: { $count }
members-state-changed = Alterados: { $count }
members-state-same = Iguais: { $count }
members-state-not-understood = Não entendidos: { $count }
members-line = linha { $line }:
members-show = Mostrar
members-take-it = Incluir
members-take-ticked = Incluir os marcados
members-taken = { $count ->
    [one] Um sócio foi salvo.
   *[other] { $count } sócios foram salvos.
}
members-sure = { $count ->
    [one] Salvar um sócio?
   *[other] Salvar { $count } sócios?
}
members-why-name = não há nome em “{ $about }”
members-why-long = longo demais: “{ $about }…”
members-why-handicap = “{ $about }” não é um handicap
members-why-twice = “{ $about }” está duas vezes na lista
members-why-namesakes = há vários sócios chamados “{ $about }”: indique o número
members-why-columns = { $about } colunas sem títulos
members-several = Há vários sócios chamados { $name }: { $numbers }
members-history = Resultados
members-history-sum = Torneios: { $events } · bolsas: { $boards }
members-history-average = Média: { $average }
members-history-none = Nenhum torneio encerrado inclui esta pessoa.
members-event = Torneio
members-partner = Com
members-place = Lugar
members-place-of = { $place } de { $of }
members-result = Resultado
members-partners = Parceiros
members-events-together = { $count ->
    [one] um torneio
   *[other] { $count } torneios
}
members-best = Melhores bolsas
members-worst = Piores bolsas
members-board = Bolsa { $board }
members-edit = Alterar
members-save = Salvar
members-merge = A mesma pessoa está duas vezes na lista
members-merge-other = A outra entrada
members-merge-how = A outra entrada desaparece; o que falta aqui é tirado dela.
members-merge-now = Juntá-las
error-member-name = Escreva um nome.
error-member-number-taken = O número { $value1 } é o de { $value2 }.
error-member-handicap = “{ $value1 }” não é um handicap: escreva um número, p. ex. 2,5.
names-title = Quem está sentado aqui?
names-how = Escreva cada nome ou número de sócio.
names-player = Jogador { $number }
names-say = Salvar
names-later = Agora não
names-said-already = Os nomes já estão. Se não estiverem certos, chame o Diretor.
names-wanted = Escreva todos os nomes ou números.
names-no-member = Nenhum sócio tem o número { $number }.
