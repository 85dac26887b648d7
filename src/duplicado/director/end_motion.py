"""Own-motion findings about revokes, defective tricks, claims and the number of tricks (Laws 62-71, 79)."""

from __future__ import annotations

from typing import Final

from duplicado.director import play_openings, revoke_openings
from duplicado.director.agreed_claims import could_be_won, could_not_be_lost, given_back
from duplicado.director.opened_by import OpenedBy, OwnFinding, by, in_play, when
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_62, law_64, law_66, law_67, law_68, law_69, law_70, law_79
from duplicado.law.book.law_62 import SuggestedPlayChosen
from duplicado.law.book.law_64 import DamageByRevoke
from duplicado.law.book.law_66 import TricksToInspect
from duplicado.law.book.law_67 import CardFoundAgain, ExtraCards
from duplicado.law.book.law_68 import WordsOfNoClaim
from duplicado.law.book.law_69 import TricksToCorrect
from duplicado.law.book.law_70 import DivisionFound
from duplicado.law.book.law_79 import TrickKnowinglyTaken, TricksWon
from duplicado.law.clause import has_clause
from duplicado.law.edition import cited_in
from duplicado.law.inquiry import AnyInquiry, CardPlayedToTrick, CardsAdded, TricksToCome
from duplicado.law.orders import RevokeFate
from duplicado.law.rectification import Opening
from duplicado.table import time_limits
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat, Side


def superseded(state: DirectedTable, found: AnyInquiry) -> tuple[int, ...]:
    """Return the open matters that a finding puts an end to: the judgement of a claim, when its result is found."""
    if found is not law_70.TRICKS_TO_COME:
        return ()
    return tuple(matter.number for matter in state.matters if matter.is_of(law_70.rectify))


def _suggested(found: OwnFinding[bool], _: PlayState) -> tuple[Opening, ...]:
    return (law_62.partner_chose_what_it_suggested.of(SuggestedPlayChosen(found.table.edition)),)


