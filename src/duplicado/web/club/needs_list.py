"""List of what a director has to see to on the Tables page, beside the calls: each line leads to where it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import groupby
from typing import Final
from urllib.parse import quote

from duplicado.event.conditions import ContestForm, RoundsPaired
from duplicado.event.facts.results import Place
from duplicado.event.record.ending import is_over
from duplicado.event.record.knockout_rounds import knockout_bracket
from duplicado.event.record.knockout_ties import tied_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.office_queries import to_come_back_to
from duplicado.event.record.overturned_matches import overturned_matches
from duplicado.event.record.register import public_entries
from duplicado.event.record.state import EventState, StatedResult
from duplicado.event.record.waiting_appeals import waiting_appeals
from duplicado.publish.knockout_words import overturned_text, way_on_text
from duplicado.publish.office_words import contestant_text, ruling_in_language, sentence, where_text
from duplicado.publish.replan_words import ranges
from duplicado.service.acts.act import Page
from duplicado.service.live.office_view import OfficeSection, OfficeSession, OutstandingTold, PlaceTold, is_done
from duplicado.service.live.roles import Capability, TableKey
from duplicado.service.live.visibility import round_of, table_of
from duplicado.service.office.result_sheets import place_at
from duplicado.web.addresses import event_path
from duplicado.web.club.new_table_pins import tables_without_pin
from duplicado.web.club.office_request import Office

_TIME_TO_AGREE: Final = timedelta(minutes=3)
"""Time that the other side has to read a result, before the Director is told that it has not agreed."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something for the Director to see to."""

    path: str
    what: str
    where: str = ""
    """The table, before it."""
    about: str = ""
    """Facts known of it."""
    act: str = ""
    """The one thing that is done about it; empty where there are several."""
    alarming: bool = False
    agrees: int = 0
    """Number in the log of a result that counts without the other side's agreement: nothing is missing there."""


def needs_of(office: Office, session: OfficeSession, away: Callable[[TableKey], int | None]) -> list[Need]:
    """Return what there is to see to in a session, what cannot wait first.

    Args:
        office: the Director.
        session: as `office_view` tells it.
        away: returns for how many minutes nothing has been heard of a table's devices, where that is to be told.
    """
    wanting = session["wanting"]
    if wanting is None:
        return []
    number = session["session"]
    return [
        *_boards(office, number, wanting["disagreeing"], "console-two-results", act="drawer-decide"),
        *_overturned(office, number),
        *_tied(office, number),
        *_slow(office, number, session["sections"], away),
        *_not_agreed(office, number, wanting["agreement"]),
        *(_rulings(office) if wanting["come_back"] else ()),
        *_unawarded(office, number),
        *_appeals(office, wanting["appeals"]),
        *(() if wanting["results"] else _next_round(office, number)),
        *_unnamed(office),
        *_pins(office, number),
    ]


def outstanding_of(office: Office, session: OfficeSession) -> Iterator[Need]:
    """Go through the tables that have boards to play which they should have played, or play later: a line to each."""
    text, number = office.messages.text, session["session"]

    def where(told: OutstandingTold) -> tuple[str, int, int, bool]:
        return told["section"], told["table"], told["round"], told["postponed"]

    for at, told in groupby(sorted(session["outstanding"], key=where), key=where):
        section, table, round_, postponed = at
        boards = sorted(each["board"] for each in told)
        first = office.place_path(Place(number, section, round_, table, boards[0]))
        why = text("console-tag-postponed" if postponed else "console-outstanding")
        several = office.path(Page.RESULTS, session=number, section=section, round=round_)
        yield Need(
            first if len(boards) == 1 else several,
            text("needs-boards", boards=office.messages.listed(map(str, boards)), count=len(boards)),
            _table(office, section, table),
            " · ".join((why, text("console-round", round=round_))),
        )


