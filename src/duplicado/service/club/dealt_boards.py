"""Boards that the club dealt so that it can be checked: the commitment before play, the seed afterwards.

The boards of a session may be dealt in several lots: those of rounds that are planned later have a seed of their own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias, cast

from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.club.keys import Chance
from duplicado.service.live.board_completion import finished_everywhere
from duplicado.vocabulary.hands import Layout

CHANCE_FILE: Final = "chance.json"
"""Name of the file with the chance of the devices."""


@dataclass(frozen=True, slots=True)
class ChancePart:
    """Chance of one device, see `duplicado.dealing.committed`; all in hexadecimal."""

    label: str
    """Of which table or contestant the device is."""
    hash: str
    value: str = ""
    """Empty until the list is closed and the device shows it."""


@dataclass(frozen=True, slots=True)
class DealtBoards:
    """Boards of an event that were dealt together. The seed tells every hand: it is kept with the club's secrets."""

    seed: str
    """Hexadecimal."""
    boards: tuple[int, ...]
    """In the order in which they were dealt."""
    event: str = ""
    """Its name then; it and the session are told where devices gave their chance."""
    session: int = 0
    closed: str = ""
    """Digest that closed the list of chances; empty where the boards follow from the seed alone."""
    chance: tuple[ChancePart, ...] = ()
    given_up: int = 0
    """Number of earlier lists that were closed for these boards, and given up."""

    @classmethod
    def drawn(cls, boards: tuple[int, ...], chance: Chance) -> DealtBoards:
        """Draw a seed for boards."""
        from duplicado.dealing.committed import SEED_BYTES  # noqa: PLC0415 - most events are not dealt here

        return cls(chance(SEED_BYTES).hex(), boards)

    @property
    def commitment(self) -> str:
        """Commitment that is published before play."""
        from duplicado.dealing.committed import commitment_of, commitment_of_event  # noqa: PLC0415 - as above

        seed = bytes.fromhex(self.seed)
        if self.event:
            return commitment_of_event(seed, self.event, self.session, self.boards)
        return commitment_of(seed, self.boards)

    def layouts(self) -> dict[int, Layout]:
        """Return the deals."""
        from duplicado.dealing.committed import deal_from_chance, deal_from_seed  # noqa: PLC0415 - as above

        seed, values = bytes.fromhex(self.seed), [bytes.fromhex(each.value) for each in self.chance]
        dealt = (
            deal_from_chance(seed, self.closed, values, self.boards) if values else deal_from_seed(seed, self.boards)
        )
        return {board.number: deal for board, deal in dealt}

    @property
    def listed(self) -> str:
        """The boards as `duplicado deal` is told them: `1-27`, `3,8-10`."""
        runs: list[list[int]] = []
        for number in self.boards:
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)

    def others(self, state: EventState, session: int) -> tuple[int, ...]:
        """Return the boards of which the record has other hands than these by now, or none."""
        layouts = state.session(session).layouts
        return tuple(number for number, deal in self.layouts().items() if layouts.get((None, number)) != deal)

    def seed_for(self, state: EventState, session: int) -> str:
        """Return the seed where everybody may know it: the session has ended and nobody is still to play a board of it.

        A board that was put off is waited for, in whatever session its deal is played.
        """
        if not is_over(state, session):
            return ""
        sections = (*state.session(session).plans,) or ("",)
        done = all(finished_everywhere(state, session, each, board) for board in self.boards for each in sections)
        return self.seed if done else ""


DealtSessions: TypeAlias = Mapping[int, tuple[DealtBoards, ...]]
"""By session, in the order in which they were dealt."""


def planned_boards(state: EventState, session: int) -> tuple[int, ...]:
    """Return the numbers of the boards that a session plays by its movement, in all its sections."""
    return tuple(sorted({board for plan in state.session(session).plans.values() for board in plan.by_board}))


def boards_wanting(state: EventState, session: int) -> tuple[int, ...]:
    """Return the boards of a session whose hands nobody knows yet and that nobody has played: these may be dealt.

    What was played without its hands being known was shuffled at a table; hands dealt afterwards would be others.
    """
    there = state.session(session)
    unknown = {
        board
        for section, plan in there.plans.items()
        for board in plan.by_board
        if there.layout_of(section, board) is None
    }
    touched = (place.board for place, cell in there.cells if cell.stated or cell.rulings)
    return tuple(sorted(unknown.difference(touched)))


def dealt_text(dealt: DealtSessions) -> str:
    """Write as JSON how the boards of each session were dealt."""
    return json.dumps(
        {
            "sessions": {
                str(number): [{key: value for key, value in asdict(each).items() if value} for each in lots]
                for number, lots in dealt.items()
            }
        }
    )


def dealt_boards(text: str) -> dict[int, tuple[DealtBoards, ...]]:
    """Read what `dealt_text` wrote, and what it wrote when a session had one lot, and before there were sessions."""
    data = cast("dict[str, Any]", json.loads(text))
    return {
        int(number): tuple(dealt_lot(each) for each in _lots(told))
        for number, told in data.get("sessions", {1: data}).items()
    }


def chance_text(lot: DealtBoards) -> str:
    """Write as JSON what `duplicado deal --verify` needs besides seed and boards, where devices gave their chance."""
    told = {"event": lot.event, "session": lot.session, "closed": lot.closed, "given_up": lot.given_up}
    return json.dumps({**told, "chance": [asdict(each) for each in lot.chance]}, indent=1)


def dealt_lot(told: Mapping[str, Any]) -> DealtBoards:
    """Read one lot out of JSON."""
    chance = tuple(ChancePart(**each) for each in told.get("chance", ()))
    values: dict[str, Any] = {**told, "boards": tuple(told["boards"]), "chance": chance}
    return DealtBoards(**values)


def _lots(told: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - what stands in JSON
    return cast("list[dict[str, Any]]", told if isinstance(told, list) else [told])
