"""Batches: results in order wherever the work is done, workers that die, journals from which one goes on."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.waiting import until

from duplicado.analysis.dds_library import THREADS
from duplicado.cli import dd, par
from duplicado.library.extras import MissingExtraError
from duplicado.service.batches import Batch, BatchError, Parcels, Working, Workplace, results_in_order, results_of
from duplicado.vocabulary.errors import DuplicadoError


def squared(task: tuple[int, str]) -> int:
    """Return the square; the first worker that meets a marked task dies of it, in the midst of the batch."""
    number, mark = task
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return number * number


def waiting_at_the_gate(task: tuple[int, str]) -> int:
    number, gate = task
    if gate:
        until(lambda: Path(gate).exists())
    return number * number


def threads_of_the_solver(_task: int) -> str:
    return os.environ.get(THREADS, "")


def deadly(_task: int) -> int:
    os._exit(1)


def key(task: tuple[int, str]) -> str:
    return str(task[0])


SQUARES = Batch(squared, key, int, int)
TASKS = [(number, "") for number in range(12)]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("here", Workplace()),
        ("processes", Workplace("processes")),
        ("processes:3", Workplace("processes", 3)),
        ("dask:2", Workplace("dask", 2)),
        ("dask:tcp://10.0.0.5:8786", Workplace("dask", 0, "tcp://10.0.0.5:8786")),
    ],
)
def test_a_place_is_written_in_a_word(text: str, place: Workplace) -> None:
    assert Workplace.parse(text) == place


@pytest.mark.parametrize("text", ["", "there", "here:2", "processes:0", "processes:many", "dask:somewhere", "ray"])
def test_a_place_that_there_is_not(text: str) -> None:
    with pytest.raises(DuplicadoError):
        Workplace.parse(text)


def test_results_are_in_the_order_of_the_tasks_and_each_is_counted() -> None:
    counted: list[int] = []
    assert results_of(SQUARES, TASKS, Working(done=counted.append)) == [number * number for number in range(12)]
    assert sum(counted) == 12
    assert results_of(SQUARES, []) == []


def test_in_this_process_tasks_go_together_as_many_as_are_taken() -> None:
    asked: list[list[tuple[int, str]]] = []

    def alone(task: tuple[int, str]) -> int:
        raise AssertionError(task)

    def together(tasks: Sequence[tuple[int, str]]) -> list[int]:
        asked.append(list(tasks))
        return [squared(task) for task in tasks]

    told: list[int] = []
    batch = Batch(alone, key, int, int, together, 5)
    assert results_of(batch, TASKS, Working(done=told.append)) == [number * number for number in range(12)]
    assert asked == [TASKS[:5], TASKS[5:10], TASKS[10:]]
    assert told == [1] * 12


def test_a_batch_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "squares.jsonl"
    results_of(SQUARES, TASKS[:5], Working(journal=journal))
    with journal.open("a") as file:
        file.write('{"key": "5", "res')
    asked: list[int] = []

    def noted(task: tuple[int, str]) -> int:
        asked.append(task[0])
        return squared(task)

    again = Batch(noted, key, int, int)
    assert results_of(again, TASKS, Working(journal=journal)) == [number * number for number in range(12)]
    assert asked == list(range(5, 12))
    assert results_of(Batch(deadly, str, int, int), [], Working(journal=journal)) == []
    assert results_of(SQUARES, TASKS, Working(journal=journal)) == [number * number for number in range(12)]


def test_each_result_comes_as_soon_as_it_and_all_before_it_are_there(tmp_path: Path) -> None:
    """The fourth is known from an earlier run: nobody works on it, and it still waits for those before it."""
    worked: list[int] = []
    counted: list[int] = []

    def work(task: tuple[int, str]) -> int:
        worked.append(task[0])
        return task[0] * task[0]

    journal = tmp_path / "batch.jsonl"
    journal.write_text('{"key": "3", "result": 9}\n', encoding="utf-8")
    batch = Batch(work, key, int, int)
    coming = results_in_order(batch, TASKS[:6], Working(journal=journal, done=counted.append))
    assert worked == []
    seen = [(next(coming), [*worked]) for _ in range(5)]
    assert seen == [(0, [0]), (1, [0, 1]), (4, [0, 1, 2]), (9, [0, 1, 2]), (16, [0, 1, 2, 4])]
    coming.close()
    assert counted == [1, 1, 1, 1, 1]
    # What was done before it was broken off is in the journal, and the rest alone is done now.
    worked.clear()
    assert results_of(batch, TASKS[:6], Working(journal=journal)) == [0, 1, 4, 9, 16, 25]
    assert worked == [5]


def test_results_of_processes_keep_the_order_though_the_first_is_the_last_to_be_there(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    tasks = [(0, str(gate)), (1, ""), (2, "")]
    journal = tmp_path / "batch.jsonl"
    batch = Batch(waiting_at_the_gate, key, int, int)
    opened: list[int] = []

    def done(_count: int) -> None:
        opened.append(1)
        if len(opened) == 2:  # both others are there
            gate.touch()

    coming = results_in_order(batch, tasks, Working(Workplace("processes", 2), journal, done))
    assert list(coming) == [0, 1, 4]
    kept = [line.partition('"key": "')[2][0] for line in journal.read_text(encoding="utf-8").splitlines()]
    assert kept in (["1", "2", "0"], ["2", "1", "0"])  # the other two may be found there together


def test_dask_that_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr("duplicado.service.batches.import_module", missing)
    with pytest.raises(MissingExtraError, match=r"\[dask\]"):
        results_of(SQUARES, TASKS, Working(Workplace("dask", 2)))


@pytest.mark.rest
@pytest.mark.parametrize("kind", ["processes", "dask"])
def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(tmp_path: Path, kind: str) -> None:
    if kind == "dask":
        pytest.importorskip("distributed")
    mark = tmp_path / "killed"
    tasks = [(number, str(mark) if number == 4 else "") for number in range(12)]
    journal = tmp_path / "journal.jsonl"
    assert results_of(SQUARES, tasks, Working(Workplace(kind, 2), journal)) == [number * number for number in range(12)]
    assert mark.exists()
    assert len(journal.read_text().splitlines()) == 12


@pytest.mark.rest
@pytest.mark.parametrize("kind", ["processes", "dask"])
def test_a_task_of_which_every_worker_dies_ends_the_batch(kind: str) -> None:
    if kind == "dask":
        pytest.importorskip("distributed")
    with pytest.raises(BatchError):
        results_of(Batch(deadly, str, int, int), [1], Working(Workplace(kind, 2)))


@pytest.mark.rest
@pytest.mark.parametrize("kind", ["processes", "dask"])
def test_a_worker_beside_others_leaves_their_cores_to_them(kind: str) -> None:
    if kind == "dask":
        pytest.importorskip("distributed")
    batch = Batch(threads_of_the_solver, str, str, str)
    assert results_of(batch, [1, 2, 3], Working(Workplace(kind, 2))) == ["1", "1", "1"]
    assert results_of(batch, [1]) == [""]


@pytest.mark.rest
def test_nothing_of_a_cluster_listens_to_other_computers(tmp_path: Path) -> None:
    """Nor on a port that is always the same: several batches may run at once."""
    pytest.importorskip("distributed")
    psutil = pytest.importorskip("psutil")
    gate = tmp_path / "gate"
    tasks = [(0, ""), *((number, str(gate)) for number in range(1, 12))]
    coming = results_in_order(Batch(waiting_at_the_gate, key, int, int), tasks, Working(Workplace("dask", 2)))
    assert next(coming) == 0
    me = psutil.Process()
    heard = [
        each.laddr
        for process in (me, *me.children(recursive=True))
        for each in process.net_connections("inet")
        if each.status == psutil.CONN_LISTEN
    ]
    gate.touch()
    assert [*coming] == [number * number for number in range(1, 12)]
    assert heard
    assert {each.ip for each in heard} == {"127.0.0.1"}
    assert 8787 not in {each.port for each in heard}


def test_short_tasks_go_together_and_long_ones_alone() -> None:
    parcels = Parcels(range(1000))
    assert parcels.take(2) == [0]
    parcels.learn(1, 0.01)
    assert len(parcels.take(2)) == 50
    parcels.learn(9, 99.99)
    assert parcels.take(2) == [51]


def test_parcels_get_smaller_towards_the_end_and_leave_nothing_out() -> None:
    parcels, sizes, places = Parcels(range(100)), [], []
    parcels.learn(1, 0.0)
    while taken := parcels.take(2):
        sizes.append(len(taken))
        places += taken
    assert places == list(range(100))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 16
    assert sizes[-6:] == [1] * 6


BOARDS = 16
DEALS = """[Board "{board}"]
[Deal "N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83"]

