# Further incidents of the interview: dummy's rights, fifth cards, incomplete designations, tricks, claims, deals.

## Incidents: a name, and the words by which players and directors look for it

incident-call-not-repeated = A call that had to be repeated was not
incident-lead-out-of-turn-to-the-last-trick = Lead out of turn to the thirteenth trick
incident-line-after-lead-out-of-turn = Declarer's line of play after his lead out of turn
incident-card-beside-the-lead = Another card beside the lead that lies face down
incident-exposed-without-fault = Defender's card seen through no fault of his
incident-fifth-card = Fifth card played to a trick
incident-led-before-declarer-chose = Led before declarer chose because of partner's penalty card
incident-incomplete-designation = Declarer named dummy's card incompletely
incident-dummy-oversteps = Dummy did more than he may
incident-dummy-without-rights = Dummy had lost his rights and spoke first
incident-partner-after-revoke-on-trick-twelve = Partner's choice after a revoke on the twelfth trick
incident-transfer-not-enough = A revoke is not made good by the tricks transferred
incident-arrangement-of-tricks = Tricks turned wrongly or mixed
incident-inspection-of-tricks = A player asks to see a trick
incident-card-found-again = A card of an earlier trick found elsewhere or played twice
incident-claim-or-not = Was it a claim?
incident-concession-objected-to = A defender conceded and his partner objected
incident-played-on-after-a-claim = Played on after a claim
incident-trick-knowingly-taken = A side took a trick that it knew was not its own
incident-faulty-deal = Faulty deal
incident-fouled-board = Fouled board
incident-team-board-not-comparable = A board of a match that cannot be compared
incident-cards-touched = Took or touched another player's cards
incident-information-not-permitted = Information used that no Law permits (2007)
incident-information-noted = Information from partner, noted while play goes on
incident-noticed-by-director = The Director noticed an irregularity himself
incident-directors-error = A ruling of the Director's was wrong
incident-error-of-procedure = Error of procedure: seats, movement or passing of boards
incident-wrong-score = A score was written or computed wrongly
incident-score-to-be-adjusted = A score is to be adjusted: assigned, weighted or artificial
incident-appeal = Appeal against a ruling

## What is asked

