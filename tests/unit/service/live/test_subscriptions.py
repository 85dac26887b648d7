"""One viewer's reading along a feed: what he waits for, gives up waiting for, and is told no more."""

import asyncio

from tests.unit.service.live.conftest import SECRET, run

from duplicado.service.live.feeds import Feed, Subscription
from duplicado.service.live.positions import Sealer


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
