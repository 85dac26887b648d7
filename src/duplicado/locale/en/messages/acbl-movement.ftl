# Movements of the ACBL (.MOV): what is said of a file that is read or written.

mov-not-a-movement = This is no movement of the ACBL (those begin with the bytes 5D 8D), and no text; nothing was read. --from takes a .MOV file of ACBLscore, or JSON or YAML; other files of boards and results go to `duplicado check`.
mov-file-too-large = The file is larger than { $most } MB, which no movement is; nothing was read.
mov-unreadable = This is neither JSON nor YAML in which a movement could stand: { json-fault }.
mov-no-rows = No rows with round, table, North-South, East-West and boards (or set) were found.
mov-of-singles = This movement is one of single players; only movements of pairs are read.
mov-tables-of-rovers = These are the tables that a rover visits, by the number of tables, and not who sits at the other tables and plays which boards; no movement follows from that alone. `duplicado movement --movement rover --pairs 13` makes one, and says which tables the rover visits; rows with round, table, North-South, East-West and boards (or set) are read.
mov-row = Row { $number } was left out: it has no round, table, two pairs and boards that could be read.
mov-rows-break-off = What follows row { $number } was not read.
mov-several = The file holds { $count } movements, for these numbers of pairs: { $sizes }. The first is taken; --pairs chooses another.
mov-too-short = The file has { $size } bytes; the rounds of a movement only begin at byte { $least }. Nothing was read.
mov-unknown-kind = The kind of movement is { $number }, neither 0 (Mitchell) nor 1 (Howell); Howell is taken.
mov-other-sets = The list of sets is not 1 to 36; what that means is not known, and the sets are taken as they are numbered in the rounds.
mov-wrong-length = { $tables } tables and { $rounds } rounds do not fit { $size } bytes of rounds; what there is, is read.
mov-no-such-set = { $count ->
    [one] In a round at a table there is a set that does not exist, and that round is left out there
   *[other] In { $count } rounds at tables there is a set that does not exist, and these rounds are left out there
}: the last set is { $last }, and table { $table }, round { $round } has { $number }.
mov-copies-assumed = The same set is wanted at several tables at once: { $count } copies are assumed, though the tables may share it.
mov-renumbered = North-South and East-West are numbered anew, each line from 1.
mov-sharing-unwritten = The file cannot say which tables share boards or how many copies there are.
mov-too-large = The format holds numbers up to { $most } and { $sets } sets; nothing was written.
mov-several-sets = Table { $table }, round { $round }: the format holds one set and one direction of the arrow; only the first is written.
mov-text-shortened = The words were cut, or letters in them replaced: the format holds 600 plain letters.
movement-mov-untried = { $file }: untried, because no real .MOV file was at hand when this was made; please compare with the program that the file comes from or is for.
movement-faults-more = { $count } more.
movement-mov-unwritten = Nothing was written to { $file }.
