"""Write docs/laws.md from the catalogue: what the program does about each Law.

With --check it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.generated_page import kept_up_to_date

from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.coverage import ClauseCoverage, by_law, coverage, read_ledger, tally
from duplicado.publish.catalogue.entries import ClausePart, ClauseText, clause_texts
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.messages import Messages

PAGE = Path(__file__).resolve().parent.parent / "docs" / "laws.md"

INTRODUCTION = """\
# Coverage of the Laws

<!-- Written by tools/generate_laws_page.py; it counts what the program registers. -->

Every clause of the Laws of Duplicate Bridge is in the catalogue. A clause is *executed* when a function of the program
carries its number; *open* when it could be executed and is not; some have nothing to execute. What is open stands in
the ledger at the end, each clause with the reason. One clause in full: `duplicado laws "27B1(a)"`.
"""


def row(name: str, clauses: list[ClauseCoverage]) -> str:
    """Write one row of a table."""
    counts = tally(clauses)
    return f"| {name} | {counts.clauses} | {counts.executed} | {counts.open} | {counts.not_executable} |\n"


def table(head: str, rows: Iterator[tuple[str, list[ClauseCoverage]]]) -> str:
    """Write a table of counts."""
    lines = "".join(row(name, clauses) for name, clauses in rows if clauses)
    return f"| {head} | clauses | executed | open | nothing to execute |\n| --- | --: | --: | --: | --: |\n{lines}"


def law_name(number: int) -> str:
    """Name a group of clauses."""
    return {-1: "Introduction", 0: "Definitions"}.get(number, f"Law {number}")


def texts() -> str:
    """Say how many clauses have titles and wording in each language."""
    keys = [entry.texts[0] for entry in load_catalogue().of(Edition.LAWS_2017)]
    lines: list[str] = []
    for language in Language:
        written = [clause_texts(language).get(key, ClauseText()) for key in keys]
        titles, wordings = (sum(map(bool, said)) for said in zip(*((w.title, w.wording) for w in written), strict=True))
        lines.append(f"| {language.value} | {titles} | {wordings} | {len(keys)} |\n")
    return "| language | headings | wordings | clauses |\n| --- | --: | --: | --: |\n" + "".join(lines)


def ledger() -> str:
    """List the open clauses, each with its editions and the reason why it is open."""
    messages, editions = Messages.load(Language.ENGLISH), dict[tuple[ClauseId, str], list[Edition]]()
    for (clause, edition), reason in read_ledger().items():
        editions.setdefault((clause, reason), []).append(edition)
    lines: list[str] = []
    for clause, reason in sorted(editions):
        of = [edition for edition in EVERY_EDITION if edition in editions[clause, reason]]
        entry = load_catalogue().get(clause, of[0])
        title = "" if entry is None else entry.title(Language.ENGLISH)
        told = messages.text(f"laws-reason-{reason}")
        lines.append(f"| {clause} | {title} | {', '.join(each.value for each in of)} | {told} |\n")
    return "| clause | about | editions | why |\n| --- | --- | --- | --- |\n" + "".join(lines)


def page() -> str:
    """Write the whole page."""
    by_edition = table("edition", ((edition.value, list(coverage(edition))) for edition in EVERY_EDITION))
    latest = coverage(Edition.LAWS_2017)
    by_part = table("part", ((part.value, [one for one in latest if one.entry.part is part]) for part in ClausePart))
    laws = table("Law", ((law_name(number), clauses) for number, clauses in by_law(latest)))
    sections = [INTRODUCTION, "## Editions\n", by_edition, "## Parts of the work (2017)\n", by_part]
    sections += ["## Laws (2017)\n", laws, "## Texts\n"]
    sections += ["Where another language lacks a text, the English one is shown.\n", texts()]
    sections += ["## The ledger: clauses that are open\n", ledger()]
    return "\n".join(sections)


if __name__ == "__main__":
    sys.exit(kept_up_to_date(PAGE, lambda _: page(), __doc__))
