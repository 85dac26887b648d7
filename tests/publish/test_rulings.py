"""The texts of rulings: every option, question, effect, matter and action has its sentence in the three languages."""

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.director.admission import TableRefusal
from duplicado.director.commands import PlayerActs
from duplicado.director.matter import Matter
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.edition import Edition
from duplicado.law.orders import Effect
from duplicado.law.play_situation import PlayIrregularity
from duplicado.law.procedure_steps import ChoiceWord, Offer, Question
from duplicado.law.rectification import rectifications
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.locale import Language
from duplicado.publish.messages import slug
from duplicado.publish.rulings.effects import MESSAGES_BY_VALUE, SPECIAL, effect_message
from duplicado.publish.rulings.matters import told_by
from duplicado.publish.rulings.refusals import tell_refusal
from duplicado.publish.rulings.requests import SHARED_WORDS, tell_offer, tell_question
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import action_message, tell_entries
from duplicado.publish.rulings.ruling_values import UNKNOWN
from duplicado.publish.table_report import state_lines, table_report
from duplicado.table.actions.answers import Answer
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.reader import Action, parse_action
from duplicado.table.entries import MatterOpened
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.seats import Seat

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "cases").rglob("*.yaml"))
WORDS = {language: RulingWords.of(language) for language in Language}
LANGUAGES = pytest.mark.parametrize("words", WORDS.values(), ids=lambda words: words.language.value)
# Settled readings 3 to 7, 10, 14, 15 and 21: what the Director is asked.
QUESTIONS = (
    "23A",
    "24",
    "25A",
    "27B1(a)",
    "27B1(b)",
    "28B",
    "45C4(b)",
    "53B",
    "54C",
    "70",
    "70C1",
    "70C2",
    "70C3",
    "79B2",
    "79B3",
)
# A few tricks of a claim, and what was said, may hold the sign themselves.
QUOTED = re.compile(r"[“«].*?[”»]|\(.*\)$")


@cache
def played() -> tuple[Session, ...]:
    """Play every case in every edition as far as it can be played."""
    books = [read_cases(path.read_text(encoding="utf-8")) for path in FILES]
    return tuple(play_case(case, edition)[0] for book in books for case in book.cases for edition in case.editions)


@cache
def matters() -> tuple[Matter, ...]:
    """Collect what waited for an answer at any time."""
    return tuple(matter for session in played() for turn in session.turns for matter in turn.after.matters)


def option_ids() -> Iterator[str]:
    """Read the ids of options that the casebook lists (settled reading 16)."""
    readme = (ROOT / "cases" / "shared" / "README.md").read_text(encoding="utf-8")
    listed = readme[readme.index("16. Option ids:") : readme.index("17. Under 55A")]
    yield from re.findall(r"`([0-9][^`]*)`", listed)


@pytest.mark.rest
def test_the_casebook_is_large_enough_to_mean_something() -> None:
    assert len(played()) > 300
    assert len(list(option_ids())) > 20


@LANGUAGES
@pytest.mark.parametrize("clause", tuple(option_ids()))
def test_every_option_of_the_casebook_has_a_text(words: RulingWords, clause: str) -> None:
    assert words.has(f"offer-{slug(clause)}")


@LANGUAGES
@pytest.mark.parametrize("clause", QUESTIONS)
def test_every_question_of_the_casebook_has_a_text(words: RulingWords, clause: str) -> None:
    name = f"question-{slug(clause)}"
    assert words.has(name)
    assert words.has(f"{name}-answer") or (words.has(f"{name}-true") and words.has(f"{name}-false"))


@LANGUAGES
def test_every_option_that_a_case_brings_up_is_told_in_full(words: RulingWords) -> None:
    for matter in matters():
        if isinstance(matter.request, Offer):
            offer = matter.request
            assert words.has(f"offer-{slug(offer.clause)}"), offer.clause
            for word in offer.words:
                own = words.has(f"offer-{slug(offer.clause)}-{slug(word.value)}")
                assert own or word in SHARED_WORDS, (offer.clause, word)
            told = tell_offer(words, offer, matter)
            for answer in told.answers:
                assert UNKNOWN not in told.sentence + answer.entails, (offer.clause, answer)