ask-required = Which call did { $seat } have to repeat?
ask-next = Who has led to the next trick, and which cards lie there?
ask-offenders = Who revoked?
ask-call-by-a-player-who-must-pass-offender = Who called although he had to pass?
ask-card-exposed-in-the-auction-offender = Whose card was seen?
ask-lead-after-withdrawn-call-offender = Who withdrew the call?
ask-premature-play-offender = Who played or led too early?
ask-two-cards-together-offender = Who played two cards together?
ask-card-exposed-offender = Who exposed the card?
ask-exposed-without-fault-offender = Whose card was seen?
ask-fifth-card-offender = From which hand came the fifth card?
ask-penalty-card-not-played-offender = Who did not play his penalty card?
ask-several-penalty-cards-offender = Whose penalty cards are they?
ask-card-held-out-offender = Which defender held the card?
ask-dummy-without-rights-offender = Whose irregularity was it that dummy spoke of?
ask-played-on-a-wrong-explanation-offender = Who led or played on the wrong explanation?
ask-revoke-offender = { ask-offenders }
ask-card-omitted-offender = Who played no card to the trick?
ask-cards-too-many-offender = Who has too many cards in his quitted tricks?
ask-card-found-again-offender = Whose card was found elsewhere or played twice?
ask-cards-touched-offender = Who took or touched them, or put one back wrongly?
ask-missing-card-offender = Who is missing a card?
ask-cards-from-another-board-offender = Who held the cards of another board?
ask-restored = Which card does { $seat } put among his played cards: of the suit led if he can?
ask-chosen = If declarer had said which of the penalty cards { $seat } must play: which one?
ask-follows-with = If { $seat } holds a card of { $suit }: which one?
ask-winner = Who had won the trick?
ask-dummy-did = What did dummy do?
ask-dummy-did-drew-attention = he drew attention to an irregularity
ask-dummy-did-called-the-director = he called the Director
ask-dummy-did-warned-declarer = he tried to keep declarer from an irregularity
ask-dummy-did-warned-a-defender = he tried to keep a defender from one
ask-dummy-did-asked-declarer = he asked declarer whether he had no card of the suit
ask-dummy-did-asked-a-defender = he asked a defender that
ask-dummy-did-took-part = he took part in the play or told declarer something about it
ask-dummy-did-exchanged-hands = he exchanged hands with declarer
ask-dummy-did-watched-declarer = he left his seat to watch declarer play
ask-dummy-did-looked-at-a-hand = he looked, of his own accord, at a card in a defender's hand
ask-excuse = Does any of these apply?
ask-excuse-play-is-over = the play had ended
ask-excuse-another-did-first = another player had drawn attention before him
ask-excuse-declarers-revoke = he only asked declarer about a possible revoke
ask-first = What was dummy the first to do?
ask-first-warned = he warned declarer not to lead from the wrong hand
ask-first-revoke = he asked about a revoke, or drew attention to one
ask-first-opening-lead = he drew attention to an opening lead out of turn
ask-first-lead = he drew attention to a defender's lead out of turn
ask-first-played-early = he drew attention to a defender's play out of turn
ask-first-exposed = he drew attention to a defender's exposed card
ask-first-penalty-card = he drew attention to a penalty card that was not played
ask-words = What did declarer say?
ask-words-high = “high”, or words like it
ask-words-win = “win it”, or words like it
ask-words-low = “low”, or words like it
ask-words-suit = a suit and no rank
ask-words-rank = a rank and no suit
ask-words-anything = “play anything”, or words like it
ask-words-not-there = a card or a suit that dummy does not hold
ask-intended = If { $seat } beyond doubt meant a certain card: which one?
ask-fitting = Which cards of dummy's do the words fit that may be played now?
ask-still-out = Which cards of that suit that are higher, or higher trumps, may defenders who are still to play hold?
ask-last-trick = If dummy won the last trick: who led to it, and which cards came?
ask-played-instead = If dummy has played on declarer's words: which card?
ask-could-follow = Who could have followed suit to that card and did not, and with which card (e.g. S: H5)?
ask-redress = What is claimed?
ask-redress-64c1 = the tricks transferred do not make good the damage
ask-redress-64c2-a = it was a repeated revoke in the same suit, for which no trick is transferred
ask-redress-64c2-b = both sides revoked on the board
ask-without-it = How many tricks would the innocent side have won without the revoke?
ask-obtained = How many has it now, those transferred included?
ask-line-rests-on-it = Could declarer's line of play rest on what the lead out of turn told him?
ask-chose-what-it-suggested = Did the partner, who had still to play, choose the card that the revoke may have suggested?
ask-knew = Did the player know that his side had not won the trick, or that the other side could not lose it?
ask-arrangement = What happened?
ask-arrangement-turned-wrongly = a player has turned his card the wrong way
ask-arrangement-points-it-out = a player points out that a card is turned the wrong way
ask-arrangement-mixed = a player has mixed his played cards before the result was agreed
ask-won-it = Had his side won the trick?
ask-inspection = What does the player ask for?
ask-inspection-last-trick = to see the last trick
ask-inspection-earlier-trick = to see an earlier trick
ask-inspection-own-last-card = to look at his own last card
ask-inspection-after-play = to see played cards after the play has ended
ask-asker = Who is it?
ask-asker-declarer = declarer
ask-asker-dummy = dummy
ask-asker-defender = a defender
ask-played-since = Has his side led or played to the next trick?
ask-led-since = Has a card been led to the next trick?
ask-turned = Has he turned his own card face down?
ask-ordered = Do you order it, for instance because a revoke is alleged?
ask-mixed = Are the cards mixed, so that the facts can no longer be seen?
ask-played-again = Did { $seat } play the same card to a later trick as well?
ask-statement-was = What did { $seat } say or do?
ask-statement-was-said-tricks = he said how many tricks he would win or lose
ask-statement-was-stop-playing = he proposed that play be cut short
ask-statement-was-showed-cards = he showed his cards, and it is not clear that he meant no claim
ask-statement-was-this-trick = his words or cards were about the trick in progress only
ask-statement-was-by-accident = he faced his cards and clearly meant no claim
ask-conceded = How many tricks did { $seat } concede?
ask-at-once = Did { $seat } object at once?
ask-claiming-side = Which side claimed or conceded?
ask-proposed = Has { $side } asked to play on?
ask-director-called = Had the Director been called before that?
ask-all-four = Do all four players agree to play on?
ask-deal-fault = What is wrong with the deal?
ask-deal-fault-incorrectly-dealt = it was dealt incorrectly
ask-deal-fault-adjacent-cards-to-one-hand = cards next to one another in the pack were dealt, one at a time, into the same hand
ask-deal-fault-a-card-could-be-seen = a player could have seen the face of a card of another's
ask-deal-fault-dealt-from-a-sorted-deck = it was dealt from a sorted pack without a shuffle
ask-deal-fault-imported-from-another-session = it comes from another session
ask-deal-fault-another-reason-of-the-director-s = you have another reason for a new deal
ask-auction-begun = Had the auction begun on the board?
ask-replay-event = Is it an event in which past deals are replayed on purpose?
ask-passed-out = Was the board passed out?
ask-result-known = Between two teams: could the result of the match be known without this board?
ask-board-differs = In what did the boards that were played differ?
ask-board-differs-cards = cards lay in other hands than at other tables
ask-board-differs-marks = dealer or vulnerability
ask-board-differs-turned = the hands were turned: each lay in another player's pocket
ask-board-differs-other-direction = in nothing: only the pairs sat the other way round
ask-team-results = How many results are there on the board, at the two tables?
ask-team-results-none = none
ask-team-results-one = one
ask-team-results-two = two that cannot be compared
ask-clearly-favourable = Is the only result clearly favourable to one side, and unlikely to be had again?
ask-redealt = Is the board to be dealt again (6D2)?
ask-favours-the-innocent = Is it favourable to a team that is not at fault?
ask-first-team = How far is the first team at fault?
ask-first-team-not = not at fault
ask-first-team-partly = partly
ask-first-team-directly = directly
ask-second-team = How far is the second team at fault?
ask-second-team-not = not at fault
ask-second-team-partly = partly
ask-second-team-directly = directly
ask-time-for-another = Is there time for another board?
ask-touched = What did the player do?
ask-touched-wrong-pocket = he took the cards from another pocket than his own
ask-touched-touched = he touched another player's cards
ask-touched-put-back = he put a card back into the pocket of another player
ask-owner = Whose cards were they?
ask-allowed-by = Who had allowed it?
ask-allowed-by-nobody = nobody
ask-allowed-by-an-opponent = an opponent
ask-allowed-by-the-director = the Director
ask-actions-since = How many calls or cards came between attention to the irregularity and your being called?
ask-dealt-with-by = Which Law deals with what you noticed?
ask-periods-over = Are the periods for corrections and for requests of rulings over?
ask-in-play = Is the board being played now?
ask-beyond-doubt = Is it beyond reasonable doubt that what was recorded is wrong?
ask-approved = Do the regulations let the Tournament Organizer approve a late correction, and does he?
ask-adjusted-under = Under which Law is the score to be adjusted?
ask-gets = What does { $side } get, as a side that has not offended: which result, or which results with which weights?
ask-rest-gets-ns = none is assigned
ask-rest-gets-ew = the same
ask-ruled-already = Have you given a ruling on the matter?
ask-at-the-table = Is the ruling about a table at which the contestant, or his team, sat?
ask-appeal-in-time = Does he ask within the time for appeals?
ask-partner-concurs = Does his partner concur in the appeal?
ask-partner-concurs-concurs = yes
ask-partner-concurs-objects = no
ask-partner-concurs-absent = he is not there
ask-captain-concurs = Does the team's captain concur in the appeal?
ask-agreement-withdrawn-withdrawn = When does that side object?
ask-withdrawn-before-the-agreement-is-established = before it has called on another board, and within the round
ask-withdrawn-within-the-correction-period = later, within the Correction Period
ask-withdrawn-after-the-correction-period = after the Correction Period

