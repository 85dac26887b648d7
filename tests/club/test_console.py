"""The Director's console by HTTP: results entered, put right, undone; rulings; who may."""

import re
from dataclasses import replace
from html import unescape
from urllib.parse import unquote_plus

import pytest
from tests.club.conftest import EVENT, Club, result
from tests.club.console import HIDDEN, OFFICE, Console, at, places, rows

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RulingGiven
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side


def test_a_result_is_entered_once_however_often_the_form_is_sent(thursday: Club, director: Console) -> None:
    page = director.place(1, 1)
    assert [director.send(page, "result", line="4S N =").status_code for _ in range(2)] == [303, 303]
    table = thursday.at_table(1).view()["boards"]["1"]
    assert [each["score"] for each in table["results"]] == [420]
    assert "+420" in director.place(1, 1)


def test_what_two_windows_enter_is_asked_about_the_second_time(thursday: Club, director: Console) -> None:
    first, second = director.place(1, 1), director.place(1, 1)
    assert director.send(first, "result", line="4S N =").status_code == 303
    asked = director.send(second, "result", line="4S N =")
    assert "The same result was entered there already: the director" in asked.text
    assert len(thursday.at_table(1).view()["boards"]["1"]["results"]) == 1


def test_a_premature_publication_leads_to_what_is_missing(director: Console) -> None:
    asked = director.send(director.open(""), "publish")
    assert f'<a href="{OFFICE}">This is listed under “Tables”</a>' in asked.text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("48 results are missing.", "One board has two results that differ: it does not count.")),
        ("es", ("Faltan 48 resultados.", "Un estuche tiene dos resultados distintos: no cuenta.")),
        ("pt", ("Faltam 48 resultados.", "Uma bolsa tem dois resultados diferentes: não conta.")),
    ],
)
def test_what_is_missing_is_told_by_kind_before_publication(
    director: Console, thursday: Club, language: str, told: tuple[str, ...]
) -> None:
    director.person.done(result(1, 1, "4S N =", side=None), result(2, 3, "4S N ="))
    thursday.person(Role.SCORER).done(result(2, 3, "4S N +1", side=Side.EW))
    page = director.open("", lang=language)
    asked = director.send(page, "publish").text
    assert all(each in asked for each in told)


def test_what_is_no_result_is_shown_again_as_it_was_typed(director: Console) -> None:
    answer = director.send(director.place(1, 1), "result", line="four spades")
    assert answer.status_code == 422
    assert 'value="four spades"' in answer.text
    assert "is not a result" in answer.text


@pytest.fixture
def board_one(director: Console) -> list[Place]:
    """Board 1 played at three tables: 420, 450 and -50."""
    found = places(1)[:3]
    for place, line in zip(found, ("4S N =", "4S N +1", "4S N -1"), strict=True):
        assert director.send(at(director, place), "result", line=line).status_code == 303
    return found


def test_a_correction_says_whose_figures_change_before_it_is_taken_down(
    director: Console, board_one: list[Place]
) -> None:
    asked = director.send(at(director, board_one[2]), "correct", line="4S N +2", reason="written the wrong way round")
    # With 3 of 5 results a top is 91.67% (Law 78A by the formula of the regulations).
    assert {("8.33", "91.67"), ("91.67", "50.00"), ("50.00", "8.33")} <= set(rows(asked.text))
    assert "-1" in director.open("/results", board=1)  # nothing is recorded yet
    assert director.send(asked.text, "correct").status_code == 303
    assert "+480" in director.open("/results", board=1)


def test_a_correction_is_undone_from_the_record(director: Console, board_one: list[Place]) -> None:
    director.confirmed(at(director, board_one[2]), "correct", line="4S N +2", reason="misread")
    record = director.open("/settings/record")
    entry = re.search(r"office/settings/record\?entry=([^\"#]+)#undo", record)
    assert entry is not None
    assert 'aria-label="Undo entry 2"' in record
    assert 'aria-label="Undo entry 1"' not in record, "the founding stays"
    page = director.open("/settings/record", entry=unquote_plus(unescape(entry[1])))
    assert "misread" in page
    asked = director.confirmed(page, "undo", reason="the first score was right")
    assert ("91.67", "8.33") in rows(asked.text)
    assert "Undone: “Corrected, board 1" in unescape(asked.text)
    assert "\N{MINUS SIGN}50" in director.open("/results", board=1)
    assert "the first score was right" in director.open("/settings/record")


