"""The examination: right answers get full marks, wrong ones never; what is right is what the engine observes."""

import re
from collections import defaultdict
from dataclasses import replace
from functools import cache

import pytest

from duplicado.casebook.exam.drawing import chosen, clauses_cited
from duplicado.casebook.exam.marking import AnswerError, mark, score
from duplicado.casebook.exam.model import Aspect, ExamQuestion, Paper, mapping, mappings, normal, same, texts
from duplicado.casebook.exam.questions import paper_of
from duplicado.casebook.expectations import read_expectations
from duplicado.casebook.library import LibraryCase, cases
from duplicado.casebook.observable_table import observed
from duplicado.casebook.patterns import Plain, matches, shown
from duplicado.casebook.reader import read_cases
from duplicado.casebook.table_engine import ENGINE
from duplicado.casebook.yaml_tree import documents
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.exam_words import (
    told_answer,
    told_clauses,
    told_director,
    told_facts,
    told_question,
    told_reasons,
    told_setup,
    typed_answer,
)
from duplicado.publish.rulings.requests import tell_own_motion
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.seats import Seat

POOLS = {edition: clauses_cited(cases(), edition) for edition in Edition}


def by_file() -> dict[str, list[LibraryCase]]:
    found: dict[str, list[LibraryCase]] = defaultdict(list)
    for one in cases():
        found[one.address.rpartition("/")[0]].append(one)
    return found


FILES = by_file()


@cache
def papers(file: str) -> tuple[Paper, ...]:
    return tuple(paper_of(one.case, edition, "1", POOLS[edition]) for one in FILES[file] for edition in one.editions)


def holds(question: ExamQuestion, answer: Plain, paper: Paper) -> bool:
    """Tell whether an answer holds as an expectation of the casebook, which is another way than that of marking."""
    written = (answer,) if question.aspect is Aspect.CITES else answer
    (tree,) = documents(f"{question.aspect.key}: {shown(written)}\n")
    (expectation,) = read_expectations(tree)
    turns = paper.session.turns[: question.turns]
    seen = ENGINE.observe(turns[-1].after if turns else paper.session.beginning)
    return matches(expectation.wanted, observed(seen, expectation.key))


def is_part(answer: Plain, right: Plain) -> bool:
    """Tell whether an answer says less than the right one, which the casebook lets pass: there it asks for no more."""
    if isinstance(answer, tuple) or isinstance(right, tuple):
        return set(map(str, mappings(answer) or texts(answer))) < set(map(str, mappings(right) or texts(right)))
    few, many = mapping(answer), mapping(right)
    return all(key in many and (few[key] == many[key] or is_part(few[key], many[key])) for key in few)


@pytest.mark.sampled
@pytest.mark.parametrize("file", FILES)
def test_right_answers_get_full_marks_and_wrong_ones_none(file: str) -> None:
    for paper in papers(file):
        for question in paper.questions:
            where = (file, question.line, question.aspect)
            assert 2 <= len(question.answers) <= 4, where
            assert len({repr(normal(question.aspect, answer)) for answer in question.answers}) == len(question.answers)
            for number, answer in enumerate(question.answers, 1):
                is_right = answer == question.right
                assert mark(question, str(number)).is_right is is_right is (number == question.number), where
                assert mark(question, typed_answer(question, answer)).is_right is is_right, (where, answer)
                # What is right is what the engine observes, put to it as an expectation.
                if in_words_of_the_casebook(question, answer) and (is_right or not is_part(answer, question.right)):
                    assert holds(question, answer, paper) is is_right, (where, answer)
            assert not mark(question, "").is_right


def in_words_of_the_casebook(question: ExamQuestion, answer: Plain) -> bool:
    """Tell whether an answer can be put as an expectation of its own: a list of calls cannot, being only of some."""
    apart = {Aspect.CHOICES, Aspect.CALLS}
    return question.aspect not in apart and answer is not None


@pytest.mark.rest
def test_most_cases_can_be_asked_about_and_every_kind_of_question_comes_up() -> None:
    asked = [paper for file in list(FILES)[::2] for paper in papers(file)]
    assert sum(bool(paper.questions) for paper in asked) > 0.9 * len(asked)
    every = [question for paper in asked for question in paper.questions]
    assert {question.aspect for question in every} == set(Aspect)
    # Something to choose from: nearly always four answers, and the right one in any place.
    assert sum(len(question.answers) == 4 for question in every) > 0.9 * len(every)
    assert {question.number for question in every} == {1, 2, 3, 4}


