# O fim da última ronda num telefone.

phone-finished-last = Acabaram a última ronda. O Diretor dá a sessão por terminada.
