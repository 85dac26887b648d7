# A entrevista de uma prova
office-interview-open = As respostas deixam uma pergunta em aberto: { $question }
office-interview-stopped = A entrevista não foi terminada; nada foi anotado.
office-interview-take-down = Anota-se?
