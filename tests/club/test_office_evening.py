"""An evening's office from the first call to the files: calls, appeals, publication, closing, exports, teams."""

import io
import re
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, Club, founded, serving
from tests.club.console import OFFICE, Console, at, forms_of, places, record, wrong
from tests.unit.publish.conftest import read_pdf

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import PollTaken
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import outcome_of
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.registry import format_of
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.service.acts.ask import leaves_of
from duplicado.service.acts.registry import ACTS
from duplicado.service.live.roles import Role
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.hands import Deal

MOMENT = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
SUIT = "AKQJT98765432"
DEAL = Deal.parse(f"N:{SUIT}... .{SUIT}.. ..{SUIT}. ...{SUIT}")


@pytest.fixture
def assistant(thursday: Club) -> Console:
    return Console(thursday.person(Role.ASSISTANT, by="Eva"))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club whose evening is over, deals and all; what a test changes is an event of its own beside it."""
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        director = Console(club.person(Role.DIRECTOR))
        for place, line in zip(places(1)[:3], ("4S N =", "4S N +1", "4S N -1"), strict=True):
            assert director.send(at(director, place), "result", line=line).status_code == 303
        director.person.done(DealsRecorded(1, {1: DEAL}), SessionEnded(1))
        yield club


@pytest.fixture
def afterwards(finished: Club) -> Console:
    """The Director when the evening is over."""
    return Console(finished.person(Role.DIRECTOR))


def call_of(table: int) -> DirectorCalled:
    return DirectorCalled(Where(1, "", 1, table, 2 * table - 1), f"a revoke at {table}")


def test_a_call_is_taken_by_one_and_then_the_other_and_answered_by_a_ruling(
    thursday: Club, director: Console, assistant: Console
) -> None:
    thursday.at_table(3).done(call_of(3))
    page = assistant.open("")
    assert assistant.send(page, "call-take").status_code == 303
    assert "Eva is on the way" in director.open("")
    assert director.send(director.open(""), "call-take").status_code == 303
    assert "the director is on the way" in assistant.open("")
    # By its link the ruling in full is begun with the place and the call filled in.
    link = re.search(rf'href="({OFFICE}/rulings/written\?[^"#]*)#ruling"', assistant.open(""))
    assert link is not None
    form = assistant.person.client.get(unescape(link[1])).text
    assert re.search(r'id="ruling-table" name="table" value="3"', form)
    call = re.search(r'<select id="ruling-call".*?<option value="([^"]+)" selected', form, re.DOTALL)
    assert call is not None
    told = {"table": "3", "board": "5", "round": "1", "call": unescape(call[1]), "said": "One trick.", "under": "64A1"}
    assistant.confirmed(form, "ruling", **told)
    assert "No calls" in director.open("")
    # Whoever still has the old page is told so, in his language.
    for language, sentence in (("es", "se ha atendido"), ("pt", "foi atendido"), ("en", "answered")):
        late = assistant.person.client.post(
            f"{OFFICE}/do/call-take?lang={language}",
            data={"csrf": assistant.person.csrf, "id": f"late-{language}", "call": unescape(call[1])},
        )
        assert late.status_code == 409
        assert re.search(sentence, late.text, re.IGNORECASE), late.text[:3000]


def test_an_assistant_is_offered_what_he_may_do_and_refused_the_rest_in_words(
    director: Console, assistant: Console
) -> None:
    pages = {path: assistant.open(path) for path in ("/rulings/written", "/people", "/rulings", "")}
    assert "/do/ruling" in pages["/rulings/written"]
    assert "/do/substitute" in pages["/people"]
    for act in ("suspend", "disqualify", "carry", "penalty", "appeal", "publish", "close"):
        assert not any(f"/do/{act}" in page for page in pages.values())
        needs_it = {"csrf": assistant.person.csrf, "id": f"no-{act}", "sure": "1", "who": "1", "reason": "x"}
        extra = {"cause": "x", "session": "1", "from-round": "1", "after-round": "1", "amount": "1", "unit": "percent"}
        against = {"against": record(director)[-1].id}
        answer = assistant.person.client.post(f"{OFFICE}/do/{act}", data={**needs_it, **extra, **against})
        assert answer.status_code == 409
        assert "ask the Director" in answer.text


def test_an_appeal_changes_a_score_with_weights_for_each_side(director: Console) -> None:
    for place, line in zip(places(1)[:3], ("4S N =", "4S N +1", "4S N -1"), strict=True):
        director.send(at(director, place), "result", line=line)
    place = places(1)[2]
    director.confirmed(at(director, place), "rule", both="4S N =", under="16B3", reason="hesitation")
    against = record(director)[-1].id
    page = director.open("/rulings")
    director.confirmed(page, "appeal", against=against, who="4", concurred="yes", grounds="no alternative")
    lodged = record(director)[-1].id
    page = director.open("/rulings")
    score = {
        "for": "each",
        "ns-kind": "assigned", "ns-line-1": "4S N =", "ns-weight-1": "30", "ns-line-2": "4S N -1",
        "ew-kind": "assigned", "ew-line-1": "4S N -1",
    }  # fmt: skip
    early = director.send(page, "decide", appeal=lodged, outcome="upheld", reasons="x", **score)
    assert "decide-for" in wrong(early.text)
    assert 'name="ns-line-2" value="4S N -1"' in early.text
    asked = director.confirmed(
        page, "decide", appeal=lodged, outcome="changed", disputed="judgement", reasons="weights", **score
    )
    assert "Whose scores change" in asked.text
    fact = record(director)[-1].fact
    assert isinstance(fact, ScoreRuled)
    assert (fact.place, fact.instead_of) == (place, (against,))
    assert fact.ruling == Ruling(read_side_ruling("30% 4S N =, 70% 4S N -1"), read_side_ruling("4S N -1"))


def test_hands_leave_with_no_file_before_play_is_over(thursday: Club, director: Console) -> None:
    director.person.done(DealsRecorded(1, {1: DEAL}))
    director.confirmed(
        director.open("/rulings/written"),
        "poll",
        table="1",
        board="1",
        round="1",
        question="And?",
        seat="S",
        hand="A.K.Q.J",
    )
    polls = [each.fact for each in record(director) if isinstance(each.fact, PollTaken)]
    assert [each.hand for each in polls] == [None]
    assert not any(isinstance(each.fact, DealsRecorded) for each in record(director))
    kinds = {each["file"] for each in director.person.get(f"/api/1/events/{EVENT}/files").json()}
    assert "csv" in kinds
    assert not any(each.startswith("boards-") for each in kinds)
    for nobody in (thursday.public(), thursday.at_table(1)):
        assert nobody.client.get(f"{OFFICE}/files/record").status_code == 401
        assert nobody.get(f"/api/1/events/{EVENT}/files/record").status_code in {401, 403}


def test_acts_by_name_are_rehearsed_and_done_once(director: Console) -> None:
    person = director.person
    listed = {each["act"]: each for each in person.get(f"/api/1/events/{EVENT}/acts").json()}
    assert listed.keys() == ACTS.keys()
    assert "ns-weight-1" in listed["ruling"]["fields"]
    place = places(1)[0]
    fields = {name: str(getattr(place, name)) for name in ("session", "section", "round", "table", "board")}
    body = {"id": "by-name", "fields": {**fields, "line": "4S N +2", "reason": "misread"}}
    told = person.send("POST", f"/api/1/events/{EVENT}/acts/correct", {**body, "rehearse": True}).json()
    assert told["outcome"] == "rehearsed"
    assert {"contestant", "names", "before", "after"} == set(told["changes"][0])
    before = len(record(director))
    answers = [person.send("POST", f"/api/1/events/{EVENT}/acts/correct", body) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    other = {"id": "by-name", "fields": {**fields, "line": "4S N +1", "reason": "misread"}}
    assert person.send("POST", f"/api/1/events/{EVENT}/acts/correct", other).status_code == 409
    assert len(record(director)) == before + 1
    bad = person.send("POST", f"/api/1/events/{EVENT}/acts/correct", {"id": "x", "fields": {**fields, "line": "four"}})
    assert (bad.status_code, bad.json()["code"]) == (400, "field-line")
    assert person.send("POST", f"/api/1/events/{EVENT}/acts/dance", body).status_code == 404
    assert person.get(f"/api/1/events/{EVENT}/times/1").json()[0]["standing"]
    assert person.get(f"/api/1/events/{EVENT}/register").json() == []


def test_the_end_is_asked_about_published_closed_and_taken_back(director: Console) -> None:
    asked = director.send(director.open(""), "publish")
    assert "is not over yet" in asked.text
    assert re.search(r"\d+ results are missing\.", asked.text)
    director.confirmed(director.open(""), "end-session")
    asked = director.send(director.open(""), "close")
    assert "has not been published" in asked.text
    assert "until the event is opened again" in asked.text
    published = director.send(director.open(""), "publish").text
    assert re.search(r"for \d+ minutes from now \(Law 79C1\), rulings appealed against for \d+ minutes", published)
    director.confirmed(director.open(""), "publish")
    director.confirmed(director.open(""), "close")
    closed = director.person.client.post(
        f"{OFFICE}/do/announce?lang=es",
        data={"csrf": director.person.csrf, "id": "after", "text": "x", "session": "1"},
    )
    assert closed.status_code == 409
    assert "<span>La prueba está cerrada</span>" in closed.text, "the bar"
    assert re.search(r'role="alert">[^<]+<a [^>]+#undo">Volver a abrir la prueba', closed.text)
    director.open("", lang="en")
    for words, asked_so in (
        ("Open the event again", r"<h2 id=\"undo-title\">Open .+ again\?</h2>"),
        ("Take the publication back", r"<h2 id=\"undo-title\">Take the publication of .+ back\?</h2>"),
    ):
        link = re.search(rf'href="([^"]+)#undo">{words}', director.open(""))
        assert link is not None
        page = director.person.client.get(unescape(link[1])).text
        assert re.search(asked_so, page)
        assert 'class="log' not in page, "no other entry stands beside the question"
        done = director.send(page, "undo")
        assert (done.status_code, done.headers["location"].partition("=")[0]) == (303, f"{OFFICE}?done")
    assert "/do/close" in director.open("")
    director.confirmed(director.open(""), "publish")


def test_every_file_is_there_and_says_what_it_loses(afterwards: Console) -> None:
    page = afterwards.open("/files")
    keys = [unescape(each) for each in re.findall(r"office/files\?file=([^\"#]+)#file", page)]
    assert {"usebio", "usebio13", "pbn", "csv", "csv-travellers", "csv-cards", "record", "site"} <= set(keys)
    assert {"boards-links", "boards-lin", "boards-json", "boards-dup", "paper-ranking", "paper-travellers"} <= set(keys)
    assert "paper-director-report" in keys
    assert "file=paper-ranking" in afterwards.open("/ranking")
    assert keys[0].startswith("paper-"), "what is printed at the end stands first"
    lost: dict[str, bool] = {}
    for key in keys:
        led = afterwards.person.client.get(f"{OFFICE}/files", params={"file": key}, follow_redirects=False)
        lost[key] = "does not contain this, or states it differently" in led.text
        if led.status_code == 303:
            assert led.headers["location"] == f"{OFFICE}/files/{key}", "nothing is lost: no page stands between"
        elif f'href="{OFFICE}/files/{key}"' not in led.text:
            assert "cannot be written" in led.text, key
            continue
        else:
            assert lost[key], key
        answer = afterwards.person.client.get(f"{OFFICE}/files/{key}", timeout=120)
        assert answer.status_code == 200, key
        assert answer.content
        assert "attachment" in answer.headers["Content-Disposition"]
        if key in {"usebio", "pbn", "boards-lin", "boards-links", "boards-json"}:
            name = answer.headers["Content-Disposition"].split('"')[1]
            assert format_of(name, answer.content) is not None, key
        if key == "site":
            pages = set(zipfile.ZipFile(io.BytesIO(answer.content)).namelist())
            assert {"index.html", "es/index.html", "pt/index.html"} <= pages
        if answer.headers["Content-Type"] == "application/pdf":
            assert answer.content.startswith(b"%PDF")
        if key == "paper-ranking":
            assert read_pdf(answer.content).has("provisional, before publication · record ")
    assert lost["usebio"]
    assert lost["boards-links"]
    assert not lost["site"]
    assert any(isinstance(each.fact, DealsRecorded) for each in record(afterwards))  # play is over
    by_name = afterwards.person.get(f"/api/1/events/{EVENT}/files/csv").json()
    assert by_name["name"] == "Thursday.ranking.csv"
    for kind in ("ruling", "appeal", "poll", "conduct"):
        answer = afterwards.person.client.get(f"{OFFICE}/forms/{kind}")
        assert answer.content.startswith(b"%PDF"), kind


def test_a_federation_s_ranking_file_is_made_of_its_form(afterwards: Console) -> None:
    def ask(**fields: str) -> str:
        data = {"csrf": afterwards.person.csrf, **fields}
        answer = afterwards.person.client.post(f"{OFFICE}/files/federation", data=data)
        return answer.content.decode()

    form = 'columns = [{ heading = "Place", value = "place" }, { heading = "Who", value = "names" }]'
    assert ask(form=form, sure="1").startswith(("Place,Who", "\ufeffPlace,Who"))
    again = ask(form="columns = 3")
    assert "columns = 3" in unescape(again)
    assert 'role="alert"' in again


TEAMS = Conditions(
    kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS
)
CUP = Conditions(
    kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.KNOCK_OUT, pairing=RoundsPaired.KNOCK_OUT
)


def match_of_two(club: Club, name: str, conditions: Conditions) -> tuple[Console, Place]:
    """Make an event of one match, the same result in both rooms; return the place where team 1 sits North-South."""
    teams = [ContestantEntered(ContestantId(n), (Player(f"A{n}"),), f"Team {n}", seed=n) for n in (1, 2)]
    facts: tuple[AnyFact, ...] = (EventFounded(name, conditions), *teams)
    entries = [Entry(str(n), MOMENT, "x", fact) for n, fact in enumerate(facts)]
    planned = next_round(LiveStandings(entries), RoundWanted(session=1, boards=1)).planned
    body = {"id": name, "name": name, "facts": [fact_data(each) for each in (*facts, planned)]}
    answer = club.organizer().send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text
    console = Console(club.person(Role.DIRECTOR, event=name), name)
    due = LiveStandings([*entries, Entry("plan", MOMENT, "x", planned)]).state.session(1).plans[""].due
    for place in due:
        assert console.send(at(console, place), "result", line="4S N =").status_code == 303
    return console, next(place for place, seated in due.items() if seated.north_south == ContestantId(1))


def imps(console: Console) -> list[float]:
    """The match as the teams have it; in a knock-out by how much the first leads, from its side and the other's."""
    live = LiveStandings(record(console))
    if live.state.conditions.form is ContestForm.KNOCK_OUT:
        (match,) = knockout_matches(live.state, live.fields).values()
        return [float(match.margin), -float(match.margin)]
    sides = outcome_of(live).matches[0].sides
    return [float(each.gained - each.lost) for each in sorted(sides, key=lambda side: side.contestant.number)]


