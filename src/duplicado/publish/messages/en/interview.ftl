# The interview: what happened, what is asked and why, what follows. `duplicado rule` and the pages use it.

## Incidents: a name, and the words by which players and directors look for it

incident-insufficient-bid = Insufficient bid
incident-insufficient-bid-words = insufficient bid not enough too low underbid
incident-call-out-of-rotation = Call out of rotation
incident-call-out-of-rotation-words = bid pass double out of turn rotation called before his turn passed
incident-change-of-call = Change of call
incident-change-of-call-words = changed call wrong card bidding box unintended mistake slip of the tongue misbid pulled
incident-inadmissible-double = Double or redouble that is not allowed
incident-inadmissible-double-words = inadmissible illegal double redouble partner's bid doubled own side
incident-call-by-a-player-who-must-pass = Call by a player who must pass
incident-call-by-a-player-who-must-pass-words = barred silenced must pass enforced pass called bid
incident-bid-above-seven = Bid of more than seven
incident-bid-above-seven-words = bid above seven eight level
incident-call-after-the-final-pass = Call after the final pass
incident-call-after-the-final-pass-words = call after auction ended over final pass
incident-turn-lost = A player was skipped and three passes followed
incident-turn-lost-words = three passes skipped turn lost deprived auction ended too early
incident-card-exposed-in-the-auction = Card seen during the auction
incident-card-exposed-in-the-auction-words = card dropped exposed shown led during auction bidding face up
incident-lead-after-withdrawn-call = First lead by the partner of a player who withdrew a call
incident-lead-after-withdrawn-call-words = lead restriction penalty withdrawn call forbid suit
incident-opening-lead-out-of-turn = Opening lead out of turn
incident-opening-lead-out-of-turn-words = opening lead out of turn wrong player led first card face down
incident-lead-out-of-turn = Later lead out of turn
incident-lead-out-of-turn-words = lead out of turn wrong hand dummy declarer defender led
incident-premature-play = Card played or led too early
incident-premature-play-words = premature play early before turn before declarer before partner
incident-two-cards-together = Two cards played together
incident-two-cards-together-words = two cards at once together simultaneous stuck
incident-card-exposed = Card exposed during the play
incident-card-exposed-words = card exposed dropped shown seen defender penalty card fell face up
incident-penalty-card-partner-leads = Lead by the partner of a player with a penalty card
incident-penalty-card-partner-leads-words = penalty card partner leads lead options declarer
incident-penalty-card-not-played = Penalty card not played
incident-penalty-card-not-played-words = penalty card forgot not played another card instead
incident-revoke = Revoke
incident-revoke-words = revoke renege did not follow suit failed to follow discarded ruffed had a card of the suit
incident-disputed-claim = Disputed claim or concession
incident-disputed-claim-words = claim disputed concession objected remaining tricks no statement trump outstanding
incident-agreement-withdrawn = Agreed to a claim and thinks better of it
incident-agreement-withdrawn-words = agreed claim withdrawn changed mind acquiesced wrong
incident-concession-cancelled = Conceded a trick that could not be lost
incident-concession-cancelled-words = conceded concession trick already won could not lose cancelled
incident-tricks-disagreed = The sides disagree about the tricks won
incident-tricks-disagreed-words = tricks disagree count number score made down
incident-wrong-number-of-cards = Hands with the wrong number of cards
incident-wrong-number-of-cards-words = wrong number cards fourteen twelve misboarded too many
incident-missing-card = A card is missing
incident-missing-card-words = missing card lost floor twelve deficient
incident-cards-from-another-board = A player held the cards of another board
incident-cards-from-another-board-words = cards wrong board hand taken from another board pocket
incident-wrong-board = Wrong board played
incident-wrong-board-words = wrong board played not scheduled already played by mistake wrong opponents
incident-information-from-elsewhere = Heard or saw something about a board
incident-information-from-elsewhere-words = extraneous information overheard saw card looked at another table remark spoiled board
incident-explanation-corrected = Wrong explanation noticed in the auction or before the lead
incident-explanation-corrected-words = misinformation wrong explanation missing alert corrected change call before lead

