"""Separation of the games of a file by contest."""

from __future__ import annotations

from dataclasses import replace

from duplicado.formats.pbn.model import PbnFile, PbnGame


def is_of_several(file: PbnFile) -> bool:
    """Tell whether a file has the results of several contests."""
    return len(apart(file)) > 1


def apart(file: PbnFile) -> tuple[PbnFile, ...]:
    """Divide a file by the contests that its games say they are of, where a board has tables of several.

    Most files have each board once: they are one contest, whatever changes in their tags.
    """
    tables: dict[int, set[tuple[str, ...]]] = {}
    groups: dict[tuple[str, ...], list[PbnGame]] = {}
    for game in file.games:
        if game.record is not None and "ScoreTable" in game.sections:
            where = _of_what(game)
            groups.setdefault(where, [])
            tables.setdefault(game.record.board.number, set()).add(where)
    if all(len(each) == 1 for each in tables.values()):
        return (file,)
    at = next(iter(groups))
    for game in file.games:
        at = _of_what(game) if _of_what(game) in groups else at
        groups[at].append(game)
    return tuple(replace(file, games=tuple(games)) for games in groups.values())


def _of_what(game: PbnGame) -> tuple[str, ...]:
    return tuple(game.tag(name) for name in ("Event", "Date", "Stage"))


def said_of(file: PbnFile) -> str:
    """Return what the games of one contest call it: the event and its stage."""
    # Hands that stand before the first table may be called otherwise, or nothing.
    scored = (game for game in file.games if game.record is not None and "ScoreTable" in game.sections)
    event, _, stage = _of_what(next(scored, file.games[0]))
    return " ".join(filter(None, (event, stage)))
