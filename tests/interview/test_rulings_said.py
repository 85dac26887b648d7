"""Rulings of an interview as they are said in the end: they settle something, and contradict nothing."""

from __future__ import annotations

import pytest

from duplicado.cli.rule_shell import RuleShell
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import StoryConditions
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords


def ruling(name: str, *answers: str, language: str = "en", edition: str = "2017") -> str:
    """Return the whole ruling to which these answers come, in one line."""
    shell = RuleShell(RulingWords.of(Language(language)), StoryConditions(Edition(edition)), (incident(name),))
    for answer in answers:
        list(shell.answer(answer))
        assert not shell.failed, answer
    assert shell.is_complete, shell.question
    return " ".join(shell.report())


@pytest.mark.parametrize(
    ("name", "answers", "language", "edition", "said"),
    [
        ("right-in-doubt", ("1",), "en", "2017", "has lost its right to a rectification"),
        ("card-of-another-pack", ("no",), "es", "2017", "La carta de la otra baraja se retira"),
        ("card-of-another-pack", ("não",), "pt", "2007", "A carta do outro baralho é retirada"),
        ("call-after-the-final-pass", ("N 1S P P P X",), "en", "2017", "is cancelled: the auction is over"),
        ("call-after-the-final-pass", ("N 1P P P P X",), "es", "2007", "la subasta ha terminado"),
        ("opening-lead-out-of-turn", ("4S S", "N C2", "1"), "en", "2017", "The card goes back to the hand"),
        ("card-exposed", ("4E S", "S", "P2"), "pt", "2017", "a carta volta à mão"),
        ("cards-too-many", ("4S S", "E", "C2"), "en", "2017", "The surplus cards go back to the hand"),
        ("lead-out-of-turn", ("4S S", "W H3 H5", "E"), "en", "2017", "West ♥3, North ♥5. East to play. [Law 53A]"),
        ("opening-lead-out-of-turn", ("4P S", "E DR", "2"), "es", "2007", "Sale Oeste"),
        ("dummy-without-rights", ("6", "4S S", "E", "HA"), "en", "2017", "East's ♥A goes back to the hand"),
        ("trick-knowingly-taken", ("sí",), "es", "2017", "La baza es del otro bando"),
        ("team-board-not-comparable", ("none", "1", "1"), "en", "2007", "The first team gets average minus"),
    ],
)
def test_what_a_law_settles_is_said(
    name: str, answers: tuple[str, ...], language: str, edition: str, said: str
) -> None:
    told = ruling(name, *answers, language=language, edition=edition)
    assert said in told
    assert "Nothing more follows" not in told


def test_nothing_is_said_of_a_revoke_that_nobody_made() -> None:
    told = ruling("fifth-card", "4S S", "S", "DK")
    assert "South takes back ♦K" in told
    assert "revoke" not in told


def test_information_is_not_unauthorized_and_authorized_in_one_ruling() -> None:
    told = ruling("insufficient-bid", "N 1S 1H", "refuse", "2H", "yes")
    assert "What 1♥ told is not unauthorized for East-West" in told
    assert "is unauthorized information for East-West" not in told


def test_what_the_director_has_still_to_find_makes_nothing_unauthorized_meanwhile() -> None:
    shell, _ = shell_of("insufficient-bid", "N 1S 1H", "refuse", "2H")
    assert shell.question
    assert "unauthorized" not in " ".join(shell.report())
    told = ruling("insufficient-bid", "N 1S 1H", "refuse", "2C", "no", "no")
    assert "is unauthorized information for East-West" in told


def test_an_earlier_ruling_that_was_told_is_not_ruled_again() -> None:
    _, _, said = ruling("call-by-a-player-who-must-pass", "N 1C P 1D 1H; W must pass once", "W").partition("Say:")
    assert "at his next turn" not in said
    assert said.count("The position now:") == 1
    _, _, accepted = ruling("insufficient-bid", "N 1S 1H; W must pass once", "accept").partition("Say:")
    assert "It is South's turn. West must pass at his next turn." in accepted
    assert accepted.count("West must pass") == 1


def test_after_a_card_seen_in_the_auction_the_turn_is_said() -> None:
    told = ruling("card-exposed-in-the-auction", "N 1C", "E", "SK", "1", "SK")
    assert "The position now: The auction stands: North 1♣. It is East's turn. West must pass at his next turn." in told


def test_a_claim_without_a_statement_is_told_as_such() -> None:
    shell, _ = shell_of("disputed-claim", "4S S", "S", "3", "N:AK5... Q3.2.. 42.3.. J7.4..", "N", "")
    assert "What did South say about the line of play? nothing of that kind was said" in " ".join(shell.report())


