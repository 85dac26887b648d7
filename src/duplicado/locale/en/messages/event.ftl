# `duplicado event`: what is recorded, refused, asked about, missing.

event-law = Law { $clause }
event-unreadable = Entry { $number } of the record cannot be read: { $reason }. Nothing was added; restore the last backup.
cli-wrong-result = “{ $text }” is not a result. Write e.g. "4S N +1 HK", "3NTX E -2", pass, -50, np or "A+ A-".
event-no-result = There is no result yet for { $place }.
event-no-entry = There is no entry { $value1 }; the last one is { $value2 }.
event-no-deals = { $file } holds no deals that can be read.
event-minutes-wanted = Say how long play may last, e.g. --minutes 180.
event-individual = Movement of individuals
event-imported = { $title }: { $results } results were taken over
event-nothing-taken = Nothing was saved.
event-results-entered = { $count ->
    [one] One result was entered
   *[other] { $count } results were entered
}
event-deposit = Of the deposit { $returned } is returned and { $kept } kept
event-sure = Is it right all the same?
event-say-yes = Nothing was saved. If it is right all the same, say --yes.
event-place = board { $board }, table { $table }, round { $round }
event-place-in-section = board { $board }, table { $section }{ $table }, round { $round }
event-waiting = { $count ->
    [one] One thing is still missing:
   *[other] { $count } things are still missing:
}
event-waiting-result = no result: { $place }
event-waiting-decision = two results that differ: { $place }
event-waiting-agreement = the other side has not agreed: { $place }
event-waiting-adjustment = an adjusted score is to be ruled, the board is fouled: { $place }
event-waiting-other-table = an adjusted score is to be ruled, only the other table has a result: { $place }

event-with-handicap = With handicap
event-tie = { $who } were level: split by { $rule }
event-tie-mutual-points = what they scored against one another
event-tie-mutual-margin = the margin among them
event-tie-mutual-boards-won = the boards won among them
event-tie-matches-won = matches won
event-tie-opponents-total = their opponents' totals
event-tie-opponents-average = their opponents' average
event-tie-basic-total = the total by the boards
event-tie-imp-quotient = the quotient of IMPs
event-tie-count-back = boards won
event-tie-lot = lot
event-tie-ebu-143 = English Bridge Union (143)
event-tie-magic-contest-teams = Magic Contest (teams)

fact-founded = Founded: { $title }
fact-conditions-changed = The conditions of contest were changed: { $reason }
fact-renamed = The event is called { $title }
fact-renamed-dated = The event is called { $title }, { $date }
fact-entered = Entered: { $who } { $names }
fact-withdrew = { $who } left the event after round { $round }
fact-substitute-seated = { $who }: { $newcomer } plays for { $absent } from round { $round } on
fact-section-planned = { $movement }: { $contestants } { $kind ->
    [teams] teams
    [individual] players
   *[pairs] pairs
}, { $tables } tables, { $rounds } rounds, sets of { $boards }
fact-section-planned-again = From round { $round } on { $movement }: { $contestants } { $kind ->
    [teams] teams
    [individual] players
   *[pairs] pairs
}, { $tables } tables, { $rounds } rounds in all, sets of { $boards }
fact-section-planned-ended = The movement ends with round { $rounds }: { $movement }, { $contestants } { $kind ->
    [teams] teams
    [individual] players
   *[pairs] pairs
}, { $tables } tables, sets of { $boards }
fact-section-planned-exchanged = { fact-section-planned }; exchanged by hand in the round: { $exchanged }
fact-section-planned-again-exchanged = { fact-section-planned-again }; exchanged by hand in the round: { $exchanged }
fact-deals-recorded = { $count ->
    [one] One deal was recorded
   *[other] { $count } deals were recorded
}
fact-round-called = Round { $round } was called
fact-round-finished = Table { $table } has finished round { $round }
fact-board-postponed = Postponed: { $place }
fact-board-cancelled = Cancelled: { $place }
fact-direction-permitted = { $who } may sit { $seats } from round { $round } on
fact-board-mover-named = At table { $table } { $seat } moves the boards
fact-session-ended = Session { $session } has ended
fact-result-entered = { $place }, { $ns } against { $ew }: { $line }
fact-result-corrected = Corrected, { $place }, { $ns } against { $ew }: { $line } ({ $reason })
fact-result-agreed = { $side } agree: { $place }
fact-form-recorded = Played in the form { $form }: { $place }
fact-form-recorded-right = Played as it should have been: { $place }
fact-carried-over = { $who } brings along { $amount } { $unit }
fact-appeal-lodged = Appeal by { $who }
fact-score-ruled = Ruled, { $place }: North-South { $ns }; East-West { $ew } ({ $reason })
fact-score-ruled-both = Ruled, { $place }: both sides { $ns } ({ $reason })
fact-penalty-ruled = Penalty, { $who }: { $amount } ({ $reason })
fact-penalty-ruled-match = { fact-penalty-ruled }, { $match }
penalty-amount-percent-of-top = { $amount } % of a top
penalty-amount-matchpoints = { $amount } MP
penalty-amount-imps = { $amount } IMPs
penalty-amount-victory-points = { $amount } VP
penalty-amount-points = { $amount } points
fact-appeal-decided-upheld = The appeal was heard: the ruling stands
fact-appeal-decided-changed = The appeal was heard: the ruling was changed
fact-appeal-decided-withdrawn = The appeal was withdrawn
fact-appeal-decided-not-heard = The appeal was not heard
fact-published = The official score is available
fact-closed = The event is closed
fact-undone = An entry was undone: { $reason }
fact-undone-unexplained = An entry was undone
fact-undone-of = Undone: “{ $what }” – { $reason }
fact-undone-of-unexplained = Undone: “{ $what }”
undo-leaves = Recorded together with it, and counting on: { $entries }. Undo that as well if it is to go.
result-ruled-counts-on = { $count ->
    [one] What was ruled here goes on counting, for the same directions: entry { $entries }.
   *[other] What was ruled here goes on counting, for the same directions: entries { $entries }.
}

