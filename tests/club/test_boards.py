"""The boards of sessions and rounds that are added: dealt so that it can be checked, or brought in from a file."""

import base64
import itertools
import re

import httpx
import pytest
from click.testing import CliRunner
from tests.club.conftest import Club, Person
from tests.club.test_going_on import send
from tests.club.test_templates import facts_of, make
from tests.unit.formats.test_boards_file import deals, file, records

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.dealing.committed import deal_from_seed, keeps_commitment
from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardPostponed
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.pbn.writer import write_deals
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.club.club_settings import DealtLots
from duplicado.service.live.roles import Role
from duplicado.store.port import StoreUnavailable
from duplicado.vocabulary.hands import Layout

SWISS = {"title": "Swiss", "kind": "pairs-swiss", "number": "8", "minutes": "180", "boards_each": "4"}
PAIR = "/e/Swiss/office/pair"
BOARDS = "/e/Swiss/office/boards"


@pytest.fixture
def organizer(club: Club) -> Person:
    """Whoever makes and runs the events."""
    return club.organizer()


def round_played(organizer: Person, boards: range, number: int, session: int = 1) -> None:
    organizer.done(
        *(
            ResultEntered(
                Place(session, "", number, table, board), read_traveller_line(f"3N N {'=' if table % 2 else '-1'}")
            )
            for table in range(1, 5)
            for board in boards
        ),
        event="Swiss",
    )


def layouts(organizer: Person, event: str, session: int) -> dict[int, Layout]:
    """Return the hands that the record has, as the dealing machine is given them."""
    path = f"/e/{event}/office/deals.pbn"
    sent = organizer.client.post(path, data={"csrf": organizer.csrf, "session": str(session)})
    if sent.status_code == 404:
        return {}
    found = re.findall(r'\[Board "(\d+)"\].*?\[Deal "([^"]+)"\]', sent.text, re.DOTALL)
    return {int(number): Layout.parse(text) for number, text in found}


def test_rounds_beyond_what_was_planned_and_a_later_session_are_dealt(club: Club, organizer: Person) -> None:
    make(organizer, SWISS, boards="dealt", choice="3")
    (first,) = club.house.dealt.of("Swiss")[1]
    rounds = len(first.boards) // 4
    for number in range(1, rounds + 1):
        round_played(organizer, range(4 * number - 3, 4 * number + 1), number)
        shown = organizer.client.get(PAIR)
        assert re.findall(r'name="hands" value="(\w+)" checked', shown.text) == ["dealt"]  # as before
        taken = send(organizer, shown, PAIR, hands="dealt")
        assert taken.status_code == 303, taken.text
        beyond = number == rounds
        assert taken.headers["location"] == (f"{BOARDS}?done=1" if beyond else "/e/Swiss/office?done=1")
    new = tuple(range(len(first.boards) + 1, len(first.boards) + 5))
    kept, second = club.house.dealt.of("Swiss")[1]
    assert (kept, second.boards) == (first, new)
    assert layouts(organizer, "Swiss", 1) == {**first.layouts(), **second.layouts()}
    told = organizer.client.get(BOARDS).text
    assert second.commitment in told
    assert second.seed not in told
    # A second session is begun by pairing its first round: it has deals of its own, from board 1.
    round_played(organizer, range(new[0], new[-1] + 1), rounds + 1)
    organizer.done(SessionEnded(1), event="Swiss")
    shown = organizer.client.get(PAIR, params={"session": "2", "boards": "3", "provisional": "1"})
    assert send(organizer, shown, PAIR, hands="dealt").status_code == 303
    (third,) = club.house.dealt.of("Swiss")[2]
    assert third.boards == (1, 2, 3)
    assert layouts(organizer, "Swiss", 2) == third.layouts()
    assert set(third.layouts().values()).isdisjoint(first.layouts().values())
    # Everybody sees three commitments, and the seeds of the session that is over, each good for the command line.
    public = club.public().get("/e/Swiss/dealt").text
    assert all(each.commitment in public for each in (first, second, third))
    assert third.seed not in public
    commands = re.findall(r"duplicado (deal --verify [^<]+)<", public)
    assert len(commands) == 2
    for command in commands:
        done = CliRunner().invoke(root_group(COMMANDS), command.split())
        assert done.exit_code == 0, done.output
    assert keeps_commitment(second.commitment, bytes.fromhex(second.seed), new)
    assert {b.number: d for b, d in deal_from_seed(bytes.fromhex(second.seed), new)} == second.layouts()
    notes = [row.detail for row in club.house.entrance.trail.of("Swiss") if row.what == "dealt"]
    assert notes == [each.commitment for each in (first, second, third)]
    assert not any(seed in "".join(notes) for seed in (first.seed, second.seed, third.seed))