def test_a_lead_of_the_side_that_revoked_establishes_the_revoke_though_it_is_out_of_turn() -> None:
    for edition in ("2007", "2017"):
        told = ruling("revoke", "4S S", "2", "W H3 H5 H9 C2", "N D4", "", "3", edition=edition)
        assert "is corrected" not in told
        assert "one trick" in told or "1 trick" in told


def test_a_lead_on_an_opponents_word_establishes_no_revoke() -> None:
    assert "is corrected" in ruling("revoke", "4S S", "2 9", "W H3 H5 H9 C2", "N D4", "", edition="2017")


def test_only_the_calls_that_stand_now_are_told() -> None:
    told = ruling("insufficient-bid", "N 1S 1H", "refuse", "2C", "no", "no")
    assert told.count("The auction stands") == 1
    assert "North 1♠, East 2♣. It is South's turn." in told


@pytest.mark.parametrize(
    ("calls", "edition", "stands"),
    [
        ("N 1C P W:P S:1H", "2017", "North 1♣, East pass, South 1♥. It is West's turn."),
        ("N E:1S N:1C", "2007", "North 1♣. It is East's turn."),
    ],
)
def test_after_the_right_player_has_called_nothing_is_asked_and_the_calls_that_stand_are_told(
    calls: str, edition: str, stands: str
) -> None:
    """28B cancels no call that stood: the table is as it was, and nothing hangs on what the call out of turn showed."""
    assert f"The auction stands: {stands}" in ruling("call-out-of-rotation", calls, edition=edition)


def test_a_card_put_among_the_played_ones_leaves_nobody_in_turn() -> None:
    told = ruling("card-omitted", "4S S", "S", "W D9 D10 DA", "yes", "C2")
    assert "who won the trick does not change" in told
    assert "to play" not in told


@pytest.mark.parametrize(
    ("language", "calls", "because"),
    [
        ("en", "N 1S P X", "because of the double"),
        ("es", "N 1P P X", "por el doblo"),
        ("pt", "N 1E P X", "(voz retirada: o Dobre)"),
    ],
)
def test_a_double_has_its_article(language: str, calls: str, because: str) -> None:
    assert because in ruling("inadmissible-double", calls, language=language)


def test_nobody_loses_a_turn_that_he_gets() -> None:
    words = RulingWords.of(Language.ENGLISH)
    shell = RuleShell(words, StoryConditions(), (incident("call-out-of-rotation"),))
    assert not any("loses this turn" in line for line in shell.answer("N W:1H"))
    again = RuleShell(words, StoryConditions(), (incident("call-out-of-rotation"),))
    assert any("North loses this turn" in line for line in again.answer("N S:1H"))


@pytest.mark.parametrize(
    ("edition", "calls", "way"),
    [
        ("2017", "N 1S S:P", "South must then pass when his turn comes"),
        ("2017", "N 1S W:P", "When his turn comes West calls what he likes"),
        ("2017", "N 1S S:2H", "If East does anything else, South calls what he likes"),
        ("2017", "N 1S W:X", "When his turn comes West calls what he likes"),
        ("2007", "N P W:P", "West must then pass when his turn comes"),
        ("2007", "N 1S S:P", "South must then pass when his turn comes"),
        ("2007", "N 1S W:P", "West must then pass for the rest of the auction, and East may not double"),
        ("2007", "N 1S S:2H", "If East does anything else and South then bids the same denomination"),
        ("2007", "N 1S W:2H", "East must pass for the rest of the auction"),
        ("2007", "N 1S P W:X", "Otherwise East must pass for the rest of the auction"),
        ("2007", "N 1S W:X", "East must pass for the rest of the auction"),
    ],
)
def test_the_way_on_after_a_call_that_is_not_accepted(edition: str, calls: str, way: str) -> None:
    words = RulingWords.of(Language.ENGLISH)
    shell = RuleShell(words, StoryConditions(Edition(edition)), (incident("call-out-of-rotation"),))
    told = list(shell.answer(calls))
    if "may accept" not in told[1]:
        told = list(shell.answer("H" if "2♥" in told[1] else "no"))
    assert not shell.failed
    assert way in " ".join(" ".join(told).split())


def shell_of(
    name: str, *answers: str, language: str = "en", edition: str = "2017"
) -> tuple[RuleShell, list[list[str]]]:
    shell = RuleShell(RulingWords.of(Language(language)), StoryConditions(Edition(edition)), (incident(name),))
    told = [list(shell.answer(answer)) for answer in answers]
    assert not shell.failed
    return shell, told


