# The store: what is kept, and what cannot be
error-store-moved-on = { $value1 } has been written to meanwhile: read it again first.
error-store-id-taken = { $value1 } has another entry with the id { $value2 }: choose another id.
error-store-entries-wanted = { $value1 } has { $value2 } entries: name those that are to be written anew.
error-store-not-empty = { $value1 } is not empty: name a new place.
error-store-entry-altered = { $value1 }: entry { $value2 } is not what was appended there; restore the last backup.
error-store-entries-gone = { $value1 }: it had { $value2 } entries at { $value3 } ({ $value4 }), which are not all there now; restore the last backup.
error-store-closed = { $value1 } has been closed: open it again.
error-store-address-unreadable = The address of the database cannot be read: write postgresql://user@host/name.
error-store-address-other = { $value1 } is no PostgreSQL database: write postgresql://user@host/name.
error-store-later-version = { $value1 } was written by a later version of this program: install that version.
error-store-no-such-record = There is no record { $value1 } in { $value2 }: make it first.
error-store-not-copied = { $value1 } is damaged, and no backup was made of it: restore an earlier one ({ $value2 }).
error-store-not-written = { $value1 } cannot be written ({ $value2 }): choose another place.
error-store-has-more = { $value1 } has { $value2 } entries that the backup has not: say --replace if they are to be given up, or name another file.
error-store-not-a-club = { $value1 } is not the file of a club: name another file.
error-store-other-file = { $value1 } is a file of something else: name another file.
error-store-damaged = { $value1 } is damaged ({ $value2 }): restore the last backup.
error-store-bad-name = “{ $value1 }” is no name for an event: use letters, digits, spaces and - ' . , ( ).
error-store-device-name = “{ $value1 }” is the name of a device in Windows, to which a club may move: choose another one.
error-store-folder-unreadable = The folder { $value1 } cannot be read ({ $value2 }): make it first.
error-store-no-text = { $value1 } cannot be kept: it has signs that are no text.
error-store-long-id = { $value1 }… is too long for an id: it may have { $value2 } characters.
error-store-not-reached = { $value1 } cannot be reached ({ $value2 }): allow reading its folder.
error-store-not-made = { $value1 } cannot be made or used ({ $value2 }): choose another place.
error-club-key-missing = What was sealed cannot be read without the key with which it was: put { $value1 } back, from where you have kept a copy of it.
error-store-unsafe-place = { $value1 } cannot be kept safely where it is: put it on a disk of this computer.
error-store-without-pause = { $value1 } is written to without pause: try again later.
error-store-not-now = { $value1 } cannot be used now ({ $value2 }): nothing was lost. { $value3 ->
    [room] Make room on the disk and try again.
    [write] Allow this program to write the file and its folder.
    [open] Allow this program to write the file and its folder, and to open more files.
    [files] Too many files are open: close other programs, or let this one open more.
    [disk] See whether the disk is there and whole, and try again.
    [memory] Close other programs and try again.
    [server] See whether the database server runs and can be reached, and try again.
    [room-of-server] Make room on the disk of the database server and try again.
    [overloaded] The database server is overloaded: try again later.
    [stopped] The database server was stopped: try again when it runs.
    [read-only] The database may only be read: name the one that may be written.
    [password] See to the user name and the password.
    [no-database] There is no such database: make one with `createdb`.
    [rights] Allow this user to make and write tables there.
   *[busy] Another program is writing: try again when it has finished.
}
error-store-another-event = { $value1 } is now another event: move it elsewhere, then take over what was entered.
error-store-replaced = { $value1 } is no longer the file that was opened: { $value2 ->
    [gone] it was deleted or moved away
    [log-gone] its log, which ends in -wal or -shm, was deleted
    [log-replaced] its log, which ends in -wal or -shm, was replaced
    [altered] it was written over
   *[replaced] another one was put in its place
}. Nothing more is written to it: put it back, or take over what was entered.
error-store-held = { $value1 } is held by another program: end that first.
error-store-held-by = { $value1 } is held by program { $value2 } on { $value3 } since { $value4 }: { $value6 ->
    [serve] it serves the club at { $value5 }
    [restore] a backup is put back
    [tidy] what was kept long enough is deleted
    [erase] somebody is erased
   *[other] { $value6 }
}. End that first.
error-store-not-locked = { $value1 } cannot be locked ({ $value2 }): allow writing in it, or make room.
error-store-others-there = { $value1 } has what this program did not make ({ $value2 }): somebody was at it. Restore the last backup.
error-store-event-missing = { $value1 } is missing: it had { $value2 } entries at { $value3 }. Restore the last backup.
error-store-head-other = { $value1 } is not what it was at { $value3 }, when it had { $value2 } entries: its end was cut off, or it was altered and tied anew. Restore the last backup.
error-clock-doubted = The clock of this computer says { $value1 }, and the last thing that was recorded is of { $value2 }. Nothing was deleted on the word of that clock. Set it right; or, if it is right: duplicado club tidy --clock-is-right.
error-store-not-deleted = { $value1 } cannot be deleted ({ $value2 }): close what has it open, and try again.
error-store-audit-gone = { $value1 }: entries of the audit of about { $value2 } are missing or were altered. Restore the last backup.
