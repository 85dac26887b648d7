"""Boards dealt again from what was published of them, and whether that is what was committed to before play."""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from duplicado.cli.options import UnreadableInput, bytes_in
from duplicado.dealing.committed import (
    commitment_of_event,
    deal_from_chance,
    deal_from_seed,
    faults_of_chance,
    keeps_commitment,
)
from duplicado.publish.messages import Messages
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal


@dataclass(frozen=True, slots=True)
class DealtAgain:
    """Boards as they follow from what was published."""

    boards: tuple[tuple[Board, Deal], ...]
    is_committed: bool
    """True where seed and boards are those that were committed to."""
    faults: tuple[str, ...] = ()
    """Faults with the chance of devices, in words."""
    devices: int = 0
    """Number of devices that gave chance."""

    @property
    def is_right(self) -> bool:
        """True where everything is as it was published."""
        return self.is_committed and not self.faults


def dealt_again(
    commitment: str, seed: str, numbers: Sequence[int], chance: Path | None, messages: Messages
) -> DealtAgain:
    """Deal again.

    Args:
        commitment: what was published before play.
        seed: what was published afterwards, in hexadecimal.
        numbers: the boards.
        chance: the file of the chance of devices, where they gave some.
        messages: of the language.

    Raises:
        click.UsageError: the seed is none.
        UnreadableInput: the file cannot be read.
    """
    try:
        drawn = bytes.fromhex(seed)
        if chance is None:
            return DealtAgain(deal_from_seed(drawn, numbers), keeps_commitment(commitment, drawn, numbers))
        event, session, closed, hashes, values = _read(chance, messages)
        dealt = deal_from_chance(drawn, closed, values, numbers)
        own = commitment_of_event(drawn, event, session, numbers)
    except (ValueError, DuplicadoError):
        raise click.UsageError(messages.text("deal-bad-seed", seed=seed[:70])) from None
    said = commitment.strip().lower()
    faults = faults_of_chance(said, closed, hashes, values)
    return DealtAgain(
        dealt,
        hmac.compare_digest(said.encode(errors="replace"), own.encode()),
        tuple(messages.text(f"chance-wrong-{each}", file=str(chance)) for each in faults),
        len(values),
    )


def _read(path: Path, messages: Messages) -> tuple[str, int, str, list[str], list[bytes]]:
    """Read the file that the page on the dealing has."""
    source = bytes_in(path)
    try:
        told = json.loads(source)
        parts = [(str(each["hash"]), bytes.fromhex(each["value"])) for each in told["chance"]]
        found = str(told["event"]), int(told["session"]), str(told["closed"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UnreadableInput(messages.text("chance-file-unreadable", file=str(path))) from None
    return (*found, [hashed for hashed, _ in parts], [value for _, value in parts])
