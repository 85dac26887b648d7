# From the console to one's own table, for who directs and plays.

own-table-title = Your own table
own-table-how = You play in this event: boards that you have not played are hidden here. At your table you see and enter what every player does: your score card, and hand records of finished boards.
own-table-go = To my table: { $who }
own-table-signs = { $by } as { $who }
own-table-back = To the Director's console
own-table-none = You were not let in as somebody who plays, or not under that number; or players enter nothing themselves in this event.
