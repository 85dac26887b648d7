# El canal de resultados nuevos.

feed-first = Primeros: { $names }