def results_missing(state: EventState, session: int) -> int:
    """Count the results that a session lacks by now: of rounds that are over at their table, or of all when it is over.

    Args:
        state: what the record says.
        session: the session.
    """
    over = is_over(state, session)
    finished = state.session(session).finished
    rounds = {
        (section, table): round_of(state, TableKey(session, section, table))
        for section, plan in state.session(session).plans.items()
        for table in plan.tables
    }

    def by_now(place: Place) -> bool:
        at = (place.section, place.table)
        return over or place.round < rounds[at] or (*at, place.round) in finished

    dues = (due for plan in state.session(session).plans.values() for due in plan.due.values())
    return sum(not is_done(state, due) and by_now(due.place) for due in dues)


def _place(session: int, told: PlaceTold) -> Place:
    return Place(session, told["section"], told["round"], told["table"], told["board"])


def _table(office: Office, section: str, table: int) -> str:
    return office.messages.text("console-call-at", table=f"{section}{table}")


def _stated(office: Office, place: Place) -> str:
    """Write what is stated of a board at a table, by each side."""
    line = place_at(office.state, office.viewer, place)
    if not line.is_readable:
        return ""
    return " · ".join(_by_a_side(office, each) for each in line.stated)


def _by_a_side(office: Office, stated: StatedResult) -> str:
    side, text = stated.result.side, office.written(stated.result.line)
    return f"{office.messages.text(f'console-side-{side.value.lower()}')} {text}" if side else text


def _boards(office: Office, session: int, places: Sequence[PlaceTold], message: str, act: str = "") -> Iterator[Need]:
    """Go through boards at tables; a message says what is the matter, another what is done about it."""
    for place in (_place(session, each) for each in places):
        yield Need(
            office.place_path(place),
            office.messages.text(message, board=place.board),
            _table(office, place.section, place.table),
            _stated(office, place),
            office.messages.text(act) if act else "",
            alarming=bool(act),
        )


def _not_agreed(office: Office, session: int, places: Sequence[PlaceTold]) -> Iterator[Need]:
    """Go through results to which a side has not agreed, once it has had time to: its round is over, or a while is."""
    finished = office.state.session(session).finished
    numbers = {each.id: number for number, each in enumerate(public_entries(office.desk.record.order), 1)}
    for told in places:
        place = _place(session, told)
        stated = office.state.cell(place).standing
        is_past = (
            is_over(office.state, session)
            or (place.section, place.table, place.round) in finished
            or place.round < round_of(office.state, table_of(place))
        )
        if is_past or all(office.now - each.at >= _TIME_TO_AGREE for each in stated):
            round_text = office.messages.text("console-round", round=place.round)
            number = numbers[stated[0].id]
            for need in _boards(office, session, [told], "console-not-agreed"):
                yield replace(need, about=" · ".join(filter(None, (round_text, need.about))), agrees=number)


def _slow(
    office: Office, session: int, sections: Sequence[OfficeSection], away: Callable[[TableKey], int | None]
) -> Iterator[Need]:
    text = office.messages.text
    for section in sections:
        for table in section["tables"]:
            key = TableKey(session, section["section"], table["table"])
            gone = away(key)
            if not (table["slow"] or table["late"] or gone):
                continue
            said = [text("console-late", minutes=table["late"])] if table["late"] else []
            said += [text("console-phone-off", minutes=gone)] if gone else []
            nothing = not table["done"] and table["due"]
            yield Need(
                office.path(table=f"{key.section}{key.table}") + "#drawer",
                text("console-nothing-entered") if nothing else text("console-slow") if table["slow"] else said.pop(0),
                _table(office, key.section, key.table),
                " · ".join(said),
            )


def _rulings(office: Office) -> Iterator[Need]:
    text = office.messages.text
    numbers = {each.id: number for number, each in enumerate(office.desk.record.order, 1)}
    for each in to_come_back_to(office.state):
        path = f"{event_path(office.event, 'office', 'rulings', numbers[each.id])}#come-back"
        given = ruling_in_language(each.fact, office.state, office.messages.language)
        about = f"{sentence(where_text(given.where, office.messages))}: {given.come_back}"
        yield Need(path, text("console-come-back-to"), about=about, act=text("desk-answer"))


