"""Acts at a seat for which its page has no button: in the reader's words, with what is to be named.

They are what may happen at a real table and never does at a guarded one, and what a player may ask of the others.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import action_message, designation_told
from duplicado.table.actions import auction, claims, irregularity, play
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_CARD, _OTHER = Card.parse("C2"), Card.parse("C3")
_BLANK: Final = "{}"


class _Takes(Enumeration):
    """Kind of what a player names with an act; the value is its name on the page."""

    NOTHING = ""
    CARD = "card"
    CARDS = "cards"
    TRICK = "trick"
    TRICKS = "tricks"
    SEAT = "seat"
    WORDS = "words"
    DESIGNATION = "designation"


_AS_WRITTEN: Final = {
    _Takes.CARD: str(_CARD),
    _Takes.CARDS: str(_CARD),
    _Takes.TRICK: "1",
    _Takes.TRICKS: "1",
    _Takes.SEAT: Seat.N.value,
    _Takes.WORDS: '"."',
    _Takes.DESIGNATION: Instruction.LOW.value,
}
"""Texts by which the examples write what is named with them."""
_DESIGNATIONS: Final[tuple[Designation, ...]] = (*Instruction, *Suit, *reversed(Rank))
"""Designations that declarer may give in the place of a whole card (46B)."""


@dataclass(frozen=True, slots=True)
class _Act:
    """Act by an example of it, and where a page offers it."""

    example: Action
    takes: _Takes = _Takes.NOTHING
    of: str = "own"
    """Cards among which it is named: `own`, `dummy`, or `laid`, what the player has played to the trick."""
    by: str = ""
    """Role of the players whose act it is: `declarer`, `dummy`, `defender`; empty: anybody's."""
    at: str = ""
    """Phase in which it is offered: `play`, from the end of the auction on; empty: any."""
    message: str = ""
    """Its words, where they are not those of a report."""


_ACTS: Final = (
    _Act(play.PlaysCard(_CARD), _Takes.CARD, at="play", message="play-drawer-face-up"),
    _Act(play.Drops((_CARD,)), _Takes.CARDS),
    _Act(play.Shows((_CARD,)), _Takes.CARDS),
    _Act(play.Names((_CARD,)), _Takes.CARDS),
    _Act(play.NamesLead(_CARD), _Takes.CARD, by="defender", at="play"),
    _Act(play.PlaysTogether((_CARD, _OTHER)), _Takes.CARDS, at="play"),
    _Act(play.PlaysWithHidden(_CARD, _OTHER), _Takes.CARDS, at="play"),
    _Act(play.Holds(_CARD), _Takes.CARD, at="play"),
    _Act(play.TakesBack(_CARD), _Takes.CARD, of="laid", at="play"),
    _Act(play.Designates(Instruction.LOW), _Takes.DESIGNATION, by="declarer", at="play"),
    _Act(play.Touches(_CARD), _Takes.CARD, of="dummy", by="declarer", at="play"),
    _Act(play.FacesHand(), by="declarer", at="play"),
    _Act(play.PutsCard(_CARD), _Takes.CARD, by="dummy", at="play"),
    _Act(play.Indicates(_CARD), _Takes.CARD, by="dummy", at="play"),
    _Act(irregularity.LooksAt(Seat.N), _Takes.SEAT, by="dummy", at="play"),
    _Act(irregularity.Warns()),
    _Act(irregularity.RulesHimself("."), _Takes.WORDS),
    _Act(auction.AsksReview()),
    _Act(auction.AsksWhoLeads(), at="play"),
    _Act(auction.TellsWhoLeads(Seat.N), _Takes.SEAT, at="play"),
    _Act(auction.ConsultsOwnCard()),
    _Act(auction.ConsultsOpponentsCard()),
    _Act(auction.UsesMemoryAid()),
    _Act(play.PointsWrongly(1), _Takes.TRICK, at="play"),
    _Act(play.AsksToPoint(1), _Takes.TRICK, at="play"),
    _Act(play.AsksToSeeTrick(1), _Takes.TRICK, at="play"),
    _Act(play.AsksToSeeLastCard(), at="play"),
    _Act(claims.SaysTricks(1), _Takes.TRICKS, at="play"),
    _Act(play.ReturnsHands()),
)


def acts_at_seat(words: RulingWords, seat: Seat) -> list[dict[str, Any]]:
    """Return the acts as the page of a seat offers them.

    Each has `do`, the text of the action with `{}` for what is named; `joint`, what stands between several cards;
    `label`, the act in the reader's words; `takes`, `of`, `by` and `at`, see `_Act`; and `among`, what may be said
    where neither cards nor a number nor a seat are named, each with its words.
    """
    return [_offered(words, seat, act) for act in _ACTS]


def _offered(words: RulingWords, seat: Seat, act: _Act) -> dict[str, Any]:
    text = str(act.example)
    joint = " "
    if str(_OTHER) in text:
        joint = text.partition(str(_CARD))[2].partition(str(_OTHER))[0]
        text = text.replace(f"{_CARD}{joint}{_OTHER}", str(_CARD))
    blanks = dict.fromkeys((each.name for each in fields(act.example)), "…")
    label = words.text(act.message or action_message(type(act.example)), who=words.seat(seat), **blanks)
    label = label.replace("….", "…")
    written = _AS_WRITTEN.get(act.takes)
    return {
        "do": text if written is None else text.replace(written, _BLANK),
        "joint": joint,
        "label": label,
        "takes": act.takes.value,
        "of": act.of,
        "by": act.by,
        "at": act.at,
        "among": [[str(each), designation_told(words, each)] for each in _DESIGNATIONS]
        if act.takes is _Takes.DESIGNATION
        else [],
    }
