"""The sections of a database and the plan of their rounds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duplicado.event.contest import ScoringMethod
from duplicado.formats.bws.model import BwsSection, PlannedSitting
from duplicado.formats.bws.tables import BwsRow, Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Report, Severity

SCORING_TYPES: Final = {
    1: ScoringMethod.MATCHPOINTS,
    2: ScoringMethod.BUTLER,
    3: ScoringMethod.CROSS_IMPS,
    4: ScoringMethod.IMPS,
}
_BOARDS: Final = re.compile(r"([0-9]{1,4})(?:\s*-\s*([0-9]{1,4}))?")
_MOST_BOARDS: Final = 1000
"""In a sitting; a wrong number would otherwise be taken for a very long round."""


class Sections:
    """The sections by their number in the database, and how the contest is scored."""

    def __init__(self, plans: dict[int, BwsSection], method: ScoringMethod) -> None:
        """Take the sections in the order of their numbers."""
        self.plans = plans
        self.method = method

    @property
    def is_individual(self) -> bool:
        """True where the contest is one of individuals."""
        return any(plan.is_individual for plan in self.plans.values())

    @property
    def players_of_a_contestant(self) -> int:
        """Number of players who play under one number at the same time."""
        if self.is_individual:
            return 1
        return 4 if self.method is ScoringMethod.IMPS else 2

    @property
    def boards_of_the_busiest(self) -> int | None:
        """Number of boards of a contestant who never sits out; `None` without a plan."""
        counts: Counter[tuple[int, str, int]] = Counter()
        for section, plan in self.plans.items():
            for each in plan.sittings:
                seats = (("NS", each.north_south), ("EW", each.east_west), ("S", each.south), ("W", each.west))
                if not each.north_south or not each.east_west:
                    continue
                for line, number in seats:
                    if number:
                        counts[section, line if plan.winners == 2 else "", number] += len(each.boards)
        # A team plays each board at two tables.
        return max(counts.values(), default=0) // (2 if self.method is ScoringMethod.IMPS else 1) or None

    def letter(self, section: int) -> str:
        """Return the letter by which contestants of a section are told apart; empty where there is only one."""
        if len(self.plans) < 2:
            return ""
        plan = self.plans.get(section)
        return plan.letter if plan else f"S{section}-"

    def has_two_winners(self, section: int) -> bool:
        """Tell whether the pairs of a section are ranked by lines."""
        plan = self.plans.get(section)
        return plan is not None and plan.winners == 2


def read_sections(tables: Tables, report: Report) -> Sections:
    """Read `Section` and `RoundData`. Rounds of a section that is not listed make a section of their own."""
    sittings: dict[int, list[PlannedSitting]] = {}
    for row in rows_of(tables, "RoundData"):
        try:
            sittings.setdefault(row.whole("Section"), []).append(_sitting(row, report))
        except UnreadableCell as error:
            say_unreadable(report, "RoundData", row, error)
    plans: dict[int, BwsSection] = {}
    methods: dict[int, ScoringMethod] = {}
    for row in rows_of(tables, "Section"):
        try:
            number, plan, winners = _section(row)
            scoring = row.whole("ScoringType")
        except UnreadableCell as error:
            say_unreadable(report, "Section", row, error)
            continue
        if scoring not in SCORING_TYPES:
            say(report, "bws-unknown-scoring", Severity.WARNING, section=plan.letter, text=scoring)
        methods[number] = SCORING_TYPES.get(scoring, ScoringMethod.MATCHPOINTS)
        planned = tuple(sorted(sittings.pop(number, [])))
        plans[number] = _with_winners(replace(plan, sittings=planned), winners, methods[number], report)
    for number, unlisted in sorted(sittings.items()):
        plan = BwsSection(chr(ord("A") + (number - 1) % 26), len({each.table for each in unlisted}), 0)
        plans[number] = _with_winners(replace(plan, sittings=tuple(sorted(unlisted))), 0, None, report)
    if len(set(methods.values())) > 1:
        say(report, "bws-several-scorings", Severity.WARNING)
    method = next(iter(methods.values()), ScoringMethod.MATCHPOINTS)
    return Sections(dict(sorted(plans.items())), method)


def _section(row: BwsRow) -> tuple[int, BwsSection, int]:
    number = row.whole("ID")
    letter = row.cell("Letter") or chr(ord("A") + (number - 1) % 26)
    plan = BwsSection(letter.upper(), row.whole("Tables"), 0, max(row.whole("MissingPair"), 0))
    return number, plan, row.whole("Winners")


def _sitting(row: BwsRow, report: Report) -> PlannedSitting:
    return PlannedSitting(
        round=row.whole("Round"),
        table=row.whole("Table"),
        north_south=row.whole("NSPair"),
        east_west=row.whole("EWPair"),
        boards=tuple(_boards(row, report)),
        south=row.whole("South"),
        west=row.whole("West"),
    )


def _boards(row: BwsRow, report: Report) -> Iterator[int]:
    """Read the boards of a sitting: those that are listed singly, else from the lowest to the highest."""
    listed = row.cell("CustomBoards")
    spans: list[tuple[int, int]] = []
    if listed:
        for part in filter(None, re.split(r"[,;\s]+", re.sub(r"\s*-\s*", "-", listed))):
            match = _BOARDS.fullmatch(part)
            if match is None:
                raise UnreadableCell("CustomBoards", listed)
            spans.append((int(match[1]), int(match[2] or match[1])))
    elif row.whole("LowBoard"):
        spans.append((row.whole("LowBoard"), row.whole("HighBoard") or row.whole("LowBoard")))
    boards = [board for low, high in spans for board in range(low, min(high, low + _MOST_BOARDS) + 1)]
    if len(boards) > _MOST_BOARDS:
        say(report, "bws-too-many-boards", row=row.number, count=len(boards))
        return
    yield from dict.fromkeys(board for board in boards if board > 0)


def _with_winners(plan: BwsSection, stated: int, method: ScoringMethod | None, report: Report) -> BwsSection:
    """Say how many winners a section has: what the database says, where it says it and the plan allows it.

    A number that sits on both lines in one round is two pairs, so each line has its winner. Where the database leaves
    it open, the lines are ranked apart when nobody ever changes from one to the other. Teams and individuals have one.
    """
    if method is ScoringMethod.IMPS or plan.is_individual:
        return replace(plan, winners=1)
    rounds: dict[int, tuple[set[int], set[int]]] = {}
    for each in plan.sittings:
        ours, theirs = rounds.setdefault(each.round, (set(), set()))
        ours.update({each.north_south} - {0})
        theirs.update({each.east_west} - {0})
    shared = any(ours & theirs for ours, theirs in rounds.values())
    north_south = set[int]().union(*(ours for ours, _ in rounds.values()))
    east_west = set[int]().union(*(theirs for _, theirs in rounds.values()))
    apart = len(rounds) > 1 and north_south.isdisjoint(east_west)
    if shared and stated == 1:
        say(report, "bws-two-winners-after-all", Severity.WARNING, section=plan.letter)
    two = shared or stated == 2 or (stated not in {1, 2} and apart)
    return replace(plan, winners=2 if two else 1)
