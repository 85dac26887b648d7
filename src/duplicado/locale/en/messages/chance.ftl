# Chance that players' devices give to the deals, see the page on how boards were dealt.

chance-do-gather = Gather chance from the players' devices first
chance-gather-how = For deals that nobody can have chosen, this computer included. The phones and tablets that are at the tables by now do their part by themselves while their page is open. It takes about a minute.
chance-do-close = Close the list and deal
chance-do-give-up = Give it up
chance-look-again = Look again
chance-gathered = Boards { $boards }: chance is gathered
chance-gathered-how = When the devices of the tables have announced their chance, close the list: each then shows what it has drawn, and the boards are dealt. A device that is switched off meanwhile holds it up; then give it up and begin again, which everybody is told.
chance-announced = { $devices ->
    [0] No device has announced its chance yet.
    [one] One device has announced its chance.
   *[other] { $devices } devices have announced their chance.
}
chance-closed-waits = The list of { $devices } is closed; { $missing ->
    [0] all have shown what they have drawn.
    [one] one has still to show what it has drawn.
   *[other] { $missing } have still to show what they have drawn.
}
chance-missing = Waiting for the devices of: { $devices }. A number alone is a table, one after # a contestant.
chance-now-gathering = Chance is gathered. The commitment is { $commitment }
chance-now-closed = The list is closed. The boards are dealt as soon as every device in it has shown what it has drawn.
chance-now-given-up = Given up. Nothing was dealt.
chance-refused-none = No chance is gathered for these boards now.
chance-refused-nobody = No device has announced its chance yet: keep the page of a table open on one.
chance-refused-closed = The list is closed.
chance-refused-twice = This device has announced something else before, or another the same.
chance-refused-too-many = The list is full.
chance-refused-open = The list is not closed yet: nothing is shown before.
chance-refused-other = That is not what this device has announced.
chance-refused-not-wanting = There is no board whose hands are missing.
chance-proves = { $devices ->
    [one] One device at the tables gave its chance after the commitment was published.
   *[other] { $devices } devices at the tables gave their chance after the commitment was published.
} Whoever's device is among them knows that nobody chose these hands, neither the organizer nor this computer.
chance-not-proved = No player's device gave chance to these deals. It is proved that they were not exchanged after the commitment; it is not proved that whoever runs this computer did not try seeds until he liked the hands.
chance-given-up-before = { $count ->
    [one] Before, a closed list for this session was given up: whoever runs this computer may have seen the deals that would have come of it.
   *[other] Before, { $count } closed lists for this session were given up: whoever runs this computer may have seen the deals that would have come of them.
}
chance-list = What each device has drawn
chance-closed = The list was closed by
chance-came-to-nothing = Session { $session }: a closed list of { $announced } devices, of which { $shown } had shown what they had drawn, was given up. Its commitment was
chance-file-unreadable = { $file } does not say which chance devices gave: take chance.json from the page on how the boards were dealt.
chance-wrong-value = What a device shows in { $file } is not what it announced.
chance-wrong-closed = The list in { $file } is not the one that was closed.
phone-chance-given = This device gives its chance to the deals.
phone-chance-in = The chance of this device is in the deals, number { $place } in the list of the page on how the boards were dealt: { $value }
phone-chance-left-out = The chance of this device was left out of the deals, or their commitment was exchanged: tell the Director.
