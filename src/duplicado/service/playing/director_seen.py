"""View of the Director as data for his page: what happens at the table, what he is asked, and what he has found.

The hands of a board in play are in it only after he has said why he looks at them, see `directing`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from duplicado.director.state import DirectedTable
from duplicado.law.inquiry import inquiry_of
from duplicado.law.procedure_steps import Finding, Question
from duplicado.locale import Language
from duplicado.publish.messages import slug
from duplicado.publish.rulings.claims import judged_line_told
from duplicado.publish.rulings.requests import tell_question, written
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.stored_words import reason_text
from duplicado.service.playing import undoing
from duplicado.service.playing.done_told import done_told
from duplicado.service.playing.finding_forms import findings_told, form_of, wording_of
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.rulings_told import awaited, ledger_told, rulings_told
from duplicado.service.playing.seen_by_all import (
    board_facts,
    calls_told,
    cards_of,
    claim_seen,
    meanings_told,
    results_told,
    sitters_told,
    trick_of,
)
from duplicado.service.playing.written_words import read_by_director
from duplicado.table.actions.auction import Alerts, AsksAbout, Explains, SelfAlerts
from duplicado.table.audience import is_of_withdrawn_call, place_meant
from duplicado.table.entries import Acted, Answered, Concluded, FoundOfOwnMotion
from duplicado.table.finding import Circumstance
from duplicado.table.moment import Phase
from duplicado.table.play_state import PlayState
from duplicado.table.view import faced_to, open_view
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

_TOLD_BY_EVENT: Final = frozenset(each.value for each in Circumstance)
"""The circumstances that the record of an event tells its tables."""
_CALLED_FOR: Final = {
    "cancels concession": "play-doubt-concession",
    "disputes reservation": "play-reserve-dispute",
    "misinformed": "play-misinformed",
    "objects": "play-td-objected",
}
"""Messages that say why the Director is called, by the command that calls him."""


def seen_by_director(now: PlayedTable, language: Language) -> dict[str, Any]:
    """Return what the page of the Director shows.

    Args:
        now: the table.
        language: of the sentences in it.
    """
    words = RulingWords.of(language)
    told: dict[str, Any] = {
        "seats": sitters_told(now),
        "directed": now.directed,
        "held": now.held_by_director,
        "called": [each.value for each in now.calls_on_director],
        "called_for": called_for(now, words),
        "gave_up": [[each.seat.value, each.robot, each.reason] for each in now.gave_up],
        "appeals": [[each.seat.value, each.text] for each in now.appeals],
        "looked": list(now.looked),
        "written": read_by_director(now),
        "watched": [each.value for each in Seat if each in now.watched],
        "phase": "waiting",
        "results": results_told(now),
    }
    if now.board is None:
        return told
    told |= board_facts(now.board.table.setup.board)
    told |= _table(now.board, words)
    told |= _auction(now, now.board, words)
    told["done"] = list(done_told(now, words))
    told["questions"] = list(_questions(now.board, words))
    told["awaits"] = awaited(now.board, words)
    told["findable"] = findings_told(now.board.table.edition, language)
    told["found"] = list(_found(now.board, words))
    told["rulings"] = [*undoing.undone_told(now, words), *rulings_told(now, words)]
    told["judged_line"] = judged_line_told(words, now.board)
    told["ledger"] = ledger_told(now, words)
    told["hands"] = _hands(now, now.board)
    return told


def called_for(now: PlayedTable, words: RulingWords) -> list[str]:
    """Return why the Director is called, as far as the callers say, or the commands by which he is."""
    return [why for seat in now.calls_on_director for why in _why(now, seat, words)]


def _why(now: PlayedTable, seat: Seat, words: RulingWords) -> Iterator[str]:
    command, said = now.called_for.get(seat, ""), now.said_in_calls.get(seat, "")
    if command in _CALLED_FOR:
        yield words.text(_CALLED_FOR[command])
    if said:
        text = reason_text(said, words.wording.messages)
        name, at = now.seats[seat].name, words.seat(seat)
        yield words.text("play-td-said", who=words.text("play-caller", name=name, seat=at) if name else at, said=text)


def _table(state: DirectedTable, words: RulingWords) -> dict[str, Any]:
    table, play = state.table, state.table.play
    contract = table.result_of_auction if table.phase is not Phase.AUCTION else None
    opened = open_view(table, state.offers, frozen=state.awaits_ruling)
    return {
        "phase": table.phase.value,
        "frozen": opened.frozen,
        "contract": None if contract is None else str(contract),
        "declarer": contract.declarer.value if isinstance(contract, Contract) else None,
        "trick": trick_of(None if play is None else play.play.open_trick),
        "tricks": list(opened.tricks),
        "left": None if play is None else play.play.tricks_to_come,
        "claim": claim_seen(opened.claim, words),
        "faced": {seat.value: cards_of(hand) for seat, hand in _faced(play)},
    }


def _faced(play: PlayState | None) -> Iterator[tuple[Seat, Hand]]:
    """Yield dummy's hand as soon as it lies on the table (41D), and those that lie faced beside it."""
    if play is None:
        return
    dummy = play.play.hand(play.play.dummy) if play.lead_is_faced else None
    if dummy is not None:
        yield play.play.dummy, dummy
    yield from faced_to(None, play)


