"""Wrong answers that somebody might give: the rule of another edition, the neighbour, the other card, the next clause.

They come in tiers, the likeliest mistakes first. Whether one of them is wrong is not decided here: who draws from them
compares each with what the engine observes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from duplicado.casebook.engine import CasePhase, Observation
from duplicado.casebook.exam.model import Aspect, mapping, mappings, texts
from duplicado.casebook.model import PlayerStep, Setup
from duplicado.casebook.patterns import Plain
from duplicado.casebook.session import Turn
from duplicado.law.procedure_steps import ChoiceWord
from duplicado.law.reference import ClauseId
from duplicado.score.law_77 import score
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import Drops, PlaysCard, PlaysTogether, Shows
from duplicado.vocabulary.contracts import Contract, parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

Tiers: TypeAlias = Iterator[Sequence[Plain]]
_SUITS: Final = tuple(map(str, Suit))
_CLAUSES: Final = frozenset(
    {
        Aspect.IRREGULARITIES, Aspect.OPTIONS, Aspect.QUESTIONS, Aspect.CITES, Aspect.REVIEW,
        Aspect.TRANSFER, Aspect.ADJUSTED,
    }
)  # fmt: skip
"""Answers with clauses in them: those of another edition may say the same under another number."""
_OPTIONS_IN_AUCTION: Final = ("27A1", "29A", "25B1", "26B")
_OPTIONS_IN_PLAY: Final = ("55A", "57A", "62C1", "50D2", "54")
_FINDINGS_IN_AUCTION: Final = ("25A", "27B1(a)", "23A", "24", "28B")
_FINDINGS_IN_PLAY: Final = ("54C", "45C4(b)", "47E1", "53B", "45E1", "50")
_FINDINGS_OF_A_CLAIM: Final = ("70C1", "70D1", "71B")
_RESTRICTIONS: Final = ("accept", "refuse", "require", "forbid", "no restriction", "keep", "takes back")


@dataclass(frozen=True, slots=True)
class ExamCircumstances:
    """Circumstances at the moment at which a question is asked."""

    setup: Setup
    turns: Sequence[Turn]
    """Those that have been played."""
    seen: Observation
    elsewhere: tuple[Plain, ...]
    """The answers to the same question in the other editions of the case."""
    moments: tuple[Plain, ...]
    """The answers to such questions at other moments of the case."""
    clauses: tuple[ClauseId, ...]
    """Those that may be mistaken for others, by the numbers of the edition."""

    @property
    def last_actor(self) -> Seat | None:
        """The player who did something last."""
        return next((turn.step.seat for turn in reversed(self.turns) if isinstance(turn.step, PlayerStep)), None)

    @property
    def cards(self) -> Iterator[tuple[Seat, str]]:
        """The cards that players have shown so far, the latest first."""
        for turn in reversed(self.turns):
            if isinstance(turn.step, PlayerStep):
                match turn.step.action:
                    case PlaysCard(card):
                        yield turn.step.seat, str(card)
                    case Drops(cards) | Shows(cards) | PlaysTogether(cards):
                        yield from ((turn.step.seat, str(card)) for card in cards)
                    case _:
                        pass


def wrong_answers(
    aspect: Aspect, right: Plain, accepted: Iterable[Plain], about: tuple[str, ...], known: ExamCircumstances
) -> Tiers:
    """Yield answers that are likely to be taken for the right one, in tiers, the likeliest first.

    Some of them may be right: the caller compares them.
    """
    if aspect not in _CLAUSES:
        yield list(known.elsewhere)
    maker = _MAKERS.get(aspect)
    if maker is not None:
        yield from maker(right, about, known)
    elif aspect is Aspect.CITES:
        yield from _clauses_near(known, [ClauseId.parse(each) for each in accepted if isinstance(each, str)])
    yield list(known.moments)


def _clauses_near(known: ExamCircumstances, right: Sequence[ClauseId]) -> Tiers:
    """Yield clauses of the same Law, then of the Laws beside it, then any; none that contains or is in a right one."""
    apart = [
        clause
        for clause in known.clauses
        if not any(clause.covers(each) or each.covers(clause) for each in (*right, *known.seen.cites))
    ]
    laws = {each.law for each in right}
    yield [str(clause) for clause in apart if clause.law in laws]
    yield [str(clause) for clause in apart if any(0 < abs(clause.law - law) < 3 for law in laws)]
    yield list(map(str, apart))


def _seats(but: Seat | str | None = None) -> list[str]:
    return [str(seat) for seat in Seat if str(seat) != str(but)]


def _turn(right: Plain, _about: tuple[str, ...], _known: ExamCircumstances) -> Tiers:
    yield list(_seats(right if isinstance(right, str) else None))


def _barred(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    actor = known.last_actor or Seat.N
    given = mapping(right)
    yield [{seat: "turn" if duration == "auction" else "auction"} for seat, duration in given.items()]
    near = [actor.after(2), actor, actor.after(1)]
    yield [{}, *({str(seat): duration} for seat in near for duration in ("turn", "auction"))]


def _lead(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mapping(right)
    seat = str(given.get("seat") or known.seen.turn or Seat.W)
    suits = [suit for key in ("require", "forbid") for suit in texts(given.get(key))]
    other = {"require": "forbid", "forbid": "require"}
    yield [{"seat": seat, other[key]: given[key]} for key in other if key in given] + ([{}] if given else [])
    near = [*suits, *(suit for _, card in known.cards for suit in card[0]), *_SUITS][:3]
    yield [{"seat": seat, key: (suit,)} for suit in dict.fromkeys(near) for key in other]
    yield [{"seat": str(Seat.parse(seat).after(2)), key: (suit,)} for suit in dict.fromkeys(near) for key in other]


def _penalty_cards(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mapping(right)
    other = {"major": "minor", "minor": "major"}
    tier: list[Plain] = [{}]
    for seat, cards in given.items():
        his = mapping(cards)
        for card, kind in his.items():
            tier.append({**given, seat: {**his, card: other[str(kind)]}})
            if len(his) > 1:
                tier.append({**given, seat: {each: his[each] for each in his if each != card}})
    yield tier
    shown = list(dict.fromkeys(known.cards))[:4]
    yield [{**given, str(seat): {card: kind}} for seat, card in shown for kind in other]


def _information(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mapping(right)
    north, east = map(str, Side)
    items = tuple(dict.fromkeys(item for each in given.values() for item in texts(each)))
    yield [{}, {north: items}, {east: items}, {north: items, east: items}] if items else []
    told = [
        str(turn.step.action)
        for turn in reversed(known.turns)
        if isinstance(turn.step, PlayerStep) and isinstance(turn.step.action, MakesCall | PlaysCard)
    ][:3]
    yield [{side: (item,)} for item in told for side in (north, east)]
    yield [{**given, side: (*texts(given.get(side)), item)} for item in told for side in (north, east)]


def _subsets(right: Plain, about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    del known
    given = texts(right)
    yield [tuple(call for call in about if call not in given)]
    sizes = range(len(about) + 1) if len(about) <= 6 else (0, 1, len(about) - 1, len(about))
    yield [each for size in sizes for each in combinations(about, size)]


def _cards(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = texts(right)
    held = [card for card in _hand(known) if card not in given]
    same = [card for card in held if given and card[0] == given[0][0]]
    yield [tuple(given[:place] + given[place + 1 :]) for place in range(len(given))] if len(given) > 1 else []
    yield [(*given, *same), (*given, *held)] if held else []
    yield [(card,) for card in (*held, *given)]
    yield [(card,) for seat, card in known.cards if seat is known.seen.turn and not held]


def _hand(known: ExamCircumstances) -> list[str]:
    """The cards that the player in turn still has, as far as they are known."""
    layout = known.setup.position.hands if known.setup.position else known.setup.hands
    hand = layout[known.seen.turn] if layout is not None and known.seen.turn is not None else None
    played = {card for _, card in known.cards}
    return [] if hand is None else [str(card) for card in hand if str(card) not in played]


def _options(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mappings(right)
    if not given:
        actor = known.last_actor or Seat.N
        laws = _like(known, _OPTIONS_IN_AUCTION if known.seen.phase is CasePhase.AUCTION else _OPTIONS_IN_PLAY)
        laws += [str(one.law) for one in known.seen.irregularities]
        yield [({"by": str(actor.after(turns)), "law": law},) for law in laws[:3] for turns in (1, 3, 2)]
        return
    first, rest = given[0], tuple(given[1:])
    yield [(), *(({**first, "by": seat}, *rest) for seat in _seats(str(first["by"])))]
    near = next(_clauses_near(known, [ClauseId.parse(str(first["law"]))]))
    yield [({**first, "law": law}, *rest) for law in near]
    yield [rest] if rest else []


def _like(known: ExamCircumstances, numbers: Sequence[str]) -> list[str]:
    present = set(map(str, known.clauses))
    return [number for number in numbers if number in present]


def _choices(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    del known
    given = texts(right)
    yield [tuple(given[:place] + given[place + 1 :]) for place in range(len(given))] if len(given) > 1 else []
    yield [(*given, word.value) for word in ChoiceWord if word.value in _RESTRICTIONS and word.value not in given]
    yield [("accept", "refuse"), ("require", "forbid", "no restriction"), ("takes back", "keep"), ("call", "keep")]


def _clause_list(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = texts(right)
    numbers = [ClauseId.parse(each) for each in given]
    yield [(), *(tuple(each for each in given if each != one) for one in given)] if given else []
    for near in _clauses_near(known, numbers or list(known.seen.cites)):
        yield [(*given[1:], each) for each in near]


def _findings(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    """Yield what the Director establishes elsewhere; what he never does at such a moment nobody takes for right."""
    given = texts(right)
    yield [(), *(tuple(each for each in given if each != one) for one in given)] if given else []
    in_auction = known.seen.phase is CasePhase.AUCTION
    others = _FINDINGS_IN_AUCTION if in_auction else (*_FINDINGS_IN_PLAY, *_FINDINGS_OF_A_CLAIM)
    laws = {ClauseId.parse(each).law for each in given} | {each.law for each in known.seen.cites}
    near = [each for each in _like(known, others) if each not in given]
    near.sort(key=lambda each: min((abs(ClauseId.parse(each).law - law) for law in laws), default=0))
    yield [(each,) for each in near]
    yield [(*given, each) for each in near[:2]]


def _irregularities(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mappings(right)
    yield [()] if given else []
    if given:
        last, before = given[-1], tuple(given[:-1])
        yield [(*before, {**last, "by": seat}) for seat in _seats(str(last.get("by")))]
        for near in _clauses_near(known, [ClauseId.parse(str(last["law"]))]):
            yield [(*before, {**last, "law": law}) for law in near]
    else:
        actor = str(known.last_actor or Seat.N)
        for near in _clauses_near(known, list(known.seen.cites)):
            yield [({"law": law, "by": actor},) for law in near]


def _adjusted(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = [ClauseId.parse(str(mapping(right)["law"]))] if right else []
    yield [{}] if given else []
    for near in _clauses_near(known, given or list(known.seen.cites)):
        yield [{"law": law} for law in near]


def _transfer(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mapping(right)
    laws = _like(known, ("64A1", "64A2", "64C1", "64C"))
    if given:
        tricks, to = int(str(given["tricks"])), str(given["to"])
        yield [{}, {**given, "tricks": tricks + 1}, {**given, "tricks": tricks - 1 or 2}]
        yield [{**given, "to": str(side)} for side in Side if str(side) != to]
        yield [{**given, "law": law} for law in laws]
    else:
        near = laws[:2]
        yield [{"to": str(side), "tricks": tricks, "law": law} for side in Side for tricks in (1, 2) for law in near]


def _contract(right: Plain, _about: tuple[str, ...], _known: ExamCircumstances) -> Tiers:
    try:
        contract = parse_auction_result(str(right))
    except NotationError:
        contract = None
    if not isinstance(contract, Contract):
        return
    bid, seat = str(right).rsplit(" ", 1)
    bare = bid.rstrip("X")
    yield [f"{bid} {Seat.parse(seat).after(2)}", *(f"{bare}{mark} {seat}" for mark in ("", "X", "XX"))]
    yield [f"{bid} {other}" for other in _seats(seat)]


def _result(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = mapping(right)
    tricks, contract = given.get("tricks"), parse_auction_result(str(given.get("contract", "passed out")))
    if not isinstance(tricks, int) or not isinstance(contract, Contract):
        return
    vulnerability = known.setup.board.vulnerability
    for shift in ((1, -1), (2, -2)):
        yield [
            {**given, "tricks": tricks + by, "score": score(contract, tricks + by, vulnerability)}
            for by in shift
            if 0 <= tricks + by <= 13
        ]
    yield [{**given, "score": -int(str(given["score"]))}]


def _auction(right: Plain, _about: tuple[str, ...], known: ExamCircumstances) -> Tiers:
    given = texts(right)
    said = [
        str(turn.step.action)
        for turn in reversed(known.turns)
        if isinstance(turn.step, PlayerStep) and isinstance(turn.step.action, MakesCall)
    ]
    yield [given[:-1], (*given[:-1], "P"), (*given, "P")]
    yield [(*given[:-1], call) for call in said] + [(*given, call) for call in said]


_MAKERS: Final[Mapping[Aspect, Callable[[Plain, tuple[str, ...], ExamCircumstances], Tiers]]] = {
    Aspect.TURN: _turn,
    Aspect.BARRED: _barred,
    Aspect.LEAD: _lead,
    Aspect.PENALTY_CARDS: _penalty_cards,
    Aspect.UNAUTHORIZED: _information,
    Aspect.AUTHORIZED: _information,
    Aspect.CALLS: _subsets,
    Aspect.CARDS: _cards,
    Aspect.OPTIONS: _options,
    Aspect.CHOICES: _choices,
    Aspect.QUESTIONS: _findings,
    Aspect.REVIEW: _clause_list,
    Aspect.IRREGULARITIES: _irregularities,
    Aspect.ADJUSTED: _adjusted,
    Aspect.TRANSFER: _transfer,
    Aspect.CONTRACT: _contract,
    Aspect.RESULT: _result,
    Aspect.AUCTION: _auction,
}
