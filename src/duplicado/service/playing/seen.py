"""View of a seat as data for its page: what `table.view` lets it see beside what all four do, see `seen_by_all`.

Nothing here is computed from anything else than the view of that seat and what all four may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from duplicado.director import guard_claims
from duplicado.director.admission import admit
from duplicado.director.agreed_claims import doubted
from duplicado.director.commands import PlayerActs
from duplicado.director.conduct import Treatment, treatment
from duplicado.director.corrected_explanations import misled
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_20, law_41
from duplicado.service.playing import explained_before, reserving, undoing
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.rulings_told import awaited, ledger_told, offered, rulings_told
from duplicado.service.playing.seen_by_all import SeenByAll, cards_of, trick_of
from duplicado.service.playing.sitters import SitterKind
from duplicado.service.playing.written_words import read_by
from duplicado.table import designations, quitted_tricks
from duplicado.table.actions.auction import Alerts, AsksAbout, ChangesCall, Explains, MakesCall, SelfAlerts
from duplicado.table.actions.claims import Claims, Objects, PlaysOn
from duplicado.table.actions.play import AsksToSeeTrick
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableState
from duplicado.table.view import SeatView, view_of_seat
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

_CALLS: Final[tuple[Call, ...]] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)


def seen_by(alike: SeenByAll, seat: Seat) -> dict[str, Any]:
    """Return what the page of a seat shows beside what those of all four do, by names that the scripts know.

    Args:
        alike: what all four see.
        seat: whose page it is.
    """
    now, words = alike.now, alike.words
    told: dict[str, Any] = {"seat": seat.value, "written": read_by(now, seat), "own_call": own_call(now, seat)}
    if now.board is None or alike.open is None:
        return told
    table = now.board.table
    shown = view_of_seat(table, seat, alike.offers, alike.open)
    return {
        **told,
        **_said(alike, shown),
        "own": cards_of(shown.own),
        "dummy": cards_of(shown.dummy),
        "faced": {each.value: cards_of(hand) for each, hand in shown.faced},
        "own_face_down": None if shown.own_face_down is None else str(shown.own_face_down),
        "satisfied": [seat.value] if seat in now.satisfied else [],
        "last_trick": _last_trick(table, shown),
        "completed": None if shown.trick is not None and shown.trick.plays else _quitted(table, shown),
        "for_partner": law_20.forbids_explanation(seat, seat.partner, table.setup.regulations) is None,
        "explained_before": explained_before.offered(now.explained, table, seat),
        "may": _may(now, now.board, shown),
        "offers": offered(now.board, seat, words),
        "awaits": awaited(now.board, words, seat),
        "rulings": list(rulings_told(now, words, seat)),
        "ledger": ledger_told(now, words, seat),
    }


def own_call(now: PlayedTable, seat: Seat) -> str | None:
    """Return what a player has told the Director whom he calls by himself; `None`: he does not."""
    calls = seat in now.calls_on_director and now.called_for.get(seat) == "director"
    return now.said_in_calls.get(seat, "") if calls else None


def seen_by_spectator(alike: SeenByAll, seat: Seat) -> dict[str, Any]:
    """Return what a spectator sees over the shoulder of a player: what that player sees, and nothing to be done.

    Args:
        alike: what all four see.
        seat: whose hand he may look at.
    """
    told: dict[str, Any] = {**alike.told, **seen_by(alike, seat), "written": [], "writes": [], "own_call": None}
    return {**told, "may": None, "offers": []} if alike.open is not None else told


def _said(alike: SeenByAll, shown: SeatView) -> dict[str, Any]:
    """List what was said of the calls, as far as the player is told it."""
    dealer, calls = shown.board.dealer, shown.calls
    says: list[dict[str, object]] = []
    asked: list[int] = []
    asking: list[int] = []
    alerted: set[int] = set()
    for each in shown.told:
        place = each.place
        if place is None or not 0 <= place < len(calls) or each.is_of_withdrawn_call:
            continue
        match each.action:
            case Alerts() | SelfAlerts():
                alerted.add(place)
            case Explains(text=text):
                asked = [other for other in asked if other != place]
                asking = [other for other in asking if other != place]
                says.append({"place": place, "by": each.seat.value, "text": text})
            case AsksAbout() if each.seat.side is not shown.seat.side:
                asked.append(place)
            case AsksAbout() if each.seat is shown.seat:
                asking.append(place)
            case _:
                pass
    for place, text in alike.meanings:
        caller = dealer.after(place)
        if _is_told_by_robot(shown.seat, caller):
            says.append({"place": place, "by": caller.value, "text": text})
    answered = {place: _robot_that_answers(alike.now, dealer.after(place)) for place in asking}
    explained = {each["place"] for each in says}
    for place, robot in answered.items():
        if robot is not None and place not in explained:
            says.append({"place": place, "by": robot.value, "text": alike.words.text("play-robot-knows-no-more")})
    asking = [place for place, robot in answered.items() if robot is None]
    return {"says": says, "asked": asked, "asking": asking, "alerted": sorted(alerted)}


def _robot_that_answers(now: PlayedTable, caller: Seat) -> Seat | None:
    """Return the robot that is to answer a question about a call of a seat; `None`: a person answers it.

    What a robot's system says of its calls is told as they are made: it has no more to say of them (20F1).
    """
    regulations: Mapping[str, object] = {} if now.board is None else now.board.table.setup.regulations
    answers = next(each for each in Seat if law_20.forbids_explanation(each, caller, regulations) is None)
    return answers if now.seats[answers].kind is SitterKind.ROBOT else None


def _is_told_by_robot(viewer: Seat, caller: Seat) -> bool:
    """Tell whether a robot's explanation of its call is for a seat: for opponents, and for itself."""
    return viewer is caller or viewer.side is not caller.side


