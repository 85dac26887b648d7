"""Cards of a large evening, printed as a server prints them: by a process of its own, in less than 300 MB.

.venv/bin/pytest benchmarks/bench_printing.py -m ""

Beside it the cards with the permanent codes of a club's tables, which the server prints itself.

In MB of memory really taken, `printing` is what the process of the print had at most, and `server` what the one that
asked for it has more afterwards; `sheet` is the size of the file.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import pytest
from benchmarks.sizes import TINY, size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.locale import Language
from duplicado.web.club.print_queue import PrintedCard, pin_cards_file

TABLES, ROUNDS = size(60, 16), size(13, 7)
MOST_PRINTING, MOST_LEFT = 300, 30


@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured there alone")
def test_cards_of_60_tables_take_less_than_300_mb_and_give_it_back(benchmark: BenchmarkFixture) -> None:
    # By -c: a process that is spawned reads the module of the program again, and would have all that this one imports.
    asked = f"from benchmarks.large_print import main; main({TABLES}, {ROUNDS})"
    run: Callable[..., str] = benchmark.pedantic  # which has no types
    command = [sys.executable, "-c", asked]
    told = json.loads(run(lambda: subprocess.check_output(command, text=True), rounds=1))  # noqa: S603 - our own
    benchmark.extra_info.update(told)
    assert told["printing"] > 0, "it is printed by a process of its own"
    assert TINY or (told["printing"] < MOST_PRINTING and told["server"] < MOST_LEFT), told


def test_codes_of_the_tables_of_a_club_are_printed_at_once(benchmark: BenchmarkFixture) -> None:
    cards = [PrintedCard(f"Table {each}", f"http://192.168.1.7:8000/m/A-{each}", "") for each in range(1, 17)]
    run: Callable[..., bytes] = benchmark  # as above
    assert run(lambda: pin_cards_file(cards, Language.ENGLISH, "")).startswith(b"%PDF")
