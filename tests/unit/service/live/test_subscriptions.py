"""One viewer's reading along a feed: what he waits for, gives up waiting for, and is told no more."""

import asyncio
import contextlib
from functools import partial

from tests.unit.service.live.conftest import SECRET, run

from duplicado.service.live.feeds import Feed, JoinedSubscription, Sent, Subscription
from duplicado.service.live.resume_tokens import Sealer


def feed() -> Feed:
    return Feed("table", "epoch", Sealer(SECRET), lambda: '{"kind": "whole"}', 0)


def test_who_gives_up_waiting_misses_nothing() -> None:
    async def looked() -> list[str]:
        sending = feed()
        subscription = Subscription(sending)
        seen = [each.text for each in await subscription.more()]
        for number in range(3):
            waiting = asyncio.ensure_future(asyncio.wait_for(subscription.more(), 0.001))
            await asyncio.wait({waiting})
            assert isinstance(waiting.exception(), TimeoutError)
            sending.push(f'{{"n": {number}}}', number)
            seen += [each.text for each in await subscription.more()]
        return seen

    assert run(looked) == ['{"kind": "whole"}', '{"n": 0}', '{"n": 1}', '{"n": 2}']


def test_who_waits_is_let_go_when_nothing_more_will_come() -> None:
    async def looked() -> tuple[object, ...]:
        sending = feed()
        subscription = Subscription(sending)
        await subscription.more()
        waiting = asyncio.ensure_future(subscription.more())
        await asyncio.sleep(0)
        sending.end()
        return await waiting

    assert run(looked) == ()


def test_who_was_being_sent_something_when_it_ended_is_let_go_too() -> None:
    """He would wait for ever, and be shown what was before."""

    async def looked() -> list[str]:
        sending = feed()
        seen: list[str] = []
        async for each in Subscription(sending):
            seen.append(each.text)
            sending.push("{}", 1)
            sending.end()
        return seen

    assert run(looked) == ['{"kind": "whole"}']


def test_where_hundreds_look_whatever_else_is_to_be_done_comes_between() -> None:
    """A table that enters its result is not to wait until a ranking is written to everybody who looks at it."""
    looking = 200

    async def looked() -> tuple[list[int], list[str]]:
        sending = feed()
        seen: list[str] = []

        async def look() -> None:
            subscription = Subscription(sending)
            await subscription.more()
            seen.extend(each.text for each in await subscription.more())

        async with asyncio.TaskGroup() as people:
            for _ in range(looking):
                people.create_task(look())
            await asyncio.sleep(0)
            sending.push("{}", 1)
            turns: list[int] = []
            while len(seen) < looking:
                before = len(seen)
                await asyncio.sleep(0)  # a turn of somebody else
                turns.append(len(seen) - before)
        return turns, seen

    turns, seen = run(looked)
    assert max(turns) < looking / 10
    assert seen == ["{}"] * looking


def test_what_comes_while_others_are_still_being_woken_reaches_everybody() -> None:
    async def looked() -> list[list[str]]:
        sending = feed()

        async def look() -> list[str]:
            subscription = Subscription(sending)
            found = [each.text for each in await subscription.more()]
            while found[-1] != "last":
                found += [each.text for each in await subscription.more()]
            return found

        async with asyncio.TaskGroup() as people:
            all_who_look = [people.create_task(look()) for _ in range(50)]
            await asyncio.sleep(0)
            for text in ("first", "second", "last"):
                sending.push(text, 1)
                await asyncio.sleep(0)
                await asyncio.sleep(0)
        return [each.result() for each in all_who_look]

    assert run(looked) == [['{"kind": "whole"}', "first", "second", "last"]] * 50


def test_who_gave_up_waiting_is_kept_in_mind_no_more() -> None:
    """A table's telephone waits all evening, a quarter of a minute at a time."""

    async def looked() -> int:
        sending = feed()
        subscription = Subscription(sending)
        await subscription.more()
        for _ in range(20):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(subscription.more(), 0.001)
        return sending.waiting

    assert run(looked) == 0


def joined(feeds: dict[str, Feed], position: str = "") -> JoinedSubscription:
    return JoinedSubscription({name: partial(Subscription, each) for name, each in feeds.items()}, position)


def told(sent: tuple[Sent, ...]) -> list[tuple[str, str]]:
    return [(each.of, each.text) for each in sent]


def test_several_feeds_are_read_in_one_stream_each_under_its_name_and_resumed_from_each_thing_sent() -> None:
    async def looked() -> tuple[list[tuple[str, str]], ...]:
        feeds = {"N": feed(), "S": feed()}
        subscription = joined(feeds)
        first = await subscription.more()
        waiting = asyncio.ensure_future(asyncio.wait_for(subscription.more(), 0.001))
        await asyncio.wait({waiting})
        assert isinstance(waiting.exception(), TimeoutError)  # and nothing is missed by it
        asked = asyncio.ensure_future(subscription.more())
        await asyncio.sleep(0)
        feeds["S"].push('{"n": 1}', 1)
        later = await asked
        feeds["N"].push('{"n": 2}', 2)
        feeds["S"].push('{"n": 2}', 2)
        last = await subscription.more()
        # Whoever was cut off between two things of one moment is sent the second of them.
        again = await joined(feeds, last[0].position).more()
        anew = await joined(feeds, "N:~S:").more()
        return told(first), told(later), told(last), told(again), told(anew)

    whole = [("N", '{"kind": "whole"}'), ("S", '{"kind": "whole"}')]
    n, s = ("N", '{"n": 2}'), ("S", '{"n": 2}')
    assert run(looked) == (whole, [("S", '{"n": 1}')], [n, s], [s], whole)


def test_several_feeds_end_with_the_first_of_them() -> None:
    async def looked() -> tuple[object, ...]:
        feeds = {"N": feed(), "S": feed()}
        subscription = joined(feeds)
        await subscription.more()
        waiting = asyncio.ensure_future(subscription.more())
        await asyncio.sleep(0)
        feeds["N"].end()
        return await waiting

    assert run(looked) == ()
