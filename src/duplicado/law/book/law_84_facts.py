"""Law 84 as values: what the Law has for the facts, and how the Director therefore goes on.

For facts that are agreed, and for disputed ones that have been found (`law_85`).
"""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.vocabulary.enumeration import Enumeration


class WayToEstablish(Enumeration):
    """Next step of the Director when he knows the facts; the value is its name in messages."""

    PLAY_ON = "play on"
    PRESCRIBED = "prescribed rectification"
    """The Law prescribes a rectification: he determines it and sees to it."""
    CHOICE = "choice"
    """A player has a choice: he explains the options and sees that one is chosen."""
    EQUITY = "equity"
    """He restores equity, by an adjusted score where the innocent side was probably damaged."""
    RULED_TO_PLAY_ON = "ruled to play on"
    """The facts cannot be determined: he gives a ruling that lets play go on (85B)."""

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Way.{self.name}"


@dataclass(frozen=True, slots=True)
class Path:
    """Provisions of the Law for the facts."""

    prescribed: bool = False
    """True where it prescribes a rectification."""
    choice: bool = False
    """True where it gives a player a choice."""
    discretion: bool = False
    """True where it leaves something to the Director's judgement."""
    probable_damage: bool = False
    """True where he judges that an irregularity has probably damaged the innocent side."""


@dataclass(frozen=True, slots=True)
class RulingStep:
    """Next step, with the clauses."""

    way: WayToEstablish
    clauses: tuple[str, ...]


def how_to_rule(path: Path) -> RulingStep:
    """Say how the Director rules on facts that he knows: the first of 84A to 84D that fits.

    A choice comes before the rectification that follows when it has been made. Where damage is probable and nothing is
    prescribed, or what is prescribed is left behind, equity is looked at (84D).
    """
    return _no_rectification(path) or _option(path) or _prescribed(path) or _discretion(path)


@clause("84A")
def _no_rectification(path: Path) -> RulingStep | None:
    """Let play go on where the Law prescribes nothing and there is nothing to judge (84A)."""
    if path.prescribed or path.choice or path.discretion or path.probable_damage:
        return None
    return RulingStep(WayToEstablish.PLAY_ON, ("84A",))


@clause("84B")
def _prescribed(path: Path) -> RulingStep | None:
    """Determine the rectification that the Law clearly prescribes, and see that it is implemented (84B)."""
    return RulingStep(WayToEstablish.PRESCRIBED, ("84B",)) if path.prescribed else None


@clause("84C")
def _option(path: Path) -> RulingStep | None:
    """Explain all the options where a player has a choice, and see that one is chosen and carried out (84C, 10C)."""
    if not path.choice:
        return None
    return RulingStep(WayToEstablish.CHOICE, ("84B", "84C", "10C1") if path.prescribed else ("84C", "10C1"))


@clause("84D")
def _discretion(path: Path) -> RulingStep:
    """Restore equity (84D): an adjusted score where an irregularity without rectification has probably done damage."""
    return RulingStep(WayToEstablish.EQUITY, ("84D", "12A1") if path.probable_damage else ("84D",))
