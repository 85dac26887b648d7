"""The list of those who take part: nobody is left out of it."""

import pytest

from duplicado.service.club.entry_lists import entrants_in
from duplicado.service.club.event_terms import EveningKind
from duplicado.service.club.name_lists import KnownPlayers

FOUR = ["Ana Lima", "Rui Matos", "Eva Gil", "Leo Paz"]


@pytest.mark.parametrize(
    ("kind", "line", "team", "players"),
    [
        (EveningKind.PAIRS, "3. Ana Lima / Rui Matos", "", ["Ana Lima", "Rui Matos"]),
        (EveningKind.PAIRS, "Ana Lima / Rui Matos / Eva Gil", "", ["Ana Lima", "Rui Matos", "Eva Gil"]),
        (EveningKind.PAIRS, "Lima, Ana and Matos, Rui", "", ["Lima, Ana", "Matos, Rui"]),
        (EveningKind.PAIRS, "1. Lima, Ana & Matos, Rui", "", ["Lima, Ana", "Matos, Rui"]),
        (EveningKind.PAIRS, "Ana Lima, Rui Matos", "", ["Ana Lima", "Rui Matos"]),
        (EveningKind.TEAMS, "Reds: " + " / ".join("ABCDEFGHI"), "Reds", [*"ABCDEFGHI"]),
        (EveningKind.TEAMS, "Reds - Ana Lima, Rui Matos, Eva Gil, Leo Paz", "Reds", FOUR),
        (EveningKind.TEAMS, "Reds; Ana Lima; Rui Matos; Eva Gil; Leo Paz", "Reds", FOUR),
        (EveningKind.TEAMS, "Ana Lima / Rui Matos, Eva Gil / Leo Paz", "", FOUR),
        (EveningKind.TEAMS, "Reds", "Reds", []),
        (EveningKind.INDIVIDUAL, "Ana Lima", "", ["Ana Lima"]),
        (EveningKind.INDIVIDUAL, "Ana Lima / Rui Matos", "", ["Ana Lima", "Rui Matos"]),
    ],
)
def test_everybody_of_a_line_is_there(kind: EveningKind, line: str, team: str, players: list[str]) -> None:
    (entrant,) = entrants_in(kind, "", line.encode(), KnownPlayers())
    assert entrant.team == team
    assert [each.name for each in entrant.players] == players


def test_a_line_that_names_no_team_is_none() -> None:
    (entrant,) = entrants_in(EveningKind.TEAMS, "", b"Ana Lima / Rui Matos", KnownPlayers())
    assert not entrant.fits(EveningKind.TEAMS)
