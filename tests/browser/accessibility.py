"""The checker of accessibility, axe: what it finds wrong on a page that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE: Final = frozenset({"serious", "critical"})
"""The impacts of axe that bar somebody's way."""
_VIOLATIONS: Final = {"resultTypes": ["violations"], "selectors": False, "preload": False}
"""Options of axe by which a page takes a third of the time: nothing is described but what is wrong."""
_AXE: Final = Axe()


def faults(page: Page, *, grave_only: bool = False, rules: Mapping[str, object] | None = None) -> list[str]:
    """Return what axe finds wrong on a page: the rule, and the first element that breaks it.

    `rules` are options of axe by rule, beside its own.
    """
    options = {**_VIOLATIONS, "rules": rules or {}}
    answer: Any = _AXE.run(page, options=options)  # pyright: ignore[reportUnknownMemberType]  # it has no types
    found: list[dict[str, Any]] = answer.response["violations"]
    return [f"{e['id']} {e['nodes'][0]['html'][:120]}" for e in found if not grave_only or e["impact"] in GRAVE]