def test_the_seed_decides_and_nothing_else() -> None:
    one = next(head for head in cases() if head.address == "shared/law_27/2")
    heads = cases()
    for edition in one.editions:
        first, again = (paper_of(one.case, edition, "7", POOLS[edition]) for _ in range(2))
        assert first.questions == again.questions
        others = [paper_of(one.case, edition, str(seed), POOLS[edition]).questions for seed in range(5)]
        assert len({repr(questions) for questions in others}) > 1
        assert len({repr([question.right for question in questions]) for questions in others}) == 1
    drawn = [one.address for one in chosen(heads, Edition.LAWS_2017, "7", 27)]
    assert drawn == [one.address for one in chosen(reversed(heads), Edition.LAWS_2017, "7", 27)]
    assert drawn != [one.address for one in chosen(heads, Edition.LAWS_2017, "8", 27)]
    assert set(drawn) == {
        head.address
        for head in heads
        if Edition.LAWS_2017 in head.editions and any(clause.law == 27 for clause in head.cites)
    }


def test_an_amended_edition_is_examined_with_the_cases_of_what_it_amends() -> None:
    heads = cases()
    amended = chosen(heads, Edition.LAWS_2017_AMENDED_2024, "1")
    of_2017 = {head.address for head in chosen(heads, Edition.LAWS_2017, "1")}
    own = {head.address for head in heads if Edition.LAWS_2017_AMENDED_2024 in head.editions}
    assert {head.address for head in amended} == of_2017 | own
    paper = paper_of(amended[0].case, Edition.LAWS_2017_AMENDED_2024, "1")
    assert paper.session.edition is Edition.LAWS_2017_AMENDED_2024
    assert all(head.editions != (Edition.LAWS_2007,) for head in amended)


def test_wrong_clauses_have_the_numbers_of_the_edition() -> None:
    assert ClauseId.parse("62C3") in POOLS[Edition.LAWS_2007]
    assert ClauseId.parse("23A") not in POOLS[Edition.LAWS_2007]
    assert ClauseId.parse("23A") in POOLS[Edition.LAWS_2017]


STORY = """
case: An insufficient bid
steps:
  - N: 1S
  - E: 1H
  - S: attention
  - expect: {options: [{by: S, law: 27A1}], turn: W, irregularities: [{law: 27, by: W}]}
  - S: refuse
  - E: P
  - director: {23A: false}
  - expect: {barred: {}, cites: [27B2], lead: {}}
  - expect: {turn: N}
"""


def story(edition: Edition = Edition.LAWS_2017) -> Paper:
    (case,) = read_cases(STORY).cases
    return paper_of(case, edition, "1", POOLS[edition])


def the(aspect: Aspect) -> ExamQuestion:
    return next(question for question in story().questions if question.aspect is aspect)


def test_what_a_case_expects_only_chooses_what_is_asked() -> None:
    # The case is wrong about the turn, the irregularity and who is barred.
    assert [question.aspect for question in story().questions] == [
        Aspect.IRREGULARITIES, Aspect.OPTIONS, Aspect.CHOICES, Aspect.CITES, Aspect.BARRED, Aspect.LEAD, Aspect.TURN,
    ]  # fmt: skip
    assert the(Aspect.IRREGULARITIES).right == ({"law": "27", "by": "E"},)
    assert the(Aspect.CHOICES).right == ("accept", "refuse")
    assert the(Aspect.BARRED).right == {"W": "auction"}
    assert the(Aspect.TURN).right == "S"