"""


@pytest.mark.usefixtures("double_dummy_library")
@pytest.mark.rest
@pytest.mark.parametrize("place", ["processes:2", "dask:2"])
def test_a_user_has_deals_solved_elsewhere_and_goes_on(tmp_path: Path, place: str) -> None:
    if place.startswith("dask"):
        pytest.importorskip("distributed")
    file, journal = tmp_path / "many.pbn", tmp_path / "many.jsonl"
    file.write_text("".join(DEALS.format(board=board) for board in range(1, 1 + BOARDS)))
    plain = CliRunner().invoke(dd.command, [str(file), "--json"])
    assert plain.exit_code == 0, plain.output
    kept = ["--json", "--on", place, "--resume", str(journal)]
    assert CliRunner().invoke(dd.command, [str(file), *kept]).stdout == plain.stdout
    assert len(journal.read_text().splitlines()) == BOARDS
    assert CliRunner().invoke(par.command, [str(file), "--resume", str(journal), "--lang", "en"]).exit_code == 0
    assert len(journal.read_text().splitlines()) == BOARDS


@pytest.mark.usefixtures("double_dummy_library")
def test_a_place_that_there_is_not_is_a_slip_of_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "one.pbn"
    file.write_text(DEALS.format(board=1))
    said = CliRunner().invoke(dd.command, [str(file), "--on", "there", "--lang", "en"])
    assert said.exit_code == 2
    assert "There is no place “there” to work" in said.output
