# What goes wrong with the computer while an event is served, for the Director.

faults-writing = Results cannot be saved right now. Nothing saved is lost; phones keep unsent results and retry. The computer says: { $text }
faults-reading = The event cannot be read from the disk now. The computer says: { $text }
faults-tables = What is done at the electronic tables cannot be saved or read right now. Nothing that was confirmed is lost; it is tried again until it can be. The computer says: { $text }
faults-backup = The last backup could not be made; the event goes on. The computer says: { $text }
faults-ranking = The ranking cannot be worked out, and the last one stands: put the conditions of contest right, or what was planned. The computer says: { $text }
faults-command = Something that was asked for could not be done. The computer says: { $text }
faults-key = The deals of this event cannot be read: the key with which they were sealed is missing. Everything else goes on. Put { $text } back into the club's folder, from where you have kept a copy of it, and open the event again.
faults-clock = The clock of this computer was set back: it is { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} behind the record. Times go on from the last entry; set the clock right.
faults-replaced = What is entered is no longer saved: the file of this event is no longer the one that was opened. Nothing that was confirmed until now is lost yet. The computer says: { $text }
faults-replaced-choice = This computer still has all { $count } entries. Take them over into the file that is there now (those that it has already are not repeated), or go on with that file as it is.
faults-replaced-take = Take them over
faults-replaced-leave = Go on with the file as it is
faults-clock-ahead = The clock of this computer went forward by { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} at once. If that is right, nothing is to be done. If not, set it right: what is entered now has the wrong time, and stays in its order.
