"""Values for the sentences about a matter or a judgement: the persons and things concerned."""

from __future__ import annotations

from typing import Final, TypeAlias

from duplicado.director.matter import Matter
from duplicado.law.book import law_25, law_29
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_13 import IncorrectHands
from duplicado.law.book.law_14 import MissingCard
from duplicado.law.book.law_15 import WrongCards
from duplicado.law.book.law_16_judged import RightsReserved, UnauthorizedUse
from duplicado.law.book.law_21 import ExplanationCorrected, Misinformed
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.book.law_26 import LeadFacts
from duplicado.law.book.law_40 import Deviation, Understanding
from duplicado.law.book.law_45 import CardHeldOut, CardSuggested
from duplicado.law.book.law_46 import DummysCardToChoose, Intention
from duplicado.law.book.law_47 import LastCard
from duplicado.law.book.law_50 import PartnersPenaltyCards
from duplicado.law.book.law_51 import SeveralPenaltyCards
from duplicado.law.book.law_55 import LineOfPlaySuspected
from duplicado.law.book.law_67 import CardFoundAgain, ExtraCards
from duplicado.law.book.law_69 import TricksToCorrect
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication, Misled
from duplicado.law.book.law_75 import CorrectionDue, Misexplanation, due
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.conduct import ConductIncident
from duplicado.law.edition import Edition
from duplicado.law.play_situation import IrregularPlay, irregular_play_of
from duplicado.law.procedure_steps import Choice, ChoiceWord, Finding, Stood
from duplicado.law.rectification import FactSheet
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.publish.messages import Value, slug
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace

UNKNOWN: Final = "…"
"""Stands where the facts do not name what a sentence has a place for; a test sees that this does not happen."""
_NAMES: Final = (
    "offender", "partner", "lho", "turn", "call", "first", "last", "required", "cards", "suit", "leader", "declarer",
    "player", "withdrawn", "side", "named", "who", "incident",
)  # fmt: skip


_Dealt: TypeAlias = IncorrectHands | MissingCard | WrongCards | CardFoundAgain | ExtraCards
_Played: TypeAlias = (
    PartnersPenaltyCards | SeveralPenaltyCards | DummysCardToChoose | Intention | LastCard
    | CardHeldOut | ClaimToJudge | TricksToCorrect
)  # fmt: skip


def particulars_of_matter(words: RulingWords, matter: Matter) -> dict[str, Value]:
    """Return the values for the sentences of a matter, as it stands after the answers given so far."""
    facts = matter.facts
    if not isinstance(facts, IrregularCall):
        return particulars(words, facts)
    left = _left_of_two(matter, facts)
    return particulars(words, facts if left is None else left) | _as_answered(words, matter, facts)


def particulars(words: RulingWords, facts: FactSheet) -> dict[str, Value]:
    """Return the values for the sentences on a fact sheet; what it does not name is `UNKNOWN`."""
    values: dict[str, Value] = dict.fromkeys(_NAMES, UNKNOWN)
    values |= {
        "laws": "new",
        "way": "",
        "loses": "yes",
        "leads": "other",
        "corrected": "no",
        "trick": 0,
        "tricks": 0,
        "second": UNKNOWN,
        "insufficient": UNKNOWN,
    }
    edition = getattr(facts, "edition", None)
    irregular = irregular_play_of(facts)
    if irregular is not None:
        return values | _of_a_card(words, irregular)
    if isinstance(edition, Edition):
        values["laws"] = words.laws(edition)
    judged = judged_particulars(words, facts)
    return values | (_of_facts(words, facts) if judged is None else judged)


