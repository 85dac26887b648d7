# Um arquivo entregue como de resultados que é outra coisa.

error-take-over-nothing = { $value1 } lê-se como { $value2 }, e nada disso tem dentro. Escolha o arquivo que o terminal ou o programa escreveu, ou exporte-o outra vez.
