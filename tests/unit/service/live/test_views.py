"""Views: numbered for their reader, resumed or begun anew, and never with a word that he may not see."""

import asyncio
import json
from typing import Any

import pytest
from tests.unit.service.live.conftest import (
    DIRECTOR,
    ORGANIZER,
    SCORER,
    SECRET,
    Hall,
    at,
    player,
    run,
    stated,
)
from tests.waiting import until_in_loop

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player, SubstituteSeated
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where, WhyCorrected
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import Played
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.service.live.commands import Accepted, NotShown, Questioned
from duplicado.service.live.feeds import REMEMBERED, Feed, Sent, Subscription
from duplicado.service.live.hand_records import Look
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.resume_tokens import FeedPosition, Sealer
from duplicado.service.live.roles import Access, Capability, Openness, Release, Role, Viewer
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat, Side

PLAYING = Viewer("director-2", Role.DIRECTOR, "the Director", plays=(ContestantId(3),))
DISPLAY = Viewer("display-1", Role.DISPLAY, "the wall")
PUBLIC = Viewer("public-1", Role.PUBLIC, "somebody")


def data(sent: Sent) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(sent.text)
    return read


def numbers(sent: tuple[Sent, ...]) -> list[tuple[int, bool]]:
    return [(each.number, each.whole) for each in sent]


# ---- numbers and positions


