"""The next round of a Swiss, Danish or knock-out event: paired from how it stands, and planned as one round more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from duplicado.event.conditions import Conditions, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.subjects import AtPlace
from duplicado.event.pairing.conditions import NOTHING_PLAYED, Contender, OddOneOut, PairingOptions, Past
from duplicado.event.pairing.errors import ImpossibleRound, PairingError, Remedy
from duplicado.event.pairing.exchange import REMEDY_OF, CannotExchange, Exchanges, exchanged
from duplicado.event.pairing.rounds import PairingMethod, PairingReason, PairingStep, RoundPairing
from duplicado.event.pairing.seeding import first_round
from duplicado.event.pairing.swiss import danish_options, danish_round, swiss_round
from duplicado.event.record.board_views import RankingView, published_rankings
from duplicado.event.record.knockout_rounds import next_knockout_round
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_boards import boards_for, check_boards
from duplicado.event.record.round_tables import boards_in_match, movement_of, sharing, tables_of
from duplicado.event.record.rounds_played import (
    RoundNotReady,
    RoundSeen,
    TableSeen,
    left_before,
    past_of,
    rounds_of,
)
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState
from duplicado.event.record.wanted_results import WaitingFor, waiting
from duplicado.movement.model import Movement, MovementName
from duplicado.movement.teams import TeamMovementName
from duplicado.table.contest_kind import ContestKind


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWanted:
    """Round to be paired; by default that after the last, with as many boards as that one, by the standings."""

    session: int = 1
    section: str = ""
    boards: int | None = None
    """Boards of a match; `None`: as many as in the round before, or in the one that is paired anew."""
    first_board: int | None = None
    """`None`: the one after those of the rounds before."""
    share: int | None = None
    """Number of tables that share one copy of the boards, each beginning with others of them; `None`: as in the round
    before, at first none."""
    contestants: tuple[ContestantId, ...] = ()
    """Contestants who take part besides those who are entered."""
    again: bool = False
    """True where the last round is paired anew, of which nothing has been played."""
    standing_after: int | None = None
    """The round, counted through the event, whose standings count; `None`: the last."""
    provisional: bool = False
    """True where results may be missing: what is there counts."""
    remedies: frozenset[Remedy] = frozenset()
    """Remedies that the Director allows for this round, where otherwise there is none, or for an exchange."""
    exchanges: Exchanges = ()
    """Contestants whom the Director exchanges in the round as it is paired."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round that was paired, and the entry that plans it."""

    pairing: RoundPairing
    """Its number and those of its steps are counted through the event, see `places`."""
    planned: SectionPlanned
    tables: tuple[TableSeen, ...]
    """Tables, with those who sit there and their boards."""
    places: tuple[tuple[int, int], ...]
    """Session and round of each round of the event, this one last: the first is round 1."""


class ExchangeBarred(PairingError):
    """An exchange by hand lets those meet who may not, or leaves one without a match who has had that."""

    def __init__(self, found: NextRound, barred: tuple[PairingStep, ...]) -> None:
        """Take the round as it would be, and what keeps somebody from his place in it."""
        self.found = found
        self.barred = barred
        super().__init__(f"round {found.pairing.number}: {', '.join(step.reason.value for step in barred)}")

    @property
    def remedies(self) -> tuple[Remedy, ...]:
        """Permissions that make it possible, all of them together."""
        return tuple(dict.fromkeys(REMEDY_OF[step.reason] for step in self.barred))


