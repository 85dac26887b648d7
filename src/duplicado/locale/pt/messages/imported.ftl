# Um torneio a partir de um arquivo de resultados, no escritório do clube.

import-title = Torneio a partir de um arquivo
import-lead = Os resultados que os terminais ou outro programa registraram passam a ser um torneio do clube: corrigem-se, decidem-se e publicam-se como os de qualquer outro.
import-file = Arquivo de resultados
import-file-how = O banco de dados dos terminais (.bws), USEBIO (.xml), ACBL (.json), PBN, LIN e outros; no máximo { $most } MB. Primeiro mostra-se o que contém.
import-look = Ver o que contém
import-what = O que há em { $file }
import-contestants = { $count ->
    [one] um competidor
   *[other] { $count } competidores
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
import-no-remarks = Pode integrar-se tudo o que há no arquivo.
import-ruled = { $count ->
    [one] Um escore foi dado pelo Diretor. Integra-se tal como está, sem o motivo.
   *[other] { $count } escores foram dados pelo Diretor. Integram-se tal como estão, sem os motivos.
}
import-not-played = { $count ->
    [one] Uma linha diz que a bolsa não foi jogada.
   *[other] { $count } linhas dizem que a bolsa não foi jogada.
}
import-not-added = O que se somou ao total de { $who } ({ $amount }) não se integra, porque o torneio classifica por porcentagens. Registre-o como transporte no console, na página dos competidores.
import-more-remarks = { $count ->
    [one] e mais uma observação
   *[other] e mais { $count } observações
}
import-untried = O leitor de { $format } não foi experimentado com arquivos de outros programas: compare o que encontrou.
import-which = O arquivo contém { $count } torneios. Qual?
import-rules = Regras de apuração
import-rules-laws = as Leis, valores exatos
import-rules-ebu = English Bridge Union
import-rules-acbl = American Contract Bridge League
import-rules-compscore = como conta o Compscore
import-is-over = O jogo terminou
import-is-over-how = A sessão termina com isso. Nada se publica antes de o dizer.
import-take = Integrar
import-name-taken = Já há um torneio { $name }: dê a este outro nome ou outro dia.
import-no-base64 = O arquivo não está escrito em base 64.

error-take-over-empty = { $value1 } está vazio: escolha outro arquivo.
error-take-over-too-large = { $value1 } tem mais de { $value2 } MB: um arquivo de resultados é menor. Escolha outro.
error-take-over-record = { $value1 } é um torneio do próprio Duplicado. Um torneio deste clube recupera-se com `duplicado restore`; os de vários clubes são classificados na página dos torneios simultâneos.
error-take-over-format = O formato de { $value1 } não é conhecido. Podem ler-se arquivos de { $value2 }.
error-take-over-no-contest = Em { $value1 } não há nenhum torneio, só bolsas. São precisos resultados; as bolsas entregam-se com um torneio novo.
error-take-over-no-results = Em { $value1 } não há nenhum resultado, ou está danificado. Exporte-o de novo do programa de onde vem.
error-take-over-unnumbered = Há resultados de bolsas sem número: { $value1 }. Um torneio registra os resultados pelos números das bolsas: numere-as no arquivo e entregue-o de novo.
