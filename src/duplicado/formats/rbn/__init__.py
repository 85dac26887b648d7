"""RBN, Richard's Bridge Notation: lines that begin with a letter, an empty line behind each board.

Written from descriptions of its versions 2 and 3 and untried: no file of another program was at hand.
"""

from duplicado import promised

__getattr__ = promised(__name__)
