"""Tag values that are taken over from the game before: `#` and `##`."""

from __future__ import annotations

from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.pbn.scanner import RawGame


def inherit(games: list[RawGame], found: list[Diagnostic]) -> None:
    """Fill in the inherited values of all games.

    `#` stands for the value of the previous game; `##text` gives the value `text` to this game and to every later one
    that does not give its own.
    """
    lasting: dict[str, str] = {}
    previous: dict[str, str] = {}
    for game in games:
        tags = game.tags
        for name, value in tags.items():
            if value[:1] != "#":
                continue
            if value[:2] == "##":
                tags[name] = lasting[name] = value[2:]
            elif value == "#":
                inherited = previous.get(name, lasting.get(name))
                if inherited is None:
                    found.append(Diagnostic(game.tag_lines[name], "pbn-nothing-to-inherit", (("tag", name),)))
                tags[name] = "?" if inherited is None else inherited
        for name, value in lasting.items():
            tags.setdefault(name, value)
        previous = tags
