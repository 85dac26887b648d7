"""A person is handed out and erased at the page in Chromium, which `verify` tells; the page of boards beside it."""

import json
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.test_club_setup import club, is_well, office

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, Viewer

__all__ = ["club", "office"]  # the fixtures of that module are those of this one

pytestmark = pytest.mark.browser
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
LAPTOP = Viewer("laptop", Role.ORGANIZER, "laptop")
PAIRS = "Ana Lima / Rui Matos\nEva Gil / Leo Paz\nMia Sá / Ivo Reis\nNia Cruz / Tom Vaz"


def played_and_over(address: str, house: ClubHouse) -> None:
    """Have a board of the event played, and its session ended, as a program does."""
    token = house.entrance.issue_token(
        AccessPass("Friday", Role.DIRECTOR, "the Director", scopes=frozenset(Scope)), device="a test", issuer=LAPTOP
    )
    facts: list[AnyFact] = [ResultEntered(Place(1, "", 1, 1, 1), read_traveller_line("4S N =")), SessionEnded(1)]
    sent = {"id": "x", "facts": [fact_data(each) for each in facts], "confirmed": True}
    path = f"{address}/api/1/events/Friday/commands"
    answer = httpx.post(path, json=sent, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text


def verified(folder: Path) -> str:
    (file,) = folder.rglob("Friday.event")
    done = CliRunner().invoke(root_group(COMMANDS), ["verify", str(file)])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_person_is_handed_out_and_erased(
    office: Page,
    chromium: Browser,
    club: tuple[str, ClubHouse],
    tmp_path: Path,
) -> None:
    address, house = club
    office.goto(f"{address}/office/new/movement?title=Friday&kind=pairs&number=4&minutes=60&counted=contestants")
    office.locator("#players").fill(PAIRS)
    office.get_by_label("Let the club remember").check()
    office.get_by_role("button", name="Make the event").tap()
    expect(office.locator(".done[role=status]").first).to_contain_text("The event is created")
    played_and_over(address, house)
    before = verified(tmp_path / "club")
    office.goto(f"{address}/office/people")
    is_well(office, "people")
    ana = office.get_by_role("listitem").filter(has_text="Ana Lima")
    with office.expect_download() as handed_out:
        ana.get_by_role("link", name="Ana Lima").tap()
    held = json.loads(Path(handed_out.value.path()).read_text(encoding="utf-8"))
    assert "Ana Lima" in json.dumps(held, ensure_ascii=False)
    assert "Friday" in json.dumps(held)
    ana.locator("summary").tap()
    is_well(office, "people-erasing")
    ana.get_by_role("button", name="Erase Ana Lima").tap()
    told = office.get_by_role("status")
    expect(told).to_contain_text("Erased. In results the name is now N.N.")
    expect(told).to_contain_text("Friday: ")
    expect(office.get_by_role("listitem").filter(has_text="Ana Lima")).to_have_count(0)
    is_well(office, "people-erased")
    office.set_viewport_size(DESKTOP)
    is_well(office, "people-erased-wide")
    after = verified(tmp_path / "club")
    assert "a person was erased" in after
    assert "a person was erased" not in before
    office.goto(f"{address}/e/Friday/office/people")
    expect(office.locator("main")).to_contain_text("N.N. ")
    expect(office.locator("main")).not_to_contain_text("Ana Lima")


def test_the_boards_of_a_session_are_dealt_on_a_telephone(
    office: Page,
    club: tuple[str, ClubHouse],
    tmp_path: Path,
) -> None:
    address, house = club
    office.goto(f"{address}/office/new/movement?title=Swiss&kind=pairs-swiss&number=8&minutes=120&counted=contestants")
    office.get_by_role("button", name="Make the event").tap()
    expect(office.locator(".done[role=status]").first).to_contain_text("The event is created")
    office.goto(f"{address}/e/Swiss/office/movement")
    office.get_by_role("link", name="Boards and hands").first.tap()
    office.wait_for_url("**/office/boards")
    is_well(office, "boards")
    office.locator("summary", has_text="From a dealing file").tap()
    wrong = tmp_path / "names.txt"
    wrong.write_text("Ana Lima\n", encoding="utf-8")
    office.get_by_label("Dealing file").set_input_files(wrong)
    office.get_by_role("button", name="Take the hands").tap()
    expect(office.get_by_role("alert")).to_contain_text("names.txt is no file of boards")
    is_well(office, "boards-wrong")
    office.get_by_role("button", name="Deal boards").tap()
    told = office.get_by_role("status").filter(has_text="Dealt: boards 1–")
    expect(told).to_be_visible()
    (lot,) = house.dealt.of("Swiss")[1]
    expect(told).to_contain_text(lot.commitment)
    is_well(office, "boards-dealt")
    office.set_viewport_size(DESKTOP)
    is_well(office, "boards-dealt-wide")
    office.goto(f"{address}/e/Swiss/dealt?lang=es")
    is_well(office, "dealt-es")