## What cannot be

interview-call-was-repeated = { $call } is the call that he made: he has repeated it.
interview-not-his-turn-to-call = It was not the turn of { $seat } to call: that is a call out of rotation.
interview-not-in-2007 = The Laws of 2007 have no clause on it: deal with the trick that lacks a card as “A player played no card to a trick”.
interview-card-twice = A card is named in two hands.
interview-no-penalty-card = { $card } is none of his penalty cards.
interview-not-in-2017 = In 2017 choose what told the player: “Hesitation or other information from partner” or “Heard or saw something about a board”.
interview-one-suit = Name cards of one suit only.
interview-one-rank = Name cards of one rank only.
interview-see-tricks-disagreed = Then it is a mistake in the number of tricks: choose “The sides disagree about the tricks won”.

## What follows

interview-upshot-allowed = That is in order. { $short }
interview-upshot-wrong-hand = { $short } Nothing is rectified for that; you may warn the player or give a penalty. If he looked at the wrong hand, what he saw is extraneous information, to be ruled upon as such.
interview-upshot-breach = { $short } Nothing is rectified and play goes on; you may warn the player or give a penalty.
interview-upshot-attention-breach = { $short } Deal with the irregularity all the same, as though another had drawn attention; you may warn dummy or give a penalty.
interview-upshot-rights-lost = Dummy has lost his rights. If he is now the first to warn declarer, to ask about a revoke or to draw attention to an irregularity, call me at once: Law 43B applies. You may also give a penalty.
interview-upshot-turned = The card is turned as it should be, and play goes on. { $short }
interview-upshot-score-stands = The score of the table stands.
interview-upshot-dummys-card = Dummy plays { $card }.
interview-upshot-words-void = The words name no card: declarer names another that dummy may lawfully play.
interview-upshot-is-a-claim = It is a claim or concession: play ceases, { $seat } faces his cards and states at once how he would play on. If anybody doubts it go on with “Disputed claim or concession”.
interview-upshot-dummys-claim = Dummy can neither claim nor concede: play goes on as though nothing had been said; you may warn him or give a penalty.
interview-upshot-no-concession = There has been no claim and no concession: play goes on. Cards that { $seat } may have shown with it are no penalty cards, but his partner may not use what they told.
interview-upshot-claim-stands = The objection has no effect and play stays suspended: if the claim or concession is doubted go on with “Disputed claim or concession”.
interview-upshot-played-on = The claim or concession is void: play goes on, and the result obtained in play stands.
interview-upshot-cards-void = Play is suspended and cards played since do not count: if the claim is doubted go on with “Disputed claim or concession”.
interview-upshot-deal-again = The board is shuffled and dealt again; a result obtained on it does not count.
interview-upshot-card-seen-in-the-deal = No new deal: the board is played on. What the player saw comes from no authorized source, and after the play the Director adjusts the score if it has affected the result.
interview-upshot-fouled-deal = No new deal: the board is played on. From now on it is a fouled board: its score is compared only with those of tables that played these same hands.
interview-upshot-adjusted-instead = No new deal, for the result of the match could be known without this board: where it cannot be played normally, both teams get an adjusted score for it.
interview-upshot-board-fouled = The board is fouled from the table on at which it was changed: its scores are compared only with those of the same form. Correct the board, and enter in which form each table played it.
interview-upshot-board-not-fouled = The board is not fouled: its hands, dealer and vulnerability were the same, and the scores are entered for the sides as they sat.
interview-upshot-deal-stands = No new deal: the board is played as it is.
interview-upshot-team-board-assigned = An assigned adjusted score: the result of the other table against what would likely have happened at this one, weighted if need be.
interview-upshot-team-board-artificial =
    The board is cancelled. { $first ->
        [none] Each team gets an artificial adjusted score by its fault
       *[other] The first team gets { $first ->
            [average-plus] average plus
            [average-minus] average minus
           *[other] average
        }, the second { $second ->
            [average-plus] average plus
            [average-minus] average minus
           *[other] average
        }
    }{ $imps ->
        [none] .
       *[other] ; average plus is { $imps } IMPs here.
    }
