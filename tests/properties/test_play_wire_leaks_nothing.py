"""Over the wire, who sits at a table gets the same bytes where only what is hidden from him differs.

A board is played at a served application; then another, which differs only in cards that a viewer has not seen. All
that he gets is compared: every answer with its headers and its size, every frame of his stream with its id, what he is
told when he asks for what he may not do.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest
from tests.properties.test_play_leaks_nothing import (
    CARD,
    Done,
    Log,
    dealt,
    exchanged,
    hidden_from,
    is_accepted,
    replayed,
    walked,
)
from tests.unit.service.playing.on_the_wire import DIRECTOR, Line, Served, served, whole

from duplicado.law.book import law_02
from duplicado.service.playing.device_reports import NOTHING_TOLD, DeviceReport, DeviceSort, InputKind
from duplicado.service.playing.room import CASUAL
from duplicado.service.playing.steps import ActionTaken, BoardBegun, read_step
from duplicado.store.streams import SqliteStreams
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("7B3", "16B1", "41D", "73B1", "74C5")

TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(\+00:00|Z)?")
"""The time at which the page was made, and, for the Director, the times of the actions."""
SEAL = re.compile(rb"([0-9a-f]{8}\.\d+)\.[0-9a-f]+")
"""Position in a stream; its last part is the number of the record's last entry under a pad that the server keeps."""
ALIVE = b": alive\nevent: alive\ndata:\n\n"
"""Sent every fifteen seconds in which nothing happens: a matter of how fast the test runs."""
PAIR = "NS"
"""Somebody who has both seats on one page, which turns from one to the other, by one stream with the views of both."""
VIEWERS = (*"NESW", DIRECTOR, PAIR)
SPECTATOR = "spectator"
"""Somebody at the shoulder of the viewer: he is told nothing that the viewer is not."""


async def got(
    folder: Path,
    deal: Deal,
    done: Sequence[Done],
    viewer: str,
    probes: Sequence[str],
    reported: Mapping[str, object] = MappingProxyType({}),
) -> dict[str, list[object]]:
    """Play a board over the wire; return all that each viewer got, one of whom asks for what he may not do.

    What devices report comes with everything that is done.
    """
    async with served(folder, directed=True) as there:
        await there.desk.happens(
            BoardBegun(TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=deal, regulations=CASUAL))
        )
        if viewer == PAIR:
            there.at[PAIR] = await there.several(PAIR)
        elif viewer != DIRECTOR:
            there.at[SPECTATOR] = await there.spectator_of(viewer)
        lines = {place: browser.listens() for place, browser in there.at.items()}
        for number, (seat, do) in enumerate(done):
            await there.at[seat.value].does(f"c{number}", do, **reported)
        for browser in there.at.values():
            for page in browser.pages:
                await browser.asks("GET", page)
            if browser.place in VIEWERS:
                await browser.asks("GET", f"{browser.at}/view")
                await browser.asks("GET", f"{browser.at}/boards")
        for number, do in enumerate(probes):
            await there.at[viewer].does(f"p{number}", do)
        await _settled(there, lines)
        found: dict[str, list[object]] = {}
        for place, browser in there.at.items():
            answers = ((*each[:2], TIME.sub(b"", each[2])) for each in browser.got)
            found[place] = [*answers, TIME.sub(b"", bytes(lines[place].raw).replace(ALIVE, b""))]
        for line in lines.values():
            await line.cut()
    return found


async def _settled(there: Served, lines: dict[str, Line]) -> None:
    """Wait until every line has brought what there is: one that begins now has nothing that it has not."""
    for place, line in lines.items():
        fresh = there.at[place].listens()
        await whole(fresh, 1)
        await whole(line, fresh.events()[-1][1]["number"])
        await fresh.cut()


