"""Rulings desk of the console: it begins with what the caller said, names people, tells how each ruling stands."""

from __future__ import annotations

import re
from fractions import Fraction
from html import unescape
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from tests.club.conftest import Club, result
from tests.club.console import Console, record
from tests.club.test_console import tapped

from duplicado.director.interview.incidents import INCIDENTS
from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.rulings import Assigned, Ruling, Unchanged
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.ending import EntryUndone, ResultsPublished
from duplicado.event.facts.fact import Fact
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.office_values import Where, WhyCorrected
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RulingCorrected, RulingGiven, RulingWithdrawn
from duplicado.law.sanction import PenaltyUnit
from duplicado.publish.messages import Messages
from duplicado.vocabulary.contracts import PassedOut


def words(page: str) -> str:
    told = re.sub(r"<span class=\"suit-.\">(.)&#xFE0E;</span>", r"\1", page)  # the colour of a suit parts no result
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", told)).split())


def lists(page: str) -> tuple[str, str]:
    """The open calls and the given rulings."""
    opened, given = page.partition('id="open-matters"')[2].split('id="given-title"')
    return words(opened), words(given)


def started(director: Console) -> str:
    """The page to which the call of the strip leads."""
    link = re.search(r'href="([^"]*office/rulings/new\?[^"]*)" *>', director.open(""))
    assert link is not None
    return director.person.client.get(unescape(link[1])).text


@pytest.mark.parametrize(
    "said", ["Salida fuera de turno, estuche 5", "Board 5: lead out of turn", "Saída fora da vez (bolsa 5)"]
)
def test_a_lead_out_of_turn_is_first_taken_for_the_opening_lead(thursday: Club, director: Console, said: str) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), said))
    offered = re.findall(r"incident=([a-z-]+)", started(director))
    assert offered[:2] == ["opening-lead-out-of-turn", "lead-out-of-turn"]


def test_a_ruling_begins_with_what_the_caller_said(thursday: Club, director: Console) -> None:
    director.person.done(result(3, 5, "4S N =", side=None))
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "West has revoked"))
    opened, _ = lists(director.open("/rulings"))
    assert "Open · 1" in opened
    assert "Table 3 · Board 5 NS North 3 – South 3" in opened
    assert "West has revoked called" in opened
    page = started(director)
    told = words(page)
    assert "Board 5, dealer North, North-South vulnerable" in told
    assert "NS North 3 – South 3 EW" in told
    assert "Current result 4♠ N =" in told
    found = page.partition('id="found"')[2].partition("</ul>")[0]
    assert "incident=revoke&" in unescape(found)
    *_, by_hand = re.findall(r'href="([^"]*/written\?[^"]*)#ruling"', page)
    assert ">Table 3: West has revoked</textarea>" in director.person.client.get(unescape(by_hand)).text


def test_the_board_that_a_caller_names_in_his_own_words_is_known(thursday: Club, director: Console) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3), "Renuncio en el estuche 5, baza 6"))
    page = started(director)
    assert "Board 5, dealer North, North-South vulnerable" in words(page)
    link = re.search(r'href="([^"]*incident=revoke&[^"]*)"', page)
    assert link is not None
    answering = director.person.client.get(unescape(link[1])).text
    assert ">Start the ruling</a>" not in answering  # this is it
    for answer in ("4S S", "1", "E", "-", "1 3"):
        answering = tapped(director, answering, answer)
    checked = director.send(answering, "given", table="3", board="5", round="1", reasons="East said so").text
    assert "Reasons: East said so" in words(checked)
    assert "(Law" not in words(checked)


def test_a_call_without_words_is_told_in_the_readers_language_and_searched_for_nothing(
    thursday: Club, director: Console
) -> None:
    wordless = Messages.load("pt").text("phone-called-without-words")
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), wordless))
    assert wordless not in director.open("")
    assert "(nothing was said)" in director.open("/rulings")
    page = started(director)
    assert "incident=" not in page.partition('id="found"')[2].partition("All incidents")[0].partition("Most")[0]
    assert f'value="{wordless}"' not in page