## What is asked

ask-calls = Who dealt, and what was called, in the order in which it was heard?
ask-contract = What is the contract, and who is declarer?
ask-offender = Which player is it?
ask-card = Which card?
ask-cards = Which card, or cards?
ask-how = How did it come about?
ask-how-dropped = it was dropped, by accident
ask-how-shown = it was shown or named, or played on purpose
ask-how-led = it was led or played
ask-how-face-up = face up
ask-how-face-down = face down, not yet turned
ask-leader = Who led, or is to lead?
ask-trick = Who led to the trick, and which cards lie there, in the order of play?
ask-proper = Whose lead was it (dummy, when it was to come from there)?
ask-turn = Whose turn is it to lead or play now?
ask-due = Which card was his penalty card?
ask-withdrawn = Which call did { $seat } withdraw?
ask-shown = Which suits did the withdrawn call { $call } show?
ask-specified = Which suits has { $seat } shown in the auction as it stands?
ask-established = Has { $player } or { $partner } since then led or played to a later trick, named a card for it, or claimed or conceded?
ask-hands-returned = Have all four hands gone back to the board?
ask-circumstances = Does any of these apply?
ask-circumstances-trick-twelve = the revoke was on the twelfth trick
ask-circumstances-penalty-card = it was a failure to play a penalty card, or a card of dummy's
ask-circumstances-same-suit-again = the same player has revoked in the same suit before on this board
ask-circumstances-both-sides = both sides have revoked on this board
ask-circumstances-called-on-the-next-board = attention came after the other side had called on the next board
ask-circumstances-round-over = attention came after the round had ended
ask-won-by = Who won the trick on which { $seat } revoked?
ask-won-by-himself = { $seat }, with the card of the revoke
ask-won-by-partner = his partner
ask-won-by-opponents = the other side
ask-won-by-own-side = his side
ask-later = Has the side of { $player } won any later trick?
ask-claimer = Who claimed or conceded?
ask-tricks = How many tricks?
ask-hands = Which cards does each hand still hold, as far as you know?
ask-left = How many tricks were still to be played?
ask-statement = What did { $seat } say about the line of play?
ask-won = Had that side already won the tricks?
ask-side = Which side is to get tricks back?
ask-made = How many tricks has { $seat } been credited with as declarer?
ask-late = Has the Correction Period ended?
ask-by-claim = Did play end with a claim or concession?
ask-after-the-round = Were you called only after the round had ended?
ask-counts = Which hands had how many cards?
ask-over = Has the auction period ended, with the opening lead faced?
ask-wrong-number-of-cards-over = Has the board been played to its end?
ask-called = Has a player called who held a wrong number of cards?
ask-correctable = Can the deal be put right and played with no call changed?
ask-interferes = Would what was seen or heard interfere with normal bidding or play?
ask-found = Where was the card?
ask-found-tricks = among the cards already played
ask-found-floor = somewhere else: on the floor, in the board
ask-found-nowhere = nowhere: the pack is incomplete
ask-lead-faced = Has the opening lead been faced?
ask-defender = Is { $seat } a defender?
ask-played-before = Which side had a player who had played this board before?
ask-moment = When was it noticed?
ask-moment-auction-period = during the auction
ask-moment-play = during the play
ask-moment-after-play = after the play
ask-same-calls = With the right opponents seated, were all calls the same as before?
ask-deprived = Which side cannot get a valid score on some board because of this?
ask-fault = How far was { $side } at fault?
ask-fault-not = in no way
ask-fault-partly = partly
ask-fault-directly = directly
ask-to = Who received the information?
ask-first-call-made = Has the first call been made on the board?
ask-way = Which way do you take?
ask-way-16d2-a = seat the players so that he holds the hand that he knows of
ask-way-16d2-b = have the board redealt for these contestants
ask-way-16d2-c = let the board be played, and stand by to adjust the score
ask-way-16d2-d = award an adjusted score
ask-misinformed = Whose call could well have been influenced by the wrong explanation?
ask-request-call = What does { $seat } call now?
ask-request-card = Which card does { $seat } play instead?
ask-yes = yes
ask-no = no
ask-nothing = none of these
ask-why = Asked because of
ask-rest = leave it there

