# Classificações entre alguns dos competidores, de que se compõe um total, e recursos que chegam tarde.

rankings-nav = Classificações
rankings-all = Todos
rankings-category = Categoria { $name }
rankings-stratum = Estrato { $name }
rankings-stratum-below = Estrato { $name } e inferiores
rankings-handicap = Com handicap
rankings-handicap-part = Com { $part } do handicap
rankings-handicap-short = Hcp
rankings-handicap-column = Handicap: o que se soma ao resultado para esta classificação
rankings-net-short = Líquido
rankings-net = O resultado com o handicap, pelo qual se faz esta classificação
rankings-missed = Entre parênteses: uma sessão que não se jogou e o que o regulamento dá por ela.
rankings-penalty-event = Descontado do total do torneio; o que se descontou numa sessão está no valor desta.
rankings-carried-percent = { $amount } %
fact-appeal-lodged-late = Recurso de { $who }, admitido fora do prazo por { $approver } em nome da Organização do Torneio
event-refused-late-appeal-wants-approval = O direito de recurso expirou às { $value1 }. Quem admite o recurso pela Organização do Torneio? (--approved)
rankings-comma = { $file }:{ $line }: { $option } tem um texto com uma vírgula, que o torneio registraria como dois. Escreva-o sem a vírgula.
rankings-no-category = Ninguém está inscrito numa categoria “{ $name }”. Há: { $known }
rankings-no-stratum = Ninguém está inscrito num estrato “{ $name }”. Há: { $known }
event-refused-unknown-session = Ainda não há sessão { $value1 }.