def test_pairs_that_sat_the_wrong_way_are_turned(director: Console, board_one: list[Place]) -> None:
    place = board_one[0]
    asked = director.confirmed(at(director, place), "direction", reason="sat the wrong way")
    assert "6 against 1" in asked.text
    assert re.search(r"<b>6</b>.*<b>1</b>", at(director, place), re.DOTALL)
    assert "the sides are exchanged" in at(director, place)
    # The other boards of the round follow; the one that is turned already stays so.
    other = replace(place, board=2)
    assert director.send(at(director, other), "result", line="4S N =").status_code == 303
    asked = director.confirmed(at(director, other), "direction", reason="board 2 as well", **{"whole-round": "1"})
    assert asked.text.count("6 against 1") == 1
    first, second = board_one[1], replace(board_one[1], board=2)
    assert director.send(at(director, second), "result", line="4S N =").status_code == 303
    director.confirmed(at(director, first), "direction", reason="all of them", **{"whole-round": "1"})
    assert all("the sides are exchanged" in at(director, each) for each in (place, other, first, second))


def test_another_pair_played_it(director: Console, board_one: list[Place]) -> None:
    asked = director.confirmed(at(director, board_one[0]), "pair", ns="3", ew="", reason="sat there")
    assert "3 against 6" in asked.text


def test_a_result_of_the_wrong_board_goes_where_it_belongs(director: Console, board_one: list[Place]) -> None:
    place = board_one[0]
    director.confirmed(at(director, place), "board", **{"other-board": "2", "reason": "board 2 was played"})
    assert "+420" not in at(director, place)
    assert "+620" in director.place(place.table, 2, place.round)  # North-South are vulnerable there


def test_results_of_two_boards_that_were_exchanged_change_places(director: Console, board_one: list[Place]) -> None:
    place = board_one[0]
    second = director.place(place.table, 2, place.round)
    assert director.send(second, "result", line="3NT N -1").status_code == 303
    fields = {"other-board": "2", "reason": "the boards were exchanged"}
    asked = director.send(at(director, place), "board", **fields).text
    below = asked[asked.index("<main") :]
    assert re.findall(r'name="other-result" value="([^"]+)"', below) == ["exchanged", "undone"]
    assert director.send(below, "board", **{"other-result": "exchanged"}).status_code == 303
    assert "\N{MINUS SIGN}50" in at(director, place)
    assert "+620" in director.place(place.table, 2, place.round)


def test_who_would_lose_a_number_to_others_is_told_first(director: Console) -> None:
    people = director.open("/people", act="enter", who="3")
    asked = director.send(people, "enter", who="5", players="North 3\nSouth 3").text
    assert "North 5 and South 5 had number 5 until now and would be entered no longer." in unescape(asked)
    asked = director.send(people, "enter", who="5", players="North 5\nSouth V").text
    assert "until now" not in asked


def test_what_was_saved_offers_its_undoing(director: Console) -> None:
    called = director.send(director.open(""), "round")
    assert called.status_code == 303
    saved = director.person.client.get(called.headers["location"]).text
    (link,) = re.findall(r'data-passing>Saved. <a class="button small" href="([^"]+)#undo">Undo', saved)
    asked = director.person.client.get(unescape(link)).text
    director.confirmed(asked, "undo", reason="pressed by mistake")
    assert "Start: call round 1" in director.open("")


def test_whoever_does_not_close_the_event_sees_its_winners_again(director: Console, board_one: list[Place]) -> None:
    assert director.send(director.open(""), "end-session").status_code == 200
    director.confirmed(director.open(""), "end-session")
    page = director.open("")
    assert "Winners" in page
    asked = director.send(page, "close").text
    assert "Winners" in director.send(asked[asked.index("<main") :], "close", back="1").text


