"""Partner desks as a club keeps them: at once by several, erased, ended; the number under which a pair is entered."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.persons import Person
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.member_list import MemberLinks, MemberList
from duplicado.service.club.members import People
from duplicado.service.club.open_places import entered_as, number_for, takes_pairs
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.service.club.partner_notices import DeskNews, DeskRefusal, NewsCause, Notice, PartnerDesk, Said, Word
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import LinkRow, SettingRow
from duplicado.table.contest_kind import ContestKind

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
ANA, RUI, EVA = Player("Ana Lima", "101"), Player("Rui Matos"), Player("Eva Gil", "303")
PAIRS = tuple(ContestantId(number) for number in range(1, 7))
EVENT = "Thursday"


@pytest.fixture
def desks(tmp_path: Path) -> Iterator[PartnerDesks]:
    """The desks of a club that has no members yet."""
    with ClubStore.open(str(tmp_path / "club.duplicado")) as store:
        yield PartnerDesks(store)


def looks(desks: PartnerDesks, *who: str, event: str = EVENT) -> None:
    for each in who:
        desks.say(event, Word(each, Said.LOOKS, notice=Notice("A", "Acol")))


def say(desks: PartnerDesks, who: str, said: Said, other: str, id_: str = "x") -> None:
    desks.say(EVENT, Word(who, said, other, id=id_))


def test_of_many_who_accept_one_at_once_one_has_him(desks: PartnerDesks) -> None:
    others = [f"p{number}" for number in range(8)]
    looks(desks, "ana", *others)
    for each in others:
        say(desks, "ana", Said.PROPOSES, each)
    begun, taken, refused = threading.Barrier(len(others)), list[str](), list[str]()

    def accept(who: str) -> None:
        begun.wait()
        try:
            say(desks, who, Said.ACCEPTS, "ana", who)
        except DeskRefusal as error:
            refused.append(error.why)
        else:
            taken.append(who)

    threads = [threading.Thread(target=accept, args=(each,)) for each in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (agreement,) = desks.of(EVENT).agreements
    assert refused == ["other-agreed"] * 7
    assert [agreement.pair] == [("ana", who) for who in taken]
    assert desks.of(EVENT).proposals == ()


def test_two_who_propose_to_each_other_at_once_have_one_agreement(desks: PartnerDesks) -> None:
    looks(desks, "ana", "rui")
    begun = threading.Barrier(2)

    def propose(who: str, other: str) -> None:
        begun.wait()
        say(desks, who, Said.PROPOSES, other, who)

    threads = [threading.Thread(target=propose, args=each) for each in (("ana", "rui"), ("rui", "ana"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [set(each.pair) for each in desks.of(EVENT).agreements] == [{"ana", "rui"}]


def test_what_stands_is_there_after_the_program_has_ended(desks: PartnerDesks, tmp_path: Path) -> None:
    looks(desks, "ana", "rui")
    say(desks, "ana", Said.PROPOSES, "rui")
    say(desks, "rui", Said.ACCEPTS, "ana")
    say(desks, "ana", Said.ENTERS, "rui")
    with ClubStore.open(str(tmp_path / "club.duplicado")) as again:
        (agreement,) = PartnerDesks(again).of(EVENT).agreements
        assert agreement.ready == ("ana",)


def test_nothing_is_kept_of_a_notice_that_is_gone(desks: PartnerDesks) -> None:
    looks(desks, "ana")
    desks.say(EVENT, Word("ana", Said.WITHDRAWS))
    assert desks.store.all(SettingRow) == ()
    assert desks.of(EVENT) == PartnerDesk()


# ---- members and their links


def test_who_is_erased_is_at_no_desk_and_has_no_link(desks: PartnerDesks) -> None:
    people, links = People(desks.store, clock=lambda: NOON), MemberLinks(desks.store, lambda: NOON)
    ana, rui = people.add("Ana Lima", number="101"), people.add("Rui Matos")
    secret = links.draw(ana.id)
    assert links.whose(secret) == ana
    looks(desks, ana.id, rui.id)
    looks(desks, ana.id, event="Friday")
    desks.say("Friday", Word("visitor", Said.LOOKS, notice=Notice(name="ana  lima")))
    say(desks, ana.id, Said.PROPOSES, rui.id)
    say(desks, rui.id, Said.ACCEPTS, ana.id)
    person = Person(("Ana Lima",), "101", "N.N. 7KQ2")
    held = people.held(person)
    assert [(each.event, each.level, each.system) for each in held.notices] == [
        ("Friday", "A", "Acol"),
        ("Friday", "", ""),
        ("Thursday", "A", "Acol"),
    ]
    assert len(held.links) == 1
    assert secret not in repr(held)
    people.erase(person)
    assert links.whose(secret) is None
    assert desks.of("Friday") == PartnerDesk()
    left = desks.of(EVENT)
    assert left.notices.keys() == {rui.id}
    assert left.news == {rui.id: (DeskNews(NewsCause.REMOVED, ana.id, ends_agreement=True),)}
    assert people.erase(person) == 0


def test_a_link_ends_with_the_next_and_with_the_member(desks: PartnerDesks) -> None:
    people, links = People(desks.store, clock=lambda: NOON), MemberLinks(desks.store, lambda: NOON)
    ana, other = people.add("Ana Lima"), people.add("A. Lima")
    first, second = links.draw(ana.id), links.draw(ana.id)
    assert (links.whose(first), links.whose(second)) == (None, ana)
    assert second not in repr(desks.store.all(LinkRow))
    links.end(ana.id)
    assert (links.whose(second), links.has(ana.id), links.whose("")) == (None, False, None)
    third = links.draw(other.id)
    MemberList(people).merge(ana.id, other.id)
    assert links.whose(third) is None
    links.draw(ana.id)
    people.keep("people", 0)
    people.tidy(NOON + timedelta(days=1))
    assert desks.store.all(LinkRow) == ()


# ---- numbers of the event


def state_of(*more: AnyFact, date: str = "", kind: ContestKind = ContestKind.PAIRS, planned: bool = True) -> EventState:
    plan = [SectionPlanned(1, "", mitchell(3), PAIRS, 2)] if planned else []
    facts = (EventFounded("Thursday", Conditions(kind=kind), date), *plan, *more)
    return fold([Entry(f"e{number}", NOON, "", fact) for number, fact in enumerate(facts)])


def named(number: int, *players: Player, **more: object) -> ContestantEntered:
    return ContestantEntered(ContestantId(number), players, **more)  # type: ignore[arg-type]  # any of its fields


EVERYBODY = [named(each.number, Player(f"N{each}"), Player(f"S{each}")) for each in PAIRS]


@pytest.mark.parametrize(
    ("state", "takes"),
    [
        (state_of(), True),
        (state_of(date="2026-01-08"), True),
        (state_of(date="2026-01-07"), False),
        (state_of(*EVERYBODY), False),
        (state_of(*EVERYBODY[1:]), True),
        (state_of(*EVERYBODY[1:], named(1, ANA)), True),
        (state_of(*EVERYBODY[1:], named(1, robot="natural")), False),
        (state_of(*EVERYBODY[1:], ContestantWithdrew(ContestantId(1), 1, 0)), False),
        (state_of(RoundCalled(1, 1)), False),
        (state_of(planned=False, kind=ContestKind.INDIVIDUAL), False),
        (state_of(planned=False), True),
    ],
)
def test_an_event_takes_pairs_until_it_begins_or_is_full(state: EventState, takes: bool) -> None:
    assert takes_pairs(state, NOON) is takes


@pytest.mark.parametrize(
    ("state", "number"),
    [
        (state_of(), 1),
        (state_of(named(1, EVA, Player("Leo"))), 2),
        (state_of(named(1, handicap=Fraction(2))), 1),
        (state_of(named(4, RUI)), 4),
        (state_of(named(4, Player("another spelling", "101"))), 4),
        (state_of(named(4, Player("Ana Lima", "999"))), 1),
        (state_of(named(4, RUI), named(5, ANA)), None),
        (state_of(named(4, EVA), *EVERYBODY[:3], *EVERYBODY[4:]), None),
        (state_of(planned=False), 1),
        (state_of(named(7, EVA), planned=False), 8),
    ],
)
def test_a_pair_has_the_number_of_who_stands_there_alone_or_the_first_free_one(
    state: EventState, number: int | None
) -> None:
    found = number_for(state, (ANA, RUI))
    assert (found and found.number) == number


def test_who_is_entered_with_a_partner_is_known_by_number_or_name() -> None:
    state = state_of(named(3, Player("A. Lima", "101"), EVA), named(4, RUI))
    assert entered_as(state, ANA) == ContestantId(3)
    assert entered_as(state, RUI) is None
    gone = state_of(named(3, ANA, EVA), ContestantWithdrew(ContestantId(3), 1, 0))
    assert entered_as(gone, ANA) is None
