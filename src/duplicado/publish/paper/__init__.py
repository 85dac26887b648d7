"""Documents on paper, as PDF: what a club pins to the wall, hands out and files.

Each function takes values of `event` and `movement` (an `Evening` holds a contest with its standings) and returns the
bytes of a file that is the same each time it is made.
"""
