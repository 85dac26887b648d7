"""Actions of players at the table, lawful or not: one frozen value for every row of the casebook's table.

Each action prints its canonical text, which `parse_action` reads back: the two are exact inverses. Who acted, and what
another player did at the same moment, is said beside the action, not in it. Nothing here judges: a claim by dummy, or
of more tricks than are left, can be written down, as it can happen.

>>> from duplicado.table.actions import parse_action
>>> str(parse_action("H3 & H10"))
'H3 & HT'
"""

from duplicado import promised

__getattr__ = promised(__name__)
