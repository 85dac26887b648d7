# What is said of contests read from files that hold several, and of single players in them.

contest-file-several = { $file } holds { $count } events ({ $events }): say with --event which one is meant.
contest-file-no-such-event = { $file } has no event { $number }: { $count ->
    [one] it holds one
   *[other] it holds { $count }
}.
file-empty = The file is empty ({ $bytes } bytes). Perhaps it was not copied to the end, or the program that wrote it was still at work.
