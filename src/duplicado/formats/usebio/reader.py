"""The reader of USEBIO: an XML file in, a contest and diagnostics out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.contest import BoardResult, Contest, ScoringMethod
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.usebio.document import Element, parse_xml
from duplicado.formats.usebio.participants import Participants, by_session, in_sections, of_session, read_participants
from duplicado.formats.usebio.travellers import read_board, read_match
from duplicado.formats.usebio.values import read_count, read_date
from duplicado.formats.whole_layouts import hand_of, layout_of
from duplicado.law.book import law_02
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat

# By the names in the head of the file; the types of event are looked at first, since SCORING_METHOD says IMPS of all.
_METHODS: Final = {
    "MP_PAIRS": ScoringMethod.MATCHPOINTS,
    "MATCH_POINTS": ScoringMethod.MATCHPOINTS,
    "BUTLER_PAIRS": ScoringMethod.BUTLER,
    "BUTLER": ScoringMethod.BUTLER,
    "BUTLER_IMPS": ScoringMethod.BUTLER,
    "CROSS_IMP": ScoringMethod.CROSS_IMPS,
    "CROSS_IMPS": ScoringMethod.CROSS_IMPS,
    "AGGREGATE": ScoringMethod.TOTAL_POINTS,
    "BAM": ScoringMethod.BOARD_A_MATCH,
    "PAB": ScoringMethod.BOARD_A_MATCH,
    "IMPS": ScoringMethod.IMPS,
}
# By what the travellers carry, where the head leaves it open (EVENT_TYPE is PAIRS in version 1.3).
_METHODS_BY_ELEMENT: Final = {
    "NS_MATCH_POINTS": ScoringMethod.MATCHPOINTS,
    "NS_BUTLER_POINTS": ScoringMethod.BUTLER,
    "NS_CROSS_IMP_POINTS": ScoringMethod.CROSS_IMPS,
}


@dataclass(frozen=True, slots=True)
class UsebioEvents:
    """The events of a file, in their order."""

    contests: tuple[Contest, ...] = ()
    lines: tuple[int, ...] = ()
    """Line on which each begins."""

    @property
    def beyond_the_first(self) -> tuple[Diagnostic, ...]:
        """Diagnostics where there is room for one contest only."""
        return tuple(
            Diagnostic(line, "usebio-another-event", (("title", contest.title[:60]),))
            for contest, line in zip(self.contests[1:], self.lines[1:], strict=True)
        )


@checked
def read_usebio(source: str | bytes) -> Parsed[Contest]:
    """Read a USEBIO file with one event: the contest as far as it can be made out, and what was wrong, with the line.

    Nothing is raised, whatever the file contains. The lines of the travellers and the contestants keep the figures that
    the file gives for them (`BoardResult.stated`, `Contest.stated`).
    """
    parsed = read_usebio_events(source)
    found = sorted((*parsed.diagnostics, *parsed.value.beyond_the_first), key=lambda each: each.line)
    return Parsed(next(iter(parsed.value.contests), Contest()), tuple(found))


def read_usebio_events(source: str | bytes) -> Parsed[UsebioEvents]:
    """Read all events of a USEBIO file as the several contests that they are, in their order; none for no event.

    The sessions of an event are one contest, or where they have the same boards, each is one.
    An event has the hand records that stand in it, and where none do, those of the file. Nothing is raised.
    """
    diagnostics: list[Diagnostic] = []
    root = parse_xml(source, diagnostics.append)
    read = UsebioEvents()
    if root is not None:
        events = [root] if root.name == "EVENT" else list(_outermost(root))
        if not events:
            diagnostics.append(Diagnostic(root.line, "usebio-no-event", (("element", root.name[:60]),)))
        parts = [(part, number) for event in events for number, part in enumerate(_parts(event, diagnostics.append), 1)]
        # Once for all: a file may hold thousands of events, and all of it is looked through.
        outside = _outside_of_events(root) if len(parts) > 1 else None
        undivided = {id(event) for event in events}
        contests = tuple(
            contest if id(part) in undivided else of_session(contest, part, number)
            for part, number in parts
            for contest in (_read(root if outside is None else _with_hands(part, outside), part, diagnostics.append),)
        )
        read = UsebioEvents(contests, tuple(part.line for part, _ in parts))
    # What concerns the whole file is said once.
    return Parsed(read, tuple(sorted(dict.fromkeys(diagnostics), key=lambda found: found.line)))


def _parts(event: Element, report: Report) -> tuple[Element, ...]:
    parts = by_session(event)
    if len(parts) > 1:
        report(Diagnostic(event.line, "usebio-sessions-apart", (("count", str(len(parts))),), Severity.WARNING))
    return parts


def _outermost(root: Element) -> Iterator[Element]:
    """Go through the events that are not part of another one."""
    for child in root.children:
        if child.name == "EVENT":
            yield child
        else:
            yield from _outermost(child)


def _with_hands(event: Element, outside: Element) -> Element:
    """Return what holds the hand records of an event: its own, or those that stand outside of all events."""
    return event if any(event.descendants("HANDSET")) else outside


def _outside_of_events(root: Element) -> Element:
    """Return a file without its events."""
    return replace(root, children=tuple(child for child in root.children if not _holds_event(child)))


def _holds_event(element: Element) -> bool:
    return element.name == "EVENT" or any(element.descendants("EVENT"))


def _read(place_of_hands: Element, event: Element, report: Report) -> Contest:
    sessions = sum(1 for _ in event.descendants("SESSION"))
    if sessions > 1:
        report(Diagnostic(event.line, "usebio-several-sessions", (("count", str(sessions)),), Severity.WARNING))
    winners = _winners(event, report)
    participants = read_participants(event, winners, report)
    results = tuple(_results(event, winners, participants, report))
    if participants.teams or any(event.descendants("MATCH")):
        report(Diagnostic(event.line, "usebio-matches-not-scored", (), Severity.WARNING))
    numbers = {result.board for result in results}
    layouts = read_hands(place_of_hands, report)
    program = f"{event.value('PROGRAM_NAME')} {event.value('PROGRAM_VERSION')}".strip()
    return Contest(
        title=" - ".join(filter(None, (event.value("EVENT_DESCRIPTION"), event.value("TITLE")))),
        date=read_date(event.value("DATE", "START_DATE")),
        method=_method(event, report),
        winners=winners,
        contestants=tuple(participants.contestants),
        boards={number: law_02.board(number) for number in sorted(numbers | set(layouts)) if number},
        layouts=layouts,
        results=results,
        penalties=tuple(participants.penalties),
        stated=tuple(participants.stated),
        program=program,
    )


def _winners(event: Element, report: Report) -> int:
    text = event.value("WINNER_TYPE")
    if text in {"1", "2"}:
        return int(text)
    if text:
        report(Diagnostic(event.line_of("WINNER_TYPE"), "usebio-unknown-winners", (("text", text[:60]),)))
    directions = {entry.value("DIRECTION").upper() for entry in event.descendants("PAIR")}
    return 2 if directions == {"NS", "EW"} else 1


def _method(event: Element, report: Report) -> ScoringMethod:
    names = (event.attributes.get("EVENT_TYPE", ""), event.value("BOARD_SCORING_METHOD"))
    for name in names:
        if name.upper() in _METHODS:
            return _METHODS[name.upper()]
    for line in event.descendants("TRAVELLER_LINE"):
        for child in line.children:
            if child.name in _METHODS_BY_ELEMENT:
                return _METHODS_BY_ELEMENT[child.name]
    general = event.value("SCORING_METHOD")
    if general.upper() in _METHODS:
        return _METHODS[general.upper()]
    text = ", ".join(filter(None, (*names, general)))
    report(Diagnostic(event.line, "usebio-unknown-method", (("text", text[:60]),), Severity.WARNING))
    return ScoringMethod.MATCHPOINTS


def _results(event: Element, winners: int, participants: Participants, report: Report) -> Iterator[BoardResult]:
    within = set[int]()
    for match, section in in_sections(event, "MATCH"):
        heading = read_match(match, section, winners, participants.team_of_pair, report)
        for board in match.all("BOARD"):
            within.add(id(board))
            yield from read_board(board, section, winners, report, heading)
    for board, section in in_sections(event, "BOARD"):
        if id(board) not in within and board.first("TRAVELLER_LINE"):
            yield from read_board(board, section, winners, report)


_SEATS: Final = {name: seat for seat in Seat for name in (seat.value, seat.full_name.upper())}
_SUITS: Final = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")


def read_hands(root: Element, report: Report) -> dict[int, Layout]:
    """Read all hand records of a file, by the number of the board; of a number with two deals neither is taken."""
    layouts: dict[int, Layout] = {}
    several: set[int] = set()
    for handset in root.descendants("HANDSET"):
        for board in handset.descendants("BOARD"):
            text = board.value("BOARD_NUMBER")
            try:
                number = read_count(text)
            except NotationError:
                report(Diagnostic(board.line, "usebio-board-unnumbered", (("text", text[:60]),)))
                continue
            layout = _layout(board, number, report)
            if layout is not None and layouts.setdefault(number, layout) != layout and number not in several:
                several.add(number)
                report(Diagnostic(board.line, "usebio-board-of-several-deals", (("board", str(number)),)))
    return {number: layout for number, layout in layouts.items() if number not in several}


def _layout(board: Element, number: int, report: Report) -> Layout | None:
    hands: dict[Seat, Hand] = {}
    for hand in board.all("HAND"):
        seat = _SEATS.get(hand.value("DIRECTION").upper())
        if seat is None:
            direction = hand.value("DIRECTION")[:60]
            report(Diagnostic(hand.line, "usebio-hand-without-seat", (("board", str(number)), ("text", direction))))
            continue
        try:
            hands[seat] = hand_of(hand.value(suit) for suit in _SUITS)
        except NotationError as error:
            values = (("board", str(number)), ("seat", seat.value), ("text", error.text[:60]))
            report(Diagnostic(hand.line, "usebio-unreadable-hand", values))
    try:
        return layout_of(hands)
    except NotationError as error:
        report(Diagnostic(board.line, "usebio-unreadable-deal", (("board", str(number)), ("text", error.text[:60]))))
        return None
