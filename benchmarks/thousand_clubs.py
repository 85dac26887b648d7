"""The clubs of one simultaneous tournament, ranked in a process of its own, so that the memory is what that takes.

Run by bench_event.py: python -m benchmarks.thousand_clubs FOLDER prints, as JSON, the contestants ranked, the seconds,
and the MiB that this process and the greatest of its readers had at most.
"""

import json
import resource
import sys
import time
from pathlib import Path

from duplicado.service.simultaneous import read_clubs, simultaneous


def main() -> None:
    """Rank the events of a folder."""
    paths = sorted(Path(sys.argv[1]).glob("*.duplicado"))
    begun = time.perf_counter()
    ranked = sum(len(each.standings) for each in simultaneous(read_clubs(paths, processes=2)).rankings)
    seconds = time.perf_counter() - begun
    # On Linux in KiB.
    own, reader = (
        resource.getrusage(who).ru_maxrss // 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(json.dumps({"ranked": ranked, "seconds": seconds, "own_mib": own, "reader_mib": reader}))  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
