
# LIN
lin-not-a-tag = “{ $text }” is no tag of a LIN file and is left out.
lin-no-board = There is no board in this file. A LIN file holds tags between vertical bars, such as md|…| and mb|1S|.
lin-not-a-board-number = { $tag }: “{ $text }” is not the number of a board.
lin-unknown-result = “{ $text }” is not a result; LIN writes e.g. 4HN+1, 3NSx-2 or PASS.
lin-unreadable-hand = The hand of { $seat } cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.
lin-unreadable-deal = The deal cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.
lin-unknown-vulnerability = “{ $text }” is no vulnerability (o, n, e or b); that of the board's number is taken.
lin-unknown-call = “{ $text }” is not a call; the auction is left out from here on.
lin-unknown-card = “{ $text }” is not a card; the play is left out from here on.
lin-unknown-claim = “{ $text }” is not a number of tricks from 0 to 13.
lin-unknown-place = “{ $text }” is not a board of the match, such as o1 or c12.
lin-explanation-of-nothing = The explanation “{ $text }” stands before any call and is left out.
lin-board-number-disagrees = The heading says board { $board }, the list of boards says { $listed }; the heading is taken.
lin-play-without-contract = Board { $board }: cards are played without a contract; from which hands they came cannot be told.
lin-not-a-link = This is not a link to a hand viewer.

# USEBIO
usebio-not-xml = This is not an XML file: { xml-fault }.
usebio-too-many = The file has more elements { $element } than a file of results has (at most { $most }); nothing was read.
usebio-broken-xml = The XML is broken here ({ xml-fault }); what could be made out is read.
usebio-left-out = Entities that the file itself declares, and elements within a hundred others, are left out.
usebio-no-event = There is no EVENT in this file (it begins with { $element }).
usebio-another-event = Another event stands in the file (“{ $title }”) and is left out: only the first is read.
usebio-sessions-apart = The event has { $count } sessions with the same boards: each is read as a contest of its own. Totals, places and penalties of the whole event are left out.
usebio-several-sessions = The file has { $count } sessions with different boards; they are read as one contest.
usebio-matches-not-scored = Matches between teams or pairs are read board by board; scores and victory points of matches are not compared.
usebio-unknown-winners = WINNER_TYPE is “{ $text }”, not 1 or 2; it is taken from the directions of the pairs.
usebio-unknown-method = The method of scoring is not known: “{ $text }”. Matchpoints are taken; name another with --method.
usebio-unnumbered = “{ $text }” is not the number of a contestant, who is left out.
usebio-twice = Contestant { $contestant } stands twice in the list; this entry is left out.
usebio-not-a-number = { $element }: “{ $text }” is not a number that can stand there, and is left out.
usebio-board-unnumbered = “{ $text }” is not the number of a board; the board is left out.
usebio-board-of-several-deals = Board { $board } stands there with different hands, of several sessions: whose are whose is not said, so none are taken.
usebio-line-without-pair = Board { $board }: “{ $text }” is not the number of the { $side } pair; the line is left out.
usebio-unknown-score = Board { $board }: “{ $text }” is not a score (the points of North-South, or A6040); the line has none.
usebio-unknown-contract = “{ $text }” played by “{ $declarer }” is not a contract and is left out; the score stays.
usebio-unknown-lead = “{ $text }” is not a card; the lead is left out.
usebio-hand-without-seat = Board { $board }: “{ $text }” is not a seat; the hand is left out.
usebio-unreadable-hand = Board { $board }: the hand of { $seat } cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.
usebio-unreadable-deal = Board { $board }: the deal cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.

# ACBL
acbl-not-json = The file cannot be understood from here on ({ json-fault }); what stands before is read.
acbl-page-without-game = No game of the ACBL stands in this page. Save the page of the results itself (“complete” or “HTML only”).
acbl-no-session = There is no session in this file; a club game has “sessions” with “sections” and “boards”.
acbl-another-session = The game has { $count } sessions; only the first is read.
acbl-sections-together = The game has { $count } sections; they are scored together as one field (apart with --sections-apart).
acbl-unknown-method = The method of scoring is not known: “{ $text }”. Matchpoints are taken; name another with --method.
acbl-board-unnumbered = “{ $text }” is not the number of a board; the board is left out.
acbl-unknown-marks = Board { $board }: “{ $text }” is not a dealer and a vulnerability; those of the number are taken.
acbl-unreadable-hand = Board { $board }: the deal cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.
acbl-unnumbered = “{ $text }” is not the number of a pair; the line is left out.
acbl-twice = Pair { $contestant } stands twice in the list; this entry is left out.
acbl-not-a-number = { $member }: “{ $text }” is not a number, and is left out.
acbl-unknown-score = Board { $board }: “{ $text }” is not a score; the line has none.
acbl-unknown-contract = Board { $board }: “{ $text }” is not a contract and is left out; the score stays.
acbl-unknown-lead = Board { $board }: “{ $text }” is not a card; the lead is left out.

