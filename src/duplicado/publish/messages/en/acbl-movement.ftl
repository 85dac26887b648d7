# Movements of the ACBL (.MOV): what is said of a file that is read or written.

mov-not-a-movement = This does not begin as a movement of the ACBL does (bytes 5D 8D); what can be made out is read all the same.
mov-too-short = The file has { $size } bytes; the rounds of a movement only begin at byte { $least }. Nothing was read.
mov-unknown-kind = The kind of movement is { $number }, neither 0 (Mitchell) nor 1 (Howell); Howell is taken.
mov-other-sets = The list of sets is not 1 to 36; what that means is not known, and the sets are taken as they are numbered in the rounds.
mov-wrong-length = { $tables } tables and { $rounds } rounds do not fit { $size } bytes of rounds; what there is, is read.
mov-no-such-set = Table { $table }, round { $round }: there is no set { $number }, the last is { $last }; the round is left out there.
mov-copies-assumed = The same set is wanted at several tables at once: { $count } copies are assumed, though the tables may share it.
mov-renumbered = North-South and East-West are numbered anew, each line from 1.
mov-sharing-unwritten = The file cannot say which tables share boards or how many copies there are.
mov-too-large = The format holds numbers up to { $most } and { $sets } sets; nothing was written.
mov-several-sets = Table { $table }, round { $round }: the format holds one set and one direction of the arrow; only the first is written.
mov-text-shortened = The words were cut, or letters in them replaced: the format holds 600 plain letters.