@pytest.mark.parametrize(
    ("name", "conditions", "fields", "expected"),
    [
        # Team 1 gets 450 for its 420, team 2 keeps its own score: one IMP to one team only (86B), or half of it (12C4).
        ("League", TEAMS, {"ns-kind": "assigned", "ns-line-1": "4S N +1", "ew-kind": "keep"}, [1.0, 0.0]),
        ("Cup", CUP, {"ns-kind": "assigned", "ns-line-1": "4S N +1", "ew-kind": "keep"}, [0.5, -0.5]),
        ("Better", TEAMS, {"ns-kind": "better", "ns-amount": "7", "ew-kind": "rest"}, [7.0, -7.0]),
        ("Plus", TEAMS, {"ns-kind": "plus", "ew-kind": "minus"}, [3.0, -3.0]),
        ("Fixed", TEAMS, {"ns-kind": "points", "ns-amount": "-5", "ew-kind": "points", "ew-amount": "2"}, [-5.0, 2.0]),
    ],
)
def test_scores_between_teams_and_in_a_knock_out(
    name: str, conditions: Conditions, fields: dict[str, str], expected: list[float], finished: Club
) -> None:
    console, place = match_of_two(finished, name, conditions)
    where = {each: getattr(place, each) for each in ("session", "section", "round", "table", "board")}
    page = console.open("/results/score", **where)
    console.confirmed(page, "score", **{"for": "each", **fields}, under="86B1", reason="damage")
    assert imps(console) == expected