def _of_facts(words: RulingWords, facts: FactSheet) -> dict[str, Value]:
    """Name what a fact sheet is about: a player or a call, else the cards of a deal, else the play."""
    match facts:
        case CardSuggested() | LineOfPlaySuspected():
            return players(words, facts.dummy)
        case IrregularCall():
            return _of_a_call(words, facts)
        case CardsExposedInAuction():
            return {**players(words, facts.offender), "cards": words.cards(facts.cards)}
        case LeadFacts():
            withdrawn = words.calls(facts.withdrawn)
            return _lead(words, facts.leader, facts.declarer) | {"withdrawn": withdrawn, "call": withdrawn}
        case Misinformed():
            return {"player": words.seat(facts.player)}
        case ExplanationCorrected():
            return {"player": words.seat(facts.player), "offender": words.seat(facts.explainer)}
        case ConductIncident():
            told = words.text(f"office-conduct-{slug(facts.clause)}")
            return {"who": words.text(f"office-who-{facts.who.value}"), "incident": told}
        case IncorrectHands() | MissingCard() | WrongCards() | CardFoundAgain() | ExtraCards():
            return _of_a_deal(words, facts)
        case PartnersPenaltyCards() | SeveralPenaltyCards() | DummysCardToChoose() | Intention() | LastCard():
            return _of_the_play(words, facts)
        case CardHeldOut() | ClaimToJudge() | TricksToCorrect():
            return _of_the_play(words, facts)
        case _:
            return {}


def _of_a_deal(words: RulingWords, facts: _Dealt) -> dict[str, Value]:
    """Name the hands that are not as they were dealt (Laws 13 to 15 and 67)."""
    match facts:
        case IncorrectHands():
            counts = (f"{words.seat(seat)} {count}" for seat, count in facts.counts)
            return {"cards": words.listed(tuple(counts))}
        case MissingCard():
            lacked = (
                f"{words.seat(seat)}: {words.cards(cards)}" if cards else words.seat(seat)
                for seat, cards in facts.cards
            )
            return {"cards": words.listed(tuple(lacked))}
        case WrongCards():
            return players(words, facts.offender)
        case CardFoundAgain():
            return {"player": words.seat(facts.seat)}
        case ExtraCards():
            return {"player": words.seat(facts.seat), "cards": words.cards(facts.cards)}


def _of_the_play(words: RulingWords, facts: _Played) -> dict[str, Value]:
    """Name the cards and the tricks of the play and after it (Laws 45 to 51, 69 and 70)."""
    match facts:
        case PartnersPenaltyCards():
            return _lead(words, facts.leader, facts.declarer) | {
                "cards": words.cards(facts.cards),
                "suit": words.suits(facts.suits, either=True),
            }
        case SeveralPenaltyCards():
            named = {"cards": words.cards(facts.cards), "declarer": words.seat(facts.declarer)}
            return {**players(words, facts.offender), **named}
        case DummysCardToChoose():
            return {"declarer": words.seat(facts.play.declarer), "cards": words.cards(facts.among, either=True)}
        case Intention():
            return {"declarer": words.seat(facts.play.declarer), "cards": words.card(facts.card)}
        case LastCard():
            return {"player": words.seat(facts.player), "cards": words.card(facts.card)}
        case CardHeldOut():
            return {"player": words.seat(facts.hand), "cards": words.card(facts.card)}
        case ClaimToJudge():
            return {"side": words.side(facts.claimers), "tricks": facts.tricks_to_come}
        case TricksToCorrect():
            return {"side": words.side(facts.to), "tricks": facts.tricks}


def players(words: RulingWords, offender: Seat) -> dict[str, Value]:
    """Name the offender and those beside him."""
    return {
        "offender": words.seat(offender),
        "partner": words.seat(offender.partner),
        "lho": words.seat(offender.lho),
        "player": words.seat(offender),
    }


def _lead(words: RulingWords, leader: Seat, declarer: Seat) -> dict[str, Value]:
    offender = {"offender": words.seat(leader.partner), "partner": words.seat(leader)}
    return {"leader": words.seat(leader), "declarer": words.seat(declarer), **offender}


def _of_a_call(words: RulingWords, facts: IrregularCall) -> dict[str, Value]:
    before = facts.before
    last = (before if facts.replaced is None else facts.first_call_auction).position.last_bid
    return {
        **players(words, facts.offender),
        "turn": words.seat(before.turn),
        "call": words.call(facts.call),
        "first": words.call(facts.replaced) if facts.replaced is not None else UNKNOWN,
        "second": words.call(facts.call),
        "last": words.call(last) if last is not None else UNKNOWN,
        "required": words.call(facts.required) if facts.required is not None else UNKNOWN,
        "way": law_29.after_refusal(facts).value,
        "loses": "no" if facts.offender.lho is before.turn else "yes",
    }


