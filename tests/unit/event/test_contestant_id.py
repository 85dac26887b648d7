"""The number under which a contestant plays: looked up everywhere, and in processes where texts have other hashes."""

import copy
import os
import pickle
import subprocess
import sys
from dataclasses import asdict, fields, replace

from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.ranking.simultaneous import named
from duplicado.score.side_score import Points
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

WHO = ContestantId(8, Side.NS, "A")


def test_who_is_equal_is_found() -> None:
    same = ContestantId(8, Side.NS, "A")
    assert same == WHO
    assert {WHO: 1}[same] == 1
    assert len({WHO, same, replace(WHO, number=9), replace(WHO, line=Side.EW), replace(WHO, section="B")}) == 4


def test_what_is_worked_out_is_no_part_of_it() -> None:
    assert asdict(WHO) == {"number": 8, "line": Side.NS, "section": "A"}
    assert "hash" not in repr(WHO)
    for other in (copy.copy(WHO), copy.deepcopy(WHO), pickle.loads(pickle.dumps(WHO))):
        assert (other, hash(other)) == (WHO, hash(WHO))


def test_another_process_in_which_texts_have_other_hashes_finds_it() -> None:
    script = (
        "import pickle, sys; from duplicado.event import ContestantId; from duplicado.vocabulary import Side; "
        "print(ContestantId(8, Side.NS, 'A') in pickle.loads(sys.stdin.buffer.read()))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            input=pickle.dumps({WHO: 1}),
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        assert done.stdout.split() == [b"True"]


def test_a_result_under_other_names_is_otherwise_the_same() -> None:
    # Every field has something in it that is not its default: one that was forgotten would be seen.
    result = BoardResult(
        board=3,
        north_south=WHO,
        east_west=ContestantId(9),
        north_south_score=Points(420),
        east_west_score=Points(-420),
        contract=Contract.parse("4S N"),
        tricks=10,
        lead=Card.parse("CT"),
        round=2,
        table="7",
        record=None,
        note="late",
        stated={},
        line=12,
        form="turned",
        south=ContestantId(10),
        west=ContestantId(11),
        players={Seat.N: "Ana"},
    )
    (other,) = named("Sur", Contest(results=(result,))).results
    changed = {each.name for each in fields(result) if getattr(other, each.name) != getattr(result, each.name)}
    assert changed == {"north_south", "east_west", "south", "west", "form"}
    assert (other.west, other.form) == (ContestantId(11, section="Sur"), "Sur turned")
    defaults = BoardResult(0, WHO, WHO, None, None)
    untold = {each.name for each in fields(result) if getattr(defaults, each.name) == getattr(result, each.name)}
    assert untold - {"north_south"} == {"record", "stated"}
