"""The pages by which an evening is set up: connect, office, a new event, its access, boards, people."""

import html
import re
from collections.abc import Mapping

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person

from duplicado.dealing.committed import keeps_commitment
from duplicado.event.conditions import USUAL_ON_SCREENS
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.service.club.event_terms import free_title
from duplicado.service.live.roles import Role

WANTED = {"title": "Friday pairs", "date": "2026-11-27", "kind": "pairs", "number": "8", "minutes": "150"}


def fill(page: httpx.Response) -> dict[str, str]:
    """Return the hidden fields of a page."""
    hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.text)
    return {name: html.unescape(value) for name, value in hidden}


def post(person: Person, path: str, form: Mapping[str, str | list[str]], **more: object) -> httpx.Response:
    return person.client.post(path, data=dict(form), **more)  # type: ignore[arg-type]  # whatever httpx takes


def made(organizer: Person, **more: str) -> httpx.Response:
    page = organizer.client.get("/office/new/movement", params=WANTED)
    assert page.status_code == 200, page.text
    return post(organizer, "/office/new", {**fill(page), **more})


def test_anybody_is_told_how_to_get_here(club: Club) -> None:
    page = club.public().get("/connect")
    assert page.status_code == 200
    assert "<svg aria-hidden" in page.text
    assert "style=" not in page.text


@pytest.mark.parametrize("path", ["/office", "/office/new", "/office/people", f"/e/{EVENT}/office/access"])
def test_the_office_is_for_the_office(thursday: Club, path: str) -> None:
    assert thursday.public().get(path).status_code == 401
    assert thursday.at_table(1).client.get(path).status_code == 401
    assert thursday.person(Role.SCORER).client.get(path).status_code == 403
    assert thursday.organizer().client.get(path).status_code == 200


def test_the_director_of_an_event_has_its_access_and_not_the_club(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    assert director.client.get(f"/e/{EVENT}/office/access").status_code == 200
    assert director.client.get("/office").status_code == 403
    assert director.client.get("/e/Friday/office/access").status_code in {401, 404}


def test_an_event_is_made_with_players_and_the_next_begins_like_it(club: Club) -> None:
    organizer = club.organizer()
    organizer.client.post(
        "/office/people/add", data={**fill(organizer.client.get("/office/people")), "people": "Ana Lima; 12345"}
    )
    answer = made(organizer, choice="1", players="1. Ana Lima / Rui Matos\n\nEva Gil;Leo Paz / Mia", boards="none")
    assert answer.status_code == 303, answer.text
    name = "Friday pairs 2026-11-27"
    assert answer.headers["location"] == "/e/Friday%20pairs%202026-11-27/office/access?new=1"
    entries = organizer.view(name)
    assert entries["kind"] == "entries"
    shown = organizer.client.get(f"/api/1/events/{name}/view").text
    assert "Ana Lima" in shown
    assert "12345" in shown
    again = organizer.client.get("/office/new").text
    assert 'value="Friday pairs"' in again
    assert 'value="150"' in again
    office = organizer.client.get("/office").text
    assert "Friday pairs" in office


def test_the_first_page_comes_back_as_it_was_filled_in(club: Club) -> None:
    organizer = club.organizer()
    first = organizer.client.get("/office/new")
    names = "Ana Lima / Rui Matos\nEva Gil / Leo Paz"
    shown = post(organizer, "/office/new/movement", {**fill(first), **WANTED, "number": "8", "players": names})
    assert shown.status_code == 200
    assert 'href="/office/new"' not in shown.text, "a link would lose the names"
    back = post(organizer, "/office/new", {**fill(shown), "players": names, "back": "yes"})
    assert back.status_code == 200
    assert names in html.unescape(back.text)
    assert all(f'value="{WANTED[name]}"' in back.text for name in ("title", "minutes", "number"))
    assert not organizer.get("/api/1/events").json()


def test_a_form_that_is_sent_twice_makes_one_event(club: Club) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params=WANTED)
    form = {**fill(page), "choice": "2", "boards": "dealt"}
    answers = [post(organizer, "/office/new", form) for _ in range(2)]
    assert [each.status_code for each in answers] == [303, 303]
    assert len(organizer.get("/api/1/events").json()) == 1


