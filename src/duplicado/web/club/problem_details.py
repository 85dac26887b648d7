"""Responses to commands for programs: status, code, sentence."""

from __future__ import annotations

from typing import Any, Final, assert_never

from litestar import Response
from msgspec import Struct

from duplicado.event.record.refusals import Refused
from duplicado.publish.event_words import asked_text, refused_text
from duplicado.publish.messages import Messages
from duplicado.service.live.commands import Accepted, Outcome, Questioned, Refusal, Unavailable

_FORBIDDEN: Final = frozenset(
    {"not-allowed", "other-table", "for-the-director", "other-side", "not-played-yet", "not-finished-everywhere"}
)


class Taken(Struct, frozen=True, tag_field="outcome", tag="accepted"):
    """A command was recorded, and is on the disk."""

    entries: list[str]
    position: str


class DoubtQuestion(Struct, frozen=True, tag_field="outcome", tag="questioned"):
    """Something looks like a slip: show the questions, and send the command again with `confirmed` if it is right."""

    codes: list[str]
    questions: list[str]


class ProblemDetail(Struct, frozen=True, tag_field="outcome", tag="refused"):
    """It was not done: a code for programs, a sentence for people in their language, the Law where one applies."""

    code: str
    sentence: str
    law: str | None = None
    position: str = ""


Problem = DoubtQuestion | ProblemDetail
"""Answer of a command that was not done."""


def answer(outcome: Outcome, messages: Messages) -> Response[Any]:
    """Answer a command: 200 recorded, 428 asked back, 403 and 409 refused, 503 not written down now."""
    match outcome:
        case Accepted(entries, position):
            return Response(Taken(list(entries), position), status_code=200)
        case Questioned(doubts):
            asked = DoubtQuestion([each.kind.value for each in doubts], [asked_text(each, messages) for each in doubts])
            return Response(asked, status_code=428)
        case Refusal(refused, position):
            return refusal(refused, messages, position)
        case Unavailable():
            return problem(503, "unavailable", messages.text("service-unavailable"))
        case _:
            assert_never(outcome)


def refusal(refused: Refused, messages: Messages, position: str = "") -> Response[Any]:
    """Answer what is refused."""
    status = 403 if refused.code in _FORBIDDEN else 409
    clause = str(refused.clause) if refused.clause else None
    return Response(ProblemDetail(refused.code, refused_text(refused, messages), clause, position), status_code=status)


def problem(status: int, code: str, sentence: str) -> Response[Any]:
    """Answer that something is not done."""
    return Response(ProblemDetail(code, sentence), status_code=status)
