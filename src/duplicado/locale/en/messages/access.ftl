# Sentences about access that was given or taken away already.

access-pins-since = PINs were drawn after this page was opened, so none is drawn now: those are good. If you do not have them, press the button again.
access-pins-no-table = No PIN was drawn: there is no such table in a session that is still to be played.
access-is-gone = That device already has no access.

# Whose device it is that has shown the PIN of a table.

whose-title = Whose device is this?
whose-ours = Ours: { $side }, { $who } { $names }
whose-mine = Mine: { $side }, { $who } { $names }
whose-nobody = Nobody sits at this table now. If a round has just begun, give the PIN of the table at which you sit now.
whose-table = The table's own: it stays here when the players go on
whose-how = Your own phone goes with you to each next table and shows what is yours there. The others at the table and the Director see whose each device is said to be.

# The permanent code of a table, and tonight's code.

table-code-title = Table { $place }
table-code-which = Which event do you play?
table-code-none = Nothing is played at this table now. Ask the Director.
table-code-how = Scan the code. You are asked once for tonight's code: it is on the wall.
table-code-print = Print permanent codes for the tables
tonight-title = Tonight's code
tonight-how = One code for every table of this event, which each phone is asked for once, after the permanent code on the table. A new one ends what came in by the last.
tonight-draw = Draw tonight's code
tonight-again = Draw another
tonight-end = End tonight's code
backroom-did-tonight = drew tonight's code
backroom-did-tonight-ended = ended tonight's code
