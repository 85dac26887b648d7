"""Reading PBN with the full check of the Laws, beside endplay and bridgebots, which only parse.

In `make bench` a round is the reading of all files that the library reads; the folder is `../shared/data/pbn`, or that
which the variable DUPLICADO_PBN names. As a program, `python benchmarks/bench_reading.py FOLDER`, every library reads
every file once in each round, so that they share whatever else the machine is doing; the best and the median round are
printed file by file. Where a library raises at a file, its line says so; the sums are over the files that Duplicado and
endplay both read.
"""

from __future__ import annotations

import gc
import logging
import os
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from benchmarks.sizes import TINY, size

from duplicado.director.inspection.record import inspect_record
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.values import read_contract_tag, read_deal

Benchmark = Any  # pytest-benchmark publishes no types for what is used here

ROUNDS = size(9, 1)
FOLDER = Path(os.environ.get("DUPLICADO_PBN") or Path(__file__).parents[2] / "shared/data/pbn")
OURS, OURS_WITH_LAWS = "Duplicado, read", "Duplicado, read + Laws"
ENDPLAY, BRIDGEBOTS = "endplay, parse only", "bridgebots, parse only"


@dataclass
class Contender:
    """A library and what it took."""

    name: str
    read: Callable[[Path], int]
    seconds: dict[Path, list[float]] = field(default_factory=dict[Path, list[float]])
    boards: dict[Path, int] = field(default_factory=dict[Path, int])
    failures: dict[Path, str] = field(default_factory=dict[Path, str])

    def run(self, path: Path) -> None:
        """Read a file once."""
        gc.collect()
        start = time.perf_counter()
        try:
            self.boards[path] = self.read(path)
        except Exception as error:  # noqa: BLE001 - whatever another library raises at a file is a result here
            self.failures[path] = f"{type(error).__name__}: {error}"[:60]
            return
        self.seconds.setdefault(path, []).append(time.perf_counter() - start)


def read_only(path: Path) -> int:
    """Read as Duplicado does, from nothing: deals and contracts known from the round before are forgotten."""
    read_deal.cache_clear()
    read_contract_tag.cache_clear()
    return len(read_pbn(path.read_bytes()).value.records)


def read_and_inspect(path: Path) -> int:
    """Read, and take every auction and play through the Laws."""
    read_deal.cache_clear()
    read_contract_tag.cache_clear()
    records = read_pbn(path.read_bytes()).value.records
    for record in records:
        inspect_record(record)
    return len(records)


def peers() -> list[Contender]:
    """Return the other libraries that are installed."""
    found: list[Contender] = []
    try:
        from endplay.parsers import pbn  # noqa: PLC0415 - it may not be there

        found.append(Contender(ENDPLAY, lambda path: len(pbn.loads(path.read_text("utf-8-sig")))))
    except ImportError:
        sys.stdout.write("endplay is not installed\n")
    try:
        with warnings.catch_warnings(action="ignore"):
            from bridgebots.pbn import parse_pbn  # noqa: PLC0415 - it may not be there

        found.append(Contender(BRIDGEBOTS, lambda path: sum(len(deal.board_records) for deal in parse_pbn(path))))
    except ImportError:
        sys.stdout.write("bridgebots is not installed\n")
    return found


def actions(path: Path) -> int:
    """Count the calls and cards of a file."""
    return sum(len(record.calls) + len(record.plays) for record in read_pbn(path.read_bytes()).value.records)


def all_contenders() -> list[Contender]:
    """Return Duplicado, reading only and with the Laws, and the others."""
    return [Contender(OURS, read_only), Contender(OURS_WITH_LAWS, read_and_inspect), *peers()]


@pytest.fixture
def readable() -> list[Path]:
    """The files that Duplicado and endplay, where it is installed, both read."""
    contenders = all_contenders()[:3]
    found: list[Path] = []
    for path in sorted(FOLDER.glob("*.pbn")):
        for contender in contenders:
            contender.run(path)
        if not any(path in contender.failures for contender in contenders):
            found.append(path)
    if not found:
        pytest.skip(f"no PBN files at hand: {FOLDER.name}")
    return found


