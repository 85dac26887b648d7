# Double dummy and par of the boards of a file.

dd-board = Board { $board }
dd-no-deals = There is no complete deal in { $file }.
dd-no-solver = Double dummy needs the extra "dds": pip install ".[dds]" in the folder of the program. It has no wheel for this Python or this computer yet, where that fails.
error-double-dummy-library = The double-dummy library { $value1 } cannot be used: { $value2 }. The environment variable { $value3 } names another; without it that of the extra "dds" is taken.
error-double-dummy-wrong = The double-dummy library { $value1 }, which the environment variable { $value2 } names, does not solve known deals as DDS 2.9 does.
dd-left-out = { $boards ->
    [one] One board has no complete deal and is left out.
   *[other] { $boards } boards have no complete deal and are left out.
}
dd-working = Solving
batch-failed = This could not be finished: { $reason }
batch-no-such-place = There is no place “{ $text }” to work: write here, processes:4, dask:4 or dask:tcp://HOST:PORT.
chances-making = Made in { $percent } of { $deals } sampled deals; { $mean } tricks on average.
chances-tricks = { "  " }{ $tricks }: { $percent }
chances-field = Against this field { $percent } of the matchpoints may be expected.
chances-bad-hands = “{ $text }” cannot be read as hands: write e.g. "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -", with a hyphen for a hand that is not known.
chances-bad-contract = “{ $text }” is not a contract with its declarer: write e.g. "4S N" or "3NTX W".
chances-bad-field = “{ $text }” is not a result with its number of tables: write e.g. --field "3NT S=5". At most { $most } tables are in one result.
chances-bad-vulnerable = “{ $text }” is not a vulnerability: write none, ns, ew or both.
dd-leads = { "  " }{ $contract }, declarer's tricks after each lead: { $cards }
dd-play-cost = { "  " }{ $contract }, the cards that cost something: { $cards }
dd-play-costs-nothing = { "  " }{ $contract }: no card that was played cost anything.
dd-no-play = { "  " }{ $contract }: card { $number } of the play may not be played, so it is analysed as far as the card before.
