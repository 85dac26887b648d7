"""A case of the casebook opens as a table: what happened lies there, and whoever sits down sees his own seat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.unit.service.playing.at_tables import settings
from tests.waiting import until

from duplicado.casebook.lesson import lesson_of
from duplicado.casebook.library import case_at
from duplicado.casebook.model import PlayerStep
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

Client = TestClient[Litestar]
INSUFFICIENT = "laws/law_27/1"
"""South may accept East's second insufficient bid; no hand is told."""
SPREADS = "laws/law_54/1"
"""East leads out of turn, faced: South may spread his hand; all four hands are told."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(play_site(Language.ENGLISH, room_of_play(tmp_path, settings()))) as opened:
        yield opened


def opened(client: Client, case: str, **sent: str) -> str:
    """Open a case and return the address of the person's page."""
    answer = client.post("/play/lesson", data={"case": case, "edition": "2017", **sent}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def view(client: Client, at: str) -> dict[str, Any]:
    return dict(client.get(f"{at}/view").json())


def test_who_is_to_choose_sits_down_and_is_offered_the_choice_of_the_law(client: Client) -> None:
    page = client.get(f"/law/case/{SPREADS}").text
    assert 'action="/play/lesson"' in page
    assert f'name="case" value="{SPREADS}"' in page
    at = opened(client, SPREADS)
    assert at.endswith("/S")
    seen = view(client, at)
    assert [each["clause"] for each in seen["offers"]] == ["54"]
    assert seen["own"] == ["SA", "S5", "S2", "HA", "HQ", "H4", "DA", "DK", "D5", "CA", "CQ", "C6", "C3"]
    assert "K9763" not in client.get(at).text
    proof = re.search(r'name="csrf" content="([0-9a-f]+)"', client.get(at).text)
    assert proof is not None
    chosen = client.post(f"{at}/do", json={"id": "a", "do": "spread"}, headers={"X-CSRF-Token": proof[1]})
    assert chosen.json()["code"] == "done"
    assert view(client, at)["declarer"] == "N"


def test_it_is_taken_up_at_any_step_and_at_any_seat(client: Client) -> None:
    at = opened(client, INSUFFICIENT, after="3", seat="W")
    assert at.endswith("/W")
    seen = view(client, at)
    assert [each["call"] for each in seen["calls"]][:2] == ["1S", "1H"]
    assert len(seen["own"]) == 13
    # South is a robot, who makes the choice of the Law; the board goes on from there.
    until(lambda: not view(client, at)["awaits"] or len(view(client, at)["calls"]) > 2)
    assert view(client, at)["rulings"]
    assert opened(client, INSUFFICIENT, after="0").endswith("/N")


def test_a_robot_chooses_while_a_lead_lies_face_down(client: Client) -> None:
    at = opened(client, "shared/law_54/4", seat="W")
    until(lambda: not view(client, at)["awaits"])
    assert view(client, at)["rulings"]


def test_what_is_no_case_is_not_opened(client: Client) -> None:
    for sent in ({"case": "laws/law_27/9999"}, {"case": ""}, {"case": INSUFFICIENT, "edition": "2017", "x": "1"}):
        answer = client.post("/play/lesson", data=sent, follow_redirects=False)
        assert answer.status_code == (303 if "x" in sent else 404), sent
    foreign = client.post("/play/lesson", data={"case": INSUFFICIENT}, headers={"Origin": "http://other"})
    assert foreign.status_code == 403


@pytest.mark.parametrize("seed", range(3))
def test_hands_that_are_not_told_hold_what_was_seen_of_them(seed: int) -> None:
    found = case_at("laws/law_41/1")
    assert found is not None
    whole = lesson_of(found.case, found.editions[-1], 1_000, Random(seed))
    assert whole is not None
    layout = whole.session.table_setup.layout
    assert layout is not None
    hands = [hand for _, hand in layout.items() if isinstance(hand, Hand)]
    assert [len(hand) for hand in hands] == [13] * 4
    play = whole.session.state.table.play
    assert play is not None
    assert all(card in (layout[seat] or ()) for trick in play.play.tricks for seat, card in trick.plays)


def test_a_card_that_was_dropped_and_went_back_is_in_the_hand_of_who_dropped_it() -> None:
    found = case_at("laws/law_16/11")
    assert found is not None
    whole = lesson_of(found.case, Edition.LAWS_2017, None, Random(1))
    assert whole is not None
    layout = whole.session.table_setup.layout
    assert layout is not None
    assert Card.parse("HA") in (layout[Seat.N] or ())


def test_a_case_stands_as_it_is_told() -> None:
    found = case_at(INSUFFICIENT)
    assert found is not None
    lesson = lesson_of(found.case, Edition.LAWS_2017, None, Random(1))
    assert lesson is not None
    assert lesson.chooser is Seat.S
    done = [turn.step for turn in lesson.session.turns]
    assert [str(each.action) for each in done if isinstance(each, PlayerStep)] == ["1S", "1H", "attention"]
