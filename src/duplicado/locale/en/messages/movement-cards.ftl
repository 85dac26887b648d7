# What is said of movements besides movement.ftl: the bump Mitchell, the cards of teams and of single players.

movement-name-bump = Mitchell with a bump pair
movement-how-bump = As in a Mitchell; from round 2 on the pair with the highest number takes an East-West seat, and the pair of that seat sits out and goes on as if it had played.

movement-card-team = Team { $number } - { $name }
movement-card-player = Player { $number } - { $name }
movement-card-line-team = Round { $round }: table { $table }, your { $side } pair against team { $opponent }, boards { $boards }
movement-card-line-player = Round { $round }: table { $table }, { $seat }, with { $partner } against { $left } (on your left) and { $right }, boards { $boards }
movement-card-out-team = Round { $round }: your team has a bye
movement-seat-north = North
movement-seat-east = East
movement-seat-south = South
movement-seat-west = West
movement-no-such-team = There is no team { $number }: the teams are 1 to { $last }.
movement-no-such-player = There is no player { $number }: the players are 1 to { $last }.
movement-card-shared = { $boards }, shared with table { $tables }