def test_every_incident_stands_in_one_group_and_seats_have_names(director: Console) -> None:
    page = director.open("/rulings/new")
    groups = page.partition("All incidents")[2]
    assert sorted(re.findall(r"incident=([a-z0-9-]+)", groups)) == sorted(each.id for each in INCIDENTS)
    asked = director.open("/rulings/new", incident="revoke", session="1", round="1", table="3", board="5")
    assert "East · North 8 – South 8" in words(tapped(director, tapped(director, asked, "4S S"), "1"))


def test_incidents_are_offered_from_the_second_letter(director: Console) -> None:
    def found(what: str) -> list[str]:
        place = director.open("/rulings/new", what=what).partition('id="found"')[2].partition("</div>")[0]
        return re.findall(r"incident=([a-z0-9-]+)", place)

    assert found("r") == []
    assert found("re")[0] == "revoke"
    assert found("renun")[0] == "revoke"
    assert found("revoek")[0] == "revoke"
    assert found("64C1")[0] == "transfer-not-enough"


def test_each_ruling_tells_how_it_stands_and_its_next_step(director: Console) -> None:
    for who in ("1", "2"):
        page = director.open("/rulings")
        director.confirmed(page, "penalty", who=who, amount="10", unit="percent", under="90B2", reason="slow play")
    penalty = record(director)[-1]
    assert isinstance(penalty.fact, PenaltyRuled)
    opened, given = lists(director.open("/rulings"))
    assert "Nothing is open" in opened
    assert given.index("North 2 – South 2") < given.index("North 1 – South 1")
    assert given.count(" stands ") == 2
    director.confirmed(director.open("/rulings"), "appeal", against=penalty.id, who="2", concurred="yes")
    page = director.open("/rulings")
    opened, given = lists(page)
    assert "North 2 – South 2" in opened
    assert " appealed " in opened
    assert "North 2" not in given
    decide = re.search(r'href="([^"]*act=decide[^"]*)#decide"', page)
    assert decide is not None
    appeal = parse_qs(urlsplit(unescape(decide[1])).query)["appeal"][0]
    page = director.person.client.get(unescape(decide[1])).text
    assert f'<option value="{appeal}" selected>' in page
    assert re.search(r'<details class="panel step" id="decide" open', page)
    director.confirmed(page, "decide", appeal=appeal, outcome="upheld", body="the committee", reasons="as ruled")
    opened, given = lists(director.open("/rulings"))
    assert "Nothing is open" in opened
    assert "appeal decided" in given
    assert given.count("North 2 – South 2") == 3, "the decision on an appeal is about the same contestant"


def test_the_decision_on_an_appeal_is_shown_where_the_ruling_was(director: Console) -> None:
    director.person.done(RulingGiven(Where(1, "", 1, 3, 5), ("64A1",), "One trick to declarer."))
    director.person.done(AppealLodged(record(director)[-1].id, ContestantId(3), concurred=True))
    director.person.done(AppealDecided(record(director)[-1].id, AppealOutcome.UPHELD))
    _, given = lists(director.open("/rulings"))
    assert given.count("Table 3 · Board 5") == 2


def test_the_taking_back_of_a_ruling_is_shown_where_that_was(director: Console) -> None:
    director.person.done(RulingGiven(Where(1, "", 1, 3, 5), ("64A1",), "One trick to declarer."))
    director.person.done(RulingWithdrawn(record(director)[-1].id, "the wrong table"))
    _, given = lists(director.open("/rulings"))
    assert given.count("Table 3 · Board 5") == 2


def test_an_appeal_falls_with_the_ruling_and_is_asked_about_when_another_takes_its_place(director: Console) -> None:
    director.person.done(RulingGiven(Where(1, "", 1, 3, 5), ("64A1",), "One trick to declarer."))
    ruling = record(director)[-1].id
    director.person.done(AppealLodged(ruling, ContestantId(3), concurred=True))
    appeal = record(director)[-1].id
    opened, _ = lists(director.open("/rulings"))
    assert "appealed" in opened
    corrected = RulingCorrected(
        RulingGiven(Where(1, "", 1, 3, 5), ("82C",), "Two tricks."), (ruling,), WhyCorrected.DIRECTORS_ERROR, "two"
    )
    director.person.done(corrected)
    opened, _ = lists(director.open("/rulings"))
    anew = "North 3 – South 3 has appealed, and another ruling has taken the place of this one since"
    assert anew in opened
    assert "ask whether the appeal goes on" in words(director.open(""))
    assert "One appeal that is not decided" in words(director.open(""))
    director.person.done(EntryUndone(record(director)[-1].id, "no error"))
    asked = director.send(
        director.open("/rulings/written", act="retract", ruling=ruling), "retract", ruling=ruling, reason="another"
    )
    assert "The appeal of 3 North 3 – South 3 falls with it" in words(asked.text)
    assert director.send(asked.text[asked.text.index("<main") :], "retract").status_code == 303
    opened, given = lists(director.open("/rulings"))
    assert "appeal" not in opened
    assert "North 3 – South 3 had appealed: with the ruling the appeal has fallen" in given
    assert "One appeal" not in words(director.open(""))
    assert appeal not in director.open("/rulings", act="decide")


