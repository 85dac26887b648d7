# Events that are played electronically: the ways to their tables, and what the tables enter in the record.
electronic-title = Play at your table
electronic-whose = The table wants to know whose device this is: scan the code of your table, and say with which pair you play.
electronic-nowhere = You have no table in this round.
electronic-not-open = Your table is not open yet: those who come there have not all finished their last round.
electronic-no-deal = Board { $board } has no deal in the record yet.
electronic-how = Choose the seat in which you sit. Whoever sits there plays on this device; only the Director can let another in.
electronic-sit = I sit { $seat }
electronic-taken = { $seat }: somebody sits there.
electronic-back = It is I: to the table
electronic-to-phone = Boards, scores and the Director
electronic-direct = Direct at this table
electronic-called = { $seat } calls the Director on the screen.
electronic-signs = electronic table { $table }
electronic-goes-on = The play went on at the table.
electronic-ruled = It came out otherwise by what was ruled or agreed at the table.
