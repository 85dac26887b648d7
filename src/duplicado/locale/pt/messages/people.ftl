# Quem participa, no console.

people-search = Nome ou número
people-number = Número
people-names = Nomes
people-now = Mesa agora
people-substituted = { $newcomer } por { $absent } a partir da rodada { $round }
people-acts = Opções
people-substitute = Substituto
people-leaves = Vai embora
people-card = Resultados
people-way = Percurso
people-rests = descansa
form-nobody-named = sem nomes
console-by-pair = { $kind ->
    [teams] Por equipe
    [individual] Por jogador
   *[pairs] Por dupla
}
console-column-worth = Pontos
console-column-against = Contra