def test_the_next_round_is_paired_by_name(finished: Club) -> None:
    console, _ = match_of_two(finished, "Swiss", TEAMS)

    def asked(command: str, **fields: str) -> httpx.Response:
        return console.person.send(
            "POST", "/api/1/events/Swiss/acts/pair-next", {"id": command, "fields": {"session": "1", **fields}}
        )

    refused = asked("met")
    assert (refused.status_code, refused.json()["code"]) == (400, "field-remedy")
    paired = asked("again", boards="2", **{"remedy-allow-rematches": "1"})
    assert paired.status_code == 200, paired.text
    planned = record(console)[-1].fact
    assert isinstance(planned, SectionPlanned)
    assert planned.from_round == 2
    due = LiveStandings(record(console)).state.session(1).plans[""].due
    assert len({place.board for place in due if (place.round, place.table) == (2, 1)}) == 2
    unready = asked("third")
    assert (unready.status_code, unready.json()["code"]) == (400, "field-boards")


def test_the_form_of_every_act_asks_for_the_fields_of_its_declaration(director: Console) -> None:
    stated, due = places(1)[0], places(3)[0]
    assert director.send(at(director, stated), "result", line="4S N =").status_code == 303
    pages = [
        director.open(path)
        for path in ("", "/rulings", "/rulings/written", "/people", "/rulings/register", "/settings")
    ]
    pages += [at(director, stated), at(director, due), director.open("/settings/record")]
    found: dict[str, str] = {}
    for page in pages:
        found |= dict(forms_of(page, director.office))
    wanting = {
        f"{act}: {leaf.name}"
        for act, form in found.items()
        for leaf in leaves_of(ACTS[act].kind)
        if leaf.in_form and leaf.when is None and f'name="{leaf.name}"' not in form
    }
    # The overview has buttons for these, which ask for less, or what is left when they have been pressed.
    assert wanting == {"announce: tables", "end-session: not-begun", "publish: session", "round: minutes"}
    assert {"round", "result", "correct", "rule", "penalty", "ruling", "poll", "enter", "conduct", "conditions"} <= set(
        found
    )
