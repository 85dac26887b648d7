# Which players of a team sit where.

fact-line-up-named = { $who }, from round { $round } on: North–South { $ns }, East–West { $ew }
fact-line-up-named-ns = { $who }, from round { $round } on: North–South { $ns }
fact-line-up-named-ew = { $who }, from round { $round } on: East–West { $ew }
event-refused-line-up-only-teams = Line-ups are those of teams.
event-refused-line-up-of-two = { $value1 }: name two players at a table, or none where the pair is not known.
event-refused-line-up-twice = { $value1 } is named twice.
event-refused-line-up-barred = { $value1 } is suspended or disqualified in that round.
event-refused-line-up-played = Round { $value1 } has results: say why its line-up is put right.
form-title-line-up = Name a line-up
form-text-line-up = It holds until another is named. Of a team of four, one pair tells the other.
form-field-north = North
form-field-south = South
form-field-east = East
form-field-west = West
