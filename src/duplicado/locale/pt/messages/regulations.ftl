regulations-not-toml = Isto não é TOML: escreva cada linha como nome = valor, os textos entre aspas.
regulations-unknown-profile =
    Não existe o perfil “{ $text }”. { $near ->
        [none] Escreva wbf, aeb ou qba.
       *[other] Quis dizer { $near }? Existem wbf, aeb e qba.
    }
regulations-unknown-key =
    “{ $text }” não significa nada aqui. { $near ->
        [none] Escreva name, above e a tabela options.
        [name] Quis dizer name? Existem name, above e a tabela options.
        [above] Quis dizer above? Existem name, above e a tabela options.
        [options] Quis dizer a tabela options? Existem name, above e a tabela options.
       *[other] Se quer dizer a opção { $near }, ponha-a abaixo da linha [options].
    }
regulations-no-table = “{ $text }” deve ser uma tabela de opções com os seus valores: uma linha [options] e as opções abaixo dela.
regulations-unknown-option =
    Não existe a opção “{ $text }”. { $near ->
        [none] Listam-se com: duplicado regulations
       *[other] Quis dizer { $near }?
    }
regulations-bad-value =
    “{ $text }” não é um valor de { $option } (Lei { $law }). { $near ->
        [none] { regulations-permitted }
       *[other] Quis dizer { $near }? { regulations-permitted }
    }
regulations-permitted =
    { $kind ->
        [yes-or-no] Escreva true (sim) ou false (não).
        [choice] Escreva um destes: { $choices }.
        [words] Escreva uma lista de palavras: ["…", "…"].
        [text] Escreva um texto: "…".
        [numbers] Escreva uma lista de { $length ->
                [none] números
               *[other] { $length } números
            }{ regulations-bounds }.
        [fraction] Escreva um número ou uma fração, como 2 ou "1/5"{ regulations-bounds }.
       *[number] Escreva um número inteiro{ regulations-bounds }.
    }
regulations-bounds =
    { $least ->
        [none] { $most ->
                [none] { "" }
               *[other] , { $most } no máximo
            }
       *[other] { $most ->
                [none] , { $least } no mínimo
               *[other] , de { $least } a { $most }
            }
    }
regulations-heading = Regulamentos: { $profile }
regulations-above = O que { $profile } não decide herda de { $above }.
regulations-law = Lei { $law }
regulations-not-decided = não decidido
regulations-empty = nada
regulations-source-laws = As Leis: ninguém decide outra coisa.
regulations-source-printed = Impresso por { $profile }.
regulations-source-own = Decidido por { $profile }, { $file }, linha { $line }.
regulations-source-inherited = Herdado de wbf: { $profile } não o decide.
regulations-differs = Em wbf: { $value }.
regulations-counted =
    { $count ->
        [one] 1 opção
       *[other] { $count } opções
    }; diferentes de wbf: { $differing }.
regulations-none = Não resta nenhuma opção.
regulations-no-option =
    Não existe a opção “{ $text }”. { $near ->
        [none] Listam-se com: duplicado regulations
       *[other] Quis dizer { $near }?
    }
regulations-is-profile = “{ $text }” é um perfil, não uma opção. Escreva: duplicado regulations --profile { $text }
regulations-bad-law = “{ $text }” não é uma Lei. Escreva o seu número ou uma cláusula: 40 ou 40B2.
regulations-file-right =
    { $file } pode ser usado: { $count ->
        [0] não decide nenhuma opção
        [one] decide 1 opção
       *[other] decide { $count } opções
    } sobre { $above }.
regulations-file-wrong =
    { $count ->
        [one] Há 1 linha a corrigir
       *[other] Há { $count } linhas a corrigir
    }; até lá o que dizem fica de fora e é herdado.
regulations-cannot-use = { $file } não pode ser usado; corrija-o primeiro. Para ver o que está errado: duplicado regulations --check { $file }
regulations-exists = Já existe { $file } e não é sobrescrito. Nomeie outro arquivo.
regulations-written =
    { $file } está escrito. { $decided ->
        [0] Tudo nele é herdado: tire o # do que decidir e depois
       *[other] Mude o que decidir de outro modo e depois
    }: duplicado regulations --check { $file }
regulations-one-or-other = Escreva --new ou --check, não ambos; --profile e os nomes de opções vão só com --new, --json com nenhum.
regulations-new-head-1 = Regulamentos de { $name }. O que não se decide aqui herda-se de { $above }.
regulations-new-head-2 = Uma linha que começa por # não decide nada. Verifique o arquivo com: duplicado regulations --check ARQUIVO
regulations-new-name = o nosso clube
regulations-executed =
    O programa a aplica: { $seen ->
        [rulings] as decisões do Diretor mudam.
        [scores] os escores mudam.
        [penalties] mudam as penalidades propostas ou registradas.
        [periods] muda até quando algo pode ser pedido ou corrigido.
        [appeals] muda quem julga um recurso, ou o que dela resulta.
        [office] muda o que o escritório do torneio registra, recusa ou pede.
       *[tables] muda o que se diz aos jogadores de uma mesa.
    }
regulations-declared = Só para as condições impressas: nada se calcula com ela.
regulations-counted-effects =
    { $executed ->
        [one] O programa aplica uma delas
       *[other] O programa aplica { $executed } delas
    }; { $declared ->
        [one] uma fica registrada e nada decide no programa.
       *[other] { $declared } ficam registradas e nada decidem no programa.
    }