def test_a_score_that_was_ruled_alone_is_offered_to_be_taken_back(director: Console) -> None:
    director.person.done(result(3, 5, "4S N =", side=None))
    place = Place(1, "", 1, 3, 5)
    director.person.done(ScoreRuled(place, Ruling.for_both(Assigned.to(PassedOut())), "no play"))
    ruled = record(director)[-1].id
    page = director.open("/rulings")
    assert re.search(r'href="[^"]*act=retract[^"]*"', page)
    director.confirmed(
        director.open("/rulings/written", act="retract", ruling=ruled), "retract", ruling=ruled, reason="it was played"
    )
    taken_back = record(director)[-1].fact
    assert taken_back == ScoreRuled(place, Ruling(Unchanged(), Unchanged()), "it was played", (ruled,))
    assert "act=retract" not in director.open("/rulings")


def test_a_penalty_after_the_periods_is_told_to_be_late_before_it_is_imposed(director: Console) -> None:
    said = {"who": "1", "amount": "5", "unit": "percent", "under": "90B2", "reason": "slow"}
    late = "This is too late; the period ended at"
    assert late not in words(director.send(director.open("/rulings"), "penalty", **said).text)
    periods = {"correction.minutes": "0", "appeal.minutes": "0"}
    director.person.done(
        ConditionsChanged(Conditions(options=periods), "no periods"), SessionEnded(1), ResultsPublished(1)
    )
    assert late in words(director.send(director.open("/rulings"), "penalty", **said).text)


def test_who_comes_back_to_a_ruling_is_told_what_for_and_is_asked_nothing_that_is_known(director: Console) -> None:
    page = director.open("/rulings/new", incident="revoke", session="1", round="1", table="3", board="5")
    for answer in ("4S S", "1", "E", "-", "1 3"):
        page = tapped(director, page, answer)
    director.confirmed(page, "given", table="3", board="5", round="1")
    opened = director.open("")
    assert "To come back to: Answer Board 5, table 3, round 1: When play ends" in words(opened)
    (link,) = re.findall(r'href="([^"]*/rulings/[0-9]+)#come-back"', opened)
    asked = director.person.client.get(link).text
    assert "lost more by the revoke than the tricks transferred to it" in words(asked)  # yes is: adjust the score
    assert "Come back to it" not in words(asked)
    adjust, in_words = (
        re.search(rf'href="([^"]*/{each}[^"]*follows=[^"]*)"', asked) for each in ("results/score", "rulings/written")
    )
    assert adjust is not None
    assert in_words is not None
    form = director.person.client.get(unescape(in_words[1])).text.partition('id="ruling"')[2].partition("</form>")[0]
    for name, value in (("table", 3), ("board", 5), ("round", 1)):
        assert re.search(rf'name="{name}" value="{value}"', form), name
    page = director.person.client.get(unescape(adjust[1])).text
    assert "64C1" in page
    score = director.confirmed(
        page,
        "score",
        **{"for": "both", "both-kind": "assigned", "both-line-1": "3NT N -1"},
        under="64C1",
        reason="equity",
    )
    assert "64C1" in score.text
    *_, ruled, ruling = record(director)
    assert isinstance(ruling.fact, RulingGiven)
    assert ruling.fact.gave == (ruled.id,)
    assert "To come back to" not in words(director.open(""))
    # The score stands within the ruling that gave it: each is undone by itself, and the ruling is appealed.
    desk = unquote(director.open("/rulings"))
    assert [f"entry={each.id}#undo" in desk for each in (ruled, ruling)] == [True, True]
    assert [f"against={each.id}#appeal" in desk for each in (ruled, ruling)] == [False, True]
    assert "Rulings given · 2" in words(desk)  # the first ruling and that by which the Director came back to it
    director.person.done(AppealLodged(ruled.id, ContestantId(3)))
    opened, _ = lists(director.open("/rulings"))
    assert "appealed" in opened


