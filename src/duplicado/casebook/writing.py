"""Writing cases: the exact inverse of the reader, in the flow style in which directors write steps."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from duplicado.casebook.engine import Observation
from duplicado.casebook.model import CaseMode, CasePosition, DirectorStep, PlayerStep, Regulations, Setup
from duplicado.casebook.observable_table import observed
from duplicado.casebook.patterns import Plain
from duplicado.law.book import law_02
from duplicado.law.edition import Edition
from duplicado.law.inquiry import (
    CardPlayedToTrick,
    CardsAdded,
    HandCounts,
    InformationReceived,
    MissingCards,
    SurplusCard,
    TricksToCome,
)
from duplicado.law.meaning import CallMeaning
from duplicado.law.reference import ClauseId
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.finding import Circumstance, FindingMade
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

_Value: TypeAlias = "str | int | bool | list[_Value] | dict[str, _Value]"
_PLAIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9()+.-]*(?: [A-Za-z0-9()+.-]+)*")
_WORDS_OF_YAML: Final = frozenset({"true", "false", "null", "yes", "no", "on", "off"})
_LOOKS_LIKE_A_NUMBER: Final = re.compile(r"[0-9.]+[eE][0-9]+")


def write_value(value: _Value) -> str:
    """Write a value in the flow style of YAML, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _text(value)
        case list():
            return "[" + ", ".join(map(write_value, value)) + "]"
        case dict():
            return "{" + ", ".join(f"{_text(key)}: {write_value(item)}" for key, item in value.items()) + "}"


def _text(text: str) -> str:
    is_plain = (
        _PLAIN.fullmatch(text) and text.lower() not in _WORDS_OF_YAML and not _LOOKS_LIKE_A_NUMBER.fullmatch(text)
    )
    return text if is_plain else json.dumps(text, ensure_ascii=False)


def write_case(title: str, setup: Setup, edition: Edition, lines: Iterable[str]) -> str:
    """Write a case from its head and the lines of its steps."""
    return head_of_case(title, setup, edition) + "".join(f"{line}\n" for line in lines)


def head_of_case(title: str, setup: Setup, edition: Edition) -> str:
    """Write what stands before the steps; keys that have their default are left out."""
    head: dict[str, _Value] = {"case": title, "law": str(edition)}
    if setup.regulations != Regulations():
        options = dict(setup.regulations.options)
        head["regulations"] = {**options} if options else setup.regulations.profile
    if setup.mode is not CaseMode.LIVE:
        head["mode"] = setup.mode.value
    if setup.scoring is not ContestKind.PAIRS:
        head["scoring"] = setup.scoring.value
    head |= _board(setup.board)
    if setup.hands is not None:
        head["hands"] = str(setup.hands)
    if setup.contract is not None:
        head["contract"] = str(setup.contract)
    if setup.position is not None:
        head["position"] = _position(setup.position)
    return "".join(f"{key}: {write_value(value)}\n" for key, value in head.items()) + "steps:\n"


def _board(board: Board) -> dict[str, _Value]:
    written: dict[str, _Value] = {"board": board.number}
    usual = law_02.board(board.number)
    if board.dealer is not usual.dealer:
        written["dealer"] = str(board.dealer)
    if board.vulnerability is not usual.vulnerability:
        written["vul"] = str(board.vulnerability)
    return written


def _position(position: CasePosition) -> dict[str, _Value]:
    north_south, east_west = position.won
    won: dict[str, _Value] = {"NS": north_south, "EW": east_west}
    return {"hands": str(position.hands), "lead": str(position.lead), "won": won}


def step_line(step: PlayerStep | DirectorStep) -> str:
    """Write a step as a line of the list of steps."""
    told = _told_of_player(step) if isinstance(step, PlayerStep) else _told_of_director(step)
    if step.refused is not None:
        told["refused"] = True if step.refused.clause is None else str(step.refused.clause)
    return f"  - {write_value(told)}"


def findings_line(findings: Iterable[FindingMade]) -> str:
    """Write findings in one line, as the Director would type them: `25A: false; next board: [E, W]`."""
    return "; ".join(f"{each.key}: {write_value(_finding(each))}" for each in _apart(findings))


def _apart(findings: Iterable[FindingMade]) -> Iterator[FindingMade]:
    """Go through findings as the Director makes them: that a missing card is no penalty card stands beside it (50)."""
    for each in findings:
        yield each
        if isinstance(each.value, MissingCards) and not each.value.penalty:
            yield FindingMade(ClauseId.parse("50"), value=False)


