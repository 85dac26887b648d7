"""Memory of processes, as Linux tells it. `getrusage` would also count what the program had that started a process."""

import resource
from pathlib import Path

MIB = 1 << 20


def most_taken(process: int | str = "self") -> int:
    """Return the bytes that a process had in memory at most."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) * 1024


def taken_now() -> int:
    """Return the bytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()