interview-upshot-team-board-substitute = The board is cancelled, and another is played in its place.
interview-upshot-team-board-better-and-complement = The team that is not at fault gets the better of average plus and an assigned score; the other gets the complement.
interview-upshot-team-board-dropped = The board is cancelled and not replaced: the match is one board shorter.
interview-upshot-noticed-too-late = It is too late for you to rectify what you have become aware of: the score of the table stands.
interview-upshot-score-corrected = The score is corrected as it was agreed at the table.
interview-upshot-score-not-corrected = The score stays as it is recorded: it is too late for a correction.
interview-upshot-appeal-heard = The appeal is heard. Write it up and pass it on: the Director in charge decides what concerns Laws and regulations, the Appeals Committee the rest.
interview-upshot-ruling-first = There is no ruling yet against which to appeal: hear the request and rule. { $short }
interview-upshot-appeal-not-heard = The appeal is not heard. { $short }
interview-upshot-appeal-for-the-organizer = The time for appeals is over: the Tournament Organizer decides whether the appeal is let in. { $short }
interview-upshot-objection-in-time = The objection comes in time: the claim or concession is not agreed yet. Go on with “Disputed claim or concession”.

effect-nothing-65d = Who mixed his cards may lose his right to a doubtful trick or to the ruling on a revoke: the Director rules for the other side what can no longer be seen.
effect-nothing-66d = { effect-nothing-65d }
effect-nothing-66c = The tricks are faced and inspected as the Director says, and nobody moves them; then play goes on.
effect-nothing-65b3 = Nothing is rectified: play goes on.
