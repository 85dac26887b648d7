"""The properties of a record after the server was killed, whoever sent commands and however."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.service.event_file import EventFile
from duplicado.store.store_selection import open_record

__all__ = ["nothing_is_lost_nor_done_twice"]


def nothing_is_lost_nor_done_twice(where: str, sent: Iterable[Mapping[int, int]], names: Iterable[str]) -> list[str]:
    """See that a record is whole and has each command once, all of it or nothing; return the ids of its entries.

    Each of those who send has ids of his own, `NAME/tTURN` and, of a command with several facts, `NAME/tTURN.1` and so
    on, and sends the next when he was told of the one before. No two of their facts are equal.

    Args:
        where: the file, or the address of the record in a database.
        sent: of each who sends, how many facts his commands have by their turns; he was told of all but the last.
        names: what they are called.
    """
    with open_record(where) as store:
        written = store.last  # more may come while it is verified, where the server lives
        assert written <= store.verify() <= store.last
    with EventFile(open_record(where)) as event:
        entries = [each for each in event.live.entries if not isinstance(each.fact, EventFounded | SectionPlanned)]
        every = [each.id for each in event.live.entries]
        times = [each.at for each in event.live.entries]
    assert times == sorted(times), "whatever the clock was set to"
    assert max(Counter(every).values()) == 1
    assert max(Counter(repr(each.fact) for each in entries).values(), default=1) == 1
    there = set(every)
    for name, turns in zip(names, sent, strict=True):
        following = max(turns)
        for turn, count in turns.items():
            own = f"{name}/t{turn}"
            wanted = [own] if count == 1 else [f"{own}.{number}" for number in range(1, count + 1)]
            found = [each in there for each in wanted]
            # All that he was told of; the one that he was not told of any more may be there.
            assert all(found) or (turn == following and not any(found)), (own, found)
        assert not any(f"{name}/t{following + 1}{end}" in there for end in ("", ".1"))
    return every
