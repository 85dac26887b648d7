"""Templates of events, in the browser, by the service and at the command line; events of every kind made from them."""

import html
import json
import re
from pathlib import Path

import httpx
from click.testing import CliRunner
from msgspec import to_builtins
from tests.club.conftest import Club, Person

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.dealing.committed import keeps_commitment
from duplicado.event.conditions import ComparedAcross
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.formats.event_record.document import read_fact
from duplicado.service.club.event_terms import EveningKind
from duplicado.service.club.templates import OWN
from duplicado.service.live.roles import Openness, Release, Role

EVENING = {"title": "Tuesday", "kind": "pairs", "number": 8, "minutes": 150}


def hidden(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.text)
    return {name: html.unescape(value) for name, value in found}


def make(organizer: Person, asked: dict[str, str], **more: str) -> httpx.Response:
    page = organizer.client.get("/office/new/movement", params=asked)
    assert page.status_code == 200, page.text
    answer = organizer.client.post("/office/new", data={**hidden(page), **more})
    assert answer.status_code == 303, answer.text
    return answer


def facts_of(organizer: Person, event: str) -> list[AnyFact]:
    read = [read_fact(each["fact"]).value for each in organizer.view(event)["entries"]]
    return [each for each in read if each is not None]


def filled_in(page: str, name: str) -> str:
    """Return what stands in a field, or is chosen in a list."""
    given = re.search(rf'<input id="{name}"[^>]* value="([^"]*)"', page)
    if given:
        return given[1]
    chosen = re.search(rf'<select id="{name}".*?</select>', page, re.DOTALL)
    assert chosen
    found = re.search(r'<option value="([^"]*)" selected', chosen[0])
    return found[1] if found else ""


def test_an_event_is_kept_as_a_template_and_the_next_begins_with_all_of_it(club: Club) -> None:
    organizer = club.organizer()
    asked = {
        "title": "Thursday", "kind": "pairs", "number": "18", "counted": "tables", "minutes": "190", "sections": "2",
        "together": "yes", "sessions": "2", "method": "cross-imps", "profile": "aeb", "correction": "20",
        "shown_players": "at-once", "display": "never", "public": "at-end", "travellers": "yes",
    }  # fmt: skip
    make(organizer, asked, choice="2", boards="dealt", template_name="Thursday pairs")
    kept = club.house.templates.get("Thursday pairs").evening
    page = organizer.client.get("/office/new", params={"from": "club:Thursday pairs"}).text
    names = ("title", "kind", "number", "counted", "minutes", "sections", "sessions", "method", "profile", "correction")
    assert [filled_in(page, each) for each in names] == [asked[each] for each in names]
    shown = ("shown_players", "display", "public")
    assert [filled_in(page, each) for each in shown] == ["at-once", "never", "at-end"]
    second = organizer.client.get("/office/new/movement", params={**asked, "way": kept.terms.way})
    assert re.findall(r'name="choice" value="(\d)" checked', second.text) == ["2"]
    assert hidden(second)["travellers"] == "yes"
    assert "hands" not in hidden(second)


def test_two_sections_share_boards_and_two_sessions_are_dealt_apart(club: Club) -> None:
    organizer = club.organizer()
    asked = {"title": "Two", "kind": "pairs", "number": "36", "minutes": "195", "sections": "2", "sessions": "2"}
    names = "\n".join(f"N{number} / S{number}" for number in range(1, 37))
    make(organizer, asked, boards="dealt", players=names)
    desk = club.house.dealt.of("Two")
    facts = facts_of(organizer, "Two")
    planned = [each for each in facts if isinstance(each, SectionPlanned)]
    assert [(each.session, each.section, len(each.contestants)) for each in planned] == [
        (1, "A", 18), (1, "B", 18), (2, "A", 18), (2, "B", 18),
    ]  # fmt: skip
    assert planned[0].contestants[:9] == planned[2].contestants[9:]  # who sat North-South sits East-West
    assert isinstance(facts[0], EventFounded)
    assert facts[0].conditions.compared is ComparedAcross.FIELD
    assert sum(isinstance(each, ContestantEntered) for each in facts) == 36
    assert sorted(desk) == [1, 2]
    assert desk[1][0].seed != desk[2][0].seed
    before = club.public().get("/e/Two/dealt").text
    assert [each.commitment in before for (each,) in desk.values()] == [True, True]
    assert "--seed" not in before
    organizer.done(SessionEnded(1), event="Two")
    after = club.public().get("/e/Two/dealt").text
    assert re.findall(r"--seed ([0-9a-f]{64})", after) == [desk[1][0].seed]
    assert keeps_commitment(desk[1][0].commitment, bytes.fromhex(desk[1][0].seed), desk[1][0].boards)
    assert desk[2][0].seed not in after
    # What stands on the page is what the command line is told.
    (command,) = re.findall(r"duplicado (deal --verify [^<]+)<", after)
    done = CliRunner().invoke(root_group(COMMANDS), command.split())
    assert done.exit_code == 0, done.output
    wrong = CliRunner().invoke(root_group(COMMANDS), command.replace(desk[1][0].seed, desk[2][0].seed).split())
    assert wrong.exit_code == 1, wrong.output


