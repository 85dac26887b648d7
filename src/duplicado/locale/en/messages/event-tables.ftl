# What is said of tables, and what is asked before a movement or a correction is recorded
planning-movement-has-one-winner = { $movement } has one winner, and the conditions of this event say two (North-South and East-West): name a movement with two, or found the event with --winners 1.
planning-not-this-kind-names = { $movement } is not a movement for this event. Write one of: { $names }.
event-nothing-to-correct = No result has been entered there ({ $place }) that could be put right. Is it the right table and board?
event-import-not-added = What was added to the total of { $who } ({ $amount }) is not taken over, because the event ranks by percentages: use `duplicado event carry`.
event-play-by = the electronic table
event-play-done = { $boards ->
    [one] One board was played.
   *[other] { $boards } boards were played.
 }
event-play-no-deal = Board { $board } has no deal in the record: put the deals in with "duplicado event deals".