@pytest.mark.parametrize("edition", ["2007", "2017"])
@pytest.mark.parametrize(
    ("language", "answers", "turn", "stands"),
    [
        ("en", ("N 1S 1H", "refuse", "2C"), "It is East's turn", "auction stands"),
        ("es", ("N 1P 1C", "rechaza", "2T"), "Le toca a Este", "subasta vale"),
        ("pt", ("N 1E 1C", "recusa", "2P"), "É a vez de Este", "leilão vale"),
    ],
)
def test_no_older_position_stands_while_something_is_asked(
    language: str, answers: tuple[str, ...], turn: str, stands: str, edition: str
) -> None:
    before, _ = shell_of("insufficient-bid", *answers[:2], language=language, edition=edition)
    after, _ = shell_of("insufficient-bid", *answers, language=language, edition=edition)
    assert turn in " ".join(before.report())
    assert after.question
    assert stands not in " ".join(after.report())


def test_a_sentence_is_not_said_again_because_another_has_gone() -> None:
    _, told = shell_of("insufficient-bid", "N 1S 1H", "refuse", "2C", "no", "no")
    said = [line for lines in told for line in lines if "told is unauthorized" in line]
    assert len(said) == 1


@pytest.mark.parametrize("edition", ["2007", "2017"])
def test_the_calls_that_stand_are_told_where_a_lead_has_been_faced(edition: str) -> None:
    told = ruling("call-by-a-player-who-must-pass", "N P P 1H 2C 2H 3C W:P P P", "E", "yes", edition=edition)
    _, _, now = told.partition("The position now: The auction stands: ")
    assert now.startswith("North pass, East pass, South 1♥, West 2♣, North 2♥, East 3♣, South (turn lost), West pass,")
    assert "to lead" not in told


def test_a_card_taken_back_behind_the_ruling_leaves_the_position() -> None:
    told = ruling("designation-changed", "3NT S", "E H3 H4 HQ", "H2", "HJ", "SQ", "yes", "1")
    assert "The trick stands as: East ♥3, South ♥4, West ♥Q, North ♥J. West to lead." in told
    assert "West ♠Q. " not in told


def test_the_call_that_is_left_of_a_change_is_the_one_that_is_offered() -> None:
    _, told = shell_of("change-of-call", "N E:1H E:1S", "no", "no", "refuse")
    offered = " ".join(told[-1])
    assert "South may accept East's 1♥, made out of turn" in offered
    assert "East's 1♥ is cancelled and it is North's turn again" in offered


@pytest.mark.parametrize(
    ("name", "answers", "way"),
    [
        ("lead-out-of-turn", ("4S S", "E DK", "W", "no"), "West leads, and South may require or forbid the suit."),
        ("lead-out-of-turn", ("4S S", "E DK", "S", "no"), "a major penalty card; South leads."),
        ("lead-out-of-turn", ("4S S", "S DK", "N", "no"), "declarer leads from the right hand."),
        ("lead-out-of-turn", ("4S S", "S DK", "W", "no"), "♦K goes back, and West leads."),
    ],
)
def test_the_way_on_says_whose_lead_it_is(name: str, answers: tuple[str, ...], way: str) -> None:
    _, told = shell_of(name, *answers)
    assert way in " ".join(told[-1])


def test_a_long_position_is_told_to_its_end() -> None:
    told = ruling("revoke", "3NT S", "", "S DA S8 D5 HJ", "1 2", "DT", "DJ", "1", "DQ", "1", "D9")
    now = told.partition("The position now:")[2]
    assert "…" not in told
    assert "East's ♦J is a major penalty card" in now


def test_what_two_rulings_say_alike_is_said_once() -> None:
    told = ruling("call-after-the-final-pass", "S 2S P P P E:X XX")
    assert told.count("The call after the final pass is cancelled") == 1


@pytest.mark.clause("43B2(a)")
@pytest.mark.parametrize(("choice", "led"), [("1", "South to lead. "), ("2", "South to lead from dummy. ")])
def test_a_ruling_on_the_hand_to_lead_from_says_it(choice: str, led: str) -> None:
    shell, _ = shell_of("dummy-without-rights", "1", "4S S", choice)
    assert led in " ".join(shell.report())


@pytest.mark.clause("67B1(a)", "64A2")
def test_a_deemed_revoke_says_what_becomes_of_the_trick() -> None:
    shell, _ = shell_of("card-omitted", "4S S", "N", "W H3 E:H5 S:H9", "yes", "H2")
    assert "one trick goes to the other side" in " ".join(shell.report())
