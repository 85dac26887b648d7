# An event out of a file of results, at the club's office.

import-title = Event from a file
import-lead = Results that scoring devices or another program recorded become an event of the club: they can be corrected, ruled on and published like any other.
import-file = File of results
import-file-how = The database of the scoring devices (.bws), USEBIO (.xml), ACBL (.json), PBN, LIN and others; at most { $most } MB. What is in it is shown first.
import-look = Look into it
import-what = What is in { $file }
import-contestants = { $count ->
    [one] one contestant
   *[other] { $count } contestants
}
import-boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
import-results = { $count ->
    [one] one result
   *[other] { $count } results
}
import-remarks = Look at this before you take it over
import-no-remarks = Everything in the file can be taken over.
import-ruled = { $count ->
    [one] One score was given by the Director. It is taken over as it stands, without its reason.
   *[other] { $count } scores were given by the Director. They are taken over as they stand, without their reasons.
}
import-not-played = { $count ->
    [one] One line says that the board was not played.
   *[other] { $count } lines say that the board was not played.
}
import-not-added = What was added to the total of { $who } ({ $amount }) is not taken over, because the event ranks by percentages. Carry it over in the console, on the page of contestants.
import-more-remarks = { $count ->
    [one] and one remark more
   *[other] and { $count } remarks more
}
import-untried = The reader of { $format } was not tried on files of other programs: compare what it found.
import-which = The file holds { $count } events. Which one?
import-rules = Scoring rules
import-rules-laws = the Laws, exact figures
import-rules-ebu = English Bridge Union
import-rules-acbl = American Contract Bridge League
import-rules-compscore = as Compscore counts
import-is-over = Play is over
import-is-over-how = The session is ended with it. Nothing is published before you say so.
import-take = Take over
import-name-taken = There is an event { $name } already: give this one another name or day.
import-no-base64 = The file is not written in base 64.

error-take-over-empty = { $value1 } is empty: choose another file.
error-take-over-too-large = { $value1 } is larger than { $value2 } MB: a file of results is smaller. Choose another.
error-take-over-record = { $value1 } is an event of Duplicado itself. An event of this club is brought back with `duplicado restore`; those of several clubs are ranked on the page of simultaneous events.
error-take-over-format = The format of { $value1 } is not known. Files of { $value2 } can be read.
error-take-over-no-contest = There is no contest in { $value1 }, only boards. Results are needed; boards are handed in with a new event.
error-take-over-no-results = There is no result in { $value1 }, or it is damaged. Export it again from the program that it comes from.
error-take-over-unnumbered = Results are of boards without a number: { $value1 }. An event keeps results by the numbers of the boards: number them in the file, and hand it in again.
