"""The clubs of one simultaneous tournament, ranked in a process of its own, so that the memory is what that takes.

Run by bench_event.py: python -m benchmarks.thousand_clubs FOLDER prints, as JSON, the contestants ranked, the seconds,
and the MiB that this process and the greatest of its readers had at most.
"""

import json
import resource
import sys
import time
from pathlib import Path

from benchmarks.memory import MIB, most_taken

from duplicado.service.simultaneous import read_clubs, simultaneous


def main() -> None:
    """Rank the events of a folder."""
    paths = sorted(Path(sys.argv[1]).glob("*.duplicado"))
    begun = time.perf_counter()
    ranked = sum(len(each.standings) for each in simultaneous(read_clubs(paths, processes=2)).rankings)
    seconds = time.perf_counter() - begun
    reader = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024  # on Linux in KiB
    told = {"ranked": ranked, "seconds": seconds, "own_mib": most_taken() // MIB, "reader_mib": reader}
    print(json.dumps(told))  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
