"""Examples of acts, which are declared as a shell has them: what each tells, and the same as a program sends it."""

from __future__ import annotations

import shlex

from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import Control, Leaf, Said, leaves_of
from duplicado.service.acts.bodies import body_of


def example_bodies(declared: DeclaredAct) -> tuple[dict[str, object], ...]:
    """Return the examples of an act as the JSON objects that programs send."""
    return tuple(body_of(declared.kind, said_by_example(declared, each)) for each in declared.examples)


def said_by_example(declared: DeclaredAct, example: str) -> Said:
    """Return what an example tells, by the names of fields; options of the command itself are left out.

    Raises:
        ValueError: it names an option that the act does not have, or has more words than there are places for.
    """
    leaves = {leaf.name: leaf for leaf in leaves_of(declared.kind)}
    options = {f"--{leaf.called}": leaf for leaf in leaves.values()}
    options.update(("-a", leaf) for leaf in leaves.values() if leaf.control is Control.ANSWERS)
    places = [leaves[name] for name in (declared.cli.positional if declared.cli else ())]
    words = shlex.split(example)[1:]
    found: dict[str, list[str]] = {}
    while words:
        word = words.pop(0)
        if word in {"--only-show", "--yes"}:
            continue
        leaf = options.get(word)
        if leaf is None:
            if word.startswith("--") or not places:
                raise ValueError(f"{declared.name}: {word}")
            leaf = places[0] if places[0].many else places.pop(0)
            value = word
        elif leaf.control is Control.TICK:
            value = "1"
        else:
            value = leaf.bare if leaf.bare and (not words or words[0].startswith("-")) else words.pop(0)
        found.setdefault(leaf.name, []).append(value)
    return {name: _value(leaves[name], values) for name, values in found.items()}


def _value(leaf: Leaf, values: list[str]) -> str | tuple[str, ...]:
    return tuple(values) if leaf.many and len(values) > 1 else values[-1]
