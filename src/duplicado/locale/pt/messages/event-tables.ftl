# O que se diz das mesas, e o que se pergunta antes de anotar um movimento ou uma correção
planning-movement-has-one-winner = { $movement } tem um vencedor, e as condições desta prova dizem dois (Norte-Sul e Este-Oeste): indique um movimento com dois, ou crie a prova com --winners 1.
planning-not-this-kind-names = { $movement } não é um movimento para esta prova. Escreva um de: { $names }.
event-nothing-to-correct = Ali ({ $place }) não foi anotado nenhum resultado que se possa corrigir. É essa a mesa e essa a bolsa?
event-import-not-added = O que foi somado ao total de { $who } ({ $amount }) não é tomado, porque a prova classifica por percentagens: use `duplicado event carry`.
