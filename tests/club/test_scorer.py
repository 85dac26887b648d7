"""The scorer's keyboard: lines, what is asked back, corrections, slips."""

import html
import re

import httpx
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import Place
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side

PAGE = f"/e/{EVENT}/scorer"


def seen(answer: httpx.Response) -> str:
    """Return the words of a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", answer.text)).replace("\ufe0e", "").split())


def typed(scorer: Person, line: str, **more: str) -> httpx.Response:
    fields = {"csrf": scorer.csrf, "session": "1", "typed": line, **more}
    return scorer.client.post(PAGE, data=fields, follow_redirects=True)


def hidden(answer: httpx.Response, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', answer.text)
    assert found is not None
    return found[1]


def lines_of(scorer: Person, board: int, table: int, round_number: int = 1) -> list[str]:
    entries = [entry["fact"] for entry in scorer.view()["entries"]]
    at = {"is": "place", "session": 1, "section": "", "round": round_number, "table": table, "board": board}
    return [each["is"] for each in entries if each.get("place", each.get("result", {}).get("place")) == at]


def test_a_line_is_taken_down_and_echoed_with_names_and_score(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    answer = typed(scorer, "3 5 4s n +1 sk")
    assert answer.status_code == 200
    assert "Entered: Round 1, table 3, board 5 3 North 3 – South 3 8 North 8 – South 8" in seen(answer)
    assert "NS +650" in seen(answer)
    assert lines_of(scorer, 5, 3) == ["result-entered"]
    assert thursday.at_table(3).view()["boards"]["5"]["agreed"] is True


def test_who_enters_what_stands_there_already_is_told_so(thursday: Club) -> None:
    assert "The same result was entered" not in seen(typed(thursday.person(Role.SCORER, by="Ana"), "1 1 4S N ="))
    assert "The same result was entered there already: Ana" in seen(typed(thursday.person(Role.SCORER), "1 1 4S N ="))


def test_a_form_that_is_sent_twice_is_taken_down_once(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    number = hidden(scorer.client.get(PAGE), "id")
    for _ in range(2):
        assert typed(scorer, "1 1 pass", id=number).status_code == 200
    assert lines_of(scorer, 1, 1) == ["result-entered"]


def test_what_looks_like_a_slip_is_asked_back(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    asked = typed(scorer, "3 5 1NT N +5")
    assert "is unusual" in seen(asked)
    assert lines_of(scorer, 5, 3) == []
    said = {"id": hidden(asked, "id"), "question": hidden(asked, "question"), "act": "right"}
    typed(scorer, "3 5 1NT N +5", **{**said, "question": ""})
    typed(scorer, "3 5 1NT N +6", **said)
    typed(scorer, "3 6 1NT N +5", **said)
    assert (lines_of(scorer, 5, 3), lines_of(scorer, 6, 3)) == ([], [])
    typed(scorer, "3 5 1NT N +5", **said)
    assert lines_of(scorer, 5, 3) == ["result-entered"]
    elsewhere = typed(scorer, "3 9 1NT N =")
    assert "The movement does not have board 9 at table 3" not in seen(elsewhere)  # in another round it has
    assert "The movement does not have board 99 at table 3" in seen(typed(scorer, "3 99 1NT N ="))


def test_a_board_of_a_round_to_come_is_asked_about_and_taken_back_where_it_stands(thursday: Club) -> None:
    scorer = thursday.person(Role.DIRECTOR)
    scorer.done(RoundCalled(1, 1))
    asked = typed(scorer, "4 9 4S N +1")
    assert "in round 2, which has not been called. Still missing there: 7, 8." in seen(asked)
    assert lines_of(scorer, 9, 4, 2) == []
    said = {"id": hidden(asked, "id"), "question": hidden(asked, "question"), "act": "right"}
    entered = typed(scorer, "4 9 4S N +1", **said, round="2")
    entry = hidden(entered, "entry")
    assert entered.text.count(entry) == 2  # beside the line just entered, and in the sheet
    gone = scorer.client.post(PAGE, data={"csrf": scorer.csrf, "round": "2", "entry": entry, "act": "take-back"})
    assert gone.status_code == 200
    assert entry not in gone.text


def test_another_result_is_shown_beside_the_first_and_corrects_it(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    typed(scorer, "1 1 4S N =")
    asked = typed(scorer, "1 1 4S N +1")
    assert "something else was entered there already" in seen(asked)
    assert "duplicado event correct" not in asked.text
    said = {"id": hidden(asked, "id"), "question": hidden(asked, "question")}
    for _ in range(2):  # sent twice, it is put right once
        typed(scorer, "1 1 4S N +1", **said, act="correct", reason="misread")
    assert lines_of(scorer, 1, 1) == ["result-entered", "result-corrected"]
    board = thursday.at_table(1).view()["boards"]["1"]
    assert ([each["line"] for each in board["results"]], board["agreed"]) == (["4S N +1"], True)
    other = typed(scorer, "1 1 4H N =")
    both = typed(scorer, "1 1 4H N =", id=hidden(other, "id"), question=hidden(other, "question"), act="both")
    assert "two different results" in seen(both)


def test_what_is_no_line_stays_in_the_field(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    for line in ("4S N =", "A3 5 4S N =", "3 5 4Z N =", "3 5"):
        answer = typed(scorer, line)
        assert answer.status_code == 409
        assert f"Cannot read “{line}”" in seen(answer)
        assert f'value="{line}"' in answer.text


def test_what_cannot_be_is_called_impossible(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    assert "“3NT N +6” would be 15 tricks: +4 is the most" in seen(typed(scorer, "3 5 3NT N +6"))
    assert "“3NT N -10” would be -1 tricks: −9 is the most" in seen(typed(scorer, "3 5 3NT N -10"))
    assert "4S: who was declarer?" in seen(typed(scorer, "3 5 4S +1"))


def test_a_result_alone_is_of_the_line_at_the_cursor(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    at = hidden(scorer.client.get(PAGE), "at")
    assert at == "1.1..1.1"
    after = typed(scorer, "4SN+1HK", at=at)
    assert thursday.at_table(1).view()["boards"]["1"]["results"][0]["line"] == "4S N +1 HK"
    assert hidden(after, "at") == "1.1..1.2"


def test_what_the_scorer_typed_is_not_called_agreed(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    assert "typed by the scorer" in seen(typed(scorer, "1 1 4S N +1"))
    phone = thursday.at_table(1)
    assert phone.view()["boards"]["1"]["behind"] == "office"
    phone.done(result(1, 2, "4S N ="))
    assert phone.view()["boards"]["2"]["behind"] == "ns"
    phone.done(result(1, 2, "4S N =", side=Side.EW))
    assert phone.view()["boards"]["2"]["behind"] == "both"


def test_lines_are_read_and_offered_in_the_letters_of_the_language(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    scorer.client.headers["Accept-Language"] = "es"
    assert "Anotado" in seen(typed(scorer, "1 1 4P O -1 CR"))
    assert thursday.at_table(1).view()["boards"]["1"]["results"][0]["line"] == "4S W -1 HK"
    assert "typed=1%201%204P%20O%20-1%20CR" in scorer.client.get(PAGE, params={"round": 1}).text


def test_the_round_goes_on_with_the_first_that_is_not_complete(thursday: Club) -> None:
    scorer, director = thursday.person(Role.SCORER), thursday.person(Role.DIRECTOR)
    assert "Round 1: what is entered" in seen(scorer.client.get(PAGE))
    for table in range(1, 6):
        for board in (2 * table - 1, 2 * table):
            if (table, board) == (5, 10):
                director.done(BoardCancelled(Place(1, "", 1, 5, 10), "no time"))
            else:
                director.done(result(table, board, "pass", side=None))
    assert "Round 2: what is entered" in seen(scorer.client.get(PAGE))
    assert "cancelled" in seen(scorer.client.get(PAGE, params={"round": 1}))
    asked = typed(scorer, "r1 5 10 pass")
    if asked.text.count('name="question"'):
        typed(scorer, "r1 5 10 pass", question=hidden(asked, "question"), act="right")
    assert lines_of(scorer, 10, 5) == ["board-cancelled", "result-entered"]


def test_a_scorer_who_plays_sees_nothing_of_boards_he_is_still_to_play(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(result(3, 5, "4S N =", side=None))
    playing = thursday.person(Role.SCORER, plays=(ContestantId(1),))
    at = playing.client.get(PAGE, params={"round": 1, "at": "1.1..3.5"})
    assert at.status_code == 200
    assert "NS +620" not in seen(at)
    assert "table 3, board 5" not in seen(at)
    assert "not played" in seen(typed(playing, "3 6 4S N ="))


def test_slips_have_tables_boards_and_pairs_and_no_results(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    typed(scorer, "3 5 4S N +1")
    slips = scorer.client.get(f"{PAGE}/slips", params={"round": 1})
    assert slips.text.count('<section class="slip"') == 5
    for told in ("Round 1, table 3", "3 North 3 – South 3", "8 North 8 – South 8"):
        assert told in seen(slips)
    assert "650" not in seen(slips)
    assert slips.text.count('<th scope="row">') == 10


def test_who_enters_no_results_is_sent_away(thursday: Club) -> None:
    assert thursday.public().get(PAGE).status_code == 401
    assert thursday.at_table(1).client.get(PAGE).status_code == 401
    assert thursday.person(Role.DISPLAY).client.get(PAGE).status_code == 401
    assert thursday.person(Role.SCORER, event="Friday").client.get(PAGE).status_code == 401
    scorer = thursday.person(Role.SCORER)
    assert scorer.client.post(PAGE, data={"session": "1", "typed": "1 1 pass"}).status_code == 403
