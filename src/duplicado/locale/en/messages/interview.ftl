# The interview: what happened, what is asked and why, what follows. `duplicado rule` and the pages use it.

## Incidents: a name, and the words by which players and directors look for it

incident-insufficient-bid = Insufficient bid
incident-call-out-of-rotation = Call out of rotation
incident-change-of-call = Change of call
incident-inadmissible-double = Double or redouble that is not allowed
incident-call-by-a-player-who-must-pass = Call by a player who must pass
incident-bid-above-seven = Bid of more than seven
incident-call-after-the-final-pass = Call after the final pass
incident-turn-lost = A player was skipped and three passes followed
incident-card-exposed-in-the-auction = Card seen during the auction
incident-lead-after-withdrawn-call = First lead by the partner of a player who withdrew a call
incident-opening-lead-out-of-turn = Opening lead out of turn
incident-lead-out-of-turn = Later lead out of turn
incident-premature-play = Card played or led too early
incident-two-cards-together = Two cards played together
incident-card-exposed = Card exposed during the play
incident-penalty-card-partner-leads = Lead by the partner of a player with a penalty card
incident-penalty-card-not-played = Penalty card not played
incident-several-penalty-cards = Several penalty cards, and more than one can be played
incident-card-held-out = Card held or touched so that it may be played
incident-designation-changed = Declarer changed the card he called from dummy
incident-card-misplaced-by-dummy = Dummy played a card that was not called
incident-card-suggested-by-dummy = Dummy suggested a card
incident-intention-other-than-words = Declarer beyond doubt meant another card of dummy's
incident-played-on-a-wrong-explanation = Led or played on a wrong explanation
incident-card-omitted = A player played no card to a trick
incident-cards-too-many = Too many cards in a player's quitted tricks
incident-card-of-another-pack = Card of another pack
incident-call-on-the-other-board = Call on the board whose cards were held by mistake
incident-right-in-doubt = Rectification forfeited, waived, or settled without the Director
incident-revoke = Revoke
incident-disputed-claim = Disputed claim or concession
incident-agreement-withdrawn = Agreed to a claim and thinks better of it
incident-concession-cancelled = Conceded a trick that could not be lost
incident-tricks-disagreed = The sides disagree about the tricks won
incident-wrong-number-of-cards = Hands with the wrong number of cards
incident-missing-card = A card is missing
incident-cards-from-another-board = A player held the cards of another board
incident-wrong-board = Wrong board played
incident-information-from-elsewhere = Heard or saw something about a board
incident-explanation-corrected = Wrong explanation noticed in the auction or before the lead

## What is asked

