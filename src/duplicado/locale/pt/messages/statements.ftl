# Um resultado escrito como linha da folha da bolsa.

statement-table-wanted = Diga em que mesa foi.
statement-line-unreadable = “{ $line }” não é um resultado. Escreva contrato, carteador, resultado e saída, p. ex. 4E N +1 CR; ou passo; ou um escore para Norte-Sul; ou np se não foi jogada.