def test_a_board_that_was_not_played_gives_averages_by_fault(director: Console, board_one: list[Place]) -> None:
    place = places(1)[3]
    asked = director.confirmed(at(director, place), "not-played", ns="A+", ew="A-", reason="East-West came late")
    assert ("60.00",) in rows(asked.text)
    assert ("40.00",) in rows(asked.text)
    assert "average plus is 60.00%." in asked.text
    assert "adjusted score" in at(director, place)
    assert "Not played (East-West came late)" in at(director, place)
    assert "no score yet" not in director.open("")
    director.confirmed(director.place(1, 2), "not-played", reason="no time was left")
    assert "board 2: not played, no score yet (12C2)" in director.open("")
    # Who has more than 60% in the session gets that: 91.67% of board 1, and the opponents their 8.33% (12C2(c)).
    winners = board_one[1]
    asked = director.confirmed(
        director.place(winners.table, 2, winners.round), "not-played", ns="A+", ew="A-", reason="x"
    )
    for share in ("average plus is 91.67%", "average minus is 8.33%"):
        assert f"{share}, the percentage of the other boards of the session (Law 12C2(c))" in asked.text
    assert re.search(r"Board 2, \d+ \w+[^:<]* – \w+[^:<]*: average plus", asked.text), "whose it is, by name"
    asked = director.send(at(director, winners), "not-played", reason="time ran out")
    assert "not played (time ran out)" in asked.text.casefold()
    assert "(time ran out) (" not in asked.text, "and the same is not said as the reason of the correction"


@pytest.mark.parametrize(("act", "tag"), [("postpone", "to be played later"), ("cancel", "cancelled")])
def test_a_board_is_played_later_or_not_at_all(director: Console, act: str, tag: str) -> None:
    director.confirmed(director.place(1, 1), act, reason="no time")
    assert tag in director.place(1, 1)


def test_a_board_that_is_cancelled_asks_for_no_score(director: Console) -> None:
    director.confirmed(director.place(1, 2), "not-played", reason="no time was left")
    assert "no score yet" in director.open("")
    director.confirmed(director.place(1, 2), "cancel", reason="no time")
    assert "no score yet" not in director.open("")


def test_a_weighted_score_is_ruled_and_replaced_only_when_that_is_said(
    director: Console, board_one: list[Place]
) -> None:
    page = at(director, board_one[0])
    weighted = "40% 4S N =, 60% 4S N -1"
    asked = director.confirmed(page, "rule", both=weighted, under="16B3", reason="break in tempo")
    assert "Board 1, North-South: +420 → 40% of +420, 60% of −50" in asked.text
    assert "Board 1, East-West: −420 → 40% of −420, 60% of +50" in asked.text
    again = director.send(at(director, board_one[0]), "rule", both="A", reason="no")
    assert (again.status_code, "replaced" in again.text) == (422, True)
    director.confirmed(at(director, board_one[0]), "rule", both="keep", reason="Law 82C", instead="1")


def test_a_ruling_against_the_laws_is_asked_about(director: Console, board_one: list[Place]) -> None:
    asked = director.send(at(director, board_one[0]), "rule", ns="4S N =", ew="4S N -1", under="12A1", reason="why")
    assert "Not in accordance with the Laws" in asked.text


@pytest.mark.parametrize(("under", "asked_under"), [("64A1", "12A"), ("12C1(d)", "12C1(d)")])
def test_an_artificial_score_that_no_law_permits_is_asked_about_with_the_clause(
    director: Console, board_one: list[Place], under: str, asked_under: str
) -> None:
    asked = director.send(at(director, board_one[0]), "rule", both="A+", under=under, reason="why")
    assert "Not in accordance with the Laws" in asked.text
    assert f"(Law {asked_under})" in asked.text