def test_what_is_shuffled_at_tables_is_not_dealt_afterwards_and_what_is_wanting_may_be(
    club: Club, organizer: Person
) -> None:
    make(organizer, SWISS, choice="3")
    round_played(organizer, range(1, 5), 1)
    shown = organizer.client.get(PAIR)
    assert re.findall(r'name="hands" value="(\w+)" checked', shown.text) == ["none"]
    assert send(organizer, shown, PAIR, hands="none").headers["location"] == "/e/Swiss/office?done=1"
    assert club.house.dealt.of("Swiss") == {}
    page = organizer.client.get(BOARDS)
    assert "Played without their hands being known: 1–4" in page.text
    done = organizer.client.post(BOARDS, data={"csrf": organizer.csrf, "session": "1", "how": "dealt"})
    assert "Dealt: boards 5–8" in done.text
    assert sorted(layouts(organizer, "Swiss", 1)) == [5, 6, 7, 8]
    again = organizer.client.post(BOARDS, data={"csrf": organizer.csrf, "session": "1", "how": "dealt"})
    assert again.status_code == 409
    assert [each.boards for each in club.house.dealt.of("Swiss")[1]] == [(5, 6, 7, 8)]


def test_a_round_whose_boards_cannot_be_dealt_stands_and_is_dealt_afterwards(
    club: Club, organizer: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(organizer, SWISS, choice="3")
    round_played(organizer, range(1, 5), 1)
    not_dealt = Messages.load(Language.ENGLISH).text("boards-undealt")

    def full(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    dealt = {"csrf": organizer.csrf, "session": "1", "how": "dealt"}
    with monkeypatch.context() as broken:
        broken.setattr(DealtLots, "add", full)
        taken = send(organizer, organizer.client.get(PAIR), PAIR, hands="dealt")
        assert (taken.status_code, taken.headers["location"]) == (303, f"{BOARDS}?undealt=1")
        told = organizer.client.get(taken.headers["location"])
        assert (told.status_code, not_dealt in told.text) == (409, True)
        assert 'role="alert"' in told.text
        again = organizer.client.post(BOARDS, data=dealt)
        assert (again.status_code, not_dealt in again.text) == (503, True)
        for language in (Language("es"), Language.ENGLISH):
            said = organizer.client.get(BOARDS, params={"undealt": "1", "lang": language.value})
            assert Messages.load(language).text("boards-undealt") in said.text
    # The round is planned without hands; the page tells of it only whoever comes from there.
    assert not_dealt not in organizer.client.get(BOARDS).text
    assert [each.from_round for each in facts_of(organizer, "Swiss") if isinstance(each, SectionPlanned)] == [1, 2]
    assert (layouts(organizer, "Swiss", 1), club.house.dealt.of("Swiss")) == ({}, {})
    assert "Dealt: boards 5–8" in organizer.client.post(BOARDS, data=dealt).text
    # Whoever comes back to the same address is told of nothing that is over.
    later = organizer.client.get(f"{BOARDS}?undealt=1")
    assert (later.status_code, not_dealt in later.text) == (200, False)


def test_a_director_who_plays_has_boards_dealt_and_sees_nothing_of_them(club: Club, organizer: Person) -> None:
    make(organizer, SWISS, choice="3")
    playing = club.person(Role.DIRECTOR, event="Swiss", plays=(ContestantId(1),))
    done = playing.client.post(BOARDS, data={"csrf": playing.csrf, "session": "1", "how": "dealt"})
    assert done.status_code == 200, done.text
    (lot,) = club.house.dealt.of("Swiss")[1]
    sent = [done.text, playing.client.get(BOARDS).text, playing.get("/api/1/events/Swiss/view").text]
    sent += [playing.client.get("/e/Swiss/office/settings/record").text, playing.get("/api/1/events/Swiss/boards").text]
    for text in sent:
        assert lot.seed not in text
        assert not any(str(deal)[2:18] in text for deal in lot.layouts().values())
    # A file would show him the hands: he may not bring one in.
    data = pbn(range(1, 5), "other").encode()
    form = {"csrf": playing.csrf, "session": "1", "id": "x"}
    refused = playing.client.post(BOARDS, data=form, files={"deals": ("x.pbn", data)})
    assert refused.status_code in {422, 409}
    anyway = playing.client.post(BOARDS, data={**form, "anyway": "1"}, files={"deals": ("x.pbn", data)})
    assert anyway.status_code == 409
    assert layouts(organizer, "Swiss", 1) == lot.layouts()


def test_the_seed_waits_for_a_board_that_is_to_be_played_late(club: Club, organizer: Person) -> None:
    make(organizer, SWISS, choice="3", boards="dealt")
    late = Place(1, "", 1, 1, 2)
    organizer.done(BoardPostponed(late, "rain"), event="Swiss")
    organizer.done(SessionEnded(1), event="Swiss")
    (lot,) = club.house.dealt.of("Swiss")[1]
    addresses = ("/e/Swiss/dealt", "/api/1/events/Swiss/boards")
    assert all(lot.seed not in organizer.get(each).text for each in addresses)
    assert lot.seed not in club.public().get(addresses[0]).text
    organizer.done(ResultEntered(late, read_traveller_line("3N N =")), event="Swiss")
    assert all(lot.seed in organizer.get(each).text for each in addresses)


def test_a_later_session_has_hand_records_with_what_can_be_made(club: Club, organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "4", "minutes": "60"}, boards="dealt")
    organizer.done(SessionEnded(1), event="Pairs")
    path = "/e/Pairs/office/session"
    shown = organizer.client.get(path, params={"minutes": "60"})
    assert re.findall(r'name="boards" value="(\w+)" checked', shown.text) == ["dealt"]
    assert send(organizer, shown, path, boards="dealt", choice="1").status_code == 303
    one, two = (club.house.dealt.of("Pairs")[each][0] for each in (1, 2))
    assert one.layouts().keys() == two.layouts().keys()
    assert set(one.layouts().values()).isdisjoint(two.layouts().values())
    record = "/api/1/events/Pairs/hand-records/2/2"
    assert organizer.get(record).status_code in {403, 409}  # somebody is still to play it
    organizer.done(SessionEnded(2), event="Pairs")
    found = organizer.get(record).json()
    marks = law_02.board(2)
    assert (found["session"], found["dealer"], found["vulnerability"]) == (
        2,
        str(marks.dealer),
        str(marks.vulnerability),
    )
    assert {seat: found["hands"][seat] for seat in "NESW"} == {
        str(seat): str(hand) for seat, hand in two.layouts()[2].items()
    }
    assert found["tricks"] is not None
    assert found["par"] is not None


def test_programs_have_rounds_dealt_and_bring_files_in(club: Club, organizer: Person) -> None:
    make(organizer, SWISS, choice="3", boards="dealt")
    (first,) = club.house.dealt.of("Swiss")[1]
    base = "/api/1/events/Swiss"
    for number in range(1, len(first.boards) // 4 + 1):
        round_played(organizer, range(4 * number - 3, 4 * number + 1), number)
        acted = organizer.send("POST", f"{base}/acts/pair-next", {"id": f"r{number}", "fields": {}})
        assert acted.status_code == 200, acted.text
        again = organizer.send("POST", f"{base}/acts/pair-next", {"id": f"r{number}", "fields": {}})
        assert again.json()["entries"] == acted.json()["entries"]  # and nothing is dealt twice
    (told,) = organizer.get(f"{base}/boards").json()
    new = [len(first.boards) + each for each in range(1, 5)]
    assert [each["boards"] for each in told["dealt"]] == [list(first.boards), new]
    assert told["wanting"] == []
    assert all(each["seed"] is None and each["others"] == [] for each in told["dealt"])
    # The hands of the new round from a file instead: what was dealt for it holds no more, and everybody is told.
    sent = {"id": "f1", "how": "file", "name": "x.pbn", "first": new[0]}
    content = base64.b64encode(pbn(range(1, 5), "file").encode()).decode()
    tried = organizer.send("POST", f"{base}/boards/1", {**sent, "content": content, "rehearse": True}).json()
    assert tried["boards"] == new
    assert any("There are no hands for boards 1-" in each for each in tried["faults"])
    assert organizer.send("POST", f"{base}/boards/1", {**sent, "content": content}).json()["code"] == "boards-file"
    taken = organizer.send("POST", f"{base}/boards/1", {**sent, "content": content, "anyway": True})
    assert taken.json()["boards"] == new
    assert organizer.get(f"{base}/boards").json()[0]["dealt"][1]["others"] == new
    assert f"other hands, or none, for boards {new[0]}–{new[-1]}" in club.public().get("/e/Swiss/dealt").text
    # Hands of boards that were played are not exchanged.
    old = base64.b64encode(pbn(range(1, 5), "old").encode()).decode()
    kept = organizer.send("POST", f"{base}/boards/1", {**sent, "id": "f2", "first": 1, "content": old, "anyway": True})
    assert (kept.status_code, kept.json()["code"]) == (409, "boards-played")
    assert {each: layouts(organizer, "Swiss", 1)[each] for each in first.boards} == first.layouts()
    scorer = club.person(Role.SCORER, event="Swiss")
    assert scorer.send("POST", f"{base}/boards/1", {"id": "s", "how": "dealt"}).status_code == 403


def pbn(numbers: range, seed: str) -> str:
    """Write boards whose hands depend on a word."""
    return write_deals(deal_from_seed(seed.encode().ljust(32, b"."), numbers))


def test_what_a_program_asks_wrongly_is_answered_and_changes_nothing(club: Club, organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "4", "minutes": "60"}, boards="none")
    at = "/api/1/events/Pairs/boards"

    def asked(session: int, **more: object) -> tuple[int, str]:
        answer = organizer.send("POST", f"{at}/{session}", {"id": "x", "how": "dealt", **more})
        return answer.status_code, str(answer.json().get("code", answer.json().get("outcome")))

    (played,) = (each["planned"] for each in organizer.get(at).json())
    assert asked(1, rehearse=True) == (200, "rehearsed")
    for content in ("no base 64 §", "QQ", ""):
        status, code = asked(1, how="file", name="x.pbn", content=content)
        assert (status, code) in {(400, "boards-file"), (409, "boards-file")}, content
    assert asked(7, how="file", name="x.pbn", content="QUJD") == (409, "nothing-planned")
    assert asked(7) == (409, "none-wanting")
    (before,) = organizer.get(at).json()
    assert (before["known"], before["wanting"], before["dealt"]) == ([], played, [])
    assert club.public().get(at).status_code in {401, 403}
    scorer = club.person(Role.SCORER, event="Pairs")
    page = scorer.client.post("/e/Pairs/office/boards", data={"csrf": scorer.csrf, "session": "1", "how": "dealt"})
    assert page.status_code == 403
    odd = organizer.client.post("/e/Pairs/office/boards", data={"csrf": organizer.csrf, "session": "one"})
    assert (odd.status_code, 'role="alert"' in odd.text) == (422, True)
    assert club.house.dealt.of("Pairs") == {}
    assert asked(1) == (200, "dealt")
    assert asked(1, id="y") == (409, "none-wanting")
    # At the console: hands of a board that was played with others are not exchanged, and it is said why.
    (lot,) = club.house.dealt.of("Pairs")[1]
    organizer.done(ResultEntered(Place(1, "", 1, 1, 1), read_traveller_line("1N N =")), event="Pairs")
    form = {"csrf": organizer.csrf, "session": "1", "id": "z", "anyway": "1"}
    files = {"deals": ("one.pbn", pbn(range(1, 2), "other").encode())}
    kept = organizer.client.post("/e/Pairs/office/boards", data=form, files=files)
    assert (kept.status_code, "Boards 1 have been played" in kept.text) == (409, True)
    assert layouts(organizer, "Pairs", 1) == lot.layouts()


def test_a_session_takes_its_boards_from_a_file_at_the_console(club: Club, organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "4", "minutes": "60", "sessions": "2"}, boards="none")
    path = "/e/Pairs/office/boards"
    page = organizer.client.get(path)
    (played,) = set(re.findall(r"Boards that are played: 1–(\d+)", page.text))
    data = pbn(range(1, int(played) + 3), "second").encode()
    form = {"csrf": organizer.csrf, "session": "2", "id": "x2"}
    wanted = organizer.client.post(path, data=form)
    assert (wanted.status_code, "Choose the file first" in wanted.text) == (422, True)
    done = organizer.client.post(path, data=form, files={"deals": ("two.pbn", data)})
    assert done.status_code == 200, done.text
    assert f"Taken from two.pbn: the hands of boards 1–{played}" in done.text
    assert f"Boards {int(played) + 1}, {int(played) + 2} of the file are not played" in done.text.replace("-", ", ")
    recorded = [each for each in facts_of(organizer, "Pairs") if isinstance(each, DealsRecorded)]
    assert recorded == []  # what is sent to browsers has numbers, never hands
    assert sorted(layouts(organizer, "Pairs", 2)) == list(range(1, int(played) + 1))
    assert layouts(organizer, "Pairs", 1) == {}
    language = organizer.client.post(
        path, params={"lang": "es"}, data={**form, "id": "x3"}, files={"deals": ("x", b"?")}
    )
    assert "no es un archivo de estuches" in language.text


