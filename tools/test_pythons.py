"""Runs a cut of the tests under every supported Python that is at hand beside the one of `.venv`.

Each gets an environment of its own in `.made/pythons`, with the pins of the project. Where there is no other
interpreter nothing is run, and it is said.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
_KEPT: Final = ROOT / ".made" / "pythons"
CUT: Final = (
    "tests/unit/vocabulary",
    "tests/unit/library",
    "tests/unit/score",
    "tests/table",
    "tests/store/test_sqlite.py",
    "tests/cli/test_deal.py",
    "tests/cli/test_rule.py",
    "tests/club/test_confirming.py",
)
"""From the values of the core up to a served club: a small part of all tests, of every layer."""
_CLASSIFIER: Final = re.compile(r"Programming Language :: Python :: (3\.\d+)")


def supported() -> tuple[str, ...]:
    """Return the versions that the project says it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return tuple(found[1] for each in project["classifiers"] if (found := _CLASSIFIER.fullmatch(each)))


def found_in(path: str, installed: Iterable[Path], wanted: Iterable[str]) -> Mapping[str, Path]:
    """Return the interpreters that are at hand, by version.

    Args:
        path: the folders in which programs are looked for, as `PATH` has them.
        installed: folders of interpreters as pyenv keeps them, named by their versions.
        wanted: which versions.
    """
    versions = sorted(installed, key=lambda folder: [int(part) for part in re.findall(r"\d+", folder.name)])
    found: dict[str, Path] = {}
    for version in wanted:
        kept = [each / "bin" / "python" for each in versions if re.match(rf"{re.escape(version)}(\.|$)", each.name)]
        there = shutil.which(f"python{version}", path=path)
        candidates = [*reversed([each for each in kept if each.exists()]), *([Path(there)] if there else [])]
        works = next((each for each in candidates if _version_of(each) == version), None)
        if works is not None:
            found[version] = works
    return found


def _version_of(interpreter: Path) -> str:
    """Return the version that an interpreter says it is; what pyenv puts on the path may be nothing."""
    asked = [str(interpreter), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def _tested(version: str, interpreter: Path) -> bool:
    """Run the cut under an interpreter, in an environment that is made where there is none; tell whether it passes."""
    place = _KEPT / version
    mine = place / "bin" / "python"
    uv = str(ROOT / ".venv" / "bin" / "uv")
    if not mine.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", str(interpreter), str(place)], check=True)
    pins = [uv, "pip", "install", "--quiet", "--python", str(mine), "-r", str(ROOT / "requirements" / "dev.txt")]
    subprocess.run(pins, check=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    told = [str(mine), "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *CUT]
    print(f"Python {version} ({interpreter})", flush=True)
    return subprocess.run(told, cwd=ROOT, env=environment, check=False).returncode == 0


def main() -> int:
    """Run the cut everywhere, and return 1 where a test failed."""
    ours = "{}.{}".format(*sys.version_info[:2])
    wanted = [each for each in supported() if each != ours]
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    kept = [*(root / "versions").iterdir()] if (root / "versions").is_dir() else []
    found = found_in(os.environ.get("PATH", ""), kept, wanted)
    for version in wanted:
        if version not in found:
            print(f"Python {version}: skipped, there is no such interpreter on PATH or in {root / 'versions'}")
    passed = [_tested(version, interpreter) for version, interpreter in found.items()]  # each, whatever another does
    return int(not all(passed))


if __name__ == "__main__":
    sys.exit(main())
