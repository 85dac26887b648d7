# A moldura do console do Diretor e suas mesas.

console-tab-ranking = Classificação
console-tab-people = Pessoas
console-tab-settings = Configurações
console-two-more = +2 min
console-still-playing = { $count ->
    [one] A mesa { $tables } ainda joga.
   *[other] As mesas { $tables } ainda jogam.
}
console-call-anyway = Anunciar a rodada { $round } mesmo assim
console-calls-count = { $count ->
    [one] 1 chamado
   *[other] { $count } chamados
}
console-start-ruling = Começar a decisão
console-other-ways = Mais opções
console-side-ns = NS
console-side-ew = EO
console-side-n = N
console-side-s = S
console-side-e = E
console-side-w = O
console-live = Ao vivo
console-last-seen = Visto às
console-menu = Menu
console-sound-on = Som ligado
console-sound-off = Som desligado
console-sound-press = Pressione para o som
console-keys-on = Teclas avulsas ligadas
console-keys-off = Teclas avulsas desligadas
console-keys = G: eu vou · R: começar a decisão · X: resolvido · N: próxima rodada · +: dois minutos · setas: mesas · [ ]: abas · /: buscar · ?: este menu
console-boards-in = { $done } de { $due } bolsas anotadas
console-phone-off = celular sem sinal { $minutes } min
console-ago = { $minutes ->
    [0] agora mesmo
   *[other] { $minutes } min
}
console-nothing-entered = nada anotado ainda
console-called-here = chama
console-table-ready = pronta
console-come-back-to = Para voltar:
console-latest = Últimos
console-board-agreed = há resultado
console-board-stated = só de um lado
console-board-differs = dois resultados diferentes
console-board-adjusted = escore ajustado
console-board-later = joga-se mais tarde
console-board-cancelled = anulada
console-board-hidden = oculta até que você a jogue
console-board-open = ainda sem resultado
console-ranking-official = O escore oficial.
console-ranking-provisional = { $missing ->
    [0] Não publicada: os { $due } resultados estão anotados.
   *[other] Provisória: { $done } de { $due } resultados.
}
console-ranking-you-play = Você joga: verá a classificação quando o jogo terminar.
console-ranking-none = { $kind ->
    [teams] A classificação começa com a primeira bolsa que tem resultado nas suas duas mesas.
   *[other] A classificação começa com o primeiro resultado.
}
console-match-boards = { $results ->
    [0] ainda sem resultados de { $boards } bolsas
    [one] 1 resultado, { $compared } de { $boards } bolsas comparadas
   *[other] { $results } resultados, { $compared } de { $boards } bolsas comparadas
}
console-match-provisional = provisório
console-who-sees = Quem a vê agora
console-sees-players = Jogadores
console-sees-display = Tela da sala
console-sees-public = Público
console-shown-else = O que mais se mostra: resultados de outras mesas, mãos
club-winners = { $count ->
    [one] Vencedor
   *[other] Vencedores
}
club-how-run = Como foi organizado
console-sheet = Folha
console-sheet-names = Com nomes
console-sheet-no-names = Sem nomes
console-sheet-how = As setas vão de casa em casa; digitar em uma casa ou pressioná-la duas vezes anota um resultado; Enter envia e desce, Esc deixa como estava, Espaço abre a bolsa; np é não jogada: abra a bolsa para dizer o que cada lado recebe (12C2). O número verde é o que a bolsa vale por enquanto para Norte-Sul.
console-cell-later = mais tarde
console-not-sent = Ainda não enviado: a conexão caiu. Será enviado quando ela voltar.
console-open-details = Abrir a bolsa
tables-show = Quais mesas
tables-show-all = Todas
tables-show-needs = Precisam de você
tables-show-playing = Jogando
tables-show-ready = Prontas
tables-find = Mesa, número ou nome
tables-found = { $count ->
    [0] Nenhuma mesa encontrada.
   *[other] Mesas encontradas: { $tables }.
 }
tables-found-all = Mostrar todas as mesas
console-tables-ready = { $ready } de { $tables } mesas prontas
tables-density = Quanto de cada mesa
tables-density-roomy = Amplo
tables-density-compact = Compacto
needs-unnamed = { $kind ->
    [teams] { $count ->
        [one] Uma equipe sem nome
       *[other] { $count } equipes sem nome
    }
    [individual] { $count ->
        [one] Um jogador sem nome
       *[other] { $count } jogadores sem nome
    }
   *[pairs] { $count ->
        [one] Uma dupla sem nome
       *[other] { $count } duplas sem nome
    }
}
needs-boards = { $count ->
    [one] Bolsa { $boards }
   *[other] Bolsas { $boards }
}
needs-name-them = Dar nomes
needs-agree-table = { $table }: dar por acordados os { $count }
needs-agree-all = Dar por acordados os { $count }
needs-pins = { $count ->
    [one] Uma mesa não tem PIN
   *[other] { $count } mesas não têm PIN
}
needs-draw-pins = Sortear
needs-unawarded = bolsa { $board }: não jogada, ainda sem escore (12C2)
needs-all-in = Todos os resultados da rodada { $round } estão anotados
needs-tied = { $count ->
    [one] O match { $match } está empatado: uma bolsa extra
   *[other] O match { $match } está empatado: { $count } bolsas extras
}
needs-tied-enter = Anotá-las
needs-overturned-anew = Nada foi anotado ainda da rodada { $round }: emparelhe-a de novo, depois das bolsas extras se o match está empatado, ou retire uma correção que chegou tarde demais (79C).
needs-overturned-begun = A rodada { $round } começou: o Organizador do Torneio diz quem continua jogando (80B), ou se retira uma correção que chegou tarde demais (79C).
needs-overturned-pair = Emparelhá-la de novo
console-extra-boards = { $count ->
    [one] Jogar uma bolsa extra
   *[other] Jogar { $count } bolsas extras
}
announce-to-all = A todos: celulares e tela
announce-break = Intervalo
announce-break-said = Intervalo
announce-last-round = Última rodada
announce-last-round-said = Esta é a última rodada.
announce-last-round-hint = “Última rodada” só avisa os jogadores; não termina nada. O jogo se termina acima, com “{ console-end-session }”.
announce-quiet = Silêncio
announce-quiet-said = Silêncio, por favor.
tables-close = Fechar

## The panel of a table

drawer-agree = Dar por acordada a bolsa { $board }
drawer-connected = conectado
drawer-not-heard = sem sinal há { $minutes } min
drawer-time = Esta rodada: { $minutes } min
drawer-three-more = +3 min para esta mesa
drawer-decide = Decidir
drawer-device = Celular ou tablet
drawer-devices = Aparelhos nesta mesa
drawer-devices-none = Nenhum celular ou tablet entrou aqui.
drawer-message = Mensagem para esta mesa
preview-more = e mais {"{"}count{"}"}
preview-how = Enquanto preenche o escore, aqui se vê de quem mudariam os números.
preview-take = Usar { $result }
interview-not-yet = O que dizer à mesa aparece aqui assim que se deduz das respostas.
