"""Reading the canonical text of an action."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from duplicado.law.reference import ClauseId
from duplicado.table.actions import answers, auction, claims, irregularity, play
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import Bid, parse_call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

Action: TypeAlias = (
    answers.Answer
    | claims.Agrees
    | auction.Alerts
    | auction.AsksAbout
    | auction.AsksReview
    | play.AsksToPoint
    | play.AsksToSeeLastCard
    | play.AsksToSeeTrick
    | auction.AsksWhoLeads
    | irregularity.Attention
    | auction.ChangesCall
    | play.ChangesDesignation
    | claims.Claims
    | claims.Concedes
    | auction.ConsultsOpponentsCard
    | auction.ConsultsOwnCard
    | play.Designates
    | claims.Disputes
    | play.Drops
    | auction.Explains
    | play.FacesHand
    | play.FacesLead
    | play.Holds
    | play.Indicates
    | play.LeadsFaceDown
    | irregularity.LooksAt
    | auction.MakesCall
    | play.Names
    | play.NamesLead
    | claims.Objects
    | play.PlaysCard
    | claims.PlaysOn
    | play.PlaysTogether
    | play.PlaysWithHidden
    | play.PointsWrongly
    | play.PutsCard
    | play.ReturnsHands
    | irregularity.RulesHimself
    | claims.SaysTricks
    | auction.SelfAlerts
    | play.Shows
    | play.TakesBack
    | auction.TellsWhoLeads
    | play.Touches
    | auction.UsesMemoryAid
    | irregularity.Warns
)
"""Whatever a player may do or say at the table; match on it exhaustively."""

_WORDLESS: Final[dict[str, Action]] = {
    str(action): action
    for action in (
        answers.Accept(),
        claims.Agrees(),
        auction.Alerts(),
        auction.SelfAlerts(),
        auction.AsksReview(),
        play.AsksToSeeLastCard(),
        auction.AsksWhoLeads(),
        auction.ConsultsOpponentsCard(),
        auction.ConsultsOwnCard(),
        auction.UsesMemoryAid(),
        claims.Disputes(),
        play.FacesHand(),
        play.FacesLead(),
        answers.FromDummy(),
        answers.FromHand(),
        answers.Highest(),
        answers.Keep(),
        answers.Lowest(),
        answers.NoRestriction(),
        claims.Objects(),
        claims.PlaysOn(),
        answers.Refuse(),
        play.ReturnsHands(),
        answers.Spread(),
        irregularity.Warns(),
    )
}


def _read_card(text: str) -> Card:
    return Card.parse(text.replace("10", "T"))


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(map(_read_card, re.split(r"[\s&]+", text.strip())))


def _read_suits(text: str) -> tuple[Suit, ...]:
    return tuple(map(Suit.parse, text.split()))


def _read_bid(text: str) -> Bid:
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise NotationError(text, "a bid", "a double or redouble is of a bid, e.g. X of 4H")
    return call


def _read_designation(text: str) -> Designation:
    words = {instruction.value: instruction for instruction in Instruction}
    ranks: dict[str, Rank] = {rank.value: rank for rank in Rank} | {"10": Rank.TEN}
    suits = {suit.value: suit for suit in Suit}
    known: Designation | None = words.get(text) or ranks.get(text) or suits.get(text)
    return known or _read_card(text)


def _read_number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text):
        raise NotationError(text, "a number of tricks", "write a number from 0 to 13")
    return int(text)


def _read_place(text: str | None) -> int | None:
    return None if text is None else int(text)


def _read_tricks(text: str) -> int | None:
    return None if text == "all" else _read_number(text)


def _read_target(text: str) -> Seat | ClauseId:
    return Seat.parse(text) if text in {seat.value for seat in Seat} else ClauseId.parse(text)


def _read_speech(text: str) -> str:
    quoted = re.fullmatch(r'"((?:[^"\\]|\\.)*)"', text, re.DOTALL)
    if quoted is None:
        raise NotationError(text, "a player's words", 'write them in quotation marks, e.g. rules "you must pass"')
    return re.sub(r"\\(.)", r"\1", quoted[1], flags=re.DOTALL)


_Reader: TypeAlias = Callable[[re.Match[str]], Action]

# The first pattern that fits decides, so what begins with the same word stands in the order of its length.
_PATTERNS: Final[tuple[tuple[str, _Reader], ...]] = (
    (r"instead dummy (\S+)", lambda m: play.ChangesDesignation(_read_designation(m[1]))),
    (r"instead (\S+)", lambda m: auction.ChangesCall(parse_call(m[1]))),
    (r"asks to point (\S+)", lambda m: play.AsksToPoint(_read_number(m[1]))),
    (r"asks to see trick (\S+)", lambda m: play.AsksToSeeTrick(_read_number(m[1]))),
    (r"asks (?:([0-9]{1,3}):)?(\S+)", lambda m: auction.AsksAbout(parse_call(m[2]), _read_place(m[1]))),
    (
        r"explains (?:([0-9]{1,3}):)?(\S+) as (.*)",
        lambda m: auction.Explains(_read_speech(m[3]), parse_call(m[2]), _read_place(m[1])),
    ),
    (r"(\S+) face down", lambda m: play.LeadsFaceDown(_read_card(m[1]))),
    (r"dummy (\S+)", lambda m: play.Designates(_read_designation(m[1]))),
    (r"puts (\S+)", lambda m: play.PutsCard(_read_card(m[1]))),
    (r"(\S+) under (\S+)", lambda m: play.PlaysWithHidden(_read_card(m[1]), _read_card(m[2]))),
    (r"drops (.+)", lambda m: play.Drops(_read_cards(m[1]))),
    (r"shows (.+)", lambda m: play.Shows(_read_cards(m[1]))),
    (r"names (.+)", lambda m: play.Names(_read_cards(m[1]))),
    (r"calls (\S+)", lambda m: play.NamesLead(_read_card(m[1]))),
    (r"takes back (\S+)", lambda m: play.TakesBack(_read_card(m[1]))),
    (r"indicates (\S+)", lambda m: play.Indicates(_read_card(m[1]))),
    (r"touches (\S+)", lambda m: play.Touches(_read_card(m[1]))),
    (r"holds (\S+)", lambda m: play.Holds(_read_card(m[1]))),
    (r"points (\S+) wrongly", lambda m: play.PointsWrongly(_read_number(m[1]))),
    (r"claims (\S+)", lambda m: claims.Claims(_read_tricks(m[1]))),
    (r"concedes (\S+)", lambda m: claims.Concedes(_read_tricks(m[1]))),
    (r"says (\S+) leads", lambda m: auction.TellsWhoLeads(Seat.parse(m[1]))),
    (r"says (\S+)", lambda m: claims.SaysTricks(_read_number(m[1]))),
    (r"attention", lambda _: irregularity.Attention()),
    (r"attention (\S+)", lambda m: irregularity.Attention(_read_target(m[1]))),
    (r"(XX?) of (\S+)", lambda m: auction.MakesCall(parse_call(m[1]), _read_bid(m[2]))),
    (r"looks at (\S+)", lambda m: irregularity.LooksAt(Seat.parse(m[1]))),
    (r"rules (.*)", lambda m: irregularity.RulesHimself(_read_speech(m[1]))),
    (r"require (.+)", lambda m: answers.Require(_read_suits(m[1]))),
    (r"forbid (.+)", lambda m: answers.Forbid(_read_suits(m[1]))),
    (r"plays (\S+)", lambda m: answers.ChoosesCard(_read_card(m[1]))),
    (r".*&.*", lambda m: play.PlaysTogether(_read_cards(m[0]))),
    (r"[CDHS](?:[2-9TJQKA]|10)", lambda m: play.PlaysCard(_read_card(m[0]))),
)


@checked
def parse_action(text: str) -> Action:
    """Read an action; the exact inverse of `str(action)`, and `H10` is read as `HT`.

    Raises:
        NotationError: `text` is none of the actions of the casebook.
    """
    bare = text.strip()
    if bare in _WORDLESS:
        return _WORDLESS[bare]
    for pattern, read in _PATTERNS:
        match = re.fullmatch(pattern, bare, re.DOTALL)
        if match:
            return read(match)
    if re.fullmatch(r"P|X{1,2}|[0-9]+[A-Z]+", bare):
        return auction.MakesCall(parse_call(bare))
    raise NotationError(text, "an action", "write a call (1S, P), a card (SK, dummy low) or e.g. attention, claims 5")
