"""Detection of likely typing errors in an entry, so that they are asked about first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.progress import RoundFinished
from duplicado.event.facts.results import Place, Played, ScoreWritten
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.clock import round_called
from duplicado.event.record.ending import is_over
from duplicado.event.record.knockout_ties import is_extra_board
from duplicado.event.record.office_queries import may_not_play, substitutes_wanted
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState, SessionState, says_as_much, who_sat
from duplicado.law.book import law_02
from duplicado.score import law_77
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side


class DoubtKind(Enumeration):
    """Kind of doubt about a result; the value is its name in messages."""

    TRICKS_MISSING = "tricks-missing"
    TRICKS_IMPOSSIBLE = "tricks-impossible"
    SCORE_IMPOSSIBLE = "score-impossible"
    """No contract gives that score at the vulnerability of the board."""
    OTHER_VULNERABILITY = "other-vulnerability"
    """No contract gives it at the vulnerability of the board, one would at another."""
    LEAD_NOT_HELD = "lead-not-held"
    """The deal is known, and the player on lead does not hold the card."""
    LEAD_FROM_ANOTHER_SEAT = "lead-from-another-seat"
    """Another player holds the card: the board may have been turned, or the declarer be another."""
    NOT_DUE_HERE = "not-due-here"
    """The movement has other boards at that table in that round."""
    ROUND_TO_COME = "round-to-come"
    """The round has not been called, and boards of an earlier one are missing at that table."""
    NOBODY_THERE = "nobody-there"
    """The movement has nobody at that table in that round."""
    CONTESTANT_ELSEWHERE = "contestant-elsewhere"
    """By the movement that contestant sits at another table in that round."""
    CONTESTANT_UNKNOWN = "contestant-unknown"
    AGAINST_ONESELF = "against-oneself"
    PLAYED_BEFORE = "played-before"
    """One of them has a result on that board at another place."""
    STATED_OTHERWISE = "stated-otherwise"
    """Another result was entered for that place and has not been corrected."""
    MAY_NOT_PLAY = "may-not-play"
    """One of them is suspended or disqualified, and no substitute sits in his place (Law 91)."""
    UNUSUAL = "unusual"
    """So many tricks more or less than contracted for as few results have."""
    ENTERED_ALREADY = "entered-already"
    """A player is entered under another number that has not withdrawn."""
    NOTHING_PLAYED = "nothing-played"
    """A table ends a round in which nothing was entered there."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question about a result before it is recorded; the answer may well be that it is right."""

    kind: DoubtKind
    about: tuple[str, ...] = ()
    """Things that it is about, as texts in the project's notation: the contestant, the table, the card."""


_FAR = 4
"""Tricks above or below the contract from which on a result is asked about; such slips mostly are of a digit."""


def doubts_of(state: EventState, fact: AnyFact) -> tuple[Doubt, ...]:
    """Return what to ask before an entry is recorded: of a result, one put right, the end of a round, an entrant."""
    if isinstance(fact, ResultCorrected):
        return doubts_about(state, fact.result, instead_of=fact.instead_of)
    if isinstance(fact, RoundFinished):
        return tuple(_about_the_end(state, fact))
    if isinstance(fact, ContestantEntered):
        return tuple(_about_entrant(state, fact))
    return doubts_about(state, fact) if isinstance(fact, ResultEntered) else ()


def _about_the_end(state: EventState, ended: RoundFinished) -> Iterator[Doubt]:
    due = state.dues_at(ended.session, ended.section, ended.round, ended.table)
    if due and not any(state.cell(each.place).is_settled for each in due):
        yield Doubt(DoubtKind.NOTHING_PLAYED, (f"{ended.section}{ended.table}", str(ended.round)))


def _about_entrant(state: EventState, entered: ContestantEntered) -> Iterator[Doubt]:
    for place, player in enumerate(entered.players):
        if any(player.may_be(each) for each in entered.players[:place]):
            yield Doubt(DoubtKind.AGAINST_ONESELF, (player.name,))
        numbers = (who for who in state.contestants if who != entered.contestant and who not in state.withdrawn)
        found = next((who for who in numbers if any(map(player.may_be, state.contestants[who].players))), None)
        if found is not None:
            yield Doubt(DoubtKind.ENTERED_ALREADY, (player.name, str(found)))


def doubts_about(
    state: EventState, entered: ResultEntered, *, instead_of: Collection[EntryId] = ()
) -> tuple[Doubt, ...]:
    """Return what to ask before a result is recorded; nothing where all is as it should be.

    What an electronic table enters for a side was played there card by card: nothing about it can be a slip.

    Args:
        state: what the record says.
        entered: the result.
        instead_of: what it is to replace: it does not contradict that.
    """
    if state.conditions.electronic and entered.side is not None:
        return ()
    session = state.session(entered.place.session)
    plan = session.plans.get(entered.place.section)
    return (
        *_about_score(session, entered),
        *_about_seats(state, plan, entered),
        *_about_round(state, plan, entered.place),
        *_about_others(state, session, entered, instead_of),
        *_about_the_barred(state, session, entered),
    )


