"""Law 85 as values: agreed, disputed and found facts are different things, and one is made of the other here."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.law.book.law_84_facts import Path, RulingStep, WayToEstablish, how_to_rule
from duplicado.law.clause import clause
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.numbers import added_up

ASCERTAINED: Final = inquiry("85A1", YES_NO, asked_only=True)
FACTS_DISPUTED: Final = inquiry("85", YES_NO)


class EvidenceSource(Enumeration):
    """Source of a piece of evidence; the value is its name in records."""

    STATEMENT = "statement"
    """Statement of a player."""
    CARDS = "cards"
    """The quitted tricks, the hands."""
    RECORD = "record"
    """The auction as written, the score, a recording."""
    SPECTATOR = "spectator"
    """Statement of a spectator whom the Director has asked (76C1)."""

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Source.{self.name}"


@dataclass(frozen=True, slots=True)
class Evidence:
    """A piece of evidence for one version, with the weight that the Director gives it.

    Raises `DuplicadoError` for a negative weight.
    """

    version: str
    by: str
    source: EvidenceSource = EvidenceSource.STATEMENT
    weight: Fraction = Fraction(1)

    def __post_init__(self) -> None:
        """Check the weight."""
        if self.weight < 0:
            raise DuplicadoError(f"evidence weighs nothing at the least, not {self.weight}")


@dataclass(frozen=True, slots=True)
class Agreed:
    """Both sides say the same."""

    version: str


@dataclass(frozen=True, slots=True)
class Disputed:
    """The sides do not say the same; what each says, and whatever else the Director could collect."""

    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class BalanceOfProbabilities:
    """Finding on disputed facts: the most probable version, and its part of the weight of all evidence."""

    version: str
    share: Fraction
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class Undetermined:
    """He could not determine the facts to his satisfaction."""

    evidence: tuple[Evidence, ...]


Weighed: TypeAlias = BalanceOfProbabilities | Undetermined
Facts: TypeAlias = Agreed | Disputed | Weighed


def balance(dispute: Disputed) -> tuple[tuple[str, Fraction], ...]:
    """Return the versions with their part of the weight of the evidence, the most probable first (85A1).

    Versions of the same weight stay in the order in which they were told. Without any weight there is none.
    """
    weights = added_up((each.version, each.weight) for each in dispute.evidence)
    everything = sum(weights.values(), Fraction(0))
    if not everything:
        return ()
    shares = [(version, weight / everything) for version, weight in weights.items()]
    return tuple(sorted(shares, key=lambda share: -share[1]))


def settled(dispute: Disputed) -> Weighed:
    """Return what is found on the balance of probabilities: the version that outweighs every other one.

    Reading: the most probable version is enough, it need not be certain, nor outweigh all others together. Two of the
    same weight determine nothing.
    """
    versions = balance(dispute)
    if not versions:
        return Undetermined(dispute.evidence)
    version, share = versions[0]
    if any(other == share for _, other in versions[1:]):
        return Undetermined(dispute.evidence)
    return BalanceOfProbabilities(version, share, dispute.evidence)


def how_to_rule_on_disputed(weighed: Weighed, path: Path) -> RulingStep:
    """Say how the Director goes on with facts that were disputed."""
    return on_probable_facts(path) if isinstance(weighed, BalanceOfProbabilities) else undetermined()


@clause("85A1", "85A2")
def on_probable_facts(path: Path) -> RulingStep:
    """Rule as on agreed facts (84) once he is satisfied that he has ascertained them (85A2)."""
    step = how_to_rule(path)
    return RulingStep(step.way, ("85A1", "85A2", *step.clauses))


@clause("85B")
def undetermined() -> RulingStep:
    """Give a ruling that lets play continue when he cannot determine the facts to his satisfaction (85B)."""
    return RulingStep(WayToEstablish.RULED_TO_PLAY_ON, ("85B",))
