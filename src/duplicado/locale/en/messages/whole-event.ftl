# An event of several sessions, sections or matches, as it is published.

whole-unit-victory-points = VP
whole-unit-matches = Won
whole-unit-patton = Points
whole-session = Session { $session }
whole-session-short = S{ $session }
whole-session-section = Session { $session }, section { $section }
whole-section = Section { $section }
whole-parts = Sessions and sections
whole-event = Whole event
whole-overall = Ranking of the event
whole-ranking-of-session = Ranking of the session
whole-matches = Matches
whole-matches-of = Matches of { $who }
whole-match = Match
whole-bracket = Bracket
whole-round = Round { $round }
whole-round-of-session = Session { $session }, round { $round }
whole-final = Final
whole-semifinals = Semifinals
whole-quarterfinals = Quarterfinals
whole-table-matches = Matches played
whole-table-matches-short = M
whole-table-record = Won–tied–lost
whole-table-record-short = W–T–L
whole-table-byes = Byes
whole-table-margin = IMPs won less IMPs lost
whole-table-margin-short = ± { $unit }
whole-table-carried = Carry-over
whole-bye = Bye
whole-to-be-decided = to be decided
whole-unfinished = unfinished
whole-match-goes-on = goes on in round { $round }
whole-match-begun = begun in round { $round }
whole-result = Result
whole-home = Home
whole-away = Away
whole-no-boards = No board of this match has a score yet.
whole-cross-table = Who against whom
whole-against = against
whole-count-sessions = { $count ->
    [one] one session
   *[other] { $count } sessions
}
whole-count-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
whole-matches-title = Matches – { $title }
whole-bracket-title = Bracket – { $title }
publish-matches = Matches
publish-bracket = Bracket
whole-card-with = { $opponents }, with { $partner }
cards-written = Guide cards, table cards and pick-up slips: { $file }
cards-nothing-planned = Nothing is planned yet: choose a movement with `duplicado event plan` first.
director-report-written = Director's report: { $file }
director-report-nothing = There is nothing to report yet: no result is recorded there.
movement-from-pairs = --from takes a movement from a file: it goes without --teams, --players, --minutes and --change.
movement-from-heading = { $file }: { $text }
movement-from-well = The movement is as it should be: nobody meets anybody twice, nobody plays a board twice.
movement-from-minutes = --minutes is wanted, or --from FILE.
movement-from-bad = No movement can be made out in { $file }.
planning-from-pairs = A movement from a file is one of pairs; this event is of { $kind }.
movement-fault-opponents-again = Round { $round }, table { $table }: { $who } have met before, in round { $earlier }.
movement-fault-set-again = Round { $round }, table { $table }: { $who } have played set { $sets } before, in round { $earlier }.
movement-fault-set-wanted-twice = Round { $round }: set { $sets } is wanted at table { $table } and at table { $other }.
movement-fault-contestant-twice = Round { $round }: { $who } sits at table { $table } and at table { $other }.
movement-fault-table-taken-twice = Round { $round }: two sittings at table { $table }.
movement-fault-out-of-range = Round { $round }, table { $table }: a number is beyond what the movement has ({ $who }; set { $sets }).
movement-fault-no-boards = Round { $round }, table { $table }: { $who } have no boards.
movement-fault-against-oneself = Round { $round }, table { $table }: { $who } would play against itself.
movement-faults = { $count ->
    [one] One thing is wrong with this movement:
   *[other] { $count } things are wrong with this movement:
}
