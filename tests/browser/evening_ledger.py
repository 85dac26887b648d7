"""The results and rulings of an evening as they really were, kept apart from the server and scored by the command."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path
from typing import TypeAlias

from click.testing import CliRunner
from tests.browser.evening_office import Spot
from tests.browser.evening_screens import Ranking

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS


def duplicado(*words: object) -> str:
    """Type a command; return what it prints."""
    done = CliRunner().invoke(root_group(COMMANDS), [str(each) for each in words])
    assert done.exit_code in {0, 1}, f"{words}: {done.output}"
    return done.output


@dataclass
class Played:
    """A result, and who had it where the movement had others."""

    line: str
    north_south: str = ""
    east_west: str = ""


@dataclass
class Ledger:
    """The evening on paper: what somebody with a pencil would have written down."""

    pairs: int
    minutes: int
    movement: int
    names: list[tuple[str, str]]
    changes: list[tuple[int, str, str]] = field(default_factory=list[tuple[int, str, str]])
    """First round, change, and names of who comes late."""
    played: dict[Spot, Played] = field(default_factory=dict[Spot, Played])
    rulings: dict[Spot, dict[str, str]] = field(default_factory=dict[Spot, dict[str, str]])
    """The score that `both` get, or `ns` and `ew`."""
    cancelled: list[Spot] = field(default_factory=list[Spot])
    penalties: list[tuple[str, str, str, bool]] = field(default_factory=list[tuple[str, str, str, bool]])
    """Contestant, per cent of a top, Law, and whether the penalty is disciplinary."""

    def result(self, spot: Spot, line: str, north_south: str = "", east_west: str = "") -> None:
        self.played[spot] = Played(line, north_south, east_west)

    def scored(self, file: Path) -> str:
        """Enter everything anew at the command line, as for an evening on paper; return `event show --json`."""
        duplicado("event", "new", file, "--title", "On paper")
        for number, pair in enumerate(self.names[: self.pairs], 1):
            duplicado("event", "enter", file, number, *pair)
        way = ("--pairs", self.pairs, "--minutes", self.minutes, "--choice", self.movement)
        duplicado("event", "plan", file, *way)
        for first, change, names in self.changes:
            duplicado("event", "replan", file, first, change, *(("--names", names) if names else ()))
        plain = file.with_suffix(".txt")
        lines: list[str] = []
        for spot, each in self.played.items():
            if each.north_south:
                sat = ("--ns", each.north_south, "--ew", each.east_west)
                where = (spot.table, spot.board, each.line, "--round", spot.round)
                duplicado("event", "result", file, *where, *sat, "--yes")
            else:
                lines.append(f"r{spot.round} {spot.table} {spot.board} {each.line}")
        plain.write_text("\n".join(lines), encoding="utf-8")
        duplicado("event", "results", file, plain, "--yes")
        for spot in self.cancelled:
            duplicado("event", "board", file, spot.table, spot.board, "cancelled", "--round", spot.round)
        for spot, gets in self.rulings.items():
            told = [part for side, what in gets.items() for part in (f"--{side}", what)]
            at = (spot.table, spot.board, "--round", spot.round)
            duplicado("event", "rule", file, *at, *told, "--reason", "as on paper", "--yes")
        for who, amount, law, disciplinary in self.penalties:
            kind = ("--disciplinary",) if disciplinary else ()
            what = (who, amount, "%", "--session", 1, "--under", law, "--reason", "as on paper")
            duplicado("event", "penalty", file, *what, *kind)
        return shown(file)


def shown(file: Path) -> str:
    """Return what `duplicado event show --json` says of a record."""
    return duplicado("event", "show", file, "--json")


Figures: TypeAlias = Mapping[str, tuple[str, Fraction]]
"""A ranking exactly: place and percentage by contestant."""


def figures(told: str) -> Figures:
    """Read what `event show --json` says."""
    (ranking,) = json.loads(told)["rankings"]
    return {each["contestant"]: (each["place"], Fraction(each["percentage"])) for each in ranking["ranks"]}


def as_shown(exact: Figures, like: Ranking, names: Sequence[tuple[str, str]]) -> Ranking:
    """Write a ranking as a page does: by names, with as many decimals as the page has."""
    digits = len(next(iter(like.values()))[1].partition(".")[2])
    return {
        " – ".join(names[int(who) - 1]): (place.strip("="), _written(share, digits))
        for who, (place, share) in exact.items()
    }


def _written(share: Fraction, digits: int) -> str:
    exact = Decimal(share.numerator) / Decimal(share.denominator)
    return str(exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))
