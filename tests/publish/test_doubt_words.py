"""Likely slips are asked about in the reader's own notation: contracts, cards, seats, vulnerability."""

import pytest

from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.locale import Language
from duplicado.publish.event_words import doubt_text
from duplicado.publish.messages import Messages


@pytest.mark.parametrize(
    ("doubt", "language", "said"),
    [
        (Doubt(DoubtKind.UNUSUAL, ("3NTX W", "5")), Language.ENGLISH, "3NTX W with 5 tricks"),
        (Doubt(DoubtKind.UNUSUAL, ("3NTX W", "5")), Language("es"), "3STX O con 5 bazas"),
        (Doubt(DoubtKind.UNUSUAL, ("4S N", "6")), Language("pt"), "4♠ N com 6 vazas"),
        (
            Doubt(DoubtKind.LEAD_FROM_ANOTHER_SEAT, ("SK", "W", "E")),
            Language("es"),
            "♠R está en la mano de E, no de O",
        ),
        (Doubt(DoubtKind.LEAD_NOT_HELD, ("HT", "W")), Language.ENGLISH, "Nobody holds ♥10 on this board; W is said"),
        (Doubt(DoubtKind.OTHER_VULNERABILITY, ("600", "none", "ns")), Language("es"), "(Nadie vulnerable)"),
        (Doubt(DoubtKind.OTHER_VULNERABILITY, ("600", "none", "ns")), Language.ENGLISH, "North-South vulnerable"),
        (Doubt(DoubtKind.TRICKS_IMPOSSIBLE, ("14",)), Language.ENGLISH, "Nobody can win 14 tricks"),
    ],
)
def test_a_doubt_is_told_as_its_reader_writes(doubt: Doubt, language: Language, said: str) -> None:
    assert said in doubt_text(doubt, Messages.load(language))