event-refused-founded-already = This file holds the event { $value1 } already; found another in a new file.
event-refused-not-founded = The file holds no event yet: begin with `duplicado event new`.
event-refused-event-closed = The event is closed. If that was an error, the Director undoes the closing first.
event-refused-movement-wants = The movement is for { $value1 } contestants, and { $value2 } were named.
event-refused-contestant-twice = A contestant was named twice.
event-refused-boards-wanted = A set has at least one board, and boards are numbered from 1.
event-refused-no-movement-yet = There is no movement yet that could be changed: plan it from round 1.
event-refused-round-played = Nothing is changed that has been played: round { $value2 } has a result (table { $value3 }, board { $value4 }). Change the movement from a later round than { $value1 } on.
event-refused-unknown-result = There is no such result ({ $value1 }): enter it first.
event-refused-unknown-appeal = There is no such appeal.
event-refused-appeal-is-decided = This appeal has been decided already: undo the decision, or record a further appeal against it.
event-refused-ruling-taken-back = The ruling was taken back: there is nothing to be heard. Record that the appeal was withdrawn or not heard, if anything.
event-refused-one-player = In a contest of individuals { $value1 } is one player: enter everybody under a number of his own.
event-refused-unknown-entry = There is no such entry.
event-refused-unknown-contestant = Nobody has the number { $value1 }.
event-refused-reason-wanted = Say what was wrong (--reason).
event-refused-title-wanted = Give the event a title.
event-refused-unknown-ruling = There is no such ruling.
event-refused-ruled-already = There is a ruling on that score already; say with --instead that it is replaced.
event-refused-ruling-impossible = The ruling cannot be carried out: { $value1 }.
event-refused-too-late-to-correct = The Correction Period ended at { $value1 }. Who approves for the Tournament Organizer? (`duplicado event correct --approved`)
event-refused-too-late-to-undo = The Correction Period ended at { $value1 }: put the result right with `duplicado event correct --approved` instead.
event-refused-corrections-over = The Correction Period ended at { $value1 }, and the regulations allow no later correction.
event-refused-too-late-to-appeal = The right to appeal expired at { $value1 }.

event-doubt-tricks-missing = How many tricks did declarer win?
event-doubt-tricks-impossible = Nobody can win { $value1 } tricks there.
event-doubt-score-impossible = No contract gives { $value1 }.
event-doubt-other-vulnerability = No contract gives { $value1 } at the vulnerability of this board ({ $value2 }); one would at another: { $value3 }. Was it this board?
event-doubt-lead-not-held = Nobody holds { $value1 } on this board; { $value2 } is said to have led it. Was it this board?
event-doubt-lead-from-another-seat = { $value1 } is held by { $value3 }, not by { $value2 } who was on lead. Is declarer right, and was the board turned?
event-doubt-not-due-here = The movement does not have board { $value1 } at table { $value2 } in round { $value3 }.
event-doubt-round-to-come = Board { $value1 } is at table { $value2 } in round { $value3 }, which has not been called. Still missing there: { $value4 }. Is the number of the board right?
event-doubt-nobody-there = The movement has nobody at table { $value1 } in round { $value2 }.
event-doubt-contestant-elsewhere = By the movement { $value1 } sits at table { $value2 } in this round.
event-doubt-contestant-unknown = Nobody has the number { $value1 }.
event-doubt-against-oneself = { $value1 } cannot sit there twice.
event-doubt-entered-already = { $value1 } is entered already, under number { $value2 }.
event-doubt-played-before = { $value1 } has a result on this board already, from table { $value2 } in round { $value3 }.
event-doubt-stated-otherwise = Another result was entered there already. To put it right use `duplicado event correct`.
event-doubt-unusual = { $value1 } with { $value2 } tricks is unusual.
event-refused-text-too-long = The text that begins “{ $value1 }” is too long: it may have { $value2 } characters.
event-doubt-nothing-played = At table { $value1 } nothing was entered in round { $value2 }. Is the round over there all the same?