def test_a_penalty_an_appeal_and_its_decision(director: Console, board_one: list[Place]) -> None:
    director.confirmed(at(director, board_one[0]), "rule", both="4S N -1", under="12B1", reason="revoke")
    desk = director.open("/rulings")
    assert '<option value="90B2" label="slow play">' in desk
    assert "Pair (name or number)" in desk
    director.confirmed(desk, "penalty", who="1", amount="10", unit="percent", reason="slow play")
    assert "† A penalty is taken off." in director.open("/ranking")
    assert "(juego lento)" in director.open("/rulings", lang="es")
    director.open("", lang="en")
    page = director.open("/rulings")
    against = next(each for each in re.findall(r'<option value="([^"]+)">([^<]+)', page) if "revoke" in each[1])
    director.confirmed(page, "appeal", against=unescape(against[0]), who="1", concurred="yes", grounds="no damage")
    asked = director.send(director.open(""), "publish")
    assert all(said in asked.text for said in ("47 results are missing.", "One appeal that is not decided"))
    page = director.open("/rulings")
    lodged = re.findall(r'<select id="decide-appeal".*?<option value="([^"]+)"', page, re.DOTALL)[0]
    director.person.done(ConditionsChanged(Conditions(options={"appeal.body": "committee"}), "there is one"))
    page = director.open("/rulings")
    refused = director.send(page, "decide", appeal=unescape(lodged), outcome="changed", disputed="law", chairman="Ana")
    assert refused.status_code == 409
    assert "does not overrule the Director on a point of law" in refused.text
    director.confirmed(page, "decide", appeal=unescape(lodged), outcome="upheld", reasons="there was damage")
    page = director.open("/rulings")
    assert "The appeal was heard: the ruling stands" in page
    assert "decide-appeal" not in page


def test_a_committee_is_named_and_a_fault_in_the_form_keeps_what_was_written(director: Console) -> None:
    answer = director.send(director.open("/rulings"), "penalty", who="99", amount="10", unit="percent", reason="slow")
    assert answer.status_code == 422
    assert "Nobody takes part under the number 99." in answer.text
    assert 'value="slow"' in answer.text


def test_what_has_changed_since_is_not_overwritten(thursday: Club, director: Console, board_one: list[Place]) -> None:
    page = at(director, board_one[0])
    asked = director.send(page, "correct", line="4S N +1", reason="misread")
    other = Console(thursday.person(Role.DIRECTOR))
    other.confirmed(at(other, board_one[0]), "correct", line="3S N =", reason="so they say")
    answer = director.send(asked.text, "correct")
    assert answer.status_code == 409
    assert "changed since" in answer.text


def test_the_office_is_for_who_sees_the_record(thursday: Club) -> None:
    pages = ("", "/results", "/results/place?session=1&round=1&table=1&board=1", "/rulings", "/settings/record")
    for nobody in (thursday.public(), thursday.at_table(1)):
        assert {nobody.client.get(OFFICE + path).status_code for path in pages} == {401}
    elsewhere = thursday.person(Role.DIRECTOR, event="Friday")
    assert {elsewhere.client.get(OFFICE + path).status_code for path in pages} == {401}


def test_a_scorer_is_offered_only_what_he_may_do(thursday: Club) -> None:
    scorer = Console(thursday.person(Role.SCORER))
    assert scorer.send(scorer.place(1, 1), "result", line="4S N =").status_code == 303
    page = scorer.place(1, 1)
    assert "/do/correct" in page
    for act in ("rule", "board", "cancel", "undo"):
        assert f"/do/{act}" not in page
    director = Console(thursday.person(Role.DIRECTOR))
    csrf = {"csrf": scorer.person.csrf, "id": "x", "sure": "1"}
    forged = scorer.person.client.post(f"{OFFICE}/do/close", data=csrf)
    assert forged.status_code == 409
    assert "ask the Director" in forged.text
    assert "The event is closed" not in director.open("/settings/record")


def test_no_form_of_another_site_is_taken(director: Console) -> None:
    data = {"csrf": "of somebody else", "id": "x", "session": "1"}
    assert director.person.client.post(f"{OFFICE}/do/end-session", data=data).status_code == 403


