"""Other programs that deal hands, and how each of them is asked for deals: dealer, deal and redeal.

dealer and deal are packages of Debian (`apt-get install dealer deal`). redeal is on no index: `pip install
git+https://github.com/anntzer/redeal`, or its folder `redeal` on `PYTHONPATH`.
"""

import importlib
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from itertools import islice
from typing import Any

import pytest


def _program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))


DEALER, DEAL = _program("dealer"), _program("deal")
needs_dealer = pytest.mark.skipif(DEALER is None, reason="dealer is not installed (apt-get install dealer)")
needs_deal = pytest.mark.skipif(DEAL is None, reason="deal is not installed (apt-get install deal)")
needs_redeal = pytest.mark.skipif(find_spec("redeal") is None, reason="redeal is not installed (it is on no index)")


def _lines(command: list[str | None], script: str) -> list[str]:
    given = [each for each in command if each is not None]
    done = subprocess.run(  # noqa: S603 - one of the programs named above
        given, input=script, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def dealer(count: int, condition: str, action: str = "printoneline") -> list[str]:
    """Return what dealer prints of so many deals under a condition of its language."""
    script = f"generate 2000000000\nproduce {count}\n{condition}\naction {action}\n"
    # Its statistics at the end are switched off (-v): they are not deals.
    return _lines([DEALER, "-v"], script)


def deal(count: int, script: str, *options: str) -> list[str]:
    """Return what deal prints of so many deals that a script in Tcl accepts."""
    return _lines([DEAL, *options, "-i", "/dev/stdin", str(count)], script)


def redeal(count: int, accept: Callable[[Any], bool], predealt: Mapping[str, object]) -> int:
    """Return how many deals redeal has made that a function of Python accepts."""
    prepared = importlib.import_module("redeal").Deal.prepare(dict(predealt))
    return len(list(islice(filter(accept, iter(prepared, None)), count)))


def of_processor() -> float:
    """Return the processor time of this process and of the programs that it ran: what else runs does not count."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)
