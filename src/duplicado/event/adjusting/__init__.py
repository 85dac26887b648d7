"""Adjusted scores: from what the Director rules to what each side gets, what speaks against it, and why so much.

`adjust` gives the sides of a board what a `Ruling` says; `explain` shows how the figure in the standings came about.
`ruled` makes the ruling of a judgement from weighted candidates. Boards between two teams: `law.book.law_86.remedy`.
Fouled boards: `sorted_by_form`. Boards not played: `score_of_unplayed`. Penalties and what
becomes of an appeal's deposit: `penalties` and `appeals`.
"""

from duplicado import promised

__getattr__ = promised(__name__)
