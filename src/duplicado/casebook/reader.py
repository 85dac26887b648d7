"""Reading a file of cases: every case that is well formed, and every problem of the others with its line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.casebook import reading
from duplicado.casebook.model import Case, CaseMode, CasePosition, Regulations, Setup, Step
from duplicado.casebook.problems import CaseProblem, MalformedCase
from duplicado.casebook.steps import read_step
from duplicado.casebook.yaml_tree import Listing, Mapping, Tree, YamlWord, documents
from duplicado.law.book import law_02
from duplicado.law.edition import Edition
from duplicado.law.regulations.option import UnknownOptionError
from duplicado.law.regulations.options import option
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout

_SETUP: Final = ("regulations", "mode", "scoring", "board", "dealer", "vul", "hands", "contract", "position")
_HEAD: Final = ("case", "law", "cites", *_SETUP, "steps")
_EDITIONS: Final = {edition.value: edition for edition in Edition}
_PROFILES: Final = {name: name for name in ("wbf", "aeb", "qba")}
_MODES: Final = {mode.value: mode for mode in CaseMode}
_SCORINGS: Final = {scoring.value: scoring for scoring in ContestKind}


@dataclass(frozen=True, slots=True)
class Casebook:
    """The cases of a file that could be read, in their order, and what was wrong with the rest."""

    cases: tuple[Case, ...]
    problems: tuple[CaseProblem, ...]


def read_cases(text: str) -> Casebook:
    """Read the text of a file of cases; a case with a problem is left out, and each of its problems is listed."""
    cases: list[Case] = []
    problems: list[CaseProblem] = []
    try:
        for tree in documents(text):
            case, found = _read_case(tree)
            problems += found
            if case is not None:
                cases.append(case)
    except MalformedCase as malformed:  # what is no YAML ends the reading of the file
        problems.append(malformed.problem)
    if not cases and not problems:
        problems.append(CaseProblem(1, "case-problem-empty"))
    return Casebook(tuple(cases), tuple(problems))


def _read_case(tree: Tree) -> tuple[Case | None, list[CaseProblem]]:
    problems: list[CaseProblem] = []
    steps: list[Step] = []
    try:
        case = reading.mapping(tree)
        reading.known_keys(case, *_HEAD)
        head = (reading.text(reading.required(case, "case")), _editions(case.get("law")), _setup(case))
        cited = case.get("cites")
        cites = () if cited is None else reading.listing(cited, reading.clause)
        items = _items(reading.required(case, "steps"))
    except MalformedCase as malformed:
        return None, [malformed.problem]
    for item in items:
        try:
            steps.append(read_step(item))
        except MalformedCase as malformed:
            problems.append(malformed.problem)
    if problems:
        return None, problems
    title, editions, setup = head
    return Case(case.line, title, editions, cites, setup, tuple(steps)), []


def _items(tree: Tree) -> tuple[Tree, ...]:
    if isinstance(tree, Listing) and tree.items:
        return tree.items
    raise MalformedCase(tree.line, "case-problem-no-steps")


def _editions(tree: Tree | None) -> tuple[Edition, ...]:
    if tree is None:
        return (Edition.LAWS_2017,)
    editions = reading.listing(tree, lambda item: reading.one_of(item, _EDITIONS))
    if not editions or len(set(editions)) != len(editions):
        raise MalformedCase(tree.line, "case-problem-editions")
    return editions


def _setup(case: Mapping) -> Setup:
    parts = {key: case.get(key) for key in _SETUP}
    regulations, mode, scoring = parts["regulations"], parts["mode"], parts["scoring"]
    hands, position = parts["hands"], parts["position"]
    contract = _contract(parts["contract"])
    if position is not None and contract is None:
        raise MalformedCase(position.line, "case-problem-position-without-contract")
    return Setup(
        _board(parts["board"], parts["dealer"], parts["vul"]),
        Regulations() if regulations is None else _regulations(regulations),
        CaseMode.LIVE if mode is None else reading.one_of(mode, _MODES),
        ContestKind.PAIRS if scoring is None else reading.one_of(scoring, _SCORINGS),
        None if hands is None else _layout(hands),
        contract,
        None if position is None else _position(position),
    )


def _contract(tree: Tree | None) -> Contract | None:
    if tree is None:
        return None
    contract = reading.contract(tree)
    if isinstance(contract, Contract):
        return contract
    raise MalformedCase(tree.line, "case-expected-contract", text="passed out", reason="")


def _board(number: Tree | None, dealer: Tree | None, vulnerability: Tree | None) -> Board:
    which = 1 if number is None else reading.number(number)
    if number is not None and which < 1:
        raise MalformedCase(number.line, "case-expected-board", text=which)
    return law_02.board(
        which,
        marked_dealer=None if dealer is None else reading.seat(dealer),
        marked=None if vulnerability is None else reading.notation(vulnerability, "vulnerability", Vulnerability.parse),
    )


def _regulations(tree: Tree) -> Regulations:
    if isinstance(tree, YamlWord):
        return Regulations(reading.one_of(tree, _PROFILES))
    options = reading.mapping(tree)
    return Regulations(options=tuple((entry.key, _decision(entry.key, entry.value)) for entry in options.entries))


def _decision(name: str, tree: Tree) -> str:
    """Read what is decided of an option, a list as it is written; of a name that is not known here, any value."""
    written = ", ".join(reading.listing(tree, reading.text))
    try:
        option(name).read(written)
    except UnknownOptionError:
        pass
    except NotationError:
        raise MalformedCase(tree.line, "case-expected-decision", text=written, reason=name) from None
    return written


def _layout(tree: Tree) -> Layout:
    return reading.notation(tree, "hands", Layout.parse)


def _position(tree: Tree) -> CasePosition:
    found = reading.mapping(tree)
    reading.known_keys(found, "hands", "lead", "won")
    hands = _layout(reading.required(found, "hands"))
    counts = {len(hand) for _, hand in hands.items() if hand is not None}
    if len(counts) > 1:
        raise MalformedCase(found.line, "case-problem-unequal-hands", counts=", ".join(map(str, sorted(counts))))
    won = reading.mapping(reading.required(found, "won"))
    reading.known_keys(won, "NS", "EW")
    north_south, east_west = (reading.number(reading.required(won, side)) for side in ("NS", "EW"))
    return CasePosition(hands, reading.seat(reading.required(found, "lead")), (north_south, east_west))