def test_a_director_who_plays_sees_no_board_that_he_has_not_played(thursday: Club, board_one: list[Place]) -> None:
    playing = Console(thursday.person(Role.DIRECTOR, plays=(ContestantId(2),)))
    assert all(each.table != 2 for each in board_one)
    page = playing.open("/results", board=1)
    assert "+420" not in page
    assert "not shown" in page
    assert "4S" not in playing.open("/settings/record")
    assert "/do/rule" not in at(playing, board_one[0])


def test_every_page_is_there_in_every_language(director: Console, board_one: list[Place]) -> None:
    for path in ("", "/results", "/rulings", "/settings/record"):
        said = {language: director.open(path, lang=language) for language in ("en", "es", "pt")}
        assert len(set(said.values())) == 3


def test_an_evening_is_started_timed_held_and_ended(thursday: Club, director: Console) -> None:
    start = director.open("")
    assert "Not begun" in start
    assert director.send(start, "timed", minutes="15", warning="3").status_code == 303
    assert director.send(start, "round").status_code == 303
    page = director.open("")
    assert "Round 1 of 5" in page
    assert "data-ends" in page
    for name, minutes in (("minutes", 15), ("warning", 3)):
        assert re.search(rf'name="{name}" value="{minutes}"', page)  # what holds is to be changed, not written anew
    director.send(page, "hold")
    assert "clock stopped" in director.open("")
    director.send(director.open(""), "resume")
    director.send(director.open(""), "round")
    assert thursday.at_table(1).view()["round"] == 2
    director.confirmed(director.open(""), "end-session")
    director.confirmed(director.open(""), "publish")
    assert "The official score is available" in director.open("")
    asked = director.confirmed(director.open(""), "close")
    assert "The Correction Period ends at" in asked.text
    assert "The event is closed" in director.open("")


def test_ended_before_its_last_round_it_is_asked_what_becomes_of_the_rounds_that_nobody_began(
    thursday: Club, director: Console
) -> None:
    director.person.done(RoundCalled(1, 1), result(1, 1, "4S N ="))
    asked = director.send(director.open(""), "end-session").text
    assert "Rounds 2–5 were not begun." in asked
    assert "The movement ends with round 1: " in unescape(asked)
    assert re.search(r"\d+ results are missing", asked)
    below = asked[asked.index("<main") :]
    assert re.findall(r'name="not-begun" value="([^"]+)"', below) == ["left-out", "to-come"]
    assert director.send(below, "end-session", **{"not-begun": "left-out"}).status_code == 303
    assert thursday.at_table(1).view()["over"]
    assert "Round 2" not in director.open("/movement")
    # What counts without the agreement of the other side is not among what is missing.
    wanting = director.open("").partition('id="wanting-1"')[2].partition("</section>")[0]
    listed, _, folded = wanting.partition("<summary>One result counts without")
    assert "board 1: not agreed" in folded
    assert "not agreed" not in listed
    assert "9 results" in listed


def test_the_queue_of_calls_says_who_goes(thursday: Club, director: Console) -> None:
    table = thursday.at_table(3)
    table.done(DirectorCalled(Where(1, "", 1, 3, 5), "lead out of turn"))
    page = director.open("")
    assert "lead out of turn" in page
    director.send(page, "call-take")
    assert "the director is on the way" in director.open("")
    director.send(director.open(""), "call-settle")
    assert "No calls" in director.open("")


def test_tables_that_state_different_results_and_such_that_have_not_agreed_are_seen(
    thursday: Club, director: Console
) -> None:
    table = thursday.at_table(1)
    table.done(result(1, 1, "4S N ="))
    table.done(result(1, 1, "4S N +1", side=Side.EW))
    thursday.at_table(2).done(result(2, 3, "3NT E ="))
    page = director.open("")
    assert "board 1: two results" in page
    listed = page.partition('class="needs-list"')[2].partition("</ul>")[0]
    assert "board 3: not agreed" not in listed  # the other side has hardly read it
    assert "0 of 5 tables ready · 2 of 10 boards in" in page
    director.person.done(RoundFinished(1, "", 2, 1))
    assert "board 3: not agreed" in director.open("")


