
# LIN
lin-not-a-tag = “{ $text }” is no tag of a LIN file and is left out.
lin-no-board = There is no board in this file. A LIN file holds tags between vertical bars, such as md|…| and mb|1S|.
lin-not-a-board-number = { $tag }: “{ $text }” is not the number of a board.
lin-unknown-result = “{ $text }” is not a result; LIN writes e.g. 4HN+1, 3NSx-2 or PASS.
lin-unreadable-hand = The hand of { $seat } cannot be read and is left out: { $reason }.
lin-unreadable-deal = The deal cannot be read and is left out: { $reason }.
lin-unknown-vulnerability = “{ $text }” is no vulnerability (o, n, e or b); that of the board's number is taken.
lin-unknown-call = “{ $text }” is not a call; the auction is left out from here on.
lin-unknown-card = “{ $text }” is not a card; the play is left out from here on.
lin-unknown-claim = “{ $text }” is not a number of tricks from 0 to 13.
lin-unknown-place = “{ $text }” is not a board of the match, such as o1 or c12.
lin-explanation-of-nothing = The explanation “{ $text }” stands before any call and is left out.
lin-board-number-disagrees = The heading says board { $board }, the list of boards says { $listed }; the heading is taken.
lin-play-without-contract = Board { $board }: cards are played without a contract; from which hands they came cannot be told.
lin-not-a-link = This is not a link to a hand viewer: { $reason }.