def test_every_kind_is_made_with_its_conditions(club: Club) -> None:
    organizer = club.organizer()
    for kind in EveningKind:
        make(organizer, {"title": kind.value, "kind": kind.value, "number": "8", "minutes": "180"})
        facts = facts_of(organizer, kind.value)
        assert [len(each.contestants) for each in facts if isinstance(each, SectionPlanned)] == [8]
        assert isinstance(facts[0], EventFounded)
        assert facts[0].conditions == kind.conditions


def test_those_of_the_program_can_be_played_as_they_are(club: Club) -> None:
    organizer = club.organizer()
    titles: dict[str, set[str]] = {}
    names = ("title", "kind", "number", "counted", "minutes", "sections")
    for own, language in [
        *((each, "en") for each in OWN),
        ("individual", "es"),
        ("beginners", "es"),
        ("beginners", "pt"),
    ]:
        page = organizer.client.get("/office/new", params={"from": f"own:{own}", "lang": language})
        asked = {name: filled_in(page.text, name) for name in names}
        titles.setdefault(own, set()).add(asked["title"])
        answer = organizer.client.get("/office/new/movement", params={**asked, "lang": language})
        assert answer.status_code == 200, answer.text
    assert titles["beginners"] == {"Beginners&#39; afternoon", "Tarde de principiantes"}


def test_a_template_is_renamed_and_deleted(club: Club) -> None:
    organizer = club.organizer()
    for name in ("One", "Two"):
        assert organizer.send("PUT", f"/api/1/templates/{name}", EVENING).status_code == 200
    csrf = hidden(organizer.client.get("/office/templates"))["csrf"]
    rename = {"csrf": csrf, "template": "One", "name": "Two"}
    taken = organizer.client.post("/office/templates/rename", data=rename)
    assert taken.status_code == 409
    assert "Two cannot be the name" in taken.text
    assert organizer.client.post("/office/templates/rename", data={**rename, "name": "Three"}).status_code == 200
    assert [each.name for each in club.house.templates.all()] == ["Three", "Two"]
    assert organizer.client.post("/office/templates/delete", data={"csrf": csrf, "template": "Two"}).status_code == 200
    again = organizer.client.post("/office/templates/delete", data={"csrf": csrf, "template": "Two"})
    assert (again.status_code, [each.name for each in club.house.templates.all()]) == (404, ["Three"])


def test_templates_are_for_the_organizer(thursday: Club) -> None:
    director, scorer = thursday.person(Role.DIRECTOR), thursday.person(Role.SCORER)
    for person in (director, scorer, thursday.at_table(1)):
        assert person.client.get("/office/templates").status_code in {401, 403}
        assert person.get("/api/1/templates").status_code == 403
        assert person.send("PUT", "/api/1/templates/One", EVENING).status_code == 403
        assert person.send("DELETE", "/api/1/templates/One").status_code == 403
        assert person.send("POST", "/api/1/templates/own:pairs/events", {"id": "a"}).status_code == 403
    assert thursday.public().get("/api/1/templates").status_code == 401
    assert not thursday.house.templates.all()


