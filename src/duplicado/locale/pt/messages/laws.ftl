# O que diz `duplicado laws`.

laws-edition = Leis de { $edition }
laws-column-clauses = cláusulas
laws-column-executed = executadas
laws-column-open = pendentes
laws-column-not-executable = nada a executar
laws-part-foundation = parte: fundamento
laws-part-table-1 = parte: mesa, leilão
laws-part-table-2 = parte: mesa, carteio
laws-part-contests = parte: torneios
laws-part-office = parte: escritório do Diretor
laws-law = Lei { $number }
laws-definitions = Definições
laws-introduction = Introdução
laws-total = todas
laws-executed-by = executada por { $functions }
laws-open = pendente: { $reason }
laws-not-executable = nada a executar
laws-reason-part-foundation = o fundamento não está completo
laws-reason-part-table-1 = pertence à informação e ao leilão, que não estão completos
laws-reason-part-table-2 = as irregularidades do carteio não estão completas
laws-reason-part-contests = os torneios não estão completos
laws-reason-part-office = o escritório do Diretor não está completo
laws-reason-judgement = quem julga é o Diretor à mesa; um programa não tem nada a calcular
laws-reason-term = é um termo que o programa usa em toda a parte; não há nada a calcular
laws-reason-unreached = uma função o resolve, mas nenhum caso nem relato do manual o mostra por um comando
laws-reason-none = não consta o motivo
laws-number-in-2017 = número de 2017: { $numbers }
laws-differs = difere de 2017: { $difference }
laws-unknown = Não existe a cláusula { $clause } nestas edições.

explore-working = Explorando
explore-heading = Bolsa “{ $world }”, Leis de { $edition }, regulamentos { $whose }
explore-explored = Todas as sequências de até { $depth } passos: { $states } estados em { $sequences } passos; além disso, { $walked } passos ao acaso.
explore-clauses = { $count } itens citados: { $clauses }
explore-together = Os assuntos das Leis { $first } e { $second } estiveram abertos ao mesmo tempo { $times } vezes; primeiro foi tratada a { $first }.
explore-of-one-call = As Leis { $first } e { $second } tratavam da mesma voz { $times } vezes; a { $first } vem primeiro, como diz a { $clause }.
explore-holds = Tudo se cumpriu em todos os estados.
explore-broken = Não se cumpriu em { $times } estados: { $name }
explore-invariant-nothing-raises = nada produz um erro
explore-invariant-record-gives-the-state = o registro por si só dá o estado
explore-invariant-somebody-can-go-on = alguém pode continuar até o fim da bolsa
explore-invariant-what-is-asked-is-admitted = o que se pede é admitido
explore-invariant-lawful-sequence-gets-no-ruling = uma sequência regular não recebe decisão alguma
explore-invariant-attention-leaves-nothing-irregular = depois de chamada a atenção não fica nada irregular
explore-invariant-ruling-cites-a-clause = cada decisão cita um item
explore-invariant-nobody-barred-may-bid = quem deve passar não tem outra voz
explore-invariant-findings-commute = a ordem das determinações não importa
explore-invariant-turned-table-is-ruled-alike = a mesa girada recebe as mesmas decisões
explore-invariant-declaring-side-has-no-penalty-card = o lado do carteador não tem cartas penalizadas
explore-invariant-views-tell-nothing-hidden = ninguém pode deduzir do que vê que cartas têm os outros
explore-invariant-lead-is-restricted-as-ruled = uma saída é restringida como foi decidido
explore-invariant-requirement-is-for-one-lead = um naipe exigido obriga a uma saída
explore-invariant-right-is-for-the-first-lead = um direito sobre a saída é para a primeira
explore-invariant-rights-are-offered-of-themselves = o que uma Lei dá é oferecido por si mesmo
explore-invariant-pending-calls-follow-standing-ones = as vozes irregulares pendentes seguem vozes que valem
explore-invariant-rulings-rest-on-standing-calls = as decisões assentam em vozes que valem
compare-line = Leis de { $edition }: { $clauses }
compare-left-out = não é admitido: { $step }
compare-count = { $compared } comparados, { $changed } mudam. { $ruled ->
    [0] Em nenhum há o que decidir.
    [one] Em um deles há decisões.
   *[other] Em { $ruled } deles há decisões.
}
compare-nothing = { $file } não tem nenhum caso nem bolsa legível.
compare-board = bolsa { $board }
compare-no-play = { $file } não tem nenhuma bolsa com o seu leilão e o seu carteio: não há nada a decidir.
compare-without-play = { $file }: { $count ->
    [one] uma bolsa é deixada
   *[other] { $count } bolsas são deixadas
} de fora, sem leilão ou sem carteio.
compare-told-in-part = { $title }: contado em parte; não pode ser decidido de novo.
