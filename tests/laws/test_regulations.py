"""Regulations: options with the Law that grants each, the profiles, and a club's own file."""

from fractions import Fraction

import pytest

from duplicado.formats.regulations import OptionLine, read_own_regulations, write_regulations
from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import UnknownOptionError, value_of
from duplicado.law.regulations.options import OPTIONS, option
from duplicado.law.regulations.profile import PROFILES, OptionSource, decisions, profile
from duplicado.publish.messages import Messages
from duplicado.publish.regulations import about, told_permitted
from duplicado.vocabulary.errors import NotationError


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_names_the_law_that_grants_it(name: str) -> None:
    one = option(name)
    assert str(ClauseId.parse(one.clause)) == one.clause
    assert set(one.printed) <= set(PROFILES)
    for value in (one.default, *one.printed.values()):
        assert value is None or not one.choices or value in one.choices


@pytest.mark.clause("70E2")
def test_a_profile_inherits_what_its_source_does_not_print() -> None:
    assert value_of(options.CLAIM_SUIT_ORDER, profile("aeb")) == "top_down"
    assert profile("aeb").decided_by(options.CLAIM_SUIT_ORDER) == "aeb"
    assert value_of(options.TEAM_MAX_PLAYERS, profile("qba")) == 4
    assert profile("qba").decided_by(options.TEAM_MAX_PLAYERS) == "wbf"
    assert value_of(options.ARTIFICIAL_BUTLER_XIMP, profile("aeb")) == (Fraction(2), Fraction(0), Fraction(-2))


def test_own_decisions_lie_above_a_profile() -> None:
    own = profile("aeb").with_decisions("club", {"correction.minutes": "20", "alert.failure_is_mi": "false"})
    assert (value_of(options.CORRECTION_MINUTES, own), own.decided_by(options.CORRECTION_MINUTES)) == (20, "club")
    assert value_of(options.ALERT_FAILURE_IS_MI, own) is False
    assert value_of(options.SPU_POLICY, own) == "conditional"
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


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("agreements.vary_after_opp_irregularity", "prohibited", False),
        ("artificial.butler_ximp", "2, 0, −2", (2, 0, -2)),
        ("artificial.pairs.subsequent_award", "50 %", 50),
        ("la.significant_fraction", "undefined", None),
        ("memory_aids", "teaching_only", "teaching"),
        ("pause.trick_one", "declarer_or_rho", True),
        ("psych.artificial", "banned-list", "banned"),
        ("system_card.opp_consult", "before_auction, own_turn", ("before the auction", "in the auction", "play")),
        ("ui.reserve_rights", "must_call_director", "must_call"),
    ],
)
def test_a_value_may_be_written_in_the_words_of_the_sources(name: str, written: str, value: object) -> None:
    assert option(name).read(written) == value


def test_a_text_stands_as_it_was_written() -> None:
    assert option("entry.conditions").read(" members,guests  by invitation ") == "members,guests  by invitation"


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
    parsed = read_own_regulations(
        'name = "club"\nabove = "qba"\n[options]\n"correction.minutes" = 20\n"pause.skip_bid" = "sí"\n'
        '"calls.methods" = ["spoken", "written"]\n'
    )
    assert parsed.diagnostics == ()
    assert value_of(options.CORRECTION_MINUTES, parsed.value.profile) == 20
    assert value_of(options.PAUSE_SKIP_BID, parsed.value.profile) is True
    assert value_of(options.CALLS_METHODS, parsed.value.profile) == ("spoken", "written")
    assert value_of(options.WEIGHTED_DECIMALS_PAIRS, parsed.value.profile) == 1


def test_a_wrong_file_says_where_and_is_read_as_far_as_possible() -> None:
    parsed = read_own_regulations(
        'above = "moon"\nfoo = 1\n[options]\n"correction.minutes" = "soon"\n"appeal.minutes" = 10\nx = 1\n'
    )
    assert [(wrong.line, wrong.code) for wrong in parsed.diagnostics] == [
        (1, "regulations-unknown-profile"),
        (2, "regulations-unknown-key"),
        (4, "regulations-bad-value"),
        (6, "regulations-unknown-option"),
    ]
    assert value_of(options.APPEAL_MINUTES, parsed.value.profile) == 10
    assert read_own_regulations("= 3").diagnostics[0].code == "regulations-not-toml"


def test_where_a_value_comes_from() -> None:
    own = profile("aeb").with_decisions("club", {"correction.minutes": "20"})
    found = {one.option.name: one for one in decisions(own)}
    assert list(found) == list(OPTIONS)
    assert (found["correction.minutes"].source, found["correction.minutes"].by) == (OptionSource.OWN, "club")
    assert (found["claim.suit_order"].source, found["claim.suit_order"].by) == (OptionSource.PRINTED, "aeb")
    assert (found["team.max_players"].source, found["team.max_players"].by) == (OptionSource.INHERITED, "wbf")
    assert found["correction.minutes"].differs
    assert not found["team.max_players"].differs
    assert {one.source for one in decisions(profile("wbf"))} == {OptionSource.LAWS}
    assert not any(one.differs for one in decisions(profile("wbf")))


