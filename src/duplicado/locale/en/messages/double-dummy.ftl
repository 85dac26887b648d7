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
