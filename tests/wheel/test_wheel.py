"""The built distribution, installed where the repository is not.

The environments are made with the pins of the repository, so that a release of somebody else's package does not
change the answer.
"""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from duplicado.cli.main import COMMANDS

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parents[2]
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]
UV = [sys.executable, "-m", "uv", "--quiet"]


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False, timeout=600
    )


def must(*command: str | Path, cwd: Path) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment(folder: Path, *wanted: str | Path) -> None:
    """Make an environment of its own, with what is wanted in it and nothing else."""
    must(*UV, "venv", "--clear", "--python", sys.executable, folder, cwd=ROOT)
    must(*UV, "pip", "install", "--python", folder / "bin" / "python", *wanted, cwd=folder)


@pytest.fixture(scope="module")
def wheel() -> Path:
    """Build the wheel with the build tools of this environment; it stays in `dist` for whoever wants it."""
    folder = ROOT / "dist"
    folder.mkdir(exist_ok=True)
    for former in folder.glob("duplicado-*.whl"):
        former.unlink()
    must(
        sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, cwd=folder
    )  # fmt: skip
    (built,) = folder.glob("duplicado-*.whl")
    return built


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    environment(folder, "--no-deps", wheel)
    return folder


def test_data_files_are_in(wheel: Path) -> None:
    """Everything under src that is not code is data that some module reads."""
    source = ROOT / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert wanted - packed == set()
    assert not {name for name in packed if name.startswith("tests/")}


def test_the_core_imports_with_nothing_else_installed(place: Path) -> None:
    """Every package of the core, since `import duplicado` alone says little."""
    core = [
        name
        for name in ("vocabulary", "law", "movement", "dealing", "score", "table", "director", "event")
        if (ROOT / "src" / "duplicado" / name).is_dir()
    ]
    script = "; ".join(["import duplicado", *(f"import duplicado.{name}" for name in core)])
    must(place / "bin" / "python", "-W", "error", "-c", script, cwd=place)


def test_without_the_application_the_program_says_what_to_install(place: Path) -> None:
    done = run(place / "bin" / "duplicado", "--version", cwd=place)
    assert done.returncode == 2
    assert "pip install '.[app]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_the_application_the_program_runs(wheel: Path, tmp_path: Path) -> None:
    environment(tmp_path, "--constraint", ROOT / "requirements" / "app.txt", f"{wheel}[app]")
    program = tmp_path / "bin" / "duplicado"
    listing = must(program, "--help", cwd=tmp_path)
    assert "Usage: duplicado" in listing
    for command in COMMANDS:  # complete: tests/cli/test_root.py holds it against the modules
        must(program, command, "--help", cwd=tmp_path)
    script = "from duplicado.publish.messages import Messages; [Messages.load(x) for x in ('en', 'es', 'pt')]"
    must(tmp_path / "bin" / "python", "-c", script, cwd=tmp_path)


def test_one_file_is_all_that_a_club_needs(wheel: Path, tmp_path: Path) -> None:
    """With every page: those of the example are fetched, in three languages."""
    places = {"PIPX_HOME": str(tmp_path / "home"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    pins = ROOT / "requirements" / "app.txt"
    pipx = [sys.executable, "-m", "pipx", "run", "--spec", str(wheel), f"--pip-args=--constraint {pins}"]
    done = subprocess.run(
        [*pipx, "duplicado", "serve", "--example", "--check", "--lang", "en"],
        cwd=tmp_path,
        env={**os.environ, **places},
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"The Director's console: \d+ pages, all well", done.stdout)
    assert "in 3 languages" in done.stdout
