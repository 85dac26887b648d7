"""Law 6: the shuffle and the deal."""

import pytest

from duplicado.law.book.law_06 import DealFault, RedealFacts, redeal
from duplicado.law.edition import Edition


@pytest.mark.clause("6B", "6D1", "6D2", "6D3", "DEF:sorted_deck")
@pytest.mark.parametrize(
    ("facts", "under"),
    [
        (RedealFacts(DealFault.ADJACENT_CARDS, Edition.LAWS_2017), "6D1"),
        (RedealFacts(DealFault.ADJACENT_CARDS, Edition.LAWS_2007), None),
        (RedealFacts(DealFault.INCORRECTLY_DEALT, Edition.LAWS_2007), "6D1"),
        (RedealFacts(DealFault.CARD_SEEN), "6D1"),
        (RedealFacts(DealFault.CARD_SEEN, auction_begun=True), None),
        (RedealFacts(DealFault.SORTED_DECK, auction_begun=True), "6D2"),
        (RedealFacts(DealFault.IMPORTED), "6D2"),
        (RedealFacts(DealFault.IMPORTED, replay_event=True), None),
        (RedealFacts(DealFault.DIRECTORS_REASON), "6D3"),
        (RedealFacts(DealFault.DIRECTORS_REASON, passed_out=True), None),
        (RedealFacts(DealFault.DIRECTORS_REASON, result_known_without_the_board=True), None),
    ],
)
def test_a_new_deal(facts: RedealFacts, under: str | None) -> None:
    assert redeal(facts) == under
