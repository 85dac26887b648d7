# Publishing an event: duplicado publish, and what its pages have besides.

publish-viewer = Hand viewer of Bridge Base Online
publish-to-print = To print
publish-ranking = Ranking
publish-travellers = Travellers
publish-score-cards = Score cards
publish-hands = Hands
publish-written = { $count ->
    [one] One file written to { $folder }.
   *[other] { $count } files written to { $folder }.
}
publish-begin = Begin with { $file }.
publish-remarks = { $count ->
    [one] One remark from the reading of { $file }; duplicado check tells it.
   *[other] { $count } remarks from the reading of { $file }; duplicado check tells them.
}
publish-not-ours = { $folder } has files in it that this command did not write, and is left alone. Name another folder, or add --force: then they stay, except those of the same names.
publish-not-a-folder = { $folder } is a file, not a folder.
publish-unknown-kind = “{ $kind }” cannot be published: write html, pdf, or html,pdf.
publish-without-steps = The steps of auctions and plays would be { $count } pages; each record has one page instead.
