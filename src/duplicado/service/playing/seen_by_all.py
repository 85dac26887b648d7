"""View of a table as data, as far as it is the same on the pages of all four: worked out and written once for them.

Nothing here knows for whom it is: whatever differs between two seats is in `seen`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duplicado.law.book import law_25, law_68
from duplicado.law.procedure.tricks import Trick
from duplicado.law.procedure_steps import Offer
from duplicado.locale import Language
from duplicado.publish.call_words import call_explained
from duplicado.publish.rulings.claims import judged_line_told, line_told
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing import clarifying, undoing
from duplicado.service.playing.padding import as_parts
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.tempo import pause_due
from duplicado.service.playing.written_words import addressees
from duplicado.table.moment import Phase
from duplicado.table.speech import are_calls_hidden
from duplicado.table.view import ClaimSeen, OpenView, open_view
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

_VULNERABLE: Final = {
    Vulnerability.NONE: "",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "NSEW",
}


@dataclass(frozen=True)
class SeenByAll:
    """A table as it stands, and what the pages of all four show of it in one language."""

    now: PlayedTable
    words: RulingWords
    offers: tuple[Offer, ...]
    """The options that are open on its board."""
    open: OpenView | None
    """The same as the table knows it; `None` before the first board."""
    meanings: tuple[tuple[int, str], ...]
    """See `meanings_told`: each of them is for some of the four."""
    told: Mapping[str, Any]
    """By names that the scripts know."""

    @classmethod
    def of(cls, now: PlayedTable, language: Language) -> SeenByAll:
        """Work it out."""
        words, told = RulingWords.of(language), _of_table(now)
        if now.board is None:
            return cls(now, words, (), None, (), told)
        offers, table = now.board.offers, now.board.table
        opened = open_view(table, offers, frozen=now.board.awaits_ruling)
        told |= {
            **_of_board(now, opened),
            "claim": claim_seen(opened.claim, words),
            "pause": pause_due(now),
            "clarification": clarifying.lasts(now),
            "released": law_25.is_made_on_release(table.setup.regulations),
            "statement_required": law_68.requires_statement(table.setup.regulations),
            "undo": undoing.asked_told(now, words),
            "undone": list(undoing.undone_told(now, words)),
            "appeals": [[each.seat.value, each.text] for each in now.appeals],
            "end": _end(now, words),
        }
        return cls(now, words, offers, opened, tuple(meanings_told(now, words)), told)

    @cached_property
    def parts(self) -> Mapping[str, str]:
        """All that is told, as `as_parts` writes it."""
        return as_parts(self.told)


def _of_table(now: PlayedTable) -> dict[str, Any]:
    return {
        "on": now.happened,
        "seats": sitters_told(now),
        "directed": now.directed,
        "held": now.held_by_director,
        "called": [each.value for each in now.calls_on_director],
        "ready": [each.value for each in Seat if each in now.ready],
        "watched": [each.value for each in Seat if each in now.watched],
        "live": now.hands_live > 0,
        "event": bool(now.event),
        "writes": [each.value for each in addressees(now)],
        "round_played": now.round_played,
        "phase": "waiting",
        "results": results_told(now),
    }


def _of_board(now: PlayedTable, opened: OpenView) -> dict[str, Any]:
    contract = opened.contract
    return {
        **board_facts(opened.board),
        "phase": opened.phase.value,
        "turn": _letter(opened.turn),
        "acts": _letter(opened.acts),
        "frozen": opened.frozen,
        "calls_hidden": now.board is not None and are_calls_hidden(now.board.table),
        "calls": calls_told(opened.board.dealer, opened.calls),
        "contract": _named(contract) if isinstance(contract, Contract) else None if contract is None else str(contract),
        "declarer": contract.declarer.value if isinstance(contract, Contract) else None,
        "face_down": [seat.value for seat in opened.face_down],
        "trick": trick_of(opened.trick),
        "tricks": list(opened.tricks),
        "face_up": [
            *([each.seat.value, str(each.card), each.disposition.value] for each in opened.face_up),
            *([seat.value, str(card), "seen"] for seat, card in opened.aside),
        ],
    }


def claim_seen(claim: ClaimSeen | None, words: RulingWords) -> dict[str, Any] | None:
    """Return a claim that has not been settled, with what was stated and who has answered it how."""
    if claim is None:
        return None
    return {
        "by": claim.claimer.value,
        "own": claim.own_tricks,
        "others": claim.others_tricks,
        "means": claim.means,
        "line": line_told(words, claim.statement),
        "agreed": [seat.value for seat in claim.agreed],
        "play_on": [seat.value for seat in claim.play_on],
        "disputed": claim.disputed,
    }


def sitters_told(now: PlayedTable) -> dict[str, dict[str, str]]:
    """Return who sits where, and since when the page of a person has had no line to the table."""
    return {
        each.value: {"kind": now.seats[each].kind.value, "name": now.seats[each].name, "away": now.away.get(each, "")}
        for each in Seat
    }


def results_told(now: PlayedTable) -> list[list[int | None]]:
    """Return the boards that were played, each with its score; `None` where the Director has to adjust it."""
    return [[each.number, None if each.outcome is None else each.outcome.score] for each in now.finished]


def calls_told(dealer: Seat, calls: Sequence[Call | None]) -> list[dict[str, str | None]]:
    """Return the calls of an auction with who made each; `None` in the place of one that was withdrawn."""
    return [
        {"seat": dealer.after(place).value, "call": None if call is None else str(call)}
        for place, call in enumerate(calls)
    ]


def board_facts(board: Board) -> dict[str, Any]:
    """Return what is printed on a board."""
    return {
        "board": board.number,
        "dealer": board.dealer.value,
        "vulnerable": _VULNERABLE[board.vulnerability],
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
        name = words.known(message, **json.loads(values)) or ""
        text = call_explained(meaning, name, words.wording.messages)
        if text:
            yield place, text


def _named(contract: Contract) -> str:
    return str(contract).rsplit(" ", 1)[0]


def trick_of(trick: Trick | None) -> dict[str, Any] | None:
    """Return a trick: who led, and the cards in the order in which they came."""
    if trick is None:
        return None
    return {"leader": trick.leader.value, "cards": [[seat.value, str(card)] for seat, card in trick.plays]}


def _end(now: PlayedTable, words: RulingWords) -> dict[str, Any] | None:
    """Return the result of the board, with all hands and the line by which a claim was judged, when it is over."""
    state = now.board
    if state is None or state.table.phase is not Phase.OVER or not now.finished:
        return None
    result, layout = now.finished[-1].outcome, state.table.setup.layout
    hands = {} if layout is None else {each.value: cards_of(layout[each]) for each in Seat}
    told: dict[str, Any] = {"hands": hands, "judged_line": judged_line_told(words, state)}
    if result is None:
        return {**told, "tricks": None, "score": None, "adjusted": state.table.adjusted}
    return {**told, "tricks": result.tricks, "score": result.score, "adjusted": None}


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.value


def cards_of(hand: Hand | None) -> list[str] | None:
    """List the cards of a hand, spades first and from the top."""
    return None if hand is None else list(map(str, hand))