@pytest.mark.parametrize(
    ("aspect", "right", "wrong"),
    [
        (Aspect.OPTIONS, ["S 27A1", "S: 27A1", "{by: S, law: 27A1}", "[{by: S, law: 27A1, choices: [accept]}]"],
         ["W 27A1", "S 27A", "nobody", "S 27A1, W 27A1"]),
        (Aspect.IRREGULARITIES, ["E 27", "[{law: 27, by: E}]"], ["E 27A", "W 27", "[]", "none"]),
        (Aspect.CHOICES, ["accept, refuse", "refuse, accept", "[accept, refuse]"], ["accept", "accept, keep", "none"]),
        (Aspect.BARRED, ["W auction", "W: auction", "{W: auction}"], ["W turn", "nadie", "{}", "W auction, E auction"]),
        (Aspect.LEAD, ["{}", "nothing", "nada", "-"], ["W forbid H", "{seat: W, require: [S]}"]),
        (Aspect.TURN, ["S"], ["N", "none"]),
        (Aspect.CITES, ["27B2", "26B"], ["27B3", "27B", "[27B3]", "64A1"]),
    ],
)  # fmt: skip
def test_answers_in_the_words_of_the_casebook_and_shorter(aspect: Aspect, right: list[str], wrong: list[str]) -> None:
    for text in right:
        assert mark(the(aspect), text).is_right, text
    for text in wrong:
        assert not mark(the(aspect), text).is_right, text


@pytest.mark.parametrize(
    ("aspect", "text"),
    [(Aspect.OPTIONS, "5"), (Aspect.OPTIONS, "0"), (Aspect.OPTIONS, "South may"), (Aspect.CHOICES, "perhaps"),
     (Aspect.BARRED, "W always"), (Aspect.BARRED, "{W: auction"), (Aspect.OPTIONS, "{has: [{by: S}], lacks: []}"),
     (Aspect.CITES, "27B4, 27B3"), (Aspect.CITES, "the Law"), (Aspect.TURN, "S # E"), (Aspect.LEAD, "&x *x")],
)  # fmt: skip
def test_what_cannot_be_read_is_not_marked(aspect: Aspect, text: str) -> None:
    with pytest.raises(AnswerError):
        mark(the(aspect), text)


def test_short_words_for_cards_tricks_and_information() -> None:
    def typed(aspect: Aspect, right: Plain, text: str) -> bool:
        return mark(ExamQuestion(0, 1, aspect, right, (right,), (right,)), text).is_right

    assert typed(Aspect.PENALTY_CARDS, {"E": {"CQ": "major", "S2": "minor"}}, "E CQ major, E S2 minor")
    assert not typed(Aspect.PENALTY_CARDS, {"E": {"CQ": "major"}}, "E CQ minor")
    assert typed(Aspect.TRANSFER, {"to": "NS", "tricks": 1, "law": "64A2"}, "1 NS 64A2")
    assert not typed(Aspect.TRANSFER, {"to": "NS", "tricks": 1, "law": "64A2"}, "2 NS 64A2")
    assert typed(Aspect.ADJUSTED, {"law": "16C3"}, "16C3")
    assert typed(Aspect.LEAD, {"seat": "W", "forbid": ("S", "H")}, "W forbid H, S")
    assert typed(Aspect.UNAUTHORIZED, {"EW": ("1H", "2C")}, "EW 2C, 1H")
    assert typed(Aspect.CARDS, ("HT", "H2"), "H2, H10")
    assert not typed(Aspect.AUCTION, ("1S", "P"), "P, 1S")


def test_a_case_that_the_engine_does_not_take_is_asked_about_as_far_as_it_goes() -> None:
    (case,) = read_cases("case: x\nmode: guarded\nsteps: [{expect: {turn: N}}, {E: 1S}, {expect: {turn: S}}]\n").cases
    assert [question.right for question in paper_of(case, Edition.LAWS_2017).questions] == ["N"]
    (case,) = read_cases("case: x\nsteps: [{N: P, refused: 18}, {expect: {turn: S}}]\n").cases
    assert paper_of(case, Edition.LAWS_2017).questions == ()


def test_marks_are_counted_by_law() -> None:
    questions = story().questions[:3]
    right, none, wrong = (
        mark(questions[0], str(questions[0].number)),
        mark(questions[1], ""),
        mark(questions[2], "keep"),
    )
    counted = score([(27, right), (27, none), (9, wrong)])
    assert (counted.right, counted.asked) == (1, 3)
    assert counted.by_law == ((9, 0, 1), (27, 1, 2))


def test_two_ways_of_saying_the_same_are_one() -> None:
    assert same(Aspect.UNAUTHORIZED, {"NS": (), "EW": ("1H", "2C")}, {"EW": ("2C", "1H")})
    assert not same(Aspect.AUCTION, ("1H", "2C"), ("2C", "1H"))


