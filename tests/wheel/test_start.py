"""A club that is started from a downloaded repository by `start.py`."""

import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.waiting import until

from duplicado.web.server import listen

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def downloaded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that somebody has who downloads the repository, without those that were made in it."""
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


NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_EXTRA_INDEX_URL": "", "PIP_RETRIES": "1"}


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
