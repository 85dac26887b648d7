# What `duplicado exam` says.

exam-begins =
    { $count ->
        [one] One case
       *[other] { $count } cases
    }, Laws of { $edition }, seed { $seed }. Answer with a number, or in the words of the casebook; “.” is no answer, “q” stops.
exam-goes-on =
    The examination of { $file } goes on: { $count ->
        [one] one answer has
       *[other] { $count } answers have
    } been given.
exam-case = Case { $number } of { $count }
exam-title = This was: { $title } ({ $address })
exam-hand = { $seat }: { $cards }
exam-unknown-hand = not known
exam-position = { $seat } is to lead; tricks so far: North-South { $ns }, East-West { $ew }.
exam-regulations = Regulations: { $regulations }
exam-nothing-yet = Nothing has happened yet.
exam-meaning = (meaning: { $meaning })
exam-ask-cites = On which of these Laws does the last ruling rest?
exam-ask-irregularities = Which irregularities have been noted so far, and whose are they?
exam-ask-options = Who may choose something now, and under which Law?
exam-ask-choices = What may { $seat } choose (Law { $law })?
exam-ask-questions = What must the Director establish now?
exam-ask-barred = Who must pass, and for how long?
exam-ask-lead = What restricts the lead that is to be made now?
exam-ask-penalty-cards = Which penalty cards are there?
exam-ask-unauthorized = To which side is what unauthorized?
exam-ask-authorized = To which side is what authorized, of the actions that were withdrawn and the cards exposed?
exam-ask-calls = { $seat } is to call. Which of these calls may he make: { $calls }?
exam-ask-cards = { $seat } is to play. Which cards may he play?
exam-ask-auction = Which calls stand?
exam-ask-contract = What is the contract?
exam-ask-turn = Whose turn is it?
exam-ask-review = Under which Laws must the Director look at the board again when play has ended?
exam-ask-transfer = Which tricks are transferred?
exam-ask-adjusted = Is an adjusted score given, and under which Law?
exam-ask-result = What is the result of the board?
exam-nobody = nobody
exam-nothing = nothing
exam-none = none
exam-clause = Law { $law }
exam-clause-says = Law { $law }: { $wording }
exam-by-law = { $seat } (Law { $law })
exam-bar-turn = { $seat } at his next turn
exam-bar-auction = { $seat } until the end of the auction
exam-lead-require = { $seat } must lead { $suits }
exam-lead-forbid = { $seat } must not lead { $suits }
exam-card-major = { $seat }: { $card }, a major one
exam-card-minor = { $seat }: { $card }, a minor one
exam-information = to { $side }: { $items }
exam-transfer =
    { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } to { $side } (Law { $law })
exam-adjusted = yes, under Law { $law }
exam-not-adjusted = no
exam-result =
    { $contract }: { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }, { $score } for North-South
exam-not-ended = no result yet
exam-choice-accept = accept
exam-choice-refuse = refuse
exam-choice-require = require a suit
exam-choice-forbid = forbid a suit
exam-choice-no-restriction = put no restriction
exam-choice-highest = the highest card
exam-choice-lowest = the lowest card
exam-choice-spread = spread his hand
exam-choice-from-hand = from his hand
exam-choice-from-dummy = from dummy
exam-choice-plays = choose the card that is played
exam-choice-keep = leave it as it is
exam-choice-call = make another call
exam-choice-takes-back = take his card back
exam-choice-dummy = name another card of dummy's
exam-right = Right.
exam-wrong = Not right. It is: { $right }
exam-not-answered = No answer. It is: { $right }
exam-unreadable = “{ $text }” is no answer to this. Write a number from 1 to { $most }, or the words of the casebook, such as: { $example }
exam-director-says = The Director:
exam-score = { $right } of { $asked } right: { $percent } %.
exam-score-law = Law { $law }: { $right } of { $asked }
exam-again = The same examination again: duplicado exam --seed { $seed } --edition { $edition }
exam-stopped =
    Stopped: { $left ->
        [one] one question is
       *[other] { $left } questions are
    } left.
exam-continue = Go on with: duplicado exam --record { $file }
exam-none-found = No case fits: nothing in these cases shows that Law in the Laws of { $edition }, or can be asked.
exam-answers-left =
    { $file } has { $count ->
        [one] one answer
       *[other] { $count } answers
    } more than there are questions.
exam-record-bad = { $file } is no record of an examination; name another file, or one that --record has written.
exam-record-other = { $file } is the record of another examination. Leave the other options away to go on with it, or name a new file.
exam-record-gone = A case of { $file } is not there any more: { $address }. Begin anew with another record.
exam-json-needs-answers = --json needs --answers: a report for programs asks nobody.
exam-no-casebook = The cases did not come with this installation. Name files of cases.
exam-page-title = Examination on the Laws
exam-page-lead = You are shown what happened at a table and what the Director established, you rule, and you are marked clause by clause.
exam-page-edition = Edition of the Laws
exam-page-law = Cases that show this Law
exam-page-all = all Laws
exam-page-begin = Begin
exam-page-case = Case { $number }
exam-page-moment = Part { $number }
exam-page-none = I do not know
exam-page-answer = Answer
exam-page-next = Next case
exam-page-in-book = This case in the book
exam-page-anew = Another examination
exam-page-unreadable = One of the answers in this address is none.
exam-page-menu = Examination