@LANGUAGES
def test_every_question_that_a_case_brings_up_is_told_in_full(words: RulingWords) -> None:
    for matter in matters():
        if isinstance(matter.request, Question):
            question = matter.request
            assert words.has(f"question-{slug(question.clause)}"), question.clause
            told = tell_question(words, question, matter)
            assert UNKNOWN not in told.sentence + " ".join(answer.entails for answer in told.answers), question.clause


@LANGUAGES
def test_every_matter_has_a_text(words: RulingWords) -> None:
    facts = {(entry.law, told_by(words, entry.law, entry.facts)) for session in played() for entry in session.entries
             if isinstance(entry, MatterOpened)}  # fmt: skip
    assert {law for law, told in facts if told is None} == set()
    kinds = {kind.value for kind in (*CallIrregularity, *PlayIrregularity)}
    own = {law for law in rectifications() if words.has(f"matter-{slug(law)}")}
    # The others are named after the irregularity that they deal with.
    assert {law for law in set(rectifications()) - own if law.split()[0] not in kinds | {"62", "24"}} == set()


@LANGUAGES
@pytest.mark.parametrize("kind", [*CallIrregularity, *PlayIrregularity], ids=lambda kind: kind.value)
def test_every_irregularity_has_a_text(words: RulingWords, kind: CallIrregularity | PlayIrregularity) -> None:
    assert words.has(f"irregularity-{slug(kind.value)}")
    assert words.has(f"noted-{slug(kind.value)}")


@LANGUAGES
def test_what_the_cases_note_has_a_text(words: RulingWords) -> None:
    laws = {noted.law for session in played() for noted in session.state.table.noted}
    assert {law for law in laws if not words.has(f"noted-{slug(law)}")} == set()


@LANGUAGES
@pytest.mark.parametrize("effect", get_args(Effect), ids=lambda effect: effect.__name__)
def test_every_effect_has_a_text(words: RulingWords, effect: type[Effect]) -> None:
    assert effect in SPECIAL or words.has(effect_message(effect))


@LANGUAGES
@pytest.mark.parametrize("name", MESSAGES_BY_VALUE)
def test_every_fate_and_disposition_has_a_text(words: RulingWords, name: str) -> None:
    assert words.has(name)


@LANGUAGES
@pytest.mark.parametrize("word", ChoiceWord, ids=lambda word: word.value)
def test_every_choice_has_a_text(words: RulingWords, word: ChoiceWord) -> None:
    assert words.has(f"chosen-{slug(word.value)}")
    assert words.has(f"choose-{slug(word.value)}")


def actions() -> Iterator[type[Action]]:
    yield from (action for action in get_args(Action) if action not in get_args(Answer))


@LANGUAGES
@pytest.mark.parametrize("action", tuple(actions()), ids=lambda action: action.__name__)
def test_every_action_has_a_text(words: RulingWords, action: type[Action]) -> None:
    assert words.has(action_message(action))
    assert all(each.name != "who" for each in fields(action))


@LANGUAGES
def test_every_case_can_be_told_from_beginning_to_end(words: RulingWords) -> None:
    for session in played():
        for turn in session.turns:
            for line in tell_entries(words, turn.before, turn.entries):
                assert UNKNOWN not in QUOTED.sub("", line.text), line
        report = table_report(words, session.table_setup, session.beginning, session.entries)
        assert report.count("\n") > len(session.turns)


def session_after(*steps: str) -> Session:
    text = "case: x\nlaw: 2017\nsteps:\n" + "".join(f"  - {step}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], Edition.LAWS_2017)
    assert stopped is None
    return session


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (Language.ENGLISH, "East bid 1♥ over 1NT: the bid is insufficient. [Law 27]"),
        (Language("es"), "Este declaró 1♥ sobre 1ST: la declaración es insuficiente. [Art. 27]"),
        (Language("pt"), "Este marcou 1♥ sobre 1ST: a marcação é insuficiente. [Lei 27]"),
    ],
)
def test_calls_are_written_in_the_notation_of_the_language(language: Language, expected: str) -> None:
    session = session_after("N: 1NT", "E: 1H", "S: attention")
    told = [line.text for line in tell_entries(WORDS[language], session.beginning, session.entries)]
    assert expected in told


def test_cards_are_written_in_the_notation_of_the_language() -> None:
    session = session_after("E: drops SK")
    told = [line.text for line in tell_entries(WORDS[Language("es")], session.beginning, session.entries)]
    assert told == ["Este deja caer ♠R cara arriba."]


