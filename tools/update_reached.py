"""Note which functions of clauses a user reaches: through cases of the casebook, and through the stories of the manual.

The cases are checked by `duplicado case check`, the console examples of the manual are run by their commands; every
function that a clause is tagged on notes that it was called, at the latest while the program begins. With --check
nothing is written; it fails when the list is not what was found.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import importlib.util
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

from click.testing import CliRunner

ROOT = Path(__file__).resolve().parent.parent
REACHED = ROOT / "src" / "duplicado" / "publish" / "catalogue" / "reached.csv"


def begin() -> set[CodeType]:
    """Import the program; return the code that ran meanwhile, such as what fills the table of scores."""
    ran: set[CodeType] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            ran.add(frame.f_code)

    sys.setprofile(note)
    from duplicado.publish.catalogue.coverage import import_every_clause  # noqa: PLC0415 - watched while it begins

    import_every_clause()
    sys.setprofile(None)
    return ran


def every_term() -> dict[str, object]:
    """Return what clauses are tagged on, by its name in the register: functions, and the classes of defined terms."""
    from duplicado.law.clause import executed_clauses  # noqa: PLC0415 - as above

    return {each.function: _named(each.function) for each in executed_clauses()}


def _named(name: str) -> object:
    parts = name.split(".")
    home = next(length for length in range(len(parts), 0, -1) if ".".join(parts[:length]) in sys.modules)
    found: object = sys.modules[".".join(parts[:home])]
    for part in parts[home:]:
        found = vars(found)[part]
    found = getattr(found, "fget", found)
    return getattr(found, "__wrapped__", found)


def watch(function: FunctionType, note: Callable[[], object]) -> None:
    """Make a function note that it is called, wherever it has been imported to."""
    original = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    original.__kwdefaults__ = function.__kwdefaults__
    name = f"_watched_{id(function)}"
    function.__globals__[name] = (note, original)
    source = f"def called(*given, **named):\n    {name}[0]()\n    return {name}[1](*given, **named)\n"
    code = compile(source, "watched", "exec")
    function.__defaults__, function.__kwdefaults__ = (), {}
    function.__code__ = next(const for const in code.co_consts if isinstance(const, CodeType))


def run_cases() -> None:
    """Check every case of the casebook by the command that a user has."""
    from duplicado.cli.group import root_group  # noqa: PLC0415 - as above
    from duplicado.cli.main import COMMANDS  # noqa: PLC0415 - as above

    CliRunner().invoke(root_group(COMMANDS), ["case", "check", str(ROOT / "cases")], prog_name="duplicado")


def run_stories() -> None:
    """Run the commands of the manual's pages, page by page, in a folder of its own."""
    examples = _examples()
    for page in examples.PAGES:
        environment = examples.environment_of(page)
        with tempfile.TemporaryDirectory() as folder:
            here = Path(folder) / "here"
            examples.copy_examples(page, here)
            consoles = (each for each in examples.blocks(page.read_text("utf-8")) if each.language == "console")
            for command in (each for console in consoles for each in examples.commands(console)):
                with contextlib.suppress(Exception):  # the tests of the manual say what is wrong there
                    examples.run(command.text, here, environment)


def _examples() -> ModuleType:
    """Return the runner of the manual's examples."""
    path = ROOT / "tests" / "docs" / "test_examples.py"
    spec = importlib.util.spec_from_file_location("manual_examples", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} cannot be read")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def reached() -> str:
    """Write the list: what was called, and by what first; a class is the term that it defines."""
    ran = begin()
    found: dict[str, str] = {}
    now = ["start"]

    def noting(name: str) -> Callable[[], object]:
        return lambda: found.setdefault(name, now[0])

    for name, what in every_term().items():
        if not isinstance(what, FunctionType):
            found[name] = "term"
        elif what.__code__ in ran:
            found[name] = "start"
        else:
            watch(what, noting(name))
    for now[0], run in (("case", run_cases), ("story", run_stories)):
        run()
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("function", "by"))
    writer.writerows(sorted(found.items()))
    return text.getvalue()


def main() -> int:
    """Write the list, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="do not write; exit 1 if the list is out of date")
    checks = parser.parse_args().check
    wanted = reached()
    if checks:
        up_to_date = REACHED.read_text(encoding="utf-8") == wanted
        print("up to date" if up_to_date else "reached.csv is out of date: python tools/update_reached.py")
        return 0 if up_to_date else 1
    REACHED.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
