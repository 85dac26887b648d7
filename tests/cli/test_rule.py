"""`duplicado rule` as a director under time pressure types at it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.rule import command


def run(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(command, list(args), input=typed, env={"DUPLICADO_LANG": "en"})


def answered(*given: str, edition: str = "2017", lang: str = "en", what: str) -> Result:
    options = [part for answer in given for part in ("-a", answer)]
    return run(*what.split(), *options, "--edition", edition, "--lang", lang)


# Each within six answers, and each ends with nothing left to ask.
COMMON = [
    ("insufficient bid", ("N 1S 1H", "refuse", "2H", "yes"), "no longer unauthorized"),
    ("insufficient bid", ("N 1S 1H", "2", "2C", "no", "no"), "West must pass"),
    ("call out of rotation", ("N S:1H", "refuse", ""), "Stay until South has called"),
    ("opening lead out of turn", ("4S S", "E", "DK", "face up", "no", "refuse"), "D"),
    ("later lead out of turn", ("4S S", "E DK", "W", "no", "refuse", "require D"), "penalty card"),
    ("revoke", ("4S S", "E", "yes", "", "1", "yes"), "2 tricks are transferred"),
    ("card exposed during the play", ("4S S", "E", "DK", "", "S"), "penalty card"),
    ("disputed claim", ("4S S", "S", "5", "", "5", ""), None),
    ("wrong board", ("", "1", "3"), "gets average plus"),
]


@pytest.mark.parametrize(
    ("what", "given", "said"), COMMON, ids=[f"{place} {what}" for place, (what, _, _) in enumerate(COMMON, 1)]
)
def test_at_most_six_answers(what: str, given: tuple[str, ...], said: str | None) -> None:
    assert len(given) <= 6
    done = answered(*given, what=what)
    assert done.exit_code == 0, done.output
    if said is not None:
        assert said in " ".join(done.output.split())


def test_the_same_in_spanish_and_portuguese() -> None:
    spanish = answered("4P S", "E", "si", "", "1", "si", what="renuncio", lang="es")
    portuguese = answered("4E S", "L", "sim", "", "1", "sim", what="revoque", lang="pt")
    assert "se transfieren 2 bazas" in " ".join(spanish.output.split())
    assert "transferem-se 2 vazas" in " ".join(portuguese.output.split())


def test_a_conversation_with_second_thoughts() -> None:
    typed = "N 1S 1H\nrefuse\nback\nwhy\naccept\nchange 2 refuse\n2H\nyes\nedition 2007\nso far\nquit\n"
    done = run("insufficient", "bid", typed=typed)
    assert done.exit_code == 0, done.output
    said = " ".join(done.output.split())
    assert "Asked because of: 27A1" in said
    assert "Are 1♥ and the replacement 2♥ both natural beyond dispute?" in said


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("revoke", "revoke"),
        ("renuncio", "revoke"),
        ("revoque", "revoke"),
        ("did not follow suit", "revoke"),
        ("54", "opening-lead-out-of-turn"),
        ("salida fuera de turno", "lead-out-of-turn"),
        ("saida fora de vez", "lead-out-of-turn"),
        ("declaracion insuficiente", "insufficient-bid"),
        ("insuficient bid", "insufficient-bid"),
        ("carta expuesta", "card-exposed"),
        ("estuche equivocado", "wrong-board"),
        ("catorce cartas", "wrong-number-of-cards"),
        ("reivindicação", "disputed-claim"),
        ("overheard", "information-from-elsewhere"),
    ],
)
def test_what_happened_is_found_in_the_players_words(query: str, first: str) -> None:
    done = run(query, "--json")
    told = json.loads(done.output)
    found = [told["incident"]] if "incident" in told else [each["id"] for each in told["incidents"]]
    assert first in found[:3], found


def test_what_nobody_knows_is_said_so() -> None:
    done = run("zzzz")
    assert done.exit_code == 2
    assert "Nothing is known by the words" in done.output


@pytest.mark.parametrize(
    ("what", "given", "reason"),
    [
        ("revoke", ("4S",), "write the contract and declarer"),
        ("revoke", ("4S S", "Z"), "write N, E, S or W"),
        ("insufficient bid", ("N 1S 2H",), "no such irregularity"),
        ("wrong number of cards", ("N 12",), "A card is missing"),
        ("disputed claim", ("4S S", "S", "99"), "write one from 0 to 13"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_remedy(what: str, given: tuple[str, ...], reason: str) -> None:
    done = answered(*given, what=what)
    assert done.exit_code == 2
    assert reason in " ".join(done.output.split())


def test_as_data() -> None:
    done = run("revoke", "-a", "4S S", "-a", "E", "--json")
    told = json.loads(done.output)
    assert told["incident"] == "revoke"
    assert told["asked"]["key"] == "established"
    assert told["asked"]["because"] == ["63A1", "63A2", "63A3"]


def test_lines_from_a_pipe() -> None:
    done = run(typed="revoke\n4S S\nE\nyes\n\n1\nyes\n")
    assert done.exit_code == 0, done.output
    assert "2 tricks are transferred" in " ".join(done.output.split())
