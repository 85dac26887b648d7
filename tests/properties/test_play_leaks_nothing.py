"""Nothing that a seat is sent at a table tells it what it may not know.

Boards are played over the real feeds by people who call, ask, explain and play at random. What a seat may know is
counted here by other means than the program's: from the deal and the log of what was done.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.examples import examples

from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.service.live.feeds import Sent, Subscription
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.playing.claim_judges import ClaimJudges
from duplicado.service.playing.desk import DeskSettings, TableDesk
from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.room import CASUAL
from duplicado.service.playing.seat_commands import Answer, SeatCommand
from duplicado.service.playing.sitters import Onlooker, Sitter, SitterKind, Viewer
from duplicado.service.playing.steps import BoardBegun, Seated, TableOpened
from duplicado.service.playing.writer import StreamWriter
from duplicado.store.streams import SqliteStreams
from duplicado.table.claim_notation import read_line
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat

pytestmark = [pytest.mark.rest, pytest.mark.clause("7B3", "16B1", "41D", "73B1", "74C5")]

CARD = re.compile(r"(?<![0-9A-Za-z])[SHDC][2-9TJQKA](?![0-9A-Za-z])")
JUDGED_LINE = re.compile(r'"judged_line":(\[.*?\])')
Done = tuple[Seat, str]
PRIVATE = ("asks", "explains")


def dealt(cards: Sequence[Card]) -> Deal:
    return Deal({seat: Hand(cards[13 * place : 13 * place + 13]) for place, seat in enumerate(Seat)})


class Log:
    """The cards that each seat may know, from the deal and what was done alone."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.known = {seat: {str(card) for card in deal[seat]} for seat in Seat}
        self.calls: list[tuple[Seat, str]] = []
        self.lead: tuple[Seat, str] | None = None
        self.faced = False

    @property
    def dummy(self) -> Seat:
        last = next(at for at in range(len(self.calls) - 1, -1, -1) if self.calls[at][1][0] in "1234567")
        winner, denomination = self.calls[last][0], self.calls[last][1][1:]
        sides = [seat for seat, call in self.calls if seat in (winner, winner.partner) and call[1:] == denomination]
        return sides[0].partner

    def everybody_sees(self, card: str) -> None:
        for seat in Seat:
            self.known[seat].add(card)

    def took_place(self, seat: Seat, do: str) -> None:
        words = do.split(" ")
        if words[0] in PRIVATE or do in {"director", "no director"}:
            return
        if do.endswith("face down"):
            self.lead = (seat, words[0])
        elif words[0] == "dummy":
            self.everybody_sees(words[1])
        elif CARD.fullmatch(do):
            self.everybody_sees(do)
        elif do != "no questions":
            self.calls.append((seat, do))

    def faces_lead(self) -> None:
        assert self.lead is not None
        self.everybody_sees(self.lead[1])
        for card in self.deal[self.dummy]:
            self.everybody_sees(str(card))
        self.faced = True


class Played:
    """A board at a real desk, and all that its seats were sent."""

    def __init__(self, desk: TableDesk) -> None:
        self.desk = desk
        viewers: tuple[Viewer, ...] = (*Seat, Onlooker.DIRECTOR)
        self.reading: dict[Viewer, Subscription] = {each: desk.subscribe(each, Language.ENGLISH) for each in viewers}
        self.sent: dict[Viewer, list[Sent]] = {each: [] for each in viewers}
        self.answers: dict[Seat, list[Answer]] = {seat: [] for seat in Seat}
        self.number = 0

    async def does(self, seat: Seat, do: str, **more: Any) -> Answer:  # noqa: ANN401 - whatever a command has
        self.number += 1
        answer = await self.desk.take(seat, SeatCommand(f"c{self.number}", do, **more))
        self.answers[seat].append(answer)
        self.read()
        return answer

    def read(self) -> None:
        for viewer, subscription in self.reading.items():
            self.sent[viewer] += subscription.waiting()

    def frames(self, seat: Viewer) -> list[tuple[int, bool, str]]:
        return [(each.number, each.whole, each.text) for each in self.sent[seat]]


_Result = TypeVar("_Result")