def next_round(live: LiveStandings, wanted: RoundWanted) -> NextRound:
    """Pair the next round of a section.

    What was played stays as it is. The standings are those that are published, ties split by the rules of the
    conditions of contest; who is still level stands in the order of the seeding, then of the numbers.

    Args:
        live: how the event stands.
        wanted: what is asked for.

    Raises:
        RoundNotReady: results are missing, or what is asked for cannot be.
        ImpossibleRound: the conditions of contest leave no round; the error names what would make it possible.
        CannotExchange: two cannot be exchanged.
        ExchangeBarred: an exchange leads to what is not allowed; the error has the round, and what would allow it.
    """
    state = live.state
    conditions = state.conditions
    if conditions.pairing is RoundsPaired.NONE:
        raise RoundNotReady("not-paired")
    plan = state.plan_of(wanted.session, wanted.section)
    there = plan.rounds if plan else 0
    if wanted.again and not there:
        raise RoundNotReady("no-round-yet")
    here = (wanted.session, there if wanted.again else there + 1)
    rounds = rounds_of(state, wanted.section, here)
    contestants = _contestants(state, rounds, wanted)
    gone = left_before(state, *here)
    if len([who for who in contestants if who not in gone]) < 2:
        raise RoundNotReady("nobody-to-pair")
    provisional = _unfinished(live, rounds, wanted)
    barred: tuple[PairingStep, ...] = ()
    if conditions.pairing is RoundsPaired.KNOCK_OUT:
        pairing = next_knockout_round(live, rounds, contestants, gone)
        if wanted.exchanges:
            raise CannotExchange("bracket")
    else:
        pairing, barred = _paired(live, rounds, contestants, gone, provisional, wanted)
    if not pairing.matches and not pairing.three_ways:
        raise RoundNotReady("nobody-to-pair")
    teams = conditions.kind is ContestKind.TEAMS
    instead_of = rounds_of(state, wanted.section, (here[0], here[1] + 1))[len(rounds) :]
    count = wanted.boards or sum(map(boards_in_match, instead_of))
    boards = boards_for(pairing, rounds, wanted.session, count, wanted.first_board, _played(state, wanted, here))
    tables = tables_of(pairing, boards.ordinary, boards.three_ways, teams=teams)
    share = wanted.share or _shared_before(plan)
    if share > 1:
        if teams:
            raise RoundNotReady("sharing-for-pairs")
        if len(boards.ordinary) < share:
            raise RoundNotReady("boards-to-share", str(share))
        tables = sharing(tables, share)
    check_boards(tables, rounds, wanted.session)
    before = [seen.tables for seen in rounds if seen.session == wanted.session]
    movement, size, first = movement_of([*before, tables], contestants, _name(conditions), share=share)
    planned = SectionPlanned(
        wanted.session, wanted.section, movement, contestants, size, first, here[1], exchanged=wanted.exchanges
    )
    found = NextRound(pairing, planned, tables, (*((seen.session, seen.round) for seen in rounds), here))
    if barred:
        raise ExchangeBarred(found, barred)
    return found


def _played(state: EventState, wanted: RoundWanted, here: tuple[int, int]) -> set[int]:
    """Return the boards of the section of which something was said in an earlier round of the session."""
    boards = state.session(wanted.session).boards
    return {
        board
        for (section, board), cells in boards.items()
        if section == wanted.section and any(place.round < here[1] for place in cells)
    }


def _shared_before(plan: SectionPlan | None) -> int:
    """Say how many tables share a copy of the boards as a habit: not those that did so for some rounds only."""
    movement = plan.current.movement if plan else None
    exchanges = movement.exchanges if isinstance(movement, Movement) else ()
    return max((len(each.tables) for each in exchanges if not each.rounds), default=1)


def _name(conditions: Conditions) -> MovementName | TeamMovementName:
    if conditions.kind is ContestKind.TEAMS:
        return TeamMovementName.HEAD_TO_HEAD
    return MovementName.DANISH if conditions.pairing is RoundsPaired.DANISH else MovementName.SWISS


def _seed(state: EventState, who: ContestantId) -> tuple[float, tuple[str, int, str]]:
    """Order contestants by their seeding; who has none comes after those who have one, by number."""
    entered = state.contestants.get(who)
    return (float("inf") if entered is None or entered.seed is None else entered.seed), who.order