ask-calls = Who dealt, and what was called, in the order in which it was heard?
ask-contract = What is the contract, and who is declarer?
ask-card = Which card?
ask-cards = Which card, or cards?
ask-how = How did it come about?
ask-how-dropped = it was dropped, by accident
ask-how-shown = it was shown or named, or played on purpose
ask-how-led = it was led or played
ask-how-face-up = face up
ask-how-face-down = face down, not yet turned
ask-leader = Who led, or is to lead?
ask-lead = Who led, and which card?
ask-penalty-card-partner-leads-leader = Who is to lead?
ask-led-before-declarer-chose-leader = Who led?
ask-trick = Who led to the trick, and which cards lie there, in the order of play?
ask-proper = Whose lead was it (dummy, when it was to come from there)?
ask-turn = Whose turn is it to lead or play now?
ask-due = Which card was the penalty card of { $seat }?
ask-withdrawn = Which call did { $seat } withdraw?
ask-shown = Which suits did the withdrawn call { $call } show?
ask-specified = Which suits has { $seat } shown in the auction as it stands?
ask-how-far = How far had play gone, and how was it noticed?
ask-how-far-established = the side that revoked has since led or played to a later trick, named a card for it, or claimed or conceded
ask-how-far-next-trick = somebody has led to the next trick
ask-how-far-after-a-claim = it was noticed after a claim or concession by the other side
ask-how-far-trick-twelve = the revoke was on the twelfth trick
ask-how-far-hands-returned = all four hands have gone back to the board
ask-how-far-penalty-cards = the player who revoked, a defender, has a penalty card on the table
ask-how-far-dummy-asked = dummy was first to ask a defender about it
ask-how-far-dummy-without-rights = dummy had lost his rights (43A2) and was first to draw attention
ask-how-far-led-as-told = the side that revoked has led to the next trick, but only because an opponent had told its player that it was his turn
ask-circumstances = Does any of these apply?
ask-circumstances-penalty-card = it was a failure to play a penalty card, or a card of dummy's
ask-circumstances-same-suit-again = the same player has revoked in the same suit before on this board
ask-circumstances-both-sides = both sides have revoked on this board
ask-circumstances-called-on-the-next-board = attention came after the other side had called on the next board
ask-circumstances-round-over = attention came after the round had ended
ask-circumstances-correction-period-over = attention came after the Correction Period
ask-artificial = Is the pass { $seat } made artificial?
ask-accepted = Had { $seat } accepted the { $call } of { $player } before?
ask-tricks-won = Which tricks has the side of { $player } won from the revoke on?
ask-tricks-won-himself = that trick, with the card with which { $seat } revoked
ask-tricks-won-partner = that trick, with the card of his partner
ask-tricks-won-own-side = that trick
ask-tricks-won-later = one or more later tricks
interview-one-winner = A trick is won by one card: tick one of the two.
ask-claimer = Who claimed or conceded?
ask-tricks = How many tricks?
ask-hands = Which cards does each hand still hold, as far as you know?
ask-rest-hands = not known
ask-left = How many tricks were still to be played?
ask-statement = What did { $seat } say about the line of play?
ask-rest-statement = nothing of that kind was said
ask-won = Had that side already won the tricks?
ask-side = Which side is to get tricks back?
ask-made = How many tricks has { $seat } been credited with as declarer?
ask-late = Has the Correction Period ended?
ask-already = Which penalty cards of { $seat } lay there already?
ask-seen = Which cards did a player see that were another's?
ask-moved = Which cards have you moved from one hand to another?
ask-penalty = Does the card become a penalty card?
ask-early = Does anything excuse { $seat }'s card?
ask-early-none = nothing
ask-early-told = an opponent had told him that it was his turn
ask-early-played-already = declarer had played from both hands, or dummy had put out or suggested a card
ask-by-claim = Did play end with a claim or concession?
ask-after-the-round = Were you called only after the round had ended?
ask-counts = Which hands had how many cards?
ask-over = Has the auction period ended, with the opening lead faced?
ask-noticed = When was it noticed?
ask-noticed-before-a-call = before anybody had called who held a wrong number of cards
ask-noticed-after-a-call = after such a player had called
ask-noticed-at-the-end = when the board had been played to its end
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
ask-rightly-informed = With the right information, what would the side that was misinformed have done at each of its turns?
ask-results = Which result would probably have come about without the infraction, or which results with which weights?
ask-rest-results = none is assigned now
ask-without-result = Why is no result assigned?
ask-without-result-later = it is judged later
ask-without-result-artificial = the results that are possible are too many or not obvious: an artificial score
ask-without-result-stands = no damage was done: the result of the table is no worse for the innocent side
ask-stood-before = What was the last bid before the infraction?
ask-rest-stood-before = it was none: the infraction was in the play, or nobody had bid
ask-own-action = What did the innocent side do itself, after the infraction, that made its result worse?
ask-own-action-nothing = nothing of that kind
ask-own-action-serious-error = a serious error that has nothing to do with the infraction
ask-own-action-extremely-serious-error = an extremely serious error that has nothing to do with the infraction
ask-own-action-wild-action = a wild action
ask-own-action-gambling-action = a gamble, in the hope of a ruling if it fails
ask-innocent-side = Which side is innocent?
ask-after-infraction = What would { $side } have got after the infraction, but for what it did itself?
ask-likely-result = What is the most favourable result for the innocent side that was likely without the infraction?
ask-rest-likely-result = none is assigned now
ask-probable-result = What is the most unfavourable result for { $side } that was at all probable without the infraction?
ask-by-the-infraction = Which of these results could come about only by the infraction?
ask-to = Who received the information?
ask-first-call-made = Has the first call been made on the board?
ask-way = Which way do you take?
ask-way-16d2-a = seat the players so that he holds the hand that he knows of
ask-way-16d2-b = have the board redealt for these contestants
ask-way-16d2-c = let the board be played, and stand by to adjust the score
ask-way-16d2-d = award an adjusted score
ask-misinformed = Whose call could well have been influenced by the wrong explanation?
ask-how-face-up-as-told = face up, because an opponent had told him that it was his turn
ask-how-face-down-as-told = face down, because an opponent had told him so
ask-told = Had an opponent told { $seat } that it was his turn?
ask-held = How was the card held?
ask-held-45c1 = by a defender, so that his partner could see its face
ask-held-45c2-a = by declarer, face up, touching or nearly touching the table
ask-held-45c2-b = by declarer, in such a position as to indicate that it had been played
ask-held-45c3 = a card of dummy's that declarer touched on purpose
ask-named = Which card did declarer name?
ask-instead = Which card did he name instead?
ask-card-misplaced-by-dummy-trick = Who led to the trick, and which cards lie there, that which { $seat } put among them?
ask-card-misplaced-by-dummy-since = Which cards have been played to the next trick, in turn?
ask-since = Which cards have been played since, in turn?
ask-since-face-down = it was an opening lead, still face down
ask-since-nothing-since = nothing has been played since, and dummy has shown no card
ask-since-something-since = something has been played since, or dummy has begun to spread
ask-played-on-a-wrong-explanation-since = What has happened since { $seat } played?
ask-meant = Which card did { $seat } beyond doubt mean?
ask-too-late = Have both sides played to the next trick since, or has play ended?
ask-extra = Which cards lay there besides the one that was faced?
ask-played = Was it played to a quitted trick?
ask-differs = Does his call differ in meaning from the cancelled one, or is it psychic?
ask-right = What happened?
ask-right-acted = the non-offending side acted before the Director was called, and loses its right
ask-right-ruled-themselves = the players accepted or cancelled a rectification without the Director
ask-right-waiver = the non-offending side asks for cause that the rectification be waived
ask-request-call = What does { $seat } call now?
ask-request-card = Which card does { $seat } play instead?
ask-yes = yes
ask-no = no
ask-nothing = none of these
ask-why = Asked because of
ask-rest = not decided: stop here
ask-none-such = none

