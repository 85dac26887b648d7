"""Report for a recorder on electronic tables: figures and acts to look at, packed with the actions they rest on."""

from __future__ import annotations

import io
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.opening_leads import LeadAccuracy, LeadJudge, LeadJudged
from duplicado.publish.messages import Messages
from duplicado.publish.report_text import text_table
from duplicado.service.playing.action_times import ActionTime, action_times, times_file
from duplicado.service.playing.played_boards import played_boards
from duplicado.service.playing.recorder_figures import (
    AWAY_MS,
    LONG_MS,
    MEDIANS,
    PlayerFigures,
    Unusual,
    UnusualAct,
    figures_of,
    leads_of,
    unusual_acts,
)
from duplicado.store.port import StoredEntry

_MADE: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the same bytes each time."""
_COUNTS: Final = (
    "boards",
    "calls",
    "cards",
    "questions",
    "taken-back",
    "left",
    "left-for",
    "median",
    "most",
    "devices",
)
_LEADS: Final = ("leads", "best", "share", "interval", "by-chance")
_ACT: Final = ("table", "board", "number", "seat", "action", "why")


def recorder_archive(tables: Mapping[str, Sequence[StoredEntry]], key: bytes, messages: Messages) -> bytes:
    """Pack the report with the file of actions, in which players and tables have the same names.

    Double dummy takes some hundredths of a second for each contract of a board; without the library the report has no
    leads.

    Args:
        tables: the stream of each by its name.
        key: see `action_times`.
        messages: the reader's language.

    Raises:
        UnreadableStep: something stored cannot be read.
    """
    files = {"recorder.csv": times_file(tables, key), "recorder-report.txt": report_text(tables, key, messages)}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in files.items():
            folder.writestr(zipfile.ZipInfo(name, _MADE), text.encode(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def report_text(tables: Mapping[str, Sequence[StoredEntry]], key: bytes, messages: Messages) -> str:
    """Write the report; see `recorder_archive`."""
    judge = _judge()
    times, leads = list[ActionTime](), defaultdict[str, list[LeadJudged]](list)
    for name, stored in tables.items():
        of_table = tuple(action_times(name, stored, key))
        times += of_table
        if judge is not None:
            for player, lead in leads_of(of_table, played_boards(stored, messages.language), judge):
                leads[player].append(lead)
    figures = tuple(figures_of(times, leads))
    return "\n".join(_lines(figures, times, messages, has_leads=judge is not None)) + "\n"


def _judge() -> LeadJudge | None:
    try:
        return LeadJudge(DdsSolver())
    except SolverUnavailable:
        return None


def _lines(
    figures: Sequence[PlayerFigures], times: Sequence[ActionTime], messages: Messages, *, has_leads: bool
) -> Iterator[str]:
    yield messages.text("recorder-title")
    yield messages.text("recorder-no-verdict")
    counted = [[each.player, *_counts(each, messages)] for each in figures]
    yield from _part("counts", _COUNTS, counted, messages)
    if has_leads:
        judged = [[each.player, *_leads(each.leads)] for each in figures if each.leads.leads]
        yield from _part("leads", _LEADS, judged, messages)
    else:
        yield from ("", messages.text("recorder-no-solver"))
    acts = [
        [
            each.act.player,
            each.act.table,
            *map(str, (each.act.board, each.act.number, each.act.seat, each.act.action)),
            messages.text(f"recorder-why-{each.why.value}", amount=_amount(each, messages)),
        ]
        for each in unusual_acts(times)
    ]
    yield from _part("acts", _ACT, acts, messages)


def _part(part: str, heads: Sequence[str], rows: Sequence[Sequence[str]], messages: Messages) -> Iterator[str]:
    """Go through the lines of a part: its heading, what it says, and its rows, each of a player."""
    limits = {"seconds": AWAY_MS // 1000, "long": LONG_MS // 1000, "times": MEDIANS} if part == "acts" else {}
    yield from ("", messages.text(f"recorder-{part}"), messages.text(f"recorder-{part}-text", **limits), "")
    if not rows:
        yield messages.text("recorder-none")
        return
    names = [messages.text(f"recorder-column-{each}") for each in ("player", *heads)]
    left = 1 if part != "acts" else len(names)
    yield from text_table(names, rows, frozenset(range(left, len(names))))


def _counts(of: PlayerFigures, messages: Messages) -> Iterator[str]:
    yield from map(str, (of.boards, of.calls, of.cards, of.questions, of.taken_back, of.focus_losses))
    yield _seconds(of.unfocused_ms, messages)
    thinking = () if of.thinking is None else (of.thinking.median_ms, of.thinking.most_ms)
    yield from (_seconds(each, messages) for each in thinking) if thinking else ("", "")
    yield ", ".join(messages.text(f"recorder-device-{each}") for each in of.devices)


def _leads(of: LeadAccuracy) -> Iterator[str]:
    low, high = of.interval
    yield from (str(of.leads), str(of.best), _percent(of.best / of.leads), f"{_percent(low)}–{_percent(high)}")
    yield _percent(float(of.by_chance) / of.leads)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def _amount(each: UnusualAct, messages: Messages) -> str:
    return str(each.amount) if each.why is Unusual.TAKEN_BACK else _seconds(each.amount, messages)


def _seconds(milliseconds: int, messages: Messages) -> str:
    return messages.number(f"{milliseconds / 1000:.1f}")
