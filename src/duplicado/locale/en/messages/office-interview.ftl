# The interview of an event
office-interview-open = The answers leave a question open: { $question }
office-interview-stopped = The interview was not finished; nothing was saved.
office-interview-take-down = Save it?

# Polls
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
