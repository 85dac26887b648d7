"""The register answers which function runs, and whether an edition has a clause at all."""

import subprocess
import sys
from datetime import date

import pytest

from duplicado.law.clause import Register, clause, has_clause, holding, read_the_book
from duplicado.law.edition import Edition, Overlay
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.errors import DuplicadoError

OLD, NEW, AMENDED = Edition.LAWS_2007, Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024


@clause(editions=(OLD,))
def of_2007() -> str:
    return "2007"


@clause(editions=(NEW,))
def of_2017() -> str:
    return "2017"


@pytest.mark.parametrize(
    ("number", "editions"), [("23A", {NEW, AMENDED}), ("13E", {OLD}), ("25A1", {OLD, NEW, AMENDED})]
)
def test_an_edition_has_the_clauses_that_its_functions_are_tagged_with(number: str, editions: set[Edition]) -> None:
    read_the_book()
    assert {edition for edition in Edition if has_clause(number, edition)} == editions


def test_an_amendment_has_what_it_replaces_and_not_what_it_removes() -> None:
    replaced, removed = ClauseId.parse("27B1(a)"), ClauseId.parse("73B")
    overlay = Overlay("later", "2017", date(2031, 1, 1), replaced=((replaced, replaced),), removed=(removed,))
    register = Register({overlay.name: overlay})
    for number in (replaced, removed):
        register.add(number, "2017", "function")
    assert register.has(replaced, overlay.name)
    assert register.executing(replaced, overlay.name) is None  # it has other words, for another function
    assert register.has(removed, "2017")
    assert not register.has(removed, overlay.name)


def test_a_number_that_nothing_executes_is_a_mistake_and_no_answer() -> None:
    with pytest.raises(DuplicadoError, match="99Z"):
        has_clause("99Z", NEW)


def test_of_variants_the_one_that_holds_runs_in_the_amendments_too() -> None:
    assert [holding(edition, of_2007, of_2017)() for edition in (OLD, NEW, AMENDED)] == ["2007", "2017", "2017"]
    with pytest.raises(DuplicadoError, match="of_2007"):
        holding(NEW, of_2007)


@pytest.mark.wire
def test_whoever_asks_for_a_clause_need_not_have_imported_the_law_that_has_it() -> None:
    asked = (
        "from duplicado.law.edition import Edition as E;"
        "from duplicado.score.law_87 import law_for_fouled_board as law;"
        "print(*(law(each, between_teams=True) for each in (E.LAWS_2007, E.LAWS_2017)))"
    )
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["87B", "86B2"]
