# What `duplicado claim` says.

claim-result = { $claimer } claimed { $claimed } of { $left }: { $tricks } to claimer's side.
claim-result-range = { $claimer } claimed { $claimed } of { $left }: { $tricks } to { $most } to claimer's side, by what is judged; doubtful points go against claimer: { $tricks }.
claim-tally = Declarer makes { $tricks } in all.
claim-certain = Every lawful line of both sides gives this number.
claim-not-proved = The search was ended by its limit: a line with fewer tricks may exist. Narrow it with a statement or with findings.
claim-line = The line that proves it:
claim-depends = It depends on a judgement:
claim-answers = Yes: { $yes }. No: { $no }.
claim-span = { $fewest } to { $most }
claim-question-70C2 = Is it at all likely that claimer did not know that a trump was out?
claim-question-70D1 = May claimer have taken for high a card that an outstanding one beats?
claim-question-70E1 = When an opponent has shown out, would it be irrational not to take the finesse that this marks?
claim-question-70E2 = Are suits deemed to be played from the top?
claims-working = Judging
claims-line = Line { $line } is no claim that can be judged: { $reason }
claims-none = There is no claim in { $file }.
claim-clauses = Laws: { $clauses }
claim-best-play = (With all cards in sight and best play by both sides: { $tricks }.)

# What a normal line of play is. Each rule has its reason as claim-why-….
claim-normal-heading = Normal play: of all lines that these rules leave, the one counts that gives claimer's side the fewest tricks.
claim-normal-rule = { $number }. { $rule } [{ $clauses }]
claim-normal-why = Why: { $why }
claim-normal-knows = Claimer knows his own side's cards and what has been played, and reckons with every card of the opponents but those that he may have been unaware of.
claim-why-knows = The Laws resolve doubtful points against him; they do not suppose that he has forgotten everything.
claim-normal-overlooks = He may have been unaware of trumps that his statement does not mention, but of no penalty card, which lies open. When he claims every trick or says that the rest is high, he may also have been unaware of plain cards that beat one of his, but not of two masters of one suit unless he says that the rest is high. Tricks that he concedes show that he reckons with the masters, and with lower cards too when he concedes more tricks than there are masters.
claim-why-overlooks = One who claims everything may have miscounted a suit; one who gives up a trick has counted it.
claim-normal-remembers = A trick lost to a card that he was unaware of recalls to him the others of the suit; so does an opponent who shows out.
claim-why-remembers = He is careless, not blind.
claim-normal-worse = Where the Director finds that he may have been unaware, or might miss a finesse, the lines of one who was aware are normal too, and the worse result counts.
claim-why-worse = “At all likely” is no certainty: an answer against claimer never gives him more tricks than one for him.
claim-normal-stated = The stated line is followed as long as it can be: ruffs, trumps drawn, cards in their order, the stated finesse.
claim-why-stated = The Director hears the statement first and judges by it.
claim-normal-draws = One who reckons with an outstanding trump and has a higher one draws it before anything that he has not stated.
claim-why-draws = Not to draw a trump of which one knows would be irrational, and 70C gives a trick only to one who was unaware.
claim-normal-runs = On lead he plays a high card, a low card to a high card of the other hand, or a loser that the other hand can ruff, in whatever order; he does not give up the lead while he has one of these.
claim-why-runs = The order of suits is a matter of care; to give up the lead with winners in hand would be irrational.
claim-normal-top = Within a suit he may begin with any card that he takes for high, unless suits are deemed to be played from the top.
claim-why-top = 70E2 leaves the order to a regulation; without one it is for the Director to judge.
claim-normal-wins = A trick that his side is winning for certain gets his lowest card; one that he can win for certain is won, as cheaply as that is certain. A trick that he can only perhaps win is won or not.
claim-why-wins = To throw a sure trick away is irrational; which of two chances he takes is not.
claim-normal-guesses = In second and third seat he may instead try a card, or let run one that his other hand has led, that a single outstanding card beats: finesse and drop are a guess, and it is resolved against him. In a suit that he has led he does so only when he has no high card of another suit, and not where suits are deemed to be played from the top. Once the opponent before him has shown out it is no guess, and he does not try what he knows to lose.
claim-why-guesses = 70E1 accepts no unstated line that depends on finding one opponent rather than the other with a card; to risk the lead with winners in hand would be irrational.
claim-normal-marked = When an opponent has shown out of a suit, before the claim or on the line before it matters, the finesse against the other is taken as if it had been stated.
claim-why-marked = 70E1 accepts that line; the Director may find that this claimer might have missed it.
claim-normal-discards = He discards the lowest card of any suit, a high card only when every card is high (and then not the only one to which his other hand, which wins the trick, can go), a trump last of all, and what he named in his statement only when there is nothing else.
claim-why-discards = Which winner to keep is a guess; to throw a winner and keep a loser, or keep one that cannot be reached, would be irrational.
claim-normal-partner = The partner of a defender who claims may do anything lawful, but does not take from him a trick that he is winning for certain, and discards the lowest card of a suit.
claim-why-partner = 70D2: a claim that depends on partner's choice is not accepted where another choice would be normal.
claim-normal-opponents = The opponents may do anything lawful; penalty cards, restricted leads and demands go on binding everybody.
claim-why-opponents = They play to what was said, and the doubtful points are theirs.
claim-line-order = plays { $cards } in this order
claim-line-trumps = draws trumps
claim-line-finesse = finesses against { $seat }
claim-line-rest = the rest is high
claim-line-ruffs = ruffs { $suits }
claim-told = { $seat } claims { $own } and concedes { $others }.
claim-told-with = { $seat } claims { $own } and concedes { $others }, and states: { $said }.

# Why a claim cannot be judged.
error-claim-option = { $value1 }: “{ $value2 }” cannot be read; --help shows how it is written.
error-claim-finding = “{ $value1 }” is no finding: write one of { $value2 }, then =yes or =no.
error-claim-won = “{ $value1 }” are not the tricks won: write those of declarer's side first, e.g. 6-3.
error-claim-won-sum = { $value1 }: with { $value2 } tricks still to come, those won must add up to { $value3 }.
error-claim-cards = The number of cards of { $value1 } ({ $value2 }) does not fit the other hands and the trick in progress.
error-claim-card-twice = { $value1 } stands twice.
error-claim-nothing-left = No cards are left, so there is nothing to claim.
error-claim-too-many = { $value1 } tricks are claimed, and { $value2 } are still to come.
error-claim-by-dummy = { $value1 } is dummy, who can neither claim nor concede (68A).
error-claim-penalty-card = No defender holds { $value1 }: a penalty card is one of a defender's.
error-claim-hand-unknown = The hand of { $value1 } is not known: all four are needed to judge a contested claim (70B3).
error-claim-finesse = A finesse against { $value1 } cannot be: that is a player of claimer's side.
claims-no-options = its quotation marks or options are not those of one claim