def _redress(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    """Return Law 64C when attention to an established revoke came in time (81C3), with or without tricks for it."""
    established = any(
        revoke.fate is RevokeFate.STANDS and revoke.attention_too_late != "81C3" for revoke in play.revokes
    )
    number = found.inquiry.cited_in(found.table.edition)
    return (law_64.redress.of(DamageByRevoke(number)),) if established else ()


def _inspection(found: OwnFinding[bool], _: PlayState) -> tuple[Opening, ...]:
    return (law_66.ordered_by_director.of(TricksToInspect(found.inquiry.key)),)


def _extra_cards(found: OwnFinding[CardsAdded], play: PlayState) -> tuple[Opening, ...]:
    """Return Law 67B2 for each player, and Law 62 for what he failed to do with a card restored (67B2(b))."""
    table = found.table
    opened: list[Opening] = []
    for seat, his in found.value.cards:
        opened.append(law_67.extra_cards.of(ExtraCards(table.edition, seat, his, play.play)))
        opened += [play_openings.opening_of(table, fact) for fact in revoke_openings.seen_as_revokes(table, seat)]
    return tuple(opened)


def _card_found(found: OwnFinding[CardPlayedToTrick], play: PlayState) -> tuple[Opening, ...]:
    """Return Law 67B3, which 2007 does not have."""
    if not has_clause("67B3", found.table.edition):
        return ()
    return (law_67.card_found_again.of(_found_again(play, found.value)),)


def _found_again(play: PlayState, found: CardPlayedToTrick) -> CardFoundAgain:
    """Say whether the card was played to a later trick as well, and whether that can still be put right."""
    seat, card, trick = found.seat, found.card, found.trick
    now, before = play.play, sum(play.play.won_before)
    again = [place for who, which, place in play.played_again if (who, which) == (seat, card)]
    again += [
        place for place, each in enumerate(now.tricks) if (seat, card) in each.plays and before + place + 1 != trick
    ]
    too_late = any(revoke_openings.both_sides_played_on(now, place) for place in again)
    return CardFoundAgain(now, seat, tuple(again), too_late or (bool(again) and play.is_over))


def _no_claim(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    if time_limits.board_is_behind(found.table):
        return ()
    claimer = None if play.claim is None else play.claim.claimer
    return (law_68.no_claim.of(WordsOfNoClaim(found.inquiry.key, claimer)),)


def _of_the_trick_in_progress(found: OwnFinding[bool], play: PlayState) -> tuple[Opening, ...]:
    if time_limits.board_is_behind(found.table):
        return ()
    return (law_68.no_claim.of(WordsOfNoClaim(found.inquiry.key, _who_spoke(found.table, play))),)


def _division(found: OwnFinding[TricksToCome], play: PlayState) -> tuple[Opening, ...]:
    return (law_70.found.of(DivisionFound(found.value.tricks, play.play.tricks_to_come)),)


def _who_spoke(table: TableState, play: PlayState) -> Seat | None:
    """Return the player whose words or cards concerned only the trick in progress."""
    if play.claim is not None:
        return play.claim.claimer
    return play_openings.last_exposer(table)


def _is_objected_to(state: DirectedTable) -> bool:
    """Tell whether a side has objected to a claim before its agreement was established: Law 70 is applied (69A).

    Reading: 69B gives a trick back to a side whose agreement was established; one that objected in time gets its due
    by the judgement of the claim, and not once more by 69B.
    """
    end = None if state.table.play is None else state.table.play.end
    judged = end is not None and not end.agreed
    return judged or any(matter.is_of(law_70.rectify) for matter in state.matters)


def _moved(found: OwnFinding[bool | int], play: PlayState) -> tuple[Opening, ...]:
    table, value = found.table, found.value
    claim = play.end.claim if play.end is not None else None
    if claim is None or value is False:
        return ()
    of_71 = found.inquiry in {law_69.CONCEDED_TRICK_WON, law_69.CONCEDED_TRICK_SURE}
    if not of_71 and _is_objected_to(found.state):
        return ()
    gaining = claim.claimer.side if of_71 else claim.claimer.side.opponents
    at_stake = (claim.others_tricks if of_71 else claim.own_tricks) - given_back(play, gaining)
    if at_stake <= 0:
        return ()
    shown: int | None = int(value)
    if value is True:
        shown = (could_not_be_lost if of_71 else could_be_won)(table, play, claim)
    tricks = at_stake if shown is None else min(shown, at_stake)
    if not tricks:
        return ()
    too_late = time_limits.correction_period_is_over(table)
    own = cited_in(table.edition, found.inquiry.key)
    facts = TricksToCorrect(own, play.tricks(Side.NS), play.tricks(Side.EW), gaining, tricks, too_late)
    return ((law_69.concession_cancelled if of_71 else law_69.agreement_withdrawn).of(facts),)


def _knowingly_taken(found: OwnFinding[bool], _: PlayState) -> tuple[Opening, ...]:
    return (law_79.knowingly_accepted.of(TrickKnowinglyTaken(found.inquiry.key)),)


def _tricks_established(found: OwnFinding[int], play: PlayState) -> tuple[Opening, ...]:
    return (law_79.tricks_established.of(tricks_won(found.table, play, found.value)),)


OPENED_BY: Final[tuple[OpenedBy, ...]] = (
    when(law_62.SUGGESTED_PLAY_CHOSEN, in_play(_suggested)),
    *(when(each, in_play(_redress)) for each in law_64.NOT_COMPENSATED),
    *(when(each, in_play(_inspection)) for each in law_66.ORDERED),
    by(law_67.CARDS_TOO_MANY, in_play(_extra_cards)),
    by(law_67.CARD_FOUND, in_play(_card_found)),
    when(law_68.WORDS_ARE_A_CLAIM, in_play(_no_claim), applies=False),
    when(law_68.OF_THE_TRICK_IN_PROGRESS, in_play(_of_the_trick_in_progress)),
    by(law_69.AGREED_TRICK_WON, in_play(_moved)),
    by(law_69.AGREED_TRICK_LIKELY, in_play(_moved)),
    by(law_69.CONCEDED_TRICK_WON, in_play(_moved)),
    by(law_69.CONCEDED_TRICK_SURE, in_play(_moved)),
    by(law_70.TRICKS_TO_COME, in_play(_division)),
    when(law_79.KNOWINGLY_TAKEN, in_play(_knowingly_taken)),
    by(law_79.TRICKS_WON, in_play(_tricks_established)),
)
"""Matters that findings of the end of a board open."""


def disagreement(table: TableState) -> Opening | None:
    """Return Law 79B when both sides have stated a number of tricks and they do not agree."""
    play = table.play
    if play is None or len({seat.side for seat, _ in play.stated_tricks}) < len(Side):
        return None
    if law_79.agreed_number(play.stated_tricks) is not None:
        return None
    return law_79.disagreement.of(tricks_won(table, play, None))


def tricks_won(table: TableState, play: PlayState, declarers_tricks: int | None) -> TricksWon:
    """Return what the Director is to rule on when the sides do not agree on the tricks won (79B)."""
    return TricksWon(
        table.edition,
        play.contract.declarer.side,
        declarers_tricks,
        after_round=time_limits.round_is_over(table),
        by_claim=play.end is not None,
        too_late=time_limits.correction_period_is_over(table),
    )
