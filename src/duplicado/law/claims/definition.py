"""The definition of normal play in a contested claim, rule by rule; its words and reasons are those of each language.

`duplicado claim --explain` prints it, `normal` and `readings` execute it, and the enumerator of the tests is written
from it.
"""

from __future__ import annotations

from duplicado.vocabulary.enumeration import Enumeration


class NormalPlay(Enumeration):
    """A rule; the value is the name of its messages and the clauses on which it rests."""

    KNOWS = ("knows", ("70A",))
    OVERLOOKS = ("overlooks", ("70C2", "70D1"))
    REMEMBERS = ("remembers", ("70D1",))
    WORSE_OF_BOTH = ("worse", ("70A", "70C2"))
    STATED = ("stated", ("68C", "70D1"))
    DRAWS_TRUMPS = ("draws", ("70C",))
    RUNS_WINNERS = ("runs", ("70D1",))
    FROM_THE_TOP = ("top", ("70E2",))
    WINS_WHAT_IS_SURE = ("wins", ("70D1",))
    GUESSES = ("guesses", ("70E1",))
    MARKED_FINESSE = ("marked", ("70E1",))
    DISCARDS = ("discards", ("70D1",))
    PARTNER = ("partner", ("70D2",))
    OPPONENTS = ("opponents", ("70D1",))

    def __init__(self, message: str, clauses: tuple[str, ...]) -> None:
        """Name the rule."""
        self.message = message
        self.clauses = clauses
