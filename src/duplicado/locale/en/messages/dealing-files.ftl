# What is wrong with a dealing file (BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP, RZD).

deals-cut-off = The file breaks off within board { $board }, which is left out.
deals-filling = The file ends before the last byte of board { $board }; its cards are complete.
deals-no-deal = Left out, because they do not give each player thirteen cards of one pack: boards { $boards }.
deals-missing = Board { $board } belongs to the set by the head of the file, but it is not there.
deals-half-damaged = Board { $board }: one of the two lists of its cards is damaged; the other one is taken.
deals-halves-differ = Board { $board }: the two lists of its cards are different deals; the one by numbers is taken. Look at the cards before you use it.
deals-count = The head of the file says { $stated } boards; there are { $count }.
deals-unnumbered = The file does not say which board is the first; board 1 is taken.
deals-reversed = The head of the file is marked as reversed; the boards are taken in the order in which they stand.
deals-unbounded = The file does not say which boards it is for; those that hold a deal of their own are taken.
deals-encrypted = The boards are written with a crypto key and cannot be read.
deals-document-checksum = The checksum of the document is wrong: a board may be missing.
deals-checksum = The checksum of board { $board } is wrong: it may not be the deal that was written. Look at the cards before you use it.
deals-row = “{ $text }” is no board and is left out; a line holds sixteen suits, the number, and dealer and vulnerability.
deals-breaks-off = What follows was not read: too many lines hold no board.
deals-marks = Board { $board }: “{ $text }” is not dealer and vulnerability, such as N/All; those of the number are taken.
