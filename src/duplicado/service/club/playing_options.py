"""Playing options for a new event, the best first, and the entries with which its record begins."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from typing import Final

from msgspec import structs

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.pairing.bracket import rounds_to_one
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.movement_choices import Offer, offers_for, session_of
from duplicado.event.record.round_pairing import NextRound, RoundWanted, next_round
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.named import movement_named, there_is
from duplicado.movement.proposals import OtherProposal, Proposal
from duplicado.movement.sections import copies_for_sections, share_boards
from duplicado.movement.teams import TeamMovement
from duplicado.service.club.entry_lists import Entrant
from duplicado.service.club.event_terms import ClubEvening, EveningKind
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout


class TooManyEntrants(DuplicadoError):
    """More are listed than the movement has places for; `listed` and `places` say how many."""

    def __init__(self, listed: int, places: int) -> None:
        """Keep the numbers."""
        self.listed = listed
        self.places = places
        super().__init__(f"{listed} are listed, and there are {places} places")


@dataclass(frozen=True, slots=True)
class PlayingOption:
    """A way in which an event may be played."""

    rounds: int
    """In each session; of one whose rounds are paired, how many there is time for."""
    boards: int
    """That a table plays in a round."""
    minutes: Fraction
    total: int
    """Different boards that are needed in a session."""
    offers: tuple[Offer, ...] = ()
    """The movement of each section; none where rounds are paired one after the other."""

    copies: int = 1
    """Of each board, that all tables together need."""
    is_short: bool = False
    """True where the club has fewer copies."""

    @property
    def movement(self) -> str:
        """The name of the movement, of the first section."""
        if not self.offers:
            return "paired"
        movement = self.offers[0].movement
        if isinstance(movement, IndividualMovement):
            return "whist" if movement.meetings > 1 else "rainbow"
        name: str = movement.name.value
        return name

    @property
    def minutes_of_round(self) -> int:
        """Length of a round, for the clock."""
        return -(-self.minutes // self.rounds)

    @property
    def key(self) -> str:
        """The name by which an evening remembers it."""
        return f"{self.movement} {self.rounds}x{self.boards}"

    def is_like(self, key: str) -> bool:
        """Tell whether it is of the same kind as the way of a name, though perhaps for others."""
        return self.movement == key.partition(" ")[0]


def preferred(ways: Sequence[PlayingOption], key: str) -> int:
    """Return which of some ways is that of a name, or like it; else the first."""
    places = [*(place for place, way in enumerate(ways) if way.key == key)]
    places += [place for place, way in enumerate(ways) if way.is_like(key)]
    return places[0] if places else 0


WARNING: Final = 2
"""Minutes before the end of a round when the players are warned."""
_MINUTES: Final = range(5, 605, 5)
"""Lengths of an evening that are tried."""
_PACE: Final = Pace()
_FEWEST_CONTESTANTS: Final = 2
_MATCHES: Final = range(4, 33)
"""Boards that a match of paired rounds may have."""
_MOST_WAYS: Final = 3
_FEWEST_BOARDS: Final = 2
"""In a round, unless fewer are asked for."""


def ways_for(evening: ClubEvening) -> tuple[PlayingOption, ...]:
    """Return the best ways to play an event, three at most; before them the movement that is asked for by its name.

    Raises:
        MovementError: there is none, or none of that name.
    """
    if not evening.kind.is_paired:
        sizes = [size for _, size in evening.sections]
        terms = evening.terms
        boards = terms.boards_each or None
        if not terms.named:
            return ways_of(evening.conditions, sizes, evening.minutes, boards, evening.copies)
        first = _way(evening.conditions, tuple(named_offers(evening)), evening.copies)
        try:
            return first, *ways_of(evening.conditions, sizes, evening.minutes, boards, evening.copies)
        except MovementError:
            return (first,)
    ways = tuple(sorted(_paired(evening), key=lambda each: each.is_short))
    if not ways:
        raise MovementError(f"nothing fits {evening.contestants} contestants and {evening.minutes} minutes")
    return ways


def fewest_minutes(evening: ClubEvening) -> int | None:
    """Return in how many minutes, in fives, some movement fits an event; `None` where more time does not help."""

    def fits(minutes: int) -> bool:
        try:
            return bool(ways_for(structs.replace(evening, minutes=minutes)))
        except MovementError:
            return False

    there = _MINUTES[bisect_left(_MINUTES, evening.minutes) :]
    place = bisect_left(there, 1, key=fits)
    return there[place] if place < len(there) else None


def boards_that_fit(evening: ClubEvening) -> int | None:
    """Return with how many boards in a round, of those nearest to what was asked, some movement fits; `None`: none."""
    wanted = evening.terms.boards_each
    freely = structs.replace(evening, terms=structs.replace(evening.terms, boards_each=0))
    try:
        return (
            min((each.boards for each in ways_for(freely)), key=lambda boards: abs(boards - wanted)) if wanted else None
        )
    except MovementError:
        return None


def named_offers(evening: ClubEvening) -> Iterator[Offer]:
    """Make the movement of each section that is asked for by its name, with as many rounds as there is time for.

    Raises:
        MovementError: there is none of that name for so many.
    """
    name, winners = evening.terms.named, evening.conditions.winners
    for _, size in evening.sections:
        movement = movement_named(name, size, None, winners)
        if not _boards_in(evening, movement):
            shorter = (each for each in range(movement.rounds - 1, 2, -1) if there_is(name, size, each, winners))
            fitting = (movement_named(name, size, each, winners) for each in shorter)
            movement = next((each for each in fitting if _boards_in(evening, each)), movement)
        sets = movement.sets_each_round if isinstance(movement, Movement) else 1
        boards_each = max(1, _boards_in(evening, movement) // sets)
        minutes = _PACE.minutes(movement.rounds, boards_each * sets)
        if isinstance(movement, Movement):
            yield Proposal(movement, boards_each, minutes, quality_factor(movement), check_movement(movement))
        elif isinstance(movement, TeamMovement):
            yield OtherProposal(movement, boards_each, minutes)
        else:  # another type of proposal
            yield OtherProposal(movement, boards_each, minutes)


def _boards_in(evening: ClubEvening, movement: AnyMovement) -> int:
    """Return how many boards a table has time for in each round of a movement; 0 where they are too few."""
    each = Fraction(evening.minutes, movement.rounds) - _PACE.minutes_per_round
    boards = int(each / _PACE.minutes_per_board)
    wanted = evening.terms.boards_each
    if wanted:
        return wanted if wanted <= boards else 0
    return boards if boards >= _FEWEST_BOARDS else 0


def _way(conditions: Conditions, offers: tuple[Offer, ...], copies: int) -> PlayingOption:
    """Put the movements of all sections together."""
    shared = _shared(offers, conditions)
    movements = [each.movement for each in shared]
    of_pairs = [each for each in movements if isinstance(each, Movement)]
    together = conditions.compared is ComparedAcross.FIELD and len(of_pairs) == len(movements) > 1
    needed = max(each.copies for each in movements)
    needed = max(needed, copies_for_sections(of_pairs)) if together else needed
    # The copies that teams need follow from their contest: each match has its own boards, or all have the same.
    short = needed > copies and not any(isinstance(each, TeamMovement) for each in movements)
    return PlayingOption(
        max(each.movement.rounds for each in offers),
        offers[0].boards_per_round,
        max(each.minutes for each in offers),
        max(each.boards_in_play for each in offers),
        shared,
        needed,
        short,
    )


def ways_of(
    conditions: Conditions, sizes: Sequence[int], minutes: int, boards: int | None = None, copies: int = 1
) -> tuple[PlayingOption, ...]:
    """Return the best ways to play a session by a movement that is planned before, three at most.

    Args:
        conditions: of the event.
        sizes: how many contestants each section has.
        minutes: how long play may last.
        boards: that a table plays in a round; `None`: as suits.
        copies: how many copies of each board there can be; a way that needs more comes after those that do not.

    Raises:
        MovementError: there is none.
    """
    first, *others = dict.fromkeys(sizes)
    found: list[PlayingOption] = []
    for offer in offers_for(conditions, first, minutes, boards=boards, copies=copies):
        try:
            of_size = {first: offer, **{size: _alike(conditions, size, minutes, offer) for size in others}}
        except MovementError:
            continue
        found.append(_way(conditions, tuple(of_size[size] for size in sizes), copies))
    if not found:
        raise MovementError(f"nothing fits sections of {', '.join(map(str, sizes))} and {minutes} minutes")
    return tuple(sorted(found, key=lambda each: each.is_short))


def _shared(offers: tuple[Offer, ...], conditions: Conditions) -> tuple[Offer, ...]:
    """Rename the sets of sections that are compared on the same boards, so that they need few copies of these."""
    of_pairs = [each for each in offers if isinstance(each, Proposal)]
    alike = {(each.movement.sets, each.boards_each) for each in of_pairs}
    if conditions.compared is not ComparedAcross.FIELD or len(of_pairs) < max(len(offers), 2) or len(alike) > 1:
        return offers
    movements = share_boards([each.movement for each in of_pairs])
    return tuple(replace(each, movement=movement) for each, movement in zip(of_pairs, movements, strict=True))


def _alike(conditions: Conditions, size: int, minutes: int, offer: Offer) -> Offer:
    """Return the movement of another section: both end about together, and play the same boards as far as can be."""
    found = offers_for(conditions, size, minutes, boards=offer.boards_per_round)
    return min(found, key=lambda each: abs(each.boards_in_play - offer.boards_in_play))


def _paired(evening: ClubEvening) -> Iterator[PlayingOption]:
    """Go through the numbers of rounds that are usual, the best first, with as many boards as there is time for."""
    contestants = evening.contestants
    if contestants < _FEWEST_CONTESTANTS:
        return
    to_one_winner = rounds_to_one(contestants)
    if evening.kind is EveningKind.KNOCK_OUT:
        usual = [to_one_winner, 1, to_one_winner - 1]
    else:
        usual = [to_one_winner + 1, to_one_winner, to_one_winner + 2, 3, 2, 1]
        usual = [each for each in usual if each < contestants]  # nobody meets anybody twice
    found = 0
    for rounds in dict.fromkeys(usual):
        if rounds < 1 or found == _MOST_WAYS:
            continue
        most = int((Fraction(evening.minutes, rounds) - _PACE.minutes_per_round) / _PACE.minutes_per_board)
        boards = evening.terms.boards_each or min(most, _MATCHES[-1])
        if boards <= most and boards >= (1 if evening.terms.boards_each else _MATCHES[0]):
            found += 1
            # Pairs play the same boards at all tables, each another one at a time; a match of teams has its own.
            teams = evening.kind.competes is ContestKind.TEAMS
            copies = 1 if teams else -(-(contestants // 2) // boards)
            minutes = _PACE.minutes(rounds, boards)
            is_short = copies > evening.copies
            yield PlayingOption(rounds, boards, minutes, rounds * boards, copies=copies, is_short=is_short)


def first_entries(
    evening: ClubEvening,
    way: PlayingOption,
    entrants: Sequence[Entrant] = (),
    layouts: Mapping[int, Mapping[int, Layout]] | None = None,
) -> tuple[AnyFact, ...]:
    """Return the entries with which the record of the event begins.

    Args:
        evening: what was asked.
        way: how it is played.
        entrants: who takes part, as far as that is known, in the order of their numbers and sections.
        layouts: the deals of each session, where they are known.

    Raises:
        TooManyEntrants: there are more than the movement has places for.
        ImpossibleRound: the first round cannot be paired.
        RoundNotReady: the same.
    """
    everybody = [
        ContestantId(number, None, section) for section, size in evening.sections for number in range(1, size + 1)
    ]
    if len(entrants) > len(everybody):
        raise TooManyEntrants(len(entrants), len(everybody))
    entered = [
        ContestantEntered(who, entrant.players, entrant.team)
        for who, entrant in zip(everybody, entrants, strict=False)
        if entrant.players or entrant.team
    ]
    founding: list[AnyFact] = [EventFounded(evening.title, evening.conditions, evening.date), *entered]
    if evening.kind.is_paired:
        planned = [_first_round(founding, everybody, way).planned]
    else:
        planned = [
            fact
            for session in range(1, evening.terms.sessions + 1)
            for fact in session_of(session, way.offers, _by_section(everybody), evening.conditions.winners)
        ]
    sessions = sorted({each.session for each in planned})
    timed = [RoundsTimed(session, way.minutes_of_round, WARNING) for session in sessions]
    deals = [DealsRecorded(session, dict(each)) for session, each in (layouts or {}).items() if session in sessions]
    return (*founding, *planned, *timed, *deals)


def _by_section(everybody: Sequence[ContestantId]) -> dict[str, list[ContestantId]]:
    found: dict[str, list[ContestantId]] = {}
    for who in everybody:
        found.setdefault(who.section, []).append(who)
    return found


def _first_round(founding: Sequence[AnyFact], everybody: Sequence[ContestantId], way: PlayingOption) -> NextRound:
    at = datetime.fromtimestamp(0, UTC)  # nothing in pairing depends on the time
    record = [Entry(f"e{number}", at, "", fact) for number, fact in enumerate(founding)]
    wanted = RoundWanted(boards=way.boards, contestants=tuple(everybody))
    return next_round(LiveStandings(record), wanted)