class JudgesHere(ClaimJudges):
    """Those who judge claims, in no process of their own: that takes longer to begin than the judgement takes."""

    async def work_out(self, wanted: Callable[[], _Result], begins: Callable[[], None] = lambda: None) -> _Result:
        return wanted()


async def begun(folder: Path, deal: Deal, regulations: Mapping[str, object] = CASUAL) -> tuple[Played, StreamWriter]:
    writer = StreamWriter(SqliteStreams.open(folder / "a.play"))

    def board(*_: object) -> TableSetup:
        return TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=deal, regulations=regulations)

    desk = TableDesk("00000000", DeskSettings(writer, Sealer(b"s" * 32), board, judges=JudgesHere()))
    people = (Seated(seat, Sitter(SitterKind.PERSON)) for seat in Seat)
    await desk.happens(TableOpened({}, 1, regulations), *people, BoardBegun(board()))
    played = Played(desk)
    played.read()
    return played, writer


async def ended(writer: StreamWriter) -> None:
    await writer.close()
    writer.streams.close()


def next_of(views: dict[Seat, dict[str, Any]], chance: Random) -> Done | None:
    """Choose what happens next: mostly what is due, now and then a word or something that is refused."""
    view = views[Seat.N]
    calls = view["calls"]
    if calls and chance.random() < 0.15:
        place = chance.randrange(len(calls))
        about = f"{place + 1}:{calls[place]['call']}"
        seat = chance.choice(list(Seat))
        return seat, (f"asks {about}" if chance.random() < 0.6 else f'explains {about} as "what it shows"')
    if chance.random() < 0.08:
        return chance.choice(list(Seat)), chance.choice(["7NT", "P", "XX", str(chance.choice(EVERY_CARD)), "claims 3"])
    if view["claim"]:
        claimer = Seat(view["claim"]["by"])
        return chance.choice([claimer.lho, claimer.rho]), chance.choice(["agrees", "plays on"])
    if view["face_down"]:
        return chance.choice(list(Seat)), "no questions"
    if view["acts"] is None:
        return None
    actor = Seat(view["acts"])
    may = views[actor]["may"]
    if view["phase"] == "auction":
        lower = [call for call in may["calls"] if call[0] in "PX12"] or may["calls"]
        return actor, chance.choice(["P", *lower])
    card = chance.choice(may["cards"])
    if view["phase"] == "clarification":
        return actor, f"{card} face down"
    return actor, card if view["turn"] == actor.value else f"dummy {card}"


async def walked(folder: Path, deal: Deal, seed: int, steps: int) -> tuple[list[Done], list[int]]:
    """Play at random, and see after each step that nobody was sent a card that he may not know."""
    played, writer = await begun(folder, deal)
    log, chance, done, claimed = Log(deal), Random(seed), list[Done](), set[str]()
    over = False
    try:
        for _ in range(steps):
            views = {seat: played.desk.view(seat, Language.ENGLISH) for seat in Seat}
            chosen = next_of(views, chance)
            if chosen is None or over:
                break
            before = played.desk.now.happened
            answer = await played.does(*chosen)
            done.append(chosen)
            if type(answer).__name__ == "Done" and chosen[1] != "claims 3":
                log.took_place(*chosen)
            state = played.desk.now.board
            assert state is not None
            waited = log.lead is not None and not log.faced and chosen[1] == "no questions"
            if waited and played.desk.now.happened > before:
                log.faces_lead()
            if state.table.play is not None and (claim := state.table.play.claim) is not None:
                objects = claim.claimer.side is not log.dummy.side and claim.others_tricks > 0
                claimed |= {str(card) for card in deal[claim.claimer]}
                for seat in Seat:
                    if not (objects and seat is claim.claimer.partner):
                        log.known[seat] |= {str(card) for card in deal[claim.claimer]}
            over = state.table.phase.value == "over"
            for seat in Seat:
                texts = [each.text for each in played.sent[seat]] + list(map(repr, played.answers[seat]))
                shown = set(CARD.findall(" ".join(texts)))
                assert over or shown <= log.known[seat], (seat, chosen, shown - log.known[seat])
            # A Director who has not said why he looks sees what all four see, and claimer's hand.
            directed = set(CARD.findall(" ".join(each.text for each in played.sent[Onlooker.DIRECTOR])))
            assert over or all(directed <= known | claimed for known in log.known.values()), chosen
        return done, [len(played.sent[seat]) for seat in Seat]
    finally:
        await ended(writer)