## How an answer is written

form-calls = e.g. N 1S P 1H; a call out of rotation with its player: N 1S S:2H; a changed call: N 1S P 1H instead 1NT; who must pass by an earlier ruling: N 1S P 1H; W must pass (or: must pass once)
form-contract = e.g. 4H W, or 4 hearts by West
form-trick = e.g. W H3 H5 H9
form-lead = e.g. E DK, or East, king of diamonds
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
form-beside-penalty-cards = { $how }. If penalty cards lay there already: + and these, e.g. + SK
form-counts = e.g. N 14 S 12
form-option = its number, with the suit, card or call behind it
form-statement = e.g. trumps SA SK rest; Enter if nothing of that kind was said
form-finding = yes or no
form-means = its number, or its name; no if there was nothing
form-division = e.g. NS 3 EW 2
form-results = e.g. 4H W =, or 60% 4H W =, 40% 4H W -1
form-words = in a few words
form-number-from-to = a number from { $least } to { $most }

## What cannot be

interview-wrong-form = That is no answer to this question.
interview-needs-an-answer = This one has to be answered before anything can be ruled.
interview-not-among = That is none of the answers.
interview-refused = That cannot have happened in this order { $law }.
interview-weights = The weights must make 100 % together.
interview-score-refused = The Laws do not allow that score { $law }.
interview-without-table = Something has to be known of the table first.
interview-without-end = That leads nowhere. Please begin again.
interview-not-this = In what you have told there is no such irregularity. Look at who called, or choose another incident.
interview-card-not-there = { $card } is not in that trick.
interview-hand-not-there = { $seat } has no card in that trick.
interview-not-his-turn = In that trick it was not the turn of { $seat }.
interview-no-opening-lead-out-of-turn = The opening lead was due from { $seat }: name one card, of another hand.
interview-call-condoned = { $seat } has called over it, and that lets it stand: nothing is to be rectified.
interview-same-card = That is the card that he named.
interview-hand-is-there = { $seat } has a card in that trick.
interview-two-cards = Name both cards.
interview-too-many-tricks = There are not so many: { $tricks } of { $left }.
interview-no-defenders-card = No defender holds { $card }: a penalty card is one of a defender's.
interview-not-law-13 = When hands lack cards and none has too many, choose “A card is missing”.

