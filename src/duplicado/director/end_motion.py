"""Own-motion findings about revokes, defective tricks, claims and the number of tricks (Laws 62-71, 79)."""

from __future__ import annotations

from duplicado.director import play_openings, revoke_openings
from duplicado.director.claim_openings import contested
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
from duplicado.law.edition import Edition
from duplicado.law.finding_values import CardPlayedToTrick, CardsAdded, TricksToCome
from duplicado.law.orders import RevokeFate
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.table import time_limits
from duplicado.table.play_state import ClaimMade, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["disagreement", "openings", "superseded"]

_OF_REDRESS = frozenset({"64C", "64C1", "64C2", "64C2(a)", "64C2(b)"})
_OF_INSPECTION = frozenset({"65D", "66C", "66D"})


def superseded(state: DirectedTable, key: str) -> tuple[int, ...]:
    """Return the open matters that a finding puts an end to: the judgement of a claim, when its result is found."""
    if key != "70":
        return ()
    return tuple(matter.number for matter in state.matters if matter.is_of(law_70.rectify))


def openings(state: DirectedTable, key: str, value: FindingValue) -> tuple[Opening, ...]:
    """Return the matters that a finding brings up."""
    table, play = state.table, state.table.play
    if play is None:
        return ()
    match key, value:
        case "62D2", True:
            return (law_62.partner_chose_what_it_suggested.of(SuggestedPlayChosen(table.edition)),)
        case _, True if key in _OF_REDRESS:
            return _redress(table, play, key)
        case _, True if key in _OF_INSPECTION:
            return (law_66.ordered_by_director.of(TricksToInspect(key)),)
        case "67B2(a)", CardsAdded(cards):
            return _extra_cards(table, play, cards)
        case "67B3", CardPlayedToTrick(seat, card, trick):
            if not _knows_67b3(table):
                return ()
            return (law_67.card_found_again.of(_found_again(play, seat, card, trick)),)
        case "48B2", False:
            claimer = None if play.claim is None else play.claim.claimer
            return (law_68.no_claim.of(WordsOfNoClaim("48B2", claimer)),)
        case "68", True:
            return (law_68.no_claim.of(WordsOfNoClaim("68", _who_spoke(table, play))),)
        case "70", TricksToCome(tricks):
            return (law_70.found.of(DivisionFound(tricks, play.play.tricks_to_come)),)
        case (("69B1" | "69B2" | "71A" | "71B"), bool() | int()):
            return _moved(state, play, key, value)
        case "79A2", True:
            return (law_79.knowingly_accepted.of(TrickKnowinglyTaken(key)),)
        case "79B2", int():
            return (law_79.tricks_established.of(tricks_won(table, play, value)),)
        case _:
            return ()


def _redress(table: TableState, play: PlayState, key: str) -> tuple[Opening, ...]:
    """Return Law 64C when attention to an established revoke came in time (81C3), with or without tricks for it."""
    established = any(
        revoke.fate is RevokeFate.STANDS and revoke.attention_too_late != "81C3" for revoke in play.revokes
    )
    number = "64C" if table.edition.numbering is Edition.LAWS_2007 else key
    return (law_64.redress.of(DamageByRevoke(number)),) if established else ()


def _extra_cards(
    table: TableState, play: PlayState, cards: tuple[tuple[Seat, tuple[Card, ...]], ...]
) -> tuple[Opening, ...]:
    """Return Law 67B2 for each player, and Law 62 for what he failed to do with a card restored (67B2(b))."""
    found: list[Opening] = []
    for seat, his in cards:
        found.append(law_67.extra_cards.of(ExtraCards(table.edition, seat, his, play.play)))
        found += [play_openings.opening_of(table, fact) for fact in revoke_openings.seen_as_revokes(table, seat)]
    return tuple(found)


def _knows_67b3(table: TableState) -> bool:
    return table.edition.numbering is not Edition.LAWS_2007


def _found_again(play: PlayState, seat: Seat, card: object, trick: int) -> CardFoundAgain:
    """Say whether the card was played to a later trick as well, and whether that can still be put right."""
    now, before = play.play, sum(play.play.won_before)
    again = [place for who, which, place in play.played_again if (who, which) == (seat, card)]
    again += [
        place for place, each in enumerate(now.tricks) if (seat, card) in each.plays and before + place + 1 != trick
    ]
    too_late = any(revoke_openings.both_sides_played_on(now, place) for place in again)
    return CardFoundAgain(now, seat, tuple(again), too_late or (bool(again) and play.is_over))


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


def _moved(state: DirectedTable, play: PlayState, key: str, value: bool | int) -> tuple[Opening, ...]:  # noqa: FBT001 - the finding itself
    table = state.table
    claim = play.end.claim if play.end is not None else None
    if claim is None or value is False:
        return ()
    of_71 = key.startswith("71")
    if not of_71 and _is_objected_to(state):
        return ()
    gaining = claim.claimer.side if of_71 else claim.claimer.side.opponents
    at_stake = (claim.others_tricks if of_71 else claim.own_tricks) - _already_given_back(play, gaining)
    if at_stake <= 0:
        return ()
    tricks = _could_not_be_lost(play, claim, table.edition, at_stake) if value is True else min(int(value), at_stake)
    too_late = time_limits.correction_period_is_over(table)
    facts = TricksToCorrect(key, play.tricks(Side.NS), play.tricks(Side.EW), gaining, tricks, too_late)
    return ((law_69.concession_cancelled if of_71 else law_69.agreement_withdrawn).of(facts),)


def _already_given_back(play: PlayState, gaining: Side) -> int:
    """Count the tricks that earlier findings have already moved to that side."""
    if play.end is None:
        return 0
    by_agreement = play.end.north_south if gaining is Side.NS else play.end.east_west
    return max(0, play.tricks(gaining) - play.play.tricks_won(gaining) - by_agreement)


def _could_not_be_lost(play: PlayState, claim: ClaimMade, edition: Edition, conceded: int) -> int:
    """Count the conceded tricks that no normal play could lose, as far as the cards show it (71B)."""
    position = contested(play, claim, edition)
    sure = None if position is None else law_70.tricks_on_any_normal_play(position, edition)
    return conceded if sure is None or sure <= claim.own_tricks else min(conceded, sure - claim.own_tricks)


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
