"""An event that is served: asked twice, at once, on an old basis, while the store fails, while others write."""

import asyncio
import itertools
import sqlite3
import threading
from datetime import timedelta
from fractions import Fraction
from pathlib import Path

import pytest
from tests.unit.service.live.conftest import (
    DIRECTOR,
    FOUNDING,
    NOON,
    ORGANIZER,
    SCORER,
    Hall,
    at,
    player,
    run,
    stated,
)
from tests.waiting import until_in_loop

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected
from duplicado.event.record.typing_errors import DoubtKind
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import mitchell
from duplicado.service.event_file import EventFile, UnreadableRecord
from duplicado.service.live.commands import Accepted, Command, CommandError, Questioned, Refusal, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.store.backup import backup, restore
from duplicado.store.port import NewEntry, StoredEntry, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.seats import Side


def code_of(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.refused.code


def entry_of(outcome: object) -> str:
    assert isinstance(outcome, Accepted), outcome
    return outcome.entries[0]


# ---- asked twice


def test_what_is_asked_twice_is_done_once(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            first = await hall.ask(desk, player(1), stated(1, 1, 420), id="a")
            again = await hall.ask(desk, player(1), stated(1, 1, 420), id="a")
            assert isinstance(first, Accepted)
            assert isinstance(again, Accepted)
            assert first.entries == again.entries
            assert len(desk.record.order) == 3
            assert code_of(await hall.ask(desk, player(1), stated(1, 1, 450), id="a")) == "id-taken"
            # Another's id of the same name is another.
            assert isinstance(await hall.ask(desk, player(2), stated(2, 3, 420), id="a"), Accepted)
        # Also in another life of the server, and by then whatever the rules say.
        async with await hall.desk() as desk:
            hall.later(600)
            await hall.ask(desk, DIRECTOR, ResultsPublished(), EventClosed())
            assert entry_of(await hall.ask(desk, player(1), stated(1, 1, 420), id="a")) == first.entries[0]
            assert len(desk.record.order) == 6

    run(work)


def test_of_the_same_command_sent_many_times_at_once_one_is_taken(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            command = Command("a", (stated(1, 1, 420), stated(1, 2, -100)))
            answers = await asyncio.gather(*(desk.writer.submit(player(1), command) for _ in range(50)))
            assert {each.entries for each in answers if isinstance(each, Accepted)} == {
                ("table-1-1-/a.1", "table-1-1-/a.2")
            }
            assert len({type(each) for each in answers}) == 1
            assert len(desk.record.order) == 4
            for other in ((stated(1, 1, 420),), (stated(1, 1, 420), stated(1, 2, -100), stated(1, 1, 1))):
                assert code_of(await desk.writer.submit(player(1), Command("a", other))) == "id-taken"

    run(work)


@pytest.mark.parametrize("id_", ["", "a/b", "a.1", "x" * 65, "é", "a b"])
def test_an_id_that_could_be_taken_for_another_is_none(id_: str) -> None:
    with pytest.raises(CommandError):
        Command(id_, FOUNDING)
    with pytest.raises(CommandError, match="facts"):
        Command("a", ())


# ---- all or nothing, in order


def test_facts_of_one_command_are_taken_together_or_not_at_all(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            outcome = await hall.ask(desk, DIRECTOR, stated(1, 1, 420), EventFounded("Another", Conditions()))
            assert code_of(outcome) == "founded-already"
            assert len(desk.record.order) == 2
            # Each is seen after those before it.
            assert code_of(await hall.ask(desk, DIRECTOR, EventClosed(), stated(1, 1, 420))) == "event-closed"

    run(work)


def test_a_hundred_who_ask_at_once_are_committed_together(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    append = SqliteStore.append

    def counted(self: SqliteStore, entries: list[NewEntry], **basis: int | None) -> tuple[StoredEntry, ...]:
        sizes.append(len(entries))
        return append(self, entries, **basis)

    async def work() -> None:
        async with await hall.founded() as desk:
            sizes.clear()
            monkeypatch.setattr(SqliteStore, "append", counted)
            facts = [ContestantEntered(ContestantId(n), (Player(f"N{n}"), Player(f"S{n}"))) for n in range(1, 101)]
            answers = await asyncio.gather(*(hall.ask(desk, DIRECTOR, fact) for fact in facts))
            assert all(isinstance(each, Accepted) for each in answers)
            assert [entry.fact for entry in read(hall.path)[2:]] == facts

    run(work)
    assert sum(sizes) == 100
    assert len(sizes) < 10


def read(path: Path) -> tuple:  # type: ignore[type-arg]  # of entries
    with EventFile.open(path) as event:
        event.verify()
        return event.live.entries


def test_nobody_is_told_before_it_is_on_the_disk(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    reached = threading.Event()
    append = SqliteStore.append

    def held(self: SqliteStore, entries: list[NewEntry], **basis: int | None) -> tuple[StoredEntry, ...]:
        reached.set()
        go_on.wait(20)
        return append(self, entries, **basis)

    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            monkeypatch.setattr(SqliteStore, "append", held)
            answer = asyncio.ensure_future(hall.ask(desk, player(1), stated(1, 1, 420)))
            await until_in_loop(reached.is_set)
            assert not answer.done()
            assert seen.waiting() == ()
            go_on.set()
            assert isinstance(await answer, Accepted)
            assert len(seen.waiting()) == 1

    run(work)


def test_who_goes_away_while_he_waits_has_asked_all_the_same(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            asked = asyncio.ensure_future(hall.ask(desk, player(1), stated(1, 1, 420), id="a"))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await hall.ask(desk, player(1), stated(1, 1, 420), id="a")
            assert len(desk.record.order) == 3

    run(work)


# ---- refused, asked back


def test_what_the_record_refuses_is_refused_with_its_law(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            id_ = entry_of(await hall.ask(desk, player(1), stated(1, 1, 420)))
            await hall.ask(desk, DIRECTOR, ResultsPublished())
            hall.later(31)
            outcome = await hall.ask(desk, DIRECTOR, ResultCorrected(stated(1, 1, 450), (id_,), "overtrick"))
            assert isinstance(outcome, Refusal)
            assert (outcome.refused.code, outcome.refused.clause) == ("too-late-to-correct", "79C2")
            corrected = ResultCorrected(stated(1, 1, 450), (id_,), "overtrick", "the Organizer")
            assert isinstance(await hall.ask(desk, ORGANIZER, corrected), Accepted)
            assert code_of(await hall.ask(desk, DIRECTOR, EntryUndone("nothing", "slip"))) == "unknown-entry"

    run(work)


def test_two_telephones_that_enter_different_scores_are_asked_and_both_are_taken_down(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            north, east = player(1, Side.NS), player(1, Side.EW)
            one, other = await asyncio.gather(
                hall.ask(desk, north, stated(1, 1, 420)), hall.ask(desk, east, stated(1, 1, 450, Side.EW), id="east")
            )
            assert isinstance(one, Accepted)
            assert isinstance(other, Questioned)
            assert [each.kind for each in other.doubts] == [DoubtKind.STATED_OTHERWISE]
            assert desk.state.cell(at(1, 1)).result is not None
            sure = await hall.ask(desk, east, stated(1, 1, 450, Side.EW), id="east", sure=True)
            assert isinstance(sure, Accepted)
            assert len(desk.state.cell(at(1, 1)).standing) == 2
            # Both now say the same: nobody is asked anything.
            outcome = await hall.ask(desk, player(2, Side.NS), stated(2, 3, 420))
            assert isinstance(outcome, Accepted)
            assert isinstance(await hall.ask(desk, player(2, Side.EW), stated(2, 3, 420, Side.EW)), Accepted)
            assert desk.state.cell(at(2, 3)).is_agreed

    run(work)


# ---- on an old basis


def test_what_has_not_been_touched_may_be_based_on_anything(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            old = desk.views.view(player(1)).waiting()[-1].position
            for table, board in ((2, 3), (3, 5), (4, 7)):
                await hall.ask(desk, player(table), stated(table, board, 420), sure=True)
            await hall.ask(desk, DIRECTOR, SectionPlanned(1, "", mitchell(5), TEN, 2, from_round=4, reason="late"))
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), on=old), Accepted)

    run(work)


TEN = tuple(ContestantId(number) for number in range(1, 11))


def test_what_has_been_changed_meanwhile_is_refused_with_what_to_base_it_on(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            id_ = entry_of(await hall.ask(desk, player(1), stated(1, 1, 420)))
            one, two = (desk.views.view(DIRECTOR).waiting()[-1].position for _ in range(2))
            plan = SectionPlanned(1, "", mitchell(5), TEN, 2, from_round=3, reason="mine")
            assert isinstance(await hall.ask(desk, DIRECTOR, plan, on=one), Accepted)
            other = SectionPlanned(1, "", mitchell(5), TEN, 2, from_round=4, reason="yours")
            refused = await hall.ask(desk, ORGANIZER, other, on=two)
            assert code_of(refused) == "changed-since"
            assert isinstance(refused, Refusal)
            assert isinstance(await hall.ask(desk, ORGANIZER, other, on=refused.position), Accepted)
            # A correction of a result that somebody has corrected meanwhile.
            position = desk.views.view(SCORER).waiting()[-1].position
            first = ResultCorrected(stated(1, 1, 450), (id_,), "overtrick")
            assert isinstance(await hall.ask(desk, DIRECTOR, first, on=position), Accepted)
            second = ResultCorrected(stated(1, 1, 480), (id_,), "two overtricks")
            assert code_of(await hall.ask(desk, SCORER, second, on=position)) == "changed-since"
            # The opponents agreed to what is not there any more.
            agreed = ResultAgreed(at(1, 1), id_, Side.EW)
            table = desk.views.view(player(1)).waiting()[-1].position
            await hall.ask(desk, player(1), ResultCorrected(stated(1, 1, 420), (id_,), "no"), sure=True)
            assert code_of(await hall.ask(desk, player(1), agreed, on=table)) == "changed-since"
            # The board was taken away.
            late = desk.views.view(player(2)).waiting()[-1].position
            await hall.ask(desk, DIRECTOR, BoardCancelled(at(2, 3)))
            assert code_of(await hall.ask(desk, player(2), stated(2, 3, 420), on=late)) == "changed-since"

    run(work)


def test_what_says_the_same_is_no_conflict(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            position = desk.views.view(DIRECTOR).waiting()[-1].position
            changed = [ConditionsChanged(Conditions(winners=winners), "x") for winners in (1, 2)]
            for viewer in (DIRECTOR, ORGANIZER):
                assert isinstance(await hall.ask(desk, viewer, changed[0], on=position), Accepted)
            assert code_of(await hall.ask(desk, DIRECTOR, changed[1], on=position)) == "changed-since"

    run(work)


@pytest.mark.parametrize(
    "fact", [RoundCalled(1, 2), PenaltyRuled(RuledPenalty(ContestantId(3), Fraction(10), PenaltyUnit.PERCENT_OF_TOP))]
)
def test_what_counts_each_time_is_not_done_twice_unawares(hall: Hall, fact: AnyFact) -> None:
    """Two directors at two consoles: a clock would begin anew, a side pay twice."""

    async def work() -> None:
        async with await hall.founded() as desk:
            position = desk.views.view(DIRECTOR).waiting()[-1].position
            assert isinstance(await hall.ask(desk, DIRECTOR, fact, on=position), Accepted)
            again = await hall.ask(desk, ORGANIZER, fact, on=position)
            assert isinstance(again, Refusal)
            assert again.refused.code == "changed-since"
            assert isinstance(await hall.ask(desk, ORGANIZER, fact, on=again.position), Accepted)

    run(work)


def test_a_basis_of_another_life_of_the_server_still_counts(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            old = desk.views.view(player(1)).waiting()[-1].position
            directors = desk.views.view(DIRECTOR).waiting()[-1].position
        async with await hall.desk() as desk:
            plan = SectionPlanned(1, "", mitchell(5), TEN, 2, from_round=2, reason="x")
            assert isinstance(await hall.ask(desk, ORGANIZER, plan), Accepted)
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), on=old), Accepted)
            again = SectionPlanned(1, "", mitchell(5), TEN, 2, from_round=3, reason="y")
            assert code_of(await hall.ask(desk, DIRECTOR, again, on=directors)) == "changed-since"

    run(work)


# ---- the store fails


def test_while_the_file_is_locked_it_is_said_so_and_then_it_goes_on(hall: Hall) -> None:
    async def work() -> None:
        SqliteStore.create(hall.path).close()
        hall.opener = lambda: SqliteStore.open(hall.path, wait=0.05)  # type: ignore[method-assign]  # impatient
        async with await hall.desk() as desk:
            await desk.writer.submit(DIRECTOR, Command("founding", FOUNDING))
            other = sqlite3.connect(hall.path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            outcome = await hall.ask(desk, player(1), stated(1, 1, 420), id="a")
            assert isinstance(outcome, Unavailable)
            assert "another program is writing: try again" in outcome.message
            assert "another program" in desk.health.troubles.text
            assert desk.state.cell(at(1, 1)).result is None
            other.execute("COMMIT")
            other.close()
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), id="a"), Accepted)
            assert desk.health.troubles.text == ""
        assert len(read(hall.path)) == 3

    run(work)


def test_a_full_disk_stops_nothing_but_what_does_not_fit(hall: Hall) -> None:
    async def work() -> None:
        made: list[SqliteStore] = []

        def opener() -> SqliteStore:
            made.append(SqliteStore.open(hall.path))
            return made[-1]

        SqliteStore.create(hall.path).close()
        hall.opener = opener  # type: ignore[method-assign]  # to get at the store
        async with await hall.desk() as desk:
            await desk.writer.submit(DIRECTOR, Command("founding", FOUNDING))
            store = made[0]
            store._pragma(f"max_page_count = {store._pragma('page_count')}")
            store._connection.rollback()
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            big = RulingGiven(Where(table=1), ("27B1",), "The bid is replaced.", table_record="x" * 200_000)
            outcome = await hall.ask(desk, DIRECTOR, big, id="big")
            assert isinstance(outcome, Unavailable)
            assert "make room on the disk" in outcome.message
            assert seen.waiting() == ()
            store._pragma("max_page_count = 100000")
            store._connection.rollback()
            assert isinstance(await hall.ask(desk, DIRECTOR, big, id="big"), Accepted)
            assert len(seen.waiting()) == 1
        assert len(read(hall.path)) == 3

    run(work)


def test_what_was_written_though_the_store_said_no_is_found_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection may break after the database has committed and before it can say so."""
    append = SqliteStore.append

    def breaks(self: SqliteStore, entries: list[NewEntry], **basis: int | None) -> tuple[StoredEntry, ...]:
        append(self, entries, **basis)
        raise StoreUnavailable("the connection broke")

    async def work() -> None:
        async with await hall.founded() as desk:
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            monkeypatch.setattr(SqliteStore, "append", breaks)
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), id="a"), Unavailable)
            monkeypatch.undo()
            assert isinstance(await hall.ask(desk, player(2), stated(2, 3, 420)), Accepted)
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), id="a"), Accepted)
            assert len(desk.record.order) == 4
            assert len(seen.waiting()) == 2
        assert len(read(hall.path)) == 4

    run(work)


def test_a_fault_of_the_program_answers_those_who_wait_and_is_gone_on_from(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a mistake")

    async def work() -> None:
        async with await hall.founded() as desk:
            for place in ("event_writer.considered", "event_writer.to_be_stored"):
                monkeypatch.setattr(f"duplicado.service.live.{place}", broken)
                assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), id="a"), Unavailable)
                assert "ZeroDivisionError" in desk.health.troubles.text
                monkeypatch.undo()
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420), id="a"), Accepted)

    run(work)


def test_a_record_that_cannot_be_read_is_not_served(hall: Hall) -> None:
    async def work() -> None:
        await (await hall.founded()).close()
        with SqliteStore.open(hall.path) as store:
            store.append([NewEntry("x", "{}")])
        with pytest.raises(UnreadableRecord, match="entry 3"):
            await hall.desk()

    run(work)


def test_what_is_asked_when_it_is_not_served_any_more_is_answered(hall: Hall) -> None:
    async def work() -> None:
        desk = await hall.founded()
        asked = [asyncio.ensure_future(hall.ask(desk, player(1), stated(1, 1, 420), id="a")) for _ in range(600)]
        await asyncio.sleep(0)
        await desk.close()
        answers = await asyncio.gather(*asked)
        assert {type(each) for each in answers} <= {Accepted, Unavailable}
        assert Accepted in {type(each) for each in answers}

    run(work)


# ---- the clock


def test_a_clock_that_is_set_back_sets_nothing_back(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, player(1), stated(1, 1, 420))
            await hall.ask(desk, DIRECTOR, ResultsPublished())
            hall.later(-24 * 60)
            await hall.ask(desk, player(2), stated(2, 3, 420))
            assert desk.health.clock.behind > timedelta(hours=23)
            # What has passed since is counted on: the Correction Period ends all the same.
            hall.time.count += 31 * 60
            assert code_of(await hall.ask(desk, player(3), stated(3, 5, 420))) == "too-late-to-correct"
        # The computer was started anew, and its clock is still wrong.
        async with await hall.desk() as desk:
            await hall.ask(desk, DIRECTOR, EventClosed())
            times = [entry.at for entry in read(hall.path)]
            assert times == sorted(times)
            assert times[0] >= NOON

    run(work)


# ---- others write


def test_what_another_program_writes_is_seen_and_shown(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(poll=0.02) as desk:
            seen = desk.views.view(DIRECTOR)
            seen.waiting()
            with EventFile.open(hall.path) as other:
                other.enter(stated(1, 1, 420), by="the Director")
            await until_in_loop(lambda: len(desk.record.order) == 3)
            assert len(seen.waiting()) == 1
            with EventFile.open(hall.path) as other:
                other.enter(stated(2, 3, 420), by="the Director")
            desk.writer.news()
            assert isinstance(await hall.ask(desk, player(3), stated(3, 5, 620)), Accepted)
            assert len(desk.record.order) == 5
            assert len(seen.waiting()) == 2

    run(work)


def test_several_desks_on_one_file_lose_and_double_nothing(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as one, await hall.desk() as two, await hall.desk() as three:
            desks = itertools.cycle((one, two, three))
            facts = [ContestantEntered(ContestantId(n), (Player(f"P{n}"),)) for n in range(1, 61)]
            answers = await asyncio.gather(*(hall.ask(next(desks), DIRECTOR, fact) for fact in facts))
            assert all(isinstance(each, Accepted) for each in answers)
            for desk in (one, two, three):
                await desk.writer.caught_up()
                assert len(desk.record.order) == 62
            assert one.state == two.state == three.state
        assert sorted(entry.fact.contestant.number for entry in read(hall.path)[2:]) == list(range(1, 61))

    run(work)


def test_a_backup_that_was_put_back_under_it_is_gone_on_from(hall: Hall) -> None:
    async def work() -> None:
        copy = hall.path.with_name("copy")
        async with await hall.founded() as desk:
            await desk.health.backups.take(copy)
            await hall.ask(desk, player(1), stated(1, 1, 420))
        async with await hall.desk() as desk:
            seen = desk.views.view(DIRECTOR)
            assert len(seen.waiting()) == 1
            # As if the file had been replaced under the server.
            with sqlite3.connect(hall.path) as raw:
                raw.execute("DELETE FROM entry WHERE number = 3")
            raw.close()
            assert isinstance(await hall.ask(desk, player(2), stated(2, 3, 420)), Accepted)
            assert len(desk.record.order) == 3
            assert desk.state.cell(at(1, 1)).result is None

    run(work)


# ---- backups


def test_a_backup_is_taken_at_the_end_of_each_round(hall: Hall) -> None:
    async def work() -> None:
        copy = hall.path.with_name("copy.event")
        async with await hall.founded(backups=copy) as desk:
            for table in range(1, 6):
                assert not copy.exists()
                await hall.ask(desk, player(table), RoundFinished(1, "", table, 1), sure=True)
            await until_in_loop(lambda: desk.health.backups.last == 7)
            assert len(read(copy)) == 7
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            await until_in_loop(lambda: desk.health.backups.last == 8)
            await desk.health.backups.take(hall.path.with_name("another"))
        with SqliteStore.open(hall.path) as store:
            assert [each.what for each in store.noted()] == ["backup", "backup"]
        assert restore(copy, hall.path.with_name("back")) == 8

    run(work)


def test_rounds_that_end_and_people_who_ask_have_one_backup_made_after_the_other(hall: Hall) -> None:
    async def work() -> None:
        copy = hall.path.with_name("copy.event")
        async with await hall.founded(backups=copy) as desk:
            for number in range(2, 6):
                await hall.ask(desk, DIRECTOR, RoundCalled(1, number))
            counts = await asyncio.gather(*(desk.health.backups.take(copy) for _ in range(5)))
            assert counts == [6] * 5
            assert not desk.health.troubles.text
        assert restore(copy, hall.path.with_name("back")) == 6

    run(work)


def test_a_backup_that_cannot_be_made_is_told_and_the_event_goes_on(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(backups=hall.path / "no folder" / "copy") as desk:
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 2))
            await until_in_loop(lambda: "no folder" in desk.health.troubles.text)
            assert isinstance(await hall.ask(desk, player(1), stated(1, 1, 420, round_number=1)), Accepted)

    run(work)


def test_backing_up_does_not_keep_the_desk_from_writing(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            facts = [ContestantEntered(ContestantId(n), (Player(f"P{n}"),)) for n in range(1, 40)]
            copying = asyncio.ensure_future(desk.health.backups.take(hall.path.with_name("copy")))
            answers = await asyncio.gather(*(hall.ask(desk, DIRECTOR, fact) for fact in facts))
            assert all(isinstance(each, Accepted) for each in answers)
            assert 2 <= await copying <= 41

    run(work)


def test_open_desks_are_closed_by_their_block(hall: Hall) -> None:
    async def work() -> OpenEvent:
        async with await hall.founded() as desk:
            pass
        return desk

    desk = run(work)
    desk.writer.news()  # nobody listens any more, and nobody minds
    run(desk.writer.caught_up)
    with SqliteStore.open(hall.path) as store:
        assert backup(store, hall.path.with_name("copy"), at=NOON) == 2
