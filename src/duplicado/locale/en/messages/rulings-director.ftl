# What the Director says beside the ruling itself, and why something is refused.

director-finds = The Director finds: { $finding }
director-finds-value = The Director finds: { $value }.
director-finds-round = The Director finds that the round is over for this board: { $value }.
director-finds-next-board = The Director finds who has called on the next board: { $value }.
director-finds-correction-period = The Director finds that the Correction Period is over: { $value }.
director-concludes = From what is on file: { $finding } The Director may find otherwise.
director-overrules = The Director finds otherwise than was concluded; what came since is judged anew.
director-yes = yes
director-no = no
director-nothing = none
director-called = Attention has been drawn; the Director is at the table.
refused = This is not admitted.
refused-by-law = This is not admitted: { $wording }
recorded-irregular = This is irregular, and it is recorded.
recorded-irregular-by-law = This is irregular, and it is recorded: { $wording }
refused-wait-player = Nobody calls or plays before the rectification is settled: { $who } has to choose first.
refused-wait-director = Nobody calls or plays before the Director has found on { $clauses }.
refused-not-on-offer = That is not among the choices that this player has; type options to see them.
refused-nothing-asked = This answers nothing: no such choice is open to that player. Type options to see what is open.
refused-finding = Nobody has asked for this finding, and it is not one that the Director makes of his own motion. Type options to see what is asked.
refused-no-answer = What the Director found is no answer to { $inquiry }: see what it asks for (yes or no, a player, cards, a number).
found-floor = on the floor or in the board
found-tricks = among the cards already played
found-nowhere = nowhere
