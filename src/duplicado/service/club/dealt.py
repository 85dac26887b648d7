"""Boards that the club dealt so that it can be checked: the commitment before play, the seed afterwards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from duplicado.event.record import EventState
from duplicado.service.club.keys import Chance
from duplicado.service.live.sight import is_over
from duplicado.vocabulary import Layout

__all__ = ["DealtBoards", "dealt_boards", "dealt_text"]


@dataclass(frozen=True, slots=True)
class DealtBoards:
    """How the boards of an event were dealt. The seed tells every hand: it is kept with the club's secrets."""

    seed: str
    """Hexadecimal."""
    boards: tuple[int, ...]
    """In the order in which they were dealt."""

    @classmethod
    def drawn(cls, boards: tuple[int, ...], chance: Chance) -> DealtBoards:
        """Draw a seed for boards."""
        from duplicado.dealing import SEED_BYTES  # noqa: PLC0415 - most events are not dealt here

        return cls(chance(SEED_BYTES).hex(), boards)

    @property
    def commitment(self) -> str:
        """What is published before play."""
        from duplicado.dealing import commitment_of  # noqa: PLC0415 - as above

        return commitment_of(bytes.fromhex(self.seed), self.boards)

    def layouts(self) -> dict[int, Layout]:
        """Return the deals."""
        from duplicado.dealing import deal_from_seed  # noqa: PLC0415 - as above

        return {board.number: deal for board, deal in deal_from_seed(bytes.fromhex(self.seed), self.boards)}

    @property
    def listed(self) -> str:
        """The boards as `duplicado deal` is told them: `1-27`, `3, 8-10`."""
        runs: list[list[int]] = []
        for number in self.boards:
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)

    def seed_for(self, state: EventState, session: int) -> str:
        """Return the seed where everybody may know it: the session has ended; else nothing."""
        return self.seed if is_over(state, session) else ""


def dealt_text(dealt: Mapping[int, DealtBoards]) -> str:
    """Write as JSON how the boards of each session were dealt."""
    return json.dumps(
        {"sessions": {str(number): {"seed": each.seed, "boards": list(each.boards)} for number, each in dealt.items()}}
    )


def dealt_boards(text: str) -> dict[int, DealtBoards]:
    """Read what `dealt_text` wrote; what was written before there were several sessions is of the first."""
    data = cast("dict[str, Any]", json.loads(text))
    return {
        int(number): DealtBoards(str(each["seed"]), tuple(each["boards"]))
        for number, each in data.get("sessions", {1: data}).items()
    }