async def replayed(
    folder: Path, deal: Deal, done: Sequence[Done], regulations: Mapping[str, object] = CASUAL
) -> Played:
    played, writer = await begun(folder, deal, regulations)
    try:
        for seat, do in done:
            await played.does(seat, do)
    finally:
        await ended(writer)
    return played


SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture)
DEALS = st.permutations(EVERY_CARD)
SEEDS = st.integers(0, 2**32)


@settings(max_examples=examples(6), deadline=None, suppress_health_check=SLOW)
@given(DEALS, SEEDS)
def test_no_seat_is_sent_a_card_that_it_may_not_know(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], seed: int
) -> None:
    asyncio.run(walked(tmp_path_factory.mktemp("walk"), dealt(cards), seed, 110))


def hidden_from(deal: Deal, viewer: Seat, done: Sequence[Done], *, faced: bool) -> dict[Seat, list[Card]]:
    """List the cards of the others that the viewer has not seen, as far as the log goes."""
    log = Log(deal)
    for seat, do in done:
        log.took_place(seat, do)
    if faced:
        log.faces_lead()
    named = {Card.parse(found) for _, do in done for found in CARD.findall(do)}
    return {
        seat: [card for card in deal[seat] if str(card) not in log.known[viewer] and card not in named]
        for seat in Seat
        if seat is not viewer
    }


def exchanged(deal: Deal, hidden: dict[Seat, list[Card]], chance: Random, *, in_suits: bool) -> Deal:
    """Exchange hidden cards between hands: any of them, or those of one suit, which leaves who can follow suit."""
    new = {seat: list(cards) for seat, cards in hidden.items()}
    pools = [[card for cards in hidden.values() for card in cards]]
    if in_suits:
        pools = [[card for card in pools[0] if card.suit.value == suit] for suit in "SHDC"]
    for pool in pools:
        shuffled = pool.copy()
        chance.shuffle(shuffled)
        became = dict(zip(pool, shuffled, strict=True))
        for seat, kept in new.items():
            new[seat] = [became.get(card, card) for card in kept]
    return Deal({seat: Hand([*(deal[seat] - Hand(hidden.get(seat, []))), *new.get(seat, [])]) for seat in Seat})


def is_accepted(answer: Answer) -> bool:
    return type(answer).__name__ == "Done"


@settings(max_examples=examples(8), deadline=None, suppress_health_check=SLOW)
@given(DEALS, SEEDS, st.integers(3, 60), st.sampled_from(list(Seat)))
def test_two_deals_that_differ_in_what_is_hidden_send_the_same_bytes(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], seed: int, steps: int, viewer: Seat
) -> None:
    deal, chance = dealt(cards), Random(seed)
    done, _ = asyncio.run(walked(tmp_path_factory.mktemp("one"), deal, seed, steps))
    one = asyncio.run(replayed(tmp_path_factory.mktemp("two"), deal, done))
    took = list(zip(done, _in_order(one, done), strict=True))
    accepted = [each for each, answer in took if is_accepted(answer)]
    state = one.desk.now.board
    assert state is not None
    play = state.table.play
    assume(state.table.phase.value != "over" and (play is None or play.claim is None))
    hidden = hidden_from(deal, viewer, accepted, faced=play is not None and play.lead_is_faced)
    refused = [CARD.findall(do) for (_, do), answer in took if not is_accepted(answer)]
    # What others tried in vain is theirs: a card that is refused to one holder may be played by another.
    assume(not any(refused))
    other = exchanged(deal, hidden, chance, in_suits=play is not None)
    two = asyncio.run(replayed(tmp_path_factory.mktemp("three"), other, done))
    assert two.frames(viewer) == one.frames(viewer)
    assert two.answers[viewer] == one.answers[viewer]
    assert json.loads(two.sent[viewer][0].text)["own"] == json.loads(one.sent[viewer][0].text)["own"]


