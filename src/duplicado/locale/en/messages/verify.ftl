# Whether records are what they were.

verify-head = Head of the record: { $head }
verify-agrees = { $count ->
    [one] It agrees with the head that was given.
   *[other] It agrees with all { $count } heads that were given.
}
verify-disagrees = It does not go on from { $head }: entries were altered, taken away, or the record is another.
verify-seen-same = It agrees with what this computer saw at { $at }, up to entry { $number }.
verify-seen-none = This computer has kept no head of it: whoever can write the file could have tied it anew. Compare it with a head on paper: --head.
verify-seen-no-key = This computer's key is gone, so the heads that it kept prove nothing (entry { $number }, { $at }). The chain is whole; compare it with a head on paper: --head. A new key is drawn with the next backup.
verify-seen-forged = A head that is kept here was not sealed with this computer's key: somebody wrote it (entry { $number }, { $at }).
verify-seen-cut-off = Its end was cut off: at { $at } it had { $number } entries. Restore the last backup.
verify-seen-another = It is not what it was at { $at }, when it had { $number } entries: it was altered and tied anew. Restore the last backup.
verify-seen-rewritten = It was written anew since { $at }, as told above, so the head of that time (entry { $number }) cannot be compared.
verify-no-record = { $file } is no published record ({ $why }).
verify-published-right = Everything that is checked is right.
verify-explained =
    What is checked of an event:
    1. Each entry is tied by SHA-256 to all before it, and to every time the record was written anew. Found: an entry altered, taken out, or put in, by whoever did not tie the rest anew.
    2. The file has nothing that acts by itself or that this program did not make, such as a trigger.
    3. What was noted in the record at each backup is still there. Found: a cut-off end, by whoever left the notes.
    4. The keyed heads of this computer (folder of the user, not of the club; DUPLICADO_KEYS names another): written at every backup. Found: a cut-off end or a record tied anew, by whoever has not the key. If the key is lost, nothing of the records is; the heads of before prove nothing any more.
    5. Heads on paper, in pages and with backups, given with --head. They need no key, and nobody who writes here can alter them.
    Not proved: that what was entered was true; what was entered after the last head that somebody keeps; who sat at a device.
    A published record (record.json) is checked by verify_record.py, 200 lines that need Python alone: its head, the deals by commitment, seed, chances and entries, that each result is as it was entered and none is left out untold, points by contract, matchpoints, totals, percentages and places. What the Director ruled, which pair sat at a table, and scoring other than matchpoints, it takes as published.
