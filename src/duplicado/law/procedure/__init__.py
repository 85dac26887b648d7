"""The ordinary procedure of auction and play, put together from the clauses that govern it.

These functions exist once: the table uses them for every action; a record without irregularities is checked by them
alone.
"""

from duplicado import promised

__getattr__ = promised(__name__)
