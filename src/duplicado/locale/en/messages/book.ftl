# The book: every clause as a page, its cases, and the search.

book-title = The Laws
book-lead = Every clause in our own words, with the cases that show it. The text of the Laws itself is not here: keep the book at hand.
book-menu = The Laws
book-event = The event
book-part-terms = Introduction and definitions
book-part-preparation = Before the auction
book-part-irregularities = Irregularities in general
book-part-auction = The auction
book-part-play = The play
book-part-conduct = Conduct and information
book-part-score = The score
book-part-contest = The contest and its Director
book-law = Law { $number }
book-editions = Edition
book-edition-2007 = Laws of 2007
book-edition-2017 = Laws of 2017
book-edition-2017-2024 = Laws of 2017 as amended in 2024
book-edition-short-2007 = 2007
book-edition-short-2017 = 2017
book-edition-short-2017-2024 = 2017, amended 2024
book-search = Find
book-search-label = Find a clause by its number or by what happened
book-search-hint = For example: 27B1, insufficient bid, revoke, hesitation
book-found = { $count ->
    [one] One place for “{ $query }”
   *[other] { $count } places for “{ $query }”
}
book-found-none = Nothing was found for “{ $query }”.
book-found-none-hint = Try the number of a Law, or fewer words: revoke, claim, lead out of turn.
book-mark-differs = differs in { $edition }
book-mark-new = not in { $edition }
book-mark-amended = amended in 2024

book-more-ways = All ways of { $place }
book-look-there = Look at { $edition }
book-kind-definition = Definition
book-kind-procedure = Procedure
book-kind-irregularity = Irregularity
book-kind-rectification = Rectification
book-kind-option = Choice
book-kind-information = Information
book-kind-score-adjustment = Score adjustment
book-kind-director-power = The Director's power
book-kind-conduct = Conduct
book-kind-cross-reference = Reference
book-kind-ra-option = For the authorities to decide

book-says = What it says
book-says-as-2017 = What 2017 says
book-changed-from-2017 = Changed since 2017:
book-when = When it applies
book-entails = What it entails
book-ways = What happened, what was chosen, what follows
book-ways-lead = Told from the cases: one way for each course that such a matter takes.
book-way-happened = What happened
book-way-decided = Chosen and found
book-way-follows = What follows
book-way-nothing = Nothing had to be decided.
book-way-case = The case
book-way-alternatives = The alternatives
book-links = Links
book-refers-to = Refers to
book-referred-by = Referred to by
book-cases = Cases that show it
book-cases-count = { $count ->
    [one] one case
   *[other] { $count } cases
}
book-cases-none = No case of the casebook is about it.
book-readings = How the program reads it
book-readings-lead = Where the text leaves room. It can be disputed.
book-reading-by = ({ $source })
book-options = What the regulations may decide
book-option = Option
book-option-laws = The Laws alone
book-option-yes = yes
book-option-no = no
book-option-none = nothing is said
book-elsewhere = In the other editions
book-elsewhere-same = { $edition }: the same, at { $numbers }.
book-elsewhere-otherwise = { $edition }: not as here, at { $numbers }.
book-elsewhere-differs = { $edition }, at { $numbers }:
book-elsewhere-absent = { $edition }: there is no such clause.
book-here-differs = In this edition:
book-only-here = Only this edition has this clause.
book-group = This number has no text of its own. It contains:
book-below = What it contains
book-clauses = Clauses
book-before = Before: { $place }
book-after = Next: { $place }
book-neighbours = Neighbouring pages
book-path = Where this stands
book-executed-by = Executed by { $functions }
book-open = The program does not execute it yet.

book-case = Case
book-case-shows = It is about
book-case-given = At the beginning
book-case-hands = The hands
book-case-story = What happened
book-case-outcome = How it stands at the end
book-case-refused = Not admitted

book-when-definition = Wherever the Laws use the term.
book-when-procedure = Always: it is the proper way to go about it.
book-when-irregularity = When somebody does this; it is an irregularity.
book-when-rectification = In a matter of { $law }.
book-when-example = For example: { $told }
book-when-option = When the player who is entitled to it has to choose.
book-when-information = When it is asked what a player may know and use.
book-when-score-adjustment = When the Director considers the score.
book-when-director-power = When the Director makes use of his powers and duties.
book-when-conduct = At all times: it concerns the conduct of everybody.
book-when-cross-reference = When you are sent here from another clause.
book-when-ra-option = When the Regulating Authority or the Tournament Organizer decides on it.
book-decides-auto = It follows from the facts alone.
book-decides-finding = It rests on something that the Director has to establish.
book-decides-record = It is to be noted down; nothing follows of itself.
book-decides-none = There is nothing to decide.
book-asks-director = The Director must establish, for example: { $question }
book-asks-player = A player may choose, for example: { $offer }

book-entails-definition = It says what a word means; what follows is in the clauses that use it.
book-entails-procedure = Who departs from it commits an irregularity.
book-entails-irregularity = The Law provides what is done about it; see the clauses to which it refers.
book-entails-rectification = It says what is done to put things right.
book-entails-option = The choice is his alone, and he may make the one that suits him best.
book-entails-information = What a player may not use he must not let weigh; if he does, the score may be adjusted.
book-entails-score-adjustment = The result of the board may be replaced or changed.
book-entails-director-power = The Director may or must act as it says.
book-entails-conduct = A breach may cost a warning or a penalty, apart from any rectification.
book-entails-cross-reference = What follows is said elsewhere.
book-entails-ra-option = What was decided holds for the contest; without a decision, what the Laws say.
book-entails-example = For example: { $told }

book-unknown-clause = There is no clause { $clause } in the { $edition }.
book-written = { $count } files of the book were written to { $folder }.
book-words-and-folder = Either look something up or write the book with --to, not both at once.
