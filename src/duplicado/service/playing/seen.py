"""View of a seat as data for its page: what `table.view` lets it see, and what concerns the players.

Nothing here is computed from anything else than the view of that seat and what all four may know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.json import Encoder

from duplicado.director import guard_claims
from duplicado.director.admission import admit
from duplicado.director.agreed_claims import doubted
from duplicado.director.commands import PlayerActs
from duplicado.director.conduct import Treatment, treatment
from duplicado.director.corrected_explanations import misled
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_20, law_41, law_68
from duplicado.law.procedure.tricks import Trick
from duplicado.locale import Language
from duplicado.publish.call_words import call_explained
from duplicado.publish.rulings.claim_told import line_told
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing import clarifying, explained_before, reserving, undoing
from duplicado.service.playing.ledger_told import ledger_told
from duplicado.service.playing.options_told import awaited, offered
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.rulings_told import rulings_told
from duplicado.service.playing.tempo import pause_due
from duplicado.service.playing.written_words import addressees, read_by
from duplicado.table import designations, quitted_tricks
from duplicado.table.actions.auction import Alerts, AsksAbout, ChangesCall, Explains, MakesCall, SelfAlerts
from duplicado.table.actions.claims import Claims, Objects, PlaysOn
from duplicado.table.actions.play import AsksToSeeTrick
from duplicado.table.moment import Phase
from duplicado.table.speech import are_calls_hidden
from duplicado.table.state import TableMode, TableState
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

SIZE: Final = 256
"""Number of bytes to a multiple of which all that is sent is filled up, so that its length tells nothing of what
is hidden."""

_WRITTEN: Final = Encoder()
_AROUND: Final = '{"pad":""}'
_CALLS: Final[tuple[Call, ...]] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)
_VULNERABLE: Final = {
    Vulnerability.NONE: "",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "NSEW",
}


def padded(told: Mapping[str, object]) -> str:
    """Write an object as JSON, filled up to a multiple of `SIZE` bytes."""
    return padded_parts(as_parts(told))


def as_parts(told: Mapping[str, object]) -> dict[str, str]:
    """Write what belongs to each name as JSON of its own, which takes less memory, and no garbage collector's time."""
    return {name: _WRITTEN.encode(value).decode() for name, value in told.items()}


def padded_parts(parts: Mapping[str, str]) -> str:
    """Write what `as_parts` gives as one object, as `padded` does."""
    text = "".join(f'"{name}":{value},' for name, value in parts.items())
    return f'{{{text}"pad":"{"." * (-(len(text.encode()) + len(_AROUND)) % SIZE)}"}}'


def seen_by(now: PlayedTable, seat: Seat, language: Language) -> dict[str, Any]:
    """Return what the page of a seat shows, by names that the scripts know.

    Args:
        now: the table.
        seat: whose page it is.
        language: of the sentences in it.
    """
    told: dict[str, Any] = {
        "seat": seat.value,
        "on": now.happened,
        "seats": sitters_told(now),
        "directed": now.directed,
        "held": now.held_by_director,
        "called": [each.value for each in now.calls_on_director],
        "ready": [each.value for each in Seat if each in now.ready],
        "watched": [each.value for each in Seat if each in now.watched],
        "live": now.hands_live > 0,
        "event": bool(now.event),
        "written": read_by(now, seat),
        "writes": [each.value for each in addressees(now)],
        "round_played": now.round_played,
        "phase": "waiting",
        "results": [[each.number, None if each.outcome is None else each.outcome.score] for each in now.finished],
    }
    if now.board is None:
        return told
    shown = view(now.board.table, seat, now.board.offers, frozen=now.board.awaits_ruling)
    words = RulingWords.of(language)
    told |= _board(shown)
    told |= _auction(now, shown, words)
    told |= _play(now, shown, words)
    regulations = now.board.table.setup.regulations
    told["for_partner"] = law_20.forbids_explanation(seat, seat.partner, regulations) is None
    told["explained_before"] = explained_before.offered(now.explained, now.board.table, shown.seat)
    told["may"] = _may(now, shown)
    told["pause"] = pause_due(now)
    told["clarification"] = clarifying.lasts(now)
    told["statement_required"] = law_68.requires_statement(regulations)
    told["offers"] = offered(now.board, shown.seat, words)
    told["awaits"] = awaited(now.board, words, shown.seat)
    told["rulings"] = list(rulings_told(now, words, shown.seat))
    told["undo"] = undoing.asked_told(now, words)
    told["undone"] = list(undoing.undone_told(now, words))
    told["ledger"] = ledger_told(now, words, shown.seat)
    told["appeals"] = [[each.seat.value, each.text] for each in now.appeals]
    told["end"] = _end(now, shown)
    return told