def test_numbers_count_what_a_viewer_was_sent_and_nothing_else(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            one, two = desk.views.view(player(1)), desk.views.view(player(2))
            assert numbers(one.waiting()) == numbers(two.waiting()) == [(1, True)]
            for points in (420, 430, 440):
                await hall.ask(desk, player(2), stated(2, 3, points), sure=True)
            assert one.waiting() == ()
            assert numbers(two.waiting()) == [(2, False), (3, False), (4, False)]
            await hall.ask(desk, player(1), stated(1, 1, 420))
            assert numbers(one.waiting()) == [(2, False)]

    run(work)


def test_who_was_away_resumes_and_who_was_away_too_long_begins_anew(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            position = desk.views.view(DIRECTOR).waiting()[-1].position
            for number in range(1, 11):
                await hall.ask(desk, DIRECTOR, ContestantEntered(ContestantId(number), (Player(f"P{number}"),)))
            sent = desk.views.view(DIRECTOR, position).waiting()
            assert numbers(sent) == [(number, False) for number in range(2, 12)]
            assert numbers(desk.views.view(DIRECTOR, sent[4].position).waiting()) == numbers(sent[5:])
            assert desk.views.view(DIRECTOR, sent[-1].position).waiting() == ()
            table = desk.views.view(player(1)).waiting()[-1]
            for number in range(REMEMBERED):
                await hall.ask(desk, DIRECTOR, ContestantEntered(ContestantId(1), (Player(f"Q{number}"),)))
            assert len(desk.views.view(player(1), table.position).waiting()) == REMEMBERED
            await hall.ask(desk, DIRECTOR, ContestantEntered(ContestantId(1), (Player("Ana"),)))
            (whole,) = desk.views.view(player(1), table.position).waiting()
            assert (whole.number, whole.whole) == (table.number + REMEMBERED + 1, True)
            for strange in ("", "x", "a.b.c", sent[-1].position[:-1] + "g", position.replace(".1.", ".2.")):
                assert [each.whole for each in desk.views.view(DIRECTOR, strange).waiting()] == [True]
            # A position of another audience, or of another life of the server.
            assert [each.whole for each in desk.views.view(player(1), position).waiting()] == [True]
        async with await hall.desk() as desk:
            assert [each.whole for each in desk.views.view(DIRECTOR, position).waiting()] == [True]

    run(work)


def test_parts_put_together_make_the_whole(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(Access(openness=Openness(travellers=True))) as desk:
            first = desk.views.view(player(1)).waiting()[-1]
            for viewer, fact in (
                (player(1), stated(1, 1, 420)),
                (player(1), ResultAgreed(at(1, 1), "table-1-1-/c0", Side.EW)),
                (DIRECTOR, ContestantEntered(ContestantId(1), (Player("Ana"), Player("Rui")))),
                (DIRECTOR, SubstituteSeated(ContestantId(1), Player("Ana"), Player("Eva"), 1, 1)),
                (player(1), RoundFinished(1, "", 1, 1)),
                (DIRECTOR, RoundCalled(1, 2)),
                (player(1), stated(1, 3, -450, round_number=2)),
            ):
                assert isinstance(await hall.ask(desk, viewer, fact), Accepted)
            view = data(first)
            for each in desk.views.view(player(1), first.position).waiting():
                part = data(each)
                for gone in part.pop("gone", []):
                    del view["boards"][gone]
                view["boards"] |= part.pop("boards", {})
                view |= part | {"kind": "table"}
            (whole,) = desk.views.view(player(1)).waiting()
            assert view == data(whole)
            assert view["round"] == 2
            assert view["names"]["1"] == ["Eva", "Rui"]

    run(work)


def test_who_reads_along_is_woken_and_let_go(hall: Hall) -> None:
    async def work() -> None:
        desk = await hall.founded()
        seen: list[Sent] = []

        async def follow(subscription: Subscription) -> None:
            async for each in subscription:
                seen.append(each)  # noqa: PERF401 - as it comes

        followers = [asyncio.ensure_future(follow(desk.views.view(player(1)))) for _ in range(3)]
        slow = desk.views.view(player(1))
        await asyncio.sleep(0)
        await hall.ask(desk, player(1), stated(1, 1, 420))
        await asyncio.sleep(0)
        await hall.ask(desk, player(1), stated(1, 2, -100))
        await until_in_loop(lambda: numbers(tuple(seen)).count((3, False)) == 3)
        assert numbers(slow.waiting()) == [(3, True)]
        cancelled = asyncio.ensure_future(follow(desk.views.view(player(1))))
        await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        await desk.close()
        await asyncio.wait_for(asyncio.gather(*followers), 5)

    run(work)


def test_a_position_seals_the_number_of_the_record() -> None:
    sealer = Sealer(SECRET)
    texts = {record: sealer.write("table 1-1", FeedPosition("e", 7, record)) for record in range(2_000)}
    assert len(set(texts.values())) == 2_000
    for record, text in texts.items():
        assert text.startswith("e.7.")
        assert sealer.read("table 1-1", text) == FeedPosition("e", 7, record)
        assert sealer.read("table 1-2", text) is None
        assert Sealer(b"another secret of another club").read("table 1-1", text) is None
    # Neither order nor length tells which is greater.
    seals = [text[4:] for text in texts.values()]
    assert seals != sorted(seals)
    assert len({len(seal) for seal in seals}) == 1
    # Two positions of one number are never written for one feed: the pad would be used twice.
    feed = Feed("x", "e", sealer, lambda: "{}", 5)
    assert feed.position == feed.snapshot().position
    feed.push("{}", 9)
    assert feed.position != sealer.write("x", FeedPosition("e", 1, 5))


# ---- tables


def test_a_table_sees_its_round_and_nothing_of_others(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, player(1), stated(1, 1, 420))
            await hall.ask(desk, player(2), stated(2, 3, 430))
            view = data(desk.views.view(player(1)).waiting()[-1])
            assert list(view["boards"]) == ["1", "2"]
            assert [each["line"] for each in view["boards"]["1"]["results"]] == ["420"]
            await hall.ask(desk, player(1), RoundFinished(1, "", 1, 1), sure=True)
            text = desk.views.view(player(1)).waiting()[-1].text
            assert "420" not in text
            assert "430" not in text
            assert json.loads(text)["round"] == 2
            # Board 3 is played here now; that it was played at table 2 is not for them to see.
            assert json.loads(text)["boards"]["3"]["results"] == []
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 4))
            assert data(desk.views.view(player(1)).waiting()[-1])["round"] == 4
            assert json.loads(text)["over"] is False
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            assert data(desk.views.view(player(1)).waiting()[-1])["over"] is True

    run(work)


@pytest.mark.parametrize("open_", [True, False])
def test_the_traveller_opens_when_both_sides_have_agreed(hall: Hall, open_: bool) -> None:
    async def work() -> None:
        async with await hall.founded(Access(openness=Openness(travellers=open_))) as desk:
            await hall.ask(desk, player(2), stated(2, 3, 420))
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 2))
            table = desk.views.view(player(1))
            assert "elsewhere" not in data(table.waiting()[-1])["boards"]["3"]
            await hall.ask(desk, player(1), stated(1, 3, -450, round_number=2), id="x")
            assert "elsewhere" not in data(table.waiting()[-1])["boards"]["3"]
            await hall.ask(desk, player(1), ResultAgreed(at(1, 3, 2), "table-1-1-/x", Side.EW))
            shown = data(table.waiting()[-1])["boards"]["3"]
            assert ("elsewhere" in shown) is open_
            if open_:
                assert [each["line"] for each in shown["elsewhere"]] == ["420"]
                # And what is entered or put right elsewhere afterwards follows.
                await hall.ask(desk, DIRECTOR, EntryUndone("table-1-2-/c0", "slip"))
                assert data(table.waiting()[-1])["boards"]["3"]["elsewhere"] == []

    run(work)