def test_nothing_is_brought_in_for_a_session_that_is_not_planned(club: Club, organizer: Person) -> None:
    make(organizer, SWISS, choice="3")
    form = {"csrf": organizer.csrf, "session": "7", "id": "x", "anyway": "1"}
    refused = organizer.client.post(BOARDS, data=form, files={"deals": ("x.pbn", pbn(range(1, 5), "x").encode())})
    assert (refused.status_code, "Nothing is planned yet" in refused.text) == (409, True)
    assert [each["session"] for each in organizer.get("/api/1/events/Swiss/boards").json()] == [1]


def test_both_sides_of_a_new_session_finish_its_boards(club: Club, organizer: Person) -> None:
    """A hand record is for players as soon as the boards of the new session are finished everywhere, and not before."""
    make(organizer, {"title": "Thursday", "kind": "pairs", "number": "4", "minutes": "60"}, boards="dealt")
    organizer.done(SessionEnded(1), event="Thursday")
    page = organizer.client.get("/e/Thursday/office/session", params={"minutes": "60"})
    send(organizer, page, "/e/Thursday/office/session", boards="dealt", choice="1")
    form = {"csrf": organizer.csrf, "players": "at-once", "display": "never", "public": "never", "hands": "yes"}
    assert organizer.client.post("/e/Thursday/office/access/grants", data=form).status_code == 200
    (plan,) = [
        each for each in facts_of(organizer, "Thursday") if isinstance(each, SectionPlanned) and each.session == 2
    ]
    due = SectionPlan(2, "", (plan,))
    board = due.at_table(1, 1)[0].place.board
    table = club.at_table(1, session=2)
    record = f"/api/1/events/Thursday/hand-records/2/{board}"
    assert table.get(record).status_code in {403, 409}
    everywhere = [each.place for each in due.by_board[board]]
    for place in everywhere:
        organizer.done(ResultEntered(place, read_traveller_line("1N N =")), event="Thursday")
    hands = table.get(record).json()["hands"]
    (lot,) = club.house.dealt.of("Thursday")[2]
    assert hands == {str(seat): str(hand) for seat, hand in lot.layouts()[board].items()}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_kind_of_file_is_answered_at_the_console(club: Club, organizer: Person, language: str) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "4", "minutes": "60"}, boards="none")
    path = "/e/Pairs/office/boards"
    (last,) = set(re.findall(r"Boards that are played: 1–(\d+)", organizer.client.get(path).text))
    played = range(1, int(last) + 1)
    messages = Messages.load(Language(language))
    taken = messages.text("boards-take")  # the page stands below whatever is said
    count = itertools.count()

    def sent(name: str, data: bytes, **more: str) -> httpx.Response:
        form = {"csrf": organizer.csrf, "session": "1", "id": f"f{next(count)}", **more}
        answer = organizer.client.post(path, params={"lang": language}, data=form, files={"deals": (name, data)})
        assert taken in answer.text
        return answer

    for key in ("bri", "dup", "dlm", "ber", "dge", "lin", "pbn", "rbn"):
        name = f"{key}.{key}"
        whole, short = file(key, records(played, key)), file(key, records(played[:-1], key))
        wanting = sent(name, short)
        faults = messages.text("boards-faults", file=name)
        assert (wanting.status_code, faults in wanting.text) == (422, True), key
        assert "<details open>" in wanting.text  # the field in which another file is chosen
        assert sent(name, b"").status_code == 422
        assert sent(name, whole, id="no id").status_code == 400
        done = sent(name, whole)
        assert done.status_code == 200, done.text
        assert messages.text("boards-taken", file=name, boards=f"1–{last}") in done.text
        assert layouts(organizer, "Pairs", 1) == deals(played, key)
    larger = sent("huge.bri", b"0" * 1_500_000)
    assert (larger.status_code, "1500 kB" in larger.text) == (422, True)


def test_a_file_that_is_larger_than_anything_is_refused_on_a_page(club: Club, organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "4", "minutes": "60"}, boards="none")
    form = {"csrf": organizer.csrf, "session": "1", "id": "x"}
    files = {"deals": ("x.pbn", b"0" * 6_000_000)}
    answer = organizer.client.post("/e/Pairs/office/boards", params={"lang": "es"}, data=form, files=files)
    assert answer.status_code == 413
    assert 'lang="es"' in answer.text
    assert "4 MB" in answer.text
