"""Interviews on dummy's rights and their limits (Laws 42 and 43)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.director.interview import partial_deals, revokes
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    Deed,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    TrickSoFar,
    Upshot,
    asked,
    cards_asked,
    some_asked,
)
from duplicado.law.book import law_42, law_43
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.irregularity import LooksAt, Warns
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_ATTENTION: Final = ("drew attention", "called the director")
_WARNED: Final = ("warned declarer", "warned a defender")
_LOST: Final = {
    "exchanged hands": "43A2(a)",
    "watched declarer": "43A2(b)",
    "looked at a hand": law_43.loses_rights_by_looking(),
}
_DEEDS: Final = (*_ATTENTION, *_WARNED, "asked declarer", "asked a defender", "took part", *_LOST)
_EXCUSES: Final = ("play is over", "another did first", "declarers revoke")

_IRREGULAR: Final = {
    "opening lead": PlayIrregularity.OPENING_LEAD_OUT_OF_TURN,
    "lead": PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN,
    "played early": PlayIrregularity.PREMATURE_PLAY,
    "exposed": PlayIrregularity.EXPOSED,
    "penalty card": PlayIrregularity.PENALTY_CARD_NOT_PLAYED,
}
_FIRST: Final = ("warned", "revoke", *_IRREGULAR)


def dummy_oversteps(conditions: StoryConditions) -> Story:
    """Dummy, with his rights intact, did something that may be more than he is allowed (42, 43A)."""
    about = ("42B", "43A1", "43A2")
    did = yield from asked(str, Prompt("dummy did", AnswerForm.ONE_OF, about, _DEEDS))
    if did in _ATTENTION:
        clauses = ("42B3", "43A1(a)" if did == "called the director" else "43A1(b)")
        excused = yield from some_asked(Prompt("excuse", AnswerForm.SOME_OF, clauses, _EXCUSES))
        forbidden = law_42.forbids_attention(
            play_is_over="play is over" in excused, drawn_by_another="another did first" in excused,
            declarers_revoke="declarers revoke" in excused,
        )  # fmt: skip
        permitting = "42B3" if "play is over" in excused else "42B1" if "declarers revoke" in excused else "43A1(a)"
        forbidding = clauses[1]
    elif did in _WARNED:
        forbidden = law_42.forbids_warning(conditions.edition, declarers_irregularity=did == "warned declarer")
        permitting, forbidding = "42B2", forbidden or ""
    elif did in {"asked declarer", "asked a defender"}:
        may = law_42.may_ask_about_revoke(revoked_by_declarer=did == "asked declarer")
        permitting, forbidding, forbidden = "42B1", "61B2(b)", None if may else "61B2(b)"
    else:
        permitting, forbidding, forbidden = "", law_43.participates(), law_43.participates()
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if did in _LOST:
        yield Conclude((_LOST[did], "43B1"), Upshot("rights lost"))
    elif forbidden is None:
        yield Conclude((permitting,), Upshot("allowed"))
    else:
        words = "attention breach" if did in _ATTENTION or did == "asked a defender" else "breach"
        yield Conclude((forbidding, "43B1"), Upshot(words))


def dummy_without_rights(conditions: StoryConditions) -> Story:
    """Dummy, who had lost his rights, was first to warn declarer or to draw attention to an irregularity (43B2, 43B3).

    Which way he lost them makes no difference; here he is told to have looked at a hand (43A2(c)).
    """
    first = yield from asked(str, Prompt("first", AnswerForm.ONE_OF, ("43B2", "43B3"), _FIRST))
    if first == "revoke":
        yield from revokes.revoke_noticed(conditions, ("dummy without rights",))
        return
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("43B2", "43B3")))
    if first == "warned":
        yield partial_deals.play_of(conditions, contract, leader=contract.declarer)
        yield Deed(contract.declarer.partner, LooksAt(contract.declarer.lho))
        yield Deed(contract.declarer.partner, Warns())
        return
    yield from _not_rectified(conditions, contract, _IRREGULAR[first])


def _not_rectified(conditions: StoryConditions, contract: Contract, kind: PlayIrregularity) -> Story:
    """Tell which card it was: play goes on as if there had been no irregularity, so that little depends on it."""
    defenders = (contract.declarer.lho, contract.declarer.rho)
    offender = defenders[1]  # the other defender cannot lead out of turn before the play has begun
    if kind is not PlayIrregularity.OPENING_LEAD_OUT_OF_TURN:
        offender = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("43B3",), defenders))
    card = yield from asked(Card, Prompt("card", AnswerForm.CARD, ("43B3",), about={"seat": offender}))
    plays: tuple[tuple[Seat, Card], ...] = ()
    if kind is PlayIrregularity.PREMATURE_PLAY:
        trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("43B3",)))
        plays = trick.plays
    due: tuple[Card, ...] = ()
    if kind is PlayIrregularity.PENALTY_CARD_NOT_PLAYED:
        due = yield from cards_asked(Prompt("due", AnswerForm.CARDS, ("43B3", "52A"), about={"seat": offender}))
    is_opening = kind is PlayIrregularity.OPENING_LEAD_OUT_OF_TURN
    leader = plays[0][0] if plays else contract.declarer
    begin = partial_deals.play_of(conditions, contract, leader=None if is_opening else leader)
    yield begin
    before = Play.beginning(contract, None, contract.declarer.lho if is_opening else leader, begin.setup.won)
    for hand, played in plays:
        before = before.played(hand, played)
    fact = IrregularPlay(conditions.edition, kind, offender, offender, (card,), before)
    if kind is not PlayIrregularity.EXPOSED:
        fact = replace(fact, now=before.played(offender, card) if plays else before.led(offender, card))
    lying = tuple(CardDisposition(offender, each, Disposition.MAJOR) for each in due)
    yield TakeUp(law_43.dummy_without_rights.of(PlayAndPenaltyCards(fact, lying)))
