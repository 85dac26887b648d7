# Announcements, the clock, and the queue of calls for the Director.

fact-announcement-made = Announced to all: { $said }
fact-announcement-made-to = Announced at { $tables }: { $said }
fact-commentary-written = Commentary on board { $board }: { $said }
fact-announcement-ended = An announcement was removed
fact-rounds-timed = { $minutes ->
    [one] A round lasts one minute
   *[other] A round lasts { $minutes } minutes
}
fact-rounds-timed-one = { $minutes ->
    [one] Round { $round } lasts one minute
   *[other] Round { $round } lasts { $minutes } minutes
}
fact-rounds-timed-table = { $minutes ->
    [one] Round { $round } lasts one minute at table { $table }
   *[other] Round { $round } lasts { $minutes } minutes at table { $table }
}
fact-clock-held = The clock was stopped
fact-clock-resumed = The clock goes on
fact-in-section = { $said } (section { $section })
fact-call-taken = { $who } goes to the table that called
fact-call-settled = The call was settled without a ruling
fact-call-settled-how = The call was settled without a ruling: { $how }

event-refused-no-such-board = There is no board { $value1 } here.
event-refused-announcement-empty = Write what is to be announced.
event-refused-no-announcement = There is no such announcement.
event-refused-no-such-table = There is no table { $value1 } in that session.
event-refused-round-minutes = A round lasts at least one minute, and the warning comes after its beginning.
event-refused-no-call = There is no such call for the Director.
event-refused-call-answered = That call has been answered already.
event-refused-call-too-long = Say it in { $value1 } characters at most; the Director will ask the rest at the table.