def test_another_event_does_not_take_its_name_or_its_seed(club: Club) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params=WANTED)
    form = {**fill(page), "boards": "dealt"}
    assert post(organizer, "/office/new", form).status_code == 303
    before = club.house.dealt.of(form["name"])
    assert before
    assert post(organizer, "/office/new", {**form, "command": "another"}).status_code == 422
    assert club.house.dealt.of(form["name"]) == before


@pytest.mark.parametrize("kind", ["pairs-two", "teams", "individual"])
def test_other_kinds(club: Club, kind: str) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params={**WANTED, "kind": kind, "number": "12"})
    assert page.text.count('name="choice"') >= 1
    players = {"teams": "Lions: Ana / Rui / Eva / Leo", "individual": "Ana"}.get(kind, "Ana & Rui")
    answer = post(organizer, "/office/new", {**fill(page), "players": players})
    assert answer.status_code == 303, answer.text


def test_the_number_follows_from_the_names(club: Club) -> None:
    organizer = club.organizer()
    begun = {**fill(organizer.client.get("/office/new")), **WANTED, "number": ""}
    lines = (
        "Ana Lima & Rui Matos\nJosé Ruiz; Zoë O'Brien\nIñaki Ñuñez - Mia van der Berg\nEva Gil + Leo Paz\n"
        "Sara Nieto, Blas Pino\nTina Abad and Ciro Lara\nLola Cruz y Noé Vidal\nFlor Díaz – Hugo Smith-Jones"
    )
    page = post(organizer, "/office/new/movement", {**begun, "players": lines})
    assert page.status_code == 200, page.text
    assert "8 pairs" in page.text
    assert "Ana Lima &amp; Rui Matos" in page.text
    assert post(organizer, "/office/new", {**fill(page), "players": lines}).status_code == 303
    entries = organizer.client.get("/api/1/events/Friday pairs 2026-11-27/view").json()[-1]["view"]["entries"]
    names = [[each["name"] for each in entry["fact"]["players"]] for entry in entries if "players" in entry["fact"]]
    assert [len(each) for each in names] == [2] * 8
    assert names[2] == ["Iñaki Ñuñez", "Mia van der Berg"]
    assert names[7] == ["Flor Díaz", "Hugo Smith-Jones"]


def test_a_line_of_one_name_is_asked_about(club: Club) -> None:
    organizer = club.organizer()
    asked = made(organizer, players="Ana Lima-Rui Matos\nEva Gil / Leo Paz")
    assert asked.status_code == 422
    assert "These lines have not two names: Ana Lima-Rui Matos" in asked.text
    assert made(organizer, players="Ana Lima-Rui Matos\nEva Gil / Leo Paz", as_they_are="yes").status_code == 303


@pytest.mark.parametrize(("kind", "asked"), [("pairs", True), ("individual", False), ("teams", False)])
def test_only_of_a_pair_a_partner_may_come_later(club: Club, kind: str, asked: bool) -> None:
    page = club.organizer().client.get("/office/new/movement", params={**WANTED, "kind": kind})
    assert ('name="as_they_are"' in page.text) is asked


def test_a_player_on_two_lines_is_told(club: Club) -> None:
    organizer = club.organizer()
    asked = made(organizer, players="Ana Lima / Rui Matos\nEva Gil / ana lima", as_they_are="yes")
    assert asked.status_code == 422
    assert "These names stand there twice: ana lima." in asked.text
    assert made(organizer, players="Ana Lima 1001 / Rui Matos\nEva Gil / Ana Lima 1002").status_code == 303


def test_two_names_on_a_line_are_no_single_player(club: Club) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params={**WANTED, "kind": "individual"})
    refused = post(organizer, "/office/new", {**fill(page), "players": "Ana / Rui\nEva", "as_they_are": "yes"})
    assert refused.status_code == 422
    assert "These lines have not one name: Ana, Rui. Write one player on each line." in refused.text


