# Um torneio novo: o que se pode jogar, modelos, seções e sessões, rodadas emparelhadas uma a uma.

wizard-kind-pairs = Duplas, um vencedor
wizard-kind-pairs-two = Duplas, dois vencedores: Norte-Sul e Este-Oeste
wizard-kind-pairs-swiss = Duplas em sistema suíço
wizard-kind-teams = Equipes, todas contra todas
wizard-kind-teams-swiss = Equipes em sistema suíço
wizard-kind-board-a-match = Equipes, board-a-match
wizard-kind-patton = Equipes, Patton
wizard-kind-knock-out = Equipes, eliminatória
wizard-kind-individual = Individual
wizard-begin-with = Começar com
wizard-last = O último torneio
wizard-last-names = O último torneio, com os mesmos nomes
wizard-begun-as = Preenchido como o último torneio, “{ $title }”: { $kind }.
wizard-title-taken = Já existe outro torneio “{ $title }” neste dia. Volte e dê outro nome a este se os jogadores devem distingui-los.
wizard-take = Usar este
wizard-templates = Modelos
wizard-templates-of-club = Modelos do clube
wizard-templates-own = Modelos que vêm com o programa
wizard-templates-none = O clube ainda não tem nenhum. Um torneio novo pode ser salvo como modelo na sua segunda página.
wizard-templates-why = As configurações de um torneio sob um nome, para começar outros com elas.
wizard-use = Novo torneio com ele
wizard-use-what = Novo torneio com { $name }
wizard-rename = Mudar o nome
wizard-rename-what = Mudar o nome de { $name }
wizard-new-name = Nome novo
wizard-delete = Apagar
wizard-delete-what = Apagar { $name }
wizard-deleted = O modelo { $name } já não existe.
wizard-renamed = O modelo { $name } chama-se agora { $new }.
wizard-none-such = O clube não tem nenhum modelo { $name }.
wizard-no-name = { $name } não pode ser o nome do modelo: há outro com esse nome, ou está vazio, é longo demais ou tem uma barra.
wizard-saved = O modelo { $name } está salvo.
wizard-not-saved = O torneio está feito, mas as suas configurações não foram salvas como modelo: escolha um nome de 1 a 80 letras sem barra.
wizard-change = Mudar o que se joga
wizard-keep = Salvar estas configurações como modelo
wizard-keep-name = Nome do modelo
wizard-keep-how = Por exemplo Duplas de quinta-feira. São salvos tipo, número, tempo, movimento, bolsas e o que está em “Mais”; os nomes não.
wizard-more = Mais: seções, sessões, apuração, Leis, o que se mostra
wizard-sections = Seções
wizard-sections-how = As mesas repartem-se por igual. As seções chamam-se A, B …
wizard-together = As seções comparam-se
wizard-together-yes = entre si: jogam as mesmas bolsas
wizard-together-no = cada uma por si
wizard-sessions = Sessões
wizard-sessions-how = Da mesma forma; podem juntar-se mais no console. Os seus resultados contam juntos.
wizard-boards-each = Bolsas por rodada
wizard-boards-each-how = Vazio ou 0: as que convierem.
wizard-method = Como são apuradas as bolsas
wizard-method-usual = o habitual do que se joga
wizard-method-matchpoints = pontos de match
wizard-method-cross-imps = IMPs cruzados
wizard-method-butler = Butler (IMPs contra a média)
wizard-method-how = Para duplas e individuais. As equipes jogam a IMPs ou board-a-match.
wizard-profile = Regulamentos
wizard-edition = Edição das Leis
wizard-correction = Período de Correção, minutos
wizard-correction-how = Vazio: o dos regulamentos (79C).
wizard-paired = { $rounds ->
    [one] Uma rodada
   *[other] { $rounds } rodadas
} de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}
wizard-paired-figures = { $knockout ->
    [yes] O vencedor de cada match passa à rodada seguinte.
   *[no] Cada rodada reúne competidores com escores próximos.
} { $total } bolsas diferentes em cerca de { $minutes } minutos.
wizard-paired-how = A primeira rodada fica planejada agora. Emparelhe as outras no console, em Movimento, quando houver os resultados; podem ser mais ou menos.
wizard-in-sections = { $sections }: { $movement }. { $figures }
wizard-no-sections = Nenhum movimento serve para seções destes tamanhos ({ $sizes }) em { $minutes } minutos. Escolha menos seções ou outro tempo.
wizard-own-pairs = Duplas do clube
wizard-own-pairs-two = Mitchell, dois vencedores
wizard-own-pairs-sections = Duas seções, as mesmas bolsas
wizard-own-pairs-swiss = Suíço de duplas
wizard-own-teams-eight = Suíço de equipes, matches de 8 bolsas
wizard-own-knock-out = Eliminatória
wizard-own-individual = Individual
wizard-own-beginners = Tarde de principiantes
wizard-of-session = De que sessão
wizard-not-settings = { $file } não contém as configurações de um torneio: escreva um arquivo como o que --show imprime.
wizard-made = O torneio está feito: { $event }

