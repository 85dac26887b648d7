# What goes wrong with the computer while an event is served, for the Director.

faults-writing = What is entered cannot be written down now. Nothing that was confirmed is lost, and telephones keep what they could not send and send it again. The computer says: { $text }
faults-reading = The event cannot be read from the disk now. The computer says: { $text }
faults-backup = The last backup could not be made; the event goes on. The computer says: { $text }
faults-ranking = The ranking cannot be worked out, and the last one stands: put the conditions of contest right, or what was planned. The computer says: { $text }
faults-command = Something that was asked for could not be done. The computer says: { $text }
faults-clock = The clock of this computer was set back: it is { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} behind the record. Times go on from the last entry; set the clock right.
