"""Boards are dealt in a club: their seed is kept before they are anywhere else; what comes to nothing is forgotten."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import cast

import pytest

from duplicado.dealing.committed import deal_from_seed, keeps_commitment
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.chance_gathering import Gathering
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealing import brought_in, deal_wanting, deals_here, session_boards
from duplicado.service.club.dealt_boards import DealtBoards, boards_wanting, dealt_boards, dealt_text
from duplicado.service.live.commands import Accepted, Command, Outcome, Refusal, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
PLAYING = Viewer("director-1", Role.DIRECTOR, "the Director", plays=(ContestantId(1),))
PLANNED: tuple[AnyFact, ...] = (
    EventFounded("Thursday", Conditions()),
    SectionPlanned(1, "", mitchell(3), tuple(ContestantId(number) for number in range(1, 7)), 2),
)
SIX = tuple(range(1, 7))
SESSION_TWO = SectionPlanned(2, "", mitchell(3), tuple(ContestantId(number) for number in range(1, 7)), 2)


def state_of(*facts: AnyFact) -> EventState:
    return fold(
        Entry(f"e{number}", NOON + timedelta(minutes=number), "somebody", fact)
        for number, fact in enumerate((*PLANNED, *facts))
    )


def lot(boards: tuple[int, ...] = SIX, seed: str = "17") -> DealtBoards:
    return DealtBoards(seed.rjust(64, "0"), boards)


class NothingGathered:
    """The gathered chance of a club whose devices give none."""

    def of(self, _event: str) -> dict[int, Gathering]:
        return {}


@dataclass
class Club:
    """As much of a club and its desk as dealing needs; what happens is written down in its order."""

    answers: list[Outcome]
    state: EventState = field(default_factory=state_of)
    lots: dict[int, tuple[DealtBoards, ...]] = field(default_factory=dict[int, tuple[DealtBoards, ...]])
    happened: list[str] = field(default_factory=list[str])
    taken: list[DealsRecorded] = field(default_factory=list[DealsRecorded])
    asked_by: set[Viewer] = field(default_factory=set[Viewer])
    meanwhile: Callable[["Club"], None] = lambda _club: None

    # ---- the club

    def chance(self, count: int) -> bytes:
        return len(self.happened).to_bytes(count)

    @property
    def secrets(self) -> "Club":
        return self

    dealt = secrets

    @property
    def gatherings(self) -> "NothingGathered":
        return NothingGathered()

    def of(self, _event: str) -> dict[int, tuple[DealtBoards, ...]]:
        return self.lots

    def add(self, _event: str, session: int, one: DealtBoards) -> None:
        self.happened.append("seed kept")
        self.lots[session] = (*self.lots.get(session, ()), one)

    def drop(self, _event: str, session: int, one: DealtBoards) -> None:
        self.happened.append("seed dropped")
        self.lots[session] = tuple(each for each in self.lots[session] if each != one)

    @property
    def entrance(self) -> "Club":
        return self

    trail = entrance

    def note(self, by: Viewer, _event: str, what: str, detail: str) -> None:
        self.happened.append(f"{by.by} {what} {detail[:4]}")

    # ---- the event

    @property
    def writer(self) -> "Club":
        return self

    views = writer

    def fresh_position(self, _viewer: Viewer) -> str:
        return ""

    async def submit(self, viewer: Viewer, command: Command) -> Outcome:
        self.happened.append("deals")
        self.asked_by.add(viewer)
        (fact,) = command.facts
        assert isinstance(fact, DealsRecorded)
        self.taken.append(fact)
        answer = self.answers.pop(0)
        self.meanwhile(self)
        return answer

    def deal(self) -> DealtBoards | Outcome | None:
        return asyncio.run(deal_wanting(cast("ClubHouse", self), "Thursday", cast("OpenEvent", self), 1, by=PLAYING))


DONE, REFUSED = Accepted(("d",), ""), Refusal(Refused("changed-since"))


def test_the_seed_is_kept_before_the_deals_are_taken_down_and_they_are_its() -> None:
    club = Club([DONE])
    found = club.deal()
    assert isinstance(found, DealtBoards)
    assert club.happened == ["seed kept", "deals", f"the Director dealt {found.commitment[:4]}"]
    assert (found.boards, club.lots) == (SIX, {1: (found,)})
    assert club.taken == [DealsRecorded(1, found.layouts())]
    # It is the club that takes them down: who asked plays, and could not.
    (dealer,) = club.asked_by
    assert (dealer.role, dealer.plays, dealer.subject) == (Role.ORGANIZER, (), "dealer")


def test_where_others_were_first_it_is_dealt_anew_and_what_came_to_nothing_is_forgotten() -> None:
    club = Club([REFUSED, DONE])
    found = club.deal()
    assert isinstance(found, DealtBoards)
    assert club.happened[:5] == ["seed kept", "deals", "seed dropped", "seed kept", "deals"]
    assert club.lots == {1: (found,)}
    assert club.taken[0] != club.taken[1] == DealsRecorded(1, found.layouts())


def test_what_others_have_told_meanwhile_is_not_dealt() -> None:
    def told(club: Club) -> None:
        club.state = state_of(DealsRecorded(1, lot(SIX[:4]).layouts()))

    club = Club([REFUSED, DONE], meanwhile=told)
    found = club.deal()
    assert isinstance(found, DealtBoards)
    assert found.boards == (5, 6)

    def told_all(club: Club) -> None:
        club.state = state_of(DealsRecorded(1, lot().layouts()))

    late = Club([REFUSED], meanwhile=told_all)
    assert (late.deal(), late.lots) == (None, {1: ()})


def test_it_is_not_tried_for_ever() -> None:
    club = Club([REFUSED] * 9)
    assert club.deal() == REFUSED
    assert (len(club.answers), club.lots) == (6, {1: ()})


def test_what_may_have_been_written_keeps_its_seed() -> None:
    club = Club([Unavailable("the disk is full")])
    assert isinstance(club.deal(), Unavailable)
    assert len(club.lots[1]) == 1
    assert "seed dropped" not in club.happened


def test_boards_that_somebody_has_played_are_not_dealt() -> None:
    played = ResultEntered(Place(1, "", 1, 2, 3), ScoreWritten(420))
    state = state_of(played, DealsRecorded(1, lot((6,)).layouts()))
    assert boards_wanting(state, 1) == (1, 2, 4, 5)
    club = Club([], state, {1: (lot((6,)),), 2: (lot((1,), "18"),)})
    first, second = session_boards(cast("ClubHouse", club), "Thursday", state)
    assert (first.planned, first.known, first.wanting, first.shuffled) == (SIX, (6,), (1, 2, 4, 5), (3,))
    assert (second.session, second.planned, second.lots) == (2, (), club.lots[2])


def test_the_club_goes_on_dealing_where_it_did() -> None:
    def here(state: EventState, session: int, *dealt: int) -> bool:
        club = Club([], state, {each: (lot(),) for each in dealt})
        return deals_here(cast("ClubHouse", club), "Thursday", state, session)

    two = state_of(SESSION_TWO)
    assert here(two, 1, 1)
    assert not here(two, 1)
    assert here(two, 2, 1)  # as in the session before
    assert not here(two, 2)
    # Of the second session hands are known that were not dealt here: from a file, and so are the others.
    assert not here(state_of(SESSION_TWO, DealsRecorded(2, lot((1,)).layouts())), 2, 1)


def test_hands_of_boards_that_were_played_with_others_are_not_exchanged() -> None:
    old, new = lot((1, 2, 3)).layouts(), lot((1, 2, 3), "18").layouts()
    played = [ResultEntered(Place(1, "", 1, table, board), ScoreWritten(420)) for table, board in ((1, 1), (2, 4))]
    state = state_of(DealsRecorded(1, old), *played)
    fact, left = brought_in(state, 1, {**new, 4: lot((4,)).layouts()[4]})
    assert left == (1,)
    # Those of board 4 were not known, though it was played: they are taken.
    assert fact is not None
    assert sorted(fact.layouts) == [2, 3, 4]
    assert fact.layouts[2] == new[2]
    same, nothing = brought_in(state, 1, {1: old[1]})
    assert (same, nothing) == (DealsRecorded(1, {1: old[1]}), ())
    assert brought_in(state, 1, {1: new[1]}) == (None, (1,))


@pytest.mark.parametrize(
    ("boards", "listed"),
    [((1,), "1"), ((1, 2), "1-2"), ((1, 2, 3, 7, 9, 10), "1-3,7,9-10"), ((5, 4), "5,4"), ((), "")],
)
def test_boards_are_listed_as_the_command_line_is_told_them(boards: tuple[int, ...], listed: str) -> None:
    one = lot(boards)
    assert one.listed == listed
    if boards:
        seed = bytes.fromhex(one.seed)
        assert keeps_commitment(one.commitment, seed, boards)
        assert {board.number: deal for board, deal in deal_from_seed(seed, boards)} == one.layouts()


def test_what_was_dealt_is_read_as_it_was_written_and_as_earlier_versions_wrote_it() -> None:
    lots = {1: (lot(), lot((7, 8), "18")), 2: (lot((1,), "19"),)}
    assert dealt_boards(dealt_text(lots)) == lots
    one = '{"seed": "0a", "boards": [1, 2]}'
    for text in (one, f'{{"sessions": {{"1": {one}}}}}', f'{{"sessions": {{"1": [{one}]}}}}'):
        assert dealt_boards(text) == {1: (DealtBoards("0a", (1, 2)),)}
