"""Every condition of contest in words of three languages."""

import pytest

from duplicado.director.conduct import IrregularityKind
from duplicado.event.conditions import Conditions
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.formats.condition_fields import CONDITIONS, changed
from duplicado.locale import Language
from duplicado.publish.condition_words import (
    condition_groups,
    condition_reports,
    tie_codes,
    told_changes,
    told_condition,
)
from duplicado.publish.messages import Messages


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("profile", ["wbf", "aeb", "qba"])
def test_every_condition_has_a_name_a_value_and_choices_in_words(language: Language, profile: str) -> None:
    messages = Messages.load(language)
    groups = condition_groups(Conditions(profile=profile), messages)
    rows = {row.condition.name: row for group in groups for row in group.rows}
    assert set(rows) == set(CONDITIONS)
    for row in rows.values():
        assert row.name
        assert row.now
        assert row.usual
        assert row.choices or row.permitted
        assert (row.about != "") is (row.condition.option is None)
        for choice in row.condition.choices:
            assert told_condition(row.condition, choice, messages)
    assert rows["artificial.pairs.max_avg_plus_no_result"].is_fixed is (profile == "aeb")
    assert rows["artificial.imp"].is_fixed is (profile == "qba")


@pytest.mark.parametrize("language", list(Language))
def test_what_is_chosen_from_a_list_is_told_without_the_words_of_files(language: Language) -> None:
    rows = [row for group in condition_groups(Conditions(), Messages.load(language)) for row in group.rows]
    chosen = [row for row in rows if row.condition.option is not None and row.condition.choices]
    assert len(chosen) > 20
    for row in chosen:
        said = [row.name, row.now, row.usual, *(words for _, words in row.choices)]
        assert [each for each in said if any(f"({code})" in each for code in row.condition.choices)] == []
        words = [text for _, text in row.choices]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", [Language("es"), Language("pt")])
def test_what_is_written_in_the_words_of_files_stands_beside_the_languages_own(language: Language) -> None:
    rows = {
        row.condition.name: row
        for group in condition_groups(Conditions(), Messages.load(language))
        for row in group.rows
    }
    said = rows["table.irregularities"].name
    assert [each for each in (*(kind.value for kind in IrregularityKind), "all") if f"({each})" not in said] == []


def test_whose_decision_a_value_is() -> None:
    messages = Messages.load("en")
    conditions = Conditions(profile="aeb", options={"claim.suit_order": "unspecified"})
    rows = {row.condition.name: row for group in condition_groups(conditions, messages) for row in group.rows}
    assert (
        rows["opening_lead.face"].source
        == "Fixed by the regulations in force (Asociación Española de Bridge; Law 41A)."
    )
    own = rows["claim.suit_order"]
    assert own.source.startswith(
        "This event's own decision (Law 70E2); by the regulations in force (Asociación Española de Bridge) "
        "it would be from the top down"
    )
    assert own.differs
    assert not own.is_fixed
    assert "do not decide it" in rows["mp.unit"].source
    assert rows["correction_minutes"].now == "as regulated: 30"


def test_other_regulations_say_what_else_becomes_otherwise() -> None:
    before = Conditions()
    after = changed(before, {"profile": "aeb", "winners": "2"})
    told = told_changes((ConditionsChanged(after, "as announced"),), before, Messages.load("en"))
    assert "Winners: one ranking becomes two: North-South and East-West." in told
    assert any(each.startswith("How many averages plus") and "becomes 2." in each for each in told)
    assert not any(each.startswith("Who competes") for each in told)


def test_programs_get_the_same() -> None:
    reports = {each["name"]: each for each in condition_reports(Conditions(profile="aeb"), Messages.load("pt"))}
    assert reports["artificial.pairs.max_avg_plus_no_result"]["fixed_by"] == "aeb"
    assert reports["method"]["choices"] == [
        "matchpoints", "butler", "cross-imps", "imps", "board-a-match", "total-points",
    ]  # fmt: skip
    assert reports["kind"]["called"] == "Quem compete"


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_tie_break_rules_are_shown_and_read_in_words(language: Language) -> None:
    conditions = Conditions(ties=("ebu-143", "opponents-average", "lot"))
    (row,) = (
        row
        for group in condition_groups(conditions, Messages.load(language))
        for row in group.rows
        if row.condition.name == "ties"
    )
    assert "opponents-average" not in row.typed + row.now + row.permitted
    assert tie_codes(row.typed) == row.value == "ebu-143, opponents-average, lot"
