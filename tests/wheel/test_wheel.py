"""The built distribution, installed where the repository is not.

The environments are made with the pins of the repository, so that a release of somebody else's package does not
change the answer.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from tests.waiting import until

from duplicado.cli.main import COMMANDS
from duplicado.web.server import listen

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parents[2]
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False, timeout=600
    )


def must(*command: str | Path, cwd: Path) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with the build tools of this environment."""
    folder = tmp_path_factory.mktemp("dist")
    must(
        sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, cwd=folder
    )  # fmt: skip
    (built,) = folder.glob("duplicado-*.whl")
    return built


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    must(folder / "bin" / "python", *PIP, "install", "--no-deps", wheel, cwd=folder)
    return folder


def test_data_files_are_in(wheel: Path) -> None:
    """Everything under src that is not code is data that some module reads."""
    source = ROOT / "src"
    wanted = {
        path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"
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
    assert "pip install 'duplicado[app]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_the_application_the_program_runs(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    pins = ROOT / "requirements" / "app.txt"
    must(tmp_path / "bin" / "python", *PIP, "install", "--constraint", pins, f"{wheel}[app]", cwd=tmp_path)
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
    assert re.search(r"The Director’s console: \d+ pages, all well", done.stdout)
    assert "in 3 languages" in done.stdout


@pytest.fixture(scope="module")
def downloaded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who downloads the repository, without what was made in it."""
    folder = tmp_path_factory.mktemp("downloaded")
    for name in ("src", "cases", "requirements"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("start.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


def started(downloaded: Path, home: Path, **environment: str) -> tuple[int, str]:
    """Start a club with start.py, look at its first page, end it with Ctrl-C; return the code and what was said."""
    home.mkdir(exist_ok=True)
    said = home / "said.txt"
    with listen("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
    command = [sys.executable, str(downloaded / "start.py"), "--new", "--port", str(port), "--lang", "en"]
    known = {**os.environ, "HOME": str(home), "DUPLICADO_LANG": "en", "PYTHONUNBUFFERED": "1", **environment}
    with said.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out, env=known, cwd=home) as start:
        until(lambda: "Ctrl-C ends it" in said.read_text() or start.poll() is not None, 600)
        if start.poll() is None:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
                assert "Events of the club" in page.read().decode()
            club = int(subprocess.run(["pgrep", "-P", str(start.pid)], capture_output=True, check=True).stdout)
            os.kill(club, signal.SIGINT)
        start.wait(60)
    return start.returncode, said.read_text()


NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_EXTRA_INDEX_URL": "", "PIP_RETRIES": "0"}


def test_start_py_opens_a_club_and_a_second_time_without_a_network(downloaded: Path, tmp_path: Path) -> None:
    code, said = started(downloaded, tmp_path / "home", **NO_NETWORK)
    assert code == 2, said
    assert "there is no connection" in said
    code, said = started(downloaded, tmp_path / "home")
    assert code == 0, said
    assert "duplicado-club is open" in said
    code, said = started(downloaded, tmp_path / "home", **NO_NETWORK)
    assert code == 0, said
    assert "Preparing" not in said
    assert "duplicado-club is open" in said
