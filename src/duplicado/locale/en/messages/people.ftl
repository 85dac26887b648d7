# Who takes part, on the console.

people-search = Name or number
people-number = Number
people-names = Names
people-now = Table now
people-substituted = { $newcomer } for { $absent } from round { $round } on
people-acts = Ways on
people-substitute = Substitute
people-leaves = Leaves
people-card = Results
people-way = Route
people-rests = rests
form-nobody-named = no names
console-by-pair = { $kind ->
    [teams] By team
    [individual] By player
   *[pairs] By pair
}
console-column-worth = Points
console-column-against = Against
