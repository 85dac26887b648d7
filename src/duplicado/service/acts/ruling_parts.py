"""Parts of a ruling that is written: the lines of what was told, found and offered, and the score that it gives."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import Established, OptionOffered
from duplicado.event.facts.results import Place
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.board_act import score_ruled
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.interviews import RulingHeard
from duplicado.service.acts.score_kind import citing


def parted(name: str, line: str, sign: str) -> tuple[str, str]:
    """Part a line at its first sign.

    Raises:
        FormError: the sign, or what stands before or behind it, is missing.
    """
    first, found, rest = line.partition(sign)
    if not found or not first.strip() or not rest.strip():
        raise FormError(f"{name}-line", name, line)
    return first.strip(), rest.strip()


def finding_told(line: str) -> Established:
    """Read a finding: `break in tempo = yes / partner agrees`."""
    what, rest = parted("found", line, "=")
    answer, _, evidence = rest.partition("/")
    return Established(what, answer.strip(), evidence.strip())


def option_told(line: str) -> OptionOffered:
    """Read an option: `East: accept / refuse = refuse`."""
    who, rest = parted("offered", line, ":")
    listed, _, taken = rest.partition("=")
    options = tuple(each.strip() for each in listed.split("/") if each.strip())
    return OptionOffered(who, options, taken.strip() or None)


def with_score(asked: ActContext, place: Place, found: RulingHeard, *, instead: bool) -> tuple[AnyFact, ...]:
    """Return the score that a ruling gives to a board, and the ruling that names it."""
    if found.score is None:
        return (found.given,)
    under = clauses_with_error(found.given.under, found.score)
    given = replace(found.given, under=under, gave=(*found.given.gave, asked.entry(1, 2)))
    score = citing(found.score, given.under)
    return score_ruled(asked.state, place, score, found.name, instead=instead), given


def clauses_with_error(under: tuple[str, ...], score: Ruling) -> tuple[str, ...]:
    """Return the clauses of a ruling, with 82C where its score puts a Director's error right."""
    return tuple(dict.fromkeys((*under, "82C"))) if "82C" in score.under else under