@pytest.mark.parametrize(
    ("listed", "names"),
    [
        ("Lima, Ana\nGarcía Pérez, Rui\nEva Gil", ["Ana Lima", "Rui García Pérez", "Eva Gil"]),
        ("Lima;Ana;12345\nGil;Eva Maria;12346", ["Ana Lima", "Eva Maria Gil"]),
    ],
)
def test_a_surname_before_a_first_name_is_one_player_of_an_individual(
    club: Club, listed: str, names: list[str]
) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params={**WANTED, "kind": "individual"})
    sign = ";" if ";" in listed else ","
    two = post(organizer, "/office/new", {**fill(page), "players": f"{listed}\nLeo Paz{sign} Ida Roca"})
    assert "These lines have not one name: Leo Paz, Ida Roca." in two.text
    made_of = post(organizer, "/office/new", {**fill(page), "players": listed})
    assert made_of.status_code == 303
    people = organizer.client.get(made_of.headers["location"].partition("/office")[0] + "/office/people").text
    assert [name for name in names if name not in people] == []


@pytest.mark.parametrize(("together", "told"), [("yes", True), ("no", False)])
def test_the_copies_that_sections_need_together_are_told_with_the_movement(
    club: Club, together: str, told: bool
) -> None:
    organizer = club.organizer()
    wanted = {**WANTED, "number": "20", "sections": "2", "together": together}
    page = organizer.client.get("/office/new/movement", params=wanted)
    event = post(organizer, "/office/new", fill(page)).headers["location"].partition("/office")[0]
    movement = organizer.client.get(f"{event}/office/movement", params={"session": "1", "section": "B"})
    assert ("Where the sections play at the same time, 2 copies of each board are wanted." in movement.text) is told


def test_a_movement_says_what_it_needs_and_is_not_the_best_where_it_cannot_be_had(club: Club) -> None:
    organizer = club.organizer()
    wanted = {**WANTED, "kind": "pairs-two", "number": "24", "minutes": "180"}
    page = html.unescape(organizer.client.get("/office/new/movement", params=wanted).text)
    assert page.index("Share-and-relay Mitchell") < page.index("the best") < page.index("Skip Mitchell")
    assert page.index("Skip Mitchell") < page.index("needs 4 copies of each board: the club has 1")
    assert "24 boards, one copy of each" in page
    assert "A stand for boards is between tables" in page
    assert "share their boards within the round" in page
    assert "North-South are pairs 1–12, East-West pairs 13–24" in page
    rich = organizer.client.get("/office/new/movement", params={**wanted, "copies": "4"}).text
    assert rich.index("Web") < rich.index("the best") < rich.index("Share-and-relay Mitchell")
    odd = organizer.client.get("/office/new/movement", params={**wanted, "number": "9"})
    assert "Sits out, round by round: pair" in odd.text


def test_rounds_that_are_paired_say_what_they_need(club: Club) -> None:
    organizer = club.organizer()

    def shown(kind: str, number: int, **more: str) -> str:
        wanted = {**WANTED, "kind": kind, "number": str(number), "minutes": "180", **more}
        return html.unescape(organizer.client.get("/office/new/movement", params=wanted).text)

    pairs = shown("pairs-swiss", 15)
    assert "5 boards a round, the same at all 7 tables, passed on within the round: 2 copies of each" in pairs
    assert "needs 2 copies of each board: the club has 1" in pairs
    assert "in each round one pair sits out" in pairs
    assert "the best" not in pairs
    assert "the best" in shown("pairs-swiss", 15, copies="2")
    assert "the best" in shown("pairs-swiss", 8)
    teams = shown("teams-swiss", 9)
    assert "in each round one team has a bye" in teams
    assert "each match has its own 5, or all have the same" in teams
    assert "the best" in teams
    assert "3 teams have a bye in the first round" in shown("knock-out", 13)
    assert "a bye" not in shown("knock-out", 16)
    assert "A knock-out of 5 teams takes 3 rounds: one is left for another session." in shown("knock-out", 5)


