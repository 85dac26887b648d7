"""Interviews on matters of judgement: the players concerned are asked first, then the inquiries of the Law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

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
from duplicado.law.book import law_12_judged, law_16_judged, law_40, law_72, law_73, law_75, law_84
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_20 import AskersRole, Stage
from duplicado.law.book.law_40 import VariedAfter
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication
from duplicado.law.book.law_75 import CorrectionDue, Failing
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.clause import has_clause
from duplicado.law.rectification import Opening
from duplicado.vocabulary.seats import Seat

_INFRACTIONS: Final = {"insufficient bid": "27D", "comparable call": "23C", "exposed card": "50E4"}
_STAGES: Final = {stage.value: stage for stage in (Stage.AUCTION, Stage.CLARIFICATION, Stage.PLAY)}
_VARIED: Final = {after.value: after for after in VariedAfter}
_ROLES: Final = {role.value: role for role in (AskersRole.DECLARER, AskersRole.DUMMY, AskersRole.DEFENDER)}


OpenJudgement: TypeAlias = Callable[[StoryConditions, Seat], Opening]
"""Makes a judgement of the conditions and the player concerned."""


def of_player(opening: OpenJudgement, *clauses: str) -> TellStory:
    """Return the story of a judgement that is about one player.

    Args:
        opening: what is judged.
        clauses: for which it matters who he is.
    """

    def story(conditions: StoryConditions) -> Story:
        seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, clauses, tuple(Seat)))
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield TakeUp(opening(conditions, seat))

    return story


def of_no_player(opening: Callable[[StoryConditions], Opening]) -> TellStory:
    """Return the story of a judgement that is about no player in particular."""

    def story(conditions: StoryConditions) -> Story:
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield TakeUp(opening(conditions))

    return story


def of_no_permitted_source(conditions: StoryConditions) -> Story:
    """A call or play rests on information that no Law lets a player use (16A3; 2007: 16A4)."""
    seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("16A",), tuple(Seat)))
    if not has_clause("16A4", conditions.edition):
        raise DoesNotFit("player", "interview-not-in-2017")
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_16_judged.of_no_permitted_source.of(UnauthorizedUse(conditions.edition, seat)))


def information_used(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open the use of information from partner (16B)."""
    return law_16_judged.rectify.of(UnauthorizedUse(conditions.edition, seat))


def withdrawn_action_used(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open the use of what a withdrawn action told (16C; 2007: 16D)."""
    return law_16_judged.withdrawn_actions_used.of(UnauthorizedUse(conditions.edition, seat))


def partners_explanation_used(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open the use of partner's explanation (75A)."""
    return law_75.misread_by_partner.of(UnauthorizedUse(conditions.edition, seat))


def rights_are_reserved(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open a reservation of rights (16B2)."""
    return law_16_judged.reserve_rights.of(rights_reserved(conditions.edition, seat, conditions.regulations))


def psychic_call(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open a departure from announced understandings (40C)."""
    return law_40.deviate.of(deviation(conditions.edition, conditions.regulations, seat))


def misled_by_opponent(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open the manner of an opponent that may have deceived (73D, 73E)."""
    return law_73.mislead.of(misled(conditions.edition, conditions.regulations, seat))


def communication(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open communication between partners (73B)."""
    return law_73.communicate.of(Communication(conditions.edition, seat))


def could_have_known(conditions: StoryConditions, seat: Seat) -> Opening:
    """Open whether an offender could have known (72C; 2007: 23)."""
    return law_72.could_have_known.of(CouldHaveKnown(conditions.edition, seat))


def hidden_understanding(conditions: StoryConditions) -> Opening:
    """Open an understanding that may be hidden or not allowed (40A, 40B)."""
    return law_40.understand.of(understanding(conditions.edition, conditions.regulations))


def disputed_facts(conditions: StoryConditions) -> Opening:
    """Open facts that are not agreed (84, 85)."""
    return law_84.establish.of(FactsToEstablish(conditions.edition))


def no_rectification(conditions: StoryConditions) -> Opening:
    """Open what the Laws do not rectify (12A)."""
    return law_12_judged.rectify.of(Unrectified(conditions.edition))


def misinformed(failing: Failing) -> TellStory:
    """Return the story of misinformation that came to light too late for a change of call (21B3, 40B, 75)."""

    def story(conditions: StoryConditions) -> Story:
        seat = yield from asked(Seat, Prompt("player", AnswerForm.SEAT, ("40B3(a)", "75B1"), tuple(Seat)))
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        explained = misexplanation(conditions.edition, conditions.regulations, seat, failing)
        yield TakeUp(law_75.explain.of(explained))

    return story


def helped_by_infraction(conditions: StoryConditions) -> Story:
    """An infraction that has been dealt with may have helped the side that made it (23C, 27D, 50E4)."""
    among = tuple(
        kind for kind, number in _INFRACTIONS.items()
        if number != "23C" or has_clause(number, conditions.edition)
    )  # fmt: skip
    kind = yield from asked(
        str, Prompt("infraction", AnswerForm.ONE_OF, tuple(_INFRACTIONS[each] for each in among), among)
    )
    number = _INFRACTIONS[kind]
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_72.helped.of(HelpedByInfraction(conditions.edition, number)))


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
    yield TakeUp(law_75.correct.of(CorrectionDue(conditions.edition, seat, own, _STAGES[stage], role)))


def methods_changed(conditions: StoryConditions) -> Story:
    """Partners had agreed to change their methods after something that happens at the table (40B2(a)(iv))."""
    after = yield from asked(str, Prompt("changed after", AnswerForm.ONE_OF, ("40B2(a)(iv)",), tuple(_VARIED)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    facts = understanding(conditions.edition, conditions.regulations, after=_VARIED[after])
    yield TakeUp(law_40.understand.of(facts))
