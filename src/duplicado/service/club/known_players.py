"""Members of a club as players of an event: the number to a name, the name to a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from duplicado.event.facts.contestants import Player
from duplicado.store.club_rows import PersonRow
from duplicado.vocabulary.lexicon import plain


@dataclass(frozen=True, slots=True)
class KnownPlayers:
    """Members by name and by number; nobody unless told. Capitals and accents do not matter."""

    by_name: Mapping[str, Player] = field(default_factory=dict[str, Player])
    by_number: Mapping[str, Player] = field(default_factory=dict[str, Player])

    @staticmethod
    def of(people: Iterable[PersonRow]) -> KnownPlayers:
        """Take the persons whom a club knows; of several with the same name none is meant by it."""
        players = [Player(each.name, each.number) for each in people]
        names = Counter(_key(each.name) for each in players)
        single = {name: each for each in players if names[name := _key(each.name)] == 1}
        return KnownPlayers(single, {_digits(each.number): each for each in players if _digits(each.number)})

    def player(self, name: str) -> Player:
        """Return the player of a name as it is written, with his number where he is a member."""
        known = self.by_name.get(_key(name))
        return Player(name, "" if known is None else known.number)

    def numbered(self, text: str) -> Player | None:
        """Return the member of a number, if there is one."""
        return self.by_number.get(_digits(text))

    def completed(self, player: Player) -> Player:
        """Return a player with the number of the member of his name, or the member whose number stands for a name."""
        if player.number:
            return player
        return self.numbered(player.name) or self.player(player.name)

    def is_same(self, player: Player, member: Player) -> bool:
        """Tell whether a player goes by the name of a member."""
        return _key(player.name) == _key(member.name)


def completing(people: Callable[[], Iterable[PersonRow]]) -> Callable[[Player], Player]:
    """Return what completes players by those whom a club knows; these are read when it is asked."""
    return lambda player: KnownPlayers.of(people()).completed(player)


def _key(name: str) -> str:
    return " ".join(plain(name).split())


def _digits(number: str) -> str:
    """Return a number without what parts its digits: `12 345` and `12345` are the same."""
    return "".join(sign for sign in number if sign.isalnum()).casefold()
