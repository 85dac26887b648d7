# The interview of an event
office-interview-open = The answers leave a question open: { $question }
office-interview-stopped = The interview was not finished; nothing was taken down.
office-interview-take-down = Take it down?

# Polls
office-poll-turn = It is not { $seat }'s turn to call after that auction. { $dealer } dealt: give all calls from the dealer on, up to the decision; or --play where a card was to be played.
office-poll-call = { $text } is no call that { $seat } could make there. Write e.g. pass, X, 4H.
office-poll-card = { $text } is no card that { $seat } could play there. Write e.g. S9.
office-poll-opinion = { $text } is no opinion of somebody who was asked. Write e.g. "Peer 1: X", the name as in --answer.
office-poll-auction = “{ $text }” is no call. Write the calls from the dealer on, e.g. pass 1S 2H X.
office-poll-led = “{ $text }” is no suit. Write S, H, D or C.
office-poll-twice = { $who } answers twice: every player is asked once.
office-form-explained = What they were told
office-form-play = Dummy and play so far

# What can still be asked
office-times-round-over = { $where }: the round has ended for this board.
office-times-round-on = { $where }: the round has not ended for this board.
office-requested-score-correction = An error in the score
office-requested-ruling = A request for a ruling
office-requested-appeal = An appeal
office-requested-director-s-notice = An irregularity that the Director notices himself
office-requested-objection-to-a-claim = Objection to a claim
office-requested-agreement-to-a-claim-withdrawn = Agreement to a claim withdrawn
office-requested-concession-cancelled = A concession cancelled
office-requested-tricks-disputed = Dispute about the tricks won
office-requested-revoke = Tricks for a revoke

# Penalties by the schedule
office-penalty-by-schedule = By the schedule, { $clause }: { $told }
office-penalty-no-tariff = The regulations have no tariff for { $clause }: say the AMOUNT and its UNIT.
office-penalty-schedule = The schedule of penalties cannot be used: { $reason }
