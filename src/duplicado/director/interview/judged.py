"""Interviews on matters of judgement: the players concerned are asked first, then the inquiries of the Law."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    TellStory,
    asked,
)
from duplicado.director.judgement.sheets import deviation, misexplanation, misled, rights_reserved, understanding
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_20 import AskersRole, Stage
from duplicado.law.book.law_40 import VariedAfter
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication
from duplicado.law.book.law_75 import CorrectionDue, Failing
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.edition import Edition
from duplicado.vocabulary.seats import Seat

__all__ = [
    "correction_due",
    "helped_by_infraction",
    "methods_changed",
    "misinformed",
    "of_no_permitted_source",
    "of_no_player",
    "of_player",
]

_INFRACTIONS: Final = {"insufficient bid": "27D", "comparable call": "23C", "exposed card": "50E4"}
_STAGES: Final = {stage.value: stage for stage in (Stage.AUCTION, Stage.CLARIFICATION, Stage.PLAY)}
_VARIED: Final = {after.value: after for after in VariedAfter}
_ROLES: Final = {role.value: role for role in (AskersRole.DECLARER, AskersRole.DUMMY, AskersRole.DEFENDER)}


def of_player(law: str, *clauses: str) -> TellStory:
    """Return the story of a judgement that is about one player.

    Args:
        law: the name of the judgement in `director.procedures`.
        clauses: for which it matters who he is.
    """

    def story(conditions: StoryConditions) -> Story:
        seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, clauses, tuple(Seat)))
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield TakeUp(law, _sheet(law, conditions, seat))

    return story


def of_no_player(law: str) -> TellStory:
    """Return the story of a judgement that is about no player in particular."""

    def story(conditions: StoryConditions) -> Story:
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield TakeUp(law, _sheet(law, conditions, Seat.N))

    return story


def of_no_permitted_source(conditions: StoryConditions) -> Story:
    """A call or play rests on information that no Law lets a player use (16A3; 2007: 16A4)."""
    seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("16A3",), tuple(Seat)))
    if conditions.edition.numbering is not Edition.LAWS_2007:
        raise DoesNotFit("player", "interview-not-in-2017")
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp("16A judged", UnauthorizedUse(conditions.edition, seat))


def _sheet(law: str, conditions: StoryConditions, seat: Seat) -> object:
    edition, regulations = conditions.edition, conditions.regulations
    match law:
        case "16B judged" | "16C2 judged" | "75A judged":
            return UnauthorizedUse(edition, seat)
        case "16B2 judged":
            return rights_reserved(edition, seat, regulations)
        case "40C judged":
            return deviation(edition, regulations, seat)
        case "40B judged":
            return understanding(edition, regulations)
        case "72C judged":
            return CouldHaveKnown(edition, seat)
        case "73B judged":
            return Communication(edition, seat)
        case "73E2 judged":
            return misled(edition, regulations, seat)
        case "12A judged":
            return Unrectified(edition)
        case _:
            return FactsToEstablish(edition)


def misinformed(failing: Failing) -> TellStory:
    """Return the story of misinformation that came to light too late for a change of call (21B3, 40B, 75)."""

    def story(conditions: StoryConditions) -> Story:
        seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("40B3(a)", "75B1"), tuple(Seat)))
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield TakeUp("75 judged", misexplanation(conditions.edition, conditions.regulations, seat, failing))

    return story


def helped_by_infraction(conditions: StoryConditions) -> Story:
    """An infraction that has been dealt with may have helped the side that made it (23C, 27D, 50E4)."""
    among = tuple(
        kind for kind, number in _INFRACTIONS.items()
        if number != "23C" or conditions.edition.numbering is not Edition.LAWS_2007
    )  # fmt: skip
    kind = yield from asked(
        str, Prompt("infraction", AnswerForm.ONE_OF, tuple(_INFRACTIONS[each] for each in among), among)
    )
    number = _INFRACTIONS[kind]
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(f"{number} judged", HelpedByInfraction(conditions.edition, number))


def correction_due(conditions: StoryConditions) -> Story:
    """A player knows that an explanation of his side was wrong, and has a time to say so (20F4, 20F5, 75B)."""
    seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("75B2", "75B3"), tuple(Seat)))
    own = yield from asked(bool, Prompt("own explanation", AnswerForm.YES_NO, ("75B2", "75B3"), about={"seat": seat}))
    stage = yield from asked(
        str, Prompt("stage", AnswerForm.ONE_OF, ("20F4(a)", "20F5(b)"), tuple(_STAGES), {"seat": seat})
    )
    role = AskersRole.UNDECIDED
    if not own and stage != Stage.AUCTION.value:
        named = yield from asked(str, Prompt("role", AnswerForm.ONE_OF, ("20F5(b)",), tuple(_ROLES), {"seat": seat}))
        role = _ROLES[named]
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp("75 correction", CorrectionDue(conditions.edition, seat, own, _STAGES[stage], role))


def methods_changed(conditions: StoryConditions) -> Story:
    """Partners had agreed to change their methods after something that happens at the table (40B2(a)(iv))."""
    after = yield from asked(str, Prompt("changed after", AnswerForm.ONE_OF, ("40B2(a)(iv)",), tuple(_VARIED)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp("40B judged", understanding(conditions.edition, conditions.regulations, after=_VARIED[after]))
