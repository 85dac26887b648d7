"""A published record is checked by a program that knows nothing of ours, and whatever is altered in it is found."""

from __future__ import annotations

import ast
import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.club.conftest import founding, result

from duplicado.dealing.committed import (
    CHANCE_BYTES,
    chance_hash,
    closed_list,
    commitment_of,
    commitment_of_event,
    deal_from_chance,
    deal_from_seed,
)
from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Played, scores_of
from duplicado.event.record.published_outcome import outcome_of
from duplicado.formats.published_record import verify_record
from duplicado.formats.published_record.verify_record import check, deal_at, points
from duplicado.formats.published_record.writer import PublishedLot, published_record, verifier
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.service.event_file import EventFile
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

SEED, BOARDS = bytes(range(32)), tuple(range(1, 11))
LINES = ("4S N =", "3NT S -1", "4S N +1", "2H E =", "5DX W -2")


def entries(dealt: tuple[tuple[Board, Deal], ...]) -> tuple[AnyFact, ...]:
    """Return an evening: five tables, two boards each in the first round."""
    deals = {board.number: deal for board, deal in dealt}
    played = [
        result(table, board, LINES[(table + board) % len(LINES)], round_number=round_number)
        for round_number, table, board in ((1, 1, 1), (1, 1, 2), (1, 2, 3), (1, 2, 4), (2, 1, 3), (2, 1, 4), (2, 5, 1))
    ]
    return (*founding(), DealsRecorded(1, dict(deals)), *played, SessionEnded(1))


def published(path: Path, dealt: tuple[tuple[Board, Deal], ...], lot: PublishedLot) -> dict[str, Any]:
    with EventFile.create(path) as event:
        event.enter(*entries(dealt), by="somebody")
        order, state, outcome = event.live.entries, event.live.state, outcome_of(event.live)
    with SqliteStore.open(path) as store:
        texts = [each.text for each in store.read()]
    data: dict[str, Any] = json.loads(published_record(order, texts, state, outcome, [lot], with_hands=True))
    return data


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    lot = PublishedLot(1, BOARDS, commitment_of(SEED, BOARDS), SEED.hex())
    return published(tmp_path_factory.mktemp("club") / "Thursday.event", deal_from_seed(SEED, BOARDS), lot)