def test_who_names_a_card_is_not_told_who_holds_it(hall: Hall) -> None:
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")

    async def work() -> None:
        async with await hall.founded() as desk:
            layout = Layout(dict(deal.items()))
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {1: layout}))
            line = Played(Contract.parse("4S E"), 10, Card.parse("CA"))
            fact = ResultEntered(at(1, 1), line, side=Side.NS)
            asked = await hall.ask(desk, DIRECTOR, fact)
            assert isinstance(asked, Questioned)
            assert "W" in asked.doubts[0].about
            # At the table the same is recorded without a word; so are a right and a wrong card.
            assert isinstance(await hall.ask(desk, player(1), fact), Accepted)

    run(work)


# ---- the record


def test_hands_are_in_nobodys_view(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            layout = Layout.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {1: layout, 2: layout}))
            (sent,) = seen.waiting()
            (entry,) = data(sent)["entries"]
            assert (entry["by"], entry["is"]) == ("the Director", "entry")
            assert entry["fact"] == {
                "is": "deals-recorded",
                "session": 1,
                "section": None,
                "boards": [1, 2],
            }
            (whole,) = desk.views.view(DIRECTOR).waiting()
            assert "AKQ" not in whole.text + sent.text

    run(work)


def test_a_director_who_plays_sees_a_board_when_he_has_played_it(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(PLAYING)
            everything = desk.views.view(DIRECTOR)
            everything.waiting()
            assert len(data(seen.waiting()[-1])["entries"]) == 2
            await hall.ask(desk, player(1), stated(1, 1, 420))
            await hall.ask(desk, player(2), stated(2, 3, 420), id="u")
            await hall.ask(desk, DIRECTOR, EntryUndone("table-1-2-/u", "of board 3"))
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 2))
            assert len(everything.waiting()) == 4
            (called,) = seen.waiting()
            assert [each["fact"]["is"] for each in data(called)["entries"]] == ["round-called"]
            # In the fourth round he plays board 1, at table 3.
            own = next(
                due.place for due in desk.state.session(1).plans[""].by_board[1] if ContestantId(3) in due.contestants
            )
            await hall.ask(desk, DIRECTOR, ResultEntered(own, stated(1, 1, 110).line), sure=True)
            (opened,) = seen.waiting()
            places = [each["fact"]["place"]["table"] for each in data(opened)["entries"]]
            assert places == [1, own.table]
            assert numbers((opened,)) == [(3, False)]
            # What is entered for it from now on he sees at once; of board 3 still nothing.
            await hall.ask(desk, DIRECTOR, stated(5, 1, 90, round_number=2), sure=True)
            assert len(seen.waiting()) == 1
            assert "of board 3" not in desk.views.view(PLAYING).waiting()[-1].text
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            (rest,) = seen.waiting()
            assert "of board 3" in rest.text

    run(work)


