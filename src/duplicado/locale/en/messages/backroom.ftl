# A club served, and what is done beside its server: duplicado serve FOLDER, duplicado club.

backroom-organizer = the organizer
backroom-open = { $club } is open.
backroom-open-already = { $club } is open already, in another window. The office: { $address }
backroom-office-at =
    The office, on this computer:  { $address }
      (the address lets one browser in, once, within ten minutes)
backroom-phones-at =
    Phones, on the same network:  { $address }
      (if one does not get there, { $address }connect says what to look at)
backroom-only-here = Only this computer gets there, at { $address }. For phones: connect it to the club's network, and leave out --host.
backroom-no-network = Only this computer gets there, at { $address }: it is in no network by which phones could reach it. Connect it to the club's wireless network; the page { $address }connect then says the address for phones.
backroom-further-code = A further code, while this runs: { $program } club code "{ $folder }"
backroom-press-enter = Enter, in this window, lets another browser of this computer into the office.
backroom-stop = Ctrl-C ends it. Nothing is lost: all that was entered is on the disk.
backroom-one-club = One club at a time, and without --example and --check: name its folder alone.
backroom-certificate-and-key = For https two files are wanted: --tls-certificate and --tls-key.
backroom-only-for-a-club = --tls-certificate, --tls-key and --address are for serving a club: name its folder.
backroom-bad-certificate = { $files } cannot be used for https: { $reason }
backroom-make-it = There is no club in { $folder } yet. Make one there?
backroom-no-club = There is no club in { $folder }. To make one there: duplicado serve --new "{ $folder }"
backroom-no-folder = { $folder } is a file, and a club wants a folder: name another.
backroom-not-made = The folder { $folder } cannot be made: { $reason }. Name another.
backroom-no-event = The club has no event { $event }; it has: { $events }
backroom-code = { $code } ({ $role }): lets in one browser, once, within ten minutes.
backroom-token = Keep it well: it is not shown again. It is good for { $days ->
    [one] one day
   *[other] { $days } days
}; until then, `duplicado club revoke` ends it.
backroom-nobody = Nobody has access.
backroom-column-who = Who
backroom-column-role = As
backroom-column-event = Event
backroom-column-device = Device
backroom-column-since = Since
backroom-column-as = Name
backroom-no-such-device = Nobody has access by the name { $name }: `duplicado club devices` lists them.
backroom-revoked = { $name } no longer has access.
backroom-nothing-done = Nothing is recorded.
backroom-did-look = looked at the hands of a board that somebody was still to play
backroom-did-code = gave a code
backroom-did-pin = drew a PIN
backroom-did-token = gave a token
backroom-scope-see = look on
backroom-scope-act = enter
backroom-scope-manage = manage
backroom-did-revoked = removed access
backroom-did-access = changed who is shown what
backroom-did-forgotten = forgot a person
backroom-did-handed-out = exported the data of a person
backroom-did-dealt = dealt boards
backroom-did-gathering = began to gather chance of devices
backroom-did-gathering-given-up = gave up gathering chance of devices
backroom-did-pin-wrong = gave a wrong PIN
backroom-did-code-wrong = gave a wrong code
backroom-did-refused = was refused what he has no right to
backroom-did-came-in = came in
backroom-did-said = said whose device it is
backroom-did-exported = handed out a file
backroom-did-backup = took a backup
backroom-did-mailed = sent sessions by e-mail
backroom-did-club-copied = downloaded a backup of the club
backroom-did-club-restored = restored from a backup of the club
backroom-did-taken-over = took over entries of a file that had been replaced
backroom-did-given-up = went on with the file that is there, without the entries of the former
backroom-copied-club = The club's own file, { $count } rows: { $place }
backroom-copied-event = { $event }, { $count ->
    [one] one entry
   *[other] { $count } entries
}: { $place }
backroom-verified-club = The club's own file is whole: { $count } rows.
backroom-verified-event = { $event }: { $count ->
    [one] one entry, as it was written.
   *[other] { $count } entries, all as they were written.
}
backroom-restored = { $file } has { $count } rows again.
backroom-in-a-database = A database keeps this club: its own backups are to be used.
backroom-unknown-person = There is nobody with the id { $id }: `duplicado club people` lists them.
backroom-taken-in = { $count } of { $listed } taken in; the club knew the others already.
backroom-kept-people = Persons, since they were last seen
backroom-kept-devices = Devices, since they were last seen
backroom-kept-tokens = Admissions, after they have ended
backroom-kept-codes = Codes, after they have ended
backroom-kept-pins = PINs, since they were drawn
backroom-kept-tries = Tries in vain
backroom-kept-audit = What was done with privileges
backroom-days = { $what }: { $days ->
    [one] one day
   *[other] { $days } days
}
backroom-detail-look = Session { $session }{ $section ->
    [none] {""}
   *[other] , section { $section }
}, board { $board }: { $reason }
backroom-detail-erased = { $pseudonym }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} in { $events ->
    [one] one event
   *[other] { $events } events
}
backroom-only-reading = Everything can be looked at, at { $address }, by whoever was let in before; nothing can be entered until that is put right. Then it goes on by itself.
backroom-did-archived = archived an event
backroom-did-deleted = deleted an event of which nothing was played
backroom-did-brought-back = brought an archived event back
