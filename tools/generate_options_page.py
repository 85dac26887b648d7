"""Write docs/options.md from the options of the regulations: which the program acts on, and which it only prints.

With --check it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.generated_page import kept_up_to_date

from duplicado.law.regulations.option import Executed, Option, Shown, Value
from duplicado.law.regulations.options import OPTIONS
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.regulations import about, told_counts, told_value

PAGE = Path(__file__).resolve().parent.parent / "docs" / "options.md"

INTRODUCTION = """\
# What each option does

<!-- Written by tools/generate_options_page.py from the declarations of the options. -->

What the Laws leave to the authorities, in their order. The last column says where the program acts on the decision:
another value changes what is there. An option without an entry is recorded and printed with the conditions of contest,
and decides nothing in the program. How a club decides for itself: [Regulations of your own](regulations.md).
"""


def row(option: Option[Value], messages: Messages) -> str:
    """Write the row of an option."""
    seen = option.effect.seen.value if isinstance(option.effect, Executed) else ""
    cells = (f"`{option.name}`", option.clause, about(messages, option), told_value(messages, option, option.default))
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in (*cells, seen)) + " |\n"


def page() -> str:
    """Write the whole page."""
    messages = Messages.load(Language.ENGLISH)
    rows = "".join(row(option, messages) for option in OPTIONS.values())
    head = "| option | Law | what it decides | `wbf` | acted on in |\n| --- | --- | --- | --- | --- |\n"
    places = "".join(
        f"- {place.value}: {messages.text('regulations-executed', seen=place.value)}\n"
        for place in Shown
        if place is not Shown.CONDITIONS
    )
    return "\n".join((INTRODUCTION, told_counts(messages, OPTIONS.values()) + "\n", places, head + rows))


if __name__ == "__main__":
    sys.exit(kept_up_to_date(PAGE, lambda _: page(), __doc__))
