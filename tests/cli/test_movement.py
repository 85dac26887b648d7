"""`duplicado movement`."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from duplicado.cli.movement import command
from duplicado.cli.movement_report import proposal_text
from duplicado.locale import Language
from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.half_table import rover
from duplicado.movement.model import MovementName, RepeatReason
from duplicado.movement.proposals import Proposal
from duplicado.publish.messages import Messages


def run(*arguments: str, code: int = 0, lang: str = "en") -> str:
    result = CliRunner().invoke(command, [*arguments, "--lang", lang])
    assert result.exit_code == code, (result.output, result.exception)
    return result.output


def run_json(*arguments: str) -> Any:  # noqa: ANN401 - it is JSON
    return json.loads(run(*arguments, "--json"))


def test_three_proposals_with_their_figures() -> None:
    report = run("--pairs", "12", "--minutes", "180", "--winners", "1", "--boards", "2")
    assert report.startswith("Movements for 12 pairs in 180 minutes, at 7 minutes a board and 1 for each change")
    assert "1. Howell, one winner\n   6 tables, 11 rounds of 2 boards: 22 boards in play, 22 played" in report
    assert "Fairness 100 of 100." in report
    assert "\n3. " in report
    assert "\n4. " not in report


def test_json_says_the_same_and_exactly() -> None:
    report = run_json("--pairs", "14", "--minutes", "190", "--boards", "3", "--winners", "1")
    found = next(each for each in report["proposals"] if each["movement"] == "mitchell")
    assert (found["rounds"], found["switched_rounds"], found["boards_played"]) == (7, [7], "21")
    assert round(float(Fraction(found["balance"])), 2) == 90.46
    assert found["sit_outs"] == []


def test_a_choice_is_shown_round_by_round() -> None:
    report = run("--pairs", "6", "--minutes", "150", "--winners", "1", "--choice", "1")
    assert "Three-table Howell" in report
    rows = [line.split() for line in report.split("\n\n")[1].splitlines()]
    assert rows[0] == ["Round", "Table", "NS", "EW", "Boards"]
    assert {row[0] for row in rows[1:]} == {"1", "2", "3", "4", "5"}
    sittings = run_json("--pairs", "6", "--minutes", "150", "--winners", "1", "--choice", "1")["sittings"]
    assert len(sittings) == len(rows) - 1
    assert {board for each in sittings for board in each["boards"]} == set(range(1, 21))


def test_guide_cards_meet_at_the_table() -> None:
    asked = ("--pairs", "10", "--minutes", "200", "--winners", "1", "--boards", "3")
    mine = run_json(*asked, "--card", "4")["sittings"]
    for sitting in mine:
        other = sitting["east_west"] if sitting["north_south"] == 4 else sitting["north_south"]
        assert sitting in run_json(*asked, "--card", str(other))["sittings"]
    card = run(*asked, "--card", "4")
    assert card.startswith("Pair 4 - Howell")
    assert len(card.splitlines()) == 1 + len(mine)


@pytest.mark.parametrize(
    ("lang", "out", "side"),
    [("en", "you sit out", "North-South"), ("es", "descanso", "Norte-Sur"), ("pt", "descansa", "Norte-Sul")],
)
def test_a_card_says_when_to_sit_out_in_each_language(lang: str, out: str, side: str) -> None:
    card = run("--pairs", "9", "--minutes", "180", "--winners", "1", "--card", "3", lang=lang)
    assert card.count(out) == 1
    assert side in card


def test_a_card_of_a_table_says_where_its_boards_go() -> None:
    card = run("--pairs", "14", "--minutes", "154", "--winners", "2", "--boards", "3", "--table", "1")
    lines = [line.split() for line in card.splitlines()[2:]]
    assert [line[1] for line in lines] == ["1"] * 7
    assert [line[-1] for line in lines] == ["7"] * 6 + ["-"]


def test_what_the_director_must_arrange_is_said() -> None:
    report = run("--pairs", "20", "--minutes", "170", "--winners", "2", "--boards", "2-3")
    assert "North-South are pairs 1–10, East-West pairs 11–20." in report
    assert "2 copies of each board are needed." in report
    report = run("--pairs", "16", "--minutes", "200", "--winners", "2", "--boards", "3")
    assert "Tables 1 and 8 share their boards" in report
    assert "A stand for boards is between tables 4 and 5." in report
    assert "After round 4 East-West go up two tables." in report


def test_a_declared_repeat_is_explained() -> None:
    movement = rover(9)
    proposal = Proposal(movement, 3, Fraction(198), quality_factor(movement), check_movement(movement))
    report = proposal_text(proposal, 1, Messages.load("en"))
    (finding,) = proposal.findings
    assert f"Pairs 17 and 19 meet twice (rounds {finding.earlier_round} and {finding.round})" in report


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_kind_and_reason_has_its_sentences(language: Language) -> None:
    messages = Messages.load(language)
    for name in MovementName:
        assert messages.has(f"movement-name-{name.value}")
        assert messages.has(f"movement-how-{name.value}")
    for reason in set(RepeatReason) - {RepeatReason.DOUBLE}:  # that is said once, of the movement
        assert messages.has(f"movement-repeat-{reason.value}")


@pytest.mark.parametrize("pairs", [4, 5, 7, 11, 17, 23, 34])
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_report_can_be_written(pairs: int, lang: str) -> None:
    report = run("--pairs", str(pairs), "--minutes", "200", lang=lang)
    assert "{" not in report
    assert "1. " in report


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--pairs", "3", "--minutes", "180"), "4<=x<=120"),
        (("--pairs", "8", "--minutes", "10"), "No movement for 8 pairs fits in 10 minutes"),
        (("--pairs", "8", "--minutes", "180", "--boards", "x"), "“x” does not say how many boards"),
        (("--pairs", "8", "--minutes", "180", "--boards", "4-2"), "“4-2” does not say"),
        (("--pairs", "8", "--minutes", "180", "--boards", "0"), "“0” does not say"),
        (("--pairs", "8", "--minutes", "180", "--card", "9"), "There is no pair 9: the pairs are 1 to 8."),
        (("--pairs", "8", "--minutes", "180", "--table", "5"), "There is no table 5"),
        (("--pairs", "4", "--minutes", "180", "--choice", "3"), "There is only one proposal."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    assert said in run(*arguments, code=2)


def test_a_late_pair_fills_the_half_table() -> None:
    asked: tuple[str, ...] = ("--pairs", "13", "--minutes", "190", "--winners", "2", "--boards", "4")
    kinds = [each["movement"] for each in run_json(*asked)["proposals"]]
    asked = (*asked, "--choice", str(kinds.index("mitchell") + 1))
    late = (*asked, "--change", "3:late")
    report = run(*late)
    assert report.startswith(
        "Before round 3: a pair comes late. The ways to go on, the best first:\n* 1. As announced, except"
    )
    assert "From round 3 on everybody follows the new guide card; before that nothing has changed." in report
    found, before = run_json(*late), run_json(*asked)
    assert found["changes"][0]["ways"][0]["way"] == "pair-up"
    assert found["changes"][0]["ways"][0]["sit_outs"] == 0
    assert found["sittings"][:12] == before["sittings"][:12]
    assert {who for each in found["sittings"] for who in (each["north_south"], each["east_west"])} == set(range(1, 15))
    card = run(*late, "--card", "14")
    assert [line.split(":")[0] for line in card.splitlines()[1:]] == [f"Round {number}" for number in range(3, 7)]


def test_another_way_may_be_taken_for_the_last_change() -> None:
    asked: tuple[str, ...] = ("--pairs", "14", "--minutes", "190", "--winners", "2", "--boards", "3")
    asked += ("--change", "2:leaves=3", "--change", "4:minutes=20")
    ways = [each["way"] for each in run_json(*asked)["changes"][1]["ways"]]
    assert sorted(ways) == ["cut", "fewer-boards"]
    for number, way in enumerate(ways, 1):
        report = run(*asked, "--way", str(number))
        assert "Before round 2: pair 3 goes home." in report
        assert "* 1. As announced; who has no opponent sits out." in report
        assert f"\n* {number}. " in report.split("Before round 4")[1]
        rounds = {line.split()[0] for line in report.split("\n\n")[-1].splitlines()[1:]}
        assert len(rounds) == (6 if way == "cut" else 7)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize(
    "change",
    ["2:late", "2:late=2", "3:leaves=1,4", "3:closes=2", "4:opens", "3:rounds=5", "3:rounds=9", "3:minutes=15"],
)
def test_every_change_has_its_words(lang: str, change: str) -> None:
    report = run("--pairs", "12", "--minutes", "170", "--winners", "1", "--boards", "3", "--change", change, lang=lang)
    assert "{" not in report
    assert "* 1. " in report


def test_teams_and_players() -> None:
    report = run("--teams", "9", "--minutes", "190")
    assert "1. American Whist\n   9 tables, 8 rounds of 3 boards: 27 boards in play, 24 played by each" in report
    assert "A team meets 100 % of the others." in report
    rounds = run("--players", "8", "--minutes", "190", "--choice", "1").split("\n\n")[1].splitlines()
    assert rounds[0].split() == ["Round", "Table", "N", "E", "S", "W", "Boards"]
    assert len(rounds) == 1 + 7 * 2
    found = run_json("--players", "8", "--minutes", "190", "--choice", "1")["proposals"][0]
    assert (found["movement"], found["copies"], len(found["sittings"])) == ("whist", 2, 14)
    assert run_json("--teams", "10", "--minutes", "190")["proposals"][0]["movement"] == "new-england"


def test_a_barometer() -> None:
    report = run("--pairs", "12", "--minutes", "190", "--barometer")
    assert "1. Barometer, one winner" in report
    assert "6 copies of each board are needed." in report


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("who", [("--teams", "5"), ("--teams", "8"), ("--players", "13"), ("--players", "32")])
def test_every_report_of_others_can_be_written(lang: str, who: tuple[str, str]) -> None:
    for more in ((), ("--choice", "1")):
        report = run(*who, "--minutes", "200", *more, lang=lang)
        assert "{" not in report
        assert "1. " in report


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--minutes", "180"), "--pairs, or --teams, or --players"),
        (("--pairs", "8", "--teams", "4", "--minutes", "180"), "--pairs, or --teams, or --players"),
        (("--teams", "4", "--minutes", "180", "--barometer"), "are for pairs"),
        (("--teams", "4", "--minutes", "5"), "No movement for 4 teams fits in 5 minutes"),
        (("--players", "10", "--minutes", "180"), "No movement for 10 single players"),
        (("--players", "8", "--minutes", "180", "--choice", "3"), "There is only one proposal."),
        (("--pairs", "8", "--minutes", "180", "--change", "late"), "“late” does not say what happened"),
        (("--pairs", "8", "--minutes", "180", "--change", "2:leaves"), "“2:leaves” does not say"),
        (("--pairs", "8", "--minutes", "180", "--change", "2:opens=1"), "does not say"),
        (("--pairs", "8", "--minutes", "180", "--change", "x:late"), "does not say"),
        (("--pairs", "8", "--minutes", "180", "--change", "99:late"), "“99:late” cannot be"),
        (("--pairs", "8", "--minutes", "180", "--change", "2:leaves=9"), "cannot be"),
        (("--pairs", "8", "--minutes", "180", "--change", "2:rounds=2", "--way", "5"), "only one way to go on"),
    ],
)
def test_what_was_asked_wrongly_is_said_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    assert said in run(*arguments, code=2)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    ("who", "changes"),
    [
        (("--teams", "9"), ("3:late", "4:leaves=2")),
        (("--teams", "9", "--choice", "2"), ("3:rounds=8",)),
        (("--teams", "8"), ("3:minutes=30",)),
        (("--players", "16"), ("3:late", "5:leaves=4", "6:rounds=9")),
    ],
)
def test_teams_and_players_are_planned_anew(who: tuple[str, ...], changes: tuple[str, ...], language: Language) -> None:
    arguments = ["--minutes", "190", *who]
    for change in changes:
        arguments += ["--change", change]
    said = CliRunner().invoke(command, [*arguments, "--lang", language.value])
    assert said.exit_code == 0, said.output
    assert said.output.count("\n* 1. ") == len(changes)
    report = json.loads(CliRunner().invoke(command, [*arguments, "--json"]).output)
    assert len(report["changes"]) == len(changes)
    assert report["rounds"] == max(each["round"] for each in report["sittings"])


@pytest.mark.parametrize("change", ["3:closes=1", "99:late", "late", "3:rounds=0"])
def test_what_cannot_be_for_teams_is_refused(change: str) -> None:
    for who in ("--teams", "--players"):
        refused = CliRunner().invoke(command, [who, "8", "--minutes", "190", "--change", change])
        assert refused.exit_code == 2
        assert change in refused.output


def test_cards_of_teams() -> None:
    who = ("--teams", "9", "--minutes", "190")
    card = run(*who, "--card", "4").splitlines()
    assert card[0] == "Team 4 - American Whist"
    sittings = run_json(*who, "--card", "4")["sittings"]
    assert len(card) - 1 == len(sittings) == 16
    assert {tuple(each["seats"]).count(4) for each in sittings} == {1}
    first = min(sittings, key=lambda each: (each["round"], each["table"]))
    assert f"Round 1: table {first['table']}, your " in card[1]
    assert any("your North-South pair against team" in line for line in card)
    table = run(*who, "--table", "4").splitlines()
    assert table[0] == "Table 4 - American Whist"
    assert [line.split()[0] for line in table[2:]] == [str(number) for number in range(1, 9)]
    odd = run(*who, "--choice", "2", "--card", "9")
    assert odd.startswith("Team 9 - Round robin")
    out = run_json(*who, "--choice", "2")["proposals"][0]["out"]
    assert odd.count("bye") == len([each for each in out if each["who"] == 9])


def test_cards_of_players_say_partner_and_opponents_as_they_sit() -> None:
    who = ("--players", "8", "--minutes", "190")
    sittings = run_json(*who, "--card", "3")["sittings"]
    card = run(*who, "--card", "3").splitlines()
    assert card[0].startswith("Player 3 - ")
    for line, sitting in zip(card[1:], sittings, strict=True):
        north, east, south, west = sitting["seats"]
        partner = {north: south, south: north, east: west, west: east}[3]
        left = {north: east, east: south, south: west, west: north}[3]
        assert line.startswith(f"Round {sitting['round']}: table {sitting['table']}, ")
        assert f"with {partner} against {left} (on your left)" in line
    both = run(*who, "--card", "3", "--table", "1").split("\n\n")
    assert both[0].splitlines() == card
    assert [line.split() for line in both[1].splitlines()][1][:6] == ["Round", "N", "E", "S", "W", "Boards"]


def test_cards_after_a_change_are_the_new_ones() -> None:
    who = ("--teams", "9", "--minutes", "190", "--change", "3:late")
    assert run(*who, "--card", "10").startswith("Team 10 - ")
    assert run(*who, "--card", "10", lang="es").startswith("Equipo 10 - ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--teams", "9", "--card", "10"), "There is no team 10: the teams are 1 to 9."),
        (("--players", "8", "--card", "0"), "There is no player 0: the players are 1 to 8."),
        (("--players", "8", "--table", "3"), "There is no table 3: the tables are 1 to 2."),
    ],
)
def test_cards_of_nobody(arguments: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(command, [*arguments, "--minutes", "190"])
    assert result.exit_code == 2
    assert said in result.output


def test_a_double_movement_does_not_list_whom_everybody_meets_again() -> None:
    report = run("--movement", "double-howell", "--pairs", "4", "--boards", "4")
    assert "1. Double Howell, one winner\n   2 tables, 6 rounds of 4 boards: 24 boards in play" in report
    assert "Fairness 100 of 100." in report
    assert "Pairs 1 and" not in report


def test_nobody_stays_in_a_howell_whose_last_pair_is_missing() -> None:
    assert "The last pair stays" in run("--movement", "howell", "--pairs", "10")
    report = run("--movement", "howell", "--pairs", "9")
    assert "Everybody follows the guide card." in report
    assert "The last pair stays" not in report


def test_a_movement_by_its_name() -> None:
    report = run("--movement", "howell", "--pairs", "12", "--boards", "2")
    assert "1. Howell, one winner\n   6 tables, 11 rounds of 2 boards: 22 boards in play" in report
    assert len(report.split("\n\n")[1].splitlines()) == 1 + 11 * 6
    assert run("--movement", "Howell", "--pairs", "12", "--minutes", "180") == report
    assert "Pair 3 - " in run("--movement", "hesitation", "--pairs", "10", "--card", "3")
    found = run_json("--movement", "american-whist", "--teams", "7", "--boards", "4")["proposals"][0]
    assert (found["movement"], found["rounds"], found["boards_per_round"]) == ("american-whist", 6, 4)
    assert "Before round 3: a player comes late" in run("--movement", "whist", "--players", "16", "--change", "3:late")
    switched = run("--movement", "mitchell", "--pairs", "14", "--winners", "1", "--boards", "3")
    assert "Arrow switched at all tables in: round 7." in switched


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_names_of_all_movements_are_listed_with_their_sizes(lang: str) -> None:
    report = run("--movement", "list", lang=lang)
    lines = {words[0]: " ".join(words[1:]) for words in map(str.split, report.splitlines()) if words}
    assert lines["howell"] == "4–30"
    assert lines["whist"].startswith("5, 8–9, 12–13, 16–17")
    assert lines["head-to-head"] == "2"
    assert "swiss, danish, knock-out" in report


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--movement", "howell", "--pairs", "31"), "30"),
        (("--movement", "mitchell", "--pairs", "8"), "skip-mitchell, share-and-relay"),
        (("--movement", "web", "--pairs", "20", "--rounds", "8"), "7"),
        (("--movement", "howell", "--pairs", "8", "--winners", "2"), "howell"),
        (("--movement", "swiss", "--pairs", "8"), "duplicado event pair"),
        (("--movement", "rooster", "--pairs", "8"), "hesitation"),
        (("--movement", "whist", "--teams", "8"), "--players"),
        (("--movement", "howell", "--pairs", "8", "--teams", "4"), "--pairs"),
        (("--movement", "howell", "--pairs", "12", "--minutes", "20"), "11"),
        (("--movement", "howell", "--pairs", "12", "--choice", "2"), "--choice"),
        (("--pairs", "12", "--minutes", "180", "--rounds", "5"), "--movement"),
        (("--pairs", "12", "--minutes", "180", "--way", "2"), "--change"),
        (("--movement", "howell", "--from", "x.mov"), "--from"),
    ],
)
def test_a_name_or_size_that_there_is_not_is_answered_with_what_there_is(
    arguments: tuple[str, ...], said: str, lang: str
) -> None:
    report = run(*arguments, code=2, lang=lang)
    assert said in report
    assert "{" not in report


def test_a_file_that_is_no_movement_is_refused_and_what_is_written_is_marked_untried(tmp_path: Path) -> None:
    wrong, right = tmp_path / "thursday.pbn", tmp_path / "eight.mov"
    wrong.write_text('[Event "Thursday"]\n' * 200)
    report = run("--from", str(wrong), code=2)
    assert "This is neither JSON nor YAML in which a movement could stand" in report
    assert "Round" not in report
    wrong.write_bytes(b"\0\1" * 500)
    assert "This is no movement of the ACBL" in run("--from", str(wrong), code=2)
    assert "untried" in run("--movement", "howell", "--pairs", "8", "--to", str(right))
    read = run("--from", str(right), "--boards", "3")
    assert "untried" in read
    assert "The movement is as it should be" in read
    right.write_bytes(right.read_bytes()[:0x2C3] + b"\x01\x01\x01" * 28)
    damaged = run("--from", str(right), code=1)
    assert len(damaged.splitlines()) < 90
    assert " more." in damaged
    assert len(json.loads(run_mixed("--from", str(right), "--json"))["faults"]) > 30


def run_mixed(*arguments: str) -> str:
    """Run it and give what stands on the output alone, without what is said beside it."""
    return CliRunner().invoke(command, list(arguments)).stdout


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_single_tables_are_turned_where_that_balances_better(lang: str) -> None:
    asked = ("--movement", "mitchell", "--pairs", "10", "--boards", "4")
    plain, better = (Fraction(run_json(*asked, "--winners", "1", *more)["balance"]) for more in ((), ("--even-out",)))
    assert better > plain
    assert "--winners 1" in run(*asked, "--even-out", code=2, lang=lang)
