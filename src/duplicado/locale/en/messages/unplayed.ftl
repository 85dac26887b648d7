# Sessions and boards that were not played.
fact-session-missed = { $who } could not play session { $session }
event-refused-missed-only-percentages = What a missed session is worth is said in percentages: this event has none.
event-refused-missed-not-regulated = The regulations { $value1 } give nothing for a missed session. Say in the conditions of contest what holds: [options], "unplayed_session.rule" = "lowest_of_three".
event-refused-missed-but-played = { $value1 } has played in that session: there is a result in round { $value2 }.
option-about-unplayed-session-rule = What a pair gets for a session that it missed: nothing (none), or the lowest of its average, its average with 50 % for the session, and the cap (lowest_of_three).
option-about-unplayed-session-cap = The most that a pair gets for a session that it missed, in per cent.
option-about-unplayed-session-last-session-rule = What it gets if that is the last session: the same (none), or the worst of its sessions (worst_session).
event-refused-not-a-player = { $value1 } does not play for { $value2 }: write one of { $value3 }.
