"""Files that are made to keep a reader busy: 5 MB of them are read, or refused, in less than 5 seconds of work.

.venv/bin/pytest benchmarks/bench_crafted_files.py -m ""

Time is that of the processor, since the machine may have other work; `slowest` names the file that takes longest.
"""

import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from benchmarks.sizes import TINY, size
from click.testing import CliRunner
from pytest_benchmark.fixture import BenchmarkFixture
from tests.unit.formats.crafted import crafted

from duplicado.cli.check import command
from duplicado.formats.registry import READ

SIZE = size(5_000_000, 50_000)
SECONDS = 5.0


@pytest.mark.parametrize("key", [known.key for known in READ])
def test_no_file_of_5_mb_keeps_a_reader_busy(benchmark: BenchmarkFixture, key: str) -> None:
    known = next(each for each in READ if each.key == key)
    spent: dict[str, float] = {}

    def read_all() -> None:
        for told, source in crafted(key, SIZE):
            start = time.process_time()
            known.read(source).value.read_contest()
            spent[told] = time.process_time() - start

    run: Callable[..., None] = benchmark.pedantic  # which has no types
    run(read_all, rounds=1)
    slowest = max(spent, key=lambda told: spent[told])
    benchmark.extra_info.update(slowest=slowest, seconds=round(spent[slowest], 2))
    assert TINY or spent[slowest] < SECONDS, (slowest, spent[slowest])


@pytest.mark.parametrize("key", [known.key for known in READ])
def test_no_file_of_5_mb_keeps_check_busy(benchmark: BenchmarkFixture, tmp_path: Path, key: str) -> None:
    """Reading, inspection by the Laws and the report; boards that were played at length are among the files."""
    spent: dict[str, float] = {}

    def check_all() -> None:
        for told, source in (*crafted(key, SIZE), *_boards_of_samples(key)):
            file = tmp_path / f"crafted.{key}"
            file.write_bytes(source)
            start = time.process_time()
            CliRunner().invoke(command, [str(file)])
            spent[told] = time.process_time() - start

    run: Callable[..., None] = benchmark.pedantic  # which has no types
    run(check_all, rounds=1)
    slowest = max(spent, key=lambda told: spent[told])
    benchmark.extra_info.update(slowest=slowest, seconds=round(spent[slowest], 2))
    assert TINY or spent[slowest] < SECONDS, (slowest, spent[slowest])


@pytest.mark.benchmark(group="collection of unused memory while 5 MB are checked")
@pytest.mark.parametrize("collecting", ["seldom", "as usual"])
def test_what_seldom_collecting_saves(
    benchmark: BenchmarkFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, collecting: str
) -> None:
    """The same file with `collecting_seldom` and without it."""
    if collecting == "as usual":
        monkeypatch.setattr("duplicado.cli.check.collecting_seldom", nullcontext)
    file = tmp_path / "long.lin"
    file.write_bytes(_boards_of_samples("lin")[0][1])
    run: Callable[..., None] = benchmark.pedantic  # which has no types
    run(lambda: CliRunner().invoke(command, [str(file)]), rounds=2)


def _boards_of_samples(key: str) -> list[tuple[str, bytes]]:
    """Join each sample of the format with itself until it has the size."""
    samples = Path(__file__).parents[1] / "tests" / "samples" / key
    sources = [(file.name, file.read_bytes() + b"\n\n") for file in sorted(samples.glob(f"*.{key}"))]
    return [(name, source * (SIZE // len(source) + 1)) for name, source in sources]
