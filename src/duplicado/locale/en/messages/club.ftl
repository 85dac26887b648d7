# Coming in to the club server.

club-home = Events of the club
club-sitting-out = Sitting out: { $who }
today-title = Today's events
today-round = Round { $round } of { $rounds }
club-ahead = Only those who run the event see this ranking: it is not released yet.
today-not-begun = Not begun yet
club-no-events = There is no event yet.
club-to-office = To the Director's office
club-code-title = Come in with a code
club-code-label = Code, as the Director shows it
club-come-in = Come in
club-choose-table = Which table are you at?
club-sent-away = This device no longer has access at its table. Choose the table at which you sit, and give its PIN or tonight's code.
club-no-tables = The tables are not set up yet.
club-table = Table { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-of-session = Session { $session }, table { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-signs = Table { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-pin-label = PIN of the table, or tonight's code
club-fact-unreadable = Fact { $number } cannot be read: { $why }
club-error-nowhere = The address { $path } leads nowhere here.
club-error-request = That was not well formed{ $named ->
    [none] .
   *[other] : look at { $named }.
}
club-error-foreign = This was asked for by a page of another site. Load the page again and try once more.
club-error-bad-request = That was not well formed
club-error-token-wrong = You have no access
club-error-not-allowed = That is not for you
club-error-not-found = There is no such page
club-error-wrong-method = This can only be read
club-error-too-slow = This came too slowly
club-error-too-slow-how = What was sent did not arrive in time. Look at the connection and try again.
club-error-too-fast = This was too fast
club-error-too-fast-how = That was asked too often within a short time. Wait a moment and try again.
club-error-no-json = This is not what is taken here
club-error-no-json-how = This address takes JSON only: send it with the content type application/json.
club-error-unavailable = Not now
club-error-fault = Something went wrong
club-database-backups = The database keeps its own backups: ask whoever runs it.
club-feed-title = New results of the club
club-results = Results
display-as-public = This screen shows what the public may see.
display-none-as-public = Everybody is shown rankings: { $public }. On a screen that came in with the Director's code for the role “{ $role }”: { $wall }.
display-as-wall = Show what the wall may show
club-display = The screen on the wall
published-record = The record, for everybody to check
published-record-how = Every entry is tied to all before it by the head below: whoever alters, takes away or adds one afterwards changes it. Keep the head, or a sheet on which it is printed. record.json has the results, the deals when play is over, the scores and the ranking; verify_record.py checks them without this program: python verify_record.py record.json HEAD
published-record-head = Head now:
club-error-gone = This event is no longer shown
club-error-gone-how = The club has archived or deleted it. Ask the organizer.
club-error-not-released = The result is not published
club-error-not-released-how = The Director has not published it yet, or has taken it back to put something right. Look again later.
ranking-penalized = A penalty is taken off.
ranking-few-boards = Fewer than half of the { $most } boards that others have.
ranking-match-unfinished = A match is not over yet.
club-code-of-directors = Directors: at the computer on which the program runs, press Enter in its window; it shows a new code.
