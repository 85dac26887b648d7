"""Rates at which devices, tables and addresses may ask for something to be done. Owner: the club."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    at_once: int
    a_second: float


BY_DEVICE: Final = Rate(120, 4.0)
"""A phone that was without a line sends all that it has saved: an evening is a hundred results at most."""
BY_TABLE: Final = Rate(400, 12.0)
AT_LOGIN: Final = Rate(600, 10.0)
"""For one address: a room of telephones has one, and each asks a few times until it is in."""
NEW_TABLES: Final = Rate(30, 0.1)
"""Electronic tables that one address opens: a class that sits down together, and then one each ten seconds. At each
the robots think, and whoever opened hundreds would have the server do nothing else."""
NEW_VISITORS: Final = Rate(20, 1 / 60)
"""Visitors who come to partner desks from one address: a household, and nobody who fills the desk by himself."""
REFUSED: Final = Rate(60, 1 / 60)
"""Refusals of one device or address that are written down: nobody fills the audit by asking in vain."""
SAME_REFUSAL: Final = Rate(1, 1 / 600)
_MOST: Final = 20_000


class Rates:
    """Rates of recent requests, in memory: who asks less often than his rate is never kept waiting."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Take a clock that never goes back, in seconds."""
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, rate: Rate) -> bool:
        """Tell whether something may be asked for under a name now, and count it."""
        now = self._clock()
        left, since = self._left.pop(name, (float(rate.at_once), now))
        left = min(float(rate.at_once), left + (now - since) * rate.a_second)
        may = left >= 1
        self._left[name] = (left - 1 if may else left, now)
        if len(self._left) > _MOST:
            self._left.popitem(last=False)
        return may
