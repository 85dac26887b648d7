"""A fourth language, made by machine: whatever is shown comes from its folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.locale.pseudo import CODE, make, shown, unmarked

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("locales")
    make(folder)
    return {**os.environ, "DUPLICADO_LOCALES": str(folder), "DUPLICADO_LANG": CODE, "PYTHONPATH": str(ROOT)}


SLOW = {"walk_commands"}
"""The runner of every command in the manual."""
WALKS = [
    pytest.param(path.stem, marks=pytest.mark.slow if path.stem in SLOW else pytest.mark.rest)
    for path in sorted(HERE.glob("walk_*.py"))
]


@pytest.mark.parametrize("walk", WALKS)
def test_everything_that_is_shown_is_marked(walk: str, environment: dict[str, str]) -> None:
    """In a process of its own: a program learns once which languages there are."""
    command = ["-m", "pytest", "-q", "--tb=short", "--import-mode=importlib", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, *command, "-o", "addopts=", str(HERE / f"{walk}.py")],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=550,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]


def test_what_lacks_a_mark_is_seen() -> None:
    page = '<p title="plain">Ḿáŕķéđ <b>but not</b> 27B1(a) <span lang="en">other</span><script>var a</script></p>'
    assert [word for text in shown(page) for word in unmarked(text)] == ["plain", "but", "not"]