def test_a_movement_is_chosen_by_its_name(club: Club) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params={**WANTED, "number": "9"})
    form = fill(page)
    # Nothing is made before the movement was shown.
    shown = post(organizer, "/office/new", {**form, "named": "three-quarter-howell", "players": "A B / C D"})
    assert shown.status_code == 200, shown.text
    assert shown.text.index("as you asked") < shown.text.index("the best")
    assert "A B / C D" in shown.text
    assert organizer.get("/api/1/events").json() == []
    none = post(organizer, "/office/new", {**form, "named": "all-together"})
    assert "There is no Two tables, the same boards at both for so many" in none.text
    made_of = {**fill(shown), "named": "three-quarter-howell", "choice": "1"}
    assert post(organizer, "/office/new", made_of).status_code == 303
    state = club.house.pages.of("last evening")
    assert "three-quarter-howell" in state


def test_nothing_is_dealt_unless_that_is_asked(club: Club) -> None:
    organizer = club.organizer()
    for own in ("pairs", "pairs-two", "pairs-sections", "teams-eight", "knock-out", "individual"):
        page = organizer.client.get("/office/new", params={"from": f"own:{own}"}).text
        assert 'name="boards" value="none"' in page
    shown = organizer.client.get("/office/new/movement", params=WANTED)
    assert re.search(r'name="boards" value="none" checked', shown.text)
    assert post(organizer, "/office/new", {**fill(shown), "boards": "none"}).status_code == 303
    assert club.house.dealt.of("Friday pairs 2026-11-27") == {}


def test_an_event_on_a_screen_is_dealt_and_has_copies_for_every_table(club: Club) -> None:
    organizer = club.organizer()
    asked = {**fill(organizer.client.get("/office/new")), **WANTED, "electronic": "yes"}
    page = post(organizer, "/office/new/movement", asked)
    assert re.search(r'name="boards" value="dealt" checked', page.text)
    assert "tag-alarm" not in page.text  # a movement that needs many copies of a board is as good as any other
    address = post(organizer, "/office/new", {**fill(page), "choice": "1", "boards": "dealt"}).headers["location"]
    assert "Direct at this table" in organizer.client.get(address).text
    event = address.partition("/office")[0]
    assert organizer.client.get(f"{event}/played").status_code == 200
    (served,) = club.house.open_events.served.values()
    assert served.state.conditions.options == USUAL_ON_SCREENS
    begun = organizer.client.get("/office/new").text
    assert 'name="electronic" value="yes" checked' in begun  # the next one begins like it


@pytest.mark.parametrize(
    ("kind", "more", "said"),
    [
        ("pairs-two", {}, "24 boards, at each table on its screen"),
        ("pairs", {"sections": "2", "together": "yes"}, "at each table on its screen"),
        ("pairs-swiss", {}, "the same at all 12 tables, at each on its screen"),
        ("teams-swiss", {}, "Both tables of a match play the same"),
    ],
)
def test_the_wizard_speaks_of_no_copies_where_the_boards_are_on_screens(
    club: Club, kind: str, more: dict[str, str], said: str
) -> None:
    wanted = {**WANTED, "kind": kind, "number": "24", "minutes": "180", "electronic": "yes", **more}
    page = html.unescape(club.organizer().client.get("/office/new/movement", params=wanted).text)
    offered = page.partition('<fieldset class="movements">')[2].partition("</fieldset>")[0]
    assert said in offered
    told = (
        "cop",
        "share their",
        "A stand for boards",
        "at the side",
        "Boards that wait",
        "exchange",
        "passed on",
        "guide card",
    )
    assert [each for each in told if each in offered] == []
    boards = page.partition(offered)[2]
    assert ("Shuffled at the table" in boards, "<span>Later" in boards) == (False, True)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"title": " "}, "Give the event a name"),
        ({"number": "two"}, "Say how many"),
        ({"minutes": "5"}, "No movement for 8 pairs"),
    ],
)
def test_what_cannot_be_is_asked_again(club: Club, changed: dict[str, str], said: str) -> None:
    page = club.organizer().client.get("/office/new/movement", params={**WANTED, **changed})
    assert page.status_code == 422
    assert said in page.text
    assert 'name="number"' in page.text


