# Bridgemate scoring databases (.bws) and their tables as CSV.

bws-unreadable-cell = { $table }, row { $row }: “{ $text }” is not what belongs under { $column }; the row is left out.
bws-unknown-scoring = Section { $section }: { $text } is none of the methods of scoring (1 to 4). Matchpoints are taken; name another with --method.
bws-several-scorings = The sections are scored by different methods; that of the first is taken for all.
bws-too-many-boards = RoundData, row { $row }: { $count } boards in one round cannot be meant; they are left out.
bws-two-winners-after-all = Section { $section }: one winner is stated, but a number sits North-South and East-West in the same round; the lines are ranked apart.
bws-winners-differ = Some sections have one winner and some have two; all are ranked by lines. Score them apart with --sections-apart.
bws-unreadable-hand = HandRecord, row { $row }: the deal cannot be read and is left out: “{ $text }” is no hand or card, or stands there twice.
bws-other-hands = Board { $board } has other hands in another section; those of the first are kept.
bws-line-without-pair = Board { $board }, table { $table }: it is not said who played; the result is left out.
bws-result-again = Board { $board }, table { $table }: there is more than one result; the last is taken.
bws-unfinished = Board { $board }, table { $table }: a result was begun at the table and not finished.
bws-wrong-direction = Board { $board }, table { $table }: marked as played in the wrong direction. The pairs are taken to have changed places; please look twice.
bws-unknown-contract = Board { $board }: “{ $text }” is not a contract; the line has no score.
bws-unknown-result = Board { $board }: “{ $text }” is not a result (=, +1, -2) that the contract can have; the line has no score.
bws-arbitral = Board { $board }, table { $table }: the Director has adjusted the score, but the database does not say to what; the line has none.
bws-unknown-remark = Board { $board }: the remark “{ $text }” is not known; the contract is taken as it stands.
bws-no-result = Board { $board }, table { $table }: neither a contract nor a remark; the line has no score.
bws-unknown-lead = “{ $text }” is not a card; the lead is left out.
bws-unknown-seat = PlayerNumbers, row { $row }: “{ $text }” is not a seat; the player is left out.
bws-no-database = There are no tables of a scoring database here (RoundData, ReceivedData).
bws-one-table = This is the table { $table } of a scoring database, by itself. Results are read from all its tables together: name the .bws file, or the folder or the .zip archive that has at least ReceivedData, RoundData and Section beside it (duplicado score).
bws-records-untried = The auctions and plays of { $count } results were read. No real file with any was at hand; please look twice.
bws-several-sessions = The database has { $count } sessions; all sections are read as one, under the name of the first.
bws-too-large = The tables in this archive are larger than any event can be; they are not read.
bws-bad-zip = { $fault ->
    [locked] The archive is locked with a password and cannot be unpacked.
   *[damaged] The archive is damaged and cannot be unpacked: it may have been copied in part only.
}
bws-several-databases = There are tables of several databases here ({ $names }); the first is read.
bws-no-access-reader = To open this Access file, install mdbtools (on Debian or Ubuntu: apt install mdbtools; on a Mac: brew install mdbtools) or, on Windows too, access-parser (pip install access-parser). A folder of its tables as CSV files needs neither.
bws-access-unreadable = { $reader } cannot read this Access file: { $fault ->
    [time] it takes too long, as it does with a damaged one.
    [missing] it cannot be started.
    [size] it finds more than the tables of any event hold, as it does in a damaged one.
    [tables] it finds no tables in it.
   *[damaged] it is damaged, or no database of Access.
}
bws-records-left-out = Auctions and plays that were recorded at the tables ({ $count } calls and cards) are left out.
bws-empty-table = The file of the table { $table } is empty.
bws-strange-table = { $table }: there is no column { $column } in the first line, so this is not that table or it is damaged; nothing can be read from it.
bws-short-row = { $table }, row { $row }: the row breaks off before its last column; what stands there is read.
bws-csv-breaks-off = { $table }, row { $row }: the file cannot be read from here on; a field is longer than any that these tables have.
bws-cut-off = The file ends within a page: it is cut off, and what stood behind is missing.
bws-rows-missing = Table { $table }: the file says that it has { $count } rows, and { $read } could be read. The file is damaged; do not rank by what is left.
bws-table-doubted = Table { $table }: { $reader } warns of what stands in it. The file is damaged; do not rank by what is left.
bws-table-missing = The table { $table }, which every scoring database has, is not there. The file is damaged; do not rank by what is left.
