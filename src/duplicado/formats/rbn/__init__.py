"""RBN, Richard's Bridge Notation: lines that begin with a letter, an empty line behind each board.

Written from descriptions of its versions 2 and 3 and untried: no file of another program was at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.rbn.reader import read_rbn
    from duplicado.formats.rbn.writer import write_rbn
else:
    __getattr__ = lazy_names(__name__)

__all__ = ["read_rbn", "write_rbn"]