def _unawarded(office: Office, session: int) -> Iterator[Need]:
    """Tell of boards that were not played and for which sides were given no score (12C2)."""
    text = office.messages.text
    boards = office.state.session(session).boards.values()
    unawarded = [place for cells in boards for place, cell in cells.items() if cell.awaits_award]
    for place in sorted(unawarded, key=lambda place: (place.section, place.board, place)):
        yield Need(
            f"{office.place_path(place)}#not-played-ns",
            text("needs-unawarded", board=place.board),
            _table(office, place.section, place.table),
            act=text("drawer-decide") if office.may_do("not-played") else "",
        )


def _appeals(office: Office, count: int) -> Iterator[Need]:
    text = office.messages.text
    if count:
        yield Need(office.path(Page.RULINGS), text("console-appeals-open", count=count))
    for each in waiting_appeals(office.state):
        if each.is_ruled_anew:
            yield Need(
                office.path(Page.RULINGS, act="decide", appeal=each.id) + "#decide",
                text("desk-appeal-anew", who=contestant_text(each.lodged.appellant, office.state, office.messages)),
                act=text("form-title-decide"),
            )


def _tied(office: Office, number: int) -> Iterator[Need]:
    """Tell of matches of a knock-out that extra boards decide."""
    text = office.messages.text
    for match in tied_matches(office.state):
        if match.session != number or match.is_passed:
            continue
        home, away = (office.names(each) or office.who(each) for each in match.teams)
        yield Need(
            f"{event_path(office.event, 'scorer')}?session={number}&round={match.round}",
            text("needs-tied", match=text("pairing-match", home=home, away=away), count=len(match.boards)),
            about=text("needs-boards", boards=ranges(match.boards), count=len(match.boards)),
            act=text("needs-tied-enter"),
            alarming=True,
        )


def _overturned(office: Office, number: int) -> Iterator[Need]:
    """Tell of matches of a knock-out that another has won, by what was put right, than plays on."""
    messages = office.messages
    for match in overturned_matches(office.state):
        if match.session != number:
            continue
        anew = f"{event_path(office.event, 'office', 'pair')}?again=1&section={quote(match.section)}"
        results = office.path(Page.RESULTS, session=number, section=match.section, by="sheet")
        yield Need(
            anew if match.may_be_paired_anew else results,
            overturned_text(match, office.state, messages),
            about=way_on_text(match, messages, "needs"),
            act=messages.text("needs-overturned-pair") if match.may_be_paired_anew else "",
            alarming=True,
        )


def _next_round(office: Office, number: int) -> Iterator[Need]:
    """Tell, where rounds are paired one after the other, that the next can be; after the final nothing is."""
    state = office.state
    plans = state.session(number).plans
    if state.conditions.pairing is RoundsPaired.NONE or not plans or is_over(state, number):
        return
    live = LiveStandings.of(state) if state.conditions.form is ContestForm.KNOCK_OUT else LiveStandings()
    tied = any(not each.is_passed for each in tied_matches(state, live.fields))
    brackets = [knockout_bracket(live, section) for section in plans]
    decided = all(bracket and bracket[-1].winner is not None for bracket in brackets)
    if not (tied or decided):
        path, text = event_path(office.event, "office", "pair"), office.messages.text
        yield Need(
            path, text("needs-all-in", round=max(each.rounds for each in plans.values())), act=text("wizard-pair-open")
        )


def _unnamed(office: Office) -> Iterator[Need]:
    """Tell of contestants that play and of whom no player is known."""
    entries = map(office.state.entered, office.state.everybody)
    unnamed = sum(not (each.name or each.players) for each in entries)
    if unnamed:
        text, kind = office.messages.text, office.state.conditions.kind.value
        yield Need(
            office.path(Page.PEOPLE), text("needs-unnamed", kind=kind, count=unnamed), act=text("needs-name-them")
        )


def _pins(office: Office, session: int) -> Iterator[Need]:
    """Tell of tables at which nobody comes in, because they have arisen since the PINs were drawn."""
    missing = tables_without_pin(office, session) if office.may(Capability.ACCESS) else []
    if missing:
        text = office.messages.text
        path = f"{event_path(office.event, 'office', 'access')}#tables"
        at = ", ".join(_table(office, each.section, each.table) for each in missing)
        yield Need(path, text("needs-pins", count=len(missing)), about=at, act=text("needs-draw-pins"))
