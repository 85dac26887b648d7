# Dealing boards, and whether a set of deals looks random.

deal-written = { $boards ->
    [one] One board dealt into { $file }.
   *[other] { $boards } boards dealt into { $file }.
}
deal-secret = This file is the only copy, and whoever reads it knows the hands: keep it to yourself until the boards have been played.
deal-writing = Writing
deal-file-exists = { $file } is there already, and a set of deals cannot be dealt again. Name another file, or say --force to write over it.
deal-bad-title = The title “{ $title }” cannot stand in a PBN file: write it on one line, without control characters.
deal-bad-boards = “{ $part }” is not a list of boards: write numbers from 1, such as 1-8,17-24.
deal-board-twice = Board { $board } is in the list twice.
deal-too-many = That is more than { $most } boards.
deal-one-task = Say either --number or --check.
deal-no-such-number = There is no such deal: deals are numbered from 0 to { $last }.
deal-too-few = { $file } has { $deals ->
    [one] one complete deal
   *[other] { $deals } complete deals
}: too few to say whether they look random; at least 20 are needed.
deal-looks-random = { $deals ->
    [one] One deal: nothing about it is out of the ordinary.
   *[other] { $deals } deals: nothing about them is out of the ordinary.
}
deal-looks-suspect = { $deals ->
    [one] One deal: it does not look random.
   *[other] { $deals } deals: they do not look random.
}
deal-repeated = { $repeated ->
    [one] One deal is the same as another in the file.
   *[other] { $repeated } deals are the same as others in the file.
}
deal-suspect-cards = The cards are not spread evenly over the four players.
deal-suspect-card = One player holds a particular card much too often or too seldom.
deal-suspect-lengths = Long and short suits are more frequent or rarer than they should be.
deal-suspect-patterns = Hand patterns such as 4-4-3-2 are more frequent or rarer than they should be.
deal-suspect-meaning = By chance alone this happens to about one set in a million. It is a reason to ask how the boards were dealt.
deal-committed = The seed is the one that was committed to: nobody exchanged it afterwards. From it come these deals:
deal-not-committed = The seed is not the one that was committed to, or those were other boards. From it come these deals:
deal-bad-seed = A seed is 64 hexadecimal digits; “{ $seed }” is not.
deal-seed-wanted = With --verify say the seed, too: --seed
deal-seed-alone = --seed and --chance go with --verify.
deal-bad-condition = “{ $part }” cannot be read in the condition: write e.g. "north.hcp in 15..17 and balanced(north)". Of a seat there are { $names }.
deal-bad-hand = “{ $text }” cannot be given to a seat: write e.g. --hand N:AK.Q.., each card once, at most thirteen to a seat.
deal-how-rare = { $percent } % of the deals that are possible with the cards given are like that. They are for practice: Law 6 wants a tournament's deals wholly random.
error-conditions-too-rare = { $value1 } of { $value2 } deals were found in { $value3 } tries: the conditions are too rare.
error-conditions-impossible = No hand of { $value1 } fulfils the conditions.
