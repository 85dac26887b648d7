"""The rulings of an event, listed with what still waits for the Director."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import read_option
from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import print_json
from duplicado.event.facts.office_values import Where
from duplicado.service.acts.ask import ask
from duplicado.service.acts.kinds import Tick
from duplicado.service.acts.place_kinds import BoardAtTable, SomeWhere

if TYPE_CHECKING:
    from duplicado.event.facts.results import Place
    from duplicado.event.record.state import EventState
    from duplicado.law.book.law_79_time import Requested, Timing
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
    from duplicado.event.record.waiting_appeals import waiting_appeals
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
    for appeal in waiting_appeals(state):
        who = contestant_text(appeal.lodged.appellant, state, messages)
        told = "office-open-appeal-anew" if appeal.is_ruled_anew else "office-open-appeal"
        yield messages.text(told, number=numbers[appeal.id], who=who)
    for wanted in substitutes_wanted(state):
        who = contestant_text(wanted.contestant, state, messages)
        yield messages.text("office-open-substitute", who=who, player=wanted.player, round=wanted.from_round)


@request("times", positional=("table", "board"), examples=("thursday.event", "thursday.event 3 5"), reports=True)
class TellTimes(EventRequest):
    """Say what can still be asked and put right now, until when, and under which Law.

    Of a session also which tables took longer than their round had (90B2), by the clock of `duplicado event timed`.
    With TABLE and BOARD also what depends on the round: a revoke, a claim, a concession, the number of tricks. The
    periods begin when the score is published (79C1, 92B); how long they are the regulations say.
    """

    where: Where = ask(SomeWhere())
    called_on_next_board: bool = ask(Tick(), default=False)
    approved: bool = ask(Tick(), default=False)

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.request_timing import timings

        now, messages, where = datetime.now(UTC), call.messages, self.where
        if (where.table is None) != (where.board is None):
            raise click.UsageError(messages.text("cli-both-or-neither", first="TABLE", second="BOARD"))
        state = event.live.state
        place = None
        if where.table is not None and where.board is not None:
            place = read_option(BoardAtTable(), "place", SomeWhere().said("where", where), event, messages)
        session = where.session
        called, approved = self.called_on_next_board, self.approved
        found = list(timings(state, now, session, place, called_on_next_board=called, approved=approved))
        if call.as_json:
            print_json([_row(what, timed) for what, timed in found])
            return
        click.echo("\n".join(_lines(state, session, place, found, messages)))


def _lines(
    state: EventState,
    session: int,
    place: Place | None,
    found: list[tuple[Requested, Timing]],
    messages: Messages,
) -> Iterator[str]:
    from duplicado.event.record.clock import slow_tables
    from duplicado.event.record.request_timing import times_at
    from duplicado.publish.office_texts import requested_text, timing_text
    from duplicado.publish.office_words import sentence, slow_table_text, where_text

    if place is None:
        yield sentence(where_text(Where(session), messages))
    else:
        over = times_at(state, place).round_over
        where = where_text(Where.at(place), messages)
        yield messages.text("office-times-round-over" if over else "office-times-round-on", where=where)
    for what, timed in found:
        told = timing_text(messages, timed, messages.moment)
        yield f"  {requested_text(messages, what)}: {told}"
    if place is None:
        yield from (slow_table_text(each, state, messages) for each in slow_tables(state, session))


def _row(what: Requested, timed: Timing) -> dict[str, Any]:
    return {
        "what": what.value,
        "standing": timed.standing.value,
        "law": timed.clause,
        "until": timed.until.isoformat() if timed.until else None,
        "still": timed.still or None,
    }