def test_results_of_tables_with_one_phone_are_agreed_to_by_one_press(thursday: Club, director: Console) -> None:
    for table, boards in ((2, (3, 4)), (3, (5,))):
        for board in boards:
            thursday.at_table(table).done(result(table, board, "3NT E ="))
        director.person.done(RoundFinished(1, "", table, 1))
    thursday.at_table(1).done(result(1, 1, "3NT E ="))  # the other side has hardly read it
    page = director.open("")
    of_table, of_all = re.findall(r'<form [^>]*do/agree-all".*?</form>', page, re.DOTALL)
    assert "Table 2: agree to all 2" in of_table
    assert "Agree to all 3" in of_all
    assert director.send(of_table, "agree-all").status_code == 303
    page = director.open("")
    assert "board 3: not agreed" not in page
    assert "board 4: not agreed" not in page
    assert "board 5: not agreed" in page
    assert "do/agree-all" not in page, "a single result is agreed to where it stands"
    assert director.send(of_all, "agree-all").status_code == 303, "what is agreed to already stays so"
    assert "board 5: not agreed" not in director.open("")
    agreed = [each["fact"] for each in director.person.view()["entries"] if each["fact"]["is"] == "result-agreed"]
    assert [each["side"]["side"] for each in agreed[-3:]] == ["NS", "EW", "EW"]
    assert not thursday.at_table(1).view()["boards"]["1"]["agreed"]


def test_something_is_announced_to_two_tables_and_ended(thursday: Club, director: Console) -> None:
    page = director.open("")
    assert director.send(page, "announce", text="Slow down", tables="no table").status_code == 422
    assert director.send(page, "announce", text="Tea is ready", tables="1, 2").status_code == 303
    assert [each["text"] for each in thursday.at_table(2).view()["announcements"]] == ["Tea is ready"]
    assert thursday.at_table(3).view()["announcements"] == []
    director.send(director.open(""), "announce-end")
    assert "Tea is ready" not in director.open("").partition('id="announcements"')[2].partition("</ul>")[0]
    assert thursday.at_table(2).view()["announcements"] == []


def test_every_tab_leads_somewhere(thursday: Club, director: Console) -> None:
    def tabs(page: str) -> list[str]:
        nav = page[page.index('<nav class="tabs"') :]
        return [unescape(each) for each in re.findall(r'href="([^"]+)"', nav[: nav.index("</nav>")])]

    paths = tabs(director.open(""))
    assert len(set(paths)) == 8
    assert len(paths) == 12  # four of them are under "More" on a telephone
    assert {director.person.client.get(path).status_code for path in paths} == {200}
    scorer = Console(thursday.person(Role.SCORER))
    paths = tabs(scorer.open(""))
    assert f"{OFFICE}/access" in director.open("/settings")
    assert f"{OFFICE}/access" not in scorer.open("/settings")
    assert {scorer.person.client.get(path).status_code for path in paths} == {200}


def test_the_overview_as_a_stream_is_for_the_office(thursday: Club) -> None:
    shown = thursday.person(Role.SCORER).get(f"/api/1/events/{EVENT}/office").json()[-1]["view"]
    assert (shown["kind"], len(shown["sessions"][0]["sections"][0]["tables"])) == ("office", 5)
    assert thursday.at_table(1).get(f"/api/1/events/{EVENT}/office").status_code == 403


def tapped(director: Console, page: str, answer: str) -> str:
    """Answer the question of an interview: tap the button of that name, or type it."""
    for form in re.findall(r'<form method="get".*?</form>', page, re.DOTALL):
        hidden = {name: unescape(value) for name, value in HIDDEN.findall(form)}
        button = re.search(r'name="answer" value="([^"]*)">([^<]*)<', form)
        if button and unescape(button[2]).lower().startswith(answer.lower()):
            return director.open("/rulings/new", **{**hidden, "answer": unescape(button[1])})
        if 'name="some"' in form:  # several may hold: the box with that number, or none
            return director.open("/rulings/new", **hidden, **({} if answer == "-" else {"some": answer}))
        if 'id="answer"' in form:
            return director.open("/rulings/new", **{**hidden, "answer": answer})
    raise AssertionError(answer)