def test_the_directors_register_is_for_directors_who_do_not_play(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            directors, others = (
                (desk.views.view(DIRECTOR), desk.views.view(ORGANIZER)),
                (desk.views.view(SCORER), desk.views.view(PLAYING)),
            )
            for each in (*directors, *others):
                each.waiting()
            conduct = ConductNoted(ContestantId(7), ("74A2",), "gloated", MeasureTaken.WARNING)
            psyche = PartnershipNoted(NoteKind.PSYCHE, ContestantId(7), "three small")
            await hall.ask(desk, DIRECTOR, conduct, id="noted")
            await hall.ask(desk, DIRECTOR, psyche)
            await hall.ask(desk, DIRECTOR, EntryUndone("director-1/noted", "it was another pair"))
            assert [len(each.waiting()) for each in directors] == [3, 3]
            assert [each.waiting() for each in others] == [(), ()]
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            for other, viewer in zip(others, (SCORER, PLAYING), strict=True):
                (ended,) = other.waiting()
                for text in (ended.text, desk.views.view(viewer).waiting()[-1].text):
                    assert not any(word in text for word in ("gloated", "three small", "another pair", "noted"))
            assert "three small" in desk.views.view(DIRECTOR).waiting()[-1].text

    run(work)


def test_hands_of_polls_and_table_records_are_in_nobodys_view(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            where = Where.at(at(1, 1))
            hand = Hand.parse("AQ8.73.T9764.Q83")
            given = RulingGiven(where, ("27B2",), "So ruled.", table_record="N:AQ8.73.T9764.Q83")
            await hall.ask(desk, DIRECTOR, PollTaken(where, "And now?", Seat.N, hand))
            await hall.ask(desk, DIRECTOR, given, id="given")
            corrected = RulingCorrected(given, ("director-1/given",), WhyCorrected.NEW_FACTS, "why")
            assert isinstance(await hall.ask(desk, DIRECTOR, corrected), Accepted)
            sent = seen.waiting()
            assert len(sent) == 3
            for text in (*(each.text for each in sent), desk.views.view(DIRECTOR).waiting()[-1].text):
                assert "AQ8" not in text
            assert [data(each)["entries"][0]["fact"]["is"] for each in sent] == [
                "poll-taken",
                "ruling-given",
                "ruling-corrected",
            ]

    run(work)


def test_a_director_who_plays_hears_of_a_ruling_when_he_has_played_the_board(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(PLAYING)
            seen.waiting()
            await hall.ask(desk, DIRECTOR, DirectorCalled(Where.at(at(1, 1)), "they bid a grand slam"))
            await hall.ask(desk, DIRECTOR, DirectorCalled(Where(1, "", 1, 1), "of any board"))
            assert seen.waiting() == ()
            own = next(
                due.place for due in desk.state.session(1).plans[""].by_board[1] if ContestantId(3) in due.contestants
            )
            await hall.ask(desk, DIRECTOR, ResultEntered(own, stated(1, 1, 110).line), sure=True)
            (opened,) = seen.waiting()
            assert "grand slam" in opened.text
            assert "of any board" not in opened.text
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            assert "of any board" in seen.waiting()[-1].text

    run(work)


# ---- rankings


async def settle(desk: OpenEvent) -> None:
    """Wait until the rankings have caught up: they are computed in a thread."""
    for _ in range(10):
        await asyncio.get_running_loop().run_in_executor(desk.views._rankings._thread, int)
        for _ in range(5):
            await asyncio.sleep(0)


def ranks(subscription: Subscription) -> list[Any]:
    sent = subscription.waiting()
    return data(sent[-1])["rankings"] if sent else ["nothing new"]


def test_rankings_are_shown_when_they_are_released(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            looks = {viewer: desk.views.rankings(viewer) for viewer in (DIRECTOR, player(1), DISPLAY, PUBLIC, PLAYING)}
            await settle(desk)
            assert all(ranks(each) == [] for each in looks.values())

            async def after(*facts: AnyFact) -> dict[str, bool]:
                assert isinstance(await hall.ask(desk, DIRECTOR, *facts, sure=True), Accepted)
                await settle(desk)
                return {viewer.subject: ranks(each) not in ([], ["nothing new"]) for viewer, each in looks.items()}

            due = desk.state.session(1).plans[""].due
            first = [ResultEntered(place, stated(1, 1, 50 * place.table).line) for place in due if place.round == 1]
            second = [ResultEntered(place, stated(1, 1, 90 * place.table).line) for place in due if place.round == 2]
            only_director = dict.fromkeys(("table-1-1-", "display-1", "public-1", "director-2"), False)
            assert await after(*first[:-1]) == {"director-1": True, **only_director}
            to_players = {"table-1-1-": True, "display-1": True, "public-1": False, "director-2": False}
            assert await after(first[-1]) == {"director-1": True, **to_players}
            # Of the second round nobody is told anything before everybody has played it.
            assert await after(*second[:-1]) == {"director-1": True, **only_director}
            assert await after(second[-1]) == {"director-1": True, **to_players}
            ended = await after(SessionEnded(1))
            assert (ended["director-2"], ended["public-1"]) == (True, False)
            published = await after(ResultsPublished())
            assert published["public-1"] is True
            whole = [data(desk.views.rankings(viewer).waiting()[-1])["rankings"] for viewer in looks]
            assert all(each == whole[0] for each in whole)

    run(work)


def test_who_looks_at_rankings_gets_the_last_and_not_all_that_were(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            look = desk.views.rankings(DIRECTOR)
            await settle(desk)
            first = look.waiting()[-1]
            for table, board, points in ((1, 1, 420), (2, 3, 430), (5, 9, 620)):
                await hall.ask(desk, player(table), stated(table, board, points), sure=True)
                await settle(desk)
            (last,) = look.waiting()
            assert last.number == first.number + 3
            (again,) = desk.views.rankings(DIRECTOR, first.position).waiting()
            assert again.text == last.text
            assert desk.views.rankings(DIRECTOR, again.position).waiting() == ()

    run(work)


def test_rankings_follow_no_faster_than_is_said(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(ranking_interval=30.0) as desk:
            look = desk.views.rankings(DIRECTOR)
            await settle(desk)
            look.waiting()
            for table, board in ((1, 1), (2, 3)):
                await hall.ask(desk, player(table), stated(table, board, 420))
            await settle(desk)
            assert look.waiting() == ()

    run(work)


def test_what_is_undone_is_undone_in_every_ranking(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            look, public = desk.views.rankings(DIRECTOR), desk.views.rankings(PUBLIC)
            await hall.ask(desk, player(1), stated(1, 1, 420), id="wrong")
            await hall.ask(desk, DIRECTOR, EntryUndone("table-1-1-/wrong", "slip"))
            await hall.ask(desk, player(2), stated(2, 3, 420))
            await settle(desk)
            await hall.ask(desk, DIRECTOR, ResultsPublished())
            await settle(desk)
            assert ranks(look) == ranks(public) != []

    run(work)


# ---- access


def test_what_is_shown_follows_what_is_granted(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(SCORER)
            waiting = asyncio.ensure_future(anext(aiter(seen)))
            assert (await waiting).whole
            position = desk.views.view(SCORER).waiting()[-1].position
            await hall.ask(desk, player(1), stated(1, 1, 420))
            desk.views.grant(Access({Role.SCORER: frozenset({Capability.RANKINGS})}, Openness()))
            assert "entries" not in desk.views.view(SCORER, position).waiting()[-1].text
            desk.views.grant(Access({}))
            with pytest.raises(NotShown):
                desk.views.view(SCORER)
            with pytest.raises(NotShown):
                desk.views.rankings(DIRECTOR)

    run(work)


# ---- hands


def test_a_look_at_hands_is_written_down_before_it_is_shown(hall: Hall) -> None:
    layout = Layout.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    looks: list[Look] = []

    async def work() -> None:
        async with await hall.founded(audit=looks.append) as desk:
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {1: layout, 7: layout}))

            async def code(viewer: Viewer, board: int = 1, reason: str = "claim") -> str:
                shown = await desk.views.hands(viewer, 1, "", board, reason)
                return shown.code if not isinstance(shown, Layout) else "shown"

            assert await code(DIRECTOR, reason=" ") == "reason-for-look"
            assert looks == []
            assert await code(DIRECTOR) == "shown"
            assert [(each.by, each.board, each.reason) for each in looks] == [("the Director", 1, "claim")]
            assert await code(ORGANIZER, board=2) == "no-hands"
            assert await code(PLAYING) == "not-played-yet"
            for viewer in (SCORER, player(1), DISPLAY, PUBLIC):
                assert await code(viewer) == "not-allowed"
            # When everybody has played it, no look is anything special.
            for due in desk.state.session(1).plans[""].by_board[1]:
                await hall.ask(desk, DIRECTOR, ResultEntered(due.place, stated(1, 1, 420).line))
            before = len(looks)
            assert await code(DIRECTOR, reason="") == await code(SCORER) == await code(PLAYING) == "shown"
            desk.views.grant(Access(openness=Openness(hands=False)))
            assert await code(player(1)) == await code(PUBLIC) == "not-allowed"
            desk.views.grant(Access(openness=Openness(players=Release.NEVER)))
            assert await code(player(1)) == await code(PUBLIC) == "shown"
            assert await code(player(1), board=7) == "not-allowed"
            assert len(looks) == before
            await hall.ask(desk, DIRECTOR, EventClosed())
            assert await code(player(1), board=7) == "shown"
        async with await hall.desk() as desk:
            await hall.ask(desk, DIRECTOR, EntryUndone(read_closing(desk), "too early"))
            refused = await desk.views.hands(DIRECTOR, 1, "", 7, "claim")
            # Nobody looks where looks are not written down.
            assert not isinstance(refused, Layout)

    run(work)


def read_closing(desk: OpenEvent) -> str:
    text = desk.views.view(DIRECTOR).waiting()[-1].text
    return str(next(each["id"] for each in json.loads(text)["entries"] if each["fact"]["is"] == "closed"))


def test_where_a_look_cannot_be_written_down_nothing_is_shown(hall: Hall) -> None:
    def broken(_: Look) -> None:
        raise OSError("no room")

    async def work() -> None:
        async with await hall.founded(audit=broken) as desk:
            layout = Layout.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {1: layout}))
            with pytest.raises(OSError, match="no room"):
                await desk.views.hands(DIRECTOR, 1, "", 1, "claim")

    run(work)