def _left_of_two(matter: Matter, facts: IrregularCall) -> IrregularCall | None:
    """Return the call of a change that is ruled upon by its own Law: that intended, or the first of two (25A, 25B2)."""
    if not matter.is_of(law_25.rectify) or facts.replaced is None or not matter.answers:
        return None
    over, answer = facts.called_out_of_rotation_over, matter.answers[-1]
    refused = isinstance(answer, Choice) and answer.word is ChoiceWord.REFUSE
    if refused and facts.first is not None:
        return facts.first
    if over is None or not (refused or answer == Finding(value=True)):
        return None
    call = facts.replaced if refused else facts.call
    return replace(facts, kind=CallIrregularity.OUT_OF_ROTATION, call=call, before=over, replaced=None)


def _as_answered(words: RulingWords, matter: Matter, facts: IrregularCall) -> dict[str, Value]:
    """Say which call is at stake: one of the two of a change (25, 27C), or the replacement that came (27B4)."""
    values: dict[str, Value] = {}
    found = next((answer.value for answer in matter.answers if isinstance(answer, Finding)), None)
    if facts.replaced is not None and found is not True and matter.is_of(law_25.rectify):
        values |= {"insufficient": words.call(facts.replaced), "corrected": "yes"}
    else:
        values["insufficient"] = words.call(facts.call)
    made = [answer.call for answer in matter.answers if isinstance(answer, Stood) and answer.call is not None]
    if made:
        values["second"] = words.call(made[-1])
    return values


def _of_a_card(words: RulingWords, facts: IrregularPlay) -> dict[str, Value]:
    play = facts.before
    trick = next((each.tricks[facts.trick] for each in (play, facts.play) if facts.trick < len(each.tricks)), None)
    suit = trick.suit_led if trick is not None and trick.leader is not facts.hand else None
    return {
        **players(words, facts.offender),
        "laws": words.laws(facts.edition),
        "turn": words.seat(play.turn),
        "leads": _leader_beside(facts),
        "cards": words.cards(facts.cards),
        "named": words.card(facts.replaced) if facts.replaced is not None else UNKNOWN,
        "suit": words.suit(suit) if suit is not None else UNKNOWN,
        "bound": "doubtful" if facts.doubtful else "suit" if suit and facts.card.suit is not suit else "otherwise",
        "trick": facts.trick + sum(play.won_before) + 1,
        "declarer": words.seat(play.declarer),
        "leader": words.seat(play.turn),
        "side": words.side(facts.offender.side),
    }


def _leader_beside(facts: IrregularPlay) -> str:
    """Say whose lead it is instead: that of the offender's partner, a defender, or one from declarer's other hand."""
    turn, declarer = facts.before.turn, facts.before.declarer
    if turn.side is declarer.side:
        return "own-side" if facts.offender.side is declarer.side else "other"
    return "partner" if turn is facts.offender.partner else "other"


def judged_particulars(words: RulingWords, facts: FactSheet) -> dict[str, Value] | None:
    """Return the values for the sentences on a judgement's fact sheet; `None` for facts of another kind."""
    match facts:
        case UnauthorizedUse():
            return _values(words, facts.player, facts.chosen)
        case RightsReserved():
            return _values(words, facts.by)
        case CouldHaveKnown() | HelpedByInfraction():
            return _values(words, facts.offender)
        case Communication():
            return _values(words, facts.player)
        case Misled():
            return _values(words, facts.by)
        case Misexplanation():
            return _values(words, facts.explainer, facts.call) | {"failing": slug(facts.failing.value)}
        case CorrectionDue():
            return _values(words, facts.player) | {"when": words.text(f"judged-due-{slug(due(facts).value)}")}
        case Deviation():
            return _values(words, facts.player, facts.call) | {"tests": "yes" if facts.applied else "no"}
        case Understanding():
            side = words.text("judged-the-pair") if facts.side is None else words.side(facts.side)
            return _values(words, None) | {"side": side}
        case Unrectified() | FactsToEstablish():
            return _values(words, None)
        case _:
            return None


def _values(words: RulingWords, player: Seat | None, chosen: Call | Card | None = None) -> dict[str, Value]:
    who = words.text("judged-the-player") if player is None else words.seat(player)
    match chosen:
        case None:
            action = ""  # a sentence speaks of what was chosen, and names it where it is known
        case Card():
            action = f" ({words.card(chosen)})"
        case _:
            action = f" ({words.call(chosen)})"
    return {"player": who, "offender": who, "chosen": action}
