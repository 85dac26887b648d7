# O que os jogadores veem das bolsas terminadas no telefone: cartão de resultados, registo de mãos.

event-refused-not-finished-everywhere = Uma bolsa é mostrada quando todos os que a jogam a terminaram.
