"""The Director's office in words: what is due, whether something is in time, who hears an appeal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from duplicado.law.book.law_79_time import Requested, TimeStanding, Timing
from duplicado.law.book.law_82 import BoardDisposition
from duplicado.law.book.law_84_facts import RulingStep
from duplicado.law.book.law_93 import Body, CommitteePower, FurtherRoute, Route, committee_may
from duplicado.law.regulations import options
from duplicado.publish.condition_words import option_text
from duplicado.publish.messages import Messages, Value, slug


def _with_law(messages: Messages, sentence: str, *clauses: str) -> str:
    return (
        f"{sentence} {messages.text('rulings-law', clauses=', '.join(dict.fromkeys(clauses)))}" if clauses else sentence
    )


def timing_text(messages: Messages, timing: Timing, written: Callable[[datetime], str]) -> str:
    """Say whether something is in time, until when it was, and what may still be looked at, with the Law.

    Args:
        messages: of the language.
        timing: what the Law says.
        written: writes a moment for people, in their time zone.
    """
    values: dict[str, Value] = {} if timing.until is None else {"until": written(timing.until)}
    if timing.standing is TimeStanding.IN_TIME and timing.clause == "79C2":
        name = "office-timing-approved"
    elif timing.standing is TimeStanding.NEEDS_APPROVAL:
        name = "office-timing-needs-approval"
    else:
        name = f"office-timing-{slug(timing.standing.value)}{'-until' if values else ''}"
    told = _with_law(messages, messages.text(name, **values), timing.clause)
    if not timing.still:
        return told
    return f"{told} {messages.text('office-timing-still', law=timing.still)}"


def requested_text(messages: Messages, requested: Requested) -> str:
    """Name what is asked for or comes up: `Attention to a revoke`."""
    return messages.text(f"office-requested-{slug(requested.value)}")


def route_text(messages: Messages, route: Route | FurtherRoute) -> str:
    """Say who hears a point of an appeal, before whom that may be brought, and what a committee may do about it."""
    if isinstance(route, FurtherRoute):
        return _with_law(messages, _further(messages, route), route.clause)
    point, body = (
        messages.text(f"office-{kind}-{slug(what)}")
        for kind, what in (("point", route.point.value), ("body", route.by.value))
    )
    if route.then is not None:
        then = messages.text(f"office-body-{slug(route.then.value)}")
        return _with_law(messages, messages.text("office-route-then", point=point, body=body, then=then), route.clause)
    sentence = _with_law(messages, messages.text("office-route", point=point, body=body), route.clause)
    power = committee_may(route.point)
    if route.by is Body.DIRECTOR_IN_CHARGE or power is CommitteePower.DECIDE:
        return sentence
    return f"{sentence} {_with_law(messages, messages.text('office-power-recommend'), '93B3')}"


def _further(messages: Messages, route: FurtherRoute) -> str:
    body = option_text(options.APPEAL_FURTHER_LEVELS, route.by, messages)
    if route.then is None:
        return messages.text("office-route-further", body=body)
    then = option_text(options.APPEAL_FURTHER_LEVELS, route.then, messages)
    return messages.text("office-route-further-then", body=body, then=then)


def report_text(messages: Messages, due: Sequence[str]) -> str:
    """Say what the Director reports when the results are final (`law_81.report_due`); nothing where nothing is due."""
    incidents = "yes" if "incidents" in due else "no"
    return _with_law(messages, messages.text("office-report-due", incidents=incidents), "81C8") if due else ""


def way_text(messages: Messages, step: RulingStep) -> str:
    """Say how the Director goes on when he knows the facts, or cannot know them."""
    return _with_law(messages, messages.text(f"office-way-{slug(step.way.value)}"), *step.clauses)


def board_text(messages: Messages, board: BoardDisposition) -> str:
    """Say what the Director ordered about the play of a board."""
    return _with_law(messages, messages.text(f"office-ordered-{board.ordered.value}"), *board.clauses)
