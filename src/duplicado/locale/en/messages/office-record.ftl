# The Director's office in the record of an event: calls, rulings, waivers, polls, forms; the directors' register.

office-yes = yes
office-no = no
office-where-board = board { $number }
office-where-table = table { $section }{ $number }
office-where-round = round { $number }
office-where-session = session { $number }
office-where-unknown = place not told
office-laws = { $count ->
    [one] Law { $laws }
   *[other] Laws { $laws }
}

fact-director-called = Director called, { $where }: { $said }
fact-director-called-by = Director called by { $seat }, { $where }: { $said }
fact-irregularity-noticed = Noticed by the Director, { $where }: { $what } ({ $manner })
fact-ruling-given = Ruling, { $where }: { $said }
fact-ruling-corrected = Ruling corrected, { $because }, { $where }: { $said }
fact-ruling-withdrawn = A ruling was taken back: { $reason }
fact-rectification-waived = Rectification waived at the request of { $side }, { $where }: { $waived }; { $cause }
fact-matter-referred = Referred to { $to }, { $where }: { $matter }
fact-poll-taken = { $count ->
    [one] Poll, { $where }, one answer: { $question }
   *[other] Poll, { $where }, { $count } answers: { $question }
}
fact-conduct-noted = Conduct, { $who }: { $what } – { $measure }
fact-partnership-noted = { $kind }, { $who }: { $what }
fact-player-suspended = { $who } suspended for session { $session } from round { $round } on
fact-player-suspended-until = { $who } suspended in session { $session }, rounds { $round } to { $last }
fact-disqualified = { $who } disqualified, approved by { $approver }
office-measure-noted = noted
office-measure-warning = warning
office-measure-penalty = penalty
office-note-psyche = Psyche
office-note-deviation = Deviation
office-note-misexplanation = Misexplanation
office-note-misbid = Misbid
office-because-directors-error = the Director's error
office-because-appeal = appeal
office-because-new-facts = new facts

office-told-ruling = { $number }Ruling: { $said } ({ $laws })
office-told-ruling-replaced = { $number }Ruling, replaced since: { $said } ({ $laws })
office-told-corrected = It puts an earlier ruling right, { $because }: { $reason }
office-told-both-non-offending = Both sides are treated as non-offending (Law 82C).
office-told-facts-agreed = The facts were agreed (Law 84).
office-told-facts-disputed = The facts were disputed; the Director found them by the balance of probabilities (Law 85A).
office-told-facts-undetermined = The facts could not be determined (Law 85B).
office-told-option = Offered to { $to }: { $options }. Taken: { $taken }.
office-told-reasons = Reasons: { $reasons }
office-told-appeal = The contestants were told of their right to appeal (Law 83).

office-earlier-offences = { $who } has had before in this event: warnings { $warnings }, penalties { $penalties }.
office-open = Still waiting for the Director:
office-nothing = There are no rulings, and nothing is waiting.
office-replaced = [replaced]
office-open-call = { $number }: no ruling yet. { $text }
office-open-return = { $number }: to come back to { $where }: { $what }
office-open-appeal = { $number }: appeal by { $who }, not decided
office-open-appeal-anew = { $number }: appeal by { $who }, not decided; another ruling has taken its place since: ask whether the appeal goes on
office-open-substitute = { $who }: a substitute for { $player } from round { $round } on

office-register-heading = Directors' register: for directors only
office-register-empty = Nothing has been noted.
office-register-no-entry = The register has no entry { $value1 } that stands; the last one is { $value2 }.
office-register-call = call: { $text }
office-register-meaning = meaning: { $text }
office-register-held = held: { $text }
office-register-partner = partner: { $text }
office-register-told-by = told by { $text }

