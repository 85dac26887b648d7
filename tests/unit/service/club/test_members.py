"""The list of members: found as one types, taken in after a preview, erased; a history over events."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from duplicado.event.facts.contestants import Player
from duplicado.formats.event_record.persons import Person
from duplicado.service.club.entry_lists import entrants_in
from duplicado.service.club.event_terms import EveningKind
from duplicado.service.club.member_import import ImportState, csv_of, planned_import, planned_players
from duplicado.service.club.member_list import LONGEST, BadMember, ClubMember, MemberList
from duplicado.service.club.members import People
from duplicado.service.club.name_lists import KnownPlayers
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import MemberRow

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)


@pytest.fixture
def members(tmp_path: Path) -> Iterator[MemberList]:
    """A club of three members, two of them namesakes."""
    with ClubStore.open(str(tmp_path / "club.duplicado")) as store:
        listed = MemberList(People(store, clock=lambda: NOON))
        listed.save(ClubMember("", "José Núñez", "101", "senior", "A", "2.5"))
        listed.save(ClubMember("", "Ana Lima", "202"))
        listed.save(ClubMember("", "Ana Lima", "303"))
        yield listed


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("nun", ["101"]),
        ("JOSE", ["101"]),
        ("jo nu", ["101"]),
        ("lima", ["202", "303"]),
        ("303", ["303"]),
        ("ana 2", ["202"]),
        ("unez", []),
        (" ", []),
    ],
)
def test_members_are_found_by_beginnings_without_accents_or_by_number(
    members: MemberList, text: str, numbers: list[str]
) -> None:
    assert [each.number for each in members.found(text)] == numbers


def test_who_has_the_number_comes_first(members: MemberList) -> None:
    members.save(ClubMember("", "Zoe Paz", "20"))
    assert [each.number for each in members.found("20")] == ["20", "202"]


@pytest.mark.parametrize(
    ("member", "code"),
    [
        (ClubMember("", "  "), "member-name"),
        (ClubMember("", "Eva Gil", "202"), "member-number-taken"),
        (ClubMember("", "Eva Gil", handicap="many"), "member-handicap"),
    ],
)
def test_what_cannot_be_kept_is_refused(members: MemberList, member: ClubMember, code: str) -> None:
    with pytest.raises(BadMember) as refused:
        members.save(member)
    assert refused.value.code == code
    assert len(members.all()) == 3


def test_a_list_is_previewed_line_by_line(members: MemberList) -> None:
    text = (
        "Apellidos;Nombre de pila;Nº socio;Categoría;Hándicap;Color\n"
        "Núñez;José;101;senior;3,5;red\n"
        "Gil;Eva;404;junior;;blue\n"
        "Lima;Ana;202;;;\n"
        "\n"
        "Lima;Ana;;;;\n"
        ";;505;;;\n"
        "Paz;Leo;606;;lots;\n"
        "Gil;Eva;404;;;\n"
    )
    plan = planned_import(text.encode("cp1252"), members)
    assert plan.left_out == ("Color",)
    assert [(each.line, each.state, each.why) for each in plan.lines] == [
        (2, ImportState.CHANGED, ""),
        (3, ImportState.NEW, ""),
        (4, ImportState.SAME, ""),
        (6, ImportState.NOT_UNDERSTOOD, "members-why-namesakes"),
        (7, ImportState.NOT_UNDERSTOOD, "members-why-name"),
        (8, ImportState.NOT_UNDERSTOOD, "members-why-handicap"),
        (9, ImportState.NOT_UNDERSTOOD, "members-why-twice"),
    ]
    assert members.save_all(plan.members) == 2
    (jose,) = members.found("jose")
    assert (jose.handicap, jose.grade, jose.category) == ("3.5", "A", "senior")
    assert [each.category for each in members.found("eva")] == ["junior"]


def test_a_list_without_headings_is_name_number_contact(members: MemberList) -> None:
    plan = planned_import(b'Eva Gil,404,eva@example.org\n"Paz, Leo",606\n', members)
    assert [each.told for each in plan.members] == [
        ("Eva Gil", "404", "", "", "", "eva@example.org"),
        ("Paz, Leo", "606", "", "", "", ""),
    ]


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        ("Apellidos;Nombre;Licencia\nNúñez Peña;Ángela;901\nGil;Íñigo;902\n", ["Ángela Núñez Peña", "Íñigo Gil"]),
        ("Sobrenome,Nome,Matrícula\nConceição,João,901\nGil,Zoë,902\n", ["João Conceição", "Zoë Gil"]),
        (
            "Nombre y apellidos;Nº de licencia;Hándicap\nNúñez Peña, Ángela;901;2,5\nGil, Íñigo;902;0,5\n",
            ["Ángela Núñez Peña", "Íñigo Gil"],
        ),
        ("Name;Number\nGil, Eva;901\nIñaki Paz;902\n", ["Gil, Eva", "Iñaki Paz"]),
        ('"Nombre";"Licencia"\n"";""\n"Ana Paz";"901"\n', ["Ana Paz"]),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8-sig", "iso-8859-1", "utf-16"])
def test_whole_names_are_read_from_lists_of_any_spreadsheet(
    members: MemberList, listed: str, told: list[str], encoding: str
) -> None:
    plan = planned_import(listed.encode(encoding), members)
    assert [each.name for each in plan.members] == told
    assert [each.number for each in plan.members] == ["901", "902"][: len(told)]


def test_what_is_written_out_is_read_back_the_same(members: MemberList) -> None:
    members.save(ClubMember("", "=Eva Gil", "404", contact="@eva"))
    members.save(ClubMember("", "+cmd|calc", "405", handicap="-2.5", contact="-1+1"))
    members.save(ClubMember("", "'t Hooft, Eva", "406"))
    headings = {each: each for each in LONGEST}
    written = csv_of(members.all(), headings)
    cells = [cell for row in csv.reader(written.splitlines()) for cell in row]
    assert [each for each in cells if each[:1] in {"=", "+", "-", "@"}] == ["-2.5"], "nothing is computed but numbers"
    plan = planned_import(written.encode("utf-8-sig"), members)
    assert {each.state for each in plan.lines} == {ImportState.SAME}
    assert len(plan.lines) == 6


def test_players_of_events_are_offered_once(members: MemberList) -> None:
    played = [Player("Eva Gil", "404"), Player("Eva Gil"), Player("jose nunez"), Player("N.N. 7KQ2"), Player(" ")]
    plan = planned_players(played, members)
    assert [(each.text, each.state) for each in plan.lines] == [
        ("Eva Gil", ImportState.NEW),
        ("jose nunez", ImportState.CHANGED),
    ]


def test_two_entries_of_one_person_become_one(members: MemberList) -> None:
    kept = members.save(ClubMember("", "Ana de Lima", grade="B"))
    (_, other) = members.found("ana lima")[:2]
    merged = members.merge(kept.id, other.id)
    assert (merged.name, merged.grade, merged.number) == ("Ana de Lima", "B", other.number)
    assert len(members.all()) == 3


def test_erasing_somebody_leaves_nothing_in_the_list(members: MemberList, tmp_path: Path) -> None:
    with ClubStore.open(str(tmp_path / "club.duplicado")) as store:
        people = People(store, clock=lambda: NOON)
        held = people.held(Person(("José Núñez",), "101"))
        assert [each.grade for each in held.members] == ["A"]
        people.erase(Person(("José Núñez",), "101", "N.N. 7KQ2"))
        assert store.all(MemberRow, grade="A") == ()
    assert [each.name for each in members.all()] == ["Ana Lima", "Ana Lima"]


@pytest.mark.parametrize(
    ("line", "players"),
    [
        ("101 / 202", [("José Núñez", "101"), ("Ana Lima", "202")]),
        ("jose nunez / Eva Gil", [("jose nunez", "101"), ("Eva Gil", "")]),
        ("José Núñez; 101; Eva Gil; 999", [("José Núñez", "101"), ("Eva Gil", "999")]),
        ("Eva Gil / 202", [("Eva Gil", ""), ("Ana Lima", "202")]),
        ("Ana Lima / Eva Gil", [("Ana Lima", ""), ("Eva Gil", "")]),
    ],
)
def test_entries_are_by_name_or_number(members: MemberList, line: str, players: list[tuple[str, str]]) -> None:
    known = KnownPlayers.of(members._people.all())
    (entrant,) = entrants_in(EveningKind.PAIRS, "", line.encode(), known)
    assert [(each.name, each.number) for each in entrant.players] == players


def test_a_mean_of_percentages_is_exact() -> None:
    from duplicado.service.club.player_history import PlayerHistory

    assert PlayerHistory((), (), (), ()).average is None
    assert Fraction(0) == PlayerHistory((), (), (), ()).boards
