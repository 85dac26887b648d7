"""One contest in many clubs, each with its own file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.request import Call, FileRequest, request
from duplicado.cli.options import Found, print_json, unreadable_for
from duplicado.service.acts.ask import ask
from duplicado.service.acts.file_kinds import FileNames
from duplicado.service.acts.kinds import WholeNumber

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duplicado.event.contest import ContestantId
    from duplicado.event.standing import Standings
    from duplicado.publish.messages import Messages


@request("clubs", positional=("files",), has_file=False, reports=True)
class RankClubs(FileRequest):
    """Rank the events of several clubs together: every score is compared with all that were made on the board.

    Each club has its own file, whose name stands before the section and number of its contestants. Exit code 0: all
    files were read; 1: some could not be, which are named; 2: none could be, or they do not go together.
    """

    files: tuple[Path, ...] = ask(FileNames(), option="file")
    session: int = ask(WholeNumber(), default=1)
    first: int = ask(WholeNumber(), default=50)

    def answer(self, call: Call) -> None:
        from duplicado.publish.messages import error_text
        from duplicado.service.simultaneous import read_clubs, simultaneous
        from duplicado.vocabulary.errors import DuplicadoError

        messages = call.messages
        # More processes are worth their beginning only where there is much to read.
        processes = min(os.cpu_count() or 1, 1 + len(self.files) // 16)
        records = list(read_clubs(self.files, session=self.session, processes=processes))
        unread = [record for record in records if record.contest is None]
        for record in unread:
            reason = error_text(record.error, messages) if record.error is not None else ""
            click.echo(f"{record.path}: {reason}", err=True)
        with unreadable_for(messages, DuplicadoError):
            result = simultaneous(records)
        contests = (record.contest for record in records if record.contest is not None)
        names = {who.id: " – ".join(who.names) for contest in contests for who in contest.contestants}
        if call.as_json:
            print_json(_json(result, names))
        else:
            click.echo("\n".join(_lines(result, names, self.first, messages)))
        if unread:
            raise Found


def _lines(result: Standings, names: Mapping[ContestantId, str], first: int, messages: Messages) -> list[str]:
    from dataclasses import replace

    from duplicado.publish.pages.wording import Wording
    from duplicado.publish.report_text import text_table

    rules = result.rules
    heads = [messages.text(f"score-{name}") for name in ("place", "club", "contestant", "names", "boards")]
    heads += [messages.text(f"score-unit-{result.method.value}"), "%"]
    lines: list[str] = []
    for ranking in result.rankings:
        if ranking.line is not None:
            lines += ["", Wording(messages).side_name(ranking.line)]
        rows = [
            [
                each.place_text,
                each.contestant.section,
                str(replace(each.contestant, section="")),
                names.get(each.contestant, ""),
                str(each.card.boards),
                messages.number(rules.total_text(each.total)),
                "" if each.percentage is None else messages.number(rules.percentage_text(each.percentage)),
            ]
            for each in ranking.standings[:first]
        ]
        lines += text_table(heads, rows, frozenset({0, 4, 5, 6}))
        if len(ranking.standings) > first:
            lines.append(f"  … {len(ranking.standings) - first}")
    return lines


def _json(result: Standings, names: Mapping[ContestantId, str]) -> list[list[dict[str, object]]]:
    return [
        [
            {
                "place": each.place_text,
                "contestant": str(each.contestant),
                "club": each.contestant.section,
                "number": each.contestant.number,
                "names": names.get(each.contestant, ""),
                "boards": each.card.boards,
                "total": str(each.total),
                "percentage": None if each.percentage is None else str(each.percentage),
            }
            for each in ranking.standings
        ]
        for ranking in result.rankings
    ]
