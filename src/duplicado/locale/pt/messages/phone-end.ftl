# O fim da última rodada num celular.

phone-finished-last = Vocês terminaram a última rodada. O Diretor dá a sessão por terminada.
phone-finished-paired = Vocês terminaram esta rodada. Aqui se dirá contra quem jogam quando a próxima for emparelhada.
phone-finished-waits = Vocês terminaram esta rodada. Fiquem aqui: a próxima começa quando o Diretor a anunciar.
