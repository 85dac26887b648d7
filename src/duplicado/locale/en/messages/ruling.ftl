# Rulings on scores in words.

ruling-unchanged = keep the score of the table
ruling-fault-not = average plus
ruling-fault-partly = average
ruling-fault-directly = average minus
ruling-award-average-plus = average plus
ruling-award-average = average
ruling-award-average-minus = average minus
ruling-award-session-average = the average of their session
ruling-complement = what is left of what the opponents get
ruling-better = average plus, or { $imps } IMPs of an assigned score if that is better
ruling-amount = { $amount } by ruling
ruling-self-inflicted = the score of the table with the damage that the infraction did, up to { $expected }
cli-wrong-ruling = “{ $text }” is not a ruling. Write A+, A, A-, 60%, a result such as 4S N -1, weighted ones as "40% 4S N =, 60% 4S N -1", or keep.
ruling-objection-weights-forbidden = the Law on which it rests allows one result only
ruling-objection-not-legal = weight is given to a result that could not be reached in a legal manner
ruling-objection-cannot-follow = a result could not come about any more
ruling-objection-assign-first = the score is artificial although one can be assigned
ruling-objection-cannot-be-assigned = a score is assigned although none can be
ruling-objection-not-self-inflicted = what the side did itself is not of the kind that the Law means
ruling-objection-does-not-balance = the sides get different results, and no clause on which the ruling rests allows it
ruling-objection-not-permitted = no Law that the ruling names permits an adjusted score
ruling-objection-must-be-artificial = the Law on which the ruling rests demands an artificial score
ruling-objection-not-too-many = nobody has found that the possibilities are numerous or not obvious
ruling-objection = Not in accordance with the Laws: { $why } ({ $law }).
ruling-no-such-clause = The Laws of { $edition } have no clause { $clause }.
ruling-clause-of-other-edition = The Laws of { $edition } have no clause { $clause }: in them it is { $instead }.
