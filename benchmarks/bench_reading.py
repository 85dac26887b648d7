"""Reading PBN with the full check of the Laws, beside endplay and bridgebots, which only parse.

Run it as a program, `python benchmarks/bench_reading.py ../shared/data/pbn`: rounds in which every library reads every
file once, so that they share whatever else the machine is doing; the best and the median round are printed. Where a
library raises at a file, its line says so; the sums are over the files that Duplicado and endplay both read.
"""

from __future__ import annotations

import gc
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from duplicado.director.inspection import inspect_record
from duplicado.formats.pbn import read_pbn
from duplicado.formats.pbn.values import read_contract_tag, read_deal

ROUNDS = 9


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

        found.append(Contender("endplay, parse only", lambda path: len(pbn.loads(path.read_text("utf-8-sig")))))
    except ImportError:
        sys.stdout.write("endplay is not installed\n")
    try:
        from bridgebots.pbn import parse_pbn  # noqa: PLC0415 - it may not be there

        found.append(
            Contender("bridgebots, parse only", lambda path: sum(len(deal.board_records) for deal in parse_pbn(path)))
        )
    except ImportError:
        sys.stdout.write("bridgebots is not installed\n")
    return found


def actions(path: Path) -> int:
    """Count the calls and cards of a file."""
    return sum(len(record.calls) + len(record.plays) for record in read_pbn(path.read_bytes()).value.records)


def main() -> None:
    """Measure and print."""
    logging.disable()  # one of them logs every game that it drops
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/data/pbn")
    paths = sorted(folder.glob("*.pbn"))
    contenders = [
        Contender("Duplicado, read", read_only),
        Contender("Duplicado, read + Laws", read_and_inspect),
        *peers(),
    ]
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
