"""Places of an event of pairs that has not begun: whether there are any, and under which number a pair is entered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.event.record.state import EventState
from duplicado.service.club.former_events import is_unplayed
from duplicado.table.contest_kind import ContestKind

_IN_A_PAIR: Final = 2


def takes_pairs(state: EventState, now: datetime) -> bool:
    """Tell whether pairs can still be entered: nothing was played, the day is not over, a number has room."""
    today = f"{now.astimezone():%Y-%m-%d}"
    if state.conditions.kind is not ContestKind.PAIRS or not is_unplayed(state) or "" < state.date < today:
        return False
    return not state.plans or bool(_with_room(state))


def entered_as(state: EventState, player: Player) -> ContestantId | None:
    """Return under which number somebody is entered with a partner; `None`: he is not, or stands there alone."""
    found = (who for who in _present(state) if len(_named(state, who)) >= _IN_A_PAIR)
    return next((who for who in found if _plays(player, _named(state, who))), None)


def number_for(state: EventState, pair: Sequence[Player]) -> ContestantId | None:
    """Return the number under which two are entered: that where one stands alone, else the first that is free.

    `None`: no number is free, or each of the two stands alone under a number of his own.
    """
    room = _with_room(state)
    alone = [who for who in room if any(_plays(each, _named(state, who)) for each in pair)]
    free = [who for who in room if not _named(state, who)]
    if not state.plans:
        free.append(ContestantId(max((who.number for who in state.everybody), default=0) + 1))
    return next(iter(alone or free), None) if len(alone) < _IN_A_PAIR else None


def _present(state: EventState) -> list[ContestantId]:
    return [who for who in sorted(state.everybody, key=lambda each: each.order) if who not in state.withdrawn]


def _with_room(state: EventState) -> list[ContestantId]:
    """Return the numbers under which fewer than two are named, and no robots play."""
    return [
        who
        for who in _present(state)
        if len(_named(state, who)) < _IN_A_PAIR and not state.entered(who).robot and not state.entered(who).name
    ]


def _named(state: EventState, who: ContestantId) -> list[Player]:
    return [each for each in state.entered(who).players if each.name.strip()]


def _plays(player: Player, players: list[Player]) -> bool:
    return any(player.may_be(each) for each in players)
