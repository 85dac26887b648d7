"""Law 73 judged, with 72B and 72C, 23C, 27D and 50E4: deception, tempo, communication, what could have been known."""

import pytest

from duplicado.director.judgement.sheets import misled
from duplicado.director.judgement.steps import work_through
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication, number_of
from duplicado.law.edition import Edition
from duplicado.law.judgement import Medium
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.seats import Seat

OLD, NEW, AMENDED = Edition.LAWS_2007, Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024
EACH = pytest.mark.parametrize("edition", [OLD, NEW, AMENDED], ids=str)
WBF, AEB = profile("wbf").values(), profile("aeb").values()


@pytest.mark.parametrize(
    ("number", "old", "new", "amended"),
    [
        ("73A2", "73A2", "73A2", "73D3"),
        ("73B1", "73B1", "73B1", "73B"),
        ("73C1", "73C", "73C1", "73C1"),
        ("73E2", "73F", "73E2", "73E2"),
        ("73E2:reason", "73F:reason", "73E2:reason", "73E2:reason"),
    ],
)
def test_numbers_by_edition(number: str, old: str, new: str, amended: str) -> None:
    assert [number_of(edition, number) for edition in (OLD, NEW, AMENDED)] == [old, new, amended]


@pytest.mark.clause("73E2", "73F", "73D1", "73D2")
@EACH
def test_a_false_inference_from_a_pause(edition: Edition) -> None:
    facts = misled(edition, WBF, Seat.W, Medium.TEMPO)
    number = number_of(edition, "73E2")
    yes = {f"{number}:inference": True, f"{number}:reason": False, f"{number}:known": True, "12B1": True}
    worked = work_through("73E2 judged", facts, {**yes, "73D2": True})
    assert worked.adjusted == number
    assert worked.penalties == ("73D2",)
    for key, value in ((f"{number}:inference", False), (f"{number}:reason", True), (f"{number}:known", False)):
        stands = work_through("73E2 judged", facts, {**yes, key: value, "73D2": False})
        assert stands.score_stands
        assert "73D1" in stands.clauses
        assert stands.open is None


@pytest.mark.clause("73A2", "73D3")
@EACH
def test_a_pause_that_regulations_require_tells_nothing(edition: Edition) -> None:
    required = misled(edition, AEB, Seat.E, Medium.TEMPO, "trick_one")
    worked = work_through("73E2 judged", required)
    assert worked.score_stands
    assert worked.clauses == (number_of(edition, "73A2"),)
    for facts in (
        misled(edition, WBF, Seat.E, Medium.TEMPO, "trick_one"),
        misled(edition, AEB, Seat.E, Medium.TEMPO),
        misled(edition, AEB, Seat.E, Medium.TEMPO, "first_round"),
        misled(edition, AEB, Seat.E, Medium.REMARK, "trick_one"),
    ):
        assert work_through("73E2 judged", facts).open is not None


@pytest.mark.clause("73B1", "73B")
@EACH
def test_communication_by_other_means(edition: Edition) -> None:
    number = number_of(edition, "73B1")
    grave = "89" if edition is AMENDED else "73B2"
    worked = work_through("73B judged", Communication(edition, Seat.E), {number: Medium.GESTURE, grave: True})
    assert worked.reviews == ("16B3",)
    assert worked.penalties == (grave,)
    assert work_through("73B judged", Communication(edition, Seat.E), {number: False}).score_stands


@pytest.mark.clause("72C", "23", "72B1", "72B3")
@EACH
def test_what_the_offender_could_have_known(edition: Edition) -> None:
    number = "23" if edition is OLD else "72C"
    no = {"72B1": False, "72B3": False}
    facts = CouldHaveKnown(edition, Seat.E)
    assert work_through("72C judged", facts, {f"{number}:known": True, "12B1": True, **no}).adjusted == number
    assert work_through("72C judged", facts, {f"{number}:known": False, **no}).score_stands
    assert work_through("72C judged", facts, {f"{number}:known": True, "12B1": False, **no}).score_stands
    both = work_through("72C judged", facts, {f"{number}:known": False, "72B1": True, "72B3": True})
    assert both.penalties == ("72B1", "72B3")


@pytest.mark.clause("23C", "27D", "50E4", "50E3")
@pytest.mark.parametrize(
    ("edition", "clause", "cited"),
    [(NEW, "23C", "23C"), (NEW, "27D", "27D"), (OLD, "27D", "27D"), (NEW, "50E4", "50E4"), (OLD, "50E4", "50E3")],
)
def test_an_infraction_that_helped(edition: Edition, clause: str, cited: str) -> None:
    facts = HelpedByInfraction(edition, clause, Seat.E)
    name = f"{clause} judged"
    assert work_through(name, facts, {f"{cited}:help": True, "12B1": True}).adjusted == cited
    assert work_through(name, facts, {f"{cited}:help": True, "12B1": False}).score_stands
    assert work_through(name, facts, {f"{cited}:help": False}).score_stands
