"""Pages by which an event continues: the next round of a paired event, and another session."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from duplicado.event.conditions import ComparedAcross, RoundsPaired, SessionsCount
from duplicado.event.facts.entry import AnyFact
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.exchange import CannotExchange, Exchanges
from duplicado.event.record.round_pairing import ExchangeBarred, NextRound
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.section_plan import plans_made
from duplicado.movement.model import MovementError
from duplicado.publish.offer_words import sections_words
from duplicado.publish.office_words import contestant_text
from duplicado.publish.pairing_words import (
    RoundLine,
    barred_lines,
    cannot_text,
    not_ready_text,
    round_heading,
    round_lines,
    round_remarks,
)
from duplicado.publish.replan_words import ranges
from duplicado.service.acts.ask import leaves_of, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.next_rounds import NewSession, SessionWanted, fingerprint, new_session, session_facts
from duplicado.service.acts.pairing import PairNextRound, sessions_of
from duplicado.service.acts.place_kinds import ContestantCouples
from duplicado.service.club.event_terms import BOARDS
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.hands import Layout
from duplicado.web.addresses import event_path
from duplicado.web.club.board_upload import deal_after, deal_is_wanted, hands_sent, is_not_dealt
from duplicado.web.club.made import PageNotMade
from duplicado.web.club.office_request import Office
from duplicado.web.club.pages import new_id
from duplicado.web.club.shown_first import FirstVisit, ShownFirst, submit_shown

_REMEDIES: Final = [each.value for each in Remedy]


def _may(office: Office) -> bool:
    return office.may(Capability.MOVEMENT)


def _source(visit: FirstVisit, session: int) -> str:
    """Return where the hands of boards come from unless something else is said."""
    office = visit.office
    return "dealt" if deal_is_wanted(visit.office.house, office.event, office.state, session, "") else "none"


# ---- the next round

_OF_ROUND: Final = frozenset(leaf.name for leaf in leaves_of(PairNextRound) if not leaf.is_hidden)
_OF_EXCHANGE: Final = frozenset(leaf.name for leaf in ContestantCouples().leaves("exchange"))


def _is_paired(visit: FirstVisit) -> bool:
    return visit.office.state.conditions.pairing is not RoundsPaired.NONE


def _asked_round(visit: FirstVisit) -> PairNextRound:
    return read(PairNextRound, visit.filled.said, visit.filled.asked)


async def _paired(visit: FirstVisit) -> NextRound:
    try:
        asked = _asked_round(visit)
    except FormError as error:
        raise PageNotMade(visit.office.complaint(error)) from None
    return await _paired_as(asked, visit)


async def _paired_as(asked: PairNextRound, visit: FirstVisit) -> NextRound:
    office = visit.office
    try:
        return await asyncio.to_thread(asked.paired, visit.filled.asked)
    except RoundNotReady as error:
        raise PageNotMade(not_ready_text(error, office.messages, "wizard-pair", state=office.state)) from None
    except CannotExchange as error:
        kept = replace(asked, exchange=asked.exchange[:-1])
        why = cannot_text(error, office.state, office.messages)
        raise _RoundNotMade(why, kept=kept.exchange, shown=await _paired_as(kept, visit)) from None
    except ExchangeBarred as error:
        bars = barred_lines(error, office.state, office.messages)
        raise _RoundNotMade(*bars, ways=(error.remedies,), kept=asked.exchange, shown=error.found) from None
    except ImpossibleRound as error:
        raise _RoundNotMade(office.messages.text("pairing-impossible", round=error.number), ways=error.ways) from None


class _RoundNotMade(PageNotMade):
    """Refusal of a round that cannot be paired, or not with an exchange by hand: what would make it possible."""

    def __init__(
        self,
        *why: str,
        ways: tuple[tuple[Remedy, ...], ...] = (),
        kept: Exchanges = (),
        shown: NextRound | None = None,
    ) -> None:
        """Say why.

        Args:
            why: in sentences.
            ways: what may be allowed: the permissions of each suffice together.
            kept: the exchanges that the page goes on with.
            shown: the round as it is shown with them.
        """
        super().__init__(*why)
        self.ways = ways
        self.kept = kept
        self.shown = shown


def _mark_of_round(found: NextRound) -> str:
    return fingerprint([found.planned])


async def _take_round(visit: FirstVisit, found: NextRound) -> str:
    office, hands, session = visit.office, _asked_round(visit).hands(), found.planned.session
    await submit_shown(office, visit.filled, [found.planned])
    dealt = await deal_after(visit.office.house, office.event, office.desk, office.viewer, session, hands)
    # What was dealt is told, or what is still to be brought in.
    boards = dealt is not None or hands == "file"
    to = event_path(office.event, "office", "boards") if boards else office.path()
    return f"{to}?undealt={session}" if is_not_dealt(dealt) else f"{to}?done=1"


@dataclass(frozen=True, slots=True)
class _RoundShown:
    """A round as its page shows it."""

    heading: str
    lines: tuple[RoundLine, ...]
    remarks: tuple[str, ...]


async def _values_of_round(visit: FirstVisit, found: NextRound | None, why: PageNotMade | None) -> Mapping[str, object]:
    """Say who would meet whom, who is exchanged by hand, and what can be said otherwise."""
    office, filled = visit.office, visit.filled
    state, messages = office.state, office.messages
    usual, last = sessions_of(state)
    kept, shown = found.planned.exchanged if found is not None else (), found
    if isinstance(why, _RoundNotMade):
        kept, shown = why.kept, why.shown
    carried = {name: value for name, value in filled.said.items() if name in _OF_ROUND - _OF_EXCHANGE}
    return {
        "round": shown
        and _RoundShown(
            round_heading(shown, messages),
            tuple(round_lines(shown, state, messages)),
            tuple(filter(None, round_remarks(shown, state, messages))),
        ),
        "called": partial(contestant_text, state=state, messages=messages),
        "exchanges": kept,
        "told": _told_exchanges,
        "ranges": ranges,
        "ways": why.ways if isinstance(why, _RoundNotMade) else (),
        "picked": filled.text("exchange-one"),
        "may_exchange": state.conditions.pairing is not RoundsPaired.KNOCK_OUT,
        "usual": filled.text("session") or usual,
        "last": last,
        "remedies": _REMEDIES,
        "sources": BOARDS if office.may(Capability.DEALS) else (),
        "source": filled.text("hands") or (_source(visit, found.planned.session) if found else ""),
        "carried": {**carried, "exchange": _told_exchanges(kept)},
        # Never that of the form that was sent: if that is recorded, this is another round.
        "command": new_id(),
    }


def _told_exchanges(exchanges: Exchanges) -> str:
    """Write exchanges as a form carries them."""
    return ", ".join(f"{one}/{other}" for one, other in exchanges)


NEXT_ROUND: Final = ShownFirst(
    "pair",
    "wizard-pair",
    _may,
    _paired,
    _values_of_round,
    _take_round,
    asks=_is_paired,
    mark=_mark_of_round,
    changed="wizard-pair-changed",
)

# ---- one session more


def _minutes_told(visit: FirstVisit) -> bool:
    return bool(visit.filled.text("minutes"))


def _asked_session(visit: FirstVisit) -> SessionWanted:
    return read(SessionWanted, visit.filled.said, visit.filled.asked)


async def _session(visit: FirstVisit) -> NewSession:
    office, filled = visit.office, visit.filled
    try:
        return await asyncio.to_thread(new_session, _asked_session(visit), office.state)
    except FormError as error:
        raise PageNotMade(office.complaint(error), status=422) from None
    except MovementError as error:
        why = office.messages.text("wizard-no-way", minutes=filled.text("minutes"), why=str(error))
        raise PageNotMade(why, status=422) from None


async def _add_session(visit: FirstVisit, found: NewSession) -> str:
    office, filled, event = visit.office, visit.filled, visit.office.event
    try:
        wanted = _asked_session(visit)
        facts = session_facts(wanted, office.state, found, {})
        if wanted.boards == "file":
            facts = session_facts(wanted, office.state, found, await _layouts(visit, facts))
    except FormError as error:
        raise PageNotMade(office.complaint(error), status=422) from None
    await submit_shown(office, filled, facts)
    if wanted.boards != "file":
        dealt = await deal_after(visit.office.house, event, office.desk, office.viewer, found.number, wanted.boards)
        if is_not_dealt(dealt):
            return f"{event_path(event, 'office', 'boards')}?undealt=1"
    return f"{event_path(event, 'office', 'access')}?session=1"


async def _layouts(visit: FirstVisit, facts: Sequence[AnyFact]) -> Mapping[int, Layout]:
    """Return the hands of the boards that a session plays, from the file that was sent."""
    wanted = {board for plan in plans_made(facts) for board in plan.by_board}
    _, read = await hands_sent(visit.form, visit.office.messages, wanted=wanted)
    return read.layouts


async def _values_of_session(
    visit: FirstVisit, found: NewSession | None, _why: PageNotMade | None
) -> Mapping[str, object]:
    """Ask how long the new session lasts, then how it is played."""
    office, filled = visit.office, visit.filled
    conditions, (_, last) = office.state.conditions, sessions_of(office.state)
    together, electronic = conditions.compared is ComparedAcross.FIELD, bool(conditions.electronic)
    return {
        "number": last + 1,
        "ways": [
            sections_words(each.offers, found.sections, office.messages, together=together, electronic=electronic)
            for each in found.ways
        ]
        if found
        else [],
        "electronic": electronic,
        "sources": BOARDS if office.may(Capability.DEALS) else BOARDS[:1],
        "source": filled.text("boards") or _source(visit, last + 1),
        "counts": [each.value for each in SessionsCount],
        "count": filled.text("count") or conditions.sessions.value,
        "in_matches": conditions.in_matches,
        "command": filled.text("id") or new_id(),
    }


SESSION_MORE: Final = ShownFirst(
    "session", "wizard-session-more", _may, _session, _values_of_session, _add_session, asks=_minutes_told
)