def test_a_club_that_calls_itself_as_a_source_does_is_not_that_source() -> None:
    pretender = profile("wbf").with_decisions("aeb", {"correction.minutes": "20"})
    assert {one.source for one in decisions(pretender)} == {OptionSource.OWN, OptionSource.INHERITED}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_is_read_back_as_it_was_written(name: str) -> None:
    one = option(name)
    for value in (one.default, *one.printed.values(), *one.choices):
        if value is None:
            assert one.write(value) == ""
        else:
            assert one.read(one.write(value)) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [("correction.minutes", "-5"), ("artificial.pairs", "60, 50"), ("artificial.pairs", "160, 50, 40"),
     ("la.significant_fraction", "3/2"), ("team.max_players", "3"), ("spectators.max_hands", "5"), ("vp.scale", " ")],
)  # fmt: skip
def test_a_value_out_of_its_bounds_is_refused_with_what_is_permitted(name: str, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        option(name).read(text)
    assert name in str(caught.value)
    assert option(name).permitted in str(caught.value)


@pytest.mark.parametrize("name", PROFILES)
def test_what_is_written_is_read_back(name: str) -> None:
    written = write_regulations(
        'the "first" club', name, ["one line", ""],
        [OptionLine(one.option, one.value, ("correction.minutes = 3",)) for one in decisions(profile(name))],
    )  # fmt: skip
    parsed = read_own_regulations(written)
    assert parsed.diagnostics == ()
    own = parsed.value.profile
    assert (own.name, own.above) == ('the "first" club', profile(name))
    assert own.values() == profile(name).values()
    assert own.decided == {key: value for key, value in profile(name).values().items() if value is not None}
    lines = written.splitlines()
    assert all(lines[line - 1].startswith(f'"{key}" = ') for key, line in parsed.value.lines.items())


def test_what_stands_behind_a_mark_decides_nothing_until_it_is_taken_away() -> None:
    lines = [OptionLine(one.option, one.value, ("said",), decided=False) for one in decisions(profile("aeb"))]
    written = write_regulations("club", "wbf", [], lines)
    assert read_own_regulations(written).value.profile.decided == {}
    decided = read_own_regulations(written.replace('\n#"', '\n"'))
    # Where nothing is decided an example stands; a text without one is asked for.
    assert {wrong.code for wrong in decided.diagnostics} == {"regulations-bad-value"}
    undecided = {one.option.name for one in decisions(profile("aeb")) if one.value is None}
    assert {dict(wrong.values)["option"] for wrong in decided.diagnostics} <= undecided


def test_names_may_stand_without_quotation_marks_and_in_tables() -> None:
    parsed = read_own_regulations(
        "# correction.minutes = 1\n[options]\ncorrection.minutes = 20\n\n"
        "[options.appeal]\nminutes = 15\nbody = 'jury'\n"
    )
    assert parsed.value.profile.decided == {"correction.minutes": 20, "appeal.minutes": 15}
    assert parsed.value.lines == {"correction.minutes": 3, "appeal.minutes": 6}
    assert [(wrong.line, wrong.code) for wrong in parsed.diagnostics] == [(7, "regulations-bad-value")]


def test_words_with_commas_stay_whole() -> None:
    parsed = read_own_regulations('[options]\n"spu.list" = ["red, yellow", "HUM"]\n"announcements" = [1]\n')
    assert parsed.value.profile.decided == {"spu.list": ("red, yellow", "HUM")}
    assert [wrong.line for wrong in parsed.diagnostics] == [3]


@pytest.mark.parametrize(
    ("line", "near"),
    [("'claim.suit_orde' = 'top_down'", "claim.suit_order"), ("'claim.suit_order' = 'topdown'", "top_down"),
     ("'correction.minutes' = true", "none"), ("'vp.scale' = [1]", "none"), ("'team.max_players' = [4]", "none")],
)  # fmt: skip
def test_a_wrong_line_is_told_with_its_neighbour(line: str, near: str) -> None:
    (wrong,) = read_own_regulations(f"[options]\n{line}\n").diagnostics
    assert wrong.line == 2
    assert dict(wrong.values)["near"] == near


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_option_is_explained_in_every_language(language: str) -> None:
    messages = Messages.load(language)
    for one in OPTIONS.values():
        assert about(messages, one).endswith(".")
        assert all(choice in told_permitted(messages, one) for choice in one.choices)


def test_an_option_above_its_table_is_told_where_it_belongs() -> None:
    (wrong,) = read_own_regulations('above = "aeb"\nappeal.minutes = 10\n').diagnostics
    assert (wrong.line, wrong.code) == (2, "regulations-unknown-key")
    assert dict(wrong.values) == {"text": "appeal.minutes", "near": "appeal.minutes"}
