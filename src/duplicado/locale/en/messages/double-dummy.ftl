# Double dummy and par of the boards of a file.

dd-board = Board { $board }
dd-no-deals = There is no complete deal in { $file }.
dd-no-solver = Double dummy needs the extra "dds": pip install ".[dds]" in the folder of the program. It has no wheel for this Python or this computer yet, where that fails.
dd-left-out = { $boards ->
    [one] One board has no complete deal and is left out.
   *[other] { $boards } boards have no complete deal and are left out.
}
dd-working = Solving
batch-failed = This could not be finished: { $reason }
batch-no-such-place = There is no place “{ $text }” to work: write here, processes:4, dask:4 or dask:tcp://HOST:PORT.
