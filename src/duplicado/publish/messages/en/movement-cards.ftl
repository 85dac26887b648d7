# What is said of movements besides movement.ftl: the bump Mitchell, the cards of teams and of single players.

movement-name-bump = Mitchell with a bump pair
movement-how-bump = As in a Mitchell; from round 2 on the pair with the highest number takes an East-West seat, and the pair of that seat sits out and goes on as if it had played.
