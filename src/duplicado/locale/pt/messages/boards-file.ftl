# O que um arquivo de bolsas contém para uma sessão, e a página em que as suas mãos são dadas ou trazidas.

boards-unknown-file = { $file } não é um arquivo de bolsas que se possa ler. Traga um em PBN, LIN, RBN, DLM, DUP, BRI, DGE, BER ou outro arquivo de uma máquina de dar cartas.
boards-none = { $file } é lido como { $format } e não se encontrou nele nenhuma bolsa inteira. Escolha o arquivo que o programa escreveu, ou faça-o escrever PBN.
boards-too-many = O arquivo contém { $count } bolsas; uma sessão admite no máximo { $most }. Faça o programa escrever só as desta sessão.
boards-too-large = { $file } tem { $kilobytes } kB; um arquivo com as bolsas de uma sessão tem no máximo { $most } kB. Faça o programa escrever só as desta sessão.
boards-line = Linha { $line }: { $said }
boards-two-deals = As bolsas { $boards } estão mais de uma vez no arquivo, com mãos diferentes. Não se pode saber quais valem: tire as erradas.
boards-not-whole = As bolsas { $boards } não têm as cinquenta e duas cartas.
boards-same-hands = As bolsas { $boards } têm as mesmas mãos.
boards-marks = Bolsa { $board }: no arquivo dá { $dealer ->
    [N] Norte
    [E] Este
    [S] Sul
   *[W] Oeste
}, vulnerável: { $vulnerability ->
    [none] ninguém
    [ns] Norte-Sul
    [ew] Este-Oeste
   *[both] todos
}. Numa bolsa desse número dá { $right-dealer ->
    [N] Norte
    [E] Este
    [S] Sul
   *[W] Oeste
}, vulnerável: { $right-vulnerability ->
    [none] ninguém
    [ns] Norte-Sul
    [ew] Este-Oeste
   *[both] todos
}. As bolsas do arquivo parecem ter outros números.
boards-missing = Não há mãos para as bolsas { $boards }; jogam-se as bolsas { $wanted }.
boards-other-numbers = O arquivo contém as bolsas { $boards }, e jogam-se as bolsas { $wanted }. Se são as certas, diga em “Primeira bolsa” que número tem a primeira.
boards-beyond = As bolsas { $boards } do arquivo não são jogadas e ficaram de fora.

boards-page = Bolsas e mãos
boards-why = Cada sessão joga as suas próprias mãos. Podem ser dadas aqui, de modo que se possa conferir, ou vir de um arquivo. A ninguém se mostra uma mão antes de a bolsa ter terminado em toda parte.
boards-open = Bolsas e mãos
boards-of-session = Sessão { $session }
boards-planned = Bolsas que se jogam: { $boards }
boards-nothing-planned = Ainda não há nada previsto.
boards-hands-known = Conhecem-se as mãos de: { $boards }
boards-hands-none = Não se conhece nenhuma mão.
boards-wanting = Ainda sem mãos: { $boards }
boards-shuffled = Jogadas sem que se conheçam as suas mãos: { $boards }
boards-dealt-lot = Dadas aqui: { $boards }
boards-others = O registro tem agora outras mãos, ou nenhuma, para as bolsas { $boards }: o que foi dado aqui não vale para elas.
boards-deal = Dar aqui as bolsas { $boards }
boards-deal-how = O compromisso é publicado logo, e a semente quando a sessão acaba. Faça-o antes de serem jogadas: mãos embaralhadas numa mesa não podem ser dadas depois.
boards-bring = De um arquivo de mãos
boards-first = Primeira bolsa
boards-first-how = Vazio: como o arquivo as numera. Senão, o número da primeira bolsa; as outras seguem-se.
boards-anyway = Usar o que puder ser lido
boards-anyway-how = Leia primeiro o que está errado no arquivo. O que é duvidoso ou falta fica como está.
boards-take = Tomar as mãos
boards-file-wanted = Escolha primeiro o arquivo.
boards-faults = As mãos não foram tomadas. Isto está errado em { $file }:
boards-choose-again = Corrija-o e escolha-o outra vez; ou marque “Tomá-lo embora algo esteja errado” e escolha-o outra vez.
boards-more = … e mais { $count }
boards-taken = Tomadas de { $file }: as mãos das bolsas { $boards }.
boards-played = As bolsas { $boards } foram jogadas e as suas mãos eram conhecidas: não se tomam outras. Corrija o registro se as mãos estão erradas.
boards-were-dealt = Dadas: bolsas { $boards }. O seu compromisso é { $commitment }
boards-not-dealt = As bolsas não foram dadas: { $why }
boards-undealt = As bolsas não foram dadas: não foi possível escrever isso. O que estava planejado mantém-se. Mande dá-las aqui outra vez, ou traga um arquivo.
boards-none-wanting = Não há nenhuma bolsa sem mãos.
boards-over = Esta sessão terminou.
boards-source = As mãos das suas bolsas
boards-source-none-how = As mãos são ditas mais tarde, ou nunca.
boards-source-file-later = De um arquivo que se traz depois
club-error-too-large = É grande demais
club-error-larger = Não se admitem mais de { $megabytes } MB de uma vez. Escolha o arquivo certo, ou uma parte do que contém.
