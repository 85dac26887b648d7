"""Language of a visitor: what he asked for, what he chose before, what his browser prefers."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.locale import Language

PARAMETER = "lang"
"""The parameter of an address that chooses a language."""
COOKIE = "duplicado-lang"
"""The cookie that keeps the choice."""


def negotiated(asked: str | None, kept: str | None, accepts: str, default: Language) -> Language:
    """Choose a language by the parameter `lang`, the cookie, the header Accept-Language, the default, in this order.

    >>> negotiated(None, "xx", "fr, pt-BR;q=0.8, en;q=0.5", Language("es"))
    Language('pt')
    """
    known = _known()
    for choice in (asked, kept):
        if choice is not None and choice in known:
            return known[choice]
    return preferred(accepts) or default


def preferred(accepts: str) -> Language | None:
    """Return the language of ours that an Accept-Language header likes best; the first of several liked alike."""
    known = _known()
    best: Language | None = None
    best_weight = 0.0
    for part in accepts.split(","):
        tag, _, parameters = part.strip().partition(";")
        language = known.get(tag.strip().partition("-")[0].lower())
        weight = _weight(parameters)
        if language is not None and weight > best_weight:
            best, best_weight = language, weight
    return best


def _known() -> Mapping[str, Language]:
    return {language.value: language for language in Language}


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
