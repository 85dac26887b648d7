"""RBN, Richard's Bridge Notation: lines that begin with a letter, an empty line behind each board.

Written from descriptions of its versions 2 and 3 and untried: no file of another program was at hand.
"""

from duplicado.formats.rbn.contest import contest_of_rbn
from duplicado.formats.rbn.making import rbn_of_contest, rbn_of_records
from duplicado.formats.rbn.model import RbnBoard, RbnFile
from duplicado.formats.rbn.reader import read_rbn
from duplicado.formats.rbn.writer import write_rbn

__all__ = [
    "RbnBoard",
    "RbnFile",
    "contest_of_rbn",
    "rbn_of_contest",
    "rbn_of_records",
    "read_rbn",
    "write_rbn",
]
