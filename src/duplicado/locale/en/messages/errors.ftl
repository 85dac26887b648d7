# Errors that a person may come upon, in his language
error-clubs-none = A simultaneous event needs the file of one club at least that can be read.
error-clubs-section-twice = { $value1 } is a section of { $value2 } and of { $value3 }: give them other names.
error-clubs-methods = The clubs score by different methods: { $value1 }.
error-clubs-marks-differ = Board { $value1 } has different dealers or vulnerabilities in different clubs.
error-clubs-cards-differ = Board { $value1 } has different cards in different clubs.
error-clubs-same-name = Two clubs have files of the name { $value1 }: rename one.
error-schedule-negative = a standard penalty is not negative: { $value1 }
error-schedule-goes-down = penalties do not go down or below 0: { $value2 } (Law { $value1 })
error-file-there-already = { $value1 } is there already: choose another name, or open it.
error-file-not-there = There is no file { $value1 }: make one with `duplicado event new`.
error-not-a-record = { $value1 } is not a record of an event of this program: name another file.
error-record-damaged = { $value1 } cannot be read: restore the last backup.
error-record-entry = Entry { $value1 } of the record cannot be read.
event-refused-ruling-damage-without-score = Only of a score that was obtained at the table can a part of the damage stay with the side: enter the result first.
conditions-of-the-event = { $key } is no condition of contest: it is said with { $option }.
event-refused-matches-in-points = Matches by total points are not turned into victory points: write method = imps, or form = boards or knock-out.
score-club = Club
event-refused-patton-by-boards = Patton is scored board by board, with points for the totals: write method = board-a-match.
