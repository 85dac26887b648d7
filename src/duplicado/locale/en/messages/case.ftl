# What `duplicado case check` says.

case-status-passed = holds
case-status-failed = FAILS
case-status-not-yet = not yet possible (needs { $clause })
case-summary = { $passed } hold, { $failed } fail, { $notyet } not yet possible.
case-malformed = { $count ->
    [one] One place is not in the language of the casebook.
   *[other] { $count } places are not in the language of the casebook.
}
case-difference-expectation = line { $line } ({ $edition }): { $key }: expected { $expected }, found { $found }
case-difference-not-refused = line { $line } ({ $edition }): { $key } was admitted; it should be refused ({ $expected })
case-difference-refused = line { $line } ({ $edition }): { $key } was refused ({ $found })
case-difference-refused-otherwise = line { $line } ({ $edition }): { $key } was refused under { $found } instead of { $expected }

# What is wrong with a file of cases.

case-problem-yaml = this is not YAML: { $reason }
case-problem-depth = the lists and mappings are nested too deeply for a case
case-problem-key = the key of a mapping must be a word
case-problem-key-twice = the key { $key } stands here for the second time
case-problem-key-unknown = the key { $key } is not known here; possible are { $known }
case-problem-key-missing = the key { $key } is missing
case-problem-empty = there is no case in this file
case-problem-no-steps = steps must be a list of at least one step
case-problem-main-key = a step needs exactly one of N, E, S, W, director and expect
case-problem-no-finding = director needs a finding, e.g. {"{"}27B1(a): true{"}"}
case-problem-nothing-expected = expect needs something that must be true, e.g. {"{"}turn: S{"}"}
case-problem-editions = name each edition once: 2007, 2017, 2017+2024
case-problem-statement-without-claim = a statement stands beside claims or concedes only
case-problem-position-without-contract = a position needs a contract
case-problem-unequal-hands = the hands of a position hold different numbers of cards: { $counts }
case-expected-text = here must stand a text
case-expected-boolean = { $text } is neither true nor false
case-expected-number = { $text } is not a whole number
case-expected-tricks = { $text } is not a number of tricks from 0 to 13
case-expected-board = { $text } is not the number of a board, which is 1 or more
case-expected-list = here must stand a list, not { $text }
case-expected-mapping = here must stand a mapping, not { $text }
case-expected-one-of = { $text } is none of { $choices }
case-expected-one-hand = name one player and his card, e.g. W: DJ
case-expected-clause = { $text } is not a clause of the Laws; write e.g. 27, 27B1(a)
case-expected-card = { $text } is not a card; write the suit, then the rank, e.g. SK or H10
case-expected-call = { $text } is not a call; write P, X, XX or a bid such as 1S or 3NT
case-expected-call-or-card = { $text } is neither a call nor a card
case-expected-card-or-suit = { $text } is neither a card nor a suit
case-expected-suit = { $text } is not a suit; write S, H, D or C
case-expected-denomination = { $text } is not a denomination; write S, H, D, C or NT
case-expected-seat = { $text } is not a player; write N, E, S or W
case-expected-side = { $text } is not a side; write NS or EW
case-expected-contract = { $text } is not a contract; write e.g. 4S S or 3NTX W
case-expected-vulnerability = { $text } is not a vulnerability; write none, ns, ew or both
case-expected-hands = these are not four hands ({ $reason }); write e.g. N:AKQ2.J5.T98.7643 … … …
case-expected-action = { $text } is nothing that a player does or says in a case ({ $reason })
case-expected-decision = { $text } cannot be decided of { $reason }; `duplicado regulations` shows what can
case-expected-range = { $text } is not a range; write a number, 5+ or 6-9
case-empty-folder = There are no cases in the folder { $folder }: no file whose name ends in .yaml.
