# Sheets of paper (PDF): publish.paper.

paper-no-ranking = There is nothing to rank yet.
paper-section = Section { $section }
paper-penalty = { $who }: { $amount } to the total (Law 90 or by regulation).
paper-no-boards = There are no boards with results.
paper-travellers-of = { $title }: travellers
paper-hands-of = { $title }: hands
paper-points = HCP
paper-double-dummy = Tricks
paper-par = Par { $score }: { $contracts }
paper-vulnerable-none = None vul.
paper-vulnerable-ns = { $side } vul.
paper-vulnerable-ew = { $side } vul.
paper-vulnerable-both = All vul.
paper-score-cards-of = { $title }: score cards
paper-board-short = Bd
paper-no-cards = Nobody has a result.
paper-guide-cards = Guide cards
paper-table = Table { $table }
paper-responsible = { $seats ->
    [all] All players look
    [NS] North and South look
    [EW] East and West look
    [E] East looks
   *[other] North looks
} after the table and its boards (Law 7D).
paper-mover = { $seat ->
    [E] East
    [S] South
    [W] West
   *[other] North
} sees that the boards go to the right table (Law 8A2).
paper-code-of = QR code of table { $table }
paper-sits-out = sits out
paper-boards-rest = stand
paper-slip = Round { $round } · Table { $table }
paper-slip-pairs = { $ns } { $one } – { $ew } { $other }
paper-slip-signed = EW agree:
paper-column-round = Round
paper-column-table = Table
paper-column-seat = Seats
paper-column-against = Against
paper-column-boards = Boards
paper-column-next = Boards to table
paper-column-board = Board
paper-column-ns = NS
paper-column-ew = EW
paper-column-contract = Contract
paper-column-by = By
paper-column-tricks = Tricks
paper-column-ns-score = NS +
paper-column-ew-score = EW +
paper-adjusted = adj.
paper-director-report = Director's report
paper-count-contestants = { $kind ->
    [teams] teams
    [individual] players
   *[pairs] pairs
}
paper-count-boards = boards
paper-count-results = results
paper-count-adjusted = adjusted
paper-count-unplayed = not played
paper-report-winners = { $count ->
    [one] Winner
   *[other] Winners
}
paper-report-adjusted = Adjusted scores
paper-report-unplayed = Boards not played
paper-report-penalties = Penalties and other changes of totals
paper-report-misrecorded = Scores that are not those of their contracts
paper-report-differences = Figures of the file beside those computed
paper-report-rules = How it was scored
paper-report-rulings = Rulings at the tables
paper-report-none = None.
paper-report-remarks = Remarks
paper-report-signature = Director, date and time
paper-record = { $stands ->
    [provisional] provisional, before publication · record { $head }
   *[official] record { $head }
}
paper-with-partner = with { $partner }; { $opponents }
