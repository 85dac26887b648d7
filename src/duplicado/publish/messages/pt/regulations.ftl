regulations-not-toml = Isto não é TOML: { $reason }.
regulations-unknown-profile = Não existe o perfil “{ $text }”. Escreva wbf, aeb ou qba.
regulations-unknown-key = “{ $text }” não significa nada aqui. Escreva name, above e a tabela options.
regulations-no-table = “{ $text }” deve ser uma tabela de opções com os seus valores.
regulations-unknown-option = Não existe a opção “{ $text }”.
regulations-bad-value = { $text }
