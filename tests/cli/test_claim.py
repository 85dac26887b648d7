"""`duplicado claim`."""

import json

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.claim import claim_task, command
from duplicado.law.claims.policy import NormalPlay
from duplicado.locale import Language
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

HANDS = "N:..54.32 .65.JT. A.AK..A 7..98.9"
JACK = "N:42.2.. J3..4. AK5... T9..5."


def claim(*more: str, hands: str = HANDS, contract: str = "4S S", claims: str = "4") -> Result:
    given = ["--hands", hands, "--contract", contract, "--lead", "S", "--claimer", "S", "--claims", claims]
    return CliRunner().invoke(command, [*given, "--lang", "en", *more])


def test_the_report_has_result_line_judgement_and_clauses() -> None:
    result = claim("--won", "6-3")
    assert result.exit_code == 0, result.output
    assert "South claimed 4 of 4: 3 to 4 to claimer's side, by what is judged" in result.output
    assert "Declarer makes 9 in all." in result.output
    assert "70C2: " in result.output
    assert "Yes: 3. No: 4." in result.output
    assert "Laws: 70A, 70C, 70C2, 70D1" in result.output
    rows = [line for line in result.output.splitlines() if line.startswith(("  S ", "  W "))]
    assert len(rows) == 4
    assert all(row.count("  ") == 4 for row in rows)


@pytest.mark.parametrize(
    ("more", "tricks"),
    [
        (["--finding", "70C2=no"], 4),
        (["--finding", "70C1=no"], 4),
        (["--finding", "70C1=yes", "--finding", "70C2=yes"], 3),
        (["--draws"], 4),
        (["--order", "SA"], 4),
        (["--order", "HA,S"], 3),
        (["--rest-high"], 3),
    ],
)
def test_findings_and_statements(more: list[str], tricks: int) -> None:
    found = json.loads(claim("--json", *more).output)
    assert found["tricks"] == tricks
    assert found["declarer_tricks"] is None
    assert len(found["line"]) == 16


def test_regulations_and_class_of_player() -> None:
    def tricks(*more: str) -> object:
        return json.loads(claim("--json", *more, hands=JACK, contract="3NT S", claims="3").output)["tricks"]

    assert tricks() == 1
    assert tricks("--regulations", "qba") == 3
    assert tricks("--regulations", "aeb") == 3
    assert tricks("--player", "expert") == 3
    assert tricks("--player", "novice") == 1


def test_a_trick_in_progress_and_who_has_shown_out() -> None:
    given = ["--hands", "N:32..2. K5..3. AQ..A. ..764.", "--contract", "3NT S", "--lead", "N", "--claimer", "S"]
    given += ["--claims", "3", "--shown-out", "W:S", "--json"]
    taken = json.loads(CliRunner().invoke(command, given).output)
    assert (taken["tricks"], taken["judgements"]) == (3, [])
    missed = json.loads(CliRunner().invoke(command, [*given, "--player", "novice"]).output)
    three, two = {"fewest": 3, "most": 3}, {"fewest": 2, "most": 2}
    assert missed["judgements"] == [{"clause": "70E1", "yes": three, "no": two}]
    given = ["--hands", "N:..A3. ..54. ..6. ..Q.", "--contract", "3NT S", "--lead", "S", "--trick", "D2,DK"]
    result = CliRunner().invoke(command, [*given, "--claimer", "S", "--claims", "2", "--won", "6-5", "--json"])
    assert json.loads(result.output)["declarer_tricks"] == 7


