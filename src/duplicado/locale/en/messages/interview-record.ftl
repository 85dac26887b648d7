# What the record of an event tells beside a question of the interview
interview-record-round-over = The record: { $where }: the round has ended. Was attention drawn before that?
interview-record-round-on = The record: { $where }: the round has not ended.
interview-record-correction = The record, of an error in the score: { $told }