## What follows

interview-transfer = { $tricks ->
    [0] No trick is transferred.
    [one] When play ends, one trick is transferred to { $side }, and the result is entered with it.
   *[other] When play ends, { $tricks } tricks are transferred to { $side }, and the result is entered with them.
}
interview-equity = Then look whether that makes good the damage; if not, adjust the score.
interview-board-completed = The board is played to its end, and the score stands.
interview-board-stands = The score stands.
interview-board-cancelled = The board is cancelled for both sides at this table.
interview-board-auction-again = Seat the right players and have the auction held again; each must repeat his calls.
interview-board-86b = Between teams: see Law 86B for the board at both tables.
interview-board-award = { $side } gets { $award } for the board that cannot be played.
interview-board-later = You may have the right board played later.
interview-award-average-plus = average plus
interview-award-average = average
interview-award-average-minus = average minus
interview-assigned = The score is adjusted: both sides get { $results }.
interview-assigned-likely =
    { $after ->
        [none] The score is adjusted: { $side } gets { $results }, the most favourable result that was likely; { $others } gets { $probable }, the most unfavourable that was at all probable.
       *[other] The score is adjusted: { $others } gets { $probable }, the most unfavourable result that was at all probable. { $side } could have had { $results }, the most favourable that was likely; it gets its result at the table with what the infraction took from it, for a part of the damage was its own: without its own action it would have had { $after }.
    }
interview-assigned-apart = The score is adjusted: { $others } gets { $results }. { $side } gets its result at the table with what the infraction took from it, for a part of the damage was its own: without its own action it would have had { $after }.
interview-table-stands = The innocent side has not been damaged: the result of the table stands.
interview-weighted = { $weight } % of { $result }
interview-result = { $contract }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
interview-artificial = { $side } gets { $award }.
interview-say = Say
interview-afterwards = Afterwards
interview-stay-call = Stay until { $seat } has called.
interview-stay-card = Stay until { $seat } has played.
interview-come-back-lead = Come back when { $partner } is to make his first lead as a defender: declarer may then have a choice.
interview-come-back-penalty = While { $card } of { $seat } lies there as a penalty card, be called before his partner leads.
interview-penalty-card-due = { $seat } leads or plays { $card } now if he lawfully can; if he cannot, be called before his partner leads.
interview-nothing = Nothing follows: play goes on.
interview-later = Nothing is to be ruled now: what was called and played stands, and the Director comes back.
interview-now = The position now:

## `duplicado rule`

rule-which = What happened? Choose a number, or write it in other words.
rule-did-you-mean = Did you mean one of these? Choose a number, or write it in other words.
rule-unknown = Nothing is known by the words “{ $query }”. Try others, such as revoke, bid, lead, card, claim, board.
rule-without-incident = No incident at the table is ruled upon under Law { $law } alone. `duplicado book { $law }` shows what it says; scores and penalties are given in an event.
rule-not-understood = “{ $text }” is not understood. Write { $how }.
rule-no-answer = This one is needed. Write { $how }.
rule-all = all: lists all { $number } incidents
rule-complete = Nothing more is asked. “change 2” changes an answer, “quit” ends.
rule-nothing-to-take-back = There is no answer to take back.
rule-change-how = Name the answer to be changed, and the new one: change 2 5H
rule-edition-how = Name an edition: { $editions }
rule-help = back: take back the last answer. change 2 …: change an answer. so far: what follows now. why: for which clause this is asked. edition 2007: the same under another edition. all: every incident. quit: leave.
rule-enter-key = Enter
interview-who-led = Who led
interview-suit = Suit
interview-card = Card
interview-none = None of these
interview-tick-all = Or tick all that apply.
