# Settings of the club: name and logo, backup, what comes back from one.

club-settings = Club settings
club-identity = Name and logo
club-name = Name of the club
club-name-how = Shown at the head of every page and on the wall screen.
club-logo = Logo
club-logo-how = PNG, JPEG or WebP of up to { $most } kB.
club-logo-away = No logo
club-lists = Lists of the club
club-backup = Backup
club-backup-what = { $count ->
    [0] One file with the members, seasons, templates and settings of the club. There is no event yet.
    [one] One file with the club's event, its members, seasons, templates and settings. Play goes on meanwhile.
   *[other] One file with the { $count } events of the club, its members, seasons, templates and settings. Play goes on meanwhile.
}
club-backup-key = Whoever has the file can read names and hands. The key of the club (club.key in its folder) is not in it: copy that once, and keep it elsewhere.
club-backup-database = What the database keeps of the club is in the file too. Its own backups, and the key that you named for it, are kept apart.
club-backup-load = Download the backup
club-backup-not-whole = No backup was made, for this could not be copied: { $why }
club-restore = Restore
club-restore-what = Nothing that is here is replaced or deleted. Events that are missing come back. An event that is not as in the backup stays as it is, and the copy comes beside it, with a number after its name. Members, seasons, templates and settings that are missing are added. To put the whole club back as it was, stop the program and use “duplicado club restore”.
club-restore-erased = Persons who were erased after the backup come back with it: erase them again.
club-restore-file = Backup
club-restore-file-how = The file that was downloaded here.
club-restore-rows = Members, seasons, templates and settings too
club-restore-look = Show what would come back
club-restore-now = Restore
club-restore-no-file = Choose the file of the backup.
club-restore-would = This would come back
club-restore-done = What came back
club-restored-missing = { $count ->
    [one] comes back with one entry.
   *[other] comes back with { $count } entries.
}
club-restored-here = is here with everything that the backup has: it stays as it is.
club-restored-beside = is here with other entries: the copy comes beside it, as “{ $now }”.
club-restored-apart = { $count ->
    [0] stays as it is: tables that have other entries here keep them ({ $now }).
    [one] comes back with one entry; tables that have other entries here keep them ({ $now }).
   *[other] comes back with { $count } entries; tables that have other entries here keep them ({ $now }).
}
club-restored-broken = cannot be restored: { $why }
club-restored-rows = { $count ->
    [one] One person, template or setting that was missing.
   *[other] { $count } persons, templates and settings that were missing.
}
club-restored-tables = Play at tables outside events
club-restored-tables-of = Play at the tables of “{ $event }”
club-logo-again = The picture was not taken: choose it again.
error-logo-too-large = The picture is larger than { $value1 } kB.
error-logo-no-picture = The file is no PNG, JPEG or WebP.
error-backup-not-one = The file is damaged, or no backup of a club.
settings-saved-now = Saved by somebody else meanwhile
error-changed-meanwhile = Somebody else has saved this since you opened it: nothing was overwritten. What you typed is still here, what is saved now is shown with it. Save again to put yours in its place.
