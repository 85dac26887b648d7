# What records say of persons: handed out, erased, deleted when its time has come.

persons-name = Name, as it stands in results
persons-number = Number with the federation
persons-number-how = May be empty. A player of the same name with another number is somebody else.
persons-also = Further spellings
persons-also-how = May be empty. One on each line: A. Lima, Anita Lima …
persons-anyone = Somebody who is not in the list
persons-anyone-how = Whoever played here, or is named in what was written down, may ask what is held on him, and to be erased.
persons-hold = Everything held, as a file
persons-erase = Erase
persons-erase-what = Everything the club keeps about this person is deleted. In every event, results and rulings included, the name gives way to a pseudonym, and the number goes; the scores stay. This cannot be undone.
persons-erase-now = Erase everywhere
persons-name-wanted = Write the name, at least three letters of it.
persons-still-played = Not now: the name stands in what is being played ({ $events }). Do it when that is over. Nothing was changed.
persons-erased = Erased. In results the name is now { $pseudonym }. { $rows ->
    [0] Beside its events the club kept nothing.
    [one] Beside its events the club kept one thing, which is gone.
   *[other] Beside its events the club kept { $rows } things, which are gone.
}
persons-erased-event = { $event }: { $count ->
    [one] one entry
   *[other] { $count } entries
}
persons-erased-tables = { $event ->
    [none] Electronic tables outside events
   *[other] Electronic tables of { $event }
}: { $count ->
    [one] one entry
   *[other] { $count } entries
}
persons-other-tables = electronic tables outside events
persons-erased-nowhere = No event named this person.
persons-copied = Backups made anew: { $files }
persons-left = These still hold the name; delete them, or make them anew: { $files }
persons-elsewhere = Copies on other disks, printed results and exported pages are not reached from here.
persons-rewritten = { $at }: { $changed ->
    [one] one entry was written anew
   *[other] { $changed } entries were written anew
} ({ $what }, by { $by }). Until then entry { $number } was tied by { $chain }
persons-what-erased = a person was erased
persons-what-tidied-calls = words of calls for the Director were deleted
persons-what-tidied-notes = notes of the directors' register were deleted
persons-what-tidied-names = names were deleted
persons-what-tidied-tables = names and words at electronic tables were deleted
persons-what-tidied-log = what devices told of actions at electronic tables was deleted
persons-sure = Erase { $name } from every event of this club? It cannot be undone.
persons-nothing-done = No change made.
persons-keeping-how = What is older is deleted every day while the club is served, and now when you press the button. The last four are in the records of events and tables and are counted from the last entry of each; { $good } days means for good.
backroom-kept-calls = What was said when the Director was called
backroom-kept-notes = The directors' register: conduct, psyches
backroom-kept-names = Names in results, which then give way to pseudonyms
backroom-kept-tables = Names at electronic tables, and what was explained, stated and appealed there
backroom-kept-log = What devices told of actions at electronic tables: thought, presses taken back, attention
backroom-did-erased = erased a person
