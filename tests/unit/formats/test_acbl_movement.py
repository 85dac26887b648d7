"""ACBL movements: what is written comes back, and nothing is raised whatever the bytes are."""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import duplicado.formats.acbl.movement
from duplicado.formats.acbl.movement import read_acbl_movement, write_acbl_movement
from duplicado.locale import Language
from duplicado.movement.arrow import best_arrow_switch
from duplicado.movement.barometer import barometer
from duplicado.movement.check import quality_factor
from duplicado.movement.half_table import rover, without_last_pair
from duplicado.movement.howell import howell, three_table_howell
from duplicado.movement.mitchell import mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementName
from duplicado.movement.replanning.options import replan
from duplicado.movement.replanning.ways import PairsArrive
from duplicado.movement.web import web
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages

MOVEMENTS = [
    *(howell(pairs) for pairs in range(8, 31, 2)),
    *(mitchell(tables) for tables in (3, 7, 21)),
    skip_mitchell(8),
    without_last_pair(mitchell(7)),
    without_last_pair(howell(12)),
    best_arrow_switch(mitchell(9)),
    web(10, 9),
    barometer(12),
]


def codes(source: bytes) -> list[str]:
    return [each.code for each in read_acbl_movement(source).diagnostics]


@pytest.mark.parametrize("movement", MOVEMENTS, ids=lambda each: f"{each.name.value}-{each.contestants}-{each.winners}")
def test_what_is_written_comes_back(movement: Movement) -> None:
    written = write_acbl_movement(movement, "Seven tables")
    read = read_acbl_movement(written.value)
    kept = replace(read.value.movement, name=movement.name)
    assert read.value.text == "Seven tables"
    assert kept == Movement(
        movement.name,
        movement.contestants,
        movement.tables,
        movement.rounds,
        movement.sets,
        movement.sittings,
        winners=movement.winners,
        copies=movement.copies,
    )
    assert quality_factor(kept) == quality_factor(movement)


def test_the_bytes_are_where_the_format_has_them() -> None:
    source = write_acbl_movement(howell(8)).value
    assert source[:6] == bytes((0x5D, 0x8D, 1, 4, 7, 7))
    assert source[0x29F:0x2C3] == bytes(range(1, 37))
    assert len(source) == 0x2C3 + 3 * 4 * 7
    # Table 1 in rounds 1 and 2: the pair that stays, its opponent, the set.
    assert source[0x2C3 : 0x2C3 + 6] == bytes((8, 1, 1, 8, 2, 2))
    assert write_acbl_movement(mitchell(5)).value[0x2C3 : 0x2C3 + 6] == bytes((1, 1, 1, 1, 5, 2))


def test_lines_are_numbered_from_one() -> None:
    written = write_acbl_movement(rover(6))
    assert [each.code for each in written.diagnostics] == ["mov-renumbered", "mov-sharing-unwritten"]
    read = read_acbl_movement(written.value).value.movement
    assert read.contestants == 13
    assert quality_factor(read) == quality_factor(rover(6))
    late = replan(mitchell(7), 3, PairsArrive())
    assert quality_factor(read_acbl_movement(write_acbl_movement(late).value).value.movement) == quality_factor(late)


def test_what_the_format_cannot_express_is_said() -> None:
    assert {each.code for each in write_acbl_movement(three_table_howell()).diagnostics} == {"mov-several-sets"}
    assert "mov-sharing-unwritten" in {each.code for each in write_acbl_movement(share_and_relay(6)).diagnostics}
    large = write_acbl_movement(mitchell(37))
    assert (large.value, [each.code for each in large.diagnostics]) == (b"", ["mov-too-large"])
    assert [each.code for each in write_acbl_movement(mitchell(3), "é" * 700).diagnostics] == ["mov-text-shortened"]


def test_a_file_that_is_no_movement_is_refused_and_a_damaged_one_says_so_once() -> None:
    for source in (b"", b"# Readme\n" * 400, bytes(5_000), b'[Event ""]' * 300):
        read = read_acbl_movement(source)
        assert ([each.code for each in read.diagnostics], read.value.movement.sittings, read.value.text) == (
            ["mov-not-a-movement"], (), ""
        )  # fmt: skip
    sound = write_acbl_movement(howell(8)).value
    damaged = sound[:0x2C3] + b"\x01\x02\xf0" * 28
    (found,) = read_acbl_movement(damaged).diagnostics
    assert (found.code, dict(found.values)["count"], dict(found.values)["number"]) == ("mov-no-such-set", "28", "240")


def test_copies_are_assumed_where_a_set_is_at_two_tables() -> None:
    source = write_acbl_movement(share_and_relay(6)).value
    assert codes(source) == ["mov-copies-assumed"]
    assert read_acbl_movement(source).value.movement.copies == 2


def change(at: int, value: int) -> Callable[[bytes], bytes]:
    return lambda source: source[:at] + bytes((value,)) + source[at + 1 :]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "mov-not-a-movement"),
    "broken off": (lambda source: source[:700], "mov-too-short"),
    "other mark": (change(0, 0), "mov-not-a-movement"),
    "other kind": (change(2, 7), "mov-unknown-kind"),
    "other list of sets": (change(0x2A0, 9), "mov-other-sets"),
    "a byte less": (lambda source: source[:-1], "mov-wrong-length"),
    "a byte more": (lambda source: source + b"x", "mov-wrong-length"),
    "more tables": (change(3, 200), "mov-wrong-length"),
    "no set": (change(0x2C5, 0), "mov-no-such-set"),
    "a set too many": (change(0x2C5, 8), "mov-no-such-set"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_what_is_wrong_with_a_file_is_said(name: str) -> None:
    damage, code = DAMAGES[name]
    sound = write_acbl_movement(howell(8)).value
    assert codes(sound) == []
    assert code in codes(damage(sound))


@given(st.binary(max_size=60), st.binary(max_size=900), st.integers(0, 900))
def test_nothing_is_raised_whatever_the_file_holds(head: bytes, tail: bytes, at: int) -> None:
    sound = write_acbl_movement(howell(8)).value
    for source in (head, head.ljust(0x2C3, b"\0") + tail, sound[:at] + tail):
        read = read_acbl_movement(source)
        assert read.value.movement.name is MovementName.GIVEN
        assert isinstance(read.value.movement.sit_outs, tuple)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_code_has_its_sentence(language: Language) -> None:
    source = Path(duplicado.formats.acbl.movement.__file__).read_text(encoding="utf-8")
    messages = Messages.load(language)
    said = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("mov-")
    }
    assert len(said) == 12
    assert all(messages.has(code) for code in said)
    found = [*read_acbl_movement(b"x" * 800).diagnostics, *write_acbl_movement(mitchell(37)).diagnostics]
    assert all(len(diagnostic_text(each, messages)) > 10 for each in found)
