"""Assignment of the home side in a match: to the contestant that has had it less often."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import Past
from duplicado.event.pairing.rounds import PairedMatch


def with_homes(pairs: Sequence[tuple[ContestantId, ContestantId]], past: Past) -> tuple[PairedMatch, ...]:
    """Make matches of those who were paired, in the same order.

    At home is who has been at home less often; then who was so longest ago; then the first of the two.
    """
    times: dict[ContestantId, int] = {}
    last: dict[ContestantId, int] = {}
    for meeting in past.meetings:
        times[meeting.home] = times.get(meeting.home, 0) + 1
        last[meeting.home] = max(last.get(meeting.home, 0), meeting.round)

    def use(contestant: ContestantId) -> tuple[int, int]:
        return times.get(contestant, 0), last.get(contestant, 0)

    return tuple(PairedMatch(one, other) if use(one) <= use(other) else PairedMatch(other, one) for one, other in pairs)