def sitters_told(now: PlayedTable) -> dict[str, dict[str, str]]:
    """Return who sits where, and since when the page of a person has had no line to the table."""
    return {
        each.value: {"kind": now.seats[each].kind, "name": now.seats[each].name, "away": now.away.get(each, "")}
        for each in Seat
    }


def seen_by_spectator(now: PlayedTable, seat: Seat, language: Language) -> dict[str, Any]:
    """Return what a spectator sees over the shoulder of a player: what that player sees, and nothing to be done.

    Args:
        now: the table.
        seat: whose hand he may look at.
        language: of the sentences in it.
    """
    told: dict[str, Any] = {**seen_by(now, seat, language), "written": [], "writes": []}
    return {**told, "may": None, "offers": []} if now.board is not None else told


def board_facts(board: Board) -> dict[str, Any]:
    """Return what is printed on a board."""
    return {
        "board": board.number,
        "dealer": board.dealer.value,
        "vulnerable": _VULNERABLE[board.vulnerability],
    }


def _board(shown: SeatView) -> dict[str, Any]:
    return {
        **board_facts(shown.board),
        "phase": shown.phase.value,
        "turn": _letter(shown.turn),
        "acts": _letter(shown.acts),
        "own": cards_of(shown.own),
        "frozen": shown.frozen,
    }


def _auction(now: PlayedTable, shown: SeatView, words: RulingWords) -> dict[str, Any]:
    dealer = shown.board.dealer
    calls = [
        {"seat": dealer.after(place).value, "call": None if call is None else str(call)}
        for place, call in enumerate(shown.calls)
    ]
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
    for place, text in meanings_told(now, words):
        caller = dealer.after(place)
        if _is_told_by_robot(shown.seat, caller):
            says.append({"place": place, "by": caller.value, "text": text})
    contract = shown.contract
    return {
        "calls_hidden": now.board is not None and are_calls_hidden(now.board.table),
        "calls": calls,
        "says": says,
        "asked": asked,
        "asking": asking,
        "alerted": sorted(alerted),
        "contract": None
        if contract is None
        else str(contract)
        if not isinstance(contract, Contract)
        else _named(contract),
        "declarer": contract.declarer.value if isinstance(contract, Contract) else None,
    }


def meanings_told(now: PlayedTable, words: RulingWords) -> Iterable[tuple[int, str]]:
    """Yield what calls mean by what was told as data with them, which is what robots explain (20F), by their places."""
    if now.board is None:
        return
    calls = now.board.table.auction.calls
    named = {place: (message, values) for place, message, values in now.words}
    for place, (call, meaning) in sorted(now.board.table.meanings.items()):
        if place >= len(calls) or calls[place] is not call:
            continue
        message, values = named.get(place, ("", "{}"))
        name = words.text(message, **json.loads(values)) if words.has(message) else ""
        text = call_explained(meaning, name, words.wording.messages)
        if text:
            yield place, text


def _is_told_by_robot(viewer: Seat, caller: Seat) -> bool:
    """Tell whether a robot's explanation of its call is for a seat: for opponents, and for itself."""
    return viewer is caller or viewer.side is not caller.side


def _named(contract: Contract) -> str:
    return str(contract).rsplit(" ", 1)[0]


def _play(now: PlayedTable, shown: SeatView, words: RulingWords) -> dict[str, Any]:
    claim = shown.claim
    return {
        "dummy": cards_of(shown.dummy),
        "face_down": [seat.value for seat in shown.face_down],
        "own_face_down": None if shown.own_face_down is None else str(shown.own_face_down),
        "satisfied": [shown.seat.value] if shown.seat in now.satisfied else [],
        "trick": trick_of(shown.trick),
        "last_trick": _last_trick(now, shown),
        "tricks": list(shown.tricks),
        "faced": {seat.value: cards_of(hand) for seat, hand in shown.faced},
        "face_up": [[each.seat.value, str(each.card), each.disposition.value] for each in shown.face_up],
        "claim": None
        if claim is None
        else {
            "by": claim.claimer.value,
            "own": claim.own_tricks,
            "others": claim.others_tricks,
            "means": claim.means,
            "line": line_told(words, claim.statement),
            "agreed": [seat.value for seat in claim.agreed],
            "play_on": [seat.value for seat in claim.play_on],
            "disputed": claim.disputed,
        },
    }


