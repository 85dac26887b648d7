"""Start a club with a double click or `python start.py`: everything that it needs is put beside this file.

Standard library only, and readable by every Python from 3.6 on, so that one too old is told so in words.
What is said is in src/duplicado/locale/*/messages/starting.ftl, one line to a message.
"""

import hashlib
import importlib.util
import locale
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST = (3, 11)
PLACE = HERE / ".venv-club"
PINS = HERE / "requirements" / "app.txt"
SOURCES = HERE / "src"
PORT = 8000
BETTER = "endplay"
"""The double-dummy engine: a club runs without it where there is none for the computer."""
NO_NETWORK = re.compile(r"getaddrinfo|name resolution|NewConnectionError|ConnectTimeout|ProxyError|unreachable|refused|versions: none")


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
    done = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode == 0, done.stdout.decode("utf-8", "replace")


def prepare(place: Path, messages: dict) -> None:
    """Make the environment, or bring it up to date; where that is done already, nothing asks for a network.

    Raises:
        CannotStart: it cannot be made.
    """
    done = place / "installed"
    before = done.read_text(encoding="utf-8") if done.is_file() else ""
    if before != mark() or not python_in(place).exists():
        print(said(messages, "starting-preparing"), flush=True)
        well, output = run(sys.executable, "-m", "venv", place) if not python_in(place).exists() else (True, "")
        if well:
            well, output = install(place, "-r", PINS)
        if well:
            install(place, "--constraint", HERE / "requirements" / "dev.txt", BETTER)
            done.write_text(mark(), encoding="utf-8")
        elif before:
            print(said(messages, "starting-as-before"), flush=True)
        else:
            raise CannotStart(why(output, messages))
    packages = next(place.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"))
    # Written at each start: the folder may have been moved.
    (packages / "duplicado-here.pth").write_text(str(SOURCES) + "\n", encoding="utf-8")


def install(place: Path, *what: object) -> tuple:
    """Install with the environment's own pip."""
    pip = (python_in(place), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:")
    return run(*pip, *what)


def why(output: str, messages: dict) -> str:
    """Say why the environment could not be made."""
    if NO_NETWORK.search(output):
        return said(messages, "starting-no-network")
    return said(messages, "starting-not-prepared", output="\n" + output.strip()[-2000:])


def elsewhere(messages: dict) -> list:
    """Return the option that names another port, where another program has the usual one."""
    for port in range(PORT, PORT + 100):
        try:
            socket.create_server(("", port)).close()
        except OSError:
            continue
        if port == PORT:
            return []
        print(said(messages, "starting-port-busy", port=PORT, other=port), flush=True)
        return ["--port", str(port)]
    return []  # the program says it


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
    command = [str(python_in(PLACE)), "-m", "duplicado", "serve"]
    club = subprocess.Popen(command + (arguments or ["--new", "--open", *elsewhere(messages)]))
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
