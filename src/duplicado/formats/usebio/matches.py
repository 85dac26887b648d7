"""Matches between teams or between pairs: the contestants of their lines, which need not name them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.formats.diagnostics import Diagnostic, Report
from duplicado.formats.usebio.document import Element
from duplicado.formats.usebio.values import count_in, read_pair
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class UsebioMatch:
    """The two of a match. Pairs sit as they are named; a team sits both ways, which each line says by its direction."""

    first: ContestantId | None
    """The team named first; `None` in a match of pairs."""
    second: ContestantId | None
    pairs: Mapping[Side, ContestantId]
    round: int | None
    team_of_pair: Mapping[str, ContestantId]

    def contestant_of(self, line: Element, side: Side) -> ContestantId | None:
        """Return who sits on a side in a line of this match; `None` where the line has to say it itself."""
        if self.first is None or self.second is None:
            stated = line.value(f"{side.value}_PAIR_NUMBER")
            return None if stated else self.pairs.get(side)
        direction = line.value("DIRECTION").upper()[:1]
        if direction in {"N", "E"}:
            return self.first if side.value.startswith(direction) else self.second
        return self.team_of_pair.get(line.value(f"{side.value}_PAIR_NUMBER"))


def read_match(
    match: Element,
    section: str,
    winners: int,
    team_of_pair: Mapping[str, ContestantId],
    report: Report,
) -> UsebioMatch:
    """Read the head of a match; what it does not say, or says unreadably, is left to its lines."""

    def contestant(name: str, line: Side | None) -> ContestantId | None:
        text = match.value(name)
        try:
            return read_pair(text, line, section) if text else None
        except NotationError:
            report(Diagnostic(match.line_of(name), "usebio-unnumbered", (("text", text[:60]),)))
            return None

    pairs: dict[Side, ContestantId] = {}
    for side in Side:
        pair = contestant(f"{side.value}_PAIR_NUMBER", side if winners == 2 else None)
        if pair is not None:
            pairs[side] = pair
    number = count_in(match, "ROUND_NUMBER", report)
    return UsebioMatch(contestant("TEAM", None), contestant("OPPOSING_TEAM", None), pairs, number, team_of_pair)
