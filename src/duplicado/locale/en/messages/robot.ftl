# Reasons and words of robots.

robot-reason-passes = a stand-in always passes
robot-reason-lowest = a stand-in plays its lowest lawful card
robot-reason-first-option = the first choice that the Law gives
robot-reason-faces-lead = the opening lead is faced
robot-reason-option = an option of Law { $clause }: an irregularity of opponents is not accepted, a card is kept low
robot-reason-concession = the concession is agreed to
robot-reason-claim-holds = on each of { $deals } deals that fit, the Laws give the claimer as much
robot-reason-claim-open = the Director is to say what the claim is worth
robot-player = Robot { $who }-{ $seat }
robot-reason-claims = every lawful line of play gives { $tricks } of the { $left } tricks to come
robot-reason-plays-on = all four want to play on
robot-reason-only-call = no other call is permitted
robot-reason-rule = rule { $place } of { $rules } of the system for this auction
robot-reason-partner-placed = partner has chosen the contract
robot-reason-cheapest = the system has no rule, and there is nothing better to do
robot-reason-placed-0 = the system has no rule: best of { $calls } calls over { $deals } sampled deals
robot-reason-placed-1 = the system has no rule: best of { $calls } calls over { $deals } sampled deals, meanings widened by two points and a card
robot-reason-placed-2 = the system has no rule: best of { $calls } calls over { $deals } sampled deals, because too few fitted what the calls mean
robot-reason-only-card = no other card may be played
robot-reason-equal-cards = the cards that may be played are equal
robot-reason-thumb = a rule of thumb
robot-reason-sampled-0 = best of { $cards } cards over { $deals } sampled deals
robot-reason-sampled-1 = best of { $cards } cards over { $deals } sampled deals, meanings of calls widened by two points and a card
robot-reason-sampled-2 = best of { $cards } cards over { $deals } sampled deals, because too few fitted what the calls mean

# Names of conventions, as opponents are told.

robot-words-strong-two-clubs = strong, any shape
robot-words-weak-two = weak two
robot-words-stayman = Stayman, asks for a major of four cards
robot-words-no-major = no major of four cards
robot-words-transfer-hearts = transfer to hearts
robot-words-transfer-spades = transfer to spades
robot-words-completes-transfer = completes the transfer, says nothing more
robot-words-invites-slam = invites a slam in notrump
robot-words-waiting = waiting, may be very weak
robot-words-game-raise = raise with the strength of game
robot-words-blackwood = asks for aces
robot-words-aces-0-4 = 0 or 4 aces
robot-words-aces-1 = 1 ace
robot-words-aces-2 = 2 aces
robot-words-aces-3 = 3 aces
robot-words-takeout = takeout double
robot-words-strong-double = takeout double or too strong for another call
robot-words-negative = negative double, an unbid major of four cards
robot-words-penalty = penalty double
robot-words-redouble-strong = most of the points
robot-words-asks-strength = asks how strong the opening is
robot-words-weak-jump = weak jump overcall
robot-words-overcall = overcall; with five cards a good suit (two of the top four honours) or 11 points
robot-words-overcall-two = overcall; with five cards a good suit (two of the top four honours) and 12 points
robot-words-strong-club = strong club, any shape
robot-words-club-negative = negative, any shape
robot-words-club-positive = positive, game is forced
robot-words-nebulous-diamond = short in a suit or diamonds, no other opening

# Meanings of calls that are data.

meaning-points = { $points } points
meaning-cards-s = spades { $cards }
meaning-cards-h = hearts { $cards }
meaning-cards-d = diamonds { $cards }
meaning-cards-c = clubs { $cards }
meaning-shape-balanced = balanced
meaning-shape-semi-balanced = balanced or nearly so
meaning-shape-unbalanced = unbalanced
meaning-shape-other = distribution { $shape }
meaning-forcing = forcing
meaning-or = { $one } or { $other }

# `duplicado match`, `duplicado robot`, `duplicado gateway`.

robot-no-such = There is no robot { $name }: { $names }
match-suffix = { $file }: a result file ends in .pbn or .json
match-event = Match of robots, seed { $seed }
match-working = Playing
match-heading = Open room: { $first } North-South against { $second }; closed room the other way round. Points are North-South's, IMPs those of { $first }.
match-board = { $number }: { $open } ({ $points }), { $closed } ({ $others }): { $imps } IMPs
match-result = { $first } against { $second }: { $imps } IMPs on { $boards } boards, { $mean } a board (standard error { $error }), seed { $seed }
robot-connect-or-card = Name a table with --connect HOST:PORT, or ask for the system card with --card.
robot-bad-address = { $text }: an address is HOST:PORT, e.g. 127.0.0.1:2000
robot-no-table = There is no table manager at { $address }: { $reason }
robot-session-over = { $boards ->
    [one] One board; the session ended with: { $line }
   *[other] { $boards } boards; the session ended with: { $line }
}
robot-session-cut = The connection ended without a word, after { $boards ->
    [one] one board
   *[other] { $boards } boards
}
robot-not-let-in = The table manager does not let { $seat } in: { $line }
robot-card-title = System card: { $name }
robot-card-openings = Openings
robot-card-after = After { $auction }
robot-card-auction = Auction
robot-card-opponents = After an opponent's call
robot-card-others = After other calls of the side
robot-card-silent = After opponents' other auctions in which the side has only passed
robot-card-pass = Pass
table-manager-key = Other machines can reach this address: protect the table with --key.
table-manager-seats = { $text }: seats are letters of NESW
table-manager-no-port = No table can be opened at { $address }: { $reason }
table-manager-event = Table of robots, seed { $seed }
table-manager-waits = Waiting at { $host }, port { $port }, for { $seats }
table-manager-board = { $number }: { $result } ({ $points })
table-manager-lost-closed = { $seat } closed the connection; a robot took the seat.
table-manager-lost-illegal = { $seat } did what is illegal three times; a robot took the seat.
table-manager-lost-no-answer = { $seat } did not answer in time; a robot took the seat.
table-manager-lost-strange-lines = { $seat } sent too many lines without meaning; a robot took the seat.
table-manager-lost-line-too-long = { $seat } sent a line without an end; a robot took the seat.
