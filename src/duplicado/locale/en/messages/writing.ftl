# What cannot be written in a format, and what of the boards a written file does not tell.

unwritable-incomplete = { $format }: board { $board } cannot be written, because its hands are not known completely.
unwritable-nothing = { $format }: there is no board to write.
unwritable-count = { $format } holds no more than { $most } boards.
unwritable-number = { $format }: board { $board } cannot be written; the numbers go from 1 to { $most }.
unwritable-twice = { $format }: board { $board } is there twice, and the file can hold it once.
unwritable-gap = { $format }: the boards must follow one another, and board { $board } is missing.
unwritable-unnumbered = { $format }: there are boards { $boards }; the file is written when all have one, or when none has: then they are numbered in their order.

lost-board = Boards that are not in the file: { $boards }.
lost-number = The file does not say the numbers of the boards, or not these: { $boards }.
lost-dealer = The file does not say who dealt, and readers will take another dealer: boards { $boards }.
lost-vulnerability = The file does not say the vulnerability, and readers will take another: boards { $boards }.
lost-hands = The hands are not in the file, or not all of them: boards { $boards }.
lost-auction = The auction is not in the file, or not all of it: boards { $boards }.
lost-auction-end = The file does not say whether the auction is recorded to its end: boards { $boards }.
lost-play = The play is not in the file, or not all of it: boards { $boards }.
lost-contract = The contract is not in the file: boards { $boards }.
lost-tricks = The number of tricks is not in the file: boards { $boards }.
lost-claim = The file does not say that the play ended by a claim or concession: boards { $boards }.
lost-claimer = The file does not say who claimed or conceded: boards { $boards }.
lost-score = The score is not in the file, or another follows from the contract: boards { $boards }.
lost-marks = The marks of irregularities are not in the file: boards { $boards }.
lost-remarks = Alerts, explanations or remarks are not in the file, or not letter by letter: boards { $boards }.
lost-players = The names of the players are not in the file, or not letter by letter: boards { $boards }.
lost-contest = The file holds boards only: no contestants, no scores, no standing.
lost-results = The results at the tables are not in the file, or not all of them: boards { $boards }.
lost-leads = The opening leads are not in the file, or not all of them: boards { $boards }.
lost-places = The file does not say in which round and at which table the results were made: boards { $boards }.
lost-forms = The file does not say that a board was fouled, and who played it in which form: boards { $boards }.
lost-notes = The notes on the results are not in the file: boards { $boards }.
lost-line-ups = Who of a team sat where is not in the file: boards { $boards }.
lost-title = The name of the event is not in the file, or not letter by letter: { $title }.
lost-date = The date of the contest is not in the file.
lost-method = The file does not say how the boards are scored, or how many winners there are.
lost-contestants = The file does not name all the contestants.
lost-penalties = Penalties and carried-over scores are not in the file.
lost-around = What stood around the boards is not in the file: { $names }.

# Boards without a number, in the place of their numbers.
boards-by-place = without a number, in place { $places }
