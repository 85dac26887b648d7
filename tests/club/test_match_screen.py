"""The screen of a match in the hall: both tables of a board side by side, nothing before everybody has played it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import httpx
import pytest
from tests.club.conftest import EVENT, Club, club, founding, result
from tests.club.test_electronic import AtTable, is_round_over, passes, sat_down
from tests.waiting import until

from duplicado.dealing.chance import deal_boards
from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ScoringMethod
from duplicado.event.facts.announcements import CommentaryWritten
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import DealsRecorded
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.teams import round_robin
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.table.contest_kind import ContestKind

pytestmark = pytest.mark.wire
__all__ = ["club", "makes_one_notrump", "match_of_two"]

TEAMS = Conditions(electronic=True, kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)


def match_of_two(club: Club, boards: int = 2) -> None:
    """Found a match of two teams, the boards played at both tables at the same time."""
    facts: list[AnyFact] = [
        replace(each, conditions=TEAMS)
        if isinstance(each, EventFounded)
        else replace(each, name=f"Team {'AB'[each.contestant.number - 1]}")
        if isinstance(each, ContestantEntered)
        else each
        for each in founding(pairs=2, boards_each=boards, movement=round_robin(2))
    ]
    dealt = deal_boards([*range(1, boards + 1)], lambda count: b"\x05" * count)
    facts.append(DealsRecorded(1, {board.number: deal for board, deal in dealt}))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    openness = Openness(display=Release.AT_ONCE, public=Release.AT_ONCE, hands=True)
    club.house.open_events.set_access(EVENT, Access(openness=openness))


def makes_one_notrump(players: dict[str, AtTable]) -> None:
    """Have the dealer bid 1NT and claim all tricks, to which both opponents agree."""
    until(lambda: players["N"].view["phase"] == "auction" and not players["N"].view["calls"])
    for call in ("1NT", "P", "P", "P"):
        assert players[players["N"].view["acts"]].does(call).status_code == 200
    leader = players[players["N"].view["acts"]]
    assert leader.does(f"{leader.view['may']['cards'][0]} face down").status_code == 200
    for each in players.values():
        each.does("no questions")
    declarer = players[players["N"].view["declarer"]]
    assert declarer.does("claims 13").status_code == 200
    for each in players.values():
        if each.seat not in {declarer.seat, "NESW"["NESW".index(declarer.seat) - 2]}:
            assert each.does("agrees").status_code == 200


def test_a_match_is_on_the_screen_when_both_tables_have_played_a_board(club: Club) -> None:
    match_of_two(club)
    looks = club.client()
    at = f"/e/{EVENT}/match"
    assert f'href="{at}"' in looks.get(f"/e/{EVENT}").text
    assert "0 of 2 boards" in looks.get(at).text
    address = re.findall(rf'href="({at}/[^"]+)"', looks.get(at).text)
    assert address == [f"{at}/1/1-1"]
    open_room, closed = sat_down(club, 1, (2, 1)), sat_down(club, 2, (1, 2))
    makes_one_notrump(open_room)
    until(lambda: open_room["N"].view["phase"] == "over")
    # It is over in one room: nothing of it is told, by whatever address.
    assert "0 of 2 boards" in looks.get(at).text
    assert looks.get(f"{address[0]}?board=1").status_code == 404
    assert "1NT" not in looks.get(address[0]).text
    passes(closed)
    until(lambda: "1 of 2 boards" in looks.get(at).text)
    shown = looks.get(f"{address[0]}?board=1&step=0").text
    assert ("Team A" in shown, "Team B" in shown, 'data-shown="1"' in shown, 'data-last="5"' in shown) == (True,) * 4
    assert "Pass" not in shown
    ended = looks.get(f"{address[0]}?board=1&step=5").text
    assert "Passed out" in ended or "passed out" in ended
    # 1NT with six overtricks is 270: 7 IMPs to those who were North-South or East-West with it.
    assert re.findall(r'class="imps">(\d+)<', ended) in (["7", "0"], ["0", "7"])
    assert looks.get(f"{address[0]}?board=2").status_code == 404
    assert looks.get(f"{at}/1/1-2").status_code == 404
    for players in (open_room, closed):
        for each in players.values():
            each.does("next board")
        passes(players)
        until(partial(is_round_over, players["N"]))
    assert "2 of 2 boards" in looks.get(at).text


def test_commentators_write_beside_boards_that_everybody_has_played(club: Club) -> None:
    match_of_two(club, boards=2)
    writes, looks, at = club.person(Role.COMMENTATOR, by="Ines"), club.client(), f"/e/{EVENT}/match/1/1-1"

    def sends(
        text: str, board: int = 1, client: httpx.Client = writes.client, csrf: str = writes.csrf
    ) -> httpx.Response:
        return client.post(at, data={"csrf": csrf, "board": board, "text": text})

    players = [sat_down(club, 1, (2, 1)), sat_down(club, 2, (1, 2))]
    passes(players[0])
    until(lambda: players[0]["N"].view["phase"] == "over")
    # It is over in one room only: he is shown no board, and may write of none.
    assert "<form" not in writes.client.get(at).text
    assert sends("too early").status_code == 409
    assert writes.ask(CommentaryWritten(1, "", 1, "too early")).json()["code"] == "not-finished-everywhere"
    passes(players[1])
    until(lambda: "1 of 2 boards" in looks.get(f"/e/{EVENT}/match").text)
    assert f'<form class="panel comments" method="post" action="{at}"' in writes.client.get(at).text
    assert sends("<i>Nobody</i> opened.").status_code == 303
    shown = looks.get(f"{at}?board=1").text
    assert ("Ines" in shown, "&lt;i&gt;Nobody&lt;/i&gt; opened." in shown, "<form class" in shown) == (
        True,
        True,
        False,
    )
    assert sends("  ").status_code == 409
    assert sends("of the next", board=2).status_code == 409
    assert sends("nobody let me in", client=looks, csrf="").status_code in {401, 403}
    assert "Ines" not in players[0]["N"].client.get(f"/api/1/events/{EVENT}/view?as=table").text
    # He commentates; what is the office's, and what is a player's, is not his.
    assert writes.client.get(f"/e/{EVENT}/office").status_code in {401, 403}
    assert writes.ask(result(1, 2, "4S N =")).json()["code"] == "not-allowed"


def test_a_board_is_on_the_screen_as_late_as_the_regulations_say(club: Club) -> None:
    match_of_two(club, boards=1)
    writes, looks, at = club.person(Role.COMMENTATOR, by="Ines"), club.client(), f"/e/{EVENT}/match"
    late = replace(TEAMS, options={"spectators.delay": "1440"})
    club.person(Role.DIRECTOR).done(ConditionsChanged(late, "it is shown on screens"))
    for table, teams in ((1, (2, 1)), (2, (1, 2))):
        players = sat_down(club, table, teams)
        passes(players)
        until(partial(is_round_over, players["N"]))
    hands = f"/api/1/events/{EVENT}/hand-records/1/1"
    until(lambda: "hands" in club.person(Role.DIRECTOR).get(hands).json())
    pages = (f"{at}/1/1-1?board=1", f"/e/{EVENT}/played/1/1", f"/e/{EVENT}/played/1/1/1-1")
    for client in (writes.client, looks):
        assert "0 of 1 boards" in client.get(at).text
        assert [client.get(each).status_code for each in pages] == [404] * 3
        assert f"/e/{EVENT}/played/1/1" not in client.get(f"/e/{EVENT}/played").text
    answer = writes.get(hands).json()
    assert (answer["code"], "1440 minutes after" in answer["sentence"]) == ("shown-later", True)
    club.person(Role.DIRECTOR).done(ConditionsChanged(replace(late, options={}), "nobody plays any more"))
    for client in (writes.client, looks):
        assert "1 of 1 boards" in client.get(at).text
        assert [client.get(each).status_code for each in pages] == [200] * 3


def test_hands_that_are_not_shown_are_on_no_screen(club: Club) -> None:
    match_of_two(club, boards=1)
    club.house.open_events.set_access(EVENT, Access(openness=Openness(hands=False, public=Release.AT_ONCE)))
    for table, teams in ((1, (2, 1)), (2, (1, 2))):
        players = sat_down(club, table, teams)
        passes(players)
        until(partial(is_round_over, players["N"]))
    looks = club.client()
    assert "0 of 1 boards" in looks.get(f"/e/{EVENT}/match").text
    assert "No board has been played by all tables yet" in looks.get(f"/e/{EVENT}/match/1/1-1").text