def test_the_score_stands_by_one_press_of_who_has_come_back(director: Console) -> None:
    page = director.open("/rulings/new", incident="revoke", session="1", round="1", table="3", board="5")
    for answer in ("4 spades by South", "1", "E", "-", "1 3"):
        page = tapped(director, page, answer)
    assert re.findall(r"board=(5|6)[^\"]*#given-title", page) == ["5", "6"]
    moved = page
    for told in ("table=4", "board=7"):
        link = re.search(rf'href="([^"]*{told}[^"]*)#given-title"', moved)
        assert link is not None
        moved = director.person.client.get(unescape(link[1])).text
    for name, value in (("table", 4), ("board", 7), ("round", 1)):
        assert re.search(rf'id="given-{name}" name="{name}" value="{value}"', moved), name
    director.confirmed(page, "given", table="3", board="5", round="1")
    (link,) = re.findall(r'href="([^"]*/rulings/[0-9]+)#come-back"', director.open(""))
    sent = director.send(director.person.client.get(link).text, "ruling")
    assert (sent.status_code, sent.headers["location"].partition("=")[0]) == (303, f"{director.office}/rulings?done")
    fact = record(director)[-1].fact
    assert isinstance(fact, RulingGiven)
    assert "64C1" in fact.under
    assert "To come back to" not in words(director.open(""))


def test_an_adjusted_score_suggests_the_results_of_its_board(thursday: Club, director: Console) -> None:
    director.person.done(result(1, 1, "4S N =", side=None), result(5, 1, "4S N =", side=None, round_number=2))
    director.person.done(result(4, 1, "3NT N -1", side=None, round_number=3))
    page = director.open("/results/score", session=1, section="", round=1, table=1, board=1)
    assert "Results of this board: 4♠ N = (2) · 3NT N −1 (1)" in words(page)
    assert re.search(r'name="both-line-1"[^>]* list="results"', page)


def test_each_ruling_has_a_page_of_its_own_with_what_belongs_to_it(thursday: Club, director: Console) -> None:
    director.person.done(result(3, 5, "4S N =", side=None))
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "West has revoked"))
    call = record(director)[-1]
    director.person.done(
        RulingGiven(
            Where(1, "", 1, 3, 5), ("64A1",), "One trick to declarer.", "No trick won.", call.id, appeal_told=True
        )
    )
    ruling = record(director)[-1]
    number = len(record(director))
    director.person.done(AppealLodged(ruling.id, ContestantId(3)))
    listed = director.open("/rulings")
    assert f'href="{director.office}/rulings/{number}"' in listed
    page = director.open(f"/rulings/{number}")
    main, _, matter = page.partition('id="matter"')
    told = words(main)
    assert "<title>Ruling · Table 3 · Board 5" in page
    assert "Take back: it was given and does not hold" in told
    assert "Board 5, dealer North" in told
    assert "Said aloud One trick to declarer." in told
    assert "Reasons No trick won." in told
    assert "appealed" in told
    assert 'href="/law/64A1"' in page or re.search(r'href="/law/[^"]*64A1"', page)
    assert "West has revoked" in words(matter)
    assert "appeal" in words(matter).lower()
    assert thursday.client().get(f"{director.office}/rulings/{number}").status_code == 401
    for other in (1, number - 1, 9999):
        assert director.person.client.get(f"{director.office}/rulings/{other}").status_code == 404


_RULED: Final[dict[str, type[Fact]]] = {"rule": ScoreRuled, "penalty": PenaltyRuled}


@pytest.mark.parametrize("act", _RULED)
def test_laws_that_are_typed_with_a_ruling_are_kept(director: Console, act: str) -> None:
    def page() -> str:
        return director.place(1, 1) if act == "rule" else director.open("/rulings")

    fields = {"both": "A"} if act == "rule" else {"who": "1", "amount": "10", "unit": "percent"}
    laws = "90B2, 12C2(a)"
    wrong = director.send(page(), act, **{**fields, "reason": "", "under": laws})
    assert wrong.status_code == 422
    assert 'name="under"' in wrong.text
    assert re.search(rf'name="under"[^>]*value="{re.escape(laws)}"', wrong.text), "what was typed stands there again"
    director.confirmed(page(), act, **fields, under=laws, reason="both came late")
    ruled = [number for number, each in enumerate(record(director), 1) if isinstance(each.fact, _RULED[act])]
    told = director.open(f"/rulings/{ruled[-1]}")
    for law in ("90B2", "12C2(a)"):
        assert re.search(rf'href="/law/[^"]*">[^<]*{re.escape(law)}', told), told
    again = director.open("/rulings")
    assert "90B2" in again
    assert "12C2" in again