def test_a_ruling_by_the_interview_goes_into_the_record_with_its_call(thursday: Club, director: Console) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "a revoke", incident="revoke"))
    link = re.search(r'href="([^"]*office/rulings/new\?[^"]*)"', director.open(""))
    assert link is not None
    page = director.person.client.get(unescape(link[1])).text
    assert "What is the contract" in page
    page = tapped(director, page, "nothing that is a contract")
    assert 'role="alert"' in page
    assert 'value="nothing that is a contract"' in page  # to be put right, not typed again
    hidden = {name: unescape(value) for name, value in HIDDEN.findall(page[page.index('id="asked-title"') :])}
    keys = {"who": "S", "first": "4", "second": "♠", "more": "", "answer": ""}
    page = director.open("/rulings/new", **{**hidden, **keys})
    assert "by South" in page
    assert 'href="/law/63' in page
    for answer in ("1", "E", "-"):
        page = tapped(director, page, answer)
    assert "take-ruling" not in page
    page = tapped(director, page, "1 3")
    assert "2 tricks are transferred" in page
    assert page.count("You may appeal against this ruling.") == 1
    again = re.findall(r'href="([^"]*answers=[^"#]*)"', page)
    changed = director.person.client.get(unescape(again[-1])).text  # the last answer is asked again
    assert "one trick is transferred" in tapped(director, changed, "1")
    asked = director.confirmed(page, "given", reasons="shown at the table", table="3", board="5", round="1")
    assert "64A1" in asked.text
    rulings = director.open("/rulings")
    assert "64A1" in rulings
    assert "No calls" in director.open("")
    shown = thursday.at_table(3).view()["boards"]
    assert shown["5"]["transferred"] == [{"side": "NS", "tricks": 2}]
    assert "transferred" not in shown["6"]
    assert "tricks transferred to North-South: 2" in director.place(3, 5)
    assert "tricks transferred" not in director.place(3, 6)
    order = thursday.house.open_events.served[EVENT].record.order
    director.person.done(next(each.fact for each in reversed(order) if isinstance(each.fact, RulingGiven)))
    # What several revokes come to together (64B2, 64B7) no ruling on one of them says.
    assert "transferred" not in thursday.at_table(3).view()["boards"]["5"]


def test_polls_stand_beside_the_question_for_the_score_and_tricks_only_when_all_have_played(
    thursday: Club, director: Console
) -> None:
    place = {"session": "1", "round": "1", "table": "1", "board": "1"}
    page = director.open("/rulings/new", incident="information-from-partner", **place)
    beside = []
    means = re.findall(r'name="answer" value="([^"]*)">([^<]*)<', tapped(director, page, "N"))
    assert ("7", "tempo") in means
    assert means[-1] == ("no", "none of these")
    for answer in ("N", "tempo", "There was another", "Suggested", "Damaged", "It was not"):
        beside.append("No poll has been taken on this board" in page)
        page = tapped(director, page, answer)
    assert beside == [False, False, True, True, False, False]
    assert "No poll has been taken on this board" in page
    assert "Double dummy" not in page


def test_incidents_are_found_in_the_language_of_the_reader(director: Console) -> None:
    found = {
        (language, what): director.open("/rulings/new", lang=language, what=what)
        for language, what in (("en", "insufficient bid"), ("es", "renuncio"), ("pt", "revoque"))
    }
    assert "incident=insufficient-bid" in found["en", "insufficient bid"]
    assert "incident=revoke" in found["es", "renuncio"]
    assert "incident=revoke" in found["pt", "revoque"]


def test_an_interview_that_nobody_knows_is_nowhere(director: Console) -> None:
    for query in ({"incident": "nothing"}, {"incident": "revoke", "answers": "["}):
        assert director.person.client.get(f"{OFFICE}/rulings/new", params=query).status_code == 404


def test_an_unfinished_interview_is_not_taken_down(director: Console) -> None:
    csrf = {"csrf": director.person.csrf, "id": "x", "incident": "revoke", "answers": "{}"}
    answer = director.person.client.post(f"{OFFICE}/do/given", data=csrf)
    assert answer.status_code == 422
    assert "still to be asked" in answer.text