@pytest.mark.rest
@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_everything_is_told_in_every_language(language: Language) -> None:
    words = RulingWords.of(language)
    told_aspects: set[Aspect] = set()
    for file in list(FILES)[::5]:
        for paper in papers(file):
            assert list(told_setup(words, paper))
            turns = len(paper.session.turns)
            facts = list(told_facts(words, paper, 0, turns))
            assert len(facts) >= turns * 0.5
            list(told_director(words, paper, 0, turns))
            dealer = paper.case.setup.board.dealer
            for question in paper.questions:
                told_aspects.add(question.aspect)
                assert told_question(words, question).endswith("?")
                told = {told_answer(words, question, each, paper.edition, dealer) for each in question.answers}
                assert len(told) == len(question.answers), (file, question.line, told)
                assert all(told_reasons(words, question, paper.edition))
                assert all(told_clauses(words, question, paper.edition))
    assert len(told_aspects) > 15


def test_the_facts_do_not_tell_what_follows() -> None:
    words, paper = RulingWords.of(Language.ENGLISH), story()
    facts = "\n".join(told_facts(words, paper, 0, 6))
    assert "South draws attention." in facts
    assert "must pass" not in facts
    assert "27A1" not in facts
    said = "\n".join(told_director(words, paper, 0, 6))
    assert "insufficient" in said
    assert "West must pass" in said


def test_a_finding_is_told_with_its_question_and_a_meaning_in_words() -> None:
    words = RulingWords.of(Language.ENGLISH)
    told = "\n".join(told_facts(words, story(), 0, 6))
    assert "comparable with the withdrawn" in told
    assert "? The Director finds: Not comparable." in told
    heads = {head.address: head for head in cases()}
    claim = heads["laws/law_70/1"]
    said = "\n".join(told_facts(words, paper_of(claim.case, Edition.LAWS_2017), 0, 2))
    assert "trumps" in said
    assert "{" not in said
    misinformed = heads["laws/law_21/5"]
    found = "\n".join(told_facts(words, paper_of(misinformed.case, Edition.LAWS_2017), 0, 9))
    assert "The Director finds whose last call could well have been influenced by misinformation: North.\n" in found


@pytest.mark.parametrize("address", ["laws/law_09_late_call/3", "laws/law_90/2", "laws/law_70_judgements/3"])
def test_a_story_names_no_law_that_may_be_asked(address: str) -> None:
    case = next(head for head in cases() if head.address == address).case
    paper = paper_of(case, Edition.LAWS_2017)
    told = list(told_facts(RulingWords.of(Language.ENGLISH), paper, 0, len(paper.session.turns)))
    assert told
    assert not any("[Law" in line or "The Director finds: 0" in line for line in told), told


def test_what_the_director_finds_of_his_own_motion_is_told_once() -> None:
    words = RulingWords.of(Language.ENGLISH)
    told = 0
    for head in cases():
        if head.address.startswith("laws/law_24/") and Edition.LAWS_2017 in head.editions:
            paper = paper_of(head.case, Edition.LAWS_2017)
            for turn in range(len(paper.session.turns)):
                found = [line for line in told_facts(words, paper, turn, turn + 1) if "The Director finds" in line]
                assert len(found) <= 1, (head.address, found)
                told += len(found)
    assert told > 5


@pytest.mark.parametrize(
    ("address", "told"),
    [
        pytest.param("laws/findings_after_the_play/6", ["It cannot be found so.", "It did."], id="a conclusion"),
        pytest.param("laws/where_laws_meet/41", ["an opponent had told the player"], id="the past"),
    ],
)
def test_a_finding_for_which_something_is_judged_anew_is_told_with_the_facts(address: str, told: list[str]) -> None:
    case = next(head for head in cases() if head.address == address).case
    paper, words = paper_of(case, Edition.LAWS_2017), RulingWords.of(Language.ENGLISH)
    facts = " ".join(told_facts(words, paper, 0, len(paper.session.turns)))
    places = [facts.find(each) for each in told]
    assert -1 not in places, facts
    assert places == sorted(places)


def test_a_finding_of_his_own_motion_that_something_is_not_so_is_told_in_a_sentence() -> None:
    words = RulingWords.of(Language.ENGLISH)
    assert (
        tell_own_motion(words, "50", False) == "The Director decides that the exposed card is no penalty card. [Law 50]"
    )
    assert tell_own_motion(words, "50", True) is None


