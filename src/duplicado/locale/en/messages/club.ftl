# Coming in to the club server.

club-home = Events of the club
club-no-events = There is no event yet.
club-to-office = To the Director's office
club-code-title = Come in with a code
club-code-label = Code, as the Director shows it
club-come-in = Come in
club-choose-table = Which table are you at?
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
club-pin-label = PIN of the table
club-fact-unreadable = Fact { $number } cannot be read: { $why }
club-error-nowhere = The address { $path } leads nowhere here.
club-error-request = That was not well formed: { $details }
club-error-foreign = This was asked for by a page of another site. Load the page again and try once more.
club-error-bad-request = That was not well formed
club-error-token-wrong = You are not let in
club-error-not-allowed = That is not for you
club-error-not-found = There is no such page
club-error-wrong-method = This can only be read
club-error-unavailable = Not now
club-error-fault = Something went wrong
club-database-backups = The database keeps its own backups: ask whoever runs it.
club-feed-title = New results of the club
club-results = Results
club-display = The screen on the wall
