# The service: copies of records, who may not do what, who is not let in.

service-backed-up = { $count ->
    [one] One entry was copied to { $copy }.
   *[other] { $count } entries were copied to { $copy }.
}
service-restored = { $count ->
    [one] { $file } has one entry again.
   *[other] { $file } has { $count } entries again.
}
service-former = What was there before is kept as { $former }.
service-verified = { $count ->
    [one] { $file }: one entry, as it was written.
   *[other] { $file }: { $count } entries, all as they were written.
}
service-chain = The last one is tied to all before it by { $chain }
service-noted = Last backup: { $at }, up to entry { $number }.
service-never-noted = No backup has been taken of it yet.

event-refused-not-allowed = That is not for you to do here: ask the Director.
event-refused-other-table = That is another table. Only results of your own table can be entered here.
event-refused-other-round = Your table is in another round now. What was before is put right by the Director.
event-refused-round-not-begun = Not all who play round { $value1 } at your table have ended the round before. End it at their tables first, or ask the Director.
event-refused-pin-again = Others may sit at this table by now. Give the PIN of the table at which you sit, and say again whose device this is.
event-refused-for-the-director = Only the Director enters that. Call the Director.
event-refused-other-side = The other side has to say that, on its own phone.
event-refused-not-played-yet = You play yourself, and have not played that board yet: let another director do it.
event-refused-changed-since = That has changed since you looked. See how it is now, and say it again if it is still right.
event-refused-id-taken = That was sent once before and said something else. Enter it anew.
event-refused-entered-already = A result has been entered there already, and your table has moved on. If it is wrong, tell the Director.
event-refused-no-hands = The hands of that board are not in the record.
event-refused-reason-for-look = Say why you look at the hands of a board that somebody is still to play. It is written down.

service-unavailable = That could not be written down now. Nothing is lost: it will be sent again. If this goes on, tell the Director.
service-replaced = A file of the club is no longer the one that was opened: it was moved, deleted or replaced. What is entered now is not taken, and is sent again later. The Director's page or the window of the program says which file it is: put it back, and start the program again.
service-not-written = That could not be saved now, and nothing of it was. Send it once more in a moment; if this goes on, “{ console-tab-overview }” says what is wrong.

service-denied-code-wrong = There is no such code. A code can be used once, within ten minutes: ask for another; at the club's computer press Enter in the program's window. The PIN of a table is asked for where the event and the table are chosen.
service-denied-pin-wrong = That is neither the PIN of this table nor tonight's code.
service-denied-too-many-tries = That was tried too often. Wait until { $until }, or ask the Director.
service-denied-too-many-tries-here = From this network too many wrong PINs were given. Try again at { $until }. Whoever is in already goes on; if this lasts, tell the Director: somebody may be guessing.
service-denied-token-wrong = You are not let in any more: scan the code of the table again, or ask the Director.

service-role-organizer = Organizer
service-role-director = Director
service-role-assistant = Assistant director
service-role-scorer = Scorer
service-role-player = Player
service-role-commentator = Commentator
service-role-display = Screen
service-role-public = Public
