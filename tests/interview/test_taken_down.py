"""The outcome of an interview is recorded in an event's record: whole, admitted, and read back as it was."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.casebook.model import CaseMode
from duplicado.casebook.reader import read_cases
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.opening_position import basis_of, clauses_of
from duplicado.director.interview.questions import REST, StoryConditions
from duplicado.event.conditions import Conditions as OfEvent
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Established, FactsStand, OptionOffered, Where, WhyCorrected
from duplicado.event.facts.rulings import RulingCorrected, RulingGiven
from duplicado.event.record.admission import admit
from duplicado.event.record.folding import fold
from duplicado.event.record.office_queries import to_come_back_to
from duplicado.event.record.ruling_from_interview import Account, NotHeardOut, ToldStep, ruling_heard
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.formats.table_record.document import read_record
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.interview_report import ruling_of, tell_account
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.office_words import ruling_in_language
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.held_interviews import heard
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.suits import Suit

from .telling import TELLERS, CannotBeTold, matters_of, tell

CASES: Final = Path(__file__).parents[2] / "cases"
SHARED: Final = sorted((CASES / "shared").glob("*.yaml")) + sorted((CASES / "laws").glob("*judged*.yaml"))
WHERE: Final = Where(1, "", 3, 1, 6)
AT: Final = datetime(2026, 11, 19, 20, 0, tzinfo=UTC)
WORDS: Final = RulingWords.of(Language.ENGLISH)


def held(name: str, *answers: str, edition: Edition = Edition.LAWS_2017) -> Interview:
    interview = Interview(incident(name), StoryConditions(edition))
    for answer in answers:
        asked = hear(interview).asked
        assert asked is not None, answer
        interview = interview.answered(asked.key, read_answer(asked, answer))
    return interview


def as_interview(name: str, conditions: StoryConditions, outcome: InterviewOutcome) -> Interview:
    return Interview(incident(name), conditions, {ask.key: value for ask, value in outcome.answered})


def check(given: RulingGiven, outcome: InterviewOutcome, edition: Edition) -> None:
    assert given.where == WHERE
    assert given.said
    assert given.under
    assert {each.partition(":")[0] for each in clauses_of(outcome)} <= {each.partition(":")[0] for each in given.under}
    left_open = sum(value is REST for _, value in outcome.answered)
    taken = sum(each.taken is not None for each in given.options)
    answered = len(outcome.answered)
    assert answered - left_open == len(given.findings) + taken
    assert all(each.taken is None or each.taken in each.options for each in given.options)
    founded = Entry("e0", AT, "x", EventFounded("An evening", OfEvent(edition=edition)))
    entry = Entry("e1", AT, "the Director", given)
    assert admit(fold([founded]), entry) is None
    read = read_entry(entry_text(entry))
    assert read.diagnostics == ()
    assert read.value == entry
    back = to_come_back_to(fold([founded, entry]))
    assert [each.id for each in back] == (["e1"] if given.come_back else [])
    if given.table_record:
        kept = read_record(given.table_record)
        assert kept.diagnostics == ()
        assert outcome.beginning is not None
        assert (kept.value.setup, kept.value.entries) == (outcome.beginning.table.setup, outcome.entries)


@pytest.mark.parametrize("file", SHARED, ids=lambda file: f"{file.parent.name}/{file.stem}")
@pytest.mark.clause("81B2")
def test_every_matter_that_is_told_can_be_taken_down(file: Path) -> None:
    for case in read_cases(file.read_text()).cases:
        if case.setup.mode is CaseMode.GUARDED:
            continue
        for edition in case.editions:
            for session, matter in matters_of(case, edition):
                conditions = StoryConditions(edition, session.table_setup.regulations, session.table_setup.kind)
                try:
                    outcome = tell(matter, conditions)
                except CannotBeTold:
                    continue
                interview = as_interview(TELLERS[matter.law](matter)[0], conditions, outcome)
                if outcome.is_complete:
                    check(ruling_of(WORDS, interview, WHERE), outcome, edition)
                else:
                    with pytest.raises(NotHeardOut):
                        ruling_of(WORDS, interview, WHERE)


@pytest.mark.parametrize("language", Language)
def test_answers_become_findings_options_and_what_to_come_back_for(language: Language) -> None:
    words = RulingWords.of(language)
    interview = held("insufficient-bid", "N 1S E:1H", "refuse", "P", "no")
    given = ruling_of(words, interview, WHERE, call="c1")
    told = tell_outcome(words, hear(interview))
    assert given.said == " ".join(told.said)
    assert given.come_back == " ".join(told.afterwards)
    assert given.appeal_told
    assert given.under == ("27B", "16C1", "16C2", "27B2", "26B", "72C")
    assert given.call == "c1"
    assert len(given.findings) == 3
    assert "[" in given.findings[2].what
    (offer,) = given.options
    assert len(offer.options) == 2
    assert offer.taken == offer.options[1]
    assert given.table_record.count('"is": "acted"') == 4


def test_a_ruling_is_read_in_every_language_whichever_it_was_given_in() -> None:
    state = fold([Entry("e0", AT, "x", EventFounded("An evening", OfEvent()))])
    for spoken in Language:
        spade, heart = (spoken.lexicon.suits.written(each) for each in (Suit.SPADES, Suit.HEARTS))
        king = f"{heart}{spoken.lexicon.ranks.written(Rank.KING)}"
        for happened, *answers in (
            ("insufficient-bid", f"N 1{spade} E:1{heart}", "2", "P", "no"),
            ("opening-lead-out-of-turn", f"4{spade} S", f"E {king}", "1", "no", "2", f"2 {heart}"),
            ("revoke", f"4{spade} N", "1", "N", "", "1 3"),
        ):
            typed = tuple(("", each) for each in answers)
            given = heard(ActContext(state, language=spoken), happened, typed, WHERE, None).given
            entry = Entry("e1", AT, "x", given)
            assert read_entry(entry_text(entry)).value == entry
            written = replace(given, findings=(*given.findings, Established("Hesitation?", "yes")), reasons="as told")
            corrected = RulingCorrected(replace(written, said="No ruling."), ("r1",), WhyCorrected.NEW_FACTS, "x")
            for language in Language:
                own = heard(ActContext(state, language=language), happened, typed, WHERE, None, spoken).given
                read = ruling_in_language(written, state, language)
                assert (read.said, read.come_back, read.options) == (own.said, own.come_back, own.options)
                assert read.findings == (*own.findings, Established("Hesitation?", "yes"))
                assert ruling_in_language(corrected, state, language) == replace(read, said="No ruling.")


@pytest.mark.parametrize("change", [{"incident": "as it was called once"}, {"spoken": "xx"}, {"answers": ()}])
def test_a_ruling_whose_interview_cannot_be_held_again_is_read_as_it_was_said(change: dict[str, Any]) -> None:
    state = fold([Entry("e0", AT, "x", EventFounded("An evening", OfEvent()))])
    given = heard(
        ActContext(state), "revoke", tuple(("", each) for each in ("4S N", "1", "N", "", "1 3")), WHERE, None
    ).given
    assert given.heard is not None
    without = replace(given, heard=replace(given.heard, **change))
    for language in Language:
        assert ruling_in_language(without, state, language) == without


def test_each_suit_that_may_be_named_is_an_option() -> None:
    interview = held("opening-lead-out-of-turn", "4S S", "E HK", "1", "no", "refuse", "forbid H")
    assert ruling_of(WORDS, interview, WHERE).options[-1] == OptionOffered(
        "South", ("South requires hearts", "South forbids hearts", "South makes no restriction"), "South forbids hearts"
    )


def test_what_was_left_open_is_no_finding_and_no_choice() -> None:
    given = ruling_of(WORDS, held("call-out-of-rotation", "N S:1H", "refuse", ""), WHERE)
    assert len(given.findings) == 1
    assert given.come_back.startswith("Stay until")


@pytest.mark.clause("84", "85A", "85B")
def test_facts_are_agreed_disputed_or_undetermined_as_the_director_found_them() -> None:
    agreed = ruling_of(WORDS, held("information-from-partner", "N", "tempo", "no"), WHERE)
    assert agreed.facts is FactsStand.AGREED
    assert agreed.table_record == ""
    found = {
        basis: ruling_of(WORDS, interview, WHERE).facts
        for basis, interview in {
            "probable": held("disputed-facts", "no", "yes", "yes", "yes"),
            "undetermined": held("disputed-facts", "no", "no"),
        }.items()
    }
    assert found == {"probable": FactsStand.DISPUTED, "undetermined": FactsStand.UNDETERMINED}


@pytest.mark.clause("41A", "47E2(a)")
def test_only_the_opening_leader_has_a_lead_that_lies_face_down() -> None:
    ways = {seat: hear(held("played-on-a-wrong-explanation", "3H N", seat, "SA")).asked for seat in "NESW"}
    assert {seat for seat, asked in ways.items() if asked is not None and "face down" in asked.among} == {"E"}


@pytest.mark.clause("81B2")
def test_a_ruling_that_nothing_follows_rests_on_what_was_asked_last() -> None:
    interview = held("played-on-a-wrong-explanation", "3H N", "E", "SA", "1", "keep", edition=Edition.LAWS_2007)
    outcome = hear(interview)
    assert outcome.answered[3][1] == "face down"
    assert clauses_of(outcome) == ()
    cited = basis_of(outcome, Edition.LAWS_2007)
    assert cited == outcome.answered[-1][0].clauses == ruling_of(WORDS, interview, WHERE).under


def test_an_interview_that_is_not_finished_is_no_ruling() -> None:
    with pytest.raises(NotHeardOut):
        ruling_of(WORDS, held("revoke", "4S N", "1"), WHERE)
    interview = held("revoke", "4S N", "1", "N", "", "1 3")
    account = tell_account(WORDS, interview)
    of_another = Account(account.said, account.afterwards, (ToldStep("?", "yes"),))
    with pytest.raises(DuplicadoError, match="are told"):
        ruling_heard(hear(interview), Edition.LAWS_2017, WHERE, of_another)
