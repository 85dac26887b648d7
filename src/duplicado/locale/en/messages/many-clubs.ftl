# A simultaneous event of many clubs, at the club's office.

many-clubs-title = Simultaneous event
many-clubs-lead = Clubs that played the same boards are ranked as one field: every score is compared with all that were made on the board. Each club sends the file of its event.
many-clubs-in = In: { $count } of { $all }
many-clubs-ranking = Ranking of all clubs
many-clubs-in-club = In the club
many-clubs-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
many-clubs-make-title = Make an event of it
many-clubs-make-how = It is kept like any other: corrected, ruled on, printed and published in its console. Nothing is public before you publish it.
many-clubs-files = Files of the clubs
many-clubs-files-how = Files of events (.event), several at once, { $most } at most. The name of a file is that of the club. Hand in all of them again when one comes late: nothing is kept before the event is made.
many-clubs-own = Events of this club that take part
many-clubs-session = Session
many-clubs-session-how = Where events have several.
many-clubs-look = Rank them
many-clubs-empty = There is no result of that session.
error-many-clubs-lost = The ranking was lost on the way: hand in the files again.
error-many-clubs-not-over = { $value1 } is not over: end its session first, for its hands would be seen.
error-no-such-event = There is no event { $value1 } in this club.
