"""Telling the matters of a case to the interview: the answers that a director would give who had seen it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final, cast

from duplicado.casebook.model import Case
from duplicado.casebook.session import Session, play_case
from duplicado.director.interview.adjusted_score import WeightedResult
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import REST, BesidePenaltyCards, Heard, StoryConditions, TrickSoFar
from duplicado.director.offered_choices import is_on_offer
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book import law_90
from duplicado.law.book.law_13 import IncorrectHands
from duplicado.law.book.law_14 import MissingCard
from duplicado.law.book.law_15 import WrongCards
from duplicado.law.book.law_16_sources import ExtraneousInformation, WayOnTaken
from duplicado.law.book.law_21 import Misinformed
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.book.law_26 import LeadFacts
from duplicado.law.book.law_31 import denominations_specified
from duplicado.law.book.law_50 import PartnersPenaltyCards
from duplicado.law.book.law_62 import RevokesOnTrick
from duplicado.law.book.law_69 import TricksToCorrect
from duplicado.law.book.law_79 import TricksWon
from duplicado.law.edition import Edition
from duplicado.law.inquiry import CardPlayedToTrick
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    MustPass,
    Review,
    RevokeFate,
    RevokeRuled,
    RulesLifted,
    StandingPlay,
    TakenBack,
)
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity, irregular_play_of
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.tricks import Trick
from duplicado.law.procedure_steps import Choice, ChoiceWord, Finding, NextCall, NextCard, Offer, Stood
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.play import Designates, Indicates, PlaysCard, PutsCard, Touches
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Acted, Answered, Concluded, Entry, FoundOfOwnMotion, JudgedAnew, MatterOpened, Ruled
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

SCORE: Final[dict[str, object]] = {
    "rightly informed": "passes 4S",
    "results": (WeightedResult(Contract.parse("4S S"), 9),),
    "by the infraction": (),
    "stood before": REST,
    "own action": "nothing",
    "fault NS": "not",
    "fault EW": "not",
    "gets NS": (WeightedResult(Contract.parse("4S S"), 9),),
    "gets EW": REST,
}
"""The step that no case tells: the adjusted score at the end of an interview that has come to one."""


def _of_the_score(key: str, contract: object) -> object:
    """Answer a question about the adjusted score; a contract that was told stays."""
    if key == "results" and isinstance(contract, Contract):
        return (WeightedResult(contract, 9),)
    return SCORE[key]


Answers = dict[str, object]
Told = tuple[str, Answers]


class CannotBeTold(Exception):
    """The interview does not ask for what this matter rests on; the reason says what."""


@dataclass(frozen=True)
class CaseMatter:
    """A matter of a case, with the table when it was taken up and all that was answered and ruled in it."""

    number: int
    law: str
    facts: Any
    before: DirectedTable
    answers: tuple[Choice | Finding | Stood, ...]
    rulings: tuple[Ruled, ...]
    deeds: tuple[Acted, ...]
    """The actions of the players afterwards."""
    done: tuple[Acted, ...]
    """Their actions before."""
    found: Mapping[str, object]
    """The facts that the Director found of his own motion."""
    later: tuple[CaseMatter, ...] = ()
    earlier: tuple[CaseMatter, ...] = ()


def _answer(entry: Answered | Concluded) -> Choice | Finding | Stood:
    return entry.answer if isinstance(entry, Answered) else Finding(entry.value)


def _standing(session: Session) -> tuple[Entry, ...]:
    """Return the entries that hold: where a finding was placed, what it left and what came of it."""
    state, kept = session.beginning, list[tuple[int, Entry]]()
    for entry in session.entries:
        if isinstance(entry, JudgedAnew):
            kept = [(facts, each) for facts, each in kept if facts <= entry.since]
            base = reduce(evolve, (each for _, each in kept), session.beginning)
            for each in entry.entries:
                base = evolve(base, each)
                kept.append((base.facts, each))
            state = base
        else:
            state = evolve(state, entry)
            kept.append((state.facts, entry))
    return tuple(entry for _, entry in kept)


def matters_of(case: Case, edition: Edition) -> Iterator[tuple[Session, CaseMatter]]:
    """Yield the matters of a case in their order."""
    session, _ = play_case(case, edition)
    entries = _standing(session)
    state = session.beginning
    opened: list[CaseMatter] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, MatterOpened):
            own = [other for other in entries if getattr(other, "number", None) == entry.number]
            answers = tuple(_answer(other) for other in own if isinstance(other, Answered | Concluded))
            deeds = tuple(other for other in entries[place:] if isinstance(other, Acted))
            done = tuple(other for other in entries[:place] if isinstance(other, Acted))
            rulings = tuple(other for other in own if isinstance(other, Ruled))
            found = {other.clause: other.value for other in entries if isinstance(other, FoundOfOwnMotion)}
            opened.append(CaseMatter(entry.number, entry.law, entry.facts, state, answers, rulings, deeds, done, found))
        state = evolve(state, entry)
    for place, matter in enumerate(opened):
        yield session, replace(matter, later=tuple(opened[place + 1 :]), earlier=tuple(opened[:place]))


def tell(matter: CaseMatter, conditions: StoryConditions) -> InterviewOutcome:
    """Hold the interview that a director would hold on that matter."""
    teller = TELLERS.get(matter.law)
    if teller is None:
        raise CannotBeTold(f"no incident for {matter.law}")
    name, answers = teller(matter)
    interview = Interview(incident(name), conditions, answers)
    deeds = matter.deeds
    while True:
        outcome = hear(interview)
        if outcome.misfit is not None:
            raise AssertionError(f"{name}: {outcome.misfit} after {outcome.answered}")
        asked = outcome.asked
        if asked is None:
            return outcome
        if asked.key in SCORE:
            interview = interview.answered(asked.key, _of_the_score(asked.key, interview.answers.get("contract")))
            continue
        if asked.request is None and matter.law == "16D":
            return outcome  # the Director has not chosen his way in the case
        if asked.request is None:
            raise AssertionError(f"{name} asks {asked.key}, which the case does not tell")
        if isinstance(asked.request, NextCall | NextCard):
            answer, deeds = _next_deed(deeds, asked.about["seat"])
        else:
            answer = _as_in_the_case(matter, outcome)
        if answer is None:
            return outcome
        interview = interview.answered(asked.key, answer)


def _as_in_the_case(matter: CaseMatter, outcome: InterviewOutcome) -> object:
    """Return what was answered to the same request in the case; `None` when it was left open there."""
    asked, state = outcome.asked, outcome.state
    assert asked is not None
    assert state is not None
    open_now = next(each for each in state.matters if each.number == asked.matter)
    alike = [each for each in (matter, *matter.later, *matter.earlier) if each.law == open_now.law]
    same = next((each for each in alike if _is_of_that_call(each.facts, open_now.facts)), next(iter(alike), None))
    place = len(open_now.answers)
    if same is None or place >= len(same.answers):
        return None
    match same.answers[place]:
        case Choice() as choice if isinstance(asked.request, Offer) and not is_on_offer(asked.request, choice):
            return None  # in the case it was asked about other cards
        case Choice() as choice:
            return choice
        case Finding(value):
            return None if isinstance(asked.request, Offer) else value  # in the case another question came up
        case Stood():  # an option that lapsed because somebody called or played
            keeps = isinstance(asked.request, Offer) and ChoiceWord.KEEP in asked.request.words
            return Choice(ChoiceWord.KEEP) if keeps else None


def _is_of_that_call(facts: object, of: object) -> bool:
    """Tell whether both are facts of the same irregular call, whatever else each of them knows."""
    if not isinstance(facts, IrregularCall) or not isinstance(of, IrregularCall):
        return False
    return (facts.kind, facts.offender, facts.call) == (of.kind, of.offender, of.call)


def _next_deed(deeds: tuple[Acted, ...], who: object) -> tuple[object, tuple[Acted, ...]]:
    """Return what that hand called or played next in the case, and the deeds behind it."""
    for place, deed in enumerate(deeds):
        match deed.action:
            case MakesCall(call) if deed.seat is who:
                return call, deeds[place + 1 :]
            case PlaysCard(card) if deed.seat is who:
                return card, deeds[place + 1 :]
            case Designates(Card() as card) if isinstance(who, Seat) and deed.seat is who.partner:
                return card, deeds[place + 1 :]
            case MakesCall() | PlaysCard() | Designates():
                return REST, deeds
            case _:
                continue
    return REST, deeds


# ---- one teller for each rectification


def _auction(auction: Auction) -> Iterator[tuple[Seat, MakesCall]]:
    for place, call in enumerate(auction.calls):
        if call is not None:
            yield auction.dealer.after(place), MakesCall(call)


def _found_of_the_call(matter: CaseMatter, key: str) -> object:
    """Return what was found of that call: what was found of an earlier one is not about it."""
    is_the_first = all(each.law != matter.law for each in matter.earlier)
    return (matter.found if is_the_first else matter.facts.findings).get(key)


def _suits_specified(matter: CaseMatter, facts: IrregularCall) -> tuple[Suit, ...]:
    specified = denominations_specified(facts.call, _found_of_the_call(matter, "29C"))
    return tuple(each.suit for each in specified if each.suit is not None)


def _call(matter: CaseMatter) -> Told:
    facts: IrregularCall = matter.facts
    kind = facts.kind
    if kind is CallIrregularity.INADMISSIBLE and not facts.is_inadmissible:  # Law 19 permits it, a ruling does not
        raise CannotBeTold("the double had been cancelled by an earlier ruling")
    deed = ChangesCall(facts.call) if kind is CallIrregularity.CHANGE else MakesCall(facts.call)
    earlier = tuple(_auction(facts.before))
    changed = ((facts.offender, ChangesCall(call)) for call in facts.between)
    made: tuple[tuple[Seat, Action], ...] = (
        *earlier,
        *changed,
        (facts.offender, deed),
        *((seat, MakesCall(call)) for seat, call in facts.later if call is not None),
    )
    names = {
        CallIrregularity.CHANGE: "change-of-call",
        CallIrregularity.INSUFFICIENT: "insufficient-bid",
        CallIrregularity.OUT_OF_ROTATION: "call-out-of-rotation",
        CallIrregularity.INADMISSIBLE: "inadmissible-double",
        CallIrregularity.BARRED: "call-by-a-player-who-must-pass",
        CallIrregularity.ABOVE_SEVEN: "bid-above-seven",
        CallIrregularity.AFTER_THE_END: "call-after-the-final-pass",
        CallIrregularity.NOT_REPEATED: "call-not-repeated",
    }
    return names[kind], {
        "calls": Heard(facts.before.dealer, made, _silenced(matter, len(earlier))),
        "offender": facts.offender, "lead faced": facts.lead_faced,
        "required": facts.required,
        "accepted": _accepted_before(matter),
        "artificial": _found_of_the_call(matter, "30C") is True,
        "shown": _suits_specified(matter, facts),
    }  # fmt: skip


def _silenced(matter: CaseMatter, place: int) -> tuple[tuple[int, MustPass], ...]:
    """Return what earlier rulings oblige players to, but for the offender, as ruled before the call at that place."""
    silenced = matter.before.table.must_pass.items()
    return tuple((place, MustPass(seat, bar)) for seat, bar in silenced if seat is not matter.facts.offender)


def _change_called_over(matter: CaseMatter) -> Told:
    """Tell a change of call and the call of left-hand opponent, who has accepted it by that (25B1)."""
    auction = matter.before.table.auction
    *earlier, (offender, changed), (lho, over) = _auction(auction)
    first = matter.facts.before
    calls: tuple[tuple[Seat, Action], ...] = (*_auction(first), (offender, ChangesCall(changed.call)), (lho, over))
    del earlier
    return "change-of-call", {"calls": Heard(auction.dealer, calls), "accepted": _accepted_before(matter)}


def _accepted_before(matter: CaseMatter) -> bool:
    """Tell whether a call out of rotation, or an insufficient bid, had been accepted before."""
    answers = (answer for each in matter.earlier if each.law in {"27", "29"} for answer in each.answers)
    return any(isinstance(answer, Choice) and answer.word is ChoiceWord.ACCEPT for answer in answers)


def _that_led_to(contract: Contract) -> Auction:
    """Return the shortest auction with that result: declarer opens, and nobody else bids."""
    assert not contract.doubling.value
    return Auction(contract.declarer, (contract.bid, PASS, PASS, PASS))


def _card_in_the_auction(matter: CaseMatter) -> Told:
    facts: CardsExposedInAuction = matter.facts
    table = matter.before.table
    auction = _that_led_to(_contract(matter)) if facts.contract_is_told else table.auction
    heard = Heard(auction.dealer, tuple(_auction(auction)))
    if not heard.calls:
        raise CannotBeTold("the auction began with a call that has been cancelled")
    how = "led" if facts.led else "dropped"
    return "card-exposed-in-the-auction", {
        "calls": heard, "offender": facts.offender, "cards": facts.cards, "how": how,
    }  # fmt: skip


def _lead_restriction(matter: CaseMatter) -> Told:
    facts: LeadFacts = matter.facts
    if len(facts.withdrawn) != 1:
        raise CannotBeTold("several withdrawn calls")
    contract = _contract(matter)
    return "lead-after-withdrawn-call", {
        "contract": contract, "offender": facts.leader.partner, "withdrawn": facts.withdrawn[0],
        "shown": facts.withdrawn_suits[0], "specified": facts.specified,
    }  # fmt: skip


def _contract(matter: CaseMatter) -> Contract:
    result = matter.before.table.result_of_auction
    assert isinstance(result, Contract)
    return result


def _play(matter: CaseMatter) -> PlayState:
    play = matter.before.table.play
    assert play is not None
    return play


def _fact(matter: CaseMatter) -> IrregularPlay:
    fact = irregular_play_of(matter.facts)
    assert fact is not None
    return fact


def _lying(matter: CaseMatter) -> tuple[CardDisposition, ...]:
    """Return the penalty cards that lie there already, whether or not the matter's rectification reads them."""
    return matter.facts.already if isinstance(matter.facts, PlayAndPenaltyCards) else matter.before.table.exposed


