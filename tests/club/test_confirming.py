"""Confirming again by the PIN of the office before what is sensitive, in a browser and by its scripts."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from html import unescape
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from litestar.routes import HTTPRoute
from tests.club.conftest import EVENT, LAPTOP, Club, Person, founded, serving
from tests.club.test_routes import ROUTES, VALUES, Comer, World

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.service.club.club import ClubHouse
from duplicado.web.club.app import club_site
from duplicado.web.club.confirming import PIN_FIELD, PIN_HEADER, is_sensitive

ACCESS = f"/e/{EVENT}/office/access"
CODES = f"/api/1/events/{EVENT}/codes"
CODE = {"role": "display", "by": "the wall"}
HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


def asked_for(page: str) -> dict[str, str]:
    """The part of the form that the page which asks for the PIN keeps."""
    form = next(each for each in page.split("<form") if PIN_FIELD in each)
    return {name: unescape(value) for name, value in HIDDEN.findall(form)}


def press(person: Person, path: str, **fields: str) -> httpx.Response:
    return person.client.post(path, data={"csrf": person.csrf, **fields})


def test_what_is_sensitive_is_confirmed_again_by_the_pin_of_the_office(thursday: Club) -> None:
    organizer = thursday.organizer()
    assert press(organizer, f"{ACCESS}/code", **CODE).status_code == 200, "without a PIN nothing is asked"
    shown = press(organizer, "/office/settings/pin").text
    found = re.search(r"PIN of the office is (\d{6})", shown)
    assert found is not None
    wanted = press(organizer, f"{ACCESS}/code", **CODE)
    assert wanted.status_code == 428
    assert asked_for(wanted.text) == {"csrf": organizer.csrf, **CODE}
    wrong = press(organizer, f"{ACCESS}/code", **asked_for(wanted.text), **{PIN_FIELD: "no"})
    assert (wrong.status_code, "not the PIN of the office" in wrong.text) == (428, True)
    done = press(organizer, f"{ACCESS}/code", **asked_for(wrong.text), **{PIN_FIELD: found[1]})
    assert done.status_code == 200
    assert "/in/" in done.text
    assert press(organizer, f"{ACCESS}/pins").status_code == 200, "it is confirmed for five minutes"
    assert press(thursday.organizer(), f"{ACCESS}/pins").status_code == 428, "and for one device"
    assert [each.what for each in thursday.house.entrance.trail.of() if "confirm" in each.what] == [
        "confirm-pin",
        "confirm-wrong",
    ]
    assert press(organizer, "/office/settings/pin", end="yes").status_code == 200
    assert press(thursday.organizer(), f"{ACCESS}/pins").status_code == 200


def test_scripts_of_a_browser_send_it_and_programs_need_none(thursday: Club) -> None:
    organizer = thursday.organizer()
    pin = thursday.house.entrance.confirming.draw(issuer=LAPTOP)
    assert organizer.send("POST", CODES, CODE).json()["code"] == "confirm-again"
    for sent, status in (("no", 428), (pin, 200)):
        headers = {"X-CSRF-Token": organizer.csrf, PIN_HEADER: sent}
        answer = organizer.client.post(CODES, params={"as": "office"}, json=CODE, headers=headers)
        assert answer.status_code == status, answer.text
    assert organizer.send("POST", CODES, CODE).status_code == 200
    program = {"role": "director", "by": "a program", "scopes": ["see", "act", "manage"]}
    token = organizer.send("POST", f"/api/1/events/{EVENT}/tokens", program).json()["token"]
    by_program = thursday.public().client.post(CODES, json=CODE, headers={"Authorization": f"Bearer {token}"})
    assert by_program.status_code == 200, by_program.text


def test_it_lasts_five_minutes_and_is_not_guessed(tmp_path: Path) -> None:
    now = [datetime(2027, 1, 14, 20, tzinfo=UTC)]

    async def opened(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, clock=lambda: now[0])

    with serving(tmp_path / "club", opened) as club:
        founded(club)
        pin = club.house.entrance.confirming.draw(issuer=LAPTOP)
        organizer = club.organizer()
        assert press(organizer, f"{ACCESS}/pins", **{PIN_FIELD: pin}).status_code == 200
        now[0] += timedelta(minutes=4)
        assert press(organizer, f"{ACCESS}/pins").status_code == 200
        now[0] += timedelta(minutes=2)
        for _ in range(5):
            assert press(organizer, f"{ACCESS}/pins", **{PIN_FIELD: "000"}).status_code == 428
        assert press(organizer, f"{ACCESS}/pins", **{PIN_FIELD: pin}).status_code == 428, "it waits"
        now[0] += timedelta(minutes=2)
        assert press(organizer, f"{ACCESS}/pins", **{PIN_FIELD: pin}).status_code == 200


@cache
def asking() -> frozenset[str]:
    """Method and address of what is said to be confirmed again."""
    return frozenset(
        f"{method} {route.path_format}"
        for route in club_site("unused").routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if is_sensitive(handler)
    )


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A club whose office has drawn a PIN."""
    with serving(tmp_path_factory.mktemp("club")) as club:
        founded(club)
        with httpx.Client(base_url=club.address.rstrip("/"), timeout=60) as client:
            yield World(club, club.pin(4), client)