def _about_score(session: SessionState, entered: ResultEntered) -> Iterator[Doubt]:
    place, line = entered.place, entered.line
    if place.board < 1:
        return  # there is no such board, which the movement tells
    vulnerability = law_02.board(place.board).vulnerability
    match line:
        case ScoreWritten(points) if not law_77.is_possible(points, vulnerability):
            fitting = [other for other in Vulnerability if law_77.is_possible(points, other)]
            if fitting:
                yield Doubt(DoubtKind.OTHER_VULNERABILITY, (str(points), str(vulnerability), str(fitting[0])))
            else:
                yield Doubt(DoubtKind.SCORE_IMPOSSIBLE, (str(points),))
        case Played(Contract() as contract, tricks, lead):
            if tricks is None:
                yield Doubt(DoubtKind.TRICKS_MISSING)
            elif not 0 <= tricks <= 13:
                yield Doubt(DoubtKind.TRICKS_IMPOSSIBLE, (str(tricks),))
            elif abs(tricks - 6 - contract.bid.level) >= _FAR:
                yield Doubt(DoubtKind.UNUSUAL, (str(contract), str(tricks)))
            layout = session.layout_of(place.section, place.board)
            if lead is not None and layout is not None:
                leader = contract.declarer.after(1)
                if (holder := _holder(layout, lead)) is None:
                    yield Doubt(DoubtKind.LEAD_NOT_HELD, (str(lead), str(leader)))
                elif holder is not leader:
                    yield Doubt(DoubtKind.LEAD_FROM_ANOTHER_SEAT, (str(lead), str(leader), str(holder)))
        case Played(PassedOut(), tricks) if tricks is not None:
            yield Doubt(DoubtKind.TRICKS_IMPOSSIBLE, (str(tricks),))
        case _:
            pass


def _holder(layout: Layout, card: Card) -> Seat | None:
    return next((seat for seat, hand in layout.items() if hand is not None and card in hand), None)


def _table(place: Place) -> str:
    """Write a table with its section."""
    return f"{place.section}{place.table}"


def _about_seats(state: EventState, plan: SectionPlan | None, entered: ResultEntered) -> Iterator[Doubt]:
    place = entered.place
    seated = [each for each in entered.seated if each]
    if len(set(seated)) < len(seated):
        yield Doubt(DoubtKind.AGAINST_ONESELF, (str(seated[0]),))
    if plan is None and not state.session(place.session).plans:
        return  # a movement may follow
    there = None if plan is None else plan.at(place)
    if there is None and not (entered.north_south and entered.east_west):
        yield Doubt(DoubtKind.NOBODY_THERE, (_table(place), str(place.round)))
    elif plan is not None and place not in plan.due and not is_extra_board(state, place):
        yield Doubt(DoubtKind.NOT_DUE_HERE, (str(place.board), _table(place), str(place.round)))
    if plan is None:
        return
    for contestant in dict.fromkeys(seated):
        if contestant not in plan.contestants and contestant not in state.contestants:
            yield Doubt(DoubtKind.CONTESTANT_UNKNOWN, (str(contestant),))
        elif there is None or contestant not in there.contestants:
            for due in plan.of_contestant(place.round, contestant)[:1]:
                yield Doubt(DoubtKind.CONTESTANT_ELSEWHERE, (str(contestant), _table(due.place)))


def _about_round(state: EventState, plan: SectionPlan | None, place: Place) -> Iterator[Doubt]:
    """Ask about a board of a round to come: its number may be a slip for one that is missing."""
    called = 0 if plan is None else round_called(state.session(place.session), place.section)
    if plan is None or not 0 < called < place.round or place not in plan.due or is_over(state, place.session):
        return
    before = (due for number in range(1, called + 1) for due in plan.at_table(number, place.table))
    missing = [str(due.place.board) for due in before if not state.cell(due.place).is_settled]
    if missing and not state.conditions.electronic:
        yield Doubt(DoubtKind.ROUND_TO_COME, (str(place.board), _table(place), str(place.round), ", ".join(missing)))


def _about_others(
    state: EventState, session: SessionState, entered: ResultEntered, instead_of: Collection[EntryId]
) -> Iterator[Doubt]:
    place = entered.place
    others = [each for each in session.cell(place).standing if each.id not in instead_of]
    if not all(says_as_much(each.result, entered) or says_as_much(entered, each.result) for each in others):
        yield Doubt(DoubtKind.STATED_OTHERWISE)
    in_teams = state.conditions.kind is ContestKind.TEAMS
    who = _who(session, place, entered, in_teams=in_teams)
    for section in sorted({place.section, *(section for section, _ in session.boards)}):
        for other, cell in session.boards.get((section, place.board), {}).items():
            stated = cell.result
            if other == place or stated is None:
                continue
            both = who & _who(session, other, stated.result, in_teams=in_teams)
            for contestant in sorted({each for each, _ in both}, key=lambda each: each.order):
                yield Doubt(DoubtKind.PLAYED_BEFORE, (str(contestant), _table(other), str(other.round)))


def _about_the_barred(state: EventState, session: SessionState, entered: ResultEntered) -> Iterator[Doubt]:
    """Ask about those who may not play: the contestant itself, or a player for whom nobody was seated."""
    if not state.office.entries:
        return
    place = entered.place
    wanted = {(each.contestant, each.player) for each in substitutes_wanted(state)}
    for who in sorted({each for each, _ in _who(session, place, entered, in_teams=False)}, key=lambda each: each.order):
        for player in may_not_play(state, who, place.session, place.round):
            if not player or (who, player) in wanted:
                yield Doubt(DoubtKind.MAY_NOT_PLAY, (str(who), player or str(who)))


def _who(
    session: SessionState, place: Place, entered: ResultEntered, *, in_teams: bool
) -> frozenset[tuple[ContestantId, Side | None]]:
    """Return who played; of teams with the side, because the two pairs of a team play every board of a match."""
    sides = (Side.NS, Side.EW, Side.NS, Side.EW)
    seated = who_sat(entered, session.due_at(place))
    return frozenset(
        (who, side if in_teams else None) for who, side in zip(seated, sides, strict=True) if who is not None
    )
