# What `duplicado claim` says.

claim-result = { $claimer } claimed { $claimed } of { $left }: { $tricks } to claimer's side.
claim-tally = Declarer makes { $tricks } in all.
claim-certain = Every lawful line of both sides gives this number.
claim-not-proved = The search was ended by its limit: a line with fewer tricks may exist. Narrow it with a statement or with findings.
claim-line = The line that proves it:
claim-depends = It depends on a judgement:
claim-answers = Yes: { $yes }. No: { $no }.
claim-question-70C2 = Is it at all likely that claimer did not know that a trump was out?
claim-question-70D1 = May claimer have taken for high a card that an outstanding one beats?
claim-question-70E1 = When an opponent has shown out, would it be irrational not to take the finesse that this marks?
claim-question-70E2 = Are suits deemed to be played from the top?
claim-clauses = Laws: { $clauses }
claim-best-play = (With all cards in sight and best play by both sides: { $tricks }.)
