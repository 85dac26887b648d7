"""`duplicado claims`: many claims, wherever they are judged, one after the other in the order of the file."""

import json
import os
import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli import claim, claims
from duplicado.cli.claim import claim_task
from duplicado.law.claims.adjudication import adjudicate
from duplicado.law.claims.policy import ClaimPolicy
from duplicado.service import claims_batch
from duplicado.service.batches import Batch, Working, Workplace, results_of

OPTIONS = (
    ["--hands", "N:..54.32 .65.JT. A.AK..A 7..98.9", "--contract", "4S S", "--lead", "S", "--claimer", "S", "--claims"],
    ["--hands", "N:42.2.. J3..4. AK5... T9..5.", "--contract", "3NT S", "--lead", "S", "--claimer", "S", "--claims"],
)
GIVEN = [
    [*OPTIONS[0], "4", "--won", "6-3"],
    [*OPTIONS[1], "3", "--shown-out", "W:S,E:H"],
    [*OPTIONS[1], "2", "--rest-high"],
]


def written(path: Path) -> Path:
    lines = [" ".join(f"'{part}'" for part in given) for given in GIVEN]
    path.write_text("# of a season\n" + lines[0] + "\n\n" + "\n".join(lines[1:]))
    return path


def run(*given: str, language: str = "en") -> Result:
    return CliRunner().invoke(claims.command, [*given, "--lang", language])


def test_each_claim_is_judged_as_the_command_for_one_judges_it(tmp_path: Path) -> None:
    told = [json.loads(line) for line in run(str(written(tmp_path / "claims.txt")), "--json").stdout.splitlines()]
    assert [each.pop("at") for each in told] == [2, 4, 5]
    alone = [json.loads(CliRunner().invoke(claim.command, [*given, "--json"]).stdout) for given in GIVEN]
    assert told == alone


@pytest.mark.rest
@pytest.mark.parametrize("place", ["processes:2", "dask:2"])
def test_claims_are_judged_elsewhere_and_the_batch_goes_on(tmp_path: Path, place: str) -> None:
    if place.startswith("dask"):
        pytest.importorskip("distributed")
    file, journal = written(tmp_path / "claims.txt"), tmp_path / "claims.jsonl"
    here = run(str(file), "--json", "--resume", str(journal))
    kept = journal.read_text().splitlines()
    journal.write_text(kept[1] + "\n" + kept[2][:20])
    assert run(str(file), "--json", "--on", place, "--resume", str(journal)).stdout == here.stdout
    assert sorted(line for line in journal.read_text().splitlines() if line.endswith("}")) == sorted(kept)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--hands 'N:A... K... Q... J...'", "--contract"),
        ("--help", "not those of one claim"),
        ("'", "not those of one claim"),
        (" ".join(f"'{part}'" for part in [*OPTIONS[0], "9"]), "9 tricks are claimed"),
        (" ".join(f"'{part}'" for part in [*OPTIONS[0], "4", "--finding", "1A=yes"]), "70C1"),
    ],
)
def test_a_line_that_is_no_claim_is_told_with_its_number(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "claims.txt"
    file.write_text(f"# one\n{line}\n")
    found = run(str(file))
    assert found.exit_code == 2
    assert "Line 2" in found.stderr
    assert said in found.stderr


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_file_without_claims_and_no_file(tmp_path: Path, language: str) -> None:
    (tmp_path / "empty.txt").write_text("# nothing\n")
    (tmp_path / "latin.txt").write_bytes(b"\xe1\n")
    for name in ("empty.txt", "latin.txt", "missing.txt"):
        found = run(str(tmp_path / name), language=language)
        assert found.exit_code == 2
        assert name in found.stderr


def judged_by_one_who_is_killed(task: claims_batch.ClaimTask) -> claims_batch.ClaimReport:
    """Judge; who meets the claim that was marked first is killed in the midst of the batch."""
    mark = Path(os.environ["DUPLICADO_TEST_MARK"])
    if task.won is not None and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    return claims_batch.report_of(task, adjudicate(task.claim, ClaimPolicy()))


@pytest.mark.rest
def test_a_cluster_of_several_processes_survives_one_that_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setenv("DUPLICADO_TEST_MARK", str(tmp_path / "killed"))
    tasks = []
    for given in GIVEN * 4:
        with claim.command.make_context("claim", list(given)) as context:
            tasks.append(claim_task(context.params))
    batch = Batch(judged_by_one_who_is_killed, repr, lambda report: report, lambda told: told)
    with distributed.LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as cluster:
        found = results_of(batch, tasks, Working(Workplace.parse(f"dask:{cluster.scheduler_address}")))
        assert (tmp_path / "killed").exists()
    (tmp_path / "killed").touch()
    assert found == results_of(batch, tasks)