def test_a_penalty_is_in_the_usual_unit_of_the_event_unless_another_is_chosen(director: Console) -> None:
    page = director.open("/rulings").partition('id="penalty"')[2]
    unit = re.search(r'<select[^>]*name="unit".*?<option value="([^"]*)" selected>', page, re.DOTALL)
    assert unit is not None
    director.confirmed(page, "penalty", who="1", amount="5", unit=unit[1], under="90B2", reason="slow")
    ruled = record(director)[-1].fact
    assert isinstance(ruled, PenaltyRuled)
    assert (ruled.penalty.amount, ruled.penalty.unit) == (Fraction(5), PenaltyUnit.PERCENT_OF_TOP)


def test_the_page_of_a_ruling_that_was_undone_stays(director: Console) -> None:
    director.confirmed(
        director.open("/rulings"), "penalty", who="1", amount="10", unit="percent", under="90B2", reason="slow"
    )
    penalty = record(director)[-1]
    number = len(record(director))
    director.person.done(EntryUndone(penalty.id, "another pair"))
    assert f"/rulings/{number}" not in director.open("/rulings")
    page = words(director.open(f"/rulings/{number}"))
    assert f"undone by entry {number + 1}" in page
    assert "another pair" in page
    director.person.done(EntryUndone(record(director)[-1].id, "that pair it was"))
    assert f"/rulings/{number}" in director.open("/rulings"), "the undoing is undone"
    assert "undone by" not in words(director.open(f"/rulings/{number}"))


def test_a_ruling_on_a_board_of_an_earlier_round_names_who_sat_there(thursday: Club, director: Console) -> None:
    director.person.done(RoundCalled(1, 2))
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 2, 3), "renuncio en la ronda anterior"))
    page = started(director)
    assert "North 3 – South 3 EW North 8" not in words(page)
    offered = unescape(page.partition("Another table, round or board")[2].partition("</details>")[0])
    (round_1,) = re.findall(r'href="([^"]*)"[^>]*>Round 1<', offered)
    there = director.person.client.get(round_1).text
    assert "North 3 – South 3 EW North 8" in words(there)
    assert re.search(r'href="[^"]*round=1[^"]*board=5[^"]*">Board 5<', unescape(there))


def test_a_board_of_an_earlier_round_that_a_caller_names_is_known(thursday: Club, director: Console) -> None:
    director.person.done(RoundCalled(1, 2))
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 2, 3), "Na bolsa 5 o Norte revocou"))
    told = words(started(director))
    assert "Board 5, dealer North, North-South vulnerable" in told
    assert "North 3 – South 3 EW North 8" in told


@pytest.mark.clause("82C")
def test_a_wrong_ruling_gives_each_side_its_own_score_at_the_console(thursday: Club, director: Console) -> None:
    director.person.done(result(3, 5, "4S N =", side=None))
    found = director.open("/rulings/new", what="82C", session="1", round="1", table="3", board="5")
    assert re.findall(r"incident=([a-z0-9-]+)", found.partition('id="found"')[2].partition("</div>")[0]) == [
        "directors-error"
    ]
    answering = director.open("/rulings/new", incident="directors-error", session="1", round="1", table="3", board="5")
    for answer in ("no", "4S N +1", "4S N -1"):
        answering = tapped(director, answering, answer)
    assert "North-South gets 4♠ by North, 11 tricks, East-West 4♠ by North, 9 tricks" in words(answering)
    director.confirmed(answering, "given", table="3", board="5", round="1")
    score, ruling = (entry.fact for entry in record(director)[-2:])
    assert isinstance(score, ScoreRuled)
    assert isinstance(ruling, RulingGiven)
    assert score.ruling.north_south != score.ruling.east_west
    assert "82C" in score.ruling.under