@settings(max_examples=examples(4), deadline=None, suppress_health_check=SLOW)
@given(DEALS, SEEDS, st.integers(3, 40))
def test_a_director_who_looks_at_the_hands_is_nothing_to_those_who_play(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], seed: int, steps: int
) -> None:
    deal = dealt(cards)
    done, _ = asyncio.run(walked(tmp_path_factory.mktemp("one"), deal, seed, steps))

    async def looked_at(folder: Path) -> Played:
        played, writer = await begun(folder, deal)
        try:
            for number, (seat, do) in enumerate(done):
                await played.does(seat, do)
                await played.desk.direct(DirectorActs(f"d{number}", "looks", "to see"))
                played.read()
        finally:
            await ended(writer)
        return played

    without = asyncio.run(replayed(tmp_path_factory.mktemp("without"), deal, done))
    with_it = asyncio.run(looked_at(tmp_path_factory.mktemp("with")))
    for seat in Seat:
        assert with_it.frames(seat) == without.frames(seat)
        assert with_it.answers[seat] == without.answers[seat]


def _in_order(played: Played, done: Sequence[Done]) -> list[Answer]:
    left = {seat: iter(answers) for seat, answers in played.answers.items()}
    return [next(left[seat]) for seat, _ in done]


@settings(max_examples=examples(5), deadline=None, suppress_health_check=SLOW)
@given(DEALS, st.integers(0, 3), st.booleans())
def test_a_question_is_nothing_to_those_who_may_not_know_of_it(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], turns: int, answered: bool
) -> None:
    deal = dealt(cards)
    made: list[Done] = [(seat, "P") for seat in list(Seat)[:turns]]
    opener = list(Seat)[turns]
    asker = opener.lho
    made.append((opener, "1C"))
    asked: list[Done] = [(asker, f"asks {turns + 1}:1C")]
    if answered:
        asked.append((opener, f'explains {turns + 1}:1C as "long clubs"'))
    without = asyncio.run(replayed(tmp_path_factory.mktemp("without"), deal, made))
    with_it = asyncio.run(replayed(tmp_path_factory.mktemp("with"), deal, [*made, *asked]))
    for seat in (opener.partner, asker.partner):
        assert with_it.frames(seat) == without.frames(seat)
    after = [(asker, "P")]
    later = asyncio.run(replayed(tmp_path_factory.mktemp("later"), deal, [*made, *asked, *after]))
    never = asyncio.run(replayed(tmp_path_factory.mktemp("never"), deal, [*made, *after]))
    assert later.frames(opener.partner) == never.frames(opener.partner)
    assert (later.frames(asker.partner) == never.frames(asker.partner)) is not answered


CONTESTED = {**CASUAL, "table.director": "human", "auction.record_hidden_when": "lead_faced"}


async def contested(
    folder: Path, deal: Deal, begun_with: Sequence[Done], claimer: Seat, tricks: int, *, looks: bool
) -> Played:
    """Play some tricks, have the auction reviewed, give a seat to a robot, and contest a claim before a Director."""
    played, writer = await begun(folder, deal, CONTESTED)

    async def directs(do: str, text: str = "") -> None:
        assert is_accepted(await played.desk.direct(DirectorActs(do.replace(" ", "-"), do, text)))

    try:
        for seat, do in (*begun_with, (Seat.N, "asks review")):
            await played.does(seat, do)
        await directs("comes")
        await directs("seats robot", "W")
        claimed = await played.does(claimer, f"claims {tricks}", means="they are high", statement=read_line("rest"))
        assert is_accepted(claimed)
        assert is_accepted(await played.does(Seat.E if claimer is Seat.N else Seat.N, "disputes"))
        if looks:
            await directs("looks", "a claim")
        played.read()
    finally:
        await ended(writer)
    return played


TRICKS = 4
"""Tricks that are played before a claim: what is left is judged in no time."""


async def first_tricks(folder: Path, deal: Deal) -> list[Done]:
    """Play some tricks of 1NT by North, the lowest card that may be played each time."""
    played, writer = await begun(folder, deal, CONTESTED)
    done: list[Done] = [(Seat.N, "1NT"), (Seat.E, "P"), (Seat.S, "P"), (Seat.W, "P")]
    done += [(Seat.E, f"{min(deal[Seat.E], key=str)} face down"), (Seat.W, "no questions"), (Seat.N, "no questions")]
    try:
        for seat, do in done:
            assert is_accepted(await played.does(seat, do)), do
        while sum((view := played.desk.view(Seat.N, Language.ENGLISH))["tricks"]) < TRICKS:
            actor = Seat(view["acts"])
            card = played.desk.view(actor, Language.ENGLISH)["may"]["cards"][-1]
            done.append((actor, card if view["turn"] == actor.value else f"dummy {card}"))
            assert is_accepted(await played.does(*done[-1]))
    finally:
        await ended(writer)
    return done


