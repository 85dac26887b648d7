"""The program `duplicado`: its list of commands, and what it says when a part is not installed."""

from __future__ import annotations

import sys
from typing import Final

# Name of the command, which is the name of its module here, and the line that the list of commands shows.
COMMANDS: Final = {
    "movement": "Propose movements for a number of pairs and a time; print cards.",
    "deal": "Deal boards at random, or check that a set of deals looks random.",
    "check": "Say what is wrong with a file of boards, auctions or results.",
    "dd": "Tricks with best play, for each board of a file.",
    "par": "The par score of each board of a file.",
    "chances": "How often a contract is made, when two hands are known.",
    "convert": "Write boards and results in another format, dealing files among them.",
    "event": "Run an event: entries, movement, results, standings.",
    "backup": "Copy an event while it goes on, and check the copy.",
    "restore": "Put a backup in the place of an event's file.",
    "verify": "Say whether a record is as it was written.",
    "explain": "Say why a pair has the score that it has.",
    "score": "Score a session from its travellers: ranking and boards.",
    "rule": "Say what happened, answer what matters, hear the ruling.",
    "case": "Check rulings that are written down as cases.",
    "exam": "Be examined on cases: what do you rule, and under which Law?",
    "table": "Play out a case at a table and hear the rulings.",
    "match": "Have two teams of robots play a match.",
    "robot": "Have a robot sit at a table of another program, or print its system card.",
    "gateway": "Run a table for robots that come by the network.",
    "comparable": "Say whether a replacement is a comparable call (Law 23A).",
    "claim": "Say what a contested claim is worth.",
    "claims": "Say what each contested claim of a file is worth.",
    "play": "Open a table at which people and robots play, in a browser.",
    "played": "List the boards that were played at electronic tables, or write them as PBN or LIN.",
    "regulations": "Show what the authorities may decide, and write a club's own decisions.",
    "book": "Look a clause of the Laws up, or find it by what happened.",
    "laws": "List the Laws and what the program does about each.",
    "publish": "Write an event as pages and sheets to print, for a web site or a disk.",
    "serve": "Run a club with phones at its tables, or show results in a browser.",
    "club": "Let people in to a club that is served; its people, copies, audit.",
}

# Which optional part of the installation brings which module.
_EXTRAS: Final = {"numpy": "fast", "endplay": "dds", "psycopg": "postgres"}


def main() -> None:
    """Run the program and leave with its exit code."""
    try:
        from duplicado.cli.group import root_group

        root_group(COMMANDS)(prog_name="duplicado")
    except ModuleNotFoundError as missing:
        module = (missing.name or "").partition(".")[0]
        if module in {"", "duplicado"}:
            raise
        from duplicado.vocabulary.errors import how_to_install

        remedy = how_to_install(_EXTRAS.get(module, "app"))
        # No click here: it may be the very thing that is missing.
        sys.stderr.write(f"This needs a part that is not installed ({module}); install it with: {remedy}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
