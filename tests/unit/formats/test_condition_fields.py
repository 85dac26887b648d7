"""The conditions of contest one by one: none is left out, each is written as it is read, and what is wrong is named."""

from dataclasses import fields
from fractions import Fraction

import pytest

from duplicado.event.conditions import USUAL_ON_SCREENS, Conditions, ConditionsError, ContestForm, RoundsPaired
from duplicado.event.contest import ScoringMethod
from duplicado.formats.condition_fields import CONDITIONS, GROUPS, ConditionKind, changed, differences
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.law.regulations.options import OPTIONS
from duplicado.table.contest_kind import ContestKind

OTHERWISE = Conditions(
    kind=ContestKind.TEAMS,
    method=ScoringMethod.IMPS,
    form=ContestForm.KNOCK_OUT,
    pairing=RoundsPaired.KNOCK_OUT,
    stanzas=(2, 2, 4),
    ties=("lot", "count-back"),
    apart=("Club A", "Club B"),
    handicap_part=Fraction(1, 2),
    bye_victory_points=Fraction(25, 2),
    rematch_after=3,
    second_byes=True,
    profile="aeb",
    options={"artificial.imp": "4", "claim.suit_order": "unspecified"},
)


def test_every_field_and_every_option_is_a_condition_in_a_group() -> None:
    assert set(CONDITIONS) == ({each.name for each in fields(Conditions)} - {"options"}) | set(OPTIONS)
    assert {each.group for each in CONDITIONS.values()} == set(GROUPS)


@pytest.mark.parametrize("conditions", [Conditions(), OTHERWISE], ids=["usual", "otherwise"])
def test_what_is_written_is_read_as_the_same(conditions: Conditions) -> None:
    written = {name: each.written(conditions) for name, each in CONDITIONS.items()}
    assert changed(Conditions(), written) == conditions
    assert differences(conditions, changed(Conditions(), written)) == ()


def test_what_is_chosen_can_be_told_and_only_that() -> None:
    for name, condition in CONDITIONS.items():
        for choice in condition.choices:
            assert condition.read(choice) is not None
        if condition.asked is ConditionKind.CHOICE:
            with pytest.raises(ConditionsError) as wrong:
                changed(Conditions(), {name: "no such choice"})
            assert (wrong.value.condition, wrong.value.code) == (name, "conditions-value")


def test_an_event_begins_at_electronic_tables_with_what_is_usual_there_and_keeps_what_it_has() -> None:
    stated = changed(Conditions(), {"electronic": "true"})
    assert stated.options == USUAL_ON_SCREENS == {"claim.statement": "required"}
    assert changed(Conditions(), {"electronic": "true", "claim.statement": "optional"}).options["claim.statement"] == (
        "optional"
    )
    # As the regulations have it again, or of a record that never had it: nothing is decided a second time.
    assert changed(stated, {"electronic": "true", "claim.statement": ""}).options == {}
    assert changed(Conditions(electronic=True), {"winners": "2"}).options == {}
    assert changed(Conditions(), {"winners": "2"}).options == {}


@pytest.mark.parametrize(
    ("told", "condition", "code"),
    [
        ({"winners": "3"}, "winners", "conditions-value"),
        ({"winners": ""}, "winners", "conditions-value"),
        ({"correction_minutes": "-1"}, "correction_minutes", "conditions-value"),
        ({"correction_minutes": "999999"}, "correction_minutes", "conditions-period"),
        ({"appeal.minutes": "999999"}, "appeal.minutes", "conditions-period"),
        ({"bye_victory_points": "1e99999999"}, "bye_victory_points", "conditions-value"),
        ({"bye_victory_points": "1/0"}, "bye_victory_points", "conditions-value"),
        ({"handicap_part": "2"}, "handicap_part", "conditions-handicap-part"),
        ({"agreement_needed": "perhaps"}, "agreement_needed", "conditions-value"),
        ({"stanzas": "1, x"}, "stanzas", "conditions-value"),
        ({"stanzas": "1"}, "stanzas", "conditions-stanzas-of-knock-out"),
        ({"ties": "coin"}, "ties", "conditions-ties"),
        ({"kind": "teams"}, "method", "conditions-method-of-teams"),
        ({"kind": "individual", "winners": "2"}, "winners", "conditions-winners-of-pairs"),
        ({"pairing": "swiss", "winners": "2"}, "winners", "conditions-pairing-one-winner"),
        ({"artificial.imp": "25"}, "artificial.imp", "conditions-value"),
        ({"artificial.pairs": "40, 50, 60"}, "artificial.pairs", "conditions-awards-go-down"),
        ({"method": "butler", "artificial.butler_ximp": "3,1,-3"}, "artificial.butler_ximp", "conditions-average-imps"),
        ({"kind": "teams", "method": "imps", "profile": "qba", "artificial.imp": "4"}, "artificial.imp",
         "conditions-imps-fixed"),
        ({"club.colour": "green"}, "club.colour", "conditions-unknown"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_at_its_condition(told: dict[str, str], condition: str, code: str) -> None:
    with pytest.raises(ConditionsError) as wrong:
        changed(Conditions(), told)
    assert (wrong.value.condition, wrong.value.code) == (condition, code)


def test_an_option_that_is_left_empty_is_as_the_profile_has_it() -> None:
    own = changed(Conditions(profile="aeb"), {"artificial.pairs.max_avg_plus_no_result": " 3 "})
    assert own.options == {"artificial.pairs.max_avg_plus_no_result": "3"}
    again = changed(own, {"artificial.pairs.max_avg_plus_no_result": ""})
    assert again == Conditions(profile="aeb")
    assert value_of(options.ARTIFICIAL_PAIRS_MAX_AVG_PLUS_NO_RESULT, again.regulations) == 2


def test_yes_and_decimals_are_written_as_people_write_them() -> None:
    told = {"second_byes": "sí", "bye_victory_points": "12,5", "agreement_needed": "não"}
    found = changed(Conditions(), told)
    assert (found.second_byes, found.bye_victory_points, found.agreement_needed) == (True, Fraction(25, 2), False)