@pytest.mark.clause("68B2", "68D", "20B")
@settings(max_examples=examples(5), deadline=None, suppress_health_check=SLOW)
@given(DEALS, SEEDS, st.sampled_from([Seat.N, Seat.E]), st.integers(1, 13 - TRICKS), st.booleans())
def test_a_contested_claim_shows_nobody_more_than_claimers_hand(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], seed: int, claimer: Seat, tricks: int, looks: bool
) -> None:
    """Declarer's claim tells his side nothing of defenders' hands, a defender's tells dummy nothing of the others.

    A defender who concedes a trick tells his partner nothing of his own hand (68B2).
    """
    deal = dealt(cards)
    done = asyncio.run(first_tricks(tmp_path_factory.mktemp("first"), deal))
    unaware = (Seat.N, Seat.S) if claimer is Seat.N else (Seat.S,)
    hidden = hidden_from(deal, unaware[0], done, faced=True)
    other = exchanged(deal, {seat: hidden[seat] for seat in {*hidden} - {claimer, Seat.S}}, Random(seed), in_suits=True)
    one = asyncio.run(contested(tmp_path_factory.mktemp("one"), deal, done, claimer, tricks, looks=looks))
    two = asyncio.run(contested(tmp_path_factory.mktemp("two"), other, done, claimer, tricks, looks=looks))
    # A claim that the Laws leave in no doubt is ruled on at once, and all hands are seen: the board is over.
    assume(all(each.desk.now.board is not None and each.desk.now.board.awaits_ruling for each in (one, two)))
    for viewer in unaware:
        assert two.frames(viewer) == one.frames(viewer)
        assert two.answers[viewer] == one.answers[viewer]
    log = Log(deal)
    for each in done:
        log.took_place(*each)
    log.faces_lead()
    concedes = claimer is Seat.E and tricks < 13 - TRICKS
    for seat in Seat:
        if not (concedes and seat is Seat.W):
            log.known[seat] |= {str(card) for card in deal[claimer]}
        assert set(CARD.findall(" ".join(each.text for each in one.sent[seat]))) <= log.known[seat]
        # The line by which a claim is judged names cards of all hands: it comes with the end of the board.
        assert not any("judged_line" in each.text for each in one.sent[seat])
    assert all(drawn == "[]" for each in one.sent[Onlooker.DIRECTOR] for drawn in JUDGED_LINE.findall(each.text))
    assert other == deal or two.frames(Onlooker.DIRECTOR) != one.frames(Onlooker.DIRECTOR) or not looks


@pytest.mark.clause("68B2", "16C")
@settings(max_examples=examples(3), deadline=None, suppress_health_check=SLOW)
@given(DEALS, SEEDS, st.integers(1, 12 - TRICKS))
def test_partner_of_a_conceding_defender_is_sent_the_same_whatever_that_one_holds(
    tmp_path_factory: pytest.TempPathFactory, cards: list[Card], seed: int, tricks: int
) -> None:
    deal = dealt(cards)
    done = asyncio.run(first_tricks(tmp_path_factory.mktemp("first"), deal))
    other = exchanged(deal, hidden_from(deal, Seat.W, done, faced=True), Random(seed), in_suits=True)
    one = asyncio.run(contested(tmp_path_factory.mktemp("one"), deal, done, Seat.E, tricks, looks=False))
    two = asyncio.run(contested(tmp_path_factory.mktemp("two"), other, done, Seat.E, tricks, looks=False))
    assume(
        other != deal
        and all(each.desk.now.board is not None and each.desk.now.board.awaits_ruling for each in (one, two))
    )
    assert two.frames(Seat.W) == one.frames(Seat.W)
    assert two.frames(Seat.N) != one.frames(Seat.N)