def test_where_nothing_fits_the_shortest_is_told_and_more_stays_open(club: Club) -> None:
    client = club.organizer().client
    wanted = {**WANTED, "number": "16", "minutes": "20", "boards_each": "3"}
    page = client.get("/office/new/movement", params=wanted).text
    assert '<details class="more" open>' in page, re.sub("<[^>]*>", "", page)[:1500]
    told = re.search(r"The shortest one takes about (\d+) minutes", page)
    assert told is not None
    shortest = int(told[1])
    answers = [
        client.get("/office/new/movement", params={**wanted, "minutes": str(minutes)}).status_code
        for minutes in (shortest - 5, shortest)
    ]
    assert answers == [422, 200]
    # Where more time does not help, other boards in a round do: at two tables the same boards are shared.
    odd = {**WANTED, "number": "4", "minutes": "60", "boards_each": "1"}
    page = client.get("/office/new/movement", params=odd).text
    assert "The shortest one" not in page
    told = re.search(r"With (\d+) boards in a round one fits", page)
    assert told is not None
    assert client.get("/office/new/movement", params={**odd, "boards_each": told[1]}).status_code == 200


def test_too_many_names_lose_nothing(club: Club) -> None:
    organizer = club.organizer()
    names = "\n".join(f"North {number} / South {number}" for number in range(9))
    answer = made(organizer, players=names)
    assert answer.status_code == 422
    assert "9 are listed, and there is room for 8" in answer.text
    assert "North 8 / South 8" in answer.text


def test_deals_come_from_a_file(club: Club) -> None:
    organizer = club.organizer()
    page = organizer.client.get("/office/new/movement", params=WANTED)
    form = {**fill(page), "boards": "file"}
    assert post(organizer, "/office/new", form).status_code == 422
    hands = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    deal = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:{hands}"]\n'
    sent = {"deals": ("boards.pbn", deal.encode(), "application/x-pbn")}
    short = post(organizer, "/office/new", form, files=sent)
    assert short.status_code == 422
    assert "There are no hands for boards 2-" in short.text
    answer = post(organizer, "/office/new", {**form, "anyway": "1"}, files=sent)
    assert answer.status_code == 303, answer.text


def test_a_commitment_is_shown_before_and_the_seed_after(club: Club) -> None:
    organizer = club.organizer()
    assert made(organizer, boards="dealt").status_code == 303
    name = "Friday pairs 2026-11-27"
    dealt = club.house.dealt.of(name)[1][0]
    page = club.public().get(f"/e/{name}/dealt").text
    assert dealt.commitment in page
    assert dealt.seed not in page
    assert dealt.commitment in club.public().get(f"/e/{name}").text
    organizer.done(SessionEnded(1), event=name)
    after = club.public().get(f"/e/{name}/dealt").text
    (seed,) = set(re.findall(r"--seed ([0-9a-f]{64})", after))
    assert keeps_commitment(dealt.commitment, bytes.fromhex(seed), dealt.boards)


def test_the_dealing_file_is_not_for_a_director_who_plays_and_is_written_down(club: Club) -> None:
    organizer = club.organizer()
    assert made(organizer, boards="dealt").status_code == 303
    name = "Friday pairs 2026-11-27"
    path = f"/e/{name}/office/deals.pbn"
    access = organizer.client.get(f"/e/{name}/office/access")
    answer = post(organizer, path, fill(access))
    assert answer.text.count("[Deal ") > 10
    assert any(row.what == "look" for row in club.house.entrance.trail.of(name))
    playing = club.person(Role.DIRECTOR, event=name, plays=(ContestantId(1),))
    page = playing.client.get(f"/e/{name}/office/access")
    assert "deals.pbn" not in page.text
    assert post(playing, path, {"csrf": playing.csrf}).status_code == 403


