# What is wrong with a file of Richard's Bridge Notation (RBN).

rbn-no-board = There is no board in this file. An RBN file holds lines such as B 7, H W:… and A WZ:….
rbn-not-a-line = “{ $text }” is no line of an RBN file and is left out; a line begins with a letter and a blank.
rbn-twice = The line { $label } stands here twice for the same board; the first one holds.
rbn-brace-open = A paragraph in braces is not closed; it was ended here.
rbn-board = “{ $text }” is not the number of a board.
rbn-hands = The hands are left out: “{ $text }” is no hand or card, or stands there twice.
rbn-unknown-call = “{ $text }” is not a call; the auction is left out from here on.
rbn-unknown-card = “{ $text }” is not a card; the play is left out from here on.
rbn-note-missing = A note is referred to, but it is not there.
rbn-contract = “{ $text }” is not a contract; RBN writes e.g. 4S:N or 3NX:W.
rbn-result = “{ $text }” is not a result; RBN writes e.g. 10+420, 9-50 or P.
rbn-play-without-contract = Board { $board }: cards are played without a contract; from which hands they came cannot be told.
rbn-too-many = The file has more lines than a file of its size holds; nothing was read.
