"""Queries on the Director's office in a record: open calls, rulings with a score, offences, suspensions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.calls import AnyCall, CallSettled, CallTaken
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import MeasureTaken, Where
from duplicado.event.facts.register import ConductNoted
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import (
    AnyRuling,
    PollTaken,
    RectificationWaived,
    RulingWithdrawn,
    ruling_in,
    scores_given,
)
from duplicado.event.facts.subjects import (
    AtPlace,
    OfBoards,
    OfContestant,
    OfEntry,
    OfEvent,
    OfHall,
    OfRegister,
    OfSession,
    OfTable,
    OfWhere,
)
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.register import cites
from duplicado.event.record.state import EventState
from duplicado.law.sanction import PenaltyKind
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat


def is_replaced(state: EventState, entry: Entry) -> bool:
    """Tell whether another ruling, or another score for the board, stands in the place of that of an entry."""
    if isinstance(entry.fact, ScoreRuled):
        return entry.id in state.cell(entry.fact.place).rulings_replaced
    return entry.id in state.office.replaced


def is_award_that_stands(state: EventState, entry: Entry) -> bool:
    """Tell whether an entry is a penalty, or a score that stands and is another than that of the table."""
    if isinstance(entry.fact, ScoreRuled):
        return not is_replaced(state, entry) and entry.fact.ruling != Ruling(Unchanged(), Unchanged())
    return isinstance(entry.fact, PenaltyRuled)


def rulings_behind(state: EventState, entry: Entry) -> Iterator[Entry]:
    """Go through the rulings that an entry is about, each about the next: that taken back, that appealed against.

    Before the ruling there may be decisions on earlier appeals (Law 93C).
    """
    seen = {entry.id}  # a damaged record may name them in a circle
    while isinstance(subject := entry.fact.subject(), OfEntry):
        lodged = state.appeals.get(subject.entry)
        former = state.rulings.get(lodged.against if lodged else subject.entry)
        if former is None or former.id in seen:
            return
        seen.add(former.id)
        yield former
        entry = former


def first_ruling(state: EventState, entry: Entry) -> Entry:
    """Return the ruling that an entry is about in the end; of a ruling itself."""
    return [entry, *rulings_behind(state, entry)][-1]


def where_of(state: EventState, entry: Entry) -> Where | None:
    """Return where what a ruling or a decision is about was, as far as that is told; `None` where it is of no table."""
    match first_ruling(state, entry).fact.subject():
        case AtPlace(place):
            return Where.at(place)
        case OfWhere(where):
            return where
        case OfTable(session, section, table, number):
            return Where(session, section, number, table)
        case OfContestant() | OfSession() | OfBoards() | OfHall() | OfEntry() | OfRegister() | OfEvent():
            return None


def contestant_of(state: EventState, entry: Entry) -> ContestantId | None:
    """Return the contestant whom a ruling or a decision is about, where it is about one and not about a board."""
    subject = first_ruling(state, entry).fact.subject()
    return subject.who if isinstance(subject, OfContestant) else None


def rulings_for(state: EventState, place: Place) -> tuple[OfficeStanding[AnyRuling], ...]:
    """Return the rulings on a board at a table, earliest first, those that were put right included.

    They are those that were given there, and those that gave a score there, wherever they were given.
    """
    scores = frozenset(state.cell(place).rulings)
    found = [
        OfficeStanding(entry, entry.fact)
        for entry in state.office.entries.values()
        if isinstance(entry.fact, AnyRuling)
        and (ruling_in(entry.fact).where.place == place or not scores.isdisjoint(scores_given(entry.fact)))
    ]
    return tuple(found)


def open_calls(state: EventState) -> Iterator[OfficeStanding[AnyCall]]:
    """Go through the calls, and what the Director noticed himself, that nothing has answered yet.

    A ruling or a waiver that names a call answers it, and so does that it was settled.
    """
    answered: set[EntryId | None] = set()
    for ruled in state.office.rulings():
        answered.add(ruling_in(ruled.fact).call)
    for waived in state.office.standing(RectificationWaived):
        answered.add(waived.fact.call)
    for settled in state.office.standing(CallSettled):
        answered.add(settled.fact.call)
    for each in state.office.calls():
        if each.id not in answered:
            yield each


def polls_taken(state: EventState, where: Where | None = None) -> Iterator[OfficeStanding[PollTaken]]:
    """Go through the polls that stand, earliest first; where a place is told, those about its board.

    At that table where both name one.
    """
    for each in state.office.standing(PollTaken):
        if where is None or _is_about(each.fact.where, where):
            yield each


def rulings_about(state: EventState, where: Where) -> Iterator[OfficeStanding[AnyRuling]]:
    """Go through the rulings that stand on a board, at that table where they name one."""
    return (each for each in state.office.rulings() if _is_about(ruling_in(each.fact).where, where))


def _is_about(own: Where, where: Where) -> bool:
    same_table = None in {own.table, where.table} or (own.section, own.table) == (where.section, where.table)
    return own.board is not None and (own.session, own.board) == (where.session, where.board) and same_table


def calls_taken(state: EventState) -> dict[EntryId, OfficeStanding[CallTaken]]:
    """Return who goes where the Director was called: by the call, the last who took it."""
    return {each.fact.call: each for each in state.office.standing(CallTaken)}


def to_come_back_to(state: EventState) -> Iterator[OfficeStanding[AnyRuling]]:
    """Go through the rulings for which the Director is still to come back."""
    standing = tuple(state.office.rulings())
    done = {followed for each in standing for followed in ruling_in(each.fact).follows}
    return (each for each in standing if ruling_in(each.fact).come_back and each.id not in done)


# ---- offences


@dataclass(frozen=True, slots=True)
class RecordedOffence:
    """A penalty or a warning that a contestant has had."""

    contestant: ContestantId
    entry: EntryId
    at: datetime
    kind: PenaltyKind
    under: tuple[str, ...]
    amount: Fraction | None
    """Amount that was taken, in the unit in which it was ruled; nothing at all, or `None`, is a warning."""
    players: tuple[str, ...] = ()
    reason: str = ""
    session: int | None = None
    """In whose total it counts, or in which it was; `None`: that of the event, or it is not told."""

    @property
    def is_warning(self) -> bool:
        """True where nothing was taken."""
        return not self.amount


def offences(state: EventState) -> tuple[RecordedOffence, ...]:
    """Return the penalties and warnings of an event, earliest first; who was only noted has had none.

    Warnings for conduct are among them, so what this returns is for directors only. A penalty that an entry on conduct
    names is one offence with it, and rests on the clauses of both.
    """
    conduct = tuple(state.office.standing(ConductNoted))
    noted_for = {each.fact.penalty: each.fact.under for each in conduct if each.fact.penalty is not None}
    warned = (
        RecordedOffence(
            each.fact.contestant,
            each.id,
            each.entry.at,
            PenaltyKind.DISCIPLINARY,
            each.fact.under,
            None,
            each.fact.players,
            each.fact.what,
            each.fact.where.session if each.fact.where else None,
        )
        for each in conduct
        if each.fact.contestant is not None and each.fact.measure is MeasureTaken.WARNING
    )
    penalized = (
        RecordedOffence(
            fact.penalty.contestant,
            id_,
            state.rulings[id_].at,
            fact.penalty.kind,
            tuple(dict.fromkeys((*fact.penalty.under, *noted_for.get(id_, ())))),
            fact.penalty.amount,
            fact.penalty.players,
            fact.penalty.reason,
            fact.session,
        )
        for id_, fact in state.penalties.items()
    )
    return tuple(sorted((*warned, *penalized), key=lambda each: (each.at, each.entry)))


@checked
def earlier_offences(
    state: EventState, contestant: ContestantId, kind: PenaltyKind | None = None, *, under: str | None = None
) -> tuple[RecordedOffence, ...]:
    """Return the penalties and warnings that a contestant has had in the event, earliest first; for directors only.

    Args:
        state: what the record says.
        contestant: whose offences.
        kind: procedural (Law 90) or disciplinary (Law 91); `None`: both.
        under: a clause, for offences under it or a part of it: `90B2` for slow play, `74` for conduct.
    """
    return tuple(
        each
        for each in offences(state)
        if each.contestant == contestant
        and (kind is None or each.kind is kind)
        and (under is None or cites(each.under, under))
    )


# ---- who may not play


@dataclass(frozen=True, slots=True)
class SubstituteWanted:
    """A player who may not play, for whom nobody else has been seated."""

    contestant: ContestantId
    player: str
    session: int
    from_round: int


def may_not_play(state: EventState, contestant: ContestantId, session: int, round_number: int) -> Iterator[str]:
    """Go through the players of a contestant who are suspended in a round, or disqualified (Law 91).

    The empty name stands for the contestant as a whole.
    """
    for each in state.office.standing(PlayerSuspended):
        fact = each.fact
        to_round = round_number if fact.to_round is None else fact.to_round
        if (fact.contestant, fact.session) == (contestant, session) and fact.from_round <= round_number <= to_round:
            yield fact.player
    for barred in state.office.standing(ContestantDisqualified):
        left = (barred.fact.session, barred.fact.after_round)
        if barred.fact.contestant == contestant and left < (session, round_number):
            yield barred.fact.player


def substitutes_wanted(state: EventState) -> tuple[SubstituteWanted, ...]:
    """Return the players who may not play and for whom a substitute is still to be seated (Law 4)."""
    barred = [
        SubstituteWanted(each.fact.contestant, each.fact.player, each.fact.session, each.fact.from_round)
        for each in state.office.standing(PlayerSuspended)
    ]
    barred += [
        SubstituteWanted(each.fact.contestant, each.fact.player, each.fact.session, each.fact.after_round + 1)
        for each in state.office.standing(ContestantDisqualified)
    ]
    wanted = (
        each for each in barred if each.player and not _is_replaced(state, each) and not _enough_are_left(state, each)
    )
    return tuple(dict.fromkeys(wanted))


def _enough_are_left(state: EventState, wanted: SubstituteWanted) -> bool:
    """Tell whether a team has four players without him, so that no substitute is needed."""
    team = state.contestants.get(wanted.contestant)
    if team is None or state.conditions.kind is not ContestKind.TEAMS:
        return False
    return sum(player.name != wanted.player for player in team.players) >= len(Seat)


def _is_replaced(state: EventState, wanted: SubstituteWanted) -> bool:
    """Tell whether a substitute sits in a player's place from the round on in which he may not play."""
    return any(
        seating.contestant == wanted.contestant
        and seating.session == wanted.session
        and seating.from_round <= wanted.from_round
        and seating.absent.name == wanted.player
        for seating in state.substitutes
    )