@pytest.mark.benchmark(group="reading PBN: all files that Duplicado and endplay read")
@pytest.mark.parametrize("name", [OURS, OURS_WITH_LAWS, ENDPLAY, BRIDGEBOTS])
def test_reading(benchmark: Benchmark, name: str, readable: list[Path]) -> None:
    contender = next((each for each in all_contenders() if each.name == name), None)
    if contender is None:
        pytest.skip("it is not installed")
    logging.disable()
    try:
        boards = benchmark.pedantic(
            lambda: sum(contender.read(path) for path in readable), rounds=ROUNDS, warmup_rounds=1
        )
    finally:
        logging.disable(logging.NOTSET)
    if benchmark.stats is not None:
        seconds = benchmark.stats.stats.median
        benchmark.extra_info["boards per second"] = round(boards / seconds)
        benchmark.extra_info["calls and cards per second"] = round(sum(map(actions, readable)) / seconds)


def test_what_is_promised(readable: list[Path]) -> None:
    """Reading with the check of the Laws is at least as fast as endplay's parsing alone."""
    ours = Contender(OURS_WITH_LAWS, read_and_inspect)
    theirs = next((each for each in peers() if each.name == ENDPLAY), None)
    if theirs is None:
        pytest.skip("endplay is not installed")
    for _ in range(ROUNDS):
        for path in readable:
            ours.run(path)
            theirs.run(path)
    boards = [sum(each.boards[path] for path in readable) for each in (ours, theirs)]
    seconds = [sum(statistics.median(each.seconds[path]) for path in readable) for each in (ours, theirs)]
    assert TINY or boards[0] / seconds[0] >= boards[1] / seconds[1]


def main() -> None:
    """Measure and print."""
    logging.disable()  # one of them logs every game that it drops
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    paths = sorted(folder.glob("*.pbn"))
    contenders = all_contenders()
    with tempfile.TemporaryDirectory() as scratch:  # some libraries want to be the only reader of their file
        copies = [Path(scratch, path.name) for path in paths]
        for path, copy in zip(paths, copies, strict=True):
            copy.write_bytes(path.read_bytes())
        for _ in range(ROUNDS):
            for copy in copies:
                for contender in contenders:
                    contender.run(copy)
        for copy in copies:
            report(copy, contenders)
        total(copies, contenders)


def report(path: Path, contenders: list[Contender]) -> None:
    """Print what each library did with a file."""
    done = actions(path)
    sys.stdout.write(f"\n{path.name}: {read_only(path)} boards, {done} calls and cards\n")
    for contender in contenders:
        if path in contender.failures:
            sys.stdout.write(f"  {contender.name:26} raises {contender.failures[path]}\n")
            continue
        times, boards = contender.seconds[path], contender.boards[path]
        best, median = min(times), statistics.median(times)
        sys.stdout.write(
            f"  {contender.name:26} {boards:5} boards, {boards / median:8.0f} boards/s median,"
            f" {boards / best:8.0f} best, {done / median:9.0f} calls and cards/s\n"
        )


def total(paths: list[Path], contenders: list[Contender]) -> None:
    """Print the sums over the files that every library reads."""
    common = [path for path in paths if not any(path in contender.failures for contender in contenders[:3])]
    sys.stdout.write(f"\nall files that Duplicado and endplay read ({len(common)}):\n")
    for contender in contenders[:3]:
        boards = sum(contender.boards[path] for path in common)
        seconds = sum(statistics.median(contender.seconds[path]) for path in common)
        done = sum(actions(path) for path in common)
        sys.stdout.write(
            f"  {contender.name:26} {boards:5} boards in {seconds * 1000:6.1f} ms: {boards / seconds:7.0f} boards/s,"
            f" {done / seconds:8.0f} calls and cards/s\n"
        )


if __name__ == "__main__":
    main()
