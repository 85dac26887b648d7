"""One adjusted score for several boards of a contestant at once, within what Law 12C2(d) provides for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.adjusting.rulings import ByFault, Ruling, SideRuling, Unchanged
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.entry import AnyFact, supposed
from duplicado.event.facts.results import Place
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.score.side_score import Artificial
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said
from duplicado.service.acts.form_error import FormError
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.errors import DuplicadoError

SEVERAL: Final = "12C2(d)"
"""The Law that lets the authority vary what further boards of a session are worth (2017)."""
_PART: Final = "/"


@dataclass(frozen=True, slots=True)
class Companion:
    """Another board of the session that a contestant of a board is to play, or has played."""

    due: Due
    of_north_south: bool
    """True where who sits North-South at the first board plays it."""
    of_east_west: bool
    """The same of East-West; both where they meet again."""
    is_turned: bool
    """True where they sit the other way there."""

    @property
    def key(self) -> str:
        """Key by which a form names it: round, table and board, `2/3/7`."""
        place = self.due.place
        return _PART.join(str(each) for each in (place.round, place.table, place.board))


def companions(state: EventState, place: Place) -> tuple[Companion, ...]:
    """Return the other boards that the two contestants of a board have in its session and section, in their order.

    Single players have other partners on other boards: of them none is returned.
    """
    return tuple(_companions(state, place))


def _companions(state: EventState, place: Place) -> Iterator[Companion]:
    plan = state.plan_of(place.session, place.section)
    own = plan.at(place) if plan else None
    if plan is None or own is None or own.south is not None:
        return
    for due in plan.due.values():
        if due.place == place:
            continue
        ours = own.north_south in {due.north_south, due.east_west}
        theirs = own.east_west in {due.north_south, due.east_west}
        if ours or theirs:
            turned = due.east_west == own.north_south or due.north_south == own.east_west
            yield Companion(due, ours, theirs, turned)


def has_ruling(state: EventState, place: Place | None) -> bool:
    """Tell whether a score was ruled at a place, or at another board of its contestants; without a place anywhere."""
    if place is None:
        return any(cell.ruling for session in state.sessions.values() for _, cell in session.cells)
    return any(state.cell(each).ruling for each in (place, *(other.due.place for other in companions(state, place))))


def ruling_for(companion: Companion, ruling: Ruling) -> Ruling:
    """Return a ruling as it is for another board: each contestant gets the same wherever he sits.

    Opponents who are not at the first board get what the opponents there get.
    """
    if not companion.is_turned:
        return ruling
    return replace(ruling, north_south=ruling.east_west, east_west=ruling.north_south)


@dataclass(frozen=True)
class AlsoBoards(FieldKind[tuple[str, ...]]):
    """Other boards of the session: `ROUND/TABLE/BOARD` apart by spaces or commas, or each in a box `NAME-…`."""

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether one is ticked or named."""
        return bool(self.read(name, reading))

    def read(self, name: str, reading: FieldReading) -> tuple[str, ...]:
        """Take those that are ticked or named."""
        ticked = (each.removeprefix(f"{name}-") for each in reading.said if each.startswith(f"{name}-"))
        named = reading.listed(name, ",", " ")
        return (*(each for each in ticked if reading.text(f"{name}-{each}")), *named)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the boards of the two contestants."""
        return (Leaf(name, Control.BOARDS, many=True),)

    def said(self, name: str, value: tuple[str, ...]) -> Said:
        """Name each."""
        return {name: value}


def places_told(told: Sequence[str], state: EventState, place: Place, ruling: Ruling) -> tuple[Companion, ...]:
    """Return the other boards for which the same ruling is wanted.

    Args:
        told: each as `ROUND/TABLE/BOARD`.
        state: what the record says.
        place: the board that it is about.
        ruling: what is ruled there.

    Raises:
        FormError: one is no board of a contestant of this one, or a result is to be assigned to several boards.
    """
    if not told:
        return ()
    if not all(map(_is_for_several, (ruling.north_south, ruling.east_west))):
        raise FormError("several-assigned", "also")
    known = {each.key: each for each in companions(state, place)}
    unknown = next((each for each in told if each not in known), None)
    if unknown is not None:
        raise FormError("several-unknown", "also", unknown)
    return tuple(known[each] for each in known if each in told)


def _is_for_several(ruling: SideRuling) -> bool:
    """Tell whether a ruling may be given for several boards: an assigned score is that of one deal."""
    return isinstance(ruling, Unchanged | ByFault) or (isinstance(ruling, Artificial) and ruling.assigned is None)


def citing_several(asked: ActContext, facts: Sequence[AnyFact]) -> tuple[AnyFact, ...]:
    """Cite Law 12C2(d) in rulings by which somebody has more averages plus in a session than the authority allows.

    Reading: the Law lets the authority vary the scores for each subsequent board without a result; a ruling rests on it
    where the score is varied, not wherever somebody has several such boards.
    """
    most = asked.state.conditions.scoring_rules.most_averages_plus
    if most is None or not asked.order or not any(_gives_plus(each) for each in facts):
        return tuple(facts)
    live = LiveStandings(asked.order)
    try:
        for entry in supposed(asked.order, facts):
            live.add(entry)
    except DuplicadoError:
        return tuple(facts)  # what cannot be scored is refused by the record, in its words
    return tuple(_cited(fact) if _is_reduced(live, fact) else fact for fact in facts)


def _gives_plus(fact: AnyFact) -> bool:
    return isinstance(fact, ScoreRuled) and any(
        (isinstance(side, ByFault) and side.fault is Fault.NOT)
        or (isinstance(side, Artificial) and side.award is Award.AVERAGE_PLUS)
        for side in (fact.ruling.north_south, fact.ruling.east_west)
    )


def _is_reduced(live: LiveStandings, fact: AnyFact) -> bool:
    if not isinstance(fact, ScoreRuled):
        return False
    place = fact.place
    due = live.state.due_at(place)
    return due is not None and any(_has_reduced(live, place, who) for who in due.contestants)


def _has_reduced(live: LiveStandings, place: Place, who: ContestantId) -> bool:
    return any(
        line.board == place.board and line.is_reduced
        for (session, *_), scores in live.fields.items()
        if session == place.session and who in scores.contestants
        for line in scores.card(who).lines
    )


def _cited(fact: AnyFact) -> AnyFact:
    if not isinstance(fact, ScoreRuled) or SEVERAL in fact.ruling.under:
        return fact
    return replace(fact, ruling=replace(fact.ruling, under=(*fact.ruling.under, SEVERAL)))