# PBN and our own JSON
pbn-characters = Here are bytes that are no characters of UTF-8, nor of the character set that the file names, or else the standard (ISO 8859-1); they were read as Windows-1252, so names may look wrong.
pbn-no-games = There is no game in this file. A PBN file holds lines such as [Board "1"] and [Deal "N:…"].
pbn-stray-text = “{ $text }” belongs to no tag and is left out.
pbn-tag-damaged = The tag “{ $text }” lacks a quotation mark or a bracket; it was read as far as it goes.
pbn-tag-unreadable = “{ $text }” is no tag and is left out; a tag reads [Name "value"].
pbn-tag-repeated = The tag { $text } stands in this game twice with different values; the first one holds.
pbn-games-not-parted = Another game begins here without an empty line before it.
pbn-empty-line-inside = An empty line stands within a game, before { $text }; the game goes on.
pbn-comment-open = A comment that begins with “{ $text }” is not closed; it was ended before the next game.
pbn-note = “{ $text }” is no note and is left out; a note reads [Note "1:text"].
pbn-note-missing = Note { $number } is referred to, but it is not there.
pbn-note-unused = Nothing refers to note { $number }.
pbn-nothing-to-inherit = The tag { $tag } takes over the value of the game before (“#”), and there is none.
pbn-board = “{ $text }” is not the number of a board.
pbn-dealer = “{ $text }” is not a dealer (N, E, S or W); that of the board's number is taken.
pbn-vulnerable = “{ $text }” is no vulnerability (None, NS, EW or All); that of the board's number is taken.
pbn-deal = The deal “{ $text }” cannot be read; PBN writes N: and four hands between blanks.
pbn-deal-hands = The deal “{ $text }” does not have four hands; those missing are taken as unknown.
pbn-deal-hand = A hand of the deal “{ $text }” cannot be read and is taken as unknown.
pbn-deal-card-twice = In the deal “{ $text }” a card stands in two hands; the deal is left out.
pbn-contract = “{ $text }” is not a contract; PBN writes e.g. 4S, 3NTX or Pass.
pbn-declarer = “{ $text }” is not a declarer (N, E, S or W).
pbn-declarer-passed-out = The board was passed out, and yet it has a declarer, “{ $text }”.
pbn-result = “{ $text }” is not a number of tricks from 0 to 13.
pbn-score = “{ $text }” is not a score; PBN writes e.g. NS 420.
pbn-claim = “{ $text }” is not a claim; it reads e.g. 9 S, the tricks of declarer and who claimed.
pbn-auction-seat = “{ $text }” is not the seat where the auction begins (N, E, S or W); dealer's is taken.
pbn-auction-dealer = The auction begins at { $text }, who is not the dealer of the game; its calls are counted from there.
pbn-unknown-call = “{ $text }” is not a call; the auction is left out from here on.
pbn-after-end = “{ $text }” stands behind the mark that ends the section and is left out.
pbn-numbers = No board has a number: they are numbered in their order, 1 to { $count }.
pbn-play-seat = “{ $text }” is not the seat of the opening lead (N, E, S or W).
pbn-unknown-card = “{ $text }” is not a card; the play is left out from here on.
pbn-play-gap = A card is missing in trick { $trick }, so it cannot be told how the play went on; the rest is left out.
pbn-play-without-contract = Cards are played without a contract; who won the first trick cannot be told, and the rest is left out.
pbn-table-row = { $table }: the row “{ $text }” has more cells than there are columns; the last ones are left out.
pbn-table-short-row = { $table }: the row “{ $text }” has fewer cells than there are columns, and it cannot be told which are missing; it is left out. Write - for what is not known.
pbn-table-cell = { $table }: “{ $text }” cannot be read as { $column } and is left out.
pbn-several-contests = The file has the results of { $count } contests; only the first is read here, not: { $text }.
pbn-table-without-pairs = The tables of scores do not say which pairs got them: boards can be scored, totals of pairs cannot.
pbn-scoring = The scoring “{ $text }” is not one of ours; { $taken } is taken.
own-json-not-json = This is not JSON: { json-fault }.
own-json-form = This JSON was not written by Duplicado, or by a later version (form “{ $text }”).
own-json-value = { $place }: “{ $text }” cannot be read; the entry is left out.
pbn-too-many-results = This row counts { $text } results, and with them the file would have more than { $most }; it and the rest of the table are left out.

conditions-not-toml = This is not TOML: write a line as name = value, a text in quotation marks.
conditions-unknown-key = { $nearest ->
    [none] There is no condition { $key }.
   *[other] There is no condition { $key }; perhaps { $nearest } was meant.
}
conditions-bad-value = { $key } has a value that is not permitted; permitted: { $wanted }
conditions-contradict = The conditions contradict one another: { $reason }
results-line = { $text } is not table, board and result.
results-result = { $text } is not a result. Write e.g. 4S N +1 HK, 3NTX E -2, pass, -50, np or A+ A-.
pbn-partner-missing = A row names a single player without his partner; it is read as if the other played alone.
lin-too-many = The file has more deals than fit into its size; nothing was read.
lin-breaks-off = The file breaks off in { $tag } (“{ $text }”): the bar that ends it is missing, and perhaps more after it.
json-fault = { $fault ->
    [ends] it breaks off here
    [more] something stands here behind its end
    [deep] lists stand in lists too deep
    [number] a number is too long
    [objects] it has more objects than a file of its size holds
    [object] it is not one object between curly brackets
    [alias] a value stands for another one
    [encoding] there is a byte here that is not UTF-8
   *[sign] another sign is wanted here
}
xml-fault = { $fault ->
    [ends] it ends before what was begun is closed
    [tags] the tags that open and close do not fit together
    [unclosed] a tag is not closed, as where a file breaks off
    [attribute] an attribute is not written as XML writes it
    [name] no name stands behind a “<” or a “&”
    [entity] nothing says what an entity stands for
    [sign] a character belongs neither to its encoding nor to XML
    [more] something stands behind its end, such as a second file
    [limit] it is deeper or longer than what is read
    [nothing] it has no element
   *[rules] it is not written as XML is
}
