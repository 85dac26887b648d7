# The demonstration: a page that leads to four places (`make demo`).

demo-title = Duplicado: an example
demo-text = An invented evening of twelve pairs. Nothing that you do here is kept.
demo-results = Results
demo-results-text = The evening when it is over: ranking, score cards, boards with hands, the auction and play step by step.
demo-results-button = See the results
demo-console = The Director's console
demo-console-text = The same evening in its sixth round: a table calls, results are missing.
demo-console-button = Direct the evening
demo-tables = The event's page, with its tables and the wall screen
demo-play = Play a board
demo-play-text = Sit down at a table with three robots, or with friends. The Director of the program rules on what happens.
demo-play-button = Play
demo-law = The Laws
demo-law-text = Each clause with its cases, found by its number or by what happened.
demo-law-button = Open the Laws
demo-interview = Ask the Laws what to rule
demo-exam = Examination on the Laws
demo-director = the Director
demo-call = Revoke by West?
