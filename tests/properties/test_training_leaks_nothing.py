"""Nothing that a seat is sent at a training table tells it what it may not know, whatever irregular happens there.

Calls and cards come in and out of turn, too low, or in breach of the duty to follow suit; attention is drawn, options
are chosen and the program rules. Who did something irregular is told so, and nobody else (`table.explains`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.properties.test_play_leaks_nothing import (
    CARD,
    Done,
    Played,
    begun,
    dealt,
    ended,
    exchanged,
    replayed,
)

from duplicado.locale import Language
from duplicado.service.playing.room import TRAINING
from duplicado.service.playing.seat_commands import Answer
from duplicado.service.playing.seat_commands import Done as WasDone
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import PassedOut
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("7B3", "16B1", "41D", "73B1", "74C5")

STEPS = 70
AGAIN = 0.25
"""The frequency of calls other than a pass."""
DAILY = 4
"""The number of boards that the daily tests play."""
FACE_DOWN = 0.8
"""The frequency of leads made face down, as they should be."""


@dataclass
class Walk:
    """The actions in their order, and the hands and cards that everybody has seen."""

    deal: Deal
    done: list[Done] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    happened: Counter[str] = field(default_factory=Counter)

    def known(self, seat: Seat) -> set[str]:
        return self.seen | {str(card) for card in self.deal[seat]}


def chosen_act(views: dict[Seat, dict[str, Any]], chance: Random) -> Done | None:
    """Choose what a player does: an option of the Laws, what is due, or something irregular."""
    offered = [(seat, each) for seat, view in views.items() for offer in view["offers"] for each in offer["answers"]]
    view = views[Seat.N]
    if offered and (view["frozen"] or chance.random() < 0.7):
        seat, answer = chance.choice(offered)
        return seat, answer["do"]
    if chance.random() < 0.1:
        return chance.choice(list(Seat)), "attention"
    if view["face_down"]:
        return chance.choice(list(Seat)), "no questions"
    seat = chance.choice(list(Seat)) if chance.random() < 0.15 or view["acts"] is None else Seat(view["acts"])
    may = views[seat]["may"]
    if view["phase"] == "auction":
        low = [call for call in may["calls"] if call[0] in "X12"]
        return seat, chance.choice(low) if low and chance.random() < AGAIN else "P"
    if not may["cards"]:
        return None
    card = chance.choice(may["cards"])
    if view["phase"] == "clarification" and chance.random() < FACE_DOWN:
        return seat, f"{card} face down"
    return seat, card if card in views[seat]["own"] else f"dummy {card}"


async def walked(folder: Path, deal: Deal, seed: int, steps: int = STEPS) -> Walk:
    """Play at random, and see after each step that nobody was sent a card that he may not know."""
    played, writer = await begun(folder, deal, TRAINING)
    walk, chance = Walk(deal), Random(seed)
    try:
        for _ in range(steps):
            views = {seat: played.desk.view(seat, Language.ENGLISH) for seat in Seat}
            chosen = chosen_act(views, chance)
            if chosen is None or views[Seat.N]["phase"] == "over":
                break
            answer = await played.does(*chosen)
            walk.done.append(chosen)
            walk.answers.append(answer)
            _shown(walk, played, chosen, answer)
            _nobody_knows_too_much(walk, played)
    finally:
        await ended(writer)
    return walk


def _shown(walk: Walk, played: Played, chosen: Done, answer: Answer) -> None:
    """Note what everybody sees by what was done."""
    do = chosen[1]
    state = played.desk.now.board
    assert state is not None
    if isinstance(answer, WasDone):
        if not do.endswith("face down"):
            walk.seen.update(CARD.findall(do))
        walk.happened["irregular"] += answer.clause is not None
        walk.happened["attention"] += do == "attention"
        walk.happened["passed out"] += isinstance(state.table.result_of_auction, PassedOut)
    play = state.table.play
    if play is not None and play.lead_is_faced:
        walk.seen.update(str(card) for card in walk.deal[play.play.declarer.partner])
        walk.seen.update(str(card) for trick in play.play.tricks for _, card in trick.plays)


def _nobody_knows_too_much(walk: Walk, played: Played) -> None:
    if played.desk.now.is_over:
        return
    for seat in Seat:
        texts = [each.text for each in played.sent[seat]] + list(map(repr, played.answers[seat]))
        shown = set(CARD.findall(" ".join(texts)))
        assert shown <= walk.known(seat), (seat, walk.done, shown - walk.known(seat))


def board(folder: Path, seed: int, steps: int = STEPS) -> Walk:
    cards = list(EVERY_CARD)
    Random(seed).shuffle(cards)
    folder.mkdir()
    return asyncio.run(walked(folder, dealt(cards), seed, steps))


def hidden_from(walk: Walk, viewer: Seat) -> dict[Seat, list[Card]]:
    """List the cards of the others that the viewer has not seen and nobody has named."""
    named = {found for _, do in walk.done for found in CARD.findall(do)}
    return {
        seat: [card for card in walk.deal[seat] if str(card) not in walk.seen | named]
        for seat in Seat
        if seat is not viewer
    }


def bound_by_rank(walk: Walk) -> set[Seat]:
    """Return the defenders where declarer has asked for a highest or lowest card: rulings rest on what they hold."""
    asked = {seat for seat, do in walk.done if do in {"highest", "lowest"}}
    return {defender for declarer in asked for defender in (declarer.lho, declarer.rho)}


def compared(folder: Path, seed: int, steps: int) -> Walk:
    """See that each seat is sent the same, byte for byte, where hidden cards lie otherwise.

    Where no attention was drawn in the play they may lie in any hand: what was a revoke is none, and nobody is told.
    """
    walk = board(folder, seed, steps)
    (folder / "again").mkdir()
    one = asyncio.run(replayed(folder / "again", walk.deal, walk.done, TRAINING))
    played = next((at for at, (_, do) in enumerate(walk.done) if CARD.search(do)), len(walk.done))
    is_ruled = any(not CARD.search(do) for _, do in walk.done[played:] if do != "no questions")
    bound = bound_by_rank(walk)
    for viewer in Seat:
        hidden = {seat: cards for seat, cards in hidden_from(walk, viewer).items() if seat not in bound}
        other = exchanged(walk.deal, hidden, Random(seed), in_suits=is_ruled)
        if bound and other == walk.deal:
            continue  # nothing is left that may lie otherwise
        (folder / viewer.value).mkdir()
        two = asyncio.run(replayed(folder / viewer.value, other, walk.done, TRAINING))
        assert other != walk.deal
        assert two.frames(viewer) == one.frames(viewer), (seed, viewer, walk.done)
        assert two.answers[viewer] == one.answers[viewer], (seed, viewer, walk.done)
    return walk


def seeds(most: int) -> list[Any]:
    """Return seeds of boards, the first few for every day."""
    return [pytest.param(each, marks=pytest.mark.rest if each < DAILY else pytest.mark.slow) for each in range(most)]


@pytest.mark.parametrize("seed", seeds(60))
def test_no_seat_is_sent_a_card_that_it_may_not_know_whatever_happens(tmp_path: Path, seed: int) -> None:
    walk = board(tmp_path / "walk", seed)
    assert walk.happened["irregular"] > 0 or walk.happened["passed out"] > 0


@pytest.mark.parametrize("seed", seeds(60))
def test_irregularities_and_rulings_tell_nobody_what_is_hidden(tmp_path: Path, seed: int) -> None:
    compared(tmp_path / "one", seed, 18 + seed % 30)