wizard-pair = A rodada seguinte
wizard-pair-open = Emparelhar a rodada seguinte
wizard-pair-why = { $form ->
    [knock-out] Seguem os vencedores dos matches: quem encontra quem decide-se rodada a rodada, quando há os resultados.
   *[other] Neste torneio decide-se rodada a rodada quem encontra quem, pela classificação.
}
wizard-pair-take = Jogá-la assim
wizard-pair-otherwise = De outro modo
wizard-pair-boards = Bolsas de um match
wizard-pair-boards-how = Vazio: as da rodada anterior.
wizard-pair-first = Primeira bolsa
wizard-pair-first-how = Vazio: a que se segue às das rodadas anteriores.
wizard-pair-after = Pela classificação depois da rodada
wizard-pair-after-how = Vazio: depois da última.
wizard-pair-session = Sessão
wizard-pair-session-how = Um número acima da última começa uma sessão nova.
wizard-pair-provisional = Embora faltem resultados: conta o que há
wizard-pair-again = A última rodada de novo, da qual nada foi jogado
wizard-pair-show = Mostrá-la
wizard-pair-changed = A classificação já não é a de quando isto foi mostrado. Veja como fica agora a rodada.
wizard-pair-results-wanting = A rodada { $value1 } ainda não tem resultado na mesa { $value2 } (bolsa { $value3 }). Anote o que falta; ou, em “De outro modo”, emparelhe pela classificação depois de uma rodada anterior, ou com o que há.
wizard-pair-match-tied = O match { $value1 } está empatado. Continua com bolsas extras, ainda por jogar: { $value2 } ({ $value3 }); outras tantas enquanto continuar empatado (“{ condition-name-extra-boards }” em Configurações). Que as duas mesas as joguem, e anote os resultados na rodada { $value4 } da sessão { $value5 }, com as equipes que se sentam ali.
wizard-pair-nobody-to-pair = Não há dois que se possam encontrar. Inscreva-os primeiro.
wizard-pair-boards-wanted = Diga em “De outro modo” quantas bolsas tem um match.
wizard-pair-boards-to-share = { $value1 } mesas não podem compartilhar menos bolsas do que são: dê mais a cada match.
wizard-pair-board-played = { $value2 } já jogou a bolsa { $value1 }: em “De outro modo” comece por outra.
wizard-exchange-one = Trocar
wizard-exchange-with = com
wizard-exchange-how = Pressione um nome e depois o daquele com quem se troca (pelo teclado: S), ou arraste um sobre o outro. Cada troca é verificada.
wizard-exchange-title = Trocados à mão
wizard-exchange-back = Retirar
wizard-remedy-exact-method = Encontrar a rodada pelo outro método suíço, que experimenta tudo
wizard-remedy-allow-rematches = Deixar que alguns se encontrem outra vez
wizard-remedy-lift-separation = Deixar que se encontrem os que deviam ficar separados
wizard-remedy-second-bye = Dar a alguém um segundo descanso, ou um segundo match a três
wizard-remedy-bye = Dar descanso ao ímpar em vez de um match a três
wizard-session-more = Planejar uma sessão
wizard-session-first = Escolher o movimento
wizard-session-open = Juntar uma sessão
wizard-session-why = Sessão { $session }: { $session ->
    [1] jogam os inscritos.
   *[other] jogam os que ainda estão no torneio. O que se pontuou até agora continua contando. Quem esteve Norte-Sul na sessão anterior fica Este-Oeste, a não ser que as linhas se classifiquem à parte.
}
wizard-session-add = Juntar a sessão
wizard-session-added = A sessão está feita. A seguir: tire os PINs e imprima os cartões das suas mesas.
wizard-count = Como as sessões fazem um resultado
wizard-count-boards = como uma só sessão longa: cada bolsa pesa o mesmo
wizard-count-sessions = cada sessão pesa o mesmo
wizard-count-reason = Por quê, se é de outro modo que antes
wizard-no-way = Nada serve para { $minutes } minutos: { $why }
wizard-by-section = Cada seção por si
wizard-all-sections = todas as seções
wizard-of-sections = Para que seção
wizard-call-in = Seção { $section }: anunciar a rodada { $round }
wizard-hold-in = Seção { $section }: parar o relógio
wizard-resume-in = Seção { $section }: retomar o relógio
wizard-in-each-section = Seções { $sections }, cada uma: { $figures }
wizard-copies = Se as seções jogam ao mesmo tempo, { $count ->
    [one] é precisa uma cópia de cada bolsa
   *[other] são precisas { $count } cópias de cada bolsa
}.
wizard-part-who = Quem joga
wizard-part-evening = O torneio
wizard-electronic-how = Resultados pelo celular não precisam disto. O movimento senta os jogadores em mesas no navegador, cada um no seu aparelho. Cada bolsa chega à mesa quando começa e o resultado entra sozinho. O Diretor dá os lugares livres a robôs, que vão com a sua dupla de mesa em mesa.
wizard-electronic-boards = As mesas eletrônicas precisam das mãos.
