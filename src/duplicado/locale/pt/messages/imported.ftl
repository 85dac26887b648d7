# Uma prova a partir de um ficheiro de resultados, no escritório do clube.

import-title = Prova a partir de um ficheiro
import-lead = Os resultados que os terminais de marcação ou outro programa registaram passam a ser uma prova do clube: corrigem-se, decidem-se e publicam-se como os de qualquer outra.
import-file = Ficheiro de resultados
import-file-how = A base de dados dos terminais (.bws), USEBIO (.xml), ACBL (.json), PBN, LIN e outros; no máximo { $most } MB. Primeiro mostra-se o que contém.
import-look = Ver o que contém
import-what = O que há em { $file }
import-contestants = { $count ->
    [one] um participante
   *[other] { $count } participantes
}
import-boards = { $count ->
    [one] uma bolsa
   *[other] { $count } bolsas
}
import-results = { $count ->
    [one] um resultado
   *[other] { $count } resultados
}
import-remarks = Veja isto antes de o integrar
import-no-remarks = Pode integrar-se tudo o que há no ficheiro.
import-ruled = { $count ->
    [one] Um escore foi dado pelo Diretor. Integra-se tal como está, sem o motivo.
   *[other] { $count } escores foram dados pelo Diretor. Integram-se tal como estão, sem os motivos.
}
import-not-played = { $count ->
    [one] Uma linha diz que a bolsa não foi jogada.
   *[other] { $count } linhas dizem que a bolsa não foi jogada.
}
import-not-added = O que se somou ao total de { $who } ({ $amount }) não se integra, porque a prova classifica por percentagens. Registe-o como transporte na consola, na página dos participantes.
import-more-remarks = { $count ->
    [one] e mais uma observação
   *[other] e mais { $count } observações
}
import-untried = O leitor de { $format } não foi experimentado com ficheiros de outros programas: compare o que encontrou.
import-which = O ficheiro contém { $count } provas. Qual?
import-rules = Regras de pontuação
import-rules-laws = o Código, valores exatos
import-rules-ebu = English Bridge Union
import-rules-acbl = American Contract Bridge League
import-rules-compscore = como conta o Compscore
import-is-over = O jogo terminou
import-is-over-how = A sessão termina com isso. Nada se publica antes de o dizer.
import-take = Integrar
import-name-taken = Já há uma prova { $name }: dê a esta outro nome ou outro dia.
import-no-base64 = O ficheiro não está escrito em base 64.

error-take-over-empty = { $value1 } está vazio: escolha outro ficheiro.
error-take-over-too-large = { $value1 } tem mais de { $value2 } MB: um ficheiro de resultados é menor. Escolha outro.
error-take-over-record = { $value1 } é uma prova do próprio Duplicado. Uma prova deste clube recupera-se com `duplicado restore`; as de vários clubes classificam-se na página das provas simultâneas.
error-take-over-format = O formato de { $value1 } não é conhecido. Podem ler-se ficheiros de { $value2 }.
error-take-over-no-contest = Em { $value1 } não há nenhuma prova, só bolsas. São precisos resultados; as bolsas entregam-se com uma prova nova.
error-take-over-no-results = Em { $value1 } não há nenhum resultado, ou está danificado. Exporte-o de novo do programa de onde vem.
error-take-over-unnumbered = Há resultados de bolsas sem número: { $value1 }. Uma prova guarda os resultados pelos números das bolsas: numere-as no ficheiro e entregue-o de novo.
