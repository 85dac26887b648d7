"""The pages of rankings among some of the contestants: what they are called, and where they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duplicado.event.record.selected_rankings import RankedSelection, Selection, SelectionKind
from duplicado.publish.pages.wording import Wording
from duplicado.publish.ruling_words import short_number

_LONGEST = 60


def selection_title(selection: Selection, wording: Wording) -> str:
    """Write which ranking it is."""
    match selection.kind:
        case SelectionKind.CATEGORY:
            return wording.text("rankings-category", name=selection.name)
        case SelectionKind.STRATUM:
            key = "rankings-stratum-below" if selection.is_with_lower else "rankings-stratum"
            return wording.text(key, name=selection.name)
        case SelectionKind.HANDICAP:
            part = selection.view.handicap
            if part is None or part == 1:
                return wording.text("rankings-handicap")
            return wording.text("rankings-handicap-part", part=short_number(100 * part, wording.messages) + " %")


def selection_addresses(selections: Sequence[RankedSelection]) -> Mapping[str, RankedSelection]:
    """Return the part of an address that names each ranking: `category-seniors`, `stratum-B`, `handicap`."""
    found: dict[str, RankedSelection] = {}
    for place, each in enumerate(selections, 1):
        chosen = each.selection
        name = chosen.name if chosen.name.isascii() and chosen.name.isalnum() else _as_numbers(chosen.name)
        address = f"{chosen.kind.value}-{name}" if name else chosen.kind.value
        # On some disks `A.html` is `a.html`.
        taken = {known.casefold() for known in found}
        if address.casefold() in taken or len(address) > _LONGEST:
            address = f"{chosen.kind.value}-no-{place}"
        found[address] = each
    return found


def _as_numbers(name: str) -> str:
    return "".join(sign if sign.isascii() and sign.isalnum() else f"x{ord(sign):x}" for sign in name)