office-form-written = Written: { $file }
office-form-other-kind = The entry with that number is of another kind; see `duplicado event log`.
office-form-title-ruling = Ruling
office-form-title-appeal = Appeal
office-form-title-poll = Poll
office-form-title-conduct = Recorder's form
office-form-occasion = Occasion
office-form-event = Event
office-form-where = Where
office-form-when = When
office-form-board = Board
office-form-dealer = Dealer
office-form-vulnerable = Vulnerability
office-form-happened = What happened
office-form-called-by = Called by
office-form-noticed = Noticed by the Director
office-form-said = As it was told
office-form-facts = Facts
office-form-facts-are = The facts are
office-form-facts-which = agreed / disputed / cannot be determined
office-facts-agreed = agreed
office-facts-disputed = disputed
office-facts-undetermined = not to be determined
office-form-ruling = Ruling
office-form-laws = Laws
office-form-aloud = Said aloud
office-form-options = Options
office-form-scores = Scores and penalties
office-form-come-back = Come back for
office-form-appeal-told = Told of the right to appeal (83)
office-form-reasons = Reasons
office-form-corrected = Puts right an earlier ruling
office-form-sign-director = Director, date and time
office-form-sign-appellant = Appellant
office-form-sign-concurs = Partner or captain, who concurs (92D)
office-form-sign-chairman = Chairman, date and time
office-form-against = Against
office-form-appeal = Appeal
office-form-appellant = Appellant
office-form-lodged = Lodged through the Director at
office-form-concurs = Partner or captain concurs
office-form-deposit = Deposit
office-form-grounds = Grounds
office-form-hearing = Hearing and decision
office-form-body = Heard by
office-form-chairman = Chairman
office-form-members = Members
office-form-present = Present
office-form-outcome = Outcome
office-form-appeal-fallen = The ruling was taken back: there is nothing to be heard
office-form-merit = With merit
office-form-summary = Chairman's summary
office-form-problem = What would you do?
office-form-seat = You are
office-form-hand = Your hand
office-form-auction = Auction so far
office-form-question = Question
office-form-answers = Answers
office-form-poll-who = Player
office-form-poll-chose = Would choose
office-form-poll-considered = Also seriously considered
office-form-poll-remark = Remarks
office-form-contestant = Pair, team or player
office-form-players = Persons
office-form-what = What happened
office-form-measure = Measure
office-form-kind = Kind
office-form-call = Call
office-form-meaning = As agreed or explained
office-form-held = Hand held
office-form-partner = What partner did
office-form-told-by = Reported by
office-form-noted = Noted

event-refused-substitute-barred = { $value1 } is suspended or disqualified and cannot be a substitute.
event-refused-replaces-another-kind = What is to be put right is an entry of another kind.
event-refused-replaced-already = That entry has been put right already: name the one that did it.
event-refused-ruling-without-clause = A ruling rests on a Law or regulation: name its clauses (--under).
event-refused-no-clause = { $value1 } is not a clause of the Laws. Write e.g. 16B3 or 74A2.
event-refused-who-wanted = Say who it was: a pair (--who) or a person (--player).
event-refused-words-wanted = Say what happened, and why: an empty text tells nobody anything.
event-refused-cause-wanted = Rectification is waived for cause: say which (--cause).
event-refused-measure-and-penalty = A penalty for conduct names the penalty that was imposed, and nothing else does.
event-refused-approval-wanted = Who approves of the disqualification for the Tournament Organizer? (--approved)
event-refused-corrects-nothing = Name the ruling that is put right.
event-refused-not-offered = { $value1 } was not among the options: { $value2 }.
event-refused-score-stands = The score that this ruling gave still counts ({ $value1 }): restore it first, or put the ruling right instead.
event-refused-too-late-to-rectify = What the Director learns after { $value1 } is not rectified any more.
event-refused-rounds-wanted = Rounds are numbered from 1, and the last one is not before the first.
event-refused-contestants-only = The Laws of 2007 know this for contestants only, not for a single player ({ $value1 }).
event-refused-no-ruling = An appeal is against a ruling, and that entry is none: `duplicado event rulings` lists them.
event-refused-no-further-appeal = The regulations have no further appeal.
event-refused-no-referral-to-authority = The regulations let nobody refer a matter to the Regulating Authority.
event-refused-has-appealed = { $value1 } has appealed against this ruling already.
event-refused-not-at-the-table = { $value1 } was not at the table where the ruling was made.
event-refused-captain-must-concur = The appeal is not heard unless the team's captain concurs (--concurred).
event-refused-partner-must-concur = The appeal is not heard unless both partners concur (--concurred).
event-refused-deposit-is-returned = The deposit goes back unless the appeal was without merit: say so (`--without-merit`), or keep nothing.
event-refused-deposit-may-not-be-kept = Of a deposit of { $value2 }, { $value1 } cannot be kept by the regulations in force (appeal.deposit_forfeit, appeal.meritless_sanction).
event-refused-may-only-recommend =
    { $value1 ->
        [law] A committee does not overrule the Director on a point of law; what the Director in charge decides on it himself is told without chairman and members (Law 93B1)
       *[discipline] A committee does not overrule a disciplinary penalty; the Director may take it back himself
    }. Decide upheld, and say what it recommends (--recommended).
event-doubt-may-not-play = { $value1 }: { $value2 } is suspended or disqualified, and nobody has been seated instead.
ruling-objection-both-non-offending = after the Director's error both sides are treated as non-offending, and one is at fault here
event-refused-carried-in-total = This event ranks by totals, and not by percentages: say what is brought along in their unit.
event-refused-carried-in-percent = This event ranks by percentages: say what is brought along in per cent.