def _contestants(state: EventState, rounds: Sequence[RoundSeen], wanted: RoundWanted) -> tuple[ContestantId, ...]:
    """Return who takes part: whoever did so far, in the same order, and whoever was entered since."""
    listed = {who for who in state.contestants if who.section == wanted.section} | set(wanted.contestants)
    before = rounds[-1].entered if rounds else ()
    if before and state.conditions.pairing is RoundsPaired.KNOCK_OUT:
        return before  # a bracket has no room for anybody else
    return (*before, *sorted(listed - set(before), key=lambda who: _seed(state, who)))


def _unfinished(live: LiveStandings, rounds: Sequence[RoundSeen], wanted: RoundWanted) -> frozenset[ContestantId]:
    """Return those whose matches are not over.

    Raises:
        RoundNotReady: there are such, and nobody has said that they do not matter.
    """
    counted = rounds[: wanted.standing_after]
    over = {(seen.session, seen.round) for seen in counted}
    wanting = [
        each.place
        for each in waiting(live.state)
        if each.what is not WaitingFor.AGREEMENT
        and each.place.section == wanted.section
        and (each.place.session, each.place.round) in over
    ]
    if wanting and not wanted.provisional:
        of_round = [place for place in wanting if place.round == wanting[0].round]
        tables, boards = frozenset(each.table for each in of_round), frozenset(each.board for each in of_round)
        raise RoundNotReady("results-wanting", str(of_round[0].round), tables, boards)
    plans = ((place, live.state.plan_of(place.session, place.section)) for place in wanting)
    dues = (plan.due.get(place) for place, plan in plans if plan is not None)
    return frozenset(who for due in dues if due is not None for who in due.contestants)


def _paired(
    live: LiveStandings,
    rounds: Sequence[RoundSeen],
    contestants: Sequence[ContestantId],
    gone: frozenset[ContestantId],
    provisional: frozenset[ContestantId],
    wanted: RoundWanted,
) -> tuple[RoundPairing, tuple[PairingStep, ...]]:
    """Pair a round, exchange in it who is to be exchanged, and say what bars that."""
    number = len(rounds) + 1
    past = past_of(live.state, rounds, contestants) if rounds else NOTHING_PLAYED

    def drawn(remedies: frozenset[Remedy]) -> RoundPairing:
        return _drawn(live, rounds, contestants, gone, provisional, replace(wanted, remedies=remedies), past)

    paired = _by_fewest(drawn, wanted.remedies)
    return exchanged(paired, wanted.exchanges, past, _options(live.state, number, wanted.remedies)[0])


def _by_fewest(drawn: Callable[[frozenset[Remedy]], RoundPairing], given: frozenset[Remedy]) -> RoundPairing:
    """Draw a round by the fewest permissions that suffice: by none, by one of those that are given, by all."""
    single = (frozenset((each,)) for each in Remedy if each in given)
    for remedies in (frozenset[Remedy](), *single):
        if remedies != given:
            with suppress(ImpossibleRound):
                return drawn(remedies)
    return drawn(given)


def _drawn(
    live: LiveStandings,
    rounds: Sequence[RoundSeen],
    contestants: Sequence[ContestantId],
    gone: frozenset[ContestantId],
    provisional: frozenset[ContestantId],
    wanted: RoundWanted,
    past: Past,
) -> RoundPairing:
    state = live.state
    conditions = state.conditions
    number = len(rounds) + 1
    options, method = _options(state, number, wanted.remedies)
    seeds = sorted(contestants, key=lambda who: _seed(state, who))
    if number == 1:
        strata = {who: entered.stratum for who, entered in state.contestants.items()}
        first = [Contender(who, stratum=strata.get(who, "")) for who in seeds]
        return first_round(first, options, seeding=conditions.seeding, withdrawn=gone)
    after = wanted.standing_after
    if after is not None and not 1 <= after < number:
        raise RoundNotReady("no-such-round", str(after), str(number - 1))
    lags = after is not None and after < number - 1
    last = rounds[(after or number - 1) - 1]
    if lags or wanted.again:
        # A bye of the round that is paired anew does not count.
        live = LiveStandings(_until(live.entries, (last.session, last.round)))
    standing = _standing(live, contestants, seeds)
    if conditions.pairing is RoundsPaired.DANISH:
        paired = danish_round(number, standing, past, options, withdrawn=gone)
        told = _told(after if lags else None, [who.contestant for who in standing if who.contestant in provisional])
        return replace(paired, steps=(*told, *paired.steps))
    return swiss_round(
        number,
        standing,
        past,
        options,
        method=method,
        withdrawn=gone,
        standing_after=after if lags else None,
        provisional=provisional,
    )


