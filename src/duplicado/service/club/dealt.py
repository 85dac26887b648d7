"""Boards that the club dealt so that it can be checked: the commitment before play, the seed afterwards."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import cast

from duplicado.dealing import SEED_BYTES, commitment_of, deal_from_seed
from duplicado.event.record import EventState
from duplicado.service.club.keys import Chance
from duplicado.service.live.sight import is_over
from duplicado.vocabulary import Layout

__all__ = ["DealtBoards"]


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
        return cls(chance(SEED_BYTES).hex(), boards)

    @property
    def commitment(self) -> str:
        """What is published before play."""
        return commitment_of(bytes.fromhex(self.seed), self.boards)

    def layouts(self) -> dict[int, Layout]:
        """Return the deals."""
        return {board.number: deal for board, deal in deal_from_seed(bytes.fromhex(self.seed), self.boards)}

    def seed_for(self, state: EventState) -> str:
        """Return the seed where everybody may know it: every session has ended; else nothing."""
        over = bool(state.sessions) and all(is_over(state, number) for number in state.sessions)
        return self.seed if over else ""

    def text(self) -> str:
        """Write as JSON."""
        return json.dumps({"seed": self.seed, "boards": list(self.boards)})

    @staticmethod
    def read(text: str) -> DealtBoards:
        """Read what `text` wrote."""
        data = cast("dict[str, object]", json.loads(text))
        return DealtBoards(str(data["seed"]), tuple(cast("list[int]", data["boards"])))