def test_a_question_on_calls_is_about_more_than_the_call_that_is_right() -> None:
    case = next(head for head in cases() if head.address == "laws/both_editions/2").case
    (asked,) = (each for each in paper_of(case, Edition.LAWS_2007).questions if each.aspect is Aspect.CALLS)
    assert asked.right == ("P",)
    assert asked.about == ("P", "X", "2S")


def test_each_of_two_players_who_hold_an_option_together_is_right() -> None:
    words, held = RulingWords.of(Language.ENGLISH), 0
    for file in FILES:
        for paper in papers(file):
            for question in paper.questions:
                if question.aspect is Aspect.OPTIONS and len(question.accepted) > 1:
                    held += 1
                    assert all(mark(question, typed_answer(question, each)).is_right for each in question.accepted)
                    shown = [answer for answer in question.answers if answer in question.accepted]
                    assert shown == [question.right]
                    assert all(told_answer(words, question, each, paper.edition, Seat.N) for each in question.accepted)
    assert held


def test_the_mark_that_tells_one_question_from_another_is_shown_to_nobody() -> None:
    words, told = RulingWords.of(Language.ENGLISH), list[str]()
    for file in FILES:
        for paper in papers(file):
            for question in paper.questions:
                told += (told_answer(words, question, each, paper.edition, Seat.N) for each in question.answers)
    assert not [each for each in told if re.search(r"[0-9)]:[a-z]", each)][:9]


def test_no_director_is_asked_which_law_refuses_an_action() -> None:
    refusing = [head for head in cases() if head.address.startswith("laws/law_09/")]
    asked = [paper_of(head.case, Edition.LAWS_2017) for head in refusing if Edition.LAWS_2017 in head.editions]
    words = RulingWords.of(Language.ENGLISH)
    assert not [each for paper in asked for each in paper.questions if "not admitted" in told_question(words, each)]


def test_a_board_whose_score_is_adjusted_has_no_result_to_ask_for() -> None:
    adjusted = next(head for head in cases() if head.address == "laws/findings_after_the_play/2")
    aspects = {question.aspect for question in paper_of(adjusted.case, Edition.LAWS_2017).questions}
    assert Aspect.ADJUSTED in aspects
    assert Aspect.RESULT not in aspects


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_clauses_in_one_answer_are_told_apart(language: Language) -> None:
    (question,) = (
        question
        for head in cases()
        if head.case.title == "Both sides revoke on different tricks"
        for question in paper_of(head.case, Edition.LAWS_2017).questions
        if question.aspect is Aspect.REVIEW
    )
    told = told_answer(RulingWords.of(language), question, ("64C1", "16B", "64C2(b)"), Edition.LAWS_2017, Seat.N)
    assert ".;" not in told
    assert [told.count(number) for number in ("64C1: ", "16B: ", "64C2(b): ")] == [1, 1, 1]


@pytest.mark.parametrize("edition", Edition, ids=lambda edition: edition.value)
@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_a_part_of_the_laws_without_words_of_its_own_is_told_as_it_begins(language: Language, edition: Edition) -> None:
    words, catalogue = RulingWords.of(language), load_catalogue()
    for number in ("16B", "25A", "62C", "70"):
        told = told_answer(words, replace(the(Aspect.CHOICES), aspect=Aspect.CITES), number, edition, Seat.N)
        begins = catalogue.first_under(ClauseId.parse(number), edition)
        assert begins is not None
        assert str(begins.clause).startswith(number)
        assert told.endswith(begins.wording(language)), told
        assert len(told) > 30, told


def test_the_reason_for_one_answer_does_not_tell_another() -> None:
    words = RulingWords.of(Language.ENGLISH)
    assert list(told_reasons(words, the(Aspect.BARRED), Edition.LAWS_2017)) == []
    (reason,) = told_reasons(words, the(Aspect.CHOICES), Edition.LAWS_2017)
    assert reason.startswith("Law 27A1: ")
    assert [line.partition(":")[0] for line in told_clauses(words, the(Aspect.BARRED), Edition.LAWS_2017)] == [
        "Law 27B2", "Law 26B", "Law 72C",
    ]  # fmt: skip
