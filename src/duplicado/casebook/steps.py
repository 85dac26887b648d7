"""Reading the steps of a case."""

from __future__ import annotations

from typing import Final

from duplicado.casebook import reading
from duplicado.casebook.call_meanings import read_meaning
from duplicado.casebook.expectations import read_expectations
from duplicado.casebook.findings import read_findings
from duplicado.casebook.model import DirectorStep, ExpectStep, PlayerStep, RefusalExpected, Step
from duplicado.casebook.problems import MalformedCase
from duplicado.casebook.yaml_tree import Mapping, Tree, YamlEntry, YamlWord
from duplicado.table.actions.claims import Claims, Concedes
from duplicado.table.actions.reader import Action, parse_action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_SEATS: Final = {seat.value: seat for seat in Seat}
_BESIDE: Final = ("with", "means", "meaning", "statement", "refused")


def read_step(tree: Tree) -> Step:
    """Read one step.

    Raises:
        MalformedCase: it is no step; the problem says in which line and why.
    """
    step = reading.mapping(tree)
    main = [entry for entry in step.entries if entry.key in (*_SEATS, "director", "expect")]
    if len(main) != 1:
        raise MalformedCase(step.line, "case-problem-main-key")
    if main[0].key == "expect":
        reading.known_keys(step, "expect")
        return ExpectStep(step.line, read_expectations(main[0].value))
    if main[0].key == "director":
        reading.known_keys(step, "director", "refused")
        return DirectorStep(step.line, read_findings(main[0].value), _refusal(step.get("refused")))
    reading.known_keys(step, main[0].key, *_BESIDE)
    return _player_step(step, main[0])


def _player_step(step: Mapping, main: YamlEntry) -> PlayerStep:
    action = _action(main.value)
    beside = step.get("with")
    means = step.get("means")
    meaning = step.get("meaning")
    statement = step.get("statement")
    if statement is not None and not isinstance(action, Claims | Concedes):
        raise MalformedCase(statement.line, "case-problem-statement-without-claim")
    return PlayerStep(
        step.line,
        _SEATS[main.key],
        action,
        () if beside is None else _accompanying(beside, _SEATS[main.key]),
        None if means is None else reading.text(means),
        None if meaning is None else read_meaning(meaning),
        None if statement is None else _statement(statement),
        _refusal(step.get("refused")),
    )


def _action(tree: Tree) -> Action:
    return reading.notation(tree, "action", parse_action)


def _accompanying(tree: Tree, actor: Seat) -> tuple[tuple[Seat, Action], ...]:
    found = reading.mapping(tree)
    reading.known_keys(found, *(name for name, seat in _SEATS.items() if seat is not actor))
    return tuple((_SEATS[entry.key], _action(entry.value)) for entry in found.entries)


def _refusal(tree: Tree | None) -> RefusalExpected | None:
    if tree is None:
        return None
    if isinstance(tree, YamlWord) and not tree.quoted and tree.text.lower() in {"true", "false"}:
        return RefusalExpected(None) if reading.boolean(tree) else None
    return RefusalExpected(reading.clause(tree))


def _statement(tree: Tree) -> ClaimStatement:
    found = reading.mapping(tree)
    reading.known_keys(found, "draws", "order", "finesse", "ruffs", "rest")
    draws, order, finesse, ruffs, rest = (found.get(key) for key in ("draws", "order", "finesse", "ruffs", "rest"))
    return ClaimStatement(
        draws is not None and reading.one_of(draws, {"trumps": True}),
        () if order is None else reading.listing(order, _card_or_suit),
        None if finesse is None else reading.seat(finesse),
        () if ruffs is None else reading.listing(ruffs, reading.suit),
        rest is not None and reading.one_of(rest, {"high": True}),
    )


def _card_or_suit(tree: Tree) -> Card | Suit:
    return reading.notation(tree, "card-or-suit", _parse_card_or_suit)


def _parse_card_or_suit(text: str) -> Card | Suit:
    try:
        return Suit.parse(text)
    except NotationError:
        return Card.parse(text.replace("10", "T"))