def _auction(now: PlayedTable, state: DirectedTable, words: RulingWords) -> dict[str, Any]:
    """Return the calls with all that was said of them: the Director hears what both sides are told (81C).

    A statement that is no explanation has its kind, `asked` or `alerted`; one about a call in whose place another one
    stands since has that call.
    """
    table, dealer = state.table, state.table.auction.dealer
    calls = calls_told(dealer, table.auction.calls)
    says: list[dict[str, object]] = []
    alerted: set[int] = set()
    for each in table.statements:
        place = place_meant(table, each)
        if place is None or not 0 <= place < len(calls):
            continue
        told = {"place": place, "by": each.seat.value}
        if is_of_withdrawn_call(table, each):
            told["call"] = str(each.call)
        match each.action:
            case Alerts() | SelfAlerts() if "call" not in told:
                alerted.add(place)
            case Alerts() | SelfAlerts():
                says.append({**told, "kind": "alerted"})
            case Explains(text=text):
                says.append({**told, "text": text})
            case AsksAbout():
                says.append({**told, "kind": "asked"})
            case _:
                pass
    for place, text in meanings_told(now, words):
        says.append({"place": place, "by": dealer.after(place).value, "text": text})
    return {"calls": calls, "says": says, "alerted": sorted(alerted)}


def _questions(state: DirectedTable, words: RulingWords) -> Iterator[dict[str, Any]]:
    """Yield what the Director is asked, with what follows from each answer."""
    for matter in state.matters:
        question = matter.request
        if isinstance(question, Question):
            request = tell_question(words, question, matter)
            said = [(each.typed.removeprefix("director "), each.entails) for each in request.answers]
            answers = [
                {"find": typed, "text": entails or written(words, typed.endswith(": true"))}
                for typed, entails in said
                if not typed.endswith("…")
            ]
            form = form_of(question.clause, state.table.edition)
            told: dict[str, object] = {"clause": question.clause, "sentence": request.sentence, "answers": answers}
            told["entails"] = " ".join(entails for typed, entails in said if typed.endswith("…"))
            yield {**told, "form": () if form == (bool.__name__,) else form}


def _found(state: DirectedTable, words: RulingWords) -> Iterator[dict[str, Any]]:
    """Yield the yes and no that were found or concluded, which he may find otherwise (82C), with what was asked."""
    seen: set[str] = set()
    for past in state.backwards():
        match past.fact:
            case FoundOfOwnMotion(clause, bool() as value) if clause in _TOLD_BY_EVENT:
                asked = words.text("play-td-told-by-event", what=slug(clause))
            case FoundOfOwnMotion(clause, bool() as value):
                cited = inquiry_of(clause, state.table.edition).cited_in(state.table.edition)
                asked = words.with_law(wording_of(words, cited, state.table.edition), cited)
            case Concluded(number, _, bool() as value) | Answered(number, Finding(bool() as value)):
                matter = next((each for each in past.before.matters if each.number == number), None)
                if matter is None or not isinstance(matter.request, Question):
                    continue
                clause, asked = matter.request.clause, tell_question(words, matter.request, matter).sentence
            case Acted() | _:
                continue
        if clause not in seen:
            seen.add(clause)
            otherwise = {"otherwise": f"{clause}: {str(not value).lower()}", "other": written(words, not value)}
            told = {"clause": clause, "asked": asked, "answer": written(words, value), **otherwise}
            yield {**told, "concluded": isinstance(past.fact, Concluded)}


def _hands(now: PlayedTable, state: DirectedTable) -> dict[str, Any] | None:
    table = state.table
    if not now.looked and table.phase is not Phase.OVER:
        return None
    play, layout = table.play, table.setup.layout
    held = {seat: None if play is None else play.play.hand(seat) for seat in Seat}
    if play is None or table.phase is Phase.OVER:
        held = {seat: None if layout is None else layout[seat] for seat in Seat}
    return {seat.value: cards_of(hand) for seat, hand in held.items()}
