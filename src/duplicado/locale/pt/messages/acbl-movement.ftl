# Movimentos da ACBL (.MOV): o que se diz de um arquivo lido ou escrito.

mov-not-a-movement = Isto não é um movimento da ACBL (começam pelos bytes 5D 8D), nem um texto; nada foi lido. --from toma um arquivo .MOV do ACBLscore, ou JSON ou YAML; outros arquivos de bolsas e resultados passe a `duplicado check`.
mov-file-too-large = O arquivo passa de { $most } MB, e nenhum movimento ocupa tanto; nada foi lido.
mov-unreadable = Isto não é JSON nem YAML em que possa haver um movimento: { json-fault }.
mov-no-rows = Não foram encontradas linhas com rodada, mesa, Norte-Sul, Este-Oeste e bolsas (ou jogo).
mov-of-singles = Este movimento é individual; só se leem movimentos de duplas.
mov-tables-of-rovers = São as mesas que uma dupla itinerante visita, conforme o número de mesas, e não quem se senta nas outras nem que bolsas joga; só disso não resulta nenhum movimento. `duplicado movement --movement rover --pairs 13` faz um e diz que mesas a dupla itinerante visita; leem-se linhas com rodada, mesa, Norte-Sul, Este-Oeste e bolsas (ou conjunto).
mov-row = A linha { $number } foi omitida: não tem rodada, mesa, duas duplas e bolsas que se possam ler.
mov-rows-break-off = O que segue a linha { $number } não foi lido.
mov-several = O arquivo tem { $count } movimentos, para estes números de duplas: { $sizes }. Toma-se o primeiro; --pairs escolhe outro.
mov-too-short = O arquivo tem { $size } bytes; as rodadas de um movimento só começam no byte { $least }. Nada foi lido.
mov-unknown-kind = O tipo de movimento é { $number }, nem 0 (Mitchell) nem 1 (Howell); toma-se Howell.
mov-other-sets = A lista de jogos não vai de 1 a 36; não se sabe o que significa, e os jogos tomam-se com o número que têm nas rodadas.
mov-wrong-length = { $tables } mesas e { $rounds } rodadas não condizem com { $size } bytes de rodadas; lê-se o que há.
mov-no-such-set = { $count ->
    [one] Numa rodada de uma mesa há um jogo que não existe, e essa rodada é omitida ali
   *[other] Em { $count } rodadas de mesas há um jogo que não existe, e essas rodadas são omitidas ali
}: o último jogo é o { $last }, e a mesa { $table }, rodada { $round } tem o { $number }.
mov-copies-assumed = O mesmo jogo é preciso em várias mesas ao mesmo tempo: supõem-se { $count } cópias, embora as mesas possam compartilhá-lo.
mov-renumbered = Norte-Sul e Este-Oeste são numerados de novo, cada linha a partir de 1.
mov-sharing-unwritten = O arquivo não pode dizer que mesas compartilham bolsas nem quantas cópias há.
mov-too-large = O formato admite números até { $most } e { $sets } jogos; nada foi escrito.
mov-several-sets = Mesa { $table }, rodada { $round }: o formato admite um jogo e uma posição da seta; só o primeiro é escrito.
mov-text-shortened = O texto foi cortado ou letras foram substituídas: o formato admite 600 letras simples.
movement-mov-untried = { $file }: não experimentado, porque quando isto foi feito não havia à mão nenhum arquivo .MOV real; compare com o programa de onde vem ou para onde vai.
movement-faults-more = E mais { $count }.
movement-mov-unwritten = Nada foi escrito em { $file }.
