# O canal de resultados novos.

feed-first = Primeiros: { $names }