@pytest.mark.parametrize("name", sorted(asking()))
def test_every_address_of_that_kind_asks_whoever_may_and_does_it_with_the_pin(world: World, name: str) -> None:
    confirming = world.club.house.entrance.confirming
    pin = confirming.draw(issuer=LAPTOP)
    who = world.come("C")
    wanted = world.ask(name, who)
    assert wanted.status_code == 428, f"{name}: {wanted.text[:300]}"
    if "/api/" in name:
        assert wanted.json()["code"] == "confirm-again"
    else:
        assert PIN_FIELD in wanted.text
    player = world.come("P")
    told = {PIN_HEADER: pin}
    assert world.ask(name, player).status_code in {401, 403, 404, 428}
    assert world.ask(name, player, **told).status_code in {401, 403, 404}, f"{name}: the PIN gives no right"
    done = world.ask(name, who, **{PIN_HEADER: pin}) if "/api/" in name else confirmed_by_form(world, name, who, pin)
    assert done.status_code not in {401, 403, 428}, f"{name}: {done.text[:300]}"
    assert done.status_code < 500
    assert not confirming.is_set or world.ask(name, who).status_code != 428, "it is confirmed for five minutes"


def confirmed_by_form(world: World, name: str, who: Comer, pin: str) -> httpx.Response:
    """Send what a form asks for again, with the PIN."""
    made = ROUTES[name].form
    form = {"csrf": who.csrf, PIN_FIELD: pin, **({} if made is None else made(world))}
    path = name.partition(" ")[2].format(**{**VALUES, "event": EVENT})
    return world.client.post(path, data=form, headers={"Cookie": who.cookie}, follow_redirects=False)


def test_the_document_of_the_service_says_how_it_is_confirmed(thursday: Club) -> None:
    paths = thursday.public().client.get("/api/1/openapi.json").json()["paths"]
    told = {
        f"{method.upper()} {path}"
        for path, operations in paths.items()
        for method, operation in operations.items()
        if any(each["name"] == PIN_HEADER for each in operation.get("parameters", ()))
    }
    assert told == {each for each in asking() if "/api/" in each}


def test_what_is_sensitive_is_this() -> None:
    at, page = "/api/1/events/{event}", "/e/{event}/office"
    assert asking() == {
        *(f"POST {page}/access/{each}" for each in ("code", "pins", "tonight", "revoke", "grants")),
        f"POST {page}/ranking",
        *(f"POST {at}/{each}" for each in ("codes", "pins", "tokens")),
        *(f"PUT {at}/access", f"DELETE {at}/subjects/{{subject}}", "DELETE /api/1/people/{person}"),
        "POST /api/1/people/{person}/erase",
        *(f"PUT {at}/archived", f"DELETE {at}", "PUT /api/1/office-pin"),
        *(f"POST {page}/archive", "POST /office/people/forget", "POST /office/people/keep"),
        *(f"POST /office/settings/{each}" for each in ("pin", "backup", "restore")),
    }


def test_by_command(tmp_path: Path) -> None:
    with serving(tmp_path / "club") as club:
        founded(club)
        env = {"DUPLICADO_LANG": "en"}
        drawn = CliRunner().invoke(root_group(COMMANDS), ["club", "pin", str(tmp_path / "club")], env=env)
        assert drawn.exit_code == 0, drawn.output
        found = re.search(r"\d{6}", drawn.output)
        assert found is not None
        assert press(club.organizer(), f"{ACCESS}/pins").status_code == 428
        assert press(club.organizer(), f"{ACCESS}/pins", **{PIN_FIELD: found[0]}).status_code == 200
        ended = CliRunner().invoke(root_group(COMMANDS), ["club", "pin", str(tmp_path / "club"), "--end"], env=env)
        assert ended.exit_code == 0, ended.output
        assert press(club.organizer(), f"{ACCESS}/pins").status_code == 200
