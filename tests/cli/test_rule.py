"""`duplicado rule` as a director under time pressure types at it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.rule import command


def run(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(command, list(args), input=typed, env={"DUPLICADO_LANG": "en"})


def answered(*given: str, edition: str = "2017", lang: str = "en", what: str) -> Result:
    options = [part for answer in given for part in ("-a", answer)]
    return run(*what.split(), *options, "--edition", edition, "--lang", lang)


# What the director says happened and what he answers, in English, Spanish and Portuguese. Each is the longer way: an
# option refused, a choice made. Where the Laws of 2007 ask something else, the answers under them follow.
TEN: dict[str, dict[str, tuple[str, ...]]] = {
    "insufficient bid": {
        "en": ("insufficient bid", "N 1S 1H|refuse|2C|no|no", "N 1S 1H|refuse|2C|no"),
        "es": ("declaración insuficiente", "N 1P 1C|rechaza|2T|no|no", "N 1P 1C|rechaza|2T|no"),
        "pt": ("marcação insuficiente", "N 1E 1C|recusa|2P|não|não", "N 1E 1C|recusa|2P|não"),
    },
    "call out of rotation": {
        "en": ("call out of rotation", "N S:1H|refuse|P|P|1S|no", "N S:1H||refuse"),
        "es": ("voz fuera de turno", "N S:1C|rechaza|P|P|1P|no", "N S:1C||rechaza"),
        "pt": ("voz fora de vez", "N S:1C|recusa|passo|passo|1E|não", "N S:1C||recusa"),
    },
    "opening lead out of turn": {
        "en": ("opening lead out of turn", "4S S|E DK|1|no|refuse|require D"),
        "es": ("salida inicial fuera de turno", "4P S|E DR|1|no|rechaza|exige D"),
        "pt": ("saída inicial fora de vez", "4E S|L OR|1|não|recusa|exige O"),
    },
    "later lead out of turn": {
        "en": ("later lead out of turn", "4S S|E DK|W||refuse|forbid D"),
        "es": ("salida posterior fuera de turno", "4P S|E DR|O||rechaza|prohibe D"),
        "pt": ("saída posterior fora de vez", "4E S|L OR|O||recusa|proibe O"),
    },
    "revoke": {
        "en": ("revoke", "4S S|1|E||1 3"),
        "es": ("renuncio", "4P S|1|E||1 3"),
        "pt": ("revoque", "4E S|1|L||1 3"),
    },
    "revoke that can be corrected": {
        "en": ("revoke", "4S S||S H3 H5 H9 C2|H7"),
        "es": ("renuncio", "4P S||S C3 C5 C9 T2|C7"),
        "pt": ("revoque", "4E S||S C3 C5 C9 P2|C7"),
    },
    "card exposed by a defender": {
        "en": ("card exposed during the play", "4S S|E|DK||W|require D"),
        "es": ("carta expuesta durante el carteo", "4P S|E|DR||O|exige D"),
        "pt": ("carta exposta durante o carteio", "4E S|L|OR||O|exige O"),
    },
    "disputed claim": {
        "en": ("disputed claim", "4S S|S|5||5|NS 4 EW 1"),
        "es": ("reclamación discutida", "4P S|S|5||5|NS 4 EO 1"),
        "pt": ("reivindicação contestada", "4E S|S|5||5|NS 4 LO 1"),
    },
    "disputed claim, the cards known": {
        "en": ("disputed claim", "4S S|S|4|N:3.6.5.4 .KQ.9.8 AKQ.A.. .J.K.97|S|"),
        "es": ("reclamación discutida", "4P S|S|4|N:3.6.5.4 .KQ.9.8 AKQ.A.. .J.K.97|S|"),
        "pt": ("reivindicação contestada", "4E S|S|4|N:3.6.5.4 .KQ.9.8 AKQ.A.. .J.K.97|S|"),
    },
    "hesitation": {
        "en": ("hesitation", "N|tempo|yes|yes|yes|no|4S N -1|||", "N|tempo|yes|yes|yes|no"),
        "es": ("titubeo", "N|ritmo|si|si|si|no|4P N -1|||", "N|ritmo|si|si|si|no"),
        "pt": ("hesitação", "N|7|sim|sim|sim|não|4E N -1|||", "N|7|sim|sim|sim|não"),
    },
    "misinformation": {
        "en": ("wrong explanation too late", "E|yes|no|no|yes|no|passes 4S|60% 4S N =, 40% 4S N -1|||", "E|yes"),
        "es": ("explicación errónea tarde", "E|si|no|no|si|no|pasa 4P|60% 4P N =, 40% 4P N -1|||", "E|si"),
        "pt": ("explicação errada tarde", "L|sim|não|não|sim|não|passa 4E|60% 4E N =, 40% 4E N -1|||", "L|sim"),
    },
    "misinformation noticed in time": {
        "en": ("wrong explanation noticed before the lead", "N 1S P 2H P|W|no|keep"),
        "es": ("explicación errónea advertida antes de la salida", "N 1P P 2C P|O|no|mantiene"),
        "pt": ("explicação errada notada antes da saída", "N 1E passo 2C passo|O|não|mantem"),
    },
    "wrong board": {
        "en": ("wrong board", "|NS|3", "|3|NS|3"),
        "es": ("estuche equivocado", "|NS|3", "|3|NS|3"),
        "pt": ("bolsa errada", "|NS|3", "|3|NS|3"),
    },
}


MOST = 6
"""Answers before the first ruling."""
MOST_OF_A_SCORE = 5
"""Answers behind a ruling that the score is adjusted: to what."""
OF_A_SCORE = {"rightly informed", "results", "by the infraction", "stood before", "own action"}


def heard(what: str, answers: list[str], edition: str, lang: str) -> dict[str, Any]:
    options = [part for answer in answers for part in ("-a", answer)]
    done = run(what, *options, "--edition", edition, "--lang", lang, "--json")
    assert done.exit_code == 0, done.output
    return cast("dict[str, Any]", json.loads(done.output))


@pytest.mark.parametrize("edition", ["2007", "2017"])
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("situation", TEN)
def test_at_most_six_answers(situation: str, lang: str, edition: str) -> None:
    what, given, *under_2007 = TEN[situation][lang]
    answers = (under_2007[0] if under_2007 and edition == "2007" else given).split("|")
    first, told = (heard(what, each, edition, lang) for each in (answers[:MOST], answers))
    assert first["ruling"]
    assert len(told["answers"]) == len(answers) <= MOST + MOST_OF_A_SCORE
    if len(answers) > MOST:
        assert first["asked"]["key"] in OF_A_SCORE, "what follows the first ruling is the score, and nothing else"
    assert told["asked"] is None, told["asked"]
    assert told["ruling"]


@pytest.mark.parametrize(
    ("situation", "edition", "said"),
    [
        ("insufficient bid", "2017", "West must pass for the rest of the auction"),
        ("call out of rotation", "2017", "North must pass at his next turn"),
        ("call out of rotation", "2007", "North must pass for the rest of the auction"),
        ("opening lead out of turn", "2017", "West must lead diamonds if he can"),
        ("later lead out of turn", "2007", "West may not lead diamonds"),
        ("revoke", "2017", "2 tricks are transferred"),
        ("revoke that can be corrected", "2017", "East takes back ♣2"),
        ("card exposed by a defender", "2017", "East's ♦K goes back to the hand"),
        ("disputed claim", "2017", "North-South have 4, East-West 1"),
        ("hesitation", "2017", "The Director adjusts the score"),
        ("misinformation", "2017", "The Director adjusts the score"),
        ("wrong board", "2017", "gets average plus"),
    ],
)
def test_what_is_said_in_the_end(situation: str, edition: str, said: str) -> None:
    what, given, *under_2007 = TEN[situation]["en"]
    answers = under_2007[0] if under_2007 and edition == "2007" else given
    done = answered(*answers.split("|"), what=what, edition=edition)
    assert said in " ".join(done.output.split())


@pytest.mark.clause("70A")
@pytest.mark.parametrize(
    ("lang", "first", "trick"),
    [("en", "The line of play that shows", "W ♥J"), ("pt", "A linha de jogo que mostra", "O ♥V")],
)
def test_the_line_behind_a_ruling_on_a_claim_is_said_when_all_is_known(lang: str, first: str, trick: str) -> None:
    what, given, *_ = TEN["disputed claim, the cards known"][lang]
    answers = given.split("|")
    told, begun = (heard(what, each, "2017", lang) for each in (answers, answers[:-1]))
    assert not any(each.startswith(first) for each in begun["ruling"])
    (line,) = (each for each in told["ruling"] if each.startswith(first))
    assert line.count(";") == 3
    assert trick in line


def test_the_same_in_spanish_and_portuguese() -> None:
    spanish = answered("4P S", "1", "E", "", "1 3", what="renuncio", lang="es")
    portuguese = answered("4E S", "1", "L", "", "1 3", what="revoque", lang="pt")
    assert "se transfieren 2 bazas" in " ".join(spanish.output.split())
    assert "transferem-se 2 vazas" in " ".join(portuguese.output.split())


@pytest.mark.parametrize(
    ("lang", "auction", "number", "words"),
    [
        ("en", "N 1S 1H", "2", ["refuse", "does not accept", "doesn't accept", "rejects"]),
        ("es", "N 1P 1C", "2", ["rechaza", "no acepta", "no la acepta"]),
        ("pt", "N 1E 1C", "2", ["recusa", "não aceita", "nao aceita"]),
        ("es", "N 1P 1C", "1", ["acepta", "vale"]),
    ],
)
def test_a_choice_is_read_as_directors_say_it(lang: str, auction: str, number: str, words: list[str]) -> None:
    by_number = answered(auction, number, what="27", lang=lang).output
    for said in words:
        assert answered(auction, said, what="27", lang=lang).output == by_number


def test_a_choice_of_several_words_is_read() -> None:
    told = ("3ST S", "O", "PR")
    by_number = answered(*told, "3", what="penalty-card-partner-leads", lang="es").output
    assert answered(*told, "sin restricción", what="penalty-card-partner-leads", lang="es").output == by_number
    required = answered(*told, "1 P", what="penalty-card-partner-leads", lang="es").output
    assert answered(*told, "obliga P", what="penalty-card-partner-leads", lang="es").output == required


@pytest.mark.parametrize(
    ("lang", "what", "typed", "said"),
    [
        ("es", "renuncio", "4P", "No se entiende «4P». Escriba p. ej. 4C O, o 4 corazones por Oeste."),
        ("pt", "revoque", "4E", "Não se entende “4E”. Escreva ex.: 4C O, ou 4 copas por Oeste."),
        ("es", "renuncio", "", "Esta hace falta."),
    ],
)
def test_what_is_not_understood_is_said_in_his_language(lang: str, what: str, typed: str, said: str) -> None:
    done = answered(typed, what=what, lang=lang)
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


def test_what_happens_most_is_offered_first() -> None:
    done = run(typed="all\nquit\n")
    first, everything = done.output.split("> all")
    assert "Revoke" in first
    assert "Psychic call" not in first
    assert "Psychic call" in everything


@pytest.mark.parametrize("typed", ["E", "4S S", "y", "n"])
def test_an_answer_is_no_incident(typed: str) -> None:
    assert "Nothing is known by the words" in run(typed=f"{typed}\nquit\n").output


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
        ("dummy touched a card", "card-suggested-by-dummy"),
        ("dummy looked at a hand", "dummy-without-rights"),
        ("quinta carta", "fifth-card"),
        ("play anything", "incomplete-designation"),
        ("ver última baza", "inspection-of-tricks"),
        ("ver a última vaza", "inspection-of-tricks"),
        ("not shuffled", "faulty-deal"),
        ("67B3", "card-found-again"),
    ],
)
def test_what_happened_is_found_in_the_players_words(query: str, first: str) -> None:
    done = run(query, "--json")
    told = json.loads(done.output)
    found = [told["incident"]] if "incident" in told else [each["id"] for each in told["incidents"]]
    assert first in found[:3], found


@pytest.mark.parametrize(
    ("query", "only"),
    [
        ("disputed facts", "disputed-facts"),
        ("hechos discutidos", "disputed-facts"),
        ("fatos disputados", "disputed-facts"),
        ("79B", "tricks-disagreed"),
        ("79b1", "tricks-disagreed"),
    ],
)
def test_words_that_belong_to_one_incident_find_that_alone(query: str, only: str) -> None:
    assert json.loads(run(query, "--json").output)["incident"] == only


def test_a_number_finds_the_parts_of_a_law_and_no_longer_number() -> None:
    assert run("2").exit_code == 2  # and not Laws 20 to 29
    told = json.loads(run("20", "--json").output)
    assert {each["id"] for each in told["incidents"]} == {"explanation-corrected", "explanation-to-correct"}


def test_the_regulations_may_be_a_clubs_own(tmp_path: Path) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text('name = "ours"\nabove = "wbf"\n[options]\n"correction.minutes" = 17\n')
    assert run("revoke", "--regulations", str(ours), "--json").exit_code == 0
    ours.write_text('[options]\n"correction.minutes" = "soon"\n')
    done = run("revoke", "--regulations", str(ours), "--json")
    assert done.exit_code == 2
    assert "correction.minutes" in done.output


def test_what_nobody_knows_is_said_so() -> None:
    done = run("zzzz")
    assert done.exit_code == 2
    assert "Nothing is known by the words" in done.output


@pytest.mark.parametrize(
    ("what", "given", "reason"),
    [
        ("revoke", ("4S",), "Write e.g. 4H W"),
        ("revoke", ("4S S", "1", "Z"), "Write N, E, S or W"),
        ("insufficient bid", ("N 1S 2H",), "no such irregularity"),
        ("wrong number of cards", ("N 12",), "A card is missing"),
        ("disputed claim", ("4S S", "S", "99"), "Write a number from 0 to 13"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_remedy(what: str, given: tuple[str, ...], reason: str) -> None:
    done = answered(*given, what=what)
    assert done.exit_code == 2
    assert reason in " ".join(done.output.split())


def test_as_data() -> None:
    done = run("revoke", "-a", "4S S", "-a", "1", "--json")
    told = json.loads(done.output)
    assert told["incident"] == "revoke"
    assert told["asked"]["key"] == "offender"
    assert told["asked"]["because"] == ["61A", "64B3"]


def test_lines_from_a_pipe() -> None:
    done = run(typed="revoke\n4S S\n1\nE\n\n1 3\n")
    assert done.exit_code == 0, done.output
    assert "2 tricks are transferred" in " ".join(done.output.split())


@pytest.mark.parametrize(("typed", "law"), [("89", "89"), ("Law 91a", "91A"), ("78b", "78B")])
def test_a_clause_without_an_incident_is_said_to_be_in_the_book(typed: str, law: str) -> None:
    found = CliRunner().invoke(command, [typed, "--lang", "en"])
    assert found.exit_code == 2
    assert f"`duplicado book {law}`" in found.output