def test_programs_keep_templates_and_make_events_from_them(club: Club) -> None:
    organizer = club.organizer()
    terms = {"openness": {"players": "never"}, "boards": "dealt", "electronic": True}
    kept = organizer.send("PUT", "/api/1/templates/Tuesday", {**EVENING, "terms": terms})
    assert kept.status_code == 200, kept.text
    listed = organizer.get("/api/1/templates").json()
    assert [each["name"] for each in listed if not each["own"]] == ["Tuesday"]
    assert {each["name"] for each in listed if each["own"]} == {f"own:{name}" for name in OWN}
    usual = to_builtins(Openness())
    assert listed[0]["terms"]["openness"] == {**usual, "players": "never"}, "what is not told is as usual"
    unknown = organizer.send("PUT", "/api/1/templates/T", {**EVENING, "terms": {"openness": {"player": "never"}}})
    assert unknown.status_code == 400
    assert listed[0]["terms"]["electronic"] is True
    taken_back = {name: value for name, value in listed[0].items() if name in EVENING or name == "terms"}
    assert organizer.send("PUT", "/api/1/templates/Tuesday", taken_back).json() == listed[0]
    wanted = {"id": "x1", "date": "2026-11-24", "players": "Ana / Rui", "name": "Tuesday 1"}
    answers = [organizer.send("POST", "/api/1/templates/Tuesday/events", wanted) for _ in range(2)]
    assert [each.json()["name"] for each in answers] == ["Tuesday 1"] * 2
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    assert club.house.events.names() == ("Tuesday 1",)
    address = "/api/1/events/Tuesday 1/access"
    access = organizer.get(address).json()
    assert access["openness"] == {**usual, "players": Release.NEVER.value}
    assert organizer.send("PUT", address, {**access, "openness": {"player": "never"}}).status_code == 400
    assert organizer.get(address).json() == access
    assert 1 in club.house.dealt.of("Tuesday 1")
    nobody = organizer.send("POST", "/api/1/templates/Nothing/events", {"id": "x2"})
    assert nobody.status_code == 404
    short = organizer.send("POST", "/api/1/templates/Tuesday/events", {"id": "x3", "minutes": 2})
    assert (short.status_code, short.json()["code"]) == (409, "no-movement")
    many = {"id": "x4", "players": "\n".join(f"A{each} / B{each}" for each in range(9))}
    assert organizer.send("POST", "/api/1/templates/Tuesday/events", many).status_code == 409
    assert organizer.send("POST", "/api/1/templates/Tuesday/rename", {"name": "Wednesday"}).status_code == 200
    assert organizer.send("POST", "/api/1/templates/Tuesday/rename", {"name": "X"}).status_code == 404
    assert organizer.send("PUT", "/api/1/templates/own:x", EVENING).status_code == 409
    assert organizer.send("PUT", "/api/1/templates/Y", {**EVENING, "kind": "rubber"}).status_code == 400
    assert organizer.send("DELETE", "/api/1/templates/Wednesday").status_code == 200
    assert organizer.send("DELETE", "/api/1/templates/Wednesday").status_code == 404


def test_at_the_command_line(club: Club, tmp_path: Path) -> None:
    folder = str(club.folder)

    def run(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(root_group(COMMANDS), ["club", words[0], folder, *words[1:]])
        assert done.exit_code == code, done.output
        return done.output

    settings, names = tmp_path / "settings.json", tmp_path / "names.csv"
    settings.write_text(run("templates", "--show", "own:pairs"), encoding="utf-8")
    run("templates", "--save", "Monday", str(settings))
    run("templates", "--rename", "Monday", "Sunday")
    assert "no template Monday" in run("templates", "--delete", "Monday", code=2)
    assert json.loads(run("templates", "--json"))[0]["name"] == "Sunday"
    settings.write_text("[]", encoding="utf-8")
    assert "holds no settings" in run("templates", "--save", "X", str(settings), code=2)
    names.write_text("No;Player 1;Id;Player 2;Id\n1;Ana Lima;12345;Rui Matos;777\n", encoding="utf-8")
    told = json.loads(
        run("new-event", "--template", "Sunday", "--tables", "4", "--title", "Four", "--names", str(names), "--json")
    )
    assert told["event"] == "Four"
    # The server that runs meanwhile has it at once.
    organizer = club.organizer()
    (entered,) = [each for each in facts_of(organizer, "Four") if isinstance(each, ContestantEntered)]
    assert entered == ContestantEntered(ContestantId(1), (Player("Ana Lima", "12345"), Player("Rui Matos", "777")))
    assert club.house.dealt.of("Four") == {}  # nobody asked for hands
    assert "no movement" in run("new-event", "--template", "Sunday", "--minutes", "1", code=2)
    run("templates", "--delete", "Sunday")
    assert "no template" in run("new-event", "--template", "Sunday", code=2)