def test_both_choices_are_told_before_one_is_made() -> None:
    session = session_after("N: 1S", "E: 1H", "S: attention")
    matter = session.state.matters[0]
    assert isinstance(matter.request, Offer)
    told = tell_offer(WORDS[Language.ENGLISH], matter.request, matter)
    assert [answer.typed for answer in told.answers] == ["S: accept", "S: refuse"]
    assert "West must pass for the rest of the auction" in told.answers[1].entails
    assert matter.request.blocking


def test_a_refusal_says_what_comes_first() -> None:
    session = session_after("N: 1S", "E: 1H", "S: attention")
    command = PlayerActs(Seat.S, MakesCall(parse_call("2S")))
    told = tell_refusal(WORDS[Language.ENGLISH], TableRefusal("9B2"), command, session.state)
    assert "South has to choose first. [Law 9B2]" in told
    nothing = tell_refusal(
        WORDS[Language.ENGLISH], TableRefusal(None), PlayerActs(Seat.W, parse_action("refuse")), session.state
    )
    assert nothing.startswith("This answers nothing")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "a revoke of dummy's transfers no trick (64B3)"), ("es", "del muerto no transfiere bazas (64B3)"),
     ("pt", "do morto não transfere vazas (64B3)")],
)  # fmt: skip
def test_of_an_established_revoke_of_dummys_it_is_said_that_no_trick_is_transferred(
    language: str, expected: str
) -> None:
    case = read_cases(
        "case: dummy revokes\ncontract: 3NT S\n"
        'position: {hands: "N:AQ.K4.Q5. K9.QJ.J9. J2.A5.A2. T8.T3.T4.", lead: S, won: {NS: 5, EW: 2}}\n'
        "steps: [{S: S2}, {W: S8}, {S: dummy DQ}, {E: S9}, {E: HQ}, {S: HA}, {W: attention}]\n"
    ).cases[0]
    session, _ = play_case(case, Edition.LAWS_2017)
    told = [line.text for line in tell_entries(WORDS[Language(language)], session.beginning, session.entries)]
    assert any(expected in line for line in told)


def test_after_a_play_to_declarers_lead_the_defender_who_played_is_named() -> None:
    """53C: the irregular lead is declarer's, the premature card East's; it is West who plays as declarer says."""
    case = read_cases(
        "case: East plays first\ncontract: 3NT S\n"
        'position: {hands: "N:AQ.K4.Q5. K9.QJ.J9. J2.A5.A2. T8.T3.T4.", lead: N, won: {NS: 5, EW: 2}}\n'
        "steps: [{S: H5}, {E: HJ}, {S: attention}]\n"
    ).cases[0]
    session, _ = play_case(case, Edition.LAWS_2017)
    matter = next(each for each in session.state.matters if isinstance(each.request, Offer))
    assert isinstance(matter.request, Offer)
    told = tell_offer(WORDS[Language.ENGLISH], matter.request, matter)
    assert told.sentence.startswith("South says what West plays to this trick, because East played ♥J too early.")


@cache
def states_with_an_irregular_call_waiting() -> tuple[tuple[str, DirectedTable, Seat], ...]:
    """Return each state of the cases in which a player has to say what becomes of opponents' call, with its caller."""
    found: list[tuple[str, DirectedTable, Seat]] = []
    for name in ("attention_to_all", "precedence", "obligations"):
        for case in read_cases((ROOT / "cases" / "laws" / f"{name}.yaml").read_text(encoding="utf-8")).cases:
            for edition in case.editions:
                session, _ = play_case(case, edition)
                state = session.beginning
                for entry in session.entries:
                    state = evolve(state, entry)
                    found += [
                        (case.title, state, matter.facts.offender)
                        for matter in state.matters
                        if isinstance(matter.facts, IrregularCall) and isinstance(matter.request, Offer)
                    ]
    return tuple(found)


@LANGUAGES
def test_nobody_is_next_to_call_while_opponents_irregular_call_waits(words: RulingWords) -> None:
    waiting = states_with_an_irregular_call_waiting()
    assert len(waiting) > 20
    for title, state, offender in waiting:
        opponents = (offender.lho, offender.rho)
        named = {words.text("table-to-call", seat=words.seat(seat)) for seat in opponents}
        assert named.isdisjoint(state_lines(words, state)), title