@pytest.fixture(scope="module")
def record_with_chance(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The same, dealt with the chance of three devices."""
    values = [bytes([each] * CHANCE_BYTES) for each in (7, 8, 9)]
    commitment = commitment_of_event(SEED, "Thursday", 1, BOARDS)
    closed = closed_list(commitment, [chance_hash(each) for each in values])
    parts = tuple({"label": "3", "hash": chance_hash(each), "value": each.hex()} for each in values)
    lot = PublishedLot(1, BOARDS, commitment, SEED.hex(), closed, parts, "Thursday")
    dealt = deal_from_chance(SEED, closed, values, BOARDS)
    return published(tmp_path_factory.mktemp("club") / "Thursday.event", dealt, lot)


def test_what_was_published_is_right(record: dict[str, Any]) -> None:
    done, wrong = check(record)
    assert wrong == []
    assert any("10 boards, by the organizer's seed alone" in each for each in done)
    assert sum(not line["adjusted"] for line in record["fields"][0]["lines"]) == 7
    assert sum("text" in each for each in record["entries"]) == 8
    assert not any("North 1" in json.dumps(each) for each in record["entries"]), "only what is needed is published"


def altered_text(record: dict[str, Any]) -> None:
    entry = next(each for each in record["entries"] if "4S" in each.get("text", "") or "bid" in each.get("text", ""))
    entry["text"] = entry["text"].replace('"round":1', '"round":2')


def entry_gone(record: dict[str, Any]) -> None:
    del record["entries"][-2]


def tail_gone(record: dict[str, Any]) -> None:
    del record["entries"][-3:]


def hidden_one_exchanged(record: dict[str, Any]) -> None:
    record["entries"][0]["leaf"] = "0" * 64


def other_seed(record: dict[str, Any]) -> None:
    record["lots"][0]["seed"] = "00" * 32


def other_deal(record: dict[str, Any]) -> None:
    deals = record["deals"]["1"]
    deals["1"], deals["2"] = deals["2"], deals["1"]


def other_score(record: dict[str, Any]) -> None:
    record["fields"][0]["lines"][0]["score"] += 10


def other_tricks(record: dict[str, Any]) -> None:
    record["fields"][0]["lines"][0]["entered"]["tricks"] -= 1


def other_contract_that_scores_the_same(record: dict[str, Any]) -> None:
    line = next(each for each in record["fields"][0]["lines"] if each["entered"]["contract"]["contract"] == "3NT S")
    line["entered"]["contract"]["contract"] = "4NT N"
    line["entered"]["tricks"] += 1
    assert points(line["board"], line["entered"]) == line["score"]


def result_left_out(record: dict[str, Any]) -> None:
    """Take a result away; whoever can count makes the rest agree."""
    field = record["fields"][0]
    del field["lines"][next(at for at, line in enumerate(field["lines"]) if not line["adjusted"])]
    _reckoned_anew(field)


def result_doubled(record: dict[str, Any]) -> None:
    record["fields"][0]["lines"].append(copy.deepcopy(record["fields"][0]["lines"][0]))


def _reckoned_anew(field: dict[str, Any]) -> None:
    tops = {int(board): 2 * expected - 2 for board, expected in field["expected"].items()}
    for board, top in tops.items():
        plain = [line for line in field["lines"] if line["board"] == board and not line["adjusted"]]
        among = verify_record.matchpoints([line["score"] for line in plain], top // 2 + 1)
        for line, own in zip(plain, among, strict=True):
            line |= {"ns": str(own), "ew": str(top - own)}
    ranking = field["rankings"][0]
    for each in ranking:
        sides = [(line, side) for line in field["lines"] for who, side in (("north_south", "ns"), ("east_west", "ew"))
                 if line[who] == each["who"] and line[side]]  # fmt: skip
        total = sum((Fraction(line[side]) for line, side in sides), Fraction(each["penalty"]))
        each |= {"total": str(total), "figure": str(total * 100 / (sum(tops[line["board"]] for line, _ in sides) or 1))}
    for each in ranking:
        each["place"] = 1 + sum(Fraction(other["figure"]) > Fraction(each["figure"]) for other in ranking)


def other_figure(record: dict[str, Any]) -> None:
    ranking = record["fields"][0]["rankings"][0]
    ranking[-1] |= {"figure": "99", "place": 1}
    for each in ranking[:-1]:
        each["place"] += 1


def places_said_to_be_split(record: dict[str, Any]) -> None:
    record["fields"][0]["ties"] = True
    ranking = record["fields"][0]["rankings"][0]
    ranking[0]["place"], ranking[-1]["place"] = ranking[-1]["place"], ranking[0]["place"]


def deals_and_what_was_committed_to(record: dict[str, Any]) -> None:
    seed = bytes([9] * 32)
    record["lots"][0] |= {"seed": seed.hex(), "commitment": commitment_of(seed, BOARDS)}
    record["deals"]["1"] = {str(board.number): str(deal) for board, deal in deal_from_seed(seed, BOARDS)}


def other_matchpoints(record: dict[str, Any]) -> None:
    line = record["fields"][0]["lines"][0]
    line["ew"] = "1"


def other_total(record: dict[str, Any]) -> None:
    record["fields"][0]["rankings"][0][0]["total"] = "99"


def other_place(record: dict[str, Any]) -> None:
    ranking = record["fields"][0]["rankings"][0]
    ranking[0]["place"], ranking[-1]["place"] = ranking[-1]["place"], ranking[0]["place"]


def not_as_entered(record: dict[str, Any]) -> None:
    record["fields"][0]["lines"][0]["entered"] = {"is": "score", "north_south": 1}


@pytest.mark.parametrize(
    "alter",
    [
        altered_text, entry_gone, tail_gone, hidden_one_exchanged, other_seed, other_deal, other_score, other_tricks,
        other_matchpoints, other_total, other_place, not_as_entered, other_contract_that_scores_the_same,
        result_left_out, result_doubled, other_figure, places_said_to_be_split, deals_and_what_was_committed_to,
    ],
    ids=lambda each: each.__name__,
)  # fmt: skip
def test_whatever_is_altered_is_found(record: dict[str, Any], alter: Callable[[dict[str, Any]], None]) -> None:
    other = copy.deepcopy(record)
    alter(other)
    assert check(other)[1]


def test_a_record_without_lots_says_that_nothing_is_proved_of_its_deals(record: dict[str, Any]) -> None:
    done, wrong = check(record | {"lots": [], "deals": {}})
    assert wrong == []
    assert "deals: nothing is proved of them" in done


def test_a_record_without_scores_says_so_and_who_is_ranked_is_counted(record: dict[str, Any]) -> None:
    assert any(each.endswith("7 contestants ranked") for each in check(record)[0])
    assert "scores: nothing is proved of them" in check({**record, "fields": []})[0]


def test_a_result_that_is_left_out_is_counted(record: dict[str, Any]) -> None:
    other = copy.deepcopy(record)
    result_left_out(other)
    assert check(other)[1] == ["the results are not those that were entered, each as often"]
    other["fields"][0]["left_out"] = 1
    done, wrong = check(other)
    assert wrong == []
    assert any("1 more left out" in each for each in done)


def other_value(lot: dict[str, Any]) -> None:
    lot["chance"][1]["value"] = "00" * 32


def value_and_hash_exchanged(lot: dict[str, Any]) -> None:
    lot["chance"][1] |= {"value": "00" * 32, "hash": chance_hash(bytes(32))}


def device_left_out(lot: dict[str, Any]) -> None:
    del lot["chance"][1]


def every_device_left_out(lot: dict[str, Any]) -> None:
    lot["chance"] = []


def list_closed_anew(lot: dict[str, Any]) -> None:
    del lot["chance"][1]
    lot["closed"] = closed_list(lot["commitment"], [each["hash"] for each in lot["chance"]])


def of_another_event(lot: dict[str, Any]) -> None:
    lot["event"] = "Friday"


def of_another_session(lot: dict[str, Any]) -> None:
    lot["session"] = 2


def seed_exchanged(lot: dict[str, Any]) -> None:
    lot["seed"] = "00" * 32


@pytest.mark.parametrize(
    "alter",
    [
        other_value, value_and_hash_exchanged, device_left_out, every_device_left_out, list_closed_anew,
        of_another_event, of_another_session, seed_exchanged,
    ],
    ids=lambda each: each.__name__,
)  # fmt: skip
def test_whatever_is_altered_in_the_chance_of_devices_is_found(
    record_with_chance: dict[str, Any], alter: Callable[[dict[str, Any]], None]
) -> None:
    done, wrong = check(record_with_chance)
    assert wrong == []
    assert any("10 boards, with the chance of 3 devices, 0 lists given up before" in each for each in done)
    other = copy.deepcopy(record_with_chance)
    alter(other["lots"][0])
    assert check(other)[1]


def test_a_record_tied_anew_does_not_go_on_from_a_head_on_paper(record: dict[str, Any]) -> None:
    assert check(record, (record["head"][:20],))[1] == []
    other = copy.deepcopy(record)
    entry_gone(other)
    heads = verify_record.heads_of(other["entries"])
    other["head"] = f"{len(heads)}:{heads[-1]}"
    assert check(other, (record["head"][:20],))[1]


def test_it_needs_python_alone_and_two_hundred_lines(record: dict[str, Any], tmp_path: Path) -> None:
    source = verifier().decode()
    assert len(source.splitlines()) <= 200
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([each.name for each in node.names] if isinstance(node, ast.Import) else [node.module or ""])
    }
    assert imported <= sys.stdlib_module_names
    (tmp_path / "verify_record.py").write_text(source)
    (tmp_path / "record.json").write_text(json.dumps(record))

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "verify_record.py", "record.json", *more]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (run().returncode, run().stdout.splitlines()[-1]) == (0, "Everything is right.")
    assert run("1:0000").returncode == 1
    for unreadable in ("{", "[" * 100_000, "[]", '{"entries": [[]]}', json.dumps({**record, "lots": [{}]})):
        (tmp_path / "record.json").write_text(unreadable)
        said = run()
        assert (said.returncode, said.stderr, said.stdout.startswith("WRONG: no published record")) == (1, "", True)


def test_it_deals_as_the_program_does() -> None:
    rng = random.Random(5)
    for number in (0, DEAL_COUNT - 1, *(rng.randrange(DEAL_COUNT) for _ in range(50))):
        assert deal_at(number) == str(deal_of_number(number))


@pytest.mark.parametrize("doubling", list(Doubling))
def test_it_scores_as_the_program_does(doubling: Doubling) -> None:
    for bid in EVERY_BID:
        for seat in Seat:
            for board in (1, 2, 3, 4):
                for tricks in range(14):
                    contract = Contract(bid, seat, doubling)
                    said = {"is": "played", "contract": {"contract": str(contract)}, "tricks": tricks}
                    ours, _ = scores_of(Played(contract, tricks), law_02.vulnerability(board))
                    assert isinstance(ours, Points)
                    assert points(board, said) == ours.value
