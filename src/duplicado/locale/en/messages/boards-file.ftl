# What a file of boards holds for a session, and the page where the boards of a session are dealt or brought in.

boards-unknown-file = { $file } is no file of boards that can be read. Bring one in as PBN, LIN, RBN, DLM, DUP, BRI, DGE, BER or another file of a dealing machine.
boards-none = { $file } is read as { $format }, and no whole board was found in it. Choose the file that the dealing program wrote, or let it write PBN.
boards-too-many = The file holds { $count } boards; one session takes { $most } at most. Have the dealing program write those of this session alone.
boards-too-large = { $file } has { $kilobytes } kB; a file of the boards of one session has { $most } kB at most. Have the dealing program write those of this session alone.
boards-line = Line { $line }: { $said }
boards-two-deals = Boards { $boards } stand in the file more than once, with different hands. Nobody can tell which are meant: take the wrong ones out.
boards-not-whole = Boards { $boards } do not have all fifty-two cards.
boards-same-hands = Boards { $boards } have the same hands.
boards-marks = Board { $board }: in the file { $dealer ->
    [N] North deals
    [E] East deals
    [S] South deals
   *[W] West deals
}, vulnerable: { $vulnerability ->
    [none] nobody
    [ns] North-South
    [ew] East-West
   *[both] both
}. On a board of that number { $right-dealer ->
    [N] North deals
    [E] East deals
    [S] South deals
   *[W] West deals
}, vulnerable: { $right-vulnerability ->
    [none] nobody
    [ns] North-South
    [ew] East-West
   *[both] both
}. The boards of the file seem to have other numbers.
boards-missing = There are no hands for boards { $boards }; boards { $wanted } are played.
boards-other-numbers = The file holds boards { $boards }, and boards { $wanted } are played. If they are the right ones, say under “First board” which number the first of them has.
boards-beyond = Boards { $boards } of the file are not played, and were left out.

boards-page = Boards and hands
boards-why = Each session plays deals of its own. They may be dealt here, so that it can be checked, or come from a dealing file. Nobody is shown a hand before the board is finished everywhere.
boards-open = Boards and hands
boards-of-session = Session { $session }
boards-planned = Boards that are played: { $boards }
boards-nothing-planned = Nothing is planned yet.
boards-hands-known = Hands are known of: { $boards }
boards-hands-none = No hands are known.
boards-wanting = No hands yet: { $boards }
boards-shuffled = Played without their hands being known: { $boards }
boards-dealt-lot = Dealt here: { $boards }
boards-others = By now the record has other hands, or none, for boards { $boards }: what was dealt here does not hold for them.
boards-deal = Deal boards { $boards } here
boards-deal-how = The commitment is published at once, the seed when the session is over. Do it before the boards are played: hands that were shuffled at a table cannot be dealt afterwards.
boards-bring = From a dealing file
boards-first = First board
boards-first-how = Empty: as the file numbers them. Else the number of the first board; the others follow.
boards-anyway = Use what can be read
boards-anyway-how = First read what is wrong with the file. What is doubtful or missing stays as it is.
boards-take = Take the hands
boards-file-wanted = Choose the file first.
boards-faults = The hands were not taken. This is wrong with { $file }:
boards-choose-again = Mend it and choose it once more; or tick “Take it although something is wrong”, and choose it once more.
boards-more = … and { $count } more
boards-taken = Taken from { $file }: the hands of boards { $boards }.
boards-played = Boards { $boards } have been played, and their hands were known: others are not taken for them. Correct the record if the hands are wrong.
boards-were-dealt = Dealt: boards { $boards }. Their commitment is { $commitment }
boards-not-dealt = The boards were not dealt: { $why }
boards-undealt = The boards were not dealt: that could not be written down. What was planned stands. Have them dealt here once more, or bring in a file.
boards-none-wanting = There is no board whose hands are missing.
boards-over = This session is over.
boards-source = Hands of its boards
boards-source-none-how = The hands are told later, or never.
boards-source-file-later = From a dealing file, which is brought in afterwards
club-error-too-large = This is too large
club-error-larger = No more than { $megabytes } MB are taken at once. Choose the right file, or a part of what it holds.
