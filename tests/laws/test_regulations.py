"""Regulations: options with the Law that grants each, the profiles, and a club's own file."""

from fractions import Fraction

import pytest

from duplicado.formats.regulations import read_regulations
from duplicado.law import ClauseId
from duplicado.law.regulations import OPTIONS, PROFILES, UnknownOptionError, option, profile
from duplicado.vocabulary import NotationError


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_names_the_law_that_grants_it(name: str) -> None:
    one = option(name)
    assert str(ClauseId.parse(one.clause)) == one.clause
    assert set(one.printed) <= set(PROFILES)
    for value in (one.default, *one.printed.values()):
        assert value is None or not one.choices or value in one.choices


@pytest.mark.clause("70E2")
def test_a_profile_inherits_what_its_source_does_not_print() -> None:
    assert profile("aeb").value("claim.suit_order") == "top_down"
    assert profile("aeb").decided_by("claim.suit_order") == "aeb"
    assert profile("qba").value("team.max_players") == 4
    assert profile("qba").decided_by("team.max_players") == "wbf"
    assert profile("aeb").value("artificial.butler_ximp") == (Fraction(2), Fraction(0), Fraction(-2))


def test_own_decisions_lie_above_a_profile() -> None:
    own = profile("aeb").with_decisions("club", {"correction.minutes": "20", "alert.failure_is_mi": "false"})
    assert (own.value("correction.minutes"), own.decided_by("correction.minutes")) == (20, "club")
    assert own.value("alert.failure_is_mi") is False
    assert own.value("spu.policy") == "conditional"
    assert len(own.values()) == len(OPTIONS)


@pytest.mark.parametrize(
    ("name", "text"),
    [("correction.minutes", "soon"), ("claim.suit_order", "bottom_up"), ("alert.failure_is_mi", "maybe"),
     ("la.significant_fraction", "1/0"), ("artificial.pairs", "60, x")],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_the_name(name: str, text: str) -> None:
    with pytest.raises(NotationError, match=name):
        option(name).read(text)


@pytest.mark.parametrize("text", ["true", "yes", "Yes", "sí", "si", "SIM", " sim "])
def test_yes_may_be_written_in_three_languages(text: str) -> None:
    assert option("pause.skip_bid").read(text) is True


@pytest.mark.parametrize("text", ["false", "no", "No", "NÃO", "nao"])
def test_no_may_be_written_in_three_languages(text: str) -> None:
    assert option("pause.skip_bid").read(text) is False


def test_what_the_message_asks_for_is_accepted() -> None:
    with pytest.raises(NotationError) as caught:
        option("pause.skip_bid").read("perhaps")
    wanted = str(caught.value).rpartition("write ")[2].rstrip(".)")
    assert [option("pause.skip_bid").read(word) for word in wanted.split(" or ")] == [True, False]


def test_unknown_names_are_told_with_their_neighbours() -> None:
    with pytest.raises(UnknownOptionError, match=r"correction\.minutes"):
        option("correction.minute")
    with pytest.raises(UnknownOptionError, match="wbf"):
        profile("acbl")


def test_a_file_of_a_club() -> None:
    parsed = read_regulations(
        'name = "club"\nabove = "qba"\n[options]\n"correction.minutes" = 20\n"pause.skip_bid" = "sí"\n'
        '"calls.methods" = ["spoken", "written"]\n'
    )
    assert parsed.diagnostics == ()
    assert parsed.value.value("correction.minutes") == 20
    assert parsed.value.value("pause.skip_bid") is True
    assert parsed.value.value("calls.methods") == ("spoken", "written")
    assert parsed.value.value("weighted.decimals_pairs") == 1


def test_a_wrong_file_says_where_and_is_read_as_far_as_possible() -> None:
    parsed = read_regulations(
        'above = "moon"\nfoo = 1\n[options]\n"correction.minutes" = "soon"\n"appeal.minutes" = 10\nx = 1\n'
    )
    assert [(wrong.line, wrong.code) for wrong in parsed.diagnostics] == [
        (1, "regulations-unknown-profile"),
        (2, "regulations-unknown-key"),
        (4, "regulations-bad-value"),
        (6, "regulations-unknown-option"),
    ]
    assert parsed.value.value("appeal.minutes") == 10
    assert read_regulations("= 3").diagnostics[0].code == "regulations-not-toml"
