"""The boards of an event at the console: whose hands are known, dealt here, or brought in from a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from litestar import Response
from litestar.datastructures import FormMultiDict
from litestar.status_codes import HTTP_200_OK

from duplicado.publish.diagnostic_sentences import remarks_lines
from duplicado.publish.replan_words import ranges
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import FieldReading, ask, questions, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import WholeNumber, Words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.chance_gathering import ChanceRefused
from duplicado.service.club.dealing import brought_in, deal_wanting, session_boards
from duplicado.service.club.dealt_boards import DealtBoards, boards_wanting, planned_boards
from duplicado.service.live.commands import Unavailable
from duplicado.service.live.roles import Capability
from duplicado.store.port import StoreError
from duplicado.web.club.authentication import checked_form, needs, text_fields
from duplicado.web.club.board_upload import hands_sent
from duplicado.web.club.chance_api import gather
from duplicado.web.club.event_answers import GatheringStep
from duplicado.web.club.made import PageNotMade, why_not_taken
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.club.pages import new_id
from duplicado.web.club.shown_first import submit_shown

_HIGHEST: Final = 999


@dataclass(frozen=True, slots=True)
class _Done:
    """Outcome of a form."""

    lines: Sequence[str]
    status: int = 200

    @property
    def is_done(self) -> bool:
        return self.status == HTTP_200_OK


@questions
class BoardsAsked:
    """Boards that are to be dealt for a session, or taken from a file."""

    session: int = ask(WholeNumber(most=_HIGHEST))
    how: str = ask(Words(), default="")
    first: int | None = ask(WholeNumber(most=_HIGHEST), default=None)
    """The number that the first board of the file has here."""


def boards_page(office: Office) -> Response[Any]:
    """Show what is known of the boards of each session, and how more may become known."""
    done = None
    if "undealt" in office.request.query_params and any(
        boards_wanting(office.state, each) for each in office.state.sessions
    ):
        # The round or session is there: only its boards are not.
        done = _Done([office.messages.text("boards-undealt")], 409)
    return _page(office, done)


async def change_boards(office: Office) -> Response[Any]:
    """Deal the boards of a session that are missing, or take the hands of a file."""
    needs(office.asked, Scope.ACT, granted=office.may(Capability.DEALS))
    form = await checked_form(office.request, office.asked)
    said = text_fields(form)
    filled = office.reading(said)
    try:
        wanted = read(BoardsAsked, filled.said, filled.asked)
        if wanted.how == "dealt":
            done = _Done(*await _dealt(office, wanted.session))
        elif wanted.how in {"gather", "close", "give-up"}:
            done = await _gathered(office, wanted)
        else:
            done = await _brought(office, form, filled, wanted)
    except FormError as error:
        done = _Done([office.complaint(error)], 422)
    except PageNotMade as error:
        done = _Done(error.lines, error.status)
    sent = NOTHING_TRIED if done.is_done else Attempt(f"boards-{filled.text('session')}", said)
    return _page(office, done, sent)


async def _dealt(office: Office, session: int) -> tuple[list[str], int]:
    messages = office.messages
    try:
        outcome = await deal_wanting(office.house, office.event, office.desk, session, by=office.viewer)
    except StoreError as error:
        outcome = Unavailable(str(error))
    if isinstance(outcome, Unavailable):
        return [messages.text("boards-undealt")], 503
    if outcome is None:
        return [messages.text("boards-none-wanting")], 409
    if isinstance(outcome, DealtBoards):
        return [messages.text("boards-were-dealt", boards=ranges(outcome.boards), commitment=outcome.commitment)], 200
    return [messages.text("boards-not-dealt", why=why_not_taken(outcome, messages))], 409


async def _gathered(office: Office, asks: BoardsAsked) -> _Done:
    messages = office.messages
    try:
        told = await gather(office.house, office.event, office.desk, asks.session, asks.how, by=office.viewer)
    except ChanceRefused as error:
        return _Done([messages.text(f"chance-refused-{error.why}")], 409)
    except StoreError:
        return _Done([messages.text("boards-undealt")], 503)
    commitment = told.commitment if isinstance(told, GatheringStep) else ""
    return _Done([messages.text(f"chance-now-{told.outcome}", commitment=commitment)])


async def _brought(office: Office, form: FormMultiDict, filled: FieldReading, asks: BoardsAsked) -> _Done:
    messages = office.messages
    wanted = planned_boards(office.state, asks.session)
    if not wanted:
        return _Done([messages.text("boards-nothing-planned")], 409)
    name, found = await hands_sent(form, messages, wanted=wanted, first=asks.first)
    fact, left = brought_in(office.state, asks.session, found.layouts)
    unchanged = [messages.text("boards-played", boards=ranges(left))] if left else []
    if fact is None:
        return _Done(unchanged, 409)
    await submit_shown(office, filled, [fact])
    taken = messages.text("boards-taken", file=name[:60], boards=ranges(fact.layouts))
    return _Done([taken, *unchanged, *remarks_lines(found, messages)])


def _page(office: Office, done: _Done | None, sent: Attempt = NOTHING_TRIED) -> Response[str]:
    attempt = sent if done is None else replace(sent, status=done.status)
    state = office.state
    return office.page(
        "boards.html",
        office.messages.text("boards-page"),
        Page.BOARDS,
        attempt,
        sessions=[
            (each, [(lot, ranges(lot.others(state, each.session))) for lot in each.lots])
            for each in reversed(session_boards(office.house, office.event, state))
        ],
        ranges=ranges,
        result=done,
        opened=attempt.act,
        may_deal=office.may(Capability.DEALS),
        plays=bool(office.viewer.plays),
        command=new_id(),
    )
