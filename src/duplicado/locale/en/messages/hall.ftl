# Announcements, the clock, and the queue of calls for the Director.

hall-fact-announced = Announced to all: { $said }
hall-fact-announced-to = Announced at { $tables }: { $said }
hall-fact-announcement-ended = An announcement was taken down
hall-fact-timed = { $minutes ->
    [one] A round lasts one minute
   *[other] A round lasts { $minutes } minutes
}
hall-fact-timed-one = { $minutes ->
    [one] Round { $round } lasts one minute
   *[other] Round { $round } lasts { $minutes } minutes
}
hall-fact-held = The clock was stopped
hall-fact-resumed = The clock goes on
hall-fact-in-section = { $said } (section { $section })
hall-fact-call-taken = { $who } goes to the table that called
hall-fact-call-settled = The call was settled without a ruling
hall-fact-call-settled-how = The call was settled without a ruling: { $how }

event-refused-announcement-empty = Write what is to be announced.
event-refused-no-announcement = There is no such announcement.
event-refused-no-such-table = There is no table { $value1 } in that session.
event-refused-round-minutes = A round lasts at least one minute, and the warning comes after its beginning.
event-refused-no-call = There is no such call for the Director.
event-refused-call-answered = That call has been answered already.
event-refused-call-too-long = Say it in { $value1 } characters at most; the Director will ask the rest at the table.
