# The screen on the wall. What stands in braces is put in by the page.

display-lost = Connection lost. Last update {"{"}time{"}"}
display-gone = This screen no longer has access to the event, or the event is archived. To show it again, open the event on this screen once more.
display-table = Table
display-seated = Who sits there
display-boards = Boards
display-ranking = Ranking
display-none = No ranking is released yet.
display-hold = Stop turning
display-full = Full screen
display-not-begun = Not begun yet
display-round = Round {"{"}round{"}"} of {"{"}rounds{"}"}
display-round-open = Round {"{"}round{"}"}
display-over = Play has ended
display-published = Official result
display-seats = Seats of round {"{"}round{"}"}
display-next = Seats of the next round, {"{"}round{"}"}
display-out = Sitting out: {"{"}who{"}"}
display-time-over = Time is up
display-held = The clock is held
display-line-ns = North-South
display-line-ew = East-West
display-after-round = after round {"{"}round{"}"}
display-find = Find your seat
display-until-move = until the move
display-until-end = until the end
display-page = Page {"{"}page{"}"} of {"{"}pages{"}"}
