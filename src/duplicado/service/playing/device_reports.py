"""Reports of players' devices on actions: for the recorder's file alone, no viewer is shown them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from duplicado.vocabulary.enumeration import Enumeration


class InputKind(Enumeration):
    """Means by which an action was made; the value is its name in records."""

    UNTOLD = ""
    MOUSE = "mouse"
    TOUCH = "touch"
    PEN = "pen"
    KEYBOARD = "keyboard"


class DeviceSort(Enumeration):
    """Sort of a device, by its screen and pointer and nothing else of it; the value is its name in records."""

    UNTOLD = ""
    TELEPHONE = "telephone"
    TABLET = "tablet"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class DeviceReport:
    """Report of a device; a device may tell whatever it likes, so that nothing rests on it."""

    thought: int | None = None
    """Milliseconds from when the player could see that it was his turn until he acted."""
    input: InputKind = InputKind.UNTOLD
    round_trip: int | None = None
    """Milliseconds from sending the action before this one to the answer: what the network takes, and the table."""
    focus_losses: int = 0
    """Times at which he turned to something else than the page, since he could see that it was his turn."""
    unfocused: int = 0
    """Milliseconds that this lasted."""
    taken_back: int = 0
    """Presses that he took back before they counted, since his action before: another call or card was chosen, a claim
    was begun and given up."""
    edits: int = 0
    """Times at which he changed or deleted what he was typing for others to read, since his action before. What stood
    there is told to nobody."""
    device: DeviceSort = DeviceSort.UNTOLD

    def as_data(self) -> dict[str, Any]:
        """Return what is told as plain values; nothing of what is not."""
        told = {each.name: getattr(self, each.name) for each in fields(self)}
        told |= {name: told[name].value for name in _NAMED}
        return {name: value for name, value in told.items() if value not in {"", None} and (value or name == "thought")}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> DeviceReport:
        """Read what `as_data` returned, among other things.

        Raises:
            ValueError: it is something else.
        """
        numbers = {each.name: told[each.name] for each in fields(cls) if each.name in told and each.name not in _NAMED}
        if not all(isinstance(value, int) for value in numbers.values()):
            raise ValueError("a report of a device has whole numbers")
        return cls(**numbers, input=InputKind(told.get("input", "")), device=DeviceSort(told.get("device", "")))


_NAMED: Final = ("input", "device")
"""Parts of a report that are names; the others are whole numbers."""


NOTHING_TOLD: Final = DeviceReport()