def _told(after: int | None, provisional: Sequence[ContestantId]) -> tuple[PairingStep, ...]:
    steps = () if after is None else (PairingStep(PairingReason.STANDING_AFTER, (), after),)
    return (*steps, PairingStep(PairingReason.PROVISIONAL, tuple(provisional))) if provisional else steps


def _options(state: EventState, number: int, remedies: Collection[Remedy]) -> tuple[PairingOptions, PairingMethod]:
    """Return what the conditions of contest say about pairing, and what the Director allows besides."""
    conditions = state.conditions
    groups = (
        frozenset(who for who, entered in state.contestants.items() if category in entered.categories)
        for category in conditions.apart
    )
    options = PairingOptions(
        rematch_after=1 if Remedy.ALLOW_REMATCHES in remedies else conditions.rematch_after,
        odd=OddOneOut.BYE if Remedy.BYE in remedies else _odd(conditions, number),
        plan=conditions.three_way,
        second_byes=conditions.second_byes or Remedy.SECOND_BYE in remedies,
        apart=() if Remedy.LIFT_SEPARATION in remedies else tuple(group for group in groups if group),
    )
    if conditions.pairing is RoundsPaired.DANISH:
        options = danish_options(options)
    return options, PairingMethod.MATCHING if Remedy.EXACT_METHOD in remedies else conditions.pairing_method


def _odd(conditions: Conditions, number: int) -> OddOneOut:
    """Say what becomes of an odd number in a round: a match over two rounds is not begun in the last."""
    if conditions.odd is OddOneOut.THREE_WAY_OVER_TWO_ROUNDS and number == conditions.rounds:
        return OddOneOut.THREE_WAY_IN_ONE_ROUND
    return conditions.odd


def _standing(
    live: LiveStandings, contestants: Sequence[ContestantId], seeds: Sequence[ContestantId]
) -> tuple[Contender, ...]:
    """Return everybody as he stands, best first; who has no score yet stands last."""
    order = {who: place for place, who in enumerate(seeds)}
    ranked = [
        rank.place
        for ranking in published_rankings(live, RankingView(lot=tuple(seeds)))
        for rank in ranking.ranks
        if rank.place.contestant in order
    ]
    ranked.sort(key=lambda place: (place.place, order[place.contestant]))
    standing: list[Contender] = []
    for place in ranked:
        # Where ties are by published figures the exact ones may be in another order, which is not that of the ranking.
        least = min(place.figure, standing[-1].score) if standing else place.figure
        standing.append(Contender(place.contestant, least))
    there = {each.contestant for each in standing}
    last = standing[-1].score if standing else Contender(seeds[0]).score
    newcomers = [who for who in seeds if who in contestants and who not in there]
    return (*standing, *(Contender(who, last) for who in newcomers))


def _until(entries: Sequence[Entry], last: tuple[int, int]) -> list[Entry]:
    """Leave out what belongs to later rounds than one."""
    return [entry for entry in entries if _round_of(entry) <= last]


def _round_of(entry: Entry) -> tuple[int, int]:
    """Return the session and the round to which an entry belongs; (0, 0) for what belongs to none."""
    fact = entry.fact
    if isinstance(fact, SectionPlanned):
        return fact.session, fact.from_round
    subject = fact.subject()
    return (subject.place.session, subject.place.round) if isinstance(subject, AtPlace) else (0, 0)
