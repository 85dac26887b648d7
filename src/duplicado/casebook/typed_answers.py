"""Reading one line as a director types it: `N: 1S`, `E: drops HK`, `director 27B1(a): true`, or a step of a case."""

from __future__ import annotations

import re
from typing import Final

from duplicado.casebook.model import DirectorStep, ExpectStep, PlayerStep
from duplicado.casebook.problems import CaseProblem, MalformedCase
from duplicado.casebook.steps import read_step
from duplicado.casebook.yaml_tree import Listing, Mapping, Tree, YamlEntry, YamlWord, documents
from duplicado.locale import Language
from duplicado.table.actions.reader import parse_action
from duplicado.table.actions.spoken import read_designation
from duplicado.vocabulary.errors import NotationError

_PLAYER: Final = re.compile(r"([NESW])\s*:\s*(.*?)(?:\s+with\s+([NESW])\s*:\s*(.*))?", re.IGNORECASE)
_DUMMY: Final = re.compile(r"([NESW])\s*:\s*(instead\s+)?(\w+)\s+([^{}\[\]\"]+)", re.IGNORECASE)
_DIRECTOR: Final = re.compile(r"(?:director|dir|d)\s*:?\s+(.*)", re.IGNORECASE)
_FINDING: Final = re.compile(r"\s*(\S.*?)\s*:\s+(.*)")
_COMMENT: Final = re.compile(r"\s+#.*$")
_SPOKEN: Final = {
    "pass": "P", "passes": "P", "double": "X", "dbl": "X", "redouble": "XX", "rdbl": "XX", "accepts": "accept",
    "refuses": "refuse", "rejects": "refuse", "reject": "refuse", "requires": "require", "forbids": "forbid",
}  # fmt: skip
# Only words with a digit or a suit and a rank in them: `takes` and `dummy` are left alone.
_CALL_OR_CARD: Final = re.compile(r"\d\s?(?:[cdhs]|nt|n)|p|xx?|[cdhs](?:10|[2-9tjqka])", re.IGNORECASE)


def read_typed(text: str, language: Language = Language.ENGLISH) -> PlayerStep | DirectorStep | CaseProblem:
    """Read a line; whatever it is not, a problem says with the place in the line where it can.

    Declarer's words for a card of dummy's are understood in `language` too: `S: dummy rey de picas`.
    """
    bare = _in_canonical_words(text.strip(), language)
    try:
        tree = _tree(bare)
        if tree is None:
            return CaseProblem(1, "table-not-understood", (("text", bare),))
        step = read_step(tree)
    except MalformedCase as malformed:
        return malformed.problem
    if isinstance(step, ExpectStep):
        return CaseProblem(1, "table-expect-is-written-on-saving", ())
    return step


def _in_canonical_words(text: str, language: Language) -> str:
    """Write declarer's words for dummy's card as a case has them; leave everything else alone."""
    said = _DUMMY.fullmatch(text)
    if said is None or language.heard.words.meant(said[3]) != "dummy":
        return text
    for spoken in (Language.ENGLISH, language):
        try:
            return f"{said[1].upper()}: {said[2] or ''}dummy {read_designation(said[4], spoken.lexicon)}"
        except NotationError:
            continue
    return text


def _tree(bare: str) -> Tree | None:
    if bare.startswith(("{", "- ")):
        found = tuple(documents(bare))
        tree = found[0] if found else None
        return tree.items[0] if isinstance(tree, Listing) and len(tree.items) == 1 else tree
    bare = bare if '"' in bare else _COMMENT.sub("", bare)
    player = _PLAYER.fullmatch(bare)
    if player:
        entries = [YamlEntry(1, player[1].upper(), _action(player[2]))]
        if player[3]:
            entries.append(YamlEntry(1, "with", Mapping(1, (YamlEntry(1, player[3].upper(), _action(player[4])),))))
        return Mapping(1, tuple(entries))
    director = _DIRECTOR.fullmatch(bare)
    if director:
        return Mapping(1, (YamlEntry(1, "director", _findings(director[1])),))
    return None


def _findings(text: str) -> Tree:
    """Read `27B1(a): true`, or a mapping in braces; a finding alone need not be in braces."""
    if not text.lstrip().startswith("{"):
        single = _FINDING.fullmatch(text)
        if single is None:
            raise MalformedCase(1, "table-finding-needs-value", text=text)
        value = next(iter(documents(f"[{single[2]}]")))
        inner = value.items if isinstance(value, Listing) else ()
        if len(inner) == 1:
            return Mapping(1, (YamlEntry(1, single[1].strip("\"'"), inner[0]),))
        if len(inner) > 1 and not any(isinstance(item, Mapping) for item in inner):  # cards without brackets
            return Mapping(1, (YamlEntry(1, single[1].strip("\"'"), Listing(1, inner)),))
        text = f"{{{text}}}"
    found = tuple(documents(text))
    return found[0]


def _action(text: str) -> YamlWord:
    """Take the action as it is written; where that is none, as it was probably meant: `1s`, `pass`, `sk`, `s k`."""
    try:
        parse_action(text)
    except NotationError:
        meant = " ".join(_meant(word) for word in text.split())
        try:
            parse_action(meant)
        except NotationError:
            return YamlWord(1, text, quoted=False)
        return YamlWord(1, meant, quoted=False)
    return YamlWord(1, text, quoted=False)


def _meant(word: str) -> str:
    low = word.lower()
    if low in _SPOKEN:
        return _SPOKEN[low]
    if _CALL_OR_CARD.fullmatch(word) is None and len(word) > 1:
        return low
    up = word.upper()
    return f"{up}T" if re.fullmatch(r"\dN", up) else up
