"""The conditions of contest at the console: read by all of the office, changed by who may, refused in words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, Club, founded, result, serving
from tests.club.console import OFFICE, Console, places, record, rows, wrong
from tests.waiting import until

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.condition_fields import CONDITIONS
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.movement.teams import round_robin
from duplicado.score.victory_points import VictoryPointScale
from duplicado.service.live.roles import Role
from duplicado.table.contest_kind import ContestKind

ACT = f"/api/1/events/{EVENT}/acts/conditions"
SHORT_MATCHES = {"form": "matches", "method": "butler", "victory_points": "acbl-30"}
"""Two boards are played in a round, and the scale has none for these."""
LINES = ("4S N =", "4S N -1", "4S N +1", "3NT E =", "2H W =")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        scorer = club.person(Role.SCORER)
        for board in (1, 2):
            for place, line in zip(places(board), LINES, strict=False):
                scorer.done(replace(result(place.table, board, line, side=None), place=place))
        yield club


@pytest.fixture
def director(served: Club) -> Console:
    return Console(served.person(Role.DIRECTOR))


def values(page: str) -> dict[str, str]:
    """The values in the fields of the form."""
    found = {
        unescape(name): unescape(value)
        for name, value in re.findall(r'<input id="conditions-[^"]+" name="([^"]+)" value="([^"]*)"', page)
    }
    for name, options in re.findall(r'<select id="conditions-[^"]+" name="([^"]+)".*?>(.*?)</select>', page, re.DOTALL):
        chosen = re.search(r'value="([^"]*)" selected', options)
        assert chosen is not None, name
        found[name] = unescape(chosen[1])
    return found


def test_the_form_asks_for_every_condition_and_says_what_it_does(director: Console) -> None:
    page = director.open("/settings")
    asked = values(page)
    assert set(asked) - {"reason"} == set(CONDITIONS)
    state = fold(record(director))
    for name, condition in CONDITIONS.items():
        assert asked[name] == condition.written(state.conditions), name
    assert page.count("aria-describedby") >= len(CONDITIONS)
    for language, words in (("es", "Puntuaciones artificiales"), ("pt", "Escores artificiais")):
        text = director.open("/settings", lang=language)
        assert words in text
        assert set(values(text)) == set(asked)
        assert "DEF:" not in text  # a definition has no number


def test_a_change_is_shown_before_it_is_done_and_done_once(director: Console) -> None:
    before = fold(record(director)).conditions
    page = director.open("/settings")
    told = {**values(page), "method": "butler", "artificial.butler_ximp": "2, 0, -2", "reason": "as announced"}
    asked = director.send(page, "conditions", **told)
    assert asked.status_code == 200
    assert "Scoring of boards: matchpoints becomes Butler" in unescape(asked.text)
    assert any(was != then for was, then in rows(asked.text))
    assert fold(record(director)).conditions == before  # nothing is done yet
    sure = {"sure": "1", **told}
    again = re.search(r'name="id" value="([^"]+)"', asked.text)
    assert again is not None
    body = {**sure, "csrf": director.person.csrf, "id": again[1]}
    for _ in range(2):  # a reload sends it once more
        assert director.person.client.post(f"{OFFICE}/do/conditions", data=body).status_code == 303
    facts = [each.fact for each in record(director) if isinstance(each.fact, ConditionsChanged)]
    assert len(facts) == 1
    assert facts[0].reason == "as announced"
    options = {"artificial.butler_ximp": "2, 0, -2"}
    assert facts[0].conditions == replace(before, method=ScoringMethod.BUTLER, options=options)
    page = director.open("/settings")
    assert "2 not at their defaults" not in page
    assert page.count("one not at its default") == 2
    back = {**values(page), "method": "matchpoints", "artificial.butler_ximp": "", "reason": "not yet"}
    director.confirmed(page, "conditions", **back)
    assert fold(record(director)).conditions == before


@pytest.mark.parametrize(
    ("told", "field", "words"),
    [
        ({"artificial.imp": "ninety"}, "artificial.imp", ("cannot stand here", "no puede estar", "não pode estar")),
        (
            {"ties": "coin"},
            "ties",
            ("no tie-break rule “coin”", "regla de desempate «coin»", "regra de desempate “coin”"),
        ),
        ({"pairing": "swiss", "winners": "2"}, "winners", ("one winner", "un ganador", "um vencedor")),
        ({"kind": "teams", "method": "imps"}, "kind", ("for pairs", "para parejas", "para duplas")),
        ({"form": "patton"}, "form", ("for teams", "para equipos", "para equipes")),
        ({"artificial.pairs": "40, 50, 60"}, "artificial.pairs", ("do not rise", "no suban", "não subam")),
        ({"correction_minutes": "x"}, "correction_minutes", ("cannot stand", "no puede estar", "não pode estar")),
        (SHORT_MATCHES, "form", ("6 to 11 boards", "6 a 11 estuches", "6 a 11 bolsas")),
        ({}, "reason", ("Nothing is changed", "No cambia nada", "Nada muda")),
    ],
)
def test_what_is_refused_is_said_at_its_field_in_the_readers_language(
    told: dict[str, str], field: str, words: tuple[str, ...], director: Console
) -> None:
    page = director.open("/settings")
    before = len(record(director))
    for language, word in zip(("en", "es", "pt"), words, strict=True):
        body = {**values(page), **told, "reason": "x", "csrf": director.person.csrf, "id": f"wrong-{language}"}
        answer = director.person.client.post(f"{OFFICE}/do/conditions?lang={language}", data=body)
        assert answer.status_code == 422
        assert word in wrong(answer.text)[f"conditions-{field}"]
        for name, text in told.items():
            assert values(answer.text)[name] == text  # nothing that was typed is lost
    assert len(record(director)) == before


def test_a_program_names_only_what_it_changes(director: Console) -> None:
    listed = {each["name"]: each for each in director.person.get(f"/api/1/events/{EVENT}/conditions").json()}
    assert set(listed) == set(CONDITIONS)
    body = {"id": "aeb", "rehearse": True, "fields": {"profile": "aeb", "reason": "the federation's event"}}
    shown = director.person.send("POST", ACT, body)
    assert shown.status_code == 200, shown.text
    assert shown.json()["outcome"] == "rehearsed"
    assert "Regulations: the Laws alone becomes Asociación Española de Bridge." in shown.json()["facts"]
    answers = [director.person.send("POST", ACT, {**body, "rehearse": False}) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    state = fold(record(director))
    assert state.conditions.profile == "aeb"
    page = unescape(director.open("/settings"))
    assert "Fixed by the regulations in force (Asociación Española de Bridge; Law 12C2(d))." in page
    refused = director.person.send("POST", ACT, {"id": "no", "fields": {"claim.suit_order": "up", "reason": "x"}})
    assert refused.status_code == 400
    assert refused.json()["code"] == "field-claim.suit_order"


def test_rankings_survive_conditions_by_which_nothing_can_be_scored(club: Club) -> None:
    organizer = club.organizer()
    base = "/api/1/events/Teams"
    scale = VictoryPointScale.ACBL_30  # has no matches of two boards
    conditions = Conditions(
        kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, victory_points=scale
    )
    planned = SectionPlanned(1, "", round_robin(4), tuple(map(ContestantId, range(1, 5))), 2)
    facts = [fact_data(each) for each in (EventFounded("Teams", conditions), planned)]
    made = organizer.send("POST", "/api/1/events", {"id": "teams", "name": "Teams", "facts": facts})
    assert made.status_code == 200, made.text

    def ranked() -> bool:
        return bool(organizer.get(f"{base}/rankings").json()[-1]["view"]["rankings"])

    def failing() -> str:
        return str(organizer.get(f"{base}/health").json()["failing"].get("ranking", ""))

    assert not ranked()  # asked for, so that it is computed from now on
    places = SectionPlan(1, "", (planned,)).by_board[1]
    organizer.done(*(ResultEntered(each.place, read_traveller_line("3N N =")) for each in places), event="Teams")
    until(failing)
    assert "The ranking cannot be worked out" in unescape(organizer.client.get("/e/Teams/office").text)
    # What needs the ranking says why there is none; the director can put it right at the console.
    files = organizer.client.get("/e/Teams/office/files", params={"lang": "es"})
    assert (files.status_code, "de 6 a 11 estuches" in files.text) == (409, True)
    assert organizer.get(f"{base}/files/csv").json()["code"] == "scale-boards"
    console = Console(organizer, "Teams")
    first = places[0].place
    place = console.open(
        "/results/place", lang="en", session=1, section="", round=first.round, table=first.table, board=first.board
    )
    corrected = console.send(place, "correct", line="3N N +1", reason="misheard")
    assert "6 to 11 boards, not of 2" in unescape(corrected.text)
    page = console.open("/settings")
    asked = console.confirmed(page, "conditions", **{**values(page), "victory_points": "acbl-20", "reason": "so short"})
    assert "ACBL, 20 whole points" in asked.text
    until(ranked)
    assert failing() == ""


def test_an_assistant_reads_the_conditions_and_does_not_change_them(served: Club) -> None:
    assistant = Console(served.person(Role.ASSISTANT))
    page = assistant.open("/settings")
    assert f"{OFFICE}/do/conditions" not in page
    assert "Who competes" in page
    body = {"id": "assistant", "fields": {"winners": "2", "reason": "x"}}
    assert assistant.person.send("POST", ACT, body).status_code == 403


def test_an_event_is_renamed_on_the_page_of_its_conditions(served: Club, director: Console) -> None:
    page = director.open("/settings")
    assert 'value="Thursday pairs"' in page
    wrongly = director.send(page, "rename", title="Friday pairs", date="someday")
    assert wrongly.status_code == 422
    assert "someday" in wrong(wrongly.text)["rename-date"]
    done = director.send(wrongly.text, "rename", title="Friday pairs", date="2027-01-15")
    assert done.status_code == 303, done.text
    assert (fold(record(director)).title, fold(record(director)).date) == ("Friday pairs", "2027-01-15")
    assert "Friday pairs" in served.organizer().client.get("/office").text
