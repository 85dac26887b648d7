"""Amendments: declared once, complete in the catalogue, and an invented one behaves as the one that there is."""

from datetime import date

import pytest

from duplicado.law.clause import ClauseClashError, Register
from duplicado.law.edition import BASE_EDITIONS, EVERY_EDITION, OVERLAYS, Edition, Overlay
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.entries import ChangeKind, ClauseKind, Execution, Relation, changes_of
from duplicado.publish.catalogue.loading import AmendmentError, amend, load_catalogue

CATALOGUE = load_catalogue()
OF_2017 = {entry.clause: entry for entry in CATALOGUE.of(Edition.LAWS_2017)}
AMENDED = Edition.LAWS_2017_AMENDED_2024
parse = ClauseId.parse

INVENTED = Overlay(
    "2017+2024+2031",
    "2017+2024",
    date(2031, 1, 1),
    replaced=((parse("27B1(a)"), parse("27B1(a)")), (parse("64C1"), parse("64C"))),
    added=(parse("93D"),),
    removed=(parse("73B"),),
)
ALL = {**OVERLAYS, INVENTED.name: INVENTED}


def test_each_amendment_is_an_edition_and_each_edition_that_amends_is_declared() -> None:
    assert {edition.value for edition in EVERY_EDITION if edition.base is not None} == set(OVERLAYS)
    for overlay in OVERLAYS.values():
        edition = Edition(overlay.name)
        assert edition.overlay is overlay
        assert edition.base is Edition(overlay.base)
        assert edition.numbering in BASE_EDITIONS
    assert BASE_EDITIONS == (Edition.LAWS_2007, Edition.LAWS_2017)
    assert [one.in_force for one in AMENDED.overlays] == [date(2024, 1, 1)]
    assert Edition.LAWS_2017.overlays == ()
    assert [edition for edition in EVERY_EDITION if edition.includes(Edition.LAWS_2017)] == [Edition.LAWS_2017, AMENDED]


@pytest.mark.clause("73A2", "73B", "73C1", "73D3", "89")
def test_what_2024_changed_stands_in_the_catalogue_with_its_own_words() -> None:
    told = {str(change.number): (change.kind, change.before and str(change.before)) for change in changes_of(AMENDED)}
    assert told == {
        "73A2": (ChangeKind.REPLACED, "73A2"),
        "73B": (ChangeKind.RENUMBERED, "73B1"),
        "73B2": (ChangeKind.REMOVED, "73B2"),
        "73C1": (ChangeKind.REPLACED, "73C1"),
        "73D3": (ChangeKind.ADDED, None),
        "89": (ChangeKind.REPLACED, "89"),
    }
    for change in changes_of(AMENDED):
        assert all(change.said(language) for language in Language)
    for clause in Edition("2017+2024").overlays[0].changed:
        entry = CATALOGUE.get(clause, AMENDED)
        assert entry is not None
        assert entry.relation is not Relation.SAME
        of_2017 = OF_2017.get(clause)
        for language in Language:
            assert of_2017 is None or entry.wording(language) != of_2017.wording(language)
    conduct = CATALOGUE.get(parse("89"), AMENDED)
    assert conduct is not None
    assert (conduct.kind, conduct.execution) == (ClauseKind.CONDUCT, Execution.FINDING)
    assert conduct.title(Language("es")) == "Conducta prohibida"


def test_an_edition_that_amends_nothing_has_no_changes() -> None:
    assert changes_of(Edition.LAWS_2017) == ()


@pytest.mark.parametrize(
    ("clause", "edition", "function"),
    [
        ("27A1", "2017+2024+2031", "rules.accepted"),  # left as it was, through both amendments
        ("27B1(a)", "2017+2024", "rules.corrected"),
        ("27B1(a)", "2017+2024+2031", None),  # replaced, and nobody knows the new text
        ("64C1", "2017+2024", "rules.redress"),
        ("64C1", "2017+2024+2031", None),
        ("64C", "2017+2024+2031", "rules.redress_2031"),
        ("73B1", "2017+2024", None),
        ("73B", "2017+2024", "rules.illicit"),
        ("73B", "2017+2024+2031", None),  # removed
        ("93D", "2017+2024+2031", None),  # a function of the base cannot know what is new
        ("93D", "2017", "rules.stray"),
    ],
)
def test_who_executes_a_clause_in_an_amended_edition(clause: str, edition: str, function: str | None) -> None:
    register = Register(ALL)
    for number, name in [
        ("27A1", "accepted"), ("27B1(a)", "corrected"), ("64C1", "redress"), ("73B1", "manner"), ("93D", "stray")
    ]:  # fmt: skip
        register.add(parse(number), "2017", f"rules.{name}")
    register.add(parse("73B"), "2017+2024", "rules.illicit")
    register.add(parse("64C"), "2017+2024+2031", "rules.redress_2031")
    assert register.executing(parse(clause), edition) == function


def test_two_functions_for_one_clause_clash_in_an_amended_edition_too() -> None:
    register = Register(ALL)
    register.add(parse("64C"), INVENTED.name, "rules.one")
    with pytest.raises(ClauseClashError, match=r"64C \(2017\+2024\+2031\)"):
        register.add(parse("64C"), INVENTED.name, "rules.other")


def test_what_is_below_a_replaced_clause_goes_with_it() -> None:
    overlay = Overlay("2017+x", "2017", date(2030, 1, 1), replaced=((parse("73B"), parse("73B")),))
    assert not overlay.leaves(parse("73B1"))
    assert overlay.leaves(parse("73"))
    assert overlay.number_of(parse("73B")) == parse("73B")
    assert overlay.number_of(parse("73B1")) is None
    assert overlay.number_of(parse("73C1")) == parse("73C1")


def rows(*clauses: str) -> list[dict[str, str]]:
    said = {"edition": INVENTED.name, "kind": "conduct", "execution": "record", "part": "office"}
    return [{"clause": clause, **said} for clause in clauses]


def test_the_catalogue_of_an_invented_amendment() -> None:
    base = {entry.clause: entry for entry in CATALOGUE.of(AMENDED)}
    entries = list(amend(base, INVENTED, AMENDED, rows("27B1(a)", "64C", "93D")))
    made = {entry.clause: entry for entry in entries}
    assert len(entries) == len(made) == len(base)  # one was added, one removed
    assert parse("73B") not in made
    assert parse("64C1") not in made
    assert made[parse("64C")].counterparts == (parse("64C1"),)
    assert made[parse("27B1(a)")].relation is Relation.DIFFERS
    assert made[parse("27B1(a)")].differences == ((INVENTED.name, parse("27B1(a)")),)
    assert made[parse("93D")].relation is Relation.ONLY_HERE
    assert made[parse("93D")].texts == ((INVENTED.name, parse("93D")),)
    # What the amendment below it changed stays changed.
    assert made[parse("89")] == base[parse("89")]
    assert made[parse("27A1")] == base[parse("27A1")]


@pytest.mark.parametrize("clauses", [("27B1(a)", "64C"), ("27B1(a)", "64C", "93D", "12A1")])
def test_words_without_a_change_and_a_change_without_words_are_errors(clauses: tuple[str, ...]) -> None:
    base = {entry.clause: entry for entry in CATALOGUE.of(AMENDED)}
    with pytest.raises(AmendmentError, match=r"93D|12A1"):
        list(amend(base, INVENTED, AMENDED, rows(*clauses)))


def test_an_amendment_of_a_clause_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AmendmentError, match=r"changes 73B, which 2017\+2024 does not have"):
        list(amend(OF_2017, INVENTED, AMENDED, rows("27B1(a)", "64C", "93D")))
