"""Law 6: the shuffle and the deal."""

import pytest

from duplicado.law.book.law_06 import DealFault, RedealFacts, deals_lawfully, redeal
from duplicado.law.edition import Edition

IN_ROTATION = tuple(number % 4 for number in range(52))
BACK_AND_FORTH = (*(number % 8 if number % 8 < 4 else 7 - number % 8 for number in range(48)), 0, 1, 2, 3)


@pytest.mark.clause("6B")
def test_no_two_adjacent_cards_to_one_hand_since_2017() -> None:
    assert deals_lawfully(IN_ROTATION, Edition.LAWS_2017)
    assert not deals_lawfully(BACK_AND_FORTH, Edition.LAWS_2017)
    assert deals_lawfully(BACK_AND_FORTH, Edition.LAWS_2007)
    assert not deals_lawfully(IN_ROTATION[:51], Edition.LAWS_2007)
    assert not deals_lawfully((0,) * 14 + IN_ROTATION[14:], Edition.LAWS_2007)


@pytest.mark.clause("6D1", "6D2", "6D3")
@pytest.mark.parametrize(
    ("facts", "under"),
    [
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