def _last_trick(table: TableState, shown: SeatView) -> dict[str, Any] | None:
    """Return the last trick as long as the player may inspect it (66A)."""
    if shown.last_trick is None or table.play is None:
        return None
    number = sum(table.play.play.won_before) + len([each for each in table.play.play.tricks if not each.missing])
    broken = quitted_tricks.broken_clause(table, table.play, shown.seat, AsksToSeeTrick(number))
    return None if broken is not None else _quitted(table, shown)


def _quitted(table: TableState, shown: SeatView) -> dict[str, Any] | None:
    """Return the last trick with who won it: all four, dummy too, have seen its last card."""
    told = trick_of(shown.last_trick)
    if told is None or shown.last_trick is None or table.play is None:
        return None
    return {**told, "winner": shown.last_trick.winner(table.play.play.trump).value}


def _may(now: PlayedTable, state: DirectedTable, shown: SeatView) -> dict[str, Any]:
    """Say what the player may do: in a guarded table that is what its page lets him press."""
    nothing: dict[str, Any] = {
        "calls": [], "cards": [], "claim": False, "object": False, "play_on": False, "ask": False, "slip": False,
        "instead": [], "misinformed": None, "doubt": None, "undo": False, "reserve": False, "dispute": False,
    }  # fmt: skip
    if now.held or shown.frozen:
        return nothing
    is_free = not _is_guarded(state.table, "44B")
    return {
        "calls": _calls(state, shown),
        "cards": _playable(state.table, shown, is_free=is_free),
        "claim": _claims(state, shown),
        "object": guard_claims.broken_clause(state.table, shown.seat, Objects()) is None,
        "play_on": guard_claims.broken_clause(state.table, shown.seat, PlaysOn()) is None,
        "free": is_free,
        "face_down": shown.phase is Phase.CLARIFICATION and not law_41.leads_face_up(state.table.setup.regulations),
        "slip": _slip(state, shown),
        "misinformed": on_it.value if (on_it := misled(state, shown.seat)) else None,
        "instead": _instead(state, shown),
        "undo": undoing.may_ask(now, shown.seat),
        "reserve": reserving.may_reserve(now, shown.seat),
        "dispute": reserving.may_dispute(now, shown.seat),
        "doubt": doubt.value if (doubt := doubted(state, shown.seat)) else None,
        "ask": any(
            admit(state, PlayerActs(shown.seat, AsksAbout(call, place + 1))) is None
            for place, call in _first_call_of_opponents(shown)
        ),
    }


def _calls(state: DirectedTable, shown: SeatView) -> list[str]:
    if shown.phase is not Phase.AUCTION or (shown.acts is not shown.seat and _is_guarded(state.table, "17C")):
        return []
    return [str(call) for call in _CALLS if admit(state, PlayerActs(shown.seat, MakesCall(call))) is None]


def _playable(table: TableState, shown: SeatView, *, is_free: bool) -> list[str]:
    if shown.claim is not None or shown.phase is Phase.AUCTION or shown.acts is None:
        return []
    if is_free:
        is_declarer = isinstance(shown.contract, Contract) and shown.contract.declarer is shown.seat
        hands = (shown.own, shown.dummy if is_declarer else None)
        return [str(card) for hand in hands if hand is not None for card in hand]
    if shown.cards is None or shown.own_face_down is not None:
        return []
    if _is_guarded(table, "44C"):
        return [str(card) for card in shown.cards]
    hand = shown.own if shown.turn is shown.seat else shown.dummy
    return [] if hand is None else [str(card) for card in hand]


def _first_call_of_opponents(shown: SeatView) -> tuple[tuple[int, Call], ...]:
    """Return the first call of his opponents, about which a player may ask if he may ask at all, with its place."""
    dealer = shown.board.dealer
    theirs = (
        (place, call)
        for place, call in enumerate(shown.calls)
        if call is not None and dealer.after(place).side is not shown.seat.side
    )
    first = next(theirs, None)
    return () if first is None else (first,)


def _slip(state: DirectedTable, shown: SeatView) -> bool:
    """Tell whether the player may ask to correct a slip in his last call (25A)."""
    if shown.phase not in {Phase.AUCTION, Phase.CLARIFICATION}:
        return False
    if not any(shown.board.dealer.after(place) is shown.seat for place in range(len(shown.calls))):
        return False
    return admit(state, PlayerActs(shown.seat, ChangesCall(PASS))) is None


def _instead(state: DirectedTable, shown: SeatView) -> list[str]:
    """List the cards of dummy's that declarer may say that he meant in the place of the last one (45C4(b))."""
    play = state.table.play
    if play is None or play.claim is not None or shown.phase is not Phase.PLAY or play.play.declarer is not shown.seat:
        return []
    return [str(card) for card in designations.cards_instead(play)]


def _is_guarded(table: TableState, clause: str) -> bool:
    setup = table.setup
    return setup.mode is TableMode.GUARDED and treatment(clause, setup.regulations) is Treatment.REFUSED


def _claims(state: DirectedTable, shown: SeatView) -> bool:
    return shown.phase is Phase.PLAY and shown.claim is None and admit(state, PlayerActs(shown.seat, Claims(0))) is None