def _opening_lead(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    how = "face down" if matter.law == "41" else "face up"
    return "opening-lead-out-of-turn", {
        "contract": fact.before.contract, "lead": _beside(matter, TrickSoFar(((fact.hand, fact.card),))), "how": how,
    }  # fmt: skip


def _already(matter: CaseMatter) -> tuple[Card, ...]:
    """Return the penalty cards of the offender that lay there before."""
    fact = _fact(matter)
    lay = () if fact.lay_as is None or matter.law != "47E1" else (fact.card,)
    return lay + tuple(
        each.card for each in _lying(matter)
        if each.seat is fact.hand and each.card not in fact.cards and each.disposition is not Disposition.IN_HAND
    )  # fmt: skip


def _beside(matter: CaseMatter, answer: object) -> object:
    already = _already(matter)
    return BesidePenaltyCards(answer, already) if already else answer


def _later_lead(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    is_last = sum(fact.before.won_before) + len(fact.before.tricks) == 12
    return "lead-out-of-turn-to-the-last-trick" if is_last else "lead-out-of-turn", {
        "contract": fact.before.contract,
        "trick": _beside(matter, TrickSoFar(((fact.hand, fact.card), *fact.later))),
        "proper": fact.before.turn,
        "told": matter.law == "47E1",
    }


def _exposed(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    table: TableState = matter.before.table
    lying = [each.card for each in table.exposed if each.seat is fact.offender and each.card not in fact.cards]
    return "card-exposed", {
        "contract": fact.before.contract,
        "offender": fact.offender,
        "cards": fact.cards,
        "already": tuple(lying) or REST,
        "how": "shown" if fact.deliberate else "dropped",
        "turn": _play(matter).play.turn,
    }


def _partner_leads(matter: CaseMatter) -> Told:
    facts: PartnersPenaltyCards = matter.facts
    return "penalty-card-partner-leads", {
        "contract": _contract(matter), "leader": facts.leader, "cards": facts.cards,
    }  # fmt: skip


def _penalty_card(matter: CaseMatter) -> Told:
    fact, lying = _fact(matter), _lying(matter)
    due = tuple(each.card for each in lying if each.seat is fact.offender)
    if not due:
        raise CannotBeTold("it is no penalty card any more")
    trick = fact.play.tricks[fact.trick]
    return "penalty-card-not-played", {
        "contract": fact.before.contract, "offender": fact.offender, "due": due,
        "trick": TrickSoFar(trick.plays), "chosen": fact.due or REST,
    }  # fmt: skip


def _premature(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    trick = fact.before.open_trick
    if trick is None:
        raise CannotBeTold("no trick in progress")
    return "premature-play", {
        "contract": fact.before.contract,
        "trick": TrickSoFar(trick.plays),
        "offender": fact.hand, "card": fact.card,
        "early": "told" if matter.law == "47E1" else "played already" if fact.dummy_volunteered else "none",
        "told": matter.law == "47E1", "follows with": _of_the_suit_led(fact, trick),
        "already": tuple(each.card for each in _lying(matter) if each.seat is fact.hand) or REST,
    }  # fmt: skip


def _of_the_suit_led(fact: IrregularPlay, trick: Trick) -> object:
    held = fact.before.hand(fact.hand)
    following = None if held is None or trick.suit_led is None else held.suit(trick.suit_led)
    return next(iter(following)) if following else REST


def _together(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    trick = fact.before.open_trick
    lies = REST if trick is None else TrickSoFar(trick.plays)
    since = tuple(card for _, card in fact.later)
    return "two-cards-together", {
        "contract": fact.before.contract, "offender": fact.offender, "trick": lies,
        "cards": _beside(matter, fact.cards), "since": since or REST,
    }  # fmt: skip


_FIRST: Final = {
    PlayIrregularity.OPENING_LEAD_OUT_OF_TURN: "opening lead",
    PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN: "lead",
    PlayIrregularity.PREMATURE_PLAY: "played early",
    PlayIrregularity.EXPOSED: "exposed",
    PlayIrregularity.PENALTY_CARD_NOT_PLAYED: "penalty card",
}


def _without_rights(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    if fact.kind is PlayIrregularity.REVOKE:
        _, answers = _revoke(matter)
        how_far = cast("tuple[str, ...]", answers["how far"])
        left = tuple(each for each in how_far if "dummy" not in each and each != "penalty cards")
        return "dummy-without-rights", answers | {"how far": left, "first": "revoke"}
    trick = fact.before.open_trick
    due = tuple(each.card for each in _lying(matter) if each.seat is fact.offender)
    return "dummy-without-rights", {
        "first": _FIRST[fact.kind], "contract": fact.before.contract, "offender": fact.offender, "card": fact.card,
        "trick": None if trick is None else TrickSoFar(trick.plays), "due": due,
    }  # fmt: skip


def _revoke(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    trick = fact.play.tricks[fact.trick]
    following = tuple(each for each in fact.later if each not in trick.plays)
    lying = tuple(each.card for each in _lying(matter) if each.seat is fact.hand)
    others = matter.facts.others if isinstance(matter.facts, RevokesOnTrick) else ()
    without_rights = fact.by_dummy_without_rights or matter.law == "43B3"
    led_on = any(hand.side is fact.hand.side for hand, _ in following)
    how_far = {
        "established": fact.established and not fact.both_revoked,
        "next trick": bool(following),
        "after a claim": fact.after_claim,
        "trick twelve": not fact.established and sum(fact.before.won_before) + fact.trick == 11,
        "penalty cards": bool(lying),
        "dummy asked": not without_rights and fact.asked_by is fact.before.dummy and fact.by_defender,
        "dummy without rights": without_rights,
        "led as told": led_on and not fact.established and not fact.edition.is_of_2007,
    }
    late = {"64B4": "called on the next board", "64B5": "round over", "81C3": "correction period over"}
    return "revoke", {
        "contract": fact.before.contract, "how far": tuple(word for word, holds in how_far.items() if holds),
        "trick": TrickSoFar(trick.plays), "offenders": (fact.hand, *(other.hand for other in others)),
        "next": TrickSoFar(following) if following else None, "already": lying, "offender": fact.hand,
        "circumstances": (late[fact.attention_too_late],) if fact.attention_too_late else (), "tricks won": (),
    }  # fmt: skip


def _claim(matter: CaseMatter) -> Told:
    play = _play(matter)
    claim = play.claim or (play.end.claim if play.end is not None else None)
    assert claim is not None
    trick = play.play.open_trick
    known = matter.facts.contested is not None
    layout = Layout(dict(zip(Seat, matter.facts.contested.position.hands, strict=True))) if known else REST
    lying = tuple(each.card for each in _lying(matter) if known and each.card in (play.play.hand(each.seat) or ()))
    hands = BesidePenaltyCards(layout, lying) if lying else layout
    return "disputed-claim", {
        "contract": play.contract, "claimer": claim.claimer, "tricks": claim.own_tricks, "hands": hands,
        "left": play.play.tricks_to_come, "leader": play.play.leader,
        "trick": None if trick is None else TrickSoFar(trick.plays),
        "statement": REST if matter.facts.contested is None else matter.facts.contested.statement or REST,
    }  # fmt: skip


def _corrected(matter: CaseMatter) -> Told:
    facts: TricksToCorrect = matter.facts
    contract = _contract(matter)
    made = facts.north_south if contract.declarer.side is Side.NS else facts.east_west
    name = "concession-cancelled" if matter.law == "71" else "agreement-withdrawn"
    return name, {
        "withdrawn": f"{'after' if facts.too_late else 'within'} the correction period",
        "won": facts.clause in {"69B1", "71A"}, "side": facts.to, "tricks": facts.tricks, "contract": contract,
        "made": made, "late": facts.too_late,
    }  # fmt: skip


def _disagreed(matter: CaseMatter) -> Told:
    facts: TricksWon = matter.facts
    return "tricks-disagreed", {
        "contract": _contract(matter), "by claim": facts.by_claim, "after the round": facts.after_round,
        "late": facts.too_late,
    }  # fmt: skip


def _wrong_numbers(matter: CaseMatter) -> Told:
    facts: IncorrectHands = matter.facts
    return "wrong-number-of-cards", {
        "counts": facts.counts,
        "noticed": "at the end" if facts.play_completed else "after a call" if facts.called else "before a call",
        "correctable": facts.correctable, "interferes": facts.interferes, "seen": facts.seen or REST,
        "moved": facts.moved or REST,
    }  # fmt: skip


def _missing(matter: CaseMatter) -> Told:
    facts: MissingCard = matter.facts
    ((seat, cards),) = facts.cards
    return "missing-card", {
        "offender": seat, "cards": cards or REST, "found": facts.found.value, "lead faced": facts.lead_faced,
        "defender": seat not in facts.declaring, "penalty": facts.penalty,
    }  # fmt: skip


def _wrong_cards(matter: CaseMatter) -> Told:
    facts: WrongCards = matter.facts
    return "cards-from-another-board", {
        "calls": Heard(facts.auction.dealer, tuple(_auction(facts.auction))), "offender": facts.offender,
    }  # fmt: skip


def _information(matter: CaseMatter) -> Told:
    facts: ExtraneousInformation = matter.facts
    way = next((later.facts.way for later in matter.later if isinstance(later.facts, WayOnTaken)), None)
    answers: Answers = {"to": facts.to, "interferes": facts.interferes, "first call made": facts.first_call_made}
    return "information-from-elsewhere", answers | ({"way": way} if way else {})


def _way_taken(matter: CaseMatter) -> Told:
    facts, way = matter.facts.information, matter.facts.way
    return "information-from-elsewhere", {
        "to": facts.to, "interferes": facts.interferes, "first call made": facts.first_call_made, "way": way,
    }  # fmt: skip


def _misinformed(matter: CaseMatter) -> Told:
    facts: Misinformed = matter.facts
    return "explanation-corrected", {
        "calls": Heard(facts.auction.dealer, tuple(_auction(facts.auction))), "misinformed": facts.player,
        "over": facts.auction_period_over,
    }  # fmt: skip


def _turn_lost(matter: CaseMatter) -> Told:
    auction = matter.facts.auction
    return "turn-lost", {"calls": Heard(auction.dealer, tuple(_auction(auction))), "lead faced": False}


def _told_his_turn(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    opening = {
        PlayIrregularity.OPENING_LEAD_FACE_DOWN: "face down as told",
        PlayIrregularity.OPENING_LEAD_OUT_OF_TURN: "face up as told",
    }
    if fact.kind in opening:
        return "opening-lead-out-of-turn", {
            "contract": fact.before.contract, "lead": _beside(matter, TrickSoFar(((fact.hand, fact.card),))),
            "how": opening[fact.kind],
        }  # fmt: skip
    leads = {PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN, PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN}
    if fact.kind is PlayIrregularity.PREMATURE_PLAY and fact.before.open_trick is not None:
        return _premature(matter)
    if fact.kind not in leads or fact.later:
        raise CannotBeTold("told that it was his turn, and more than a lead has come of it")
    return _later_lead(matter)


def _several(matter: CaseMatter) -> Told:
    return "several-penalty-cards", {
        "contract": _contract(matter), "offender": matter.facts.offender, "cards": matter.facts.cards,
    }  # fmt: skip


def _held_out(matter: CaseMatter) -> Told:
    return "card-held-out", {
        "contract": _contract(matter), "held": matter.facts.clause, "offender": matter.facts.hand,
        "card": matter.facts.card,
    }  # fmt: skip


def _another_pack(matter: CaseMatter) -> Told:
    return "card-of-another-pack", {"played": matter.facts.played_to_quitted_trick}


def _other_board(matter: CaseMatter) -> Told:
    return "call-on-the-other-board", {"differs": matter.facts.differs}


def _right(matter: CaseMatter) -> Told:
    ways = {"10B": "ruled themselves", "11A": "acted", "81C5": "waiver"}
    return "right-in-doubt", {"right": ways[matter.law]}


def _wrong_explanation(matter: CaseMatter) -> Told:
    facts = matter.facts
    how = "face down" if facts.face_down else "something since" if facts.too_late else "nothing since"
    return "played-on-a-wrong-explanation", {
        "contract": _contract(matter), "offender": facts.hand, "card": facts.card, "since": how,
    }  # fmt: skip


def _of_dummy(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    since = tuple(card for _, card in fact.later)
    there = None if fact.replaced is None else fact.before.trick_of(fact.before.dummy, fact.replaced)
    trick = fact.before.open_trick if there is None else fact.before.tricks[there]
    plays = () if trick is None else trick.plays
    before = tuple(itertools.takewhile(lambda play: play[0] is not fact.before.dummy, plays))
    answers: Answers = {"contract": fact.before.contract, "named": fact.replaced}
    if matter.law == "45C4":
        lies = TrickSoFar(before) if before else REST
        return "designation-changed", answers | {"trick": lies, "since": since or REST, "instead": fact.card}
    behind = 3 - len(before)
    trick_lies = TrickSoFar((*before, (fact.before.dummy, fact.card), *fact.later[:behind]))
    answers |= {"trick": trick_lies, "since": since[behind:] or REST, "could follow": _could_follow(fact, behind)}
    return "card-misplaced-by-dummy", answers


def _could_follow(fact: IrregularPlay, behind: int) -> object:
    """Return who did not follow suit to the card that dummy put, with a card with which he could have."""
    failing: list[tuple[Seat, Card]] = []
    for hand, card in fact.later[:behind]:
        held = fact.before.hand(hand)
        following = held.suit(fact.card.suit) if held is not None else None
        if card.suit is not fact.card.suit and following:
            failing.append((hand, next(iter(following))))
    return TrickSoFar(tuple(failing)) if failing else REST


def _meant(matter: CaseMatter) -> Told:
    play, dummy = matter.facts.play, matter.facts.play.dummy
    played = None if matter.facts.not_played else play.tricks[-1].card_of(dummy)
    trick = play.open_trick if played is None else play.tricks[-1]
    before = () if trick is None else tuple(each for each in trick.plays if each[0] is not dummy)
    return "intention-other-than-words", {
        "contract": _contract(matter), "trick": TrickSoFar(before) if before else REST,
        "played instead": played or REST, "meant": matter.facts.card,
    }  # fmt: skip


def _designated(matter: CaseMatter) -> Told:
    """Tell words that left a choice: of cards of one rank, or of any card at all (46B3(b), 46B5)."""
    facts = matter.facts
    trick = facts.play.open_trick
    return "incomplete-designation", {
        "contract": facts.play.contract, "trick": REST if trick is None else TrickSoFar(trick.plays),
        "words": "anything" if facts.by_defender else "rank", "intended": REST, "fitting": facts.among,
        "last trick": REST,
    }  # fmt: skip


def _warned(matter: CaseMatter) -> Told:
    return "dummy-without-rights", {"first": "warned", "contract": matter.facts.play.contract}


def _suggested(matter: CaseMatter) -> Told:
    play = _play(matter).play
    trick = play.open_trick
    indicated = next(
        entry.action.card for entry in reversed(matter.done)
        if isinstance(entry.action, Indicates | Touches | PutsCard)
    )  # fmt: skip
    return "card-suggested-by-dummy", {
        "contract": play.contract, "trick": REST if trick is None else TrickSoFar(trick.plays), "card": indicated,
    }  # fmt: skip


def _fifth(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    return "fifth-card", {
        "contract": fact.before.contract, "offender": fact.hand, "card": fact.card, "already": _already(matter) or REST,
        "winner": fact.before.turn,
    }  # fmt: skip


def _no_fault(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    return "exposed-without-fault", {
        "contract": fact.before.contract, "offender": fact.offender, "cards": fact.cards,
    }  # fmt: skip


def _beside_the_lead(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    return "card-beside-the-lead", {
        "contract": fact.before.contract, "how": "face up" if fact.deliberate else "face down", "card": fact.card,
    }  # fmt: skip


def _led_early(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    due = tuple(each.card for each in _lying(matter) if each.seat is fact.offender.partner)
    return "led-before-declarer-chose", {
        "contract": fact.before.contract, "leader": fact.offender, "due": due, "card": fact.card,
    }  # fmt: skip


def _found_again(matter: CaseMatter) -> Told:
    facts = matter.facts
    finding = cast("CardPlayedToTrick", matter.found["67B3"])
    trick: tuple[tuple[Seat, Card], ...] = ()
    if facts.later_tricks:
        again = facts.play.tricks[facts.later_tricks[0]]
        cards = {**dict(again.plays), facts.seat: finding.card}  # the table knows the card to lie elsewhere
        trick = tuple((hand, cards[hand]) for hand in Seat.clockwise_from(again.leader) if hand in cards)
    return "card-found-again", {
        "contract": facts.play.contract, "offender": facts.seat, "played again": bool(facts.later_tricks),
        "too late": facts.too_late, "trick": TrickSoFar(trick) if trick else None,
    }  # fmt: skip


def _no_claim(matter: CaseMatter) -> Told:
    number, claimer = matter.facts.clause, matter.facts.claimer
    how = "by accident" if number == "48B2" else "this trick"
    return "claim-or-not", {"contract": _contract(matter), "claimer": claimer, "statement was": how}


def _inspected(matter: CaseMatter) -> Told:
    if matter.facts.clause == "65D":
        return "arrangement-of-tricks", {"arrangement": "mixed"}
    if matter.facts.clause == "66D":
        return "inspection-of-tricks", {"inspection": "after play", "mixed": True}
    return "inspection-of-tricks", {"inspection": "earlier trick", "asker": "defender", "ordered": True}


def _line(matter: CaseMatter) -> Told:
    return "line-after-lead-out-of-turn", {"contract": _contract(matter), "line rests on it": True}


def _trick_twelve(_: CaseMatter) -> Told:
    return "partner-after-revoke-on-trick-twelve", {"chose what it suggested": True}


def _redress(matter: CaseMatter) -> Told:
    """The number of tricks is the Director's judgement in the case: here one more than was obtained."""
    return "transfer-not-enough", {"redress": matter.facts.clause, "without it": 9, "obtained": 8}


def _knowingly(_: CaseMatter) -> Told:
    return "trick-knowingly-taken", {"knew": True}


def _from_partner(matter: CaseMatter) -> Told:
    return "information-noted", {"to": matter.facts.to}


def _omitted(matter: CaseMatter) -> Told:
    fact = _fact(matter)
    play = fact.play
    trick = play.tricks[fact.trick]
    later = play.tricks[fact.trick + 1 :]
    late = fact.too_late or {hand.side for each in later for hand, _ in each.plays} == set(Side)
    held = play.hand(fact.hand)
    restored = None
    if held is not None and late:
        following = list(held.suit(trick.suit_led)) if trick.suit_led is not None else []
        restored = (following or list(held))[-1]
    return "card-omitted", {
        "contract": fact.before.contract, "offender": fact.hand, "trick": TrickSoFar(trick.plays), "too late": late,
        "restored": restored, "next": TrickSoFar(later[0].plays) if later and not late else REST,
    }  # fmt: skip


def _too_many(matter: CaseMatter) -> Told:
    facts = matter.facts
    return "cards-too-many", {"contract": facts.play.contract, "offender": facts.seat, "extra": facts.cards}


_OF_A_PLAYER: Final = {
    "16B judged": "information-from-partner",
    "16B2 judged": "rights-reserved",
    "16C2 judged": "withdrawn-action-used",
    "40C judged": "psychic-call",
    "72C judged": "could-have-known",
    "73B judged": "communication-with-partner",
    "73E2 judged": "misled-by-an-opponent",
    "75 judged": "wrong-explanation",
    "75A judged": "partners-explanation-used",
    "16A judged": "information-not-permitted",
}
_OF_NO_PLAYER: Final = {
    "12A judged": "no-rectification",
    "40B judged": "hidden-understanding",
    "84 judged": "disputed-facts",
}
_HELPED: Final = {"23C judged": "comparable call", "27D judged": "insufficient bid", "50E4 judged": "exposed card"}


def _of_a_player(matter: CaseMatter) -> Told:
    """Tell a judgement by the player whom it is about; where the Director has not noted him, any player will do."""
    facts = matter.facts
    known = [
        value
        for name in ("player", "by", "offender", "explainer")
        if isinstance(value := getattr(facts, name, None), Seat)
    ]
    if not known and matter.law == "75 judged":
        raise CannotBeTold("the Director has not noted who explained")
    return _OF_A_PLAYER[matter.law], {"player": known[0] if known else Seat.N}


def _of_procedure(matter: CaseMatter) -> Told:
    return "procedural-offence", {"offence": matter.law, "player": matter.found[matter.law]}


def _of_no_player(matter: CaseMatter) -> Told:
    return _OF_NO_PLAYER[matter.law], {}


def _helped(matter: CaseMatter) -> Told:
    return "helped-by-infraction", {"infraction": _HELPED[matter.law]}


TELLERS: Final[Mapping[str, Callable[[CaseMatter], Told]]] = {
    **dict.fromkeys(("25", "27", "28B", "28B or 29A", "29", "31A1", "36", "37", "38", "39"), _call),
    **dict.fromkeys(("10B", "11A", "81C5"), _right),
    "13": _wrong_numbers,
    "13C": _another_pack,
    "14": _missing,
    "15A": _wrong_cards,
    "15A3": _other_board,
    "16D": _information,
    "16D2": _way_taken,
    "17D3": _turn_lost,
    "21B": _misinformed,
    "24": _card_in_the_auction,
    "26": _lead_restriction,
    "41": _opening_lead,
    "54": _opening_lead,
    "54E": _opening_lead,
    **dict.fromkeys(("53", "53C", "55", "56"), _later_lead),
    "45C": _held_out,
    "45C4": _of_dummy,
    "45D": _of_dummy,
    "46B intention": _meant,
    "47E1": _told_his_turn,
    "47E2(a)": _wrong_explanation,
    "49": _exposed,
    "50D2": _partner_leads,
    "51A": _several,
    "52": _penalty_card,
    "57": _premature,
    "57A": _premature,
    "58": _together,
    "62": _revoke,
    "43B3": _without_rights,
    "16B": _from_partner,
    "25B1": _change_called_over,
    "43B2(a)": _warned,
    "45E": _fifth,
    "45F": _suggested,
    "46B": _designated,
    "50": _no_fault,
    "50 led": _led_early,
    "41A": _beside_the_lead,
    "55C": _line,
    "62D2": _trick_twelve,
    "64C": _redress,
    "66": _inspected,
    "67B3": _found_again,
    "68": _no_claim,
    "79A2": _knowingly,
    "67": _omitted,
    "67B2(a)": _too_many,
    "69B": _corrected,
    "70": _claim,
    "71": _corrected,
    "79B": _disagreed,
    **dict.fromkeys(_OF_A_PLAYER, _of_a_player),
    **dict.fromkeys(_OF_NO_PLAYER, _of_no_player),
    **dict.fromkeys(_HELPED, _helped),
    **dict.fromkeys((*law_90.take_up.names, "7B2", "45G", "90A"), _of_procedure),
}


def what_counts(rulings: tuple[Ruled, ...], *, ends: bool = False) -> tuple[list[str], list[str]]:
    """Return clauses and effects of rulings as they are compared.

    What lies in the tricks is left out: the interview does not know those that came before, nor their numbers. So is
    what no clause orders, an option that ends unused, and the end of what an earlier ruling had laid on players: that
    is another incident.

    Args:
        rulings: the rulings.
        ends: whether the matter is one that ends a rectification: then only its own clause counts, and what the
            Director looks at for it.
    """
    clauses = {clause for ruling in rulings for clause in (ruling.clauses[:1] if ends else ruling.clauses)}
    ordered = [effect for ruling in rulings if ruling.clauses for effect in ruling.effects]
    effects = [effect for effect in ordered if not _of_the_tricks(effect) and not _ends_an_earlier_ruling(effect)]
    counted = [effect for effect in effects if not ends or isinstance(effect, Review)]
    return sorted(clauses), sorted({_without_trick(effect) for effect in counted})


def _of_the_tricks(effect: Effect) -> bool:
    return isinstance(effect, StandingPlay | TakenBack)


def _ends_an_earlier_ruling(effect: Effect) -> bool:
    return isinstance(effect, RulingLifted | RulesLifted) or (
        isinstance(effect, RevokeRuled) and effect.fate is RevokeFate.WAIVED
    )


def _without_trick(effect: Effect) -> str:
    if isinstance(effect, CardDisposition):
        effect = replace(effect, played=False)  # how it came about is asked only where it matters
    return repr(replace(cast("Any", effect), trick=0) if hasattr(effect, "trick") else effect)


def rulings_of(outcome: InterviewOutcome, matter: CaseMatter) -> tuple[Ruled, ...]:
    """Return the rulings of the matter of that name in an interview: of the same call, or else of the first one."""
    opened = [each for each in outcome.entries if isinstance(each, MatterOpened) and each.law == matter.law]
    assert opened, f"the interview took up no matter {matter.law}"
    that = next((each for each in opened if _is_of_that_call(each.facts, matter.facts)), opened[0])
    return tuple(entry for entry in outcome.entries if isinstance(entry, Ruled) and entry.number == that.number)
