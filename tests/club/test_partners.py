"""Partner desk of a served club: two with personal links become a pair, and what is no longer possible is told."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, Person, serving
from tests.club.test_members import nameless, taken_in
from tests.club.test_persons import post

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.progress import RoundCalled
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.partner_notices import Notice, Said, Word
from duplicado.service.live.commands import Command, Outcome, Unavailable
from duplicado.service.live.event_writer import EventWriter
from duplicado.service.live.roles import Viewer
from duplicado.service.office.pairs_agreed import DeskOfEvent
from duplicado.store.club_rows import PersonRow

ADDRESS = f"/e/{EVENT}/partners"
NAMES = {"Ana Lima": "101", "Rui Matos": "202", "Eva Gil": "303"}


class Seeker:
    """Somebody who has opened a personal link, in a browser of his own."""

    def __init__(self, club: Club, name: str = "") -> None:
        self.client, self.id = club.client(), ""
        if name:
            (self.id,) = [each.id for each in club.house.people.all() if each.name == name]
            self.opens(club.house.links.draw(self.id))

    def opens(self, code: str) -> None:
        assert self.client.post("/member", data={"code": code}).status_code == 303

    def page(self) -> str:
        answer = self.client.get(ADDRESS)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        return html.unescape(answer.text)

    def says(self, said: Said, other: str = "", **more: str) -> httpx.Response:
        return self.client.post(ADDRESS, data={"said": said.value, "other": other, **more})

    def done(self, said: Said, other: str = "", **more: str) -> None:
        answer = self.says(said, other, **more)
        assert answer.status_code == 303, html.unescape(answer.text)


@pytest.fixture
def organizer(club: Club) -> Person:
    """Organizer who takes three members in, in a club with an event of six pairs without names."""
    nameless(club)
    organizer = club.organizer()
    taken_in(organizer, "Name;Number;Grade\n" + "".join(f"{name};{number};A\n" for name, number in NAMES.items()))
    return organizer


@pytest.fixture
def seekers(club: Club, organizer: Person) -> list[Seeker]:
    """The three, each with a notice."""
    found = [Seeker(club, name) for name in NAMES]
    for number, each in enumerate(found):
        each.done(Said.LOOKS, level=f"level {number}", system="Acol")
    return found


def entered(club: Club) -> list[tuple[int, list[tuple[str, str]]]]:
    """Return the contestants that have names: number, names and member numbers."""
    contestants = club.house.open_events.served[EVENT].state.contestants
    named = {who.number: [(each.name, each.number) for each in fact.players] for who, fact in contestants.items()}
    return [(number, players) for number, players in sorted(named.items()) if players]


def entries(club: Club) -> int:
    return len(club.house.open_events.served[EVENT].record.order)


def test_two_agree_and_press_and_the_event_has_them(club: Club, seekers: list[Seeker]) -> None:
    ana, rui, eva = seekers
    assert "Rui Matos" in ana.page()
    assert "level 1 · Acol" in ana.page()
    assert 'value="level 0"' in ana.page()
    before = {each: each.page() for each in (rui, eva)}
    ana.done(Said.PROPOSES, rui.id)
    # Only the two know of it.
    assert eva.page() == before[eva]
    assert "proposes to play with you" in rui.page()
    assert "you have proposed" in ana.page()
    rui.done(Said.ACCEPTS, ana.id)
    assert "You play with Ana Lima" in rui.page()
    assert "Rui Matos" not in eva.page()
    count = entries(club)
    ana.done(Said.ENTERS, rui.id)
    ana.done(Said.ENTERS, rui.id)
    assert "Rui Matos presses too" in ana.page()
    assert "waits for you" in rui.page()
    assert entries(club) == count
    rui.done(Said.ENTERS, ana.id)
    assert entered(club) == [(1, [("Ana Lima", "101"), ("Rui Matos", "202")])]
    again = rui.says(Said.ENTERS, ana.id)
    assert (again.status_code, entries(club)) == (409, count + 1)
    assert "under number 1, with Rui Matos" in ana.page()
    assert "under number 1, with Ana Lima" in rui.page()
    assert club.house.partners.of(EVENT).notices.keys() == {eva.id}
    contestant = club.house.open_events.served[EVENT].state.contestants[ContestantId(1)]
    assert contestant.handicap == 2  # what was said of the number stays
    assert "the partner desk" in {each.by for each in club.house.open_events.served[EVENT].record.order}
    assert rui.says(Said.LOOKS).status_code == 409


def test_an_event_that_begins_ends_its_desk(club: Club, seekers: list[Seeker], organizer: Person) -> None:
    ana, rui, _ = seekers
    for said in (Said.PROPOSES, Said.ENTERS):
        ana.done(said, rui.id)
        if said is Said.PROPOSES:
            rui.done(Said.ACCEPTS, ana.id)
    assert f'href="{ADDRESS}"' in club.public().client.get(f"/e/{EVENT}").text
    organizer.done(RoundCalled(1, 1))
    assert "takes no more pairs" in club.public().client.get(ADDRESS).text
    assert club.house.partners.events() == ()
    answer = rui.says(Said.ENTERS, ana.id)
    assert (answer.status_code, "takes no more pairs" in answer.text) == (409, True)
    assert "takes no more pairs" in ana.page()
    assert entered(club) == []
    assert f'href="{ADDRESS}"' not in club.public().client.get(f"/e/{EVENT}").text


def test_who_is_entered_with_somebody_else_is_told_to_his_partner(
    club: Club, seekers: list[Seeker], organizer: Person
) -> None:
    ana, rui, eva = seekers
    eva.done(Said.PROPOSES, rui.id)
    ana.done(Said.PROPOSES, rui.id)
    rui.done(Said.ACCEPTS, ana.id)
    assert "Rui Matos has found a partner" in eva.page()
    ana.done(Said.ENTERS, rui.id)
    organizer.done(ContestantEntered(ContestantId(4), (Player("Rui Matos", "202"), Player("Leo Paz"))))
    assert "Rui Matos is entered with somebody else: you no longer play together" in ana.page()
    assert "under number 4, with Leo Paz" in rui.page()
    assert rui.says(Said.ENTERS, ana.id).status_code == 409
    assert [number for number, _ in entered(club)] == [4]
    ana.done(Said.READS)
    assert "somebody else" not in ana.page()
    assert "Eva Gil" in ana.page()


def test_who_is_erased_is_gone_from_the_desk(club: Club, seekers: list[Seeker], organizer: Person) -> None:
    ana, rui, _ = seekers
    ana.done(Said.PROPOSES, rui.id)
    rui.done(Said.ACCEPTS, ana.id)
    held = organizer.get(f"/api/1/people/{rui.id}").json()
    assert held["notices"] == [{"event": EVENT, "level": "level 1", "system": "Acol"}]
    assert post(organizer, "/office/people/forget", {"id": rui.id}).status_code == 200
    assert "no longer known to the club" in ana.page()
    assert "Rui" not in ana.page()
    assert rui.says(Said.ENTERS, ana.id).status_code == 401
    assert "open your personal link" in rui.page()


@pytest.mark.parametrize("how", ["archived", "deleted"])
def test_an_event_that_is_gone_takes_its_desk_with_it(
    club: Club, seekers: list[Seeker], organizer: Person, how: str
) -> None:
    assert club.house.partners.events() == (EVENT,)
    sent = {"how": how, "title": "Nameless"}
    assert post(organizer, f"/e/{EVENT}/office/archive", sent).status_code == 303
    assert club.house.partners.events() == ()
    assert seekers[0].client.get(ADDRESS).status_code == 410
    assert seekers[0].says(Said.LOOKS).status_code == 410


def test_a_full_event_takes_nobody(club: Club, seekers: list[Seeker], organizer: Person) -> None:
    ana, rui, _ = seekers
    organizer.done(
        *(
            ContestantEntered(ContestantId(number), (Player(f"N {number}"), Player(f"S {number}")))
            for number in range(1, 6)
        ),
        ContestantEntered(ContestantId(6), (Player("Leo Paz"),)),
    )
    # A number has room for a partner of him who stands there, and for nobody else.
    ana.done(Said.PROPOSES, rui.id)
    rui.done(Said.ACCEPTS, ana.id)
    for one, other in ((ana, rui), (rui, ana)):
        one.done(Said.ENTERS, other.id)
    assert "no number under which you and Rui Matos can be entered" in ana.page()
    assert entered(club)[-1] == (6, [("Leo Paz", "")])
    organizer.done(ContestantEntered(ContestantId(6), (Player("Ana Lima", "101"),)))
    rui.done(Said.PROPOSES, ana.id)
    ana.done(Said.ACCEPTS, rui.id)
    for one, other in ((ana, rui), (rui, ana)):
        one.done(Said.ENTERS, other.id)
    assert entered(club)[-1] == (6, [("Rui Matos", "202"), ("Ana Lima", "101")])
    assert "takes no more pairs" in ana.page()


def test_visitors_come_where_the_club_lets_them(club: Club, organizer: Person) -> None:
    ana, visitor = Seeker(club, "Ana Lima"), Seeker(club)
    ana.done(Said.LOOKS, level="<b>A</b>", system="x" * 99)
    assert visitor.says(Said.LOOKS, name="Zoe Paz").status_code == 401
    assert "open your personal link" in visitor.page()
    assert post(organizer, "/office/settings/partners", {"visitors": "yes"}).status_code == 200
    assert "Ana Lima" not in visitor.page()
    assert "One player looks for a partner" in visitor.page()
    for name, why in (("  7 ", "what you are called"), ("ana  LIMA", "name of a member"), ("José", "")):
        answer = visitor.says(Said.LOOKS, name=name, level="B")
        assert (answer.status_code, why in answer.text) == (409 if why else 303, True)
    raw = visitor.client.get(ADDRESS).text
    assert "&lt;b&gt;A&lt;/b&gt;" in raw
    assert "x" * 40 in raw
    assert "x" * 41 not in raw
    visitor.done(Said.PROPOSES, ana.id)
    (other,) = club.house.partners.of(EVENT).proposed_to(ana.id)
    assert "(visitor)" in ana.page()
    ana.done(Said.ACCEPTS, other)
    visitor.done(Said.ENTERS, ana.id)
    ana.done(Said.ENTERS, other)
    assert entered(club) == [(1, [("José", ""), ("Ana Lima", "101")])]
    assert "You and your partner are entered" in visitor.page()
    # The club changes its mind: nothing is left of who came.
    assert post(organizer, "/office/settings/partners", {}).status_code == 200
    assert "open your personal link" in visitor.page()


def test_a_link_makes_nobody_more_than_himself(club: Club, organizer: Person) -> None:
    ana, office = Seeker(club, "Ana Lima"), "/office/members"
    page = post(organizer, f"{office}/{ana.id}/link", {}).text
    (link,) = re.findall(r'class="address digits">[^<]*(/member/[0-9a-f]{32})<', page)
    assert ana.says(Said.LOOKS).status_code == 401  # the former link has ended
    assert "I am Ana Lima" in ana.client.get(link).text
    ana.opens(link.rpartition("/")[2])
    assert ana.client.get("/api/1/me").status_code == 401
    assert ana.client.get("/office").status_code in {302, 303, 401}
    foreign = ana.client.post(ADDRESS, data={"said": "looks"}, headers={"Origin": "http://elsewhere.example"})
    assert foreign.status_code == 403
    assert club.house.partners.events() == ()
    assert ana.client.post("/member", data={"code": "0" * 64}).status_code == 404
    assert ana.client.get("/member/none").status_code == 404
    assert ana.client.post("/member", data={}).status_code == 303
    assert "open your personal link" in ana.page()
    audited = [(each.what, each.detail) for each in club.house.entrance.trail.of("")]
    assert audited[-1] == ("member-link", "Ana Lima")
    ana.opens(link.rpartition("/")[2])
    ana.done(Said.LOOKS)
    assert post(organizer, f"{office}/{ana.id}/link", {"end": "yes"}).status_code == 200
    assert ana.says(Said.LOOKS).status_code == 401


def test_what_the_record_cannot_take_now_is_entered_when_somebody_looks_again(
    club: Club, seekers: list[Seeker], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, rui, _ = seekers
    ana.done(Said.PROPOSES, rui.id)
    rui.done(Said.PROPOSES, ana.id)  # crossing: they have agreed
    ana.done(Said.ENTERS, rui.id)

    async def full_disk(_writer: EventWriter, _viewer: Viewer, _command: Command) -> Unavailable:
        return Unavailable("the disk is full")

    with monkeypatch.context() as during:
        during.setattr(EventWriter, "submit", full_disk)
        assert rui.says(Said.ENTERS, ana.id).status_code == 503
        assert ana.says(Said.LEAVES, rui.id).status_code == 409
        assert "as soon as that can be written" in ana.client.get(ADDRESS).text
    assert entered(club) == []
    assert "under number 1" in ana.page()
    assert [number for number, _ in entered(club)] == [1]


def test_whom_the_office_enters_in_the_same_moment_is_not_entered_twice(
    club: Club, seekers: list[Seeker], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, rui, _ = seekers
    ana.done(Said.PROPOSES, rui.id)
    rui.done(Said.ACCEPTS, ana.id)
    ana.done(Said.ENTERS, rui.id)
    submit, others = EventWriter.submit, [Player("Ana Lima", "101"), Player("Luz Paz")]

    async def overtaken(writer: EventWriter, viewer: Viewer, command: Command) -> Outcome:
        if others:
            office = ContestantEntered(ContestantId(6, None, "A"), tuple(others))
            others.clear()
            await submit(writer, viewer, Command("office", (office,)))
        return await submit(writer, viewer, command)

    with monkeypatch.context() as during:
        during.setattr(EventWriter, "submit", overtaken)
        rui.says(Said.ENTERS, ana.id)
    assert entered(club) == [(6, [("Ana Lima", "101"), ("Luz Paz", "")])]


def test_two_pairs_that_press_at_once_have_numbers_of_their_own(club: Club, organizer: Person) -> None:
    """And a pair that is entered twice at once, as by two servers, is entered once."""
    house = club.house
    ids = [house.people.add(f"Player {number}").id for number in range(8)]
    pairs = list(zip(ids[::2], ids[1::2], strict=True))
    for one, other in pairs:
        for who in (one, other):
            house.partners.say(EVENT, Word(who, Said.LOOKS, notice=Notice()))
        house.partners.say(EVENT, Word(one, Said.PROPOSES, other))
        house.partners.say(EVENT, Word(other, Said.ACCEPTS, one, id=one))
        for who, partner in ((one, other), (other, one)):
            house.partners.say(EVENT, Word(who, Said.ENTERS, partner))
    event = house.open_events.served[EVENT]
    at = DeskOfEvent(house.partners, EVENT, event, "the desk")

    async def at_once() -> list[bool]:
        return list(await asyncio.gather(*(at.enter_complete() for _ in range(4))))

    count = entries(club)
    assert asyncio.run_coroutine_threadsafe(at_once(), event.writer._loop).result(30) == [True] * 4
    assert entries(club) == count + len(pairs)
    assert [number for number, _ in entered(club)] == [1, 2, 3, 4]


async def _agreed_and_killed(folder: Path) -> None:
    """Leave a club as a program does that is killed between the second press and the entry."""
    async with await ClubHouse.open(str(folder)) as house:
        ana, rui = (row.id for row in house.store.all(PersonRow) if row.name in {"Ana Lima", "Rui Matos"})
        house.partners.say(EVENT, Word(ana, Said.PROPOSES, rui))
        house.partners.say(EVENT, Word(rui, Said.ACCEPTS, ana, id="once"))
        house.partners.say(EVENT, Word(ana, Said.ENTERS, rui))
        house.partners.say(EVENT, Word(rui, Said.ENTERS, ana))
        house.entrance.trail.note(LAPTOP, "", "came-in", "")


def test_what_was_interrupted_between_press_and_entry_is_done_once(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with serving(folder) as club:
        nameless(club)
        organizer = club.organizer()
        taken_in(organizer, "".join(f"{name}\n" for name in NAMES))
        for name in NAMES:
            Seeker(club, name).done(Said.LOOKS)
    asyncio.run(_agreed_and_killed(folder))
    with serving(folder) as club:
        eva = Seeker(club, "Eva Gil")
        assert "Ana Lima" not in eva.page()
        assert [{name for name, _ in players} for _, players in entered(club)] == [{"Ana Lima", "Rui Matos"}]
        assert club.house.partners.of(EVENT).notices.keys() == {eva.id}