def _last_trick(now: PlayedTable, shown: SeatView) -> dict[str, Any] | None:
    """Return the last trick as long as the player may inspect it (66A)."""
    table = None if now.board is None else now.board.table
    if shown.last_trick is None or table is None or table.play is None:
        return None
    number = sum(table.play.play.won_before) + len([each for each in table.play.play.tricks if not each.missing])
    if quitted_tricks.broken_clause(table, table.play, shown.seat, AsksToSeeTrick(number)) is not None:
        return None
    told = trick_of(shown.last_trick)
    if told is not None:
        told["winner"] = shown.last_trick.winner(table.play.play.trump).value
    return told


def trick_of(trick: Trick | None) -> dict[str, Any] | None:
    """Return a trick: who led, and the cards in the order in which they came."""
    if trick is None:
        return None
    return {"leader": trick.leader.value, "cards": [[seat.value, str(card)] for seat, card in trick.plays]}


def _may(now: PlayedTable, shown: SeatView) -> dict[str, Any]:
    """Say what the player may do: in a guarded table that is what its page lets him press."""
    state = now.board
    nothing: dict[str, Any] = {
        "calls": [], "cards": [], "claim": False, "object": False, "play_on": False, "ask": False, "slip": False,
        "instead": [], "misinformed": None, "doubt": None, "undo": False, "reserve": False, "dispute": False,
    }  # fmt: skip
    if state is None or now.held or shown.frozen:
        return nothing
    return {
        "calls": _calls(state, shown),
        "cards": _playable(state.table, shown),
        "claim": _claims(state, shown),
        "object": guard_claims.broken_clause(state.table, shown.seat, Objects()) is None,
        "play_on": guard_claims.broken_clause(state.table, shown.seat, PlaysOn()) is None,
        "free": not _is_guarded(state.table, "44B"),
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
            for place, call in list(enumerate(shown.calls))[:1]
            if call is not None
        ),
    }


def _calls(state: DirectedTable, shown: SeatView) -> list[str]:
    if shown.phase is not Phase.AUCTION or (shown.acts is not shown.seat and _is_guarded(state.table, "17C")):
        return []
    return [str(call) for call in _CALLS if admit(state, PlayerActs(shown.seat, MakesCall(call))) is None]


def _playable(table: TableState, shown: SeatView) -> list[str]:
    if shown.claim is not None or shown.phase is Phase.AUCTION or shown.acts is None:
        return []
    if not _is_guarded(table, "44B"):
        is_declarer = isinstance(shown.contract, Contract) and shown.contract.declarer is shown.seat
        hands = (shown.own, shown.dummy if is_declarer else None)
        return [str(card) for hand in hands if hand is not None for card in hand]
    if shown.cards is None or shown.own_face_down is not None:
        return []
    if _is_guarded(table, "44C"):
        return [str(card) for card in shown.cards]
    hand = shown.own if shown.turn is shown.seat else shown.dummy
    return [] if hand is None else [str(card) for card in hand]


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
    refused = treatment(clause, table.setup.regulations) is Treatment.REFUSED
    return table.setup.mode is TableMode.GUARDED and refused


def _claims(state: DirectedTable, shown: SeatView) -> bool:
    return shown.phase is Phase.PLAY and shown.claim is None and admit(state, PlayerActs(shown.seat, Claims(0))) is None


def _end(now: PlayedTable, shown: SeatView) -> dict[str, Any] | None:
    """Return the result of the board, with all hands, when it is over."""
    state = now.board
    if state is None or shown.phase is not Phase.OVER or not now.finished:
        return None
    result, layout = now.finished[-1].outcome, state.table.setup.layout
    hands = {} if layout is None else {each.value: cards_of(layout[each]) for each in Seat}
    if result is None:
        return {"tricks": None, "score": None, "hands": hands, "adjusted": state.table.adjusted}
    return {"tricks": result.tricks, "score": result.score, "hands": hands, "adjusted": None}


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.value


def cards_of(cards: Iterable[Card] | None) -> list[str] | None:
    """List cards, spades first and from the top."""
    if cards is None:
        return None
    return [str(card) for card in sorted(cards, key=lambda card: (card.suit.index, card.rank.index), reverse=True)]