def test_pins_are_drawn_printed_and_let_a_table_in(thursday: Club) -> None:
    organizer = thursday.organizer()
    access = f"/e/{EVENT}/office/access"
    page = post(organizer, f"{access}/pins", {"csrf": organizer.csrf})
    pins = {name: value for name, value in fill(page).items() if name.startswith("pin ")}
    assert len(pins) == 5
    card = post(organizer, f"{access}/cards.pdf", {"csrf": organizer.csrf, **pins})
    assert card.content.startswith(b"%PDF")
    with thursday.client() as client:
        answer = client.post(f"/e/{EVENT}/t/1/3", data={"pin": pins["pin 1-3"]})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/e/{EVENT}/table")
    again = post(organizer, f"{access}/pins", {"csrf": organizer.csrf, "table": ["1-3"]})
    new = {name: value for name, value in fill(again).items() if name.startswith("pin ")}
    assert set(new) == {"pin 1-3"}
    assert organizer.client.get(f"/e/{EVENT}/office/cards.pdf").content.startswith(b"%PDF")


def test_pins_are_drawn_once_by_a_page_that_is_loaded_again_or_stands_open_twice(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    access = f"/e/{EVENT}/office/access"
    form = fill(director.client.get(access))
    first = post(director, f"{access}/pins", form)
    pins = {name: value for name, value in fill(first).items() if name.startswith("pin ")}
    again = post(director, f"{access}/pins", form)
    assert again.status_code == 409
    assert "none is drawn now" in again.text
    assert not [name for name in fill(again) if name.startswith("pin ")]
    with thursday.client() as client:
        assert client.post(f"/e/{EVENT}/t/1/3", data={"pin": pins["pin 1-3"]}).status_code == 303
    assert "pin 1-1" in fill(post(director, f"{access}/pins", fill(again)))


@pytest.mark.parametrize(
    ("path", "above"),
    [
        (f"/e/{EVENT}/office/access/pins", f"/e/{EVENT}/office/access"),
        (f"/e/{EVENT}/office/do/publish", f"/e/{EVENT}/office"),
        ("/office/people/add", "/office/people"),
        ("/in", "/"),
    ],
)
def test_another_language_on_what_a_form_was_answered_leads_to_the_page_of_the_form(
    thursday: Club, path: str, above: str
) -> None:
    organizer = thursday.organizer()
    answer = organizer.client.get(path, params={"lang": "es"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"{above}?lang=es")
    assert organizer.client.get(answer.headers["location"]).status_code == 200
    assert organizer.client.get(f"/{path}").headers.get("location", above) == above  # and to no other site


def test_the_browser_of_the_office_is_the_wall_by_one_press(thursday: Club) -> None:
    director, wall = thursday.person(Role.DIRECTOR), f"/e/{EVENT}/wall"
    as_public = "what the public may see"
    with thursday.client() as anyone:
        page = anyone.get(wall).text
        assert as_public not in page
        # Whoever came in by no code reads why the ranking of the wall is not there.
        assert "Everybody is shown rankings: when the result is published." in page
        assert "role “Screen”: after every round." in page
    assert as_public not in thursday.person(Role.SCORER).client.get(wall).text
    assert as_public in director.client.get(wall).text
    foreign = director.client.post(f"/e/{EVENT}/office/access/wall", data={"csrf": "no"}, follow_redirects=False)
    assert foreign.status_code == 403
    sent = {"csrf": director.csrf}
    led = director.client.post(f"/e/{EVENT}/office/access/wall", data=sent, follow_redirects=False)
    assert (led.status_code, led.headers["location"]) == (303, wall)
    page = director.client.get(wall).text
    assert "data-let-in" in page
    assert as_public not in page
    assert "Everybody is shown rankings" not in page
    assert director.client.get("/api/1/me?as=office").json()["role"] == "director"


def test_a_code_from_the_page_lets_an_assistant_in_who_is_sent_away_again(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    access = f"/e/{EVENT}/office/access"
    form = {"csrf": director.csrf, "role": "assistant", "by": "Eva", "plays": "4"}
    page = post(director, f"{access}/code", form)
    code = re.findall(r'class="code">([^<]+)<', page.text)[0]
    with thursday.client() as client:
        assert client.post("/in", data={"code": code}).headers["location"] == f"/e/{EVENT}/office"
        told = client.get("/api/1/me?as=office").json()
        assert (told["role"], told["by"]) == ("assistant", "Eva")
        listed = director.client.get(access).text
        assert "Eva" in listed
        page = post(director, f"{access}/revoke", {"csrf": director.csrf, "subject": told["subject"]})
        assert "Eva no longer has access" in page.text
        assert client.get("/api/1/me?as=office").status_code == 401
        page = post(director, f"{access}/revoke", {"csrf": director.csrf, "subject": told["subject"]})
        assert (page.status_code, "already has no access" in page.text) == (409, True)


def test_nobody_sends_away_or_lets_in_whom_he_may_not(thursday: Club) -> None:
    organizer, director = thursday.organizer(), thursday.person(Role.DIRECTOR)
    subject = organizer.get("/api/1/me").json()["subject"]
    access = f"/e/{EVENT}/office/access"
    assert post(director, f"{access}/revoke", {"csrf": director.csrf, "subject": subject}).status_code == 403
    assert post(director, f"{access}/code", {"csrf": director.csrf, "role": "organizer"}).status_code == 403
    assert post(director, f"{access}/code", {"csrf": "wrong", "role": "scorer"}).status_code == 403


def test_what_is_shown_when_is_set(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    form = {"csrf": director.csrf, "players": "at-once", "display": "never", "public": "at-once", "travellers": "yes"}
    assert post(director, f"/e/{EVENT}/office/access/grants", form).status_code == 200
    openness = director.get(f"/api/1/events/{EVENT}/access").json()["openness"]
    assert (openness["players"], openness["display"], openness["public"]) == ("at-once", "never", "at-once")
    assert (openness["travellers"], openness["hands"]) == (True, False)


def test_a_choice_beside_the_ranking_acts_at_once_and_leaves_the_others(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    page, before = f"/e/{EVENT}/office/ranking", director.get(f"/api/1/events/{EVENT}/access").json()["openness"]
    pressed = re.compile(r'<button[^>]* name="(\w+)" value="([\w-]+)"[^>]* aria-pressed="true"')
    assert dict(pressed.findall(director.client.get(page).text)) == {
        who: before[who] for who in ("players", "display", "public")
    }
    answer = post(director, page, {"csrf": director.csrf, "display": "at-once"})
    assert answer.status_code == 303
    after = director.get(f"/api/1/events/{EVENT}/access").json()["openness"]
    assert after == {**before, "display": "at-once"}
    shown = director.client.get(answer.headers["location"]).text
    assert "That holds from now on. Wall screen: at once." in shown
    assert dict(pressed.findall(shown))["display"] == "at-once"
    undo = re.search(r'id="undo-release" name="(\w+)" value="([\w-]+)"', shown)
    assert undo is not None
    assert undo.groups() == ("display", before["display"])
    assert post(director, page, {"csrf": director.csrf, undo[1]: undo[2]}).status_code == 303
    assert director.get(f"/api/1/events/{EVENT}/access").json()["openness"] == before


def test_a_person_is_handed_out_and_forgotten(club: Club) -> None:
    organizer = club.organizer()
    form = {"csrf": organizer.csrf, "people": "Ana Lima; 12345; ana@example.org\nRui Matos"}
    assert "2 of 2" in post(organizer, "/office/people/add", form).text
    (ana,) = [each for each in club.house.people.all() if each.name == "Ana Lima"]
    kept = organizer.client.get(f"/office/people/{ana.id}/kept.json")
    assert kept.json()["people"][0]["contact"] == "ana@example.org"
    assert post(organizer, "/office/people/forget", {"csrf": organizer.csrf, "id": ana.id}).status_code == 200
    assert [each.name for each in club.house.people.all()] == ["Rui Matos"]
    assert post(organizer, "/office/people/keep", {"csrf": organizer.csrf, "audit": "7"}).status_code == 200
    assert club.house.people.days("audit") == 7


@pytest.mark.parametrize("language", ["es", "pt"])
def test_the_pages_are_there_in_every_language(thursday: Club, language: str) -> None:
    organizer = thursday.organizer()
    for path in ("/connect", "/office", "/office/new", "/office/people", f"/e/{EVENT}/office/access"):
        page = organizer.client.get(path, params={"lang": language})
        assert page.status_code == 200, path
        assert f'lang="{language}"' in page.text


def test_the_page_of_an_event_in_play_says_who_sits_where_as_far_as_seats_are_shown(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    with thursday.client() as anyone:
        for language, told in (("en", "not begun"), ("es", "no ha empezado"), ("pt", "começou")):
            page = anyone.get(f"/e/{EVENT}", headers={"Accept-Language": language}).text
            words = " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())
            assert "North 1 – South 1" in words, language
            assert told in page.lower(), language
        access = director.get(f"/api/1/events/{EVENT}/access").json()
        access["openness"]["seats"] = False
        assert (
            director.client.put(
                f"/api/1/events/{EVENT}/access", json=access, headers={"X-CSRF-Token": director.csrf}
            ).status_code
            == 200
        )
        assert "North 1" not in anyone.get(f"/e/{EVENT}").text


def test_the_page_of_an_event_in_play_tells_the_round_its_clock_and_what_is_announced(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 20, 3), RoundCalled(1, 2), AnnouncementMade("Coffee", 1))
    with thursday.client() as anyone:
        page = anyone.get(f"/e/{EVENT}").text
    head, _, told = page.partition('id="standing"')
    assert re.findall(r"<span>([^<]+)</span>", head.partition('class="facts"')[2]) == [
        "Matchpoints", "10 pairs", "5 tables", "10 boards",
    ]  # fmt: skip
    assert "Round 2 of" in told
    assert re.search(r'class="left"[^>]* data-ends="[^"]+" data-warning="[^"]+"', told)
    assert "Coffee" in told
    assert told.index("data-ends") < told.index('id="table-1--1"')


def test_events_of_one_day_are_told_apart(thursday: Club) -> None:
    assert free_title("Pairs", "2026-11-28", ("Teams 2026-11-28",)) == "Pairs"
    assert free_title("Pairs", "2026-11-28", ("pairs 2026-11-28",)) == "Pairs (2)"
    assert free_title("Pairs (2)", "2026-12-05", ("Pairs 2026-11-28",)) == "Pairs", "the number is that of a day"
    page = thursday.organizer().client.get("/office").text
    assert "<span>ready</span>" in page
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 1))
    with thursday.client() as anyone:
        assert re.search(
            r"Thursday pairs <span class=\"facts\"><span>in play</span> <span>Round 1 of \d+</span>",
            anyone.get("/").text,
        )


def test_a_number_of_last_time_gives_way_to_the_names_of_this_time(thursday: Club) -> None:
    organizer = thursday.organizer()
    page = organizer.client.get("/office/new").text
    shown = re.search(r'name="number_shown" value="(\d+)"', page)
    assert shown is not None
    assert shown[1] == "10"
    names = "\n".join(f"Ana {each} / Rui {each}" for each in range(1, 13))
    form = {"csrf": organizer.csrf, "title": "Friday", "minutes": "180", "number_shown": shown[1], "players": names}
    for number, taken in (("10", "12 pairs"), ("14", "14 pairs")):
        answer = post(organizer, "/office/new/movement", {**form, "number": number})
        assert answer.status_code == 200, answer.text
        assert taken in answer.text
