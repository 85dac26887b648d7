# O fim da última rodada num celular.

phone-finished-last = Vocês terminaram a última rodada. O Diretor dá a sessão por terminada.