def _told_of_director(step: DirectorStep) -> dict[str, _Value]:
    return {"director": {str(finding.key): _finding(finding) for finding in _apart(step.findings)}}


def _told_of_player(step: PlayerStep) -> dict[str, _Value]:
    told: dict[str, _Value] = {str(step.seat): str(step.action)}
    if step.accompanying:
        told["with"] = {str(seat): str(action) for seat, action in step.accompanying}
    if step.means is not None:
        told["means"] = step.means
    if step.meaning is not None:
        told["meaning"] = _meaning(step.meaning)
    if step.statement is not None:
        told["statement"] = _statement(step.statement)
    return told


def _meaning(meaning: CallMeaning) -> dict[str, _Value]:
    written: dict[str, _Value] = {}
    if meaning.points is not None:
        written["points"] = str(meaning.points)
    written |= {str(suit): str(span) for suit, span in meaning.lengths}
    if meaning.shape is not None:
        written["shape"] = meaning.shape
    if meaning.forcing is not None:
        written["forcing"] = meaning.forcing
    if meaning.purpose is not None:
        written["purpose"] = meaning.purpose
    if meaning.alternatives:
        written["any"] = [_meaning(each) for each in meaning.alternatives]
    return written


def _statement(statement: ClaimStatement) -> dict[str, _Value]:
    written: dict[str, _Value] = {}
    if statement.draws_trumps:
        written["draws"] = "trumps"
    if statement.order:
        written["order"] = _texts(statement.order)
    if statement.finesse is not None:
        written["finesse"] = str(statement.finesse)
    if statement.ruffs:
        written["ruffs"] = _texts(statement.ruffs)
    if statement.rest_high:
        written["rest"] = "high"
    return written


def _texts(values: Iterable[object]) -> list[_Value]:
    return [str(value) for value in values]


def _finding(finding: FindingMade) -> _Value:
    value = finding.value
    if isinstance(finding.key, Circumstance) and value is True:
        return "over"
    match value:
        case bool() | int():
            return value
        case tuple():
            return _texts(value)
        case HandCounts(counts, seen, moved):
            cards = {"seen": seen, "moved": moved}
            told_of = {key: _texts(which) for key, which in cards.items() if which}
            return {**{str(seat): count for seat, count in counts}, **told_of}
        case SurplusCard(seat, card, played):
            return {str(seat): str(card), "played": played}
        case MissingCards(cards, found):
            return {**_of_hands(cards), "found": found.value}
        case InformationReceived(to, interferes):
            told: dict[str, _Value] = {"to": str(to)}
            return told if interferes is None else told | {"interferes": interferes}
        case CardsAdded(cards):
            return _of_hands(cards)
        case CardPlayedToTrick(seat, card, trick):
            return {str(seat): str(card), "trick": trick}
        case TricksToCome(tricks):
            return {str(side): number for side, number in tricks}
        case _:
            return str(value)


def _of_hands(cards: tuple[tuple[Seat, tuple[Card, ...]], ...]) -> dict[str, _Value]:
    return {str(seat): _texts(his) for seat, his in cards}


# What is expected of a case that is saved, in this order: what a director would look at.
_EXPECTED: Final = (
    "phase", "turn", "auction", "contract", "barred", "penalty_cards", "lead", "options", "questions", "unauthorized",
    "review", "tricks", "transfer", "result", "adjusted",
)  # fmt: skip


def expectation_line(seen: Observation) -> str:
    """Write what has been reached as an `expect:` step; what there is none of is left out."""
    found: dict[str, _Value] = {}
    for key in _EXPECTED:
        value = _plain(observed(seen, key))
        if key == "unauthorized" and isinstance(value, dict):
            value = {side: items for side, items in value.items() if items}
        if value not in ("", [], {}):
            found[key] = value
    if not seen.auction:
        found.pop("auction", None)
    return "  - expect:\n" + "\n".join(f"      {key}: {write_value(value)}" for key, value in found.items())


def _plain(value: Plain) -> _Value:
    match value:
        case None:
            return ""
        case str() | int():
            return value
        case tuple():
            return [_plain(item) for item in value]
        case Mapping():
            return {key: _plain(item) for key, item in value.items() if item is not None}
