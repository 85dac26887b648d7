"""The rulings of an event, listed with what still waits for the Director."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import print_json
from duplicado.service.acts.ask import ask
from duplicado.service.acts.kinds import Tick

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile


@request("rulings", reports=True)
class ListRulings(EventRequest):
    """List the rulings with their numbers, and what still waits for the Director.

    That is: calls without a ruling, rulings for which he is to come back, appeals that were not decided, substitutes
    for players who may not play.
    """

    only_open: bool = ask(Tick(), default=False, option="open")

    def answer(self, event: EventFile, call: Call) -> None:
        messages = call.messages
        waiting = list(_open_matters(event, messages))
        given = [] if self.only_open else list(_rulings(event, messages))
        if call.as_json:
            print_json({"rulings": given, "open": waiting})
            return
        lines = [*given]
        if waiting:
            lines += [messages.text("office-open"), *(f"  {line}" for line in waiting)]
        click.echo("\n".join(lines or [messages.text("office-nothing")]))


def _numbers(event: EventFile) -> dict[str, int]:
    from duplicado.event.record.register import public_entries

    return {entry.id: number for number, entry in enumerate(public_entries(event.live.entries), 1)}


def _rulings(event: EventFile, messages: Messages) -> Iterator[str]:
    from duplicado.event.record.office_queries import is_replaced
    from duplicado.publish.sentences.facts import fact_text

    numbers, state = _numbers(event), event.live.state
    for id_, entry in sorted(state.rulings.items(), key=lambda item: numbers[item[0]]):
        over = f" {messages.text('office-replaced')}" if is_replaced(state, entry) else ""
        yield f"{numbers[id_]:>4}  {fact_text(entry.fact, state, messages)}{over}"


def _open_matters(event: EventFile, messages: Messages) -> Iterator[str]:
    from duplicado.event.record.office_queries import open_calls, substitutes_wanted, to_come_back_to
    from duplicado.publish.office_words import contestant_text, ruling_in_language, where_text
    from duplicado.publish.sentences.facts import fact_text

    numbers, state = _numbers(event), event.live.state
    for called in open_calls(state):
        yield messages.text(
            "office-open-call", number=numbers[called.id], text=fact_text(called.entry.fact, state, messages)
        )
    for given in to_come_back_to(state):
        given_ruling = ruling_in_language(given.fact, state, messages.language)
        where = where_text(given_ruling.where, messages)
        yield messages.text("office-open-return", number=numbers[given.id], where=where, what=given_ruling.come_back)
    for id_, lodged in state.appeals.items():
        if id_ not in state.appeals_decided:
            who = contestant_text(lodged.appellant, state, messages)
            yield messages.text("office-open-appeal", number=numbers[id_], who=who)
    for wanted in substitutes_wanted(state):
        who = contestant_text(wanted.contestant, state, messages)
        yield messages.text("office-open-substitute", who=who, player=wanted.player, round=wanted.from_round)
