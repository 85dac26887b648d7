"""Arguments of the library: the values as such, or texts that are read into them; anything else is refused by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, cast

from duplicado.law.book import law_02
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, PassedOut
from duplicado.vocabulary.errors import DuplicadoError, NotationError, WrongArgumentError, expect
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.notation import read_contract
from duplicado.vocabulary.seats import Seat

_Value = TypeVar("_Value")

BoardLike: TypeAlias = Board | int
"""A board, or its number: dealer and vulnerability are then those of Law 2."""
ContractLike: TypeAlias = Contract | str
"""A contract with its declarer, e.g. `4SX N`."""
DealLike: TypeAlias = Deal | str
"""A deal, or how PBN writes it."""
EditionLike: TypeAlias = Edition | str | int
"""An edition of the Laws, or its year."""
SeatLike: TypeAlias = Seat | str
"""A seat, its letter or its name."""
VulnerabilityLike: TypeAlias = Vulnerability | str
"""Sides that are vulnerable: none, ns, ew or both, in letters of any size."""


def _read(value: object, wanted: type[_Value], parse: Callable[[str], _Value], argument: str) -> _Value:
    if isinstance(value, str):
        try:
            return parse(value.strip())
        except NotationError as wrong:
            raise NotationError(value, f"good for {argument}", str(wrong)) from None
    return expect(value, wanted, argument)


def as_seat(value: SeatLike, argument: str) -> Seat:
    """Return the seat.

    Raises:
        NotationError: the text is none.
        WrongArgumentError: it is neither a seat nor a text.
    """
    return _read(value, Seat, Seat.named, argument)


def as_vulnerability(value: VulnerabilityLike, argument: str) -> Vulnerability:
    """Return the vulnerability; raises as `as_seat`."""
    return _read(value, Vulnerability, lambda text: Vulnerability.parse(_VULNERABLE.get(text.lower(), text)), argument)


_VULNERABLE = {"n-s": "ns", "e-w": "ew", "all": "both", "love": "none", "": "none", "-": "none"} | {
    each.value: each.value for each in Vulnerability
}


def as_deal(value: DealLike, argument: str) -> Deal:
    """Return the deal; raises as `as_seat`."""
    return _read(value, Deal, Deal.parse, argument)


def as_hand(value: Hand | str, argument: str) -> Hand:
    """Return the hand, whose ranks may stand in any order; raises as `as_seat`."""
    return _read(value, Hand, Hand.parse_unsorted, argument)


def as_layout(value: Layout | str, argument: str) -> Layout:
    """Return the hands as far as they are known; raises as `as_seat`."""
    return _read(value, Layout, Layout.parse, argument)


def as_result(value: AuctionResult | str, argument: str) -> AuctionResult:
    """Return the contract, or that the board was passed out; raises as `as_seat`."""
    if isinstance(value, PassedOut):
        return value
    return _read(value, Contract, _result, argument)  # type: ignore[arg-type] # passed out is read too


def as_contract(value: ContractLike, argument: str) -> Contract:
    """Return the contract; raises as `as_seat`."""
    return _read(value, Contract, _contract, argument)


def _contract(text: str) -> Contract:
    """Read a contract with declarer behind it as people and programs write it: `4SX N`, `4♠* north`, `3NW`."""
    declared = _DECLARED.fullmatch(text)
    try:
        found = read_contract(declared[1], Seat.named(declared[2])) if declared else PASSED_OUT
    except NotationError:
        found = PASSED_OUT
    return found if isinstance(found, Contract) else Contract.parse(text.upper())


_DECLARED: Final = re.compile(r"(.*?)\s*([NESW]|north|east|south|west)", re.IGNORECASE)


def _result(text: str) -> AuctionResult:
    """Read a contract with declarer, or that all passed: `passed out`, `pass`, `AP`."""
    try:
        return read_contract(text, None)
    except NotationError:
        return _contract(text)


def as_board(value: BoardLike, argument: str) -> Board:
    """Return the board.

    Raises:
        WrongArgumentError: it is neither a board nor a whole number.
        DuplicadoError: there is no board of that number.
    """
    given = cast("object", value)
    if isinstance(given, int) and not isinstance(given, bool):
        return law_02.board(given)
    return expect(given, Board, argument)


def as_edition(value: EditionLike, argument: str) -> Edition:
    """Return the edition of the Laws.

    Raises:
        WrongArgumentError: it is neither an edition nor a year.
        DuplicadoError: there is no edition of that year.
    """
    if isinstance(value, Edition):
        return value
    given = cast("object", value)
    if not isinstance(given, str | int):
        raise WrongArgumentError(f"{argument} is {given!r}, not an edition of the Laws or its year")
    try:
        return Edition(str(value))
    except ValueError:
        years = ", ".join(each.value for each in Edition)
        raise DuplicadoError(f"{argument}: there is no edition {value!r}; there are {years}") from None


def as_language(code: str) -> Language:
    """Return the language of a code, such as `es`.

    Raises:
        DuplicadoError: there is no such language.
    """
    try:
        return Language(code)
    except ValueError:
        known = ", ".join(each.value for each in Language)
        raise DuplicadoError(f"there is no language {code!r}; there are {known}") from None
