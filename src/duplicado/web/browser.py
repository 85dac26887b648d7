"""Browser of the computer that serves: opened with the first page when the server answers."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether a browser has a window: one in the terminal would take the place of what the server says.

    Args:
        environment: the variables of the process.
        platform: as `sys.platform` has it.
    """
    windowed = platform in {"win32", "darwin"}
    return windowed or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str, *, waiting: float = 0) -> None:
    """Open an address in the browser that the user has chosen, if there is a desktop.

    Args:
        address: what is opened.
        waiting: how many seconds it is waited for: by a program that ends next.
    """
    if has_desktop(os.environ, sys.platform):
        opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        opening.start()
        opening.join(waiting)
