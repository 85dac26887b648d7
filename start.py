#!/usr/bin/env python3
"""Start a club with a double click or `python start.py`: everything that it needs is put beside this file.

Standard library only, and readable by every Python from 3.6 on, so that one too old is told so in words.
What is said is in src/duplicado/locale/*/messages/starting.ftl, one line to a message.
"""

import errno
import hashlib
import importlib.util
import locale
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST = (3, 11)
PLACE = HERE / ".venv-club"
PINS = HERE / "requirements" / "app.txt"
SOURCES = HERE / "src"
BETTER = "endplay"
"""The double-dummy engine: a club runs without it where there is none for the computer."""
NO_NETWORK = re.compile(
    r"Retrying|getaddrinfo|name resolution|NewConnectionError|ConnectTimeout|ProxyError|unreachable|refused"
)
NO_PART = re.compile(r"No matching distribution found for ([^\s=<>~;]+)")


class CannotStart(Exception):
    """Something is missing; the message says what, and what to do."""


def texts(environment: dict, system: str) -> dict:
    """Return the messages in the language of the computer, in English where it has none of ours.

    Args:
        environment: the variables of the process.
        system: the locale's name, e.g. `es_ES` or `Spanish_Spain`; may be `None`.
    """
    named = [environment.get(name) for name in ("DUPLICADO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")] + [system]
    chosen = next((name for name in named if name), "").lower()
    folders = {"es": "es", "spanish": "es", "pt": "pt", "portuguese": "pt"}
    folder = folders.get(re.split("[_.-]", chosen)[0], "en")
    source = SOURCES / "duplicado" / "locale" / folder / "messages" / "starting.ftl"
    return dict(re.findall(r"^([a-z-]+) = (.*)$", source.read_text(encoding="utf-8"), re.MULTILINE))


def said(messages: dict, name: str, **values: object) -> str:
    """Return a message with its values."""
    return re.sub(r"\{ \$([a-z]+) \}", lambda found: str(values[found.group(1)]), messages[name])


def check_python(version: tuple, messages: dict) -> None:
    """See that this Python is new enough and can make environments.

    Raises:
        CannotStart: it is not, or cannot.
    """
    if tuple(version[:2]) < OLDEST:
        raise CannotStart(said(messages, "starting-old-python", version=".".join(map(str, version[:3]))))
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        raise CannotStart(said(messages, "starting-no-venv", version=".".join(map(str, version[:2]))))


def python_in(place: Path) -> Path:
    """Return the Python of an environment."""
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def mark() -> str:
    """Return what tells whether the environment has what is wanted now."""
    return hashlib.sha256(PINS.read_bytes() + str(sys.version_info[:2]).encode()).hexdigest()


def run(*command: object) -> tuple:
    """Run a program; return whether it did its work, and what it said."""
    try:
        done = subprocess.run(
            [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except OSError as error:  # the Python that the environment was made with is gone
        return False, str(error)
    return done.returncode == 0, done.stdout.decode("utf-8", "replace")


def before(place: Path) -> str:
    """Return what was installed when the environment was last whole; nothing where it never was, or does not run."""
    done = place / "installed"
    return done.read_text(encoding="utf-8") if done.is_file() and run(python_in(place), "-c", "")[0] else ""


def prepare(place: Path, messages: dict) -> None:
    """Make the environment, or bring it up to date; where that is done already, nothing asks for a network.

    Raises:
        CannotStart: it cannot be made.
    """
    if before(place) == mark():
        return
    try:
        with open(str(place) + ".lock", "w", encoding="utf-8") as lock:
            wait_for(lock, messages)
            make(place, messages)
    except OSError as error:
        raise CannotStart(said(messages, "starting-not-written", folder=place.parent, reason=error.strerror)) from None


def wait_for(lock: object, messages: dict) -> None:
    """Wait until no other window prepares the same environment; the system itself unlocks when a program ends."""
    told = False
    while True:
        try:
            if os.name == "nt":
                import msvcrt

                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise
        if not told:
            print(said(messages, "starting-another-prepares"), flush=True)
            told = True
        time.sleep(1)


def make(place: Path, messages: dict) -> None:
    """Make the environment anew where it is not whole, and install what is wanted now."""
    former = before(place)
    if former == mark():
        return  # another window has done it
    print(said(messages, "starting-preparing"), flush=True)
    well, output = (True, "") if former else run(sys.executable, "-m", "venv", "--clear", place)
    if well:
        well, output = install(place, "-r", PINS)
    if well:
        install(place, "--constraint", HERE / "requirements" / "dev.txt", BETTER)
        (place / "installed").write_text(mark(), encoding="utf-8")
    elif former:
        print(said(messages, "starting-as-before"), flush=True)
    else:
        raise CannotStart(why(output, messages))


def install(place: Path, *what: object) -> tuple:
    """Install with the environment's own pip."""
    pip = (python_in(place), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:")
    return run(*pip, *what)


def why(output: str, messages: dict) -> str:
    """Say why the environment could not be made."""
    if NO_NETWORK.search(output):
        return said(messages, "starting-no-network")
    part = NO_PART.search(output)
    if part:
        version = ".".join(map(str, sys.version_info[:2]))
        return said(messages, "starting-no-part", part=part.group(1), version=version)
    return said(messages, "starting-not-prepared", output="\n" + output.strip()[-2000:])


def main(arguments: list) -> int:
    """Start the club; return the exit code."""
    messages = texts(os.environ, locale.getlocale()[0])
    try:
        check_python(sys.version_info, messages)
        prepare(PLACE, messages)
    except CannotStart as error:
        print(error, file=sys.stderr)
        wait_for_reader(messages)
        return 2
    except KeyboardInterrupt:
        print(said(messages, "starting-stopped"), file=sys.stderr)
        return 130
    command = [str(python_in(PLACE)), "-m", "duplicado", "serve"]
    # Said at each start, and to the processes of the club: the folder may have been moved.
    environment = dict(
        os.environ, PYTHONPATH=os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    )
    club = subprocess.Popen(command + (arguments or ["--new", "--open"]), env=environment)
    signal.signal(signal.SIGTERM, lambda *_: club.terminate())
    while True:
        try:
            code = club.wait()
            break
        except KeyboardInterrupt:
            continue  # it ends by itself, and says so
    if code:
        wait_for_reader(messages)
    return code


def wait_for_reader(messages: dict) -> None:
    """Keep the window of a double click open until its text has been read."""
    if os.name == "nt" and sys.stdin is not None and sys.stdin.isatty():
        input(said(messages, "starting-press-enter"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