# ---- taking back


def withdrawal(state: EventState, ruling: EntryId, reason: str) -> tuple[AnyFact, ...]:
    """Return the facts by which a ruling is taken back with all that it gave, to be entered together.

    Scores that it adjusted are those of the table again, each by a ruling that names the one it replaces; penalties
    that it imposed are undone.

    Args:
        state: what the record says.
        ruling: the ruling, its correction, a waiver, a suspension or a disqualification; a score or a penalty that was
            ruled alone.
        reason: why.
    """
    entry = state.office.entries.get(ruling)
    if entry is None:
        return tuple(_taken_back(state, state.rulings.get(ruling), reason))
    facts: list[AnyFact] = []
    for given in scores_given(entry.fact):
        facts += _taken_back(state, state.rulings.get(given), reason)
    return (*facts, RulingWithdrawn(ruling, reason))


def _taken_back(state: EventState, given: Entry | None, reason: str) -> Iterator[AnyFact]:
    if given is None:
        return
    fact = given.fact
    if isinstance(fact, ScoreRuled) and given.id not in state.cell(fact.place).rulings_replaced:
        yield ScoreRuled(fact.place, Ruling(Unchanged(), Unchanged()), reason, (given.id,))
    elif isinstance(fact, PenaltyRuled):
        yield EntryUndone(given.id, reason)
