# A demonstração: uma página com quatro portas (`make demo`).

demo-title = Duplicado: um exemplo
demo-text = Uma noite inventada de doze duplas. Nada do que você fizer aqui é salvo.
demo-results = Resultados
demo-results-text = A noite terminada: classificação, cartões de resultados, bolsas com as mãos, o leilão e o carteio passo a passo.
demo-results-button = Ver os resultados
demo-console = O console do Diretor
demo-console-text = A mesma noite na sexta rodada: uma mesa chama, faltam resultados.
demo-console-button = Dirigir a noite
demo-tables = A página do torneio, com as mesas e a tela da sala
demo-play = Jogar uma bolsa
demo-play-text = Sente-se a uma mesa com três robôs, ou com amigos. O Diretor do programa decide sobre o que acontecer.
demo-play-button = Jogar
demo-law = As Leis
demo-law-text = Cada Lei com seus casos; encontra-se pelo número ou pelo que aconteceu.
demo-law-button = Abrir as Leis
demo-interview = Perguntar às Leis o que decidir
demo-exam = Exame sobre as Leis
demo-director = o Diretor
demo-call = Revoque de Oeste?