def chance_of(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Have keys, names and seals be the same in each run."""
    chance = Random(seed)
    monkeypatch.setattr(secrets, "token_bytes", lambda n=32: chance.randbytes(n))
    monkeypatch.setattr(secrets, "token_hex", lambda n=32: chance.randbytes(n).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n=32: chance.randbytes(n).hex()[: n + 6])


def unshown(deal: Deal, done: Sequence[Done], *, faced: bool) -> dict[Seat, list[Card]]:
    """List the cards that lie in nobody's sight but their holder's."""
    log = Log(deal)
    for seat, do in done:
        log.took_place(seat, do)
    if faced:
        log.faces_lead()
    named = {found for _, do in done for found in CARD.findall(do)}
    return {
        seat: [
            each
            for each in deal[seat]
            if str(each) not in named and not all(str(each) in known for known in log.known.values())
        ]
        for seat in Seat
    }


def hidden_from_all(deal: Deal, seats: str, done: Sequence[Done], *, faced: bool) -> dict[Seat, list[Card]]:
    """List the cards that nobody has seen who sits in any of these seats."""
    found = [hidden_from(deal, Seat(each), done, faced=faced) for each in seats]
    others = [seat for seat in Seat if seat.value not in seats]
    return {seat: [card for card in found[0][seat] if all(card in each[seat] for each in found)] for seat in others}


def board_to_compare(folder: Path, seed: int, steps: int) -> tuple[Deal, list[Done], list[Done], bool, bool] | None:
    """Return a deal, what is done on it, what of that is accepted, whether there is play and whether its lead is faced.

    `None` where something of it shows what is hidden: it is over, a hand is faced, or a card was refused.
    """
    cards = list(EVERY_CARD)
    Random(seed).shuffle(cards)
    deal = dealt(cards)
    (folder / "one").mkdir()
    (folder / "two").mkdir()
    done, _ = asyncio.run(walked(folder / "one", deal, seed, steps))
    one = asyncio.run(replayed(folder / "two", deal, done))
    answers = {seat: iter(each) for seat, each in one.answers.items()}
    took = [(each, next(answers[each[0]])) for each in done]
    state = one.desk.now.board
    assert state is not None
    play = state.table.play
    if state.table.phase is Phase.OVER or (play is not None and play.claim is not None):
        return None
    if any(CARD.findall(do) for (_, do), answer in took if not is_accepted(answer)):
        return None
    return (
        deal,
        done,
        [each for each, answer in took if is_accepted(answer)],
        play is not None,
        (play is not None and play.lead_is_faced),
    )


def compared(folder: Path, monkeypatch: pytest.MonkeyPatch, seed: int, steps: int) -> bool:
    """Compare what every viewer gets in two runs; return whether the board could be compared."""
    found = board_to_compare(folder, seed, steps)
    if found is None:
        return False
    deal, done, accepted, in_suits, faced = found
    chance = Random(seed)
    for viewer in VIEWERS:
        hidden = (
            unshown(deal, accepted, faced=faced)
            if viewer == DIRECTOR
            else hidden_from_all(deal, viewer, accepted, faced=faced)
        )
        other = exchanged(deal, hidden, chance, in_suits=in_suits)
        # A card of somebody else's that nobody has seen, what is irregular, what is nothing at all.
        unseen = (str(each) for cards in hidden.values() for each in cards[:2])
        probes = ["finds", "nonsense"] if viewer == DIRECTOR else [*unseen, "claims 14", "asks 99:1S", "nonsense"]
        both: list[dict[str, list[object]]] = []
        for run, each in enumerate((deal, other)):
            chance_of(monkeypatch, seed)
            (folder / f"{viewer}{run}").mkdir()
            both.append(asyncio.run(got(folder / f"{viewer}{run}", each, done, viewer, probes)))
            monkeypatch.undo()
        for place in both[0].keys() & {viewer, SPECTATOR}:
            assert both[0][place] == both[1][place], (seed, viewer, place)
        if other != deal and viewer != DIRECTOR:
            assert both[0] != both[1], "the deals differ, and nobody has noticed"
    return True


def test_a_board_over_the_wire_tells_nobody_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compared(tmp_path, monkeypatch, 1, 14)


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.rest if seed < 5 else pytest.mark.slow) for seed in range(2, 14)]
)
def test_boards_over_the_wire_tell_nobody_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    for again in range(20):
        folder = tmp_path / str(again)
        folder.mkdir()
        if compared(folder, monkeypatch, 100 * seed + again, 8 + 4 * seed):
            return
    raise AssertionError("no board could be compared")


@pytest.mark.clause("20F1", "20F4")
def test_what_is_asked_explained_and_corrected_does_not_exist_for_the_partner_of_who_explains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = dealt(list(EVERY_CARD))
    calls: list[Done] = [(Seat.N, "1C"), (Seat.E, "P"), (Seat.S, "1H"), (Seat.W, "P")]
    said: list[Done] = [
        (Seat.E, "asks 1:1C"),
        (Seat.N, 'explains 1:1C as "16 or more"'),
        (Seat.N, 'explains 1:1C as "17 or more, any shape"'),
    ]
    found: list[dict[str, list[object]]] = []
    for run, between in enumerate(([], said)):
        chance_of(monkeypatch, 5)
        (tmp_path / str(run)).mkdir()
        found.append(asyncio.run(got(tmp_path / str(run), deal, [calls[0], *between, *calls[1:]], "S", ["asks 2:P"])))
        monkeypatch.undo()
    silent, spoken = found
    for place in ("S", SPECTATOR):
        streams = [SEAL.sub(rb"\1", each) for run in found if isinstance(each := run[place][-1], bytes)]
        assert len(streams) == 2
        assert streams[0] == streams[1], place
        assert silent[place][:-1] == spoken[place][:-1], place
    assert silent["W"] != spoken["W"]


@pytest.mark.clause("25A", "16B1")
def test_what_was_taken_back_before_it_counted_and_edited_before_it_was_sent_exists_for_no_viewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frames and answers of all four, of the Director and of a spectator are the same; the record has it."""
    deal = dealt(list(EVERY_CARD))
    done: list[Done] = [
        (Seat.N, "1C"),
        (Seat.E, "asks 1:1C"),
        (Seat.N, 'explains 1:1C as "16 or more"'),
        *((seat, "P") for seat in (Seat.E, Seat.S, Seat.W)),
        (Seat.E, "D2 face down"),
    ]
    found: list[dict[str, list[object]]] = []
    reports: list[set[DeviceReport]] = []
    for run, reported in enumerate(({}, {"taken_back": 41, "edits": 37, "device": "tablet", "by": "touch"})):
        chance_of(monkeypatch, 5)
        (folder := tmp_path / str(run)).mkdir()
        found.append(asyncio.run(got(folder, deal, done, "S", ["claims 14", "nonsense"], reported)))
        monkeypatch.undo()
        with closing(SqliteStreams.open(next(folder.glob("*.play")))) as streams:
            steps = [read_step(each.text) for name in streams.heads() for each in streams.read(name)]
        reports.append({each.device for each in steps if each.by and isinstance(each.happened, ActionTaken)})
    assert reports == [{NOTHING_TOLD}, {DeviceReport(None, InputKind.TOUCH, None, 0, 0, 41, 37, DeviceSort.TABLET)}]
    assert set(found[0]) == {*VIEWERS, SPECTATOR} - {PAIR}
    for place in found[0]:
        assert found[0][place] == found[1][place], place