## How an answer is written

form-calls = e.g. N 1S P 1H; a call out of rotation with its player: N 1S S:2H; a changed call: N 1S P 1H instead 1NT
form-contract = e.g. 4S S
form-trick = e.g. W H3 H5 H9
form-seat = N, E, S or W
form-seats = e.g. N S
form-card = e.g. DK
form-cards = e.g. DK H3
form-call = e.g. 2H, P, X
form-suit = S, H, D or C
form-yes-no = yes or no
form-number = a number
form-one-of = its number
form-some-of = their numbers, or Enter for none
form-suits = e.g. S H, or Enter for none
form-hands = as in PBN, e.g. N:K4.5.. - - -; Enter if you do not know
form-counts = e.g. N 14 S 12
form-option = its number, with the suit, card or call behind it
form-statement = e.g. trumps SA SK rest; Enter if nothing was said
form-finding = yes or no, or what is asked for

## What cannot be

interview-wrong-form = That is no answer to this question.
interview-needs-an-answer = This one has to be answered before anything can be ruled.
interview-not-among = That is none of the answers.
interview-refused = That cannot have happened in this order { $law }.
interview-without-table = Something has to be known of the table first.
interview-without-end = That leads nowhere. Please begin again.
interview-not-this = In what you have told there is no such irregularity. Look at who called, or choose another incident.
interview-no-card = Name the card that was led.
interview-card-not-there = { $card } is not in that trick.
interview-hand-not-there = { $seat } has no card in that trick.
interview-not-his-turn = In that trick it was not the turn of { $seat }.
interview-two-cards = Name both cards.
interview-too-many-tricks = There are not so many: { $tricks } of { $left }.
interview-not-law-13 = When hands lack cards and none has too many, choose “A card is missing”.

## What follows

interview-transfer = { $tricks ->
    [0] No trick is transferred.
    [one] When play ends, one trick is transferred to the side that did not revoke.
   *[other] When play ends, { $tricks } tricks are transferred to the side that did not revoke.
}
interview-equity = Then look whether that makes good the damage; if not, adjust the score.
interview-board-completed = The board is played to its end, and the score stands.
interview-board-stands = The score stands.
interview-board-cancelled = The board is cancelled for both sides at this table.
interview-board-auction-again = Seat the right players and have the auction held again; each must repeat his calls.
interview-board-86b = Between teams: see Law 86B for the board at both tables.
interview-board-no-score = What happened here does not count for { $sides }.
interview-board-award = { $side } gets { $award } for the board that cannot be played.
interview-board-later = You may have the right board played later.
interview-award-average-plus = average plus
interview-award-average = average
interview-award-average-minus = average minus
interview-say = Say
interview-afterwards = Afterwards
interview-stay-call = Stay until { $seat } has called.
interview-stay-card = Stay until { $seat } has played.
interview-come-back-lead = Come back when { $partner } is to make his first lead as a defender: declarer may then have a choice.
interview-come-back-penalty = While { $card } of { $seat } lies there as a penalty card, be called before his partner leads.
interview-nothing = Nothing follows: play goes on.

## `duplicado rule`

rule-which = What happened? Choose a number, or write it in other words.
rule-unknown = Nothing is known by the words “{ $query }”. Try others, such as revoke, bid, lead, card, claim, board.
rule-complete = Nothing more is asked. “change 2” changes an answer, “quit” ends.
rule-nothing-to-take-back = There is no answer to take back.
rule-change-how = Name the answer to be changed, and the new one: change 2 5H
rule-edition-how = Name an edition: { $editions }
rule-help = back: take back the last answer. change 2 …: change an answer. so far: what follows now. why: for which clause this is asked. edition 2007: the same under another edition. quit: leave.
