"""A line of a traveller as people write it: `4S N +1`, `3NTX E -2 HK`, `pass`, `-50`, `np`.

Many of them in a text stand a line to each, `table board result`, as they are copied from pick-up slips:

# table  board  result
1  1  4S N +1 HK
1  2  3NT E -1
2  4  pass
2  5  A+ A-
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.facts.results import DirectorsScore, NotPlayed, Played, ScoreWritten, TravellerLine
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.locale import Language
from duplicado.score.rounding import short_decimal_text
from duplicado.score.side_score import Artificial, SideScore
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import denomination_letters, rank_letter, read_card, read_contract, suit_letter
from duplicado.vocabulary.seats import Seat

_SCORE: Final = re.compile(r"[+-]?[0-9]{1,5}")
_AVERAGES: Final = {
    **{each.symbol: each for each in Award if each is not Award.SESSION_AVERAGE},
    "A=": Award.AVERAGE,
}
_SHARE: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,4})?)%")
_GLUED: Final = re.compile(r"([^=+-]*[^=+\-\s])([=+-])(\d{0,2})(.*)")
"""Contract and declarer, the result, the lead, in one go: `4SN+1HK`."""
_ALL_TRICKS: Final = 13
_REMEDY: Final = "write contract, declarer, result and lead, e.g. 4S N +1 HK; or pass; or a score to North-South; or np"


def read_traveller_line(text: str, language: Language = Language.ENGLISH) -> TravellerLine:
    """Read a result: contract and declarer with `=`, `+1`, `-2` or the number of tricks, and the opening lead if known.

    A number by itself is a score to North-South; `np` a board that was not played. The sign of minus is read as well
    as the hyphen, which keyboards have.

    >>> line = read_traveller_line("4SX N -1 HK")
    >>> str(line.contract), line.tricks, str(line.lead)
    ('4SX N', 9, 'HK')

    Raises:
        NotationError: it is not such a line.
    """
    words = text.replace("\N{MINUS SIGN}", "-").split()
    if not words:
        raise NotationError(text, "a result", _REMEDY)
    for count in (1, 2):  # `np`, or `not played`
        if language.heard.words.meant("-".join(words[:count])) == "not-played":
            return NotPlayed(" ".join(words[count:]))
    if len(words) == 1 and _SCORE.fullmatch(words[0]):
        return ScoreWritten(int(words[0]))
    if len(words) == 1 and _is_pass(words[0], language):
        return Played(PASSED_OUT)
    return _played(text, words, language)


def read_directors_line(text: str, language: Language = Language.ENGLISH) -> TravellerLine:
    """Read a result, or averages that the Director wrote on the traveller: `A`, `A+ A-`, `60% 40%`.

    Of two the first is North-South's; one alone is of both sides. What players enter has no averages: these are the
    Director's to give (Law 12C2).

    >>> read_directors_line("A+ 40%").east_west.share
    Fraction(2, 5)

    Raises:
        NotationError: it is not such a line.
    """
    words = text.replace("/", " ").replace("\N{MINUS SIGN}", "-").split()
    scores = [_average(word) for word in words]
    if not words or len(words) > 2 or None in scores:
        return read_traveller_line(text, language)
    return DirectorsScore(scores[0], scores[-1])


def _average(word: str) -> Artificial | None:
    award = _AVERAGES.get(word.upper())
    if award is not None:
        return Artificial(award)
    share = _SHARE.fullmatch(word)
    part = Fraction(share[1].replace(",", ".")) / 100 if share else None
    return None if part is None or part > 1 else Artificial(share=part)


def _is_pass(word: str, language: Language) -> bool:
    if language.heard.words.meant(word) == "passed-out":
        return True
    try:
        return read_contract(word, Seat.N, language.heard) == PASSED_OUT
    except NotationError:
        return False


def _played(text: str, words: list[str], language: Language) -> Played:
    """Read contract and declarer, which may be apart or together, and the contract in two words."""
    for length in (1, 2, 3):
        contract, rest = " ".join(words[:length]), words[length:]
        declarer = language.heard.seats.meant(rest[0]) if rest else None
        if declarer is not None:
            break
    else:
        contract, declarer, rest = _in_one_go(text, words, language)
    try:
        found = read_contract(contract, declarer, language.heard)
        lead = read_card(rest[2], language.lexicon) if len(rest) == 3 else None
    except NotationError as error:
        raise NotationError(text, "a result", str(error)) from None
    if not isinstance(found, Contract) or not 2 <= len(rest) <= 3:
        raise NotationError(text, "a result", _REMEDY)
    return Played(found, _tricks(text, rest[1], 6 + found.bid.level), lead)


def _in_one_go(text: str, words: list[str], language: Language) -> tuple[str, Seat, list[str]]:
    """Part what is written without spaces, `4SN+1HK`, where declarer's letter ends the contract.

    Returns:
        The contract, its declarer, and what follows with the declarer's word before it.

    Raises:
        NotationError: it is no result, or nobody is named as declarer.
    """
    parts = _GLUED.fullmatch("".join(words))
    named = parts[1] if parts else words[0]
    seats = language.heard.seats
    for length in range(1, len(named) - 1) if parts else ():
        declarer = seats.meant(named[-length:])
        if declarer is not None and _is_contract(named[:-length], language):
            result, lead = f"{parts[2]}{parts[3]}" if parts else "", parts[4] if parts else ""
            return named[:-length], declarer, [named[-length:], result, *filter(None, [lead])]
    if _is_contract(named, language):
        wanted = "the name of declarer: N, E, S or W"
        raise NotationError(text, "a result", f"write {wanted}").told_as("line-declarer", named)
    raise NotationError(text, "a result", _REMEDY)


def _is_contract(text: str, language: Language) -> bool:
    try:
        return isinstance(read_contract(text, Seat.N, language.heard), Contract)
    except NotationError:
        return False


def _tricks(text: str, word: str, wanted: int) -> int:
    if word in {"=", "+0"}:
        return wanted
    if not re.fullmatch(r"[+-]?[0-9]{1,2}", word):
        raise NotationError(text, "a result", "write the result as =, +1, -2 or the number of tricks")
    number = int(word)
    tricks = wanted + number if word[0] in "+-" else number
    if not 0 <= tricks <= _ALL_TRICKS:
        over = tricks > _ALL_TRICKS
        most = _ALL_TRICKS - wanted if over else wanted
        error = NotationError(text, "a result", f"declarer cannot win {tricks} tricks")
        raise error.told_as("line-too-many" if over else "line-too-few", text, tricks, most)
    return tricks


def traveller_text(line: TravellerLine, language: Language = Language.ENGLISH) -> str:
    """Write a line in the notation of a language, as `read_directors_line` reads it.

    What the Director wrote that is no average has no such notation: `-`.

    >>> traveller_text(read_traveller_line("4SX N -1 HK"), Language("es"))
    '4PX N -1 CR'
    """
    match line:
        case Played(Contract() as contract, tricks, lead):
            difference = "?" if tricks is None else _difference(tricks - 6 - contract.bid.level)
            card = (
                f"{suit_letter(lead.suit, language.lexicon)}{rank_letter(lead.rank, language.lexicon)}" if lead else ""
            )
            return " ".join(filter(None, (_contract_text(contract, language), difference, card)))
        case Played():
            return language.lexicon.words.written("passed-out")
        case ScoreWritten(points):
            return str(points)
        case NotPlayed(reason):
            return f"{language.lexicon.words.written('not-played')} {reason}".strip()
        case DirectorsScore(ours, theirs):
            both = (_average_text(ours), _average_text(theirs))
            return "-" if "" in both else " ".join(both)


def _average_text(score: SideScore | None) -> str:
    match score:
        case Artificial(award=Award() as award, assigned=None, complement=False):
            return next((text for text, each in _AVERAGES.items() if each is award), "")
        case Artificial(share=Fraction() as share):
            return f"{short_decimal_text(share * 100, 4)}%"
        case _:
            return ""


def _contract_text(contract: Contract, language: Language) -> str:
    bid, lexicon = contract.bid, language.lexicon
    declarer = lexicon.seats.written(contract.declarer)
    return f"{bid.level}{denomination_letters(bid.denomination, lexicon)}{contract.doubling.value} {declarer}"


def _difference(tricks: int) -> str:
    return f"{tricks:+d}" if tricks else "="


_LINE: Final = re.compile(
    r"\s*(?:[rR](?P<round>[0-9]{1,2})\s+)?(?P<section>[^\W\d_]*)-?(?P<table>[0-9]{1,3})\s+(?P<board>[0-9]{1,3})"
    r"\s+(?P<score>\S.*?)\s*"
)


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """One line of such a text."""

    line: int
    """Line on which it stands."""
    table: int
    board: int
    result: TravellerLine
    round: int | None = None
    """Written before the table, e.g. `r3`; `None`: as the movement has it."""
    section: str = ""
    """Written with the table, e.g. `A3`; empty where it is not."""


def read_results(text: str, language: Language = Language.ENGLISH) -> Parsed[tuple[WrittenResult, ...]]:
    """Read the lines; those that cannot be read are named and left out. What follows `#` is a remark."""
    found: list[WrittenResult] = []
    wrong: list[Diagnostic] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        bare = line.partition("#")[0]
        if not bare.strip():
            continue
        match = _LINE.fullmatch(bare)
        if match is None:
            wrong.append(Diagnostic(number, "results-line", (("text", bare.strip()[:60]),)))
            continue
        try:
            result = read_directors_line(match["score"], language)
        except NotationError:
            wrong.append(Diagnostic(number, "results-result", (("text", match["score"][:60]),)))
            continue
        round_number = int(match["round"]) if match["round"] else None
        table, board = int(match["table"]), int(match["board"])
        found.append(WrittenResult(number, table, board, result, round_number, match["section"]))
    return Parsed(tuple(found), tuple(wrong))