@pytest.mark.parametrize(
    ("language", "contract", "lead", "shown", "major"),
    [("en", "3NT W", "W", "W:S", "SK"), ("es", "3ST O", "oeste", "O:P", "PR"), ("pt", "3STO", "O", "O:E", "ER")],
)
def test_options_are_read_in_the_letters_of_the_language(
    language: str, contract: str, lead: str, shown: str, major: str
) -> None:
    given = ["--hands", "N:.43.. ...32 K..5. AQ...", "--contract", contract, "--lead", lead, "--claimer", lead]
    given += ["--claims", "2", "--shown-out", shown, "--major", major]
    with command.make_context("claim", given) as context:
        task = claim_task(context.params, Language(language))
    assert (task.claim.declarer, task.claim.position.trump, task.claim.claimer) == (Seat.W, None, Seat.W)
    assert task.claim.shown_out == {(Seat.W, Suit.SPADES)}
    assert task.claim.duties.major == (Card.parse("SK"),)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_question_has_its_words(language: str) -> None:
    result = claim("--lang", language, hands=JACK, contract="3NT S", claims="3")
    assert result.exit_code == 0, result.output
    assert "70D1: " in result.output
    assert "70E2: " in result.output


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--hands", "N:A... -"], "--hands: “N:A... -”"),
        (["--hands", "N:A... 2... 3... -"], "The hand of W is not known"),
        (["--hands", "N:A... 2... 3... 4.5.."], "The number of cards of N (1)"),
        (["--hands", "N:A... A... 3... 4..."], "--hands: “N:A... A..."),
        (["--hands", "N:A... 2... ... 4...", "--trick", "SA"], "SA stands twice"),
        (["--hands", "N:... ... ... ..."], "nothing to claim"),
        (["--contract", "8S S"], "--contract: “8S S”"),
        (["--lead", "Q"], "--lead: “Q”"),
        (["--trick", "S"], "--trick: “S”"),
        (["--claimer", "N"], "can neither claim nor concede"),
        (["--claims", "5"], "5 tricks are claimed, and 4 are still to come"),
        (["--order", "ZZ"], "--order: “ZZ”"),
        (["--order", "HS"], "--order: “HS”"),
        (["--ruffs", "DC"], "--ruffs: “DC”"),
        (["--finesse", "N"], "A finesse against N"),
        (["--shown-out", "W"], "--shown-out: “W”"),
        (["--finding", "70F=yes"], "is no finding"),
        (["--finding", "70C2=perhaps"], "is no finding"),
        (["--won", "6"], "declarer's side first"),
        (["--won", "6-4"], "must add up to 9"),
    ],
)
def test_what_cannot_be_read_is_one_sentence_in_each_language(more: list[str], complaint: str) -> None:
    said = {language: claim(*more, "--lang", language) for language in ("en", "es", "pt")}
    assert [result.exit_code for result in said.values()] == [2, 2, 2]
    assert complaint in said["en"].output
    assert len({result.output.replace("Erro:", "Error:") for result in said.values()}) == 3
    assert "Traceback" not in said["en"].output


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_what_is_normal_can_be_read_with_its_reasons(language: str) -> None:
    result = CliRunner().invoke(command, ["--explain", "--lang", language])
    assert result.exit_code == 0, result.output
    lines = [line for line in result.output.splitlines() if line]
    assert len(lines) == 1 + 2 * len(NormalPlay)
    for number, rule in enumerate(NormalPlay, 1):
        assert lines[2 * number - 1].startswith(f"{number}. ")
        assert lines[2 * number - 1].endswith(f"[{', '.join(rule.clauses)}]")


UNDER_DUTIES = "N:.43.. ...32 K..5. AQ..."


@pytest.mark.parametrize(
    ("more", "tricks"),
    [
        ([], 0),
        (["--major", "SQ"], 2),  # it is led, and the king wins
        (["--minor", "SQ"], 0),  # it is an honour's equal that need not be led: the ace is lawful
        (["--forbidden", "S"], 0),  # nothing else is held
        (["--required", "S"], 0),
    ],
)
def test_penalty_cards_bind_the_lines(more: list[str], tricks: int) -> None:
    result = claim(*more, "--lead", "W", "--json", hands=UNDER_DUTIES, contract="3NT S", claims="2")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert found["tricks"] == tricks
    assert (found["best_play"] is None) is bool(more)  # a solver knows of no duties


@pytest.mark.parametrize("option", ["--major", "--minor"])
def test_a_penalty_card_is_a_defenders(option: str) -> None:
    result = claim(option, "SK", hands=UNDER_DUTIES, contract="3NT S", claims="2")
    assert result.exit_code == 2
    assert "No defender holds SK" in result.output
