# What the record of an event tells beside a question of the interview
interview-record-round-over = The record: { $where }: the round has ended. Was attention drawn before that?
interview-record-round-on = The record: { $where }: the round has not ended.
interview-record-correction = The record, of an error in the score: { $told }

# Beside the question for a score
interview-double-dummy = Double dummy, as a help and no proof of what would have happened:
interview-double-dummy-of = { $who }: { $tricks }
interview-poll = Poll, { $seat }'s decision: { $question }
interview-poll-not-counted = It is not counted: the hand or the calls that were shown are missing, or an answer is no call or card.
interview-no-poll = No poll has been taken on this board; one asks players of the same standing what they would do, without saying why.