def test_the_schedule_proposes_what_an_offence_costs(director: Console) -> None:
    page = director.open("/rulings")
    said = {"under": "90B2", "amount": "0", "unit": "percent", "reason": "slow play"}
    asked = director.confirmed(page, "penalty", who="3 North 3 – South 3", **said).text
    assert "By the schedule, 90B2" in asked
    page = director.open("/rulings")
    assert "Penalty, 3 North 3 – South 3: 0" in page
    again = director.send(page, "penalty", who="south 3", **said).text
    assert "had before in this event: warnings 1, penalties 0" in unescape(again)
    refused = director.send(page, "penalty", who="north", **said)
    assert "“north” fits several: 1, 2, 3, 4, 5, 6." in refused.text
    assert 'value="90B2"' in refused.text
    assert "Nobody is called or numbered “Nadie”" in director.send(page, "penalty", who="Nadie", **said).text
    assert "Nobody takes part" in director.send(page, "penalty", who="77", **said).text


def test_a_pair_that_comes_late_changes_the_movement(thursday: Club, director: Console) -> None:
    director.send(at(director, places(1)[0]), "result", line="4S N =")
    asked = {"session": 1, "section": "", "from": 2, "change": "late", "names": "Ana, Rui"}
    page = director.open("/movement", **asked)
    assert "Before round 2: " in page
    taken = director.confirmed(page, "replan")
    assert "Ana, Rui" in taken.text
    assert "11 pairs" in taken.text
    director.send(director.open(""), "round")
    director.send(director.open(""), "round")
    assert "11 pairs" in director.open("/settings/record")
    assert "+420" in at(director, places(1)[0])


def test_a_change_that_cannot_be_is_said(director: Console) -> None:
    asked = {"session": 1, "section": "", "from": 2}
    assert 'role="alert"' in director.open("/movement", **asked, change="leaves", number="77")
    assert 'role="alert"' in director.open("/movement", **asked, change="rounds")
    scorer_page = director.open("/movement", **asked, change="rounds", number="4")
    assert "The last rounds are left out" in scorer_page


def test_a_movement_is_not_changed_under_results(director: Console) -> None:
    page = director.open("/movement", session=1, section="", change="rounds", number=4, **{"from": 2})
    later = next(place for place in places(1) if place.round == 3)
    director.send(at(director, later), "result", line="4S N =")
    answer = director.send(page, "replan")
    assert answer.status_code == 409
    assert "Nothing is changed that has been played" in answer.text


def test_after_the_correction_period_somebody_approves(thursday: Club, director: Console) -> None:
    director.send(at(director, places(1)[0]), "result", line="4S N =")
    organizer = thursday.organizer()
    organizer.done(ConditionsChanged(Conditions(correction_minutes=0), "the club is about to close"))
    director.confirmed(director.open(""), "publish")
    page = at(director, places(1)[0])
    assert "Approved by" in page
    refused = director.send(page, "correct", line="4S N +1", reason="misread")
    assert refused.status_code == 409
    assert "Say who approves" in refused.text
    director.confirmed(page, "correct", line="4S N +1", reason="misread", approved="the Organizer")
    assert "+450" in at(director, places(1)[0])


def test_somebody_else_is_sent_where_the_director_is_called(thursday: Club, director: Console) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "a question"))
    director.send(director.open(""), "call-take", who="the assistant")
    assert "the assistant is on the way" in director.open("")
    director.send(director.open(""), "call-take")
    assert "the director is on the way" in director.open("")


def test_what_the_director_noticed_himself_is_taken_and_settled_as_a_call_is(director: Console) -> None:
    noticed = {"table": "2", "what": "a board turned", "manner": "in passing"}
    director.confirmed(director.open("/rulings/written"), "notice", **noticed)
    assert director.send(director.open(""), "call-take", who="the assistant").status_code == 303
    assert "the assistant is on the way" in director.open("")
    assert director.send(director.open(""), "call-settle").status_code == 303
    assert "a board turned" not in director.open("").partition('id="calls"')[2].partition("</section>")[0]
